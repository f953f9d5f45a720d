"""How does the coach see what an action leads to? A compiled driver: features one step on, averaged over guesses.

`game` stands for the rules of one game and `bot` for its bot.py, as in the kernel's drivers.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ludotheque.kernel.jit import rule

game: Any = None
bot: Any = None


@rule
def features_after(
    views: Any, seat: int, guesses: int, actions: Any, rng: Any, work: Any, amounts: Any, worth: Any
) -> None:
    """The features of `seat` after each action; those who choose at the same time do so by the quick rule."""
    found = np.zeros(len(worth))
    for _ in range(guesses):
        work[0] = views[0]
        game.guess(work[0], seat, rng)
        for k in range(len(actions)):
            work[1] = work[0]
            others = game.to_act(work[1]) & ~(1 << seat)
            game.apply(work[1], seat, actions[k])
            other = 0
            while others:
                if others & 1:
                    game.apply(work[1], other, bot.quick(work[1], other, rng))
                others >>= 1
                other += 1
            bot.features(work[1], seat, found, worth)
            for feature in range(len(worth)):
                amounts[k, feature] += found[feature] / guesses
