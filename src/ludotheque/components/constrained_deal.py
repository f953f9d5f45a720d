"""Rules of what all remember of hidden hands, kept by `lacking` and `marks`: no guess gives a card that is lacking."""

from __future__ import annotations

from typing import Any

from ludotheque.components.moves import NONE, move, size, take_any, without
from ludotheque.kernel.jit import rule
from ludotheque.kernel.rng import draw


@rule
def any_allowed(counts: Any, lacks: Any, rng: Any) -> int:
    """A kind that is there and that a hand does not surely lack, each card as likely as every other; -1 if none is."""
    found = 0
    for kind in range(len(counts)):
        if lacks[kind] == 0:
            found += counts[kind]
    at = draw(rng, found) if found > 0 else 0
    for kind in range(len(counts)):
        if lacks[kind] == 0 and counts[kind] > 0:
            at -= counts[kind]
            if at < 0:
                return kind
    return NONE


@rule
def redeal_lacking(hand: Any, sizes: Any, known: Any, lacks: Any, newer: Any, stock: Any, seat: int, rng: Any) -> None:
    """The hands of the others, from the stock: the cards that all know of, those that it got lately and that may be any
    (`newer` says how many), and for the rest none of a kind that it surely lacks (flags [seats, kinds])."""
    for other in range(len(sizes)):
        if other != seat:
            without(stock, known[other])
            hand[other].fill(0)
    for other in range(len(sizes)):
        if other != seat:
            for _ in range(sizes[other] - size(known[other]) - newer[other]):
                give_allowed(hand, stock, lacks, seat, other, rng)
    left = size(stock)
    for other in range(len(sizes)):
        if other != seat:
            for kind in range(len(stock)):
                hand[other, kind] += known[other, kind]
            for _ in range(newer[other]):
                hand[other, take_any(stock, left, rng)] += 1
                left -= 1


@rule
def note_newer(lacks: Any, newer: Any, seat: int) -> None:
    """Before it is noted what a hand lacks now: what was known of it before does not hold for what it got since."""
    if newer[seat] > 0:
        lacks[seat].fill(0)
        newer[seat] = 0


@rule
def give_allowed(hand: Any, stock: Any, lacks: Any, seat: int, other: int, rng: Any) -> None:
    """One more card for a hand that `seat` does not see. Where the stock has none for it, another one gives a card and
    gets another instead; that may go on over several. `takers`: four bits for each, whom it gives to."""
    giver = other
    asked = 1 << other
    takers = 0
    kind = any_allowed(stock, lacks[other], rng)
    while kind < 0:
        pair = next_giver(hand, lacks, seat, asked, rng)
        if pair < 0:
            return
        giver = pair // 16
        takers |= pair % 16 << 4 * giver
        asked |= 1 << giver
        kind = any_allowed(stock, lacks[giver], rng)
    while giver != other:
        move(stock, hand[giver], kind)
        taker = takers >> 4 * giver & 15
        kind = any_allowed(hand[giver], lacks[taker], rng)
        move(hand[giver], stock, kind)
        giver = taker
    move(stock, hand[other], kind)


@rule
def next_giver(hand: Any, lacks: Any, seat: int, asked: int, rng: Any) -> int:
    """A hand that was not asked yet and has a card for one that was: 16 * giver + taker; -1 if there is none."""
    for giver in range(len(hand)):
        if giver != seat and asked >> giver & 1 == 0:
            for taker in range(len(hand)):
                if asked >> taker & 1 == 1 and any_allowed(hand[giver], lacks[taker], rng) >= 0:
                    return 16 * giver + taker
    return NONE
