"""What does each screen look like? `make screens` photographs them all into docs/screens, to be looked at."""

from __future__ import annotations

import base64
import re
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Locator, Page, expect, sync_playwright

from tests.browser.conftest import GENEROUS
from tests.browser.finding import SWITCHES, browser
from tests.browser.test_pages import dealt
from tests.browser.walking import actions, lay
from tests.house.served import Served
from tools import client
from tools.bootstrap import ROOT

FOLDER = ROOT / "docs" / "screens"
WIDTHS = {360: 740, 1280: 860}
Theme = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = ("light", "dark")
CHOSEN = ((1280, "light"), (360, "dark"))
"""Of what is alike everywhere these two are enough."""
TOGETHER = 2_500_000
"""Bytes of all pictures: whoever clones the house carries them."""
PACK = """async picture => {
    const image = new Image();
    image.src = "data:image/png;base64," + picture;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    canvas.getContext("2d").drawImage(image, 0, 0);
    const blob = await canvas.convertToBlob({ type: "image/webp", quality: 0.7 });
    const bytes = new Uint8Array(await blob.arrayBuffer());
    return btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(""));
}"""
Show = Callable[..., None]


def camera(packer: Page, end: str) -> Show:
    """Takes a picture of a page, whole or as far as the window goes, or of a part of it. The browser packs it."""

    def show(what: Page | Locator, name: str, whole: bool = True, still: int = 300) -> None:
        page = what if isinstance(what, Page) else what.page
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(still)  # until nothing moves
        taken = what.screenshot(full_page=whole) if isinstance(what, Page) else what.screenshot()
        packed = packer.evaluate(PACK, base64.b64encode(taken).decode())
        (FOLDER / f"{name}-{end}.webp").write_bytes(base64.b64decode(packed))

    return show


def visit(chromium: Browser, url: str, width: int, theme: Theme) -> None:
    """Every screen, once."""
    context = chromium.new_context(
        viewport={"width": width, "height": WIDTHS[width]},
        locale="fr-FR",
        color_scheme=theme,
        service_workers="block",  # what it keeps would be shown where there is nothing
    )
    context.add_init_script("try { localStorage['ludotheque-pace'] ??= '0' } catch {}")
    page = context.new_page()
    show = camera(chromium.new_page(), f"{width}-{theme}")
    page.goto(f"{url}/me")
    page.get_by_role("textbox", name="Votre nom").fill("Mamie Lina")
    page.get_by_role("button", name="Enregistrer").click()
    show(page, "you")
    tables(page, url, show)
    for path, name in (("/box/galopp", "box"), ("/rules/galopp#p4", "rulebook"), ("/t/nowhere", "dead-link")):
        page.goto(url + path)
        show(page, name, whole=name != "rulebook")
    lay(page, url, "tausch", alone=False)
    expect(page.get_by_role("img")).to_be_visible()
    show(page, "invite")
    for game in ("rummu", "quartett"):
        lay(page, url, game)
        expect(actions(page).first).to_be_visible()
        show(page, f"generic-{game}")
    over(page, url, show)
    if (width, theme) in CHOSEN:
        galopp(page, url, show)
        rudi(page, url, show)
        tausch(page, url, show)
    without_a_house(page, url, show)
    context.close()


def tables(page: Page, url: str, show: Show) -> None:
    """The table that is dealt on the home page, as it is found and in mid-race; its list; why not; other eyes."""
    page.goto(url)
    expect(page.locator("[data-line-up]")).to_be_visible()
    show(page, "home")
    page.locator("[data-line-up]").click()
    card = page.locator("[data-card].ready")
    for _ in range(3):
        card.first.click()
        page.wait_for_timeout(600)
    expect(card.first).to_be_visible()
    page.get_by_role("link", name="Voir toute la table").click()
    expect(card.first).to_be_visible()
    show(page, "table")
    page.get_by_text("Comme une liste").click()
    box = page.get_by_role("textbox", name="Chercher un coup")
    box.fill("feed 3")
    page.get_by_role("button", name="Pourquoi pas ?").click()
    expect(page.get_by_role("alert")).to_be_visible()
    show(page, "why-not")
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setEmulatedVisionDeficiency", {"type": "deuteranopia"})
    show(page, "other-eyes", whole=False)
    session.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})
    page.get_by_text("Comme une liste").click()


def over(page: Page, url: str, show: Show) -> None:
    lay(page, url, "quartett")
    again = page.get_by_role("button", name="Revanche")
    for _ in range(400):
        if again.is_visible():
            break
        if actions(page).first.is_visible() and actions(page).first.is_enabled():
            actions(page).first.click()
        page.wait_for_timeout(15)
    expect(again).to_be_visible(timeout=90_000)
    show(page, "end")


