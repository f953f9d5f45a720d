"""Rules of Rummü: the rulebook's § in code, one small function each."""

from __future__ import annotations

from typing import Any

from ludotheque.components.bits import size
from ludotheque.kernel.effects import NOBODY, heard, tell
from ludotheque.kernel.jit import rule

from .allowed import MAX_LEGAL, legal, refusal, to_act
from .combinations import ALL, CARDS, ROW, TWICE, place, points, returned, yellow_of
from .guessing import guess
from .luck import pick, shuffle, weight
from .memory import come_to_light, copies_unseen, forget_sources, one_source, source_of_stock
from .state import (
    ADD,
    CARD_BITS,
    DEAL,
    DEALT,
    DISCARD,
    DRAW,
    FREE,
    KIND_BITS,
    LAY,
    MOST_COMBINATIONS,
    MOST_DEALS,
    MOST_TURNS,
    SEATS,
    TAKE,
    Effect,
    No,
    Phase,
    State,
    added,
    can_renew,
    dealer_of,
    left_of,
    number_of,
    partner_of,
    slot_of,
    unstock,
)

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
    "to_act",
    "weight",
]

HOOKS = ("weight", "pick", "shuffle")


@rule
def setup(s: State, players: int, options: Any) -> None:
    """§2 Nobody has points; the last seat deals."""
    s.players = players
    s.teams = options[0]
    s.target = options[1]
    s.rules = options[2]
    s.deal = 0
    for seat in range(SEATS):
        s.score[seat] = 0
    begin_deal(s)


@rule
def begin_deal(s: State) -> None:
    """§2 All cards are shuffled; the player on the dealer's left is dealt to first, and begins."""
    s.phase = Phase.DEAL
    s.turn = left_of(s, dealer_of(s))
    s.turns = 0
    s.renewed = 0
    s.stock = ALL
    s.stock_twice = TWICE
    s.stocked = CARDS
    s.piled = 0
    s.lying = 0
    s.next = 1
    forget_sources(s)
    for k in range(CARDS):
        s.pile[k] = 0
    for slot in range(MOST_COMBINATIONS):
        clear_slot(s, slot)
    for seat in range(SEATS):
        s.hand[seat] = 0
        s.hand_twice[seat] = 0
        s.known[seat] = 0
        s.known_twice[seat] = 0
        s.held[seat] = 0
        s.before[seat] = 0


@rule
def clear_slot(s: State, slot: int) -> None:
    s.cards[slot] = 0
    s.number[slot] = 0
    s.owner[slot] = 0


@rule
def apply(s: State, seat: int, action: int) -> None:
    """Do a legal action, in place."""
    kind = action & (1 << KIND_BITS) - 1
    rest = action >> KIND_BITS
    if kind == DEAL:
        deal(s, 1 << rest)
    elif kind == DISCARD:
        discard(s, seat, rest)
    elif kind == DRAW:
        draw_card(s)
    elif kind == TAKE:
        take(s, seat)
    elif kind == LAY:
        lay(s, seat, rest)
    elif kind == ADD:
        add(s, seat, added(action), slot_of(s, number_of(action)))
    else:
        bit = 1 << (rest & (1 << CARD_BITS) - 1)
        slot = slot_of(s, number_of(action))
        if kind == FREE:
            free(s, seat, bit, slot)
        else:
            back(s, seat, bit, slot)


@rule
def receive(s: State, seat: int, cards: int) -> None:
    """Cards come into a hand; a second copy is remembered as such."""
    s.hand_twice[seat] |= s.hand[seat] & cards
    s.hand[seat] |= cards
    s.held[seat] += size(cards)


@rule
def show(s: State, seat: int, cards: int) -> None:
    """Everybody sees these cards go into a hand."""
    receive(s, seat, cards)
    s.known_twice[seat] |= s.known[seat] & cards
    s.known[seat] |= cards


@rule
def leave(s: State, seat: int, cards: int) -> None:
    """Cards go out of a hand, and of what is known of it: of two copies, alike to all, the known one goes first."""
    shown = cards
    if s.renewed > 0:
        shown &= s.known[seat]
        come_out(s, seat, cards ^ shown)
    s.hand[seat] &= ~cards | s.hand_twice[seat]
    s.hand_twice[seat] &= ~cards
    s.known[seat] &= ~cards | s.known_twice[seat]
    s.known_twice[seat] &= ~cards
    s.held[seat] -= size(shown)


