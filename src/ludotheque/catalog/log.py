"""The log of changes of the catalogue: who changed what, when, and what was there before and after."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from ludotheque.catalog.database import CatalogConnection
from ludotheque.catalog.errors import CatalogError
from ludotheque.catalog.record import CatalogFacts

What: TypeAlias = Literal[
    "added", "changed", "removed", "attached", "detached", "deleted", "lent", "due", "back", "unlent", "presented",
    "joined", "dismissed",
]  # fmt: skip
"""A record was put in, changed or taken out; a file came, went or was deleted for good; a box went, is due on another
day, came back, or its loan was deleted; the library's own words; somebody helps, or no more."""
ADDED: What = "added"
CHANGED: What = "changed"
REMOVED: What = "removed"
ATTACHED: What = "attached"
DETACHED: What = "detached"
DELETED: What = "deleted"
LENT: What = "lent"
DUE: What = "due"
BACK: What = "back"
UNLENT: What = "unlent"
PRESENTED: What = "presented"
JOINED: What = "joined"
DISMISSED: What = "dismissed"
FOR_GOOD = (DELETED, UNLENT, JOINED, DISMISSED)
"""What cannot be taken back: it is gone, or it is about people."""
LISTED_TOGETHER = 3
"""So many lines of one batch are listed."""
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
    """What came or went, by its id: a file, a loan, a person. Loans and people have no name here, so that they can be
    forgotten."""

    id: str
    name: str = ""
    """Of a file."""
    due: str | None = None
    """When a loan is to end."""


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
        """The file, loan or person, where the line is about one."""
        return msgspec.json.decode(self.body_after or "{}", type=Thing)

    @property
    def thing_before(self) -> Thing:
        return msgspec.json.decode(self.body_before or "{}", type=Thing)

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
    before: msgspec.Struct | str | None
    """What is noted as JSON, or is JSON already."""
    after: msgspec.Struct | str | None


def note(connection: CatalogConnection, origin: Origin, lines: Iterable[LogLine]) -> None:
    connection.put(
        "catalog_changes",
        ("batch", "at", "by_whom", "what", "number", "version", "body_before", "body_after"),
        [
            (
                *(origin.batch, origin.at, origin.person, line.what, line.number, line.version),
                *(_packed(line.before), _packed(line.after)),
            )
            for line in lines
        ],
    )


def _packed(body: msgspec.Struct | str | None) -> str | None:
    return msgspec.json.encode(body).decode() if isinstance(body, msgspec.Struct) else body


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


class ChangePage(NamedTuple):
    """Changes as they are listed: of what was changed together the first few only."""

    lines: list[Change]
    together: dict[str, int]
    """How many lines each of their batches has in all."""
    next: int | None
    """Older ones are before this position."""


def listed(
    connection: CatalogConnection, limit: int, before: int | None = None, number: int | None = None
) -> ChangePage:
    """A page of the log, the newest first. An import of 10,000 boxes takes a few lines, and not two hundred pages."""
    page = ChangePage([], {}, None)
    shown: Counter[str] = Counter()
    while len(page.lines) < limit:
        some = changes(connection, limit - len(page.lines), before, number)
        if not some:
            return page
        for one in some:
            before = one.position
            first = _extent(connection, one.batch, page.together)
            shown[one.batch] += 1
            if shown[one.batch] <= LISTED_TOGETHER:
                page.lines.append(one)
            elif first is not None:
                before = first
                break
    return page._replace(next=before)


def _extent(connection: CatalogConnection, batch: str, together: dict[str, int]) -> int | None:
    """Note how many lines a batch has; returns the position of its first one if nothing else stands between them."""
    first, last, count = connection.find(
        "select min(position), max(position), count(*) from catalog_changes where batch = :batch", batch=batch
    )[0]
    together[batch] = int(count)
    return int(first) if last - first + 1 == count else None


def batch_of(connection: CatalogConnection, batch: str, limit: int = 1 << 53, before: int = 1 << 53) -> list[Change]:
    """What was changed together, the last first; of large changes some at a time, those before a position."""
    rows = connection.find(
        f"{SELECT} where c.batch = :batch and c.position < :before order by c.position desc limit :limit",
        batch=batch,
        before=before,
        limit=limit,
    )
    return [Change(*row) for row in rows]


class ChangeBatch(NamedTuple):
    """What is known of changes that were made together."""

    lines: int
    others: int
    """Lines that are not about what is written about boxes: files, loans, the library itself."""
    people: list[str]


def summary_of(connection: CatalogConnection, batch: str) -> ChangeBatch:
    """Raises CatalogError if there is no such batch."""
    kinds = ", ".join(f"'{what}'" for what in OF_RECORDS)
    rows = connection.find(
        f"select by_whom, count(*), sum(case when what in ({kinds}) then 0 else 1 end) from catalog_changes"
        " where batch = :batch group by by_whom",
        batch=batch,
    )
    if not rows:
        raise CatalogError("catalog-no-change")
    return ChangeBatch(sum(int(row[1]) for row in rows), sum(int(row[2]) for row in rows), [row[0] for row in rows])
