"""Rules of Tausch Rausch: the rulebook's § in code; §8 to §22 are in objectives.py."""

from __future__ import annotations

import enum
from typing import Any

from ludotheque.components.bits import size as count
from ludotheque.components.moves import nth
from ludotheque.kernel.effects import NOBODY, heard, tell
from ludotheque.kernel.jit import rule
from ludotheque.kernel.record import CHANCE
from ludotheque.kernel.rng import draw

from .cards import (
    CARDS_AT,
    EVERY,
    KINDS,
    NO_KIND,
    NOTHING,
    joined,
    lacks,
    nth_card,
    nth_kind,
    unpack,
    well_packed,
    without,
)
from .combinations import WAYS, count_claims, list_claims, list_row, nth_claim, nth_of_row
from .memory import conclude, guess, put_down, unseen
from .objectives import ASKS, BONUS, COPIES, NO_OBJECTIVE, OBJECTIVES, PARAGRAPH, fulfils, size
from .state import GOAL, HAND, MARKET, MARKET_OF, MARKETS, MOST_TURNS, ON_MARKETS, PLACES, SEATS, Effect, Phase, State

__all__ = [
    "MAX_LEGAL",
    "Effect",
    "No",
    "Phase",
    "State",
    "apply",
    "guess",
    "legal",
    "pick",
    "refusal",
    "result",
    "setup",
    "shuffle",
]

HOOKS = ("weight", "pick", "shuffle")
__all__ += ["to_act", "weight"]

# Actions. Of chance: a card, or an objective. Of people, from 128 on: where (three bits), what, and cards (cards.py).
DEAL = 0
DEAL_HIDDEN = DEAL + KINDS  # what the others see of a card drawn: never legal
UNCOVER = 64
SWAP = 0
CLAIM = 8


def most_legal() -> int:
    """No hand has more actions than all 80 cards would: what a hand can put down, a larger hand can too. So its swaps,
    and the five objectives of a deck that can be claimed in the most ways, are a bound for every hand."""
    swaps = sum(int(WAYS[KINDS, KINDS, asked]) for asked in MARKET)
    claims = []
    for copies in COPIES.tolist():
        each = [count_claims(EVERY, EVERY, kind) for kind in range(OBJECTIVES) for _ in range(copies[kind])]
        claims.append(sum(sorted(each)[-PLACES:]))
    return swaps + int(max(claims))


MAX_LEGAL = most_legal()


class No(enum.IntEnum):
    """Why an action is refused. The number is ten times the § that says so, and a count; sentences are in words/."""

    CARDS_ARE_BEING_DEALT = 21
    NONE_LEFT = 22
    NOT_YOUR_TURN = 23
    NO_SUCH_ACTION = 31
    MARKET_ASKS_OTHERWISE = 32
    NOT_IN_HAND = 33
    CANNOT_SHOW = 41
    MARKET_IS_CLOSED = 61
    MATCH_IS_OVER = 71
    NOT_EVEN = 81
    NOT_ODD = 91
    NOT_ONE_COLOUR = 101
    NOT_NINE = 111
    NOT_HIGH = 121
    NOT_LOW = 131
    NOT_TOP = 141
    NOT_RUN5 = 151
    NOT_RUN4 = 161
    NOT_FULL = 171
    NOT_FOUR = 181
    NOT_THREE = 191
    NOT_TWINS = 201
    NOT_PAIRS2 = 211
    NOT_PAIRS3 = 221


@rule
def setup(s: State, players: int, options: Any) -> None:
    """§1, §2 80 cards and 24 objectives are shuffled; nothing is laid yet."""
    s.players = players
    s.deck = options[0]
    s.rules = options[1]
    s.phase = Phase.LAY
    s.turn = 0
    s.turns = 0
    s.due = ON_MARKETS
    s.top = NO_KIND
    for copy in range(2):
        s.stock[copy] = EVERY
        s.discards[copy] = 0
        s.old[copy] = 0
        for market in range(MARKETS):
            s.market[market, copy] = 0
        for seat in range(SEATS):
            s.hand[seat, copy] = 0
            s.known[seat, copy] = 0
    for seat in range(SEATS):
        s.held[seat] = 0
        s.old_held[seat] = 0
        s.won[seat] = 0
        for k in range(GOAL):
            s.claimed[seat, k] = NO_OBJECTIVE
    for place in range(PLACES):
        s.row[place] = NO_OBJECTIVE
    for objective in range(OBJECTIVES):
        s.pile[objective] = COPIES[s.deck, objective]


