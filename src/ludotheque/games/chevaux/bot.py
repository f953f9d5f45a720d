"""A rule of thumb, and how a seat stands: the spaces its horses have run, less what may be lost of them."""

from __future__ import annotations

from typing import Any

from ludotheque.components.track_rules import chased, covered, standing
from ludotheque.components.tracks import YARD
from ludotheque.kernel.jit import rule

from .rules import EACH, LENGTH, MOVE, ROLL, SIX, Phase, State, goal, refuse_run

HOOKS = ("value", "HORIZON")
OUT, PER_SPACE = 12, 0.02
"""What it is worth that a horse is out of its stable, in spaces; what a space is worth."""
SURE = 0.8
"""Nobody is likelier than that to be met; by each who needs one number of the die it is a sixth."""
HORIZON = 24
"""Farther ahead there is more luck in a simulation than anybody plans."""


@rule
def worth(s: State, seat: int, place: int) -> float:
    """§4, §5, §9 The spaces that a horse has run, less what it may lose of them before it runs again."""
    if place == YARD:
        return 0.0
    way = OUT + covered(place, s.starts[seat], LENGTH)
    if place >= LENGTH or place == s.starts[seat]:
        return float(way)
    threats = chased(s.pawns, s.starts, seat, place, LENGTH, SIX)
    for other in range(s.players):
        threats += s.starts[other] == place and standing(s.pawns[other], YARD) > EACH - s.horses
    return way * (1.0 - min(threats / SIX, SURE))


@rule
def quick(s: State, seat: int, rng: Any) -> int:
    """§5, §8 The horse that it brings most to run with, also by what others lose."""
    if s.phase == Phase.ROLL:
        return ROLL
    best, most = -1, -1000.0
    for horse in range(s.horses):
        if refuse_run(s, seat, horse) == 0:
            to = goal(s, seat, horse)
            brings = worth(s, seat, to) - worth(s, seat, s.pawns[seat, horse])
            for other in range(s.players if to < LENGTH else 0):
                brings += worth(s, other, to) if other != seat and standing(s.pawns[other], to) > 0 else 0.0
            if brings > most:
                best, most = horse, brings
    return MOVE + best


@rule
def value(s: State, seat: int) -> float:
    """§9 How far all horses are."""
    total = 0.0
    for horse in range(s.horses):
        total += worth(s, seat, s.pawns[seat, horse])
    return PER_SPACE * total
