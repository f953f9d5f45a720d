"""The beginner's rule: a line that goes on with what the hand has, and heavy tiles first; and how a seat stands."""

from __future__ import annotations

from typing import Any

import numpy as np

from ludotheque.components.moves import worth as worth_of
from ludotheque.kernel.jit import rule

from .rules import DRAW, HIGH, KINDS, LAY, LOW, PASS, PIPS, Phase, State, objection

HOOKS = ("value", "features", "FEATURES", "SIGHT", "DOUBT", "WIDTH")
SIGHT, DOUBT, WIDTH = 1.0, 2.0, 1.0
FEATURES = ("points", "pips", "tiles", "fitting")
PER_POINT, PER_PIP, PER_TILE, PER_FITTING = 0.06, 0.02, 0.25, 0.1


@rule
def with_half(s: State, seat: int, half: int) -> int:
    """How many tiles of a hand have this half."""
    count = 0
    for kind in range(KINDS):
        count += s.hand[seat, kind] == 1 and (LOW[kind] == half or HIGH[kind] == half)
    return count


@rule
def stuck(s: State, seat: int, half: int) -> bool:
    """§4 Whether the next player is known to have nothing with this half."""
    other = (seat + 1) % s.players
    for kind in range(KINDS):
        if (LOW[kind] == half or HIGH[kind] == half) and s.lacks[other, kind] == 0:
            return False
    return True


@rule
def quick(s: State, seat: int, rng: Any) -> int:
    """§3 A tile after which the hand goes on and the next player does not, rather a double, rather a heavy one."""
    best, most = -1, -1
    for kind in range(KINDS):
        for side in range(2):
            action = LAY + 2 * kind + side
            if s.hand[seat, kind] == 1 and objection(s, seat, action) == 0:
                end = s.line_ends[side]
                half = LOW[kind] if HIGH[kind] == end else HIGH[kind]
                double = LOW[kind] == HIGH[kind]
                good = PIPS[kind] + 6 * with_half(s, seat, half) + 8 * double + 12 * stuck(s, seat, half)
                if good > most:
                    best, most = action, good
    if best >= 0:
        return best
    return DRAW if objection(s, seat, DRAW) == 0 else PASS


@rule
def features(s: State, seat: int, amounts: Any, worth: Any) -> None:
    """§6 Points won, and while a round is on what the tiles in hand would cost; §3 halves that fit at the ends."""
    on = s.phase == Phase.LAY or s.phase == Phase.DEAL
    amounts[0] = s.points[seat]
    amounts[1] = worth_of(s.hand[seat], PIPS) if on else 0
    amounts[2] = s.hand_size[seat] if on else 0
    amounts[3] = with_half(s, seat, s.line_ends[0]) + with_half(s, seat, s.line_ends[1]) if on else 0
    worth[0] = PER_POINT
    worth[1] = -PER_PIP
    worth[2] = -PER_TILE
    worth[3] = PER_FITTING


@rule
def value(s: State, seat: int) -> float:
    """§6, §7 The same, summed up."""
    amounts, worth = np.zeros(4), np.zeros(4)
    features(s, seat, amounts, worth)
    return float((amounts * worth).sum())
