"""Records of boxes: what is written about one, and how the catalogue shows it."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Literal

import msgspec

from ludotheque.catalog.errors import CatalogError
from ludotheque.catalog.folding import fold

Word = Annotated[str, msgspec.Meta(max_length=80)]
ShortText = Annotated[str, msgspec.Meta(max_length=200)]
Paragraph = Annotated[str, msgspec.Meta(max_length=4000)]
Several = Annotated[list[ShortText], msgspec.Meta(max_length=40)]
Year = Annotated[int, msgspec.Meta(ge=-5000, le=2999)]
Count = Annotated[int, msgspec.Meta(ge=1, le=999)]
Age = Annotated[int, msgspec.Meta(ge=0, le=99)]
Minutes = Annotated[int, msgspec.Meta(ge=1, le=9999)]
OptionValue = bool | int | str | list[int]


class Playable(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A game of this server that the box holds."""

    game: Word
    options: Annotated[dict[Word, OptionValue], msgspec.Meta(max_length=30)] = msgspec.field(default_factory=dict)
    """Of a table set up for this edition; those that are left out are as usual."""


class WebLink(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An address elsewhere, https or http."""

    title: ShortText
    address: Annotated[str, msgspec.Meta(max_length=500)]


class Scoring(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How a game is scored on a pad."""

    wins: Literal["highest", "lowest"] = "highest"
    rows: Annotated[list[ShortText], msgspec.Meta(max_length=40)] = msgspec.field(default_factory=list)
    """What points are written for, by name; empty: rounds, which are numbered."""
    rounds: Annotated[int, msgspec.Meta(ge=1, le=100)] | None = None
    """So many rounds are played; left out: as many as it takes, or the rows have names."""
    target: Annotated[int, msgspec.Meta(ge=1, le=999_999)] | None = None
    """Whoever has so many points ends the game."""


class CatalogFacts(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What is written about a box. Whatever is not known is left out."""

    title: ShortText
    """As it stands on the box."""
    titles: Annotated[dict[Word, ShortText], msgspec.Meta(max_length=20)] = msgspec.field(default_factory=dict)
    """In other languages: by "fr", "en" …"""
    authors: Several = msgspec.field(default_factory=list)
    illustrators: Several = msgspec.field(default_factory=list)
    publisher: ShortText = ""
    year: Year | None = None
    edition_of: ShortText = ""
    """The work of which this box is an edition; boxes with the same are shown together."""
    low: Count | None = None
    """The fewest players."""
    high: Count | None = None
    """The most players."""
    age: Age | None = None
    """Of the youngest, at least."""
    minutes: Minutes | None = None
    mechanics: Several = msgspec.field(default_factory=list)
    languages: Several = msgspec.field(default_factory=list)
    """Of what is printed in the box: "fr", "en" …"""
    shelf: ShortText = ""
    """The shelf mark: where it stands."""
    notes: Paragraph = ""
    """Everyone reads them."""
    private_notes: Paragraph = ""
    """Only the owner and helpers read them."""
    missing: Paragraph = ""
    """Pieces that are missing."""
    picture: Word = ""
    """A picture among its sheets, by its id."""
    links: Annotated[list[WebLink], msgspec.Meta(max_length=20)] = msgspec.field(default_factory=list)
    plays: Annotated[list[Playable], msgspec.Meta(max_length=10)] = msgspec.field(default_factory=list)
    """What of it can be played here."""
    scoring: Scoring | None = None
    """How it is scored; left out: as a game of it that can be played here is, or nobody says."""


class CatalogLabel(msgspec.Struct, frozen=True):
    """A mechanic, and how many of the boxes found have it."""

    value: str
    """What a filter names it by."""
    label: str
    count: int


class Stored(msgspec.Struct, frozen=True):
    """A record as the database has it."""

    number: int
    version: int
    lent: bool
    facts: CatalogFacts
    source: str | None = None


def tidy(text: str, lines: bool = False) -> str:
    """A text without control characters and signs that turn its direction, and without spare blanks."""
    if text.isascii() and text.isprintable() and "  " not in text:
        return text.strip()
    kept = "".join(letter if not _hidden(letter) else " " if letter.isspace() else "" for letter in text)
    if not lines:
        return " ".join(kept.split())
    kept = "".join(letter for letter in text if letter == "\n" or not _hidden(letter))
    return "\n".join(line.rstrip() for line in kept.strip().split("\n"))


def _hidden(letter: str) -> bool:
    return (
        unicodedata.category(letter) in ("Cc", "Cs")
        or letter in "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
    )


def checked(facts: CatalogFacts) -> CatalogFacts:
    """The facts, tidied; raises CatalogError where they contradict each other."""
    title = tidy(facts.title)
    if not fold(title):
        raise CatalogError("catalog-no-title")
    low, high = facts.low, facts.high
    if low is not None and high is not None and low > high:
        raise CatalogError("catalog-players", low=low, high=high)
    return msgspec.structs.replace(
        facts,
        title=title,
        titles={tidy(language): text for language, given in facts.titles.items() if (text := tidy(given))},
        authors=_several(facts.authors),
        illustrators=_several(facts.illustrators),
        publisher=tidy(facts.publisher),
        edition_of=tidy(facts.edition_of),
        mechanics=_several(facts.mechanics),
        languages=_several(facts.languages),
        shelf=tidy(facts.shelf),
        notes=tidy(facts.notes, lines=True),
        private_notes=tidy(facts.private_notes, lines=True),
        missing=tidy(facts.missing, lines=True),
        picture=tidy(facts.picture),
        links=checked_links(facts.links),
        scoring=None if facts.scoring is None else checked_scoring(facts.scoring),
    )


def checked_scoring(given: Scoring) -> Scoring:
    """Rows with names are not counted as well."""
    rows = _several(given.rows)
    return msgspec.structs.replace(given, rows=rows, rounds=None if rows else given.rounds)


def checked_links(given: list[WebLink]) -> list[WebLink]:
    """Addresses of the web, and nothing that would run."""
    links = [WebLink(tidy(link.title), link.address.strip().replace(" ", "%20")) for link in given]
    for link in links:
        if not link.address.startswith(("https://", "http://")) or not link.address.isprintable():
            raise CatalogError("catalog-link", address=link.address)
    return links


def _several(texts: list[str]) -> list[str]:
    """Each once, in the order given."""
    return list(dict.fromkeys(text for given in texts if (text := tidy(given))))
