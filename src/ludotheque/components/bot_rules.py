"""Rules that a bot of a game on components need not write: a random legal action, the number of the deal.

The names below stand for the game's own rules and declarations; derived.py binds them."""

from __future__ import annotations

from typing import Any

from ludotheque.kernel.jit import rule
from ludotheque.kernel.rng import draw

refuses: Any = None
PEOPLE_ACTIONS = 0
GATHER = 0
"""The phase in which the cards of a deal are gathered."""
COUNTED = ""
"""The field that counts the deals."""


@rule
def quick(s: Any, seat: int, rng: Any) -> int:
    """A legal action, each as likely as every other."""
    found = 0
    chosen = -1
    for action in range(PEOPLE_ACTIONS):
        if refuses(s, seat, action) == 0:
            found += 1
            if draw(rng, found) == 0:
                chosen = action
    return chosen


@rule
def chapter(s: Any) -> int:
    """The number of the deal; it is over when its cards are gathered."""
    return s[COUNTED] + (s.phase == GATHER)
