"""Tests of components beyond what the small games of this folder use: their fields, positions and lines."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.components import (
    FRENCH,
    Table,
    chain,
    choices,
    counters,
    deck,
    dice,
    dominoes,
    hands,
    marks,
    noted,
    supply,
)
from ludotheque.components.component import Bag
from ludotheque.components.texts import Texts
from ludotheque.components.verbs import Numbered
from ludotheque.kernel.positions import Reader
from ludotheque.kernel.record import i1, i2

FALLING = deck(values=range(9, 0, -1))
MANY = deck(values=(1, 2), copies=200, name="many")
TILES = dominoes(6)


class State(Table, seats=3):
    choice = choices(FALLING)
    known = marks(FALLING)
    meant = noted(FALLING)
    line = chain(TILES)
    more = hands(MANY)
    die = dice(1, 200)
    coins = counters(i1)
    bank = supply(20, of="coins")
    points = counters(i2, each="table")


PARTS: dict[str, Any] = State.components


def test_many_copies_and_sides_fit_into_their_fields() -> None:
    s = State()
    s.more[0, 1] = 200
    s.more_size[0] = 400
    s.die[0] = 200
    assert (s.more[0, 1], s.more_size[0], s.die[0]) == (200, 400, 200)


def test_cards_in_falling_order_are_read() -> None:
    bag = Bag(FALLING, [1] * 9)
    assert (bag.take("hand", 9), bag.take("hand", 1)) == (0, 8)


def test_an_ace_is_low_or_high_as_its_value_says() -> None:
    low, high = (deck(suits=FRENCH, values=values) for values in (range(1, 14), range(2, 15)))
    for cards, place in ((low, 0), (high, -1)):
        ace = cards.texts.index("hA")
        hearts = [number for number in range(len(cards)) if cards.suits[number] == cards.suits[ace]]
        assert cards.sorted(hearts)[place] == ace


@pytest.mark.parametrize(
    ("name", "field", "blank"), [("choice", "choice", -1), ("choice", "shown", -1), ("known", "known", 0)]
)
def test_what_a_position_does_not_say_is_empty_whatever_was_laid_before(name: str, field: str, blank: int) -> None:
    s = State()
    cells = getattr(s, field)[1] if field == "known" else getattr(s, field)
    cells[1] = 1
    s.chosen[1] = 1
    PARTS[name].read(s, Reader({}), 3, Bag(FALLING, [1] * 9))
    assert list(cells)[:3] == [blank] * 3
    assert name != "choice" or list(s.chosen) == [0] * 3


def test_so_are_a_line_and_a_card_that_is_meant() -> None:
    s = State()
    s.meant[2], s.line[0], s.line_ends[0], s.line_ends[1] = 4, 1, 0, 1
    PARTS["meant"].read(s, Reader({}), 3, Bag(FALLING, [1] * 9))
    PARTS["line"].read(s, Reader({"line": "3-5"}), 3, Bag(TILES, [1] * len(TILES)))
    assert (s.meant[2], s.line[0], s.line[1], list(s.line_ends)) == (-1, TILES.number("3-5"), -1, [3, 5])


def test_a_supply_has_what_those_who_play_have_not() -> None:
    s = State()
    s.coins[0], s.coins[2] = 3, 9  # seat 2 does not play
    PARTS["bank"].read(s, Reader({}), 2, None)
    assert s.bank == 17


def test_points_of_the_table_are_told_as_a_number_of_the_table() -> None:
    s = State()
    s.players, s.points = 2, 7
    lines = Texts(Numbered(), [PARTS["points"]], lambda key: True).describe(s, 0)
    assert [(line.key, line.parameters["number"]) for line in lines] == [("table-counter", 7)]
