"""How are actions of Rummü numbered for learners? As they are made at the table: what, which cards, where.

Choices 0 to 5 say what is done (draw, take, lay, add, free, back), 6 to 55 name a card, 56 to 75 a combination by its
place on the table, 76 ends a `lay`. A card named first is discarded. The cards of a `lay` are named in rising order and
ended by 76, since a combination may be part of a longer one. So each action is one to twelve choices among 77, instead
of one among twelve thousand.
"""

from __future__ import annotations

from typing import Any

from ludotheque.kernel.jit import rule

from .combinations import KINDS, VALUES, place
from .state import (
    BACK,
    CARD_BITS,
    DISCARD,
    KIND_BITS,
    LAY,
    MOST_COMBINATIONS,
    TAKE,
    State,
    slot_of,
    with_card,
)

CARD_AT = BACK + 1
SLOT_AT = CARD_AT + KINDS
END = SLOT_AT + MOST_COMBINATIONS

CHOICES = END + 1
DEPTH = 1 + VALUES + 1  # `lay`, a run of all ten values, the end
LOTS = KINDS
SETS = dict.fromkeys(("known", "known_twice", "listed", "listed_twice", "cards", "hand", "hand_twice"), KINDS)


@rule
def part(s: State, action: int, k: int) -> int:
    """What; then cards, and where or the end."""
    kind = action & (1 << KIND_BITS) - 1
    rest = action >> KIND_BITS
    if kind == LAY:
        return LAY if k == 0 else part_of_lay(rest, k - 1)
    if kind == DISCARD:
        return CARD_AT + rest if k == 0 else -1
    if k == 0:
        return kind
    if kind <= TAKE or k > 2:
        return -1
    if k == 1:
        return CARD_AT + (rest & (1 << CARD_BITS) - 1)
    return SLOT_AT + slot_of(s, (rest >> CARD_BITS) + 1)


@rule
def part_of_lay(cards: int, k: int) -> int:
    """The card at a place of a combination; after the last the end, and nothing after that."""
    for _ in range(k):
        if cards == 0:
            return -1
        cards &= cards - 1
    return CARD_AT + place(cards & -cards) if cards else END


@rule
def whole(s: State, parts: Any, made: int) -> int:
    """The inverse of `part`; -1 while something is missing."""
    kind = int(parts[0])
    if kind >= CARD_AT:
        return with_card(DISCARD, kind - CARD_AT, 1)
    if kind <= TAKE:
        return kind
    if kind == LAY:
        if made < 2 or parts[made - 1] != END:
            return -1
        cards = 0
        for k in range(1, made - 1):
            cards |= 1 << (int(parts[k]) - CARD_AT)
        return LAY | cards << KIND_BITS
    if made < 3:
        return -1
    return with_card(kind, int(parts[1]) - CARD_AT, int(s.number[int(parts[2]) - SLOT_AT]))


@rule
def lot(s: State, action: int) -> int:
    """The card dealt, uncovered or drawn."""
    return action >> KIND_BITS
