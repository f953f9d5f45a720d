"""What does everybody know of hidden cards? What lay open once stays known, and a fresh shuffle would fill the rest.

Two things are kept. `known`: cards that a seat took from a market and has not put down since. `old`: after a reshuffle
all cards that nobody can place are in hands, and the draw pile is made of others; so hidden cards are of two sorts,
those from before it and those drawn since, and everybody knows how many of each a seat holds.
"""

from __future__ import annotations

from typing import Any

from ludotheque.kernel.cards import size as count
from ludotheque.kernel.jit import rule
from ludotheque.kernel.rng import draw

from .cards import EVERY, KINDS, NOTHING, joined, nth_card, nth_kind, without
from .objectives import size
from .state import MARKETS, SEATS, State


@rule
def unseen(s: State) -> tuple[int, int]:
    """The cards that nobody can place: neither on a market, nor discarded, nor known to be in a hand."""
    once, twice = without(EVERY, EVERY, s.discards[0], s.discards[1])
    for market in range(MARKETS):
        once, twice = without(once, twice, s.market[market, 0], s.market[market, 1])
    for seat in range(s.players):
        once, twice = without(once, twice, s.known[seat, 0], s.known[seat, 1])
    return once, twice


@rule
def put_down(s: State, seat: int, once: int, twice: int) -> None:
    """§3, §4 Cards leave a hand in the open. A seat that shows a kind of which it is known to hold some shows those
    first: what everybody knows of the rest is only what must be so."""
    hidden_once, hidden_twice = without(once, twice, s.known[seat, 0], s.known[seat, 1])
    if s.old[0] != 0 and hidden_once != 0:
        show_hidden(s, seat, hidden_once, hidden_twice)
    s.hand[seat, 0], s.hand[seat, 1] = without(s.hand[seat, 0], s.hand[seat, 1], once, twice)
    s.known[seat, 0], s.known[seat, 1] = without(s.known[seat, 0], s.known[seat, 1], once, twice)
    s.held[seat] -= size(once, twice)


@rule
def show_hidden(s: State, seat: int, once: int, twice: int) -> None:
    """§5 Hidden cards are shown while it is known which cards were in hands before the last reshuffle. Each of them was
    one of those, or was drawn since. Where nobody can tell, that memory ends."""
    unseen_once, unseen_twice = unseen(s)
    hidden = s.held[seat] - size(s.known[seat, 0], s.known[seat, 1])
    for _ in range(size(once, twice)):
        bit = once & -once
        copies_old = size(s.old[0] & bit, s.old[1] & bit)
        copies = size(unseen_once & bit, unseen_twice & bit)
        if copies_old > 0 and s.old_held[seat] > 0:
            if copies_old < copies and s.old_held[seat] < hidden:
                forget_old(s)
                return
            s.old[0], s.old[1] = without(s.old[0], s.old[1], bit, NOTHING)
            s.old_held[seat] -= 1
        hidden -= 1
        unseen_once, unseen_twice = without(unseen_once, unseen_twice, bit, NOTHING)
        once, twice = without(once, twice, bit, NOTHING)


@rule
def forget_old(s: State) -> None:
    s.old[0] = 0
    s.old[1] = 0
    for seat in range(SEATS):
        s.old_held[seat] = 0


@rule
def guess(s: State, seat: int, rng: Any) -> None:
    """§2, §5 The cards that `seat` has not seen, as a shuffle would spread them: to each what it is known to hold, the
    old cards to those who hold such, the others to the rest of the hands and the draw pile."""
    once, twice = unseen_by(s, seat)
    old_once, old_twice = old_of_others(s, seat, rng)
    once, twice = without(once, twice, old_once, old_twice)
    for other in range(SEATS):
        if other == seat:
            continue
        s.hand[other, 0] = s.known[other, 0]
        s.hand[other, 1] = s.known[other, 1]
        hidden = s.held[other] - size(s.known[other, 0], s.known[other, 1])
        for k in range(hidden):
            if k < s.old_held[other]:
                kind = nth_card(old_once, old_twice, draw(rng, size(old_once, old_twice)))
                old_once, old_twice = without(old_once, old_twice, 1 << kind, NOTHING)
            else:
                kind = nth_card(once, twice, draw(rng, size(once, twice)))
                once, twice = without(once, twice, 1 << kind, NOTHING)
            s.hand[other, 0], s.hand[other, 1] = joined(s.hand[other, 0], s.hand[other, 1], 1 << kind, NOTHING)
    s.stock[0] = once
    s.stock[1] = twice


@rule
def unseen_by(s: State, seat: int) -> tuple[int, int]:
    """The cards that nobody can place, less those that `seat` sees in its own hand."""
    once, twice = unseen(s)
    if 0 <= seat < s.players:
        own_once, own_twice = without(s.hand[seat, 0], s.hand[seat, 1], s.known[seat, 0], s.known[seat, 1])
        once, twice = without(once, twice, own_once, own_twice)
    return once, twice


@rule
def old_of_others(s: State, seat: int, rng: Any) -> tuple[int, int]:
    """§5 The old cards without those that `seat` holds itself. Of a kind with one old copy and one that was not, its
    own may be either: as many of those as it must hold, any of them alike."""
    once = s.old[0]
    twice = s.old[1]
    if once == 0 or seat < 0 or seat >= s.players:
        return once, twice
    all_once, all_twice = unseen(s)
    own_once, own_twice = without(s.hand[seat, 0], s.hand[seat, 1], s.known[seat, 0], s.known[seat, 1])
    due = s.old_held[seat]
    either = NOTHING
    for kind in range(KINDS):
        bit = 1 << kind
        own = size(own_once & bit, own_twice & bit)
        copies_old = size(s.old[0] & bit, s.old[1] & bit)
        copies = size(all_once & bit, all_twice & bit)
        if own == 1 and copies_old == 1 and copies == 2:
            either |= bit
        elif own > 0 and copies_old > 0:
            taken = min(own, copies_old)
            once, twice = without(once, twice, bit, bit if taken == 2 else NOTHING)
            due -= taken
    for _ in range(due):
        bit = 1 << nth_kind(either, draw(rng, count(either)))
        either ^= bit
        once, twice = without(once, twice, bit, NOTHING)
    return once, twice
