"""Tournaments of bots: the same deals with seats rotated, so that luck cancels.

One *deal* is one order of all cards (`SameDeal`), played once from every rotation of the seats. The score of one entry
against another is the share of matches in which it ended above it; a tie counts half. Deals are independent of each
other, so intervals come from how much they differ.
"""

from __future__ import annotations

import itertools
import math
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.util import Finalize
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ludotheque import bots
from ludotheque.kernel.chance import Offer, SameDeal
from ludotheque.kernel.game import open_folder
from ludotheque.kernel.record import CHANCE

if TYPE_CHECKING:
    from ludotheque.kernel.game import Game
    from ludotheque.kernel.options import Value

SURE = 1.96
"""Standard errors on each side that hold the truth 95 times of 100."""


@dataclass(frozen=True)
class Fixture:
    """What is to be played: a game with complete options, and who sits in which seat before anyone moves on."""

    folder: str
    options: Mapping[str, Value]
    lineup: tuple[str, ...]
    player: Callable[[str, Game], bots.Bot] = bots.bot
    """Who plays under a name; other processes find it by where it is defined."""

    def rotations(self) -> list[tuple[int, ...]]:
        """Who sits where in each match of a deal, by number in the lineup; what would be the same again is left out."""
        seats = range(len(self.lineup))
        turned = [tuple((seat + turn) % len(self.lineup) for seat in seats) for turn in seats]
        seen = {tuple(self.lineup[entry] for entry in order): order for order in reversed(turned)}
        return [order for order in turned if order in seen.values()]


@dataclass(frozen=True)
class Score:
    """A mean of deals, from 0 to 1, and the half width of its interval of 95 %."""

    mean: float
    within: float
    deals: int


def play(game: Game, options: Mapping[str, Value], seats: Sequence[bots.Bot], seed: int) -> list[int]:
    """One match to its end: the results by seat. Nothing is narrated or kept, so this is quick."""
    engine, chance = game.engine, SameDeal(seed)
    state = engine.setup(len(seats), game.schema.encode(dict(options)))
    made = [0] * len(seats)
    while acting := engine.to_act(state):
        if acting >> CHANCE:
            engine.apply(state, CHANCE, chance.choose(Offer(*engine.offer(state), str)))
        else:
            seat = (acting & -acting).bit_length() - 1
            action = seats[seat].choose(state.view(seat), seat, bots.seed_of(seed, seat, made[seat]))
            made[seat] += 1
            engine.apply(state, seat, action)
    return [engine.result(state, seat) for seat in range(len(seats))]


_made: dict[tuple[str, str], bots.Bot] = {}


def deal(fixture: Fixture, seed: int) -> tuple[int, list[list[int]]]:
    """One deal, from every rotation: its seed, and for each rotation what the results are worth, by entry of the
    lineup."""
    game = open_folder(Path(fixture.folder))
    for name in fixture.lineup:
        if (fixture.folder, name) not in _made:
            _made[fixture.folder, name] = fixture.player(name, game)
    results = []
    for order in fixture.rotations():
        seats = [_made[fixture.folder, fixture.lineup[entry]] for entry in order]
        by_seat = play(game, fixture.options, seats, seed)
        for seat, bot in enumerate(seats):
            if isinstance(bot, bots.ExternalBot):
                bot.end(seat, by_seat)
        merits = game.merits(by_seat)
        results.append([merits[order.index(entry)] for entry in range(len(order))])
    return seed, results


def faults(fixture: Fixture) -> Counter[str]:
    """How often each name could not answer so far, in this process."""
    made = {name: _made.get((fixture.folder, name)) for name in fixture.lineup}
    return Counter({name: bot.faults if isinstance(bot, bots.ExternalBot) else 0 for name, bot in made.items()})


def _deal(fixture: Fixture, seed: int) -> tuple[int, list[list[int]], Counter[str]]:
    before = faults(fixture)
    return *deal(fixture, seed), faults(fixture) - before


def _dismiss() -> None:
    """Those who play in processes of their own end them."""
    while _made:
        bot = _made.popitem()[1]
        if isinstance(bot, bots.ExternalBot):
            bot.close()


def _awaited() -> None:
    Finalize(None, _dismiss, exitpriority=1)  # workers end without atexit


def deals(
    fixture: Fixture, seeds: Sequence[int], workers: int, lost: Counter[str] | None = None
) -> Iterator[tuple[int, list[list[int]]]]:
    """Many deals, as they are finished; on so many processes, or here if it is one. Turns that somebody could not
    answer are counted in `lost`."""
    lost = Counter() if lost is None else lost
    if workers <= 1:
        try:
            for seed in seeds:
                number, results, fresh = _deal(fixture, seed)
                lost.update(fresh)
                yield number, results
        finally:
            _dismiss()
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_awaited) as pool:
        try:
            for done in as_completed([pool.submit(_deal, fixture, seed) for seed in seeds]):
                number, results, fresh = done.result()
                lost.update(fresh)
                yield number, results
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def against(results: Sequence[Sequence[int]], ours: Sequence[int], theirs: Sequence[int]) -> float:
    """The share of pairs in one deal in which one of ours ended above one of theirs; ties count half."""
    pairs = [
        1.0 if match[one] > match[other] else 0.5 if match[one] == match[other] else 0.0
        for match in results
        for one, other in itertools.product(ours, theirs)
    ]
    return sum(pairs) / len(pairs)


def mean(scores: Sequence[float]) -> Score:
    """The mean of the deals and its interval."""
    count = len(scores)
    middle = sum(scores) / count if count else 0.5
    if count < 2:
        return Score(middle, 1.0, count)
    variance = sum((score - middle) ** 2 for score in scores) / (count - 1)
    return Score(middle, SURE * math.sqrt(variance / count), count)


def duel_lineup(one: str, other: str, players: int) -> tuple[str, ...]:
    """Two names in turn round a table."""
    return tuple(one if seat % 2 == 0 else other for seat in range(players))


def duel(played: Mapping[int, Sequence[Sequence[int]]], lineup: Sequence[str], one: str, other: str) -> Score:
    """How all of one name did against all of another, over the deals."""
    ours = [entry for entry, name in enumerate(lineup) if name == one]
    theirs = [entry for entry, name in enumerate(lineup) if name == other]
    return mean([against(results, ours, theirs) for results in played.values()])


def ranks(results: Sequence[int]) -> list[int]:
    """The rank of each entry, the best 0; equal results share one."""
    return [sum(better > result for better in results) for result in results]


def ratings(played: Mapping[int, Sequence[Sequence[int]]], entries: int) -> list[tuple[float, float]]:
    """A rating of each entry and its uncertainty, by the model of Plackett and Luce (openskill), deals in order."""
    from openskill.models import PlackettLuce

    model: Any = PlackettLuce()
    teams = [[model.rating()] for _ in range(entries)]
    for seed in sorted(played):
        for match in played[seed]:
            teams = model.rate(teams, ranks=[float(rank) for rank in ranks(match)])
    return [(float(team[0].mu), float(team[0].sigma)) for team in teams]
