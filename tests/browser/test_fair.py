"""Browser tests of fair deals: the page adds its own value, checks the deals, and says when they do not hold."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import Page, Route, expect

from ludotheque.tables.verifier import check
from tests.browser.conftest import Visitor
from tests.browser.test_together import two
from tests.browser.walking import actions, show, stop
from tests.server.served import Served


def abandon(anna: Page, bruno: Page) -> None:
    stop(bruno, "Ende vorschlagen", "Ja, beenden")
    anna.get_by_role("button", name="D’accord").click()


def test_both_browsers_add_their_luck_and_check_every_draw(server: Served, visitor: Visitor, tmp_path: Path) -> None:
    anna, bruno, link = two(server, visitor)
    actions(anna).first.click()
    expect(anna.locator(".latest")).to_contain_text("Vous alignez")
    show(anna, "table").get_by_text("Les distributions sont scellées").click()
    seal = anna.locator("details.fair code").inner_text()
    assert re.fullmatch("[0-9a-f]{64}", seal)
    expect(anna.get_by_text("2 places sur 2 ont ajouté")).to_be_visible()
    abandon(anna, bruno)
    for page, ticked, added in (
        (anna, "Distributions vérifiées", "2 places sur 2"),
        (bruno, "Ehrlich gegeben: geprüft", "2 von 2 Plätzen"),
    ):
        page.get_by_text(ticked).click()
        expect(page.get_by_text(added)).to_be_visible()
    with anna.expect_download() as saved:
        anna.get_by_role("link", name="Enregistrer le procès-verbal").click()
    saved.value.save_as(tmp_path / "record.json")
    record = json.loads((tmp_path / "record.json").read_text("utf-8"))
    assert check(record, seal) > 0
    assert all(len(value) == 64 for value in record["values"])
    for name in ("Python", "JavaScript"):
        with anna.expect_download() as saved:
            anna.get_by_role("link", name=name, exact=True).click()
        assert "ludo1/draw" in Path(saved.value.path()).read_text("utf-8")
    anna.get_by_role("link", name="Comment ça marche").click()
    expect(anna.get_by_role("heading", name="L’enveloppe scellée")).to_be_visible()
    bruno.goto(f"{server.url}/replay/{link.rsplit('/', 1)[1].replace('#', '#n=1&seat=-1&')}")
    expect(bruno.get_by_text("Ehrlich gegeben: geprüft")).to_be_visible()


def test_a_house_that_tells_another_story_afterwards_is_found_out(server: Served, visitor: Visitor) -> None:
    """One page is given another secret; the other a record that holds, but of another table."""
    anna, bruno, _ = two(server, visitor)
    anna.route("**/record", lambda route: route.fulfill(json=route.fetch().json() | {"secret": "00" * 32}))
    other = {"table": "x", "game": "galopp", "rules": 1, "commitment": "", "secret": "", "values": [], "moves": []}
    bruno.route("**/record", lambda route: route.fulfill(json=other))
    actions(anna).first.click()
    expect(anna.locator(".latest")).to_contain_text("Vous alignez")
    abandon(anna, bruno)
    anna.get_by_text("Les distributions ne sont pas justes !").click()
    expect(anna.get_by_text("ne correspond pas au sceau")).to_be_visible()
    bruno.get_by_text("Hier wurde nicht richtig gegeben!").click()
    expect(bruno.get_by_text("passt nicht zum Siegel")).to_be_visible()


def test_a_record_that_cannot_be_had_is_said_and_not_asked_for_without_end(server: Served, visitor: Visitor) -> None:
    anna, bruno, _ = two(server, visitor)
    asked: list[str] = []

    def nothing(route: Route) -> None:
        asked.append(route.request.url)
        route.abort()

    anna.route("**/record", nothing)
    abandon(anna, bruno)
    expect(anna.get_by_text("Le procès-verbal n’a pas pu être obtenu")).to_be_visible()
    anna.wait_for_timeout(500)
    assert len(asked) == 1
