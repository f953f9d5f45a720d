"""Browser tests of the board of Rudi: with a mouse, on a telephone, without motion, in both themes."""

from __future__ import annotations

import re
from typing import Literal

from playwright.sync_api import Page, TimeoutError, expect

from ludotheque.kernel.game import open_game
from ludotheque.kernel.words import LANGUAGES, line
from tests.browser.accessibility import check_accessibility
from tests.browser.conftest import Visitor
from tests.browser.test_pages import dealt
from tests.browser.walking import actions, told
from tests.browser.watching import watch, watched
from tests.server.served import Served

SHORT = {"game": "rudi", "players": 3, "options": {"course": 8, "special": [1, 2, 3, 4, 5, 6]}, "start": True}
"""Nearly every space is special: whoever moves exchanges, and it is soon over."""
USUAL = {"game": "rudi", "start": True}
MOTION: dict[Literal["no-preference", "reduce"], bool] = {"no-preference": True, "reduce": False}
THEMES: tuple[Literal["light"], Literal["dark"]] = ("light", "dark")


def race(page: Page, most: int = 400) -> set[str]:
    """Run a race to its end by clicking cards, the highest first; what was done with them. While a click is on its way
    others may choose, and the card is gone when the next click comes: then it is tried again."""
    card, again = page.locator(".scene [data-card]").last, page.get_by_role("button", name="Revanche")
    done: set[str] = set()
    for _ in range(most):
        expect(card.or_(again).first).to_be_visible()
        if again.is_visible():
            return done
        try:
            done.add(str(card.get_attribute("data-card", timeout=1000)).split()[0])
            card.click(timeout=1000)
        except TimeoutError:
            continue
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    raise AssertionError("the race does not end")


def test_a_race_by_mouse_on_a_telephone(server: Served, visitor: Visitor) -> None:
    """By cards of the picture alone; nothing is wider than the screen. Some races pass without an exchange."""
    page = visitor(width=360, height=740)
    done: set[str] = set()
    for _ in range(50):
        page.goto(dealt(page, server.url, SHORT))
        done |= race(page)
        expect(page.locator(".scene")).to_contain_text("8/8")
        expect(page.locator(".scene")).to_contain_text("La course est finie")
        if done == {"play", "give"}:
            return
    raise AssertionError(f"only {done} in fifty races")


def test_what_cannot_be_done_says_why(server: Served, visitor: Visitor) -> None:
    page = visitor()
    page.goto(dealt(page, server.url, USUAL))
    pile = page.get_by_role("button", name=re.compile(r"^Pile d’échange, au-dessus : \d+$"))
    expect(pile).to_have_attribute("aria-disabled", "true")
    pile.click(force=True)  # what is greyed out for now answers all the same
    said = page.get_by_role("alert")
    expect(said).to_contain_text("Aucun échange n’est dû")
    expect(said.get_by_role("link")).to_have_attribute("href", "/rules/rudi#p9")


def test_cards_by_keys(server: Served, visitor: Visitor) -> None:
    """One stop for the hand; arrows walk through it, Enter lays the card."""
    page = visitor()
    page.goto(dealt(page, server.url, USUAL))
    hand = page.get_by_role("list", name="Votre main")
    hand.get_by_role("button", name="jouer le 1", exact=True).focus()
    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    expect(hand.get_by_role("button", name="jouer le 9")).to_be_focused()
    page.keyboard.press("Enter")
    expect(hand.get_by_role("button", name=re.compile("^(jouer le|donner le|carte) 9"))).to_have_count(0)
    expect(told(page)).to_contain_text("vous : 9")


CHOSEN_TEXTS = [open_game("rudi").words.tell(language, line("board-chosen"), []) for language in LANGUAGES]


def test_a_secret_choice_is_a_tick_and_the_outcome_stays(server: Served, visitor: Visitor) -> None:
    anna, bruno = visitor(360, 640), visitor()
    wish = {"game": "rudi", "players": 3, "bots": [None, None, "easy"], "options": {"special": []}}
    link = dealt(anna, server.url, wish)
    anna.goto(link)
    bruno.goto(link)
    expect(anna.get_by_role("list").get_by_text("Invité 2", exact=True)).to_be_visible()
    anna.get_by_role("button", name="Commencer").click()
    tick, told = bruno.locator(".plate").first.locator("[data-chosen]"), bruno.locator(".latest")
    hint = anna.locator("[data-region=message] .words")
    anna.locator(".scene [data-card]").first.click()
    expect(tick).to_be_visible()
    expect(hint).to_have_text("Carte posée\u00a0; on attend les autres.")
    for text in CHOSEN_TEXTS:  # in each language it fits the narrowest window
        assert hint.evaluate("(hint, text) => (hint.textContent = text, hint.scrollWidth <= hint.clientWidth)", text), (
            text
        )
    bruno.locator(".scene [data-card]").first.click()
    expect(told).to_contain_text("Cartes –")
    expect(tick).to_be_hidden()
    outcome = told.inner_text()
    anna.locator(".scene [data-card]").first.click()
    expect(tick).to_be_visible()
    assert told.inner_text() == outcome


def test_pieces_glide_unless_little_motion_is_wanted(server: Served, visitor: Visitor) -> None:
    page = visitor()
    page.goto(dealt(page, server.url, USUAL))
    for wish, moves in MOTION.items():
        expect(page.locator(".scene [data-card]").first).to_be_visible()
        page.emulate_media(reduced_motion=wish)
        page.wait_for_function("() => document.querySelector('.scene').getAnimations({subtree: true}).length === 0")
        expect(actions(page).first).to_be_visible()
        watch(page, ".scene", ".scene")
        before = int(str(page.locator("[data-n]").get_attribute("data-n")))
        page.locator(".scene [data-card]").first.click()
        # One's own card, and what another does.
        page.wait_for_function("n => Number(document.querySelector('[data-n]').dataset.n) >= n", arg=before + 2)
        if moves:
            page.wait_for_function("() => watched.glided")
        assert watched(page).glided == moves


def test_nobody_is_shut_out_by_day_and_by_night(server: Served, visitor: Visitor) -> None:
    """axe-core finds nothing on the board, in either theme."""
    page = visitor(bypass_csp=True)
    page.goto(dealt(page, server.url, USUAL))
    expect(page.locator(".scene [data-card]").first).to_be_visible()
    check_accessibility(page)
