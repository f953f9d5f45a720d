"""Tests of who begins at a server: everybody goes on from the seat where he sits then, and it is remembered."""

from __future__ import annotations

import zlib
from pathlib import Path
from typing import Any

from ludotheque.tables.view_layout import fields
from tests.server.client import Person
from tests.server.running import Running, running
from tests.server.test_fairness import abandon, what
from tests.server.test_one_device import look
from tests.server.test_tables import run, seated, seats_of


async def chosen(server: Running, **choice: Any) -> tuple[list[Person], str]:
    """Three people at a table of Tausch Rausch whose host has chosen who begins."""
    people, table = await seated(server, 3, game="tausch")
    told = await people[0].answer(people[0].do(table, do="choose-first", **choice))
    assert told["what"] == "first-chosen"
    return people, table


def test_everybody_goes_on_from_the_seat_where_he_sits_now(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            people, table = await chosen(server, by="named", seats=[2])
            asked = await seats_of(people[1], lambda message: message.get("first"))
            assert asked["first"] == {"by": "named", "seats": [2]}
            link = (await people[1].post(f"/api/tables/{table}/links", {"seat": 1}))["link"]
            looker = await (await Person(server.port).enter()).connect()
            secret = link.split("#s=")[1]
            assert (await looker.watch(table, secret=secret))["viewer"] == -1
            people[0].do(table, do="start")
            state = server.registry.sessions[table].table.state
            for before, now in enumerate((1, 2, 0)):
                begun = await people[before].until(what("started"))
                state = server.registry.sessions[table].table.state
                assert state is not None
                assert begun["changed"] == fields(state.view(now))
                assert bool(begun["turn"].get("legal")) == (now == 0)
                assert begun["more"]["first"] == {"by": "named", "question": "youngest", "order": [2, 0, 1]}
                seats = await seats_of(people[before], lambda message: message.get("status") == "playing")
                assert [card.get("you", False) for card in seats["seats"]] == [seat == now for seat in range(3)]
                assert "first" not in seats
            # A link to a seat named it as it was before: nobody gets a neighbour's cards by it.
            assert (await looker.until(lambda message: message["type"] == "error"))["code"] == "link-revoked"
            status, _, _ = await looker.http("POST", f"/api/tables/{table}/join", {"secret": secret})
            assert status == 404
            # Whoever was away while the seats turned is told anew, from where he sits.
            await people[1].connect()
            people[1].inbox.clear()
            whole = await people[1].watch(table, have=3, viewer=1)
            assert (whole["type"], whole["viewer"], whole["order"]) == ("table", 2, [2, 0, 1])
            # In the story of the table people have the seats that they have now.
            told = await people[0].get(f"/api/tables/{table}/replay")
            taken = [entry["seat"] for entry in told["entries"] if entry["what"] == "seated"]
            assert taken == [2, 0]
            people[2].do(table, do="act", action=begun["turn"]["legal"][0])
            for before, now in enumerate((1, 2, 0)):
                acted = await people[before].until(what("acted"))
                state = server.registry.sessions[table].table.state
                assert state is not None
                assert (acted["seat"], acted["hash"]) == (0, zlib.crc32(bytes(state.view(now))))

    run(story())


def test_the_same_person_begins_again_in_the_next_match_also_after_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            people, table = await chosen(server, by="named", seats=[1])
            people[0].do(table, do="start")
            await people[2].until(what("started"))
            await abandon(table, people)
            made = (await people[0].answer(people[0].do(table, do="rematch")))["more"]["table"]
            cookies = [person.cookie for person in people]
        async with running(tmp_path) as server:
            people = []
            for cookie in cookies:
                people.append(Person(server.port))
                people[-1].cookie = cookie
                await people[-1].connect()
                await people[-1].watch(made)
            assert (await seats_of(people[0]))["first"]["by"] == "named"
            people[0].do(made, do="start")
            begun = await people[1].until(what("started"))
            assert begun["turn"]["legal"]
            assert (
                server.registry.sessions[made].viewer(server.registry.sessions[made].table.seats[0].person or "") == 0
            )

    run(story())


def test_around_one_device_it_is_said_when_the_table_is_opened(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            person = await (await Person(server.port).enter()).connect()
            wish = {"game": "tausch", "players": 3, "here": ["Anna", "Bruno"], "bots": [None, None, "simple"]}
            first = {"by": "named", "seats": [1]}
            made = await person.post("/api/tables", {**wish, "first": first, "start": True})
            seats = server.registry.sessions[made["table"]].table.seats
            names = [server.registry.identities.name(place.person or "") for place in seats]
            assert names == ["Bruno", "", "Anna"]
            shown = await look(person, made["table"], 0)
            assert shown["turn"]["legal"]
            status, wrong, _ = await person.http(
                "POST", "/api/tables", {**wish, "first": {"by": "named", "seats": [2]}}
            )
            assert (status, wrong["code"]) == (409, "first-no-person")
            status, wrong, _ = await person.http(
                "POST", "/api/tables", {**wish, "first": {"by": "named", "seats": [7]}}
            )
            assert (status, wrong["code"]) == (409, "no-such-seat")

    run(story())
