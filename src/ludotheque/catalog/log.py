"""The log of changes of the catalogue: who changed what, when, and what was there before and after."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from ludotheque.catalog.database import CatalogConnection
from ludotheque.catalog.errors import CatalogError
from ludotheque.catalog.record import CatalogFacts

What: TypeAlias = Literal["added", "changed", "removed", "attached", "detached", "lent", "back", "presented"]
"""A record was put in, changed or taken out; a file came or went; a box went or came back; the library's own words."""
ADDED: What = "added"
CHANGED: What = "changed"
REMOVED: What = "removed"
ATTACHED: What = "attached"
DETACHED: What = "detached"
LENT: What = "lent"
BACK: What = "back"
PRESENTED: What = "presented"
OF_RECORDS = (ADDED, CHANGED, REMOVED)
FACTS = msgspec.json.Decoder(CatalogFacts)
SELECT = (
    "select c.position, c.batch, c.at, c.by_whom, c.what, c.number, c.version, c.body_before, c.body_after, r.body"
    " from catalog_changes c left join catalog_records r on r.number = c.number"
)


class Origin(NamedTuple):
    """Who changes something, when, and with what else."""

    person: str
    at: int
    batch: str


class Thing(msgspec.Struct, frozen=True):
    """What came or went, by its id; loans have no name here, so that borrowers can be forgotten."""

    id: str
    name: str = ""


class Change(NamedTuple):
    """One line of the log."""

    position: int
    batch: str
    at: int
    by: str
    what: What
    number: int
    """Of the record; 0: the library itself."""
    version: int
    body_before: str | None
    body_after: str | None
    record: str | None
    """What is written about the box today."""

    @property
    def before(self) -> CatalogFacts | None:
        return FACTS.decode(self.body_before) if self.what in OF_RECORDS and self.body_before is not None else None

    @property
    def after(self) -> CatalogFacts | None:
        return FACTS.decode(self.body_after) if self.what in OF_RECORDS and self.body_after is not None else None

    @property
    def thing(self) -> Thing:
        """The file or loan, where the line is about one."""
        return msgspec.json.decode(self.body_after or "{}", type=Thing)

    @property
    def title(self) -> str:
        facts = self.after or self.before
        if facts is None and self.record is not None:
            facts = FACTS.decode(self.record)
        return facts.title if facts else ""


class LogLine(NamedTuple):
    """What is noted of one change."""

    what: What
    number: int
    version: int
    before: msgspec.Struct | None
    after: msgspec.Struct | None


def note(connection: CatalogConnection, origin: Origin, lines: Iterable[LogLine]) -> None:
    connection.put(
        "catalog_changes",
        ("batch", "at", "by_whom", "what", "number", "version", "body_before", "body_after"),
        [
            (
                *(origin.batch, origin.at, origin.person, line.what, line.number, line.version),
                *(None if body is None else msgspec.json.encode(body).decode() for body in (line.before, line.after)),
            )
            for line in lines
        ],
    )


def changes(
    connection: CatalogConnection, limit: int, before: int | None = None, number: int | None = None
) -> list[Change]:
    """The log, the newest first."""
    conditions = ["1 = 1"]
    given: dict[str, int] = {"limit": limit}
    if before is not None:
        conditions.append("c.position < :before")
        given["before"] = before
    if number is not None:
        conditions.append("c.number = :number")
        given["number"] = number
    where = " and ".join(conditions)
    rows = connection.find(f"{SELECT} where {where} order by c.position desc limit :limit", **given)
    return [Change(*row) for row in rows]


def batch_of(connection: CatalogConnection, batch: str) -> list[Change]:
    """What was changed together, the last first."""
    rows = connection.find(f"{SELECT} where c.batch = :batch order by c.position desc", batch=batch)
    if not rows:
        raise CatalogError("catalog-no-change")
    return [Change(*row) for row in rows]
