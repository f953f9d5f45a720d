"""Bots that look ahead, one step or by search: from a view, with a budget that is never a time.

    bot = SearchBot(game, nodes=1000)
    thought = bot.think(view, seat, seed)       # candidates, the best first
    action = bot.choose(view, seat, seed)

The same view, seed and number of nodes give the same choice, on any machine and under any load. Whatever is needed is
allocated for each choice, so that one bot can think for several tables in several threads at once.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from ludotheque.bots import ismcts
from ludotheque.kernel import rng

if TYPE_CHECKING:
    from ludotheque.kernel.engine import Engine
    from ludotheque.kernel.game import Game
    from ludotheque.kernel.record import Record

CANDIDATES = 48
"""So many actions are compared by search at the most: the ones that look best one step ahead."""

PATH, EDGES_A_NODE = 64, 8


@dataclass(frozen=True)
class ScoredAction:
    """An action that was thought about: what it should be worth to the seat, 0 to 1, and how often it was tried."""

    action: int
    worth: float
    tried: int


def drivers_of(game: Game) -> Any:
    """The drivers for a game, with the hooks of its bot.py bound in."""
    engine, hooks = game.compiled, game.hooks
    bot = engine.twin(game.bot)
    twin: Any = engine.twin(ismcts, game=engine.game, bot=bot, basic=engine.drivers)
    twin.value = twin.value_of_bot if hooks.value else twin.value_of_result
    twin.chapter = twin.chapter_of_bot if hooks.chapter else twin.one_chapter
    twin.play_on = twin.playout_of_bot if hooks.playout else twin.playout_by_quick
    twin.plan = twin.plan_of_bot if hooks.plan else twin.playout_by_quick
    twin.plan_on = twin.plan_of_bot if hooks.plan else twin.play_on
    twin.believe = bot.believe if hooks.believe else engine.game.guess
    return twin


def drivers(game: Game) -> Any:
    """The same, made once for each game."""
    engine: Engine = game.compiled
    if not hasattr(engine, "looking_ahead"):
        engine.looking_ahead = drivers_of(game)  # type: ignore[attr-defined]
    return engine.looking_ahead  # type: ignore[attr-defined]


class GreedyBot:
    """Takes what looks best one step ahead, by the game's `value`, on the average of some guesses."""

    name = "greedy"

    def __init__(self, game: Game) -> None:
        self._drivers = drivers(game)
        self._state = game.rules.State
        self._most = game.rules.MAX_LEGAL
        self._guesses = game.hooks.GUESSES

    def think(self, view: Record, seat: int, seed: int) -> list[ScoredAction]:
        """Every legal action, best first."""
        out, scores = np.empty(self._most, np.int64), np.empty(self._most)
        words = np.array(rng.start(seed), np.int64)
        count = self._drivers.look(
            view.array, seat, self._guesses, ismcts.GUESS, words, out, scores, self._state.batch(2), np.zeros((2, 16))
        )
        best = np.argsort(-scores[:count], kind="stable")
        return [ScoredAction(int(out[k]), float(scores[k]), self._guesses) for k in best]

    def choose(self, view: Record, seat: int, seed: int) -> int:
        return self.think(view, seat, seed)[0].action


class SearchBot:
    """Searches, with so many nodes: simulations, each of which adds a node at the most."""

    name = "search"

    def __init__(self, game: Game, nodes: int, horizon: int = 0) -> None:
        self.nodes = nodes
        self._drivers = drivers(game)
        self._state = game.rules.State
        self._most = game.rules.MAX_LEGAL
        self._guesses = game.hooks.GUESSES
        self._horizon = horizon or game.hooks.HORIZON
        self._masks = np.ascontiguousarray(self._state.masks)
        self._tuning = np.array([float(game.hooks.SIGHT), float(game.hooks.DOUBT), float(game.hooks.WIDTH)])

    def think(
        self, view: Record, seat: int, seed: int, stop: NDArray[np.int64] | None = None, open_cards: bool = False
    ) -> list[ScoredAction]:
        """What was compared, the best first. As soon as stop[0] is not 0 it ends, with what it has by then.

        `open_cards` is for measuring what honesty costs: what is given is then a whole state, and nothing is guessed.
        """
        nodes = self.nodes + 1
        edges = CANDIDATES + EDGES_A_NODE * nodes
        table = np.full(1 << (2 * nodes).bit_length(), -1, np.int64)
        paths = np.zeros((PATH, 2), np.int64)
        grown = (np.zeros((nodes, 5), np.int64), table, np.zeros((edges, 2), np.int64), np.zeros(edges), paths)
        work = self._state.batch(3)
        raw = work.view(np.uint8).reshape(3, -1)
        desk = (work, raw, np.empty(self._most, np.int64), np.empty(self._most), np.zeros((3, 16)))
        hopes = np.zeros((2, CANDIDATES))
        count = self._drivers.search(
            view.array,
            seat,
            self.nodes,
            self._horizon,
            ismcts.OPEN if open_cards else ismcts.BELIEF,
            self._guesses,
            seed & rng.WORD,
            seed >> 32 & rng.WORD,
            self._masks,
            self._tuning,
            grown,
            desk,
            hopes,
            np.zeros(1, np.int64) if stop is None else stop,
        )
        found = []
        for k in range(count):
            tried = int(grown[2][k, 1])
            found.append(ScoredAction(int(grown[2][k, 0]), float(grown[3][k] / tried if tried else hopes[0, k]), tried))
        return found

    def choose(self, view: Record, seat: int, seed: int, stop: NDArray[np.int64] | None = None) -> int:
        return self.think(view, seat, seed, stop)[0].action
