"""State of Tausch Rausch, with the visibility of each field."""

from __future__ import annotations

import enum

import numpy as np

from ludotheque.kernel.effects import effects
from ludotheque.kernel.record import Record, i1, i2, i8, private, public, secret

from .objectives import OBJECTIVES

SEATS, MARKETS, PLACES, HAND = 4, 5, 5, 5
MARKET = np.array([1, 2, 2, 2, 3])
"""§1 How many cards each market asks for."""
ON_MARKETS = 10
MARKET_OF = np.array([0, 1, 1, 2, 2, 3, 3, 4, 4, 4])
"""§2 Where each of the first ten cards of the deck is laid."""
GOAL = 5
MOST_TURNS = 100  # §7 of each player


class Phase(enum.IntEnum):
    LAY, UNCOVER, DEAL, DRAW, PLAY, OVER = range(6)


class Effect(enum.IntEnum):
    """What an action brings about; what is told of it is in notation.py."""

    DEALT, SWAPPED, CLAIMED, UNCOVERED, DREW, RESHUFFLED, NOTHING_TO_DRAW, WON, LAST_TURN = range(9)


class State(Record, seats=SEATS):
    # Piles of value cards: kinds that are there, kinds that are there twice.
    market = public(i8, MARKETS, 2)
    discards = public(i8, 2)
    known = public(i8, SEATS, 2)  # cards that everybody knows a seat holds
    old = public(i8, 2)  # cards hidden in hands at the last reshuffle, as far as it is known; see memory.py
    hand = private(i8, SEATS, 2)
    stock = secret(i8, 2)  # the draw pile
    turns = public(i2)  # turns taken by all players together
    players = public(i1)
    deck = public(i1)
    phase = public(i1)
    turn = public(i1)  # who acts, or is dealt to
    due = public(i1)  # cards still to be dealt or drawn
    top = public(i1)  # the top discard, -1 if there is none
    held = public(i1, SEATS)  # size of each hand
    old_held = public(i1, SEATS)  # at least so many of its hidden cards are among them
    row = public(i1, PLACES)  # open objectives, -1 for an empty place
    pile = public(i1, OBJECTIVES)  # objectives still hidden: the list of the deck is public
    claimed = public(i1, SEATS, GOAL)  # in the order they were claimed, -1 for none
    won = public(i1, SEATS)  # how many objectives each has
    rules = public(i1)  # the version that the match is played by
    told = effects(24)
