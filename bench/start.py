"""From nothing to a first move, with an empty cache and again: at a terminal, from the command to the answer to the
first choice; at a server, from the request for a table against bots to the event of one's first action. With an empty
cache rules run interpreted while another process compiles them. Goals: a first move within 2 s, also with an empty
cache, and nothing compiled at a second start. Beside it what compiling takes, for who needs machine code at once (1,000
playouts), and `python -c pass` as the measure."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import ludotheque
from tests.limits import UNLIMITED_ENVIRONMENT
from tests.server.client import Person
from tests.server.served import Served

PLAYOUTS = (
    "import ludotheque as l; g = l.game({!r}); m = g.match(); "
    "g.engine.playouts(1000, m.players, g.schema.encode(m.options))"
)


def environment(cache: str) -> dict[str, str]:
    return {"LUDOTHEQUE_CACHE": cache, "NO_COLOR": "1", "PYTHONUNBUFFERED": "1", "LC_ALL": "C.UTF-8"}


def seconds(arguments: list[str], cache: str) -> float:
    began = time.perf_counter()
    command = [sys.executable, *arguments]
    subprocess.run(command, check=True, capture_output=True, env={**os.environ, **environment(cache)})
    return time.perf_counter() - began


def at_terminal(game: str, cache: str) -> float:
    """Until the first choice is answered."""
    command = [sys.executable, "-m", "ludotheque", "play", game, "--lang", "en", "--yes"]
    began = time.perf_counter()
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env={**os.environ, **environment(cache)}
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(b"1\n")
        process.stdin.flush()
        asked = 0
        for line in process.stdout:
            asked += b"Your choice" in line
            if asked and line.startswith(b"  You "):
                break
        took = time.perf_counter() - began
        process.kill()
    return took


async def at_server(port: int, game: str) -> float:
    """Until the first action of a table against bots is everybody's."""
    person = await (await Person(port).enter()).connect()
    began = time.perf_counter()
    players = ludotheque.game(game).schema.default_players
    bots = [None, *["simple"] * (players - 1)]
    made = await person.post("/api/tables", {"game": game, "players": players, "bots": bots, "start": True})
    turn = (await person.watch(made["table"]))["turn"]
    while 0 not in turn["to_act"]:
        message = await person.until(lambda message: message["type"] == "event" and "turn" in message)
        turn = message["turn"]
    await person.answer(person.do(made["table"], do="act", action=turn["legal"][0]))
    took = time.perf_counter() - began
    await person.leave()
    return took


def served(game: str, cache: str) -> float:
    with tempfile.TemporaryDirectory() as folder:
        server = Served(Path(folder) / "house", environment=UNLIMITED_ENVIRONMENT | environment(cache)).start()
        try:
            return asyncio.run(at_server(server.port, game))
        finally:
            server.stop()


def compiled_files(cache: str) -> dict[str, int]:
    return {str(file): file.stat().st_mtime_ns for file in Path(cache).rglob("*.nb*")}


def run() -> str:
    rows = [
        "| game | terminal, empty cache, s | again | server, empty cache, s | again | 1,000 playouts, empty cache, s "
        "| again | compiled again |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for game in ludotheque.games():
        first = []
        for measured in (at_terminal, served):
            with tempfile.TemporaryDirectory() as cache:
                first.append(measured(game, cache))
        with tempfile.TemporaryDirectory() as cache:
            compiling = seconds(["-c", PLAYOUTS.format(game)], cache)
            subprocess.run(
                [sys.executable, "-m", "ludotheque.bots.executor", game, "rules"],
                check=True,
                env={**os.environ, **environment(cache)},
            )
            before = compiled_files(cache)
            again = [min(measured(game, cache) for _ in range(3)) for measured in (at_terminal, served)]
            warm = min(seconds(["-c", PLAYOUTS.format(game)], cache) for _ in range(3))
            changed = len(set(compiled_files(cache).items()) ^ set(before.items()))
        figures = [first[0], again[0], first[1], again[1], compiling, warm]
        rows.append(f"| {game} | {' | '.join(f'{one:.2f}' for one in figures)} | {changed or 'nothing'} |")
    with tempfile.TemporaryDirectory() as cache:
        rows.append(f"| `python -c pass` | | {min(seconds(['-c', 'pass'], cache) for _ in range(3)):.2f} | | | | | |")
    return "\n".join(rows)
