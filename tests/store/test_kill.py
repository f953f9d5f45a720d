"""Tests that a kill -9 at any instant loses or doubles nothing that was acknowledged, also on broken builds."""

from __future__ import annotations

import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from ludotheque.store import Store
from tests.limits import HANGS_AFTER_S
from tests.store.conftest import ServerProcess

ROOT = Path(__file__).parent.parent.parent

WRITER = """
import asyncio, sys
from pathlib import Path
from ludotheque.store import Append, TableSummary, open_store
from tests.broken_builds import plant
CARD = TableSummary("any", 1, "playing", True, None, (), (), b"{}")

async def table(store, name):
    row = await store.row(name)
    seq = row.seq + 1 if row else 0
    while True:
        await store.append(Append(name, seq, 0, "server", f"c{seq}", b"{}", None if seq else CARD))
        sys.stdout.write(f"{name} {seq}\\n")
        sys.stdout.flush()
        seq += 1

async def main():
    plant(sys.argv[2])
    store = open_store(Path(sys.argv[1]))
    await asyncio.gather(*(table(store, f"t{number}") for number in range(20)))

asyncio.run(main())
"""


def acknowledged(folder: Path, output: Path, seconds: float, fault: str = "") -> dict[str, int]:
    """Let a process append to twenty tables and kill it: the last acknowledged seq of each table."""
    with output.open("w") as stream:
        process = subprocess.Popen([sys.executable, "-c", WRITER, str(folder), fault], stdout=stream, cwd=ROOT)
        try:
            deadline = time.monotonic() + HANGS_AFTER_S
            while output.stat().st_size == 0:
                assert process.poll() is None
                assert time.monotonic() < deadline, "nothing is acknowledged"
                time.sleep(0.002)
            time.sleep(seconds)
        finally:
            process.kill()
            process.wait()
    last = {}
    for line in output.read_text().splitlines():
        name, _, seq = line.partition(" ")
        last[name] = int(seq)
    return last


def missing(server: ServerProcess, last: dict[str, int]) -> dict[str, int]:
    """How many acknowledged events of each table are not in the log; the log must be whole in any case."""

    async def compare(store: Store) -> dict[str, int]:
        report = await store.check()
        assert report.faults == ()
        found = {}
        for name in last:
            row = await store.row(name)
            found[name] = last[name] - (row.seq if row else -1)
        return {name: lost for name, lost in found.items() if lost > 0}

    result: dict[str, int] = server(compare)
    return result


def test_a_killed_writer_loses_nothing_acknowledged(server: ServerProcess, folder: Path, tmp_path: Path) -> None:
    instants = random.Random(1)
    for _ in range(5):
        last = acknowledged(folder, tmp_path / "acknowledged", instants.uniform(0, 0.2))
        assert last
        assert missing(server, last) == {}


def test_a_build_that_answers_before_the_commit_is_found_out(
    server: ServerProcess, folder: Path, tmp_path: Path
) -> None:
    """The same proof is red on a build that is broken on purpose. A kill may come in the moment after a commit."""

    def lost() -> dict[str, int]:
        return missing(server, acknowledged(folder, tmp_path / "acknowledged", 0.02, fault="ack-before-commit"))

    assert any(lost() for _ in range(5))


TWICE = """
import asyncio, sys
from pathlib import Path
from ludotheque.store import Append, TableSummary, open_store
from tests.broken_builds import plant
CARD = TableSummary("any", 1, "playing", True, None, (), (), b"{}")

async def main():
    plant(sys.argv[2])
    store = open_store(Path(sys.argv[1]))
    for seq in (0, 1, 2):
        kept = await store.append(Append("t", seq, 0, "server", "c0" if seq == 0 else "move", b"{}", CARD))
    await store.close()
    print(kept.repeated, kept.seq)

asyncio.run(main())
"""


@pytest.mark.parametrize(("fault", "told"), [("", "True 1"), ("no-idempotency", "False 2")])
def test_a_build_without_idempotency_keeps_a_command_twice(folder: Path, fault: str, told: str) -> None:
    command = [sys.executable, "-c", TWICE, str(folder), fault]
    assert subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip() == told
