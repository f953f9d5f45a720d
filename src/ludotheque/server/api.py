"""HTTP routes of games, people and tables: each a few lines that hand over to a service."""

from __future__ import annotations

import dataclasses
from functools import partial
from typing import Any

import msgspec

from ludotheque import bots
from ludotheque.bots.levels import strengths
from ludotheque.catalog import pads
from ludotheque.kernel.game import Game, open_game, shelf
from ludotheque.kernel.lessons import file_of
from ludotheque.kernel.table_checks import TableQuestion
from ludotheque.kernel.words import language_of as known_language
from ludotheque.protocol import check_bodies, http_bodies
from ludotheque.protocol import messages as m
from ludotheque.server import pad_routes
from ludotheque.server.examples import examples_of, setup_of
from ludotheque.server.hosts import link_address
from ludotheque.server.routes import RequestContext, Routes, address_of, number_of
from ludotheque.session.errors import RequestError
from ludotheque.session.identity import Identities
from ludotheque.session.replays import FILE, file_card
from ludotheque.session.table_factory import create_table
from ludotheque.session.table_session import TableSession
from ludotheque.store import Person
from ludotheque.tables.stream import sentence
from ludotheque.tables.view_layout import layout

ROUTES = Routes()
MAX_SEARCH_LENGTH = 100

# The shelf.


def game_card(game: Game) -> m.GameCard:
    schema = game.schema
    offered = [option for option in game.card.get("options", []) if option["name"] in schema.options]
    return m.GameCard(
        id=game.id,
        titles=game.titles,
        rules=game.rules_version,
        minutes=game.card["minutes"],
        seats=list(range(schema.low, schema.high + 1)),
        usual=schema.default_players,
        options=msgspec.convert(offered, list[m.Option]),
        fields=msgspec.convert(layout(game), list[m.Field]),
        levels=list(bots.NAMES),
        strengths={name: found.label() for name, found in strengths(game).items()},
        lesson=file_of(game).is_file(),
        first=msgspec.convert(game.card.get("first", {}), m.FirstQuestion),
        ages=game.ages,
        credits=game.credits,
        board=game.board,
        draft=list(game.languages) if game.stage == "draft" else [],
        checks=bool(game.questions),
    )


@ROUTES.declare("GET", "/api/games", list[m.GameCard], "The shelf", who="anyone")
async def games(asked: RequestContext) -> list[m.GameCard]:
    return [game_card(open_game(name)) for name in shelf()]


@ROUTES.declare("GET", "/api/games/{game}", m.GameCard, "One box", who="anyone")
async def one_game(asked: RequestContext) -> m.GameCard:
    return game_card(open_game(asked.path("game")))


@ROUTES.declare("GET", "/api/games/{game}/rulebook/{language}", m.Text, "The rulebook of a game", who="anyone")
async def rulebook(asked: RequestContext) -> m.Text:
    return m.Text(open_game(asked.path("game")).rulebook(known_language(asked.path("language"))).text)


@ROUTES.declare(
    "GET",
    "/api/games/{game}/examples",
    list[http_bodies.Example],
    "Examples of the rulebook, for the board",
    who="anyone",
)
async def examples(asked: RequestContext) -> list[http_bodies.Example]:
    return examples_of(open_game(asked.path("game")).id)


@ROUTES.declare(
    "GET",
    "/api/games/{game}/setup",
    list[http_bodies.SetupPicture],
    "The picture of the set-up in the rulebook, for the board: one, or none",
    who="anyone",
)
async def setup(asked: RequestContext) -> list[http_bodies.SetupPicture]:
    return setup_of(open_game(asked.path("game")).id)


@ROUTES.declare(
    "GET",
    "/api/games/{game}/checks",
    list[check_bodies.TableQuestionCard],
    "Questions about a real table that the rules of a game answer",
    who="anyone",
)
async def checks(asked: RequestContext) -> list[check_bodies.TableQuestionCard]:
    return [question_card(question) for question in open_game(asked.path("game")).questions]


def question_card(question: TableQuestion) -> check_bodies.TableQuestionCard:
    fields = [
        {**dataclasses.asdict(one), "label": one.label or f"check-{question.name}-{one.name}"}
        for one in question.fields
    ]
    players = question.players and list(question.players)
    return check_bodies.TableQuestionCard(
        question.name, msgspec.convert(fields, list[check_bodies.CheckFieldCard]), players
    )


