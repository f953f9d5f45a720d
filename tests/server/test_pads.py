"""Tests of score pads over HTTP: links to read and to write, limits, and the list of one's matches."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ludotheque.session.ports import Clock
from tests.limits import UNLIMITED
from tests.server.client import Person
from tests.server.running import running
from tests.server.test_catalog import guest, house, refused
from tests.server.test_history import KINDS, place, stopped
from tests.server.test_tables import run

__all__ = ["place"]


def write(row: int, player: str, value: int, id: str = "", **more: Any) -> dict[str, Any]:
    return {"do": "write", "id": id or f"{row}-{player}-{value}", "row": row, "player": player, "value": value, **more}


async def written(person: Person, pad: dict[str, Any], *changes: dict[str, Any], secret: str = "") -> dict[str, Any]:
    headers = {"X_Link_Secret": secret} if secret else {}
    status, answer, _ = await person.http(
        "POST", f"/api/pads/{pad['id']}/changes", {"changes": list(changes)}, **headers
    )
    assert status == 200, answer
    found: dict[str, Any] = answer
    return found


@pytest.mark.parametrize("kind", KINDS)
def test_a_pad_is_read_by_one_link_and_written_by_another(tmp_path: Path, place: dict[str, Any]) -> None:
    async def story() -> None:
        async with running(tmp_path, **place) as server:
            anna, bo = await guest(server), await guest(server)
            pad = await anna.post("/api/pads", {"title": "Yams", "players": ["Anna", "Bo"], "scoring": {"target": 100}})
            path = f"/api/pads/{pad['id']}"
            reader = Person(server.port)
            shown = (await reader.get(path))["pad"]
            assert [one["name"] for one in shown["players"]] == ["Anna", "Bo"]
            assert "secret" not in shown
            body = {"changes": [write(0, "2", 30)]}
            assert await refused(bo, "POST", f"{path}/changes", body) == (403, "pad-read-only")
            assert await refused(bo, "POST", f"{path}/undo") == (403, "pad-read-only")
            assert await refused(reader, "POST", f"{path}/changes", body) == (401, "no-session")
            assert await refused(bo, "GET", "/api/pads/wrong") == (404, "pad-no-pad")
            mine = await written(anna, pad, write(0, "1", 12))
            assert mine["pad"]["undo"]
            answer = await written(bo, pad, write(0, "2", 30), write(0, "1", 13), secret=pad["secret"])
            assert [(one["id"], one["code"]) for one in answer["refused"]] == [("0-1-13", "pad-cell-changed")]
            assert "12" in answer["refused"][0]["sentence"]
            version = answer["pad"]["version"]
            assert await reader.get(f"{path}?version={version}") == {"version": version}
            assert (await reader.get(f"{path}?version={version - 1}"))["pad"]["cells"]
            assert not (await bo.post(f"{path}/undo")).get("undo")
            assert await refused(bo, "POST", f"{path}/undo") == (409, "pad-nothing-to-undo")
            for wish in ({"record": 999}, {"record": 1 << 63}, {"players": ["x" * 10_000]}, {"scoring": {"rounds": 0}}):
                assert (await refused(anna, "POST", "/api/pads", wish))[0] in (400, 404)
            many = {"changes": [write(0, "1", 1)] * 101}
            assert await refused(anna, "POST", f"{path}/changes", many) == (400, "malformed")

    run(story())


@pytest.mark.parametrize("kind", KINDS)
def test_a_game_at_the_table_stands_among_the_matches_and_is_deleted(tmp_path: Path, place: dict[str, Any]) -> None:
    async def story() -> None:
        clock = Clock()
        async with running(tmp_path, clock, **place) as server:
            anna = await (await Person(server.port).enter()).connect()
            order: list[str] = []
            found = await anna.get("/api/catalog/search?text=tausch")
            box = found["records"][0]
            for number in range(23):
                clock.advance_to(clock.now_ms() + 1000)
                if number % 3:
                    order.append(await stopped(anna))
                    continue
                wish = {"record": box["id"], "players": ["Anna", f"Guest{number}"], "scoring": {"wins": "lowest"}}
                pad = await anna.post("/api/pads", wish)
                assert [one["id"] for one in await anna.get("/api/me/pads")] == [pad["id"]]
                end = {"do": "end", "id": "end"}
                await written(anna, pad, write(0, "1", 7), write(0, "2", 5), end)
                order.append(pad["id"])
            order.reverse()
            pages = [await anna.get(f"/api/me/matches?page={page}") for page in range(3)]
            assert [page["total"] for page in pages] == [23] * 3
            for page, wanted in zip(pages, (order[:20], order[20:], []), strict=True):
                listed = [(one["touched"], one["table"]) for one in page["tables"]]
                listed += [(one["touched"], one["id"]) for one in page.get("at_table", [])]
                assert [id for _, id in sorted(listed, reverse=True)] == wanted
            card = pages[0]["at_table"][0]
            assert (card["title"], card["game"], card["record"]) == (box["title"], box["plays"][0]["game"], box["id"])
            assert card["standings"] == [
                {"name": "Anna", "points": 7},
                {"name": "Guest21", "points": 5, "won": True},
            ]
            only = await anna.get("/api/me/matches?search=guest21")
            assert (only["total"], only["tables"], [one["id"] for one in only["at_table"]]) == (1, [], [card["id"]])
            assert len((await anna.get("/api/me/export"))["pads"]) == 8
            status, _, _ = await anna.http("DELETE", f"/api/me/pads/{card['id']}")
            assert status == 200
            assert (await anna.get("/api/me/matches"))["total"] == 22
            assert await refused(anna, "GET", f"/api/pads/{card['id']}") == (404, "pad-no-pad")
            await anna.http("DELETE", "/api/me")
            assert await refused(Person(server.port), "GET", f"/api/pads/{order[1]}") == (404, "pad-no-pad")

    run(story())


def test_new_pads_are_counted_by_address(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, limits=replace(UNLIMITED, pads=0.0001, pad_burst=3)) as server:
            for _ in range(3):
                await (await guest(server)).post("/api/pads", {})
            assert await refused(await guest(server), "POST", "/api/pads", {}) == (429, "slow-down")

    run(story())


def test_a_box_says_how_it_is_scored_or_its_game_does(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as (_, olga):
            box = (await olga.get("/api/catalog/search?text=rummu"))["records"][0]["id"]
            path = f"/api/catalog/records/{box}"
            record = await olga.get(path)
            assert record["scoring"] == {"target": 200}  # as the game declares it
            assert "scoring" not in record["facts"]
            scoring = {"wins": "lowest", "rows": [" Coins ", "Coins", "Cards"], "rounds": 3}
            edit = {"version": record["version"], "facts": {**record["facts"], "scoring": scoring}}
            changed = (await olga.http("PUT", path, edit))[1]
            assert changed["scoring"] == changed["facts"]["scoring"] == {"wins": "lowest", "rows": ["Coins", "Cards"]}
            other = await olga.post("/api/catalog/records", {"facts": {"title": "Mill"}})
            assert "scoring" not in other

    run(story())


def test_the_rules_of_a_game_answer_for_a_real_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            anna = Person(server.port)
            cards = {one["id"]: one for one in await anna.get("/api/games")}
            assert cards["rummu"]["checks"]
            assert not cards["quartett"]["checks"]
            assert await anna.get("/api/games/quartett/checks") == []
            found = {one["name"]: one for one in await anna.get("/api/games/rummu/checks")}
            (field,) = found["combination"]["fields"]
            assert (field["label"], field["rows"][1][3], field["copies"]["r7"]) == ("check-combination-cards", "r3", 2)
            path = "/api/games/rummu/checks/combination"
            answer = await anna.post(path, {"given": {"cards": ["r3", "r4", "r5", "r6"]}})
            assert (answer["allowed"], answer["points"], answer["paragraph"]) == (True, 20, 16)
            assert answer["lines"][0]["key"] == "check-pure-run"
            assert await refused(anna, "POST", path, {"given": {"cards": ["x1"]}}) == (400, "check-card")
            assert await refused(anna, "POST", f"{path}s", {"given": {}}) == (400, "check-unknown")
            assert await refused(anna, "POST", path, {"players": 99}) == (400, "malformed")
            wrong = {"options": {"target": "high"}}
            assert (await refused(anna, "POST", path, wrong))[0] == 400

    run(story())
