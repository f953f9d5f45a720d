"""Analysis of a match: each seat's chances at any moment, and how much of the end was luck and how much were choices.

    analysis = MatchAnalysis(game)
    analysis.chances(view, seat, seed)             # by what that seat, or a spectator, saw
    account = Account(analysis, steps, seed)       # of a whole match
    account.reckon(), account.shares()

Everything is a share of the others that a seat ends above, from 0 to 1: level with all of them is a half. Budgets are
numbers of simulations, never times, and the same seed gives the same figures. See docs/luck.md.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from ludotheque.bots import evaluation, ismcts
from ludotheque.bots.search import drivers
from ludotheque.kernel import rng
from ludotheque.kernel.jit import bound_name
from ludotheque.kernel.record import CHANCE

if TYPE_CHECKING:
    from ludotheque.kernel.game import Game
    from ludotheque.kernel.match import Step
    from ludotheque.kernel.record import Record

SIMULATIONS = 256
"""For the chances at one moment: one standard error is three hundredths at the most."""
DEALS = 6000
"""Simulations for all the deals of a match together, of each kind: with the cards that came, and with others."""
PAIRS = 128
"""For a choice: so many guesses, played on after it and after what the rule of thumb does."""
DEAL = 8
"""So many moves of chance in a row are a deal, which is judged as a whole; fewer are judged one by one."""
BLIND, BLIND_DEALS = 8, 500
"""So many single moves of chance whose outcome does not show at once are judged by playing on, too, with so many
simulations of each kind; the rest count as they stand, since each of them would add its error."""
SHOWS = 1e-9

Stop = NDArray[np.int64]


class MatchAnalysis:
    """Figures about the past, for one game."""

    def __init__(self, game: Game) -> None:
        engine, searching = game.compiled, drivers(game)
        self._engine = engine
        self._state = game.rules.State
        self._most = game.rules.MAX_LEGAL
        self._moves = game.hooks.HORIZON
        # The sources of the search stand in the name of the machine code, since it is built from them too.
        self._drivers: Any = engine.twin(
            evaluation,
            game=engine.game,
            bot=engine.twin(game.bot),
            basic=engine.drivers,
            tree=searching,
            searched_by=bound_name(ismcts, {}),
        )

    def warm(self, state: Record, seat: int) -> None:
        """Have all of it compiled: use it once, for nothing."""
        view = state.view(seat)
        self.chances(view, seat, 0, count=1)
        self.luck_of_deal(state, state, 1, 0)
        self.luck_of_card(state, 0)
        self._gain(view, seat, self._engine.legal(view, seat)[0], 0, None, 1)

    def _desk(self) -> tuple[Any, Any, Any]:
        return self._state.batch(2), np.empty(self._most, np.int64), np.zeros((4, 16))

    def chances(
        self, view: Record, seat: int, seed: int, stop: Stop | None = None, count: int = SIMULATIONS
    ) -> list[float]:
        """What each seat may hope for, by what `seat` (or a spectator) sees of the match."""
        work, out, notes = self._desk()
        players = int(view.players)
        if not self._engine.to_act(view):
            return self.standing(view)
        low, high = words(seed)
        self._drivers.chances(view.array, seat, count, self._moves, low, high, work, out, notes, stop_or_not(stop))
        return [float(share) for share in notes[2, :players]]

    def standing(self, state: Record) -> list[float]:
        """What a position is worth to each seat as it stands; of a match that is over, its result."""
        notes = np.zeros((2, 16))
        self._drivers.stand(state.array[0], notes)
        return [float(share) for share in notes[1, : int(state.players)]]

    def luck_of_deal(
        self, before: Record, after: Record, count: int, seed: int, stop: Stop | None = None
    ) -> NDArray[np.float64]:
        """What chance brought each seat from `before` to `after` beyond what was to be expected, by playing on."""
        work, out, notes = self._desk()
        low, high = words(seed)
        self._drivers.luck_of_a_deal(
            before.array, after.array, count, self._moves, low, high, work, out, notes, stop_or_not(stop)
        )
        return np.array(notes[2, : int(before.players)])

    def luck_of_card(self, before: Record, action: int) -> tuple[NDArray[np.float64], float]:
        """What one move of chance brought each seat beyond what was to be expected, by how all stand after it; and how
        far apart the outcomes stand."""
        work, out, notes = self._desk()
        apart = self._drivers.luck_of_a_card(before.array, action, work, out, notes)
        return np.array(notes[2, : int(before.players)]), float(apart)

    def choice(self, view: Record, seat: int, action: int, seed: int, stop: Stop | None = None) -> float:
        """What a choice brought its seat beyond what the rule of thumb brings, by what the seat saw."""
        return self._gain(view, seat, action, seed, stop, PAIRS)

    def _gain(self, view: Record, seat: int, action: int, seed: int, stop: Stop | None, count: int) -> float:
        work, out, notes = self._desk()
        low, high = words(seed)
        found = self._drivers.gain_of_a_choice(
            view.array, seat, action, count, self._moves, low, high, work, out, notes, stop_or_not(stop)
        )
        return float(found)


def words(seed: int) -> tuple[int, int]:
    return seed & rng.WORD, seed >> 32 & rng.WORD


def stop_or_not(stop: Stop | None) -> Stop:
    return np.zeros(1, np.int64) if stop is None else stop


def is_deal(steps: list[Step]) -> bool:
    return len(steps) >= DEAL


def runs(steps: list[Step]) -> Iterator[list[Step]]:
    """A match in pieces: moves of chance in a row together, choices each alone."""
    for by_chance, some in groupby(steps, lambda step: step.seat == CHANCE):
        if by_chance:
            yield list(some)
        else:
            yield from ([step] for step in some)


@dataclass(frozen=True)
class Share:
    """One seat's account of a match. `result` is the share of the others it ended above; the other three add up to
    what that is more (or less) than a half."""

    result: float
    luck: float
    """What the moves of chance brought, each against what was to be expected of it."""
    choices: float
    """What the seat's own choices brought, each against what the rule of thumb would have done."""
    rest: float
    """What the others did, and what nobody could know."""


