"""Whom would a good player ask, and for which card? A rule of weights, from what the seat sees.

How likely a question is to succeed is told by how each seat has shown itself in the value (belief.py); what a card is
worth, by how many of its set would then be ours or surely fetched; what a failure costs, by whose turn it then is. The
weights were found by playing some hundred thousand matches against the rule of thumb.
"""

from __future__ import annotations

from typing import Any

from ludotheque.kernel.cards import size
from ludotheque.kernel.jit import rule
from ludotheque.kernel.rng import draw

from .belief import shows
from .memory import placed
from .rules import ASK
from .state import COLOURS, VALUES, State, deck, of_value

CLAIM = (1.0, 1.1, 0.9, 0.36, 0.17, 0.0, 0.0, 0.68, 0.0)
"""How strong a seat's claim to a card is beside those of others, by how it has shown itself in the value, if it has not
asked for it by a hidden card."""
CLAIM_ASKED = (0.0, 1000.0, 1.33, 3.79, 3.79, 3.79)
"""If it has, by how many cards it may have asked by."""
GAIN = (0.0, 0.17, 0.2, 0.91, 1.18, 1.18)
"""What one card more is worth, by how many we have or can surely fetch; of five in Quintett, one more than of four."""
OPEN = 0.6
"""What a card is worth besides that lies open, and can be had for certain."""
LOSS, EXPOSED, TOLD = 1.0, 0.1, 0.03
"""What the lost turn costs; what each card of ours costs besides that the next one knows of and can ask for; and what
each of ours in a value costs when others learn that we have any of it."""


@rule
def possible(s: State, seat: int, other: int, v: int, shown: int) -> int:
    """How many cards of a value `other` may have by which he asked: not placed, and neither ours nor denied by him."""
    return size(deck(s) & of_value(v) & ~s.hand[seat] & ~shown & ~s.lacks[other])


@rule
def claim(s: State, seat: int, other: int, v: int, bit: int, shown: int) -> float:
    """How strong the claim of `other` is to a card whose place nobody knows."""
    if other == seat or s.lacks[other] & bit or s.held[other] <= size(s.known[other]):
        return 0.0
    if s.asked[other] >> v & 1:
        return CLAIM_ASKED[possible(s, seat, other, v, shown)]
    return CLAIM[shows(s, other, v)]


@rule
def exposed(s: State, seat: int, other: int) -> float:
    """What it costs if `other` has the turn next."""
    loss = LOSS
    for v in range(VALUES):
        if s.known[other] & of_value(v) or s.asked[other] >> v & 1:
            loss += EXPOSED * size(s.known[seat] & of_value(v))
    return loss


@rule
def plan(s: State, seat: int, rng: Any) -> int:
    """The question that is worth most by these weights; among equals any of them."""
    shown = placed(s)
    loss = (exposed(s, seat, 0), exposed(s, seat, 1), exposed(s, seat, 2), exposed(s, seat, 3))
    best = -1000.0
    chosen = -1
    equals = 0
    for v in range(VALUES):
        own = s.hand[seat] & of_value(v)
        if own:
            have = size(own) + size(shown & of_value(v) & ~own) + COLOURS - s.colours
            told = 0.0 if s.known[seat] & of_value(v) or s.asked[seat] >> v & 1 else TOLD * size(own)
            for colour in range(s.colours):
                card = COLOURS * v + colour
                bit = 1 << card
                if own & bit:
                    continue
                claims = 0.0
                if shown & bit == 0:
                    for other in range(s.players):
                        claims += claim(s, seat, other, v, bit, shown)
                for other in range(s.players):
                    merit = -1000.0
                    if other != seat and s.known[other] & bit:
                        merit = GAIN[have - 1] + OPEN
                    elif shown & bit == 0:
                        chance = claim(s, seat, other, v, bit, shown) / claims
                        if chance > 0.0:
                            merit = chance * GAIN[have] - (1.0 - chance) * (loss[other] + told)
                    if merit > best:
                        best = merit
                        chosen = ASK * other + card
                        equals = 1
                    elif merit == best and merit > -1000.0:
                        equals += 1
                        if draw(rng, equals) == 0:
                            chosen = ASK * other + card
    return chosen
