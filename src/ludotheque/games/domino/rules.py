"""Rules of dominoes: equal halves touch; block or draw, in rounds, until somebody has enough points."""

from __future__ import annotations

import enum
from typing import Any

import numpy as np

from ludotheque import components as parts
from ludotheque.components.chains import extend, fits, fits_somewhere
from ludotheque.components.constrained_deal import note_newer, redeal_lacking
from ludotheque.components.moves import NONE, after, copy, lightest, lowest, move, unseen, without, without_row, worth
from ludotheque.kernel.effects import NOBODY, effects, tell
from ludotheque.kernel.jit import rule
from ludotheque.kernel.record import i1, i2, public

HOOKS = ("shuffle",)
TILES = parts.dominoes(6)
KINDS, COPIES, LOW, HIGH, PIPS = len(TILES), TILES.copies, TILES.lows, TILES.highs, TILES.worths
FROM_HIGHEST = np.lexsort((HIGH, PIPS, LOW == HIGH))[::-1].copy()
"""§2 Doubles before all others, then the heavier tile, then the one with the larger half."""
EACH = (0, 0, 7, 6, 5)  # by the number of players
DRAWING, MAX_ROUNDS = 0, 40


class Phase(enum.IntEnum):
    GATHER, DEAL, LAY, OVER = range(4)


class No(enum.IntEnum):
    """Why an action is refused: ten times the § that says so, and a count; sentences are in words/."""

    CARDS_ARE_BEING_DEALT, CARD_IS_NOT_LEFT = 11, 12
    BEGIN_WITH_THE_HIGHEST = 21
    NOT_YOUR_TURN, NOT_IN_HAND, DOES_NOT_FIT, NO_SUCH_ACTION = 31, 32, 33, 34
    YOU_CAN_LAY, DRAW_FIRST, NOTHING_TO_DRAW = 41, 42, 43
    MATCH_IS_OVER = 71


class Effect(enum.IntEnum):
    DEALT, BEGAN, OPENED, LAID, DREW, PASSED, EMPTIED, BLOCKED, HELD, WON, TIED = range(11)


class State(parts.Table, seats=4):
    mode = public(i1)
    target = public(i2)  # 0: a single round
    round = public(i1)  # its number, from 1
    passes = public(i1)  # in a row
    hand = parts.hands(TILES)
    stock = parts.stock(TILES)
    line = parts.chain(TILES)
    lacks = parts.lacking(TILES)
    known = parts.marks(TILES)  # who has the highest tile, as long as nothing is laid; all hands at the end of a round
    points = parts.counters()
    told = effects(40)


ACTIONS = parts.Actions(
    pass_=parts.single(),
    lay=parts.tile(TILES, source="hand", target="line"),
    draw=parts.single(source="stock", target="hand"),
    gather=parts.chance(parts.single(), counted="round"),
    deal=parts.chance(TILES, to="turn", source="stock", target="hand"),
)
PASS, LAY, DRAW, GATHER, DEAL = ACTIONS.bases


@rule
def setup(s: State, players: int, options: Any) -> None:
    """§4 Drawing or not; §7 the points to reach, or a single round."""
    s.players, s.mode, s.target = players, options[0], options[1]


@rule
def touches(s: State, kind: int, side: int) -> bool:
    """§3 Equal halves touch."""
    return fits(s.line_ends, side, LOW[kind], HIGH[kind])


@rule
def objection(s: State, seat: int, action: int) -> int:
    """0 if `seat`, who is to act, may do `action` now, else why not."""
    if action >= GATHER:
        return 0
    drawing = s.mode == DRAWING and s.stock_size > 0
    if action in (PASS, DRAW):
        if fits_somewhere(s.hand[seat], s.line_ends, LOW, HIGH):
            return No.YOU_CAN_LAY
        if action == PASS:
            return No.DRAW_FIRST if drawing else 0
        return 0 if drawing else No.NOTHING_TO_DRAW
    kind = (action - LAY) // 2
    if s.line_ends[0] == NONE and s.known[seat, kind] == 0:
        return No.BEGIN_WITH_THE_HIGHEST
    return 0 if touches(s, kind, (action - LAY) % 2) else No.DOES_NOT_FIT


