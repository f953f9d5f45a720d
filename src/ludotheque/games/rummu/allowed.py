"""Legality in Rummü: refusals by §, and the list of all that is legal."""

from __future__ import annotations

from typing import Any

from ludotheque.components.bits import size
from ludotheque.kernel.jit import rule
from ludotheque.kernel.record import CHANCE

from .combinations import (
    COLUMN,
    EVERY,
    FINE,
    KINDS,
    ROW,
    SPANS,
    STARTS,
    TOO_FEW,
    TOO_YELLOW,
    fault,
    fits,
    frees,
    is_set,
    near,
    place,
    returned,
    row_of,
    values_of,
)
from .state import (
    ADD,
    BACK,
    CARD_BITS,
    COPIES_AT,
    DEAL,
    DISCARD,
    DRAW,
    FREE,
    KIND_BITS,
    LAY,
    MORE_AT,
    MOST_COMBINATIONS,
    TAKE,
    No,
    Phase,
    State,
    added,
    adding,
    needed,
    number_of,
    slot_of,
    with_card,
)

MAX_LEGAL = len(EVERY) + 6 * 3 + KINDS + 4 * MOST_COMBINATIONS + 2
"""What is laid, and what an addition makes of a combination, is each time another one of all there are: two can only be
the same if all cards of what lies there are there twice, as a set of 1s or 7s. Of these six can lie on the table, each
with at most three ways to add to it. Every discard; for each combination at most four yellows to free; two to draw."""


@rule
def to_act(s: State) -> int:
    """§3 One after the other; chance deals, turns the first discard over, and gives the card that is drawn."""
    if s.phase == Phase.OVER:
        return 0
    if s.phase == Phase.DEAL or s.phase == Phase.UNCOVER or s.phase == Phase.DRAWN:
        return 1 << CHANCE
    return 1 << s.turn


@rule
def refusal(s: State, seat: int, action: int) -> int:
    """0 if `seat` may do `action` now, else why not."""
    acting = to_act(s)
    if acting == 0:
        return No.MATCH_IS_OVER
    if acting >> CHANCE:
        return refuse_deal(s, seat, action)
    if seat != s.turn:
        return No.NOT_YOUR_TURN
    kind = action & (1 << KIND_BITS) - 1
    if kind == LAY and action >= 0:
        return refuse_lay(s, seat, action)
    rest = action >> KIND_BITS
    card = rest & (1 << CARD_BITS) - 1
    number = number_of(action)
    if action < 0 or card >= KINDS:
        return No.NO_SUCH_ACTION
    if kind == ADD:
        return refuse_add(s, seat, action)
    if action >> MORE_AT:
        return No.NO_SUCH_ACTION
    if kind in (FREE, BACK):
        return refuse_at_combination(s, seat, kind, 1 << card, number)
    if kind == DISCARD and number == 1:
        return refuse_discard(s, seat, 1 << card)
    if kind in (DRAW, TAKE) and rest == 0:
        return refuse_drawing(s, kind)
    return No.NO_SUCH_ACTION


@rule
def refuse_deal(s: State, seat: int, action: int) -> int:
    """§2 Chance deals what is left; everyone waits."""
    if seat != CHANCE:
        return No.CARDS_ARE_BEING_DEALT
    card = action >> KIND_BITS
    if action < 0 or action & (1 << KIND_BITS) - 1 != DEAL or card >= KINDS:
        return No.NO_SUCH_ACTION
    return 0 if s.stock >> card & 1 else No.NO_SUCH_CARD_LEFT


@rule
def refuse_drawing(s: State, kind: int) -> int:
    """§3 From the stock or from the pile, never both; from the pile as many as one likes."""
    if s.phase == Phase.DRAW:
        return 0
    if s.phase == Phase.TAKE and kind == TAKE:
        return 0 if s.piled > 0 else No.PILE_IS_EMPTY
    return refuse_phase(s, Phase.DRAW)


@rule
def refuse_phase(s: State, wanted: int) -> int:
    """§3, §5, §14 What has to come first where the phase does not allow what is wanted."""
    if s.phase == Phase.BACK:
        return No.TAKE_BACK_FIRST
    if s.phase == Phase.DISCARD:
        return No.ONLY_DISCARD
    if s.phase == Phase.DRAW:
        return No.DRAW_FIRST
    return No.ALREADY_DRAWN if wanted == Phase.DRAW else 0


