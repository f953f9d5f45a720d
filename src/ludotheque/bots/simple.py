"""The beginner's bot: the game's own rule of thumb, `quick` in its bot.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludotheque.bots import drivers
from ludotheque.kernel import rng

if TYPE_CHECKING:
    from ludotheque.kernel.game import Game
    from ludotheque.kernel.record import Record


class SimpleBot:
    """Plays by the game's `quick` rule."""

    name = "simple"

    def __init__(self, game: Game) -> None:
        self._engine = engine = game.engine
        self._choose: Any = engine.twin(drivers, bot=engine.twin(game.bot)).quick_at

    def choose(self, view: Record, seat: int, seed: int) -> int:
        return int(self._choose(self._engine.box(view), 0, seat, self._engine.words(rng.start(seed))))
