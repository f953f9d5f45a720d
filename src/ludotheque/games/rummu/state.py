"""State of Rummü with the visibility of each field, and the numbers of its actions."""

from __future__ import annotations

import enum
from typing import Any

import numpy as np

from ludotheque.components.bits import nth_bit, size
from ludotheque.kernel.effects import effects
from ludotheque.kernel.jit import rule
from ludotheque.kernel.record import Record, i1, i2, i8, private, public, secret
from ludotheque.kernel.rng import draw

from .combinations import CARDS, KINDS, VALUES, place

SEATS = 6
DEALT = np.array([0, 0, 0, 9, 8, 8, 7])
"""§2 Cards for each, by the number of players."""

MOST_COMBINATIONS = CARDS // 3
"""They cannot share cards, and each has at least three."""

MOST_RENEWALS, MOST_TURNS, MOST_DEALS = 3, 50, 40
SOURCES = MOST_RENEWALS + 1
"""§15 Where a card may come from: the first stock of a deal, or one that was renewed."""

# Actions: a kind in the lowest three bits; above it the cards of a `lay` as a mask (and its second copies, which only
# serve to be refused), or for the others the number of a card, and of a combination less one. The further cards of an
# `add` stand above that in rising order, each as its number and one.
DRAW, TAKE, LAY, ADD, FREE, BACK, DISCARD, DEAL = range(8)
KIND_BITS, CARD_BITS, NUMBER_BITS = 3, 6, 17
COPIES_AT = KIND_BITS + KINDS
MORE_AT = KIND_BITS + CARD_BITS + NUMBER_BITS
MOST_ADDED = VALUES - 3
"""§10 Of the ten cards of the longest run at least three lay there before."""

HIDDEN = KINDS  # the card of `deal ?`, which is what others see of a card dealt: never legal


class Phase(enum.IntEnum):
    DEAL, UNCOVER, DRAW, DRAWN, TAKE, PLAY, BACK, DISCARD, OVER = range(9)


class No(enum.IntEnum):
    """Why an action is refused. The number is ten times the § that says so, and a count; sentences are in words/."""

    CARDS_ARE_BEING_DEALT = 21
    NO_SUCH_CARD_LEFT = 22
    DRAW_FIRST = 31
    ALREADY_DRAWN = 32
    PILE_IS_EMPTY = 33
    NO_SUCH_ACTION = 41
    NOT_IN_HAND = 42
    NOT_YOUR_TURN = 51
    TOO_FEW_CARDS = 61
    NO_COMBINATION = 62
    SAME_CARD_TWICE = 63
    TOO_MANY_YELLOWS = 71
    OPENING_TOO_SHORT = 81
    OPEN_FIRST = 82
    DOES_NOT_FIT = 101
    NO_SUCH_COMBINATION = 102
    ONE_AT_A_TIME = 103
    NOTHING_TO_FREE = 111
    TAKE_BACK_FIRST = 141
    HAND_NOT_EMPTY = 142
    NOT_YOURS = 143
    NOT_IN_COMBINATION = 144
    WOULD_BREAK = 145
    ONLY_DISCARD = 146
    MATCH_IS_OVER = 191


class Effect(enum.IntEnum):
    """What an action brings about; what is told of it is in narration.py."""

    DEALT, RENEWED, DRAWS, DREW, TOOK, LAID, ADDED, FREED = range(8)
    BACK, BACK_WHOLE, EMPTY_HAND, DISCARDED, OUT, STUCK, SCORED, TEAM_SCORED = range(8, 16)


