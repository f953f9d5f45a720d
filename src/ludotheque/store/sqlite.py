"""The store in SQLite: a folder that one process at a time has open."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
from collections.abc import Iterable
from itertools import chain
from pathlib import Path
from typing import Any

from ludotheque.store import files
from ludotheque.store.migrations import migrate
from ludotheque.store.sql import SqlStore
from ludotheque.store.store import Append, Report
from ludotheque.store.writer import MAX_ROWS, Call, Connection, EventRow, HeadRow, Known, Request, Writer, bulk

MAX_RECENT = 1000
"""So many recent events at most wait to be moved among the others."""
REMEMBERED = 20_000
"""So many ends of logs are kept in memory."""
REMEMBERED_COMMANDS = 100_000
"""So many commands of these logs are, too."""

KNOWN = (
    "with asked (table_id, command) as (values {rows}) select e.table_id, e.command, e.seq, e.hash"
    " from asked join log e on e.table_id = asked.table_id and e.command = asked.command"
)
COMMANDS = (
    "with asked (table_id) as (values {rows}) select e.table_id, e.command"
    " from asked join log e on e.table_id = asked.table_id"
)
HEADS = (
    "with asked (table_id) as (values {rows}) select h.table_id, h.seq, h.head, c.people"
    " from asked join log_heads h on h.table_id = asked.table_id join cards c on c.table_id = h.table_id"
)
PUT_RECENT = "insert into recent_events (table_id, seq, at, by_whom, command, body, hash) values {rows}"
PUT_HEADS = (
    "insert into heads (table_id, seq, head, created, touched) values {rows}"
    " on conflict (table_id) do update set seq = excluded.seq, head = excluded.head, touched = excluded.touched"
)


class SqliteWriter(Writer):
    """Appends to the recent events, which have no index, and moves them among the others now and then: an index for
    each append would change a page of each table that is played at, and these pages are most of a commit. Which
    commands a log has is known by heart, so that most batches are one statement and its own transaction."""

    gather_s = 0.001
    """Of 0, 1 and 3 ms this gave the most moves a second, for the least processor time."""

    def __init__(self, connection: Connection) -> None:
        self._recent = 0
        """How many events have not been moved."""
        self._commands: dict[str, set[str]] = {}
        """Of each log whose end is remembered, all commands."""
        self._remembered = 0
        """How many these are."""
        with contextlib.suppress(sqlite3.Error):  # they are found where they are, and moved later
            files.move_recent(connection)
        super().__init__(connection)

    def _leave(self) -> None:
        self._move_recent()
        with contextlib.suppress(sqlite3.Error):
            self._connection.execute("pragma wal_checkpoint(truncate)").fetchall()
        self._connection.close()

    def _begin(self) -> None:
        """Later, and only if there is more to write than one statement: nobody else writes meanwhile."""

    def _enter(self) -> None:
        if not self._connection.in_transaction:
            self._connection.execute("begin immediate")

    def _call(self, what: Call) -> Any:
        self._enter()
        return super()._call(what)

    def _flush(self) -> None:
        if self._pending.events:
            self._enter()
        super()._flush()

    def _end(self) -> None:
        if self._connection.in_transaction or not self._pending.plain:
            super()._end()
        else:
            super()._flush()  # a statement alone is a transaction

    def _concerns_all(self, error: Exception) -> bool:
        return type(error) in (sqlite3.OperationalError, sqlite3.DatabaseError)

    def _commit(self, batch: list[Request], patient: bool = True) -> None:
        super()._commit(batch, patient)
        if self._recent >= MAX_RECENT:
            self._move_recent()

    def _committed(self, answers: list[Any], known: Known, seconds: float) -> None:
        before = self.counts["rows"]
        super()._committed(answers, known, seconds)
        self._recent += int(self.counts["rows"] - before)
        self._remembered += len(known)
        for table, command in known:
            self._commands[table].add(command)

    def _undo(self) -> None:
        super()._undo()
        self._forget()

    def _forget(self) -> None:
        self._heads.clear()
        self._commands.clear()
        self._remembered = 0

    def _move_recent(self) -> None:
        """A full disk, say, is no reason to fail: they are found where they are, and moved later."""
        try:
            files.move_recent(self._connection)
            self._recent = 0
        except sqlite3.Error:
            self.counts["failures"] += 1

    def _read_in(self, appends: list[Append]) -> Known:
        if len(self._heads) > REMEMBERED or self._remembered > REMEMBERED_COMMANDS:
            self._forget()
        if strange := {what.table for what in appends if what.table not in self._commands}:
            self._learn([(table,) for table in strange])
        repeated = [(what.table, what.command) for what in appends if what.command in self._commands[what.table]]
        return {(table, command): (seq, hash) for table, command, seq, hash in self._find(KNOWN, repeated)}

    def _learn(self, tables: list[tuple[str]]) -> None:
        """Where logs end, and what they hold."""
        for table, seq, head, people in self._find(HEADS, tables):
            self._heads[table] = (seq, head, people.encode())
        self._commands.update({table: set() for (table,) in tables})
        for table, command in self._find(COMMANDS, tables):
            self._commands[table].add(command)
            self._remembered += 1

    def _put_heads(self, heads: dict[str, HeadRow]) -> None:
        """Of tables whose card is written, too, for that refers to them. The others follow with the recent events."""
        self._put(PUT_HEADS, [row for table, row in heads.items() if table in self._pending.cards])

    def _put_events(self, events: list[EventRow]) -> None:
        self._put(PUT_RECENT, events)

    def _find(self, statement: str, rows: list[tuple[Any, ...]]) -> Iterable[tuple[Any, ...]]:
        while rows:
            some, rows = rows[:MAX_ROWS], rows[MAX_ROWS:]
            filled = bulk(statement, len(some), len(some[0]))
            yield from self._connection.execute(filled, list(chain.from_iterable(some)))


class SqliteStore(SqlStore):
    """A server in a folder. Only one process at a time may have it open."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / files.DATABASE
        self._lock = files.take_lock(folder)
        try:
            connection = files.open_writer(self._file)
            try:
                with files.closed_after_errors(self._file, lambda: connection):
                    migrate(connection, self._file)
                reader = files.open_reader(self._file)
            except BaseException:
                connection.close()
                raise
        except BaseException:
            os.close(self._lock)
            raise
        super().__init__(SqliteWriter(connection), reader, sqlite3.Error, str(self._file))

    async def check(self) -> Report:
        return await asyncio.to_thread(files.examine, self._file)

    async def backup(self, file: Path) -> None:
        await asyncio.to_thread(files.back_up, self._file, file)

    def _shut(self) -> None:
        super()._shut()
        os.close(self._lock)
