"""Tests of the list of one's finished matches: results, search, pages, and deleting a table from it."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Person
from tests.server.running import Running, running
from tests.server.test_tables import run, seated, seats_of
from tests.servers import Postgres

KINDS = ("sqlite", "postgres")


@pytest.fixture
def place(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> dict[str, Any]:
    """The settings of a server in each kind of database."""
    if kind == "sqlite":
        return {}
    found: Postgres = request.getfixturevalue("postgres")
    return {"store": found.server()}


@contextlib.asynccontextmanager
async def guest(folder: Path, **settings: Any) -> AsyncIterator[tuple[Running, Person]]:
    async with running(folder, **settings) as server:
        yield server, await (await Person(server.port).enter()).connect()


async def named(server: Running, name: str) -> Person:
    person = await (await Person(server.port).enter()).connect()
    await person.http("PATCH", "/api/me", {"name": name})
    return person


async def carried_out(person: Person, table: str, **command: Any) -> None:
    answer = await person.answer(person.do(table, **command))
    assert answer["type"] != "error", answer


async def stopped(person: Person, **wish: Any) -> str:
    """A match against bots that was stopped."""
    made = await person.post("/api/tables", {"game": "galopp", "start": True, **wish})
    await person.watch(made["table"])
    await carried_out(person, made["table"], do="abandon")
    return str(made["table"])


async def played(person: Person) -> str:
    """A match against two bots, to its end."""
    options = {"edition": "groin", "length": "single"}
    wish = {"game": "galopp", "players": 3, "bots": [None, "simple", "simple"], "options": options, "start": True}
    table = str((await person.post("/api/tables", wish))["table"])
    turn, status = (await person.watch(table))["turn"], "playing"
    while status == "playing":
        if turn.get("legal"):
            person.do(table, do="act", action=turn["legal"][0])
        message = await person.until(lambda message: message["type"] == "event")
        turn, status = message.get("turn", {}), message["status"]
    return table


async def tables(person: Person, question: str = "") -> list[str]:
    return [card["table"] for card in (await person.get(f"/api/me/matches{question}"))["tables"]]


async def own(person: Person) -> list[str]:
    return [card["table"] for card in await person.get("/api/me/tables")]


@pytest.mark.parametrize("kind", KINDS)
def test_a_finished_match_is_listed_with_its_people_its_result_and_its_winner(
    tmp_path: Path, place: dict[str, Any]
) -> None:
    async def story() -> None:
        async with guest(tmp_path, **place) as (_, anna):
            assert await anna.get("/api/me/matches") == {"total": 0, "size": 20, "tables": []}
            table = await played(anna)
            outcome = await anna.get(f"/api/tables/{table}/results")
            page = await anna.get("/api/me/matches")
            assert page["total"] == 1
            (card,) = page["tables"]
            assert (card["table"], card["game"], card["status"], card["your_seat"]) == (table, "galopp", "over", 0)
            assert [card["results"], card["winners"]] == [outcome["results"], outcome["winners"]]
            assert [seat.get("level") for seat in card["seats"]] == [None, "simple", "simple"]
        async with running(tmp_path, **place) as server:  # from the card alone: nothing is in memory
            anna.port = server.port
            assert (await anna.get("/api/me/matches"))["tables"][0]["results"] == outcome["results"]
            assert not server.registry.sessions

    run(story())


def test_a_match_that_ended_before_cards_bore_results_is_listed_with_its_result(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with guest(tmp_path) as (server, anna):
            with monkeypatch.context() as older:
                older.setattr("ludotheque.session.summary.OVER", "")
                table = await played(anna)
            outcome = await anna.get(f"/api/tables/{table}/results")
            server.registry.sessions.clear()
            (card,) = (await anna.get("/api/me/matches"))["tables"]
            assert (card["results"], card["status"]) == (outcome["results"], "over")

    run(story())


@pytest.mark.parametrize("kind", KINDS)
def test_matches_come_in_pages_and_are_found_by_game_and_name_without_accents(
    tmp_path: Path, place: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludotheque.server.pad_routes.PAGE_SIZE", 2)

    async def story() -> None:
        async with running(tmp_path, **place) as server:
            anna, zoe = await named(server, "Anna"), await named(server, "Zoé Muñoz")
            made = [await stopped(anna, game=game) for game in ("galopp", "rudi", "galopp")]
            link = await anna.post("/api/tables", {"game": "rudi", "players": 3, "bots": [None] * 3})
            secret = link["link"].split("#k=")[1]
            await zoe.post(f"/api/tables/{link['table']}/join", {"secret": secret})
            await anna.watch(link["table"])
            await carried_out(anna, link["table"], do="abandon")
            newest = [link["table"], *reversed(made)]
            assert await tables(anna) == newest[:2]
            assert await tables(anna, "?page=1") == newest[2:]
            assert await tables(anna, "?page=2") == []
            assert (await anna.get("/api/me/matches?page=7"))["total"] == 4
            assert await tables(anna, "?search=GALOPP") == [made[2], made[0]]
            assert await tables(anna, "?search=maialini") == [made[2], made[0]]  # a title in another language
            assert await tables(anna, "?search=zoe") == [link["table"]]
            assert await tables(anna, "?search=russel%20munoz") == [link["table"]]
            assert await tables(anna, "?search=galopp%20zoe") == []
            assert await tables(zoe, "?search=anna") == [link["table"]]
            assert await tables(zoe, "?search=%25") == []
            assert (await anna.http("GET", "/api/me/matches?page=x"))[0] == 400

    run(story())


@pytest.mark.parametrize("kind", KINDS)
def test_a_deleted_table_is_gone_from_ones_own_lists_alone(tmp_path: Path, place: dict[str, Any]) -> None:
    async def story() -> None:
        async with running(tmp_path, **place) as server:
            (anna, bo), table = await seated(server, 2, chat="free")
            await carried_out(bo, table, do="say", text="hello")
            await carried_out(anna, table, do="start")
            assert (await anna.http("DELETE", f"/api/me/tables/{table}"))[1]["code"] == "delete-playing"
            anna.do(table, do="abandon")
            await bo.until(lambda message: message.get("what") == "proposed")
            await carried_out(bo, table, do="answer", agree=True)
            await anna.until(lambda message: message.get("status") == "abandoned")
            stranger = await Person(server.port).enter()
            assert (await stranger.http("DELETE", f"/api/me/tables/{table}"))[0] == 404
            assert (await anna.http("DELETE", f"/api/me/tables/{table}"))[0] == 200
            assert (await tables(anna), await own(anna)) == ([], [])
            assert (await tables(bo), await own(bo)) == ([table], [table])
            assert await server.registry.store.texts(table)  # others may still read it
            assert (await anna.http("GET", f"/api/tables/{table}/replay"))[0] == 200

    run(story())


@pytest.mark.parametrize("kind", KINDS)
def test_a_table_where_nobody_else_sat_loses_its_links_and_what_was_said(tmp_path: Path, place: dict[str, Any]) -> None:
    async def story() -> None:
        async with guest(tmp_path, **place) as (server, anna):
            made = await anna.post("/api/tables", {"game": "galopp", "players": 2, "bots": [None, None]})
            table, secret = made["table"], made["link"].split("#k=")[1]
            await anna.watch(table)
            await carried_out(anna, table, do="say", text="is anybody here?")
            looker = await (await Person(server.port).enter()).connect()
            await looker.watch(table, secret=secret)
            assert (await anna.http("DELETE", f"/api/me/tables/{table}"))[0] == 200  # one that has not begun
            await looker.until(lambda message: message.get("code") == "link-revoked")
            assert (await tables(anna), await own(anna)) == ([], [])
            assert await server.registry.store.texts(table) == {}
            assert (await looker.http("GET", f"/api/tables/{table}", X_Link_Secret=secret))[0] == 404
            assert (await server.registry.store.check()).faults == ()

    run(story())


def test_deleting_a_table_that_waits_for_friends_leaves_it_to_them(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            (anna, bo), table = await seated(server, 2)
            assert (await anna.http("DELETE", f"/api/me/tables/{table}"))[0] == 200
            told = await seats_of(bo, lambda message: message.get("host"))
            assert [seat.get("name") for seat in told["seats"]] == [None, ""]
            assert (await own(anna), await own(bo)) == ([], [table])

    run(story())


def test_everyone_has_a_picture_that_others_see_and_may_choose_another(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            (anna, bo), table = await seated(server, 2)
            first = (await anna.get("/api/me"))["portrait"]
            told = await seats_of(bo)
            assert [told["seats"][0]["portrait"], told["seats"][1]["portrait"]] == [
                first,
                (await bo.get("/api/me"))["portrait"],
            ]
            other = "black-hat" if first != "black-hat" else "white"
            assert (await anna.http("PATCH", "/api/me", {"portrait": other}))[1]["portrait"] == other
            await seats_of(bo, lambda message: message["seats"][0]["portrait"] == other)
            assert (await anna.get("/api/me"))["portrait"] == other
            assert (await bo.get("/api/me/tables"))[0]["seats"][0]["portrait"] == other
            assert (await anna.http("PATCH", "/api/me", {"portrait": "javascript:"}))[0] == 400
            assert table

    run(story())
