"""Tests that cards are written, read and drawn as the rule sheets say."""

from __future__ import annotations

import pytest

from ludotheque import NotationError, PositionError
from ludotheque.components.bits import nth_bit, size
from ludotheque.components.decks import coloured
from ludotheque.components.moves import nth

KINDS = [(letter, value) for letter in "yrb" for value in (1, 7, 10)]


def test_cards_are_printed_by_colour_then_value() -> None:
    deck = coloured(KINDS)
    assert deck.text(deck.read("y7 b1 r10 r7", NotationError)) == "r7 r10 b1 y7"


def test_cards_can_be_printed_by_value_then_colour() -> None:
    deck = coloured(KINDS, by_value=True)
    assert deck.text(deck.read("y7 b1 r10 r7 y1", NotationError)) == "b1 y1 r7 y7 r10"


def test_people_see_shapes() -> None:
    deck = coloured(KINDS)
    assert deck.shown(deck.read("b10 r1 y7", NotationError)) == "●1 ■10 ★7"


def test_counts_are_listed_each_card_as_often_as_it_is_there() -> None:
    deck = coloured(KINDS)
    assert deck.text(deck.listed([0, 2, 0, 1, 0, 0, 0, 0, 1])) == "r1 b10 y7 y7"


@pytest.mark.parametrize("error", [NotationError, PositionError])
def test_an_unknown_card_is_told(error: type[NotationError]) -> None:
    with pytest.raises(error, match="“r8” in “r1 r8” is not a card"):
        coloured(KINDS).read("r1 r8", error)


def test_nth_counts_every_copy() -> None:
    counts = [2, 0, 3, 1]
    assert [nth(counts, at) for at in range(6)] == [0, 0, 2, 2, 2, 3]


def test_sets_of_bits_are_counted_and_drawn_from() -> None:
    mask = 0b1011_0000_0001 | 1 << 61
    assert size(mask) == 5
    assert size(0) == 0
    assert [nth_bit(mask, at).bit_length() - 1 for at in range(5)] == [0, 8, 9, 11, 61]
