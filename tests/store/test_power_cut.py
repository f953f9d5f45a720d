"""Tests that a power cut loses nothing that was acknowledged. A kill cannot show a missing fsync; a recorded disk can.

A process appends while a preloaded library records its writes and syncs. Then the disk is rebuilt as it may be after a
cut at some instant: what was synced is there; of the rest each write is there, missing or torn, by chance.
"""

from __future__ import annotations

import contextlib
import os
import random
import shutil
import struct
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludotheque.store import StoreError, files

HEAD = struct.Struct("=c63sqq")
CUTS = 60
EVENTS = 60
"""Per table, of which there are five; with a checkpoint every 40 pages the database itself is written many times."""
ACKNOWLEDGED = "acknowledged"
JOURNAL = f"{files.DATABASE}-journal".encode()
"""SQLite's other journal: used and removed before the server is open; removals are not recorded."""

WRITER = f"""
import asyncio, os, sys
from pathlib import Path
from ludotheque.store import Append, TableSummary, open_store
CARD = TableSummary("any", 1, "playing", True, None, (), (), b"{{}}")
folder = Path(sys.argv[1])

async def table(store, number, told):
    for seq in range({EVENTS}):
        await store.append(Append(f"t{{number}}", seq, 0, "server", f"c{{seq}}", b"x" * 300, None if seq else CARD))
        os.write(told, f"{{number}} {{seq}}\\n".encode())

async def main():
    store = open_store(folder)
    for setting in ("wal_autocheckpoint = 40", *sys.argv[2:]):
        # Outside of the writer's transactions, where some settings do not take.
        store._writer._connection.execute(f"pragma {{setting}}")
    told = os.open(folder / "{ACKNOWLEDGED}", os.O_WRONLY | os.O_CREAT)
    await asyncio.gather(*(table(store, number, told) for number in range(5)))
    os._exit(0)  # no orderly end

asyncio.run(main())
"""


@pytest.fixture(scope="session")
def recorder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    compiler = shutil.which("cc")
    if compiler is None or sys.platform != "linux":
        pytest.skip("a power cut is played with a C compiler, on Linux")
    library = tmp_path_factory.mktemp("recorder") / "recorder.so"
    source = Path(__file__).with_name("recorder.c")
    subprocess.run([compiler, "-shared", "-fPIC", "-O1", "-w", "-o", str(library), str(source)], check=True)
    return library


def recorded(recorder: Path, tmp_path: Path, *settings: str) -> list[tuple[bytes, str, int, bytes]]:
    """What a process did to its files, in order: what, which file, where, and the bytes."""
    folder, record = tmp_path / "house", tmp_path / "record"
    recording = {"LD_PRELOAD": str(recorder), "RECORD_FOLDER": str(folder), "RECORD_FILE": str(record)}
    environment = {**os.environ, **recording}
    subprocess.run([sys.executable, "-c", WRITER, str(folder), *settings], env=environment, check=True)
    data, place, steps = record.read_bytes(), 0, []
    while place < len(data):
        what, name, offset, length = HEAD.unpack_from(data, place)
        place += HEAD.size
        if not name.startswith(JOURNAL):
            steps.append((what, name.rstrip(b"\0").decode(), offset, data[place : place + length]))
        place += length
    if not any(name == files.DATABASE for _, name, _, _ in steps):
        pytest.skip("this Python's SQLite cannot be listened to")
    return steps


def written(content: bytearray, what: bytes, offset: int, data: bytes) -> None:
    end = offset if what == b"T" else offset + len(data)
    content.extend(bytes(max(0, end - len(content))))
    if what == b"T":
        del content[end:]
    else:
        content[offset:end] = data


def cuts(
    steps: list[tuple[bytes, str, int, bytes]], count: int
) -> Iterator[tuple[dict[str, bytearray], dict[str, int]]]:
    """Files as they may be after a cut, and the last acknowledged seq of each table."""
    luck = random.Random(7)
    first = next(place for place, (_, name, _, _) in enumerate(steps) if name == ACKNOWLEDGED)
    instants = set(luck.sample(range(first + 1, len(steps)), min(count, len(steps) - first - 1)))
    safe: dict[str, bytearray] = {}
    loose: dict[str, list[tuple[bytes, int, bytes]]] = {}
    acknowledged: dict[str, int] = {}
    for place, (what, name, offset, data) in enumerate(steps):
        if place in instants:
            image = {known: bytearray(content) for known, content in safe.items()}
            for known, some in loose.items():
                for change, where, content in some:
                    part = len(content) if luck.random() < 0.7 else luck.randrange(len(content) + 1)
                    if luck.random() < 0.5:
                        written(image.setdefault(known, bytearray()), change, where, content[:part])
            yield image, dict(acknowledged)
        if name == ACKNOWLEDGED:
            number, seq = data.split()
            acknowledged[f"t{int(number)}"] = int(seq)
        elif what == b"S":
            for change, where, content in loose.pop(name, []):
                written(safe.setdefault(name, bytearray()), change, where, content)
        else:
            loose.setdefault(name, []).append((what, offset, data))


def losses(steps: list[tuple[bytes, str, int, bytes]], folder: Path, count: int = CUTS) -> int:
    """After how many cuts something acknowledged is missing, or the log is not whole."""
    lost = 0
    for image, acknowledged in cuts(steps, count):
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
        for name, content in image.items():
            (folder / name).write_bytes(content)
        try:
            report = files.examine(folder / files.DATABASE)
            with contextlib.closing(files.open_reader(folder / files.DATABASE)) as connection:
                kept = dict(connection.execute("select table_id, seq from log_heads"))
        except StoreError:
            lost += 1
            continue
        lost += bool(report.faults) or any(kept.get(table, -1) < seq for table, seq in acknowledged.items())
    return lost


def test_a_power_cut_loses_nothing_acknowledged(recorder: Path, tmp_path: Path) -> None:
    steps = recorded(recorder, tmp_path)
    assert sum(name == files.DATABASE and what == b"S" for what, name, _, _ in steps) > 3, "checkpoints were made"
    assert losses(steps, tmp_path / "image") == 0


@pytest.mark.long
def test_eight_hundred_power_cuts_lose_nothing_acknowledged(recorder: Path, tmp_path: Path) -> None:
    assert losses(recorded(recorder, tmp_path), tmp_path / "image", 800) == 0


def test_a_build_that_syncs_too_little_is_found_out(recorder: Path, tmp_path: Path) -> None:
    """The same proof is red with SQLite's usual advice for WAL."""
    assert losses(recorded(recorder, tmp_path, "synchronous = normal"), tmp_path / "image") > CUTS // 4