def without_a_house(page: Page, url: str, show: Show) -> None:
    """The page is there, the house is not."""
    page.route(re.compile("/api/"), lambda route: route.abort())
    page.goto(url)
    expect(page.get_by_role("button", name="Réessayer")).to_be_visible()
    show(page, "silent", whole=False)


def galopp(page: Page, url: str, show: Show) -> None:
    """Its drawn board in each edition: lining up, laying food, in mid-race and after the last card."""
    board = page.locator(".galopp")
    for edition, players in (("ravensburger", 2), ("abacus", 4), ("groin", 5)):
        last = {"length": "single", "track_food": True} if edition == "groin" else {}
        wish = {"game": "galopp", "players": players, "options": {"edition": edition, **last}, "start": True}
        page.goto(dealt(page, url, wish))
        expect(page.locator("[data-line-up]")).to_be_visible()
        if edition == "abacus":
            show(board, "galopp-line-up", still=700)
        page.locator("[data-line-up]").click()
        if last:
            expect(board.locator("[data-space].free").first).to_be_visible()
            show(board, "galopp-feed", still=700)
            board.locator("[data-space].free").nth(4).click()
        for card in range(7 if last else 5):
            expect(board.locator("[data-card].ready").first).to_be_visible()
            if card == 4:
                show(board, f"galopp-race-{edition}", still=700)
            board.locator("[data-card].ready").first.click()
            page.wait_for_timeout(150)
    expect(page.locator('.galopp[data-phase="over"]')).to_be_visible()
    show(board, "galopp-over", still=700)


RACES: dict[str, tuple[int, int, dict[str, object]]] = {
    "start": (4, 0, {}),
    "race": (4, 5, {}),
    "over": (3, 60, {"course": 8, "special": [2, 4, 6]}),
    "long": (3, 4, {"course": 60, "special": [7, 15, 23, 31, 40, 52]}),
    "open": (4, 14, {"course": 12, "special": [4, 8], "races": 3, "open_discards": True}),
}
"""Pictures of the stadium: for how many, after how many cards, with which options."""


def rudi(page: Page, url: str, show: Show) -> None:
    """The stadium at the start, in mid-race and when it is over, with the options that change the picture."""
    scene = page.locator(".scene")
    for name, (players, most, options) in RACES.items():
        page.goto(dealt(page, url, {"game": "rudi", "players": players, "options": options, "start": True}))
        for turn in range(most):
            expect(scene.locator("[data-card]").or_(page.get_by_role("button", name="Revanche")).first).to_be_visible()
            page.wait_for_timeout(150)  # until the others have chosen too
            cards = scene.locator("[data-card]")
            if not (count := cards.count()):
                break
            cards.nth((turn * 7 + 3) % count).click()
            page.wait_for_timeout(150)
        expect(scene).to_be_visible()
        page.mouse.move(0, 0)
        show(scene, f"rudi-{name}", still=1200)


def tausch(page: Page, url: str, show: Show) -> None:
    """The bazaar in both decks: at the start, a swap and a claim put together, and when it is over."""
    board, again = page.locator(".tausch"), page.get_by_role("button", name="Revanche")
    sheet, size = page.locator(".sheet", has=board), page.viewport_size or {"width": 360, "height": 740}
    page.set_viewport_size({"width": size["width"], "height": 1500})  # one's cards lie below all, not above it
    for deck, players in (("mixed", 4), ("four-colours", 2)):
        page.goto(dealt(page, url, {"game": "tausch", "players": players, "options": {"deck": deck}, "start": True}))
        wanted = {"swap": 3, "claim": 0}
        for turn in range(60):
            expect(page.locator('.tausch[data-mine="true"]').or_(again).first).to_be_visible()
            if again.is_visible():
                break
            if turn == 0:
                show(sheet, f"tausch-start-{deck}", still=700)
            goal = board.locator("[data-goal].ready")
            doing = "claim" if goal.count() else "swap"
            if doing == "claim":
                goal.first.click()
            else:
                cards = min(2, board.locator("[data-card]").count())
                for k in range(cards):
                    board.locator("[data-card]").nth(k).click()
                board.locator(f'[data-market="{1 + turn % 3 if cards == 2 else 0}"]').click()
            expect(board.locator("[data-do].ready")).to_be_visible()
            if wanted.get(doing, turn + 1) <= turn:
                del wanted[doing]
                show(sheet, f"tausch-{doing}-{deck}", still=700)
            board.locator("[data-do]").click()
            page.wait_for_timeout(150)
        page.mouse.move(0, 0)
        if deck == "mixed":
            show(sheet, "tausch-over", still=700)
    page.set_viewport_size(size)


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
    size = sum(picture.stat().st_size for picture in FOLDER.iterdir())
    if size > TOGETHER:
        raise SystemExit(f"docs/screens has {size:,} bytes; it may have {TOGETHER:,}.")


if __name__ == "__main__":
    main()
