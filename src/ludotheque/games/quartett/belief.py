"""What does it tell that somebody asked, or did not? How much likelier some cards make what a seat was heard to do.

What follows for certain from the questions is in memory.py. But people also ask where they have most, and whoever was
asked for a card, refused and had the turn would have asked on if he held any of its value. So how many of a value's
cards (of those that nobody has placed) a seat holds is weighed by how it has shown itself in that value. The weights
were fitted to matches of `greedy`, the rule of thumb and the plan of bot.py: with them guesses have each count as often
as it was true. They concern one value and one seat each, so guesses are still drawn exactly (guessing.py).
"""

from __future__ import annotations

from typing import Any

from ludotheque.kernel.jit import rule

from .state import SEATS, State, of_value

FRESH, REFUSED, ELSEWHERE, PASSED_OVER, DENIED, ASKED, ASKED_IN_VAIN, SHOWN, SHOWN_AND_ASKED = range(9)
"""How a seat has shown itself in a value. FRESH: it has asked nothing yet, as far as can be seen, and REFUSED a card of
this value. ELSEWHERE: it asked for other values only, PASSED_OVER a card of this one that lies open with somebody,
DENIED one and did not ask for another. ASKED for the value, IN_VAIN. SHOWN: a card of
it lies open with this seat; it may have asked by one that does not."""

LIKELY = (
    (1.0, 1.12, 0.95, 0.7, 0.4),
    (1.0, 2.6, 6.0, 6.0, 6.0),
    (1.0, 1.16, 0.81, 0.24, 0.1),
    (1.0, 0.46, 0.14, 0.05, 0.02),
    (1.0, 0.38, 0.06, 0.02, 0.01),
    (1.0, 1.0, 5.9, 15.0, 15.0),
    (1.0, 1.0, 7.3, 28.0, 50.0),
    (1.0, 4.3, 6.0, 6.0, 6.0),
    (1.0, 1.0, 5.7, 12.0, 12.0),
)
"""For each of these: how likely 0, 1, 2, 3 or 4 such cards make it, beside the others. What those matches of Quartett
hardly had or could not have, four cards above all, continues the row by eye."""


@rule
def shows(s: State, seat: int, v: int) -> int:
    """How a seat has shown itself in a value."""
    bits = of_value(v)
    asked = s.asked[seat] >> v & 1
    lacks = s.lacks[seat] & bits != 0
    if s.known[seat] & bits:
        return SHOWN_AND_ASKED if asked else SHOWN
    if asked:
        return ASKED_IN_VAIN if lacks else ASKED
    if s.asked[seat] == 0 and s.known[seat] == 0:
        return REFUSED if lacks else FRESH
    if lacks:
        return DENIED
    for other in range(s.players):
        if s.known[other] & bits:
            return PASSED_OVER
    return ELSEWHERE


@rule
def likely(s: State, seat: int, v: int, count: int) -> float:
    return LIKELY[shows(s, seat, v)][count] if seat >= 0 else 1.0


@rule
def weigh(s: State, v: int, n: int, at_seat: Any, within: Any) -> None:
    """Weigh the ways to hand out a value's n cards, by how many each place gets."""
    for a in range(min(n + 1, within.shape[0])):
        for b in range(min(n + 1 - a, within.shape[1])):
            for c in range(min(n + 1 - a - b, within.shape[2])):
                if within[a, b, c] > 0.0:
                    weight = likely(s, at_seat[0], v, a) * likely(s, at_seat[1], v, b) * likely(s, at_seat[2], v, c)
                    within[a, b, c] *= weight * likely(s, at_seat[SEATS - 1], v, n - a - b - c)
