"""The load on a relay or an echo (bench/_relay.py), in a process of its own. Prints one line of JSON.

python -m bench._relay_load PORT relay|echo TABLES SECONDS
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import time
from types import SimpleNamespace
from typing import Any

import uvloop

from bench._server_load import SEATS, SERVER, Client, processor

MOVE = (
    b'{"type":"do","id":"c1234","table":"0123456789abcdef0123","have":1234,'
    b'"command":{"do":"act","action":"arrange r b g y w"}}'
)


class Player(Client):
    """Answers at once: in an echo every message, in a relay every fourth, so that one is on its way at each table."""

    heard = 0
    seat = 0
    period = SEATS
    total = 0

    def message(self, data: bytes) -> None:
        self.heard += 1
        if self.heard % self.period == self.seat % self.period:
            Player.total += 1
            self.send(MOVE)


async def load(port: int, mode: str, tables: int, seconds: float) -> dict[str, float]:
    loop = asyncio.get_running_loop()
    shared: Any = SimpleNamespace(port=port)
    Player.period = 1 if mode == "echo" else SEATS
    players = []
    for number in range(tables * SEATS):
        _, player = await loop.create_connection(lambda: Player("", shared), "127.0.0.1", port)
        await player.open
        player.seat = number % SEATS
        players.append(player)
    for player in players[:: 1 if mode == "echo" else SEATS]:
        player.send(MOVE)
    await asyncio.sleep(1)
    server = int(os.environ[SERVER])
    before, began, busy = Player.total, time.perf_counter(), processor(server)
    await asyncio.sleep(seconds)
    moves, took, busy = Player.total - before, time.perf_counter() - began, processor(server) - busy
    return {"moves a second": round(moves / took), "processor": busy / max(1, moves) * 1e6}


def main() -> None:
    port, mode, tables, seconds = sys.argv[1:]
    with asyncio.Runner(loop_factory=uvloop.Loop) as runner:
        print(json.dumps(runner.run(load(int(port), mode, int(tables), float(seconds)))))


if __name__ == "__main__":
    main()
