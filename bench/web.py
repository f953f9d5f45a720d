"""The page in a real browser, each figure by the page's own clock, every page closed when it has been measured. First
load: everything until a move can be made on the home page, as it travels; the drawn board of the table that is dealt
there stands apart. Playable: from the address to that move, with the processor slowed down four times and a line of 1.6
Mbit/s with 40 ms to each answer, best and worst of five. Reaction: from the finger that comes down on an action to the
first picture in which anything answers it, and to the first with the move made on the board, in all games. Replay: from
the address of a long match of rummu, of which the server has nothing in memory yet, to its board with a slider that
leads through all of it; the first is the first thing that is asked of a server just opened, which loads the rules for
it. Then from a jump of the slider to the picture of that moment, and from each question what the coach would have
played to the answer on the screen. Coach: the same at a table of each game, from the click on the question, turn by
turn, the very first one apart. Before anything of a coach is timed its search has been compiled. Goals: 200 kB, a board
60 kB more, 2 s, 100 ms; 1 s, 1.5 s. Times are of a machine that does nothing else."""

from __future__ import annotations

import contextlib
import statistics
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from ludotheque.bots.executor import RULES, SEARCH, prepare
from ludotheque.kernel.game import open_game, shelf
from tests.browser import measuring
from tests.browser.conftest import GENEROUS, HURRIED
from tests.browser.finding import SWITCHES, browser
from tests.browser.finished import finished, keep
from tests.server.served import Served
from tests.tables.sample import Sample
from tools import client
from tools.bootstrap import ROOT

ROUNDS = 5
MOVES = 8
"""In each game, so many are tapped."""
CHOICES = 8
"""Of a match that is watched again, so many choices are asked about."""
TURNS = 6
"""At a table, so many turns."""
GAME, PLAYERS = "rummu", 4
LONG = [f"long-{number}" for number in (24, 8, 35, 15, 33, 27, 39)]
"""Tables whose matches are watched again: the longest of forty."""
Row = tuple[str, str, str]


class Visits:
    """Pages, each of somebody who comes for the first time and goes when he has been measured."""

    def __init__(self, chromium: Browser) -> None:
        self._chromium = chromium

    @contextlib.contextmanager
    def page(self, width: int = 1280) -> Iterator[Page]:
        context = self._chromium.new_context(viewport={"width": width, "height": 800}, locale="fr-FR")
        context.add_init_script(HURRIED)
        yield context.new_page()
        context.close()


def replays(visits: Visits, url: str, matches: list[Sample]) -> list[Row]:
    opened, slid, slow = [], [], []
    past: list[float] = []
    for match in matches:
        with visits.page() as page:
            opened.append(measuring.looked_back(page, url, match))
            slid += measuring.slides(page)
            if match is matches[-1]:
                past = measuring.hindsights(page, CHOICES + 1)[1:]
    for match in matches[-ROUNDS:]:
        with visits.page(360) as page:
            page.goto(f"{url}/me", wait_until="networkidle")
            measuring.slowed(page)
            slow.append(measuring.looked_back(page, url, match))
    lines = [len(match.actions) for match in matches[1:]]
    return [
        (f"replay of {min(lines):,} to {max(lines):,} lines opens", span(opened[1:]), "1 s"),
        ("… as the first thing of a server just opened", f"{opened[0]:.2f} s", "-"),
        ("… on a slow telephone that knows the page", span(slow), "-"),
        ("its slider leads to a moment", thousandths(slid), "-"),
        ("the coach's answer in it", span(past), "1.5 s"),
    ]


def measure(visits: Visits, url: str, matches: list[Sample]) -> list[Row]:
    back = replays(visits, url, matches)
    with visits.page() as page:
        weight = measuring.weigh(page, url)
    times = []
    for _ in range(ROUNDS):
        with visits.page(360) as page:
            times.append(measuring.playable(page, url))
    taps: list[measuring.Reaction] = []
    coach = []
    for game in shelf():
        with visits.page() as page:
            taps += measuring.reactions(page, url, game, MOVES)
        with visits.page() as page:
            first, *later = measuring.advised(page, url, game, TURNS + 1)
        coach.append((f"the coach's answer, {game}", f"{span(later)}; the first {first:.2f} s", "1.5 s"))
    return [
        ("first load, compressed", f"{weight.shell / 1000:.0f} kB", "200 kB"),
        ("the drawn board on it", f"{weight.board / 1000:.0f} kB", "60 kB"),
        ("playable on a slow telephone", f"{min(times):.2f} s (worst {max(times):.2f} s)", "2 s"),
        ("a tap is answered", thousandths([tap.seen for tap in taps]), "100 ms"),
        ("its move stands on the board", thousandths([tap.moved for tap in taps]), "-"),
        *back,
        *coach,
    ]


def thousandths(milliseconds: list[float]) -> str:
    most = statistics.quantiles(milliseconds, n=20)[-1]
    return f"{statistics.median(milliseconds):.0f} ms (95 %: {most:.0f} ms)"


def span(seconds: list[float]) -> str:
    return f"{statistics.median(seconds):.2f} s (worst {max(seconds):.2f} s)"


def run() -> str:
    client.ensure(ROOT)
    for game in map(open_game, shelf()):
        for what in (RULES, SEARCH):
            prepare(game, what)
    matches = [finished(GAME, PLAYERS, table) for table in LONG]
    path, environment = browser()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        keep(Path(folder) / "house", matches)
        server = Served(Path(folder) / "house", environment=GENEROUS).start()
        try:
            chromium = playwright.chromium.launch(executable_path=path, args=SWITCHES, env=dict(environment))
            rows = measure(Visits(chromium), server.url, matches)
            chromium.close()
        finally:
            server.kill()
    return "\n".join(["| | measured | goal |", "|---|---|---|", *(f"| {' | '.join(row)} |" for row in rows)])
