"""Rules of Bones: dominoes, block or draw, in rounds, until somebody has enough points."""

from __future__ import annotations

import enum
from typing import Any

from ludotheque.components import Actions, Table, chain, chance, counters, dominoes, hands, single, stock, tile
from ludotheque.components.chains import extend, fits
from ludotheque.components.moves import after, move, redeal, size, unseen, without, without_row, worth
from ludotheque.kernel.jit import rule
from ludotheque.kernel.record import i1, i2, public

TILES = dominoes(6)
COPIES, LOW, HIGH, WORTH = TILES.copies, TILES.lows, TILES.highs, TILES.worths
KINDS, HELD = len(TILES), 5
HOOKS = ("shuffle",)


class Phase(enum.IntEnum):
    DEAL, LAY, OVER = range(3)


class No(enum.IntEnum):
    """Why an action is refused: ten times the § that says so, and a count."""

    CARDS_ARE_BEING_DEALT = 11
    CARD_IS_NOT_LEFT = 12
    NOT_YOUR_TURN = 21
    NOT_IN_HAND = 22
    DOES_NOT_FIT = 23
    NO_SUCH_ACTION = 24
    YOU_CAN_LAY = 31
    YOU_MUST_DRAW = 32
    NOTHING_TO_DRAW = 33
    MATCH_IS_OVER = 41


class State(Table, seats=4):
    goal = public(i2)
    draw = public(i1)
    round = public(i1)
    passes = public(i1)  # in a row
    hand = hands(TILES)
    bones = stock(TILES)
    line = chain(TILES)
    points = counters()


ACTIONS = Actions(
    lay=tile(TILES, source="hand", target="line"),
    take=single(source="bones", target="hand"),
    knock=single(),
    deal=chance(TILES, to="turn", source="bones", target="hand"),
)
LAY, TAKE, KNOCK, DEAL = ACTIONS.bases


@rule
def setup(s: State, players: int, options: Any) -> None:
    s.players = players
    s.goal = options[0]
    s.draw = options[1]


@rule
def can_lay(s: State, seat: int) -> bool:
    for kind in range(KINDS):
        if s.hand[seat, kind] > 0 and (laid(s, kind, 0) or laid(s, kind, 1)):
            return True
    return False


@rule
def laid(s: State, kind: int, side: int) -> bool:
    """§2 A tile fits an open end."""
    return fits(s.line_ends, side, LOW[kind], HIGH[kind])


@rule
def objection(s: State, seat: int, action: int) -> int:
    """§2 A tile that fits; §3 else draw, else knock."""
    if action >= DEAL:
        return 0 if s.bones[action - DEAL] > 0 else No.CARD_IS_NOT_LEFT
    if action < TAKE:
        kind = (action - LAY) // 2
        if s.hand[seat, kind] == 0:
            return No.NOT_IN_HAND
        return 0 if laid(s, kind, (action - LAY) % 2) else No.DOES_NOT_FIT
    if can_lay(s, seat):
        return No.YOU_CAN_LAY
    drawing = s.draw == 1 and s.bones_size > 0
    if action == TAKE:
        return 0 if drawing else No.NOTHING_TO_DRAW
    return No.YOU_MUST_DRAW if drawing else 0


@rule
def apply(s: State, seat: int, action: int) -> None:
    if action >= DEAL:
        deal(s, action - DEAL)
    elif action == TAKE:
        s.phase = Phase.DEAL
    elif action == KNOCK:
        s.passes += 1
        s.turn = after(seat, s.players)
        if s.passes == s.players:
            score(s)
    else:
        lay(s, seat, (action - LAY) // 2, (action - LAY) % 2)


@rule
def deal(s: State, kind: int) -> None:
    """§1 Five tiles each, one at a time; §3 whoever draws gets one and goes on."""
    move(s.bones, s.hand[s.turn], kind)
    s.bones_size -= 1
    s.hand_size[s.turn] += 1
    if s.round == 1:
        s.phase = Phase.LAY
        return
    s.turn = after(s.turn, s.players)
    if s.hand_size[s.players - 1] == HELD:
        s.round = 1
        s.phase = Phase.LAY


@rule
def lay(s: State, seat: int, kind: int, side: int) -> None:
    """§2 The tile goes to an end; an empty hand ends the round."""
    s.hand[seat, kind] -= 1
    s.hand_size[seat] -= 1
    extend(s.line, s.line_ends, kind, side, LOW[kind], HIGH[kind])
    s.passes = 0
    s.turn = after(seat, s.players)
    if s.hand_size[seat] == 0:
        score(s)


@rule
def score(s: State) -> None:
    """§4 The lightest hand gets what the others hold more; then the next round, until the goal."""
    best = 0
    for seat in range(s.players):
        if worth(s.hand[seat], WORTH) < worth(s.hand[best], WORTH):
            best = seat
    won = 0
    for seat in range(s.players):
        won += worth(s.hand[seat], WORTH) - worth(s.hand[best], WORTH)
    s.points[best] += won
    if s.points[best] >= s.goal:
        s.phase = Phase.OVER
        return
    s.hand.fill(0)
    s.hand_size.fill(0)
    s.line.fill(-1)
    s.line_ends.fill(-1)
    unseen(s.bones, COPIES)
    s.bones_size = size(s.bones)
    s.round = 0
    s.passes = 0
    s.turn = 0
    s.phase = Phase.DEAL


@rule
def shuffle(s: State) -> int:
    total = 0
    for seat in range(s.players):
        total += s.points[seat]
    return total


@rule
def guess(s: State, seat: int, rng: Any) -> None:
    unseen(s.bones, COPIES)
    without(s.bones, s.hand[seat])
    without_row(s.bones, s.line)
    redeal(s.hand, s.hand_size, s.bones, seat, rng)
