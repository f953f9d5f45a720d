"""Import of files into the catalogue: all of a file or nothing, and the same file twice changes nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial

from ludotheque.catalog import records
from ludotheque.catalog.catalog import Catalog, Progress, no_progress
from ludotheque.catalog.cells import CellError, Shape
from ludotheque.catalog.columns import (
    Mapped,
    ReadRow,
    column_of,
    mapping_of,
    merged,
    read_box,
    read_row,
)
from ludotheque.catalog.csv_reading import CsvTable
from ludotheque.catalog.database import CatalogConnection
from ludotheque.catalog.errors import CatalogError, catalog_words
from ludotheque.catalog.json_reading import JsonList, JsonTable
from ludotheque.catalog.log import Origin
from ludotheque.catalog.record import Stored
from ludotheque.catalog.records import SELECT, RecordChange, stored
from ludotheque.kernel.errors import shortened

MAX_MISTAKES = 100
"""So many are told one by one."""
PREVIEWED = 3
"""So many rows are shown with the columns."""
REPORTED_EACH = 200
"""Rows between two reports of progress."""
ROWS_AT_A_TIME = 400
"""Of a file, compared with the catalogue before others have their turn."""


@dataclass(frozen=True)
class Mistake:
    """A row or a cell that cannot be taken, and why."""

    line: int
    key: str
    given: Mapping[str, object]

    def sentence(self, language: str) -> str:
        given = {name: shortened(value) for name, value in self.given.items()}
        return catalog_words().say(language, self.key, **given)


@dataclass
class ReadFile:
    """What a file says: its rows, and what is wrong with it."""

    shape: Shape
    encoding: str
    separator: str
    columns: list[tuple[str, str]]
    """Each column, and the field that it is taken for."""
    preview: list[list[str]] = field(default_factory=list)
    """Cells of the first rows, to see what the columns hold."""
    untitled: bool = False
    """No column is the title, so no row was read."""
    rows: list[tuple[int, ReadRow]] = field(default_factory=list)
    skipped: int = 0
    """Rows about boxes that are not owned."""
    mistakes: list[Mistake] = field(default_factory=list)
    mistaken: int = 0
    """How many rows cannot be taken; the first of them are in `mistakes`."""
    warnings: list[Mistake] = field(default_factory=list)
    warned: int = 0
    """How many cells could not be read and were left out; the first of them are in `warnings`."""


@dataclass
class ImportPlan:
    """What an import would do."""

    changes: list[RecordChange] = field(default_factory=list)
    new: int = 0
    same: int = 0
    gone: list[int] = field(default_factory=list)
    """Removed records whose rows come back as new ones."""

    @property
    def changed(self) -> int:
        return len(self.changes) - self.new


def read_file(
    table: CsvTable | JsonTable | JsonList,
    wished: Mapping[str, str] | Sequence[str] | None = None,
    progress: Progress = no_progress,
) -> ReadFile:
    """Read all of a file. Rows that cannot be read are noted, and the others are read all the same."""
    if isinstance(table, JsonList):
        found = ReadFile("json", table.encoding, table.separator, [])
        rows = _boxes(table)
    else:
        mapped = mapping_of(table.columns, wished, json=isinstance(table, JsonTable))
        columns = list(zip(table.columns, mapped.fields, strict=True))
        found = ReadFile(mapped.shape, table.encoding, table.separator, columns)
        found.untitled = "title" not in mapped.fields
        rows = _cells(table, mapped, found)
    copies: Counter[str] = Counter()
    for place, (line, read) in enumerate(rows, 1):
        try:
            _take(found, line, read(), copies)
        except (CellError, CatalogError) as error:
            _note(found, line, error)
        if place % REPORTED_EACH == 0:
            progress(place, 0)
    return found


def no_title(found: ReadFile) -> CatalogError:
    return CatalogError("import-no-title", known=names_of(found))


def names_of(found: ReadFile) -> str:
    return ", ".join(column for column, _ in found.columns)


def _cells(
    table: CsvTable | JsonTable, mapped: Mapped, found: ReadFile
) -> Iterator[tuple[int, Callable[[], ReadRow | None]]]:
    """The rows of a table, to be read one by one."""
    for row in table.rows():
        if len(found.preview) < PREVIEWED:
            found.preview.append([shortened(cell) for cell in row.cells[: len(table.columns)]])
        elif found.untitled:
            return
        if not found.untitled:
            yield row.line, partial(read_row, mapped, row.cells)


def _boxes(table: JsonList) -> Iterator[tuple[int, Callable[[], ReadRow | None]]]:
    for line, box in table.rows():
        yield line, partial(read_box, box)


def _take(found: ReadFile, line: int, read: ReadRow | None, copies: Counter[str]) -> None:
    if read is None:
        found.skipped += 1
        return
    merged(None, read.given)  # by itself it must be a record
    copies[read.source] += 1
    copy = copies[read.source]
    if copy > 1 and found.shape in ("own", "json") and not read.source.startswith("row:"):
        raise CellError("key", "import-twice", key=read.source)
    found.warned += len(read.left)
    found.warnings += [_mistake(found, line, error) for error in read.left[: MAX_MISTAKES - len(found.warnings)]]
    # Two boxes of the same game are two records.
    source = read.source if copy == 1 else f"{read.source}#{copy}"
    found.rows.append((line, ReadRow(source, read.given)))


def _note(found: ReadFile, line: int, error: CellError | CatalogError) -> None:
    found.mistaken += 1
    if len(found.mistakes) < MAX_MISTAKES:
        found.mistakes.append(_mistake(found, line, error))


def _mistake(found: ReadFile, line: int, error: CellError | CatalogError) -> Mistake:
    if isinstance(error, CatalogError):
        return Mistake(line, error.key, error.parameters)
    return Mistake(line, error.key, {"column": column_of(found.columns, error.field), **error.given})


async def plan(catalog: Catalog, found: ReadFile, progress: Progress = no_progress) -> ImportPlan:
    """Compare a file with the catalogue."""
    made = ImportPlan()
    for start in range(0, len(found.rows), ROWS_AT_A_TIME):
        await catalog.read(partial(_compare, found=found, rows=found.rows[start : start + ROWS_AT_A_TIME], made=made))
        progress(start, len(found.rows))
    return made


def _compare(
    connection: CatalogConnection, found: ReadFile, rows: Sequence[tuple[int, ReadRow]], made: ImportPlan
) -> None:
    known, gone = _known(connection, [row.source for _, row in rows])
    for line, row in rows:
        before = known.get(row.source)
        try:
            facts = merged(before.facts if before else None, row.given)
        except (CellError, CatalogError) as error:
            _note(found, line, error)
            continue
        if before is None:
            made.changes.append(records.adding(facts, row.source))
            made.new += 1
            made.gone += [gone[row.source]] if row.source in gone else []
        elif facts == before.facts:
            made.same += 1
        else:
            made.changes.append(records.changing(before, facts))


def _known(connection: CatalogConnection, sources: list[str]) -> tuple[dict[str, Stored], dict[str, int]]:
    """The records of these keys; and the numbers of those that were removed."""
    some = {f"s{place}": one for place, one in enumerate(sources)}
    where = f"source in ({', '.join(f':{name}' for name in some)})"
    known = {row[4]: stored(*row) for row in connection.find(f"{SELECT} where {where} and gone = 0", **some)}
    gone = dict(connection.find(f"select source, number from catalog_records where {where} and gone = 1", **some))
    own = [source for source in sources if source.startswith(records.OWN_NUMBER) and source not in known]
    numbers = {int(number): source for source in own if (number := source.removeprefix(records.OWN_NUMBER)).isdecimal()}
    for record in records.several(connection, list(numbers)):
        if record.source is None:
            known[numbers[record.number]] = record
    return known, gone


async def carry_out(catalog: Catalog, found: ReadFile, origin: Origin, progress: Progress = no_progress) -> ImportPlan:
    """Put a file into the catalogue; nothing of it if any row is mistaken."""
    made = ImportPlan()

    async def look() -> Sequence[RecordChange]:
        nonlocal made
        made = await plan(catalog, found, progress)
        return [] if found.mistaken else made.changes

    def put(connection: CatalogConnection, changes: Sequence[RecordChange]) -> list[int]:
        freed = [{"number": number} for number in made.gone]
        connection.execute_each("update catalog_records set source = null where number = :number", freed)
        return records.write(connection, changes, origin)

    await catalog.change_many(look, put, progress)
    return made
