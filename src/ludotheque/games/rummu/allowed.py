"""Legality in Rummü: refusals by §, and the list of all that is legal."""

from __future__ import annotations

from typing import Any

from ludotheque.kernel.cards import size
from ludotheque.kernel.jit import rule
from ludotheque.kernel.record import CHANCE

from .combinations import (
    EVERY,
    FINE,
    KINDS,
    SPANS,
    STARTS,
    TOO_FEW,
    TOO_YELLOW,
    fault,
    fits,
    frees,
    place,
    returned,
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
    MOST_COMBINATIONS,
    TAKE,
    No,
    Phase,
    State,
    needed,
    slot_of,
    with_card,
)

MAX_LEGAL = len(EVERY) + KINDS + 14 * MOST_COMBINATIONS + 2
"""Every combination there is, every discard; for each combination on the table at most ten cards to add (two values at
the ends of a run in five colours) and four yellows to free; `draw` and `take`."""


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
    number = (rest >> CARD_BITS) + 1
    if action < 0 or card >= KINDS:
        return No.NO_SUCH_ACTION
    if kind in (ADD, FREE, BACK):
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
def refuse_at_combination(s: State, seat: int, kind: int, bit: int, number: int) -> int:
    """§10, §11, §14 One card, and a combination on the table."""
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
    if kind == ADD:
        return 0 if fits(s.cards[slot], bit) else No.DOES_NOT_FIT
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
    """§10, §11 Every card to add, and every yellow to free, combination by combination."""
    for slot in range(s.lying):
        added = 0
        freed = 0
        rest = s.hand[seat]
        while rest:
            bit = rest & -rest
            rest ^= bit
            if fits(s.cards[slot], bit):
                added |= bit
            if frees(s.cards[slot], bit):
                freed |= bit
        n = list_cards(added, ADD, s.number[slot], out, n)
        n = list_cards(freed, FREE, s.number[slot], out, n)
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
