"""Hints between nodes that something happened, over Valkey or PostgreSQL's NOTIFY.

A hint says where to look, never what there is to see: whoever misses it finds the same in the log a second later. So a
bus may lose, repeat and mix up hints, and be away for as long as it likes. A server of one node needs none.
"""

from __future__ import annotations

import asyncio
import contextlib
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable
from typing import Any

import structlog

from ludotheque.session.errors import StartError

RECONNECT_AFTER_S = 1.0
"""Seconds before a bus that is away is looked for again."""
MAX_HINT_BYTES = 7000
"""Bytes of hints that travel together; NOTIFY takes 8,000."""

log = structlog.get_logger()


class Bus(ABC):
    """Hints, there and back; subclasses say how."""

    def __init__(self, channel: str) -> None:
        self._channel = channel
        self._waiting: dict[str, None] = {}
        self._wake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self.there = False
        """Is it listening?"""

    def start(self, heard: Callable[[list[str]], None]) -> None:
        """Tell what others say from now on."""
        self._tasks = [asyncio.create_task(self._hear(heard)), asyncio.create_task(self._speak())]

    def say(self, hint: str) -> None:
        """Say something to the others; what is said twice before it is sent is sent once."""
        self._waiting[hint] = None
        self._wake.set()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        for task in self._tasks:
            with contextlib.suppress(asyncio.CancelledError):
                await task

    async def _hear(self, heard: Callable[[list[str]], None]) -> None:
        while True:
            try:
                async for text in self._listen():
                    heard(text.split())
            except Exception as error:
                if self.there:
                    log.warning("bus lost", error=str(error))
            self.there = False
            await asyncio.sleep(RECONNECT_AFTER_S)

    async def _speak(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                some: list[str] = []
                size = 0
                for hint in list(self._waiting):
                    size += len(hint) + 1
                    if some and size > MAX_HINT_BYTES:
                        break
                    some.append(hint)
                    del self._waiting[hint]
                try:
                    await self._send(" ".join(some))
                except Exception as error:
                    log.debug("hints lost", error=str(error))  # they are found without
                    self._waiting.clear()
                    await self._hang_up()
                    await asyncio.sleep(RECONNECT_AFTER_S)

    @abstractmethod
    def _listen(self) -> AsyncIterator[str]: ...

    @abstractmethod
    async def _send(self, text: str) -> None: ...

    @abstractmethod
    async def _hang_up(self) -> None:
        """The connection for sending is of no use any more."""


class PostgresBus(Bus):
    """NOTIFY, from connections of its own: in the transactions of the log it would make them wait for each other."""

    def __init__(self, channel: str, url: str) -> None:
        super().__init__(channel)
        self._url = url
        self._line: Any = None

    async def _connect(self) -> Any:
        import psycopg

        return await psycopg.AsyncConnection.connect(self._url, autocommit=True, connect_timeout=5)

    async def _listen(self) -> AsyncIterator[str]:
        async with await self._connect() as line:
            await line.execute(f"listen {self._channel}")
            self.there = True
            async for notice in line.notifies():
                yield notice.payload

    async def _send(self, text: str) -> None:
        if self._line is None:
            self._line = await self._connect()
        await self._line.execute("select pg_notify(%s, %s)", (self._channel, text))

    async def _hang_up(self) -> None:
        line, self._line = self._line, None
        if line is not None:
            await line.close()

    async def close(self) -> None:
        await super().close()
        await self._hang_up()


class ValkeyBus(Bus):
    """Publish and subscribe."""

    def __init__(self, channel: str, url: str) -> None:
        super().__init__(channel)
        try:
            from redis.asyncio import Redis
        except ImportError as error:
            raise StartError("bus-no-driver") from error
        self._line = Redis.from_url(url, socket_connect_timeout=2, socket_timeout=5, decode_responses=True)

    async def _listen(self) -> AsyncIterator[str]:
        async with self._line.pubsub(ignore_subscribe_messages=True) as listening:
            await listening.subscribe(self._channel)
            self.there = True
            while True:
                message = await listening.get_message(timeout=2.0)
                if message is not None:
                    yield message["data"]

    async def _send(self, text: str) -> None:
        await self._line.publish(self._channel, text)

    async def _hang_up(self) -> None:
        await self._line.connection_pool.disconnect()

    async def close(self) -> None:
        await super().close()
        with contextlib.suppress(Exception):
            await self._line.aclose()


def open_bus(url: str, store: str, channel: str) -> Bus:
    """The bus an operator asks for; the database itself if none."""
    if not url:
        return PostgresBus(channel, store)
    return ValkeyBus(channel, url.replace("valkey", "redis", 1))
