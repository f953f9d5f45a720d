"""Import of files into the catalogue: all of a file or nothing, and the same file twice changes nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from ludotheque.catalog import records
from ludotheque.catalog.columns import CellError, Mapped, ReadRow, Shape, mapping_of, merged, read_row
from ludotheque.catalog.csv_reading import CsvTable
from ludotheque.catalog.database import CatalogConnection
from ludotheque.catalog.errors import CatalogError, catalog_words
from ludotheque.catalog.log import Origin
from ludotheque.catalog.record import CatalogFacts, Stored
from ludotheque.catalog.records import SELECT, stored
from ludotheque.kernel.errors import shortened

MAX_MISTAKES = 100
"""So many are told one by one."""
REPORTED_EACH = 200
"""Rows between two reports of progress."""
SOURCES_PER_STATEMENT = 400


@dataclass(frozen=True)
class Mistake:
    """A row that cannot be taken, and why."""

    line: int
    key: str
    given: dict[str, object]

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
    rows: list[tuple[int, ReadRow]] = field(default_factory=list)
    skipped: int = 0
    """Rows about boxes that are not owned."""
    mistakes: list[Mistake] = field(default_factory=list)
    mistaken: int = 0
    """How many rows cannot be taken; the first of them are in `mistakes`."""


@dataclass
class ImportPlan:
    """What an import would do."""

    new: list[tuple[CatalogFacts, str]] = field(default_factory=list)
    changed: list[tuple[Stored, CatalogFacts]] = field(default_factory=list)
    same: int = 0
    gone: list[int] = field(default_factory=list)
    """Removed records whose rows come back as new ones."""


def read_file(
    table: CsvTable, wished: dict[str, str] | None = None, progress: Callable[[int], None] = lambda rows: None
) -> ReadFile:
    """Read all of a file. Rows that cannot be read are noted, and the others are read all the same."""
    mapped = mapping_of(table.columns, wished)
    columns = list(zip(table.columns, mapped.fields, strict=True))
    found = ReadFile(mapped.shape, table.encoding, table.separator, columns)
    copies: Counter[str] = Counter()
    for place, row in enumerate(table.rows(), 1):
        try:
            _take(found, mapped, row.line, row.cells, copies)
        except CellError as error:
            _note(found, row.line, error.key, error.given)
        except CatalogError as error:
            _note(found, row.line, error.key, error.parameters)
        if place % REPORTED_EACH == 0:
            progress(place)
    return found


def _take(found: ReadFile, mapped: Mapped, line: int, cells: list[str], copies: Counter[str]) -> None:
    read = read_row(mapped, cells)
    if read is None:
        found.skipped += 1
        return
    merged(None, read.given)  # by itself it must be a record
    copies[read.source] += 1
    copy = copies[read.source]
    if copy > 1 and mapped.shape == "own" and not read.source.startswith("row:"):
        raise CellError("import-twice", key=read.source)
    # Two boxes of the same game are two records.
    source = read.source if copy == 1 else f"{read.source}#{copy}"
    found.rows.append((line, ReadRow(source, read.given)))


def _note(found: ReadFile, line: int, key: str, given: dict[str, object]) -> None:
    found.mistaken += 1
    if len(found.mistakes) < MAX_MISTAKES:
        found.mistakes.append(Mistake(line, key, given))


def plan(connection: CatalogConnection, found: ReadFile) -> ImportPlan:
    """Compare a file with the catalogue."""
    known, gone = _known(connection, [row.source for _, row in found.rows])
    made = ImportPlan()
    for line, row in found.rows:
        before = known.get(row.source)
        try:
            facts = merged(before.facts if before else None, row.given)
        except CatalogError as error:
            _note(found, line, error.key, error.parameters)
            continue
        if before is None:
            made.new.append((facts, row.source))
            made.gone += [gone[row.source]] if row.source in gone else []
        elif facts == before.facts:
            made.same += 1
        else:
            made.changed.append((before, facts))
    return made


def _known(connection: CatalogConnection, sources: list[str]) -> tuple[dict[str, Stored], dict[str, int]]:
    """The records of these keys; and the numbers of those that were removed."""
    known: dict[str, Stored] = {}
    gone: dict[str, int] = {}
    for start in range(0, len(sources), SOURCES_PER_STATEMENT):
        some = {f"s{place}": one for place, one in enumerate(sources[start : start + SOURCES_PER_STATEMENT])}
        where = f"source in ({', '.join(f':{name}' for name in some)})"
        for row in connection.find(f"{SELECT} where {where} and gone = 0", **some):
            known[row[4]] = stored(*row)
        removed = "select source, number from catalog_records"
        gone |= dict(connection.find(f"{removed} where {where} and gone = 1", **some))
    own = [source for source in sources if source.startswith(records.OWN_NUMBER) and source not in known]
    numbers = {int(number): source for source in own if (number := source.removeprefix(records.OWN_NUMBER)).isdecimal()}
    for record in records.several(connection, list(numbers)):
        if record.source is None:
            known[numbers[record.number]] = record
    return known, gone


def carry_out(connection: CatalogConnection, found: ReadFile, origin: Origin) -> ImportPlan:
    """Put a file into the catalogue; raises CatalogError, and changes nothing, if any of it cannot be taken."""
    connection.lock()
    made = plan(connection, found)
    if found.mistaken:
        raise CatalogError("import-mistakes", count=found.mistaken)
    for number in made.gone:
        connection.execute("update catalog_records set source = null where number = :number", number=number)
    if made.new:
        records.add_all(connection, made.new, origin)
    records.change_all(connection, made.changed, origin)
    return made
