"""Browser tests of the board that is drawn from what a game declares: games of another package (tests/components) are
played on it by taps alone and by keys alone, and it keeps what every table promises."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, expect

from tests.browser.accessibility import check_accessibility
from tests.browser.conftest import GENEROUS, Visitor
from tests.browser.other_games import GAMES, installed
from tests.browser.test_coach import LIT, TAP, advised
from tests.browser.test_layout import Combination
from tests.browser.test_layout import play as watched
from tests.browser.test_pages import dealt
from tests.browser.walking import show
from tests.server.served import Served
from tools import client
from tools.bootstrap import ROOT

MAX_MOVES = 400
DEALS = 50
"""So many matches are begun at most, until one is as wanted: nearly always the first."""
SOON_MS = 3000
"""What is gone by then does not come back."""
RESULT = "[data-region=result]"
PIECES = (
    "[data-choice]",
    "[data-end]",
    ":is([data-card], [data-pawn], button[data-pile]):not([aria-disabled=true])",
    "[data-do]",
)
"""What can be tapped or focused to do something, what comes first before what would only come again."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    client.ensure(ROOT)
    folder = tmp_path_factory.mktemp("others")
    served = Served(folder / "house", environment=GENEROUS | installed(folder / "games")).start()
    yield served
    served.kill()


def begin(page: Page, server: Served, game: str, **more: Any) -> Locator:
    """Begin a match on a table of one's own; the board."""
    page.add_init_script("try { localStorage['ludotheque-drawer'] = 'log' } catch {}")
    page.goto(dealt(page, server.url, {"game": game, "players": 3, "start": True} | more))
    board = page.locator(".drawn.game-table")
    expect(board).to_be_visible()
    return board


def ready(page: Page, board: Locator) -> Locator | None:
    """What can be done next on the board; None when the match is over and its result is shown."""
    pieces, result = page.locator(".drawn[data-mine=true]").locator(", ".join(PIECES)), page.locator(RESULT)
    expect(pieces.or_(result)).not_to_have_count(0)
    if result.count():
        expect(result).to_be_visible()
        return None
    return next((found for piece in PIECES if (found := board.locator(piece)).count()), pieces)


def play(page: Page, board: Locator, act: Any) -> int:
    """Play to the end, doing something else each time; how many times something was done."""
    for move in range(MAX_MOVES):
        found = ready(page, board)
        if found is None:
            return move
        number = page.locator("[data-n]")
        before = (number.get_attribute("data-n"), board.locator("[data-choice], [data-end]").count())
        try:
            act(page, found.nth((move * 7 + 3) % max(1, found.count())))
        except TimeoutError:  # others have acted since, and it is gone
            continue
        except AssertionError:
            if number.get_attribute("data-n") == before[0]:
                raise
            continue
        page.wait_for_function(
            """([n, choices]) => document.querySelector("[data-n]").dataset.n !== n
                || document.querySelectorAll("[data-choice], [data-end]").length !== choices
                || document.querySelector("[data-region=result]")""",
            arg=before,
        )
    raise AssertionError(f"not over after {MAX_MOVES} moves")


def tap(page: Page, piece: Locator) -> None:
    """With a finger, in the part of it that is seen."""
    box = piece.evaluate(
        """piece => {
            const box = piece.getBoundingClientRect();
            const places = [[0.5, 0.5], [0.2, 0.3], [0.15, 0.7], [0.8, 0.5], [0.5, 0.85]];
            return places.map(([x, y]) => [box.left + box.width * x, box.top + box.height * y])
                .find(([x, y]) => piece.contains(document.elementFromPoint(x, y)));
        }""",
        timeout=SOON_MS,
    )
    assert box, "it is covered"
    page.touchscreen.tap(*box)


def press(page: Page, piece: Locator) -> None:
    """By the keys that lead to it: its group is one stop, or it is a stop itself; then arrows."""
    if piece.get_attribute("tabindex", timeout=SOON_MS) == "-1":
        group = piece.locator("xpath=ancestor::ul[1]")
        group.locator("[tabindex='0']").focus(timeout=SOON_MS)
        for _ in range(40):
            if piece.evaluate("piece => piece === document.activeElement", timeout=SOON_MS):
                break
            page.keyboard.press("ArrowRight" if piece.evaluate(AFTER, timeout=SOON_MS) else "ArrowLeft")
    else:
        piece.focus(timeout=SOON_MS)
    expect(piece).to_be_focused(timeout=SOON_MS)
    page.keyboard.press("Enter")


AFTER = "piece => Boolean(document.activeElement.compareDocumentPosition(piece) & Node.DOCUMENT_POSITION_FOLLOWING)"


