"""Browser tests of the board of Rummü: by mouse and dragging, by keys, still, small, and by everyone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from ludotheque.games.rummu.tests.drawn import table
from tests.browser.accessibility import check_accessibility
from tests.browser.conftest import GENEROUS, Visitor
from tests.browser.moments import Begun, lay_out, sit
from tests.browser.test_galopp_board import change
from tests.browser.test_pages import dealt
from tests.browser.watching import watch, watched
from tests.server.served import Served
from tools import client
from tools.bootstrap import ROOT

LYING = [(1, "r3 r4 y5 r6"), (2, "r0 b0 g0 y0"), (0, "b4 b5 b6 b7 b8")]
HANDS = ["r5 k0 b9 g2 g3 g4", "k1 k2 k3", "r9 b3 y1"]
GOING_OUT = table(HANDS, LYING, "g9 y2", target=1)
"""All can be done here: freeing, adding, laying, and with the last card gone taking back; then the match is over."""

TEAMS = table(
    ["r5 y6 b9 g2 r1 r1 k3 k0", "k1 k2", "r9 b3 y1", "y3 k5"],
    LYING[:2],
    teams=True,
    target=500,
    deal=4,
    dealer=3,
    scores=[410, -35] * 2,
)
MANY = table(
    ["r1 b1 g1 k1 y1 r2 b2 g2 k2 y2 r3 b3 g3 k3 y3 r4 b4 g4 k4 y4 y9", "k5", "k6"],
    [(0, "r7 b7 g7"), (1, "r5 r6 y7 r8")],
)
"""So many combinations in one hand that the server does not list what one card can do."""

JOKERS = table(["y8 r9 r4 k0 g4", "k1", "k2"], [(0, "g1 g2 g3"), (1, "r5 y6 r7")], target=1)
"""Cards that fit together where they do not fit alone."""


Moments = tuple[str, list[Begun]]


@pytest.fixture(scope="module")
def moments(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Moments]:
    """A server with tables that begin in the middle: its address, and one table for each test."""
    client.ensure(ROOT)
    folder = tmp_path_factory.mktemp("moments") / "house"
    alone = lay_out(folder, "rummu", [GOING_OUT, GOING_OUT, MANY, JOKERS, JOKERS], target=1)
    teams = lay_out(folder, "rummu", [TEAMS], teams=True)
    served = Served(folder, environment=GENEROUS).start()
    yield served.url, [*alone, *teams]
    served.kill()


def begin(page: Page, moments: Moments, which: int) -> None:
    sit(page, moments[0], moments[1][which])
    expect(page.locator(".rummu[data-phase='play']")).to_be_visible()


def card(page: Page, key: str) -> Locator:
    return page.locator(f'.rummu [data-card="{key}"]')


def combination(page: Page, number: int) -> Locator:
    return page.locator(f'.rummu [data-number="{number}"]')


def lies(page: Page, number: int) -> str:
    faces = combination(page, number).locator("[data-face]").all()
    return " ".join(str(face.get_attribute("data-face")) for face in faces)


def aim(page: Page, to: Locator) -> FloatRect:
    """Move the mouse to the middle of something; where that is."""
    box = to.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2 + 40, steps=3)
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=3)
    return box


def drag(page: Page, key: str, to: Locator, wait: bool = True) -> None:
    """Take a card and let it go over something; wait until something has happened at the table."""
    expect(page.locator(".rummu")).to_have_attribute("aria-busy", "false")
    before = page.locator("[data-n]").get_attribute("data-n")
    box = take(page, key, to)
    while wait and to.bounding_box() != box:  # it was still on its way to its place; a card in the hand makes room
        box = aim(page, to)
    page.mouse.up()
    if wait:
        page.wait_for_function("before => document.querySelector('[data-n]').dataset.n !== before", arg=before)


SETTLED = """() => [...document.querySelectorAll('.rummu [data-spot]')].every(
    card => card.getAnimations().every(glide => glide.playState !== 'running'))"""


def take(page: Page, key: str, to: Locator) -> FloatRect:
    """Take a card when no card is on its way any more, else another one might be under the mouse."""
    page.wait_for_function(SETTLED)
    card(page, key).hover(position={"x": 10, "y": 20})
    page.mouse.down()
    box = aim(page, to)
    expect(page.locator(f'.rummu .held [data-card="{key}"]')).to_be_visible()
    return box


def test_going_out_by_mouse_on_the_picture(moments: Moments, visitor: Visitor) -> None:
    page = visitor(1280, 1100)
    begin(page, moments, 0)
    watch(page, ".rummu", "[data-spot]", "pointerup")
    drag(page, "r5", combination(page, 1))
    expect(card(page, "y5")).to_be_visible()  # the joker came into the hand
    assert lies(page, 1) == "r3 r4 r5 r6"
    card(page, "k0").click()
    change(page, combination(page, 2).locator("[data-free]"))  # it could be added, too: the joker is a place of its own
    assert lies(page, 2) == "r0 b0 g0 k0"
    drag(page, "b9", combination(page, 3))
    for key in ("g4", "g2", "g3"):
        card(page, key).click()
    expect(page.locator("[data-lay]")).to_have_attribute("aria-disabled", "false")
    change(page, page.locator("[data-lay]"))
    assert lies(page, 4) == "g2 g3 g4"
    drag(page, "y5", combination(page, 4))
    card(page, "y0").click()
    change(page, combination(page, 2).locator("[data-add]"))
    expect(page.locator(".rummu[data-phase='back']")).to_be_visible()
    page.locator('.rummu [data-back="b6"]').click(force=True)  # it would break the run
    expect(page.get_by_role("alert").get_by_role("link")).to_have_attribute("href", "/rules/rummu#p14")
    change(page, page.locator('.rummu [data-back="b9"]'))
    drag(page, "b9", page.locator("[data-pile]"))
    expect(page.locator(".rummu[data-phase='over']")).to_be_visible()
    expect(page.locator(".rummu .gains")).to_contain_text("+60")  # out, five blue ones, four green ones with a joker
    expect(page.get_by_role("button", name="Revanche")).to_be_visible()
    page.get_by_role("button", name="Voir le plateau").click()
    for seat, hand in enumerate(HANDS[1:], 1):  # what everybody had left stays in view
        expect(page.locator(f"[data-last-hand='{seat}'] svg")).to_have_count(len(hand.split()))
    seen = watched(page)
    assert seen.glided
    assert len(seen.frames) >= 8
    assert max(seen.frames) <= 1, seen.frames


def test_turns_from_the_deal_by_mouse(server: Served, visitor: Visitor) -> None:
    """Drawing, taking from the pile and discarding; the others play in between."""
    page = visitor(reduced_motion="reduce")
    page.goto(dealt(page, server.url, {"game": "rummu", "players": 3, "start": True}))
    page.set_viewport_size({"width": 360, "height": 740})
    expect(page.locator("[data-stock].ready")).to_be_visible()
    for name in page.locator(".rummu .others .name").all():  # none is broken into letters
        box = name.bounding_box()
        assert box is not None
        assert box["height"] < 45
    page.set_viewport_size({"width": 1280, "height": 800})
    for source, phase in (("[data-stock]", "play"), ("[data-pile]", "take")):
        expect(page.locator("[data-stock].ready")).to_be_visible()
        expect(page.locator(".rummu [data-card]")).to_have_count(9)
        change(page, page.locator(source))
        expect(page.locator(f".rummu[data-phase='{phase}']")).to_be_visible()
        expect(page.locator(".rummu [data-card]")).to_have_count(10)
        page.locator(".rummu [data-card]").last.click(position={"x": 10, "y": 20})
        change(page, page.locator("[data-pile]"))
        expect(page.locator(".rummu [data-card]")).to_have_count(9)


def test_a_telephone_keys_and_a_hand_in_any_order(moments: Moments, visitor: Visitor) -> None:
    page = visitor(360, 740, reduced_motion="reduce")
    begin(page, moments, 1)

    def hand() -> str:
        return " ".join(str(one.get_attribute("data-card")) for one in page.locator(".rummu [data-card]").all())

    assert hand() == "r5 b9 g2 g3 g4 k0"
    page.locator('[data-sort="number"]').click()
    assert hand() == "k0 g2 g3 g4 r5 b9"
    card(page, "r5").focus()
    page.keyboard.press("Shift+ArrowLeft")
    assert hand() == "k0 g2 g3 r5 g4 b9"
    expect(page.locator('[data-sort="hand"]')).to_have_attribute("aria-pressed", "true")
    drag(page, "b9", card(page, "g3"), wait=False)
    assert hand() == "k0 g2 b9 g3 r5 g4"
    page.locator("[data-stock]").click(force=True)  # greyed: this turn one has drawn
    why = page.get_by_role("alert")
    expect(why).to_contain_text("déjà pris")
    expect(why.get_by_role("link")).to_have_attribute("href", "/rules/rummu#p3")
    card(page, "r5").click()
    combination(page, 3).locator("[data-add]").click(force=True)
    expect(why).to_contain_text("ne va pas là")
    card(page, "r5").press("Enter")
    for key in ("g2", "g3", "g4"):
        card(page, key).focus()
        page.keyboard.press("Space")
    page.locator("[data-lay]").press("Enter")
    expect(combination(page, 4)).to_be_visible()
    assert page.evaluate("document.getAnimations().length") == 0
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_what_is_not_listed_can_be_done_all_the_same(moments: Moments, visitor: Visitor) -> None:
    page = visitor()
    begin(page, moments, 2)
    for key in ("r1", "r2", "y3", "r4"):
        card(page, key).click(position={"x": 10, "y": 20})
    expect(page.locator("[data-lay]")).to_have_attribute("aria-disabled", "false")
    card(page, "y3").click(position={"x": 10, "y": 20})
    expect(page.locator("[data-lay]")).to_have_attribute("aria-disabled", "true")
    page.locator("[data-clear]").click()
    card(page, "y9").click(position={"x": 10, "y": 20})
    change(page, combination(page, 2).locator("[data-add].ready"))
    assert lies(page, 2) == "r5 r6 y7 r8 y9"
    for key in ("r3", "r4"):
        card(page, key).click(position={"x": 10, "y": 20})
    change(page, combination(page, 2).locator("[data-add].ready"))
    assert lies(page, 2) == "r3 r4 r5 r6 y7 r8 y9"


def test_several_cards_go_to_a_combination_at_once(moments: Moments, visitor: Visitor) -> None:
    page = visitor(1280, 800)
    begin(page, moments, 3)
    why = page.get_by_role("alert")
    card(page, "r9").click()
    combination(page, 2).locator("[data-add]").click(force=True)  # alone it does not fit
    expect(why.get_by_role("link")).to_have_attribute("href", "/rules/rummu#p10")
    card(page, "k0").click()
    add = combination(page, 2).locator("[data-add]")
    expect(add).to_have_attribute("aria-disabled", "true")
    expect(add).to_have_accessible_name("Ajouter rouge 9, noir 0")
    card(page, "k0").click()
    card(page, "y8").click()
    expect(combination(page, 1).locator("[data-add]")).to_have_attribute("aria-disabled", "true")
    expect(add).to_have_accessible_name("ajouter ★8 ●9 à ●5 ★6 ●7")
    change(page, combination(page, 2).locator("[data-add].ready"))
    assert lies(page, 2) == "r5 y6 r7 y8 r9"
    expect(page.locator(".rummu [data-card]")).to_have_count(3)
    for key in ("k0", "g4"):
        card(page, key).click()
    drag(page, "g4", combination(page, 1))  # with k0 it does not fit, alone it does
    assert lies(page, 1) == "g1 g2 g3 g4"


def test_several_cards_are_added_by_keys(moments: Moments, visitor: Visitor) -> None:
    page = visitor(390, 844, reduced_motion="reduce")
    begin(page, moments, 4)
    for key in ("r4", "y8"):
        card(page, key).focus()
        page.keyboard.press("Space")
    combination(page, 2).locator("[data-add].ready").press("Enter")
    expect(page.locator(".rummu [data-card]")).to_have_count(3)
    assert lies(page, 2) == "r4 r5 y6 r7 y8"


def test_the_picture_shuts_nobody_out(moments: Moments, visitor: Visitor) -> None:
    page = visitor(bypass_csp=True, reduced_motion="reduce")
    begin(page, moments, 5)
    expect(page.locator(".rummu .laying")).to_contain_text("6")  # with 410 points the first combination needs as many
    card(page, "r1").click()
    check_accessibility(page)
