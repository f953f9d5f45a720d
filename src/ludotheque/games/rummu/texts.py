"""How cards of Rummü are printed and the parts of an action read; shared by notation, positions and sentences."""

from __future__ import annotations

from ludotheque.components.bits import kinds_of
from ludotheque.components.decks import coloured

from .combinations import ALL, VALUES
from .state import CARD_BITS, KIND_BITS, MORE_AT

DECK = coloured([(letter, value) for letter in "yrbgk" for value in range(VALUES)], by_value=True)
"""Yellow first, as the rules number them; printed by value, so that runs read as runs."""


def cards_of(mask: int, twice: int = 0) -> list[int]:
    """The cards of a mask and of the mask of second copies, in the printed order."""
    return DECK.sorted(kinds_of(mask & ALL, twice & ALL))


def kind_of(action: int) -> int:
    return action & (1 << KIND_BITS) - 1


def mask_of(action: int) -> int:
    """The cards of a `lay`."""
    return action >> KIND_BITS & ALL


def card_of(action: int) -> int:
    return action >> KIND_BITS & (1 << CARD_BITS) - 1


def added_cards(action: int) -> list[int]:
    """The cards of an `add`, in the printed order; one that was named twice is there twice."""
    cards, more = [card_of(action)], action >> MORE_AT
    while more:
        cards.append((more & (1 << CARD_BITS) - 1) - 1)
        more >>= CARD_BITS
    return DECK.sorted(cards)
