"""Soak test: a million random matches of each game, and the laws with ten times the effort."""

from __future__ import annotations

import argparse
import os
import time

import ludotheque
from ludotheque.testing.laws import LAWS, obey
from ludotheque.testing.trials import Trial

LEDGER = 6


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=ludotheque.games(), help="which games; all by default")
    parser.add_argument("--matches", type=int, default=1_000_000, help="random matches of each game")
    parser.add_argument("--effort", type=float, default=10.0, help="how much harder the laws are tried than in tests")
    arguments = parser.parse_args()
    for name in arguments.games:
        game = ludotheque.game(name)
        tables = Trial(game).tables
        began, moves = time.perf_counter(), 0
        for number, table in enumerate(tables):
            share = arguments.matches // len(tables) + (number < arguments.matches % len(tables))
            options = game.schema.encode(table.options)
            played = game.engine.playouts(share, table.players, options, seed=number, threads=os.cpu_count() or 1)
            moves += played.moves + played.chance_moves
        seconds = time.perf_counter() - began
        print(
            f"{name}: {arguments.matches:,} matches over {len(tables)} kinds of table, {moves:,} moves, {seconds:.0f} s"
        )
        for number, law in LAWS.items():
            began = time.perf_counter()
            # The golden ledger is what the usual effort sees: more of it meets rarer cases, and would differ.
            effort = 1.0 if number == LEDGER else arguments.effort
            seed = 1 if number == LEDGER else 2
            obey(Trial(game, effort=effort, seed=seed), number)
            print(f"{name}: law {law.__doc__} ({time.perf_counter() - began:.0f} s)", flush=True)


if __name__ == "__main__":
    main()
