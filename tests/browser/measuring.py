"""How heavy is the page, and how quick? Measured in the tests' browser; `python -m bench web` writes it down."""

from __future__ import annotations

import gzip
import json
import re
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.walking import YOUR_TURN

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
    let since = 0;
    new MutationObserver(() => {
        if (!since) return;
        const began = since;
        since = 0;
        requestAnimationFrame(() => window.reactions.push(performance.now() - began));
    }).observe(document.querySelector("main"), { subtree: true, childList: true, attributes: true });
    addEventListener("click", event => (since = event.timeStamp), true);
}"""
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


def playable(page: Page, url: str) -> float:
    """Seconds from the address to a table on which a move can be made, on a slow telephone with a slow line."""
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    session.send(
        "Network.emulateNetworkConditions",
        {"offline": False, "latency": DISTANCE, "downloadThroughput": LINE / 8, "uploadThroughput": LINE / 8},
    )
    page.goto(url, wait_until="commit")
    return ready(page) / 1000


def reactions(page: Page, url: str, moves: int = 6) -> list[float]:
    """Milliseconds from a click to the next picture, for some moves in the list beside a drawn board."""
    page.goto(f"{url}/box/galopp")
    page.get_by_role("button", name="Jouer tout de suite").click()
    action = page.locator("[data-action]").first
    expect(action).to_be_visible()
    page.evaluate(REACTION)
    for _ in range(moves):
        expect(action).to_be_enabled()
        action.click()
        page.wait_for_timeout(100)
    return list(page.evaluate("window.reactions"))


def look_back(page: Page, url: str, log: str) -> float:
    """Seconds until the replay of a match shows its board."""
    page.goto(f"{url}/me")
    expect(page.get_by_role("heading").first).to_be_visible()
    card = page.request.post(f"{url}/api/files", data={"log": log}).json()
    page.goto("about:blank")
    page.goto(f"{url}/replay/{card['table']}#seat=0", wait_until="commit")
    page.wait_for_selector(f".{card['game']}", timeout=60_000)
    return float(page.evaluate("performance.now()")) / 1000


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
    ask, action = page.get_by_role("button", name="Que feriez-vous ici ?"), page.locator("[data-action]").first
    waits = []
    for _ in range(turns):
        expect(ask.or_(page.get_by_role("button", name="Revanche"))).to_be_visible(timeout=COMPILING)
        if not ask.is_visible():
            break  # the match is over
        expect(ask).to_be_enabled(timeout=COMPILING)
        page.evaluate(
            "addEventListener('click', event => (window.since = event.timeStamp), { capture: true, once: true })"
        )
        ask.click()
        page.wait_for_selector("#coach ~ ol", timeout=COMPILING)
        waits.append(float(page.evaluate("performance.now() - window.since")) / 1000)
        before = page.locator("[data-n]").get_attribute("data-n")
        action.click()
        page.wait_for_function("before => document.querySelector('[data-n]').dataset.n !== before", arg=before)
    return waits
