"""Tests that nobody learns over the wire what he may not see: two servers in which only hidden things differ.

Both play the same match as one viewer sees it; in the second one chance deals other cards and other people choose
otherwise wherever that looks the same to him. Then every byte that reaches the viewer must be the same: his socket's
messages, the bodies and headers of every route he can ask, errors, numbers, order. Ids and times are those of a
clockwork, so that they do not differ for another reason.
"""

from __future__ import annotations

import asyncio
import itertools
import random
from pathlib import Path
from typing import Any

import pytest

import ludotheque
from ludotheque.kernel.chance import Scripted
from ludotheque.kernel.match import Step, deal, step
from ludotheque.kernel.record import CHANCE, SPECTATOR, Record
from ludotheque.session.ports import Clock, Entropy
from ludotheque.tables import view_layout
from ludotheque.tables.table import Table
from tests.searching import hiding
from tests.server.client import Person
from tests.server.running import Running, running
from tests.server.test_tables import run

MOVES = 40
TRIES = 60
"""So many moves of the first world are looked through for one that the second world can follow."""
ENOUGH = 5
"""Pairs in which the worlds differed no more often than this have tried nothing."""


class Clockwork(Clock, Entropy):
    """Times, ids and secrets that are the same in both servers."""

    def __init__(self) -> None:
        super().__init__()
        self._count = itertools.count()
        self.now = 1_800_000_000_000

    def now_ms(self) -> int:
        return self.now

    def rewind(self) -> None:
        self._count = itertools.count()

    def token_bytes(self, count: int) -> bytes:
        return random.Random(next(self._count)).randbytes(count)

    def randbits(self, count: int) -> int:
        return random.Random(next(self._count)).getrandbits(count)

    def token_hex(self, count: int) -> str:
        return self.token_bytes(count).hex()

    def token_urlsafe(self, count: int) -> str:
        return self.token_bytes(count).hex()


