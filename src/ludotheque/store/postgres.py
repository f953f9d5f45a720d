"""The store in PostgreSQL: the same statements, and leases, since several nodes may share it.

A node is one process that has the server open. It renews one lease for all its tables; `heads` says which node writes a
table, with a fence that counts the changes of hands. An append changes the row of `heads` only where node and fence are
still its own, in the transaction that writes the event: a node that slept past its lease finds nothing to change, and
nothing of it is kept. All leases are judged by the clock of the database.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
import secrets
import threading
import time
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import psycopg
from psycopg.pq import TransactionStatus
from psycopg.types.numeric import Int8Dumper

from ludotheque.kernel.errors import present
from ludotheque.store import files
from ludotheque.store.migrations import FOLDER, POSTGRES, POSTGRES_ONLY, migrate
from ludotheque.store.sql import IS_LIVE, SqlStore
from ludotheque.store.store import Append, Appended, Beat, Elsewhere, Owner, Report, StoreError, shown
from ludotheque.store.writer import Connection, EventRow, HeadRow, Known, Writer

Answer = TypeVar("Answer")
LEASE_MS = 3000
"""Milliseconds that a node's tables stay its own without a sign of life."""
MAX_CLOCK_SKEW_MS = 2000
"""Milliseconds that a node's clock may differ from the database's."""
IDLE_MS = LEASE_MS
"""Milliseconds after which the database breaks off a transaction whose node has fallen asleep in it: its rows are
locked, and nobody else could take the tables over."""
TIMEOUT_S = 5
"""Seconds to wait for a database that does not answer."""
TICKETS_KEPT_MS = 60_000
"""Milliseconds that a used ticket is remembered after its end: by the clock of another node it may not have ended."""
MIGRATING = 0x4C75646F
"""Names the lock under which one node at a time brings the database up to date."""

NOW = "(extract(epoch from clock_timestamp()) * 1000)::bigint"
FREE = f"(h.node is null or not exists (select from nodes n where n.id = h.node and n.until > {NOW}))"
ROWS = "jsonb_array_elements(:rows::jsonb) as r"
"""Rows as JSON arrays, bytes in base64: one parameter and one statement for any number of them. With one for each cell
an append took the driver nearly four times as long (measured: 105 µs against 28)."""
TAKE = (
    f"with free as (select h.table_id from {ROWS} join heads h on h.table_id = r->>0"
    f" where h.node = :node or {FREE} for update of h skip locked)"
    " update heads h set node = :node, fence = h.fence + (h.node is distinct from :node)::int from free"
    " where h.table_id = free.table_id"
    " returning h.table_id, h.seq, h.head, (select c.people from cards c where c.table_id = h.table_id), h.fence"
)
OWNERS = (
    f"select h.table_id, coalesce(n.id, ''), coalesce(n.address, ''), h.seq from {ROWS}"
    " join heads h on h.table_id = r->>0 left join nodes n on n.id = h.node"
)
KNOWN = (
    f"select e.table_id, e.command, e.seq, e.hash from {ROWS} join events e on e.table_id = r->>0 and e.command = r->>1"
)
ADOPT = (
    "with free as (select h.table_id, n.beat from heads h join cards c on c.table_id = h.table_id"
    f" left join nodes n on n.id = h.node where {IS_LIVE} and h.node is distinct from :node and {FREE}"
    " limit :most for update of h skip locked)"
    " update heads h set node = :node, fence = h.fence + 1 from free where h.table_id = free.table_id"
    " returning h.table_id, free.beat"
)
PUT_HEADS = (
    "insert into heads (table_id, seq, head, created, touched, node, fence)"
    " select r->>0, (r->>1)::bigint, decode(r->>2, 'base64'), (r->>3)::bigint, (r->>4)::bigint, r->>5, (r->>6)::bigint"
    f" from {ROWS} on conflict (table_id) do update"
    " set seq = excluded.seq, head = excluded.head, touched = excluded.touched"
    " where heads.node = excluded.node and heads.fence = excluded.fence returning table_id"
)
PUT_EVENTS = (
    "insert into events (table_id, seq, at, by_whom, command, body, hash)"
    " select r->>0, (r->>1)::bigint, (r->>2)::bigint, r->>3, r->>4, decode(r->>5, 'base64'), decode(r->>6, 'base64')"
    f" from {ROWS}"
)
RENEW = (
    f"insert into nodes (id, address, beat, until) values (:node, :address, {NOW}, {NOW} + {LEASE_MS})"
    " on conflict (id) do update set address = excluded.address, beat = excluded.beat, until = excluded.until"
    " returning beat"
)


