"""HTTP bodies of score pads."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ludotheque.catalog.pad import PadCell, PadChange, PadPlayer
from ludotheque.catalog.record import Scoring

MAX_RECORD_NUMBER = 1 << 53


class PadWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A pad for a game at a real table."""

    title: str = ""
    record: Annotated[int, msgspec.Meta(ge=0, le=MAX_RECORD_NUMBER)] = 0
    """The box it is for; 0: none."""
    scoring: Scoring = Scoring()
    players: list[str] = []
    """Their names."""


class Pad(msgspec.Struct, frozen=True, omit_defaults=True):
    """A pad as it stands at a version."""

    id: str
    version: int
    title: str
    scoring: Scoring
    players: list[PadPlayer]
    cells: list[PadCell]
    record: int = 0
    ended: int | None = None
    """When the game ended, in milliseconds."""
    secret: str = ""
    """Lets others write when it stands behind #e= in the address; left out for those who only read."""
    undo: bool = False
    """Whether you have changed something that you have not taken back."""


class PadState(msgspec.Struct, frozen=True, omit_defaults=True):
    """A pad, if it is not at the version that the reader has."""

    version: int
    pad: Pad | None = None


class PadChanges(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody changes, in this order."""

    changes: Annotated[list[PadChange], msgspec.Meta(max_length=100)]


class PadRefusal(msgspec.Struct, frozen=True):
    """A change that was not made."""

    id: str
    code: str
    sentence: str


class PadWritten(msgspec.Struct, frozen=True):
    """The pad after the changes, and those of them that were not made."""

    pad: Pad
    refused: list[PadRefusal]


class PadStanding(msgspec.Struct, frozen=True, omit_defaults=True):
    """What somebody has on a pad in the end."""

    name: str
    points: int
    won: bool = False


class PadCard(msgspec.Struct, frozen=True, omit_defaults=True):
    """A pad in a list: a game at a real table."""

    id: str
    title: str
    touched: int
    """When it ended, or was last written in; in milliseconds."""
    standings: list[PadStanding]
    ended: bool = False
    record: int = 0
    game: str = ""
    """A game of this server that the box holds."""
