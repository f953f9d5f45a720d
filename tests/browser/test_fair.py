"""Browser tests of fair deals: the page adds its own value, checks the deals, and says when they do not hold."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from ludotheque.tables.verifier import Wrong, check, own_part
from tests.broken_builds import BrokenServer
from tests.browser.conftest import GENEROUS, Visitor
from tests.browser.test_pages import dealt
from tests.browser.test_together import two
from tests.browser.walking import actions, show, stop
from tests.limits import HANGS_AFTER_S
from tests.server.served import Served
from tools import client
from tools.bootstrap import ROOT


def abandon(anna: Page, bruno: Page) -> None:
    stop(bruno, "Ende vorschlagen", "Ja, beenden")
    anna.get_by_role("button", name="D’accord").click()


def test_both_browsers_add_their_luck_and_check_every_draw(server: Served, visitor: Visitor, tmp_path: Path) -> None:
    anna, bruno, link = two(server, visitor)
    actions(anna).first.click()
    expect(anna.locator(".latest")).to_contain_text("Vous alignez")
    show(anna, "table").get_by_text("La donne est scellée").click()
    seal = anna.locator("details.fair code").inner_text()
    assert re.fullmatch("[0-9a-f]{64}", seal)
    expect(anna.get_by_text("2 places sur 2 ont ajouté")).to_be_visible()
    abandon(anna, bruno)
    for page, ticked, added in (
        (anna, "Donne vérifiée", "2 places sur 2"),
        (bruno, "Ehrlich gegeben: geprüft", "2 von 2 Plätzen"),
    ):
        page.get_by_text(ticked).click()
        expect(page.get_by_text(added)).to_be_visible()
    with anna.expect_download() as saved:
        anna.get_by_role("link", name="Enregistrer le compte rendu").click()
    saved.value.save_as(tmp_path / "record.json")
    record = json.loads((tmp_path / "record.json").read_text("utf-8"))
    assert check(record, seal) > 0
    assert own_part(record) == "in"
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
    anna.get_by_text("La donne n’est pas honnête !").click()
    expect(anna.get_by_text("ne correspond pas au sceau")).to_be_visible()
    bruno.get_by_text("Hier wurde nicht ehrlich gegeben!").click()
    expect(bruno.get_by_text("passt nicht zum Siegel")).to_be_visible()


def test_a_record_that_cannot_be_had_is_said_and_not_asked_for_without_end(server: Served, visitor: Visitor) -> None:
    anna, bruno, _ = two(server, visitor)
    asked: list[str] = []

    def nothing(route: Route) -> None:
        asked.append(route.request.url)
        route.abort()

    anna.route("**/record", nothing)
    abandon(anna, bruno)
    expect(anna.get_by_text("Le compte rendu n’a pas pu être obtenu")).to_be_visible()
    anna.wait_for_timeout(500)
    assert len(asked) == 1


def verdict(page: Page, kind: str) -> None:
    expect(page.locator(f"details.fair[data-verdict={kind}]")).to_have_count(1)


@pytest.fixture
def dishonest(tmp_path: Path) -> Iterator[Served]:
    """A server that refuses every number that is shown to it, and chooses among 400 secrets."""
    client.ensure(ROOT)
    server = BrokenServer(tmp_path / "house", "choose-luck", GENEROUS).start()
    yield server
    server.kill()


def test_a_library_that_refuses_honest_numbers_is_found_out_at_once_and_by_both_verifiers(
    dishonest: Served, visitor: Visitor, tmp_path: Path
) -> None:
    """Every draw follows from its seal, and the record names no other number: only those who offered one can tell."""
    anna, bruno, _ = two(dishonest, visitor)
    said = ((anna, "Votre propre nombre a été écarté"), (bruno, "Deine eigene Zufallszahl fehlt beim Geben"))
    for page, sentence in said:
        expect(page.get_by_role("alert")).to_contain_text(sentence)
        verdict(page, "wrong")
    actions(anna).first.click()
    expect(anna.locator(".latest")).to_contain_text("Vous alignez")
    abandon(anna, bruno)
    for page, sentence in said:
        expect(page.get_by_role("alert")).to_contain_text(sentence)
        verdict(page, "wrong")
    anna.locator("details.fair summary").click()
    with anna.expect_download() as saved:
        anna.get_by_role("link", name="Enregistrer le compte rendu").click()
    file = tmp_path / "record.json"
    saved.value.save_as(file)
    record = json.loads(file.read_text("utf-8"))
    assert record["values"] == []
    assert all(len(pledge) == 64 for pledge in record["pledges"])
    with pytest.raises(Wrong) as caught:
        check(record)
    assert caught.value.key == "left-out"
    assert check({key: value for key, value in record.items() if key != "seen"}) > 0
    node = shutil.which("node", path=str(ROOT / ".cache" / "node" / "bin")) or shutil.which("node") or ""
    for command in ([sys.executable, "-m", "ludotheque.tables.verifier"], [node, ROOT / "web/src/lib/verifier.mjs"]):
        done = subprocess.run([*command, file], capture_output=True, text=True, timeout=HANGS_AFTER_S, check=False)
        assert done.returncode == 1
        assert "do not rely on this match" in done.stderr


def test_a_start_without_somebodys_number_is_shown_as_not_sealed_by_all(server: Served, visitor: Visitor) -> None:
    """Bruno has no network when the start is asked for: his number comes too late, and nobody is accused."""
    anna, bruno = visitor(), visitor(language="de-DE")
    link = dealt(anna, server.url, {"game": "galopp", "players": 2, "bots": [None, None]})
    anna.goto(link)
    bruno.goto(link)
    show(anna, "table").get_by_text("La donne est scellée").click()
    show(bruno, "table")
    expect(anna.get_by_text("2 places sur 2 ont ajouté")).to_be_visible()
    expect(bruno.get_by_role("img", name="QR-Code")).to_be_visible()  # the last thing that his page loads
    bruno.context.set_offline(True)
    expect(anna.get_by_text("n’est pas là")).to_be_visible()
    anna.get_by_role("button", name="Commencer").click()
    expect(anna.get_by_text("Il manque un nombre, promis mais pas montré : Invité 2.")).to_be_visible()
    verdict(anna, "unsealed")
    bruno.context.set_offline(False)
    expect(bruno.get_by_text("Deine eigene Zufallszahl kam zu spät")).to_be_visible()
    verdict(bruno, "unsealed")
    abandon(anna, bruno)
    verdict(anna, "partly")
    expect(anna.get_by_text("Donne vérifiée, mais pas scellée par tous")).to_be_visible()
    verdict(bruno, "partly")
    expect(bruno.get_by_text("Deine eigene Zufallszahl kam zu spät")).to_be_visible()


def test_who_looks_on_is_told_that_no_number_is_his(server: Served, visitor: Visitor) -> None:
    anna, bruno, link = two(server, visitor)
    third = visitor(language="it-IT")
    third.goto(link)
    expect(third.get_by_role("status").filter(has_text="Tutti i posti sono presi")).to_be_visible()
    abandon(anna, bruno)
    verdict(third, "partly")
    third.get_by_text("Distribuzioni verificate, senza un numero tuo").click()
    expect(third.get_by_text("Nessuno dei numeri casuali nelle distribuzioni è tuo")).to_be_visible()