@rule
def left_of(s: State, seat: int) -> int:
    """§2 The next player, clockwise."""
    return seat + 1 if seat + 1 < s.players else 0


@rule
def to_act(s: State) -> int:
    """§2 One after the other; chance lays, deals and draws."""
    if s.phase == Phase.OVER:
        return 0
    if s.phase == Phase.PLAY:
        return 1 << s.turn
    return 1 << CHANCE


@rule
def place_of(action: int) -> int:
    """Which market or which place of the row an action names."""
    return action & 7


@rule
def cards_of(action: int) -> int:
    """The cards of an action, as a tuple."""
    return action >> CARDS_AT


@rule
def refusal(s: State, seat: int, action: int) -> int:
    """0 if `seat` may do `action` now, else why not."""
    if s.phase == Phase.OVER:
        return No.MATCH_IS_OVER
    if s.phase != Phase.PLAY:
        return refuse_deal(s, seat, action)
    if seat != s.turn:
        return No.NOT_YOUR_TURN
    place = action & ((1 << CARDS_AT) - 1) & ~CLAIM
    if place >= PLACES or not well_packed(cards_of(action)):
        return No.NO_SUCH_ACTION
    return refuse_claim(s, seat, action) if action & CLAIM else refuse_swap(s, seat, action)


@rule
def refuse_deal(s: State, seat: int, action: int) -> int:
    """§2, §5 Chance gives what is left; everyone waits."""
    if seat != CHANCE:
        return No.CARDS_ARE_BEING_DEALT
    if s.phase == Phase.UNCOVER:
        if action < UNCOVER or action >= UNCOVER + OBJECTIVES:
            return No.NO_SUCH_ACTION
        return 0 if s.pile[action - UNCOVER] > 0 else No.NONE_LEFT
    if action < DEAL or action >= DEAL + KINDS:
        return No.NO_SUCH_ACTION
    return 0 if s.stock[0] >> (action - DEAL) & 1 else No.NONE_LEFT


@rule
def refuse_swap(s: State, seat: int, action: int) -> int:
    """§3, §6 Exactly as many cards as the market asks for, all from the hand; who holds fewer is told so first."""
    if s.held[seat] < MARKET[place_of(action)]:
        return No.MARKET_IS_CLOSED
    once, twice = unpack(cards_of(action))
    if size(once, twice) != MARKET[place_of(action)]:
        return No.MARKET_ASKS_OTHERWISE
    return No.NOT_IN_HAND if lacks(s.hand[seat, 0], s.hand[seat, 1], once, twice) else 0


@rule
def refuse_claim(s: State, seat: int, action: int) -> int:
    """§4 Exactly the cards that the objective asks for, all from the hand."""
    once, twice = unpack(cards_of(action))
    objective = s.row[place_of(action)]
    if not fulfils(objective, once, twice):
        return PARAGRAPH[objective] * 10 + 1
    return No.CANNOT_SHOW if lacks(s.hand[seat, 0], s.hand[seat, 1], once, twice) else 0


@rule
def legal(s: State, seat: int, out: Any) -> int:
    """Every legal action of `seat`: swaps by market, then claims by place."""
    n = NOTHING
    if s.phase == Phase.PLAY:
        if seat == s.turn:
            once = s.hand[seat, 0]
            twice = s.hand[seat, 1]
            for market in range(MARKETS):
                n = list_row(once, twice, MARKET[market] - 1, SWAP | market, out, n)
            for place in range(PLACES):
                n = list_claims(once, twice, s.row[place], CLAIM | place, out, n)
    elif seat == CHANCE and s.phase == Phase.UNCOVER:
        for objective in range(OBJECTIVES):
            if s.pile[objective] > 0:
                out[n] = UNCOVER + objective
                n += 1
    elif seat == CHANCE and s.phase != Phase.OVER:
        for kind in range(KINDS):
            if s.stock[0] >> kind & 1:
                out[n] = DEAL + kind
                n += 1
    return n


@rule
def weight(s: State, action: int) -> int:
    """§2 Every card left is as likely as every other, and every objective."""
    if s.phase == Phase.UNCOVER:
        return s.pile[action - UNCOVER]
    return (s.stock[0] >> (action - DEAL) & 1) + (s.stock[1] >> (action - DEAL) & 1)


