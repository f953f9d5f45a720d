"""Model of the opponents in simulations: a quick stand-in for `greedy`, which looks one step ahead.

`greedy` fills in the hidden cards some dozens of times and asks what `value` (evaluation.py) then likes best, on
average. Here the same is reckoned without guesses: how likely a card is where, by the room in the hands; what it adds
to a set; and what the lost turn costs, to oneself and by what it gives the other. It chooses as `greedy` does about as
often as `greedy` itself with other guesses, and takes microseconds.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ludotheque.components.bits import size
from ludotheque.kernel.jit import rule
from ludotheque.kernel.rng import draw

from .evaluation import PART, TURN, resting
from .memory import placed
from .rules import ASK
from .state import COLOURS, SEATS, VALUES, State, in_play, of_value

SHARE = 0.33
"""What another gains or loses weighs against what is ours: he is one of three."""
LATENT = 0.6
"""How far it is counted that the next one may hold, unheard, a card of a value of which others lie open."""
BLUR = 0.06
"""How far apart, in sets, questions must be for the better one to be seen: an average of guesses is blurred."""
SURE = 1.0e9
SCALE = 1 << 20


@rule
def weigh_turns(s: State, seat: int, unseen: int, shown: int, room: Any, losses: Any) -> None:
    """What it costs, in sets, if each of the others has the turn next."""
    more = COLOURS - s.colours
    everywhere = 0.0
    for other in range(s.players):
        if other != seat:
            everywhere += room[other]
            losses[other] = TURN
    ours = TURN
    for v in range(VALUES):
        bits = of_value(v)
        open_cards = size(shown & bits)
        if open_cards == 0:
            continue
        hidden = size(unseen & bits)
        held = size(s.hand[seat] & bits)
        known = size(s.known[seat] & bits)
        if held > 0:
            ours += PART[held + more + open_cards - known] - resting(held, known, more)
        for other in range(s.players):
            if other != seat and s.held[other] > 0:
                his = size(s.known[other] & bits)
                has = his + (s.asked[other] >> v & 1)
                if has > 0:
                    losses[other] += PART[has + more + open_cards - his] - resting(has, his, more)
                elif hidden > 0:
                    likely = min(1.0, hidden * room[other] / everywhere)
                    losses[other] += LATENT * likely * (PART[1 + more + open_cards] - PART[1 + more])
    for other in range(s.players):
        losses[other] = ours + SHARE * losses[other]


@rule
def weigh_claims(s: State, seat: int, v: int, unseen: int, room: Any, claims: Any) -> None:
    """How strong the claim of each of the others is to a card of a value that nobody has placed, as if all deals that
    agree with the questions were alike."""
    everywhere = 0.0
    for other in range(s.players):
        claims[other] = 0.0 if other == seat else room[other]
        everywhere += claims[other]
    for other in range(s.players):
        if other != seat and s.asked[other] >> v & 1 and room[other] > 0.0:  # he has one of these at least
            share = room[other] / everywhere
            count = size(unseen & of_value(v) & ~s.lacks[other])
            if count <= 1 or share >= 1.0:
                claims[other] = SURE
            else:
                likely = share / (1.0 - (1.0 - share) ** count)
                claims[other] = likely / (1.0 - likely) * (everywhere - room[other])


@rule
def playout(s: State, seat: int, rng: Any) -> int:
    """The question that looks best one step ahead, as far as that is seen."""
    shown = placed(s)
    unseen = in_play(s) & ~shown & ~s.hand[seat]
    more = COLOURS - s.colours
    room = np.zeros(SEATS)
    losses = np.zeros(SEATS)
    claims = np.zeros(SEATS)
    for other in range(s.players):
        if other != seat:
            room[other] = s.held[other] - size(s.known[other])
    weigh_turns(s, seat, unseen, shown, room, losses)
    best = -1000.0
    chosen = -1
    for v in range(VALUES):
        bits = of_value(v)
        own = s.hand[seat] & bits
        if own == 0:
            continue
        have = size(own) + size(shown & bits & ~own) + more  # with those that lie open, and can be fetched
        last = size(own) + 1 == s.colours
        gain = 1.0 - PART[have] if last else PART[have + 1] - PART[have] if have < COLOURS else 0.0
        weigh_claims(s, seat, v, unseen, room, claims)
        for colour in range(s.colours):
            card = COLOURS * v + colour
            bit = 1 << card
            if own & bit:
                continue
            claimed = 0.0
            if shown & bit == 0:
                for other in range(s.players):
                    if s.lacks[other] & bit == 0:
                        claimed += claims[other]
            for other in range(s.players):
                if other == seat:
                    continue
                his = size(s.known[other] & bits)
                if s.known[other] & bit:
                    taken = resting(his, his, more) - resting(his - 1, his - 1, more)
                    merit = (gain if last else 0.0) + SHARE * taken
                elif shown & bit == 0 and s.lacks[other] & bit == 0 and claims[other] > 0.0:
                    chance = claims[other] / claimed
                    taken = resting(his + 1, his, more) - resting(his, his, more)
                    merit = chance * (gain + SHARE * taken) - (1.0 - chance) * losses[other]
                else:
                    continue
                merit += BLUR * draw(rng, SCALE) / SCALE
                if merit > best:
                    best = merit
                    chosen = ASK * other + card
    return chosen
