"""Guesses of the hidden cards of Rummü: a fresh shuffle that agrees with all that is known."""

from __future__ import annotations

from typing import Any

import numpy as np

from ludotheque.components.bits import nth_bit, size
from ludotheque.kernel.jit import rule
from ludotheque.kernel.rng import draw

from .combinations import ALL, TWICE
from .memory import come_to_light, open_of, source_of_stock, unlist
from .state import SEATS, SOURCES, State, one_of, unstock

MOVES = 1000
"""So often a copy in doubt is moved to another source that lacks a card; a few times are enough."""


@rule
def guess(s: State, seat: int, rng: Any) -> None:
    """§1 The cards that `seat` has not seen, as a fresh shuffle would spread them over the stock and what nobody knows
    of the other hands; cards that everybody saw go into a hand stay there, and those of a renewed stock where they can
    have come."""
    s.stock = ALL
    s.stock_twice = TWICE
    for slot in range(s.lying):
        unstock(s, s.cards[slot])
    for k in range(s.piled):
        unstock(s, 1 << s.pile[k])
    for other in range(SEATS):
        unstock(s, s.known[other])
        unstock(s, s.known_twice[other])
        if other != seat:
            s.hand[other] = s.known[other]
            s.hand_twice[other] = s.known_twice[other]
    if s.renewed > 0:
        guess_by_source(s, seat, rng)
    else:
        take_own(s, seat)
        unseen = size(s.stock) + size(s.stock_twice)
        for other in range(SEATS):
            if other != seat:
                for _ in range(s.held[other] - size(s.known[other]) - size(s.known_twice[other])):
                    bit = one_of(s.stock, s.stock_twice, unseen, rng)
                    unstock(s, bit)
                    give(s, other, bit)
                    unseen -= 1


@rule
def give(s: State, seat: int, bit: int) -> None:
    s.hand_twice[seat] |= s.hand[seat] & bit
    s.hand[seat] |= bit


@rule
def take_own(s: State, seat: int) -> None:
    """What a player holds and nobody else knows is not to be guessed; its sources are what everybody would learn, were
    it shown. Nothing for a spectator."""
    if seat < 0 or seat >= s.players:
        return
    held = s.held[seat]
    once = s.hand[seat] & (~s.known[seat] | s.hand_twice[seat] & ~s.known_twice[seat])
    twice = s.hand_twice[seat] & ~s.known[seat]
    for own in (once, twice):
        while own:
            bit = own & -own
            own ^= bit
            if s.renewed > 0:
                come_to_light(s, seat, bit, 1 + (s.stock_twice & bit > 0))
                s.held[seat] -= 1
            unstock(s, bit)
    s.held[seat] = held


@rule
def guess_by_source(s: State, seat: int, rng: Any) -> None:
    """§15 Source by source. The fields of memory serve as counters on the way and are put back."""
    stock = source_of_stock(s)
    listed = np.zeros((2, SOURCES), np.int64)
    sourced = np.zeros((SOURCES, SEATS), np.int64)
    for source in range(SOURCES):
        listed[0, source] = s.listed[source]
        listed[1, source] = s.listed_twice[source]
        for other in range(SEATS):
            sourced[source, other] = s.sourced[source, other]
    take_own(s, seat)
    spread(s, seat, stock, rng)
    for source in range(SOURCES):
        s.listed[source] = listed[0, source]
        s.listed_twice[source] = listed[1, source]
        for other in range(SEATS):
            s.sourced[source, other] = sourced[source, other]