@cache
def translated(statement: str) -> str:
    """Parameters as this driver writes them."""
    return re.sub(r"(?<!:):(\w+)", r"%(\1)s", statement).replace("?", "%s")


class PostgresConnection:
    """A connection that speaks our statements, and comes back after the database was away."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._raw = self._connect()

    def _connect(self) -> psycopg.Connection[Any]:
        raw = psycopg.connect(
            self._url, autocommit=True, connect_timeout=TIMEOUT_S, application_name="ludotheque", tcp_user_timeout=5000
        )
        # One width for all numbers: else each mixture of widths would be a statement of its own to prepare.
        raw.adapters.register_dumper(int, Int8Dumper)
        raw.prepared_max = 256
        raw.execute(f"set idle_in_transaction_session_timeout = {IDLE_MS}")
        if raw.execute("show synchronous_commit").fetchone() == ("off",):
            raw.execute("set synchronous_commit = on")  # an answer promises that the event is on disk
        return raw

    @property
    def in_transaction(self) -> bool:
        return self._raw.info.transaction_status in (TransactionStatus.INTRANS, TransactionStatus.INERROR)

    @property
    def broken(self) -> bool:
        return self._raw.closed

    def execute(self, statement: str, parameters: Any = None) -> psycopg.Cursor[Any]:
        if self._raw.closed:  # between transactions only: within one, the error has ended it
            self._raw = self._connect()
        return self._raw.execute(translated(statement), parameters, binary=True)

    def executemany(self, statement: str, rows: Iterable[dict[str, Any]]) -> None:
        """Within a transaction, which `execute` has begun."""
        with self._raw.cursor() as cursor:
            cursor.executemany(translated(statement), rows)

    def close(self) -> None:
        self._raw.close()


class PostgresWriter(Writer):
    """Appends, if this node is the one that writes their tables."""

    gather_s = 0.003
    """For two busy nodes this saves PostgreSQL a fifth of its work."""

    def __init__(self, connection: PostgresConnection, node: str) -> None:
        self._node = node
        self._fences: dict[str, int] = {}
        self._elsewhere: dict[str, tuple[str, str]] = {}
        super().__init__(connection)

    def _leave(self) -> None:
        self._connection.close()

    def _begin(self) -> None:
        self._connection.execute("begin")

    def _concerns_all(self, error: Exception) -> bool:
        return isinstance(error, (psycopg.OperationalError, psycopg.InterfaceError, psycopg.InternalError))

    def _comes_back(self, error: Exception) -> bool:
        # The database also breaks off who was kept waiting for the processor in the midst of a transaction.
        if not self._connection.broken:
            return False
        try:
            self._connection.execute("select 1")
        except psycopg.Error:
            return False
        return True

    def forget(self, tables: list[str]) -> None:
        """In the thread: these have changed hands, so what is remembered of them is of no use."""
        for table in tables:
            self._heads.pop(table, None)

    def _undo(self) -> None:
        super()._undo()
        self._fences.clear()

    def _write(self, requests: list[Any]) -> tuple[list[Any], Known]:
        try:
            return self._write_all(requests)
        except Elsewhere:
            # Some of the tables were taken over: all is undone, and each append judged by what the database says now.
            self._undo()
            self._begin()
            return self._write_all(requests)

    def _write_all(self, requests: list[Any]) -> tuple[list[Any], Known]:
        written = super()._write(requests)
        self._flush()
        return written

    def _read_in(self, appends: list[Append]) -> Known:
        self._elsewhere.clear()
        strange = {what.table for what in appends if what.table not in self._heads}
        if strange:
            for table, seq, head, people, fence in ask(self._connection, TAKE, zip(strange), node=self._node):
                self._heads[table] = (seq, head, people.encode())
                self._fences[table] = fence
        if missing := strange - self._heads.keys():
            for table, node, address, _ in ask(self._connection, OWNERS, zip(missing)):
                self._elsewhere[table] = (node, address)
        asked = [(what.table, what.command) for what in appends if what.table in self._heads]
        return {(table, command): (seq, hash) for table, command, seq, hash in ask(self._connection, KNOWN, asked)}

    def _take(self, what: Append, known: Known) -> Appended | StoreError:
        if what.table in self._elsewhere:
            return Elsewhere(what.table, *self._elsewhere[what.table])
        return super()._take(what, known)

    def _put_events(self, events: list[EventRow]) -> None:
        ask(self._connection, PUT_EVENTS, events)

    def _put_heads(self, heads: dict[str, HeadRow]) -> None:
        rows = [(*row, self._node, self._fences.setdefault(table, 1)) for table, row in heads.items()]
        kept = {found for (found,) in ask(self._connection, PUT_HEADS, rows)}
        for table in heads:
            if table not in kept:
                raise Elsewhere(table, "", "")


def ask(connection: Connection, statement: str, rows: Iterable[tuple[Any, ...]], **more: Any) -> list[Any]:
    """What a statement answers about many rows."""
    cells = msgspec.json.encode(list(rows)).decode()
    found = connection.execute(statement, {"rows": cells, **more})
    return found.fetchall() if found.description else []


class PostgresStore(SqlStore):
    """A server in a database, which other nodes may have open too."""

    dialect = "postgres"
    ordered = ' collate "C"'

    def __init__(self, url: str) -> None:
        self.node = secrets.token_hex(8)
        self._url = url
        place = shown(url)
        try:
            line = PostgresConnection(url)
            with contextlib.ExitStack() as undone:
                undone.callback(line.close)
                prepare(line, place)
                reader = PostgresConnection(url)
                undone.pop_all()
        except psycopg.Error as error:
            raise StoreError("store-unreachable", place=place, error=str(error).strip()) from error
        self._beats: PostgresConnection | None = None
        self._renewing = threading.Lock()
        self._postgres_writer = PostgresWriter(line, self.node)
        super().__init__(self._postgres_writer, reader, psycopg.Error, place)

    def _unread(self, error: Exception) -> StoreError:
        return StoreError("store-unreachable", place=self._place, error=str(error).strip())

    async def _read(self, what: Callable[[Connection], Answer]) -> Answer:
        try:
            return await super()._read(what)
        except StoreError as error:
            if not isinstance(error.__cause__, psycopg.OperationalError):
                raise
            return await super()._read(what)  # the connection was broken, perhaps long ago: a new one

    # Who writes what

    def renew(self, address: str) -> Beat:
        """A sign of life: this node's lease begins anew. On a connection of its own, that waits for no append."""
        try:
            with self._renewing:
                if not self._open:
                    raise StoreError("store-closed")
                if self._beats is None:
                    self._beats = PostgresConnection(self._url)
                line = self._beats
                found = line.execute("select until from nodes where id = :node", {"node": self.node}).fetchall()
                if not found:
                    # A process that had this address before is gone, whatever its lease says.
                    line.execute("delete from nodes where address = :address", {"address": address})
                asked = time.time()
                beat = line.execute(RENEW, {"node": self.node, "address": address}).fetchall()[0][0]
        except psycopg.Error as error:
            raise self._unread(error) from error
        return Beat(beat, astray(beat, asked, time.time()), bool(found) and found[0][0] < beat)

    async def adopt(self, most: int = 200) -> dict[str, int | None]:
        """Become the writer of live tables that nobody writes: each with the last sign of life of its former writer."""

        def adopt(connection: Connection) -> dict[str, int | None]:
            found = dict(connection.execute(ADOPT, {"node": self.node, "most": most}).fetchall())
            self._postgres_writer.forget(list(found))
            return found

        return await self._write(adopt)

    async def claim(self, table: str) -> Owner:
        """Become the writer of a table, or learn who is."""

        def claim(connection: Connection) -> Owner:
            before = connection.execute(
                "select n.beat from heads h join nodes n on n.id = h.node where h.table_id = :table and n.id <> :node",
                {"table": table, "node": self.node},
            ).fetchall()
            if ask(connection, TAKE, [(table,)], node=self.node):
                self._postgres_writer.forget([table])
                return Owner(self.node, "", before[0][0] if before else None)
            found = ask(connection, OWNERS, [(table,)])
            return Owner(found[0][1], found[0][2], None) if found else Owner("", "", None)

        return await self._write(claim)

    async def ends(self, tables: list[str]) -> dict[str, tuple[int, str, str]]:
        """Of each of these tables: the number of its last event, and who writes it, where."""
        found = await self._read(lambda connection: ask(connection, OWNERS, [(table,) for table in tables]))
        return {table: (seq, node, address) for table, node, address, seq in found}

    async def written(self) -> set[str]:
        """The tables that this node writes."""
        return {table for (table,) in await self._find("select table_id from heads where node = :node", node=self.node)}

    # Tickets

    async def use_ticket(self, hash: bytes, expires: int, now: int) -> bool:
        def use(connection: Connection) -> bool:
            connection.execute("delete from tickets where expires < :past", {"past": now - TICKETS_KEPT_MS})
            statement = "insert into tickets (hash, expires) values (:hash, :expires) on conflict do nothing"
            return bool(connection.execute(statement, {"hash": hash, "expires": expires}).rowcount)

        return await self._write(use)

    # The server

    async def check(self) -> Report:
        return await asyncio.to_thread(examine, self._url)

    async def backup(self, file: Path) -> None:
        raise StoreError("store-backup-postgres", place=self._place)

    def _shut(self) -> None:
        gone: Any = lambda connection: connection.execute("delete from nodes where id = :node", {"node": self.node})  # noqa: E731
        self._writer.tell(gone)
        with self._renewing:
            if self._beats is not None:
                self._beats.close()
        super()._shut()


