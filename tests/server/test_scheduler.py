"""Tests of restarts, clocks, a full disk and backups of a running server, also on broken builds."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from ludotheque.session import scheduler
from ludotheque.session.ports import Clock
from ludotheque.session.registry import Registry
from ludotheque.store import StoreError, files
from ludotheque.tables import commands as c
from ludotheque.tables import events as e
from ludotheque.tables.stream import entry
from ludotheque.tables.table import rebuilt
from tests.server.client import Person, everybody_leaves
from tests.server.process import ServerProcess
from tests.server.running import Running, running
from tests.server.test_tables import run, started

SLOW = {"kind": "move", "amount": 3}


class Ahead(Clock):
    """A clock that is so many seconds ahead."""

    def __init__(self, seconds: int) -> None:
        self._seconds = seconds
        super().__init__()

    def now_ms(self) -> int:
        return super().now_ms() + 1000 * self._seconds


# P7: a restart keeps every table, and clocks stand still meanwhile.


async def restarted(folder: Path, seconds: int) -> tuple[list[int], list[int]]:
    """How much time was left on the clocks of two tables when the server closed, and when it opened so much later; or
    by a clock that was so much ahead at first."""
    left: list[list[int]] = []
    async with running(folder, Ahead(max(-seconds, 0))) as server:
        tables = []
        for _ in range(2):
            people, table = await started(server, 2, pace=SLOW)
            await people[0].answer(people[0].do(table, do="act", action="arrange r b g y w"))
            tables.append(table)
        left.append(times(server, tables))
    async with running(folder, Ahead(max(seconds, 0))) as server:
        left.append(times(server, tables))
    return left[0], left[1]


def times(server: Running, tables: list[str]) -> list[int]:
    found = []
    for table in tables:
        live = server.registry.sessions[table].table
        due = live.due()
        assert due is not None, live.status
        found.append(due - server.registry.clock.now_ms())
    return found


def clocks_stood_still(folder: Path, seconds: int = 3600) -> None:
    before, after = asyncio.run(restarted(folder, seconds))
    for was, now in zip(before, after, strict=True):
        assert was - 2500 < now <= was, f"{was} ms were left, after an hour's sleep {now}"


def test_a_clock_stands_still_while_the_house_is_closed(tmp_path: Path) -> None:
    clocks_stood_still(tmp_path)


def test_a_clock_goes_on_although_the_machines_was_set_back_meanwhile(tmp_path: Path) -> None:
    clocks_stood_still(tmp_path, -3600)


def test_a_build_whose_clocks_run_on_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Registry.do

    async def hurried(self: Registry, person: Any, table: str, command: Any, *rest: Any) -> Any:
        return None if isinstance(command, c.Pause) else await honest(self, person, table, command, *rest)

    monkeypatch.setattr(Registry, "do", hurried)
    with pytest.raises(AssertionError):
        clocks_stood_still(tmp_path)


# The machine's clock is set, or the process stands still.


class Unsteady(Clock):
    """A machine whose clock is set, and which is held up, when the test says so."""

    set_by_s = held_up_s = 0.0

    def system_ms(self) -> int:
        return super().system_ms() + int(1000 * (self.set_by_s + self.held_up_s))

    def monotonic(self) -> float:
        return super().monotonic() + self.held_up_s


@pytest.mark.parametrize(("set_by_s", "held_up_s"), [(3600.0, 0.0), (0.0, 300.0)])
def test_after_a_pause_clocks_go_on_from_where_they_stood(tmp_path: Path, set_by_s: float, held_up_s: float) -> None:
    async def story() -> None:
        clock = Unsteady()
        async with running(tmp_path, clock) as server:
            people, timed = await started(server, 2, pace={"kind": "move", "amount": 200})
            _, watched = await started(server, 2, cover=200)
            await people[0].answer(people[0].do(timed, do="act", action="arrange r b g y w"))
            await everybody_leaves()
            tables = [server.registry.sessions[table].table for table in (timed, watched)]
            (left,), seq = times(server, [timed]), tables[0].seq
            clock.set_by_s, clock.held_up_s = set_by_s, held_up_s
            while tables[0].seq == seq:
                await asyncio.sleep(0.02)
            assert times(server, [timed])[0] > left - 100_000
            assert server.registry.clock.now_ms() >= clock.system_ms() - 1000  # what is logged has the right time
            await asyncio.sleep(2 * scheduler.TICK_S)
            assert not any(place.bot for table in tables for place in table.seats)

    run(story())


def test_who_lets_his_time_pass_is_covered_although_the_clock_was_set_back(tmp_path: Path) -> None:
    async def story() -> None:
        clock = Unsteady()
        async with running(tmp_path, clock) as server:
            people, _ = await started(server, 2, pace={"kind": "move", "amount": 1})
            clock.set_by_s = -3600.0
            await people[0].until(lambda message: message.get("what") == "covered")

    run(story())


def test_a_proposal_without_answers_lapses_and_one_who_went_away_holds_up_no_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludotheque.tables.table.ANSWER_WITHIN_MS", 100)

    async def story() -> None:
        async with running(tmp_path) as server:
            (anna, bruno), table = await started(server, 2)
            anna.do(table, do="abandon")
            await anna.until(lambda message: message.get("what") == "lapsed")
            bruno.do(table, do="leave")
            await anna.until(lambda message: message.get("what") == "left")
            anna.do(table, do="abandon")
            await anna.until(lambda message: message.get("what") == "proposed")
            await anna.until(lambda message: message.get("what") == "abandoned")

    run(story())


@pytest.mark.long
def test_a_process_that_was_stopped_costs_nobody_his_turn(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    server.start()

    async def story() -> None:
        person = await (await Person(server.port).enter()).connect()
        wish = {"game": "galopp", "players": 2, "start": True, "pace": {"kind": "move", "amount": 12}}
        table = (await person.post("/api/tables", wish))["table"]
        await person.watch(table)
        server.pause()
        await asyncio.sleep(20)
        server.wake()
        await person.until(lambda message: message.get("what") == "paused")
        assert not any(message.get("what") == "covered" for message in person.inbox)
        await person.until(lambda message: message.get("what") == "covered")  # but the clock goes on

    try:
        run(story())
        server.stop()
    finally:
        server.close()


# A full disk.


def test_on_a_full_disk_moves_are_refused_with_a_sentence_and_go_on_when_there_is_room(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            people, table = await started(server, 2, chat="free")
            write = server.registry.store._write  # type: ignore[attr-defined]
            await write(lambda connection: connection.execute("pragma max_page_count = 1") and None)
            refused = {}
            for _ in range(400):  # free pages are used up first
                id = people[0].do(table, do="say", text="x" * 500)
                answer = await people[0].answer(id)
                if answer["type"] == "error":
                    refused = answer
                    break
            assert refused.get("code") == "store-failed"
            assert "disk" in refused["sentence"]
            seen = server.registry.sessions[table].table.seq
            people[0].do(table, id="again", do="say", text="y" * 500)
            assert (await people[0].answer("again"))["type"] == "error"
            assert server.registry.sessions[table].table.seq == seen
            await write(lambda connection: connection.execute("pragma max_page_count = 1000000") and None)
            people[0].do(table, id="again", do="say", text="y" * 500)
            assert (await people[0].answer("again"))["n"] == seen + 1
            people[0].do(table, id="move", do="act", action="arrange r b g y w")
            assert (await people[0].answer("move"))["what"] == "acted"
            assert not (await server.registry.store.check()).faults

    run(story())


# P11: backups restore, and what was restored is what there was.


async def hashes(server: Running) -> dict[str, list[int]]:
    """Every viewer's hash after every event of every table: all that people ever saw, in numbers."""
    found = {}
    for row in await server.registry.store.live():
        rows = await server.registry.store.events(row.table)
        _, happened = rebuilt(row.table, [(one.seq, one.at, e.decode(one.body)) for one in rows])
        viewers = range(-1, happened[-1].players)
        found[row.table] = [entry(one, viewer).hash for one in happened for viewer in viewers]
    return found


