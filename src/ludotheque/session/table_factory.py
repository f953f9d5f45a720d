"""New tables: from a request, or to play on against bots from a moment of another match or the end of a lesson."""

from __future__ import annotations

from typing import Any

from ludotheque import bots
from ludotheque.kernel.errors import UnknownError
from ludotheque.kernel.game import open_game
from ludotheque.kernel.match import Match
from ludotheque.protocol import messages as m
from ludotheque.protocol import replay_messages as r
from ludotheque.session.errors import RequestError
from ludotheque.session.registry import Registry
from ludotheque.session.replays import Replay
from ludotheque.tables import commands as c
from ludotheque.tables import events as e
from ludotheque.tables.commit_reveal import commitment
from ludotheque.tables.decide import Denied, checked_first
from ludotheque.tables.information import redealt
from ludotheque.tables.table import OPEN, PLAYING


async def create_table(registry: Registry, person: str, wish: m.TableWish) -> tuple[str, str]:
    """A table as wished: its id, and the secret of its link."""
    game = open_game(wish.game)
    options = game.schema.complete(wish.options)
    players = game.schema.players(wish.players, options)
    levels = [None, *[bots.DEFAULT] * (players - 1)] if wish.bots is None else list(wish.bots)
    for level in (*levels, wish.level):
        if level is not None:
            bots.check(level)
    if len(levels) != players:
        raise RequestError("malformed", why=f"bots: {len(levels)} entries for {players} seats")
    if wish.pace.kind != "free" and wish.pace.amount == 0:
        raise RequestError("bad-pace")
    people: list[str | None] = [None] * players
    if wish.here:
        if len(wish.here) > players:
            raise RequestError("malformed", why=f"here: {len(wish.here)} people for {players} seats")
        around = await registry.identities.around(person, wish.here, registry.clock.now_ms())
        people[: len(around)], levels[: len(around)] = around, [None] * len(around)
    elif wish.seat is not None:
        if wish.seat >= players:
            raise RequestError("malformed", why=f"seat: {wish.seat}, but the last seat is {players - 1}")
        people[wish.seat], levels[wish.seat] = person, None
    settings = e.Settings(
        game=game.id,
        rules=game.rules_version,
        players=players,
        options=options,
        listed=wish.listed,
        pace=e.Pace(wish.pace.kind, wish.pace.amount),
        chat=wish.chat or ("phrases" if wish.listed else "free"),
        cover=wish.cover,
    )
    first = None
    if wish.first is not None and wish.first.by != "turn":
        first = checked_first(game, people, wish.first.by, wish.first.seats)
    return await _create(registry, person, settings, levels, people, start=wish.start, level=wish.level, first=first)


async def _create(
    registry: Registry,
    person: str,
    settings: e.Settings,
    levels: list[str | None],
    people: list[str | None],
    position: dict[str, Any] | None = None,
    start: bool = False,
    level: str | None = None,
    first: e.First | None = None,
) -> tuple[str, str]:
    if registry.closing:
        raise RequestError("closing")
    hosted = [session for session in registry.sessions.values() if session.table.host == person]
    if sum(session.table.status in (OPEN, PLAYING) for session in hosted) >= registry.config.limits.tables:
        raise RequestError("too-many-tables", most=str(registry.config.limits.tables))
    await registry.executor.rules(open_game(settings.game))
    table, secret = registry.entropy.token_hex(10), registry.entropy.token_bytes(32)
    seal = commitment(table, secret)
    made = e.Created(settings, person, secret.hex(), seal, levels, people, position=position, level=level, first=first)
    key = await registry.create(table, made, person)
    if start:
        await registry.do(person, table, c.Start(), "start")
    return table, key


async def continue_from(registry: Registry, person: str, past: Replay, own: int, wish: r.GoOn) -> tuple[str, str]:
    """The new table and the secret of its link."""
    settings, game = past.table.settings, past.game
    if settings.rules not in game.versions:
        raise Denied("other-rules", played=str(settings.rules), ours=str(game.rules_version))
    if wish.seat >= settings.players:
        raise UnknownError("unknown-seat", asked=str(wish.seat), last=str(settings.players - 1))
    if not past.open and (not wish.again or own != wish.seat):
        raise RequestError("still-playing")  # the cards as they are, or as another sees them, would give them away
    if not past.open and past.table.holders() != [own]:
        raise RequestError("go-on-later")  # trying a hand out, and asking the coach, is no less than advice
    state = past.at(wish.n).after
    if state is None or not game.engine.to_act(state):
        raise RequestError("no-such-moment", asked=str(wish.n))
    if wish.again:
        state = redealt(game, state, wish.seat, registry.entropy.randbits(63))
    level = bots.check(wish.level) if wish.level else None
    seats = past.table.seats
    return await _create(
        registry,
        person,
        e.Settings(settings.game, settings.rules, settings.players, settings.options, chat="none"),
        # Without a wish bots are as strong as those who sat there; in a person's place sits the usual one.
        levels=[
            None if seat == wish.seat else level or place.level or bots.DEFAULT for seat, place in enumerate(seats)
        ],
        people=[person if seat == wish.seat else None for seat in range(settings.players)],
        position=game.position(state),
        start=True,
    )


LESSON_LEVEL = "easy"
"""Whoever has just been shown a game plays against these."""


async def play_on_from(registry: Registry, person: str, match: Match, seat: int) -> tuple[str, str]:
    """A table that goes on from where a lesson has ended, against bots: its id, and the secret of its link."""
    return await _create(
        registry,
        person,
        e.Settings(match.game.id, match.log.rules, match.players, dict(match.options), chat="none"),
        levels=[None if place == seat else LESSON_LEVEL for place in range(match.players)],
        people=[person if place == seat else None for place in range(match.players)],
        position=match.position(),
        start=True,
    )
