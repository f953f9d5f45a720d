"""Actions of Schweins-Galopp as small choices for learners: a card, a space to feed, or an order."""

from __future__ import annotations

from typing import Any

from ludotheque.kernel.jit import rule

from .rules import ARRANGE, DEAL, FEED, LONGEST_RING, ORDERS, PIGS, PLAY, State

SPACE_AT = PIGS
ORDER_AT = SPACE_AT + LONGEST_RING

CHOICES = ORDER_AT + len(ORDERS)
DEPTH = 1
LOTS = PIGS
SETS: dict[str, int] = {}


@rule
def part(s: State, action: int, k: int) -> int:
    """Colours, then spaces, then orders; one choice is all."""
    if k > 0:
        return -1
    if action >= ARRANGE:
        return ORDER_AT + action - ARRANGE
    return SPACE_AT + action - FEED if action >= FEED else action - PLAY


@rule
def whole(s: State, parts: Any, made: int) -> int:
    """The inverse of `part`."""
    choice = int(parts[0])
    if choice >= ORDER_AT:
        return ARRANGE + choice - ORDER_AT
    return FEED + choice - SPACE_AT if choice >= SPACE_AT else PLAY + choice


@rule
def lot(s: State, action: int) -> int:
    """The colour dealt."""
    return action - DEAL