@rule
def spread(s: State, seat: int, stock: int, rng: Any) -> None:
    """Each source fills its own places in the other hands and the stock; what is too much fills the open places."""
    spare = np.zeros(SOURCES, np.int64)  # cards of a source less its places
    spare[stock] -= s.stocked
    for source in range(SOURCES):
        for other in range(s.players):
            if other != seat:
                spare[source] -= s.sourced[source, other]
    settle_doubts(s, spare, rng)
    s.stock = 0
    s.stock_twice = 0
    for source in range(SOURCES):
        for _ in range(spare[source]):
            put_by(s, one_listed(s, source, rng))
    for other in range(s.players):
        if other != seat:
            for source in range(SOURCES):
                for _ in range(s.sourced[source, other]):
                    give(s, other, one_listed(s, source, rng))
            for _ in range(open_of(s, other)):
                give(s, other, one_put_by(s, rng))
    while s.listed[stock]:
        put_by(s, one_listed(s, stock, rng))


@rule
def put_by(s: State, bit: int) -> None:
    """A card that is too much for its source's places lies in the stock's field until it is needed."""
    s.stock_twice |= s.stock & bit
    s.stock |= bit


@rule
def one_put_by(s: State, rng: Any) -> int:
    bit = one_of(s.stock, s.stock_twice, size(s.stock) + size(s.stock_twice), rng)
    unstock(s, bit)
    return bit


@rule
def one_listed(s: State, source: int, rng: Any) -> int:
    """One of the cards still listed, at random; it is not any more. Should there be none, one that is too much."""
    if s.listed[source] == 0:
        return one_put_by(s, rng)
    n = size(s.listed[source]) + size(s.listed_twice[source])
    bit = one_of(s.listed[source], s.listed_twice[source], n, rng)
    unlist(s, source, bit)
    return bit


@rule
def settle_doubts(s: State, spare: Any, rng: Any) -> None:
    """§15 List every card just as often as it is there: each copy in doubt under one of the sources it may have, so
    that none lacks a card for its places. The cards in the stock's field are those to be spread."""
    doubtful = np.zeros(SOURCES, np.int64)
    unsure = unsure_cards(s)
    for source in range(SOURCES):
        doubtful[source] = s.listed[source] & unsure
        s.listed[source] &= ~unsure
        spare[source] += size(s.listed[source]) + size(s.listed_twice[source])
    while unsure:
        bit = unsure & -unsure
        unsure ^= bit
        for _ in range(1 + (s.stock_twice & bit > 0)):
            source = some_source(s, doubtful, bit, rng)
            s.listed[source] |= bit
            spare[source] += 1
    for _ in range(MOVES):
        lacking = 0
        while lacking < SOURCES and spare[lacking] >= 0:
            lacking += 1
        if lacking == SOURCES:
            break
        move_doubt(s, doubtful, spare, lacking, rng)


@rule
def unsure_cards(s: State) -> int:
    """The cards that are listed more often than they are there to be spread."""
    unsure = 0
    rest = s.stock & TWICE
    while rest:
        bit = rest & -rest
        rest ^= bit
        listings = 0
        for source in range(SOURCES):
            listings += (s.listed[source] & bit > 0) + (s.listed_twice[source] & bit > 0)
        if listings > 1 + (s.stock_twice & bit > 0):
            unsure |= bit
    return unsure


@rule
def some_source(s: State, doubtful: Any, bit: int, rng: Any) -> int:
    """One of the sources that a copy in doubt may have, at random; not the other copy's."""
    met = 0
    found = 0
    for source in range(SOURCES):
        if doubtful[source] & ~s.listed[source] & bit:
            met += 1
            if draw(rng, met) == 0:
                found = source
    return found


@rule
def move_doubt(s: State, doubtful: Any, spare: Any, lacking: int, rng: Any) -> None:
    """One of the copies in doubt that are listed elsewhere goes to the source that lacks a card."""
    could = doubtful[lacking] & ~s.listed[lacking]
    if could:
        bit = nth_bit(could, draw(rng, size(could)))
        source = 0
        while doubtful[source] & s.listed[source] & bit == 0:
            source += 1
        s.listed[source] ^= bit
        s.listed[lacking] |= bit
        spare[source] -= 1
        spare[lacking] += 1
