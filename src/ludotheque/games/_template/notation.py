"""Notation of positions and events, as far as it does not follow from what rules.py declares."""

from __future__ import annotations

from ludotheque.kernel.errors import PositionError
from ludotheque.kernel.record import CHANCE
from ludotheque.kernel.words import Line, Seat, line

from .rules import Phase, State

HOOKS = ("possible", "LEFT_OUT")
LEFT_OUT = ("turn",)  # seat 0 again, when all are dealt


def possible(s: State) -> bool:
    """§3, §4 Each round costs everyone a card and brings a point."""
    seats, rounds = range(s.players), sum(s.points)
    same = {s.hand_size[seat] + s.chosen[seat] for seat in seats} == {s.cards - rounds}
    over = (s.phase == Phase.OVER) == (rounds == s.cards)
    if not same or sum(s.played) != rounds * s.players or not over or all(s.chosen[seat] for seat in seats):
        raise PositionError("position-round", rounds=str(rounds), cards=str(s.cards - rounds))
    return True


def narrate(before: State, seat: int, action: int, after: State) -> list[Line]:
    if seat == CHANCE:
        return [line("log-dealt", cards=after.cards)] if after.phase != Phase.DEAL else []
    lines = [line("log-chosen", who=Seat(seat))]
    if after.chosen[seat] == 0:
        lines += [line("log-shown", who=Seat(other), card=after.shown[other] + 1) for other in range(after.players)]
        winner = next(other for other in range(after.players) if after.points[other] > before.points[other])
        lines.append(line("log-point", who=Seat(winner)))
    return lines
