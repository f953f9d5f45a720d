"""Tests that whoever gave a seat away stops seeing its cards, on a socket that stays open."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.limits import HANGS_AFTER_S
from tests.server.client import Person
from tests.server.running import running


@pytest.mark.parametrize("how", ["leave", "link"])
def test_who_gave_a_seat_away_sees_its_cards_no_more(tmp_path: Path, how: str) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            anna, bruno, carla = [await (await Person(server.port).enter()).connect() for _ in range(3)]
            made = await anna.post("/api/tables", {"game": "galopp", "players": 2, "bots": [None, None]})
            table, secret = made["table"], made["link"].split("#k=")[1]
            await bruno.post(f"/api/tables/{table}/join", {"secret": secret})
            for person in (anna, bruno):
                await person.watch(table)
            if how == "leave":
                await bruno.answer(bruno.do(table, do="leave"))
            else:
                link = await bruno.post(f"/api/tables/{table}/links", {"seat": 1})
                secret = link["link"].split("#s=")[1]
            joined = await carla.post(f"/api/tables/{table}/join", {"secret": secret})
            assert joined["seat"] == 1
            anna.do(table, do="start")
            started = await anna.until(lambda message: message.get("what") == "started")
            anna.do(table, do="act", action=started["turn"]["legal"][0])
            dealt = await bruno.until(lambda message: message.get("what") == "acted")
            assert {count for row in dealt["changed"].get("hand", []) for count in row} <= {-1}

    asyncio.run(asyncio.wait_for(story(), HANGS_AFTER_S))
