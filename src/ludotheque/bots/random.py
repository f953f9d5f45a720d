"""The random bot: any legal action, all equally likely."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.kernel import rng

if TYPE_CHECKING:
    from ludotheque.kernel.game import Game
    from ludotheque.kernel.record import Record


class RandomBot:
    """Plays anything that is allowed."""

    name = "random"

    def __init__(self, game: Game) -> None:
        self._engine = game.engine

    def choose(self, view: Record, seat: int, seed: int) -> int:
        # Not the engine's `pick`, which is quicker but need not be fair, and takes seconds to compile.
        actions = self._engine.legal(view, seat)
        return actions[rng.draw(rng.start(seed), len(actions))]