def prepare(line: PostgresConnection, place: str) -> None:
    """See that the database is ours, of our version, and that our clocks agree."""
    line.execute("select pg_advisory_lock(:lock)", {"lock": MIGRATING})
    try:
        begun = line.execute("select to_regclass('migrations') is not null").fetchone()
        taken = line.execute("select to_regclass('events') is not null or to_regclass('people') is not null").fetchone()
        if begun == (False,) and taken == (True,):
            raise StoreError("store-foreign", file=place)
        migrate(line, place, FOLDER, POSTGRES)
        migrate(line, place, POSTGRES_ONLY, POSTGRES, record="migrations_postgres")
    finally:
        line.execute("select pg_advisory_unlock(:lock)", {"lock": MIGRATING})
    asked = time.time()
    beat = present(line.execute(f"select {NOW}").fetchone(), "the database's time")
    wrong = astray(beat[0], asked, time.time())
    if abs(wrong) > MAX_CLOCK_SKEW_MS:
        raise StoreError("store-clock", place=place, seconds=f"{wrong / 1000:+.1f}")


def astray(theirs: int, asked: float, answered: float) -> int:
    """By how many milliseconds our clock is wrong, at least; the answer may have been on its way for a while."""
    if theirs < asked * 1000:
        return round(asked * 1000 - theirs)
    return -max(0, round(theirs - answered * 1000))


def examine(url: str) -> Report:
    """Walk every chain, as of one instant, while the server goes on."""
    try:
        with contextlib.closing(psycopg.connect(url, connect_timeout=TIMEOUT_S)) as connection:
            connection.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ
            if connection.execute("select to_regclass('heads') is null").fetchone() == (True,):
                raise StoreError("store-missing", file=shown(url))
            heads = connection.execute(files.HEADS.format("heads"), binary=True).fetchall()
            with connection.cursor("events", binary=True) as events:  # fetched a few thousand at a time
                events.itersize = 5000
                events.execute(files.EVENTS.format("events"))
                return files.walk(heads, events)
    except psycopg.Error as error:
        raise StoreError("store-unreachable", place=shown(url), error=str(error).strip()) from error
