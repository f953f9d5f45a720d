"""What a position of the little race must fulfil, as far as it does not follow from what rules.py declares."""

from __future__ import annotations

from ludotheque.components.track_rules import standing

from .rules import HOME, Phase, State, target

HOOKS = ("possible",)


def possible(s: State) -> bool:
    """§2 There is a move; §3 pawns at home are points, and all at home end the match."""
    seats = range(s.players)
    at_home = [standing(s.pawns[seat], HOME) for seat in seats]
    if at_home != [s.points[seat] for seat in seats] or s.die[0] == 0:
        return False
    if s.phase == Phase.OVER:
        return s.used in at_home
    return s.used not in at_home and any(target(s, s.turn, pawn) >= 0 for pawn in range(s.used))
