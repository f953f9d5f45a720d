"""The beginner's rule: the dearest card that fits, eights at last; and how a seat stands, for bots that look ahead."""

from __future__ import annotations

from typing import Any

from ludotheque.components.moves import in_suit, worth
from ludotheque.components.reshuffle import give_back
from ludotheque.kernel.jit import rule

from .rules import CARDS, DRAW, EIGHT, NAME, PASS, PLAY, SUIT, VALUE, WORTH, Phase, State, can_draw, fits, guess

HOOKS = ("believe", "value", "SIGHT", "DOUBT", "WIDTH")
SIGHT, DOUBT, WIDTH = 1.0, 2.0, 1.0


@rule
def quick(s: State, seat: int, rng: Any) -> int:
    """§2 The card that is worth most, rather of a suit that goes on; §3 an eight when nothing else fits or somebody may
    go out, and the suit that is held most; §4 else a card is drawn."""
    best, most, least = -1, -1, CARDS
    stuck = s.lacks[(seat + s.way + s.players) % s.players]
    if s.phase == Phase.NAME:
        for suit in range(4):
            good = 2 * in_suit(s.hand[seat], SUIT, suit) + (suit == stuck)
            if good > most:
                best, most = suit, good
        return NAME + best
    for other in range(s.players):
        if other != seat:
            least = min(least, s.hand_size[other])
    for kind in range(CARDS):
        if s.hand[seat, kind] == 1 and fits(s, kind) and (s.phase != Phase.DRAWN or s.drawn[seat] == kind):
            good = WORTH[kind] + 3 * in_suit(s.hand[seat], SUIT, SUIT[kind]) + 4 * (SUIT[kind] == stuck)
            if VALUE[kind] == EIGHT:
                good = 100 if least <= 2 else 0
            if good > most:
                best, most = kind, good
    if best >= 0:
        return PLAY + best
    return DRAW if s.phase == Phase.PLAY and can_draw(s) else PASS


@rule
def believe(s: State, seat: int, rng: Any) -> None:
    """§4 Who drew when a suit was to be followed has probably none of it: the stock has those cards."""
    guess(s, seat, rng)
    for other in range(s.players):
        if other != seat and s.lacks[other] >= 0:
            give_back(s.hand[other], s.stock, s.stock_size, s.mixed, SUIT, s.lacks[other], s.drawn[other], rng)


@rule
def value(s: State, seat: int) -> float:
    """§6, §8 Points won, less what the cards in hand may cost while a deal is on."""
    on = s.phase != Phase.GATHER and s.phase != Phase.OVER
    return 0.06 * s.points[seat] - (0.01 * worth(s.hand[seat], WORTH) + 0.15 * s.hand_size[seat] if on else 0.0)
