"""The menu at the prompt, and the answers to input that is not on it; shared by all terminal clients."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from ludotheque.cli.input_parser import Choice, command_of

if TYPE_CHECKING:
    from ludotheque.cli.terminal import Terminal

LONG_MENU = 12
"""A longer list is not printed: examples and the way to write one say more."""
EXAMPLES = 3


class Menu:
    """The legal actions of one turn. `more`: so many beyond those given are legal, too."""

    def __init__(self, terminal: Terminal, choices: Sequence[Choice], more: int = 0) -> None:
        self.terminal = terminal
        self.choices = choices
        self.more = more
        self.numbered = list(choices)
        if self.long:
            last = len(choices) - 1
            self.numbered = [choices[last * place // (EXAMPLES - 1)] for place in range(EXAMPLES)]

    @property
    def long(self) -> bool:
        return len(self.choices) > LONG_MENU

    @property
    def question(self) -> str:
        return self.terminal.say("ask-action", last=len(self.numbered))

    def show(self) -> None:
        """The choices, numbered; of a long list only examples."""
        terminal = self.terminal
        terminal.print()
        if self.long:
            count = len(self.choices) + self.more
            terminal.print(terminal.say("many-choices", count=count, example=self.numbered[0].text))
        rows = [(str(number), choice.text, choice.label) for number, choice in enumerate(self.numbered, 1)]
        terminal.rows(rows, ("number", "typed", ""))

    def text(self, typed: str) -> str:
        """What a number of the menu stands for; anything else is itself."""
        if typed.isdecimal() and 1 <= int(typed) <= len(self.numbered):
            return self.numbered[int(typed) - 1].text
        return typed

    def command(self, typed: str, commands: Sequence[str]) -> tuple[str, str] | None:
        """A command and what follows it, unless the line is an action."""
        if any(typed == choice.text for choice in self.choices):
            return None
        return command_of(typed, {name: self.terminal.say(f"command-{name}") for name in commands})

    def wonder(self, typed: str, found: Sequence[Choice], sentence: str, more: int = 0) -> None:
        """Say why something typed is no choice: too short, no such number, or (the sentence) not readable. `more`: so
        many beyond those found fit, too."""
        terminal = self.terminal
        if found:
            texts = [choice.text for choice in found[:EXAMPLES]]
            count = len(found) + more
            terminal.print(terminal.say("ambiguous", asked=typed, count=count, known=" / ".join(texts)), "wrong")
        elif typed.isdecimal():
            terminal.print(terminal.say("no-such-number", asked=typed, last=len(self.numbered)), "wrong")
        else:
            terminal.print(sentence, "wrong")

    def refuse(self, sentence: str, paragraph: int | None) -> None:
        """Say why an action is not allowed, and where that is written."""
        self.terminal.print(sentence, "wrong")
        if paragraph is not None:
            self.terminal.print(self.terminal.say("refused-hint", paragraph=str(paragraph)))


def show_help(
    terminal: Terminal, commands: Sequence[str], after: Mapping[str, str], does: Mapping[str, str] | None = None
) -> None:
    """Every command of the prompt in a line. `after`: what is written behind some; `does`: what else some do here."""
    terminal.heading(terminal.say("help-title"))
    terminal.print(terminal.say("help-how"))
    words = {name: f"{terminal.say(f'command-{name}')} {after.get(name, '')}".strip() for name in commands}
    does = {name: terminal.say(f"does-{name}") for name in commands} | dict(does or {})
    terminal.rows([(words[name], does[name]) for name in commands], ("typed", ""))
