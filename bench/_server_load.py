"""The load on a server: tables of four clients each, in a process of its own. Prints one line of JSON.

python -m bench._server_load PORT TABLES SECONDS [MOVES A SECOND AND TABLE; 0 = as fast as it goes]
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import random
import resource
import sys
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import uvloop

GAME, SEATS = "galopp", 4
TEXT, BINARY, PING, PONG = 0x81, 0x82, 0x89, 0x8A
_decode = msgspec.json.decode


SERVER = "BENCH_SERVER"
"""Names the process whose processor time is counted, with all it has started."""


def processor(process: int) -> float:
    """Seconds of processor time that a process and its children have used."""
    if not process:
        return 0.0
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK") + sum(map(processor, map(int, children)))


class Client(asyncio.Protocol):
    """A player who answers at once, with a WebSocket just good enough for that."""

    def __init__(self, ticket: str, load: Load) -> None:
        self.ticket, self.load = ticket, load
        self.buffer = bytearray()
        self.open = asyncio.get_running_loop().create_future()
        self.transport: Any = None
        self.table, self.seat, self.sent = "", -1, 0
        self.cookie = ""
        self.address = ""
        """For which it comes through a proxy, if it does."""

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        forwarded = f"X-Forwarded-For: {self.address}\r\n" if self.address else ""
        transport.write(
            f"GET {self.path()} HTTP/1.1\r\nHost: 127.0.0.1:{self.load.port}\r\n{forwarded}Upgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def path(self) -> str:
        return f"/ws?ticket={self.ticket}"

    def send(self, message: bytes, kind: int = TEXT) -> None:
        length = len(message)
        head = bytes((kind, 0x80 | length)) if length < 126 else bytes((kind, 0xFE)) + length.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + message)  # a mask of zeros leaves it as it is

    def data_received(self, data: bytes) -> None:
        buffer = self.buffer
        buffer += data
        if not self.open.done():
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            assert buffer.startswith(b"HTTP/1.1 101"), bytes(buffer[:200])
            del buffer[: end + 4]
            self.open.set_result(None)
        at, end = 0, len(buffer)
        while end - at >= 2:
            length, start = buffer[at + 1] & 0x7F, at + 2
            if length == 126:
                length, start = int.from_bytes(buffer[start : start + 2], "big"), start + 2
            elif length == 127:
                length, start = int.from_bytes(buffer[start : start + 8], "big"), start + 8
            if end - start < length:
                break
            if buffer[at] in (TEXT, BINARY):
                self.message(bytes(buffer[start : start + length]))
            elif buffer[at] == PING:  # who does not answer is put out by some servers
                self.send(bytes(buffer[start : start + length]), PONG)
            at = start + length
        del buffer[:at]

    def message(self, data: bytes) -> None:
        if data.startswith(b'{"type":"error"'):
            self.load.errors.append(data[:300].decode())
            return
        if not data.startswith((b'{"type":"event"', b'{"type":"table"')):
            return
        if b'"what":"rematched"' in data:
            self.load.follow(self, _decode(data)["more"]["table"])
            return
        if b'"what":"acted"' in data:
            self.load.seen(self.table, int(data[data.index(b'"n":') + 4 :].split(b",", 1)[0]))
        if b'"status":"over"' in data:
            if self.seat == 0:
                self.do('{"do":"rematch"}')
        elif b'"type":"table"' in data and b'"status":"open"' in data:
            if b'"viewer":0' in data:
                self.seat = 0
                self.load.ready(self)
            else:
                self.seat = 1
        elif b'"legal":[' in data:
            found = _decode(data)
            self.load.act(self, found["n"], found["turn"]["legal"])

    def do(self, command: str) -> None:
        self.sent += 1
        self.send(f'{{"type":"do","id":"{self.sent}","table":"{self.table}","command":{command}}}'.encode())

    def act(self, have: int, action: str) -> None:
        self.load.sent[self.table, have + 1] = [time.perf_counter(), 0]
        self.do(f'{{"do":"act","action":"{action}"}}')


class Load:
    """All the clients, and what they saw."""

    client_type = Client
    listed = False

    def __init__(self, port: int, rate: float, words: bool) -> None:
        self.port, self.rate = port, rate
        self.words = "true" if words else "false"
        self.random = random.Random(1)
        self.errors: list[str] = []
        self.moves = self.all_moves = 0
        """Those that were measured, and those before them, too."""
        self.sent: dict[tuple[str, int], list[float]] = {}
        self.delays: list[float] = []
        self.first: list[Client] = []
        self.begun = self.measuring = False

    def seen(self, table: str, n: int) -> None:
        """A client saw an action of its table; when all four have, it counts."""
        sent = self.sent.get((table, n))
        if sent is None:
            return
        sent[1] += 1
        if sent[1] == SEATS:
            del self.sent[table, n]
            self.all_moves += 1
            if self.measuring:
                self.moves += 1
                self.delays.append(time.perf_counter() - sent[0])

    def act(self, client: Client, have: int, legal: list[str]) -> None:
        action = self.random.choice(legal)
        if self.rate:
            asyncio.get_running_loop().call_later(self.random.uniform(0.5, 1.5) / self.rate, client.act, have, action)
        else:
            client.act(have, action)

    def follow(self, client: Client, table: str) -> None:
        """To the table of the rematch."""
        client.send(f'{{"type":"unwatch","table":"{client.table}"}}'.encode())
        client.table = table
        client.send(f'{{"type":"watch","table":"{table}","words":{self.words}}}'.encode())

    def ready(self, client: Client) -> None:
        """The first player begins, once everybody is there."""
        if self.begun:
            asyncio.get_running_loop().call_later(0.05, client.do, '{"do":"start"}')
        else:
            self.first.append(client)

    def address(self) -> str:
        """For whom the next person comes through a proxy; nobody: he comes himself."""
        return ""

    async def ask(
        self, method: str, path: str, body: Any = None, cookie: str = "", address: str = ""
    ) -> tuple[Any, str]:
        def work() -> tuple[Any, str]:
            headers = {"Content-Type": "application/json", "Cookie": cookie}
            if address:
                headers["X-Forwarded-For"] = address
            data = json.dumps({} if body is None else body).encode()
            request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", data, headers, method=method)
            with urllib.request.urlopen(request) as answer:
                return json.loads(answer.read()), (answer.headers["Set-Cookie"] or "").split(";")[0]

        return await asyncio.to_thread(work)

    async def person(self) -> Client:
        address = self.address()
        _, cookie = await self.ask("POST", "/api/me", address=address)
        ticket, _ = await self.ask("POST", "/api/ticket", cookie=cookie, address=address)
        loop = asyncio.get_running_loop()

        def make() -> Client:
            client = self.client_type(ticket["ticket"], self)
            client.cookie, client.address = cookie, address
            return client

        _, client = await loop.create_connection(make, "127.0.0.1", self.port)
        await client.open
        return client

    async def table(self, clients: list[Client]) -> None:
        """Four people sit down and begin."""
        made, _ = await self.ask(
            "POST",
            "/api/tables",
            {"game": GAME, "players": SEATS, "bots": [None] * SEATS, "listed": self.listed},
            clients[0].cookie,
            clients[0].address,
        )
        table, secret = made["table"], made["link"].split("#k=")[1]
        for seat, client in enumerate(clients):
            if seat:
                path = f"/api/tables/{table}/join"
                await self.ask("POST", path, {"secret": secret}, client.cookie, client.address)
            client.table = table
            client.send(f'{{"type":"watch","table":"{table}","words":{self.words}}}'.encode())

    async def idle(self, count: int) -> None:
        """Sockets that do nothing, all of one person."""
        _, cookie = await self.ask("POST", "/api/me")
        loop = asyncio.get_running_loop()
        for _ in range(count):
            ticket, _ = await self.ask("POST", "/api/ticket", cookie=cookie)
            make: Callable[[], Client] = lambda ticket=ticket["ticket"]: Client(ticket, self)  # type: ignore[misc] # noqa: E731
            _, client = await loop.create_connection(make, "127.0.0.1", self.port)
            await client.open

    async def run(self, tables: int, seconds: float) -> dict[str, Any]:
        await self.begin(tables)
        return await self.measured(tables, seconds)

    async def begin(self, tables: int) -> None:
        """All sit down and play, until it is under way."""
        for _ in range(tables):
            clients = [await self.person() for _ in range(SEATS)]
            await self.table(clients)
        self.begun = True
        for client in self.first:  # one after the other: nobody opens five hundred tables in one instant
            client.do('{"do":"start"}')
            await asyncio.sleep(0.01)
        await self.warm(tables)

    async def warm(self, tables: int) -> None:
        """Wait until all is under way, whatever a server has to load for its first move."""
        until = time.perf_counter() + 60
        while self.all_moves < 3 * tables and time.perf_counter() < until:
            await asyncio.sleep(0.1)
        await asyncio.sleep(0.5)

    async def measured(self, tables: int, seconds: float) -> dict[str, Any]:
        """What is seen in so many seconds from now on."""
        self.measuring = True
        server = int(os.environ.get(SERVER, "0"))
        started, busy = time.perf_counter(), processor(server)
        await asyncio.sleep(seconds)
        self.measuring = False
        took, busy = time.perf_counter() - started, processor(server) - busy
        delays = sorted(self.delays)

        def share(part: float) -> float:
            return delays[min(len(delays) - 1, int(part * len(delays)))] * 1000

        return {
            "tables": tables,
            "processor": round(busy / max(1, self.moves) * 1e6),
            "moves a second": round(self.moves / took),
            "p50 ms": round(share(0.5), 2),
            "p99 ms": round(share(0.99), 2),
            "errors": len(self.errors),
            "first error": self.errors[:1],
        }


def main() -> None:
    port, tables, seconds, rate, words, idle = (float(word) for word in sys.argv[1:7])
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with asyncio.Runner(loop_factory=uvloop.Loop) as runner:

        async def go() -> dict[str, Any]:
            load = Load(int(port), rate, bool(words))
            await load.idle(int(idle))
            return await load.run(int(tables), seconds)

        print(json.dumps(runner.run(go())))


if __name__ == "__main__":
    main()
