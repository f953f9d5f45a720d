"""Measurement of every level against the one below; writes games/<id>/strength.toml.

The two sit in turn round the game's usual table, on the same deals with seats rotated; the share is of pairs, one of
each, in which the upper level ended above the lower one, a tie counting half. The same seed gives the same figures.
"""

from __future__ import annotations

import argparse
import os
import time

import ludotheque
from ludotheque.bots.arena import Fixture, Score, deals, duel, duel_lineup
from ludotheque.bots.executor import prepare
from ludotheque.bots.levels import LEVELS, Strength, level_of, strengths
from ludotheque.kernel.game import Game

HEAD = """# What was measured of this game's levels: `make strength` writes this file.
# wins: percent of pairs in which the level ended above the one it sat against; within: half the interval of 95 %.
"""


def measured(game: Game, upper: str, lower: str, count: int, seconds: float, seed: int, workers: int) -> Score:
    """One level against another: so many deals, or fewer if the time is up."""
    options = game.schema.complete({})
    lineup = duel_lineup(upper, lower, game.schema.players(None, options))
    fixture = Fixture(str(game.folder), options, lineup)
    played, began = {}, time.monotonic()
    for number, results in deals(fixture, range(seed, seed + count), workers):
        played[number] = results
        if time.monotonic() - began > seconds and len(played) >= 2:
            break
    return duel(played, lineup, upper, lower)


def write(game: Game, found: dict[str, Strength]) -> None:
    parts = [HEAD]
    for name in LEVELS:
        if name in found:
            one = found[name]
            parts.append(
                f'[[level]]\nlevel = "{name}"\nagainst = "{one.against}"\nwins = {one.wins:.1f}\n'
                f"within = {one.within:.1f}\ndeals = {one.deals}\n"
                f'plays = "{one.plays}"\n'
            )
    (game.folder / "strength.toml").write_text("\n".join(parts), "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="which games; all by default")
    parser.add_argument("--levels", nargs="*", default=list(LEVELS), help="which levels; the first has none below")
    parser.add_argument("--deals", type=int, default=200, help="deals for each pair of levels, at the most")
    parser.add_argument("--seconds", type=float, default=1e9, help="time for each pair of levels, at the most")
    parser.add_argument("--seed", type=int, default=1000)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    arguments = parser.parse_args()
    below = dict(zip(LEVELS[1:], LEVELS, strict=False))
    for name in arguments.games or ludotheque.games():
        game = ludotheque.game(name)
        prepare(game)
        found = strengths(game)
        for level in [name for name in arguments.levels if name != LEVELS[0]]:
            score = measured(
                game, level, below[level], arguments.deals, arguments.seconds, arguments.seed, arguments.workers
            )
            plays = level_of(game, level).plays
            found[level] = Strength(level, below[level], 100 * score.mean, 100 * score.within, score.deals, plays)
            print(f"{name}: {level} against {below[level]}: {found[level].label()} ({score.deals} deals)", flush=True)
            write(game, found)


if __name__ == "__main__":
    main()
