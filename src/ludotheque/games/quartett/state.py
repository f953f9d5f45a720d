"""State of Quartett, with sets of cards as bits of one number.

A card is the number 5 × (value - 1) + colour, so the five bits of a value lie side by side; in Quartett the fifth of
them, black, stays empty.
"""

from __future__ import annotations

import enum

import numpy as np

from ludotheque.components.decks import LETTERS as ALL_LETTERS
from ludotheque.components.decks import coloured
from ludotheque.kernel.effects import effects
from ludotheque.kernel.jit import rule
from ludotheque.kernel.record import Record, i1, i2, i8, private, public, secret

SEATS, VALUES, COLOURS = 4, 10, 5
CARDS = VALUES * COLOURS
VALUE = (1 << COLOURS) - 1  # the bits of one value, at its place
REDS = sum(1 << COLOURS * v for v in range(VALUES))  # the lowest bit of each value

LETTERS = ALL_LETTERS[:COLOURS]
DECK = coloured((letter, value) for value in range(1, VALUES + 1) for letter in LETTERS)

SIZE = np.array([bits.bit_count() for bits in range(1 << COLOURS)])
"""How many cards some colours of a value are."""

NTH = np.array([[([c for c in range(COLOURS) if bits >> c & 1] + [0] * 5)[k] for k in range(5)] for bits in range(32)])
"""The colour at a place among some colours of a value."""


class Phase(enum.IntEnum):
    DEAL, ASK, OVER = range(3)


class Effect(enum.IntEnum):
    """What an action brings about; what is told of it is in notation.py."""

    DEALT, ASKED, GIVEN, REFUSED, LAID, OUT, ALL_LAID, LIMIT, AGAIN, TURN = range(10)


class State(Record, seats=SEATS):
    players = public(i1)
    colours = public(i1)  # 4, or 5 in Quintett: the size of a set
    phase = public(i1)
    turn = public(i1)  # who asks, or is dealt to
    questions = public(i2)
    last = public(i1, 3)  # the last question, which all have heard: who asked whom for which card; -1 before the first
    held = public(i1, SEATS)  # size of each hand
    sets = public(i2, SEATS)  # values laid, a bit each
    # What everyone knows of the hands; see memory.py. Cards are bits of eight bytes, values bits of two.
    known = public(i8, SEATS)  # cards a seat holds
    lacks = public(i8, SEATS)  # cards a seat does not hold, among those whose place nobody knows
    asked = public(i2, SEATS)  # values: a seat holds at least one of the cards whose place nobody knows
    elsewhere = public(i2, SEATS)  # values: at least one of those cards is not with this seat
    hand = private(i8, SEATS)
    undealt = secret(i8)
    told = effects(24)


@rule
def nth_card(cards: int, at: int) -> int:
    """The card at a place of a set of cards, counted from the lowest number."""
    for v in range(VALUES):
        bits = cards >> COLOURS * v & VALUE
        if at < SIZE[bits]:
            return COLOURS * v + NTH[bits, at]
        at -= SIZE[bits]
    return -1


@rule
def of_value(v: int) -> int:
    """The bits of a value's cards."""
    return VALUE << COLOURS * v


@rule
def deck(s: State) -> int:
    """§1 Every value in four colours; in Quintett in five."""
    return REDS * ((1 << s.colours) - 1)


@rule
def in_play(s: State) -> int:
    """§5 The cards that are not laid down."""
    laid = 0
    for seat in range(SEATS):
        laid |= s.sets[seat]
    cards = deck(s)
    for v in range(VALUES):
        if laid >> v & 1:
            cards &= ~of_value(v)
    return cards


@rule
def values_of(cards: int) -> int:
    """The values of which at least one card is there: the lowest bit of each."""
    return (cards | cards >> 1 | cards >> 2 | cards >> 3 | cards >> 4) & REDS


@rule
def complete(s: State, cards: int) -> int:
    """§1 The values of which every card is there: the lowest bit of each."""
    every = cards & cards >> 1 & cards >> 2 & cards >> 3 & REDS
    return every & cards >> 4 if s.colours == COLOURS else every


@rule
def may_ask(s: State, seat: int) -> int:
    """§3 The cards a seat may ask for: of a value it holds, and not held by itself."""
    own = s.hand[seat]
    return values_of(own) * ((1 << s.colours) - 1) & ~own
