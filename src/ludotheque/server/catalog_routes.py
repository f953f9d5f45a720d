"""HTTP routes of the catalogue: search, records, changes, loans, the library's face, and who may do what."""

from __future__ import annotations

from functools import partial

import msgspec

from ludotheque.catalog import about, loans, log, people, records, search, sheets, shipped, undoing
from ludotheque.catalog.catalog import Catalog
from ludotheque.catalog.errors import CatalogError, catalog_words
from ludotheque.catalog.loans import Loan
from ludotheque.catalog.log import ATTACHED, DELETED, DETACHED, DISMISSED, FOR_GOOD, JOINED, Change, Origin
from ludotheque.catalog.people import HELPER, OWNER, Role
from ludotheque.catalog.record import CatalogFacts, Stored, checked
from ludotheque.catalog.sheets import LIBRARY, Sheet
from ludotheque.kernel.errors import shown
from ludotheque.kernel.game import shelf
from ludotheque.protocol import catalog_bodies as b
from ludotheque.protocol import messages as m
from ludotheque.server.hosts import link_address
from ludotheque.server.routes import RequestContext, Routes

ROUTES = Routes()
MAX_TEXT_LENGTH = 200
MAX_RECORD_BYTES = 1 << 16
MAX_EDITIONS = 50
MAX_PAGE = 1_000_000
CHANGES_PER_PAGE = 50
FILTERS = (
    "?text=rudi&players=4 (1–99)&age=6 (of the youngest, 0–99)&minutes=30 (1–9999)&mechanic=dice (repeated: all)"
    "&language=fr (repeated: one)&work=…&game=…&playable=1&here=1&missing=1"
)


def catalog_of(asked: RequestContext) -> Catalog:
    return asked.services.catalog


# Who asks.


async def role_of(asked: RequestContext) -> Role:
    if asked.guest is None:
        return "visitor"
    return await catalog_of(asked).read(partial(people.role_of, person=asked.guest.id))


async def for_helpers(asked: RequestContext) -> Role:
    """Refuse visitors."""
    role = await role_of(asked)
    if role not in (HELPER, OWNER):
        raise CatalogError("catalog-not-yours")
    return role


async def for_owner(asked: RequestContext) -> None:
    if await role_of(asked) != OWNER:
        raise CatalogError("catalog-not-yours")


def origin_of(asked: RequestContext) -> Origin:
    return Origin(asked.person.id, asked.now, asked.registry.entropy.token_hex(8))


# What was asked.


def number_in(asked: RequestContext, name: str, low: int, high: int, usual: int | None = None) -> int | None:
    """A number that stands in the address after ?, if it does."""
    given = asked.request.query_params.get(name, "")
    if not given:
        return usual
    if not given.isascii() or not given.isdecimal() or len(given) > 16 or not low <= int(given) <= high:
        raise CatalogError("catalog-filter", name=name, found=shown(given), low=str(low), high=str(high))
    return int(given)


def record_number(asked: RequestContext) -> int:
    given = asked.path("record")
    if not given.isascii() or not given.isdecimal() or len(given) > 15 or int(given) == LIBRARY:
        raise CatalogError("catalog-no-record", number=shown(given))
    return int(given)


def wish_of(asked: RequestContext) -> search.CatalogWish:
    given = asked.request.query_params

    def several(name: str) -> tuple[str, ...]:
        return tuple(text[:MAX_TEXT_LENGTH] for text in given.getlist(name)[:10] if text)

    return search.CatalogWish(
        text=given.get("text", "")[:MAX_TEXT_LENGTH],
        players=number_in(asked, "players", 1, 99),
        age=number_in(asked, "age", 0, 99),
        minutes=number_in(asked, "minutes", 1, 9999),
        mechanics=several("mechanic"),
        languages=several("language"),
        work=given.get("work", "")[:MAX_TEXT_LENGTH],
        game=given.get("game", "")[:MAX_TEXT_LENGTH],
        playable=given.get("playable", "") == "1",
        here=given.get("here", "") == "1",
        missing=given.get("missing", "") == "1",
    )


def facts_of(facts: CatalogFacts, before: CatalogFacts | None = None) -> CatalogFacts:
    """The facts as they are kept; refused where they name a game that is not here, unless they named it before: a list
    that was brought in may have."""
    known = shelf()
    named = {one.game for one in before.plays} if before else set()
    for one in facts.plays:
        if one.game not in known and one.game not in named:
            raise CatalogError("catalog-no-game", game=shown(one.game), known=", ".join(known))
    return checked(facts)


