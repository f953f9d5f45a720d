"""What a position of Eights must fulfil, as far as it does not follow from what rules.py declares."""

from __future__ import annotations

from ludotheque.components.moves import NONE

from .rules import DECK, EIGHT, Phase, State

HOOKS = ("possible",)


def possible(s: State) -> bool:
    """§1 A card lies open; §3 a suit is wanted of the eight on top; §4 it is over when a hand is empty."""
    if s.discard_top == NONE or not NONE <= s.wanted < 4:
        return False
    eight = DECK.kinds[s.discard_top].value == EIGHT
    empty = [seat for seat in range(s.players) if s.hand_size[seat] == 0]
    if (s.phase != Phase.PLAY and s.wanted != NONE) or (s.wanted != NONE and not eight):
        return False
    return (len(empty) == 1) == (s.phase == Phase.OVER) and (s.phase != Phase.NAME or eight)