@rule
def pick(s: State, seat: int, rng: Any) -> int:
    """One legal action at random, each as likely as every other: counted, drawn by number and made, without a list."""
    if s.phase == Phase.PLAY:
        return pick_turn(s, seat, rng)
    if s.phase == Phase.UNCOVER:
        hidden = 0
        for objective in range(OBJECTIVES):
            hidden += s.pile[objective]
        return UNCOVER + nth(s.pile, draw(rng, hidden))
    return DEAL + nth_card(s.stock[0], s.stock[1], draw(rng, size(s.stock[0], s.stock[1])))


@rule
def pick_turn(s: State, seat: int, rng: Any) -> int:
    """§3, §4 A swap or a claim, in the order of `legal`."""
    once = s.hand[seat, 0]
    twice = s.hand[seat, 1]
    kinds = count(once)
    pairs = count(twice)
    swaps = WAYS[kinds, pairs, 1] + 3 * WAYS[kinds, pairs, 2] + WAYS[kinds, pairs, 3]
    claims = (
        count_claims(once, twice, s.row[0]),
        count_claims(once, twice, s.row[1]),
        count_claims(once, twice, s.row[2]),
        count_claims(once, twice, s.row[3]),
        count_claims(once, twice, s.row[4]),
    )
    at = draw(rng, swaps + claims[0] + claims[1] + claims[2] + claims[3] + claims[4])
    if at < swaps:
        market = 0
        while at >= WAYS[kinds, pairs, MARKET[market]]:
            at -= WAYS[kinds, pairs, MARKET[market]]
            market += 1
        return SWAP | market | nth_of_row(once, twice, MARKET[market] - 1, at) << CARDS_AT
    at -= swaps
    place = 0
    while at >= claims[place]:
        at -= claims[place]
        place += 1
    return CLAIM | place | nth_claim(once, twice, s.row[place], at) << CARDS_AT


@rule
def apply(s: State, seat: int, action: int) -> None:
    """Do a legal action, in place."""
    if s.phase == Phase.PLAY:
        once, twice = unpack(cards_of(action))
        if action & CLAIM:
            claim(s, seat, place_of(action), once, twice)
        else:
            swap(s, seat, place_of(action), once, twice)
    elif s.phase == Phase.UNCOVER:
        uncover(s, action - UNCOVER)
    else:
        take_from_stock(s, action - DEAL)
        if s.phase == Phase.LAY:
            lay(s, action - DEAL)
        elif s.phase == Phase.DEAL:
            deal(s, action - DEAL)
        else:
            draw_card(s, action - DEAL)


@rule
def take_from_stock(s: State, kind: int) -> None:
    s.stock[0], s.stock[1] = without(s.stock[0], s.stock[1], 1 << kind, NOTHING)
    s.due -= 1


@rule
def lay(s: State, kind: int) -> None:
    """§2 Open cards on the markets, as many as each asks for."""
    market = MARKET_OF[ON_MARKETS - 1 - s.due]
    s.market[market, 0], s.market[market, 1] = joined(s.market[market, 0], s.market[market, 1], 1 << kind, NOTHING)
    if s.due == 0:
        s.phase = Phase.UNCOVER


@rule
def uncover(s: State, objective: int) -> None:
    """§2, §4 The first empty place gets an objective of the pile. When the row is full, cards are dealt or drawn."""
    s.pile[objective] -= 1
    place = 0
    while s.row[place] != NO_OBJECTIVE:
        place += 1
    s.row[place] = objective
    for other in range(PLACES):
        if s.row[other] == NO_OBJECTIVE:
            return
    if s.won[s.turn] > 0:
        tell(s, Effect.UNCOVERED, NOBODY, objective)
        draw_on(s)
    else:  # nobody has claimed yet: this is the set-up
        s.phase = Phase.DEAL
        s.due = HAND * s.players


@rule
def deal(s: State, kind: int) -> None:
    """§2 Five cards to each, hidden, one at a time."""
    into_hand(s, kind)
    s.turn = left_of(s, s.turn)
    if s.due == 0:
        s.phase = Phase.PLAY
        tell(s, Effect.DEALT, NOBODY)


@rule
def into_hand(s: State, kind: int) -> None:
    s.hand[s.turn, 0], s.hand[s.turn, 1] = joined(s.hand[s.turn, 0], s.hand[s.turn, 1], 1 << kind, NOTHING)
    s.held[s.turn] += 1


