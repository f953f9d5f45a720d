"""Tests of what is known of cards beside where they lie: suits, a card just drawn, a new stock."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque import PositionError
from ludotheque.components import (
    FRENCH,
    Table,
    deck,
    hands,
    noted,
    pile,
    renewals,
    stock,
    suit_to_follow,
    suits_lacking,
)
from ludotheque.components.component import Bag
from ludotheque.components.moves import gather, in_suit, unseen, without
from ludotheque.components.reshuffle import give_back, nth_mixed, redeal_mixed, renew
from ludotheque.kernel import rng
from ludotheque.kernel.positions import Reader

CARDS = deck(suits=FRENCH)
COPIES, SUITS = CARDS.copies, CARDS.suits
HEARTS = CARDS.letters.index("h")


class Known(Table, seats=3):
    hand = hands(CARDS)
    stock = stock(CARDS)
    discard = pile(CARDS)
    suit = suit_to_follow(CARDS)
    lacks = suits_lacking(CARDS)
    drawn = noted(CARDS)
    mixed = renewals(CARDS)


def kind(text: str) -> int:
    number = CARDS.number(text)
    assert number is not None
    return number


def holding(*texts: str) -> Known:
    """A state in which these are the hands; the rest is the stock."""
    s = Known()
    s.players = len(texts)
    for seat, text in enumerate(texts):
        for one in text.split():
            s.stock[kind(one)] -= 1
            s.hand[seat, kind(one)] += 1
            s.hand_size[seat] += 1
    s.stock_size = sum(s.stock)
    return s


def read(s: Known, name: str, **position: Any) -> None:
    bag = Bag(CARDS, [1] * len(CARDS))
    Known.components[name].read(s, Reader(position), s.players, bag)


def written(s: Known, name: str) -> dict[str, Any]:
    found: dict[str, Any] = Known.components[name].write(s, s.players)
    return found


@pytest.mark.parametrize(
    ("name", "position"),
    [
        ("suit", {"suit": "h"}),
        ("suit", {"suit": None}),
        ("lacks", {"lacks": ["h", None, "s"]}),
        ("drawn", {"drawn": [None, "h7", None]}),
        ("mixed", {"mixed": "c2 h7"}),
        ("mixed", {}),
    ],
)
def test_positions_say_it_in_texts(name: str, position: dict[str, Any]) -> None:
    s = holding("h7", "c2", "sA")
    read(s, name, **position)
    assert written(s, name) == position


@pytest.mark.parametrize(
    ("name", "position"),
    [
        ("suit", {"suit": "x"}),
        ("suit", {"suit": 2}),
        ("lacks", {"lacks": ["x", None, None]}),
        ("lacks", {"lacks": ["h"]}),
    ],
)
def test_no_suit_is_refused(name: str, position: dict[str, Any]) -> None:
    with pytest.raises(PositionError):
        read(holding("h7", "c2", "sA"), name, **position)


def test_what_is_held_of_a_new_stock_follows_from_the_hands() -> None:
    s = holding("h7 c2", "c3", "sA")
    read(s, "mixed", mixed="c2 c3 c4")
    assert list(s.mixed_held) == [1, 1, 0]


def test_a_card_just_drawn_is_its_seat_s_alone() -> None:
    s = holding("h7", "c2", "sA")
    s.drawn[0] = kind("h7")
    assert (s.view(0).drawn[0], s.view(1).drawn[0]) == (kind("h7"), -1)


def test_lines_say_suits_and_who_could_not_follow() -> None:
    s = holding("h7", "c2", "sA")
    s.suit, s.lacks[1] = HEARTS, HEARTS
    said = [line for one in ("suit", "lacks") for line in Known.components[one].lines(s, 0)]
    assert [line.key for line in said] == ["table-suit", "table-suit-seat"]


def test_discards_become_the_stock_but_the_top_one() -> None:
    s = holding("h7", "c2", "sA")
    s.stock.fill(0)
    for text in ("c9", "d9", "h9"):
        s.discard[kind(text)] = 1
    assert renew(s.stock, s.discard, kind("h9"), s.mixed, s.mixed_held) == 2
    assert [CARDS.texts[k] for k in range(len(CARDS)) if s.stock[k]] == ["c9", "d9"]
    assert list(s.mixed) == list(s.stock)
    assert (sum(s.discard), s.discard[kind("h9")]) == (1, 1)


def test_guessed_hands_hold_so_many_cards_of_the_new_stock() -> None:
    """Seat 1 has drawn one of two cards since the discards were shuffled; its other card was in hand before."""
    s = holding("h7", "c2 d9", "sA")
    rest = [text for text in CARDS.texts if text not in ("h7", "c2", "d9", "sA", "c9")]
    for text in rest:
        s.stock[kind(text)] = 0
        s.discard[kind(text)] = 1
    s.mixed.fill(0)
    s.mixed[kind("c9")] = s.mixed[kind("d9")] = 1
    s.mixed_held[1] = 1
    found = set()
    for seed in range(60):
        guess, words = s.view(0), rng.start(seed)
        unseen(guess.stock, COPIES)
        without(guess.stock, guess.hand[0])
        without(guess.stock, guess.discard)
        redeal_mixed(guess.hand, guess.hand_size, guess.stock, guess.mixed, guess.mixed_held, 0, words)
        found.add((CARDS.text(CARDS.listed(guess.hand[1])), CARDS.text(CARDS.listed(guess.hand[2]))))
    assert found == {("c2 c9", "sA"), ("c2 d9", "sA"), ("c9 sA", "c2"), ("d9 sA", "c2")}


def test_the_nth_card_is_counted_among_those_of_the_stock() -> None:
    s = holding("c2 c3 c4", "sA", "sK")
    s.mixed[kind("c3")] = 0
    hand = s.hand[0]
    assert [nth_mixed(hand, s.mixed, 1, at) for at in range(3)] == [kind("c2"), kind("c4"), -1]
    assert nth_mixed(hand, s.mixed, 0, 0) == kind("c3")


def test_an_unlikely_suit_goes_back_to_the_stock() -> None:
    """All but the card that is kept and one that was in hand before the stock was made."""
    for seed in range(30):
        s = holding("sA", "h2 h3 h4 c5", "sK")
        s.mixed[kind("h3")] = 0
        give_back(s.hand[1], s.stock, s.stock_size, s.mixed, SUITS, HEARTS, kind("h4"), rng.start(seed))
        held = [CARDS.texts[k] for k in range(len(CARDS)) if s.hand[1, k]]
        assert len(held) == 4
        assert {"h3", "h4", "c5"} <= set(held)
        assert sum(s.stock) == s.stock_size


def test_gathered_cards_are_all_in_the_stock() -> None:
    s = holding("h7 h8", "c2", "sA")
    assert in_suit(s.hand[0], SUITS, HEARTS) == 2
    gather(s.stock, COPIES, s.hand, s.hand_size, s.discard)
    assert (list(s.stock), list(s.hand_size), sum(s.discard)) == ([1] * 52, [0, 0, 0], 0)
    assert in_suit(s.hand[0], SUITS, HEARTS) == 0
