"""Rules of a stock that is made anew of discards, and of what all know then; `mixed` and `held` are a `renewals`."""

from __future__ import annotations

from typing import Any

from ludotheque.components.moves import NONE, move, move_all, nth, size
from ludotheque.kernel.jit import rule
from ludotheque.kernel.rng import draw


@rule
def renew(stock: Any, discard: Any, top: int, mixed: Any, held: Any) -> int:
    """All discards but the top one are the new stock; how many they are."""
    move_all(discard, stock)
    move(stock, discard, top)
    for kind in range(len(stock)):
        mixed[kind] = stock[kind]
    held.fill(0)
    return size(stock)


@rule
def redeal_mixed(hand: Any, sizes: Any, stock: Any, mixed: Any, held: Any, seat: int, rng: Any) -> None:
    """The hands of the others, where the stock may have been made anew: so many cards of each come from it, the others
    from what was in hands when it was made."""
    old = 0
    for kind in range(len(stock)):
        old += stock[kind] * (1 - mixed[kind])
    new = size(stock) - old
    for other in range(len(sizes)):
        if other != seat:
            hand[other].fill(0)
            for place in range(sizes[other]):
                fresh = place < held[other]
                kind = nth_mixed(stock, mixed, fresh, draw(rng, new if fresh else old))
                move(stock, hand[other], kind)
                new -= fresh
                old -= not fresh


@rule
def nth_mixed(cards: Any, mixed: Any, fresh: int, at: int) -> int:
    """The kind of the card at a place among those that the stock was made of (or, with 0, among the others)."""
    for kind in range(len(cards)):
        if cards[kind] > 0 and mixed[kind] == fresh:
            if at == 0:
                return kind
            at -= 1
    return NONE


@rule
def give_back(hand: Any, stock: Any, left: int, mixed: Any, suits: Any, suit: int, kept: int, rng: Any) -> None:
    """A guessed hand in which a suit is unlikely: its cards of that suit, but the one that is kept, are changed with
    any of the stock, which has so many left. Cards that were in hand before the stock was made stay."""
    for kind in range(len(hand)):
        if hand[kind] * mixed[kind] == 1 and suits[kind] == suit and kind != kept and left > 0:
            instead = nth(stock, draw(rng, left))
            if suits[instead] != suit:
                move(stock, hand, instead)
                move(hand, stock, kind)
