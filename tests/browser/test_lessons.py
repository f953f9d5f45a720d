"""Browser tests of the guided first match: whoever knows nothing but what is lit comes to its end, and plays on."""

from __future__ import annotations

import time
from itertools import cycle
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from ludotheque.kernel.game import open_game, published
from ludotheque.kernel.lessons import MAX_STEPS, lesson_of
from tests.browser.accessibility import check_accessibility
from tests.browser.conftest import Visitor
from tests.limits import HANGS_AFTER_S
from tests.server.served import Served

WITH = [game for game in published() if lesson_of(open_game(game))]
LANGUAGES = ("fr-FR", "en-GB", "de-DE", "it-IT")
LONGEST_S = 120
BETWEEN_TAPS_MS = 60
LOOK = """() => {
    const lit = [...document.querySelectorAll('button[data-lit]')].find(one => one.getClientRects().length);
    const box = lit?.getBoundingClientRect(), active = document.activeElement;
    return {
        path: location.pathname,
        step: document.querySelector('[data-step]')?.dataset.step,
        at: box && [box.left + box.width / 2, box.top + box.height / 2],
        there: !!active?.matches('button[data-lit]'),
        moves: active?.getAttribute('tabindex') === '0',
    };
}"""
"""What somebody sees who knows nothing but that light is to be touched, and where the focus of his keys is."""


def follow(page: Page, keys: bool) -> int:
    """Touch what is lit until one is at a table; how many steps were told."""
    steps: set[str] = set()
    ways = cycle(["Tab", *["ArrowRight"] * 16, *["ArrowLeft"] * 16])
    ends = time.monotonic() + HANGS_AFTER_S
    while time.monotonic() < ends:
        seen = page.evaluate(LOOK)
        if seen["path"].startswith("/t/"):
            return len(steps)
        if seen["at"]:
            steps.add(seen["step"])
            if not keys:
                page.mouse.click(*seen["at"])
            elif seen["there"]:
                page.keyboard.press("Enter")
            else:
                key = next(ways)
                while key != "Tab" and not seen["moves"]:  # arrows move within a hand, not between others
                    key = next(ways)
                page.keyboard.press(key)
                continue
        page.wait_for_timeout(BETWEEN_TAPS_MS)
    raise AssertionError(f"not over: {seen}")


def walk(page: Page, url: str, game: str, keys: bool) -> None:
    page.goto(f"{url}/box/{game}")
    page.locator("[data-show-me]").click()
    expect(page.locator("button[data-lit]").first).to_be_visible()
    if keys:
        check_accessibility(page)
    assert follow(page, keys) <= MAX_STEPS


@pytest.mark.parametrize(("game", "keys", "language"), list(zip(WITH, cycle((False, True)), cycle(LANGUAGES))))
def test_a_lesson_is_finished_by_whoever_follows_the_light(
    server: Served, visitor: Visitor, game: str, keys: bool, language: str
) -> None:
    narrow: dict[str, Any] = {"width": 360, "height": 640} if not keys else {}
    walk(visitor(language=language, bypass_csp=keys, **narrow), server.url, game, keys)


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("keys", [False, True])
@pytest.mark.parametrize("game", WITH)
def test_with_its_films_a_lesson_takes_no_two_minutes(
    server: Served, visitor: Visitor, game: str, keys: bool, language: str
) -> None:
    page = visitor(language=language, bypass_csp=keys)
    page.add_init_script("localStorage['ludotheque-pace'] = '700'")
    began = time.monotonic()
    walk(page, server.url, game, keys)
    assert time.monotonic() - began < LONGEST_S
