"""Actions of Rummü as small choices for learners, in the order of the table: what, which cards, where.

Choices 0 to 5 say what is done (draw, take, lay, add, free, back), 6 to 55 name a card, 56 to 75 a combination by its
place on the table, 76 ends a `lay`. A card named first is discarded. The cards of a `lay` are named in rising order and
ended by 76, since a combination may be part of a longer one; those of an `add` in rising order too, and ended by the
combination they go to. So each action is one to twelve choices among 77, instead of one among 310,000.
"""

from __future__ import annotations

from typing import Any

from ludotheque.kernel.jit import rule

from .allowed import list_additions, list_back, list_lays
from .combinations import KINDS, VALUES, place
from .state import (
    ADD,
    BACK,
    CARD_BITS,
    DISCARD,
    DRAW,
    KIND_BITS,
    LAY,
    MOST_COMBINATIONS,
    TAKE,
    Phase,
    State,
    added,
    adding,
    needed,
    number_of,
    slot_of,
    with_card,
)

HOOKS = ("mark",)

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
    if kind == DISCARD:
        return CARD_AT + rest if k == 0 else -1
    if k == 0:
        return kind
    if kind <= TAKE:
        return -1
    if kind in (LAY, ADD):
        return part_of_cards(cards_of(action), end_of(s, action), k - 1)
    if k > 2:
        return -1
    if k == 1:
        return CARD_AT + (rest & (1 << CARD_BITS) - 1)
    return SLOT_AT + slot_of(s, number_of(action))


@rule
def cards_of(action: int) -> int:
    """The cards of a `lay` or an `add`."""
    return action >> KIND_BITS if action & (1 << KIND_BITS) - 1 == LAY else added(action)


@rule
def end_of(s: State, action: int) -> int:
    """What comes after the cards of a `lay` or an `add`."""
    return END if action & (1 << KIND_BITS) - 1 == LAY else SLOT_AT + slot_of(s, number_of(action))


@rule
def part_of_cards(cards: int, end: int, k: int) -> int:
    """The card at a place among some; after the last the end, and nothing after that."""
    for _ in range(k):
        if cards == 0:
            return -1
        cards &= cards - 1
    return CARD_AT + place(cards & -cards) if cards else end


@rule
def whole(s: State, parts: Any, made: int) -> int:
    """The inverse of `part`; -1 while something is missing."""
    kind = int(parts[0])
    if kind >= CARD_AT:
        return with_card(DISCARD, kind - CARD_AT, 1)
    if kind <= TAKE:
        return kind
    if kind in (LAY, ADD):
        end = int(parts[made - 1])
        if made < 2 or end < SLOT_AT:
            return -1
        cards = named(parts, made - 1)
        return LAY | cards << KIND_BITS if kind == LAY else adding(cards, int(s.number[end - SLOT_AT]))
    if made < 3:
        return -1
    return with_card(kind, int(parts[1]) - CARD_AT, int(s.number[int(parts[2]) - SLOT_AT]))


@rule
def named(parts: Any, made: int) -> int:
    """The cards among the first choices, of which the very first says what is done."""
    cards = 0
    for k in range(1, made):
        cards |= 1 << (int(parts[k]) - CARD_AT)
    return cards


@rule
def mark(s: State, seat: int, parts: Any, made: int, out: Any, mask: Any) -> None:
    """The next choices, listing only what they can be about."""
    if made == 0:
        mark_first(s, seat, out, mask)
    elif parts[0] == LAY:
        mark_cards(s, list_lays(s.hand[seat], needed(s, seat), out, 0), parts, made, out, mask)
    elif parts[0] == ADD:
        mark_cards(s, list_additions(s, seat, out, 0), parts, made, out, mask)
    else:
        n = list_back(s, seat, out) if parts[0] == BACK else list_additions(s, seat, out, 0)
        for k in range(n):
            if out[k] & (1 << KIND_BITS) - 1 == parts[0] and (made == 1 or part(s, out[k], 1) == parts[1]):
                mask[part(s, out[k], made)] = 1


@rule
def mark_first(s: State, seat: int, out: Any, mask: Any) -> None:
    """What can be done at all; a card stands for its discard."""
    if s.phase == Phase.DRAW:
        mask[DRAW] = 1
        mask[TAKE] = 1
    elif s.phase == Phase.BACK:
        mask[BACK] = 1
    else:
        hand = s.hand[seat]
        while hand:
            mask[CARD_AT + place(hand & -hand)] = 1
            hand &= hand - 1
        if s.phase == Phase.DISCARD:
            return
        mask[TAKE] = s.phase == Phase.TAKE and s.piled > 0
        mask[LAY] = list_lays(s.hand[seat], needed(s, seat), out, 0) > 0
        if s.before[seat] > 0:
            for k in range(list_additions(s, seat, out, 0)):
                mask[out[k] & (1 << KIND_BITS) - 1] = 1


@rule
def mark_cards(s: State, n: int, parts: Any, made: int, out: Any, mask: Any) -> None:
    """The next card, or the end, of those of n actions that begin with what is named: a `lay` or `add`, and cards."""
    begun = named(parts, made)
    below = (1 << (int(parts[made - 1]) - CARD_AT + 1)) - 1 if made > 1 else 0
    for k in range(n):
        if out[k] & (1 << KIND_BITS) - 1 == parts[0]:
            cards = cards_of(out[k])
            if cards & below == begun:
                rest = cards ^ begun
                mask[CARD_AT + place(rest & -rest) if rest else end_of(s, out[k])] = 1


@rule
def lot(s: State, action: int) -> int:
    """The card dealt, uncovered or drawn."""
    return action >> KIND_BITS
