"""Rules of Little Horses: a race with a die around a cross; the rulebook's § in code, one small function each."""

from __future__ import annotations

import enum
from typing import Any

from ludotheque.components import Actions, Table, chance, dice, numbers, pawn, pawns, single, track
from ludotheque.components.moves import after
from ludotheque.components.track_rules import ahead, covered, lined_up, send_back, standing
from ludotheque.components.tracks import YARD
from ludotheque.kernel.effects import NOBODY, effects, tell
from ludotheque.kernel.jit import rule
from ludotheque.kernel.record import i1, i2, public

HOOKS = ("shuffle",)
LENGTH, LANE, APART, EACH, SIX, MOST_SIXES, MOST_ROLLS = 56, 6, 14, 4, 6, 3, 1000
LAST = LENGTH + LANE - 1
TRACK = track(LENGTH, shape="cross", starts=range(0, LENGTH, APART), lane=LANE, home=False)


class Phase(enum.IntEnum):
    ROLL, THROW, RUN, OVER = range(4)


class No(enum.IntEnum):
    """Why an action is refused: ten times the § that says so, and a count; sentences are in words/."""

    NO_SUCH_HORSE = 11
    NOT_YOUR_TURN = 21
    DICE_ARE_BEING_THROWN = 22
    ROLL_FIRST = 23
    ALREADY_ROLLED = 24
    NO_SUCH_ACTION = 25
    NEEDS_A_SIX = 31
    OWN_HORSE_THERE = 41
    SAFE_THERE = 51
    TOO_FAR = 61
    MATCH_IS_OVER = 91


class Effect(enum.IntEnum):
    ROLLED, CAME_OUT, RAN, CLIMBED, SENT_BACK, ARRIVED, STUCK, AGAIN, ENOUGH_SIXES, WON, ENOUGH_ROLLS = range(11)


class State(Table, seats=4):
    horses = public(i1)
    outside = public(i1)
    starts = public(i1, 4)  # the starting space of each seat
    sixes = public(i1)  # thrown in a row
    rolls = public(i2)
    pawns = pawns(TRACK, EACH, used="horses", alone=True)
    die = dice()
    told = effects(6)


ACTIONS = Actions(roll=single(target="die"), move=pawn(EACH), throw=chance(numbers(1, SIX), target="die"))
ROLL, MOVE, THROW = ACTIONS.bases


@rule
def setup(s: State, players: int, options: Any) -> None:
    """§1 Stables at equal distances; two players sit opposite. The first horse may stand outside."""
    s.players, s.horses, s.outside = players, options[0], options[1]
    for seat in range(players):
        s.starts[seat] = seat * (LENGTH // 2 if players == 2 else APART)
        s.pawns[seat, 0] = s.starts[seat] if s.outside == 1 else YARD


@rule
def objection(s: State, seat: int, action: int) -> int:
    """§2 First the die, then a horse."""
    if action >= THROW:
        return 0
    if action == ROLL:
        return 0 if s.phase == Phase.ROLL else No.ALREADY_ROLLED
    return No.ROLL_FIRST if s.phase == Phase.ROLL else refuse_run(s, seat, action - MOVE)


@rule
def refuse_run(s: State, seat: int, horse: int) -> int:
    """§3, §4, §6 Only a six opens the stable, no two horses of a colour share a space, and the lane has an end."""
    if horse >= s.horses:
        return No.NO_SUCH_HORSE
    to = goal(s, seat, horse)
    if to < 0:
        return No.NEEDS_A_SIX if s.pawns[seat, horse] == YARD else No.TOO_FAR
    if standing(s.pawns[seat], to) > 0:
        return No.OWN_HORSE_THERE
    for other in range(s.players):  # §5
        if other != seat and s.starts[other] == to and standing(s.pawns[other], to) > 0:
            return No.SAFE_THERE
    return 0


@rule
def goal(s: State, seat: int, horse: int) -> int:
    """§3, §4, §6 Where the die brings a horse: onto its starting space, along the track, up the lane; -1 if nowhere."""
    if s.pawns[seat, horse] == YARD:
        return s.starts[seat] if s.die[0] == SIX else -1
    return ahead(s.pawns[seat, horse], s.die[0], s.starts[seat], LENGTH, LENGTH, LANE - 1)


@rule
def apply(s: State, seat: int, action: int) -> None:
    """§2 Roll, let luck throw the die, run."""
    if s.phase == Phase.ROLL:
        s.phase = Phase.THROW
    elif s.phase == Phase.THROW:
        throw(s, action - THROW + 1)
    else:
        run(s, seat, action - MOVE)


@rule
def shuffle(s: State) -> int:
    """§2 Each throw is one of its own."""
    return s.rolls


@rule
def throw(s: State, value: int) -> None:
    """§8 If a horse can run one must; if none can, the turn is over."""
    s.die[0] = value
    s.rolls += 1
    s.sixes = s.sixes + 1 if value == SIX else 0
    tell(s, Effect.ROLLED, s.turn, value)
    if can_run(s):
        s.phase = Phase.RUN
    else:
        tell(s, Effect.STUCK, s.turn)
        go_on(s)


@rule
def can_run(s: State) -> bool:
    for horse in range(s.horses):
        if refuse_run(s, s.turn, horse) == 0:
            return True
    return False


@rule
def run(s: State, seat: int, horse: int) -> None:
    """§3, §4, §6 One horse; §5 another player's on its space goes back; §9 when all have arrived the match is over."""
    to = goal(s, seat, horse)
    if s.pawns[seat, horse] == YARD:
        tell(s, Effect.CAME_OUT, seat, horse + 1)
    elif to < LENGTH:
        tell(s, Effect.RAN, seat, horse + 1, s.die[0])
    else:
        tell(s, Effect.CLIMBED, seat, horse + 1, to - LENGTH + 1)
    s.pawns[seat, horse] = to
    met = send_back(s.pawns, to, seat) if to < LENGTH else NOBODY
    if met != NOBODY:
        tell(s, Effect.SENT_BACK, seat, met)
    there = lined_up(s.pawns[seat], LAST)
    if there == s.horses:
        tell(s, Effect.WON, seat)
        s.phase = Phase.OVER
        return
    if to > LAST - there:
        tell(s, Effect.ARRIVED, seat, horse + 1)
    go_on(s)


@rule
def go_on(s: State) -> None:
    """§7 A six rolls again, three times in a row at most; §9 there is an end to everything."""
    s.phase = Phase.ROLL
    if s.rolls >= MOST_ROLLS:
        tell(s, Effect.ENOUGH_ROLLS, NOBODY)
        s.phase = Phase.OVER
    elif s.die[0] == SIX and s.sixes < MOST_SIXES:
        tell(s, Effect.AGAIN, s.turn)
    else:
        if s.die[0] == SIX:
            tell(s, Effect.ENOUGH_SIXES, s.turn)
        s.sixes = 0
        s.turn = after(s.turn, s.players)


@rule
def result(s: State, seat: int) -> int:
    """§9 The spaces that all horses have run."""
    total = 0
    for horse in range(s.horses):
        total += covered(s.pawns[seat, horse], s.starts[seat], LENGTH)
    return total
