"""Browser tests of the board of Tausch Rausch: by mouse, by touch, by keys, still, small, and by everyone."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.accessibility import check_accessibility
from tests.browser.conftest import Visitor
from tests.browser.test_pages import dealt
from tests.browser.walking import told
from tests.browser.watching import watch, watched
from tests.server.served import Served

WISH: dict[str, Any] = {"game": "tausch", "players": 2, "start": True}
ASKS = (1, 2, 2, 2, 3)
MOVING = "document.querySelector('.tausch').getAnimations({subtree: true}).length"


def sit_down(page: Page, url: str) -> None:
    """A new table, without the list beside the picture."""
    link = dealt(page, url, WISH)
    page.evaluate("localStorage['ludotheque-list'] = ''")
    page.goto(link)
    expect(my_turn(page)).to_be_visible()


def my_turn(page: Page) -> Locator:
    return page.locator('.tausch[data-mine="true"]')


def do_it(page: Page) -> None:
    """Do what was put together, and wait until it happened."""
    before = page.locator("[data-n]").get_attribute("data-n")
    expect(page.locator("[data-region=message] .words .card svg").first).to_be_visible()  # what it is, in drawn cards
    page.locator(".tausch [data-do].ready").click()
    page.wait_for_function("before => document.querySelector('[data-n]').dataset.n !== before", arg=before)


TO_DO = """() => {
    const board = document.querySelector('.tausch');
    if (board.dataset.phase === 'over') return {};
    if (board.dataset.mine !== 'true') return null;
    return {goal: board.querySelector('.ready')?.dataset.goal, cards: board.querySelectorAll('[data-card]').length};
}"""
"""When it is one's turn: an objective that can be claimed, and how many cards one holds; nothing when it is over."""


def play(page: Page, most: int = 100) -> int:
    """A match to its end; how many claims there were. What can be claimed is claimed, else cards are swapped, at first
    at each market and then one by one."""
    claims = 0
    for turn in range(most):
        found = page.wait_for_function(TO_DO).json_value()
        if not found:
            return claims
        if found.get("goal"):
            page.locator(f'.tausch [data-goal="{found["goal"]}"]').click()
            claims += 1
        else:
            market = turn if turn < 5 and found["cards"] >= ASKS[turn] else 0
            for k in range(ASKS[market]):
                page.locator(".tausch [data-card]").nth(k).click()
            page.locator(f'.tausch [data-market="{market}"]').click()
        do_it(page)
    raise AssertionError("the match does not end")


def test_a_match_by_mouse_on_the_picture(server: Served, visitor: Visitor) -> None:
    """By cards, stalls and objectives alone. Now and then the other is too quick for a single claim, but not always."""
    page = visitor(reduced_motion="reduce")
    for _ in range(20):
        sit_down(page, server.url)
        watch(page, ".tausch")
        claims = play(page)
        expect(page.get_by_role("button", name="Revanche")).to_be_visible()
        assert max(watched(page).frames) <= 1
        if claims:
            return
    raise AssertionError("no claim in twenty matches")


def test_a_telephone_shows_it_all_and_says_why_not(server: Served, visitor: Visitor) -> None:
    """By taps; everything moves at once where little motion is asked for."""
    page = visitor(360, 740, reduced_motion="reduce")
    sit_down(page, server.url)
    far = page.locator(".tausch [data-goal]:not(.ready)").first
    said = re.search(r"vous avez (\d) / (\d)", far.inner_text())
    assert said
    expect(far.locator("i")).to_have_count(int(said[2]))
    expect(far.locator("i.full")).to_have_count(int(said[1]))
    far.click(force=True)  # greyed: it cannot be claimed yet
    expect(page.locator(".tausch .fit")).to_have_count(int(said[1]))
    why = page.get_by_role("alert")
    expect(why).to_contain_text("Cet objectif demande")
    expect(why.get_by_role("link")).to_have_attribute("href", re.compile(r"^/rules/tausch#p\d+$"))
    page.keyboard.press("Escape")
    cards, stall = page.locator(".tausch [data-card]"), page.locator('.tausch [data-market="4"]')
    stall.click()
    cards.nth(0).click()
    page.locator("[data-do]").click(force=True)  # greyed: two are lacking
    expect(why).to_contain_text("Ce marché demande un autre nombre de cartes")
    page.keyboard.press("Escape")
    expect(page.locator("[data-do]")).to_have_count(0)
    for k in range(4):
        cards.nth(k).click()
    stall.click()  # the first of four is laid back
    expect(cards.nth(0)).to_have_attribute("aria-pressed", "false")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    do_it(page)
    assert page.evaluate(MOVING) == 0
    expect(cards).to_have_count(6)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_by_keys(server: Served, visitor: Visitor) -> None:
    """One stop each for the objectives, the stalls and the hand; arrows walk within. One goes on at one's cards."""
    page = visitor()
    sit_down(page, server.url)
    page.locator('[data-goal][tabindex="0"]').focus()
    page.keyboard.press("Tab")
    expect(page.locator(":focus")).to_have_attribute("data-market", "0")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    for _ in range(3):  # how they are sorted, what lays everything back, the cards
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.keyboard.press("End")
    page.keyboard.press("Enter")
    expect(page.locator("[data-do].ready")).to_be_visible()
    expect(page.locator(".tausch .hint")).to_contain_text("échanger au marché 2")
    page.locator("[data-do]").press("Enter")
    page.wait_for_function(f"{MOVING} > 0")  # cards fly
    expect(told(page)).to_contain_text("Vous échangez au marché 2")
    expect(page.locator(".tausch [data-card]:focus")).to_be_visible()


def test_the_picture_shuts_nobody_out(server: Served, visitor: Visitor) -> None:
    """axe-core finds nothing, in either theme, before and while something is put together."""
    page = visitor(bypass_csp=True, reduced_motion="reduce")
    sit_down(page, server.url)
    check_accessibility(page)
    page.locator(".tausch [data-card]").first.click()
    page.locator('.tausch [data-market="1"]').click()
    check_accessibility(page)