@rule
def apply(s: State, seat: int, action: int) -> None:
    """§3, §4 One action, or a tile that is dealt."""
    if action >= DEAL:
        deal(s, s.turn, action - DEAL)
    elif action == GATHER:
        gather(s)
    elif action == DRAW:
        note(s, seat)
        s.phase = Phase.DEAL
    elif action == PASS:
        skip(s, seat)
    else:
        lay(s, seat, (action - LAY) // 2, (action - LAY) % 2)


@rule
def gather(s: State) -> None:
    """§1 All tiles lie face down and are the stock."""
    unseen(s.stock, COPIES)
    s.hand.fill(0)
    s.hand_size.fill(0)
    s.line.fill(NONE)
    s.line_ends.fill(NONE)
    s.lacks.fill(0)
    s.known.fill(0)
    s.stock_size, s.turn, s.passes = KINDS, 0, 0
    s.round += 1
    s.phase = Phase.DEAL


@rule
def deal(s: State, seat: int, kind: int) -> None:
    """§1 Seven tiles for two, six for three, five for four; §4 a tile that is drawn."""
    move(s.stock, s.hand[seat], kind)
    s.stock_size -= 1
    s.hand_size[seat] += 1
    if s.line_ends[0] >= 0:
        tell(s, Effect.DREW, seat, kind)
        s.lacks_newer[seat] = 1
        s.phase = Phase.LAY
        return
    tell(s, Effect.DEALT, seat, kind)
    s.turn = after(seat, s.players)
    if s.hand_size[s.turn] == EACH[s.players]:
        begin(s)


@rule
def begin(s: State) -> None:
    """§2 Whoever has the highest double, or else the heaviest tile, begins with it."""
    s.turn = highest(s)
    tell(s, Effect.BEGAN, s.turn, lowest(s.known[s.turn]), s.round, s.hand_size[0])
    s.phase = Phase.LAY


@rule
def highest(s: State) -> int:
    """§2 The seat that is now known to have the highest tile; nobody has a higher one."""
    for kind in FROM_HIGHEST:
        for seat in range(s.players):
            if s.hand[seat, kind] == 1:
                s.known[seat, kind] = 1
                return seat
        for seat in range(s.players):
            s.lacks[seat, kind] = 1
    return NONE


@rule
def lay(s: State, seat: int, kind: int, side: int) -> None:
    """§3 A tile at an end of the line; §5 an empty hand ends the round."""
    tell(s, Effect.OPENED if s.line_ends[0] == NONE else Effect.LAID, seat, kind, side)
    s.hand[seat, kind] -= 1
    s.hand_size[seat] -= 1
    extend(s.line, s.line_ends, kind, side, LOW[kind], HIGH[kind])
    s.known[seat, kind], s.lacks_newer[seat], s.passes = 0, 0, 0  # a tile that was drawn can only be the one laid
    s.turn = after(seat, s.players)
    if s.hand_size[seat] == 0:
        tell(s, Effect.EMPTIED, seat)
        settle(s, seat)


@rule
def note(s: State, seat: int) -> None:
    """§4 Who cannot lay has no tile that fits: all remember."""
    note_newer(s.lacks, s.lacks_newer, seat)
    for kind in range(KINDS):
        if touches(s, kind, 0) or touches(s, kind, 1):
            s.lacks[seat, kind] = 1


@rule
def skip(s: State, seat: int) -> None:
    """§4 Nothing fits and there is nothing to draw; §5 if nobody can lay, the round is over."""
    note(s, seat)
    s.passes += 1
    tell(s, Effect.PASSED, seat)
    s.turn = after(seat, s.players)
    if s.passes == s.players:
        tell(s, Effect.BLOCKED, NOBODY)
        settle(s, lightest(s.hand, PIPS, s.players))


@rule
def settle(s: State, winner: int) -> None:
    """§6 The winner gets the pips of the others, less his own; §7 then the next round, or the end."""
    total = 0
    for seat in range(s.players):
        held = worth(s.hand[seat], PIPS)
        total += -held if seat == winner else held
        copy(s.hand[seat], s.known[seat])
        for kind in range(KINDS):
            if s.hand[seat, kind] == 1:
                tell(s, Effect.HELD, seat, kind, held)
    if winner == NONE:
        tell(s, Effect.TIED, NOBODY)
    else:
        s.points[winner] += total
        tell(s, Effect.WON, winner, total, s.points[winner])
    reached = s.target == 0 or s.round == MAX_ROUNDS or (winner != NONE and s.points[winner] >= s.target)
    s.phase = Phase.OVER if reached else Phase.GATHER


@rule
def shuffle(s: State) -> int:
    """§1 The tiles are mixed for each round."""
    return s.round


@rule
def guess(s: State, seat: int, rng: Any) -> None:
    """§2, §4 What `seat` has not seen, as a shuffle would spread it that left nobody what he is known not to have."""
    unseen(s.stock, COPIES)
    without(s.stock, s.hand[seat])
    without_row(s.stock, s.line)
    redeal_lacking(s.hand, s.hand_size, s.known, s.lacks, s.lacks_newer, s.stock, seat, rng)
