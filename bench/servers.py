"""A server beside the servers of others, in one run: Schweins-Galopp at tables of four, the same clients, one server
process each on the same two cores, and the load in a process of its own. A move counts when all four clients have seen
it. Ours has it on disk (fsync) before anyone hears of it, sends a hash of every view, and sentences (or, to programs,
none); boardgame.io and Colyseus keep everything in memory and have neither. Colyseus sends each move at once instead of
with its next patch. Goals, to programs: 3 × boardgame.io and 0.4 × Colyseus by processor time a move, 2.5 ×
boardgame.io by moves a second; with sentences 2 × boardgame.io; at 500 tables with a move a second a p99 of 7.4 ms.
Each is measured twice, turn about, and its better round counts. Processor: the server's own time for a move, which
means something on a busy machine, too."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import TypeAlias

from bench import server
from bench._server_load import SERVER
from tools.bootstrap import run as run_command
from tools.client import node_environment

FOLDER = Path(__file__).parent / "peers"
ROOT = FOLDER.parent.parent
Found: TypeAlias = dict[str, float]
ROUNDS = 2


@contextlib.contextmanager
def ours(port: int) -> Iterator[int]:
    folder = Path(tempfile.mkdtemp(prefix="server-", dir=os.environ.get("LUDOTHEQUE_BENCH")))
    try:
        with server.served(folder, port) as (process, _):
            yield process.pid
    finally:
        shutil.rmtree(folder)


def peer(name: str) -> Callable[[int], AbstractContextManager[int]]:
    @contextlib.contextmanager
    def served(port: int) -> Iterator[int]:
        environment = node_environment(ROOT) | {"NODE_ENV": "production"}
        server = subprocess.Popen(
            ["node", FOLDER / f"{name}.mjs", str(port)],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env=environment,
            start_new_session=True,  # the wheel's Node is a child of what is started here
        )
        assert server.stdout is not None
        try:
            while line := server.stdout.readline():
                if line == "ready\n":
                    break
            else:
                raise RuntimeError(f"{name} did not start")
            yield server.pid
        finally:
            os.killpg(server.pid, signal.SIGKILL)
            server.wait()
            server.stdout.close()

    return served


def measured(name: str, tables: int, seconds: float, rate: float) -> Found:
    """One round of one server."""
    port = server.free_port()
    with SERVERS[name](port) as process:
        module = ["bench._peers_load", KINDS[name]] if name in KINDS else ["bench._server_load"]
        words = [*module, port, tables, seconds, rate, int("sentences" in name), 0]
        done = subprocess.run(
            [sys.executable, "-m", *map(str, words)],
            stdout=subprocess.PIPE,
            check=True,
            cwd=ROOT,
            env=os.environ | {SERVER: str(process)},
        )
    found: Found = json.loads(done.stdout)
    if found["errors"]:
        raise RuntimeError(str(found))
    return found


KINDS = {"boardgame.io, in memory": "boardgame_io", "Colyseus, in memory": "colyseus"}
SERVERS: dict[str, Callable[[int], AbstractContextManager[int]]] = {
    "ours, durable, to programs": ours,
    "ours, durable, with sentences": ours,
    **{name: peer(kind) for name, kind in KINDS.items()},
}


def run() -> str:
    # Not `npm ci`: some npm versions refuse a lock that lacks the optional packages of other systems.
    command = ["npm", "install", "--no-save", "--ignore-scripts"]
    done, output = run_command(command, FOLDER, node_environment(ROOT))
    if not done:
        return f"The peers could not be fetched:\n\n```\n{output.strip()}\n```"
    return "\n".join([*full_speed(), "", *paced()])


def rounds(measure: Callable[[str], Found], worse: Callable[[Found], float]) -> dict[str, Found]:
    """All servers, turn about, several times; of each its better round, for what disturbs one is not its own."""
    found: dict[str, list[Found]] = {name: [] for name in SERVERS}
    for _ in range(ROUNDS):
        for name in SERVERS:
            found[name].append(measure(name))
    return {name: min(some, key=worse) for name, some in found.items()}


def full_speed() -> Iterator[str]:
    best = rounds(lambda name: measured(name, 64, 8, 0), lambda found: -found["moves a second"])
    yield "| 64 tables at full speed | moves/s | p50, ms | p99, ms | processor, µs a move |"
    yield "|---|---|---|---|---|"
    for name, found in best.items():
        yield (
            f"| {name} | {found['moves a second']:,} | {found['p50 ms']} | {found['p99 ms']} "
            f"| {found['processor']:.0f} |"
        )
    yield ""
    for own, goals in zip(list(SERVERS)[:2], ((3.0, 0.4), (2.0, 0.4)), strict=True):
        for name, goal in zip(KINDS, goals, strict=True):
            moves = best[own]["moves a second"] / best[name]["moves a second"]
            processor = best[name]["processor"] / best[own]["processor"]
            yield f"{own}: **{processor:.2f} × {name}** by processor time (goal {goal:g}), {moves:.2f} × by moves."


def paced() -> Iterator[str]:
    yield "| 500 tables, a move a second each | moves/s | p50, ms | p99, ms |"
    yield "|---|---|---|---|"
    best = rounds(lambda name: measured(name, 500, 10, 1), lambda found: found["p99 ms"])
    for name, found in best.items():
        yield f"| {name} | {found['moves a second']:,} | {found['p50 ms']} | {found['p99 ms']} |"
