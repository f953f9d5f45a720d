"""Sheets: files attached to records, kept in the database in parts, so that backups have them and memory never does."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from ludotheque.catalog import records
from ludotheque.catalog.database import CatalogConnection
from ludotheque.catalog.errors import CatalogError
from ludotheque.catalog.log import ATTACHED, DELETED, DETACHED, LogLine, Origin, Thing, note

PART_BYTES = 1 << 17
LIBRARY = 0
"""The number under which the library's own pictures are kept."""
MAX_SHEETS = 40
"""Of one record."""
BROUGHT_BACK_WITHIN_MS = 30 * 86_400_000
"""For so long a sheet that was taken away can be brought back."""
ORPHAN_AFTER_MS = 3_600_000
ORPHANS = "orphans"
"""Names the setting that says which sheets were orphans when it was looked last, and when that was."""
COLUMNS = "id, number, name, kind, bytes, added, content <> ''"


class Sheet(NamedTuple):
    id: str
    number: int
    name: str
    kind: str
    """Its type, as it is served: application/pdf …"""
    bytes: int
    added: int
    searchable: bool


def is_gone(connection: CatalogConnection, id: str) -> bool | None:
    """Was it taken away? None: it is not known at all."""
    rows = connection.find("select gone from catalog_sheets where id = :id", id=id)
    return bool(rows[0][0]) if rows else None


def sheets(connection: CatalogConnection, number: int) -> list[Sheet]:
    rows = connection.find(
        f"select {COLUMNS} from catalog_sheets where number = :number and gone = 0 order by added, id", number=number
    )
    return [_sheet(*row) for row in rows]


def sheet(connection: CatalogConnection, id: str) -> Sheet:
    rows = connection.find(f"select {COLUMNS} from catalog_sheets where id = :id and gone = 0", id=id)
    if not rows:
        raise CatalogError("catalog-no-sheet")
    return _sheet(*rows[0])


def shown(connection: CatalogConnection, id: str) -> Sheet:
    """The same, if its box is there, too."""
    found = sheet(connection, id)
    if found.number != LIBRARY and not records.several(connection, [found.number]):
        raise CatalogError("catalog-no-sheet")
    return found


def part(connection: CatalogConnection, id: str, number: int) -> bytes:
    """The number-th part of a sheet, from 0; empty after the last."""
    rows = connection.find(
        "select body from catalog_sheet_parts where sheet = :id and part = :part", id=id, part=number
    )
    return bytes(rows[0][0]) if rows else b""


def put_part(connection: CatalogConnection, id: str, number: int, body: bytes) -> None:
    """Nobody sees it before `add`."""
    connection.execute(
        "insert into catalog_sheet_parts (sheet, part, body) values (:id, :part, :body)", id=id, part=number, body=body
    )


def room(connection: CatalogConnection, number: int) -> None:
    """Raises CatalogError if a record is not there, or can have no more sheets."""
    if number != LIBRARY:
        records.get(connection, number)
    if len(sheets(connection, number)) >= MAX_SHEETS:
        raise CatalogError("sheet-many", most=MAX_SHEETS)


def add(connection: CatalogConnection, new: Sheet, hash: bytes, content: str, origin: Origin) -> Sheet:
    """Show a sheet whose parts were put; `content` is its text, for search. Of a file that the box has already, by its
    hash, there is no second: whoever got no answer sends it again."""
    connection.lock()
    same = connection.find(
        "select id from catalog_sheets where number = :number and hash = :hash and gone = 0",
        number=new.number,
        hash=hash,
    )
    if same:
        drop_parts(connection, new.id)
        return sheet(connection, same[0][0])
    room(connection, new.number)
    connection.execute(
        "insert into catalog_sheets (id, number, name, kind, bytes, hash, added, gone, content)"
        " values (:id, :number, :name, :kind, :bytes, :hash, :added, 0, :content)",
        hash=hash,
        content=content.replace("\0", " "),
        **{name: value for name, value in new._asdict().items() if name != "searchable"},
    )
    _reindex(connection, new.number)
    note(connection, origin, [LogLine(ATTACHED, new.number, 0, None, Thing(new.id, new.name))])
    return sheet(connection, new.id)


def drop_parts(connection: CatalogConnection, id: str) -> None:
    """Of a sheet that did not come to be."""
    connection.execute("delete from catalog_sheet_parts where sheet = :id", id=id)


def remove(connection: CatalogConnection, id: str, origin: Origin) -> None:
    """Take a sheet away; it can be brought back for a while."""
    connection.lock()
    found = sheet(connection, id)
    connection.execute("update catalog_sheets set gone = :at where id = :id", id=id, at=max(1, origin.at))
    _reindex(connection, found.number)
    note(connection, origin, [LogLine(DETACHED, found.number, 0, None, Thing(id, found.name))])


def bring_back(connection: CatalogConnection, id: str, origin: Origin) -> None:
    connection.execute("update catalog_sheets set gone = 0 where id = :id", id=id)
    found = sheet(connection, id)
    _reindex(connection, found.number)
    note(connection, origin, [LogLine(ATTACHED, found.number, 0, None, Thing(id, found.name))])


def delete_for_good(connection: CatalogConnection, id: str, origin: Origin) -> None:
    """Nobody can bring it back; only its name stays, in the log."""
    connection.lock()
    found = sheet(connection, id)
    _delete(connection, id)
    _reindex(connection, found.number)
    note(connection, origin, [LogLine(DELETED, found.number, 0, None, Thing(id, found.name))])


def drop_old(connection: CatalogConnection, now: int) -> bool:
    """Delete one of those that were taken away long ago; says whether there was one."""
    rows = connection.find(
        "select id from catalog_sheets where gone > 0 and gone < :past limit 1", past=now - BROUGHT_BACK_WITHIN_MS
    )
    for (id,) in rows:
        _delete(connection, id)
    return bool(rows)


def _delete(connection: CatalogConnection, id: str) -> None:
    drop_parts(connection, id)
    connection.execute("delete from catalog_sheets where id = :id", id=id)


def _reindex(connection: CatalogConnection, number: int) -> None:
    if records.several(connection, [number]):
        records.reindex(connection, number)


def orphans(connection: CatalogConnection) -> list[str]:
    """Sheets of which there are parts only: they are coming in just now, or the server ended meanwhile."""
    rows = connection.find(
        "select distinct sheet from catalog_sheet_parts where sheet not in (select id from catalog_sheets)"
    )
    return [id for (id,) in rows]


def drop_orphans(connection: CatalogConnection, now: int, alone: bool = False) -> None:
    """Delete parts of sheets that were never finished: those that were orphans an hour ago, which no file takes to come
    in. `alone`: nothing can be coming in, as when a server with its own folder starts."""
    rows = connection.find("select version, body from catalog_settings where name = :name", name=ORPHANS)
    known: list[str] = msgspec.json.decode(rows[0][1]) if rows and now - rows[0][0] >= ORPHAN_AFTER_MS else []
    found = orphans(connection)
    for id in found:
        if alone or id in known:
            drop_parts(connection, id)
    if found or rows:
        connection.execute(
            "insert into catalog_settings (name, version, body) values (:name, :now, :body)"
            " on conflict (name) do update set version = excluded.version, body = excluded.body",
            name=ORPHANS,
            now=now,
            body=msgspec.json.encode(found).decode(),
        )


def _sheet(id: str, number: int, name: str, kind: str, size: int, added: int, searchable: int) -> Sheet:
    return Sheet(id, number, name, kind, size, added, bool(searchable))
