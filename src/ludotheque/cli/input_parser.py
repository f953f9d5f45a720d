"""Parser of what a person types: a number of the menu, a notation, the beginning of one, or a command."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ludotheque.tables.action_search import fold


@dataclass(frozen=True)
class Choice:
    """A legal action: what is typed for it, and the same in words if the game has any."""

    text: str
    label: str = ""


def command_of(typed: str, own: dict[str, str]) -> tuple[str, str] | None:
    """A command and the rest of the line, if the line begins with one; `own` maps commands to this language's words."""
    words = {fold(word): name for name, word in own.items()} | {name: name for name in own}
    head, _, rest = typed.strip().partition(" ")
    if head.startswith("?"):
        return "help", ""
    if head.startswith("§"):
        return "rules", typed
    return (words[fold(head)], rest.strip()) if fold(head) in words else None


def meant(typed: str, choices: Sequence[Choice]) -> list[Choice]:
    """The legal actions that a short form may stand for, by the first reading that fits any."""
    wanted = fold(typed)
    readings: list[Callable[[Choice], bool]] = [
        lambda choice: fold(choice.text).startswith(wanted),
        lambda choice: word_by_word(wanted, fold(choice.text)),
        lambda choice: fold(choice.text).partition(" ")[2] == wanted,
        lambda choice: joined(fold(choice.text).partition(" ")[2]).startswith(joined(wanted)),
        lambda choice: wanted in fold(choice.label).split(),
    ]
    for reading in readings:
        found = [choice for choice in choices if wanted and reading(choice)]
        if found:
            return found
    return []


def word_by_word(wanted: str, text: str) -> bool:
    """Is each word typed the beginning of the action's word in that place: `p r` for `play r`?"""
    typed, whole = wanted.split(), text.split()
    return len(typed) <= len(whole) and all(word.startswith(part) for part, word in zip(typed, whole, strict=False))


def joined(text: str) -> str:
    return text.replace(" ", "")
