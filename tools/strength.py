"""Measurement of every level against the one below; writes games/<id>/strength.toml.

The two sit in turn round the game's usual table, on the same deals with seats rotated; the share is of pairs, one of
each, in which the upper level ended above the lower one, a tie counting half. The same seed gives the same figures.
Each deal is kept in .cache/strength as soon as it is played: whoever stops goes on there the next time, unless the
rules, the bots or the levels have changed.
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import json
import os
import re
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path

import ludotheque
from ludotheque.bots.arena import Fixture, Score, deals, duel, duel_lineup
from ludotheque.bots.executor import prepare
from ludotheque.bots.levels import LEVELS, Strength, level_of, strengths
from ludotheque.kernel.game import Game, published
from ludotheque.kernel.jit import meaning, source_hash

HEAD = """# What was measured of this game's levels: `make strength` writes this file.
# wins: percent of pairs in which the level ended above the one it sat against; within: half the interval of 95 %.
"""
BELOW = dict(zip(LEVELS[1:], LEVELS, strict=False))
DEALS = 200
"""For each pair of levels, at the most."""
SEED = 1000
PROGRESS = Path(__file__).parent.parent / ".cache" / "strength"
BOTS_PAGE = Path(__file__).parent.parent / "docs" / "bots.md"
TABLE = re.compile(r"^\| game \| easy \|.*\n\|[-|]+\n(?:\|.*\n)*", re.MULTILINE)
BOTS = Path(ludotheque.__file__).parent / "bots"
SPOKEN_S = 20
"""Seconds of a pair after which it is said how long it will take."""


class Progress:
    """The deals of one pair of levels that were played already, in a file."""

    def __init__(self, game: Game, upper: str, lower: str) -> None:
        self.file = PROGRESS / f"{game.id}-{upper}.json"
        bots = "".join(meaning(file.read_bytes()) for file in sorted(BOTS.glob("*.py")))
        who = [level_of(game, level).plays for level in (upper, lower)]
        parts = [
            source_hash(game.folder),
            hashlib.sha256(bots.encode()).hexdigest(),
            str(game.schema.complete({})),
            *who,
        ]
        self.of = hashlib.sha256("\n".join(parts).encode()).hexdigest()[:16]
        self.played: dict[int, list[list[int]]] = {}
        with contextlib.suppress(OSError, ValueError, KeyError, TypeError, AttributeError):
            kept = json.loads(self.file.read_text("utf-8"))
            if kept["of"] == self.of:
                self.played = {int(seed): results for seed, results in kept["played"].items()}

    def add(self, seed: int, results: list[list[int]]) -> None:
        self.played[seed] = results
        self.file.parent.mkdir(parents=True, exist_ok=True)
        fresh = self.file.with_suffix(".new")
        fresh.write_text(json.dumps({"of": self.of, "played": self.played}), "utf-8")
        fresh.replace(self.file)


def measured(
    game: Game,
    upper: str,
    count: int = DEALS,
    seconds: float = 1e9,
    seed: int = SEED,
    workers: int = os.cpu_count() or 1,
    say: Callable[[str], None] = print,
) -> Strength:
    """One level against the one below it: so many deals, or fewer if the time is up."""
    lower, options = BELOW[upper], game.schema.complete({})
    lineup = duel_lineup(upper, lower, game.schema.players(None, options))
    fixture, progress = Fixture(str(game.folder), options, lineup), Progress(game, upper, lower)
    played = {number: progress.played[number] for number in range(seed, seed + count) if number in progress.played}
    wanted = [number for number in range(seed, seed + count) if number not in played]
    if played and wanted:
        say(f"{game.id}: {upper} against {lower}: {len(played)} of {count} deals were played before")
    for number, results in _until(deals(fixture, wanted, workers) if wanted else iter(()), len(wanted), seconds, say):
        played[number] = results
        progress.add(number, results)
    score: Score = duel(played, lineup, upper, lower)
    return Strength(upper, lower, 100 * score.mean, 100 * score.within, score.deals, level_of(game, upper).plays)


def _until(
    played: Iterator[tuple[int, list[list[int]]]], count: int, seconds: float, say: Callable[[str], None]
) -> Iterator[tuple[int, list[list[int]]]]:
    """Deals until the time is up, two at the least; it is said once how long the rest will take."""
    began, spoken = time.monotonic(), False
    for done, one in enumerate(played, 1):
        yield one
        gone = time.monotonic() - began
        if gone > SPOKEN_S and not spoken and done < count:
            minutes = max(1, round(gone / done * (count - done) / 60))
            say(f"  {count - done} deals more, about {minutes} minutes; stopped with Ctrl-C, it goes on from there")
            spoken = True
        if gone > seconds and done >= 2:
            return


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
    parser.add_argument("--deals", type=int, default=DEALS, help="deals for each pair of levels, at the most")
    parser.add_argument("--seconds", type=float, default=1e9, help="time for each pair of levels, at the most")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    for name in asked.games or ludotheque.games():
        game = ludotheque.game(name)
        prepare(game)
        found = strengths(game)
        for level in [name for name in asked.levels if name != LEVELS[0]]:
            found[level] = measured(game, level, asked.deals, asked.seconds, asked.seed, asked.workers)
            write(game, found)
            print(told(game, found[level]), flush=True)
    write_table(published())


def row(game: Game) -> str:
    """A game's line in the table of docs/bots.md: how each level plays, and how it did against the one to its left."""
    found, cells = strengths(game), [game.id]
    for name in LEVELS:
        plays = level_of(game, name).plays
        cell = ", ".join(part for part in plays.split(", ") if part not in ("0 nodes", "0 % slips"))
        if (one := found.get(name)) is not None and one.plays == plays:
            cell += f": **{half_up(one.wins)} % ± {half_up(one.within)}** ({one.deals})"
        cells.append(cell)
    return f"| {' | '.join(cells)} |\n"


def half_up(value: float) -> int:
    return int(value + 0.5)


def table(names: Iterable[str]) -> str:
    """The table of docs/bots.md, which has what strength.toml of each game says."""
    head = f"| game | {' | '.join(LEVELS)} |\n|{'---|' * (len(LEVELS) + 1)}\n"
    return head + "".join(row(ludotheque.game(name)) for name in sorted(set(names)))


def write_table(names: Iterable[str]) -> None:
    page = BOTS_PAGE.read_text("utf-8")
    BOTS_PAGE.write_text(TABLE.sub(lambda _: table(names), page, count=1), "utf-8")


def doubt(game: Game, one: Strength) -> str:
    """Why a level is not proven to be stronger than the one below it, as it plays now; "" if it is."""
    plays = level_of(game, one.level).plays
    if (one.against, one.plays) != (BELOW[one.level], plays):
        return (
            f"{one.level} now plays otherwise ({plays}) than when it was measured ({one.plays}, against {one.against})"
        )
    if one.wins - one.within <= 50:
        return f"{one.level} is not better than {one.against} beyond doubt: {one.label()}"
    return ""


def doubts(game: Game, found: Mapping[str, Strength]) -> list[str]:
    """The levels that are not proven to be stronger than those below them."""
    said = [doubt(game, found[level]) if level in found else f"{level} was not measured" for level in BELOW]
    return [one for one in said if one]


def told(game: Game, one: Strength) -> str:
    return f"{game.id}: {one.level} against {one.against}: {one.label()} ({one.deals} deals)"


if __name__ == "__main__":
    main()
