"""Rules over counts, sets and flags of cards that games call: plain functions of arrays, compiled into who calls them.

A hand, a stock or a pile is an array of counts by kind; where no card is there twice, a hand may also be a set of bits.
"""

from __future__ import annotations

from typing import Any

from ludotheque.kernel.jit import rule
from ludotheque.kernel.rng import draw

NONE = -1
"""No card, no place, nobody."""


@rule
def move(source: Any, target: Any, kind: int) -> None:
    """A card goes from one place to another."""
    source[kind] -= 1
    target[kind] += 1


@rule
def copy(source: Any, target: Any) -> None:
    """The same counts in two places: what a hand has, and what all know of it."""
    for kind in range(len(source)):
        target[kind] = source[kind]


@rule
def move_all(source: Any, target: Any) -> None:
    """Everything goes from one place to another."""
    for kind in range(len(source)):
        target[kind] += source[kind]
        source[kind] = 0


@rule
def size(counts: Any) -> int:
    """How many cards there are."""
    total = 0
    for kind in range(len(counts)):
        total += counts[kind]
    return total


@rule
def worth(counts: Any, worths: Any) -> int:
    """What the cards are worth together."""
    total = 0
    for kind in range(len(counts)):
        total += counts[kind] * worths[kind]
    return total


@rule
def lightest(hands: Any, worths: Any, players: int) -> int:
    """The seat whose cards are worth least together; -1 if several have equally little."""
    found, least = NONE, 1 << 30
    for seat in range(players):
        held = worth(hands[seat], worths)
        if held < least:
            found, least = seat, held
        elif held == least:
            found = NONE
    return found


@rule
def in_suit(counts: Any, suits: Any, suit: int) -> int:
    """How many cards there are of a suit."""
    total = 0
    for kind in range(len(counts)):
        total += counts[kind] * (suits[kind] == suit)
    return total


@rule
def gather(stock: Any, copies: Any, hand: Any, sizes: Any, discard: Any) -> None:
    """All cards are in the stock again."""
    unseen(stock, copies)
    hand.fill(0)
    sizes.fill(0)
    discard.fill(0)


@rule
def lowest(counts: Any) -> int:
    """The first kind that is there; -1 if none is."""
    for kind in range(len(counts)):
        if counts[kind] > 0:
            return kind
    return NONE


@rule
def nth(counts: Any, at: int) -> int:
    """The kind of the card at a place of a pile, counted kind by kind. Sums, not branches: luck is hard to predict."""
    passed = 0
    upto = 0
    for kind in range(len(counts) - 1):
        upto += counts[kind]
        passed += at >= upto
    return passed


@rule
def after(seat: int, players: int) -> int:
    """The next seat, clockwise."""
    return seat + 1 if seat + 1 < players else 0


@rule
def undecided(chosen: Any, players: int) -> int:
    """The seats that still owe their choice, in bits."""
    bits = 0
    for seat in range(players):
        if chosen[seat] == 0:
            bits |= 1 << seat
    return bits


@rule
def commit(hand: Any, sizes: Any, choice: Any, chosen: Any, seat: int, kind: int, players: int) -> bool:
    """A card is chosen in secret; true if that was the last choice that was owed."""
    hand[seat, kind] -= 1
    sizes[seat] -= 1
    choice[seat] = kind
    chosen[seat] = 1
    return undecided(chosen, players) == 0


@rule
def reveal(choice: Any, chosen: Any, shown: Any, players: int) -> None:
    """All choices are shown."""
    for seat in range(players):
        shown[seat] = choice[seat]
        choice[seat] = NONE
        chosen[seat] = 0


@rule
def filled(places: Any) -> int:
    """How many places of a row have a card, counted up to the first empty one."""
    for place in range(len(places)):
        if places[place] < 0:
            return place
    return len(places)


@rule
def deal_card(s: Any, seat: int, kind: int) -> None:
    """A card goes from the stock to a hand, of a game in which these are called `stock` and `hand`."""
    move(s.stock, s.hand[seat], kind)
    s.stock_size -= 1
    s.hand_size[seat] += 1


@rule
def deal_in_turn(s: Any, kind: int, each: int) -> bool:
    """A card of the stock for whose turn it is, which goes on to the next seat; true when all have so many."""
    deal_card(s, s.turn, kind)
    s.turn = after(s.turn, s.players)
    return bool(s.hand_size[s.turn] == each)


# Guesses: what a seat has not seen, dealt anew: `unseen`, then `without` for each thing that it sees, then `redeal`.


@rule
def unseen(stock: Any, copies: Any) -> None:
    """Everything goes into the stock."""
    copy(copies, stock)


@rule
def without(stock: Any, counts: Any) -> None:
    """What lies elsewhere, where this seat sees it, is not in the stock."""
    for kind in range(len(stock)):
        stock[kind] -= counts[kind]


@rule
def without_one(stock: Any, kind: int) -> None:
    """A single card that lies elsewhere; none if it is -1."""
    if kind >= 0:
        stock[kind] -= 1


@rule
def without_row(stock: Any, places: Any) -> None:
    """The cards on the places of a row or a display; -1 where there is none."""
    for place in range(len(places)):
        without_one(stock, places[place])


@rule
def take_any(stock: Any, left: int, rng: Any) -> int:
    """A card of the stock, which has so many left, each as likely as every other."""
    kind = nth(stock, draw(rng, left))
    stock[kind] -= 1
    return kind


@rule
def redeal(hand: Any, sizes: Any, stock: Any, seat: int, rng: Any) -> None:
    """The hands of the others, from the stock, as a fresh shuffle would deal them."""
    left = size(stock)
    for other in range(len(sizes)):
        if other != seat:
            for kind in range(len(stock)):
                hand[other, kind] = 0
            for _ in range(sizes[other]):
                hand[other, take_any(stock, left, rng)] += 1
                left -= 1


@rule
def redeal_beside(hand: Any, sizes: Any, known: Any, stock: Any, seat: int, rng: Any) -> None:
    """The hands of the others: the cards that all know of (take them out of the stock first), and the rest dealt."""
    left = size(stock)
    for other in range(len(sizes)):
        if other != seat:
            for kind in range(len(stock)):
                hand[other, kind] = known[other, kind]
            for _ in range(sizes[other] - size(known[other])):
                hand[other, take_any(stock, left, rng)] += 1
                left -= 1


@rule
def redeal_choices(choice: Any, chosen: Any, stock: Any, seat: int, rng: Any) -> None:
    """The secret choices of the others, from the stock."""
    left = size(stock)
    for other in range(len(chosen)):
        if other != seat:
            choice[other] = NONE
            if chosen[other] == 1:
                choice[other] = take_any(stock, left, rng)
                left -= 1
