"""Browser tests of the table on one screen: whatever the game, the number of people and the window, all of it is in
view from the first deal to the last, and nothing moves but pieces.

`make soak` plays every combination; `make test` takes a few, chosen by the date. LUDOTHEQUE_LAYOUT_DATE=2026-11-18
chooses as on that day; the message of a failure names it."""

from __future__ import annotations

import os
import random
from dataclasses import dataclass
from datetime import date
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from ludotheque.kernel.game import open_game, published
from tests.browser.conftest import Visitor
from tests.browser.test_pages import dealt
from tests.server.served import Served

SIZES = ((360, 640), (390, 664), (390, 844), (820, 1180), (1180, 820), (1366, 650), (1280, 800), (1920, 1080))
LANGUAGES = ("fr-FR", "de-DE")
SHORT: dict[str, dict[str, Any]] = {"rummu": {"target": 1}, "huit": {"target": 0}, "chevaux": {"horses": 2}}
"""Options with which a match is over soon; the others are short anyway."""
SAMPLE = 4
MAX_TURNS = 400
MAX_SHIFT = 0.02


@dataclass(frozen=True)
class Combination:
    game: str
    players: int
    width: int
    height: int
    language: str

    def __str__(self) -> str:
        return f"{self.game}-{self.players}-{self.width}x{self.height}-{self.language[:2]}"


def seats(game: str) -> tuple[int, int]:
    """The fewest and the most who play it as it comes out of the box."""
    schema = open_game(game).schema
    possible = [n for n in range(2, 7) if n in schema.seats(schema.complete(SHORT.get(game, {})))]
    return possible[0], possible[-1]


def combinations() -> list[Combination]:
    return [
        Combination(game, players, *size, language)
        for game in published()
        for players, size, language in product(seats(game), SIZES, LANGUAGES)
    ]


def chosen(day: date) -> list[Combination]:
    """Other ones each day; after some weeks, all of them."""
    every = combinations()
    random.Random(20).shuffle(every)
    first = day.toordinal() * SAMPLE
    return [every[(first + k) % len(every)] for k in range(SAMPLE)]


PLAYER = """async () => {
    const { ticket } = await (await fetch("/api/ticket", { method: "POST" })).json();
    const table = location.pathname.split("/")[2], secret = location.hash.slice(3);
    const socket = new WebSocket(`${location.origin.replace("http", "ws")}/ws?ticket=${encodeURIComponent(ticket)}`);
    const player = (window.player = { legal: [], n: -1, status: "", turns: 0 });
    socket.onopen = () => socket.send(JSON.stringify({ type: "watch", table, ...(secret ? { secret } : {}) }));
    socket.onmessage = ({ data }) => {
        const message = JSON.parse(data);
        if (message.type !== "table" && message.type !== "event") return;
        player.n = message.n;
        player.status = message.status;
        if (message.type === "table") player.viewer = message.viewer;
        if (!message.turn) return;
        player.legal = message.turn.to_act.includes(player.viewer) ? (message.turn.legal ?? []) : [];
    };
    player.act = () => {
        const action = player.legal[(player.turns++ * 7 + 3) % player.legal.length];
        player.legal = [];
        const command = { do: "act", action, have: player.n };
        socket.send(JSON.stringify({ type: "do", id: `p${player.turns}`, table, command }));
    };
    window.shifts = [];
    const named = node => [node, node.parentElement].map(one => `${one?.tagName}.${one?.getAttribute("class")}`).join();
    new PerformanceObserver(list => {
        for (const entry of list.getEntries()) {
            const elements = entry.sources.map(({ node }) => (node instanceof Element ? node : node?.parentElement));
            const nodes = elements.filter(Boolean);
            const others = nodes.filter(node => !node.closest("[data-region=hand]"));
            if (others.length || !nodes.length) window.shifts.push({ value: entry.value, of: others.map(named) });
        }
    }).observe({ type: "layout-shift" });
}"""
"""Plays for the person who looks on, over a socket of its own: so the page is watched as it is, with no sheet over it.
Notes what moves without being a piece; what is in the hand moves by one's own action."""

READY = """() => {
    const ends = one => one.effect.getComputedTiming().endTime < Infinity; // what may be moved hops until it is
    if (document.getAnimations().some(one => one.playState === "running" && ends(one))) return false;
    const shown = document.querySelector("[data-n]")?.dataset.n;
    return (player.legal.length && String(player.n) === shown) || player.status === "over";
}"""

