"""Random playouts of Schweins-Galopp (abacus, four players), one thread: our rules compiled by numba, the same source
interpreted, and galopp_peer.c, written by hand for this one edition and compiled with `-O3`. All three use the same
generator and must reach the same totals, so that equals are compared. Goals: half the speed of C, 200 × interpreted."""

from __future__ import annotations

import os
import shutil
import statistics
import subprocess
import time
from pathlib import Path

import ludotheque

MATCHES, SLOW_MATCHES, ROUNDS, SEED, PLAYERS = 100_000, 30, 9, 7, 4
HERE = Path(__file__).parent


def build() -> Path | None:
    compiler = os.environ.get("CC") or next((name for name in ("cc", "gcc", "clang") if shutil.which(name)), None)
    if compiler is None:
        return None
    program = HERE / ".build" / "galopp_peer"
    program.parent.mkdir(exist_ok=True)
    subprocess.run([compiler, "-O3", "-o", str(program), str(HERE / "galopp_peer.c")], check=True)
    return program


def run_c(program: Path, matches: int) -> tuple[float, list[int]]:
    text = subprocess.run([str(program), str(matches), str(SEED)], check=True, capture_output=True, text=True).stdout
    seconds, *totals = text.split()
    return float(seconds), [int(total) for total in totals]


def run_ours(matches: int, interpret: bool = False) -> tuple[float, list[int]]:
    game = ludotheque.game("galopp")
    engine = game.interpreted if interpret else game.engine
    options = game.schema.encode(game.schema.complete({}))
    began = time.perf_counter()
    played = engine.playouts(matches, PLAYERS, options, seed=SEED)
    seconds = time.perf_counter() - began
    return seconds, [played.moves, played.chance_moves, *(int(total) for total in played.results.sum(axis=0))]


def run() -> str:
    program = build()
    run_ours(1000)
    c: list[float] = []
    ours: list[float] = []
    for _ in range(ROUNDS):  # turn about, so that a slow spell of the machine hits both
        seconds, totals = run_ours(MATCHES)
        ours.append(seconds)
        if program:
            seconds, their_totals = run_c(program, MATCHES)
            c.append(seconds)
            assert their_totals == totals, f"C and our rules disagree: {their_totals} / {totals}"
    slow, slow_totals = run_ours(SLOW_MATCHES, interpret=True)
    assert slow_totals == run_ours(SLOW_MATCHES)[1], "interpreted and compiled rules disagree"
    moves = sum(totals[:2]) / MATCHES
    rows = ["| | matches/s | moves/s (people and chance) |", "|---|---|---|"]

    def row(name: str, seconds: float, matches: int) -> None:
        rows.append(f"| {name} | {matches / seconds:,.0f} | {matches * moves / seconds:,.0f} |")

    if c:
        row("C, -O3", statistics.median(c), MATCHES)
    row("our rules, compiled", statistics.median(ours), MATCHES)
    row("our rules, interpreted", slow, SLOW_MATCHES)
    lines = ["\n".join(rows), ""]
    if c:
        ratios = sorted(theirs / mine for theirs, mine in zip(c, ours, strict=True))
        lines.append(
            f"Compiled rules reach **{statistics.median(ratios):.2f} × C** (goal 0.5; {ROUNDS} rounds turn about, "
            f"{ratios[0]:.2f} to {ratios[-1]:.2f}); totals agree."
        )
    else:
        lines.append("The comparison with C needs a C compiler (cc, gcc or clang), and none was found.")
    times = (slow / SLOW_MATCHES) / (statistics.median(ours) / MATCHES)
    lines.append(f"They are **{times:,.0f} × the same source interpreted** (goal 200); totals agree.")
    return "\n".join(lines)
