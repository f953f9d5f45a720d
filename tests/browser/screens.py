"""Photographs of every screen: `make screens` writes them into docs/screens; with names of parts (ARGS="tausch
table-huit") only those."""

from __future__ import annotations

import base64
import re
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Locator, Page, expect, sync_playwright

from ludotheque.kernel.game import published
from tests.browser.conftest import GENEROUS
from tests.browser.finding import SWITCHES, browser
from tests.browser.measuring import COMPILING
from tests.browser.moments import Begun, lay_out, sit
from tests.browser.test_galopp_board import change
from tests.browser.test_layout import PLAYER, READY
from tests.browser.test_looking_back import file, saved
from tests.browser.test_pages import dealt
from tests.browser.test_rummu_board import GOING_OUT, TEAMS, combination
from tests.browser.test_rummu_board import card as held
from tests.browser.walking import gather, lay, lift
from tests.browser.walking import show as open_tab
from tests.server.served import Served
from tools import client
from tools.bootstrap import ROOT

FOLDER = ROOT / "docs" / "screens"
HEIGHTS = {390: 844, 820: 1180, 1280: 800, 1366: 650}
"""By the width of a window: a telephone, a tablet, and two laptops."""
Theme = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = ("light", "dark")
CHOSEN = ((1280, "light"), (390, "dark"))
"""Of what is alike everywhere these two are enough."""
DRAWN = ("galopp", "rudi", "rummu", "tausch", "quartett")
"""Games with moments of their own to be photographed, on boards that were drawn for them."""
LESSONS, TABLES = ({f"{part}-{game}": game for game in published()} for part in ("lesson", "table"))
THEME_OF_TABLES: dict[int, Theme] = {390: "dark", 820: "light", 1280: "light", 1366: "dark"}
"""A table of each game is photographed in every window, in half of them in the evening."""
EVERYWHERE = ("home", "end")
"""What is photographed by day and in the evening, in every window."""
ONLY_CHOSEN = ("people", "boxes", *LESSONS, "end-domino", "replay", "around", "worked", "silent", *DRAWN)
"""The parts of which nothing is in EVERYWHERE."""
TOGETHER = 4_800_000
"""Bytes of all pictures: whoever clones the server carries them."""
PACK = """async picture => {
    const image = new Image();
    image.src = "data:image/png;base64," + picture;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    canvas.getContext("2d").drawImage(image, 0, 0);
    const blob = await canvas.convertToBlob({ type: "image/webp", quality: 0.4 });
    const bytes = new Uint8Array(await blob.arrayBuffer());
    return btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(""));
}"""
Show = Callable[..., None]


def camera(packer: Page, width: int, theme: Theme) -> Show:
    """Takes pictures: of a page, whole or as far as the window goes, or of a part of it. The browser packs them."""

    def show(what: Page | Locator, name: str, whole: bool = True, still: int = 300) -> None:
        if name not in (*TABLES, *EVERYWHERE) and (width, theme) not in CHOSEN:
            return
        page = what if isinstance(what, Page) else what.page
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(still)  # until nothing moves
        taken = what.screenshot(full_page=whole) if isinstance(what, Page) else what.screenshot()
        packed = packer.evaluate(PACK, base64.b64encode(taken).decode())
        (FOLDER / f"{name}-{width}-{theme}.webp").write_bytes(base64.b64decode(packed))

    return show


