"""Tests of the coach at a table: from the seat's own view, against bots only."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from tests.limits import HANGS_AFTER_S
from tests.server.client import Person
from tests.server.running import running


def run(work: Any) -> None:
    asyncio.run(asyncio.wait_for(work, HANGS_AFTER_S))


def test_the_coach_answers_against_bots_only(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            anna, bruno = [await (await Person(server.port).enter()).connect() for _ in range(2)]
            made = await anna.post("/api/tables", {"game": "galopp", "players": 2, "bots": [None, "simple"]})
            table, secret = made["table"], made["link"].split("#k=")[1]
            await anna.watch(table)
            anna.send(type="advise", id="early", table=table)
            assert (await anna.answer("early"))["code"] == "not-playing"
            anna.do(table, do="start")
            await anna.until(lambda message: message.get("what") == "started")
            anna.do(table, do="act", action="arrange r b g y w")
            turn: dict[str, Any] = {"turn": {"to_act": []}}
            while 0 not in turn["turn"]["to_act"]:
                turn = await anna.until(lambda message: message["type"] == "event" and "turn" in message)
            anna.send(type="advise", id="first", table=table)
            anna.send(type="advise", id="second", table=table)
            assert (await anna.answer("second"))["code"] == "slow-down"  # one thought at a time
            advised = await anna.answer("first")
            assert advised["type"] == "advised"
            assert advised["n"] == turn["n"]
            offered = [one["action"] for one in advised["candidates"]]
            assert 1 <= len(offered) <= 2
            assert set(offered) <= set(turn["turn"]["legal"])
            assert advised["advice"]["key"].startswith("advice-")
            assert all(0 <= one["worth"] <= 1 and one["label"]["key"] for one in advised["candidates"])

            bruno_seat = await bruno.post(f"/api/tables/{table}/join", {"secret": secret})
            assert bruno_seat["seat"] == 1
            anna.send(type="advise", id="third", table=table)
            refused = await anna.answer("third")
            assert refused["code"] == "coach-alone"
            assert refused["sentence"]

            # A hand to try out against bots, with advice, would be the same by a back door.
            path, moment = f"/api/tables/{table}/go-on", {"n": turn["n"], "seat": 0, "again": True}
            status, body, _ = await anna.http("POST", path, moment)
            assert (status, body["code"]) == (409, "go-on-later")

            # Who is covered by a bot is still a person who plays here.
            await bruno.watch(table)
            bruno.do(table, do="leave")
            await anna.until(lambda message: message.get("what") == "left")
            anna.send(type="advise", id="fourth", table=table)
            assert (await anna.answer("fourth"))["code"] == "coach-alone"
            assert (await anna.http("POST", path, moment))[1]["code"] == "go-on-later"

    run(story())
