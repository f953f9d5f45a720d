"""Combinations of Rummü and their worth: sets and runs as bit masks of cards.

A card is a number: its colour's row of ten and its value, yellow first. Cards are a mask with one bit for each; as no
combination holds a card twice (§6), a mask is all there is to say about one.
"""

from __future__ import annotations

import itertools

import numpy as np

from ludotheque.components.bits import size
from ludotheque.kernel.jit import rule

YELLOW, RED, BLUE, GREEN, BLACK = range(5)
COLOURS, VALUES = 5, 10
KINDS = COLOURS * VALUES
ROW = (1 << VALUES) - 1
"""The ten values of one colour; also the yellow cards, whose row is the first."""

COLUMN = sum(1 << VALUES * colour for colour in range(COLOURS))
"""The 0s of all colours; shifted, the cards of another number."""

ALL = (1 << KINDS) - 1
TWICE = sum(1 << VALUES * colour + value for colour in range(COLOURS) for value in (1, 7))
"""§1 The cards of which there are two: every 1 and every 7."""

CARDS = 60
HALVED = 1 << 1 | 1 << 7
"""§16 Values of which a set counts half."""

PLACE = np.zeros(53, np.int64)
for _card in range(KINDS):
    # The powers of two below 2⁵² all leave different remainders modulo 53.
    PLACE[(1 << _card) % 53] = _card

FINE, TOO_FEW, NEITHER, TOO_YELLOW = range(4)
"""What may be wrong with some cards: too few, neither set nor run, too many yellow ones."""


@rule
def place(bit: int) -> int:
    """The number of the card that a mask of one bit means."""
    return int(PLACE[bit % 53])


@rule
def values_of(cards: int) -> int:
    """Which values these cards have, as a mask of ten."""
    return (cards | cards >> 10 | cards >> 20 | cards >> 30 | cards >> 40) & ROW


@rule
def colours_of(cards: int) -> int:
    """How many natural colours these cards have; yellow is not counted."""
    found = 0
    for colour in range(RED, COLOURS):
        if cards >> VALUES * colour & ROW:
            found += 1
    return found


@rule
def fault(cards: int) -> int:
    """§6, §7 What keeps these cards from being a combination; FINE if nothing does."""
    n = size(cards)
    if n < 3:
        return TOO_FEW
    values = values_of(cards)
    lowest = values & -values
    if values == lowest:
        return FINE  # a set: its colours differ, so that at most one is yellow
    if size(values) != n or values & (values + lowest):
        return NEITHER  # a value twice, or a gap
    yellow = size(cards & ROW)
    colours = colours_of(cards)
    if colours > 1:
        if colours != n - yellow:
            return NEITHER
        return FINE if yellow <= 1 else TOO_YELLOW
    return FINE if n - yellow > yellow else TOO_YELLOW


@rule
def is_set(cards: int) -> bool:
    """§6 One number, all colours different; of a combination."""
    values = values_of(cards)
    return values & (values - 1) == 0


@rule
def is_pure(cards: int) -> bool:
    """§17 Without yellow; and a run only if it has one colour."""
    return cards & ROW == 0 and (is_set(cards) or colours_of(cards) == 1)


@rule
def points(cards: int) -> int:
    """§16 What a combination counts at the end of a deal."""
    n = size(cards)
    if is_set(cards):
        worth = 0 if n == 3 else 50 if n == 5 else 30 if is_pure(cards) else 10
        return worth // 2 if values_of(cards) & HALVED else worth
    if not is_pure(cards):
        return 10 * (n - 3)
    return 10 * (n - 2) if n < 5 else 10 * (n - 1)


@rule
def fits(cards: int, more: int) -> bool:
    """§10 None of these cards is there yet, and the result is a combination."""
    return cards & more == 0 and fault(cards | more) == FINE


@rule
def near(cards: int) -> int:
    """§10 The only cards that may fit a combination alone: of its number, or next to its ends."""
    values = values_of(cards)
    if values & (values - 1) == 0:
        return values * COLUMN & ~cards
    return ((values << 1 | values >> 1) & ROW & ~values) * COLUMN


@rule
def row_of(cards: int) -> int:
    """§6 Where the row of the natural colour of a one-colour run begins; 0 if the combination is none."""
    if is_set(cards) or colours_of(cards) > 1:
        return 0
    row = VALUES
    while cards >> row & ROW == 0:
        row += VALUES
    return row


@rule
def yellow_of(bit: int) -> int:
    """§7 The yellow card of the same number."""
    return 1 << place(bit) % VALUES


@rule
def frees(cards: int, bit: int) -> bool:
    """§11 The card is what a yellow one stands for: it can lie in its place and is not there yet."""
    yellow = yellow_of(bit)
    return bit & ROW == 0 and cards & yellow > 0 and cards & bit == 0 and fault(cards ^ yellow | bit) == FINE


@rule
def returned(cards: int, bit: int) -> int:
    """§14 What comes back when this card of a combination is named: the card, or all of them; 0 if another must be."""
    if fault(cards ^ bit) == FINE:
        return bit
    rest = cards
    while rest:
        other = rest & -rest
        rest ^= other
        if fault(cards ^ other) == FINE:
            return 0
    return cards


def _sets(value: int) -> list[int]:
    """§6, §7 Every set of one value: three to five of the five colours."""
    cards = [1 << VALUES * colour + value for colour in range(COLOURS)]
    return [sum(chosen) for n in (3, 4, 5) for chosen in itertools.combinations(cards, n)]


def _runs(start: int, n: int) -> list[int]:
    """§6, §7 Every run of n values: one colour with fewer yellow cards than natural ones, or all colours different."""
    values = range(start, start + n)
    found = []
    for colour in range(RED, COLOURS):
        for yellow in range((n + 1) // 2):
            for joker in itertools.combinations(values, yellow):
                found.append(sum(1 << (value if value in joker else VALUES * colour + value) for value in values))
    for colours in itertools.permutations(range(COLOURS), n):
        found.append(sum(1 << VALUES * colour + value for colour, value in zip(colours, values, strict=True)))
    return found


_BY_SPAN = {1 << value: _sets(value) for value in range(VALUES)} | {
    ((1 << n) - 1) << start: _runs(start, n) for n in range(3, VALUES + 1) for start in range(VALUES + 1 - n)
}
SPANS = np.array(list(_BY_SPAN), np.int64)
"""The values that a combination can cover: one, or three and more in a row."""

EVERY = np.array([cards for found in _BY_SPAN.values() for cards in found], np.int64)
"""Every combination there is, span by span."""

STARTS = np.cumsum([0, *map(len, _BY_SPAN.values())])
"""Where each span begins in EVERY, and the end."""
