"""Tests of tables in a server in this process, with people over real sockets: joining, playing, leaving, coming
back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ludotheque.bots.executor import RULES, SEARCH, BotExecutor
from ludotheque.kernel.game import Game, open_game
from tests.limits import HANGS_AFTER_S
from tests.server.client import Person
from tests.server.running import Running, running


def run(work: Any) -> None:
    asyncio.run(asyncio.wait_for(work, HANGS_AFTER_S))


async def seated(server: Running, count: int, **wish: Any) -> tuple[list[Person], str]:
    """People at a new table, all looking at it."""
    people = [await (await Person(server.port).enter()).connect() for _ in range(count)]
    made = await people[0].post("/api/tables", {"game": "galopp", "players": count, "bots": [None] * count, **wish})
    table, secret = made["table"], made["link"].split("#k=")[1]
    for person in people[1:]:
        await person.post(f"/api/tables/{table}/join", {"secret": secret})
    for person in people:
        await person.watch(table)
    return people, table


async def seats_of(person: Person, fits: Callable[[dict[str, Any]], Any] = lambda message: True) -> dict[str, Any]:
    """The seats as somebody at the table is told, once they fit."""
    return await person.until(lambda message: message["type"] == "seats" and fits(message))


async def started(server: Running, count: int, **wish: Any) -> tuple[list[Person], str]:
    people, table = await seated(server, count, **wish)
    people[0].do(table, do="start")
    for person in people:
        await person.until(lambda message: message.get("what") == "started")
    return people, table


def test_a_match_of_two_people_and_a_bot_to_the_end(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            anna, bruno = [await (await Person(server.port).enter()).connect() for _ in range(2)]
            status, me, _ = await anna.http("PATCH", "/api/me", {"name": "Anna", "language": "fr"})
            assert (status, me["name"]) == (200, "Anna")
            made = await anna.post("/api/tables", {"game": "galopp", "players": 3, "bots": [None, None, "simple"]})
            table, secret = made["table"], made["link"].split("#k=")[1]
            assert await bruno.post(f"/api/tables/{table}/join", {"secret": secret}) == {"table": table, "seat": 1}
            people = [anna, bruno]
            for person in people:
                await person.watch(table)
            anna.do(table, do="start")
            over = [False, False]
            while not all(over):
                for seat, person in enumerate(people):
                    message = await person.until(lambda message: message["type"] == "event")
                    over[seat] = message["status"] == "over"
                    if seat in message.get("turn", {}).get("to_act", []):
                        person.do(table, do="act", action=message["turn"]["legal"][0], have=message["n"])
            outcome = await anna.get(f"/api/tables/{table}/results")
            assert outcome["status"] == "over"
            assert len(outcome["results"]) == 3
            assert outcome["names"] == ["Anna", "", ""]
            log = await anna.get(f"/api/tables/{table}/log")
            import ludotheque

            assert ludotheque.replay(log).results == outcome["results"]
            story = await bruno.get(f"/api/tables/{table}/replay?seat=0")
            assert [entry["n"] for entry in story["entries"]] == list(range(len(story["entries"])))

    run(story())


def test_bots_that_search_play_at_tables_and_a_box_tells_how_strong_they_are(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            anna = await (await Person(server.port).enter()).connect()
            card = await anna.get("/api/games/galopp")
            assert {"easy", "medium", "hard", "expert"} <= {*card["levels"]}
            assert "±" in card["strengths"]["expert"]
            made = await anna.post("/api/tables", {"game": "galopp", "players": 3, "bots": [None, "hard", "expert"]})
            await anna.watch(made["table"])
            anna.do(made["table"], do="start")
            acted: set[int] = set()
            while not {1, 2} <= acted:
                message = await anna.until(lambda message: message["type"] == "event")
                if message["what"] == "acted":
                    acted.add(message["seat"])
                if 0 in message.get("turn", {}).get("to_act", []):
                    anna.do(made["table"], do="act", action=message["turn"]["legal"][0], have=message["n"])

    run(story())


def test_a_first_table_waits_for_no_compiler_and_goes_over_to_compiled_rules_between_two_moves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = open_game("galopp")
    compiled: set[str] = set()
    monkeypatch.setattr("ludotheque.bots.executor.ready", lambda game, what=SEARCH: what in compiled)

    async def story() -> None:
        may_end = {RULES: asyncio.Event(), SEARCH: asyncio.Event()}

        async def compile_late(self: BotExecutor, game: Game, what: str = SEARCH) -> None:
            await may_end[what].wait()
            compiled.add(what)

        monkeypatch.setattr(BotExecutor, "_compiled", compile_late)
        async with running(tmp_path) as server:
            anna = await (await Person(server.port).enter()).connect()
            bots = [None, "expert", "simple"]
            made = await anna.post("/api/tables", {"game": game.id, "players": 3, "bots": bots, "start": True})
            assert game.engine.interpret
            whole = await anna.watch(made["table"])
            assert (await seats_of(anna))["preparing"]

            async def play(until: Callable[[], bool]) -> None:
                """Take the first of what is legal, until something is so."""
                turn = whole["turn"]
                while not until():
                    if turn.get("legal"):
                        anna.do(made["table"], do="act", action=turn["legal"][0])
                    turn = (await anna.until(lambda message: message["type"] == "event")).get("turn", {})
                whole["turn"] = turn

            table = server.registry.sessions[made["table"]].table
            await play(lambda: table.acted[1] >= 2)
            may_end[RULES].set()
            await play(lambda: not game.engine.interpret)
            may_end[SEARCH].set()
            await seats_of(anna, lambda message: not message.get("preparing"))
            acted = table.acted[1]
            await play(lambda: table.acted[1] > acted or table.status == "over")

    try:
        run(story())
    finally:
        game.engine = game.compiled


def test_who_was_away_for_a_moment_gets_what_is_missing_and_else_a_snapshot(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            people, table = await started(server, 2)
            people[1].drop()
            people[0].do(table, do="act", action="arrange r b g y w")
            event = await people[0].until(lambda message: message.get("what") == "acted")
            await people[1].connect()
            missed = await people[1].watch(table, have=event["n"] - 1, viewer=1)
            assert (missed["type"], missed["n"]) == ("event", event["n"])
            assert missed["hash"] != event["hash"]  # from another seat
            await people[1].leave()
            await people[1].connect()
            whole = await people[1].watch(table, have=event["n"] - 1, viewer=0)  # had sat elsewhere
            assert whole["type"] == "table"
            await people[1].leave()
            await people[1].connect()
            whole = await people[1].watch(table)
            assert (whole["type"], whole["n"], whole["hash"]) == ("table", event["n"], missed["hash"])

    run(story())


def test_leaving_puts_a_bot_there_and_coming_back_is_one_step(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            people, table = await started(server, 2)
            people[0].do(table, do="leave")
            await people[1].until(lambda message: message.get("what") == "left")
            acted = await people[1].until(lambda message: message.get("what") == "acted")
            assert acted["seat"] == 0  # the bot goes on at once
            id = people[0].do(table, do="act", action="play r")
            assert (await people[0].answer(id))["code"] == "seat-covered"
            id = people[0].do(table, do="take-back")
            assert (await people[0].answer(id))["what"] == "took-back"

    run(story())


def test_a_handed_over_seat_changes_the_link(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            people, table = await started(server, 2)
            carla = await (await Person(server.port).enter()).connect()
            link = (await people[1].post(f"/api/tables/{table}/links", {"seat": 1}))["link"]
            secret = link.split("#s=")[1]
            looking = await carla.watch(table, secret=secret)
            assert looking["viewer"] == -1
            assert looking["view"]["hand"][1] == [-1] * 5
            assert await carla.post(f"/api/tables/{table}/join", {"secret": secret}) == {"table": table, "seat": 1}
            now = await carla.until(lambda message: message["type"] == "table")
            assert now["viewer"] == 1
            status, _, _ = await people[1].http("POST", f"/api/tables/{table}/links", {"seat": 1})
            assert status == 404  # no longer the holder
            dora = await Person(server.port).enter()
            status, body, _ = await dora.http("POST", f"/api/tables/{table}/join", {"secret": secret})
            assert (status, body["code"]) == (404, "no-such-table")
            id = people[1].do(table, do="act", action="play r")
            assert (await people[1].answer(id))["code"] == "not-seated"
            after = await people[1].until(lambda message: message.get("what") == "seated" and message["seat"] == 1)
            assert "turn" not in after

    run(story())


def test_a_person_is_the_same_on_another_device(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            people, table = await started(server, 2)
            link = (await people[0].post("/api/me/link"))["link"]
            phone = Person(server.port)
            await phone.post("/api/me/take", {"secret": link.split("#i=")[1]})
            await phone.connect()
            assert (await phone.watch(table))["viewer"] == 0
            thief = Person(server.port)
            status, body, _ = await thief.http("POST", "/api/me/take", {"secret": link.split("#i=")[1]})
            assert (status, body["code"]) == (404, "dead-link")

    run(story())


def test_a_clock_lets_a_bot_step_in_and_a_closed_house_stops_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            people, table = await started(server, 2, pace={"kind": "move", "amount": 1})
            covered = await people[1].until(lambda message: message.get("what") == "covered")
            assert covered["more"] == {"seats": [0], "why": "clock"}
            before = server.registry.sessions[table].table.clock
        async with running(tmp_path) as server:
            live = server.registry.sessions[table]
            if live.table.due() is not None:
                assert live.table.clock > before

    run(story())


def test_someone_absent_is_covered_after_a_while(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            people, table = await started(server, 2, cover=10)
            people[0].drop()
            await people[1].until(lambda message: message["type"] == "seats" and not message["seats"][0].get("here"))
            server.registry.sessions[table].away[0] -= 11
            covered = await people[1].until(lambda message: message.get("what") == "covered")
            assert covered["more"] == {"seats": [0], "why": "away"}

    run(story())


def test_a_rematch_brings_the_same_people_together_with_the_next_one_first(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            people, table = await started(server, 2)
            people[0].do(table, do="abandon")
            await people[1].until(lambda message: message.get("what") == "proposed")
            people[1].do(table, do="answer", agree=True)
            ended = await people[0].until(lambda message: message.get("what") == "answered")
            assert ended["status"] == "abandoned"
            assert "secret" in ended["more"]
            ids = [person.do(table, id=f"again{seat}", do="rematch") for seat, person in enumerate(people)]
            answers = [await person.answer(id) for person, id in zip(people, ids, strict=True)]
            made = answers[0]["more"]["table"]
            assert answers[1]["table_made"] == made != table
            new = await people[0].watch(made)
            assert new["viewer"] == 1  # the other one begins this time

    run(story())


def test_bots_of_the_chosen_level_take_the_seats_where_nobody_has_come(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            for level, plays in (("easy", "easy"), (None, "simple")):
                anna = await (await Person(server.port).enter()).connect()
                wish = {"game": "galopp", "players": 3, "bots": [None] * 3} | ({"level": level} if level else {})
                table = (await anna.post("/api/tables", wish))["table"]
                await anna.watch(table)
                anna.do(table, do="start")
                seats = await seats_of(anna, lambda message: message["seats"][1].get("level"))
                assert [card.get("level") for card in seats["seats"]] == [None, plays, plays]
            answer = await anna.http("POST", "/api/tables", {"game": "galopp", "level": "clever"})
            assert (answer[0], answer[1]["code"]) == (404, "unknown-bot")

    run(story())


def test_chat_is_text_whatever_is_typed_and_can_be_deleted(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            people, table = await started(server, 2)
            people[0].do(table, do="say", text="<b>hi</b>\u202e &amp;")
            said = await people[1].until(lambda message: message.get("what") == "said")
            assert said["more"]["text"] == "<b>hi</b> &amp;"  # text as it is, but it cannot turn the others' around
            await people[0].http("DELETE", "/api/me")
            told = await people[1].get(f"/api/tables/{table}/replay")
            assert [entry.get("more") for entry in told["entries"] if entry["what"] == "said"] == [None]

    run(story())


def test_the_lobby_shows_open_tables_and_whose_turn_it_is(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            looker = await (await Person(server.port).enter()).connect()
            looker.send(type="lobby")
            assert (await looker.until(lambda message: message["type"] == "open"))["tables"] == []
            people, table = await seated(server, 2, listed=True)
            seen = await looker.until(lambda message: message["type"] == "open" and message["tables"])
            assert seen["tables"][0]["table"] == table
            people[0].send(type="unwatch", table=table)
            people[0].send(type="lobby")
            people[1].do(table, do="start")
            await people[0].until(lambda message: message["type"] == "nudge" and message.get("your_turn"))
            yours = await people[0].until(
                lambda message: message["type"] == "yours" and message["tables"][0].get("your_turn")
            )
            assert yours["tables"][0]["your_seat"] == 0

    run(story())