class State(Record, seats=SEATS):
    # Cards are masks; `…_twice` are those of which both copies are there (a 1, a 7).
    known = public(i8, SEATS)  # cards everybody knows a seat to hold: taken from the pile, freed or taken back
    known_twice = public(i8, SEATS)
    listed = public(i8, SOURCES)  # once renewed: unseen cards that come from each stock, as far as known (memory.py)
    listed_twice = public(i8, SOURCES)
    cards = public(i8, MOST_COMBINATIONS)  # combinations on the table, in the order laid, without gaps
    hand = private(i8, SEATS)
    hand_twice = private(i8, SEATS)
    stock = secret(i8)
    stock_twice = secret(i8)
    number = public(i2, MOST_COMBINATIONS)  # of each combination, as it is called
    owner = public(i1, MOST_COMBINATIONS)
    lying = public(i1)  # combinations on the table
    next = public(i2)  # number of the next combination
    before = public(i1, SEATS)  # combinations before each player
    players = public(i1)
    teams = public(i1)
    target = public(i2)
    phase = public(i1)
    deal = public(i1)  # number of this deal, from 0
    turn = public(i1)  # who acts, or is dealt to
    turns = public(i2)  # turns ended in this deal
    renewed = public(i1)  # how often the stock was renewed in this deal
    score = public(i2, SEATS)  # in teams both partners carry the team's
    held = public(i1, SEATS)  # size of each hand
    sourced = public(i1, SOURCES, SEATS)  # once renewed: how many unseen cards of each hand come from each stock
    stocked = public(i1)  # size of the stock
    piled = public(i1)  # size of the discard pile
    pile = public(i1, CARDS)  # the discards, top last
    rules = public(i1)  # the version of the rules that the match is played by
    told = effects(24)


@rule
def with_card(kind: int, card: int, number: int) -> int:
    """The action of that kind with a card, at the combination of that number; 1 where there is none."""
    return kind | (card | (number - 1) << CARD_BITS) << KIND_BITS


@rule
def number_of(action: int) -> int:
    """The combination that an `add`, `free` or `back` names."""
    return (action >> KIND_BITS + CARD_BITS & (1 << NUMBER_BITS) - 1) + 1


@rule
def adding(cards: int, number: int) -> int:
    """The `add` of these cards to the combination of that number."""
    action = with_card(ADD, place(cards & -cards), number)
    at = MORE_AT
    cards &= cards - 1
    while cards:
        action |= (place(cards & -cards) + 1) << at
        at += CARD_BITS
        cards &= cards - 1
    return action


@rule
def added(action: int) -> int:
    """The cards of an `add`, as a mask."""
    cards = 1 << (action >> KIND_BITS & (1 << CARD_BITS) - 1)
    more = action >> MORE_AT
    while more:
        cards |= 1 << (more & (1 << CARD_BITS) - 1) - 1
        more >>= CARD_BITS
    return cards


@rule
def left_of(s: State, seat: int) -> int:
    """§2 The next player, clockwise."""
    return seat + 1 if seat + 1 < s.players else 0


@rule
def partner_of(s: State, seat: int) -> int:
    """§2 Who sits opposite; only in teams."""
    across = s.players // 2
    return seat + across if seat < across else seat - across


@rule
def dealer_of(s: State) -> int:
    """§2 The last seat deals first, then the deal passes to the left."""
    return (s.deal + s.players - 1) % s.players


@rule
def opening(s: State, seat: int) -> int:
    """§8 How many cards the combination needs with which a player opens, by the score before this deal."""
    score = s.score[seat]
    if score < 0:
        return 3
    if s.teams == 1:
        return 4 + (score >= 200) + (score >= 400)
    return 4 + (score >= 100) + (score >= 150)


@rule
def needed(s: State, seat: int) -> int:
    """§8, §9 How many cards a new combination needs at the least."""
    return 3 if s.before[seat] > 0 else opening(s, seat)


@rule
def slot_of(s: State, number: int) -> int:
    """Where the combination of that number lies; -1 if it is not on the table."""
    for slot in range(s.lying):
        if s.number[slot] == number:
            return slot
    return -1


@rule
def can_renew(s: State) -> bool:
    """§15 At least two discards, and fewer than three renewals so far."""
    return s.piled >= 2 and s.renewed < MOST_RENEWALS


@rule
def unstock(s: State, cards: int) -> None:
    """Cards leave the stock, one of each."""
    s.stock &= ~cards | s.stock_twice
    s.stock_twice &= ~cards


@rule
def one_of(cards: int, twice: int, n: int, rng: Any) -> int:
    """One of n cards at random, as a bit; both copies count."""
    at = draw(rng, n)
    once = n - size(twice) if twice else n
    return nth_bit(cards, at) if at < once else nth_bit(twice, at - once)
