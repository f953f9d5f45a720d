"""Upper limit of any such server here: one that does nothing but pass a message of the usual size on to four.

    python -m bench._bare serve PORT          a server without rules, log, views or words
    python -m bench._bare load PORT TABLES SECONDS

The same sockets (`ludotheque.protocol.websocket`), the same loop, the same kind of client; no move is decided or kept.
"""

from __future__ import annotations

import asyncio
import sys
import time
from types import SimpleNamespace
from typing import Any, ClassVar

import uvloop

from bench._server_load import SEATS, Client
from ludotheque.protocol.websocket import Outbox, Request, Socket

MESSAGE = b'{"type":"event","n":1,"what":"acted"' + b" " * 560 + b"}"
"""As long as what a viewer is told of a move, on the average."""


class Passing:
    """Passes on: whatever one of four says, all four hear."""

    tables: ClassVar[list[list[Socket]]] = [[]]

    def __init__(self, socket: Socket) -> None:
        if len(self.tables[-1]) == SEATS:
            self.tables.append([])
        self.mates = self.tables[-1]
        self.mates.append(socket)

    def message(self, data: bytes) -> None:
        for mate in self.mates:
            mate.send(MESSAGE)

    def closed(self) -> None:
        self.mates.clear()


async def opened(request: Request, socket: Socket) -> Passing:
    return Passing(socket)


async def serve(port: int) -> None:
    state, outbox, loop = SimpleNamespace(connections=set()), Outbox(), asyncio.get_running_loop()
    made = await loop.create_server(
        lambda: Socket(None, state, {"open_socket": opened, "outbox": outbox}), "127.0.0.1", port
    )
    print("ready", flush=True)
    await made.serve_forever()


class Player(Client):
    """Answers every fourth message of its table: each move is one message in and four out."""

    heard = 0
    seat = 0
    total = 0

    def message(self, data: bytes) -> None:
        self.heard += 1
        if self.heard % SEATS == self.seat:
            Player.total += 1
            self.send(b'{"type":"do","id":"1","table":"x","command":{"do":"act","action":"play r"}}')


async def load(port: int, tables: int, seconds: float) -> float:
    loop = asyncio.get_running_loop()
    shared: Any = SimpleNamespace(port=port)
    players = []
    for number in range(tables * SEATS):
        _, player = await loop.create_connection(lambda: Player("", shared), "127.0.0.1", port)
        await player.open
        player.seat = number % SEATS
        players.append(player)
    for player in players[::SEATS]:
        player.send(b"{}")
    await asyncio.sleep(1)
    before, began = Player.total, time.perf_counter()
    await asyncio.sleep(seconds)
    return (Player.total - before) / (time.perf_counter() - began)


def main() -> None:
    with asyncio.Runner(loop_factory=uvloop.Loop) as runner:
        if sys.argv[1] == "serve":
            runner.run(serve(int(sys.argv[2])))
        else:
            print(runner.run(load(int(sys.argv[2]), int(sys.argv[3]), float(sys.argv[4]))))


if __name__ == "__main__":
    main()