def visit(chromium: Browser, url: str, width: int, theme: Theme, begun: list[Begun], asked: list[str]) -> None:
    """Every screen, once, or those that were asked for."""
    context = chromium.new_context(
        viewport={"width": width, "height": HEIGHTS[width]},
        locale="fr-FR",
        color_scheme=theme,
        service_workers="block",  # what it keeps would be shown where there is nothing
    )
    context.add_init_script("try { localStorage['ludotheque-pace'] ??= '0' } catch {}")
    context.set_default_timeout(
        COMPILING
    )  # on a fresh machine the first move of a game is compiled before it is answered
    page = context.new_page()
    show = camera(chromium.new_page(), width, theme)
    parts: dict[str, Callable[[Page, str, Show], None]] = {
        "people": people,
        "tables": tables,
        **{name: partial(window, game=game) for name, game in TABLES.items()},
        "boxes": boxes,
        **{name: partial(lesson, game=game) for name, game in LESSONS.items()},
        "over": over,
        "end-domino": out_of_tiles,
        "replay": replay,
        "around": around,
        "worked": worked,
        "galopp": galopp,
        "rudi": rudi,
        "rummu": partial(rummu, begun=begun),
        "tausch": tausch,
        "quartett": quartett,
        "silent": without_a_house,
    }
    for name, part in parts.items():
        if name in TABLES and theme != THEME_OF_TABLES[width]:
            continue
        if (not asked or name in asked) and (name not in ONLY_CHOSEN or (width, theme) in CHOSEN):
            part(page, url, show)
    context.close()


def people(page: Page, url: str, show: Show) -> None:
    """Oneself."""
    page.goto(f"{url}/me")
    page.get_by_role("textbox", name="Votre nom").fill("Mamie Lina")
    page.get_by_role("button", name="Enregistrer").click()
    show(page, "you")


def boxes(page: Page, url: str, show: Show) -> None:
    """A box, its rulebook, a table that waits for friends, and one that is not there."""
    for path, name in (("/box/galopp", "box"), ("/rules/galopp#p4", "rulebook"), ("/t/nowhere", "dead-link")):
        page.goto(url + path)
        show(page, name, whole=name != "rulebook")
    lay(page, url, "tausch", alone=False)
    expect(page.get_by_role("img")).to_be_visible()
    show(page, "invite")


def lesson(page: Page, url: str, show: Show, game: str) -> None:
    """The second thing that is to be done in a guided match."""
    page.goto(f"{url}/lesson/{game}")
    page.locator("button[data-lit]").first.click()
    expect(page.locator('[data-step="2"]')).to_be_visible()
    expect(page.locator("button[data-lit]").first).to_be_visible()
    show(page, f"lesson-{game}", whole=False)


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
    open_tab(page, "list")
    box = page.get_by_role("textbox", name="Chercher un coup")
    box.fill("feed 3")
    page.get_by_role("button", name="Pourquoi pas ?").click()
    expect(page.get_by_role("alert")).to_be_visible()
    show(page, "why-not", whole=False)
    page.keyboard.press("Escape")
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setEmulatedVisionDeficiency", {"type": "deuteranopia"})
    show(page, "other-eyes", whole=False)
    session.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})


TURNS = {"rudi": 5, "rummu": 14, "tausch": 8, "chevaux": 24, "domino": 4}
"""After so many of one's own actions, or six, a match is well under way."""


def window(page: Page, url: str, show: Show, game: str) -> None:
    """The whole window at a table of a game, in the middle of a match."""
    page.goto(dealt(page, url, {"game": game, "players": 4, "start": True}))
    page.evaluate(PLAYER)
    for _ in range(TURNS.get(game, 6)):
        page.wait_for_function(READY)
        page.evaluate("player.act()")
    page.wait_for_function(READY)
    show(page, f"table-{game}", whole=False, still=900)


def ended(page: Page, url: str, show: Show, name: str, **wish: object) -> None:
    """The end of a match."""
    page.goto(dealt(page, url, {"players": 4, "start": True} | wish))
    page.evaluate(PLAYER)
    while not page.evaluate("player.status === 'over'"):
        page.wait_for_function(READY)
        page.evaluate("player.status === 'over' || player.act()")
    expect(page.get_by_role("button", name="Revanche")).to_be_visible()
    expect(page.locator("[data-region=result] table").first).to_be_visible()
    show(page, name, whole=False, still=3500)  # until the confetti lie still


