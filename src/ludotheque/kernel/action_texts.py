"""Texts of a game's actions. Most say the same whatever the table is like: those are written and read once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from ludotheque.kernel.contract import Notation
from ludotheque.kernel.record import Record

MAX_TEXTS = 20_000
"""Kept of each kind; then begun anew."""

Made = TypeVar("Made")


class ViewRead(Exception):  # noqa: N818 - a signal, not a failure
    """Something of the table was looked at."""


class _Unread:
    """Stands for a view, to see whether anything of it is read."""

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(name) if name.startswith("__") else ViewRead


UNREAD: Any = _Unread()


class ActionTexts:
    """Reads and writes the actions of a game."""

    def __init__(self, notation: Notation) -> None:
        self._notation = notation
        self._written: dict[int, str | None] = {}
        self._read: dict[str, int | None] = {}

    def write(self, view: Record, action: int) -> str:
        found = self._written.get(action, "")
        if found == "":
            found = kept(self._written, action, lambda: self._notation.write(UNREAD, action))
        return self._notation.write(view, action) if found is None else found

    def write_each(self, view: Record, actions: list[int]) -> list[str]:
        found = [*map(self._written.get, actions)]
        return found if all(found) else [self.write(view, action) for action in actions]  # type: ignore[return-value]

    def read(self, view: Callable[[], Record], text: str) -> int:
        """What a text means; raises NotationError. `view` makes the view if it is needed."""
        found = self._read.get(text, -1)
        if found == -1:
            found = kept(self._read, text, lambda: self._notation.read(UNREAD, text))
        return self._notation.read(view(), text) if found is None else found


def kept(texts: dict[Any, Made | None], key: Any, make: Callable[[], Made]) -> Made | None:
    """Keep what is made without looking at the table; None if it cannot be."""
    if len(texts) >= MAX_TEXTS:
        texts.clear()
    try:
        texts[key] = make()
    except ViewRead:
        texts[key] = None
    return texts[key]