class Luck:
    """Deals what the test says, to each table its own."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.script: dict[int, list[int]] = {}
        monkeypatch.setattr(
            Table, "chance", lambda table, values=None: Scripted(self.script.get(id(table), []), then=_Any())
        )


class _Any:
    def choose(self, offer: Any) -> int:
        return int(offer.actions[0])


class World:
    """One server with a table of people who all look on; the last of them, number -1, has no seat."""

    def __init__(self, running: Running, people: list[Person], table: str, secret: str) -> None:
        self.running, self.people, self.id, self.secret = running, people, table, secret
        self.got: list[bytes] = []

    @property
    def table(self) -> Table:
        return self.running.registry.sessions[self.id].table

    async def act(self, luck: Luck, seat: int, steps: list[Step]) -> None:
        luck.script[id(self.table)] = [one.action for one in steps[1:]]
        before = self.table.seq
        self.people[seat].do(self.id, do="act", action=steps[0].text)
        while self.table.seq == before:
            await asyncio.sleep(0)
        for person in self.people:
            await person.until(lambda message: message.get("n") == before + 1 and message["type"] == "event")

    async def ask_everything(self, viewer: int) -> list[bytes]:
        """Every route and question about this table, as the viewer can ask them, with what comes back."""
        person = self.people[viewer]
        routes = [
            "",
            "/results",
            "/replay",
            "/log",
            *("/record", "/words", "/luck", "/chances", "/advice", "/score"),
            *[f"/replay?seat={seat}" for seat in range(-1, self.table.players)],
        ]
        got = []
        for route in [
            *[f"/api/tables/{self.id}{tail}" for tail in routes],
            "/api/me/tables",
            "/api/tables",
            "/api/me/export",
        ]:
            _, _, raw = await person.http("GET", route, X_Link_Secret=self.secret)
            got.append(raw)
        legal = [text for message in person.inbox[-3:] for text in message.get("turn", {}).get("legal", [])]
        probes = [*legal[:3], "play r", "draw", "nonsense", "ask 1 r1", "swap 1 r1", "play 7"]
        for number, probe in enumerate(probes):
            for kind in ("why", "find"):
                text = {"action": probe} if kind == "why" else {"start": probe[:4]}
                person.send(type=kind, id=f"{kind}{number}", table=self.id, **text)
                await person.answer(f"{kind}{number}")
        person.send(type="describe", id="describe", table=self.id)
        await person.answer("describe")
        person.send(type="watch", table=self.id, secret=self.secret)
        await person.until(lambda message: message["type"] == "table")
        person.send(type="ping")  # messages keep their order: all that belongs to the table has come before this answer
        await person.until(lambda message: message["type"] == "pong")
        got += person.raw
        person.raw.clear()
        # With its host: the digits alone may stand in a hash, too, where they are the other world's as well.
        got = [answer.replace(f"127.0.0.1:{self.running.port}".encode(), b"HOUSE") for answer in got]
        # The secret is the same in both worlds, and in nobody's hands before the end.
        told = b"".join(got)
        assert self.table.status != "playing" or self.table.secret.encode() not in told, (
            "the secret of the deals is out"
        )
        return got


async def world(server: Running, game: str, count: int) -> World:
    people = [await (await Person(server.port).enter()).connect() for _ in range(count)]
    made = await people[0].post("/api/tables", {"game": game, "players": count, "bots": [None] * count})
    table, secret = made["table"], made["link"].split("#k=")[1]
    for person in people[1:]:
        await person.post(f"/api/tables/{table}/join", {"secret": secret})
    people.append(await (await Person(server.port).enter()).connect())
    for person in people:
        await person.watch(table, secret=secret)
    return World(server, people, table, secret)


def other_steps(
    game: Any, state: Record, viewer: int, seat: int, model: list[Step], generator: random.Random
) -> list[Step] | None:
    """What happens in the second world where `model` happens in the first: the viewer must see the same."""
    made: list[Step] = []
    for one in model:
        target = one.after.view(viewer)
        choices = game.engine.legal(state, one.seat)
        if one.seat != viewer:
            generator.shuffle(choices)
        else:
            choices = [one.action]
        for choice in [*choices[:60], one.action]:
            if choice not in game.engine.legal(state, one.seat):
                continue
            tried = step(game, state, one.seat, choice)
            if tried.after.view(viewer) == target:
                made.append(tried)
                state = tried.after
                break
        else:
            return None
    return made


def other_deal(game: Any, start: Record, viewer: int, model: list[Step], generator: random.Random) -> list[Step]:
    """Another opening deal that looks the same to the viewer: what he does not see is dealt in another order."""
    hidden = [
        place
        for place, one in enumerate(model)
        if game.notation.seen(one.before.view(viewer), viewer, CHANCE, one.action) != one.action
    ]
    for _ in range(50):
        order = generator.sample(hidden, len(hidden))
        actions = [one.action for one in model]
        for place, source in zip(hidden, order, strict=True):
            actions[place] = model[source].action
        state, made = start, []
        for one, action in zip(model, actions, strict=True):
            if action not in game.engine.legal(state, CHANCE):
                break
            made.append(step(game, state, CHANCE, action))
            state = made[-1].after
            if state.view(viewer) != one.after.view(viewer):
                break
        else:
            return made
    return model


def random_steps(game: Any, state: Record, seat: int, generator: random.Random) -> list[Step]:
    class Lucky:
        def choose(self, offer: Any) -> int:
            return int(generator.choices(offer.actions, offer.weights)[0])

    if seat == CHANCE:
        return deal(game, state, Lucky())
    first = step(game, state, seat, generator.choice(game.engine.legal(state.view(seat), seat)))
    return [first, *deal(game, first.after, Lucky())]


async def pair(
    folder: Path, game_name: str, seed: int, clockwork: Clockwork, luck: Luck, most: int = MOVES
) -> tuple[int, int, list[bytes], list[bytes]]:
    """One pair of servers: moves made, moves after which the worlds differed, and the two streams."""
    game, generator = ludotheque.game(game_name), random.Random(f"{game_name}{seed}")
    count = game.schema.players(None, game.schema.complete({}))
    viewer = generator.randrange(SPECTATOR, count)
    fixed: Any = {"clock": clockwork, "entropy": clockwork}
    async with running(folder / "one", **fixed) as first, running(folder / "two", **fixed) as second:
        worlds = []
        for server in (first, second):
            clockwork.rewind()
            worlds.append(await world(server, game_name, count))
        one, two = worlds
        # The opening deal, too, may differ in what the viewer does not see.
        settings = one.table.settings
        start = game.engine.setup(count, game.schema.encode(settings.options))
        opening = random_steps(game, start, CHANCE, generator)
        mirrored = other_deal(game, start.clone(), viewer, opening, generator)
        for place, steps in ((one, opening), (two, mirrored)):
            luck.script[id(place.table)] = [dealt.action for dealt in steps]
            place.people[0].do(place.id, id="start", do="start")
            for person in place.people:
                await person.until(lambda message: message.get("what") == "started")
        moves = differing = 0
        while moves < most and one.table.status == "playing":
            clockwork.now += 1000
            assert one.table.state is not None
            assert two.table.state is not None
            for _ in range(TRIES):
                seat = generator.choice(one.table.to_act())
                steps = random_steps(game, one.table.state, seat, generator)
                other = other_steps(game, two.table.state, viewer, seat, steps, generator)
                if other is not None:
                    break
            if other is None:
                break
            await one.act(luck, seat, steps)
            await two.act(luck, seat, other)
            moves += 1
            differing += one.table.state != two.table.state
        return moves, differing, await one.ask_everything(viewer), await two.ask_everything(viewer)


@pytest.fixture
def worlds(monkeypatch: pytest.MonkeyPatch) -> tuple[Clockwork, Luck]:
    return Clockwork(), Luck(monkeypatch)


@pytest.mark.parametrize("game", hiding())
def test_what_cannot_be_seen_changes_no_byte_of_the_stream(game: str, tmp_path: Path, worlds: Any) -> None:
    run(compared(game, range(12), tmp_path, worlds, least=3))


@pytest.mark.long
@pytest.mark.parametrize("game", hiding())
def test_many_worlds_that_cannot_be_told_apart(game: str, tmp_path: Path, worlds: Any) -> None:
    asyncio.run(asyncio.wait_for(compared(game, range(3, 40), tmp_path, worlds), 1200))


async def compared(game: str, seeds: range, tmp_path: Path, worlds: Any, least: int | None = None) -> None:
    """Pairs of servers that one viewer cannot tell apart: every byte that reaches him is the same in both.

    With `least`, no more pairs than that if the worlds differed often enough: where few moves can be matched by another
    hand (dominoes), a pair is soon over.
    """
    moved = differed = 0
    for count, seed in enumerate(seeds):
        if count == least and differed > ENOUGH:
            break
        moves, differing, one, two = await pair(tmp_path / str(seed), game, seed, *worlds)
        moved, differed = moved + moves, differed + differing
        assert one == two
    assert differed > ENOUGH, f"{moved} moves, the worlds differed after {differed}: nothing was tried"


def test_a_private_field_made_public_is_caught(tmp_path: Path, worlds: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same proof on a build that shows everybody's hand must go red."""
    state = ludotheque.game("galopp").rules.State
    hand = state.fields["hand"]
    masks = state.masks.copy()
    masks[:, hand.offset : hand.offset + hand.size] = 0
    leaking = [int.from_bytes(mask.tobytes(), "little") for mask in masks]
    # The worlds are made with honest eyes; only the wire gets the leaking view.
    monkeypatch.setattr(view_layout.layout_of(state), "masks", leaking)

    async def story() -> None:
        for seed in range(3):
            moves, _, one, two = await pair(tmp_path / str(seed), "galopp", seed, *worlds)
            assert moves
            if one != two:
                return
        pytest.fail("every hand lay open, and no byte differed")

    run(story())


def test_a_spectator_sees_no_hand(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            there = await world(server, "quartett", 4)
            looker = await (await Person(server.port).enter()).connect()
            secret = (await there.people[0].post(f"/api/tables/{there.id}/links", {}))["link"].split("#k=")[1]
            there.people[0].do(there.id, do="start")
            await there.people[0].until(lambda message: message.get("what") == "started")
            seen = await looker.watch(there.id, secret=secret)
            assert seen["viewer"] == SPECTATOR
            assert seen["view"]["hand"] == ["-1"] * 4

    run(story())