def out_of_tiles(page: Page, url: str, show: Show) -> None:
    """A match of several rounds, with the reason of each part of the score."""
    ended(page, url, show, "end-domino", game="domino")


def over(page: Page, url: str, show: Show) -> None:
    """The end of a match; and what is said about luck and play."""
    ended(page, url, show, "end", game="rummu", options={"target": 1})
    page.get_by_role("button", name="Chance ou choix ?").click()
    expect(page.get_by_text("Tout le monde part de 50")).to_be_visible(timeout=300_000)  # it may have to be compiled
    show(page, "luck", whole=False)


def replay(page: Page, url: str, show: Show) -> None:
    """A match of a file, with what the coach would have played, and everyone's chances; a file that is none."""
    page.goto(f"{url}/replay")
    field = page.get_by_label("Choisir le fichier")
    field.set_input_files(file("photo.log", "JFIF"))
    expect(page.get_by_role("alert")).to_be_visible()
    show(page, "file", whole=False)
    field.set_input_files(file("lundi.log", saved(4)))
    page.get_by_role("combobox", name="Vu par").select_option(label="Anna")
    page.get_by_text("Les chances de chacun").click()
    page.get_by_role("button", name="Qu’aurait joué le conseiller ?").click()
    for _ in range(9):
        page.get_by_role("button", name="Au choix suivant").click()
    expect(page.get_by_text("Joué", exact=True)).to_be_visible(timeout=300_000)
    expect(page.get_by_role("heading", name="Les tournants")).to_be_visible(timeout=300_000)
    show(page, "replay", still=700)
    page.get_by_text("Les chances de chacun").click()  # as it is usually


def around(page: Page, url: str, show: Show) -> None:
    """People who pass one device on: their names, the curtain, and the way on to the next."""
    page.goto(f"{url}/box/galopp")
    page.get_by_role("button", name="Autour de cet appareil").click()
    show(page.locator("form"), "here")
    gather(page, url, ["Anna", "Bruno", "Mamie Lina"])
    expect(page.get_by_role("dialog")).to_be_visible()
    show(page, "curtain", whole=False, still=700)
    lift(page, "Anna")
    page.locator("[data-line-up]").click()
    page.locator("[data-card].ready").first.click()
    expect(page.get_by_role("button", name="Passer à Bruno")).to_be_visible()
    show(page, "hand-on", whole=False, still=900)


def worked(page: Page, url: str, show: Show) -> None:
    """An example of a rulebook on the board, and on paper."""
    page.goto(f"{url}/rules/rummu")
    example = page.locator("[data-example='11-1']")
    example.scroll_into_view_if_needed()
    example.get_by_role("button", name="Un pas en avant").click()
    show(example, "example", still=900)
    page.emulate_media(media="print")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    show(example, "example-printed", still=900)
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    page.emulate_media(media="screen")


def without_a_house(page: Page, url: str, show: Show) -> None:
    """The page is there, the server is not."""
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


def rummu(page: Page, url: str, show: Show, begun: list[Begun]) -> None:
    """Two teams before one has opened, a card that fits, and something to take back."""
    board = page.locator(".rummu")

    def pick(*keys: str) -> None:
        for key in keys:
            held(page, key).click(position={"x": 8, "y": 20})
        page.mouse.move(0, 0)

    for moment, name, keys in zip(begun, ("teams", "fits"), (("r5", "r1"), ("k0",)), strict=True):
        sit(page, url, moment)
        expect(held(page, keys[0])).to_be_visible()
        pick(*keys)
        show(board, f"rummu-{name}", still=700)
    change(page, combination(page, 2).locator("[data-add]"), position={"x": 6, "y": 60})
    for key, number in (("r5", 1), ("b9", 3)):
        pick(key)
        change(page, combination(page, number).locator("[data-add]"))
    pick("g2", "g3", "g4")
    change(page, page.locator("[data-lay]"))
    pick("y5")
    change(page, combination(page, 4).locator("[data-add]"))
    page.mouse.move(0, 0)
    show(board, "rummu-take-back", still=700)


