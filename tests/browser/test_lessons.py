"""Browser tests of the guided first match: whoever knows nothing but what is lit comes to its end, and plays on."""

from __future__ import annotations

import re
import time
from itertools import cycle

import pytest
from playwright.sync_api import Page

from ludotheque.kernel.game import open_game, published
from ludotheque.kernel.lessons import MAX_STEPS, lesson_of
from tests.browser.conftest import Visitor
from tests.server.served import Served

WITH = [game for game in published() if lesson_of(open_game(game))]
LANGUAGES = ("fr-FR", "en-GB", "de-DE", "it-IT")
LIT = "[data-lit]"
LONGEST_S = 120
MAX_TAPS = 60
STILL = """([n, step]) => {
    // Whether nothing has come of a tap: what was lit is lit, at the same moment of the lesson.
    const now = what => document.querySelector(`[data-${what}]`)?.getAttribute(`data-${what}`);
    return document.querySelector('[data-lit][data-tapped]') && now('n') === n && now('step') === step;
}"""


def follow(page: Page, keys: bool) -> int:
    """Do what is lit until one is at a table; how many steps were told."""
    steps = set()
    for _ in range(MAX_TAPS):
        page.wait_for_function("() => document.querySelector('[data-lit]') || location.pathname.startsWith('/t/')")
        if "/lesson/" not in page.url:
            return len(steps)
        lit = page.locator(LIT)
        moment = [page.locator(f"[data-{what}]").get_attribute(f"data-{what}") for what in ("n", "step")]
        steps.add(moment[1])
        page.evaluate("document.querySelectorAll('[data-tapped]').forEach(one => one.removeAttribute('data-tapped'))")
        lit.evaluate("lit => lit.setAttribute('data-tapped', '')")
        if keys:
            reach(page)
            page.keyboard.press("Enter")
        else:
            lit.click()
        page.wait_for_function(f"moment => !({STILL})(moment)", arg=moment)
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