@rule
def refuse_lay(s: State, seat: int, action: int) -> int:
    """§6, §7, §8, §9 A combination from the hand; the first one as long as the score demands."""
    phase = refuse_phase(s, Phase.PLAY)
    if phase:
        return phase
    if action >> COPIES_AT:
        return No.SAME_CARD_TWICE
    cards = action >> KIND_BITS
    wrong = fault(cards)
    if wrong != FINE:
        return (
            No.TOO_FEW_CARDS if wrong == TOO_FEW else No.TOO_MANY_YELLOWS if wrong == TOO_YELLOW else No.NO_COMBINATION
        )
    if cards & ~s.hand[seat]:
        return No.NOT_IN_HAND
    return 0 if size(cards) >= needed(s, seat) else No.OPENING_TOO_SHORT


@rule
def refuse_add(s: State, seat: int, action: int) -> int:
    """§10 Cards from the hand that make a combination of one on the table, all at once. By version 1 of the rules only
    one card could be added at a time."""
    phase = refuse_phase(s, Phase.PLAY)
    if phase:
        return phase
    if s.rules == 1 and action >> MORE_AT:
        return No.ONE_AT_A_TIME
    named = refuse_further(action)
    if named:
        return named
    slot = slot_of(s, number_of(action))
    if slot < 0:
        return No.NO_SUCH_COMBINATION
    if s.before[seat] == 0:
        return No.OPEN_FIRST
    cards = added(action)
    if cards & ~s.hand[seat]:
        return No.NOT_IN_HAND
    return 0 if fits(s.cards[slot], cards) else No.DOES_NOT_FIT


@rule
def refuse_further(action: int) -> int:
    """§6, §10 The further cards of an `add` are in rising order, so that each set of cards has one number."""
    last = action >> KIND_BITS & (1 << CARD_BITS) - 1
    more = action >> MORE_AT
    twice = False
    while more:
        card = (more & (1 << CARD_BITS) - 1) - 1
        if card < last or card >= KINDS:
            return No.NO_SUCH_ACTION
        twice = twice or card == last
        last = card
        more >>= CARD_BITS
    return No.SAME_CARD_TWICE if twice else 0


@rule
def refuse_at_combination(s: State, seat: int, kind: int, bit: int, number: int) -> int:
    """§11, §14 One card, and a combination on the table."""
    if kind == BACK and s.phase != Phase.BACK and s.phase != Phase.DISCARD:
        return No.HAND_NOT_EMPTY
    if kind != BACK or s.phase == Phase.DISCARD:
        phase = refuse_phase(s, Phase.PLAY)
        if phase:
            return phase
    slot = slot_of(s, number)
    if slot < 0:
        return No.NO_SUCH_COMBINATION
    if kind == BACK:
        return refuse_back(s, seat, bit, slot)
    if s.before[seat] == 0:
        return No.OPEN_FIRST
    if bit & s.hand[seat] == 0:
        return No.NOT_IN_HAND
    return 0 if frees(s.cards[slot], bit) else No.NOTHING_TO_FREE


@rule
def refuse_back(s: State, seat: int, bit: int, slot: int) -> int:
    """§14 From one's own: a card that can be spared, or any card where all come back."""
    if s.owner[slot] != seat:
        return No.NOT_YOURS
    if s.cards[slot] & bit == 0:
        return No.NOT_IN_COMBINATION
    return 0 if returned(s.cards[slot], bit) else No.WOULD_BREAK


@rule
def refuse_discard(s: State, seat: int, bit: int) -> int:
    """§5 One card from the hand, after drawing."""
    if s.phase == Phase.BACK:
        return No.TAKE_BACK_FIRST
    if s.phase == Phase.DRAW:
        return No.DRAW_FIRST
    return 0 if bit & s.hand[seat] else No.NOT_IN_HAND


@rule
def legal(s: State, seat: int, out: Any) -> int:
    """Every legal action of `seat`, each once: drawing, laying, adding, freeing, taking back, discarding."""
    acting = to_act(s)
    if acting >> CHANCE:
        return list_cards(s.stock, DEAL, 1, out, 0) if seat == CHANCE else 0
    if acting == 0 or seat != s.turn:
        return 0
    if s.phase == Phase.DRAW:
        out[0] = DRAW
        out[1] = TAKE
        return 2
    n = 0
    if s.phase == Phase.BACK:
        return list_back(s, seat, out)
    if s.phase != Phase.DISCARD:
        if s.phase == Phase.TAKE and s.piled > 0:
            out[0] = TAKE
            n = 1
        n = list_lays(s.hand[seat], needed(s, seat), out, n)
        if s.before[seat] > 0:
            n = list_additions(s, seat, out, n)
    return list_cards(s.hand[seat], DISCARD, 1, out, n)


