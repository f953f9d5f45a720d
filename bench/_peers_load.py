"""The load on a server of others: tables of four clients each, as in _server_load, in the words of that server.

python -m bench._peers_load boardgame_io|colyseus PORT TABLES SECONDS MOVES A SECOND AND TABLE (0 = as fast as it goes)

The clients are as careful as ours are with our own server: they look at what they must know to make the next move.
"""

from __future__ import annotations

import asyncio
import json
import resource
import sys
import time
from typing import Any

import msgspec
import uvloop

from bench._server_load import BINARY, SEATS, Client, Load

_json, _pack, _unpack = msgspec.json.decode, msgspec.msgpack.encode, msgspec.msgpack.decode
JOIN_ROOM, ROOM_DATA = 10, 13
_EVENT = bytes([ROOM_DATA]) + _pack("event")


class BoardgameIo(Client):
    """socket.io over one WebSocket, the protocol of boardgame.io's own client."""

    namespace = b"/galopp,"

    def path(self) -> str:
        return "/socket.io/?EIO=4&transport=websocket"

    def message(self, data: bytes) -> None:
        if data[:1] == b"2":
            self.send(b"3")  # are you there? yes
        elif data[:1] == b"0":
            self.send(b"40" + self.namespace)
        elif data.startswith(b"40"):
            self.emit("sync", self.table, str(self.seat), None, SEATS)
        elif data.startswith(b"42"):
            start = data.index(b"[")
            name = data[start + 2 : start + 8]
            if name == b"update":
                self.told(_json(data[start:])[2])
            elif name == b'sync",':
                self.load.synced()  # type: ignore[attr-defined]

    def emit(self, *what: Any) -> None:
        self.send(b"42" + self.namespace + msgspec.json.encode(what))

    def told(self, state: Any) -> None:
        n, game = state["_stateID"], state["G"]
        self.load.seen(self.table, n)
        if game["turn"] == self.seat:
            hand = game["hands"][self.seat]
            playing = game["phase"] == "play"
            legal = [f"play {'rbgyw'[c]}" for c in range(5) if hand[c]] if playing else ["arrange rbgyw"]
            self.load.act(self, n, legal)

    def act(self, have: int, action: str) -> None:
        self.load.sent[self.table, have + 1] = [time.perf_counter(), 0]
        payload = {"type": "act", "args": [action], "playerID": str(self.seat)}
        self.emit("update", {"type": "MAKE_MOVE", "payload": payload}, have, self.table, str(self.seat))


class Colyseus(Client):
    """MessagePack in binary frames."""

    place: Any = None

    def path(self) -> str:
        return f"/{self.place['processId']}/{self.place['roomId']}?sessionId={self.place['sessionId']}"

    def message(self, data: bytes) -> None:
        if data[0] == JOIN_ROOM:
            self.send(bytes([JOIN_ROOM]), BINARY)
            self.load.synced()  # type: ignore[attr-defined]
        elif data.startswith(_EVENT):
            found = _unpack(data[len(_EVENT) :])
            self.load.seen(self.table, found["n"])
            if found["legal"]:
                self.load.act(self, found["n"], found["legal"])
        elif data[0] == ROOM_DATA:
            self.load.errors.append(repr(data[:100]))

    def act(self, have: int, action: str) -> None:
        self.load.sent[self.table, have + 1] = [time.perf_counter(), 0]
        self.send(bytes([ROOM_DATA]) + _pack("act") + _pack(action), BINARY)


class PeerLoad(Load):
    """All the clients of a peer."""

    def __init__(self, kind: str, port: int, rate: float) -> None:
        super().__init__(port, rate, False)
        self.kind = kind
        self.open = 0

    def synced(self) -> None:
        self.open += 1

    async def client(self, table: str, seat: int, place: Any) -> Client:
        def make() -> Client:
            one = BoardgameIo("", self) if self.kind == "boardgame_io" else Colyseus("", self)
            one.table, one.seat = table, seat
            if isinstance(one, Colyseus):
                one.place = place
            return one

        _, made = await asyncio.get_running_loop().create_connection(make, "127.0.0.1", self.port)
        await made.open
        return made

    async def run(self, tables: int, seconds: float) -> dict[str, Any]:
        clients = []
        for number in range(tables):
            for seat in range(SEATS):
                place = None
                if self.kind == "colyseus":
                    place, _ = await self.ask("POST", "/matchmake/joinOrCreate/table", {})
                clients.append(await self.client(f"t{number}", seat, place))
                # One after the other, so that four who belong together get one table.
                while self.open < len(clients):
                    await asyncio.sleep(0.002)
        if self.kind == "boardgame_io":
            for client in clients[::SEATS]:
                client.act(0, "arrange rbgyw")
        await self.warm(tables)
        return await self.measured(tables, seconds)


def main() -> None:
    kind, (port, tables, seconds, rate) = sys.argv[1], map(float, sys.argv[2:6])
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with asyncio.Runner(loop_factory=uvloop.Loop) as runner:

        async def go() -> dict[str, Any]:
            return await PeerLoad(kind, int(port), rate).run(int(tables), seconds)

        print(json.dumps(runner.run(go())))


if __name__ == "__main__":
    main()
