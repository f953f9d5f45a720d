"""Browser tests of the replay: moment by moment, from any seat, and playing on."""

from __future__ import annotations

import re

from playwright.sync_api import Page, Route, expect

from tests.browser.accessibility import check_accessibility
from tests.browser.conftest import Visitor
from tests.browser.test_pages import dealt
from tests.browser.walking import actions, play_by_keys, show
from tests.server.served import Served

WISH = {"game": "galopp", "players": 2, "options": {"edition": "groin", "length": "single"}, "start": True}


FOLLOWS = """() => {
    const row = document.querySelector("[aria-current=step]").getBoundingClientRect();
    const list = document.querySelector("ol:has([aria-current=step])").getBoundingClientRect();
    return row.top >= list.top - 1 && row.bottom <= list.bottom + 1;
}"""


def at(page: Page) -> int:
    return int(page.locator("[data-n]").get_attribute("data-n") or -1)


def luck_and_play(page: Page) -> None:
    """At the end: how much was cards and how much was choices, in numbers that add up."""
    part: list[float] = [0.0]

    def answer(route: Route) -> None:
        """What a server answers whose search is not compiled yet, then one that has got so far."""
        if part:
            route.fulfill(json={"table": "", "part": part[-1], "done": False, "seats": []})
        else:
            route.continue_()

    page.route(re.compile("/luck$"), answer)
    page.get_by_role("button", name="Chance ou choix ?").click()
    luck = page.get_by_role("region", name="Chance ou choix ?")
    expect(luck.locator("progress:indeterminate")).to_be_visible()
    expect(luck).to_contain_text(re.compile(r"[1-9]\d*\ss"))  # it is seen that time passes
    part.append(0.42)
    expect(luck.get_by_role("progressbar")).to_have_attribute("value", "0.42")
    part.clear()
    told = luck.get_by_text("Tout le monde part de 50")
    expect(told).to_be_visible()
    numbers = [int(found.replace(" ", "").replace("−", "-")) for found in re.findall(r"[+−] \d+", told.inner_text())]
    end = re.search(r"= (\d+) sur", told.inner_text())
    assert end
    assert 50 + sum(numbers) == int(end[1])
    expect(luck.get_by_role("listitem")).to_have_count(3)
    luck.get_by_text("Et pour chacun ?").click()
    expect(luck.get_by_role("row")).to_have_count(3)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_finished_match_is_watched_again_and_played_on(server: Served, visitor: Visitor) -> None:
    page = visitor(width=360, height=740, bypass_csp=True)
    page.goto(dealt(page, server.url, WISH))
    show(page, "list")
    play_by_keys(page)
    luck_and_play(page)
    page.get_by_role("link", name="Revoir la partie").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("la partie revue")
    slider = page.get_by_role("slider", name=re.compile("Moment 1 sur"))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    # Keys and buttons go through it, the log in step.
    first = at(page)
    page.locator("h1").click()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("log")).to_contain_text("alignez")
    assert at(page) > first
    page.keyboard.press("End")
    last = at(page)
    expect(page.get_by_role("button", name="Un pas en avant")).to_be_disabled()
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    page.get_by_role("button", name="Dérouler").click()
    expect(page.get_by_role("button", name="Arrêter")).to_be_visible()
    page.wait_for_function("first => Number(document.querySelector('[data-n]').dataset.n) > first + 1", arg=first)
    page.get_by_role("button", name="Arrêter").click()

    # All moves are in a list, which follows, and leads to each of them.
    moves = page.get_by_role("region", name="Ce qui s’est passé").get_by_role("button")
    page.get_by_role("button", name="À la fin").click()
    expect(moves.last).to_have_attribute("aria-current", "step")
    assert page.evaluate(FOLLOWS)
    assert moves.count() > 10
    moves.nth(4).click()
    expect(moves.nth(4)).to_have_attribute("aria-current", "step")
    assert first < at(page) < last
    page.keyboard.press("ArrowUp")
    expect(moves.nth(3)).to_be_focused()
    assert page.evaluate(FOLLOWS)

    # Another seat's cards, at a moment that has an address of its own.
    page.get_by_role("combobox", name="Vu par").select_option("1")
    expect(page.locator("[data-n]")).to_have_attribute("data-n", str(at(page)))
    shown = at(page)
    assert shown < last
    expect(page).to_have_url(re.compile(f"#n={shown}&seat=1&k="))
    other = visitor()
    other.goto(page.url)
    expect(other.locator("[data-n]")).to_have_attribute("data-n", str(shown))
    expect(other.get_by_role("combobox", name="Vu par")).to_have_value("1")
    other.goto("about:blank")
    other.goto(page.url.split("&k=")[0])  # the address of a private match without its secret opens nothing
    expect(other.get_by_role("heading", name="Cette partie ne peut pas être revue")).to_be_visible()
    check_accessibility(page)

    page.get_by_role("button", name="Avec les mêmes cartes cachées").click()
    page.wait_for_url(re.compile(r"/t/\w+$"))
    show(page, "list")
    expect(actions(page).first).to_be_visible()


def test_ones_own_past_of_a_running_match_shows_only_ones_own_view(server: Served, visitor: Visitor) -> None:
    page = visitor()
    link = dealt(page, server.url, WISH)
    page.goto(link)
    actions(page).first.click()
    page.goto(link.replace("/t/", "/replay/"))
    expect(page.get_by_role("combobox", name="Vu par")).to_be_disabled()
    expect(page.get_by_role("button", name="Avec les mêmes cartes cachées")).to_have_count(0)
    page.get_by_role("button", name="En redistribuant ce que cette place ne voyait pas").click()
    page.wait_for_url(re.compile(r"/t/\w+$"))
    expect(actions(page).first).to_be_visible()
