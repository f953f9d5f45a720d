"""Rules of a tiny game to begin from: everyone shows a card at once, and the highest takes a point."""

from __future__ import annotations

import enum
from typing import Any

from ludotheque.kernel.cards import nth
from ludotheque.kernel.jit import rule
from ludotheque.kernel.record import CHANCE, Record, i1, private, public, secret
from ludotheque.kernel.rng import draw

SEATS, CARDS = 4, 12

# Actions: a kind and a card, 0 .. 11. The hidden ones are what others see of them: never legal.
PLAY = 0
PLAY_HIDDEN = CARDS
DEAL = 100
DEAL_HIDDEN = DEAL + CARDS

MAX_LEGAL = CARDS


class Phase(enum.IntEnum):
    DEAL, CHOOSE, OVER = range(3)


class No(enum.IntEnum):
    """Why an action is refused: ten times the § that says so, and a count; sentences are in words/."""

    CARDS_ARE_BEING_DEALT = 11
    CARD_IS_NOT_LEFT = 12
    ALREADY_CHOSEN = 21
    NOT_IN_HAND = 22
    NO_SUCH_ACTION = 23
    MATCH_IS_OVER = 41


class State(Record, seats=SEATS):
    players = public(i1)
    cards = public(i1)
    low_wins = public(i1)
    phase = public(i1)
    turn = public(i1)  # who is dealt to
    held = public(i1, SEATS)  # size of each hand
    chosen = public(i1, SEATS)  # 1 once a seat has chosen
    shown = public(i1, SEATS)  # the cards shown last, -1 before
    played = public(i1, CARDS)  # 1 once a card was shown
    points = public(i1, SEATS)
    hand = private(i1, SEATS, CARDS)  # 1 for a card held
    choice = private(i1, SEATS)  # the card chosen in secret, -1 if none
    undealt = secret(i1, CARDS)


@rule
def setup(s: State, players: int, options: Any) -> None:
    """§1 Twelve cards, 1 to 12; as many to each as was agreed."""
    s.players = players
    s.cards = options[0]
    s.low_wins = options[1]
    s.phase = Phase.DEAL
    s.turn = 0
    for seat in range(SEATS):
        s.held[seat] = 0
        s.chosen[seat] = 0
        s.shown[seat] = -1
        s.points[seat] = 0
        s.choice[seat] = -1
        for card in range(CARDS):
            s.hand[seat, card] = 0
    for card in range(CARDS):
        s.played[card] = 0
        s.undealt[card] = 1


@rule
def to_act(s: State) -> int:
    """§2 All choose at the same time."""
    if s.phase == Phase.OVER:
        return 0
    if s.phase == Phase.DEAL:
        return 1 << CHANCE
    bits = 0
    for seat in range(s.players):
        if s.chosen[seat] == 0:
            bits |= 1 << seat
    return bits


@rule
def refusal(s: State, seat: int, action: int) -> int:
    """0 if `seat` may do `action` now, else why not."""
    if s.phase == Phase.OVER:
        return No.MATCH_IS_OVER
    if s.phase == Phase.DEAL:
        if seat != CHANCE:
            return No.CARDS_ARE_BEING_DEALT
        if action < DEAL or action >= DEAL + CARDS:
            return No.NO_SUCH_ACTION
        return 0 if s.undealt[action - DEAL] == 1 else No.CARD_IS_NOT_LEFT
    if seat < 0 or seat >= s.players or action < PLAY or action >= PLAY + CARDS:
        return No.NO_SUCH_ACTION
    if s.chosen[seat] == 1:
        return No.ALREADY_CHOSEN
    return 0 if s.hand[seat, action - PLAY] == 1 else No.NOT_IN_HAND


@rule
def legal(s: State, seat: int, out: Any) -> int:
    """Every legal action of `seat`, ascending."""
    n = 0
    if s.phase == Phase.DEAL and seat == CHANCE:
        for card in range(CARDS):
            if s.undealt[card] == 1:
                out[n] = DEAL + card
                n += 1
    elif s.phase == Phase.CHOOSE and 0 <= seat < s.players and s.chosen[seat] == 0:
        for card in range(CARDS):
            if s.hand[seat, card] == 1:
                out[n] = PLAY + card
                n += 1
    return n


@rule
def apply(s: State, seat: int, action: int) -> None:
    """Do a legal action, in place."""
    if s.phase == Phase.DEAL:
        deal(s, action - DEAL)
    else:
        choose(s, seat, action - PLAY)


@rule
def deal(s: State, card: int) -> None:
    """§1 One card at a time, clockwise."""
    s.undealt[card] = 0
    s.hand[s.turn, card] = 1
    s.held[s.turn] += 1
    s.turn = s.turn + 1 if s.turn + 1 < s.players else 0
    if s.turn == 0 and s.held[0] == s.cards:
        s.phase = Phase.CHOOSE


@rule
def choose(s: State, seat: int, card: int) -> None:
    """§2 Chosen in secret; the last choice reveals them all."""
    s.hand[seat, card] = 0
    s.choice[seat] = card
    s.chosen[seat] = 1
    waiting = 0
    for other in range(s.players):
        waiting += 1 - s.chosen[other]
    if waiting == 0:
        reveal(s)


@rule
def reveal(s: State) -> None:
    """§3 The highest card takes a point; §4 empty hands end the match."""
    best = 0
    for seat in range(s.players):
        s.shown[seat] = s.choice[seat]
        s.played[s.choice[seat]] = 1
        s.choice[seat] = -1
        s.chosen[seat] = 0
        s.held[seat] -= 1
        if (s.shown[seat] > s.shown[best]) != (s.low_wins == 1) and seat != best:
            best = seat
    s.points[best] += 1
    if s.held[0] == 0:
        s.phase = Phase.OVER


@rule
def result(s: State, seat: int) -> int:
    """§4 Points."""
    return s.points[seat]


@rule
def guess(s: State, seat: int, rng: Any) -> None:
    """§1 The cards that `seat` has not seen, as a fresh shuffle would spread them over the others and the rest."""
    unseen = 0
    for card in range(CARDS):
        own = s.hand[seat, card] == 1 or s.choice[seat] == card
        s.undealt[card] = 0 if own or s.played[card] == 1 else 1
        unseen += s.undealt[card]
    for other in range(SEATS):
        if other != seat:
            s.choice[other] = -1
            for card in range(CARDS):
                s.hand[other, card] = 0
            for k in range(s.held[other]):
                card = nth(s.undealt, draw(rng, unseen))
                s.undealt[card] = 0
                unseen -= 1
                if k == 0 and s.chosen[other] == 1:
                    s.choice[other] = card
                else:
                    s.hand[other, card] = 1
