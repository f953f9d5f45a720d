"""Bots that look ahead, one thread: simulations a second at the usual table of every game, and beside them OpenSpiel's
Python IS-MCTS (one random rollout a simulation; ours are played on by each game's own rule, and end at its horizon):
on the same game through the OpenSpiel door, where a rollout there is short enough to wait for, and on its gin_rummy.
Then how long an expert and the coach take over a decision, and how far behind an event loop falls while two searches
run in threads. Ready: a new process up to its first choices, all in the cache. Goals: 100 × OpenSpiel; a decision and
an advice under 1 s; ready in 3 s; lag p99 under 5 ms."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time

import numpy as np

import ludotheque
from bench._peers import ismcts
from ludotheque import bots
from ludotheque.bots.coach import NODES as NODES_OF_COACH
from ludotheque.bots.coach import Coach
from ludotheque.bots.levels import level_of
from ludotheque.bots.search import SearchBot
from ludotheque.kernel.game import Game
from ludotheque.kernel.record import Record
from ludotheque.research import openspiel

SAME = ("galopp", "rudi")
"""Games that OpenSpiel searches through our door; a random match of the others takes it a minute."""
MOMENTS = 40
NODES = 400


def moments(game: Game) -> list[tuple[Record, int]]:
    """Views in which there is something to choose, from a match of simple bots."""
    found: list[tuple[Record, int]] = []
    match, simple, made = game.match(seed=4), bots.bot("simple", game), 0
    while not match.over and len(found) < MOMENTS:
        seat = min(match.to_act())
        view = match.view(seat)
        if len(game.engine.legal(view, seat)) > 1:
            found.append((view, seat))
        match.play(seat, game.notation.write(view, simple.choose(view, seat, made)))
        made += 1
    return found


def searcher(game: Game) -> SearchBot:
    """The search of the game's expert; where its expert does not search, that of its coach."""
    level = level_of(game, "expert")
    return SearchBot(game, level.nodes or NODES_OF_COACH, level.horizon)


def measured(game: Game) -> tuple[float, float, float, float]:
    """Simulations a second of processor time; an expert's mean and longest decision, and the coach's longest, in s."""
    views = moments(game)
    search, expert, coach = SearchBot(game, NODES), searcher(game), Coach(game)
    search.choose(*views[0], 0)
    coach.advise(*views[0], 0)
    began = time.process_time()
    done = sum(candidate.tried for view, seat in views for candidate in search.think(view, seat, 1))
    speed = done / (time.process_time() - began)
    thought, advised = [], []
    for view, seat in views:
        began = time.process_time()
        expert.choose(view, seat, 1)
        thought.append(time.process_time() - began)
    for view, seat in views[::4]:
        began = time.process_time()
        coach.advise(view, seat, 1)
        advised.append(time.process_time() - began)
    return speed, float(np.mean(thought)), max(thought), max(advised)


def ready(name: str) -> float:
    """Seconds from the start of a process to its first choices by what looks ahead, from the cache; best of three."""
    taken = []
    for _ in range(3):
        began = time.perf_counter()
        subprocess.run([sys.executable, "-m", "ludotheque.bots.executor", name], check=True)
        taken.append(time.perf_counter() - began)
    return min(taken)


def lag() -> tuple[float, float]:
    """The median and the 99th percentile of how late an event loop is while two searches run, in milliseconds."""
    game = ludotheque.game(ludotheque.games()[0])
    (view, seat), *_ = moments(game)
    stop, endless = np.zeros(1, np.int64), SearchBot(game, 3_000_000)
    endless.think(view, seat, 0, np.ones(1, np.int64))

    async def measure() -> list[float]:
        loop = asyncio.get_running_loop()
        running = [loop.run_in_executor(None, endless.think, view, seat, seed, stop) for seed in (1, 2)]
        await asyncio.sleep(0.2)
        late = []
        for _ in range(1500):
            began = time.perf_counter()
            await asyncio.sleep(0.002)
            late.append(1000 * (time.perf_counter() - began - 0.002))
        stop[0] = 1
        await asyncio.gather(*running)
        return late

    late = asyncio.run(measure())
    return float(np.median(late)), float(np.quantile(late, 0.99))


def run() -> str:
    rows = [
        "| game | simulations/s | expert: nodes | mean | longest | coach: longest | ready |",
        "|---|---|---|---|---|---|---|",
    ]
    speeds = {}
    for name in ludotheque.games():
        game = ludotheque.game(name)
        speed, mean, longest, advice = measured(game)
        speeds[name] = speed
        nodes = searcher(game).nodes
        times = f"{mean:.3f} s | {longest:.3f} s | {advice:.3f} s | {ready(name):.2f} s"
        rows.append(f"| {name} | {speed:,.0f} | {nodes:,} | {times} |")
    lines = []
    for name, theirs in [*((name, openspiel.PREFIX + name) for name in SAME), ("rummu", "gin_rummy")]:
        peer = ismcts(theirs)["simulations"]
        rows.append(f"| *OpenSpiel {theirs}* | {peer:,.1f} | | | | | |")
        lines.append(f"{name} reaches **{speeds[name] / peer:,.0f} × OpenSpiel's IS-MCTS on {theirs}** (goal 100).")
    median, worst = lag()
    lines.append(f"Lag of an event loop beside two searches: median {median:.2f} ms, p99 **{worst:.2f} ms** (goal 5).")
    return "\n".join([*rows, "", *lines])
