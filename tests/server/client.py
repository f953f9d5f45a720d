"""A person at a server, for tests: HTTP and a WebSocket over plain streams, so that every byte can be looked at."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import os
from collections.abc import Callable
from typing import Any

from tests.limits import HANGS_AFTER_S

_here: list[Person] = []


async def everybody_leaves() -> None:
    """Close what tests have left open."""
    while _here:
        await _here.pop().leave()


async def _close(writer: asyncio.StreamWriter) -> None:
    writer.close()
    with contextlib.suppress(ConnectionError):
        await writer.wait_closed()


class Person:
    """Comes in, opens a socket, and keeps everything it is told."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookie = ""
        self.inbox: list[dict[str, Any]] = []
        self.raw: list[bytes] = []
        self.close_code: int | None = None
        self._writer: asyncio.StreamWriter | None = None
        self._listening: asyncio.Task[None] | None = None
        self._news = asyncio.Event()
        self._made = 0
        _here.append(self)

    async def http(self, method: str, path: str, body: Any = None, **headers: str) -> tuple[int, Any, bytes]:
        """One request: status, decoded body, and all bytes of the answer."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        data = (
            b""
            if body is None and method == "GET"
            else body
            if isinstance(body, bytes)
            else json.dumps(body or {}).encode()
        )
        lines = {
            "Host": f"127.0.0.1:{self.port}",
            "Connection": "close",
            "Content-Type": "application/json",
            "Content-Length": str(len(data)),
            **({"Cookie": self.cookie} if self.cookie else {}),
            **{name.replace("_", "-"): value for name, value in headers.items()},
        }
        head = f"{method} {path} HTTP/1.1\r\n" + "".join(f"{name}: {value}\r\n" for name, value in lines.items())
        try:
            writer.write(head.encode() + b"\r\n" + data)
            answer = await asyncio.wait_for(reader.read(), HANGS_AFTER_S)
        finally:
            await _close(writer)
        top, _, content = answer.partition(b"\r\n\r\n")
        for row in top.split(b"\r\n"):
            if row.lower().startswith(b"content-length:") and len(content) < int(row.split(b":")[1]):
                raise ConnectionError("half an answer")
            if row.lower().startswith(b"set-cookie:"):
                self.cookie = row.split(b":", 1)[1].split(b";")[0].strip().decode()
        try:
            decoded = json.loads(content)
        except ValueError:
            decoded = content.decode(errors="replace")
        return int(top.split(b" ")[1]), decoded, answer

    async def get(self, path: str, **headers: str) -> Any:
        status, body, _ = await self.http("GET", path, **headers)
        assert status == 200, (path, status, body)
        return body

    async def post(self, path: str, body: Any = None) -> Any:
        status, answer, _ = await self.http("POST", path, body)
        assert status == 200, (path, status, answer)
        return answer

    async def enter(self) -> Person:
        await self.post("/api/me")
        return self

    async def connect(self, **headers: str) -> Person:
        """Open the socket; raises ConnectionError with the status line if it is refused."""
        ticket = (await self.post("/api/ticket"))["ticket"]
        return await self.upgrade(f"/ws?ticket={ticket}", **headers)

    async def upgrade(self, path: str, **headers: str) -> Person:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        lines = {
            "Host": f"127.0.0.1:{self.port}",
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
            "Sec-WebSocket-Version": "13",
            **{name.replace("_", "-"): value for name, value in headers.items()},
        }
        head = f"GET {path} HTTP/1.1\r\n" + "".join(f"{name}: {value}\r\n" for name, value in lines.items())
        try:
            writer.write(head.encode() + b"\r\n")
            top = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), HANGS_AFTER_S)
            if not top.startswith(b"HTTP/1.1 101"):
                raise ConnectionError(top.split(b"\r\n")[0].decode())
        except BaseException:
            await _close(writer)
            raise
        await self.leave()
        self._writer, self.close_code = writer, None
        if self not in _here:
            _here.append(self)
        self._listening = asyncio.create_task(self._listen(reader))
        return self

    async def _listen(self, reader: asyncio.StreamReader) -> None:
        try:
            while True:
                first, second = await reader.readexactly(2)
                length = second & 0x7F
                if length == 126:
                    length = int.from_bytes(await reader.readexactly(2), "big")
                elif length == 127:
                    length = int.from_bytes(await reader.readexactly(8), "big")
                data = await reader.readexactly(length)
                if first & 0xF == 1:
                    self.raw.append(data)
                    self.inbox.append(json.loads(data))
                elif first & 0xF == 8:
                    self.close_code = int.from_bytes(data[:2], "big")
                elif first & 0xF == 9:
                    self.frame(0xA, data)
                self._news.set()
        except (asyncio.IncompleteReadError, ConnectionError):
            self.close_code = self.close_code or 1006
            self._news.set()

    def frame(self, kind: int, data: bytes, final: bool = True) -> None:
        assert self._writer is not None
        mask = os.urandom(4)
        masked = bytes(byte ^ mask[k % 4] for k, byte in enumerate(data))
        size = len(data)
        if size < 126:
            length = bytes([0x80 | size])
        else:
            length = b"\xfe" + size.to_bytes(2, "big") if size < 1 << 16 else b"\xff" + size.to_bytes(8, "big")
        self._writer.write(bytes([(0x80 if final else 0) | kind]) + length + mask + masked)

    def bytes(self, data: bytes) -> None:
        assert self._writer is not None
        self._writer.write(data)

    def send(self, **message: Any) -> None:
        self.frame(1, json.dumps(message).encode())

    def do(self, table: str, id: str | None = None, **command: Any) -> str:
        self._made += 1
        id = id or f"c{self._made}"
        self.send(type="do", id=id, table=table, command=command)
        return id

    async def until(self, fits: Callable[[dict[str, Any]], Any], seconds: float = HANGS_AFTER_S) -> dict[str, Any]:
        """The first message, old or new, that fits; taken out of the inbox."""
        loop = asyncio.get_running_loop()
        end = loop.time() + seconds
        at = 0
        while True:
            self._news.clear()
            for k in range(at, len(self.inbox)):
                if fits(self.inbox[k]):
                    return self.inbox.pop(k)
            at = len(self.inbox)
            if self.close_code is not None:
                raise ConnectionError(f"closed with {self.close_code}")
            left = end - loop.time()
            if left <= 0:
                raise TimeoutError(f"nothing that fits; last: {self.inbox[-3:]}")
            try:
                await asyncio.wait_for(self._news.wait(), left)
            except TimeoutError:
                continue

    async def closed(self, seconds: float = HANGS_AFTER_S) -> int:
        """Wait until the other side closes; the code it gave."""
        end = asyncio.get_running_loop().time() + seconds
        while self.close_code is None:
            self._news.clear()
            await asyncio.wait_for(self._news.wait(), end - asyncio.get_running_loop().time())
        return self.close_code

    async def answer(self, id: str, seconds: float = HANGS_AFTER_S) -> dict[str, Any]:
        """What a command with this id led to: its event, `done`, or an error."""
        return await self.until(lambda message: message.get("id") == id, seconds)

    async def watch(self, table: str, **more: Any) -> dict[str, Any]:
        self.send(type="watch", table=table, **more)
        return await self.until(
            lambda message: message.get("table") == table and message["type"] in ("table", "event", "error")
        )

    def drop(self) -> None:
        """Lose the network: no goodbye."""
        if self._writer is not None:
            self._writer.transport.abort()

    async def leave(self) -> None:
        writer, self._writer = self._writer, None
        if self._listening is not None and self._listening.get_loop().is_closed():
            return  # left behind by a test that failed
        if writer is not None:
            await _close(writer)
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
