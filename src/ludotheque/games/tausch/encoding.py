"""Actions of Tausch Rausch as small choices for learners: a market or an objective, then its cards one by one.

Choices 0 to 4 are swaps at the five markets, 5 to 9 claims of the five places of the row, 10 to 49 the kinds of cards.
Cards are named in rising order, a pair one after the other. The market or the objective says how many there are, so an
action ends by itself: at most seven choices instead of one among 600,000.
"""

from __future__ import annotations

from typing import Any

from ludotheque.components.bits import size as count
from ludotheque.kernel.jit import rule

from .cards import CARDS_AT, DIGIT, KINDS, MOST, NOTHING
from .combinations import count_claims, list_claims
from .objectives import ASKS, OBJECTIVES, size
from .rules import CLAIM, DEAL, SWAP, UNCOVER, cards_of, place_of
from .state import MARKET, MARKETS, PLACES, Phase, State

HOOKS = ("mark",)

CLAIM_AT = MARKETS
CARD_AT = CLAIM_AT + PLACES

CHOICES = CARD_AT + KINDS
DEPTH = 1 + MOST
LOTS = KINDS + OBJECTIVES
SETS = {"market": KINDS, "discards": KINDS, "known": KINDS, "old": KINDS, "hand": KINDS}


@rule
def part(s: State, action: int, k: int) -> int:
    """Where, then each card."""
    if k == 0:
        return place_of(action) + (CLAIM_AT if action & CLAIM else 0)
    digit = cards_of(action) >> DIGIT * (k - 1) & 63 if k <= MOST else 0
    return CARD_AT + digit - 1 if digit > 0 else -1


@rule
def whole(s: State, parts: Any, made: int) -> int:
    """The inverse of `part`; -1 while cards are missing."""
    where = int(parts[0])
    asked = MARKET[where] if where < CLAIM_AT else ASKS[s.row[where - CLAIM_AT]]
    if made <= asked:
        return -1
    cards = 0
    for k in range(asked):
        cards |= (int(parts[1 + k]) - CARD_AT + 1) << DIGIT * k
    return (SWAP | where if where < CLAIM_AT else CLAIM | (where - CLAIM_AT)) | cards << CARDS_AT


@rule
def mark(s: State, seat: int, parts: Any, made: int, out: Any, mask: Any) -> None:
    """The next choices without listing all swaps, of which a large hand has thousands."""
    once = s.hand[seat, 0]
    twice = s.hand[seat, 1]
    if made == 0:
        for market in range(MARKETS):
            mask[market] = s.held[seat] >= MARKET[market]
        for place in range(PLACES):
            mask[CLAIM_AT + place] = count_claims(once, twice, s.row[place]) > 0
    elif parts[0] >= CLAIM_AT:
        place = int(parts[0]) - CLAIM_AT
        for k in range(list_claims(once, twice, s.row[place], CLAIM | place, out, NOTHING)):
            same = True
            for d in range(1, made):
                same = same and part(s, out[k], d) == parts[d]
            if same:
                mask[part(s, out[k], made)] = 1
    else:
        mark_given(once, twice, parts, made, MARKET[int(parts[0])] + 1 - made, mask)


@rule
def mark_given(once: int, twice: int, parts: Any, made: int, missing: int, mask: Any) -> None:
    """Cards of a hand that may be given next: not below the last one, and enough from there on for what is missing."""
    lowest = 0
    if made > 1:
        last = int(parts[made - 1]) - CARD_AT
        again = twice >> last & 1 and (made == 2 or parts[made - 2] != parts[made - 1])
        lowest = last if again else last + 1
        if again:  # one copy of it is given already
            twice &= ~(1 << last)
    rest_once = once >> lowest << lowest
    rest_twice = twice >> lowest << lowest
    while rest_once != 0 and size(rest_once, rest_twice) >= missing:
        low = rest_once & -rest_once
        mask[CARD_AT + count(low - 1)] = 1
        rest_once ^= low
        rest_twice &= ~low


@rule
def lot(s: State, action: int) -> int:
    """The kind dealt or drawn; beyond them the objective uncovered."""
    return KINDS + action - UNCOVER if s.phase == Phase.UNCOVER else action - DEAL
