"""HTTP bodies about matches that were played: story, words, win probabilities, luck, score."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ludotheque.tables.stream import Entry, Sentence


class GoOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from a moment of a match, at a table of your own, against bots."""

    n: Annotated[int, msgspec.Meta(ge=0)]
    """After this event."""
    seat: Annotated[int, msgspec.Meta(ge=0, le=15)]
    """Where you sit."""
    again: bool = False
    """Deal anew what this seat had not seen; else with the cards as they were, which only a finished match allows."""
    level: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    """The bot in all the other seats."""


class Story(msgspec.Struct, frozen=True):
    """What a viewer was told from the beginning; of a match that goes on, only what you saw yourself."""

    table: str
    viewer: int
    entries: list[Entry]


class File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match that was saved as a file (docs/log.md)."""

    log: str


class DescribedMoment(msgspec.Struct, frozen=True, omit_defaults=True):
    """The table in words after event `n`."""

    n: int
    lines: list[Sentence] = []


class Telling(msgspec.Struct, frozen=True):
    """The table in words, moment by moment, as a viewer saw it."""

    table: str
    viewer: int
    moments: list[DescribedMoment]


class WinChance(msgspec.Struct, frozen=True):
    """How all stood after event `n`: the share of the others that each seat could hope to end above, from 0 to 1."""

    n: int
    shares: list[float]


class Chances(msgspec.Struct, frozen=True):
    """Everyone's chances, by what a viewer saw at each moment. What is reckoned comes bit by bit: ask again with `have`
    for what is missing, until it is done."""

    table: str
    viewer: int
    moments: int
    """How many there are."""
    points: list[WinChance]
    """In the order in which they were reckoned, which is not that of the match."""
    done: bool


class SeatShare(msgspec.Struct, frozen=True):
    """One seat's account of a match: the share of the others that it ended above; what luck, its own choices and all
    the rest brought. The three add up to what the share is more than a half."""

    result: float
    luck: float
    choices: float
    rest: float


class Reckoning(msgspec.Struct, frozen=True):
    """How much of a result was luck. Reckoned bit by bit: ask again until it is done."""

    table: str
    part: float
    """How much of the work is done, from 0 to 1."""
    done: bool
    seats: list[SeatShare] = []


class PartOfScore(msgspec.Struct, frozen=True):
    """So many points for a seat, and why, in the words of the game."""

    points: int
    why: Sentence


class RoundOfScore(msgspec.Struct, frozen=True, omit_defaults=True):
    """A race or deal: what it brought each seat, and what all had after it."""

    parts: list[list[PartOfScore]]
    totals: list[int]
    title: Sentence | None = None
    """None where a match has but one."""


class ExplainedScore(msgspec.Struct, frozen=True):
    """The score of a finished match, round by round; no rounds where the game does not explain it."""

    table: str
    rounds: list[RoundOfScore]
