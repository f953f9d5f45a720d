"""WebSocket client of a table: reconnects by itself, and loses nothing.

Commands bear an id of ours and are sent again until they are answered: the server does each of them once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from ludotheque.cli.connection import ConnectionLost, ConnectionRestored, TableConnection
from ludotheque.cli.http_client import ServerProblem
from ludotheque.protocol import messages as m
from ludotheque.protocol.replay_messages import Story

if TYPE_CHECKING:
    from ludotheque.cli.http_client import HttpClient
    from ludotheque.tables.stream import Entry

FIRST_PAUSE, LONGEST_PAUSE, GROWTH = 0.2, 5.0, 1.6
MAX_BYTES = 1 << 24
PING_TIMEOUT_S = 60.0
"""Without an answer to a ping the server is given up: on its first day it compiles a game's rules when a table begins,
and answers nobody meanwhile."""


class WsClient(TableConnection):
    """A connection over the network."""

    def __init__(self, http: HttpClient, receive: Callable[[Any], None], watch: Callable[[], m.Watch]) -> None:
        super().__init__(receive, watch)
        self._http = http
        self._socket: ClientConnection | None = None
        self._decoder = msgspec.json.Decoder(m.Down)

    async def tell(self, message: m.Up) -> None:
        if self._socket is None:
            return
        try:
            await self._socket.send(m.encode(message).decode())
        except WebSocketException:
            self._settled = False  # `run` notices, too, and opens another

    async def run(self) -> None:
        """Keep the connection open until cancelled; a server that no longer knows us ends it."""
        pause = FIRST_PAUSE
        while True:
            try:
                address = await asyncio.to_thread(self._http.socket)
                async with connect(
                    address, compression=None, max_size=MAX_BYTES, close_timeout=1, ping_timeout=PING_TIMEOUT_S
                ) as socket:
                    pause = FIRST_PAUSE
                    await self._listen(socket)
            except ServerProblem as error:
                if error.key == "no-session":
                    self._receive(error)
                    return
            except Exception:
                # Whatever it was, the remedy is to come back a little later. Of anything, not only of what is known to
                # happen: if this ended, the person would type on, hear nothing, and be away for the others.
                pass
            finally:
                self._socket, self._settled = None, False
            if not self.lost:
                self.lost = True
                self._receive(ConnectionLost())
            await asyncio.sleep(pause)
            pause = min(pause * GROWTH, LONGEST_PAUSE)

    async def _listen(self, socket: ClientConnection) -> None:
        self._socket = socket
        if self.lost:
            self.lost = False
            self._receive(ConnectionRestored())
        await self.watch()
        async for data in socket:
            try:
                message = self._decoder.decode(data)
            except msgspec.DecodeError:
                continue  # something that a newer server says; what matters comes in words we know
            self._receive(message)

    async def _fetch(self, what: str, gives: Any) -> Any:
        """Something about the table over HTTP."""
        watch = self._watch()
        return await asyncio.to_thread(
            self._http.ask, "GET", f"/api/tables/{watch.table}/{what}", gives, None, watch.secret
        )

    async def story(self, after: int) -> list[Entry]:
        story: Story = await self._fetch(f"replay?after={after}", Story)
        return story.entries

    async def log_text(self) -> str:
        return str(await self._fetch("log", str))

    async def record_text(self) -> str:
        return str(await self._fetch("record", str))