# What is shown.


def catalog_card(record: Stored) -> b.CatalogCard:
    facts = record.facts
    same = {name: getattr(facts, name) for name in b.CatalogCard.__struct_fields__ if name not in ("id", "lent")}
    return b.CatalogCard(id=record.number, lent=record.lent, **same)


def loan_card(loan: Loan) -> b.LoanCard:
    return b.LoanCard(
        loan.id, loan.number, loan.title, loan.borrower, loan.since, due=loan.due, back=loan.back, note=loan.note
    )


def sheet_card(sheet: Sheet) -> b.SheetCard:
    kinds: dict[str, b.SheetKind] = {"application/pdf": "pdf", "text/plain": "text", "text/markdown": "markdown"}
    kind = kinds.get(sheet.kind, "image")
    return b.SheetCard(sheet.id, sheet.name, kind, sheet.bytes, sheet.added, sheet.searchable)


async def record_shown(asked: RequestContext, number: int) -> b.CatalogRecord:
    catalog, role = catalog_of(asked), await role_of(asked)
    stored = await catalog.read(partial(records.get, number=number))
    out = await catalog.read(partial(loans.loans, out=True, number=number)) if stored.lent else []
    facts, editions = stored.facts, []
    if facts.edition_of:
        found = await catalog.find(search.CatalogWish(work=facts.edition_of), size=MAX_EDITIONS)
        editions = [catalog_card(one) for one in found.records if one.number != number]
    helps = role in (HELPER, OWNER)
    return b.CatalogRecord(
        id=number,
        version=stored.version,
        facts=facts if helps else msgspec.structs.replace(facts, private_notes=""),
        lent=stored.lent,
        due=out[0].due if out else None,
        sheets=[sheet_card(one) for one in await catalog.read(partial(sheets.sheets, number=number))],
        editions=editions,
        scoring=shipped.scoring_of(facts),
        loan=loan_card(out[0]) if out and helps else None,
    )


# Search.


@ROUTES.declare(
    "GET", "/api/catalog/search", b.CatalogPage, f"Boxes of the collection: {FILTERS}&page=0&size=24", who="anyone"
)
async def search_catalog(asked: RequestContext) -> b.CatalogPage:
    page = number_in(asked, "page", 0, MAX_PAGE, 0) or 0
    size = number_in(asked, "size", 1, search.MAX_PAGE_SIZE, search.PAGE_SIZE) or search.PAGE_SIZE
    found = await catalog_of(asked).find(wish_of(asked), page, size)
    return b.CatalogPage(
        total=found.total,
        page=page,
        size=size,
        playable=found.playable,
        here=found.here,
        mechanics=found.mechanics,
        records=[catalog_card(record) for record in found.records],
    )


@ROUTES.declare(
    "GET",
    "/api/catalog/propose",
    list[b.CatalogProposal],
    f"What shall we play? Three boxes: {FILTERS}&draw=0",
    who="anyone",
)
async def propose(asked: RequestContext) -> list[b.CatalogProposal]:
    draw = number_in(asked, "draw", 0, MAX_PAGE, 0) or 0
    words, language = catalog_words(), asked.language
    return [
        b.CatalogProposal(catalog_card(one.record), [words.say(language, key, **given) for key, given in one.reasons])
        for one in await catalog_of(asked).propose(wish_of(asked), draw)
    ]


# Records.


@ROUTES.declare("GET", "/api/catalog/records/{record}", b.CatalogRecord, "All about a box", who="anyone")
async def one_record(asked: RequestContext) -> b.CatalogRecord:
    return await record_shown(asked, record_number(asked))


@ROUTES.declare(
    "POST",
    "/api/catalog/records",
    b.CatalogRecord,
    "Put a box into the catalogue (helpers)",
    takes=b.CatalogNew,
    most=MAX_RECORD_BYTES,
)
async def add_record(asked: RequestContext) -> b.CatalogRecord:
    await for_helpers(asked)
    facts = facts_of(asked.body.facts)
    made = await catalog_of(asked).write(partial(records.add, facts=facts, origin=origin_of(asked)))
    return await record_shown(asked, made.number)