LOOK = """() => {
    const wrong = [], say = (...words) => wrong.push(words.join(" "));
    const region = name => document.querySelector(`[data-region=${name}]`);
    const text = node => `${node.getAttribute("class")} "${node.textContent.trim().slice(0, 30)}"`;
    const size = box => `${box.width.toFixed()}x${box.height.toFixed()}`;
    const outside = box =>
        box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
    const page = document.documentElement;
    if (page.scrollHeight > innerHeight || page.scrollWidth > innerWidth)
        say("the page is", page.scrollWidth, "x", page.scrollHeight);
    for (const name of ["bar", "board", "message", "hand"]) {
        const box = region(name)?.getBoundingClientRect();
        if (!box || outside(box)) say(name, "is not in the window");
    }
    const scrolls = node => {
        for (let up = node.parentElement; up; up = up.parentElement) {
            const may = /auto|scroll/.test(getComputedStyle(up).overflowY);
            if (may && up.scrollHeight > up.clientHeight + 1) return true;
        }
        return false;
    };
    const places = [[0.5, 0.5], [0.15, 0.5], [0.15, 0.85], [0.15, 0.15], [0.5, 0.9]];
    const hit = (button, box) => places.some(([x, y]) => {
        const top = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
        return top && button.contains(top);
    });
    for (const name of ["bar", "seats", "board", "message", "hand"]) {
        for (const button of region(name)?.querySelectorAll("button, a") ?? []) {
            const box = button.getBoundingClientRect();
            if (button.disabled || button.ariaDisabled === "true" || button.matches(".skip-to") || !box.width) continue;
            if (box.width < 39.5 || box.height < 39.5) say(text(button), "is only", size(box));
            if (scrolls(button)) continue;
            if (outside(box)) say(text(button), "is not in the window");
            else if (!hit(button, box)) say(text(button), "is covered");
        }
    }
    for (const card of document.querySelectorAll("[data-region=hand] [data-card]")) {
        const figures = [...card.querySelectorAll("svg text")].map(
            figure => parseFloat(getComputedStyle(figure).fontSize) * figure.getScreenCTM().a);
        if (figures.length && Math.max(...figures) < 13.9) say(text(card), "has figures of", Math.max(...figures));
    }
    const drawings = ".stadium, .tray, .tiles, .spread:not(:has(.tray, .tiles)), .bazaar";
    const board = region("board").getBoundingClientRect();
    const drawn = region("board").querySelector(drawings)?.getBoundingClientRect();
    if (drawn && drawn.width < 0.7 * board.width && drawn.height < 0.7 * board.height)
        say("the board is", size(drawn), "of", size(board));
    const tops = [...document.querySelectorAll("[data-region=hand] li:has([data-card])")].map(
        card => Math.round(card.getBoundingClientRect().top / 20));
    return { wrong, top: region("hand")?.getBoundingClientRect().top, rows: new Set(tops).size };
}"""


def play(page: Page, server: Served, combination: Combination, max_shift: float = MAX_SHIFT) -> None:
    """A whole match, looked at before each move of one's own; then its result, to which nobody has to scroll."""
    game, players = combination.game, combination.players
    wish = {"game": game, "players": players, "options": SHORT.get(game, {}), "start": True}
    page.add_init_script("try { localStorage['ludotheque-drawer'] = 'log' } catch {}")  # as it comes
    page.goto(dealt(page, server.url, wish | {"bots": [None, *["easy"] * (players - 1)]}))
    expect(page.locator("[data-region=board] > *").first).to_be_visible()
    page.evaluate(PLAYER)
    top: dict[int, float] = {}
    for _ in range(MAX_TURNS):
        page.wait_for_function(READY)
        if page.evaluate("player.status === 'over'"):
            break
        looked = page.evaluate(LOOK)
        assert not looked["wrong"], looked["wrong"]
        at = top.setdefault(looked["rows"], looked["top"])
        assert abs(looked["top"] - at) <= 2, "the hand has moved"
        page.evaluate("player.act()")
    else:
        raise AssertionError("the match does not end")
    result = page.locator("[data-region=result]")
    expect(result).to_be_in_viewport()
    expect(result.locator("h2")).to_be_in_viewport()
    shifts = page.evaluate("window.shifts")
    assert sum(one["value"] for one in shifts) < max_shift, sorted(shifts, key=lambda one: -one["value"])[:8]


@pytest.mark.parametrize("number", range(SAMPLE))
def test_a_table_fits_the_window_today(server: Served, visitor: Visitor, number: int) -> None:
    day = date.fromisoformat(os.environ.get("LUDOTHEQUE_LAYOUT_DATE") or date.today().isoformat())
    combination = chosen(day)[number]
    page = visitor(combination.width, combination.height, combination.language, reduced_motion="reduce")
    try:
        play(page, server, combination)
    except AssertionError as wrong:
        raise AssertionError(f"{combination}, LUDOTHEQUE_LAYOUT_DATE={day}: {wrong}") from wrong


def test_a_table_without_a_drawing_fits_too(server: Served, visitor: Visitor) -> None:
    """The state in sentences, which grow, and what may be done in a list: both in boxes of their own."""
    page = visitor(390, 664, reduced_motion="reduce")
    page.route("**/assets/Board-*", lambda route: route.abort())
    play(page, server, Combination("quartett", 3, 390, 664, "fr-FR"), max_shift=1)
    expect(page.locator(".quartett")).to_have_count(0)


def test_a_window_that_is_too_small_scrolls(server: Served, visitor: Visitor) -> None:
    """Smaller than any telephone: the table stays as large as it must be, and nothing of it is lost."""
    page = visitor(280, 400, reduced_motion="reduce")
    page.goto(dealt(page, server.url, {"game": "rudi", "players": 4, "start": True}))
    card = page.locator(".scene [data-card]").last
    expect(card).to_be_visible()
    page_size = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert page_size == [320, 480]
    board, plates = page.locator("[data-region=board]").bounding_box(), page.locator(".plate > .plate").all()
    assert board is not None
    assert len(plates) == 4
    for plate in plates:
        box = plate.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= board["y"] + board["height"] + 1
    before = page.locator("[data-n]").get_attribute("data-n")
    card.click()  # it is scrolled to
    expect(page.locator("[data-n]")).not_to_have_attribute("data-n", str(before))


@pytest.mark.long
@pytest.mark.parametrize("combination", combinations(), ids=str)
def test_every_table_fits_every_window(server: Served, visitor: Visitor, combination: Combination) -> None:
    play(visitor(combination.width, combination.height, combination.language), server, combination)
