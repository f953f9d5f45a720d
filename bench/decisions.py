"""Random playouts, one thread: decisions of people per second, for every game of the shelf at its usual table, and
beside them, in the same run, peers from PyPI in an environment of their own (OpenSpiel in its own C++ loop, RLCard in
Python). Not quite like for like: our games choose by their own `pick`, which lists no actions and in Rummü is not
uniform, while the peers list all legal actions and choose uniformly. Goals: Rummü 10 × OpenSpiel's gin_rummy and 50 ×
RLCard's, Rudi 5 × OpenSpiel's goofspiel of ten cards and four players."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from pathlib import Path

import ludotheque
from tools.rooms import room

GOALS = [
    ("rummu", "OpenSpiel gin_rummy", 10),
    ("rummu", "RLCard gin-rummy", 50),
    ("rudi", "OpenSpiel goofspiel(num_cards=10,players=4)", 5),
]
SECONDS = 2.0


def peers(*words: str, where: str = "peers", script: str = "_peers.py") -> dict[str, dict[str, float]]:
    """What the peers reach, or {} if they cannot be installed. The word "environments" asks for other peers."""
    try:
        command = [str(room(where)), str(Path(__file__).parent / script), *words]
        text = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    except (subprocess.CalledProcessError, OSError) as error:
        print(f"The peers could not be installed or run: {error}", file=sys.stderr)
        return {}
    results: dict[str, dict[str, float]] = json.loads(text.splitlines()[-1])
    return results


def ours(name: str) -> tuple[int, float, float, float]:
    """Players; matches, decisions and all moves per second."""
    game = ludotheque.game(name)
    values = game.schema.complete({})
    players, options = game.schema.players(None, values), game.schema.encode(values)
    game.engine.playouts(10, players, options)
    count, spent = 100, 0.0
    while spent < SECONDS:
        count = max(count * 2, int(count * SECONDS / max(spent, 0.01))) if spent else count
        began = time.perf_counter()
        played = game.engine.playouts(count, players, options, seed=1)
        spent = time.perf_counter() - began
    return players, count / spent, played.moves / spent, (played.moves + played.chance_moves) / spent


def run() -> str:
    rows = ["| game | players | matches/s | decisions/s | moves/s, chance included |", "|---|---|---|---|---|"]
    reached = {}
    for name in ludotheque.games():
        players, matches, decisions, moves = ours(name)
        reached[name] = decisions
        rows.append(f"| {name} | {players} | {matches:,.0f} | {decisions:,.0f} | {moves:,.0f} |")
    lines = []
    theirs = peers()
    for peer, result in theirs.items():
        if "error" in result:
            lines.append(f"{peer} could not be measured: {result['error']}")
        else:
            rows.append(f"| *{peer}* | | {result['matches']:,.0f} | {result['decisions']:,.0f} | |")
    for name, peer, goal in GOALS:
        if name in reached and "decisions" in theirs.get(peer, {}):
            ratio = reached[name] / theirs[peer]["decisions"]
            lines.append(f"{name} reaches **{ratio:,.0f} × {peer}** (goal {goal}).")
    if not theirs:
        lines.append("The peers could not be installed here, so there is no comparison.")
    return "\n".join([*rows, "", *lines])
