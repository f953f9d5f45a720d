"""What a position of Bones must fulfil, as far as it does not follow from what rules.py declares."""

from __future__ import annotations

from .rules import Phase, State

HOOKS = ("possible", "LEFT_OUT")
LEFT_OUT = ("round",)


def possible(s: State) -> bool:
    """§2 A round goes on until a hand is empty; §4 the match, until somebody has the goal."""
    s.round = 1
    reached = max(s.points[seat] for seat in range(s.players)) >= s.goal
    empty = any(s.hand_size[seat] == 0 for seat in range(s.players))
    return reached == (s.phase == Phase.OVER) and 0 <= s.passes <= s.players and (not empty or s.phase == Phase.OVER)
