"""What sessions are given from outside: time, randomness and a log. Tests pass their own."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from collections.abc import Callable
from typing import Protocol, TypeAlias

from ludotheque.protocol import messages as m
from ludotheque.store import Append, Appended, Deliver


class Clock:
    """The system's time, as one that goes on steadily and never back, whatever the machine's clock is set to."""

    def __init__(self) -> None:
        self._offset_ms = self.system_ms() - int(1000 * self.monotonic())

    def now_ms(self) -> int:
        """Milliseconds, as the log has them."""
        return self._offset_ms + int(1000 * self.monotonic())

    def advance_to(self, moment_ms: int) -> None:
        """Be at this moment, unless it has passed."""
        self._offset_ms += max(0, moment_ms - self.now_ms())

    def system_ms(self) -> int:
        """What the machine's clock shows, which may jump."""
        return time.time_ns() // 1_000_000

    def monotonic(self) -> float:
        return time.monotonic_ns() / 1e9


class Entropy:
    """The system's randomness."""

    def token_hex(self, count: int) -> str:
        return secrets.token_hex(count)

    def token_urlsafe(self, count: int) -> str:
        return secrets.token_urlsafe(count)

    def token_bytes(self, count: int) -> bytes:
        return secrets.token_bytes(count)

    def randbits(self, count: int) -> int:
        return secrets.randbits(count)

    def uniform(self, low: float, high: float) -> float:
        return random.SystemRandom().uniform(low, high)


class EventLog(Protocol):
    """Where a session appends its events."""

    def submit(self, append: Append, deliver: Deliver) -> None:
        """Append an event; `deliver` is called with the answer or the error after the commit, in this event loop."""

    async def seq_of(self, table: str, command: str) -> int | None:
        """Where a command of a table stands in the log, if it does."""


class MemoryLog:
    """A log that lasts as long as the process."""

    def __init__(self) -> None:
        self.appended: list[Append] = []

    def submit(self, append: Append, deliver: Deliver) -> None:
        self.appended.append(append)
        asyncio.get_running_loop().call_soon(deliver, Appended(append.seq, b"", repeated=False))

    async def seq_of(self, table: str, command: str) -> int | None:
        keys = ((append.table, append.command, append.seq) for append in self.appended)
        return next((seq for known, key, seq in keys if (known, key) == (table, command)), None)


Reply: TypeAlias = Callable[["m.Done | Exception"], None]
"""Takes the answer to a command, once."""