@pytest.mark.parametrize("game", GAMES)
def test_a_match_by_taps_alone(server: Served, visitor: Visitor, game: str) -> None:
    page = visitor(360, 640, has_touch=True, reduced_motion="reduce")
    assert any(play(page, begin(page, server, game), tap) for _ in range(DEALS))  # in some others are through at once


@pytest.mark.parametrize("game", GAMES)
def test_a_match_by_keys_alone(server: Served, visitor: Visitor, game: str) -> None:
    page = visitor(1280, 800, reduced_motion="reduce")
    assert any(play(page, begin(page, server, game), press) for _ in range(DEALS))


WINDOWS = {"eights": (360, 640), "race": (390, 844), "bones": (820, 1180)}
WIDE = {"eights": (1366, 650), "race": (1280, 800), "bones": (1366, 650)}


@pytest.mark.parametrize("windows", [WINDOWS, WIDE], ids=("portrait", "landscape"))
@pytest.mark.parametrize("game", GAMES)
def test_it_keeps_what_every_table_promises(
    server: Served, visitor: Visitor, game: str, windows: dict[str, tuple[int, int]]
) -> None:
    """Everything is in the window, nothing moves but pieces, whatever can be done can be touched."""
    width, height = windows[game]
    page = visitor(width, height, "fr-FR", reduced_motion="reduce")
    watched(page, server, Combination(game, 3, width, height, "fr-FR"))


def test_what_cannot_be_done_says_why(server: Served, visitor: Visitor) -> None:
    page = visitor()
    for _ in range(DEALS):  # until not every card of a hand fits
        board = begin(page, server, "eights", players=2)
        assert ready(page, board) is not None
        greyed = board.locator("[data-region=hand] [data-card][aria-disabled=true]")
        if greyed.count():
            break
    greyed.first.click(force=True)
    said = page.get_by_role("alert")
    expect(said.get_by_role("link")).to_have_attribute("href", "/rules/eights#p2")


def test_a_hand_is_sorted_as_one_likes_it(server: Served, visitor: Visitor) -> None:
    page = visitor()
    board = begin(page, server, "eights", players=2)
    cards = board.locator("[data-region=hand] [data-card]")
    expect(cards.first).to_be_visible()
    names = [str(card.get_attribute("data-card")).removeprefix("hand-") for card in cards.all()]
    board.get_by_role("button", name="Par valeur").click()
    order = ["A", *map(str, range(2, 11)), "J", "Q", "K"]
    expect(board.get_by_role("button", name="Par couleur")).to_be_visible()
    sorted_names = [str(card.get_attribute("data-card")).removeprefix("hand-") for card in cards.all()]
    assert sorted(names) == sorted(sorted_names)
    values = [order.index(name[1:]) for name in sorted_names]
    assert values == sorted(values)
    page.reload()
    expect(board.get_by_role("button", name="Par couleur")).to_be_visible()


def test_cards_travel_unless_little_motion_is_wanted(server: Served, visitor: Visitor) -> None:
    page = visitor()
    board = begin(page, server, "eights")
    for motion in ("no-preference", "reduce"):
        page.emulate_media(reduced_motion=motion)
        found = ready(page, board)
        assert found is not None
        page.evaluate(
            """() => {
                window.aloft = 0;
                const look = () => {
                    const board = document.querySelector(".drawn");
                    const moving = board ? board.getAnimations({ subtree: true }) : [];
                    window.aloft += moving.filter(one => !(one instanceof CSSTransition)).length;
                    window.looking = requestAnimationFrame(look);
                };
                cancelAnimationFrame(window.looking);
                look();
            }"""
        )
        before = page.locator("[data-n]").get_attribute("data-n")
        found.first.click()
        page.wait_for_function("before => document.querySelector('[data-n]').dataset.n !== before", arg=before)
        page.wait_for_function("() => !document.querySelector('.drawn').getAnimations({ subtree: true }).length")
        assert (page.evaluate("window.aloft") > 0) == (motion == "no-preference")


@pytest.mark.parametrize("game", GAMES)
def test_the_coach_lights_what_is_to_be_touched(server: Served, visitor: Visitor, game: str) -> None:
    """Whatever is lit, tapped again and again, does the action. A coach that thinks would have to be compiled first."""
    page = visitor()
    advised(page)
    board = begin(page, server, game)
    for _ in range(2):
        assert ready(page, board) is not None
        before = page.locator("[data-n]").get_attribute("data-n")
        show(page, "coach").get_by_role("button", name="Que joueriez-vous ici ?").click()
        expect(board.locator(LIT).first).to_be_visible()
        page.wait_for_function(TAP, arg=[f".drawn {LIT}", before])


@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_shut_out(server: Served, visitor: Visitor, game: str) -> None:
    """axe-core finds nothing on the board, in either theme."""
    page = visitor(bypass_csp=True)
    board = begin(page, server, game)
    assert ready(page, board) is not None
    check_accessibility(page)
