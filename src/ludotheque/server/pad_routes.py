"""HTTP routes of score pads: made, read and written by link, taken back, and listed beside one's matches."""

from __future__ import annotations

import hmac
from functools import partial

from ludotheque.catalog import pads, records
from ludotheque.catalog.database import CatalogConnection
from ludotheque.catalog.errors import CatalogError
from ludotheque.catalog.pad import new_pad, standings
from ludotheque.catalog.pads import StoredPad
from ludotheque.protocol import messages as m
from ludotheque.protocol import pad_bodies as b
from ludotheque.server.catalog_routes import catalog_of, number_in
from ludotheque.server.routes import RequestContext, Routes, address_of
from ludotheque.session.errors import RequestError

ROUTES = Routes()
ID_BYTES, SECRET_BYTES = 9, 12
MAX_ID_LENGTH = 40
PAGE_SIZE = 20
"""Matches on a page."""
MAX_VERSION = 1 << 53


def pad_id(asked: RequestContext) -> str:
    return asked.path("pad")[:MAX_ID_LENGTH]


def may_write(asked: RequestContext, connection: CatalogConnection, pad: StoredPad) -> bool:
    """Whoever has the link to write, made the pad or wrote in it."""
    secret = asked.request.headers.get("x-link-secret", "")
    if hmac.compare_digest(secret.encode(), pad.secret.encode()):
        return True
    return asked.guest is not None and pads.has(connection, pad.id, asked.guest.id)


def pad_shown(asked: RequestContext, connection: CatalogConnection, pad: StoredPad) -> b.Pad:
    facts, writes = pad.facts, may_write(asked, connection, pad)
    return b.Pad(
        id=pad.id,
        version=pad.version,
        title=facts.title,
        scoring=facts.scoring,
        players=facts.players,
        cells=facts.cells,
        record=facts.record,
        ended=facts.ended,
        secret=pad.secret if writes else "",
        undo=writes and asked.guest is not None and pads.can_undo(connection, pad.id, asked.guest.id),
    )


def for_writers(asked: RequestContext, connection: CatalogConnection) -> None:
    if not may_write(asked, connection, pads.get(connection, pad_id(asked))):
        raise CatalogError("pad-read-only")


@ROUTES.declare("POST", "/api/pads", b.Pad, "A score pad for a game at a real table", takes=b.PadWish)
async def make_pad(asked: RequestContext) -> b.Pad:
    if not asked.request.app.state.pads.take(address_of(asked.registry, asked.request)):
        raise RequestError("slow-down")
    wish: b.PadWish = asked.body
    facts = new_pad(wish.title, wish.record, wish.scoring, wish.players)
    entropy = asked.registry.entropy
    id, secret = entropy.token_urlsafe(ID_BYTES), entropy.token_urlsafe(SECRET_BYTES)

    def make(connection: CatalogConnection) -> b.Pad:
        if facts.record:
            records.get(connection, facts.record)
        return pad_shown(asked, connection, pads.make(connection, id, secret, facts, asked.person.id, asked.now))

    return await catalog_of(asked).write(make)


@ROUTES.declare(
    "GET", "/api/pads/{pad}", b.PadState, "A score pad: ?version=… sends nothing where that is the newest", who="anyone"
)
async def read_pad(asked: RequestContext) -> b.PadState:
    known = number_in(asked, "version", 0, MAX_VERSION)

    def read(connection: CatalogConnection) -> b.PadState:
        if known is not None and pads.version_of(connection, pad_id(asked)) == known:
            return b.PadState(known)
        pad = pads.get(connection, pad_id(asked))
        return b.PadState(pad.version, pad_shown(asked, connection, pad))

    return await catalog_of(asked).read(read)


@ROUTES.declare(
    "POST",
    "/api/pads/{pad}/changes",
    b.PadWritten,
    "Write in a score pad, with the secret of its link in X-Link-Secret or as somebody who wrote in it before",
    takes=b.PadChanges,
)
async def write_pad(asked: RequestContext) -> b.PadWritten:
    changes = asked.body.changes

    def write(connection: CatalogConnection) -> b.PadWritten:
        for_writers(asked, connection)
        pad, refused = pads.change(connection, pad_id(asked), changes, asked.person.id, asked.now)
        return b.PadWritten(
            pad_shown(asked, connection, pad),
            [b.PadRefusal(one.id, one.error.key, one.error.sentence(asked.language)) for one in refused],
        )

    return await catalog_of(asked).write(write)


@ROUTES.declare("POST", "/api/pads/{pad}/undo", b.Pad, "Take back what you changed last in a score pad")
async def undo_in_pad(asked: RequestContext) -> b.Pad:
    def undo(connection: CatalogConnection) -> b.Pad:
        for_writers(asked, connection)
        return pad_shown(asked, connection, pads.undo(connection, pad_id(asked), asked.person.id, asked.now))

    return await catalog_of(asked).write(undo)


# Lists.


def pad_card(connection: CatalogConnection, pad: StoredPad) -> b.PadCard:
    facts = pad.facts
    boxes = records.several(connection, [facts.record]) if facts.record else []
    return b.PadCard(
        id=pad.id,
        title=facts.title or (boxes[0].facts.title if boxes else ""),
        touched=pad.touched if facts.ended is None else facts.ended,
        standings=[b.PadStanding(*one) for one in standings(facts)],
        ended=facts.ended is not None,
        record=boxes[0].number if boxes else 0,
        game=boxes[0].facts.plays[0].game if boxes and boxes[0].facts.plays else "",
    )


@ROUTES.declare("GET", "/api/me/pads", list[b.PadCard], "Your score pads that go on")
async def my_pads(asked: RequestContext) -> list[b.PadCard]:
    def cards(connection: CatalogConnection) -> list[b.PadCard]:
        found = pads.of_person(connection, asked.person.id, ended=False)
        return [pad_card(connection, pad) for pad in found]

    return await catalog_of(asked).read(cards)


@ROUTES.declare(
    "DELETE", "/api/me/pads/{pad}", m.Text, "Delete a score pad from your lists; the last to do so deletes it"
)
async def leave_pad(asked: RequestContext) -> m.Text:
    await catalog_of(asked).write(partial(pads.leave, id=pad_id(asked), person=asked.person.id))
    return m.Text("")


async def page_of_matches(asked: RequestContext, search: str, page: int) -> m.MatchPage:
    """A page of somebody's matches, those at a real table among them, the last ones first.

    Somebody has few pads, so all of them are looked at, and so many tables more than a page has.
    """
    person, start = asked.person.id, page * PAGE_SIZE

    def ended(connection: CatalogConnection) -> list[b.PadCard]:
        return [pad_card(connection, pad) for pad in pads.ended_of(connection, person, search)]

    at_table = await catalog_of(asked).read(ended)
    first = max(0, start - len(at_table))
    total, tables = await asked.services.history.some(person, search, start + PAGE_SIZE - first, first)
    # What is newer than the first of these tables comes before the page, or there are no tables before it.
    both: list[m.TableCard | b.PadCard] = [*tables, *at_table]
    listed = sorted(both, key=lambda one: -one.touched)[start - first :][:PAGE_SIZE]
    return m.MatchPage(
        total + len(at_table),
        PAGE_SIZE,
        [one for one in listed if isinstance(one, m.TableCard)],
        [one for one in listed if isinstance(one, b.PadCard)],
    )
