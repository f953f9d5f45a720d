"""What a position of Stall must fulfil, as far as it does not follow from what rules.py declares."""

from __future__ import annotations

from .rules import LENGTH, State

HOOKS = ("possible",)


def possible(s: State) -> bool:
    """§2 What is known is held; §3 full rows are cleared, for two tokens."""
    seats = range(s.players)
    held = all(s.known[seat, kind] <= s.hand[seat, kind] for seat in seats for kind in range(len(s.stock)))
    return held and all(row[LENGTH - 1] < 0 for row in s.rows) and s.done <= s.turns
