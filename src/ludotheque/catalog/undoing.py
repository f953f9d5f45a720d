"""Taking changes of the catalogue back: all that were made together, if nothing of it has been changed since."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ludotheque.catalog import about, loans, log, records, sheets
from ludotheque.catalog.about import AboutFacts
from ludotheque.catalog.catalog import Catalog
from ludotheque.catalog.database import CatalogConnection
from ludotheque.catalog.errors import CatalogError
from ludotheque.catalog.log import Change, Origin, What
from ludotheque.catalog.records import RecordChange

MAX_AT_ONCE = 400
"""Changes that are taken back in one transaction, words and all."""


async def undo(catalog: Catalog, batch: str, origin: Origin) -> int:
    """Take back what was changed together; returns how many changes that were."""
    known = await catalog.read(partial(log.summary_of, batch=batch))
    if known.lines > MAX_AT_ONCE and not known.others:
        await _undo_many(catalog, batch, origin)
    else:
        await catalog.write(partial(_undo_at_once, batch=batch, origin=origin))
    return known.lines


def _undo_at_once(connection: CatalogConnection, batch: str, origin: Origin) -> None:
    connection.lock()
    done = log.batch_of(connection, batch)
    _fresh(connection, done)
    for one in done:
        BACKWARDS[one.what](connection, one, origin)


async def _undo_many(catalog: Catalog, batch: str, origin: Origin) -> None:
    """Of records only, as imports are: their words follow a few at a time."""

    def some(connection: CatalogConnection, before: int) -> list[Change]:
        done = log.batch_of(connection, batch, MAX_AT_ONCE, before)
        _fresh(connection, done)
        return done

    async def plan() -> list[RecordChange]:
        changes: list[RecordChange] = []
        before = 1 << 53
        while done := await catalog.read(partial(some, before=before)):
            changes += [records.undoing(one) for one in done]
            before = done[-1].position
        return changes

    await catalog.change_many(plan, partial(records.write, origin=origin))


def _fresh(connection: CatalogConnection, done: list[Change]) -> None:
    """Refuses where something was changed once more since, or cannot be taken back at all."""
    for one in done:
        if one.what in log.FOR_GOOD:
            raise CatalogError("catalog-for-good")
        if not FRESH[one.what](connection, one):
            raise CatalogError("catalog-cannot-undo", title=one.title or str(one.number))


def record_is_fresh(connection: CatalogConnection, one: Change) -> bool:
    rows = connection.find("select version from catalog_records where number = :number", number=one.number)
    return rows == [(one.version,)]


def sheet_is_fresh(connection: CatalogConnection, one: Change) -> bool:
    """Still there, or still away; and the box is there."""
    gone = sheets.is_gone(connection, one.thing.id)
    there = one.number == sheets.LIBRARY or bool(records.several(connection, [one.number]))
    return there and gone is (one.what == log.DETACHED)


def due_is_fresh(connection: CatalogConnection, one: Change) -> bool:
    """It is still out, and due on that day."""
    try:
        loan = loans.loan(connection, one.thing.id)
    except CatalogError:
        return False
    return loan.back is None and loan.due == one.thing.due


def loan_is_fresh(connection: CatalogConnection, one: Change) -> bool:
    """It is still out; or it is back, and nobody has it since."""
    try:
        loan = loans.loan(connection, one.thing.id)
    except CatalogError:  # it was forgotten
        return False
    if one.what == log.LENT:
        return loan.back is None
    return loan.back is not None and [box.lent for box in records.several(connection, [one.number])] == [False]


def face_is_fresh(connection: CatalogConnection, one: Change) -> bool:
    return about.about(connection).version == one.version


def undo_record(connection: CatalogConnection, one: Change, origin: Origin) -> None:
    records.apply(connection, [records.undoing(one)], origin)


def undo_sheet(connection: CatalogConnection, one: Change, origin: Origin) -> None:
    if one.what == log.ATTACHED:
        sheets.remove(connection, one.thing.id, origin)
    else:
        sheets.bring_back(connection, one.thing.id, origin)


def undo_loan(connection: CatalogConnection, one: Change, origin: Origin) -> None:
    if one.what == log.LENT:
        loans.delete(connection, one.thing.id, origin)
    else:
        loans.lend_on(connection, one.thing.id, origin)


def undo_due(connection: CatalogConnection, one: Change, origin: Origin) -> None:
    loans.set_due(connection, one.thing.id, one.thing_before.due, origin)


def undo_face(connection: CatalogConnection, one: Change, origin: Origin) -> None:
    before = about.face_before(one) or AboutFacts()
    about.change_about(connection, one.version, before, origin)


FRESH: dict[What, Callable[[CatalogConnection, Change], bool]] = {
    **dict.fromkeys(log.OF_RECORDS, record_is_fresh),
    **dict.fromkeys((log.ATTACHED, log.DETACHED), sheet_is_fresh),
    **dict.fromkeys((log.LENT, log.BACK), loan_is_fresh),
    log.DUE: due_is_fresh,
    log.PRESENTED: face_is_fresh,
}
BACKWARDS: dict[What, Callable[[CatalogConnection, Change, Origin], None]] = {
    **dict.fromkeys(log.OF_RECORDS, undo_record),
    **dict.fromkeys((log.ATTACHED, log.DETACHED), undo_sheet),
    **dict.fromkeys((log.LENT, log.BACK), undo_loan),
    log.DUE: undo_due,
    log.PRESENTED: undo_face,
}
