"""What a terminal asks of a table, at a server or in this process: messages out, messages in, none lost."""

from __future__ import annotations

import secrets
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from ludotheque.protocol import messages as m

if TYPE_CHECKING:
    from ludotheque.kernel.game import Game
    from ludotheque.tables.stream import Entry

LATER = ("slow-down", "moving")
"""What a server says that will take the same command in a moment: so much at once, or a table between two nodes."""
NOT_TAKEN = ("closing", *LATER)
"""With these the command stays ours: a server that is closing takes it when it opens again."""


class ConnectionLost:
    """The connection is gone; it is being opened again."""


class ConnectionRestored:
    """The connection is there again."""


class TableConnection(ABC):
    """Sends what is asked until it is answered; `receive` gets every message, ConnectionLost, ConnectionRestored, or
    the error that ends it all."""

    names: Sequence[str] | None = None
    """By seat, where they are known beforehand."""
    local = False
    """Is it this process that keeps the match? Then it can be saved at any time, and ends with the program."""

    def __init__(self, receive: Callable[[Any], None], watch: Callable[[], m.Watch]) -> None:
        self._receive, self._watch = receive, watch
        self._settled = False
        """Was `watch` answered on this connection? Before that it takes no commands."""
        self._prefix, self._count = secrets.token_hex(6), 0
        self.waiting: dict[str, m.Up] = {}
        """What was asked and is not answered yet, by id."""
        self.lost = False

    def id(self) -> str:
        self._count += 1
        return f"{self._prefix}-{self._count}"

    async def ask(self, message: m.Do | m.Why | m.Find | m.Advise) -> None:
        """Ask something that will be answered, however often the connection breaks."""
        self.waiting[message.id] = message
        if self._settled:
            await self.tell(message)

    async def watch(self) -> None:
        """Look at the table (anew)."""
        self._settled = False
        await self.tell(self._watch())

    async def settled(self) -> None:
        """It is known where the table stands: now it takes what waits."""
        if not self._settled:
            self._settled = True
            await self.again()

    async def again(self) -> None:
        """Send what is not answered once more."""
        if self._settled:
            for message in list(self.waiting.values()):
                await self.tell(message)

    def answered(self, message: Any) -> None:
        """Note what a message answers. For its receiver to call, before anything else: what was asked is waiting until
        its answer has had its effect, not until it has arrived."""
        if not (isinstance(message, m.Problem) and message.code in NOT_TAKEN):
            self.waiting.pop(getattr(message, "id", None) or "", None)

    @abstractmethod
    async def run(self) -> None:
        """Keep the connection open until cancelled."""

    @abstractmethod
    async def tell(self, message: m.Up) -> None:
        """Send something once."""

    @abstractmethod
    async def story(self, after: int) -> list[Entry]:
        """What happened after an event."""

    @abstractmethod
    async def log_text(self) -> str:
        """The match as a log file."""

    async def record_text(self) -> str | None:
        """The record by which the deals of a finished match can be checked; None where they have no seal."""
        return None

    def coach_compiles(self, game: Game) -> bool:
        """Is the coach compiled first, here and now?"""
        return False
