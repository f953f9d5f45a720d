"""The catalogue's part of the server's database: the differences between SQLite and PostgreSQL, once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import chain
from typing import Any, Protocol, TypeVar

Answer = TypeVar("Answer")
WRITING = 0x4361746C
"""Names the lock under which one node at a time changes a catalogue that several share."""
MAX_ROWS = 50
"""Rows of a statement."""


class CatalogConnection:
    """A connection of the store, in one of its threads."""

    def __init__(self, connection: Any, dialect: str) -> None:
        self._connection = connection
        self.shared = dialect == "postgres"

    def find(self, statement: str, /, **given: Any) -> list[tuple[Any, ...]]:
        found: list[tuple[Any, ...]] = self._connection.execute(statement, given).fetchall()
        return found

    def execute(self, statement: str, /, **given: Any) -> int:
        """Change something; returns how many rows were changed."""
        return int(self._connection.execute(statement, given).rowcount)

    def execute_each(self, statement: str, rows: Sequence[dict[str, Any]]) -> None:
        """Change something for each row."""
        if rows:
            self._connection.executemany(statement, rows)

    def put(self, table: str, columns: Sequence[str], rows: Iterable[Sequence[Any]]) -> None:
        """Insert rows, many by one statement."""
        rows = list(rows)
        row = f"({', '.join('?' * len(columns))})"
        for start in range(0, len(rows), MAX_ROWS):
            some = rows[start : start + MAX_ROWS]
            values = ", ".join([row] * len(some))
            self._connection.execute(
                f"insert into {table} ({', '.join(columns)}) values {values}", list(chain.from_iterable(some))
            )

    def lock(self) -> None:
        """Until the end of the transaction nobody else changes the catalogue. A folder has one writer anyway."""
        if self.shared:
            self.find("select pg_advisory_xact_lock(:lock)", lock=WRITING)

    def next_number(self) -> int:
        self.lock()
        return int(self.find("select coalesce(max(number), 0) + 1 from catalog_records")[0][0])

    def last_change(self) -> int:
        """How many changes there were; see the column `changed`."""
        return int(self.find("select coalesce(max(changed), 0) from catalog_records")[0][0])

    def put_words(self, table: str, columns: Sequence[str], rows: Iterable[Sequence[Any]]) -> None:
        """Put words of records, each row with the number first, among those that are searched."""
        if self.shared:
            self.put(table, ("number", *columns), rows)
        else:
            self.put(table, ("rowid", "number", *columns), [(row[0], *row) for row in rows])

    def drop_words(self, table: str, number: int) -> None:
        column = "number" if self.shared else "rowid"
        self.execute(f"delete from {table} where {column} = :number", number=number)

    def named(self, words: Sequence[str], limit: int) -> list[tuple[int, int]]:
        """Records with words that begin so in their titles or people; and 1 for those whose titles have not all."""
        if self.shared:
            everywhere, in_titles = (" & ".join(f"{word}:*{weights}" for word in words) for weights in ("", "A"))
            statement = (
                "select number, case when search @@ to_tsquery('simple', :titles) then 0 else 1 end from catalog_names"
                " where search @@ to_tsquery('simple', :words) limit :limit"
            )
            return self.find(statement, words=everywhere, titles=in_titles, limit=limit)
        everywhere = " AND ".join(f'"{word}" *' for word in words)
        statement = "select rowid from catalog_names where catalog_names match :words limit :limit"
        titles = {row[0] for row in self.find(statement, words=f"{{titles}} : ({everywhere})", limit=limit)}
        found = self.find(statement, words=everywhere, limit=limit)
        return [(number, int(number not in titles)) for (number,) in found]

    def written(self, words: Sequence[str], limit: int) -> list[int]:
        """Records with words that begin so anywhere."""
        if self.shared:
            given = " & ".join(f"{word}:*" for word in words)
            statement = "select number from catalog_texts where search @@ to_tsquery('simple', :words)"
        else:
            given = " AND ".join(f'"{word}" *' for word in words)
            statement = "select rowid as number from catalog_texts where catalog_texts match :words"
        return [number for (number,) in self.find(f"{statement} order by 1 limit :limit", words=given, limit=limit)]


class CatalogStore(Protocol):
    """What the catalogue asks of the server's store."""

    dialect: str

    async def read(self, what: Callable[[Any], Answer]) -> Answer: ...

    async def write(self, what: Callable[[Any], Answer]) -> Answer: ...
