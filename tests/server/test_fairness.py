"""Tests of committed deals from the lobby to the end in a real server; nobody's absence delays a start."""

from __future__ import annotations

import asyncio
import functools
import json
import os
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from ludotheque.cli.commands import run
from ludotheque.tables import commit_reveal
from ludotheque.tables.commit_reveal import pledge_of, seed
from ludotheque.tables.verifier import check, missing
from tests.broken_builds import BrokenServer
from tests.limits import HANGS_AFTER_S
from tests.server.client import Person
from tests.server.running import running
from tests.server.served import Served, served
from tests.server.test_join import Guest, guest, lay, way_in

assert served  # fixtures
assert guest

WISH = {"game": "galopp", "players": 3, "bots": [None, None, None], "listed": True}


def awaited(test: Callable[[Path], Coroutine[Any, Any, None]]) -> Callable[[Path], None]:
    """A test that is a coroutine."""

    @functools.wraps(test)
    def run_it(tmp_path: Path) -> None:
        usual = commit_reveal.SHOW_WITHIN_MS
        try:
            asyncio.run(asyncio.wait_for(test(tmp_path), HANGS_AFTER_S))
        finally:
            commit_reveal.SHOW_WITHIN_MS = usual

    return run_it


async def friends(port: int, count: int) -> tuple[str, list[Person]]:
    """So many people at a table that waits for them."""
    people = [await Person(port).enter() for _ in range(count)]
    table = (await people[0].post("/api/tables", WISH))["table"]
    for person in people[1:]:
        await person.post(f"/api/tables/{table}/join")
    for person in people:
        await person.connect()
        await person.watch(table)
    return table, people


async def abandon(table: str, people: list[Person]) -> None:
    await people[0].answer(people[0].do(table, do="abandon"))
    for person in people[1:]:
        await person.answer(person.do(table, do="answer", agree=True))


def what(kind: str) -> Any:
    return lambda message: message["type"] == "event" and message["what"] == kind


@awaited
async def test_the_deals_come_from_all_seats_and_the_record_shows_it(tmp_path: Path) -> None:
    values = [os.urandom(32) for _ in range(3)]
    commit_reveal.SHOW_WITHIN_MS = 3_600_000  # it is dealt because all have shown, and not because the time is up
    async with running(tmp_path) as server:
        table, people = await friends(server.port, 3)
        seal = (await people[2].watch(table))["commitment"]
        for seat, (person, value) in enumerate(zip(people, values, strict=True)):
            answer = await person.answer(person.do(table, do="pledge", pledge=pledge_of(table, seat, value)))
            assert answer["type"] == "event"
        assert (await people[0].answer(people[0].do(table, do="start")))["what"] == "called"
        for person, value in zip(people, values, strict=True):
            assert (await person.answer(person.do(table, do="show", value=value.hex())))["what"] == "shown"
        started = await people[1].until(what("started"))
        assert started["more"]["values"] == [value.hex() for value in values]
        live = server.registry.sessions[table].table
        assert live.seed == seed(table, "galopp/2", bytes.fromhex(live.secret), values)
        status, body, _ = await people[0].http("GET", f"/api/tables/{table}/record")
        assert (status, body["code"]) == (409, "still-playing")
        people[0].do(table, do="act", action="arrange r b g y w")
        await people[0].until(what("acted"))
        await abandon(table, people)
        record = await people[2].get(f"/api/tables/{table}/record")
        assert check(record, seal) == live.dealt > 0
        people[1].send(type="watch", table=table)
        ended = await people[1].until(lambda message: message["type"] == "table" and message["status"] == "abandoned")
        assert ended["secret"] == record["secret"]


@awaited
async def test_nobody_who_stays_away_holds_the_start_up(tmp_path: Path) -> None:
    """One pledged and is gone; one never pledged; one shows something else than he pledged."""
    async with running(tmp_path) as server:
        table, people = await friends(server.port, 3)
        for seat in (0, 1):
            await people[seat].answer(people[seat].do(table, do="pledge", pledge=pledge_of(table, seat, b"x" * 32)))
        people[1].drop()
        began = time.monotonic()
        people[0].do(table, do="start")
        await people[0].until(what("called"))
        wrong = await people[0].answer(people[0].do(table, do="show", value="00" * 32))
        assert wrong["code"] == "other-value"
        await people[0].answer(people[0].do(table, do="show", value=(b"x" * 32).hex()))
        started = await people[2].until(what("started"))
        assert time.monotonic() - began > 1.5
        assert started["more"]["values"] == [(b"x" * 32).hex(), "", ""]