@ROUTES.declare(
    "POST",
    "/api/games/{game}/checks/{question}",
    check_bodies.CheckResult,
    "What the rules say about a real table: is it allowed, and what does it count?",
    takes=check_bodies.CheckWish,
    who="anyone",
)
async def check(asked: RequestContext) -> check_bodies.CheckResult:
    wish: check_bodies.CheckWish = asked.body
    game, question = open_game(asked.path("game")), asked.path("question")
    answer = game.check(question, wish.given, wish.players, wish.options)
    lines = [sentence(line) for line in answer.lines]
    return check_bodies.CheckResult(lines, answer.allowed, answer.points, answer.paragraph)


@ROUTES.declare(
    "GET", "/api/games/{game}/words/{language}", m.GameWords, "The words of a game, as a Fluent file", who="anyone"
)
async def words(asked: RequestContext) -> m.GameWords:
    game, language = open_game(asked.path("game")).words, known_language(asked.path("language"))
    borrowed = game.borrowed(language)
    return m.GameWords(game.text(language), {other: game.text(other) for other in {*borrowed.values()}}, borrowed)


# You.


def me_of(identities: Identities, person: Person) -> m.Me:
    return m.Me(person.name, person.language, person.created, identities.portrait(person.id))


@ROUTES.declare("POST", "/api/me", m.Me, "Come in: a new guest, or who you are already", who="anyone")
async def enter(asked: RequestContext) -> m.Me:
    if asked.guest is not None:
        return me_of(asked.registry.identities, asked.guest)
    if not asked.request.app.state.newcomers.take(address_of(asked.registry, asked.request)):
        raise RequestError("slow-down")
    person, asked.cookie = await asked.registry.identities.welcome(asked.language, asked.now)
    return me_of(asked.registry.identities, person)


@ROUTES.declare("GET", "/api/me", m.Me, "Who you are")
async def me(asked: RequestContext) -> m.Me:
    return me_of(asked.registry.identities, asked.person)


@ROUTES.declare("PATCH", "/api/me", m.Me, "Your name, language and picture", takes=m.MeChange)
async def change_me(asked: RequestContext) -> m.Me:
    body: m.MeChange = asked.body
    person = await asked.registry.identities.rename(asked.person.id, body.name, body.language, body.portrait)
    for connection in asked.registry.connections.get(person.id, ()):
        connection.language = person.language
    for session in asked.registry.sessions.values():
        if session.table.held(person.id):
            session.publish_seats()
    if asked.services.cluster is not None:
        asked.services.cluster.announce_person(person.id)
    return me_of(asked.registry.identities, person)


@ROUTES.declare("DELETE", "/api/me", m.Text, "Delete my data")
async def forget_me(asked: RequestContext) -> m.Text:
    person = asked.person.id
    await asked.registry.withdraw(person)  # first: if this fails he is still himself, and can ask again
    await asked.services.catalog.write(partial(pads.forget, person=person))
    await asked.registry.identities.forget(person)
    for session in asked.registry.sessions.values():
        session.texts = await asked.registry.store.texts(session.table.id)
    for connection in list(asked.registry.connections.get(person, ())):
        connection.close(1000, "your data has been deleted")
    if asked.services.cluster is not None:
        asked.services.cluster.announce_person(person)
    asked.cookie = ""
    return m.Text("")


@ROUTES.declare("GET", "/api/me/export", dict, "Everything kept about you")
async def export_me(asked: RequestContext) -> dict[str, Any]:
    kept = [
        one
        for ended in (False, True)
        for one in await asked.services.catalog.read(partial(pads.of_person, person=asked.person.id, ended=ended))
    ]
    written = [{"id": one.id, "touched": one.touched, **msgspec.to_builtins(one.facts)} for one in kept]
    return await asked.registry.identities.export(asked.person.id) | {"pads": written}


def link(asked: RequestContext, path: str) -> str:
    return f"{link_address(asked.registry.config, str(asked.request.base_url))}{path}"


@ROUTES.declare("POST", "/api/me/link", m.LinkMade, "A link that takes your identity to another device")
async def identity_link(asked: RequestContext) -> m.LinkMade:
    secret, expires = await asked.registry.identities.identity_link(asked.person.id, asked.now)
    return m.LinkMade(link(asked, f"/me#i={secret}"), expires)


@ROUTES.declare(
    "POST", "/api/me/take", m.Me, "Be on this device who you are on another", takes=m.TakeIdentity, who="anyone"
)
async def take_identity(asked: RequestContext) -> m.Me:
    person, asked.cookie = await asked.registry.identities.take_identity(asked.body.secret, asked.now)
    return me_of(asked.registry.identities, person)


@ROUTES.declare(
    "GET", "/api/push", http_bodies.PushKey, "By which key browsers know this server's notifications", who="anyone"
)
async def push_key(asked: RequestContext) -> http_bodies.PushKey:
    return http_bodies.PushKey(asked.services.notifications.key)


