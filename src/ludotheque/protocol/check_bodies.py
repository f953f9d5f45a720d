"""HTTP bodies of questions about a game on a real table."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from ludotheque.kernel.table_checks import FieldKind
from ludotheque.tables.stream import Sentence


class CheckFieldCard(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something to fill in."""

    name: str
    kind: FieldKind
    label: str
    """The key of its text in the game's words."""
    rows: list[list[str]] = []
    """Of cards: all kinds, in notation, as rows to tap: the letter of a colour and a number."""
    copies: dict[str, int] = {}
    """Of cards: how often a kind is there, if that is not once."""
    most: int = 0
    """Of cards: so many at most; of groups: so many groups of cards."""
    values: list[str] = []
    """Of a choice."""
    words: str = ""
    """Of a choice: its values are WORDS-VALUE in the game's words."""
    low: int = 0
    high: int = 0
    usual: int = 0
    """Of a number."""
    each: bool = False
    """One for each player."""


class TableQuestionCard(msgspec.Struct, frozen=True, omit_defaults=True):
    """A question that the rules of a game answer; its text is check-NAME in the game's words, with .help."""

    name: str
    fields: list[CheckFieldCard]
    players: list[int] | None = None
    """The fewest and the most players that must be named; left out: it is about nobody in particular."""


class CheckWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A question with what was filled in, by field; what is left out is empty or usual."""

    given: dict[str, Any] = {}
    players: Annotated[int, msgspec.Meta(ge=0, le=20)] = 0
    options: Annotated[dict[str, Any], msgspec.Meta(max_length=30)] = {}
    """Of the game, as the edition of the box has them."""


class CheckResult(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the rules say."""

    lines: list[Sentence]
    """Messages of the game; seats are the players in the order in which they were named."""
    allowed: bool | None = None
    """Left out where nothing could be forbidden."""
    points: int | None = None
    paragraph: int | None = None
    """Of the rulebook, where it says why."""
