"""Piles of the 80 value cards: two bit masks over 40 kinds, those a pile has, and those it has twice.

A kind is ten times its colour (red, blue, green, yellow) plus its value minus one. Every pile of the game, from a hand
to the draw pile, is such a pair: `once` holds the kinds that are there, `twice` those of which both copies are. In an
action the cards are a sorted tuple in one integer, six bits each, so that six of them leave room for the rest.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ludotheque.components.bits import nth_bit
from ludotheque.components.bits import size as count
from ludotheque.kernel.jit import rule

COLOURS, VALUES = 4, 10
KINDS = COLOURS * VALUES
CARDS = 2 * KINDS
EVERY: Any = np.int64((1 << KINDS) - 1)
"""The mask of all kinds."""
NOTHING: Any = np.int64(0)
"""An empty mask. These two are typed: for a plain number numba would compile what gets it once more."""

DIGIT = 6
MOST = 6  # cards in one action: three pairs
CARDS_AT = 7  # where they stand in an action
NO_KIND = -1


@rule
def value(kind: int) -> int:
    return kind % VALUES + 1


@rule
def colour(kind: int) -> int:
    return kind // VALUES


@rule
def nth_kind(mask: int, at: int) -> int:
    """The kind at a place of a mask, counted from the lowest."""
    return count(nth_bit(mask, at) - 1)


@rule
def nth_card(once: int, twice: int, at: int) -> int:
    """The kind of the card at a place of a pile; both copies of a kind have a place of their own."""
    kinds = count(once)
    return nth_kind(once, at) if at < kinds else nth_kind(twice, at - kinds)


@rule
def joined(once: int, twice: int, more_once: int, more_twice: int) -> tuple[int, int]:
    """Two piles laid together."""
    return once | more_once, twice | more_twice | (once & more_once)


@rule
def without(once: int, twice: int, less_once: int, less_twice: int) -> tuple[int, int]:
    """A pile after some cards are taken from it; of what it does not have nothing is taken."""
    return (twice & ~less_twice) | (once & ~less_once), twice & ~less_once


@rule
def lacks(once: int, twice: int, cards_once: int, cards_twice: int) -> bool:
    """Whether some of these cards are not in the pile."""
    return (cards_once & ~once) | (cards_twice & ~twice) != 0


@rule
def pack(once: int, twice: int) -> int:
    """A few cards as the sorted tuple of an action: kind + 1 in six bits each, the lowest first."""
    cards = 0
    shift = 0
    while once != 0:
        low = once & -once
        digit = count(low - 1) + 1
        cards |= digit << shift
        shift += DIGIT
        if twice & low != 0:
            cards |= digit << shift
            shift += DIGIT
        once ^= low
    return cards


@rule
def well_packed(cards: int) -> bool:
    """Whether an integer is such a tuple: one to six kinds that exist, rising, none more than twice."""
    if cards <= 0 or cards >> (DIGIT * MOST) != 0:
        return False
    before = 0
    equal = 0
    while cards != 0:
        digit = cards & 63
        equal = equal + 1 if digit == before else 1
        if digit == 0 or digit > KINDS or digit < before or equal > 2:
            return False
        before = digit
        cards >>= DIGIT
    return True


@rule
def unpack(cards: int) -> tuple[int, int]:
    """The pile of the cards of a tuple."""
    once = 0
    twice = 0
    while cards != 0:
        bit = 1 << ((cards & 63) - 1)
        twice |= once & bit
        once |= bit
        cards >>= DIGIT
    return once, twice
