"""Migrations of an older database: numbered .sql files, each run once, in order, in its own transaction.

What was run is recorded with a checksum. A file that changed afterwards, or a database that knows a number we do not,
is refused: going on would mix two histories. New changes are new files.
"""

from __future__ import annotations

import hashlib
import re
import sqlite3
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ludotheque.store.store import StoreVersionError

FOLDER = Path(__file__).parent
SQLITE = {
    "{bytes}": "blob",
    "{position}": "integer primary key",
    "{clustered}": "without rowid",
    "{catalog_names}": (
        "virtual table catalog_names using fts5 (number unindexed, titles, people,"
        " prefix = '1 2 3', detail = column, tokenize = 'unicode61 remove_diacritics 0')"
    ),
    "{catalog_texts}": (
        "virtual table catalog_texts using fts5 (number unindexed, texts,"
        " prefix = '3 4', detail = none, tokenize = 'unicode61 remove_diacritics 0')"
    ),
}
"""The words that databases do not share."""
POSTGRES = {
    "{bytes}": "bytea",
    "{position}": "bigint generated always as identity primary key",
    "{clustered}": "",
    "{catalog_names}": (
        "table catalog_names (number bigint not null primary key, titles text not null, people text not null,"
        " search tsvector not null generated always as (setweight(to_tsvector('simple', titles), 'A')"
        " || setweight(to_tsvector('simple', people), 'B')) stored)"
    ),
    "{catalog_texts}": (
        "table catalog_texts (number bigint not null primary key, texts text not null,"
        " search tsvector not null generated always as (to_tsvector('simple', texts)) stored)"
    ),
}
POSTGRES_ONLY = FOLDER / "postgres"
"""What only PostgreSQL has, recorded apart: who writes which table."""

RECORD = "create table if not exists {record} (number bigint not null primary key, name text, checksum text)"


@dataclass(frozen=True)
class Migration:
    number: int
    name: str
    text: str

    @property
    def checksum(self) -> str:
        return hashlib.sha256(self.text.encode()).hexdigest()


def known(folder: Path = FOLDER) -> list[Migration]:
    """The migrations of this program, in order."""
    found = []
    for file in sorted(folder.glob("*.sql")):
        number, name = re.fullmatch(r"(\d{4})_(\w+)", file.stem).groups()  # type: ignore[union-attr]
        found.append(Migration(int(number), name, file.read_text("utf-8")))
    if [one.number for one in found] != list(range(1, len(found) + 1)):
        raise ValueError(f"migrations are numbered from 1 without a gap: {[one.number for one in found]}")
    return found


def statements(text: str, words: Mapping[str, str]) -> Iterator[str]:
    """The statements of a file, in one database's words."""
    for ours, theirs in words.items():
        text = text.replace(ours, theirs)
    waiting = ""
    for line in text.splitlines(keepends=True):
        waiting += line
        if sqlite3.complete_statement(waiting):
            yield waiting
            waiting = ""


def verify(connection: Any, file: Path | str, folder: Path = FOLDER, record: str = "migrations") -> list[Migration]:
    """The migrations that are still to be run; refuses a database that is newer than the program, or differs."""
    ours = known(folder)
    done = connection.execute(f"select number, name, checksum from {record} order by number").fetchall()
    if len(done) > len(ours):
        newest = f"{done[-1][0]} ({done[-1][1]})"
        raise StoreVersionError("store-newer", file=str(file), found=newest, ours=str(len(ours)))
    for one, (number, name, checksum) in zip(ours, done, strict=False):
        if (one.number, one.name, one.checksum) != (number, name, checksum):
            raise StoreVersionError("store-changed", file=str(file), number=str(number), name=name)
    return ours[len(done) :]


def migrate(
    connection: Any,
    file: Path | str,
    folder: Path = FOLDER,
    words: Mapping[str, str] = SQLITE,
    record: str = "migrations",
) -> None:
    """Bring a database up to date."""
    connection.execute(RECORD.format(record=record))
    for one in verify(connection, file, folder, record):
        connection.execute("begin immediate" if words is SQLITE else "begin")
        try:
            for statement in statements(one.text, words):
                connection.execute(statement)
            row = {"number": one.number, "name": one.name, "checksum": one.checksum}
            connection.execute(f"insert into {record} values (:number, :name, :checksum)", row)
            connection.execute("commit")
        except BaseException:
            if connection.in_transaction:
                connection.execute("rollback")
            raise
