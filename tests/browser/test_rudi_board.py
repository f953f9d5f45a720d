"""Can the race be run on the picture? With a mouse, on a telephone, without motion, in both themes."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.finding import axe
from tests.browser.test_pages import dealt
from tests.house.served import Served

SHORT = {"game": "rudi", "players": 3, "options": {"course": 6, "special": [1, 2, 3, 4, 5]}, "start": True}
"""Every space is special: whoever moves exchanges, and it is soon over."""


def cards(page: Page) -> tuple[str, ...]:
    """What may be done with the cards in hand, in notation."""
    return tuple(page.locator(".scene [data-card]").evaluate_all("found => found.map(one => one.dataset.card)"))


def race(page: Page) -> set[str]:
    """Run a race to its end by clicking cards, the highest first; what was done with them."""
    again = page.get_by_role("button", name="Revanche")
    done = set()
    for _ in range(60):
        expect(page.locator(".scene [data-card]").first.or_(again)).to_be_visible()
        if again.is_visible():
            return done
        before = page.locator("[data-n]").get_attribute("data-n")
        done.add(cards(page)[-1].split()[0])
        page.locator(".scene [data-card]").last.click()
        page.wait_for_function("before => document.querySelector('[data-n]').dataset.n !== before", arg=before)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    raise AssertionError("the race does not end")


def test_a_race_by_mouse_on_a_telephone(house: Served, visitor: Visitor) -> None:
    """By cards of the picture alone; nothing is wider than the screen. Chance deals: a race may pass without exchange."""
    page = visitor(width=360, height=740)
    done: set[str] = set()
    for _ in range(5):
        page.goto(dealt(page, house.url, SHORT))
        done |= race(page)
        expect(page.locator(".scene")).to_contain_text("6/6")
        expect(page.locator(".scene")).to_contain_text("La course est finie")
        if done == {"play", "give"}:
            return
    raise AssertionError(f"only {done} in five races")


def test_what_cannot_be_done_says_why(house: Served, visitor: Visitor) -> None:
    page = visitor()
    page.goto(dealt(page, house.url, SHORT))
    pile = page.get_by_role("button", name=re.compile(r"^Pile d’échange, au-dessus : \d+$"))
    expect(pile).to_have_attribute("aria-disabled", "true")
    pile.click(force=True)  # what is greyed out for now answers all the same
    said = page.get_by_role("alert")
    expect(said).to_contain_text("Aucun échange n’est dû")
    expect(said.get_by_role("link")).to_have_attribute("href", "/rules/rudi#p9")


def test_cards_by_keys(house: Served, visitor: Visitor) -> None:
    """One stop for the hand; arrows walk through it, Enter lays the card."""
    page = visitor()
    page.goto(dealt(page, house.url, SHORT))
    hand = page.get_by_role("group", name="Votre main")
    hand.get_by_role("button", name="jouer le 1", exact=True).focus()
    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    expect(hand.get_by_role("button", name="jouer le 9")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("log").first).to_contain_text("vous 9")


def test_pieces_glide_unless_little_motion_is_wanted(house: Served, visitor: Visitor) -> None:
    moving = "document.querySelector('.scene').getAnimations({subtree: true}).length"
    for wish, moves in (("no-preference", True), ("reduce", False)):
        page = visitor(reduced_motion=wish)
        page.goto(dealt(page, house.url, SHORT))
        page.locator(".scene [data-card]").last.click()
        most = page.evaluate(
            f"""async () => {{
                let most = 0;
                for (let k = 0; k < 20; k++) {{
                    most = Math.max(most, {moving});
                    await new Promise(requestAnimationFrame);
                }}
                return most;
            }}"""
        )
        assert (most > 0) == moves


def test_nobody_is_shut_out_by_day_and_by_night(house: Served, visitor: Visitor) -> None:
    """axe-core finds nothing on the board, in either theme."""
    for theme in ("light", "dark"):
        page = visitor(color_scheme=theme)
        page.goto(dealt(page, house.url, SHORT))
        expect(page.locator(".scene [data-card]").first).to_be_visible()
        page.evaluate(axe())
        found = page.evaluate("axe.run('.scene').then(result => result.violations)")
        assert [(one["id"], [node["html"] for node in one["nodes"]]) for one in found] == []
