"""Rules of Crazy Eights: suit on suit, value on value, an eight on everything."""

from __future__ import annotations

import enum
from typing import Any

from ludotheque import components as parts
from ludotheque.components.moves import NONE, after, deal_card, gather, move, size, unseen, without, worth
from ludotheque.components.reshuffle import nth_mixed, redeal_mixed, renew
from ludotheque.kernel.effects import NOBODY, effects, tell
from ludotheque.kernel.jit import rule
from ludotheque.kernel.record import i1, i2, public
from ludotheque.kernel.rng import draw

HOOKS = ("shuffle",)
ACE, TWO, EIGHT, JACK = 1, 2, 8, 11
DECK = parts.deck(suits=parts.FRENCH, worth=lambda suit, value: 50 if value == EIGHT else min(value, 10))
CARDS, COPIES, VALUE, SUIT, WORTH = len(DECK), DECK.copies, DECK.values, DECK.suits, DECK.worths
MAX_SHUFFLES, MAX_DEALS = 3, 30


class Phase(enum.IntEnum):
    GATHER, DEAL, FLIP, PLAY, DRAWN, NAME, OVER = range(7)


class No(enum.IntEnum):
    """Why an action is refused: ten times the § that says so, and a count; sentences are in words/."""

    CARDS_ARE_BEING_DEALT, CARD_IS_NOT_LEFT = 11, 12
    NOT_YOUR_TURN, NOT_IN_HAND, DOES_NOT_FIT, NO_SUCH_ACTION = 21, 22, 23, 24
    NAME_A_SUIT, NOTHING_TO_NAME = 31, 32
    DRAW_FIRST, ALREADY_DRAWN, ONLY_THE_DRAWN_CARD = 41, 42, 43
    NOTHING_TO_DRAW = 51
    MATCH_IS_OVER = 81


class Effect(enum.IntEnum):
    DEALT, FLIPPED, PLAYED, NAMED, DREW, PASSED, RENEWED, MUST_DRAW, SKIPPED, TURNED, STUCK, HELD, WON, TIED = range(14)


class State(parts.Table, seats=5):
    target = public(i2)  # 0: a single deal
    specials = public(i1)
    deal = public(i1)  # its number, from 1
    starter = public(i1)
    way = public(i1, initial=1)  # 1 is clockwise, -1 the other way
    due = public(i1)  # cards that a two still makes the next player draw
    shuffles = public(i1)
    passes = public(i1)  # in a row, by seats that could not draw
    hand = parts.hands(DECK)
    stock = parts.stock(DECK)
    discard = parts.pile(DECK)
    suit = parts.suit_to_follow(DECK)
    lacks = parts.suits_lacking(DECK)  # all remember who drew instead
    drawn = parts.noted(DECK)  # just now: the only card that may be played
    mixed = parts.renewals(DECK)
    points = parts.counters()
    told = effects(64)


ACTIONS = parts.Actions(
    pass_=parts.single(),
    play=parts.card(DECK, source="hand", target="discard"),
    name=parts.suit(DECK),
    draw=parts.single(source="stock", target="hand"),
    gather=parts.chance(parts.single(), counted="deal"),
    deal=parts.chance(DECK, to="turn", source="stock", target="hand"),
    flip=parts.chance(DECK, source="stock", target="discard"),
)
PASS, PLAY, NAME, DRAW, GATHER, DEAL, FLIP = ACTIONS.bases


@rule
def setup(s: State, players: int, options: Any) -> None:
    """§8 The points to reach, or a single deal; §9 with or without special cards."""
    s.players, s.target, s.specials = players, options[0], options[1]


@rule
def fits(s: State, kind: int) -> bool:
    """§2 The same suit or the same value; §3 an eight on everything."""
    return VALUE[kind] == EIGHT or SUIT[kind] == s.suit or VALUE[kind] == VALUE[s.discard_top]


