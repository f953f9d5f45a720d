"""The beginner's rule: plays the highest card."""

from __future__ import annotations

from typing import Any

from ludotheque.kernel.jit import rule

from .rules import CARDS, PLAY, State


@rule
def quick(s: State, seat: int, rng: Any) -> int:
    """The highest card, or the lowest where that wins."""
    best = -1
    for card in range(CARDS):
        if s.hand[seat, card] == 1 and (best < 0 or s.low_wins == 0):
            best = card
    return PLAY + best
