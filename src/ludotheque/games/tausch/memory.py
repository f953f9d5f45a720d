"""What everyone knows of hidden cards: what lay open once stays known, and a fresh shuffle fills the rest.

Two things are kept. `known`: cards that everybody knows a seat holds, since it took them from a market and has not put
them down. Copies of a kind cannot be told apart, so a seat that shows such a kind shows the known one; no observer
could do better. A reshuffle takes none of this away.

`old` and `old_held`: when the draw pile is renewed, all cards that nobody can place are in hands, and the pile is made
of others. So of its hidden cards each seat holds *at least* `old_held` that are among `old`. At first these numbers
make up the whole of `old`, and guesses spread the cards as a perfect observer would. Two things make them coarser:

    a kind of which one copy is old and one is not is shown by a seat that holds cards of both sorts: nobody can tell
    which it was. The seat then counts one old card less and the kind stays in `old`, which is true either way. From
    then on `old` has a card more than are counted; that one may be anywhere, in the draw pile too.

    at the next reshuffle all hidden cards in hands become the old ones, whenever they were drawn. That none of them is
    in the new pile is worth more than who drew which before, and played well few matches see a second reshuffle.

Both fields follow from what is public (law 7), and are true of the hands in every state that play reaches (laws 9 and
10: from_position checks them). So they are true in every world that fits what a perfect observer has seen: coarser
than his memory, but never against it.
"""

from __future__ import annotations

from typing import Any

from ludotheque.components.bits import size as count
from ludotheque.kernel.jit import rule
from ludotheque.kernel.rng import draw

from .cards import EVERY, NOTHING, joined, nth_card, nth_kind, without
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
    if s.old[0] != 0:
        conclude(s)


@rule
def show_hidden(s: State, seat: int, once: int, twice: int) -> None:
    """§5 Hidden cards are shown while it is known which cards were in hands before the last reshuffle: first those that
    must be old or cannot be, for they may decide the others."""
    _, all_twice = unseen(s)
    unclear = s.old[0] & ~s.old[1] & all_twice  # of two hidden copies one is old
    both = twice & unclear  # and both are shown
    fresh = size(once & ~s.old[0], twice & ~s.old[0]) + count(both)
    old_once = (once & s.old[0] & ~unclear) | both
    old_twice = twice & s.old[0] & ~unclear
    surely = size(old_once, old_twice)
    hidden = s.held[seat] - size(s.known[seat, 0], s.known[seat, 1]) - fresh - surely
    s.old[0], s.old[1] = without(s.old[0], s.old[1], old_once, old_twice)
    s.old_held[seat] = max(0, s.old_held[seat] - surely)
    rest = once & unclear & ~both
    while rest != 0:
        bit = rest & -rest
        if s.old_held[seat] == hidden:  # he holds no others
            s.old[0], s.old[1] = without(s.old[0], s.old[1], bit, NOTHING)
        s.old_held[seat] = max(0, s.old_held[seat] - 1)
        hidden -= 1
        rest ^= bit


@rule
def conclude(s: State) -> None:
    """§5 If one seat holds all the old cards everybody knows that it does; if none are counted any more they say
    nothing."""
    counted = 0
    for seat in range(s.players):
        counted += s.old_held[seat]
        if s.old_held[seat] == size(s.old[0], s.old[1]):
            s.known[seat, 0], s.known[seat, 1] = joined(s.known[seat, 0], s.known[seat, 1], s.old[0], s.old[1])
            s.old_held[seat] = 0
            counted = 0
            break
    if counted == 0:
        s.old[0] = 0
        s.old[1] = 0


@rule
def guess(s: State, seat: int, rng: Any) -> None:
    """§2, §5 The cards that `seat` has not seen, as a shuffle would spread them: to each what it is known to hold, of
    the old cards as many as it must hold, the others to the rest of the hands and the draw pile."""
    once, twice = unseen_by(s, seat)
    old_once, old_twice = old_of_others(s, seat, rng)
    for other in range(SEATS):
        if other == seat:
            continue
        s.hand[other, 0] = s.known[other, 0]
        s.hand[other, 1] = s.known[other, 1]
        for _ in range(s.old_held[other]):
            kind = nth_card(old_once, old_twice, draw(rng, size(old_once, old_twice)))
            old_once, old_twice = without(old_once, old_twice, 1 << kind, NOTHING)
            once, twice = without(once, twice, 1 << kind, NOTHING)
            s.hand[other, 0], s.hand[other, 1] = joined(s.hand[other, 0], s.hand[other, 1], 1 << kind, NOTHING)
    for other in range(SEATS):
        if other == seat:
            continue
        for _ in range(s.held[other] - size(s.known[other, 0], s.known[other, 1]) - s.old_held[other]):
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
    """§5 The old cards without those that `seat` holds itself. Of a kind with one old copy and one that is not, its
    own may be either: as many of those as it must hold, any of them alike."""
    left_once, left_twice = unseen_by(s, seat)
    once = s.old[0] & left_once
    twice = s.old[1] & left_twice
    if 0 <= seat < s.players:
        _, all_twice = unseen(s)
        either = once & ~s.old[1] & all_twice & ~left_twice
        for _ in range(s.old_held[seat] - size(s.old[0], s.old[1]) + size(once, twice)):
            bit = 1 << nth_kind(either, draw(rng, count(either)))
            either ^= bit
            once, twice = without(once, twice, bit, NOTHING)
    return once, twice
