"""Evaluation of a position for the bots that look ahead: what sets, sets begun and the turn are worth."""

from __future__ import annotations

from ludotheque.components.bits import size
from ludotheque.kernel.jit import rule

from .memory import placed
from .state import COLOURS, VALUES, Phase, State, of_value

PART = (0.0, 0.0, 0.06, 0.22, 0.5, 0.97)
"""What some cards of a value are worth, in sets, by how many there are; of five in Quintett, one more than of four."""
TURN, PER_SET = 0.3, 1.3
"""What the turn is worth, in sets; and what one set more is worth."""


@rule
def resting(held: int, shown: int, more: int) -> float:
    """§4 What cards of a value are worth on another's turn: half of those that are known are as good as gone."""
    return 0.5 * (PART[held + more] + PART[held - shown + more])


@rule
def part(s: State, seat: int, v: int) -> float:
    """§4, §5 What the cards of one value that a seat holds are worth, in sets. On its turn it can fetch all of which
    everyone knows where they are."""
    held = size(s.hand[seat] & of_value(v))
    if held == 0:
        return 0.0
    more = COLOURS - s.colours
    if s.turn != seat:
        return resting(held, size(s.known[seat] & of_value(v)), more)
    return PART[held + more + size(placed(s) & ~s.known[seat] & of_value(v))]


@rule
def value(s: State, seat: int) -> float:
    """§5, §6 Sets laid down, those begun, and whose turn it is."""
    sets = float(size(s.sets[seat]))
    for v in range(VALUES):
        sets += part(s, seat, v)
    if s.phase == Phase.ASK and s.turn == seat:
        sets += TURN
    return PER_SET * sets