@ROUTES.declare(
    "PUT",
    "/api/catalog/records/{record}",
    b.CatalogRecord,
    "Change what is written about a box (helpers); refused if somebody else has changed it since `version`",
    takes=b.CatalogEdit,
    most=MAX_RECORD_BYTES,
)
async def change_record(asked: RequestContext) -> b.CatalogRecord:
    await for_helpers(asked)
    number, edit = record_number(asked), asked.body
    before = await catalog_of(asked).read(partial(records.get, number=number))
    facts, origin = facts_of(edit.facts, before.facts), origin_of(asked)
    await catalog_of(asked).write(
        partial(records.change, number=number, version=edit.version, facts=facts, origin=origin)
    )
    return await record_shown(asked, number)


@ROUTES.declare(
    "DELETE",
    "/api/catalog/records/{record}",
    m.Text,
    "Take a box out of the catalogue (helpers); the change can be taken back",
    takes=b.CatalogRemoval,
)
async def remove_record(asked: RequestContext) -> m.Text:
    await for_helpers(asked)
    number, version = record_number(asked), asked.body.version
    await catalog_of(asked).write(partial(records.remove, number=number, version=version, origin=origin_of(asked)))
    return m.Text("")


# Changes.


async def changes_shown(asked: RequestContext, number: int | None) -> b.CatalogChanges:
    before = number_in(asked, "before", 0, 1 << 53)
    page = await catalog_of(asked).read(partial(log.listed, limit=CHANGES_PER_PAGE, before=before, number=number))
    identities = asked.registry.identities
    await identities.known({line.by for line in page.lines} | {line.thing.id for line in page.lines if of_people(line)})
    lines = [
        change_shown(
            line,
            by=identities.name(line.by),
            together=page.together[line.batch],
            person=identities.name(line.thing.id) if of_people(line) else "",
        )
        for line in page.lines
    ]
    return b.CatalogChanges(lines, page.next)


def of_people(line: Change) -> bool:
    return line.what in (JOINED, DISMISSED)


def change_shown(line: Change, by: str, together: int, person: str) -> b.CatalogChange:
    file = line.thing.name if line.what in (ATTACHED, DETACHED, DELETED) else ""
    return b.CatalogChange(
        batch=line.batch,
        at=line.at,
        by=by,
        what=line.what,
        record=line.number,
        title=line.title,
        before=line.before,
        after=line.after,
        file=file,
        together=together,
        person=person,
        final=line.what in FOR_GOOD,
    )


@ROUTES.declare("GET", "/api/catalog/changes", b.CatalogChanges, "What was changed, by whom (helpers): ?before=…")
async def changes(asked: RequestContext) -> b.CatalogChanges:
    await for_helpers(asked)
    return await changes_shown(asked, None)


@ROUTES.declare(
    "GET",
    "/api/catalog/records/{record}/changes",
    b.CatalogChanges,
    "What was changed about a box (helpers): ?before=…",
)
async def record_changes(asked: RequestContext) -> b.CatalogChanges:
    await for_helpers(asked)
    return await changes_shown(asked, record_number(asked))


@ROUTES.declare(
    "POST",
    "/api/catalog/changes/{batch}/undo",
    b.CatalogUndone,
    "Take back what was changed together (helpers: what they changed themselves); refused if changed again since",
)
async def undo(asked: RequestContext) -> b.CatalogUndone:
    role, batch, catalog = await for_helpers(asked), asked.path("batch"), catalog_of(asked)
    if role != OWNER:
        done = await catalog.read(partial(log.summary_of, batch=batch))
        if done.people != [asked.person.id]:
            raise CatalogError("catalog-not-yours")
    return b.CatalogUndone(await undoing.undo(catalog, batch, origin_of(asked)))


# Loans.


@ROUTES.declare(
    "GET",
    "/api/catalog/loans",
    list[b.LoanCard],
    "What is out, what is due first (helpers): ?all=1 with what came back",
)
async def all_loans(asked: RequestContext) -> list[b.LoanCard]:
    await for_helpers(asked)
    out = asked.request.query_params.get("all", "") != "1"
    return [loan_card(loan) for loan in await catalog_of(asked).read(partial(loans.loans, out=out))]


@ROUTES.declare("POST", "/api/catalog/records/{record}/loans", b.LoanCard, "Lend a box (helpers)", takes=b.LoanWish)
async def lend(asked: RequestContext) -> b.LoanCard:
    await for_helpers(asked)
    body: b.LoanWish = asked.body
    id, number = asked.registry.entropy.token_hex(8), record_number(asked)
    borrower, since, due, note = body.borrower, body.since, body.due, body.note
    made = partial(
        loans.lend, id=id, number=number, borrower=borrower, since=since, due=due, note=note, origin=origin_of(asked)
    )
    return loan_card(await catalog_of(asked).write(made))


