"""The page in a real browser. First load: everything until a move can be made on the home page, as it travels; the
drawn board of the table that is dealt there stands apart. Playable: from the address to that move, with the processor
slowed down four times and a line of 1.6 Mbit/s with 40 ms to each answer, best and worst of five. Reaction: from a
click to the next picture. Replay: from the address of a long match of rummu to its board; then from each
question what the coach would have played to the answer on the screen. Coach: the same at a table of each game, from the
click on the question, turn by turn. Before anything is timed every search has been asked once, so that it is compiled.
Goals: 200 kB, a board 60 kB more, 2 s, 100 ms; 1 s, 1.5 s. Times are of a machine that does nothing else."""

from __future__ import annotations

import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from ludotheque import bots
from ludotheque.kernel.game import open_game, shelf
from tests.browser import measuring
from tests.browser.conftest import GENEROUS, HURRIED
from tests.browser.finding import SWITCHES, browser
from tests.house.served import Served
from tools import client
from tools.bootstrap import ROOT

ROUNDS = 5
CHOICES = 8
"""Of a match that is watched again, so many choices are asked about."""
TURNS = 6
"""At a table, so many turns."""
MATCH = ("rummu", 4, 11)
"""The match that is watched again: the game, for how many, its seed."""


def saved() -> str:
    """A long match of simple bots, as a file."""
    name, players, seed = MATCH
    game = open_game(name)
    match, bot, moves = game.match(players, seed=seed), bots.bot("simple", game), 0
    while not match.over:
        seat = min(match.to_act())
        view = match.view(seat)
        match.play(seat, game.notation.write(view, bot.choose(view, seat, bots.seed_of(seed, seat, moves))))
        moves += 1
    return str(match.log)


def measure(chromium: Browser, url: str) -> list[tuple[str, str, str]]:
    def page(width: int = 1280) -> Page:
        context = chromium.new_context(viewport={"width": width, "height": 800}, locale="fr-FR")
        context.add_init_script(HURRIED)
        return context.new_page()

    weight = measuring.weigh(page(), url)
    times = [measuring.playable(page(360), url) for _ in range(ROUNDS)]
    waits = measuring.reactions(page(), url, moves=12)
    slowest = statistics.quantiles(waits, n=20)[-1]
    log = saved()
    last = page()
    opened = [measuring.look_back(last, url, log) for _ in range(ROUNDS + 1)][1:]  # at first the house reads the file
    past = measuring.hindsights(last, CHOICES + 1)[1:]
    coach = []
    for game in shelf():
        measuring.advised(page(), url, game, turns=1)
        waits = measuring.advised(page(), url, game, TURNS)
        coach.append((f"the coach's answer, {game}", span(waits), "1.5 s"))
    return [
        ("first load, compressed", f"{weight.shell / 1000:.0f} kB", "200 kB"),
        ("the drawn board on it", f"{weight.board / 1000:.0f} kB", "60 kB"),
        ("playable on a slow telephone", f"{min(times):.2f} s (worst {max(times):.2f} s)", "2 s"),
        ("reaction to a click, median", f"{statistics.median(waits):.0f} ms (95 %: {slowest:.0f} ms)", "100 ms"),
        (f"replay of {log.count(chr(10))} lines opens", span(opened), "1 s"),
        ("the coach's answer in it", span(past), "1.5 s"),
        *coach,
    ]


def span(seconds: list[float]) -> str:
    return f"{statistics.median(seconds):.2f} s (worst {max(seconds):.2f} s)"


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
