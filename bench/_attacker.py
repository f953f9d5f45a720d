"""One attack on a server of this machine, from another of its addresses, for a bounded time.

    python -m bench._attacker NAME PORT TABLE

TABLE is a listed table at which others play. Prints a line when the attack is under way; somebody has to end it.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import itertools
import json
import os
import sys
from collections.abc import Awaitable, Callable
from typing import Any

import uvloop

SERVER, OWN = "127.0.0.1", "127.0.0.2"
TIMEOUT_S = 40.0
"""For an attack, whatever happens."""
MAX_SENT_BYTES = 200_000_000
TEXT, PING = 1, 9
GONE = (OSError, asyncio.IncompleteReadError, EOFError, ValueError)
"""What happens to connections that a server ends."""
Stream = tuple[asyncio.StreamReader, asyncio.StreamWriter]


def frame(kind: int, data: bytes) -> bytes:
    """Masked with zeros."""
    size = len(data)
    length = bytes((0x80 | size,)) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
    return bytes((0x80 | kind,)) + length + bytes(4) + data


class Attacker:
    def __init__(self, port: int, table: str) -> None:
        self.port, self.table = port, table

    async def stream(self) -> Stream:
        return await asyncio.open_connection(SERVER, self.port, local_addr=(OWN, 0))

    def head(self, method: str, path: str, cookie: str = "", length: int = 0, more: str = "") -> bytes:
        return (
            f"{method} {path} HTTP/1.1\r\nHost: {SERVER}:{self.port}\r\nContent-Type: application/json\r\n"
            f"Cookie: {cookie}\r\nContent-Length: {length}\r\n{more}\r\n"
        ).encode()

    async def ask(self, path: str, body: Any = None, cookie: str = "") -> tuple[int, Any, str]:
        """A request: status, answer, and the cookie that was set."""
        data = json.dumps(body or {}).encode()
        reader, writer = await self.stream()
        try:
            writer.write(self.head("POST", path, cookie, len(data), "Connection: close\r\n") + data)
            top, _, answer = (await reader.read()).partition(b"\r\n\r\n")
        finally:
            writer.close()
        found = [row.split(b": ", 1)[1] for row in top.split(b"\r\n") if row.lower().startswith(b"set-cookie: ")]
        return int(top.split(b" ")[1]), json.loads(answer), found[0].split(b";")[0].decode() if found else ""

    async def guest(self) -> str:
        return (await self.ask("/api/me"))[2]

    async def socket(self, cookie: str) -> Stream:
        """An open socket; waits if there were too many requests."""
        while True:
            status, answer, _ = await self.ask("/api/ticket", cookie=cookie)
            if status == 200:
                break
            await asyncio.sleep(0.2)
        reader, writer = await self.stream()
        key = base64.b64encode(os.urandom(16)).decode()
        upgrade = (
            f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
        )
        writer.write(self.head("GET", f"/ws?ticket={answer['ticket']}", more=upgrade))
        if not (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101"):
            writer.close()
            raise ConnectionRefusedError
        return reader, writer

    # The attacks.

    async def pings_never_reading_pongs(self, begun: Callable[[], None]) -> None:
        cookie, chunk, sent = await self.guest(), frame(PING, b"x" * 125) * 500, 0
        begun()
        while sent < MAX_SENT_BYTES:
            with contextlib.suppress(*GONE):
                _, writer = await self.socket(cookie)
                while True:
                    writer.write(chunk)
                    await writer.drain()
                    sent += len(chunk)
            await asyncio.sleep(0.02)

    async def pings_200000_a_second(self, begun: Callable[[], None]) -> None:
        cookie, chunk = await self.guest(), frame(PING, b"") * 2000
        begun()
        while True:
            with contextlib.suppress(*GONE):
                reader, writer = await self.socket(cookie)
                reading = asyncio.create_task(reader.read(-1))
                while not reading.done():
                    writer.write(chunk)
                    await writer.drain()
                    await asyncio.sleep(0.01)
            await asyncio.sleep(0.02)

    async def heads_slowly(self, begun: Callable[[], None]) -> None:
        async def one() -> None:
            reader, writer = await self.stream()
            writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n")
            while not reader.at_eof():
                writer.write(b"X-Long: " + b"a" * 190 + b"\r\n")
                await writer.drain()
                await asyncio.sleep(0.1)

        await self.crowd(400, one, begun)

    async def silent_connections(self, begun: Callable[[], None]) -> None:
        async def one() -> None:
            reader, _ = await self.stream()
            await reader.read()

        await self.crowd(2000, one, begun)

    async def half_open_sockets(self, begun: Callable[[], None]) -> None:
        async def half() -> None:
            reader, writer = await self.stream()
            writer.write(b"GET /ws?ticket=x HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n")
            await reader.read()

        async def wrong() -> None:
            reader, writer = await self.stream()
            more = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            writer.write(
                self.head("GET", "/ws?ticket=x", more=more + "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n")
            )
            await reader.read()

        await asyncio.gather(self.crowd(300, half, begun), self.crowd(50, wrong, lambda: None))

    async def watchers_who_never_read(self, begun: Callable[[], None]) -> None:
        cookies = [await self.guest() for _ in range(50)]
        turn = itertools.cycle(cookies)
        watch = frame(TEXT, json.dumps({"type": "watch", "table": self.table}).encode())

        async def one() -> None:
            _, writer = await self.socket(next(turn))
            while True:
                writer.write(watch)
                await writer.drain()
                await asyncio.sleep(0.7)

        await self.crowd(250, one, begun)

    async def replays_of_long_files(self, begun: Callable[[], None]) -> None:
        cookie, text = await self.guest(), long_log()
        numbers = itertools.count()

        async def one() -> None:
            await self.ask("/api/files", {"log": f"{text}# {next(numbers)}\n"}, cookie)

        await self.crowd(60, one, begun)

    async def bodies_held_back(self, begun: Callable[[], None]) -> None:
        from ludotheque.session.replays import MAX_FILE_BYTES

        cookie, size = await self.guest(), 2 * MAX_FILE_BYTES

        async def one() -> None:
            reader, writer = await self.stream()
            writer.write(self.head("POST", "/api/files", cookie, size) + b"x" * (size - 1))
            await reader.read()

        await self.crowd(300, one, begun)

    async def chat_on_twelve_sockets(self, begun: Callable[[], None]) -> None:
        cookie = await self.guest()
        wish = {"game": "galopp", "players": 2, "bots": [None, None], "listed": True}
        table = (await self.ask("/api/tables", wish, cookie))[1]["table"]
        watch = frame(TEXT, json.dumps({"type": "watch", "table": table}).encode())
        numbers = itertools.count()

        async def one() -> None:
            reader, writer = await self.socket(cookie)
            reading = asyncio.create_task(reader.read(-1))
            writer.write(watch)
            while not reading.done():
                said = {"do": "say", "text": "x" * 400}
                message = {"type": "do", "id": f"s{next(numbers)}", "table": table, "command": said}
                writer.write(frame(TEXT, json.dumps(message).encode()))
                await writer.drain()
                await asyncio.sleep(0.005)

        await self.crowd(12, one, begun)

    async def many_new_guests(self, begun: Callable[[], None]) -> None:
        request = self.head("POST", "/api/me", length=2) + b"{}"

        async def one() -> None:
            reader, writer = await self.stream()
            while True:
                writer.write(request)
                head = await reader.readuntil(b"\r\n\r\n")
                length = next(row for row in head.lower().split(b"\r\n") if row.startswith(b"content-length:"))
                await reader.readexactly(int(length.split(b":")[1]))

        await self.crowd(50, one, begun)

    async def malformed_frames(self, begun: Callable[[], None]) -> None:
        cookie, left = await self.guest(), 20_000
        wrong = [b"\xff" * 50, b"\x81\x05hello", frame(2, b"x"), frame(7, b"x"), frame(TEXT, b"\xff"), frame(8, b"x")]
        begun()
        for one in itertools.cycle(wrong):
            with contextlib.suppress(*GONE):
                reader, writer = await self.socket(cookie)
                for _ in range(100):
                    writer.write(frame(TEXT, b"{nonsense") + frame(TEXT, b'{"type":"fly"}'))
                writer.write(one)
                await reader.read()
                left -= 201
            if left < 0:
                return

    async def log_lines_nobody_reads(self, begun: Callable[[], None]) -> None:
        async def one() -> None:
            _, writer = await self.stream()
            writer.write(self.head("POST", "/api/me", length=9) + b"{")
            await writer.drain()
            await asyncio.sleep(0.02)
            writer.close()

        await self.crowd(20, one, begun)

    async def crowd(self, count: int, one: Callable[[], Awaitable[None]], begun: Callable[[], None]) -> None:
        """So many at a time, each again when it has ended."""

        async def again() -> None:
            while True:
                with contextlib.suppress(*GONE):
                    await one()
                await asyncio.sleep(0.2)

        tasks = [asyncio.create_task(again()) for _ in range(count)]
        await asyncio.sleep(2)
        begun()
        await asyncio.gather(*tasks)


def long_log() -> str:
    """A long match as a file of about 100 KiB; it takes a server about a second."""
    import ludotheque
    from ludotheque import bots

    game = ludotheque.game("rummu")
    match, bot = game.match(seed=3), bots.bot("random", game)
    for number in itertools.count():
        if not match.to_act():
            break
        seat = min(match.to_act())
        view = match.view(seat)
        match.play(seat, game.notation.write(view, bot.choose(view, seat, number)))
    return str(match.log)


ATTACKS = [name for name, one in vars(Attacker).items() if asyncio.iscoroutinefunction(one)]
ATTACKS = ATTACKS[ATTACKS.index("pings_never_reading_pongs") : ATTACKS.index("crowd")]


async def attack(name: str, port: str, table: str) -> None:
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(TIMEOUT_S):
            await getattr(Attacker(int(port), table), name)(lambda: print("begun", flush=True))
            await asyncio.sleep(TIMEOUT_S)


if __name__ == "__main__":
    with asyncio.Runner(loop_factory=uvloop.Loop) as runner:
        runner.run(attack(*sys.argv[1:]))