@ROUTES.declare("POST", "/api/catalog/loans/{loan}/back", b.LoanCard, "A box is back (helpers)", takes=b.LoanReturn)
async def take_back(asked: RequestContext) -> b.LoanCard:
    await for_helpers(asked)
    done = partial(loans.take_back, id=asked.path("loan"), back=asked.body.back, origin=origin_of(asked))
    return loan_card(await catalog_of(asked).write(done))


@ROUTES.declare(
    "PUT",
    "/api/catalog/loans/{loan}",
    b.LoanCard,
    "A box that is out is to come back on another day (helpers)",
    takes=b.LoanDue,
)
async def set_due(asked: RequestContext) -> b.LoanCard:
    await for_helpers(asked)
    changed = partial(loans.set_due, id=asked.path("loan"), due=asked.body.due, origin=origin_of(asked))
    return loan_card(await catalog_of(asked).write(changed))


@ROUTES.declare("DELETE", "/api/catalog/loans/{loan}", m.Text, "Forget a loan, and who it was (helpers)")
async def forget_loan(asked: RequestContext) -> m.Text:
    await for_helpers(asked)
    await catalog_of(asked).write(partial(loans.delete, id=asked.path("loan"), origin=origin_of(asked)))
    return m.Text("")


@ROUTES.declare(
    "POST",
    "/api/catalog/loans/forget",
    b.CatalogUndone,
    "Delete a borrower's name from all loans that have ended (helpers)",
    takes=b.BorrowerName,
)
async def forget_borrower(asked: RequestContext) -> b.CatalogUndone:
    await for_helpers(asked)
    return b.CatalogUndone(await catalog_of(asked).write(partial(loans.forget_borrower, borrower=asked.body.borrower)))


# The library, and who may do what.


async def face_of(asked: RequestContext) -> b.LibraryFace:
    catalog = catalog_of(asked)
    stored = await catalog.read(about.about)
    boxes = (await catalog.find(search.CatalogWish(), size=1)).total
    return b.LibraryFace(stored.version, stored.facts, boxes, await role_of(asked))


@ROUTES.declare("GET", "/api/library", b.LibraryFace, "The library, and what you may do here", who="anyone")
async def library(asked: RequestContext) -> b.LibraryFace:
    return await face_of(asked)


@ROUTES.declare(
    "PUT",
    "/api/library",
    b.LibraryFace,
    "What the library says of itself (owner)",
    takes=b.LibraryEdit,
    most=MAX_RECORD_BYTES,
)
async def change_library(asked: RequestContext) -> b.LibraryFace:
    await for_owner(asked)
    edit: b.LibraryEdit = asked.body
    await catalog_of(asked).write(
        partial(about.change_about, version=edit.version, facts=edit.about, origin=origin_of(asked))
    )
    return await face_of(asked)


@ROUTES.declare(
    "POST", "/api/library/role", b.LibraryFace, "Become the owner by the key, or a helper by a link", takes=b.RoleSecret
)
async def take_role(asked: RequestContext) -> b.LibraryFace:
    await catalog_of(asked).write(partial(people.take_role, secret=asked.body.secret, origin=origin_of(asked)))
    return await face_of(asked)


@ROUTES.declare("GET", "/api/library/helpers", list[b.HelperCard], "Who helps (owner)")
async def helpers(asked: RequestContext) -> list[b.HelperCard]:
    await for_owner(asked)
    found = await catalog_of(asked).read(people.helpers)
    identities = asked.registry.identities
    await identities.known({one.person for one in found})
    return [b.HelperCard(one.person, identities.name(one.person), one.since) for one in found]


@ROUTES.declare(
    "POST",
    "/api/library/helpers",
    m.LinkMade,
    "A link that makes whoever opens it a helper (owner); it ends the one before",
)
async def helper_link(asked: RequestContext) -> m.LinkMade:
    await for_owner(asked)
    secret = asked.registry.entropy.token_urlsafe(24)
    expires = await catalog_of(asked).write(partial(people.add_helper_link, secret=secret, now=asked.now))
    address = link_address(asked.registry.config, str(asked.request.base_url))
    return m.LinkMade(f"{address}/collection#helper={secret}", expires)


@ROUTES.declare("DELETE", "/api/library/helpers/{person}", m.Text, "Somebody helps no more; helpers' links end (owner)")
async def dismiss(asked: RequestContext) -> m.Text:
    await for_owner(asked)
    await catalog_of(asked).write(partial(people.dismiss, person=asked.path("person"), origin=origin_of(asked)))
    return m.Text("")
