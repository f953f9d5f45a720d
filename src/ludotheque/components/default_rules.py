"""Rules that a game on components need not write: who may act, why not, what is legal.

The names below stand for the game's own rules and declarations; derived.py binds them, as the engine binds drivers."""

from __future__ import annotations

from typing import Any

from ludotheque.kernel.jit import rule
from ludotheque.kernel.record import CHANCE

objection: Any = None
refuses: Any = None
"""What decides of one who is to act: `by_declarations`, or `objection` where declarations say nothing of cards and
phases, or `refusal` where a game writes that itself."""
acting: Any = None
late: Any = None
by_whom: Any = None

OVER = 0
LUCKY_PHASES = 0
"""The phases in which chance acts, in bits."""
PEOPLE_ACTIONS = 0
FIRST_CHANCE_ACTION = 0
ACTION_COUNT = 0
MATCH_IS_OVER = 0
CARDS_ARE_BEING_DEALT = 0
NO_SUCH_ACTION = 0
NOT_YOUR_TURN = 0
ALREADY_CHOSEN = 0
NOT_IN_HAND = 0
CARD_IS_NOT_LEFT = 0

HAND, STOCK = "", ""
"""The fields of the hands and of the stock that actions take cards from."""
FROM_HAND, FROM_STOCK, ELSEWHERE = 0, 1, 2
SOURCES: Any = None
"""By number of an action: where it takes a card from."""
KINDS: Any = None
"""By number of an action: the kind of that card."""
PHASES: Any = None
"""By number of an action: the phase that bears the name of its verb, if it is one of chance; else -1."""


@rule
def by_turn(s: Any) -> int:
    """One seat after the other."""
    return 1 << s.turn


@rule
def by_choices(s: Any) -> int:
    """All who have not chosen."""
    bits = 0
    for seat in range(s.players):
        if s.chosen[seat] == 0:
            bits |= 1 << seat
    return bits


@rule
def late_by_turn(s: Any, seat: int) -> int:
    """Why a seat must wait that is not to act."""
    return NOT_YOUR_TURN


@rule
def late_by_choices(s: Any, seat: int) -> int:
    """Why a seat must wait that is not to act."""
    return ALREADY_CHOSEN if s.chosen[seat] == 1 else NOT_YOUR_TURN


@rule
def to_act(s: Any) -> int:
    """Nobody once it is over, chance in the phases that bear the name of one of its verbs, else people."""
    if s.phase == OVER:
        return 0
    if LUCKY_PHASES >> s.phase & 1:
        return 1 << CHANCE
    return by_whom(s)


@rule
def no_objection(s: Any, seat: int, action: int) -> int:
    """What the declarations say is all that there is to say."""
    return 0


@rule
def has_card(s: Any, seat: int, action: int) -> bool:
    """The hand has the card that the action takes from there."""
    return s[HAND][seat, KINDS[action]] > 0


@rule
def has_left(s: Any, seat: int, action: int) -> bool:
    """The stock has the card that the action takes from there."""
    return s[STOCK][KINDS[action]] > 0


@rule
def always(s: Any, seat: int, action: int) -> bool:
    """For games without hands, or without a stock."""
    return True


in_hand: Any = always
in_stock: Any = always


@rule
def by_declarations(s: Any, seat: int, action: int) -> int:
    """Chance acts in the phase of its verb, a card is where the verb takes it from; then the game's own objection."""
    if PHASES[action] >= 0 and PHASES[action] != s.phase:
        return NO_SUCH_ACTION
    if SOURCES[action] == FROM_HAND and not in_hand(s, seat, action):
        return NOT_IN_HAND
    if SOURCES[action] == FROM_STOCK and not in_stock(s, seat, action):
        return CARD_IS_NOT_LEFT
    return objection(s, seat, action)


@rule
def refusal(s: Any, seat: int, action: int) -> int:
    """The refusals that every game has; then the game's own objection, to an action that exists, of one who is to
    act."""
    bits = acting(s)
    if bits == 0:
        return MATCH_IS_OVER
    if bits >> CHANCE:
        if seat != CHANCE:
            return CARDS_ARE_BEING_DEALT
        if action < FIRST_CHANCE_ACTION or action >= ACTION_COUNT:
            return NO_SUCH_ACTION
        return refuses(s, seat, action)
    if seat < 0 or seat >= s.players or action < 0 or action >= PEOPLE_ACTIONS:
        return NO_SUCH_ACTION
    if bits >> seat & 1 == 0:
        return late(s, seat)
    return refuses(s, seat, action)


@rule
def legal(s: Any, seat: int, out: Any) -> int:
    """Every action that is not refused, ascending. Slow where there are many: write your own then."""
    if seat < 0 or seat > CHANCE or acting(s) >> seat & 1 == 0:
        return 0
    n = 0
    for action in range(
        FIRST_CHANCE_ACTION if seat == CHANCE else 0, ACTION_COUNT if seat == CHANCE else PEOPLE_ACTIONS
    ):
        if refuses(s, seat, action) == 0:
            out[n] = action
            n += 1
    return n


@rule
def result(s: Any, seat: int) -> int:
    """The points of a seat."""
    return s.points[seat]
