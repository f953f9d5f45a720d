"""Tests of several people on one device: one session, one hand at a time."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from ludotheque.kernel.record import SPECTATOR
from ludotheque.tables.view_layout import fields
from tests.server.client import Person
from tests.server.running import Running, running
from tests.server.test_tables import run

WISH = {"game": "galopp", "players": 3, "here": ["Anna", "Bruno"], "bots": [None, None, "simple"], "start": True}


async def device(server: Running, **more: Any) -> tuple[Person, str]:
    person = await (await Person(server.port).enter()).connect()
    return person, (await person.post("/api/tables", {**WISH, **more}))["table"]


async def look(person: Person, table: str, seat: int | None = None) -> dict[str, Any]:
    """Look at the table from one of the seats around the device, or from none."""
    person.send(type="watch", table=table, **({} if seat is None else {"seat": seat}))
    return await person.until(lambda message: message["type"] == "table" and message["table"] == table)


def test_the_device_shows_one_hand_at_a_time_and_none_unasked(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            person, table = await device(server)
            live = server.registry.sessions[table].table
            assert [server.registry.identities.name(place.person or "") for place in live.seats] == [
                "Anna",
                "Bruno",
                "",
            ]

            public = await look(person, table)
            assert public["viewer"] == SPECTATOR
            seats = await person.until(lambda message: message["type"] == "seats")
            assert [(card.get("name"), card.get("yours"), card.get("here")) for card in seats["seats"]] == [
                *[("Anna", True, True), ("Bruno", True, True)],
                (None, None, None),
            ]
            assert "watching" not in seats  # they play, nobody looks on
            for _ in range(12):
                waiting = [seat for seat in live.to_act() if seat < 2]
                if not waiting:
                    await asyncio.sleep(0.05)
                    continue
                seat = waiting[0]
                shown = await look(person, table, seat)
                assert live.state is not None
                assert shown["viewer"] == seat
                assert shown["view"] == fields(live.state.view(seat))
                story = await person.get(f"/api/tables/{table}/replay?seat={seat}")
                assert story["viewer"] == seat
                status, denied, _ = await person.http("GET", f"/api/tables/{table}/replay?seat={1 - seat}")
                assert (status, denied["code"]) == (409, "still-playing")  # his hand is not the one that is shown
                done = await person.answer(person.do(table, do="act", action=shown["turn"]["legal"][-1]))
                assert done["seat"] == seat
                assert (await look(person, table, SPECTATOR))["viewer"] == SPECTATOR
                status, _, _ = await person.http("GET", f"/api/tables/{table}/replay?seat={seat}")
                assert status == 409  # nobody's hand is shown now

    run(story())


def test_no_stream_carries_the_hand_of_another_seat_at_the_same_device(tmp_path: Path) -> None:
    """What comes in is the view of the seat that was asked for last, whoever acts."""

    async def story() -> None:
        async with running(tmp_path) as server:
            person, table = await device(server)
            live = server.registry.sessions[table]
            await look(person, table)
            for number in range(30):
                asked = number % 3 - 1
                while (whole := await look(person, table, asked))["n"] != live.table.seq:
                    pass  # a bot has acted meanwhile
                assert live.table.state is not None
                assert whole["viewer"] == asked
                assert whole["view"] == fields(live.table.state.view(asked))
                waiting = live.table.to_act()
                if asked in waiting:
                    heard = await person.answer(person.do(table, do="act", action=whole["turn"]["legal"][0]))
                    assert heard["seat"] == asked
                    if asked not in heard["turn"]["to_act"]:
                        assert "legal" not in heard["turn"]  # what the next one may do tells what he holds
                elif any(seat in waiting for seat in (0, 1)):
                    refused = await person.answer(person.do(table, do="act", action="play r"))
                    assert refused["type"] == "error"  # the one who looks on is not the one to act
                else:
                    await asyncio.sleep(0.05)

    run(story())


def test_a_stranger_gets_no_hand_by_naming_a_seat(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            _, table = await device(server, listed=True)
            stranger = await (await Person(server.port).enter()).connect()
            for seat in (0, 1, 2):
                assert (await look(stranger, table, seat))["viewer"] == SPECTATOR
                status, problem, _ = await stranger.http("GET", f"/api/tables/{table}/replay?seat={seat}")
                assert (status, problem["code"]) == (409, "still-playing")
            assert (await stranger.answer(stranger.do(table, do="act", action="play r")))["code"] == "not-seated"

    run(story())


def test_people_here_elsewhere_and_bots_at_one_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            person = await (await Person(server.port).enter()).connect()
            wish = {"game": "galopp", "players": 4, "here": ["Anna", "Bruno"], "bots": [None, None, None, "simple"]}
            made = await person.post("/api/tables", wish)
            table, secret = made["table"], made["link"].split("#k=")[1]
            friend = await (await Person(server.port).enter()).connect()
            assert (await friend.post(f"/api/tables/{table}/join", {"secret": secret}))["seat"] == 2
            await friend.watch(table)
            await look(person, table)
            # Whoever has hands around his device takes no seat himself: he could see two.
            assert (await person.answer(person.do(table, do="sit")))["code"] == "already-seated"
            await person.answer(person.do(table, do="start"))
            cards = await person.get("/api/me/tables")
            waiting = server.registry.sessions[table].table.to_act()
            assert cards[0].get("your_turn", False) == any(seat < 2 for seat in waiting)

            # To stop, the people around the device have talked; the friend elsewhere is asked.
            await look(person, table, 0)
            await person.answer(person.do(table, do="abandon"))
            await look(person, table, 1)
            assert (await person.answer(person.do(table, do="answer", agree=True)))["code"] == "own-proposal"
            agreed = await friend.answer(friend.do(table, do="answer", agree=True))
            assert agreed["status"] == "abandoned"
            again = await person.answer(person.do(table, do="rematch"))
            assert again["what"] == "rematched"
            rematch = server.registry.sessions[again["more"]["table"]].table
            assert len(rematch.held(rematch.host)) == 2

    run(story())


def test_the_same_people_come_back_and_are_forgotten_with_the_device(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            person, first = await device(server)
            second = (await person.post("/api/tables", {**WISH, "here": ["Bruno", "Bruno"]}))["table"]
            seats = [
                [place.person for place in server.registry.sessions[table].table.seats] for table in (first, second)
            ]
            assert seats[0][1] == seats[1][0]  # Bruno is Bruno
            assert seats[1][0] != seats[1][1]  # but two of that name are two
            told = await person.get("/api/me/export")
            assert sorted(one["person"]["name"] for one in told["around"]) == ["Anna", "Bruno", "Bruno"]
            status, problem, _ = await person.http("POST", "/api/tables", {**WISH, "here": ["A"] * 4})
            assert (status, problem["code"]) == (400, "malformed")
            assert "4 people for 3 seats" in problem["sentence"]
            assert (await person.http("DELETE", "/api/me"))[0] == 200
            assert not await server.registry.store.begun(f"{told['person']['id']}+")

    run(story())


def test_a_device_is_here_or_away_with_all_its_people(tmp_path: Path) -> None:
    """So a bot covers for all of them, or for none."""

    async def story() -> None:
        async with running(tmp_path) as server:
            person, table = await device(server)
            live = server.registry.sessions[table]
            for seat in (None, 1, SPECTATOR):
                await look(person, table, seat)
                assert not {0, 1} & live.away.keys()
            person.send(type="unwatch", table=table)
            person.send(type="ping")
            await person.until(lambda message: message["type"] == "pong")
            assert {0, 1} <= live.away.keys()

    run(story())
