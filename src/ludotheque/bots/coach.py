"""The coach: advice in three steps, computed from nothing but the seat's own view.

1. what matters now: the features of the game in which the choices differ most;
2. two candidates, with the share of the others each should end above;
3. the better one, by how much, and why: what it brings more of than the other one, one step on.

Features are the game's own (`FEATURES` and `features` in its bot.py) and have their names in its words.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from ludotheque.bots.levels import level_of
from ludotheque.bots.search import ScoredAction, SearchBot
from ludotheque.kernel import rng

if TYPE_CHECKING:
    from ludotheque.kernel.game import Game
    from ludotheque.kernel.record import Record

LEVEL = "expert"
NODES = 300
"""For a game whose expert does not search."""
GUESSES = 24
LOOKED_AT = 12
"""So many choices, the best ones, tell what matters."""
SLIGHT = 0.005
"""A difference in worth that is no reason."""


@dataclass(frozen=True)
class AdviceReason:
    """A feature, how much of it there is after the better choice, and after the other one."""

    feature: str
    better: float
    other: float


@dataclass(frozen=True)
class Advice:
    """What the coach found."""

    matters: list[str]
    """Features, the most decisive first; empty where all choices look alike."""
    candidates: list[ScoredAction]
    """One where there is no choice, else two, the better one first."""
    reasons: list[AdviceReason]
    """Why the first is better, the weightiest reason first; empty if only the search could tell."""
    played: ScoredAction | None = None
    """What was played there, if that is known and was among the actions that were compared."""

    @property
    def margin(self) -> float:
        """By how much the first is better: a share of the others, from 0 to 1. Nothing, where the search found the
        other a little better but not surely so, and an expert stays with the rule of thumb."""
        return max(0.0, self.candidates[0].worth - self.candidates[-1].worth)


class Coach:
    """Advice for one game."""

    def __init__(self, game: Game) -> None:
        level = level_of(game, LEVEL)
        self._search = SearchBot(game, level.nodes or NODES, level.horizon)
        self._features = game.hooks.FEATURES
        self._engine = game.compiled
        self._bot: Any = game.compiled.twin(game.bot)

    def advise(self, view: Record, seat: int, seed: int, played: int | None = None) -> Advice:
        found = self._search.think(view, seat, seed)
        done = next((one for one in found if one.action == played), None)
        if len(found) == 1:
            return Advice([], found, [], done)
        looked = found[:LOOKED_AT]
        if not self._features:
            return Advice([], found[:2], [], done)
        amounts, worth = self._after(view, seat, seed, [candidate.action for candidate in looked])
        weighed = amounts * worth
        spread = weighed.max(axis=0) - weighed.min(axis=0)
        matters = [self._features[k] for k in np.argsort(-spread) if spread[k] > SLIGHT][:2]
        gains = (weighed[0] - weighed[1]).tolist()
        reasons = [
            AdviceReason(self._features[k], float(amounts[0, k]), float(amounts[1, k]))
            for k in sorted(range(len(gains)), key=lambda k: -gains[k])
            if gains[k] > SLIGHT
        ]
        return Advice(matters, found[:2], reasons[:2], done)

    def warm(self, view: Record, seat: int) -> None:
        """Use everything once, so that it is machine code: nobody who asks shall wait for a compiler."""
        found = self._search.think(view, seat, 0)
        if self._features:
            self._after(view, seat, 0, [found[0].action])

    def _after(
        self, view: Record, seat: int, seed: int, actions: list[int]
    ) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """How much of each feature there is one step after each action, on the average of some guesses."""
        amounts, worth = np.zeros((len(actions), len(self._features))), np.zeros(len(self._features))
        found, words = np.zeros(len(worth)), rng.start(seed)
        dice = np.array(rng.start(seed, 1), np.int64)
        engine = self._engine
        for _ in range(GUESSES):
            guess = engine.guess(view, seat, words)
            for k, action in enumerate(actions):
                state = guess.clone()
                others = [other for other in engine.seats_to_act(state) if other != seat]
                engine.apply(state, seat, action)
                for other in others:  # they choose at the same time
                    engine.apply(state, other, int(self._bot.quick(state.array[0], other, dice)))
                self._bot.features(state.array[0], seat, found, worth)
                amounts[k] += found / GUESSES
        return amounts, worth