@awaited
async def test_a_house_that_closes_between_call_and_deal_deals_when_it_opens_again(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        table, people = await friends(server.port, 1)
        await people[0].answer(people[0].do(table, do="pledge", pledge=pledge_of(table, 0, b"x" * 32)))
        await people[0].answer(people[0].do(table, do="start"))
        cookie = people[0].cookie
    async with running(tmp_path) as server:
        again = Person(server.port)
        again.cookie = cookie
        while (live := server.registry.sessions.get(table)) is None or live.table.status != "playing":
            await asyncio.sleep(0.02)
        assert (await again.get(f"/api/tables/{table}"))["status"] == "playing"


@awaited
async def test_the_record_of_a_match_names_who_pledged_and_did_not_show(tmp_path: Path) -> None:
    """Also if nobody showed anything, and after the server was closed and opened again."""
    async with running(tmp_path) as server:
        table, people = await friends(server.port, 2)
        pledges = [pledge_of(table, seat, b"x" * 32) for seat in range(2)]
        for person, pledge in zip(people, pledges, strict=True):
            await person.answer(person.do(table, do="pledge", pledge=pledge))
        people[0].do(table, do="start")
        await people[1].until(what("started"))
        await abandon(table, people)
        before = await people[0].get(f"/api/tables/{table}/record")
        cookie = people[0].cookie
    async with running(tmp_path) as server:
        again = Person(server.port)
        again.cookie = cookie
        record = await again.get(f"/api/tables/{table}/record")
    assert record == before
    assert (record["pledges"], record["values"]) == ([*pledges, ""], [])
    assert missing(record) == [0, 1]


# From the command line.


async def finished(server: Served) -> tuple[str, str, bytes]:
    """A table that was abandoned after a few moves: its link, its seal, its record."""
    host = await Person(server.port).enter()
    made = await host.post("/api/tables", {"game": "galopp", "players": 3, "start": True})
    await host.connect()
    seal = (await host.watch(made["table"]))["commitment"]
    await host.answer(host.do(made["table"], do="abandon"))
    _, _, answer = await host.http("GET", f"/api/tables/{made['table']}/record")
    await host.leave()
    return made["link"], seal, answer.partition(b"\r\n\r\n")[2]


def test_verify_reads_a_file_or_asks_a_house_and_says_what_is_wrong(
    served: Served, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    link, seal, record = asyncio.run(finished(served))
    file = tmp_path / "record.json"
    file.write_bytes(record)
    assert run(["verify", str(file), "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert "sealed before anyone sat down" in " ".join(said.split())
    assert seal in said.replace("\n", "")
    assert run(["verify", link, "--seal", seal, "--lang", "de"]) == 0
    assert "nachgespielt" in capsys.readouterr().out
    assert run(["verify", link, "--seal", "00" * 32, "--lang", "fr"]) == 1
    assert "vous aviez noté" in " ".join(capsys.readouterr().err.split())
    file.write_text(json.dumps(json.loads(record) | {"secret": "11" * 32}), "utf-8")
    assert run(["verify", str(file), "--lang", "it"]) == 1
    assert "sigillo" in capsys.readouterr().err
    file.write_text("no", "utf-8")
    assert run(["verify", str(file), "--lang", "en"]) == 1
    assert "no record" in capsys.readouterr().err
    assert run(["verify", str(tmp_path / "nowhere.json"), "--lang", "en"]) == 2
    assert run(["verify", served.url, "--lang", "en"]) == 2
    assert "address" in capsys.readouterr().err


def test_a_terminal_says_loudly_that_its_number_was_refused(
    tmp_path: Path,
    guest: Callable[..., Guest],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """At the start, at the end, and in the record that it saves; whoever has the server's record alone is told who
    pledged and did not show."""
    server = BrokenServer(tmp_path / "house", "choose-luck").start()
    try:
        made = lay(way_in(server, tmp_path, monkeypatch), [None, "simple"])
        anna = guest("anna", f"{server.url}/t/{made.table}")
        anna.wait_for("“start” begins the match")
        anna.type("start")
        anna.wait_for("Your own random number (seat 1) was left out of the deals")
        anna.wait_for("Your choice")
        anna.type("1")
        anna.wait_for("You line up the pigs")
        anna.type("abandon")
        anna.type("yes")
        anna.wait_for("The deals of this match were not honest!")
        anna.wait_for("Your own random number (seat 1) was left out of the deals")
        file = tmp_path / "record.json"
        anna.type(f"save {file}")
        anna.wait_for("The match is kept in")
        assert anna.end() == 0
        assert run(["verify", str(file), "--lang", "en"]) == 1
        assert "Do not rely on this match" in " ".join(capsys.readouterr().err.split())
        assert run(["verify", made.link, "--lang", "en"]) == 0
        assert "Not sealed by all. Seats that pledged a value and did not show it: 1." in capsys.readouterr().out
    finally:
        server.kill()


def test_a_terminal_saves_with_the_record_that_its_number_is_in_the_deals(
    served: Served,
    tmp_path: Path,
    guest: Callable[..., Guest],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    made = lay(way_in(served, tmp_path, monkeypatch), [None, "simple"])
    anna = guest("anna", f"{served.url}/t/{made.table}")
    anna.wait_for("“start” begins the match")
    anna.type("start")
    anna.wait_for("Your choice")
    anna.type("abandon")
    anna.type("yes")
    anna.wait_for("The deals are checked")
    file = tmp_path / "record.json"
    anna.type(f"save {file}")
    anna.wait_for("The match is kept in")
    assert anna.end() == 0
    assert "sealed by all" not in anna.text
    assert run(["verify", str(file), "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert "Seats that pledged a value and showed it: 1." in said
    assert "The value of whoever saved this record is in the deals." in said