def tausch(page: Page, url: str, show: Show) -> None:
    """The bazaar: at the start, a swap put together, and with the other deck a claim."""
    board, again = page.locator(".tausch"), page.get_by_role("button", name="Revanche")
    for deck, players in (("mixed", 4), ("four-colours", 2)):
        page.goto(dealt(page, url, {"game": "tausch", "players": players, "options": {"deck": deck}, "start": True}))
        wanted = {"swap": 3} if deck == "mixed" else {"claim": 0}
        for turn in range(60):
            expect(page.locator('.tausch[data-mine="true"]').or_(again).first).to_be_visible()
            if again.is_visible():
                break
            if turn == 0 and deck == "mixed":
                show(board, "tausch-start", still=700)
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
                show(board, f"tausch-{doing}", still=700)
            board.locator("[data-do]").click()
            page.wait_for_timeout(150)
        page.mouse.move(0, 0)


def questions(page: Page, most: int) -> None:
    """Ask so many questions, as long as there is something to ask."""
    card, value = page.locator(".quartett .cell.ready"), page.locator(".quartett [data-value].ready")
    for turn in range(most):
        expect(card.or_(value).or_(page.locator('.quartett[data-phase="over"]')).first).to_be_visible(timeout=90_000)
        if tiles := value.count():  # on a telephone a value comes first
            value.nth(turn * 5 % tiles).click()
        if not (count := card.count()):
            break
        card.nth(turn * 5 % count).click()
        page.locator(".quartett .seat.ready").first.click()
        expect(page.locator(".quartett [data-cancel]")).to_have_count(0)
    expect(card.or_(page.locator('.quartett[data-phase="over"]')).first).to_be_visible()


def quartett(page: Page, url: str, show: Show) -> None:
    """Its tray before the first question, with a card and with a player picked, and when all sets are laid."""
    board = page.locator(".quartett")
    page.goto(dealt(page, url, {"game": "quartett", "players": 4, "start": True}))
    expect(board.locator(".cell.ready").first).to_be_visible()
    show(board, "quartett-start")
    questions(page, 3)
    if board.locator(".cell.ready").count():  # else the others were quicker
        board.locator(".cell.ready").first.click()
    show(board, "quartett-card", still=1500)
    page.goto(dealt(page, url, {"game": "quartett", "players": 3, "options": {"set": 5}, "start": True}))
    questions(page, 2)
    if board.locator(".seat.ready").count():
        board.locator(".seat.ready").first.click()
    show(board, "quartett-quintett", still=1500)
    page.keyboard.press("Escape")
    questions(page, 400)
    show(board, "quartett-over", still=1500)


def main(asked: list[str]) -> None:
    client.ensure(ROOT)
    FOLDER.mkdir(parents=True, exist_ok=True)
    path, environment = browser()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        opened = Path(folder) / "house"
        begun = [
            [*lay_out(opened, "rummu", [TEAMS], teams=True), *lay_out(opened, "rummu", [GOING_OUT], target=1)]
            for _ in CHOSEN
        ]
        server = Served(opened, environment=GENEROUS).start()
        try:
            chromium = playwright.chromium.launch(executable_path=path, args=SWITCHES, env=dict(environment))
            for width in HEIGHTS:
                for theme in THEMES:
                    visit(chromium, server.url, width, theme, begun.pop() if (width, theme) in CHOSEN else [], asked)
            chromium.close()
        finally:
            server.kill()
    size = sum(picture.stat().st_size for picture in FOLDER.iterdir())
    if size > TOGETHER:
        raise SystemExit(f"docs/screens has {size:,} bytes; it may have {TOGETHER:,}.")


if __name__ == "__main__":
    main(sys.argv[1:])
