"""People who play at a server that is attacked: the load of _server_load.py, each person from an address of his own, as
through a proxy. Keeps what was acknowledged.

    python -m bench._honest_load PORT TABLES SECONDS

Prints a listed table when all is under way; waits for a line; measures and prints a line of JSON; plays on until the
server has gone, and prints what was acknowledged: by table, the numbers of the moves.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import sys
import time
from typing import Any

import uvloop

from bench._server_load import Client, Load

ANSWER_TIMEOUT_S = 10.0
SERVER_GONE_TIMEOUT_S = 90.0


class HonestClient(Client):
    """Knows which of its commands were answered."""

    load: HonestLoad

    def do(self, command: str) -> None:
        super().do(command)
        self.load.unanswered[self, self.sent] = time.perf_counter()

    def message(self, data: bytes) -> None:
        at = data.rfind(b'"id":"')
        if at >= 0:
            self.load.unanswered.pop((self, int(data[at + 6 : data.index(b'"', at + 6)])), None)
        super().message(data)

    def connection_lost(self, error: Exception | None) -> None:
        self.load.lost += 1


class HonestLoad(Load):
    client_type = HonestClient
    listed = True

    def __init__(self, port: int) -> None:
        super().__init__(port, 1.0, words=True)
        self.unanswered: dict[tuple[Client, int], float] = {}
        self.acknowledged: dict[str, list[int]] = {}
        self.lost = 0
        self._addresses = itertools.count(1)

    def address(self) -> str:
        high, low = divmod(next(self._addresses), 200)
        return f"10.0.{high}.{low + 1}"

    def seen(self, table: str, n: int) -> None:
        self.acknowledged.setdefault(table, []).append(n)
        super().seen(table, n)

    async def measured(self, tables: int, seconds: float) -> dict[str, Any]:
        began = time.perf_counter()
        self.errors.clear()
        found = await super().measured(tables, seconds)
        ended = time.perf_counter()

        def open_ones() -> int:
            return sum(began <= sent <= ended for sent in self.unanswered.values())

        while open_ones() and time.perf_counter() - ended < ANSWER_TIMEOUT_S:
            await asyncio.sleep(0.05)
        return {**found, "moves": self.moves, "unanswered": open_ones(), "cut off": self.lost}

    async def server_gone(self, sockets: int) -> None:
        until = time.perf_counter() + SERVER_GONE_TIMEOUT_S
        while self.lost < sockets and time.perf_counter() < until:
            await asyncio.sleep(0.05)


async def play(port: int, tables: int, seconds: float) -> None:
    load = HonestLoad(port)
    await load.begin(tables)
    print(load.first[0].table, flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    print(json.dumps(await load.measured(tables, seconds)), flush=True)
    await load.server_gone(4 * tables)
    print(json.dumps({table: sorted({*numbers}) for table, numbers in load.acknowledged.items()}), flush=True)


if __name__ == "__main__":
    with asyncio.Runner(loop_factory=uvloop.Loop) as runner:
        runner.run(play(int(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3])))
