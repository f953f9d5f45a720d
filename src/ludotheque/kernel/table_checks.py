"""Questions about a game on a real table, which its rules answer: what is allowed, and what it counts.

A game that has a `checks.py` declares its questions there, each with the fields that somebody fills in, and answers
them by its own rules. So there is no second copy of a rule, and whoever asks needs to know no game: the page draws
cards to tap, choices and numbers from the fields. The texts are in the game's words: `check-QUESTION` with `.help`, and
`check-QUESTION-FIELD` for each field.
"""

from __future__ import annotations

import enum
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol, TypeAlias

from ludotheque.kernel.errors import CheckError, closest, shown
from ludotheque.kernel.words import Line, line

FieldKind: TypeAlias = Literal["cards", "groups", "choice", "number", "flag"]
Answers: TypeAlias = Mapping[str, Any]
"""What was filled in, by field: a list of cards, a list of those, a value, a number, or whether it is so. A field for
each player has a list with one for each."""


@dataclass(frozen=True)
class CheckField:
    """Something to fill in."""

    name: str
    kind: FieldKind
    label: str = ""
    """The key of its text in the game's words; empty: `check-QUESTION-NAME`."""
    rows: tuple[tuple[str, ...], ...] = ()
    """Of cards: all kinds, in notation, as rows to tap."""
    copies: Mapping[str, int] = field(default_factory=dict)
    """Of cards: how often a kind is in the box, if that is not once."""
    most: int = 0
    """Of cards: so many at most; of groups: so many groups of cards."""
    values: tuple[str, ...] = ()
    """Of a choice."""
    words: str = ""
    """Of a choice: its values are `WORDS-VALUE` in the game's words."""
    low: int = 0
    high: int = 0
    usual: int = 0
    """Of a number."""
    each: bool = False
    """One for each player."""


@dataclass(frozen=True)
class TableQuestion:
    """A question, and what must be filled in."""

    name: str
    fields: tuple[CheckField, ...]
    players: tuple[int, int] | None = None
    """How many players it is about; None: it is about nobody in particular."""


@dataclass(frozen=True)
class CheckAnswer:
    """What the rules say."""

    lines: list[Line]
    allowed: bool | None = None
    """None: it only counts something, and nothing of that could be forbidden."""
    points: int | None = None
    paragraph: int | None = None
    """Of the rulebook, where it says why."""


class TableChecks(Protocol):
    """What `checks.py` of a game defines."""

    QUESTIONS: tuple[TableQuestion, ...]

    def check(self, question: str, given: Answers, options: Mapping[str, Any]) -> CheckAnswer: ...  # by the rules


@dataclass(frozen=True)
class NoHooks:
    """It has no hooks."""


def refused(no: enum.IntEnum) -> CheckAnswer:
    """The answer by which the rules refuse an action."""
    code = no.name.lower().replace("_", "-")
    return CheckAnswer([line(f"refusal-{code}")], allowed=False, paragraph=no.value // 10)


def question_of(questions: Sequence[TableQuestion], name: str) -> TableQuestion:
    for question in questions:
        if question.name == name:
            return question
    known = [question.name for question in questions]
    raise CheckError("check-unknown", asked=shown(name), known=", ".join(known) or "–", nearest=closest(name, known))


def filled_in(question: TableQuestion, given: Mapping[str, Any], players: int) -> dict[str, Any]:
    """What was filled in, checked: all fields of the question, and nothing else. What is left out is empty or usual."""
    if question.players is not None and not question.players[0] <= players <= question.players[1]:
        low, high = question.players
        raise CheckError("check-players", found=str(players), low=str(low), high=str(high))
    known = [one.name for one in question.fields]
    for name in given:
        if name not in known:
            raise CheckError("check-no-field", name=shown(name), known=", ".join(known))
    return {one.name: _read(one, given.get(one.name), players) for one in question.fields}


def _read(one: CheckField, value: Any, players: int) -> Any:
    if one.each:
        values = [None] * players if value is None else value
        if not isinstance(values, list) or len(values) != players:
            raise CheckError("check-each", name=one.name, found=shown(value), players=str(players))
        return [READERS[one.kind](one, single) for single in values]
    return READERS[one.kind](one, value)


def _cards(one: CheckField, value: Any) -> list[str]:
    cards = [] if value is None else value
    if not isinstance(cards, list) or not all(isinstance(card, str) for card in cards):
        raise CheckError("check-cards", name=one.name, found=shown(value))
    kinds = [card for row in one.rows for card in row]
    for card in cards:
        if card not in kinds:
            raise CheckError("check-card", found=shown(card), first=kinds[0], last=kinds[-1])
    for card, count in Counter(cards).items():
        if count > (most := one.copies.get(card, 1)):
            raise CheckError("check-copies", card=card, found=str(count), most=most)
    if one.kind == "cards" and len(cards) > one.most:
        raise CheckError("check-many", found=str(len(cards)), most=str(one.most))
    return cards


def _groups(one: CheckField, value: Any) -> list[list[str]]:
    groups = [] if value is None else value
    if not isinstance(groups, list) or len(groups) > one.most:
        raise CheckError("check-groups", found=shown(value), most=str(one.most))
    read = [_cards(one, group) for group in groups if group != []]
    _cards(one, [card for group in read for card in group])  # no card is in more groups than it is in the box
    return read


def _choice(one: CheckField, value: Any) -> str:
    if value is None:
        return one.values[0]
    if value not in one.values:
        raise CheckError("check-choice", name=one.name, found=shown(value), known=", ".join(one.values))
    return str(value)


def _number(one: CheckField, value: Any) -> int:
    if value is None:
        return one.usual
    if type(value) is not int or not one.low <= value <= one.high:
        raise CheckError("check-number", name=one.name, found=shown(value), low=str(one.low), high=str(one.high))
    return value


def _flag(one: CheckField, value: Any) -> bool:
    if value is not None and type(value) is not bool:
        raise CheckError("check-flag", name=one.name, found=shown(value))
    return bool(value)


READERS: dict[FieldKind, Callable[[CheckField, Any], Any]] = {
    "cards": _cards,
    "groups": _groups,
    "choice": _choice,
    "number": _number,
    "flag": _flag,
}
