"""Tests of the catalogue over HTTP: who may see and do what, conflicts, loans, the library's face."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from ludotheque.catalog import people
from ludotheque.server.app import ROUTES
from tests.server.client import Person
from tests.server.running import Running, running
from tests.server.test_history import KINDS, place
from tests.server.test_tables import run

__all__ = ["place"]
BOX = {
    "title": "Schweinerei",
    "low": 2,
    "high": 6,
    "age": 6,
    "minutes": 30,
    "shelf": "B 2",
    "private_notes": "geheim-77",
}


async def guest(server: Running, name: str = "") -> Person:
    person = await Person(server.port).enter()
    if name:
        await person.http("PATCH", "/api/me", {"name": name})
    return person


async def owner(server: Running) -> Person:
    person = await guest(server, "Olga")
    key = await server.services.catalog.write(lambda connection: people.owner_key(connection, "the key"))
    assert (await person.post("/api/library/role", {"secret": key}))["role"] == "owner"
    return person


@contextlib.asynccontextmanager
async def house(folder: Path, **settings: Any) -> AsyncIterator[tuple[Running, Person]]:
    async with running(folder, **settings) as server:
        yield server, await owner(server)


async def refused(person: Person, method: str, path: str, body: Any = None) -> tuple[int, str]:
    status, answer, _ = await person.http(method, path, body)
    assert status >= 400, answer
    assert answer["sentence"]
    return status, answer["code"]


@pytest.mark.parametrize("kind", KINDS)
def test_anyone_finds_the_boxes_of_the_games_and_nobody_else_changes_them(
    tmp_path: Path, place: dict[str, Any]
) -> None:
    async def story() -> None:
        async with running(tmp_path, **place) as server:
            anna = Person(server.port)
            page = await anna.get("/api/catalog/search?text=rus&players=4&age=7&minutes=20")
            assert [(one["title"], len(one["plays"])) for one in page["records"]] == [("Rennschwein Rudi Rüssel", 2)]
            assert (page["total"], page["playable"], page["here"], page["size"]) == (1, 1, 1, 24)
            assert (await anna.get("/api/catalog/search?text=galopp"))["total"] == 3
            record = await anna.get(f"/api/catalog/records/{page['records'][0]['id']}")
            assert record["facts"]["authors"] == ["Donna Schmidt-Abels"]
            assert (await anna.get("/api/library"))["role"] == "visitor"
            proposed = await anna.get("/api/catalog/propose?players=4&minutes=30", Accept_Language="de")
            assert len(proposed) == 3
            assert all("und ihr seid 4" in one["reasons"][0] for one in proposed)
            assert await refused(anna, "GET", "/api/catalog/search?players=0") == (400, "catalog-filter")
            assert await refused(anna, "GET", "/api/catalog/search?age=%C2%B2") == (400, "catalog-filter")
            assert await refused(anna, "GET", "/api/catalog/records/999") == (404, "catalog-no-record")
            assert await refused(anna, "GET", "/api/catalog/records/../1") == (404, "no-such-page")

    run(story())


def test_only_the_owner_and_helpers_change_things(tmp_path: Path) -> None:
    """Every route that is for helpers refuses visitors, whatever they send."""
    bodies = {
        "CatalogNew": {"facts": BOX},
        "CatalogEdit": {"version": 1, "facts": BOX},
        "CatalogRemoval": {"version": 1},
        "LoanWish": {"borrower": "Bo", "since": "2026-11-18"},
        "LoanReturn": {"back": "2026-11-18"},
        "LoanDue": {"due": None},
        "BorrowerName": {"borrower": "Bo"},
        "LibraryEdit": {"version": 0, "about": {}},
    }

    async def story() -> None:
        async with running(tmp_path) as server:
            anna = await guest(server)
            guarded = [one for one in ROUTES if "(helper" in one.summary or "(owner" in one.summary]
            assert len(guarded) >= 14
            for declared in guarded:
                body = bodies[declared.takes.__name__] if declared.takes else None
                path = declared.path.replace("{record}", "1").replace("{", "").replace("}", "")
                assert (await refused(anna, declared.method, path, body)) == (403, "catalog-not-yours"), declared
            assert await refused(anna, "POST", "/api/library/role", {"secret": "guess"}) == (403, "catalog-dead-key")
            nobody = Person(server.port)
            assert await refused(nobody, "POST", "/api/catalog/records", {"facts": BOX}) == (401, "no-session")

    run(story())


def test_two_who_edit_one_box_lose_nothing_and_changes_are_undone(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as (server, olga):
            made = await olga.post("/api/catalog/records", {"facts": BOX})
            path = f"/api/catalog/records/{made['id']}"
            assert (await Person(server.port).get(path))["facts"].get("private_notes") is None
            assert (await olga.get(path))["facts"]["private_notes"] == "geheim-77"
            link = (await olga.post("/api/library/helpers"))["link"]
            hugo = await guest(server, "Hugo")
            secret = {"secret": link.split("#helper=")[1]}
            assert (await hugo.post("/api/library/role", secret))["role"] == "helper"
            first = {**BOX, "shelf": "A 1"}
            status, changed, _ = await hugo.http("PUT", path, {"version": 1, "facts": first})
            assert (status, changed["version"], changed["facts"]["shelf"]) == (200, 2, "A 1")
            assert await refused(olga, "PUT", path, {"version": 1, "facts": BOX}) == (409, "catalog-changed")
            assert (await olga.get(path))["facts"]["shelf"] == "A 1"
            log = (await olga.get(f"{path}/changes"))["changes"]
            assert [(one["by"], one["what"], one["title"]) for one in log] == [
                ("Hugo", "changed", "Schweinerei"),
                ("Olga", "added", "Schweinerei"),
            ]
            undone = f"/api/catalog/changes/{log[1]['batch']}/undo"
            assert await refused(hugo, "POST", undone) == (403, "catalog-not-yours")  # not his own
            assert await refused(olga, "POST", undone) == (409, "catalog-cannot-undo")
            assert await hugo.post(f"/api/catalog/changes/{log[0]['batch']}/undo") == {"records": 1}
            assert (await olga.get(path))["facts"]["shelf"] == "B 2"
            assert (await olga.http("DELETE", path, {"version": 3}))[0] == 200
            assert await refused(olga, "GET", path) == (404, "catalog-no-record")
            newest = (await olga.get("/api/catalog/changes"))["changes"][0]
            await olga.post(f"/api/catalog/changes/{newest['batch']}/undo")
            assert (await hugo.get(path))["version"] == 5
            # Helpers end with their links.
            helpers = await olga.get("/api/library/helpers")
            assert [one["name"] for one in helpers] == ["Hugo"]
            await olga.http("DELETE", f"/api/library/helpers/{helpers[0]['id']}")
            assert await refused(hugo, "POST", "/api/catalog/records", {"facts": BOX}) == (403, "catalog-not-yours")
            assert await refused(hugo, "POST", "/api/library/role", secret) == (403, "catalog-dead-key")
            lines = (await olga.get("/api/catalog/changes"))["changes"]
            of_people = [(one["by"], one["what"], one["person"], one["final"]) for one in lines if "person" in one]
            assert of_people[:2] == [("Olga", "dismissed", "Hugo", True), ("Hugo", "joined", "Hugo", True)]

    run(story())


def test_borrowers_are_known_to_helpers_only_and_can_be_forgotten(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as (server, olga):
            path = "/api/catalog/records/1"
            wish = {"borrower": "Frau Müller-Geheim", "since": "2026-11-01", "due": "2026-11-15"}
            assert await refused(olga, "POST", f"{path}/loans", {**wish, "due": "2026-10-01"}) == (400, "catalog-due")
            assert await refused(olga, "POST", f"{path}/loans", {**wish, "since": "1.11.26"}) == (400, "catalog-day")
            assert await refused(olga, "POST", f"{path}/loans", {**wish, "borrower": " "}) == (
                *(400, "catalog-no-borrower"),
            )
            loan = await olga.post(f"{path}/loans", wish)
            assert await refused(olga, "POST", f"{path}/loans", wish) == (409, "catalog-lent")
            visitor = Person(server.port)
            seen = [await visitor.http("GET", address) for address in (path, "/api/catalog/search", "/api/library")]
            assert all(b"Geheim" not in answer for _, _, answer in seen)
            assert (seen[0][1]["lent"], seen[0][1]["due"]) == (True, "2026-11-15")
            assert (await visitor.get("/api/catalog/search?here=1"))["total"] == 5
            assert (await olga.get(path))["loan"]["borrower"] == "Frau Müller-Geheim"
            assert [one["id"] for one in await olga.get("/api/catalog/loans")] == [loan["id"]]
            later = f"/api/catalog/loans/{loan['id']}"
            assert await refused(visitor, "PUT", later, {"due": None}) == (401, "no-session")
            assert (await olga.http("PUT", later, {"due": "2026-11-22"}))[1]["due"] == "2026-11-22"
            forget = {"borrower": "frau muller geheim"}
            assert await olga.post("/api/catalog/loans/forget", forget) == {"records": 0}  # it is still out
            back = f"/api/catalog/loans/{loan['id']}/back"
            assert await refused(olga, "POST", back, {"back": "2026-10-31"}) == (400, "catalog-due")
            assert (await olga.post(back, {"back": "2026-11-20"}))["back"] == "2026-11-20"
            assert await refused(olga, "POST", back, {"back": "2026-11-20"}) == (409, "catalog-back")
            assert (await visitor.get("/api/catalog/search?here=1"))["total"] == 6
            assert await olga.post("/api/catalog/loans/forget", forget) == {"records": 1}
            assert [one["borrower"] for one in await olga.get("/api/catalog/loans?all=1")] == [""]
            assert (await olga.http("DELETE", f"/api/catalog/loans/{loan['id']}"))[0] == 200
            assert await olga.get("/api/catalog/loans?all=1") == []

    run(story())


def test_the_library_has_a_face_of_its_own(tmp_path: Path) -> None:
    about = {"name": "Club", "text": "Games\nfor all", "hours": "Fri 18–22", "colour": "#a03020"}

    async def story() -> None:
        async with house(tmp_path) as (server, olga):
            face = await Person(server.port).get("/api/library")
            assert (face["version"], face["about"], face["boxes"]) == (0, {}, 6)
            status, face, _ = await olga.http("PUT", "/api/library", {"version": 0, "about": about})
            assert (status, face["version"], face["about"], face["role"]) == (200, 1, about, "owner")
            again = await refused(olga, "PUT", "/api/library", {"version": 0, "about": about})
            assert again == (409, "catalog-about-changed")
            wrong = {"version": 1, "about": {"colour": "red; background: url(x)"}}
            assert await refused(olga, "PUT", "/api/library", wrong) == (400, "malformed")
        async with running(tmp_path) as server:
            assert (await Person(server.port).get("/api/library"))["about"] == about

    run(story())


def test_a_box_cannot_hold_a_game_that_is_not_here(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as (_, olga):
            wrong = {"facts": {**BOX, "plays": [{"game": "chess"}]}}
            assert await refused(olga, "POST", "/api/catalog/records", wrong) == (400, "catalog-no-game")
            assert await refused(olga, "POST", "/api/catalog/records", {"facts": {"title": "\u0000"}}) == (
                *(400, "catalog-no-title"),
            )
            large = {"facts": {**BOX, "notes": "x" * 4000, "private_notes": "\u0000é" * 2000}}
            assert (await olga.post("/api/catalog/records", large))["facts"]["private_notes"] == "é" * 2000

    run(story())
