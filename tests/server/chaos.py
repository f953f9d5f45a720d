"""A bad network: a proxy between people and their server that drops, repeats, delays and cuts, message by message."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections import Counter


class Proxy:
    """Listens on a port of its own and passes everything on to the server, more or less.

    HTTP passes unharmed. On a socket each text frame, in either direction, may be lost, come twice or late; or the
    connection ends there. What is late delays what comes after it: TCP keeps the order.
    """

    def __init__(self, target: int, seed: int = 0) -> None:
        self._target = target
        self._random = random.Random(seed)
        self._server: asyncio.Server | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self.port = 0
        self.calm = True
        """Nothing is done to anything."""
        self.done: Counter[str] = Counter()
        """What was done, by kind."""

    async def open(self) -> Proxy:
        self._server = await asyncio.start_server(self._connection, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def close(self) -> None:
        assert self._server is not None
        self._server.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _connection(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        writers = [writer]
        try:
            with contextlib.suppress(OSError, asyncio.IncompleteReadError):
                there, other = await asyncio.open_connection("127.0.0.1", self._target)
                writers.append(other)
                head = await reader.readuntil(b"\r\n\r\n")
                other.write(head)
                if b"upgrade: websocket" not in head.lower():
                    await _until_one_ends(_pass_on(reader, other), _pass_on(there, writer))
                else:
                    writer.write(await there.readuntil(b"\r\n\r\n"))
                    await _until_one_ends(self._frames(reader, other), self._frames(there, writer))
        finally:
            self._tasks.discard(task)
            for one in writers:
                one.transport.abort() if len(writers) == 2 and not self.calm else one.close()

    async def _frames(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while True:
            frame = await _frame(reader)
            fate = self._fate() if frame[0] & 0xF == 1 else "passed"
            self.done[fate] += 1
            if fate == "cut":
                return
            if fate == "late":
                await asyncio.sleep(self._random.uniform(0.005, 0.06))
            if fate != "lost":
                writer.write(frame * (2 if fate == "twice" else 1))
                await writer.drain()

    def _fate(self) -> str:
        if self.calm:
            return "passed"
        return self._random.choices(("passed", "lost", "twice", "late", "cut"), (80, 6, 6, 6, 2))[0]


async def _frame(reader: asyncio.StreamReader) -> bytes:
    """One frame as it stands, masked or not."""
    head = await reader.readexactly(2)
    length = head[1] & 0x7F
    if length >= 126:
        more = await reader.readexactly(2 if length == 126 else 8)
        head, length = head + more, int.from_bytes(more, "big")
    return head + await reader.readexactly(length + (4 if head[1] & 0x80 else 0))


async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while data := await reader.read(65536):
        writer.write(data)
        await writer.drain()


async def _until_one_ends(*ways: object) -> None:
    """Both directions of a connection; when one is at its end, both are."""
    tasks = [asyncio.ensure_future(way) for way in ways]  # type: ignore[call-overload]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            with contextlib.suppress(OSError, asyncio.IncompleteReadError):
                task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
