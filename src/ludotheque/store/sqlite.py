"""The store in SQLite: a folder that one process at a time has open."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from pathlib import Path

from ludotheque.store import files
from ludotheque.store.migrations import migrate
from ludotheque.store.sql import SqlStore
from ludotheque.store.store import Report
from ludotheque.store.writer import Writer


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
        super().__init__(Writer(connection), reader, sqlite3.Error, str(self._file))

    async def check(self) -> Report:
        return await asyncio.to_thread(files.examine, self._file)

    async def backup(self, file: Path) -> None:
        await asyncio.to_thread(files.back_up, self._file, file)

    def _shut(self) -> None:
        super()._shut()
        os.close(self._lock)