@rule
def can_draw(s: State) -> bool:
    """§5 From the stock, or from a new one."""
    return s.stock_size > 0 or (s.shuffles < MAX_SHUFFLES and size(s.discard) > 1)


@rule
def objection(s: State, seat: int, action: int) -> int:
    """0 if `seat`, who is to act, may do `action` now, else why not."""
    if action >= GATHER:
        return 0
    if NAME <= action < DRAW:
        return 0 if s.phase == Phase.NAME else No.NOTHING_TO_NAME
    if s.phase == Phase.NAME:
        return No.NAME_A_SUIT
    if action == DRAW:
        return No.ALREADY_DRAWN if s.phase == Phase.DRAWN else 0 if can_draw(s) else No.NOTHING_TO_DRAW
    if action == PASS:
        return 0 if s.phase == Phase.DRAWN or not can_draw(s) else No.DRAW_FIRST
    if s.phase == Phase.DRAWN and action - PLAY != s.drawn[seat]:
        return No.ONLY_THE_DRAWN_CARD
    return 0 if fits(s, action - PLAY) else No.DOES_NOT_FIT


@rule
def apply(s: State, seat: int, action: int) -> None:
    """§2–§5 One action, or a card that is dealt."""
    if action >= FLIP:
        flip(s, action - FLIP)
    elif action >= DEAL:
        deal(s, s.turn, action - DEAL)
    elif action == GATHER:
        begin(s)
    elif action == DRAW:
        s.lacks[seat] = s.suit
        fetch(s)
    elif action >= NAME:
        s.suit = action - NAME
        tell(s, Effect.NAMED, seat, s.suit)
        go_on(s)
    elif action == PASS:
        skip(s, seat)
    else:
        play(s, seat, action - PLAY)


@rule
def begin(s: State) -> None:
    """§1 All cards are shuffled and are the stock; §8 each deal is begun by another player."""
    gather(s.stock, COPIES, s.hand, s.hand_size, s.discard)
    s.mixed.fill(1)
    s.mixed_held.fill(0)
    s.lacks.fill(NONE)
    s.stock_size, s.discard_top, s.suit, s.way, s.shuffles, s.passes = CARDS, NONE, NONE, 1, 0, 0
    s.deal, s.turn, s.phase = s.deal + 1, s.starter, Phase.DEAL


@rule
def deal(s: State, seat: int, kind: int) -> None:
    """§1 Seven cards with two players, five with more; §4 a card that is drawn; §9 two after a two, if there are."""
    deal_card(s, seat, kind)
    s.mixed_held[seat] += 1
    tell(s, Effect.DEALT if s.discard_top == NONE else Effect.DREW, seat, kind)
    if s.discard_top == NONE:
        s.turn = after(seat, s.players)
        s.phase = Phase.FLIP if s.hand_size[s.turn] == (7 if s.players == 2 else 5) else Phase.DEAL
    elif s.due == 0:
        s.drawn[seat] = kind
        s.phase = Phase.DRAWN
    elif s.due > 1 and can_draw(s):
        s.due -= 1
        fetch(s)
    else:
        go_on(s)


@rule
def flip(s: State, kind: int) -> None:
    """§1 The first card of the discard pile; an eight counts as its suit."""
    move(s.stock, s.discard, kind)
    s.stock_size -= 1
    s.discard_top, s.suit, s.phase = kind, SUIT[kind], Phase.PLAY
    tell(s, Effect.FLIPPED, NOBODY, kind, s.deal, s.hand_size[0])


@rule
def fetch(s: State) -> None:
    """§4 A card from the stock; §5 an empty one is made anew of the discards but the top one."""
    if s.stock_size == 0:
        s.stock_size = renew(s.stock, s.discard, s.discard_top, s.mixed, s.mixed_held)
        s.shuffles += 1
        tell(s, Effect.RENEWED, NOBODY)
    s.phase = Phase.DEAL


