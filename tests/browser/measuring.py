"""Measurements of the page's weight and speed in the tests' browser; `python -m bench web` writes them down."""

from __future__ import annotations

import gzip
import json
import re
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.walking import YOUR_TURN, show
from tests.tables.sample import Sample

SLOWER = 4
"""Times slower than this machine: a telephone."""
LINE = 1_600_000
"""Bits a second."""
COMPILING = 600_000
"""Milliseconds: the first time a game's search is compiled."""
DISTANCE = 40
"""Milliseconds that an answer needs, beside what its bytes need."""
REACTION = """() => {
    window.reactions = [];
    let since = 0, seen;
    const drawn = then => requestAnimationFrame(() => setTimeout(() => then(performance.now())));
    new MutationObserver(changes => {
        if (!since) return;
        const began = since, reaction = seen ?? {};
        if (!seen) drawn(now => (reaction.seen = now - began));
        seen = reaction;
        if (!changes.some(change => change.attributeName === "data-n")) return;
        since = 0;
        drawn(now => window.reactions.push(Object.assign(reaction, { moved: now - began })));
    }).observe(document.querySelector("main"), { subtree: true, childList: true, attributes: true });
    addEventListener("pointerdown", event => ([since, seen] = [event.timeStamp, undefined]), true);
}"""
"""The page's own clock, from the finger that comes down. A task that was ordered in a frame comes when that frame has
been drawn, so these are pictures and not intentions. `data-n` changes together with the pieces on the board."""
LOOKED_BACK = """([board, last]) => document.querySelector(board)
    && document.querySelector(".slider input")?.max >= last && performance.now()"""
SLIDE = """part => new Promise(seen => {
    const slider = document.querySelector(".slider input"), began = performance.now();
    slider.value = Math.round(slider.max * part);
    slider.dispatchEvent(new Event("input", { bubbles: true }));
    requestAnimationFrame(() => setTimeout(() => seen(performance.now() - began)));
})"""
READY = f"""() => [...document.querySelectorAll("main button:not(:disabled)")].length > 2
    && document.querySelector("main").textContent.includes({json.dumps(YOUR_TURN)}) && performance.now()"""


@dataclass
class Weight:
    """Bytes as they travel: what every first visit needs, and what a board adds."""

    shell: int = 0
    board: int = 0


def weigh(page: Page, url: str, address: str = "/") -> Weight:
    """Everything until a move can be made. The worker lists what belongs to the page itself; the rest is a board's."""
    named = re.search(r"const files = (\{.*?\});", page.request.get(f"{url}/worker.js").text())
    assert named
    own = set(json.loads(named[1])["names"])
    weight = Weight()

    def note(response: Any) -> None:
        if response.request.service_worker:
            return
        body = response.body()
        size = len(gzip.compress(body)) if "gzip" in response.headers.get("content-encoding", "") else len(body)
        path = response.url.removeprefix(url)
        if path.startswith("/assets/") and path not in own:
            weight.board += size
        else:
            weight.shell += size

    page.on("response", note)
    page.goto(url + address)
    ready(page)
    page.wait_for_load_state("networkidle")
    page.remove_listener("response", note)
    return weight


def ready(page: Page) -> float:
    """Wait until a move can be made; milliseconds since the page was asked for."""
    return float(page.wait_for_function(READY, polling=20).json_value())


def slowed(page: Page) -> None:
    """From now on a slow telephone with a slow line. Close such a page when it has been measured: pages of one server
    share a process of the browser, and all of them are slowed down with it."""
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    session.send(
        "Network.emulateNetworkConditions",
        {"offline": False, "latency": DISTANCE, "downloadThroughput": LINE / 8, "uploadThroughput": LINE / 8},
    )


def playable(page: Page, url: str) -> float:
    """Seconds from the address to a table on which a move can be made, on a slow telephone with a slow line."""
    slowed(page)
    page.goto(url, wait_until="commit")
    return ready(page) / 1000


@dataclass
class Reaction:
    """Milliseconds from a tap to the first picture in which anything answers it, and to the first with its move."""

    seen: float
    moved: float


def reactions(page: Page, url: str, game: str = "galopp", moves: int = 6) -> list[Reaction]:
    """What comes of some moves, tapped in the list beside a drawn board, as far as the match lasts."""
    page.goto(f"{url}/box/{game}")
    page.get_by_role("button", name="Jouer tout de suite").click()
    action, again = page.locator("[data-action]").first, page.get_by_role("button", name="Revanche")
    expect(action).to_be_visible(timeout=COMPILING)
    page.evaluate(REACTION)
    for made in range(1, moves + 1):
        expect(action.or_(again).first).to_be_enabled(timeout=COMPILING)
        if again.is_visible():
            break
        action.click()
        page.wait_for_function("made => window.reactions.length === made", arg=made)
    return [Reaction(**one) for one in page.evaluate("window.reactions")]


def looked_back(page: Page, url: str, sample: Sample) -> float:
    """Seconds from the address of a match that is over to its board, with a slider that leads through all of it. By the
    page's own clock: nobody who looks on from outside can be late."""
    last = sum(bool(one.steps) for one in sample.happened) - 1
    page.goto(f"{url}/replay/{sample.table.id}#seat=0", wait_until="commit")
    shown = page.wait_for_function(LOOKED_BACK, arg=[f".{sample.game.id}", last], timeout=COMPILING)
    return float(shown.json_value()) / 1000


def slides(page: Page) -> list[float]:
    """In a replay, milliseconds from a jump of the slider to the picture of that moment: the end, the middle, …"""
    return [float(page.evaluate(SLIDE, part)) for part in (1, 0.5, 0.9, 0.1, 0.97, 0)]


def hindsights(page: Page, choices: int) -> list[float]:
    """In a replay, seconds until the coach has said what it would have played, choice by choice."""
    page.get_by_role("button", name="Qu’aurait joué le conseiller ?").click()
    waits = []
    for _ in range(choices):
        page.get_by_role("button", name="Au choix suivant").click()
        page.evaluate("window.since = performance.now()")
        page.wait_for_selector("#hindsight ~ div dl, #hindsight ~ div > p:not(.soft)", timeout=COMPILING)
        waits.append(float(page.evaluate("performance.now() - window.since")) / 1000)
    return waits


def advised(page: Page, url: str, game: str, turns: int) -> list[float]:
    """At a table, seconds from the question what the coach would do to its answer, turn by turn."""
    page.goto(f"{url}/box/{game}")
    page.get_by_role("button", name="Jouer tout de suite").click()
    ask, action = page.get_by_role("button", name="Que joueriez-vous ici ?"), page.locator("[data-action]").first
    waits = []
    again = page.get_by_role("button", name="Revanche")
    for _ in range(turns):
        expect(action.or_(again).first).to_be_visible(timeout=COMPILING)
        if again.is_visible():
            break  # the match is over
        show(page, "coach")
        expect(ask).to_be_enabled(timeout=COMPILING)
        page.evaluate(
            "addEventListener('click', event => (window.since = event.timeStamp), { capture: true, once: true })"
        )
        ask.click()
        page.wait_for_selector("#coach ~ ol", timeout=COMPILING)
        waits.append(float(page.evaluate("performance.now() - window.since")) / 1000)
        before = page.locator("[data-n]").get_attribute("data-n")
        show(page, "list")
        action.click()
        page.wait_for_function("before => document.querySelector('[data-n]').dataset.n !== before", arg=before)
    return waits
