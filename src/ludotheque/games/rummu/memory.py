"""What everyone knows of a renewed stock: which cards it began with, and who has drawn from it.

A renewed stock (§15) is no secret: its cards lay in the discard pile. A card drawn from it is one of them, and a hand
that has not drawn since holds none of them. So the cards that nobody has seen since are kept *source by source* (the
first stock of the deal, then each renewed one), and so is how many unseen cards of each hand come from each source.

A card that comes out of a hand tells its source, unless it is a 1 or a 7 whose two copies come from two sources. Then
nobody knows which one is left: both sources go on listing it, and of the hand's other cards it is *open* for one more
from which source it is. Where no copy is in doubt, everything known is kept; one doubt loses nothing either, as the
numbers of cards and of places must match. With several at a time, what links them is not kept: then a little less is
known than a perfect memory could work out, never more.
"""

from __future__ import annotations

from ludotheque.components.bits import size
from ludotheque.kernel.jit import rule

from .combinations import ALL, TWICE
from .state import SEATS, SOURCES, State


@rule
def forget_sources(s: State) -> None:
    """§2 Before the first renewal every unseen card comes from the same stock: nothing need be kept."""
    for source in range(SOURCES):
        s.listed[source] = 0
        s.listed_twice[source] = 0
        for seat in range(SEATS):
            s.sourced[source, seat] = 0


@rule
def one_source(s: State) -> None:
    """§15 As if all unseen cards came from the first stock: so it is when that is renewed, its cards all in hands."""
    forget_sources(s)
    s.listed[0] = ALL
    s.listed_twice[0] = TWICE
    for slot in range(s.lying):
        unlist(s, 0, s.cards[slot])
    for k in range(s.piled):
        unlist(s, 0, 1 << s.pile[k])
    for seat in range(s.players):
        unlist(s, 0, s.known[seat])
        unlist(s, 0, s.known_twice[seat])
        s.sourced[0, seat] = unseen_of(s, seat)


@rule
def unlist(s: State, source: int, cards: int) -> None:
    """One of each of these cards is no longer listed."""
    s.listed[source] &= ~cards | s.listed_twice[source]
    s.listed_twice[source] &= ~cards


@rule
def unseen_of(s: State, seat: int) -> int:
    """How many cards of a hand are not known to everybody."""
    return s.held[seat] - size(s.known[seat]) - size(s.known_twice[seat])


@rule
def open_of(s: State, seat: int) -> int:
    """Of how many unseen cards of a hand the source is in doubt."""
    left = unseen_of(s, seat)
    for source in range(SOURCES):
        left -= s.sourced[source, seat]
    return left


@rule
def source_of_stock(s: State) -> int:
    """§15 The last renewal; the first stock, if there was none or nothing is remembered of it."""
    return s.renewed if s.listed[s.renewed] else 0


@rule
def copies_unseen(s: State, bit: int) -> int:
    """How many copies of a card nobody has seen, or not since a renewal, while at least one is still so."""
    if bit & TWICE == 0:
        return 1
    left = 2
    for slot in range(s.lying):
        left -= s.cards[slot] & bit > 0
    for k in range(s.piled):
        left -= 1 << s.pile[k] == bit
    for seat in range(s.players):
        left -= s.known[seat] & bit > 0
    return left


@rule
def come_to_light(s: State, seat: int, bit: int, copies: int) -> None:
    """An unseen card comes out of a hand, one of so many unseen copies: its source, or what sources it may have."""
    possible = 0
    last = 0
    loose = open_of(s, seat)
    for source in range(SOURCES):
        if s.listed[source] & bit:
            if s.sourced[source, seat] > 0 or loose > 0:
                possible += 1
                last = source
            if s.sourced[source, seat] > 0:
                s.sourced[source, seat] -= 1
            if copies == 1:
                unlist(s, source, bit)
    if copies > 1 and possible == 1:
        unlist(s, last, bit)
