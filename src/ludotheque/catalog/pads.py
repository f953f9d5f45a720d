"""Storage of score pads: made, read, written by several people, taken back, listed, and dropped when nobody uses them.

All functions run in a thread of the store, in one transaction.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from ludotheque.catalog.database import CatalogConnection
from ludotheque.catalog.errors import CatalogError
from ludotheque.catalog.folding import fold
from ludotheque.catalog.pad import (
    Entries,
    PadChange,
    PadFacts,
    WritePoints,
    effect,
    entry,
    standings,
    way_back,
    with_entries,
)

MAX_PADS = 200
"""In the lists of one person."""
MAX_CHANGES = 5000
"""Of one pad, those that were taken back as well."""
UNUSED_LASTS_MS = 2 * 86_400_000
"""For which a pad is kept on which no points were ever written."""
IDLE_LASTS_MS = 60 * 86_400_000
"""For which a pad is kept that nobody has ended and nobody writes in."""
FACTS = msgspec.json.Decoder(PadFacts)
SELECT = "select id, secret, version, ended, touched, body from pads"


class StoredPad(NamedTuple):
    id: str
    secret: str
    """Whoever has it may write, and pass it on: it opens nothing but this pad, so it is stored as it is."""
    version: int
    touched: int
    facts: PadFacts


class RefusedChange(NamedTuple):
    """A change that was not made, and why."""

    id: str
    error: CatalogError


def packed(thing: Any) -> str:
    return msgspec.json.encode(thing).decode()


def _pad(id: str, secret: str, version: int, ended: int | None, touched: int, body: str) -> StoredPad:
    return StoredPad(id, secret, version, touched, FACTS.decode(body))


def make(connection: CatalogConnection, id: str, secret: str, facts: PadFacts, person: str, now: int) -> StoredPad:
    """A new pad, in the list of whoever makes it."""
    drop_old(connection, now)
    rows = connection.find("select count(*) from pad_people where person = :person", person=person)
    if rows[0][0] >= MAX_PADS:
        raise CatalogError("pad-too-many", most=str(MAX_PADS))
    connection.put(
        "pads",
        ("id", "secret", "version", "written", "touched", "ended", "body"),
        [(id, secret, 0, 0, now, None, packed(facts))],
    )
    list_for(connection, id, person)
    return get(connection, id)


def get(connection: CatalogConnection, id: str, to_write: bool = False) -> StoredPad:
    """A pad. `to_write`: nobody else writes in it until the end of the transaction."""
    lock = " for update" if to_write and connection.shared else ""
    rows = connection.find(f"{SELECT} where id = :id{lock}", id=id)
    if not rows:
        raise CatalogError("pad-no-pad")
    return _pad(*rows[0])


def version_of(connection: CatalogConnection, id: str) -> int:
    rows = connection.find("select version from pads where id = :id", id=id)
    if not rows:
        raise CatalogError("pad-no-pad")
    return int(rows[0][0])


def list_for(connection: CatalogConnection, id: str, person: str) -> None:
    connection.execute(
        "insert into pad_people (person, pad) values (:person, :pad) on conflict do nothing", person=person, pad=id
    )


def change(
    connection: CatalogConnection, id: str, changes: Sequence[PadChange], person: str, now: int
) -> tuple[StoredPad, list[RefusedChange]]:
    """Make the changes that can be made, in their order; the others are named. What was made before is not made
    again."""
    pad = get(connection, id, to_write=True)
    refused: list[RefusedChange] = []
    for one in changes:
        if connection.find("select 1 from pad_changes where pad = :pad and id = :id", pad=id, id=one.id):
            continue
        try:
            after = effect(pad.facts, one, now)
            if pad.version >= MAX_CHANGES:
                raise CatalogError("pad-full")
        except CatalogError as error:
            refused.append(RefusedChange(one.id, error))
            continue
        before = {name: entry(pad.facts, name) for name in after}
        pad = _set(connection, pad, after, now)
        connection.put(
            "pad_changes",
            ("pad", "version", "id", "person", "undone", "before", "after"),
            [(id, pad.version, one.id, person, 0, packed(before), packed(after))],
        )
        if isinstance(one, WritePoints):
            connection.execute("update pads set written = 1 where id = :id", id=id)
        list_for(connection, id, person)
    return pad, refused


def _set(connection: CatalogConnection, pad: StoredPad, entries: Entries, now: int) -> StoredPad:
    version = pad.version + 1
    facts = with_entries(pad.facts, entries, version)
    connection.execute(
        "update pads set version = :version, touched = :now, ended = :ended, body = :body where id = :id",
        id=pad.id,
        version=version,
        now=now,
        ended=facts.ended,
        body=packed(facts),
    )
    return pad._replace(version=version, touched=now, facts=facts)


def has(connection: CatalogConnection, id: str, person: str) -> bool:
    """Whether a pad is in somebody's lists."""
    found = "select 1 from pad_people where person = :person and pad = :pad"
    return bool(connection.find(found, person=person, pad=id))


