"""Export of the catalogue: as CSV in our own shape, which can be imported again, and as JSON; loans as CSV."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Iterator, Sequence

import msgspec

from ludotheque.catalog.columns import LANGUAGES, OWN_COLUMNS, SEVERAL
from ludotheque.catalog.loans import Loan
from ludotheque.catalog.record import Stored
from ludotheque.catalog.records import OWN_NUMBER

FORMULA = ("=", "+", "-", "@", "\t")
"""How cells begin that a spreadsheet would calculate."""
LOAN_COLUMNS = ("record", "title", "borrower", "since", "due", "back", "note")


def csv_start() -> str:
    """The names of the columns, after the sign by which spreadsheets know UTF-8."""
    return "\ufeff" + _lines([OWN_COLUMNS])


def csv_rows(records: Iterable[Stored]) -> str:
    return _lines(_row(record) for record in records)


def json_records(records: Iterable[Stored]) -> Iterator[bytes]:
    """Each record as a line of JSON."""
    for record in records:
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
        "links": " | ".join(f"{link.title} {link.address}".strip() for link in facts.links),
        "plays": msgspec.json.encode(facts.plays).decode() if facts.plays else "",
        **{f"title_{language}": facts.titles.get(language, "") for language in LANGUAGES},
        **{name: _several(getattr(facts, name)) for name in SEVERAL},
    }
    texts = {name: getattr(facts, name) for name in OWN_COLUMNS if name not in cells}
    return [_harmless({**cells, **texts}[name]) for name in OWN_COLUMNS]


def _several(texts: list[str]) -> str:
    """With | between; after a single one that has a ; in it, too, so that it is not taken for several."""
    return " | ".join(texts) + (" |" if len(texts) == 1 and ";" in texts[0] else "")


def _number(value: int | None) -> str:
    return "" if value is None else str(value)


def _harmless(cell: str) -> str:
    """A text that no spreadsheet takes for a formula: with a blank before it, which an import drops."""
    return f" {cell}" if cell.startswith(FORMULA) else cell


def _lines(rows: Iterable[Sequence[str]]) -> str:
    text = io.StringIO()
    csv.writer(text, lineterminator="\r\n").writerows(rows)
    return text.getvalue()