@rule
def come_out(s: State, seat: int, cards: int) -> None:
    """§15 Cards that were not known to be in this hand: everybody may learn from which stock they came."""
    while cards:
        bit = cards & -cards
        cards ^= bit
        come_to_light(s, seat, bit, copies_unseen(s, bit))
        s.held[seat] -= 1


@rule
def deal(s: State, bit: int) -> None:
    """§2, §3 A card leaves the stock: for a hand, or face up as the first discard."""
    unstock(s, bit)
    s.stocked -= 1
    if s.phase == Phase.UNCOVER:
        s.pile[0] = place(bit)
        s.piled = 1
        s.phase = Phase.DRAW
        tell(s, Effect.DEALT, NOBODY, s.deal + 1, DEALT[s.players], s.pile[0])
        return
    receive(s, s.turn, bit)
    if s.phase == Phase.DRAWN:
        if s.renewed > 0:
            s.sourced[source_of_stock(s), s.turn] += 1
        s.phase = Phase.PLAY
        tell(s, Effect.DREW, s.turn, place(bit))
        return
    s.turn = left_of(s, s.turn)
    if s.stocked == CARDS - s.players * DEALT[s.players]:
        s.phase = Phase.UNCOVER


@rule
def draw_card(s: State) -> None:
    """§3, §15 One card from the stock, which is renewed first if it is empty."""
    if s.stocked == 0:
        renew(s)
    tell(s, Effect.DRAWS, s.turn)
    s.phase = Phase.DRAWN


@rule
def renew(s: State) -> None:
    """§15 All discards but the top one are shuffled into a new stock, of which everybody knows the cards."""
    if s.renewed == 0:
        one_source(s)
    for k in range(s.piled - 1):
        bit = 1 << s.pile[k]
        s.stock_twice |= s.stock & bit
        s.stock |= bit
    s.stocked = s.piled - 1
    s.pile[0] = s.pile[s.piled - 1]
    for k in range(1, s.piled):
        s.pile[k] = 0
    s.piled = 1
    s.renewed += 1
    tell(s, Effect.RENEWED, NOBODY)
    s.listed[s.renewed] = s.stock
    s.listed_twice[s.renewed] = s.stock_twice


@rule
def take(s: State, seat: int) -> None:
    """§3 The top discard, which uncovers the next."""
    s.piled -= 1
    tell(s, Effect.TOOK, seat, s.pile[s.piled])
    show(s, seat, 1 << s.pile[s.piled])
    s.pile[s.piled] = 0
    s.phase = Phase.TAKE


@rule
def lay(s: State, seat: int, cards: int) -> None:
    """§9, §12 A new combination, with the next number; it belongs to the player who lays it."""
    tell_cards(s, Effect.LAID, seat, s.next, cards)
    leave(s, seat, cards)
    s.cards[s.lying] = cards
    s.number[s.lying] = s.next
    s.owner[s.lying] = seat
    s.lying += 1
    s.next += 1
    s.before[seat] += 1
    go_on(s, seat)


@rule
def add(s: State, seat: int, cards: int, slot: int) -> None:
    """§10, §12 Cards to a combination, which stays whose it was."""
    tell_cards(s, Effect.ADDED, seat, s.number[slot], cards)
    leave(s, seat, cards)
    s.cards[slot] |= cards
    go_on(s, seat)


@rule
def tell_cards(s: State, effect: int, seat: int, number: int, cards: int) -> None:
    """An effect for each of these cards of a combination."""
    if heard(s):
        while cards:
            tell(s, effect, seat, number, place(cards & -cards))
            cards &= cards - 1


@rule
def free(s: State, seat: int, bit: int, slot: int) -> None:
    """§11 The natural card for the yellow one, which everybody sees go into the hand."""
    yellow = yellow_of(bit)
    leave(s, seat, bit)
    show(s, seat, yellow)
    s.cards[slot] ^= yellow | bit
    tell(s, Effect.FREED, seat, place(bit), s.number[slot])
    go_on(s, seat)


