"""HTTP bodies of the guided first match: what is said and asked for, and what comes of a move.

The server remembers nothing of it: whoever asks says what he has done so far.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from ludotheque.protocol import messages as m
from ludotheque.tables.commands import MAX_ACTION_LENGTH
from ludotheque.tables.stream import Entry, Snapshot

Action = Annotated[str, msgspec.Meta(max_length=MAX_ACTION_LENGTH)]
Done = Annotated[list[Action], msgspec.Meta(max_length=16)]


class ShownStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that a lesson says, as keys of the game's words."""

    say: str
    show: str = ""
    """The region of the table that it speaks of."""
    right: list[str] = []
    """The actions that go on from here; none: one reads on."""
    wrong: str = ""
    """What is said for any other action that is allowed."""


class ShownLesson(msgspec.Struct, frozen=True):
    """The lesson of a game, from its beginning."""

    names: dict[str, list[str]]
    """By language and seat; "" for whoever is taught."""
    steps: list[ShownStep]
    table: Snapshot


class LessonMove(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An action in a lesson, or the beginning of one, after all that was done in it."""

    action: Action
    done: Done = []


class LessonEnd(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that was done in a lesson: from there it is played on freely."""

    done: Done = []


class LessonAnswer(msgspec.Struct, frozen=True, omit_defaults=True):
    """What comes of an action in a lesson: it was right and the match has gone on, or it is not done, and why."""

    at: int = -1
    """The number of the step that comes next; -1: the action is not done."""
    entries: list[Entry] = []
    table: Snapshot | None = None
    wrong: str = ""
    """It is allowed, but not what is asked for here: a key of the game's words."""
    reason: m.Reason | None = None
    """It is not allowed."""
