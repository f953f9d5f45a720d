"""Whom would a child with a good memory ask, and for which card? A simple rule, from what the seat sees."""

from __future__ import annotations

from typing import Any

from ludotheque.kernel.cards import size
from ludotheque.kernel.jit import rule
from ludotheque.kernel.rng import draw

from .memory import placed
from .rules import ASK
from .state import CARDS, COLOURS, State, may_ask, of_value

SURE = 60


@rule
def hope(s: State, seat: int, other: int, card: int) -> int:
    """How likely it looks that `other` has the card: 0 for impossible, SURE for certain."""
    bit = 1 << card
    if s.known[other] & bit:
        return SURE
    if placed(s) & bit or s.lacks[other] & bit:
        return 0
    able = 0
    for any_seat in range(s.players):
        able += any_seat != seat and s.held[any_seat] > 0 and s.lacks[any_seat] & bit == 0
    hoped = SURE // able
    if s.asked[other] >> card // COLOURS & 1:  # he has one of those that nobody has placed, and that we do not hold
        his = of_value(card // COLOURS) & may_ask(s, seat) & ~placed(s) & ~s.lacks[other]
        hoped = max(hoped, SURE // size(his))
    return hoped


@rule
def quick(s: State, seat: int, rng: Any) -> int:
    """The question that looks most likely to succeed; then the value we have most of; among equals any of them."""
    cards = may_ask(s, seat)
    best = -1
    chosen = -1
    equals = 0
    for other in range(s.players):
        if other != seat and s.held[other] > 0:
            for card in range(CARDS):
                if cards >> card & 1:
                    merit = 8 * hope(s, seat, other, card) + size(s.hand[seat] & of_value(card // COLOURS))
                    if merit > best:
                        best = merit
                        chosen = ASK * other + card
                        equals = 1
                    elif merit == best:
                        equals += 1
                        if draw(rng, equals) == 0:
                            chosen = ASK * other + card
    return chosen
