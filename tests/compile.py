"""Compiles the rules of every game before the tests begin, several games at once.

Workers that need the same rules would all compile them; afterwards each loads them from the cache. Search is compiled
for the one game whose search `make test` uses. Run by `make test`; it does nothing where the cache has everything.
"""

from __future__ import annotations

import os
import time
from concurrent.futures import ProcessPoolExecutor

from ludotheque.bots.executor import BACK, RULES, SEARCH, prepare, ready
from ludotheque.kernel.game import SHELF, open_folder, shelf
from ludotheque.testing import Trial, obey, read_counts

SEARCHED = "galopp"
LONGEST_FIRST = ("rummu", "tausch", SEARCHED)
USED_BY_LAWS = (1, 3, 8)
"""Between them these laws use every driver of rules."""


def compile_game(name: str) -> float:
    """Compile what the tests use of one game; seconds of processor time."""
    began = time.process_time()
    game = open_folder(SHELF / name)
    for part in (RULES, SEARCH, BACK) if name == SEARCHED else (RULES,):
        if not ready(game, part):
            prepare(game, part)
    for law in USED_BY_LAWS:
        obey(Trial(game, effort=0.01, moments=4), law)
    counts = game.folder / "tests" / "counts.toml"
    if counts.is_file():
        next(iter(read_counts(counts))).check()
    return time.process_time() - began


def main() -> None:
    began = time.monotonic()
    names = sorted([*shelf(), "_template"], key=lambda name: name not in LONGEST_FIRST)
    with ProcessPoolExecutor(min(2, os.cpu_count() or 1)) as processes:
        used = sum(processes.map(compile_game, names))
    print(f"Compiled {len(names)} games in {time.monotonic() - began:.0f} s ({used:.0f} s of processor time).")


if __name__ == "__main__":
    main()
