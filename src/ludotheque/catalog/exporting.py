"""Export of the catalogue: as CSV in our own shape or as JSON, which can be imported again; loans as CSV."""

from __future__ import annotations

import csv
import io
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

import msgspec

from ludotheque.catalog import records
from ludotheque.catalog.catalog import Catalog
from ludotheque.catalog.cells import LANGUAGES, SEVERAL
from ludotheque.catalog.columns import OWN_COLUMNS
from ludotheque.catalog.loans import Loan
from ludotheque.catalog.record import Stored
from ludotheque.catalog.records import OWN_NUMBER

FORMULA = ("=", "+", "-", "@", "\t")
"""How cells begin that a spreadsheet would calculate."""
LOAN_COLUMNS = ("record", "title", "borrower", "since", "due", "back", "note")
RECORDS_AT_A_TIME = 500


class ExportPart(NamedTuple):
    """A part of a file, and how many records are in it."""

    content: bytes
    records: int


async def exported(catalog: Catalog, ending: str) -> AsyncIterator[ExportPart]:
    """All records as a file, some at a time; `ending` is .csv or .json."""
    csv, number, between = ending == ".csv", 0, b"[\n"
    if csv:
        yield ExportPart(csv_start().encode(), 0)
    while some := await catalog.read(partial(records.after, number=number, limit=RECORDS_AT_A_TIME)):
        body = csv_rows(some).encode() if csv else between + b",\n".join(json_records(some))
        yield ExportPart(body, len(some))
        number, between = some[-1].number, b",\n"
    if not csv:
        yield ExportPart(b"\n]\n" if number else b"[]\n", 0)


def csv_start() -> str:
    """The names of the columns, after the sign by which spreadsheets know UTF-8."""
    return "\ufeff" + _lines([OWN_COLUMNS])


def csv_rows(some: Iterable[Stored]) -> str:
    return _lines(_row(record) for record in some)


def json_records(some: Iterable[Stored]) -> Iterator[bytes]:
    """Each record as a line of JSON."""
    for record in some:
        yield msgspec.json.encode({"key": key_of(record), **msgspec.to_builtins(record.facts)})


def loans_csv(loans: Iterable[Loan]) -> str:
    rows = [
        (str(one.number), one.title, one.borrower, one.since, one.due or "", one.back or "", one.note) for one in loans
    ]
    return "\ufeff" + _lines([LOAN_COLUMNS, *([_harmless(cell) for cell in row] for row in rows)])


def key_of(record: Stored) -> str:
    return record.source or f"{OWN_NUMBER}{record.number}"


def _row(record: Stored) -> list[str]:
    facts = record.facts
    cells: dict[str, str] = {
        "key": key_of(record),
        "players_low": _number(facts.low),
        "players_high": _number(facts.high),
        "year": _number(facts.year),
        "age": _number(facts.age),
        "minutes": _number(facts.minutes),
        "links": _joined([f"{link.title} {link.address.replace(' ', '%20')}".strip() for link in facts.links]),
        "plays": msgspec.json.encode(facts.plays).decode() if facts.plays else "",
        "scoring": msgspec.json.encode(facts.scoring).decode() if facts.scoring else "",
        **{f"title_{language}": facts.titles.get(language, "") for language in LANGUAGES},
        **{name: _several(getattr(facts, name)) for name in SEVERAL},
    }
    texts = {name: getattr(facts, name) for name in OWN_COLUMNS if name not in cells}
    return [_harmless({**cells, **texts}[name]) for name in OWN_COLUMNS]


def _several(texts: list[str]) -> str:
    """After a single one that has a ; in it a |, too, so that it is not taken for several."""
    return _joined(texts) + (" |" if len(texts) == 1 and ";" in texts[0] else "")


def _joined(texts: list[str]) -> str:
    """With | between them; one within a text has a \\ before it."""
    return " | ".join(text.replace("|", "\\|") for text in texts)


def _number(value: int | None) -> str:
    return "" if value is None else str(value)


def _harmless(cell: str) -> str:
    """A text that no spreadsheet takes for a formula: with a blank before it, which an import drops."""
    return f" {cell}" if cell.startswith(FORMULA) else cell


def _lines(rows: Iterable[Sequence[str]]) -> str:
    text = io.StringIO()
    csv.writer(text, lineterminator="\r\n").writerows(rows)
    return text.getvalue()
