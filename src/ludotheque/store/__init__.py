"""Where does the log live? Behind `Store`: in SQLite, in a folder. Knows no table and no game, only what it keeps."""

from __future__ import annotations

from pathlib import Path

from ludotheque.store.store import (
    Append,
    Card,
    Conflict,
    Event,
    Fault,
    Kept,
    Link,
    Person,
    Report,
    Row,
    Store,
    StoreError,
    StoreVersionError,
)

__all__ = [
    "Append",
    "Card",
    "Conflict",
    "Event",
    "Fault",
    "Kept",
    "Link",
    "Person",
    "Report",
    "Row",
    "Store",
    "StoreError",
    "StoreVersionError",
    "open_store",
]


def open_store(folder: Path) -> Store:
    """Open the house in a folder, made if need be.

    Refused with a StoreError that says what to do: a folder that cannot be written, that another process has open, or
    whose database is newer than this program or not ours.
    """
    from ludotheque.store.sqlite import SqliteStore

    return SqliteStore(folder)
