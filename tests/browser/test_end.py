"""Browser tests of the end of a match: the scene over the board, the reasons of the score, and playing again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.accessibility import check_accessibility
from tests.browser.conftest import Visitor
from tests.browser.test_layout import PLAYER, READY
from tests.browser.test_pages import dealt
from tests.server.served import Served

SHORT = {"game": "galopp", "players": 3, "options": {"edition": "groin", "length": "single"}, "start": True}
WISH = SHORT | {"bots": [None, "easy", "easy"]}


def play_out(page: Page, url: str) -> Locator:
    """A match to its end, played over a socket beside the page; the scene of its end."""
    page.goto(url)
    expect(page.locator("[data-region=board] > *").first).to_be_visible()
    page.evaluate(PLAYER)
    while True:
        page.wait_for_function(READY)
        if page.evaluate("player.status === 'over'"):
            break
        page.evaluate("player.act()")
    result = page.locator("[data-region=result]")
    expect(result).to_be_visible()
    return result


def card(page: Page, path: str) -> dict[str, object]:
    """The table of an address, as listings have it."""
    found: dict[str, object] = page.evaluate("path => fetch(path).then(answer => answer.json())", path)
    return found


@pytest.mark.parametrize(("width", "height"), [(360, 640), (1366, 650)])
def test_the_end_is_a_scene_and_again_is_one_tap(server: Served, visitor: Visitor, width: int, height: int) -> None:
    page = visitor(width, height, bypass_csp=True, reduced_motion="reduce")
    result = play_out(page, dealt(page, server.url, WISH))
    again = result.get_by_role("button", name="Revanche")
    places = result.locator("ol > li[data-place]")
    expect(places).to_have_count(3)
    for shown in (result.get_by_role("heading", level=2), places.nth(0), places.nth(2), again):
        expect(shown).to_be_in_viewport(ratio=1)
    assert places.first.get_attribute("data-place") == "1"
    expect(places.first).to_contain_text(re.compile(r"\d+ portion"))  # not points
    table = result.get_by_role("table", name="Le score, part par part")
    expect(
        table.get_by_role("row").filter(has_text="dernière carte").or_(table.get_by_text("rien à mettre")).first
    ).to_be_visible()
    expect(table.locator("tbody tr:has(.why)")).to_have_count(3)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    check_accessibility(page)

    result.get_by_role("button", name="Voir le plateau").click()
    expect(result).to_be_hidden()
    page.get_by_role("button", name="Voir le résultat").click()
    expect(again).to_be_visible()

    page.reload()  # whoever comes back finds it again, and why
    expect(table.locator("tbody tr:has(.why)")).to_have_count(3)
    saved = result.get_by_role("link", name="Garder la partie")
    with page.expect_download() as download:
        saved.click()
    assert re.fullmatch(r"galopp-\d{4}-\d\d-\d\d\.log", download.value.suggested_filename)

    first = page.url.split("/t/")[1].split("#")[0]
    again.click()
    page.wait_for_url(lambda url: first not in url)
    expect(page.locator("[data-region=board]")).to_be_visible()
    now = card(page, f"/api/tables/{page.url.split('/t/')[1]}")
    assert now["status"] == "playing"
    assert now["your_seat"] == 2  # all one seat further: the next one begins


def test_a_game_that_explains_nothing_has_a_plain_ranking(server: Served, visitor: Visitor) -> None:
    page = visitor(reduced_motion="reduce")
    page.route("**/score", lambda route: route.fulfill(json={"table": "t", "rounds": []}))
    page.route(
        "**/words/fr",
        lambda route: route.fulfill(json={"text": route.fetch().json()["text"].replace("score-total", "unheard-of")}),
    )
    result = play_out(page, dealt(page, server.url, WISH))
    expect(result.locator("ol > li[data-place='1']").first).to_contain_text("point")
    expect(result.get_by_role("table")).to_have_count(0)
    expect(result.get_by_role("button", name="Revanche")).to_be_in_viewport(ratio=1)


def test_the_winners_dance_and_confetti_fall_until_they_lie(server: Served, visitor: Visitor) -> None:
    page = visitor()
    page.add_init_script(
        """addEventListener("animationstart", ({ animationName }) => {
            (window.begun ??= new Set()).add(animationName.replace(/^s?(velte)?-?\\w*-/, ""));
        }, true)"""
    )
    result = play_out(page, dealt(page, server.url, WISH))
    expect(result.locator(".dances").first).to_be_visible()
    page.wait_for_function("() => window.begun?.has('dance') && window.begun.has('fall')")
    endless = "document.getAnimations().filter(one => one.effect.getComputedTiming().endTime === Infinity).length"
    assert page.evaluate(endless) == 0


COUNT_SOUNDS = """(() => {
    window.heard = 0;
    const start = AudioScheduledSourceNode.prototype.start, buffer = AudioBufferSourceNode.prototype.start;
    AudioScheduledSourceNode.prototype.start = function (...when) { heard++; return start.apply(this, when); };
    AudioBufferSourceNode.prototype.start = function (...when) { heard++; return buffer.apply(this, when); };
})()"""


def test_moves_are_heard_after_the_first_tap_until_they_are_muted(server: Served, visitor: Visitor) -> None:
    page = visitor(390, 664, reduced_motion="reduce")
    page.add_init_script(COUNT_SOUNDS)
    page.goto(dealt(page, server.url, WISH))
    line_up = page.locator("[data-line-up]")
    expect(line_up).to_be_visible()
    assert page.evaluate("heard") == 0  # nobody has touched anything yet
    line_up.click()
    page.wait_for_function("() => heard > 0")
    mute = page.locator("[data-region=bar] [data-sounds]")
    mute.click()
    expect(mute).to_have_attribute("data-sounds", "off")
    before = page.evaluate("heard")
    page.locator("[data-card].ready").first.click()
    expect(page.locator("[data-card].ready").first).to_be_visible()
    assert page.evaluate("heard") == before
    page.reload()
    expect(mute).to_have_attribute("data-sounds", "off")  # it is remembered

    page.goto(f"{server.url}/me")
    slider = page.get_by_role("slider", name="Les sons")
    expect(slider).to_have_attribute("aria-valuetext", "coupés")
    slider.press("ArrowRight")
    expect(slider).to_have_attribute("aria-valuetext", "10\u00a0%")
    page.wait_for_function("() => heard > 0")  # one hears how loud it is
