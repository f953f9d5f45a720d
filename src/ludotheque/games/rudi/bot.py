"""The beginner's rule: a card that should bring his pig forward, from what the seat sees."""

from __future__ import annotations

from typing import Any

from ludotheque.kernel.jit import rule
from ludotheque.kernel.rng import draw

from .rules import GIVE, PLAY, SEATS, VALUES, Phase, State, pick

HOOKS = ("value", "chapter", "playout", "features", "FEATURES", "HORIZON")

HOME = 30
"""Steps that crossing the finish is worth: more than any card brings otherwise."""


@rule
def at_most(s: State, seat: int, value: int) -> int:
    """§7 How many of a seat's cards of this round are this high or lower: all have seen what it has played."""
    count = 0
    for lower in range(value + 1):
        count += s.own[seat, lower]
    for k in range(s.laid):
        count -= s.played[seat, k] <= value
    return count


@rule
def below(s: State, seat: int, spared: int, value: int) -> int:
    """In how many ways the others, but for one spared, can all play this high or lower."""
    ways = 1
    for other in range(s.players):
        if other != seat and other != spared:
            ways *= at_most(s, other, value)
    return ways


@rule
def progress(s: State, seat: int, value: int) -> int:
    """§4, §5, §12 What a card brings, summed over all that the others can play: steps forward, or by a swap."""
    total = 0
    for second in range(1, value):
        steps = value - second
        worth = HOME if s.pig[seat] + steps >= s.course else steps
        total += worth * (below(s, seat, seat, second) - below(s, seat, seat, second - 1))
    for other in range(s.players):
        if other != seat:
            equal = at_most(s, other, value) - at_most(s, other, value - 1)
            total += (s.pig[other] - s.pig[seat]) * equal * below(s, seat, other, value - 1)
    return total


@rule
def quick(s: State, seat: int, rng: Any) -> int:
    """A card by chance, the likelier the more it should bring; in an exchange the lowest card goes."""
    lowest = 0
    for value in range(VALUES - 1, 0, -1):
        if s.hand[seat, value] > 0:
            lowest = value
    if s.phase != Phase.CHOOSE:
        return GIVE + lowest
    chosen = lowest
    sum_so_far = 0
    for value in range(1, VALUES):
        if s.hand[seat, value] > 0:
            hope = progress(s, seat, value)
            hope = 1 if hope < 1 else hope
            sum_so_far += hope
            if draw(rng, sum_so_far) < hope:
                chosen = value
    return PLAY + chosen


# --- how a seat stands: for the bots that look ahead ---

HORIZON = 48
PER_RACE, PER_COURSE, PER_PIP = 3.0, 6.0, 0.04
"""What a race won is worth, the whole course, and each pip of the cards in hand."""


@rule
def chapter(s: State) -> int:
    """§13 A race: each has one winner."""
    races = 0
    for seat in range(SEATS):
        races += s.wins[seat]
    return races


@rule
def playout(s: State, seat: int, rng: Any) -> int:
    """§3 Any card alike: who follows a rule in every turn burns his best cards first, and simulations take long."""
    return quick(s, seat, rng) if s.phase == Phase.EXCHANGE else pick(s, seat, rng)


@rule
def value(s: State, seat: int) -> float:
    """§4, §7, §13 Races won, how far the pig is, and what the cards still in hand can do."""
    pips = 0
    for card in range(VALUES):
        pips += card * s.hand[seat, card]
    way = s.pig[seat] / s.course if s.phase != Phase.START and s.phase != Phase.OVER else 0.0
    return PER_RACE * s.wins[seat] + PER_COURSE * way + PER_PIP * pips


FEATURES = ("way", "pips")
"""What the coach speaks of (`feature-…` in words/): how much of each there is, and what one of it is worth."""


@rule
def features(s: State, seat: int, amounts: Any, worth: Any) -> None:
    """§4, §7 How far the pig is, and the pips of the cards still in hand."""
    pips = 0
    for card in range(VALUES):
        pips += card * s.hand[seat, card]
    amounts[0] = s.pig[seat]
    amounts[1] = pips
    worth[0] = PER_COURSE / s.course
    worth[1] = PER_PIP
