"""Browser tests of the guided first match: whoever knows nothing but what is lit comes to its end, and plays on."""

from __future__ import annotations

import re
import time
from itertools import cycle

import pytest
from playwright.sync_api import Page, expect

from ludotheque.kernel.game import open_game, published
from ludotheque.kernel.lessons import MAX_STEPS, lesson_of
from tests.browser.conftest import Visitor
from tests.server.served import Served

WITH = [game for game in published() if lesson_of(open_game(game))]
LANGUAGES = ("fr-FR", "en-GB", "de-DE", "it-IT")
LIT = "[data-lit]"
SHORTEST_S, LONGEST_S = 0, 120
MAX_TAPS = 60
STATE = """() => {
    const lit = document.querySelector('[data-lit]');
    return [lit && (lit.outerHTML.slice(0, 300)), document.querySelector('[data-n]')?.dataset.n,
        document.querySelector('[data-step]')?.dataset.step, location.pathname].join('|');
}"""


def follow(page: Page, keys: bool) -> int:
    """Do what is lit until one is at a table; how many steps were told."""
    steps = set()
    for _ in range(MAX_TAPS):
        lit = page.locator(LIT)
        table = page.locator("[data-region=bar] [data-sounds] + [aria-expanded]")  # only a real table has a drawer
        expect(lit.or_(table).first).to_be_visible()
        if not lit.count():
            return len(steps)
        steps.add(page.locator("[data-step]").get_attribute("data-step"))
        before = page.evaluate(STATE)
        if keys:
            reach(page)
            page.keyboard.press("Enter")
        else:
            lit.click()
        page.wait_for_function(f"before => ({STATE})() !== before", arg=before)
    raise AssertionError(f"not over after {MAX_TAPS} taps")


def reach(page: Page) -> None:
    """Go to what is lit with Tab and arrows."""
    at = "document.activeElement?.hasAttribute('data-lit')"
    for _ in range(40):
        if page.evaluate(at):
            return
        page.keyboard.press("Tab")
        for _ in range(12):
            if page.evaluate(at):
                return
            if not page.evaluate("document.activeElement?.getAttribute('tabindex') === '0'"):
                break
            page.keyboard.press("ArrowRight")
    raise AssertionError(f"no way to {page.locator(LIT).evaluate('lit => lit.outerHTML')[:200]} by keys")


def walk(page: Page, url: str, game: str, keys: bool) -> None:
    page.goto(f"{url}/box/{game}")
    page.locator("[data-show-me]").click()
    assert follow(page, keys) <= MAX_STEPS
    page.wait_for_url(re.compile(r"/t/\w+"))


@pytest.mark.parametrize(
    ("game", "keys", "language"),
    [
        (game, keys, language)
        for (game, keys), language in zip([(g, k) for g in WITH for k in (False, True)], cycle(LANGUAGES))
    ],
)
def test_a_lesson_is_finished_by_whoever_follows_the_light(
    server: Served, visitor: Visitor, game: str, keys: bool, language: str
) -> None:
    narrow = {"width": 360, "height": 640} if not keys else {}
    walk(visitor(language=language, **narrow), server.url, game, keys)


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("keys", [False, True])
@pytest.mark.parametrize("game", WITH)
def test_with_its_films_a_lesson_takes_no_two_minutes(
    server: Served, visitor: Visitor, game: str, keys: bool, language: str
) -> None:
    page = visitor(language=language)
    page.add_init_script("localStorage['ludotheque-pace'] = '700'")
    began = time.monotonic()
    walk(page, server.url, game, keys)
    assert time.monotonic() - began < LONGEST_S
