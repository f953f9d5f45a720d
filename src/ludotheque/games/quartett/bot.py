"""The simple rule of a child with a good memory: whom to ask for which card, from what the seat sees."""

from __future__ import annotations

from typing import Any

from ludotheque.components.bits import size
from ludotheque.kernel.jit import rule
from ludotheque.kernel.rng import draw

from .evaluation import TURN, value
from .guessing import believe
from .memory import placed
from .opponent_model import playout
from .policy import plan, possible
from .rules import ASK
from .state import COLOURS, VALUES, State, of_value

__all__ = ["DOUBT", "FEATURES", "GUESSES", "SIGHT", "WIDTH", "believe", "features", "plan", "playout", "quick", "value"]

HOOKS = ("value", "playout", "plan", "believe", "features", "FEATURES", "GUESSES", "SIGHT", "DOUBT", "WIDTH")

SURE = 60


@rule
def able(s: State, seat: int, bit: int) -> int:
    """How many others may have a card whose place nobody knows."""
    count = 0
    for other in range(s.players):
        count += other != seat and s.held[other] > 0 and s.lacks[other] & bit == 0
    return count


@rule
def hope(s: State, seat: int, other: int, card: int, shown: int, among: int) -> int:
    """How likely it looks that `other` has the card: 0 for impossible, SURE for certain. `shown` are the placed cards;
    if the card is not, `among` so many may have it."""
    bit = 1 << card
    if s.known[other] & bit:
        return SURE
    if (shown | s.lacks[other]) & bit:
        return 0
    hoped = SURE // among
    v = card // COLOURS
    if s.asked[other] >> v & 1:  # he has one of those that nobody has placed, and that we do not hold
        hoped = max(hoped, SURE // possible(s, seat, other, v, shown))
    return hoped


@rule
def quick(s: State, seat: int, rng: Any) -> int:
    """The question that looks most likely to succeed; then the value we have most of; among equals any of them."""
    shown = placed(s)
    best = -1
    chosen = -1
    equals = 0
    for v in range(VALUES):
        own = s.hand[seat] & of_value(v)
        if own:
            for colour in range(s.colours):
                card = COLOURS * v + colour
                if own >> card & 1 == 0:
                    among = 0 if shown >> card & 1 else able(s, seat, 1 << card)
                    for other in range(s.players):
                        if other != seat and s.held[other] > 0:
                            merit = 8 * hope(s, seat, other, card, shown, among) + size(own)
                            if merit > best:
                                best = merit
                                chosen = ASK * other + card
                                equals = 1
                            elif merit == best:
                                equals += 1
                                if draw(rng, equals) == 0:
                                    chosen = ASK * other + card
    return chosen


# --- how a seat stands: for the bots that look ahead ---

GUESSES = 48
SIGHT, DOUBT, WIDTH = 0.15, 3.0, 2.0

FEATURES = ("sets", "begun", "turn", "shown")
"""What the coach speaks of (`feature-…` in words/): how much of each there is, and what one of it is worth."""


@rule
def features(s: State, seat: int, amounts: Any, worth: Any) -> None:
    """§5, §6 Sets laid, cards in hand of sets with several, whose turn it is, and cards that everyone knows of."""
    begun = 0
    for v in range(VALUES):
        held = size(s.hand[seat] & of_value(v))
        begun += held if held > 1 else 0
    amounts[0] = size(s.sets[seat])
    amounts[1] = begun
    amounts[2] = 1.0 if s.turn == seat else 0.0
    amounts[3] = size(s.known[seat])
    worth[0] = 1.0
    worth[1] = 0.15
    worth[2] = TURN
    worth[3] = -0.05
