"""Rules of a tiny game to begin from: everyone shows a card at once, and the highest takes a point."""

from __future__ import annotations

import enum
from typing import Any

from ludotheque.components import Actions, Table, card, chance, choices, counters, deck, hands, pile, stock
from ludotheque.components.moves import commit, deal_in_turn, reveal
from ludotheque.kernel.effects import NOBODY, effects, tell
from ludotheque.kernel.jit import rule
from ludotheque.kernel.record import i1, public

DECK = deck(values=range(1, 13))


class Phase(enum.IntEnum):
    DEAL, CHOOSE, OVER = range(3)


class No(enum.IntEnum):
    """Why an action is refused: ten times the § that says so, and a count; sentences are in words/."""

    CARDS_ARE_BEING_DEALT, CARD_IS_NOT_LEFT = 11, 12
    ALREADY_CHOSEN, NOT_IN_HAND, NO_SUCH_ACTION = 21, 22, 23
    MATCH_IS_OVER = 41


class Effect(enum.IntEnum):
    """What an action brings about; notation.py says how it is told."""

    DEALT, CHOSEN, SHOWN, WON = range(4)


class State(Table, seats=4):
    cards = public(i1)
    lowest = public(i1)
    hand = hands(DECK)
    stock = stock(DECK, rest=False)
    choice = choices(DECK)
    played = pile(DECK, top=False, rest=True)
    points = counters(i1)
    told = effects(8)


ACTIONS = Actions(
    play=card(DECK, source="hand", target="played", seen="actor"),
    deal=chance(DECK, to="turn", source="stock", target="hand"),
)
PLAY, DEAL = ACTIONS.bases


@rule
def setup(s: State, players: int, options: Any) -> None:
    """§1 Twelve cards, 1 to 12, all in the stock; as many to each as was agreed."""
    s.players, s.cards, s.lowest = players, options[0], options[1]


@rule
def apply(s: State, seat: int, action: int) -> None:
    """§1 One card at a time, clockwise; §2 chosen in secret, the last choice reveals them all."""
    if s.phase == Phase.DEAL:
        if deal_in_turn(s, action - DEAL, s.cards):
            tell(s, Effect.DEALT, NOBODY, s.cards)
            s.phase = Phase.CHOOSE
    else:
        tell(s, Effect.CHOSEN, seat)
        if commit(s.hand, s.hand_size, s.choice, s.chosen, seat, action - PLAY, s.players):
            score(s)


@rule
def score(s: State) -> None:
    """§3 The highest card takes a point; §4 empty hands end the match."""
    reveal(s.choice, s.chosen, s.shown, s.players)
    best = 0
    for seat in range(s.players):
        tell(s, Effect.SHOWN, seat, s.shown[seat])
        s.played[s.shown[seat]] = 1
        if (s.shown[seat] > s.shown[best]) != (s.lowest == 1) and seat != best:
            best = seat
    s.points[best] += 1
    tell(s, Effect.WON, best)
    if s.hand_size[0] == 0:
        s.phase = Phase.OVER