async def copied(folder: Path, harm: str = "") -> tuple[dict[str, list[int]], dict[str, list[int]]]:
    """What people saw in a server, and in the one restored from a backup that was made while they played."""
    async with running(folder / "one") as server:
        tables: list[tuple[list[Person], str]] = [await started(server, 2) for _ in range(3)]
        await act(tables, 4)
        await server.registry.store.backup(folder / "copy")
        ours = await hashes(server)
        await act(tables, 1)  # what comes later is not in the copy
    if harm:
        with sqlite3.connect(folder / "copy") as connection:
            connection.executescript(harm)
        connection.close()
    files.restore(folder / "copy", folder / "two")
    async with running(folder / "two") as server:
        return ours, await hashes(server)


async def act(tables: list[tuple[list[Person], str]], rounds: int) -> None:
    for people, table in tables:
        for person in people:
            person.send(type="watch", table=table)
        for _ in range(rounds):
            seats = []
            for person in people:
                heard = await person.until(lambda message: "turn" in message and message["table"] == table)  # noqa: B023
                seats.append(heard["turn"].get("legal", []))
            seat = next(k for k, legal in enumerate(seats) if legal)
            people[seat].do(table, do="act", action=seats[seat][-1])
        for person in people:
            await person.until(lambda message: message.get("what") == "acted" and message["table"] == table)  # noqa: B023


