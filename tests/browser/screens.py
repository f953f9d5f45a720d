"""What does each screen look like? `make screens` photographs them all into docs/screens, to be looked at."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.conftest import GENEROUS
from tests.browser.finding import SWITCHES, browser
from tests.browser.test_pages import dealt
from tests.browser.walking import actions, lay
from tests.house.served import Served
from tools import client
from tools.bootstrap import ROOT

FOLDER = ROOT / "docs" / "screens"
WIDTHS = {360: 740, 1280: 860}
THEMES: tuple[Literal["light"], Literal["dark"]] = ("light", "dark")
CHOSEN = ((1280, "light"), (360, "dark"))
"""Of what is alike everywhere these two are enough."""


def photograph(page: Page, name: str, whole: bool = True) -> None:
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(200)
    page.screenshot(path=FOLDER / f"{name}.png", full_page=whole)


def visit(chromium: Browser, url: str, width: int, theme: Literal["light", "dark"]) -> None:
    """Every screen, once."""
    size = {"width": width, "height": WIDTHS[width]}
    context = chromium.new_context(viewport=size, locale="fr-FR", color_scheme=theme)  # type: ignore[arg-type]
    page = context.new_page()
    end = f"{width}-{theme}"
    page.goto(f"{url}/me")
    page.get_by_role("textbox", name="Votre nom").fill("Mamie Lina")
    page.get_by_role("button", name="Enregistrer").click()
    photograph(page, f"you-{end}")
    page.goto(url)
    expect(actions(page).first).to_be_visible()
    photograph(page, f"home-{end}")
    actions(page).first.click()
    for _ in range(3):
        expect(actions(page)).not_to_have_count(8)
        expect(actions(page).first).to_be_visible()
        actions(page).first.click()
        page.wait_for_timeout(400)
    expect(actions(page).first).to_be_visible()
    page.get_by_role("link", name="Voir toute la table").click()
    expect(actions(page).first).to_be_visible()
    photograph(page, f"table-{end}")
    page.get_by_role("button", name="Proposer d’arrêter").click()
    for path, name in (("/box/galopp", "box"), ("/rules/galopp#p4", "rulebook"), ("/t/nowhere", "dead-link")):
        page.goto(url + path)
        photograph(page, f"{name}-{end}", whole=name != "rulebook")
    lay(page, url, "tausch", alone=False)
    expect(page.get_by_role("img")).to_be_visible()
    photograph(page, f"invite-{end}")
    for game in ("rudi", "rummu", "tausch", "quartett"):
        lay(page, url, game)
        expect(actions(page).first).to_be_visible()
        if (width, theme) in CHOSEN:
            photograph(page, f"generic-{game}-{end}")
    if (width, theme) in CHOSEN:
        galopp(page, url, end)
    lay(page, url, "quartett")
    for _ in range(300):
        if page.get_by_role("button", name="Revanche").is_visible():
            break
        if actions(page).first.is_visible() and actions(page).first.is_enabled():
            actions(page).first.click()
        page.wait_for_timeout(15)
    expect(page.get_by_role("button", name="Revanche")).to_be_visible(timeout=90_000)
    photograph(page, f"end-{end}")
    context.close()


def galopp(page: Page, url: str, end: str) -> None:
    """Its drawn board in each edition: lining up, laying food, in mid-race and after the last card."""
    board = page.locator(".galopp")

    def show(name: str) -> None:
        page.wait_for_timeout(700)  # until nothing moves
        board.screenshot(path=FOLDER / f"galopp-{name}-{end}.png")

    for edition, players in (("ravensburger", 2), ("abacus", 4), ("groin", 5)):
        last = {"length": "single", "track_food": True} if edition == "groin" else {}
        wish = {"game": "galopp", "players": players, "options": {"edition": edition, **last}, "start": True}
        page.goto(dealt(page, url, wish))
        expect(page.locator("[data-line-up]")).to_be_visible()
        if edition == "abacus":
            show("line-up")
        page.locator("[data-line-up]").click()
        if last:
            expect(board.locator("[data-space].free").first).to_be_visible()
            show("feed")
            board.locator("[data-space].free").nth(4).click()
        for card in range(7 if last else 5):
            expect(board.locator("[data-card].ready").first).to_be_visible()
            if card == 4:
                show(f"race-{edition}")
            board.locator("[data-card].ready").first.click()
            page.wait_for_timeout(150)
    expect(page.locator('.galopp[data-phase="over"]')).to_be_visible()
    show("over")


def main() -> None:
    client.ensure(ROOT)
    FOLDER.mkdir(parents=True, exist_ok=True)
    path, environment = browser()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = Served(Path(folder) / "house", environment=GENEROUS).start()
        try:
            chromium = playwright.chromium.launch(executable_path=path, args=SWITCHES, env=dict(environment))
            for width in WIDTHS:
                for theme in THEMES:
                    visit(chromium, house.url, width, theme)
            chromium.close()
        finally:
            house.kill()


if __name__ == "__main__":
    main()
