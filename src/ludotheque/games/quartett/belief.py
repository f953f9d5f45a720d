"""Beliefs from questions: how much likelier some cards make what a seat was heard to ask, or not to ask.

What follows for certain from the questions is in memory.py. But people also ask where they have most, and whoever was
asked for a card, refused and had the turn would have asked on if he held any of its value. So how many of a value's
cards (of those that nobody has placed) a seat holds is weighed by how it has shown itself in that value. The weights
were fitted to matches of the policy (policy.py) against the stand-in for `greedy` (opponent_model.py): with them
guesses have each count as often as it was true. They concern one value and one seat each, so guesses are still drawn
exactly (guessing.py).
"""

from __future__ import annotations

from typing import Any

from ludotheque.kernel.jit import rule

from .state import SEATS, State, of_value

ACTIVE, AROUND, LACKING = 1, 2, 4
ASKED, ASKED_AROUND, ASKED_LACKING = 8, 1, 2
SHOWN, SHOWN_LACKING, SHOWN_ASKED = 12, 1, 2
"""How a seat has shown itself in a value: sixteen ways, by number. Not at all: it may be ACTIVE in other values, cards
of this one may lie open AROUND, and be passed over; it may be LACKING one, which it denied. Or it has ASKED for the
value; or it has a card of it SHOWN, and may have asked by another."""

LIKELY = (
    (1.0, 1.28, 1.11, 0.73, 0.4),
    (1.0, 1.21, 0.83, 0.14, 0.05),
    (1.0, 0.5, 0.1, 0.03, 0.01),
    (1.0, 0.26, 0.05, 0.02, 0.01),
    (1.0, 0.31, 0.01, 0.005, 0.005),
    (1.0, 0.27, 0.01, 0.005, 0.005),
    (1.0, 3.5, 15.0, 15.0, 15.0),
    (1.0, 0.085, 0.1, 0.1, 0.1),
    (1.0, 1.0, 6.0, 15.0, 15.0),
    (1.0, 1.0, 7.3, 15.0, 15.0),
    (1.0, 1.0, 16.0, 60.0, 60.0),
    (1.0, 1.0, 10.9, 25.0, 25.0),
    (1.0, 1.0, 1.0, 1.0, 1.0),
    (1.0, 1.0, 1.0, 1.0, 1.0),
    (1.0, 1.0, 0.8, 0.8, 0.8),
    (1.0, 1.0, 7.4, 15.0, 15.0),
)
"""For each of these: how likely 0, 1, 2, 3 or 4 such cards make it, beside the others. What those matches of Quartett
hardly had or could not have, four cards above all, continues the row by eye."""


@rule
def shows(s: State, seat: int, v: int, shown: int) -> int:
    """How a seat has shown itself in a value, if these cards are placed."""
    bits = of_value(v)
    asked = s.asked[seat] >> v & 1
    lacks = 1 if s.lacks[seat] & bits else 0
    if s.known[seat] & bits:
        return SHOWN + SHOWN_ASKED * asked + SHOWN_LACKING * lacks
    around = 1 if shown & bits else 0
    if asked:
        return ASKED + ASKED_LACKING * lacks + ASKED_AROUND * around
    active = 1 if s.asked[seat] or s.known[seat] else 0
    return LACKING * lacks + AROUND * around + ACTIVE * active


@rule
def likely(s: State, seat: int, v: int, count: int, shown: int) -> float:
    return LIKELY[shows(s, seat, v, shown)][count] if seat >= 0 else 1.0


@rule
def weigh(s: State, v: int, n: int, at_seat: Any, shown: int, within: Any) -> None:
    """Weigh the ways to hand out a value's n cards, by how many each place gets."""
    for a in range(min(n + 1, within.shape[0])):
        for b in range(min(n + 1 - a, within.shape[1])):
            for c in range(min(n + 1 - a - b, within.shape[2])):
                if within[a, b, c] > 0.0:
                    weight = likely(s, at_seat[0], v, a, shown) * likely(s, at_seat[1], v, b, shown)
                    weight *= likely(s, at_seat[2], v, c, shown)
                    within[a, b, c] *= weight * likely(s, at_seat[SEATS - 1], v, n - a - b - c, shown)
