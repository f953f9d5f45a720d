"""Browser tests of the coach: one sentence, what it means lit on the board, and the numbers behind a tap."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from ludotheque.kernel.game import published
from tests.browser.conftest import Visitor
from tests.browser.test_pages import dealt
from tests.browser.walking import actions, show
from tests.server.served import Served

TAP = """([lit, before]) => {
    if (document.querySelector('[data-n]').dataset.n !== before) return true;
    document.querySelector(lit)?.click();
}"""
"""Somebody who knows nothing, and taps what is lit until something has happened."""
LIT = "button[data-lit]:not([disabled], [aria-disabled=true], [data-action])"


def test_a_sentence_and_the_numbers_gone_after_the_move(server: Served, visitor: Visitor) -> None:
    page = visitor(width=360, height=740)
    wish = {"game": "galopp", "players": 2, "options": {"edition": "groin", "length": "single"}, "start": True}
    page.goto(dealt(page, server.url, wish))
    page.get_by_role("button", name="À vos marques").click()
    expect(page.locator("[data-card]").first).to_be_visible()
    show(page, "coach").get_by_role("button", name="Que joueriez-vous ici ?").click()
    message = page.locator("[data-region=message]")
    expect(message.get_by_role("status")).to_contain_text("Jouez")  # the sheet has made room for the board
    expect(page.locator("[data-region=drawer]")).to_be_hidden()
    lit = page.locator(f"[data-region=hand] {LIT}")
    expect(lit).to_have_count(1)
    letter = lit.get_attribute("data-card")
    expect(page.locator(f"[data-pig={letter}][data-lit]")).to_have_count(1)
    coach = show(page, "coach")
    numbers = coach.get_by_text("devrait devancer")
    expect(numbers.first).to_be_hidden()
    coach.get_by_text("Les chiffres").click()
    expect(numbers).to_have_count(2)
    expect(numbers.first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.keyboard.press("Escape")
    lit.click()
    expect(message.get_by_role("status")).to_have_count(0)
    expect(page.locator("[data-lit]")).to_have_count(0)


def advised(page: Page) -> None:
    """Have a coach answer at once that knows nothing: the last thing that may be done is what it advises."""
    legal: list[str] = []

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def sent(message: str | bytes) -> None:
            asked = json.loads(message)
            if asked.get("type") != "advise":
                return server.send(message)
            one = {"action": legal[-1], "worth": 0.5}
            answer: dict[str, Any] = {"type": "advised", "id": asked["id"], "table": asked["table"], "n": latest[0]}
            return socket.send(json.dumps(answer | {"candidates": [one, one | {"action": "other"}]}))

        def received(message: str | bytes) -> None:
            told = json.loads(message)
            if told.get("type") in ("table", "event"):
                latest[0] = told["n"]
                legal[:] = told.get("turn", {}).get("legal") or legal
            socket.send(message)

        socket.on_message(sent)
        server.on_message(received)

    latest = [0]
    page.route_web_socket("**/*", between)


@pytest.mark.parametrize("game", published())
def test_tapping_what_is_lit_does_what_the_coach_says(server: Served, visitor: Visitor, game: str) -> None:
    page = visitor(width=390, height=844)
    advised(page)
    page.goto(dealt(page, server.url, {"game": game, "start": True}))
    region = page.locator("[data-n]")
    for _ in range(3):
        ask = show(page, "coach").get_by_role("button", name="Que joueriez-vous ici ?")
        expect(ask).to_be_enabled()
        ask.click()
        expect(page.locator("[data-region=drawer]")).to_be_hidden()
        before = region.get_attribute("data-n")
        page.wait_for_function(TAP, arg=[LIT, before], polling=150)
    show(page, "list")
    expect(actions(page).first).to_be_visible()
