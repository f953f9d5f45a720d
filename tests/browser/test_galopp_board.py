"""Browser tests of the board of Schweins-Galopp: by mouse, by touch, by keys, still, small, and by everyone."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.accessibility import check_accessibility
from tests.browser.conftest import Visitor
from tests.browser.test_pages import dealt
from tests.browser.walking import show
from tests.browser.watching import watch, watched
from tests.server.served import Served

SHORT: dict[str, Any] = {"edition": "groin", "length": "single", "track_food": True}
WISH: dict[str, Any] = {"game": "galopp", "players": 2, "options": SHORT, "start": True}


def lined(page: Page) -> list[str | None]:
    """The pigs on the picture, front to back, while they are lined up: the leftmost is in front."""
    pigs = [(handle.bounding_box(), handle.get_attribute("data-line")) for handle in page.locator("[data-line]").all()]
    return [letter for box, letter in sorted(pigs, key=lambda pig: pig[0]["x"] if pig[0] else 0)]


def card(page: Page) -> Locator:
    return page.locator(".galopp [data-card].ready")


def change(page: Page, what: Locator, **how: Any) -> None:
    """Click, and wait until something has happened at the table."""
    before = page.locator("[data-n]").get_attribute("data-n")
    what.click(**how)
    page.wait_for_function("before => document.querySelector('[data-n]').dataset.n !== before", arg=before)


def test_a_match_by_mouse_on_the_picture(server: Served, visitor: Visitor) -> None:
    page = visitor()
    page.goto(dealt(page, server.url, WISH))
    page.locator('[data-line="w"]').hover()
    page.mouse.down()
    front = page.locator('[data-line="r"]').bounding_box()
    assert front is not None
    page.mouse.move(front["x"] + 60, front["y"] + 20, steps=4)
    page.mouse.move(front["x"] + 8, front["y"] + 20, steps=4)
    page.mouse.up()
    assert lined(page) == ["w", "r", "b", "g", "y"]
    watch(page, ".galopp", "[data-pig]")
    change(page, page.locator("[data-line-up]"))
    expect(page.get_by_role("log").first).to_contain_text("blanc ○ rouge ● bleu ■ vert ▲ jaune ★")
    change(page, page.locator(".galopp [data-space].free").nth(3))
    for turn in range(7):
        expect(card(page).first).to_be_visible()
        letter = card(page).first.get_attribute("data-card")
        piece = page.locator(f'[data-pig="{letter}"]') if turn % 2 else card(page).first  # the card, or the pig itself
        change(page, piece)
    expect(page.locator('.galopp[data-phase="over"]')).to_be_visible()
    expect(page.get_by_role("button", name="Revanche")).to_be_visible()
    seen = watched(page)
    assert seen.glided
    assert len(seen.frames) >= 9
    assert max(seen.frames) <= 1, seen.frames


def test_a_telephone_shows_it_all_and_says_why_not(server: Served, visitor: Visitor) -> None:
    """By taps and keys; everything moves at once where little motion is asked for."""
    page = visitor(360, 740, reduced_motion="reduce")
    page.goto(dealt(page, server.url, WISH))
    page.locator('[data-line="r"]').click()
    page.locator('[data-line="y"]').click()
    assert lined(page) == ["y", "b", "g", "r", "w"]
    page.locator('[data-line="w"]').press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    language = show(page, "table").get_by_role("combobox")
    language.select_option("de")  # whatever else is told, they stay where they were put
    expect(page.locator("[data-line-up]")).to_have_text("Auf die Plätze!")
    language.select_option("fr")
    page.keyboard.press("Escape")
    expect(page.locator("[data-line-up]")).to_contain_text("À vos marques")
    assert lined(page) == ["y", "b", "w", "g", "r"]
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.locator("[data-line-up]").press("Enter")
    expect(page.locator("[data-space]:focus")).to_have_attribute("data-space", "9")  # by keys one goes on where one may
    expect(page.get_by_role("log").first).to_contain_text("jaune ★ bleu ■ blanc ○ vert ▲ rouge ●")
    page.locator('[data-space="5"]').click(force=True)  # greyed: directly ahead of the front pig
    why = page.get_by_role("alert")
    expect(why).to_contain_text("Trop près")
    expect(why.get_by_role("link")).to_have_attribute("href", "/rules/galopp#p11")
    page.locator(".galopp [data-card]").first.click(force=True)
    expect(why).to_contain_text("portion")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.locator('[data-space="9"]').focus()  # where it was before the mouse came
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(card(page).first).to_be_visible()
    change(page, card(page).first)
    assert page.evaluate("document.getAnimations().length") == 0
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_the_picture_shuts_nobody_out(server: Served, visitor: Visitor) -> None:
    page = visitor(bypass_csp=True, reduced_motion="reduce")
    page.goto(dealt(page, server.url, WISH))
    expect(page.locator("[data-line-up]")).to_be_visible()
    for piece in ("[data-line-up]", ".galopp [data-space].free", ".galopp [data-card].ready"):
        expect(page.locator(piece).first).to_be_visible()
        check_accessibility(page)
        change(page, page.locator(piece).first)
