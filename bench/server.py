"""A server under load: one server process, four clients a table, every move on disk (fsync) before anyone hears of it;
the load comes from a process of its own on the same two cores. Goals: 4,000 moves a second; at one move a second and
table with 500 tables, 50 ms from sent to seen by all four (p99); ready within 5 s after a kill with 1,000 live tables;
10,000 idle sockets and 200 active tables in 600 MB. Rules, telling and store are the shares of the server's time that
it measures itself; the rest is sockets, messages and waiting."""

from __future__ import annotations

import contextlib
import json
import os
import resource
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

from bench.websocket import measured
from tests.limits import UNLIMITED_ENVIRONMENT


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


@contextlib.contextmanager
def served(folder: Path, port: int, *more: str) -> Iterator[tuple[subprocess.Popen[bytes], float]]:
    """A server process, and how many seconds it took until it was ready."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    began = time.perf_counter()
    command = [sys.executable, "-m", "ludotheque", "serve", str(folder), "--port", str(port), "--quiet", *more]
    # Where bytecode is not to be kept, half of the start would be the compiling of Python.
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    server = subprocess.Popen(command, env=environment | UNLIMITED_ENVIRONMENT, stdout=subprocess.DEVNULL)
    try:
        while True:
            try:
                urllib.request.urlopen(f"http://127.0.0.1:{port}/readyz").read()
                break
            except OSError:
                if server.poll() is not None:
                    raise RuntimeError("the server did not start") from None
                time.sleep(0.02)
        yield server, time.perf_counter() - began
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait()


def load(port: int, *arguments: float) -> dict[str, float]:
    words = [str(argument) for argument in arguments]
    done = subprocess.run(
        [sys.executable, "-m", "bench._server_load", str(port), *words], stdout=subprocess.PIPE, check=True
    )
    found: dict[str, float] = json.loads(done.stdout)
    if found["errors"]:
        raise RuntimeError(str(found))
    return found


def figures(port: int) -> dict[str, float]:
    text = urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics").read().decode()
    rows = [row.rsplit(" ", 1) for row in text.splitlines() if not row.startswith("#")]
    return {name: float(value) for name, value in rows}


def memory(process: int) -> int:
    """Megabytes in memory."""
    status = Path(f"/proc/{process}/status").read_text()
    return int(next(row.split()[1] for row in status.splitlines() if row.startswith("VmRSS"))) // 1024


def run() -> str:
    folder = Path(tempfile.mkdtemp(prefix="server-", dir=os.environ.get("LUDOTHEQUE_BENCH")))
    try:
        return "\n".join([*speeds(folder), "", *bare(), "", *restart(folder), "", *crowd(folder)])
    finally:
        shutil.rmtree(folder)


def speeds(folder: Path) -> Iterator[str]:
    yield "| load | moves/s | p50, ms | p99, ms | rules | telling | commits |"
    yield "|---|---|---|---|---|---|---|"
    kinds = {
        "64 tables at full speed, clients with sentences": (64, 10, 0, 1, 0),
        "64 tables at full speed, programs without": (64, 10, 0, 0, 0),
        "500 tables, one move a second each": (500, 12, 1, 1, 0),
    }
    for number, (name, arguments) in enumerate(kinds.items()):
        port = free_port()
        with served(folder / str(number), port):
            # The clock of the shares starts with the server, so they are taken from what happened since.
            before = figures(port)
            found = load(port, *arguments)
            after = figures(port)
        took = sum(after[key] - before[key] for key in after if key == "ludotheque_busy_seconds_total") or 1.0
        share = {
            key: (after[f"ludotheque_{key}_seconds_total"] - before[f"ludotheque_{key}_seconds_total"]) / took
            for key in ("decide", "publish")
        }
        commits = (
            after['ludotheque_store{figure="commit_seconds"}'] - before['ludotheque_store{figure="commit_seconds"}']
        ) / took
        yield (
            f"| {name} | {found['moves a second']:,} | {found['p50 ms']} | {found['p99 ms']} "
            f"| {share['decide']:.0%} | {share['publish']:.0%} | {commits:.0%} |"
        )


def bare() -> Iterator[str]:
    """The same sockets and clients around a server that decides and keeps nothing."""
    rate = measured("ours", "relay", tables=64, seconds=6.0)["moves a second"]
    yield f"A bare server that only passes messages on to four, without rules or log: {rate:,.0f} moves/s."


def restart(folder: Path) -> Iterator[str]:
    place, port = folder / "restart", free_port()
    with served(place, port) as (server, _):
        load(port, 250, 2, 1, 0, 0)
        load(port, 250, 2, 1, 0, 0)
        load(port, 250, 2, 1, 0, 0)
        load(port, 250, 2, 1, 0, 0)
        server.kill()
        server.wait()
    with served(place, port) as (server, seconds):
        tables = int(figures(port)["ludotheque_tables"])
        size = memory(server.pid)
        yield f"Killed with {tables:,} live tables and started again: ready after {seconds:.1f} s, {size} MB."
    empty = free_port()
    with served(folder / "empty", empty) as (_, seconds):
        yield f"The same with an empty server: {seconds:.1f} s."


def crowd(folder: Path) -> Iterator[str]:
    port = free_port()
    with served(folder / "crowd", port) as (server, _):
        before = memory(server.pid)
        process = subprocess.Popen(
            [sys.executable, "-m", "bench._server_load", str(port), "200", "8", "1", "1", "10000"],
            stdout=subprocess.PIPE,
        )
        most, sockets = 0, 0
        while process.poll() is None:
            time.sleep(0.5)
            most = max(most, memory(server.pid))
            with contextlib.suppress(OSError):
                sockets = max(sockets, int(figures(port)["ludotheque_sockets"]))
        output, _ = process.communicate()
        found = json.loads(output)
        yield (
            f"{sockets:,} sockets, of which 10,000 idle, and 200 tables at one move a second: {most} MB "
            f"(alone {before} MB), p99 {found['p99 ms']} ms."
        )
