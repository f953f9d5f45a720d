"""Compiles the rules of every game before the tests begin, several games at once.

Workers that need the same rules would all compile them; afterwards each loads them from the cache. Search and arrays
are compiled where `make test` tries them. Run by `make test`; it does nothing where the cache has everything.
"""

from __future__ import annotations

import os
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import numpy as np

from ludotheque.bots.executor import BACK, RULES, SEARCH, prepare, ready
from ludotheque.kernel.game import SHELF, open_folder, shelf
from ludotheque.research.batch import Batch
from ludotheque.testing import Trial, obey, read_counts
from tests.searching import ARRAYED, SEARCHED

DECLARED = Path(__file__).parent / "components"
"""Games that are only for tests."""
LONGEST_FIRST = ("rummu", "tausch", *SEARCHED)
USED_BY_LAWS = (1, 3, 8)
"""Between them these laws use every driver of rules."""


def compile_game(folder: Path) -> float:
    """Compile what the tests use of one game; seconds of processor time."""
    began = time.process_time()
    name, game = folder.name, open_folder(folder)
    for part in (RULES, SEARCH, BACK) if name in SEARCHED else (RULES,):
        if not ready(game, part):
            prepare(game, part)
    for law in USED_BY_LAWS:
        obey(Trial(game, effort=0.01, moments=4), law)
    counts = game.folder / "tests" / "counts.toml"
    if counts.is_file():
        next(iter(read_counts(counts))).check()
    if name in ARRAYED:
        batch = Batch(name, 2, seed=1, threads=1)
        batch.reset()
        batch.step(np.argmax(batch.mask, axis=1))
        batch.tensor()
    return time.process_time() - began


def main() -> None:
    began = time.monotonic()
    folders = [SHELF / name for name in (*shelf(), "_template")] + sorted(DECLARED.glob("*/"))
    folders = sorted(
        (one for one in folders if (one / "game.toml").exists()), key=lambda one: one.name not in LONGEST_FIRST
    )
    with ProcessPoolExecutor(min(2, os.cpu_count() or 1)) as processes:
        used = sum(processes.map(compile_game, folders))
    print(f"Compiled {len(folders)} games in {time.monotonic() - began:.0f} s ({used:.0f} s of processor time).")


if __name__ == "__main__":
    main()
