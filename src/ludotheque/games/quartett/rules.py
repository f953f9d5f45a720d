"""Rules of Quartett and Quintett: the rulebook's § in code, one small function each."""

from __future__ import annotations

import enum
from typing import Any

from ludotheque.components import Actions, chance, number, several
from ludotheque.components import card as one_card
from ludotheque.components.bits import size
from ludotheque.kernel.effects import NOBODY, heard, tell
from ludotheque.kernel.jit import rule
from ludotheque.kernel.record import CHANCE
from ludotheque.kernel.rng import draw

from .guessing import guess
from .memory import forget, know_nothing, note_gift, note_question, note_refusal, note_unfinished
from .state import (
    CARDS,
    COLOURS,
    DECK,
    SEATS,
    Effect,
    Phase,
    State,
    complete,
    deck,
    in_play,
    may_ask,
    nth_card,
    of_value,
)

__all__ = [
    "ACTIONS",
    "MAX_LEGAL",
    "Effect",
    "No",
    "Phase",
    "State",
    "apply",
    "guess",
    "legal",
    "objection",
    "pick",
    "result",
    "setup",
]

HOOKS = ("pick",)

# A question is ASK × the seat asked, plus the card. Of a card dealt to another seat one sees `deal ?`.
ACTIONS = Actions(ask=several(number(0, SEATS - 1), one_card(DECK)), deal=chance(DECK, to="turn"))
ASK, DEAL = CARDS, ACTIONS.verbs["deal"].base
DEAL_HIDDEN = ACTIONS.verbs["deal"].hidden

MAX_LEGAL = 120  # ten values, four cards missing of each, three players to ask
LONGEST = 500  # §6: questions


class No(enum.IntEnum):
    """Why an action is refused. The number is ten times the § that says so, and a count; sentences are in words/."""

    NO_BLACK_CARDS = 11
    CARDS_ARE_BEING_DEALT = 21
    CARD_IS_DEALT = 22
    NOT_YOUR_TURN = 31
    NO_SUCH_ACTION = 32
    NO_SUCH_PLAYER = 33
    ASK_SOMEONE_ELSE = 34
    YOU_HOLD_IT = 35
    NONE_OF_THAT_VALUE = 36
    HAS_NO_CARDS = 37
    SET_IS_LAID = 51
    MATCH_IS_OVER = 61


@rule
def setup(s: State, players: int, options: Any) -> None:
    """§1 Forty cards, or fifty in Quintett; all are to be dealt."""
    s.players = players
    s.colours = options[0]
    s.phase = Phase.DEAL
    s.turn = 0
    s.questions = 0
    for seat in range(SEATS):
        s.held[seat] = 0
        s.sets[seat] = 0
        s.hand[seat] = 0
    for part in range(3):
        s.last[part] = -1
    s.undealt = deck(s)
    know_nothing(s)


@rule
def left_of(s: State, seat: int) -> int:
    """§5 The next player, clockwise."""
    return seat + 1 if seat + 1 < s.players else 0


