"""Rules of Stall: take open cards, lay rising rows, and get two tokens for each row that you fill."""

from __future__ import annotations

import enum
from typing import Any

from ludotheque.components import (
    Actions,
    Table,
    card,
    chance,
    counters,
    deck,
    display,
    hands,
    marks,
    number,
    pile,
    piles,
    several,
    single,
    stock,
    supply,
)
from ludotheque.components.moves import (
    NONE,
    after,
    filled,
    lowest,
    move,
    redeal_beside,
    unseen,
    without,
    without_row,
)
from ludotheque.kernel.jit import rule
from ludotheque.kernel.record import i1, public

DECK = deck(values=range(1, 7), copies=3)
COPIES, KINDS = DECK.copies, len(DECK)
PLACES, ROWS, LENGTH, MOST, TOKENS = 3, 2, 3, 4, 12
HOOKS = ("weight",)


class Phase(enum.IntEnum):
    DEAL, OPEN, TURN, OVER = range(4)


class No(enum.IntEnum):
    """Why an action is refused: ten times the § that says so, and a count."""

    CARDS_ARE_BEING_DEALT = 11
    CARD_IS_NOT_LEFT = 12
    NOT_YOUR_TURN = 21
    NO_SUCH_ACTION = 22
    NOTHING_THERE = 23
    HAND_IS_FULL = 24
    NOT_IN_HAND = 31
    DOES_NOT_RISE = 32
    YOU_CAN_TAKE = 33
    MATCH_IS_OVER = 41


class State(Table, seats=4):
    turns = public(i1)
    hand = hands(DECK)
    stock = stock(DECK)
    market = display(DECK, PLACES)
    known = marks(DECK)
    rows = piles(DECK, ROWS, LENGTH)
    gone = pile(DECK, top=False)
    done = counters(i1, each="table")
    tokens = counters(i1)
    supply = supply(TOKENS, of="tokens")


ACTIONS = Actions(
    take=number(1, PLACES, name="place"),
    lay=several(card(DECK, source="hand", target="rows"), number(1, ROWS, name="row")),
    rest=single(),
    deal=chance(DECK, to="turn", source="stock", target="hand"),
    open=chance(DECK, source="stock", target="market"),
)
TAKE, LAY, REST, DEAL, OPEN = ACTIONS.bases


@rule
def setup(s: State, players: int, options: Any) -> None:
    s.players = players
    s.turns = options[0]


@rule
def rises(s: State, kind: int, row: int) -> bool:
    """§3 Rows never fall."""
    at = filled(s.rows[row])
    return at == 0 or s.rows[row, at - 1] <= kind


@rule
def objection(s: State, seat: int, action: int) -> int:
    """§2 An open card, into a hand with room; §3 else a card that rises, or rest."""
    if action >= DEAL:
        kind = action - DEAL if s.phase == Phase.DEAL else action - OPEN
        return 0 if 0 <= kind < KINDS and s.stock[kind] > 0 else No.CARD_IS_NOT_LEFT
    if action < LAY:
        if s.market[action - TAKE] == NONE:
            return No.NOTHING_THERE
        return No.HAND_IS_FULL if s.hand_size[seat] >= MOST else 0
    if action < REST:
        kind = (action - LAY) // ROWS
        if s.hand[seat, kind] == 0:
            return No.NOT_IN_HAND
        return 0 if rises(s, kind, (action - LAY) % ROWS) else No.DOES_NOT_RISE
    for place in range(PLACES):
        if s.market[place] != NONE and s.hand_size[seat] < MOST:
            return No.YOU_CAN_TAKE
    return 0


@rule
def weight(s: State, action: int) -> int:
    """§1 Each card in the stock is as likely as every other."""
    return s.stock[action - DEAL if s.phase == Phase.DEAL else action - OPEN]


@rule
def apply(s: State, seat: int, action: int) -> None:
    if s.phase == Phase.DEAL:
        deal(s, action - DEAL)
    elif s.phase == Phase.OPEN:
        uncover(s, action - OPEN)
    elif action < LAY:
        take(s, seat, action - TAKE)
    elif action < REST:
        lay(s, seat, (action - LAY) // ROWS, (action - LAY) % ROWS)
    else:
        next_turn(s)


@rule
def deal(s: State, kind: int) -> None:
    """§1 One hidden card each."""
    move(s.stock, s.hand[s.turn], kind)
    s.stock_size -= 1
    s.hand_size[s.turn] += 1
    s.turn = after(s.turn, s.players)
    if s.turn == 0:
        s.phase = Phase.OPEN


@rule
def uncover(s: State, kind: int) -> None:
    """§1 An open card on the first empty place."""
    s.stock[kind] -= 1
    s.stock_size -= 1
    s.market[filled(s.market)] = kind
    if filled(s.market) == PLACES or s.stock_size == 0:
        s.phase = Phase.TURN


@rule
def take(s: State, seat: int, place: int) -> None:
    """§2 All see which card it is."""
    kind = s.market[place]
    s.market[place] = NONE
    s.hand[seat, kind] += 1
    s.known[seat, kind] += 1
    s.hand_size[seat] += 1
    next_turn(s)
    if s.phase == Phase.TURN and s.stock_size > 0:
        s.phase = Phase.OPEN


@rule
def lay(s: State, seat: int, kind: int, row: int) -> None:
    """§3 The known copy goes first; a full row brings two tokens and is cleared."""
    s.hand[seat, kind] -= 1
    s.hand_size[seat] -= 1
    if s.known[seat, kind] > 0:
        s.known[seat, kind] -= 1
    s.rows[row, filled(s.rows[row])] = kind
    if filled(s.rows[row]) == LENGTH:
        s.tokens[seat] += 2
        s.supply -= 2
        for place in range(LENGTH):
            s.gone[s.rows[row, place]] += 1
        s.rows[row].fill(NONE)
    next_turn(s)


@rule
def next_turn(s: State) -> None:
    """§4 No tokens left, or enough turns: the match is over."""
    s.done += 1
    s.turn = after(s.turn, s.players)
    if s.supply == 0 or s.done >= s.turns or (s.stock_size == 0 and lowest(s.hand_size) == NONE):
        s.phase = Phase.OVER


@rule
def result(s: State, seat: int) -> int:
    return s.tokens[seat]


@rule
def guess(s: State, seat: int, rng: Any) -> None:
    """§1, §2 What `seat` has not seen."""
    unseen(s.stock, COPIES)
    without(s.stock, s.hand[seat])
    without(s.stock, s.gone)
    without_row(s.stock, s.market)
    for row in range(ROWS):
        without_row(s.stock, s.rows[row])
    for other in range(s.players):
        if other != seat:
            without(s.stock, s.known[other])
    redeal_beside(s.hand, s.hand_size, s.known, s.stock, seat, rng)
