"""Actions of Quartett as small choices for learners: the seat asked, and the card."""

from __future__ import annotations

from typing import Any

from ludotheque.kernel.jit import rule

from .rules import ASK, DEAL
from .state import CARDS, SEATS, VALUES, State

CHOICES = SEATS * CARDS
DEPTH = 1
LOTS = CARDS
SETS = {"sets": VALUES, "known": CARDS, "lacks": CARDS, "asked": VALUES, "elsewhere": VALUES, "hand": CARDS}


@rule
def part(s: State, action: int, k: int) -> int:
    """Fifty cards of each seat."""
    return -1 if k > 0 else action // ASK * CARDS + action % ASK


@rule
def whole(s: State, parts: Any, made: int) -> int:
    """The inverse of `part`."""
    choice = int(parts[0])
    return choice // CARDS * ASK + choice % CARDS


@rule
def lot(s: State, action: int) -> int:
    """The card dealt."""
    return action - DEAL
