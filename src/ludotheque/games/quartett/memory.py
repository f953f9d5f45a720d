"""What everyone knows of the hands: all that questions and answers have told, without loss, in four fields.

A card that was ever given away has been in sight since the deal: everyone knows who held it before and who holds it
now. Call these cards *placed*. Of the others, and only of them, everyone knows

    lacks      who does not hold a certain card: who asked for it in vain, and who had to say no;
    asked      who holds at least one card of a value: a seat may only ask where it holds another card of the value;
    elsewhere  that a seat does not hold all of them: with the placed ones it would have laid the set down.

Nothing more follows from the questions than from these facts together (a test compares them with all deals that could
have led to the same questions and answers). They stay true until a card is placed, as below, or the set is laid.
"""

from __future__ import annotations

from ludotheque.components.bits import size
from ludotheque.kernel.jit import rule

from .state import COLOURS, SEATS, VALUES, State, in_play, of_value


@rule
def know_nothing(s: State) -> None:
    """§2 Before the first question: only that nobody holds a whole set."""
    for seat in range(SEATS):
        s.known[seat] = 0
        s.lacks[seat] = 0
        s.asked[seat] = 0
        s.elsewhere[seat] = (1 << VALUES) - 1 if seat < s.players else 0


@rule
def placed(s: State) -> int:
    """The cards of which everyone knows who holds them."""
    cards = 0
    for seat in range(SEATS):
        cards |= s.known[seat]
    return cards


@rule
def note_question(s: State, seat: int, card: int) -> None:
    """§3 Who asks holds another card of the value. That is news only if no placed card accounts for it."""
    v = card // COLOURS
    if s.known[seat] & of_value(v) == 0:
        s.asked[seat] |= 1 << v


@rule
def note_refusal(s: State, seat: int, other: int, card: int) -> None:
    """§4 Neither of the two has the card."""
    bit = 1 << card
    if placed(s) & bit == 0:
        s.lacks[seat] |= bit
        s.lacks[other] |= bit


@rule
def note_gift(s: State, giver: int, taker: int, card: int) -> None:
    """§4 The card is placed. If it was not before, its giver has held it since the deal, and nobody else has."""
    bit = 1 << card
    value_bit = 1 << card // COLOURS
    if s.known[giver] & bit == 0:
        s.asked[giver] &= ~value_bit  # this card accounts for whatever he asked before
        for seat in range(s.players):
            s.lacks[seat] &= ~bit
            if seat != giver:
                s.elsewhere[seat] &= ~value_bit  # this card was elsewhere: nothing is said of the rest
    s.known[giver] &= ~bit
    s.known[taker] |= bit


@rule
def holds_all_placed(s: State, seat: int, v: int) -> bool:
    """Every placed card of a value is with this seat; so it is as long as there is none."""
    return placed(s) & ~s.known[seat] & of_value(v) == 0


@rule
def note_unfinished(s: State, seat: int, v: int) -> None:
    """§5 Who holds all placed cards of a value and does not lay it down lacks one of the others."""
    if holds_all_placed(s, seat, v):
        s.elsewhere[seat] |= 1 << v


@rule
def forget(s: State, v: int) -> None:
    """§5 A set that lies on the table leaves nothing to know."""
    for seat in range(SEATS):
        s.known[seat] &= ~of_value(v)
        s.lacks[seat] &= ~of_value(v)
        s.asked[seat] &= ~(1 << v)
        s.elsewhere[seat] &= ~(1 << v)


@rule
def certain(s: State, seat: int) -> int:
    """§4 The cards a seat must hold: placed ones, those nobody else can have, and the only one it can have asked by.

    For people and simple bots: it draws these two conclusions and no longer chains of them; guess() needs none.
    """
    unplaced = in_play(s) & ~placed(s)
    cards = unplaced
    for other in range(s.players):
        if other != seat and s.held[other] > 0:
            cards &= s.lacks[other]
    for v in range(VALUES):
        possible = unplaced & of_value(v) & ~s.lacks[seat]
        if s.asked[seat] >> v & 1 and size(possible) == 1:
            cards |= possible
    return cards | s.known[seat]
