"""Loans: which box is with whom since when. Borrowers' names are for the owner and helpers, and can be deleted."""

from __future__ import annotations

from datetime import date
from typing import NamedTuple

from ludotheque.catalog import log, records
from ludotheque.catalog.database import CatalogConnection
from ludotheque.catalog.errors import CatalogError
from ludotheque.catalog.folding import fold
from ludotheque.catalog.log import BACK, DUE, FACTS, LENT, UNLENT, LogLine, Origin, Thing
from ludotheque.catalog.record import tidy

SELECT = (
    "select l.id, l.number, r.body, l.borrower, l.since, l.due, l.back, l.note"
    " from catalog_loans l join catalog_records r on r.number = l.number"
)


class Loan(NamedTuple):
    id: str
    number: int
    title: str
    borrower: str
    since: str
    due: str | None
    back: str | None
    note: str


def day(text: str) -> str:
    """A day written 2026-11-18; raises CatalogError for another text."""
    try:
        return date.fromisoformat(text).isoformat()
    except ValueError as error:
        raise CatalogError("catalog-day", asked=text) from error


def lend(
    connection: CatalogConnection,
    id: str,
    number: int,
    borrower: str,
    since: str,
    due: str | None,
    note: str,
    origin: Origin,
) -> Loan:
    """Lend a box; refused while it is out."""
    connection.lock()
    record = records.get(connection, number)
    name = tidy(borrower)
    if not name:
        raise CatalogError("catalog-no-borrower")
    if record.lent:
        raise CatalogError("catalog-lent", title=record.facts.title)
    since, due = day(since), day(due) if due else None
    if due is not None and due < since:
        raise CatalogError("catalog-due", since=since, due=due)
    connection.execute(
        "insert into catalog_loans (id, number, borrower, since, due, back, note)"
        " values (:id, :number, :borrower, :since, :due, null, :note)",
        id=id,
        number=number,
        borrower=name,
        since=since,
        due=due,
        note=tidy(note, lines=True),
    )
    records.set_lent(connection, number, lent=True)
    log.note(connection, origin, [LogLine(LENT, number, 0, None, Thing(id))])
    return loan(connection, id)


def loan(connection: CatalogConnection, id: str) -> Loan:
    rows = connection.find(f"{SELECT} where l.id = :id", id=id)
    if not rows:
        raise CatalogError("catalog-no-loan")
    return _loan(*rows[0])


def take_back(connection: CatalogConnection, id: str, back: str, origin: Origin) -> Loan:
    """A box is here again."""
    connection.lock()
    found = loan(connection, id)
    if found.back is not None:
        raise CatalogError("catalog-back", title=found.title, back=found.back)
    back = day(back)
    if back < found.since:
        raise CatalogError("catalog-due", since=found.since, due=back)
    connection.execute("update catalog_loans set back = :back where id = :id", id=id, back=back)
    records.set_lent(connection, found.number, lent=False)
    log.note(connection, origin, [LogLine(BACK, found.number, 0, None, Thing(id))])
    return loan(connection, id)


def lend_on(connection: CatalogConnection, id: str, origin: Origin) -> None:
    """It is not back after all."""
    found = loan(connection, id)
    connection.execute("update catalog_loans set back = null where id = :id", id=id)
    records.set_lent(connection, found.number, lent=True)
    log.note(connection, origin, [LogLine(LENT, found.number, 0, None, Thing(id))])


def set_due(connection: CatalogConnection, id: str, due: str | None, origin: Origin) -> Loan:
    """A box that is out is to come back on another day, or on none in particular."""
    connection.lock()
    found = loan(connection, id)
    if found.back is not None:
        raise CatalogError("catalog-back", title=found.title, back=found.back)
    due = day(due) if due else None
    if due is not None and due < found.since:
        raise CatalogError("catalog-due", since=found.since, due=due)
    connection.execute("update catalog_loans set due = :due where id = :id", id=id, due=due)
    before, after = Thing(id, due=found.due), Thing(id, due=due)
    log.note(connection, origin, [LogLine(DUE, found.number, 0, before, after)])
    return loan(connection, id)


def delete(connection: CatalogConnection, id: str, origin: Origin) -> None:
    """Forget a loan, and who it was. If the box was out, it is here."""
    connection.lock()
    found = loan(connection, id)
    connection.execute("delete from catalog_loans where id = :id", id=id)
    if found.back is None:
        records.set_lent(connection, found.number, lent=False)
    log.note(connection, origin, [LogLine(UNLENT, found.number, 0, None, Thing(id))])


def forget_borrower(connection: CatalogConnection, borrower: str) -> int:
    """Delete a name from all loans that have ended; returns from how many. It stays where a box is still out."""
    wanted = fold(borrower)
    ended = [one for one in loans(connection, out=False) if one.back is not None and fold(one.borrower) == wanted]
    for one in ended:
        connection.execute("update catalog_loans set borrower = '' where id = :id", id=one.id)
    return len(ended)


def loans(connection: CatalogConnection, out: bool, number: int | None = None) -> list[Loan]:
    """Loans: those of boxes that are out, what is due first; or all, the newest first."""
    conditions = ["1 = 1"] + (["l.back is null"] if out else []) + ([] if number is None else ["l.number = :number"])
    order = "coalesce(l.due, '9999'), l.since, l.id" if out else "l.since desc, l.id"
    given = {} if number is None else {"number": number}
    rows = connection.find(f"{SELECT} where {' and '.join(conditions)} order by {order}", **given)
    return [_loan(*row) for row in rows]


def _loan(
    id: str, number: int, body: str, borrower: str, since: str, due: str | None, back: str | None, note: str
) -> Loan:
    return Loan(id, number, FACTS.decode(body).title, borrower, since, due, back, note)