class Account:
    """How much of a match's end was luck, and how much were choices: reckoned piece by piece."""

    def __init__(self, back: MatchAnalysis, steps: list[Step], seed: int) -> None:
        self._back = back
        self._seed = seed
        self._end = steps[-1].after
        self.pieces = list(runs(steps))
        self.done = 0
        self._deals = sum(is_deal(piece) for piece in self.pieces)
        self._blind = 0
        players = int(self._end.players)
        self.luck, self.choices = np.zeros(players), np.zeros(players)

    def reckon(self, stop: Stop | None = None, most: int | None = None) -> bool:
        """Go on with so many pieces, or with all that are left; whether all are done."""
        for piece in self.pieces[self.done :][:most]:
            seed, seat = (self._seed << 16) + self.done, piece[0].seat
            if seat != CHANCE:
                gain = self._back.choice(piece[0].before.view(seat), seat, piece[0].action, seed, stop)
            elif is_deal(piece):
                count = DEALS // self._deals
                luck = self._back.luck_of_deal(piece[0].before, piece[-1].after, count, seed, stop)
            else:
                luck = np.sum([self._one(step, seed, stop) for step in piece], axis=0)
            if stop is not None and stop[0]:
                return False  # what was broken off does not count
            if seat == CHANCE:
                self.luck += luck
            else:
                self.choices[seat] += gain
            self.done += 1
        return self.done == len(self.pieces)

    def _one(self, step: Step, seed: int, stop: Stop | None) -> NDArray[np.float64]:
        """The luck of a single move of chance. Which way it is judged must follow from what came before it: chosen
        with hindsight it would not be zero on the average."""
        luck, apart = self._back.luck_of_card(step.before, step.action)
        if apart > SHOWS or self._blind == BLIND:
            return luck
        self._blind += 1
        return self._back.luck_of_deal(step.before, step.after, BLIND_DEALS, seed, stop)

    def shares(self) -> list[Share]:
        results = self._back.standing(self._end)
        return [
            Share(result, float(luck), float(choices), result - 0.5 - float(luck) - float(choices))
            for result, luck, choices in zip(results, self.luck, self.choices, strict=True)
        ]