@rule
def swap(s: State, seat: int, market: int, once: int, twice: int) -> None:
    """§3 Cards from the hand against those of the market's other side; then one card is drawn."""
    taken_once = s.market[market, 0]
    taken_twice = s.market[market, 1]
    tell_cards(s, Effect.SWAPPED, seat, market + 1, taken_once, taken_twice)
    put_down(s, seat, once, twice)
    s.market[market, 0] = once
    s.market[market, 1] = twice
    s.hand[seat, 0], s.hand[seat, 1] = joined(s.hand[seat, 0], s.hand[seat, 1], taken_once, taken_twice)
    s.known[seat, 0], s.known[seat, 1] = joined(s.known[seat, 0], s.known[seat, 1], taken_once, taken_twice)
    s.held[seat] += MARKET[market]
    s.due = 1
    draw_on(s)


@rule
def claim(s: State, seat: int, place: int, once: int, twice: int) -> None:
    """§4 Cards shown go to the discards, the objective to the player; a new one is uncovered, then the bonus drawn."""
    objective = s.row[place]
    tell_cards(s, Effect.CLAIMED, seat, objective, once, twice)
    put_down(s, seat, once, twice)
    s.discards[0], s.discards[1] = joined(s.discards[0], s.discards[1], once, twice)
    s.top = nth_kind(once, count(once) - 1)
    renew(s)
    s.row[place] = NO_OBJECTIVE
    s.claimed[seat, s.won[seat]] = objective
    s.won[seat] += 1
    if s.won[seat] == GOAL:
        tell(s, Effect.WON, seat)
        end_turn(s)
    else:
        s.due = BONUS[objective]
        s.phase = Phase.UNCOVER


@rule
def tell_cards(s: State, effect: int, seat: int, where: int, once: int, twice: int) -> None:
    """An effect for each of these cards."""
    if heard(s):
        for kind in range(KINDS):
            for _ in range((once >> kind & 1) + (twice >> kind & 1)):
                tell(s, effect, seat, where, kind)


@rule
def draw_on(s: State) -> None:
    """§3–§5 The cards still due are drawn one by one, while there are any."""
    renew(s)
    if s.due > 0 and s.stock[0] != 0:
        s.phase = Phase.DRAW
    else:
        if s.due > 0:
            tell(s, Effect.NOTHING_TO_DRAW, NOBODY)
        end_turn(s)


@rule
def renew(s: State) -> None:
    """§5 As soon as the draw pile is used up the discards become the draw pile; by the first version of the rules, only
    when a card was due."""
    if s.stock[0] == 0 and s.discards[0] != 0 and (s.rules > 1 or s.due > 0):
        reshuffle(s)


@rule
def reshuffle(s: State) -> None:
    """§5 The discards become the draw pile, with cards just spent. All others that nobody can place are in hands."""
    s.old[0], s.old[1] = unseen(s)
    for seat in range(s.players):
        s.old_held[seat] = s.held[seat] - size(s.known[seat, 0], s.known[seat, 1])
    conclude(s)
    for copy in range(2):
        s.stock[copy] = s.discards[copy]
        s.discards[copy] = 0
    s.top = NO_KIND
    tell(s, Effect.RESHUFFLED, NOBODY)


@rule
def draw_card(s: State, kind: int) -> None:
    """§3, §4 One card from the pile, hidden; §6 it cannot be used before the next turn."""
    into_hand(s, kind)
    tell(s, Effect.DREW, s.turn, kind)
    draw_on(s)


@rule
def end_turn(s: State) -> None:
    """§7 A fifth objective ends the match at once, a hundred turns of each player end it too."""
    s.due = 0
    s.turns += 1
    over = s.won[s.turn] == GOAL or s.turns == MOST_TURNS * s.players
    if over and s.won[s.turn] < GOAL:
        tell(s, Effect.LAST_TURN, NOBODY, MOST_TURNS)
    s.phase = Phase.OVER if over else Phase.PLAY
    s.turn = left_of(s, s.turn)


@rule
def result(s: State, seat: int) -> int:
    """§7 Objectives."""
    return s.won[seat]


@rule
def shuffle(s: State) -> int:
    """§5 The objectives are shuffled once. The draw pile's number is how many cards have gone back into it: it grows at
    every reshuffle, and a position has what it takes to know it."""
    return 0 if s.phase == Phase.UNCOVER else put_back(s)


@rule
def put_back(s: State) -> int:
    """§5 How many cards have gone from the discards into the draw pile."""
    return spent(s) - size(s.discards[0], s.discards[1])


@rule
def spent(s: State) -> int:
    """§4 All cards that were ever spent."""
    cards = 0
    for seat in range(s.players):
        for k in range(s.won[seat]):
            cards += ASKS[s.claimed[seat, k]]
    return cards
