"""Actions as small choices for learners: one choice each, the card."""

from __future__ import annotations

from typing import Any

from ludotheque.kernel.jit import rule

from .rules import CARDS, DEAL, PLAY, State

CHOICES = CARDS
DEPTH = 1
LOTS = CARDS
SETS: dict[str, int] = {}


@rule
def part(s: State, action: int, k: int) -> int:
    return -1 if k > 0 else action - PLAY


@rule
def whole(s: State, parts: Any, made: int) -> int:
    return PLAY + int(parts[0])


@rule
def lot(s: State, action: int) -> int:
    return action - DEAL
