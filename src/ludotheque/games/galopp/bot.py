"""Which card would a sensible child play? Food now, and a card that leads for the end; from what the seat sees."""

from __future__ import annotations

from typing import Any

from ludotheque.kernel.jit import rule
from ludotheque.kernel.rng import draw

from .rules import PIGS, PLAY, Phase, State, landing, leads, pick, space

# What a leading card that is kept is worth, by the number of cards kept, in thirds of a food. Tried out against others.
KEEP = (0, 20, 8, 4, 2, 1, 1)


@rule
def gain(s: State, c: int) -> int:
    """§5, §12 Food that playing this colour brings at once."""
    distance = landing(s, c)
    food = s.track[space(s, distance)]
    if leads(s, distance) and s.supply > 0:
        food += 1
    return food


@rule
def leaders_kept(s: State, seat: int, c: int) -> int:
    """§7 How many of the cards that stay in hand would lead at once, when the pig of colour c has run."""
    before = s.pig[c]
    s.pig[c] = landing(s, c)
    leaders = 0
    for other in range(PIGS):
        kept = s.hand[seat, other] - (other == c)
        if kept > 0 and leads(s, landing(s, other)):
            leaders += kept
    s.pig[c] = before
    return leaders


@rule
def quick(s: State, seat: int, rng: Any) -> int:
    """The card with the best of both; among equals any of them. Pigs are arranged and food is laid at random."""
    if s.phase != Phase.PLAY:
        return pick(s, seat, rng)
    worth = KEEP[s.held[seat] - 1]
    best = -1
    chosen = -1
    equals = 0
    for c in range(PIGS):
        if s.hand[seat, c] > 0:
            score = 3 * gain(s, c) + worth * leaders_kept(s, seat, c)
            if score > best:
                best = score
                chosen = c
                equals = 1
            elif score == best:
                equals += 1
                if draw(rng, equals) == 0:
                    chosen = c
    return PLAY + chosen
