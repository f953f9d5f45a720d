"""Browser tests of the board of Quartett: in two taps, by mouse, by touch, by keys, still, small, and by everyone."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.accessibility import check_accessibility
from tests.browser.conftest import Visitor
from tests.browser.test_pages import dealt
from tests.browser.walking import told
from tests.browser.watching import watch, watched
from tests.server.served import Served

WISH: dict[str, Any] = {"game": "quartett", "players": 3, "start": True}
QUINTETT: dict[str, Any] = {"game": "quartett", "players": 4, "options": {"set": 5}, "start": True}
MAY_GO_ON = """() => document.querySelector(
    `.quartett:not(:has([data-seat][aria-pressed=true])) :is(.cell, [data-value]).ready, .quartett[data-phase=over]`)"""
IS_OVER = "() => document.querySelector('.quartett').dataset.phase === 'over'"
SURE = """() => [...document.querySelectorAll('.quartett button.cell.ready')]
    .findIndex(cell => cell.querySelector('.has'))"""


def missing(page: Page) -> Locator:
    return page.locator(".quartett button.cell.ready")


def choose_value(page: Page, which: str) -> None:
    page.locator(f".quartett [data-value]{which}").first.click()


def askable(page: Page) -> Locator:
    return page.locator(".quartett button.seat.ready")


def asked(page: Page) -> Locator:
    return page.locator(".quartett ol li:not(.none)")


def test_a_match_by_mouse_in_two_taps_each(server: Served, visitor: Visitor) -> None:
    """A card that the notes know of is asked for where it is; else any. Each question is two clicks on the picture."""
    page = visitor()
    page.goto(dealt(page, server.url, WISH))
    expect(missing(page).first).to_be_visible()
    watch(page, ".quartett", ".sky *")
    for turn in range(200):
        page.wait_for_function(MAY_GO_ON)
        if page.evaluate(IS_OVER):
            break
        before = page.locator("[data-n]").get_attribute("data-n")
        sure = page.evaluate(SURE)
        missing(page).nth(sure if sure >= 0 else turn % missing(page).count()).click()
        knows = page.locator(".quartett button.seat.ready:has(.has)")
        (knows if knows.count() else askable(page)).first.click()
        page.wait_for_function("before => document.querySelector('[data-n]').dataset.n !== before", arg=before)
    expect(page.locator('.quartett[data-phase="over"]')).to_be_visible()
    expect(page.locator(".quartett .ribbon")).to_have_count(10)
    expect(page.get_by_role("button", name="Revanche")).to_be_visible()
    last = page.locator(".latest p").all_text_contents()
    log = told(page).locator("li").all_text_contents()
    assert log[-1:] == last
    slate = asked(page).all_inner_texts()[-20:]
    earlier = log[: -len(last)][-len(slate) :]  # the slate has what is not said below the board
    assert slate
    assert ["donné" in line for line in slate] == ["ne l’a" not in line for line in earlier]
    seen = watched(page)
    assert seen.glided
    assert len(seen.frames) >= 2
    assert max(seen.frames) <= 1, seen.frames


def test_a_telephone_shows_it_all_and_says_why_not(server: Served, visitor: Visitor) -> None:
    """A value first, then player or card first, by taps and by keys; nothing moves where little motion is asked for."""
    page = visitor(360, 740, reduced_motion="reduce")
    page.goto(dealt(page, server.url, QUINTETT))
    expect(missing(page).first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    choose_value(page, ":has(.held)")
    page.locator(".quartett .cell.own").first.click(force=True)  # greyed: one's own
    why = page.get_by_role("alert")
    expect(why).to_contain_text("Vous avez déjà cette carte")
    expect(why.get_by_role("link")).to_have_attribute("href", "/rules/quartett#p3")
    askable(page).nth(1).click()
    expect(page.locator(".quartett [data-seat][aria-pressed=true]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".quartett [aria-pressed=true][data-seat]")).to_have_count(0)
    page.locator(".quartett [data-value].ready").first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    expect(page.locator(".quartett [data-card]:focus")).to_be_visible()  # by keys one goes on to the cards
    missing(page).first.focus()
    card = page.locator(".quartett [data-card]:focus").get_attribute("data-card") or ""
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    expect(page.locator(".quartett [data-seat]:focus")).to_contain_text("Robot 2")  # by keys one goes on to the players
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(told(page)).to_contain_text(f"Vous demandez à Robot 3 le {card[1:]}")
    page.wait_for_function(MAY_GO_ON)
    while asked(page).count() == 0:  # as long as the others give what is asked for, it is the only question
        choose_value(page, ".ready")
        missing(page).first.click()
        askable(page).first.click()
        page.wait_for_function(MAY_GO_ON)
    first = asked(page).first
    expect(first).to_contain_text("Vous")
    expect(first).to_contain_text("Robot 3")
    expect(first.locator(".chip")).to_contain_text(card[1:])
    kept = asked(page).all_inner_texts()
    assert page.evaluate("document.getAnimations().length") == 0
    expect(page.locator(".quartett .foot").first).to_be_attached()  # the notes are kept in view, or not
    page.locator("[data-notes]").click()
    expect(page.locator(".quartett .foot")).to_have_count(0)
    page.reload()
    expect(page.locator("[data-notes]")).to_have_attribute("aria-pressed", "false")
    expect(asked(page)).to_have_count(0)
    page.locator("[data-notes]").click()
    expect(asked(page).first).to_be_visible()  # whoever comes back has the slate as it was
    assert asked(page).all_inner_texts() == kept
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_the_picture_shuts_nobody_out(server: Served, visitor: Visitor) -> None:
    page = visitor(bypass_csp=True, reduced_motion="reduce")
    page.goto(dealt(page, server.url, QUINTETT))
    page.wait_for_function(MAY_GO_ON)
    missing(page).first.click()
    askable(page).first.click()
    expect(told(page)).to_contain_text("Vous demandez")
    page.wait_for_function(MAY_GO_ON)
    if missing(page).count():  # with a card picked everything is there at once
        missing(page).first.click()
    check_accessibility(page)
