"""What does the server remember of a table that is awake? The table itself, and who looks at it."""

from __future__ import annotations

import asyncio
from collections import deque
from dataclasses import dataclass, field
from typing import Any, Protocol

from ludotheque.tables.table import AppliedEvent, Table

RECENT = 12
"""So many of its last events a table keeps at hand for those who were away for a moment."""


class Subscriber(Protocol):
    """A connection that looks at tables, or at the lobby."""

    person: str
    lobby: bool

    def send(self, message: Any) -> None: ...

    def send_raw(self, data: bytes) -> None: ...

    def ask_whether_there(self, patient: bool = False) -> None:
        """Ping it; close it if it did not answer the last one, unless one is patient."""


@dataclass(slots=True)
class TableSession:
    """A table in memory, and those who look at it."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    again: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while a rematch is laid out."""
    recent: deque[AppliedEvent] = field(default_factory=lambda: deque(maxlen=RECENT))
    watchers: dict[Subscriber, int] = field(default_factory=dict)
    """With the seat each looks from, or SPECTATOR."""
    wordless: set[Subscriber] = field(default_factory=set)
    """Those of them who want no sentences."""
    said: dict[int, str] = field(default_factory=dict)
    commands: dict[str, int] = field(default_factory=dict)
    kept: int = 0
    """The number of the last event that a snapshot holds."""
    touched: float = 0.0
    seats_due: bool = False
    """Those who look on are about to hear who sits there."""
    away: dict[int, float] = field(default_factory=dict)
    """Since when the holder of a seat has not been looking."""
    rung: dict[int, int] = field(default_factory=dict)
    """By seat, the turn for which the bell has rung, or needed not."""
    planned: set[int] = field(default_factory=set)
    """Seats for which a bot is thinking."""

    def audiences(self) -> list[tuple[bool, dict[Subscriber, int]]]:
        """Those who want sentences, and those who want none, with the seats they look from."""
        if not self.watchers:
            return []
        if not self.wordless:
            return [(True, self.watchers)]
        if len(self.wordless) == len(self.watchers):
            return [(False, self.watchers)]
        with_words = {one: viewer for one, viewer in self.watchers.items() if one not in self.wordless}
        return [(True, with_words), (False, {one: self.watchers[one] for one in self.wordless})]