@rule
def list_cards(cards: int, kind: int, number: int, out: Any, n: int) -> int:
    """One action for every card of a mask."""
    while cards:
        bit = cards & -cards
        cards ^= bit
        out[n] = with_card(kind, place(bit), number)
        n += 1
    return n


@rule
def list_lays(hand: int, least: int, out: Any, n: int) -> int:
    """§6, §9 Every combination in a hand of at least so many cards; spans that it cannot cover are passed over."""
    values = values_of(hand)
    for span in range(len(SPANS)):
        if SPANS[span] & ~values == 0:
            for k in range(STARTS[span], STARTS[span + 1]):
                if EVERY[k] & ~hand == 0 and size(EVERY[k]) >= least:
                    out[n] = LAY | EVERY[k] << KIND_BITS
                    n += 1
    return n


@rule
def list_additions(s: State, seat: int, out: Any, n: int) -> int:
    """§10, §11 Every card to add, all sets of several, and every yellow to free, combination by combination."""
    hand = s.hand[seat]
    for slot in range(s.lying):
        cards = s.cards[slot]
        fitting = 0
        rest = hand & near(cards)
        while rest:
            bit = rest & -rest
            rest ^= bit
            if fits(cards, bit):
                fitting |= bit
        n = list_cards(fitting, ADD, s.number[slot], out, n)
        if s.rules > 1 and hand & near(cards):
            n = list_several(cards, hand, s.number[slot], out, n)
        freed = 0
        rest = hand & (cards & ROW) * COLUMN
        while rest:
            bit = rest & -rest
            rest ^= bit
            if frees(cards, bit):
                freed |= bit
        n = list_cards(freed, FREE, s.number[slot], out, n)
    return n


@rule
def list_several(cards: int, hand: int, number: int, out: Any, n: int) -> int:
    """§10 Every set of two cards and more that can be added to a combination. Sets and many-coloured runs have five
    cards at most: only one of three takes two."""
    row = row_of(cards)
    if row:
        return list_stretches(cards, hand, row, number, out, n)
    if size(cards) > 3:
        return n
    values = values_of(cards)
    if not is_set(cards):
        values = (values << 1 | values >> 1 | values << 2 | values >> 2) & ROW & ~values
    first = hand & values * COLUMN & ~cards
    while first:
        bit = first & -first
        first ^= bit
        rest = first
        while rest:
            other = rest & -rest
            rest ^= other
            if fits(cards, bit | other):
                out[n] = adding(bit | other, number)
                n += 1
    return n


@rule
def list_stretches(cards: int, hand: int, row: int, number: int, out: Any, n: int) -> int:
    """§7, §10 Every way to make a one-colour run longer by two cards and more: so many values down, so many up."""
    natural = hand >> row & ROW
    usable = natural | hand & ROW
    values = values_of(cards)
    lowest = values & -values
    down = 0
    more = lowest
    while more:
        up = 0
        while True:
            longer = down | up
            if longer & (longer - 1):
                n = list_stretch(cards, longer, natural, hand & ROW, row, number, out, n)
            next_up = (values | up) + lowest & usable
            if next_up == 0:
                break
            up |= next_up
        more = more >> 1 & usable
        down |= more
    return n


@rule
def list_stretch(cards: int, longer: int, natural: int, yellow: int, row: int, number: int, out: Any, n: int) -> int:
    """§7 These values more in a one-colour run, each natural or yellow as the hand has it, the natural ones ahead."""
    most = size(cards) - 2 * size(cards & ROW) + size(longer) - 1  # twice as many as may be yellow
    only = longer & ~natural
    either = longer & natural & yellow
    jokers = 0
    while True:
        chosen = only | jokers
        if 2 * size(chosen) <= most:
            out[n] = adding((longer ^ chosen) << row | chosen, number)
            n += 1
        jokers = jokers - either & either
        if jokers == 0:
            return n


@rule
def list_back(s: State, seat: int, out: Any) -> int:
    """§14 Every card that can be spared; of a combination that comes back whole, any."""
    n = 0
    for slot in range(s.lying):
        if s.owner[slot] == seat:
            back = 0
            rest = s.cards[slot]
            while rest:
                bit = rest & -rest
                rest ^= bit
                if returned(s.cards[slot], bit):
                    back |= bit
            n = list_cards(back, BACK, s.number[slot], out, n)
    return n
