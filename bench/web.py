"""The page in a real browser. First load: everything until a move can be made on the home page, as it travels; the
drawn board of the table that is dealt there stands apart. Playable: from the address to that move, with the processor
slowed down four times and a line of 1.6 Mbit/s with 40 ms to each answer, best and worst of five. Reaction: from a
click to the next picture. Goals: 200 kB, a board 60 kB more, 2 s, 100 ms."""

from __future__ import annotations

import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser import measuring
from tests.browser.conftest import GENEROUS, HURRIED
from tests.browser.finding import SWITCHES, browser
from tests.house.served import Served
from tools import client
from tools.bootstrap import ROOT

ROUNDS = 5


def measure(chromium: Browser, url: str) -> list[tuple[str, str, str]]:
    def page(width: int = 1280) -> Page:
        context = chromium.new_context(viewport={"width": width, "height": 800}, locale="fr-FR")
        context.add_init_script(HURRIED)
        return context.new_page()

    weight = measuring.weigh(page(), url)
    times = [measuring.playable(page(360), url) for _ in range(ROUNDS)]
    waits = measuring.reactions(page(), url, moves=12)
    slowest = statistics.quantiles(waits, n=20)[-1]
    return [
        ("first load, compressed", f"{weight.shell / 1000:.0f} kB", "200 kB"),
        ("the drawn board on it", f"{weight.board / 1000:.0f} kB", "60 kB"),
        ("playable on a slow telephone", f"{min(times):.2f} s (worst {max(times):.2f} s)", "2 s"),
        ("reaction to a click, median", f"{statistics.median(waits):.0f} ms (95 %: {slowest:.0f} ms)", "100 ms"),
    ]


def run() -> str:
    client.ensure(ROOT)
    path, environment = browser()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = Served(Path(folder) / "house", environment=GENEROUS).start()
        try:
            chromium = playwright.chromium.launch(executable_path=path, args=SWITCHES, env=dict(environment))
            rows = measure(chromium, house.url)
            chromium.close()
        finally:
            house.kill()
    return "\n".join(["| | measured | goal |", "|---|---|---|", *(f"| {' | '.join(row)} |" for row in rows)])