@rule
def objection(s: State, seat: int, action: int) -> int:
    """0 if `seat`, who is to act, may do `action` now, else why not; §2 chance deals what is left."""
    if action >= DEAL:
        return 0 if s.undealt >> (action - DEAL) & 1 else No.CARD_IS_DEALT
    code = refuse_other(s, seat, action // ASK)
    return code if code else refuse_card(s, seat, action % ASK)


@rule
def refuse_other(s: State, seat: int, other: int) -> int:
    """§3 Another player, who holds cards."""
    if other >= s.players:
        return No.NO_SUCH_PLAYER
    if other == seat:
        return No.ASK_SOMEONE_ELSE
    return 0 if s.held[other] > 0 else No.HAS_NO_CARDS


@rule
def refuse_card(s: State, seat: int, card: int) -> int:
    """§3 A card of a value you hold, and not one you hold; §1 black ones only in Quintett, §5 none that are laid."""
    if card % COLOURS >= s.colours:
        return No.NO_BLACK_CARDS
    for any_seat in range(s.players):
        if s.sets[any_seat] >> card // COLOURS & 1:
            return No.SET_IS_LAID
    if s.hand[seat] >> card & 1:
        return No.YOU_HOLD_IT
    return 0 if s.hand[seat] & of_value(card // COLOURS) else No.NONE_OF_THAT_VALUE


@rule
def legal(s: State, seat: int, out: Any) -> int:
    """Every legal action of `seat`, ascending."""
    n = 0
    if s.phase == Phase.DEAL:
        if seat == CHANCE:
            n = list_cards(s.undealt, DEAL, out, 0)
    elif s.phase == Phase.ASK and seat == s.turn:
        cards = may_ask(s, seat)
        for other in range(s.players):
            if other != seat and s.held[other] > 0:
                n = list_cards(cards, ASK * other, out, n)
    return n


@rule
def list_cards(cards: int, kind: int, out: Any, n: int) -> int:
    """An action of this kind for each of the cards, from place n on."""
    for card in range(CARDS):
        if cards >> card & 1:
            out[n] = kind + card
            n += 1
    return n


@rule
def pick(s: State, seat: int, rng: Any) -> int:
    """One legal action at random, without a list: all cards are there for all players asked alike."""
    if s.phase == Phase.DEAL:
        return DEAL + nth_card(s.undealt, draw(rng, size(s.undealt)))
    cards = may_ask(s, seat)
    others = 0
    for other in range(s.players):
        others += other != seat and s.held[other] > 0
    at = draw(rng, others * size(cards))
    asked = at % others
    other = -1
    for any_seat in range(s.players):
        if any_seat != seat and s.held[any_seat] > 0:
            if asked == 0:
                other = any_seat
            asked -= 1
    return ASK * other + nth_card(cards, at // others)


@rule
def apply(s: State, seat: int, action: int) -> None:
    """Do a legal action, in place."""
    if s.phase == Phase.DEAL:
        deal(s, action - DEAL)
    else:
        ask(s, seat, action // ASK, action % ASK)


@rule
def deal(s: State, card: int) -> None:
    """§2 One card at a time, clockwise from seat 0, until all are dealt; then seat 0 begins."""
    s.undealt &= ~(1 << card)
    take(s, s.turn, card)
    lay(s, s.turn, card // COLOURS)
    s.turn = left_of(s, s.turn)
    if s.undealt == 0:
        s.phase = Phase.ASK
        go_on(s, 0)
        tell(s, Effect.DEALT, s.turn)


@rule
def take(s: State, seat: int, card: int) -> None:
    """§2, §4 A card comes into a hand."""
    s.hand[seat] |= 1 << card
    s.held[seat] += 1


@rule
def lay(s: State, seat: int, v: int) -> bool:
    """§2, §5 A complete set is laid down at once."""
    if complete(s, s.hand[seat] & of_value(v)) == 0:
        return False
    s.hand[seat] &= ~of_value(v)
    s.held[seat] -= s.colours
    s.sets[seat] |= 1 << v
    tell(s, Effect.LAID, seat, v + 1, s.colours)
    forget(s, v)
    return True


@rule
def ask(s: State, seat: int, other: int, card: int) -> None:
    """§3, §4 The player asked gives the card, and the asker goes on; or he has not got it, and it is his turn."""
    s.questions += 1
    s.last[0] = seat
    s.last[1] = other
    s.last[2] = card
    note_question(s, seat, card)
    tell(s, Effect.ASKED, seat, other, card)
    if s.hand[other] >> card & 1:
        tell(s, Effect.GIVEN, seat, other)
        give(s, other, seat, card)
        go_on(s, seat)
    else:
        tell(s, Effect.REFUSED, seat, other)
        note_refusal(s, seat, other, card)
        go_on(s, other)
    if heard(s):
        tell_turn(s, seat)


@rule
def tell_turn(s: State, asker: int) -> None:
    """§4, §5 Who asks next; §6 or why it is over."""
    if s.phase != Phase.OVER:
        tell(s, Effect.AGAIN if s.turn == asker else Effect.TURN, s.turn)
    elif in_play(s):
        tell(s, Effect.LIMIT, NOBODY, LONGEST)
    else:
        tell(s, Effect.ALL_LAID, NOBODY)


@rule
def give(s: State, giver: int, taker: int, card: int) -> None:
    """§4, §5 The card changes hands, in the open; with it a set may be complete."""
    s.hand[giver] &= ~(1 << card)
    s.held[giver] -= 1
    take(s, taker, card)
    note_gift(s, giver, taker, card)
    v = card // COLOURS
    if not lay(s, taker, v):
        note_unfinished(s, taker, v)
    if heard(s):
        for seat in range(s.players):
            if seat in (giver, taker) and s.held[seat] == 0:
                tell(s, Effect.OUT, seat)


@rule
def go_on(s: State, seat: int) -> None:
    """§5 The turn of `seat`, or of the next clockwise who has cards; §6 without cards or questions left it is over."""
    left = 0
    for any_seat in range(s.players):
        left += s.held[any_seat]
    if left == 0 or s.questions == LONGEST:
        s.phase = Phase.OVER
    s.turn = next_with_cards(s, seat) if left > 0 else seat


@rule
def next_with_cards(s: State, seat: int) -> int:
    """§5 This seat if it has cards, else the next clockwise who has."""
    while s.held[seat] == 0:
        seat = left_of(s, seat)
    return seat


@rule
def result(s: State, seat: int) -> int:
    """§6 Sets laid down."""
    return size(s.sets[seat])
