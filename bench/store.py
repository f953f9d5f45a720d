"""Appends to the log on this machine's disk, each answered only after its commit (`synchronous=FULL`): 300-byte events
at 500 tables, one process. `paced` sends 500 a second; `in turn` has each table wait for its answer before it sends the
next; `in flight` keeps 5,000 on the way; `writer alone` has all of them waiting before it begins. Goal: more than
20,000 a second in large batches. The measure: rows of the same size by SQLite alone, clustered by table, one commit for
each and one commit for 512, without hashes, checks, indexes or answers."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import tempfile
import time
from pathlib import Path

import uvloop

from ludotheque.store import Append, Store, TableSummary, files, open_store
from ludotheque.store.migrations import migrate
from ludotheque.store.sqlite import SqliteWriter
from ludotheque.store.writer import MAX_BATCH

TABLES = 500
BODY = b'{"move":"' + b"x" * 280 + b'"}'
CARD = TableSummary("any", 1, "playing", True, None, ("p1", "p2", None, None), ("p1", "p2"), b"{}")


def event(table: int, seq: int) -> Append:
    card = CARD if seq % 8 == 0 else None
    return Append(f"table-{table:05}", seq, 1_700_000_000_000 + seq, "p1", f"command-{seq:012}", BODY, card)


class ServerProcess:
    """Tables that append to a store, and how long each answer took."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.next = [0] * TABLES
        self.seconds: list[float] = []

    async def append(self, table: int) -> None:
        seq = self.next[table]
        self.next[table] += 1
        what = event(table, seq)
        began = time.perf_counter()
        await self.store.append(what)
        self.seconds.append(time.perf_counter() - began)

    async def paced(self, count: int) -> None:
        began = time.perf_counter()
        tasks = []
        for number in range(count):
            await asyncio.sleep(max(0.0, began + number / 500 - time.perf_counter()))
            tasks.append(asyncio.create_task(self.append(number % TABLES)))
        await asyncio.gather(*tasks)

    async def in_turn(self, count: int) -> None:
        async def table(number: int) -> None:
            for _ in range(count // TABLES):
                await self.append(number)

        await asyncio.gather(*(table(number) for number in range(TABLES)))

    async def in_flight(self, count: int) -> None:
        room = asyncio.Semaphore(5_000)

        async def one(number: int) -> None:
            await self.append(number % TABLES)
            room.release()

        tasks = []
        for number in range(count):
            await room.acquire()
            tasks.append(asyncio.create_task(one(number)))
        await asyncio.gather(*tasks)


async def measured(folder: Path, name: str, count: int) -> str:
    store = open_store(folder)
    server = ServerProcess(store)
    await server.in_turn(TABLES)  # the tables exist
    server.seconds.clear()
    before = store.stats()
    began, processor = time.perf_counter(), time.process_time()
    await getattr(server, name.replace(" ", "_"))(count)
    took, busy = time.perf_counter() - began, time.process_time() - processor
    stats = store.stats()
    await store.close()
    seconds = sorted(server.seconds)
    p50, p99 = (1000 * seconds[int(part * len(seconds))] for part in (0.5, 0.99))
    group = count / (stats["commits"] - before["commits"])
    commit = (stats["commit_seconds"] - before["commit_seconds"]) / took
    figures = f"{count / took:,.0f} | {p50:.1f} | {p99:.1f} | {group:.1f} | {commit:.0%} | {1e6 * busy / count:.0f}"
    return f"| {name} | {figures} |"


async def writer_alone(folder: Path, count: int) -> str:
    """The writer's thread with all its work waiting: nobody else wants the interpreter, and one answer is awaited."""
    folder.mkdir()
    connection = files.open_writer(folder / files.DATABASE)
    migrate(connection, folder / files.DATABASE)
    writer = SqliteWriter(connection)
    appends = [event(number % TABLES, number // TABLES) for number in range(count)]
    began, processor = time.perf_counter(), time.process_time()
    for what in appends[:-1]:
        writer.tell(what)
    await writer.ask(appends[-1])
    took, busy = time.perf_counter() - began, time.process_time() - processor
    counts = writer.counts
    writer.stop()
    commit = counts["commit_seconds"] / took
    group = min(count / counts["commits"], MAX_BATCH)
    return f"| writer alone | {count / took:,.0f} | | | {group:.1f} | {commit:.0%} | {1e6 * busy / count:.0f} |"


def alone(file: Path, count: int, batch: int) -> str:
    connection = sqlite3.connect(file, isolation_level=None)
    connection.execute("pragma journal_mode = wal")
    connection.execute("pragma synchronous = full")
    connection.execute("create table events (t text, seq bigint, body blob, primary key (t, seq)) without rowid")
    began, processor = time.perf_counter(), time.process_time()
    for start in range(0, count, batch):
        connection.execute("begin immediate")
        rows = [(f"table-{number % TABLES:05}", number, BODY) for number in range(start, start + batch)]
        connection.executemany("insert into events values (?, ?, ?)", rows)
        connection.execute("commit")
    took, busy = time.perf_counter() - began, time.process_time() - processor
    connection.close()
    return f"| SQLite alone | {count / took:,.0f} | | | {batch} | | {1e6 * busy / count:.0f} |"


def run() -> str:
    rows = [
        "| how | appends/s | p50, ms | p99, ms | appends a commit | time in commit | processor, µs an append |",
        "|---|---|---|---|---|---|---|",
    ]
    # Beside this file and not in /tmp, which on some machines is no disk.
    with tempfile.TemporaryDirectory(dir=os.environ.get("BENCH_FOLDER", Path(__file__).parent)) as name:
        folder = Path(name)
        for number, (how, count) in enumerate((("paced", 5_000), ("in turn", 100_000), ("in flight", 200_000))):
            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                rows.append(runner.run(measured(folder / str(number), how, count)))
        rows.append(asyncio.run(writer_alone(folder / "writer", 100_000)))
        rows.append(alone(folder / "one.db", 2_000, 1))
        rows.append(alone(folder / "many.db", 512 * 400, 512))
    return "\n".join(rows)
