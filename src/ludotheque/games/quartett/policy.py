"""Policy of a good player: whom to ask for which card, by weights, from what the seat sees.

How likely a question is to succeed is told by how each seat has shown itself in the value (belief.py) and by the room
in its hand; what a card is worth, by how many of its set are ours and how many lie open; what a failure costs, by whose
turn it then is and by what was told. The weights were found by playing some million matches against the stand-in for
`greedy` (opponent_model.py).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ludotheque.components.bits import size
from ludotheque.kernel.jit import rule
from ludotheque.kernel.rng import draw

from .belief import shows
from .memory import placed
from .rules import ASK
from .state import COLOURS, SEATS, VALUES, State, deck, of_value

CLAIM = (
    (1.04, 0.917, 0.985, 0.864),
    (0.96, 0.866, 0.887, 0.76),
    (0.616, 0.525, 0.288, 0.288),
    (0.403, 0.328, 0.2, 0.2),
    (0.447, 0.697, 0.554, 0.554),
    (0.268, 0.5, 0.481, 0.481),
    (2.48, 1.69, 1.69, 1.69),
    (0.229, 0.187, 0.187, 0.187),
    (1000.0, 2.46, 1.2, 1.2),
    (1000.0, 2.46, 1.2, 1.2),
    (1000.0, 4.96, 2.68, 2.68),
    (1000.0, 4.09, 4.09, 4.09),
    (0.999, 0.999, 0.999, 0.999),
    (0.892, 0.892, 0.892, 0.892),
    (1000.0, 0.764, 0.644, 0.644),
    (1000.0, 3.14, 3.14, 3.14),
)
"""How strong a seat's claim to a card is beside those of others, by how it has shown itself in the value, and by how
many cards of it (one, two, three, more) it may have. Rows of what was hardly met continue as they ended."""
ROOM = 0.88
"""The power of the number of hidden cards in its hand that this is multiplied by."""
GAIN = ((0.03, 0.32, 0.79), (0.42, 0.76, 0.76), (0.59, 0.59, 0.59))
"""What a card is worth that nobody has placed, by how many of its set we hold (one, two, three; one more in Quintett)
and how many lie open elsewhere (none, one, more)."""
FETCH = ((0.76, 0.58, 1.46), (0.82, 1.56, 1.56), (1.6, 1.6, 1.6))
"""What a card is worth that lies open, and can be had for certain: the same, this card not counted."""
LOSS, EXPOSED, EAGER, LEAD = 0.69, 0.15, 0.13, -0.08
"""What the lost turn costs; what each card of ours costs besides that the next one knows of and can ask for; each value
that he has asked for; and each set he is ahead."""
TOLD = (0.03, 0.07, 0.19)
"""What it costs that others learn that we have any of a value, by how many of it we hold."""
LEARNT = (0.0, 0.0, -0.12, -0.14)
"""What a failure costs by how many might have had the card: the more there were, the more is learnt."""
BITS = 1 << 20


@rule
def possible(s: State, seat: int, other: int, v: int, shown: int) -> int:
    """How many cards of a value `other` may have by which he asked: not placed, and neither ours nor denied by him."""
    return size(deck(s) & of_value(v) & ~s.hand[seat] & ~shown & ~s.lacks[other])


@rule
def weigh_turns(s: State, seat: int, losses: Any) -> None:
    """What it costs if each of the others has the turn next."""
    for other in range(s.players):
        losses[other] = LOSS + EAGER * size(s.asked[other]) + LEAD * (size(s.sets[other]) - size(s.sets[seat]))
        for v in range(VALUES):
            if s.known[other] & of_value(v) or s.asked[other] >> v & 1:
                losses[other] += EXPOSED * size(s.known[seat] & of_value(v))


@rule
def weigh_claims(s: State, seat: int, v: int, shown: int, room: Any, claims: Any) -> None:
    """How strong the claim of each of the others is to a card of a value whose place nobody knows."""
    for other in range(s.players):
        claims[other] = 0.0
        if room[other] > 0.0:
            count = possible(s, seat, other, v, shown)
            if count > 0:
                claims[other] = room[other] * CLAIM[shows(s, other, v, shown)][min(count, 4) - 1]


@rule
def plan(s: State, seat: int, rng: Any) -> int:
    """The question that is worth most by these weights; among equals any of them."""
    shown = placed(s)
    losses = np.zeros(SEATS)
    claims = np.zeros(SEATS)
    room = np.zeros(SEATS)
    weigh_turns(s, seat, losses)
    for other in range(s.players):
        if other != seat:
            room[other] = float(s.held[other] - size(s.known[other])) ** ROOM
    best = -1000.0
    chosen = -1
    for v in range(VALUES):
        bits = of_value(v)
        own = s.hand[seat] & bits
        if own == 0:
            continue
        held = size(own)
        row = min(2, max(0, held - 1 + 4 - s.colours))
        around = size(shown & bits & ~own)
        told = 0.0 if s.known[seat] & bits or s.asked[seat] >> v & 1 else TOLD[row]
        weigh_claims(s, seat, v, shown, room, claims)
        for colour in range(s.colours):
            card = COLOURS * v + colour
            bit = 1 << card
            if own & bit:
                continue
            able = 0
            claimed = 0.0
            for other in range(s.players):
                if shown & bit == 0 and s.lacks[other] & bit == 0 and claims[other] > 0.0:
                    able += 1
                    claimed += claims[other]
            for other in range(s.players):
                if other != seat and s.known[other] & bit:
                    merit = FETCH[row][min(2, around - 1)]
                elif able > 0 and s.lacks[other] & bit == 0 and claims[other] > 0.0:
                    chance = claims[other] / claimed
                    cost = losses[other] + told + LEARNT[able]
                    merit = chance * GAIN[row][min(2, around)] - (1.0 - chance) * cost
                else:
                    continue
                merit += 1e-6 * draw(rng, BITS) / BITS
                if merit > best:
                    best = merit
                    chosen = ASK * other + card
    return chosen
