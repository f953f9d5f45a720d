"""Games on declared components. Lines of each game before components (commit ce787e3, read from git) and now: Python
with its tests apart, the drawn board, game.toml. Decisions a second of the games that were there then, as they were and
now, in turn in one run, the best of each; goal: 0.9 of what it was. For each new game the seconds in which its rules
are compiled into an empty cache (1,000 playouts; goal 8) and in which its laws and tests run, with an empty cache and
one worker (goal 30). At last how a `hard` that has only what is derived of a declaration does against `random`, on the
same deals with seats rotated: the share of pairs in which it ended above (goal 75 %)."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

import ludotheque
from bench.start import PLAYOUTS
from ludotheque.bots.arena import Fixture, deals, duel, duel_lineup
from ludotheque.bots.executor import prepare
from ludotheque.kernel.game import SHELF, open_folder

ROOT = Path(__file__).parent.parent
BEFORE = "ce787e3"
ROUNDS = 2
DEALS = 40
ONLY_DERIVED = (
    SHELF / "_template",
    *(ROOT / "tests" / "components" / name for name in ("bones", "eights", "race", "stall")),
)
DECISIONS = """
import sys, time, ludotheque
for name in sys.argv[1:]:
    game = ludotheque.game(name)
    values = game.schema.complete({})
    players, options = game.schema.players(None, values), game.schema.encode(values)
    began = time.perf_counter()
    game.engine.playouts(200, players, options)
    count = 200
    while True:
        began = time.perf_counter()
        played = game.engine.playouts(count, players, options, seed=1)
        spent = time.perf_counter() - began
        if spent > 0.5:
            break
        count *= 2
    print(name, played.moves / spent)
"""


def git(*words: str) -> str:
    return subprocess.run(["git", *words], cwd=ROOT, check=True, capture_output=True, text=True).stdout


def sort_of(path: Path) -> str:
    """What a file of a game's folder counts as; empty for texts, tests and what is measured."""
    if "tests" in path.parts:
        return ""
    if "board" in path.parts:
        return "board" if path.suffix in (".svelte", ".ts") else ""
    return "Python" if path.suffix == ".py" else "game.toml" if path.name == "game.toml" else ""


def lines_before() -> dict[str, Counter[str]]:
    """Of each game, by sort, as git has them."""
    counts: dict[str, Counter[str]] = {}
    folder = str(SHELF.relative_to(ROOT))
    for name in git("ls-tree", "-r", "--name-only", BEFORE, folder).splitlines():
        path = Path(name).relative_to(folder)
        if len(path.parts) > 1 and (sort := sort_of(path)):
            text = git("show", f"{BEFORE}:{name}")
            counts.setdefault(path.parts[0], Counter())[sort] += len(text.splitlines())
    return counts


def lines_now() -> dict[str, Counter[str]]:
    counts: dict[str, Counter[str]] = {}
    for file in SHELF.rglob("*"):
        path = file.relative_to(SHELF)
        if len(path.parts) > 1 and file.is_file() and (sort := sort_of(path)):
            counts.setdefault(path.parts[0], Counter())[sort] += len(file.read_text("utf-8").splitlines())
    return counts


def table_of_lines() -> list[str]:
    before, now = lines_before(), lines_now()
    rows = ["| game | Python | of the board | game.toml |", "|---|---|---|---|"]
    for name in sorted(now):
        cells = []
        for sort in ("Python", "board", "game.toml"):
            old = f"{before[name][sort]:,} → " if name in before else ""
            cells.append(f"{old}{now[name][sort]:,}")
        rows.append(f"| {name} | {' | '.join(cells)} |")
    return rows


def decisions(source: Path, names: list[str], cache: str) -> dict[str, float]:
    """Decisions a second of games as they are in the sources of a folder."""
    environment = {**os.environ, "PYTHONPATH": str(source), "LUDOTHEQUE_CACHE": cache}
    command = [sys.executable, "-c", DECISIONS, *names]
    printed = subprocess.run(command, check=True, capture_output=True, text=True, env=environment, cwd=cache).stdout
    return {name: float(speed) for name, speed in map(str.split, printed.splitlines())}


def table_of_decisions(names: list[str]) -> list[str]:
    """Both, in turn, each in a process of its own; the first round compiles."""
    best: dict[tuple[str, str], float] = {}
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder) / "before"
        git("worktree", "add", "--detach", str(tree), BEFORE)
        try:
            sources = {"before": tree / "src", "now": ROOT / "src"}
            for which in sources:
                (Path(folder) / f"cache-{which}").mkdir()
            for _ in range(ROUNDS):
                for which, source in sources.items():
                    for name, speed in decisions(source, names, str(Path(folder) / f"cache-{which}")).items():
                        best[which, name] = max(speed, best.get((which, name), 0.0))
        finally:
            git("worktree", "remove", "--force", str(tree))
    rows = ["| game | decisions/s before | now | ratio |", "|---|---|---|---|"]
    for name in names:
        old, new = best["before", name], best["now", name]
        rows.append(f"| {name} | {old:,.0f} | {new:,.0f} | {new / old:.2f} |")
    return rows


def cold(name: str) -> tuple[float, float]:
    """Seconds to compile a game's rules, and to run its laws and tests, each from an empty cache."""
    commands = (["-c", PLAYOUTS.format(name)], ["-m", "pytest", "-q", "-n", "0", str(SHELF / name)])
    taken = []
    for command in commands:
        with tempfile.TemporaryDirectory() as cache:
            began = time.perf_counter()
            environment = {**os.environ, "LUDOTHEQUE_CACHE": cache}
            subprocess.run([sys.executable, *command], check=True, capture_output=True, env=environment, cwd=ROOT)
            taken.append(time.perf_counter() - began)
    return taken[0], taken[1]


def table_of_cold_starts(names: list[str]) -> list[str]:
    rows = ["| new game | compiled, s | laws and tests, s |", "|---|---|---|"]
    for name in names:
        compiling, testing = cold(name)
        rows.append(f"| {name} | {compiling:.1f} | {testing:.1f} |")
    return rows


def table_of_strength() -> list[str]:
    rows = ["| only derived | `hard` above `random` | deals |", "|---|---|---|"]
    for folder in ONLY_DERIVED:
        game = open_folder(folder)
        prepare(game)
        options = game.schema.complete({})
        lineup = duel_lineup("hard", "random", game.schema.players(None, options))
        played = dict(deals(Fixture(str(folder), options, lineup), range(1, DEALS + 1), 1))
        score = duel(played, lineup, "hard", "random")
        rows.append(f"| {folder.name} | {100 * score.mean:.0f} % ± {100 * score.within:.0f} | {score.deals} |")
    return rows


def run() -> str:
    old = [name for name in ludotheque.games() if name in lines_before()]
    new = [name for name in ludotheque.games() if name not in old]
    tables = (table_of_lines(), table_of_decisions(old), table_of_cold_starts(new), table_of_strength())
    return "\n\n".join("\n".join(rows) for rows in tables)
