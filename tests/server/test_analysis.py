"""Tests of looking back on a match over HTTP (the coach's choice, chances, luck, words), and that nothing leaks by
it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

import ludotheque
from ludotheque.bots.executor import BACK, SEARCH, prepare, ready
from ludotheque.session import analysis_jobs
from ludotheque.session.analysis_jobs import coarse_to_fine
from tests.limits import HANGS_AFTER_S
from tests.server.client import Person
from tests.server.running import running
from tests.server.test_moments import played


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    """No request of these waits for a compiler."""
    game = ludotheque.game("galopp")
    for what in (SEARCH, BACK):
        if not ready(game, what):
            prepare(game, what)


def run(work: Any) -> None:
    asyncio.run(asyncio.wait_for(work, HANGS_AFTER_S))


async def until_done(person: Person, path: str) -> dict[str, Any]:
    """Ask until all is reckoned."""
    while not (answer := await person.get(path))["done"]:
        await asyncio.sleep(0.05)
    found: dict[str, Any] = answer
    return found


def test_a_finished_match_is_judged_from_every_seat(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            person, table, told = await played(server, None)
            path = f"/api/tables/{table}"
            moved = [one["n"] for one in told[1:] if one.get("changed")]

            # The coach, where a seat acted and only there; what was played is judged with it.
            mine = [one for one in told[1:] if one.get("seat") == 0 and one["what"] == "acted"]
            advised = await person.get(f"{path}/advice?seat=0&n={mine[-2]['n']}")
            assert advised["played"]["action"] == mine[-2]["action"]
            assert advised["candidates"][0]["worth"] >= advised["played"]["worth"] - 0.05
            assert advised == await person.get(f"{path}/advice?seat=0&n={mine[-2]['n']}")
            theirs = next(one["n"] for one in told[1:] if one.get("seat") == 1)
            for n in (theirs, 0, 99999, -1):
                status, body, _ = await person.http("GET", f"{path}/advice?seat=0&n={n}")
                assert (status, body["code"]) in ((404, "no-such-choice"), (404, "no-such-moment"))
                assert body["sentence"]
            status, body, _ = await person.http("GET", f"{path}/advice?seat=0&n=soon")
            assert (status, body["code"]) == (400, "malformed")

            # Chances: each moment once, in bits, and the end is what it was.
            for seat in (-1, 0, 1):
                last = await until_done(person, f"{path}/chances?seat={seat}")
                points = {point["n"]: point["shares"] for point in last["points"]}
                assert set(moved) <= set(points)
                assert len(points) == last["moments"]
                assert all(abs(sum(shares) - 1) < 0.01 for shares in points.values())
                assert points[moved[-1]] in ([1.0, 0.0], [0.0, 1.0], [0.5, 0.5])
            assert (await person.get(f"{path}/chances?seat=1&have=5"))["points"] == last["points"][5:]

            # Luck and choices add up to the result.
            reckoned = await until_done(person, f"{path}/luck")
            for seat in reckoned["seats"]:
                parts = seat["luck"] + seat["choices"] + seat["rest"]
                assert abs(parts - seat["result"] + 0.5) < 0.001

            # The table in words, as the seat saw it.
            words = await person.get(f"{path}/words?seat=1&from={moved[3]}")
            assert [one["n"] for one in words["moments"]][:2] == moved[3:5]
            assert all(one["lines"] for one in words["moments"])

    run(story())


def test_while_others_play_nobody_is_told_how_he_stands(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            person, table, told = await played(server, 3)
            path = f"/api/tables/{table}"
            n = next(one["n"] for one in told[1:] if one.get("seat") == 0)
            assert (await person.get(f"{path}/advice?n={n}"))["candidates"]
            assert (await person.get(f"{path}/chances"))["viewer"] == 0
            status, body, _ = await person.http("GET", f"{path}/luck")
            assert (status, body["code"]) == (409, "no-result")
            for seat in (1, -1):
                status, body, _ = await person.http("GET", f"{path}/chances?seat={seat}")
                assert (status, body["code"]) == (409, "still-playing")

            secret = (await person.post(f"{path}/links", {"seat": 1}))["link"].split("#s=")[1]
            other = await Person(server.port).enter()
            assert (await other.post(f"{path}/join", {"secret": secret}))["seat"] == 1
            for who, asked in ((person, 0), (other, 1)):
                for what in (f"advice?n={n}&seat={asked}", f"chances?seat={asked}"):
                    status, body, _ = await who.http("GET", f"{path}/{what}")
                    assert (status, body["code"]) == (409, "coach-alone")
            stranger = await Person(server.port).enter()
            for what in ("advice?n=3", "chances", "luck", "words"):
                status, body, _ = await stranger.http("GET", f"{path}/{what}")
                assert (status, body["code"]) == (404, "no-such-table")

    run(story())


def test_a_file_is_looked_at_like_a_table_and_a_bad_one_says_what_is_wrong(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            person, table, _ = await played(server, None)
            log = await person.get(f"/api/tables/{table}/log")
            assert isinstance(log, str)
            card = await person.post("/api/files", {"log": log})
            assert (card["game"], card["status"]) == ("galopp", "over")
            path = f"/api/tables/{card['table']}"
            assert await person.get(path) == card
            stories = [
                (await person.get(f"{where}/replay?seat=0"))["entries"] for where in (path, f"/api/tables/{table}")
            ]
            lines = [[one.get("lines") for one in entries if one.get("lines")] for entries in stories]
            assert lines[0] == lines[1]
            assert await person.get(f"{path}/log") == log
            scores = [(await person.get(f"{where}/score"))["rounds"] for where in (path, f"/api/tables/{table}")]
            assert scores[0] == scores[1]
            assert scores[0][-1]["totals"] == (await person.get(f"/api/tables/{table}/results"))["results"]
            assert scores[0][0]["title"] == {"key": "score-race", "given": {"race": 1}}
            mine = next(one["n"] for one in stories[0] if one.get("seat") == 0)
            assert (await person.get(f"{path}/advice?seat=0&n={mine}"))["played"]["label"]
            made = await person.post(f"{path}/go-on", {"n": mine, "seat": 1})
            assert (await person.watch(made["table"]))["status"] == "playing"
            # The same from another system, and one that stops in the middle.
            assert (await person.post("/api/files", {"log": "\ufeff" + log.replace("\n", "\r\n")}))["status"] == "over"
            cut = "\n".join(log.split("\n")[:40])
            assert (await person.post("/api/files", {"log": cut}))["status"] == "playing"

            damaged = log.replace("* deal", "* steal", 1)
            for text, expected in (
                ("", "log-foreign"),
                ("<html>", "log-foreign"),
                (log.replace("galopp", "ludo"), "log-move-refused"),
                (log.replace("rules: 2", "rules: 9"), "log-other-rules"),
                (log.replace("players:", "player:"), "log-unreadable"),
                (damaged, "log-move-refused"),
                (log.replace("results: [", "results: [9"), "log-results"),
            ):
                status, body, _ = await person.http("POST", "/api/files", {"log": text})
                assert (status, body["code"]) == (409, expected)
                assert body["sentence"].startswith(("Line ", "Ligne "))
            status, body, _ = await person.http("POST", "/api/files", {"log": "x" * (1 << 20 | 1)})
            assert (status, body["code"]) == (413, "too-large")
            status, body, _ = await person.http("GET", "/api/tables/file-0/replay")
            assert (status, body["code"]) == (404, "file-gone")

    run(story())


def test_what_nobody_asks_for_any_more_stops(tmp_path: Path, monkeypatch: Any) -> None:

    async def story() -> None:
        async with running(tmp_path) as server:
            person, table, _ = await played(server, None)
            monkeypatch.setattr(analysis_jobs, "ABANDONED_AFTER_S", -1.0)
            answer = await person.get(f"/api/tables/{table}/chances")
            assert not answer["done"]
            assert not answer["points"]
            monkeypatch.setattr(analysis_jobs, "ABANDONED_AFTER_S", 10.0)
            assert len((await until_done(person, f"/api/tables/{table}/chances"))["points"]) == answer["moments"]

    run(story())


def test_a_picture_is_soon_whole_and_becomes_finer() -> None:
    assert coarse_to_fine(9) == [0, 8, 4, 2, 6, 1, 3, 5, 7]
    assert [sorted(coarse_to_fine(count)) for count in (0, 1, 2)] == [[], [0], [0, 1]]
