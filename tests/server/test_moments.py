"""Tests of playing on from a moment of a match, with the cards as they were or dealt anew; nothing leaks by it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

import ludotheque
from ludotheque import bots
from ludotheque.session import registry as living
from ludotheque.session import replays
from ludotheque.tables.table import rebuilt
from tests.browser.finished import finished, keep
from tests.limits import HANGS_AFTER_S
from tests.server.client import Person
from tests.server.running import Running, running


def run(work: Any) -> None:
    asyncio.run(asyncio.wait_for(work, HANGS_AFTER_S))


async def played(server: Running, moves: int | None) -> tuple[Person, str, list[dict[str, Any]]]:
    """Somebody at a table with a bot, after so many moves of his own (None: to the end), and what he was told."""
    person = await (await Person(server.port).enter()).connect()
    wish = {"game": "galopp", "players": 2, "options": {"young": True}, "bots": [None, "easy"], "start": True}
    table = (await person.post("/api/tables", wish))["table"]
    snapshot = await person.watch(table)
    turn, n, told = snapshot["turn"], snapshot["n"], [snapshot]
    while moves is None or moves > 0:
        if 0 in turn["to_act"]:
            person.do(table, do="act", action=turn["legal"][0], have=n)
            moves = None if moves is None else moves - 1
        message = await person.until(lambda message: message["type"] == "event")
        told.append(message)
        n, turn = message["n"], message.get("turn", {"to_act": []})
        if message["status"] == "over":
            break
    return person, table, told


def moment(told: list[dict[str, Any]]) -> dict[str, Any]:
    """A moment of the middle at which seat 0 is to act."""
    mine = [message for message in told[1:] if 0 in message.get("turn", {}).get("to_act", [])]
    return mine[len(mine) // 2]


async def view_at(person: Person, table: str, seat: int, n: int) -> dict[str, Any]:
    view: dict[str, Any] = {}
    for entry in (await person.get(f"/api/tables/{table}/replay?seat={seat}"))["entries"]:
        view.update(entry.get("changed", {}) if entry["n"] <= n else {})
    return view


def test_a_finished_match_goes_on_from_any_moment_with_the_cards_as_they_were(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            person, table, told = await played(server, None)
            at = moment(told)
            made = await person.post(f"/api/tables/{table}/go-on", {"n": at["n"], "seat": 1})
            there = await person.watch(made["table"])
            assert there["viewer"] == 1
            assert server.registry.sessions[made["table"]].table.seats[0].level == bots.DEFAULT  # where a person sat
            assert there["status"] == "playing"
            story = await person.get(f"/api/tables/{made['table']}/replay")
            begun = next(entry["n"] for entry in story["entries"] if entry["what"] == "started")
            view = await view_at(person, made["table"], 1, begun)  # the bot may have played since
            assert view == await view_at(person, table, 1, at["n"])
            assert view["hand"][1] != [-1] * 5

    run(story())


def test_a_new_deal_keeps_what_the_seat_had_seen_and_only_that(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            person, table, told = await played(server, 3)
            at = moment(told)
            seen = await view_at(person, table, 0, at["n"])
            for other in ({"again": False, "seat": 0}, {"again": True, "seat": 1}):
                status, body, _ = await person.http("POST", f"/api/tables/{table}/go-on", {"n": at["n"], **other})
                assert (status, body["code"]) == (409, "still-playing")
            for _ in range(3):
                made = await person.post(f"/api/tables/{table}/go-on", {"n": at["n"], "seat": 0, "again": True})
                there = await person.watch(made["table"])
                assert there["view"] == seen
                assert server.registry.sessions[made["table"]].table.seats[1].level == "easy"  # as before
                person.do(made["table"], do="act", action=there["turn"]["legal"][0])
                await person.until(lambda message: "changed" in message)

    run(story())


def test_a_match_that_began_at_a_moment_survives_a_restart_and_is_exported_whole(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            person, table, told = await played(server, None)
            at = moment(told)
            made = await person.post(f"/api/tables/{table}/go-on", {"n": at["n"], "seat": 0, "level": "random"})
            before = (await person.watch(made["table"]))["view"]
        async with running(tmp_path) as server:
            person.port = server.port
            await person.connect()
            message = await person.watch(made["table"])
            assert message["view"] == before
            while message["status"] != "over":
                if 0 in message.get("turn", {}).get("to_act", []):
                    person.do(made["table"], do="act", action=message["turn"]["legal"][0])
                message = await person.until(lambda message: message["type"] == "event")
            log = await person.get(f"/api/tables/{made['table']}/log")
            outcome = await person.get(f"/api/tables/{made['table']}/results")
            assert ludotheque.replay(log).results == outcome["results"]

    run(story())


def test_moments_that_are_none_are_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            person, table, told = await played(server, None)
            stranger = await Person(server.port).enter()
            for who, wish, expected in (
                (person, {"n": 0, "seat": 0}, (404, "no-such-moment")),
                (person, {"n": told[-1]["n"], "seat": 0}, (404, "no-such-moment")),
                (person, {"n": 99999, "seat": 0}, (404, "no-such-moment")),
                (person, {"n": told[1]["n"], "seat": 2}, (404, "unknown-seat")),
                (person, {"n": told[1]["n"], "seat": 0, "level": "genius"}, (404, "unknown-bot")),
                (stranger, {"n": told[1]["n"], "seat": 0}, (404, "no-such-table")),
            ):
                status, body, _ = await who.http("POST", f"/api/tables/{table}/go-on", wish)
                assert (status, body["code"]) == expected
                assert body["sentence"]

    run(story())


def test_a_match_that_is_over_is_folded_once_until_something_happens_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep(tmp_path, [finished("galopp", 2, "over")])
    counts = []

    def counted(table: str, events: list[Any]) -> Any:
        counts.append(len(events))
        return rebuilt(table, events)

    for module in (living, replays):
        monkeypatch.setattr(module, "rebuilt", counted)

    async def story() -> None:
        async with running(tmp_path) as server:
            person = await (await Person(server.port).enter()).connect()
            told = (await person.get("/api/tables/over/replay?seat=1"))["entries"]
            assert told[-1]["status"] == "over"
            assert (await person.get("/api/tables/over/replay?seat=1"))["entries"] == told
            assert counts == [len(told)]
            await person.watch("over")
            person.do("over", do="say", phrase="well-played")
            await person.until(lambda message: message.get("what") == "said")
            assert (await person.get("/api/tables/over/replay"))["entries"][-1]["what"] == "said"
            assert counts == [len(told), len(told) + 1]

    run(story())
