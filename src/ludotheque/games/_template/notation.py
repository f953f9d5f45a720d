"""Sentences, and what a position must fulfil, as far as neither follows from what rules.py declares."""

from __future__ import annotations

from ludotheque.kernel.errors import PositionError
from ludotheque.kernel.sentences import Told, card, number

from .rules import DECK, Effect, Phase, State

HOOKS = ("possible", "LEFT_OUT")
LEFT_OUT = ("turn",)  # seat 0 again, when all are dealt
SENTENCES = {
    Effect.DEALT: Told("log-dealt", number("cards")),
    Effect.CHOSEN: Told("log-chosen"),
    Effect.SHOWN: Told("log-shown", card("card", DECK), source="hand", to="played"),
    Effect.WON: Told("log-point"),
}


def possible(s: State) -> bool:
    """§3, §4 Each round costs everyone a card and brings a point."""
    seats, rounds = range(s.players), sum(s.points)
    same = {s.hand_size[seat] + s.chosen[seat] for seat in seats} == {s.cards - rounds}
    over = (s.phase == Phase.OVER) == (rounds == s.cards)
    if not same or sum(s.played) != rounds * s.players or not over or all(s.chosen[seat] for seat in seats):
        raise PositionError("position-round", rounds=str(rounds), cards=str(s.cards - rounds))
    return True
