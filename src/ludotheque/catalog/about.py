"""What a library says of itself: name, text, address, opening hours, picture, colour."""

from __future__ import annotations

from typing import Annotated, NamedTuple

import msgspec

from ludotheque.catalog.database import CatalogConnection
from ludotheque.catalog.errors import CatalogError
from ludotheque.catalog.log import PRESENTED, Change, LogLine, Origin, note
from ludotheque.catalog.record import Paragraph, ShortText, WebLink, Word, checked_links, tidy

SETTING = "about"
Colour = Annotated[str, msgspec.Meta(pattern="^(#[0-9a-f]{6})?$", max_length=7)]


class AboutFacts(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a library says of itself; all of it may be empty."""

    name: ShortText = ""
    text: Paragraph = ""
    address: Annotated[str, msgspec.Meta(max_length=500)] = ""
    hours: Annotated[str, msgspec.Meta(max_length=1000)] = ""
    picture: Word = ""
    """A picture among the sheets of the library itself, by its id."""
    colour: Colour = ""
    """Its own colour: #a03020; empty: the usual one."""
    links: Annotated[list[WebLink], msgspec.Meta(max_length=20)] = msgspec.field(default_factory=list)


class AboutStored(NamedTuple):
    version: int
    facts: AboutFacts


def about(connection: CatalogConnection) -> AboutStored:
    rows = connection.find("select version, body from catalog_settings where name = :name", name=SETTING)
    return (
        AboutStored(rows[0][0], msgspec.json.decode(rows[0][1], type=AboutFacts))
        if rows
        else AboutStored(0, AboutFacts())
    )


def face_before(change: Change) -> AboutFacts | None:
    """What the library said of itself before a change of that."""
    return None if change.body_before is None else msgspec.json.decode(change.body_before, type=AboutFacts)


def change_about(connection: CatalogConnection, version: int, facts: AboutFacts, origin: Origin) -> AboutStored:
    """Replace it, if nobody else did since `version`."""
    connection.lock()
    before = about(connection)
    if before.version != version:
        raise CatalogError("catalog-about-changed")
    facts = msgspec.structs.replace(
        facts,
        name=tidy(facts.name),
        text=tidy(facts.text, lines=True),
        address=tidy(facts.address, lines=True),
        hours=tidy(facts.hours, lines=True),
        links=checked_links(facts.links),
    )
    connection.execute(
        "insert into catalog_settings (name, version, body) values (:name, :version, :body)"
        " on conflict (name) do update set version = excluded.version, body = excluded.body",
        name=SETTING,
        version=version + 1,
        body=msgspec.json.encode(facts).decode(),
    )
    note(connection, origin, [LogLine(PRESENTED, 0, version + 1, before.facts, facts)])
    return AboutStored(version + 1, facts)