@rule
def play(s: State, seat: int, kind: int) -> None:
    """§2 A card on the discard pile; §3 after an eight a suit is named; §6 the last card ends the deal."""
    move(s.hand[seat], s.discard, kind)
    s.hand_size[seat] -= 1
    s.mixed_held[seat] -= s.mixed[kind]
    s.lacks[seat] = NONE if s.lacks[seat] == SUIT[kind] else s.lacks[seat]
    s.discard_top, s.suit, s.drawn[seat], s.passes = kind, SUIT[kind], NONE, 0
    tell(s, Effect.PLAYED, seat, kind)
    if s.hand_size[seat] == 0:
        settle(s)
    elif VALUE[kind] == EIGHT:
        s.phase = Phase.NAME
    elif s.specials == 1:
        special(s, VALUE[kind])
    else:
        go_on(s)


@rule
def special(s: State, value: int) -> None:
    """§9 An ace turns the direction round, a jack skips the next, a two makes the next draw two and miss the turn."""
    if value == ACE:
        s.way = -s.way
        tell(s, Effect.TURNED, NOBODY)
    if value == JACK or (value == ACE and s.players == 2):
        go_on(s)
        tell(s, Effect.SKIPPED, s.turn)
    go_on(s)
    if value == TWO:
        tell(s, Effect.MUST_DRAW, s.turn)
        if can_draw(s):
            s.due = 2
            fetch(s)
        else:
            go_on(s)


@rule
def go_on(s: State) -> None:
    """§1, §9 The next player, in the direction of the turn."""
    s.turn = (s.turn + s.way + s.players) % s.players
    s.due, s.phase = 0, Phase.PLAY


@rule
def skip(s: State, seat: int) -> None:
    """§4, §5 Nothing is played; §7 if nobody can draw and all pass, the deal ends."""
    tell(s, Effect.PASSED, seat)
    s.passes = 0 if s.phase == Phase.DRAWN else s.passes + 1
    s.drawn[seat] = NONE
    go_on(s)
    if s.passes == s.players:
        tell(s, Effect.STUCK, NOBODY)
        settle(s)


@rule
def settle(s: State) -> None:
    """§6, §7 The hand with the fewest points gets the difference to each other; §8 the next deal, or the end."""
    best, least, total, lowest = 0, 1 << 14, 0, 0
    for seat in range(s.players):
        held = worth(s.hand[seat], WORTH)
        total += held
        lowest = 1 if held < least else lowest + (held == least)
        if held < least:
            best, least = seat, held
    if lowest == 1:
        s.points[best] += total - s.players * least
        tell(s, Effect.WON, best, total - s.players * least, s.points[best])
    else:
        tell(s, Effect.TIED, NOBODY)
    for seat in range(s.players):
        for kind in range(CARDS):
            if s.hand[seat, kind] == 1:
                tell(s, Effect.HELD, seat, kind, worth(s.hand[seat], WORTH))
    s.starter = after(s.starter, s.players)
    last = s.target == 0 or s.points[best] >= s.target or s.deal == MAX_DEALS
    s.phase = Phase.OVER if last else Phase.GATHER


@rule
def shuffle(s: State) -> int:
    """§1, §5 The cards are shuffled for each deal, and for each new stock in it."""
    return s.deal * (MAX_SHUFFLES + 1) + s.shuffles


@rule
def guess(s: State, seat: int, rng: Any) -> None:
    """§1, §5 What `seat` has not seen, as fresh shuffles would spread it."""
    unseen(s.stock, COPIES)
    without(s.stock, s.hand[seat])
    without(s.stock, s.discard)
    redeal_mixed(s.hand, s.hand_size, s.stock, s.mixed, s.mixed_held, seat, rng)
    if s.phase == Phase.DRAWN and s.turn != seat:
        s.drawn[s.turn] = nth_mixed(s.hand[s.turn], s.mixed, 1, draw(rng, s.mixed_held[s.turn]))
