"""Move from a folder into PostgreSQL: from a backup, all of it in one transaction.

Both databases have the same tables with the same columns (store/migrations), so rows are copied as they are. What only
PostgreSQL has, which node writes a table, begins empty: the first node that starts takes all of them.
"""

from __future__ import annotations

import contextlib
import sqlite3
import tempfile
from pathlib import Path

import psycopg
from psycopg import sql

from ludotheque.store import files, postgres
from ludotheque.store.migrations import migrate
from ludotheque.store.store import Report, StoreError, shown

TABLES = (
    *("people", "sessions", "pushes", "keys", "house"),
    *("heads", "events", "cards", "parts", "hidden", "texts", "snapshots", "links"),
    *("catalog_records", "catalog_labels", "catalog_names", "catalog_texts", "catalog_changes", "catalog_people"),
    *("catalog_settings", "catalog_loans", "catalog_sheets", "catalog_sheet_parts"),
    *("pads", "pad_changes", "pad_people"),
)
"""What refers to another table comes after it."""
POSITION = "position"
"""A column that the database itself fills in, in the order in which rows come."""


def restore(file: Path, url: str) -> Report:
    """Make a server of a backup, in a database that has none; refuses a backup that is damaged or too new."""
    report = files.examine(file)
    if report.faults:
        raise StoreError("store-backup-faulty", file=str(file), table=report.faults[0].table)
    with tempfile.TemporaryDirectory() as folder, contextlib.closing(_today(file, Path(folder))) as source:
        try:
            with contextlib.closing(postgres.PostgresConnection(url)) as line:
                postgres.prepare(line, shown(url))
            with psycopg.connect(url, connect_timeout=postgres.TIMEOUT_S) as target:  # commits when all went well
                target.execute("lock table heads, people in exclusive mode")
                if target.execute("select exists (select from heads) or exists (select from people)").fetchone()[0]:  # type: ignore[index]
                    raise StoreError("store-restore-taken", folder=shown(url))
                for table in TABLES:
                    _copy(source, target, table)
        except psycopg.Error as error:
            raise StoreError("store-unreachable", place=shown(url), error=str(error).strip()) from error
    return postgres.examine(url)


def _today(file: Path, folder: Path) -> sqlite3.Connection:
    """A copy of the backup with today's tables: it may be an older version's."""
    copy = folder / files.DATABASE
    files.back_up(file, copy)
    connection = files.open_writer(copy)
    migrate(connection, file)
    return connection


def _copy(source: sqlite3.Connection, target: psycopg.Connection[tuple[object, ...]], table: str) -> None:
    """All rows of a table, in the order in which they were written."""
    columns = [row[1] for row in source.execute(f"pragma table_info({table})")]
    order = f" order by {POSITION}" if POSITION in columns else ""
    columns = [column for column in columns if column != POSITION]
    into = sql.SQL("copy {} ({}) from stdin").format(
        sql.Identifier(table), sql.SQL(", ").join(map(sql.Identifier, columns))
    )
    with target.cursor() as cursor, cursor.copy(into) as rows:
        for row in source.execute(f"select {', '.join(columns)} from {table}{order}"):
            rows.write_row(row)