def test_a_backup_made_during_play_restores_to_what_everybody_saw(tmp_path: Path) -> None:
    ours, theirs = asyncio.run(copied(tmp_path))
    assert len(ours) == 3
    assert ours == theirs


@pytest.mark.parametrize(
    "harm",
    [
        "delete from events where rowid = (select max(rowid) from events)",
        "update events set body = body || ' ' where rowid = (select max(rowid) from events)",
    ],
)
def test_a_backup_that_lost_or_changed_an_event_is_caught(tmp_path: Path, harm: str) -> None:
    with pytest.raises(StoreError):
        asyncio.run(copied(tmp_path, harm))


# Who is there?


def test_who_gives_no_sign_of_life_is_let_go_but_not_after_the_house_itself_was_held_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scheduler, "TICK_S", 0.01)

    async def story() -> None:
        clock, ticked = Unsteady(), asyncio.Event()

        async def tick() -> None:
            ticked.set()

        async def pass_by(seconds: float) -> None:
            """Let time go on at once, and wait for a tick that has noticed."""
            clock.held_up_s += seconds
            for _ in range(2):  # one may be under way
                ticked.clear()
                await ticked.wait()

        async with running(tmp_path, clock) as server:
            server.services.scheduler.ticks.append(tick)
            people, table = await started(server, 2)
            (connection,) = server.registry.connections[server.registry.sessions[table].table.seats[0].person or ""]
            asked: Any = connection
            before = asked.silent
            unread: list[tuple[Person, Any]] = []
            with monkeypatch.context() as held_up:
                for person in people:
                    held_up.setattr(person, "frame", lambda *frame, person=person: unread.append((person, frame)))
                while asked.silent == before:  # a ping goes out, while no tick is late …
                    await pass_by(scheduler.MAX_DELAY_S - 1)
                await pass_by(scheduler.PING_EVERY_S)  # … and the next is due before any answer is read
            for person, frame in unread:
                person.frame(*frame)
            people[0].do(table, do="say", text="I am here")
            await people[0].until(lambda message: message.get("what") == "said")
            silent = people[1]
            monkeypatch.setattr(silent, "frame", lambda *ignored: None)
            while silent.close_code is None:
                await pass_by(scheduler.MAX_DELAY_S - 1)
            assert silent.close_code == 1013
            people[0].do(table, do="say", text="and I still am")
            await people[0].until(lambda message: message.get("what") == "said")

    run(story())
