"""Actions of Rudi as small choices for learners: a card to play, or a card to give."""

from __future__ import annotations

from typing import Any

from ludotheque.kernel.jit import rule

from .rules import CARDS, GIVE, PLAY, TOP, State

CHOICES = 2 * CARDS
DEPTH = 1
LOTS = CARDS
SETS: dict[str, int] = {}


@rule
def part(s: State, action: int, k: int) -> int:
    """First the cards to play, from 1 on, then those to give."""
    if k > 0:
        return -1
    return CARDS + action - GIVE - 1 if action > GIVE else action - PLAY - 1


@rule
def whole(s: State, parts: Any, made: int) -> int:
    """The inverse of `part`."""
    choice = int(parts[0])
    return GIVE + choice - CARDS + 1 if choice >= CARDS else PLAY + choice + 1


@rule
def lot(s: State, action: int) -> int:
    """The exchange card that comes to the top."""
    return action - TOP - 1
