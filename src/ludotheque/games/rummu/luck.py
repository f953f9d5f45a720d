"""Moves of chance with their odds, and quick random picks for the dealer and for players."""

from __future__ import annotations

from typing import Any

from ludotheque.components.bits import nth_bit, size
from ludotheque.kernel.jit import rule
from ludotheque.kernel.record import CHANCE
from ludotheque.kernel.rng import draw

from .combinations import (
    ALL,
    COLOURS,
    COLUMN,
    FINE,
    ROW,
    VALUES,
    fault,
    fits,
    frees,
    place,
    returned,
    row_of,
    values_of,
    yellow_of,
)
from .state import (
    BACK,
    DEAL,
    DISCARD,
    DRAW,
    FREE,
    KIND_BITS,
    LAY,
    MOST_RENEWALS,
    TAKE,
    Phase,
    State,
    adding,
    needed,
    one_of,
    with_card,
)


@rule
def weight(s: State, action: int) -> int:
    """§1, §2 Every card left is as likely as every other; of a 1 or a 7 two may be left."""
    return 1 + (s.stock_twice >> (action >> KIND_BITS) & 1)


@rule
def shuffle(s: State) -> int:
    """§2, §15 All cards are shuffled for each deal, the discards for each renewal."""
    return s.deal * (MOST_RENEWALS + 1) + s.renewed


@rule
def pick(s: State, seat: int, rng: Any) -> int:
    """One legal action at random, without a list. People lay, add or free what a few tries find, or discard."""
    if seat == CHANCE:
        return with_card(DEAL, place(one_of(s.stock, s.stock_twice, s.stocked, rng)), 1)
    if s.phase == Phase.DRAW:
        return TAKE if draw(rng, 4) == 0 else DRAW
    if s.phase == Phase.BACK:
        return pick_back(s, seat, rng)
    if s.phase != Phase.DISCARD:
        found = pick_play(s, seat, rng)
        if found >= 0:
            return found
    hand = s.hand[seat]
    return with_card(DISCARD, place(nth_bit(hand, draw(rng, size(hand)))), 1)


@rule
def pick_play(s: State, seat: int, rng: Any) -> int:
    """§3, §4 Take on, or one try at a random place to lay, add or free something; -1 if there is nothing there."""
    roll = draw(rng, 16)
    if roll >= 10:
        return -1
    if roll == 0:
        return TAKE if s.phase == Phase.TAKE and s.piled > 0 else -1
    hand = s.hand[seat]
    bit = nth_bit(hand, draw(rng, size(hand)))
    if roll <= 2 and s.before[seat] > 0:
        slot = draw(rng, s.lying)
        if roll == 2:
            return with_card(FREE, place(bit), s.number[slot]) if frees(s.cards[slot], bit) else -1
        cards = bit if s.rules == 1 else some_addition(s.cards[slot], hand, bit, rng)
        return adding(cards, s.number[slot]) if fits(s.cards[slot], cards) else -1
    cards = some_set(hand, bit, rng) if roll <= 5 else some_run(hand, bit, roll <= 8, rng)
    return LAY | cards << KIND_BITS if fault(cards) == FINE and size(cards) >= needed(s, seat) else -1


@rule
def some_addition(cards: int, hand: int, bit: int, rng: Any) -> int:
    """§10 This card and what is needed between it and a combination; half the time more for a set, or for the other end
    of a run."""
    values = values_of(cards)
    value = yellow_of(bit)
    if values & (values - 1) == 0:
        return hand & values * COLUMN & ~cards if bit & ~cards & values * COLUMN and draw(rng, 2) else bit
    row = row_of(cards)
    usable = hand & (ROW << row | ROW) if row else hand
    if values & value or usable & bit == 0:
        return bit
    upwards = value > values
    lowest = values & -values
    step = values + lowest if upwards else lowest >> 1
    found = bit
    while step != value:
        some = usable & step * COLUMN
        if some == 0:
            return bit
        found |= nth_bit(some, draw(rng, size(some)))
        step = step << 1 if upwards else step >> 1
    step = lowest >> 1 if upwards else values + lowest & ROW
    while step and draw(rng, 2):
        some = usable & step * COLUMN
        if some == 0:
            break
        found |= nth_bit(some, draw(rng, size(some)))
        step = step >> 1 if upwards else step << 1 & ROW
    return found


@rule
def some_set(hand: int, bit: int, rng: Any) -> int:
    """§6 The cards of the same number as this one; half the time only some of them."""
    cards = hand & COLUMN << place(bit) % VALUES
    kept = draw(rng, 64)
    if kept < 32:
        for colour in range(COLOURS):
            if kept >> colour & 1 == 0:
                cards &= ~(ROW << VALUES * colour)
    return cards


@rule
def some_run(hand: int, bit: int, one_colour: bool, rng: Any) -> int:
    """§6, §7 Cards from this one upwards: in one colour or yellow, or each in another colour; they may stop early."""
    row = ROW << place(bit) // VALUES * VALUES
    usable = ALL ^ row
    if one_colour:
        usable = row | ROW if row > ROW else ROW << VALUES * (1 + draw(rng, COLOURS - 1)) | ROW
    cards = bit
    column = COLUMN << place(bit) % VALUES
    for _ in range(place(bit) % VALUES, VALUES - 1):
        column <<= 1
        found = hand & usable & column
        if found == 0 or draw(rng, 8) == 0:
            break
        bit = nth_bit(found, draw(rng, size(found)))
        cards |= bit
        if not one_colour:
            usable &= ~(ROW << place(bit) // VALUES * VALUES)
    return cards


@rule
def pick_back(s: State, seat: int, rng: Any) -> int:
    """§14 Something from one of the player's combinations."""
    at = draw(rng, s.before[seat])
    slot = 0
    while s.owner[slot] != seat or at > 0:
        at -= s.owner[slot] == seat
        slot += 1
    cards = s.cards[slot]
    bit = nth_bit(cards, draw(rng, size(cards)))
    while returned(cards, bit) == 0:
        bit = nth_bit(cards, draw(rng, size(cards)))
    return with_card(BACK, place(bit), s.number[slot])
