"""Do the examples of the rulebooks move, and can they be printed?"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from ludotheque.kernel.examples import examples
from ludotheque.kernel.game import open_game, shelf
from tests.browser.conftest import Visitor
from tests.house.served import Served


def test_an_example_is_played_beside_its_text(house: Served, visitor: Visitor) -> None:
    page = visitor(width=360, height=740)
    page.goto(f"{house.url}/rules/galopp")
    example = page.locator("[data-example='5-1']")
    example.scroll_into_view_if_needed()
    expect(example.locator("xpath=preceding-sibling::*[1]")).to_contain_text("Mamie joue une carte rouge")
    on = example.get_by_role("button", name="Un pas en avant")
    on.click()
    expect(example.get_by_role("status")).to_contain_text("Mamie joue rouge")
    on.click()
    expect(example.get_by_role("status")).to_contain_text("Lina joue jaune")
    expect(on).to_be_disabled()
    example.get_by_role("button", name="Jouer l’exemple").click()  # from the beginning, by itself
    expect(example.get_by_text("Coup 0 sur 2")).to_be_visible()
    expect(example.get_by_text("Coup 2 sur 2")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


@pytest.mark.parametrize("game", shelf())
def test_every_example_is_drawn_and_on_paper_it_stands_before_and_after(
    house: Served, visitor: Visitor, game: str
) -> None:
    page = visitor()
    page.goto(f"{house.url}/rules/{game}")
    known = examples(open_game(game))
    expect(page.locator("[data-example]")).to_have_count(len(known))
    page.emulate_media(media="print")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    expect(page.locator("[data-example] .still")).to_have_count(2 * len(known))
    expect(page.locator("[data-example]").get_by_text(re.compile("^Avant$"))).to_have_count(len(known))
    assert page.locator("[data-example] button:visible:not(.still button)").count() == 0
    expect(page.get_by_role("button", name="Imprimer")).to_be_hidden()
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    page.emulate_media(media="screen")
    for example in page.locator("[data-example]").all():
        example.scroll_into_view_if_needed()
        expect(example.get_by_role("button", name="Jouer l’exemple")).to_be_visible()
        while (on := example.get_by_role("button", name="Un pas en avant")).is_enabled():
            on.click()
