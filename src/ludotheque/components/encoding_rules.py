"""Actions as small choices for learners, where a game on components has no encoding.py: one choice per action."""

from __future__ import annotations

from typing import Any

from ludotheque.kernel.jit import rule

FIRST_CHANCE_ACTION = 0
"""The number of chance's first action; derived.py binds it."""


@rule
def part(s: Any, action: int, k: int) -> int:
    """The action itself is the only choice."""
    return -1 if k > 0 else action


@rule
def whole(s: Any, parts: Any, made: int) -> int:
    """The inverse of `part`."""
    return int(parts[0])


@rule
def lot(s: Any, action: int) -> int:
    """Moves of chance, from 0."""
    return action - FIRST_CHANCE_ACTION
