"""Browser tests of the coach: three steps, each when it is asked for."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visitor
from tests.browser.test_pages import dealt
from tests.browser.walking import actions, show
from tests.server.served import Served


def test_three_steps_and_gone_after_the_move(server: Served, visitor: Visitor) -> None:
    page = visitor(width=360, height=740)
    wish = {"game": "galopp", "players": 2, "options": {"edition": "groin", "length": "single"}, "start": True}
    page.goto(dealt(page, server.url, wish))
    show(page, "list")
    actions(page).first.click()
    show(page, "coach")
    coach = page.get_by_role("region", name="Le conseiller")
    ask = coach.get_by_role("button", name="Que joueriez-vous ici ?")
    expect(ask).to_be_enabled()
    ask.click()
    more = coach.get_by_role("button", name="Et ensuite ?")
    expect(coach.get_by_text("Ce qui compte maintenant").or_(coach.get_by_text("se valent"))).to_be_visible()
    expect(coach.get_by_text("Deux choix")).to_be_hidden()
    more.click()
    expect(coach.get_by_text("devrait devancer")).to_have_count(2)
    # Which sentence it is depends on the deal: the best, or the one the coach stays with.
    best = coach.get_by_text("Le meilleur").or_(coach.get_by_text("Le conseiller s’en tient à ceci"))
    expect(best).to_be_hidden()
    more.click()
    expect(best).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    show(page, "list")
    actions(page).first.click()
    show(page, "coach")
    expect(best).to_be_hidden()
