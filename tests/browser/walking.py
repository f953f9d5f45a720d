"""What people do on the page, for browser tests: by accessible names and keys only."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

YOUR_TURN = "À toi\u202f!"


def actions(page: Page) -> Locator:
    """The buttons of what may be done now."""
    return page.get_by_role("region", name=YOUR_TURN).get_by_role("listitem").get_by_role("button")


def show(page: Page, tab: str) -> Locator:
    """Open a tab of the drawer at a table: log, chat, coach, rules, list or table; what is in it."""
    drawer, menu = page.locator("[data-region=drawer]"), page.locator("[data-region=bar] button[aria-expanded]")
    expect(menu).to_be_visible()
    if not drawer.is_visible():
        menu.click()
    drawer.locator(f"[data-tab={tab}]").click()
    panel = page.locator(f"#panel-{tab}")
    expect(panel).to_be_visible()
    return panel


def stop(page: Page, name: str = "Proposer d’arrêter", yes: str = "Oui, arrêter") -> None:
    """Stop a match, or propose it; the page asks first."""
    show(page, "table").get_by_role("button", name=name).click()
    page.get_by_role("alertdialog").get_by_role("button", name=yes).click()


def told(page: Page) -> Locator:
    """The log of a table, shown or not."""
    return page.locator("#panel-log ol")


def lay(page: Page, url: str, game: str, alone: bool = True) -> str:
    """Open a box and lay a table out; its id."""
    page.goto(f"{url}/box/{game}")
    page.get_by_role("button", name="Jouer tout de suite" if alone else "Avec des amis").click()
    page.wait_for_url(re.compile(r"/t/\w+"))
    return page.url.rsplit("/", 1)[1]


def play_by_keys(page: Page, most: int = 400) -> int:
    """Play to the end with Tab, arrows and Enter; how many actions it took. Takes the second choice where there is one:
    always the first would let some games go on for ever."""
    rematch = page.get_by_role("button", name="Revanche")
    moves = 0
    while moves < most:
        expect(actions(page).first.or_(rematch)).to_be_visible()
        if rematch.is_visible():
            return moves
        before = page.locator("[data-n]").get_attribute("data-n")
        if not page.evaluate("document.activeElement?.hasAttribute('data-action')"):
            actions(page).first.focus()
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        moves += 1
        page.wait_for_function("before => document.querySelector('[data-n]').dataset.n !== before", arg=before)
    raise AssertionError(f"not over after {most} actions")


def gather(page: Page, url: str, names: list[str], game: str = "galopp") -> None:
    """Lay a table out for people around this device, with as few bots as the game allows."""
    page.goto(f"{url}/box/{game}")
    players = page.get_by_label("Joueurs, robots compris")
    expect(players).to_be_visible()
    players.select_option(
        next(count for count in players.locator("option").all_inner_texts() if int(count) >= len(names))
    )
    page.get_by_role("button", name="Autour de cet appareil").click()
    for number, name in enumerate(names, 1):
        if number > 2:
            page.get_by_role("button", name="Une personne de plus").click()
        page.get_by_role("textbox", name=f"Nom {number}").fill(name)
    page.get_by_role("button", name="Distribuer").click()
    page.wait_for_url(re.compile(r"/t/\w+"))


def lift(page: Page, name: str) -> None:
    curtain = page.get_by_role("dialog", name=f"Passez l’appareil à {name}")
    expect(curtain).to_be_visible()
    assert page.locator("[data-n], [data-action], .latest").count() == 0  # nothing of the table is in the page
    page.wait_for_timeout(450)  # a second tap on what closed the curtain does not open it
    curtain.get_by_role("button", name=f"Je suis {name}").click()
    expect(curtain).to_be_hidden()
