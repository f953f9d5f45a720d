"""The event log and what is stored beside it, behind `Store`: in SQLite, in a folder, or in PostgreSQL.

It knows no table and no game, only what it keeps.
"""

from __future__ import annotations

from pathlib import Path

from ludotheque.store.store import (
    Append,
    Appended,
    Beat,
    Conflict,
    Deliver,
    Elsewhere,
    Fault,
    Link,
    Owner,
    Person,
    Report,
    SharedStore,
    Store,
    StoredEvent,
    StoreError,
    StoreVersionError,
    Subscription,
    TableRow,
    TableSummary,
    Wanted,
    shown,
)
from ludotheque.store.writer import intact

__all__ = [
    "Append",
    "Appended",
    "Beat",
    "Conflict",
    "Deliver",
    "Elsewhere",
    "Fault",
    "Link",
    "Owner",
    "Person",
    "Report",
    "SharedStore",
    "Store",
    "StoreError",
    "StoreVersionError",
    "StoredEvent",
    "Subscription",
    "TableRow",
    "TableSummary",
    "Wanted",
    "examine",
    "intact",
    "open_postgres",
    "open_store",
    "restore",
    "shown",
]


def open_store(place: Path | str) -> Store:
    """Open the server in a folder, made if need be, or in the database at an address (postgresql://…).

    Refused with a StoreError that says what to do: a folder that cannot be written or that another process has open, a
    database that does not answer, is newer than this program or not ours, or whose clock is not ours.
    """
    if isinstance(place, str) and "://" in place:
        return open_postgres(place)
    from ludotheque.store.sqlite import SqliteStore

    return SqliteStore(Path(place))


def examine(place: str) -> Report:
    """Walk every chain of the server in a folder or at an address."""
    if "://" not in place:
        from ludotheque.store import files

        return files.examine(Path(place) / files.DATABASE)
    _driver(place)
    from ludotheque.store import postgres

    return postgres.examine(place)


def restore(file: Path, place: str) -> Report:
    """Make a server of a backup, in a folder or at an address that has none."""
    if "://" not in place:
        from ludotheque.store import files

        return files.restore(file, Path(place))
    _driver(place)
    from ludotheque.store import sqlite_to_postgres

    return sqlite_to_postgres.restore(file, place)


def open_postgres(url: str) -> SharedStore:
    """Open the server at an address, which other nodes may have open too."""
    _driver(url)
    from ludotheque.store.postgres import PostgresStore

    return PostgresStore(url)


def _driver(url: str) -> None:
    if not url.startswith(("postgresql://", "postgres://")):
        raise StoreError("store-no-such-kind", asked=url.partition("://")[0])
    try:
        import psycopg  # noqa: F401 - only whether it is there
    except ImportError as error:
        raise StoreError("store-no-driver") from error