@rule
def go_on(s: State, seat: int) -> None:
    """§4, §14 Play goes on, or the hand is empty and something must come back."""
    s.phase = Phase.PLAY
    if s.held[seat] == 0:
        s.phase = Phase.BACK
        tell(s, Effect.EMPTY_HAND, seat)


@rule
def back(s: State, seat: int, bit: int, slot: int) -> None:
    """§14 One card comes back, or the whole combination; its number is not used again."""
    cards = returned(s.cards[slot], bit)
    show(s, seat, cards)
    s.cards[slot] ^= cards
    if s.cards[slot] == 0:
        tell_cards(s, Effect.BACK_WHOLE, seat, s.number[slot], cards)
        s.before[seat] -= 1
        s.lying -= 1
        for k in range(slot, s.lying):
            s.cards[k] = s.cards[k + 1]
            s.number[k] = s.number[k + 1]
            s.owner[k] = s.owner[k + 1]
        clear_slot(s, s.lying)
    else:
        tell(s, Effect.BACK, seat, place(bit), s.number[slot])
    s.phase = Phase.DISCARD


@rule
def discard(s: State, seat: int, card: int) -> None:
    """§5, §13 One card face up on the pile ends the turn; the last one ends the deal."""
    put_down(s, seat, card)
    tell(s, Effect.DISCARDED, seat, card)
    if s.held[seat] == 0 or is_stuck(s):
        end_deal(s, seat)
    else:
        s.turn = left_of(s, seat)
        s.phase = Phase.DRAW


@rule
def put_down(s: State, seat: int, card: int) -> None:
    """§5 One card from the hand, face up on the pile."""
    leave(s, seat, 1 << card)
    s.pile[s.piled] = card
    s.piled += 1
    s.turns += 1


@rule
def is_stuck(s: State) -> bool:
    """§15 No stock and none to be had, or every player has had fifty turns."""
    return s.turns >= MOST_TURNS * s.players or (s.stocked == 0 and not can_renew(s))


# --- the score ---


@rule
def end_deal(s: State, last: int) -> None:
    """§16, §19 Everyone's score after the turn of `last`; then the next deal, or the match is over."""
    count_up(s, last)
    if was_last(s):
        s.phase = Phase.OVER
    else:
        s.deal += 1
        begin_deal(s)


@rule
def count_up(s: State, last: int) -> None:
    """§15, §16, §18 Everyone's score, partners' added up; who had the last turn went out, or else nobody (-1) did."""
    out = last if s.held[last] == 0 else -1
    tell(s, Effect.STUCK if out < 0 else Effect.OUT, out)
    for seat in range(s.players):
        if s.teams == 0:
            gain = earned(s, seat, out)
            s.score[seat] += gain
            tell(s, Effect.SCORED, seat, gain, s.score[seat])
        elif seat < s.players // 2:
            partner = partner_of(s, seat)
            gain = earned(s, seat, out) + earned(s, partner, out)
            s.score[seat] += gain
            s.score[partner] = s.score[seat]
            tell(s, Effect.TEAM_SCORED, seat, partner, gain, s.score[seat])


@rule
def earned(s: State, seat: int, out: int) -> int:
    """§16, §18 Points of one deal: combinations, +10 for going out, less the hand; `out` went out, or nobody (-1)."""
    total = 0
    for slot in range(s.lying):
        if s.owner[slot] == seat:
            total += points(s.cards[slot])
    if seat == out:
        return total + 10
    if s.teams == 1 and partner_of(s, seat) == out:
        return total
    yellow = size(s.hand[seat] & ROW) + size(s.hand_twice[seat] & ROW)
    return total - 5 * (s.held[seat] + yellow)


@rule
def was_last(s: State) -> bool:
    """§19 Somebody has reached the target, or it was the fortieth deal."""
    for seat in range(s.players):
        if s.score[seat] >= s.target:
            return True
    return s.deal + 1 == MOST_DEALS


@rule
def result(s: State, seat: int) -> int:
    """§19 Points; in a team both carry the team's."""
    return s.score[seat]
