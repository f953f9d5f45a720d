"""HTTP bodies of the catalogue: what the page asks of a collection, and what it gets."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ludotheque.catalog.about import AboutFacts
from ludotheque.catalog.cells import Shape
from ludotheque.catalog.log import What
from ludotheque.catalog.people import Role
from ludotheque.catalog.record import (
    Age,
    CatalogFacts,
    CatalogLabel,
    Count,
    Minutes,
    Paragraph,
    Playable,
    Scoring,
    ShortText,
    Year,
)

Version = Annotated[int, msgspec.Meta(ge=0, le=1 << 53)]
Day = Annotated[str, msgspec.Meta(max_length=10)]
Secret = Annotated[str, msgspec.Meta(max_length=100)]
SheetKind = Literal["pdf", "text", "markdown", "image"]


class CatalogCard(msgspec.Struct, frozen=True, omit_defaults=True):
    """A box in a list."""

    id: int
    title: str
    titles: dict[str, str]
    """In other languages."""
    authors: list[str] = []
    publisher: str = ""
    year: Year | None = None
    low: Count | None = None
    """The fewest players."""
    high: Count | None = None
    """The most players."""
    age: Age | None = None
    minutes: Minutes | None = None
    mechanics: list[str] = []
    languages: list[str] = []
    shelf: str = ""
    plays: list[Playable] = []
    """What of it can be played here, and with which options for this edition."""
    picture: str = ""
    """The id of a sheet that is a picture."""
    lent: bool = False


class CatalogPage(msgspec.Struct, frozen=True):
    """A page of boxes, and counts of all that were found."""

    total: int
    page: int
    size: int
    playable: int
    """So many of them can be played here."""
    here: int
    """So many of them are not lent."""
    mechanics: list[CatalogLabel]
    """The most frequent first."""
    records: list[CatalogCard]


class CatalogProposal(msgspec.Struct, frozen=True):
    """A box to play, and why: sentences in the language of who asks."""

    record: CatalogCard
    reasons: list[str]


class SheetCard(msgspec.Struct, frozen=True, omit_defaults=True):
    """A file attached to a box, at /api/catalog/sheets/{id}."""

    id: str
    name: str
    kind: SheetKind
    bytes: int
    added: int
    """When, in milliseconds."""
    searchable: bool = False
    """Whether its text was read, so that searches find it."""


class LoanCard(msgspec.Struct, frozen=True, omit_defaults=True):
    """A box with somebody. Days are written 2026-11-18."""

    id: str
    record: int
    title: str
    borrower: str
    since: str
    due: str | None = None
    back: str | None = None
    """When it came back; left out while it is out."""
    note: str = ""


class CatalogRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """All about a box. `facts.private_notes` and `loan` are for the owner and helpers."""

    id: int
    version: int
    facts: CatalogFacts
    lent: bool = False
    due: str | None = None
    """When it should be back."""
    sheets: list[SheetCard] = []
    editions: list[CatalogCard] = []
    """Other boxes with the same work."""
    scoring: Scoring | None = None
    """How it is scored: as its record says, or a game of it that can be played here."""
    loan: LoanCard | None = None


class CatalogNew(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A box for the catalogue."""

    facts: CatalogFacts


class CatalogEdit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What shall be written about a box, all of it; `version` is the one that was read."""

    version: Version
    facts: CatalogFacts


class CatalogRemoval(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A box to take out of the catalogue; `version` is the one that was read."""

    version: Version


class CatalogChange(msgspec.Struct, frozen=True, omit_defaults=True):
    """A change of one box, its files or loans, or of what the library says of itself."""

    batch: str
    """What was changed together has the same; it is taken back together."""
    at: int
    by: str
    """A name; empty: the program, or somebody without one."""
    what: What
    record: int
    """0: the library itself."""
    title: str
    before: CatalogFacts | None = None
    after: CatalogFacts | None = None
    file: str = ""
    """The name of the file that came or went."""
    person: str = ""
    """Who helps, or no more."""
    final: bool = False
    """It cannot be taken back."""
    together: int = 1
    """So many changes were made together, and are taken back together; of many only the first few are listed."""


class CatalogChanges(msgspec.Struct, frozen=True, omit_defaults=True):
    """Changes, the newest first."""

    changes: list[CatalogChange]
    next: int | None = None
    """Give it as ?before= for older ones."""


class CatalogUndone(msgspec.Struct, frozen=True):
    """So much is as it was."""

    records: int


class LoanWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Lend a box."""

    borrower: ShortText
    since: Day
    due: Day | None = None
    note: Paragraph = ""


class LoanReturn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A box came back."""

    back: Day


class LoanDue(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A box is to come back on this day; null: on none in particular."""

    due: Day | None


class BorrowerName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name to delete from the loans that have ended."""

    borrower: ShortText


class LibraryFace(msgspec.Struct, frozen=True):
    """The library, and what you may do here."""

    version: int
    about: AboutFacts
    boxes: int
    role: Role


class LibraryEdit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the library shall say of itself; `version` is the one that was read."""

    version: Version
    about: AboutFacts


class ImportColumn(msgspec.Struct, frozen=True):
    """A column of a file, the field that it is taken for ("-": none), and what stands in its first rows."""

    column: str
    field: str
    examples: list[str] = []


class ImportMistake(msgspec.Struct, frozen=True):
    """A row or a cell that cannot be taken, and why."""

    line: int
    sentence: str


class ImportReport(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a file says, and what was done: nothing, if any row is mistaken or it was only tried."""

    shape: Shape
    encoding: str
    separator: str
    columns: list[ImportColumn]
    """None, where the file is our export as JSON."""
    fields: list[str]
    """What a column may be taken for."""
    added: int
    changed: int
    same: int
    skipped: int
    """Rows about boxes that are not owned."""
    mistaken: int
    untitled: bool = False
    """No column is the title, so nothing more is known yet."""
    mistakes: list[ImportMistake] = []
    """The first hundred."""
    warned: int = 0
    """So many cells could not be read and were left out; their rows are taken."""
    warnings: list[ImportMistake] = []
    """The first hundred of these."""
    batch: str = ""
    """By which it is taken back; left out where nothing was done."""


class RoleSecret(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The owner's key, or what a helper's link bears after #helper=."""

    secret: Secret


class HelperCard(msgspec.Struct, frozen=True):
    """Somebody who helps."""

    id: str
    name: str
    since: int