def can_undo(connection: CatalogConnection, id: str, person: str) -> bool:
    return bool(_last(connection, id, person))


def undo(connection: CatalogConnection, id: str, person: str, now: int) -> StoredPad:
    """Take back the last change that this person made and has not taken back."""
    pad = get(connection, id, to_write=True)
    rows = _last(connection, id, person)
    if not rows:
        raise CatalogError("pad-nothing-to-undo")
    version, before, after = rows[0]
    entries = way_back(pad.facts, msgspec.json.decode(before), msgspec.json.decode(after))
    if pad.facts.ended is not None and "ended" not in entries:
        raise CatalogError("pad-ended")
    connection.execute(
        "update pad_changes set undone = 1 where pad = :pad and version = :version", pad=id, version=version
    )
    return _set(connection, pad, entries, now)


def _last(connection: CatalogConnection, id: str, person: str) -> list[tuple[Any, ...]]:
    return connection.find(
        "select version, before, after from pad_changes where pad = :pad and person = :person and undone = 0"
        " order by version desc limit 1",
        pad=id,
        person=person,
    )


# Lists.


def of_person(connection: CatalogConnection, person: str, ended: bool) -> list[StoredPad]:
    """The pads in somebody's lists, the last first: those that have ended, or those that go on."""
    condition = "not null" if ended else "null"
    rows = connection.find(
        f"{SELECT} where id in (select pad from pad_people where person = :person) and ended is {condition}"
        f" order by {'ended' if ended else 'touched'} desc, id",
        person=person,
    )
    return [_pad(*row) for row in rows]


def ended_of(connection: CatalogConnection, person: str, search: str) -> list[StoredPad]:
    """Somebody's pads that have ended, the last first. Each word of a search is part of the title or of a name."""
    words = fold(search).split()

    def fits(pad: StoredPad) -> bool:
        text = fold(" ".join([pad.facts.title, *(one.name for one in standings(pad.facts))]))
        return all(word in text for word in words)

    return [pad for pad in of_person(connection, person, ended=True) if fits(pad)]


def leave(connection: CatalogConnection, id: str, person: str) -> None:
    """Out of somebody's lists; a pad that is in nobody's is deleted."""
    if not connection.execute("delete from pad_people where person = :person and pad = :pad", person=person, pad=id):
        raise CatalogError("pad-no-pad")
    if not connection.find("select 1 from pad_people where pad = :pad", pad=id):
        _delete(connection, id)


def forget(connection: CatalogConnection, person: str) -> None:
    """Somebody's data are deleted: he is in no list any more, and nobody knows what he wrote."""
    for (id,) in connection.find("select pad from pad_people where person = :person", person=person):
        leave(connection, id, person)
    connection.execute("update pad_changes set person = '' where person = :person", person=person)


def drop_old(connection: CatalogConnection, now: int) -> int:
    """Delete pads that nobody ended and nobody uses; returns how many."""
    rows = connection.find(
        "select id from pads where ended is null and (touched < :idle or (written = 0 and touched < :unused))",
        idle=now - IDLE_LASTS_MS,
        unused=now - UNUSED_LASTS_MS,
    )
    for (id,) in rows:
        _delete(connection, id)
    return len(rows)


def _delete(connection: CatalogConnection, id: str) -> None:
    for table in ("pad_changes", "pad_people"):
        connection.execute(f"delete from {table} where pad = :pad", pad=id)
    connection.execute("delete from pads where id = :id", id=id)
