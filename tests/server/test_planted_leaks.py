"""Tests that leaks are found: builds that publish a little too much turn test_nothing_leaks red."""

from __future__ import annotations

import asyncio
import random
import zlib
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludotheque.bots.executor import BotExecutor
from ludotheque.protocol.messages import Described
from ludotheque.server import replay_routes
from ludotheque.session import queries, replays, table_session
from ludotheque.session.ports import Clock
from ludotheque.session.replays import Replay
from ludotheque.session.table_session import TableSession
from ludotheque.tables import stream
from ludotheque.tables.table import PLAYING, AppliedEvent, Table
from tests.server.client import Person
from tests.server.running import running
from tests.server.test_nothing_leaks import pair, worlds
from tests.server.test_tables import run

assert worlds  # a fixture

Plant = Callable[[pytest.MonkeyPatch], None]
change: Any = msgspec.structs.replace


def fingerprint(state: Any) -> int:
    """What depends on every hidden thing."""
    return 0 if state is None else zlib.crc32(bytes(state))


def entries_that(alter: Callable[[AppliedEvent, Any], Any]) -> Plant:
    """Each entry of a stream altered by what really happened."""

    def plant(monkeypatch: pytest.MonkeyPatch) -> None:
        honest = stream.entries

        def entries(happened: AppliedEvent, *rest: Any, **more: Any) -> dict[int, Any]:
            return {viewer: alter(happened, one) for viewer, one in honest(happened, *rest, **more).items()}

        monkeypatch.setattr(stream, "entries", entries)
        monkeypatch.setattr(table_session, "entries", entries)

    return plant


def snapshots_that(alter: Callable[[Table, Any], Any]) -> Plant:
    def plant(monkeypatch: pytest.MonkeyPatch) -> None:
        honest = stream.snapshot
        monkeypatch.setattr(table_session, "snapshot", lambda table, viewer: alter(table, honest(table, viewer)))

    return plant


def answers_that(name: str, alter: Callable[[Table, Any], Any]) -> Plant:
    """The answer to a question over the socket, altered."""

    def plant(monkeypatch: pytest.MonkeyPatch) -> None:
        honest = getattr(queries, name)

        def answer(question: Any, table: Table, *rest: Any) -> Any:
            return alter(table, honest(question, table, *rest))

        async def answer_later(question: Any, table: Table, *rest: Any) -> Any:
            return alter(table, await honest(question, table, *rest))

        monkeypatch.setattr(queries, name, answer_later if asyncio.iscoroutinefunction(honest) else answer)

    return plant


def replacing(where: Any, name: str, what: Any) -> Plant:
    return lambda monkeypatch: monkeypatch.setattr(where, name, what)


def turned(happened: AppliedEvent, entry: Any) -> Any:
    """The list of legal actions begins elsewhere."""
    if entry.turn is None or not entry.turn.legal:
        return entry
    by = fingerprint(happened.after) % len(entry.turn.legal)
    return change(entry, turn=change(entry.turn, legal=[*entry.turn.legal[by:], *entry.turn.legal[:by]]))


def counted(happened: AppliedEvent, entry: Any) -> Any:
    """How much those who are to act may do."""
    if happened.after is None or entry.turn is None:
        return entry
    choices = [len(happened.game.engine.legal(happened.after, seat)) for seat in entry.turn.to_act]
    return change(entry, turn=change(entry.turn, more=sum(choices)))


def early_results(table: Table) -> list[int]:
    if table.state is None:
        return []
    return [table.game.engine.result(table.state, seat) + fingerprint(table.state) for seat in range(table.players)]


def open_description(question: Any, table: Table, viewer: int) -> Any:
    """The table in words, from the state itself: in most games hands are not in it, so a number stands for them."""
    return Described(question.id, question.table, table.seq + fingerprint(table.state))


FACE_DOWN = "rudi"
"""A game in which actions are made face down."""

