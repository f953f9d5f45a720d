"""The files of a SQLite store: opening, locking, copying and examining them.

A folder holds `house.db` (with SQLite's own -wal and -shm beside it) and `house.lock`. The lock belongs to the one
process that writes; readers of other processes (backup, check) come in read-only and never checkpoint, because SQLite
before 3.51.3 may lose data when two connections do.
"""

from __future__ import annotations

import contextlib
import fcntl
import os
import sqlite3
import struct
from collections.abc import Callable, Iterable, Iterator
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any

from ludotheque.store.migrations import verify
from ludotheque.store.store import BEGINNING, Fault, Report, StoreError
from ludotheque.store.writer import chained

DATABASE = "house.db"
LOCK = "house.lock"
APPLICATION = 0x4C75646F
""" "Ludo": says that a database is a server's."""
OLDEST_SQLITE = (3, 35, 0)
SMALLEST = 512
"""Bytes of the smallest database."""
LOCK_TIMEOUT_S = 10.0
"""Seconds to wait for SQLite's own locks; nobody holds one for long."""
STATEMENTS = 512
"""So many prepared statements are kept by a connection: rows are written in several bulk sizes."""


def take_lock(folder: Path) -> int:
    """Make the folder if need be, and be the only process that writes there; the descriptor keeps the lock."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        descriptor = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    except OSError as error:
        raise StoreError("store-unwritable", folder=str(folder), error=error.strerror or "?") from error
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        os.close(descriptor)
        raise StoreError("store-locked", folder=str(folder)) from error
    return descriptor


def open_writer(file: Path) -> sqlite3.Connection:
    """The connection that writes and checkpoints; made here, used by one other thread."""
    if sqlite3.sqlite_version_info < OLDEST_SQLITE:
        needed = ".".join(str(number) for number in OLDEST_SQLITE)
        raise StoreError("store-old-sqlite", found=sqlite3.sqlite_version, needed=needed)
    if file.is_file() and 0 < file.stat().st_size < SMALLEST:
        raise StoreError("store-foreign", file=str(file))  # SQLite would take it for empty
    if not file.exists():
        with contextlib.suppress(OSError):  # what is wrong with the place is said below
            file.touch(mode=0o600)  # it holds the secrets of deals that go on; SQLite's other files follow its mode
    with closed_after_errors(file, lambda: _connect(file)) as connection:
        if connection.execute("select count(*) from sqlite_master").fetchone() == (0,):
            connection.execute(f"pragma application_id = {APPLICATION}")
        _is_ours(connection, file)
        connection.execute("pragma journal_mode = wal")
        connection.execute("pragma synchronous = full")
        connection.execute("pragma foreign_keys = on")
        # What people have deleted shall not linger in free pages.
        connection.execute("pragma secure_delete = on")
        # Room in memory (64 MB) for the pages that a few hundred busy tables touch again and again.
        connection.execute("pragma cache_size = -65536")
        # Seldom enough to gather changes of a page, often enough to be short (at 500 appends a second: within 50 ms).
        connection.execute("pragma wal_autocheckpoint = 4000")
    return connection


def open_reader(file: Path) -> sqlite3.Connection:
    """A read-only connection, also beside a running server, and on a disk that cannot be written."""
    if not file.is_file():
        raise StoreError("store-missing", file=str(file))
    address = f"{file.absolute().as_uri()}?mode=ro"
    if _lacks_wal(file, address):
        address += "&immutable=1"
    with closed_after_errors(file, lambda: _connect(address)) as connection:
        _is_ours(connection, file)
    return connection


def _lacks_wal(file: Path, address: str) -> bool:
    """Is this a database without a -wal, in a place where none can be made? SQLite would make one before it reads. As
    nobody changes it there, it can be read as it is."""
    try:
        with contextlib.closing(_connect(address)) as connection:
            connection.execute("select count(*) from sqlite_master").fetchone()
    except sqlite3.OperationalError:
        return not Path(f"{file}-wal").exists()
    except sqlite3.DatabaseError:  # said when it is opened to be read
        pass
    return False


def _connect(where: Path | str) -> sqlite3.Connection:
    return sqlite3.connect(
        where,
        timeout=LOCK_TIMEOUT_S,
        isolation_level=None,
        check_same_thread=False,
        cached_statements=STATEMENTS,
        uri=isinstance(where, str),
    )


@contextlib.contextmanager
def closed_after_errors(file: Path, make: Callable[[], sqlite3.Connection]) -> Iterator[sqlite3.Connection]:
    """A new connection; closed again, and its complaints put into words, when preparing it fails."""
    connection = None
    try:
        connection = make()
        yield connection
    except BaseException as error:
        if connection is not None:
            connection.close()
        if isinstance(error, sqlite3.OperationalError):
            raise StoreError("store-unwritable", folder=str(file), error=str(error)) from error
        if isinstance(error, sqlite3.DatabaseError):
            if error.sqlite_errorcode == sqlite3.SQLITE_NOTADB:
                raise StoreError("store-foreign", file=str(file)) from error
            raise StoreError("store-damaged", file=str(file), error=str(error)) from error
        raise


def _is_ours(connection: sqlite3.Connection, file: Path) -> None:
    if connection.execute("pragma application_id").fetchone() != (APPLICATION,):
        raise StoreError("store-foreign", file=str(file))


def back_up(database: Path, file: Path) -> None:
    """Copy a database, running or not, as of one instant into one new file: whole, or not at all."""
    unfinished = file.with_name(f"{file.name}.unfinished")
    with contextlib.closing(open_reader(database)) as source:
        if file.exists():
            raise StoreError("store-backup-taken", file=str(file))
        try:
            unfinished.unlink(missing_ok=True)
            unfinished.touch(mode=0o600)
            with contextlib.closing(_connect(unfinished)) as target:
                source.backup(target)
                if target.execute("select 1 from sqlite_master where name = 'recent_events'").fetchone():
                    move_recent(target)  # not in a copy of an older version's
                # A copy of a database with a -wal expects one; this one is whole in itself.
                target.execute("pragma journal_mode = delete")
            settle(unfinished, file)
        except (OSError, sqlite3.Error) as error:
            unfinished.unlink(missing_ok=True)
            raise StoreError("store-backup-failed", file=str(file), error=str(error)) from error


MOVE_RECENT = (
    "insert into events (table_id, seq, at, by_whom, command, body, hash)"
    " select table_id, seq, at, by_whom, command, body, hash from recent_events order by position",
    # SQLite takes hash and at from the row that has the maximum.
    "update heads set seq = r.seq, head = r.hash, touched = r.at"
    " from (select table_id, max(seq) as seq, hash, at from recent_events group by table_id) r"
    " where heads.table_id = r.table_id and heads.seq < r.seq",
    "delete from recent_events",
)


def move_recent(connection: sqlite3.Connection) -> None:
    """Move the recent events among the others."""
    connection.execute("begin immediate")
    try:
        for statement in MOVE_RECENT:
            connection.execute(statement)
        connection.execute("commit")
    finally:
        if connection.in_transaction:
            connection.execute("rollback")


def settle(unfinished: Path, file: Path) -> None:
    """Give a finished file its name, so that a power cut leaves all of it or nothing."""
    with unfinished.open("rb+") as stream:
        os.fsync(stream.fileno())
    unfinished.rename(file)
    folder = os.open(file.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


def restore(file: Path, folder: Path) -> Report:
    """Make a server of a backup, in a folder that has none; refuses a backup that is damaged or too new."""
    report = examine(file)
    if report.faults:
        raise StoreError("store-backup-faulty", file=str(file), table=report.faults[0].table)
    lock = take_lock(folder)
    try:
        if (folder / DATABASE).exists():
            raise StoreError("store-restore-taken", folder=str(folder))
        back_up(file, folder / DATABASE)
    finally:
        os.close(lock)
    return report


def examine(database: Path) -> Report:
    """Walk every chain of a database, running or not, as of one instant."""
    with contextlib.closing(open_reader(database)) as connection:
        # Texts that are not UTF-8 shall be found as changed, not stop the walk.
        connection.text_factory = lambda text: text.decode("utf-8", "surrogateescape")
        try:
            older = any(one.name == "recent_events" for one in verify(connection, database))
            connection.execute("begin")
            if (found := connection.execute("pragma quick_check(1)").fetchone()) != ("ok",):
                raise StoreError("store-damaged", file=str(database), error=str(found[0]))
            heads, log = ("heads", "events") if older else ("log_heads", "log")
            return walk(connection.execute(HEADS.format(heads)), connection.execute(EVENTS.format(log)))
        except sqlite3.Error as error:
            raise StoreError("store-damaged", file=str(database), error=str(error)) from error


HEADS = "select table_id, seq, head from {}"
EVENTS = "select table_id, seq, at, by_whom, command, body, hash from {} order by table_id, seq"


def walk(ends: Iterable[tuple[Any, ...]], rows: Iterable[tuple[Any, ...]]) -> Report:
    """Along every chain, given where each ends, and all events table by table."""
    heads = {table: (seq, head) for table, seq, head in ends}
    tables, events, faults = len(heads), 0, []
    for table, chain in groupby(rows, key=itemgetter(0)):
        links = [row[1:] for row in chain]
        events += len(links)
        fault = first_fault(table, links, heads.pop(table, None))
        if fault is not None:
            faults.append(fault)
    faults += [Fault(table, 0, "gap") for table in heads]
    return Report(tables, events, tuple(faults))


def first_fault(
    table: str, chain: list[tuple[int, int, str, str, bytes, bytes]], head: tuple[int, bytes] | None
) -> Fault | None:
    before = BEGINNING
    for expected, (seq, at, by, command, body, kept) in enumerate(chain):
        if seq != expected:
            return Fault(table, expected, "gap")
        try:
            honest = chained(before, table, seq, at, by, command, body) == kept
        except (ValueError, TypeError, AttributeError, struct.error):  # not even of the right type
            honest = False
        if not honest:
            return Fault(table, seq, "hash")
        before = kept
    if head is None:
        return Fault(table, 0, "index")
    if head[0] >= len(chain):
        return Fault(table, len(chain), "gap")
    return None if head == (len(chain) - 1, before) else Fault(table, len(chain) - 1, "head")
