"""Rules of Eights: follow the suit or the value; an eight fits always and names a suit."""

from __future__ import annotations

import enum
from typing import Any

from ludotheque.components import FRENCH, Actions, Table, card, chance, counters, deck, hands, pile, single, stock, suit
from ludotheque.components.moves import NONE, after, move, redeal, size, without, worth
from ludotheque.kernel.jit import rule
from ludotheque.kernel.record import i1, public

EIGHT = 8
DECK = deck(suits=FRENCH, values=range(1, 14), worth=lambda suit, value: 50 if value == EIGHT else min(value, 10))
COPIES, SUIT, VALUE, WORTH = DECK.copies, DECK.suits, DECK.values, DECK.worths
HOOKS = ("shuffle",)


class Phase(enum.IntEnum):
    DEAL, PLAY, NAME, OVER = range(4)


class No(enum.IntEnum):
    """Why an action is refused: ten times the § that says so, and a count."""

    CARDS_ARE_BEING_DEALT = 11
    CARD_IS_NOT_LEFT = 12
    NOT_YOUR_TURN = 21
    NOT_IN_HAND = 22
    DOES_NOT_FIT = 23
    NO_SUCH_ACTION = 24
    YOU_CAN_PLAY = 31
    NAME_A_SUIT = 32
    MATCH_IS_OVER = 41


class State(Table, seats=4):
    cards = public(i1)
    short = public(i1)
    wanted = public(i1, initial=NONE)  # the suit that an eight has named, -1 if none has
    shuffles = public(i1)
    hand = hands(DECK)
    stock = stock(DECK)
    discard = pile(DECK)
    points = counters()


ACTIONS = Actions(
    play=card(DECK, source="hand", target="discard"),
    draw=single(source="stock", target="hand"),
    name=suit(DECK),
    deal=chance(DECK, to="turn", source="stock", target="hand"),
    start=chance(DECK, source="stock", target="discard"),
)
PLAY, DRAW, NAME, DEAL, START = ACTIONS.bases


@rule
def setup(s: State, players: int, options: Any) -> None:
    """§1 With 32 cards the values from 2 to 6 stay in the box."""
    s.players = players
    s.cards = options[0]
    s.short = options[1]
    for kind in range(len(COPIES)):
        if s.short == 1 and 1 < VALUE[kind] < 7:
            s.stock_size -= s.stock[kind]
            s.stock[kind] = 0


@rule
def opening(s: State) -> bool:
    """§1 All hands are dealt, and no card lies open yet."""
    return s.discard_top == NONE and s.hand_size[s.players - 1] == s.cards


@rule
def fits(s: State, kind: int) -> bool:
    """§2 The wanted suit, or the suit or value on top; §3 an eight always."""
    if VALUE[kind] == EIGHT:
        return True
    if s.wanted != NONE:
        return SUIT[kind] == s.wanted
    return SUIT[kind] == SUIT[s.discard_top] or VALUE[kind] == VALUE[s.discard_top]


@rule
def can_play(s: State, seat: int) -> bool:
    for kind in range(len(COPIES)):
        if s.hand[seat, kind] > 0 and fits(s, kind):
            return True
    return False


@rule
def objection(s: State, seat: int, action: int) -> int:
    if s.phase == Phase.DEAL:
        if action < START and (opening(s) or s.stock[action - DEAL] == 0):
            return No.CARD_IS_NOT_LEFT
        if action >= START and (not opening(s) or s.stock[action - START] == 0):
            return No.CARD_IS_NOT_LEFT
        return 0
    if s.phase == Phase.NAME:
        return 0 if action >= NAME else No.NAME_A_SUIT
    if action >= NAME:
        return No.NO_SUCH_ACTION
    if action == DRAW:
        return No.YOU_CAN_PLAY if can_play(s, seat) else 0
    if s.hand[seat, action - PLAY] == 0:
        return No.NOT_IN_HAND
    return 0 if fits(s, action - PLAY) else No.DOES_NOT_FIT


@rule
def apply(s: State, seat: int, action: int) -> None:
    if s.phase == Phase.DEAL:
        draw_card(s, action)
    elif s.phase == Phase.NAME:
        s.wanted = action - NAME
        s.phase = Phase.PLAY
        s.turn = after(seat, s.players)
    elif action == DRAW:
        draw(s)
    else:
        play(s, seat, action - PLAY)


@rule
def draw_card(s: State, action: int) -> None:
    """§1 One card at a time, then one to open; §3 whoever draws is dealt one."""
    s.stock_size -= 1
    if action >= START:
        move(s.stock, s.discard, action - START)
        s.discard_top = action - START
        s.phase = Phase.PLAY
        s.turn = 0
        return
    dealing = s.discard_top == NONE
    move(s.stock, s.hand[s.turn], action - DEAL)
    s.hand_size[s.turn] += 1
    s.turn = after(s.turn, s.players)
    if not dealing:
        s.phase = Phase.PLAY


@rule
def play(s: State, seat: int, kind: int) -> None:
    """§2 A card; §3 an eight names a suit; §4 an empty hand ends the match."""
    move(s.hand[seat], s.discard, kind)
    s.hand_size[seat] -= 1
    s.discard_top = kind
    s.wanted = NONE
    if s.hand_size[seat] == 0:
        for other in range(s.players):
            s.points[seat] += worth(s.hand[other], WORTH)
        s.phase = Phase.OVER
    elif VALUE[kind] == EIGHT:
        s.phase = Phase.NAME
    else:
        s.turn = after(seat, s.players)


@rule
def draw(s: State) -> None:
    """§3 A card from the stock; an empty one is made of the discards below the top; without any one passes."""
    if s.stock_size == 0 and size(s.discard) > 1:
        s.shuffles += 1
        for kind in range(len(COPIES)):
            s.stock[kind] = s.discard[kind]
            s.discard[kind] = 0
            s.stock_size += s.stock[kind]
        move(s.stock, s.discard, s.discard_top)
        s.stock_size -= 1
    if s.stock_size > 0:
        s.phase = Phase.DEAL
    else:
        s.turn = after(s.turn, s.players)


@rule
def shuffle(s: State) -> int:
    return s.shuffles


@rule
def guess(s: State, seat: int, rng: Any) -> None:
    """§1 What `seat` has not seen, as a fresh shuffle would spread it."""
    for kind in range(len(COPIES)):
        s.stock[kind] = 0 if s.short == 1 and 1 < VALUE[kind] < 7 else COPIES[kind]
    without(s.stock, s.hand[seat])
    without(s.stock, s.discard)
    redeal(s.hand, s.hand_size, s.stock, seat, rng)
