"""HTTP bodies of rulebook examples and of browsers' subscriptions to notifications."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from ludotheque.tables.stream import Entry


class PushKey(msgspec.Struct, frozen=True):
    """The key that a browser's subscription to notifications names, in base64url."""

    key: str


class PushWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a browser takes notifications, as its subscription says: the address, and both keys in base64url."""

    endpoint: Annotated[str, msgspec.Meta(min_length=12, max_length=2048)]
    p256dh: Annotated[str, msgspec.Meta(max_length=100)] = ""
    auth: Annotated[str, msgspec.Meta(max_length=40)] = ""


class Example(msgspec.Struct, frozen=True):
    """A worked example of a rulebook, played on the board: the `number`-th of its §."""

    paragraph: int
    number: int
    viewer: int
    names: dict[str, list[str]]
    """By language and seat."""
    view: dict[str, Any]
    """Where it begins."""
    moves: list[Entry]


class SetupPicture(msgspec.Struct, frozen=True):
    """What a rulebook shows of the set-up: a table as one seat sees it before anybody acts, and what is pointed at."""

    viewer: int
    names: dict[str, list[str]]
    """By language and seat."""
    view: dict[str, Any]
    points: list[str]
    """Selectors of the board's elements, one for each label of the rulebook."""
