"""Many tables at once, as a learner uses them: steps per second, each with the mask of legal choices and what the seat
sees. A step is one choice (docs/research.md), at random among the legal ones; finished matches begin anew. Beside them,
in the same run: Pgx on JAX at its best batch, on all cores (`sparrow_mahjong` is the nearest to ours: hidden hands,
drawing and discarding, sets and runs), RLCard, PettingZoo classic, and our own PettingZoo environments. Goals for
Rummü, the nearest to gin rummy and mahjong, on one thread: 5 × Pgx, 100 × RLCard and PettingZoo classic; through
PettingZoo 5 × RLCard."""

from __future__ import annotations

import os
import time

import numpy as np

import ludotheque
from bench.decisions import peers
from ludotheque.research.batch import Batch
from ludotheque.research.pettingzoo import env

TABLES, MANY, SECONDS = 2048, 32_768, 2.0
"""Tables of one thread, and of all: waking the others pays only if each gets many."""
NEAREST = "rummu"
PGX = "Pgx sparrow_mahjong"
RLCARD, CLASSIC = "RLCard gin-rummy", "PettingZoo classic texas_holdem"


def steps(name: str, threads: int, numbers: bool, tables: int = TABLES) -> float:
    """Steps per second; with `numbers` what the seat sees is also spelled out for a network."""
    batch = Batch(name, tables, seed=1, threads=threads)
    batch.reset()
    for _ in range(20):
        batch.step(batch.any())
    batch.tensor()
    began, done = time.perf_counter(), 0
    while (spent := time.perf_counter() - began) < SECONDS:
        batch.step(batch.any())
        if numbers:
            batch.tensor()
        done += tables
    batch.close()
    return done / spent


def through_pettingzoo(name: str) -> float:
    """Steps per second of the AEC environment."""
    environment, dice = env(name), np.random.default_rng(1)
    spent, done, seed = 0.0, 0, 0
    while spent < SECONDS:
        began = time.perf_counter()
        environment.reset(seed=seed)
        seed += 1
        for _ in environment.agent_iter():
            seen, _, termination, truncation, _ = environment.last()
            over = termination or truncation
            legal = np.flatnonzero(seen["action_mask"])
            environment.step(None if over else int(legal[dice.integers(len(legal))]))
            done += not over
        spent += time.perf_counter() - began
    return done / spent


def run() -> str:
    cores = os.cpu_count() or 1
    rows = [
        f"| game | views, 1 thread | numbers, 1 thread | views, {cores} threads | through PettingZoo |",
        "|---|---|---|---|---|",
    ]
    one, zoo = {}, {}
    for name in ludotheque.games():
        one[name], zoo[name] = steps(name, 1, numbers=False), through_pettingzoo(name)
        spelled, all_cores = steps(name, 1, numbers=True), steps(name, cores, numbers=False, tables=MANY)
        rows.append(f"| {name} | {one[name]:,.0f} | {spelled:,.0f} | {all_cores:,.0f} | {zoo[name]:,.0f} |")
    lines = []
    theirs = peers(where="laboratory", script="_laboratory.py") | peers("environments")
    for peer, result in theirs.items():
        if "error" in result:
            lines.append(f"{peer} could not be measured: {result['error']}")
        elif "steps" in result:
            rows.append(f"| *{peer}, {result['batch']:,.0f} tables* | | | {result['steps']:,.0f} | |")
        else:
            rows.append(f"| *{peer}* | {result['decisions']:,.0f} | | | |")
    goals = [
        ("arrays", one[NEAREST], PGX, "steps", 5),
        ("arrays", one[NEAREST], RLCARD, "decisions", 100),
        ("arrays", one[NEAREST], CLASSIC, "decisions", 100),
        ("PettingZoo", zoo[NEAREST], RLCARD, "decisions", 5),
    ]
    for door, reached, peer, unit, goal in goals:
        if unit in theirs.get(peer, {}):
            lines.append(f"{NEAREST} through {door}: **{reached / theirs[peer][unit]:,.1f} × {peer}** (goal {goal}).")
    if not theirs:
        lines.append("The peers could not be installed here, so there is no comparison.")
    return "\n".join([*rows, "", *lines])
