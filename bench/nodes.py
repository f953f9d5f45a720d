"""One node and two, on one PostgreSQL with fsync, clients without sentences at 64 tables: each node has its own half of
the tables and a load process of its own, as behind a balancer that sends a table's people to one node. Goal: two nodes
1.6 × one, on this machine of two cores. The second table says what the cores did: seconds of processor time that each
part used in a second. Four parts share two cores, so what one node leaves idle bounds what a second can add."""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from bench import server
from bench._server_load import processor
from tests.servers import Postgres, postgres_running

TABLES, SECONDS = 64, 8.0
KEPT = 'ludotheque_commands_total{outcome="kept"}'
ROOT = Path(__file__).parent.parent


def measured(postgres: Postgres, count: int) -> dict[str, float]:
    """So many nodes: what their clients saw, and where the processors' time went."""
    store = postgres.server()
    with contextlib.ExitStack() as open_:
        ports = [server.free_port() for _ in range(count)]
        folder = Path(open_.enter_context(tempfile.TemporaryDirectory()))
        nodes = [open_.enter_context(server.served(folder, port, "--store", store))[0].pid for port in ports]
        loads = [
            subprocess.Popen(
                [
                    sys.executable,
                    "-m",
                    "bench._server_load",
                    str(port),
                    str(TABLES // count),
                    str(SECONDS),
                    "0",
                    "0",
                    "0",
                ],
                stdout=subprocess.PIPE,
                cwd=ROOT,
            )
            for port in ports
        ]
        groups = {"nodes": nodes, "PostgreSQL": [postgres.process], "load": [one.pid for one in loads]}
        shares: dict[str, float] = {}
        # The tables are laid and set going first; what counts is the part in which moves are measured.
        while not all(server.figures(port).get(KEPT, 0) >= 6 * TABLES // count for port in ports):
            time.sleep(0.2)
        time.sleep(1)
        before, began = {name: sum(map(processor, some)) for name, some in groups.items()}, time.perf_counter()
        time.sleep(SECONDS - 4)
        for name, some in groups.items():
            shares[name] = (sum(map(processor, some)) - before[name]) / (time.perf_counter() - began)
        found = [json.loads(one.communicate()[0]) for one in loads]
    if any(one["errors"] for one in found):
        raise RuntimeError(str(found))
    return {
        "moves": sum(one["moves a second"] for one in found),
        "p99": max(one["p99 ms"] for one in found),
        **shares,
    }


def run() -> str:
    return "\n".join(rows())


def rows() -> Iterator[str]:
    with postgres_running(durable=True) as postgres:
        found = {count: measured(postgres, count) for count in (1, 2)}
    yield "| nodes | moves/s | p99, ms |"
    yield "|---|---|---|"
    for count, one in found.items():
        yield f"| {count} | {one['moves']:,} | {one['p99']} |"
    yield ""
    yield f"Two nodes reach **{found[2]['moves'] / found[1]['moves']:.2f} × one** (goal 1.6)."
    yield ""
    yield f"| processor seconds a second, of {os.cpu_count()} | nodes | PostgreSQL | load | together |"
    yield "|---|---|---|---|---|"
    for count, one in found.items():
        parts = [one[name] for name in ("nodes", "PostgreSQL", "load")]
        yield f"| {count} | {' | '.join(f'{part:.2f}' for part in parts)} | {sum(parts):.2f} |"
