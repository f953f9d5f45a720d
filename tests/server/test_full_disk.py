"""Tests of a server on a full disk: at its start, and what it says of itself while it runs."""

from __future__ import annotations

import asyncio
import os
import resource
import subprocess
import sys
from pathlib import Path

import pytest

from tests.limits import HANGS_AFTER_S
from tests.server.client import Person
from tests.server.running import running
from tests.server.test_tables import run, started

WRITE_AND_CRASH = """
import asyncio, os, sys
from pathlib import Path
from ludotheque.store import open_store
from tests.store.conftest import event
async def fill():
    store = open_store(Path(sys.argv[1]))
    for seq in range(40):
        await store.append(event("t", seq, body=b"x" * 4000))
    os._exit(0)
asyncio.run(fill())
"""
LARGEST_FILE = 1 << 16
"""Room for SQLite's index of a -wal, and for less than what the crash has left there."""


@pytest.mark.parametrize("new", [True, False])
def test_a_full_disk_at_the_start_is_said_in_a_sentence(tmp_path: Path, new: bool) -> None:
    if not new:
        subprocess.run([sys.executable, "-c", WRITE_AND_CRASH, str(tmp_path)], check=True)
        assert (tmp_path / "house.db-wal").stat().st_size > LARGEST_FILE
    limit = LARGEST_FILE // 4 if new else LARGEST_FILE
    ran = subprocess.run(
        [sys.executable, "-m", "ludotheque", "serve", str(tmp_path), "--port", "0", "--lang", "en"],
        env=os.environ | {"PYTHONDONTWRITEBYTECODE": "1"},
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit)),
        capture_output=True,
        text=True,
        timeout=HANGS_AFTER_S,
        check=False,
    )
    assert (ran.returncode, ran.stdout) == (2, ""), ran.stderr
    assert "disk" in ran.stderr
    assert len(ran.stderr.splitlines()) == 1, ran.stderr


def test_a_server_is_not_ready_while_its_disk_is_full(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            people, table = await started(server, 2, chat="free")
            guest = Person(server.port)
            write = server.registry.store._write  # type: ignore[attr-defined]

            async def status() -> int:
                return (await guest.http("GET", "/readyz"))[0]

            assert await status() == 200
            await write(lambda connection: connection.execute("pragma max_page_count = 1") and None)
            while await status() != 503:
                await people[0].answer(people[0].do(table, do="say", text="x" * 500))
            assert (await guest.http("GET", "/healthz"))[0] == 200
            await write(lambda connection: connection.execute("pragma max_page_count = 1000000") and None)
            while await status() != 200:  # a sign of life is written now and then
                await asyncio.sleep(0.05)

    run(story())
