"""Which card would a beginner play? The one that earns the most now: a simple rule, from what the seat sees."""

from __future__ import annotations

from typing import Any

from ludotheque.kernel.jit import rule
from ludotheque.kernel.rng import draw

from .rules import PIGS, PLAY, Phase, State, landing, leads, pick, space


@rule
def gain(s: State, c: int) -> int:
    """§5, §12 Food that playing this colour brings at once."""
    distance = landing(s, c)
    food = s.track[space(s, distance)]
    if leads(s, distance) and s.supply > 0:
        food += 1
    return food


@rule
def quick(s: State, seat: int, rng: Any) -> int:
    """The card with the most food; among equals any of them. Pigs are arranged and food is laid at random."""
    if s.phase != Phase.PLAY:
        return pick(s, seat, rng)
    best = -1
    chosen = -1
    equals = 0
    for c in range(PIGS):
        if s.hand[seat, c] > 0:
            food = gain(s, c)
            if food > best:
                best = food
                chosen = c
                equals = 1
            elif food == best:
                equals += 1
                if draw(rng, equals) == 0:
                    chosen = c
    return PLAY + chosen
