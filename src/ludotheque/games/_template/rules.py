"""Rules of a tiny game to begin from: everyone shows a card at once, and the highest takes a point."""

from __future__ import annotations

import enum
from typing import Any

from ludotheque.components import Actions, Table, card, chance, choices, counters, deck, hands, pile, stock
from ludotheque.components.moves import (
    after,
    commit,
    move,
    redeal,
    redeal_choices,
    reveal,
    unseen,
    without,
    without_one,
)
from ludotheque.kernel.jit import rule
from ludotheque.kernel.record import i1, public

DECK = deck(values=range(1, 13))
CARDS = len(DECK)
COPIES = DECK.copies


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


class State(Table, seats=4):
    cards = public(i1)
    low_wins = public(i1)
    hand = hands(DECK)
    undealt = stock(DECK, rest=False)
    choice = choices(DECK)
    played = pile(DECK, top=False, rest=True)
    points = counters(i1)


ACTIONS = Actions(
    play=card(DECK, source="hand", target="played", seen="actor"),
    deal=chance(DECK, to="turn", source="undealt", target="hand"),
)
PLAY, DEAL = ACTIONS.bases


@rule
def setup(s: State, players: int, options: Any) -> None:
    """§1 Twelve cards, 1 to 12, all in the stock; as many to each as was agreed."""
    s.players = players
    s.cards = options[0]
    s.low_wins = options[1]


@rule
def objection(s: State, seat: int, action: int) -> int:
    """0 if `seat`, who is to act, may do `action` now, else why not."""
    if action >= DEAL:
        return 0 if s.undealt[action - DEAL] == 1 else No.CARD_IS_NOT_LEFT
    return 0 if s.hand[seat, action - PLAY] == 1 else No.NOT_IN_HAND


@rule
def apply(s: State, seat: int, action: int) -> None:
    """§1 One card at a time, clockwise; §2 chosen in secret, the last choice reveals them all."""
    if s.phase == Phase.DEAL:
        move(s.undealt, s.hand[s.turn], action - DEAL)
        s.undealt_size -= 1
        s.hand_size[s.turn] += 1
        s.turn = after(s.turn, s.players)
        if s.turn == 0 and s.hand_size[0] == s.cards:
            s.phase = Phase.CHOOSE
    elif commit(s.hand, s.hand_size, s.choice, s.chosen, seat, action - PLAY, s.players):
        score(s)


@rule
def score(s: State) -> None:
    """§3 The highest card takes a point; §4 empty hands end the match."""
    reveal(s.choice, s.chosen, s.shown, s.players)
    best = 0
    for seat in range(s.players):
        s.played[s.shown[seat]] = 1
        if (s.shown[seat] > s.shown[best]) != (s.low_wins == 1) and seat != best:
            best = seat
    s.points[best] += 1
    if s.hand_size[0] == 0:
        s.phase = Phase.OVER


@rule
def guess(s: State, seat: int, rng: Any) -> None:
    """§1 The cards that `seat` has not seen, as a fresh shuffle would spread them over the others and the rest."""
    unseen(s.undealt, COPIES)
    without(s.undealt, s.hand[seat])
    without(s.undealt, s.played)
    without_one(s.undealt, s.choice[seat])
    redeal_choices(s.choice, s.chosen, s.undealt, seat, rng)
    redeal(s.hand, s.hand_size, s.undealt, seat, rng)
