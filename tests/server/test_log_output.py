"""Tests of the log's output: whatever happens to its reader or its disk, nothing raises and nothing waits."""

from __future__ import annotations

import asyncio
import fcntl
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ludotheque.cli.log_output import MAX_WAITING_LINES, LogOutput
from tests.limits import HANGS_AFTER_S, reserve_port
from tests.server.client import Person
from tests.server.test_tables import run

SMALL_PIPE = 4096
ALWAYS_FULL = Path("/dev/full")
needs_full_disk = pytest.mark.skipif(not ALWAYS_FULL.exists(), reason="only Linux has a device that is always full")


@pytest.fixture
def pipe() -> Iterator[tuple[int, int]]:
    """A pipe that holds a few lines."""
    if not hasattr(fcntl, "F_SETPIPE_SZ"):
        pytest.skip("only Linux lets one say how much a pipe holds")
    ends = os.pipe()
    fcntl.fcntl(ends[1], fcntl.F_SETPIPE_SZ, SMALL_PIPE)
    yield ends
    for end in ends:
        os.close(end)


def read_lines(descriptor: int) -> Iterator[dict[str, Any]]:
    """What is written, line by line, for ever."""
    with os.fdopen(os.dup(descriptor), "rb") as stream:
        yield from map(json.loads, stream)


def test_a_reader_that_stops_reading_holds_nobody_up_and_is_told_later_what_is_missing(pipe: tuple[int, int]) -> None:
    output = LogOutput(pipe[1])
    written = read_lines(pipe[0])
    sent = 3 * MAX_WAITING_LINES
    for number in range(sent):
        output.msg(b'{"event":"%05d"}' % number)
    numbers: list[str] = []
    missing = 0
    # Lines wait behind each that is lost, so the loss is reported before the last of them.
    while len(numbers) + missing < sent:
        line = next(written)
        missing += line.get("lost", 0)
        if line["event"].isdigit():
            numbers.append(line["event"])
    assert numbers == sorted(numbers)
    assert missing > 0
    output.msg(b'{"event":"after"}')
    assert next(written) == {"event": "after"}
    output.close()


@needs_full_disk
def test_a_full_disk_costs_log_lines_and_nothing_else() -> None:
    full = os.open(ALWAYS_FULL, os.O_WRONLY)
    try:
        output = LogOutput(full)
        output.msg(b'{"event":"one"}')
        output.msg(b'{"event":"two"}')
        output.close()
        assert output.lost == 2
    finally:
        os.close(full)


def test_at_the_end_what_waits_is_written_unless_nobody_reads(pipe: tuple[int, int]) -> None:
    output = LogOutput(pipe[1])
    output.msg(b'{"event":"last words"}')
    output.close()
    assert next(read_lines(pipe[0])) == {"event": "last words"}
    unread = LogOutput(pipe[1])
    for _ in range(2 * SMALL_PIPE // 16):
        unread.msg(b"." * 16)
    unread.close(patience_s=0.05)  # it returns


async def hang_up(port: int) -> None:
    """Break off in the middle of a body: the server writes a line about it."""
    _, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{")
    await writer.drain()
    writer.close()
    await writer.wait_closed()


@pytest.mark.parametrize("where", [pytest.param("full", marks=needs_full_disk), "unread", "gone"])
def test_a_server_whose_log_goes_nowhere_plays_on_and_stops_when_told(
    tmp_path: Path, pipe: tuple[int, int], where: str
) -> None:
    reader, writer = os.pipe() if where == "gone" else pipe
    if where == "gone":
        os.close(reader)
    error = os.open(ALWAYS_FULL, os.O_WRONLY) if where == "full" else os.dup(writer)
    port = reserve_port()
    words = [sys.executable, "-m", "ludotheque", "serve", str(tmp_path), "--port", str(port)]
    out = error if where == "full" else subprocess.DEVNULL
    with subprocess.Popen(words, stdout=out, stderr=error) as process:
        os.close(error)

        async def story() -> None:
            guest = Person(port)
            while True:
                try:
                    await guest.enter()
                    break
                except OSError:
                    assert process.poll() is None, "the server did not open"
                    await asyncio.sleep(0.05)
            for _ in range(150):  # several times what the pipe holds
                await hang_up(port)
            assert (await guest.http("GET", "/healthz"))[0] == 200
            made = await guest.post("/api/tables", {"game": "galopp", "players": 2, "start": True})
            assert (await guest.get(f"/api/tables/{made['table']}"))["status"] == "playing"

        try:
            run(asyncio.wait_for(story(), HANGS_AFTER_S / 10))
            began = time.monotonic()
            process.send_signal(signal.SIGTERM)
            assert process.wait(HANGS_AFTER_S / 10) == 0
            assert time.monotonic() - began < HANGS_AFTER_S / 10
        finally:
            process.kill()
