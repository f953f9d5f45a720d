"""Tests of the routes of the guided first match: nothing of it is stored, and it ends at a table of one's own."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from ludotheque.kernel.game import open_game, published
from ludotheque.kernel.lessons import lesson_of
from tests.limits import HANGS_AFTER_S
from tests.server.client import Person
from tests.server.running import running


def run(work: Any) -> None:
    asyncio.run(asyncio.wait_for(work, HANGS_AFTER_S))


def test_a_lesson_goes_on_with_what_is_right_and_says_why_not(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            anna = await Person(server.port).enter()
            path = "/api/games/galopp/lesson"
            lesson = await anna.get(path)
            assert lesson["names"]["de"] == ["Lina", ""]
            assert (lesson["table"]["n"], lesson["table"]["viewer"]) == (1, 1)
            assert lesson["table"]["turn"]["legal"] == ["play r", "play g", "play w"]

            refused = await anna.post(path, {"action": "play b"})
            assert refused["reason"]["code"] == "not-in-hand"
            assert refused["reason"]["paragraph"]
            unread = await anna.post(path, {"action": "fly"})
            assert unread["reason"]["sentence"]
            assert await anna.post(path, {"action": "play r"}) == {"wrong": "lesson-first-wrong"}

            answer = await anna.post(path, {"action": "PLAY W"})  # however it is written
            assert answer["at"] == 2
            assert [(entry["n"], entry["seat"]) for entry in answer["entries"]] == [(2, 1), (3, 0)]
            assert answer["entries"][-1]["hash"] == answer["table"]["hash"]
            assert answer["table"]["lines"]
            assert answer["entries"][-1]["turn"]["legal"] == ["play r", "play g"]

            assert (await anna.post(path + "/find", {"action": "play", "done": ["play w"]}))["legal"] == [
                "play r",
                "play g",
            ]
            why = await anna.post(path + "/why", {"action": "play w", "done": ["play w"]})
            assert why["code"] == "not-in-hand"

            end = await anna.post(path, {"action": "play r", "done": ["play w", "play g"]})
            assert end["at"] == len(lesson["steps"]) - 1
            nothing = await anna.post(path, {"action": "arrange r b g y w", "done": ["play w", "play g", "play r"]})
            assert nothing == {}  # there is nothing to do any more

    run(story())


@pytest.mark.parametrize("name", published())
def test_whoever_has_come_to_the_end_plays_on_from_there(tmp_path: Path, name: str) -> None:
    async def story() -> None:
        lesson = lesson_of(open_game(name))
        assert lesson is not None
        done = [lesson.steps[number].right[0] for number in lesson.choices]
        async with running(tmp_path, bot_delay=(HANGS_AFTER_S, HANGS_AFTER_S)) as server:  # nobody else has acted yet
            anna = await Person(server.port).enter()
            end = await anna.post(f"/api/games/{name}/lesson", {"action": done[-1], "done": done[:-1]})
            made = await anna.post(f"/api/games/{name}/lesson/go-on", {"done": done})
            await anna.connect()
            table = await anna.watch(made["table"])
            assert table["viewer"] == lesson.seat
            assert table["view"] == end["table"]["view"]
            assert table["turn"]["to_act"] == end["table"]["turn"]["to_act"]
            assert table["status"] == "playing"
            card = await anna.get(f"/api/tables/{made['table']}")
            assert {seat.get("level") for seat in card["seats"]} == {None, "easy"}

    run(story())


def test_what_is_no_lesson_is_refused_in_a_sentence(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            anna = await Person(server.port).enter()
            for done, code in (
                (["play g"], "unknown-lesson-move"),
                (["play w", "play g", "play r", "x"], "unknown-lesson-move"),
            ):
                status, body, _ = await anna.http(
                    "POST", "/api/games/galopp/lesson", {"action": "play r", "done": done}
                )
                assert (status, body["code"]) == (404, code)
                assert body["sentence"]
            status, body, _ = await anna.http("GET", "/api/games/nowhere/lesson")
            assert (status, body["code"]) == (404, "unknown-game")
            status, body, _ = await anna.http("POST", "/api/games/galopp/lesson", {"action": "x" * 201})
            assert (status, body["code"]) == (400, "malformed")

    run(story())