LEAKS: dict[str, Plant] = {
    "the hash of the whole state in entries": entries_that(
        lambda happened, entry: change(entry, hash=fingerprint(happened.after))
    ),
    "the hash of the whole state in snapshots": snapshots_that(
        lambda table, whole: change(whole, hash=fingerprint(table.state))
    ),
    "actions that were made face down": entries_that(
        lambda happened, entry: change(entry, action=happened.steps[0].text) if happened.steps else entry
    ),
    "an id made from what is hidden": entries_that(
        lambda happened, entry: change(entry, more={**entry.more, "card": fingerprint(happened.after) % 97})
    ),
    "times that depend on what is hidden": entries_that(
        lambda happened, entry: change(entry, at=entry.at + fingerprint(happened.after) % 5)
    ),
    "a list as long as something hidden": entries_that(
        lambda happened, entry: change(entry, results=[0] * (fingerprint(happened.after) % 3))
    ),
    "the order of the legal actions": entries_that(turned),
    "how much the others may do": entries_that(counted),
    "the secret of the deals in snapshots": snapshots_that(lambda table, whole: change(whole, secret=table.secret)),
    "refusals that know more than the asker": answers_that(
        "why", lambda table, reason: change(reason, sentence=f"{reason.sentence} {fingerprint(table.state)}")
    ),
    "a search among hidden things": answers_that(
        "find", lambda table, found: change(found, more=fingerprint(table.state) % 50)
    ),
    "the description of another table": replacing(queries, "describe", open_description),
    "the replay of any seat during the match": replacing(
        Replay, "viewer", lambda self, asked, own, behind: own if asked is None else int(asked)
    ),
    "the log during the match": replacing(replays, "ABANDONED", PLAYING),
    "the record during the match": replacing(replay_routes, "ABANDONED", PLAYING),
    "results during the match": replacing(Table, "results", early_results),
    "lookers-on who see a hand": replacing(
        TableSession, "viewer", lambda self, person, *rest: self.table.seat_of(person) or 0
    ),
}


ALWAYS = (
    "the hash of the whole state in entries",
    "times that depend on what is hidden",
    "refusals that know more than the asker",
    "the record during the match",
)
"""Tried in every run of the tests; the others in make soak."""


@pytest.mark.parametrize(
    "leak", [pytest.param(leak, marks=() if leak in ALWAYS else pytest.mark.long) for leak in LEAKS]
)
def test_a_leak_is_caught(leak: str, tmp_path: Path, worlds: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    LEAKS[leak](monkeypatch)
    game = FACE_DOWN if leak == "actions that were made face down" else "galopp"

    async def story() -> None:
        for seed in range(20):
            try:
                _, _, one, two = await pair(tmp_path / str(seed), game, seed, worlds[0], worlds[1], most=6)
            except AssertionError as caught:
                if "the secret of the deals is out" not in str(caught):
                    raise
                return
            if one != two:
                return
        pytest.fail("no byte differed")

    run(story())


def test_a_bot_takes_a_time_that_knows_nothing_of_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its delay is drawn from two fixed bounds before it looks at anything; and however long it thinks, it answers when
    that time is up."""
    drawn: list[tuple[float, float]] = []
    thought: list[float] = []
    slept: list[float] = []
    sleep, choose = asyncio.sleep, BotExecutor.choose

    class Standing(Clock):
        """Time passes only while a bot thinks."""

        time = 0.0

        def monotonic(self) -> float:
            return self.time

    clock = Standing()

    async def slowly(self: BotExecutor, *asked: Any) -> int:
        action = await choose(self, *asked)
        thought.append(0.001 * (len(thought) % 3))
        clock.time += thought[-1]
        return action

    def uniform(self: random.Random, low: float, high: float) -> float:
        drawn.append((low, high))
        return 0.0031

    async def asleep(seconds: float, *rest: Any) -> None:
        slept.append(seconds)
        await sleep(seconds, *rest)

    monkeypatch.setattr(random.SystemRandom, "uniform", uniform)
    monkeypatch.setattr(asyncio, "sleep", asleep)
    monkeypatch.setattr(BotExecutor, "choose", slowly)

    async def story() -> None:
        async with running(tmp_path, clock, bot_delay=(0.002, 0.004)) as there:
            host = await (await Person(there.port).enter()).connect()
            wish = {
                "game": "galopp",
                "players": 3,
                "seat": None,
                "bots": ["simple", "random", "simple"],
                "listed": True,
            }
            table = (await host.post("/api/tables", wish))["table"]
            live = there.registry.sessions[table].table
            live.seats[0].person, live.seats[0].level = "somebody", "simple"
            await host.watch(table)
            await host.answer(host.do(table, do="start"))
            while live.seq < 40:
                await sleep(0.01)
            assert live.status == PLAYING

    run(story())
    assert len(drawn) >= 39
    assert set(drawn) == {(0.002, 0.004)}
    padded = Counter(round(0.0031 - seconds, 6) for seconds in thought)
    assert padded <= Counter(round(seconds, 6) for seconds in slept)
