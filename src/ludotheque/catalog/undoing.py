"""Taking changes of the catalogue back: all that were made together, if nothing of it has been changed since."""

from __future__ import annotations

from collections.abc import Callable

from ludotheque.catalog import about, loans, log, records, sheets
from ludotheque.catalog.about import AboutFacts
from ludotheque.catalog.database import CatalogConnection
from ludotheque.catalog.errors import CatalogError
from ludotheque.catalog.log import Change, Origin, What


def undo(connection: CatalogConnection, batch: str, origin: Origin) -> int:
    """Take back what was changed together; returns how many changes that were."""
    connection.lock()
    done = log.batch_of(connection, batch)
    for one in done:
        if not FRESH[one.what](connection, one):
            raise CatalogError("catalog-cannot-undo", title=one.title or str(one.number))
    for one in done:
        BACKWARDS[one.what](connection, one, origin)
    return len(done)


def record_is_fresh(connection: CatalogConnection, one: Change) -> bool:
    rows = connection.find("select version from catalog_records where number = :number", number=one.number)
    return rows == [(one.version,)]


def sheet_is_fresh(connection: CatalogConnection, one: Change) -> bool:
    """Still there, or still away; and the box is there."""
    gone = sheets.is_gone(connection, one.thing.id)
    there = one.number == sheets.LIBRARY or bool(records.several(connection, [one.number]))
    return there and gone is (one.what == log.DETACHED)


def loan_is_fresh(connection: CatalogConnection, one: Change) -> bool:
    """It is still out; or it is back, and nobody has it since."""
    try:
        loan = loans.loan(connection, one.thing.id)
    except CatalogError:  # it was forgotten
        return False
    if one.what == log.LENT:
        return loan.back is None
    return loan.back is not None and not records.get(connection, one.number).lent


def face_is_fresh(connection: CatalogConnection, one: Change) -> bool:
    return about.about(connection).version == one.version


def undo_record(connection: CatalogConnection, one: Change, origin: Origin) -> None:
    if one.what == log.REMOVED:
        records.bring_back(connection, one, origin)
    elif one.before is None:
        records.remove(connection, one.number, one.version, origin)
    else:
        records.change(connection, one.number, one.version, one.before, origin)


def undo_sheet(connection: CatalogConnection, one: Change, origin: Origin) -> None:
    if one.what == log.ATTACHED:
        sheets.remove(connection, one.thing.id, origin)
    else:
        sheets.bring_back(connection, one.thing.id, origin)


def undo_loan(connection: CatalogConnection, one: Change, origin: Origin) -> None:
    if one.what == log.LENT:
        loans.delete(connection, one.thing.id)
    else:
        loans.lend_on(connection, one.thing.id, origin)


def undo_face(connection: CatalogConnection, one: Change, origin: Origin) -> None:
    before = about.face_before(one) or AboutFacts()
    about.change_about(connection, one.version, before, origin)


FRESH: dict[What, Callable[[CatalogConnection, Change], bool]] = {
    **dict.fromkeys(log.OF_RECORDS, record_is_fresh),
    **dict.fromkeys((log.ATTACHED, log.DETACHED), sheet_is_fresh),
    **dict.fromkeys((log.LENT, log.BACK), loan_is_fresh),
    log.PRESENTED: face_is_fresh,
}
BACKWARDS: dict[What, Callable[[CatalogConnection, Change, Origin], None]] = {
    **dict.fromkeys(log.OF_RECORDS, undo_record),
    **dict.fromkeys((log.ATTACHED, log.DETACHED), undo_sheet),
    **dict.fromkeys((log.LENT, log.BACK), undo_loan),
    log.PRESENTED: undo_face,
}