@ROUTES.declare(
    "POST", "/api/me/push", m.Text, "Tell this browser when it is my turn and I am away", takes=http_bodies.PushWish
)
async def subscribe(asked: RequestContext) -> m.Text:
    await asked.services.notifications.subscribe(asked.person.id, asked.body, asked.now)
    return m.Text("")


@ROUTES.declare("DELETE", "/api/me/push", m.Text, "Tell this browser nothing any more", takes=http_bodies.PushWish)
async def unsubscribe(asked: RequestContext) -> m.Text:
    await asked.registry.store.unsubscribe(asked.body.endpoint, asked.person.id)
    return m.Text("")


@ROUTES.declare("POST", "/api/ticket", m.Ticket, "A ticket that opens one WebSocket")
async def ticket(asked: RequestContext) -> m.Ticket:
    return m.Ticket(asked.registry.identities.ticket(asked.person.id, asked.now))


# Tables.


async def table_of(asked: RequestContext) -> TableSession:
    """The table of a path, if it may be seen. One that is not there and one that is private look alike."""
    session = await asked.registry.session(asked.path("table"))
    secret = asked.request.headers.get("x-link-secret")
    person = asked.guest.id if asked.guest else ""
    if session is None or not await asked.registry.may_see(session, person, secret):
        raise RequestError("no-such-table")
    return session


@ROUTES.declare("GET", "/api/tables", list[m.TableCard], "Tables anyone may join or watch", who="anyone")
async def listed(asked: RequestContext) -> list[m.TableCard]:
    return await asked.services.lobby.open_tables(asked.guest.id if asked.guest else "")


@ROUTES.declare("GET", "/api/me/tables", list[m.TableCard], "Your tables")
async def mine(asked: RequestContext) -> list[m.TableCard]:
    return await asked.services.lobby.tables_of(asked.person.id)


@ROUTES.declare("GET", "/api/me/matches", m.MatchPage, "Your matches that have ended: ?page=0&search=anna")
async def matches(asked: RequestContext) -> m.MatchPage:
    search = asked.request.query_params.get("search", "")[:MAX_SEARCH_LENGTH]
    return await pad_routes.page_of_matches(asked, search, max(0, number_of(asked, "page", "0")))


@ROUTES.declare("DELETE", "/api/me/tables/{table}", m.Text, "Delete a table from your lists")
async def delete_table(asked: RequestContext) -> m.Text:
    await asked.services.history.delete(asked.person.id, asked.path("table"))
    return m.Text("")


@ROUTES.declare("POST", "/api/tables", m.TableMade, "Lay a table out", takes=m.TableWish)
async def create(asked: RequestContext) -> m.TableMade:
    table, secret = await create_table(asked.registry, asked.person.id, asked.body)
    return m.TableMade(table, link(asked, f"/t/{table}#k={secret}"))


@ROUTES.declare("GET", "/api/tables/{table}", m.TableCard, "One table", who="anyone")
async def one_table(asked: RequestContext) -> m.TableCard:
    if asked.path("table").startswith(FILE):
        return file_card(asked.services.replays.file(asked.path("table")))
    session = await table_of(asked)
    row = await asked.registry.store.row(session.table.id)
    if row is None:
        raise RequestError("no-such-table")
    return asked.services.lobby.card(row, asked.guest.id if asked.guest else "")


@ROUTES.declare("POST", "/api/tables/{table}/join", m.Joined, "Take a seat", takes=m.Join)
async def join(asked: RequestContext) -> m.Joined:
    table = asked.path("table")
    return m.Joined(table, await asked.registry.join(asked.person.id, table, asked.body))


@ROUTES.declare(
    "POST", "/api/tables/{table}/links", m.LinkMade, "A new link: to a seat, the table, or to watch", takes=m.LinkWish
)
async def new_link(asked: RequestContext) -> m.LinkMade:
    table, seat = asked.path("table"), asked.body.seat
    watch = seat is None and asked.body.watch
    secret = await asked.registry.new_link(asked.person.id, table, seat, watch)
    return m.LinkMade(link(asked, f"/t/{table}#{'w' if watch else 'k' if seat is None else 's'}={secret}"))


@ROUTES.declare("GET", "/api/tables/{table}/results", m.Outcome, "How a match ended", who="anyone")
async def results(asked: RequestContext) -> m.Outcome:
    session = await table_of(asked)
    table = session.table
    found = table.results()
    names = [asked.registry.identities.name(place.person) if place.person else "" for place in table.seats]
    return m.Outcome(table.id, table.settings.game, table.status, names, found, table.game.winners(found))
