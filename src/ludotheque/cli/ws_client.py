"""WebSocket client of a table: reconnects by itself, and loses nothing.

Commands bear an id of ours and are sent again until they are answered: the server does each of them once.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from ludotheque.cli.http_client import ServerProblem
from ludotheque.protocol import messages as m

if TYPE_CHECKING:
    from ludotheque.cli.http_client import HttpClient

FIRST_PAUSE, LONGEST_PAUSE, GROWTH = 0.2, 5.0, 1.6
LARGEST_MESSAGE = 1 << 24
PATIENCE = 60.0
"""Seconds without an answer to a ping after which the server is given up: on its first day it compiles a game's rules
when a table begins, and answers nobody meanwhile."""
LATER = ("slow-down", "moving")
"""What a server says that will take the same command in a moment: so much at once, or a table between two nodes."""


NOT_TAKEN = ("closing", *LATER)
"""With these the command stays ours: a server that is closing takes it when it opens again."""


class ConnectionLost:
    """The connection is gone; it is being opened again."""


class ConnectionRestored:
    """The connection is there again."""


Heard = Any
"""A message of the server, Lost, Back, or the error that ends the visit."""


class WsClient:
    """The connection of one visit."""

    def __init__(self, door: HttpClient, heard: Callable[[Heard], None], watch: Callable[[], m.Watch]) -> None:
        self._door = door
        self._heard = heard
        self._watch = watch
        self._socket: ClientConnection | None = None
        self._settled = False
        """Has the server answered `watch` on this connection? Before that it takes no commands."""
        self._prefix, self._count = secrets.token_hex(6), 0
        self.waiting: dict[str, m.Up] = {}
        """What was asked and is not answered yet, by id."""
        self._decoder = msgspec.json.Decoder(m.Down)
        self.lost = False

    def id(self) -> str:
        self._count += 1
        return f"{self._prefix}-{self._count}"

    async def ask(self, message: m.Do | m.Why | m.Find) -> None:
        """Ask something that will be answered, however often the connection breaks."""
        self.waiting[message.id] = message
        if self._settled:
            await self._send(message)

    async def watch(self) -> None:
        """Look at the table (anew)."""
        self._settled = False
        await self._send(self._watch())

    async def settled(self) -> None:
        """The server has told where the table stands: now it takes what waits."""
        if not self._settled:
            self._settled = True
            await self.again()

    async def again(self) -> None:
        """Send what is not answered once more."""
        if self._settled:
            for message in list(self.waiting.values()):
                await self._send(message)

    def answered(self, message: Heard) -> None:
        """Note what a message answers. For its receiver to call, before anything else: what was asked is waiting until
        its answer has had its effect, not until it has arrived."""
        if not (isinstance(message, m.Problem) and message.code in NOT_TAKEN):
            self.waiting.pop(getattr(message, "id", None) or "", None)

    async def tell(self, message: m.Up) -> None:
        """Say something that needs no answer."""
        await self._send(message)

    async def _send(self, message: m.Up) -> None:
        if self._socket is None:
            return
        try:
            await self._socket.send(m.encode(message).decode())
        except WebSocketException:
            self._settled = False  # `run` notices, too, and opens another

    async def run(self) -> None:
        """Keep the connection open until cancelled; a server that no longer knows us ends the visit."""
        pause = FIRST_PAUSE
        while True:
            try:
                address = await asyncio.to_thread(self._door.socket)
                async with connect(
                    address, compression=None, max_size=LARGEST_MESSAGE, close_timeout=1, ping_timeout=PATIENCE
                ) as socket:
                    pause = FIRST_PAUSE
                    await self._listen(socket)
            except ServerProblem as error:
                if error.key == "no-session":
                    self._heard(error)
                    return
            except Exception:
                # Whatever it was, the remedy is to come back a little later. Of anything, not only of what is known to
                # happen: if this ended, the person would type on, hear nothing, and be away for the others.
                pass
            finally:
                self._socket, self._settled = None, False
            if not self.lost:
                self.lost = True
                self._heard(ConnectionLost())
            await asyncio.sleep(pause)
            pause = min(pause * GROWTH, LONGEST_PAUSE)

    async def _listen(self, socket: ClientConnection) -> None:
        self._socket = socket
        if self.lost:
            self.lost = False
            self._heard(ConnectionRestored())
        await self.watch()
        async for data in socket:
            try:
                message = self._decoder.decode(data)
            except msgspec.DecodeError:
                continue  # something that a newer server says; what matters comes in words we know
            self._heard(message)
