"""A server under attack: 50 honest tables of four, a move a second each, while one attacker of another address of this
machine does his worst, one attack after the other, each on a server of its own with its usual limits. The honest come
as through a proxy, each from an address of his own. Lost: moves that were not answered within 10 s, or that somebody
was told of and that are not in the log. Processor and memory are the server's; memory before the attack and at the
most. Stop: seconds from SIGTERM to the end of the process, while attack and play go on. Load and attacker run on the
same two cores; the attacker has a low priority, as one elsewhere would take no processor time here. Goals: p99 250 ms,
nothing lost, 100 MB more, 10 s."""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

from bench._attacker import ATTACKS
from bench._server_load import SERVER
from bench.server import memory
from ludotheque.store import open_store
from tests.limits import reserve_port

TABLES, SECONDS = 50, 6.0
NONE = "no attack"
MAX_P99_MS, MAX_MORE_MB, MAX_STOP_S = 250.0, 100, 10.0
STOP_TIMEOUT_S = 60.0
SAMPLE_S = 0.1
SMALL_PIPE_BYTES = 4096


class Sampler(threading.Thread):
    """The most memory that a process has."""

    def __init__(self, process: int) -> None:
        super().__init__(daemon=True)
        self._process = process
        self.before = self.most = memory(process)
        self.start()

    def run(self) -> None:
        with contextlib.suppress(OSError, StopIteration):  # the process has ended
            while True:
                self.most = max(self.most, memory(self._process))
                time.sleep(SAMPLE_S)


@contextlib.contextmanager
def attacked_server(folder: Path, port: int, name: str) -> Iterator[subprocess.Popen[bytes]]:
    """A server with its usual limits, which believes 127.0.0.1 to be a proxy. Nobody reads its log."""
    reader, writer = os.pipe()
    fcntl.fcntl(writer, fcntl.F_SETPIPE_SZ, SMALL_PIPE_BYTES)
    environment = {key: value for key, value in os.environ.items() if not key.startswith("LUDOTHEQUE_")}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    command = [sys.executable, "-m", "ludotheque", "serve", str(folder), "--port", str(port), "--proxy", "127.0.0.1"]
    server = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=writer)
    os.close(writer)
    try:
        for _ in range(1000):
            with contextlib.suppress(OSError):
                urllib.request.urlopen(f"http://127.0.0.1:{port}/readyz").read()
                break
            time.sleep(0.03)
        yield server
    finally:
        server.kill()
        server.wait()
        os.close(reader)


@contextlib.contextmanager
def started(*words: str, environment: dict[str, str] | None = None) -> Iterator[tuple[IO[str], IO[str]]]:
    """A process; its input and output."""
    with subprocess.Popen(
        [*words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env=os.environ | (environment or {}),
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            yield process.stdin, process.stdout
        finally:
            process.kill()


def stop(server: subprocess.Popen[bytes]) -> float:
    """Seconds from SIGTERM to the end."""
    began = time.perf_counter()
    server.send_signal(signal.SIGTERM)
    with contextlib.suppress(subprocess.TimeoutExpired):
        server.wait(STOP_TIMEOUT_S)
    return time.perf_counter() - began


async def missing(folder: Path, acknowledged: dict[str, list[int]]) -> int:
    """How many moves that somebody was told of are not in the log."""
    store = open_store(folder)
    try:
        count = 0
        for table, numbers in acknowledged.items():
            acted = {event.seq for event in await store.events(table) if b'"acted"' in event.body}
            count += len({*numbers} - acted)
        return count
    finally:
        await store.close()


def attacked(name: str, folder: Path) -> dict[str, Any]:
    """One attack."""
    port = reserve_port()
    with contextlib.ExitStack() as open_ones:
        server = open_ones.enter_context(attacked_server(folder, port, name))
        words = [sys.executable, "-m", "bench._honest_load", str(port), str(TABLES), str(SECONDS)]
        go, honest = open_ones.enter_context(started(*words, environment={SERVER: str(server.pid)}))
        table = honest.readline().strip()
        sampler = Sampler(server.pid)
        if name != NONE:
            words = ["nice", "-n", "10", sys.executable, "-m", "bench._attacker", name, str(port), table]
            _, attacker = open_ones.enter_context(started(*words))
            if attacker.readline() != "begun\n":
                raise RuntimeError(f"the attack did not begin: {name}")
        go.write("\n")
        go.flush()
        found: dict[str, Any] = json.loads(honest.readline())
        found["stop"] = stop(server)
        acknowledged = json.loads(honest.readline())
        found |= {"before": sampler.before, "most": sampler.most, "exit": server.poll()}
    found["missing"] = asyncio.run(missing(folder, acknowledged))
    return found


def run() -> str:
    folder = Path(tempfile.mkdtemp(prefix="attacks-", dir=os.environ.get("LUDOTHEQUE_BENCH")))
    # ATTACKS=name,name: only these.
    wanted = [name for name in (NONE, *ATTACKS) if name in os.environ.get("ATTACKS", name).split(",")]
    try:
        found = {name: attacked(name, folder / name) for name in wanted}
    finally:
        shutil.rmtree(folder)
    rows = [
        "| attack | moves | p50, ms | p99, ms | lost | cut off | processor | memory, MB | stop, s |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    short = []
    for name, one in found.items():
        lost = one["unanswered"] + one["missing"]
        shown = name.replace("_", " ")
        busy = one["processor"] * one["moves"] / 1e6 / SECONDS
        rows.append(
            f"| {shown} | {one['moves']} | {one['p50 ms']:.1f} | {one['p99 ms']:.1f} | {lost} | {one['cut off']} "
            f"| {busy:.0%} | {one['before']} → {one['most']} | {one['stop']:.1f} |"
        )
        if one["errors"]:
            short.append(f"{shown}: {one['errors']} errors, the first: {one['first error']}.")
        if one["exit"] != 0:
            short.append(f"{shown}: the server ended with {one['exit']}.")
        if one["p99 ms"] > MAX_P99_MS or lost or one["cut off"] or one["stop"] > MAX_STOP_S:
            short.append(f"{shown}: falls short.")
        if one["most"] - one["before"] > MAX_MORE_MB:
            short.append(f"{shown}: {one['most'] - one['before']} MB more.")
    return "\n".join([*rows, "", *(short or ["Every goal is reached in every state."])])
