"""Rules of a little race: a die, a cross of 24 spaces, two pawns each, captures, safe spaces, and home exactly."""

from __future__ import annotations

import enum
from typing import Any

from ludotheque.components import Actions, Table, chance, counters, dice, numbers, pawn, pawns, track
from ludotheque.components.moves import after
from ludotheque.components.track_rules import ahead, send_back, standing
from ludotheque.components.tracks import YARD
from ludotheque.kernel.jit import rule
from ludotheque.kernel.record import i1, i2, public

EACH, SIX = 2, 6
TRACK = track(24, shape="cross", starts=(0, 6, 12, 18), lane=3, kinds={"safe": (3, 9, 15, 21)})
HOOKS = ("shuffle",)
LENGTH, LANE, HOME, SAFE = TRACK.length, TRACK.lane, TRACK.home, TRACK.flags("safe")


class Phase(enum.IntEnum):
    ROLL, MOVE, OVER = range(3)


class No(enum.IntEnum):
    """Why an action is refused: ten times the § that says so, and a count."""

    DICE_ARE_BEING_THROWN = 11
    NOT_YOUR_TURN = 12
    SIX_TO_ENTER = 21
    BEYOND_HOME = 22
    NO_SUCH_PAWN = 23
    NO_SUCH_ACTION = 24
    MATCH_IS_OVER = 31


class State(Table, seats=4):
    used = public(i1)
    throws = public(i2)
    pawns = pawns(TRACK, EACH, used="used")
    die = dice()
    points = counters(i1)


ACTIONS = Actions(move=pawn(EACH), roll=chance(numbers(1, SIX)))
MOVE, ROLL = ACTIONS.bases


@rule
def setup(s: State, players: int, options: Any) -> None:
    s.players = players
    s.used = options[0]


@rule
def target(s: State, seat: int, number: int) -> int:
    """§2 Where a pawn comes to; -1 if it cannot move."""
    if s.pawns[seat, number] == YARD:
        return seat * (LENGTH // 4) if s.die[0] == SIX else -1
    return ahead(s.pawns[seat, number], s.die[0], seat * (LENGTH // 4), LENGTH, LENGTH, LANE)


@rule
def objection(s: State, seat: int, action: int) -> int:
    """§2 A six to enter; home exactly."""
    if action >= ROLL:
        return 0
    if action - MOVE >= s.used:
        return No.NO_SUCH_PAWN
    if target(s, seat, action - MOVE) >= 0:
        return 0
    return No.SIX_TO_ENTER if s.pawns[seat, action - MOVE] == YARD else No.BEYOND_HOME


@rule
def apply(s: State, seat: int, action: int) -> None:
    if s.phase == Phase.ROLL:
        roll(s, action - ROLL + 1)
    else:
        move(s, seat, action - MOVE)


@rule
def roll(s: State, value: int) -> None:
    """§1 A throw; who cannot move passes."""
    s.die[0] = value
    s.throws += 1
    for number in range(s.used):
        if target(s, s.turn, number) >= 0:
            s.phase = Phase.MOVE
            return
    s.turn = after(s.turn, s.players)


@rule
def move(s: State, seat: int, number: int) -> None:
    """§2 A pawn goes on and sends others back, except from safe spaces; §3 all pawns home end the match."""
    place = target(s, seat, number)
    s.pawns[seat, number] = place
    if place < LENGTH and SAFE[place] == 0:
        send_back(s.pawns, place, seat)
    s.points[seat] += place == HOME
    s.phase = Phase.ROLL
    if standing(s.pawns[seat], HOME) == s.used:
        s.phase = Phase.OVER
    elif s.die[0] != SIX:
        s.turn = after(seat, s.players)


@rule
def shuffle(s: State) -> int:
    return s.throws


@rule
def guess(s: State, seat: int, rng: Any) -> None:
    """Nothing is hidden."""
