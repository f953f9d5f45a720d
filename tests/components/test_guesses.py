"""Tests of the rules over what is known of hidden cards, and of those that count hands."""

from __future__ import annotations

import itertools
from collections import Counter

import numpy as np
import pytest

from ludotheque.components.chains import fits_somewhere
from ludotheque.components.constrained_deal import any_allowed, give_allowed, note_newer, redeal_lacking
from ludotheque.components.moves import NONE, copy, lightest, size
from ludotheque.kernel import rng


def dice(seed: int) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    return np.array(rng.start(seed, 1), np.int64)


def table(seats: int, kinds: int) -> np.ndarray[tuple[int, int], np.dtype[np.int64]]:
    return np.zeros((seats, kinds), np.int64)


def dealt(stock: list[int], sizes: list[int], lacks: dict[int, list[int]], seed: int) -> list[list[int]]:
    """The kinds in the hands of all but seat 0, which sees its own."""
    hand, lacking = table(len(sizes), len(stock)), table(len(sizes), len(stock))
    for seat, kinds in lacks.items():
        lacking[seat, kinds] = 1
    nothing = np.zeros(len(sizes), np.int64)
    known = table(len(sizes), len(stock))
    redeal_lacking(hand, np.array(sizes), known, lacking, nothing, np.array(stock), 0, dice(seed))
    return [list(np.flatnonzero(cards)) for cards in hand]


@pytest.mark.parametrize("seed", range(40))
def test_nobody_is_dealt_what_he_lacks_even_if_others_must_exchange_for_it(seed: int) -> None:
    # Only one deal is possible: seat 3 can have nothing but 0, seat 2 then only 1, and seat 1 has 2.
    assert dealt([1, 1, 1], [0, 1, 1, 1], {2: [2], 3: [1, 2]}, seed) == [[], [2], [1], [0]]


def test_all_that_is_possible_is_dealt_and_nothing_else() -> None:
    lacks = {1: [0, 1], 2: [2]}
    possible = {
        (one, two)
        for one in itertools.combinations((2, 3, 4), 2)
        for two in itertools.combinations((0, 1, 3, 4), 2)
        if not set(one) & set(two)
    }
    found = Counter(tuple(tuple(cards) for cards in dealt([1] * 5, [0, 2, 2], lacks, seed)[1:]) for seed in range(400))
    assert set(found) == possible


def test_without_anything_known_every_card_is_as_likely_as_every_other() -> None:
    first = Counter(dealt([1] * 4, [0, 1, 1], {}, seed)[1][0] for seed in range(2000))
    assert all(400 < first[kind] < 600 for kind in range(4))


@pytest.mark.parametrize("seed", range(20))
def test_known_cards_stay_and_newer_ones_may_be_any(seed: int) -> None:
    hand, known, lacks, stock = table(3, 6), table(3, 6), table(3, 6), np.ones(6, np.int64)
    known[1, 5] = 1
    lacks[2, [0, 1, 2, 3]] = 1
    newer = np.array([0, 0, 1])
    redeal_lacking(hand, np.array([0, 2, 2]), known, lacks, newer, stock, 0, dice(seed))
    assert hand[1, 5] == 1
    assert hand[2, 4] == 1
    assert [size(cards) for cards in hand] == [0, 2, 2]
    assert list(hand.sum(axis=0) + stock) == [1] * 6


def test_where_nothing_can_be_given_nothing_is() -> None:
    hand, lacks, stock = table(3, 2), table(3, 2), np.array([1, 0])
    lacks[1, 0] = 1
    give_allowed(hand, stock, lacks, 0, 1, dice(1))
    assert not hand.any()
    assert list(stock) == [1, 0]
    assert any_allowed(stock, lacks[1], dice(1)) == NONE


def test_what_was_known_is_forgotten_only_where_newer_cards_came() -> None:
    lacks, newer = table(2, 3), np.array([0, 2])
    lacks[:] = 1
    note_newer(lacks, newer, 0)
    note_newer(lacks, newer, 1)
    assert lacks.tolist() == [[1, 1, 1], [0, 0, 0]]
    assert newer.tolist() == [0, 0]


def test_the_lightest_hand_is_one_alone() -> None:
    worths = np.array([1, 5, 3])
    hands = np.array([[1, 0, 1], [0, 1, 0], [0, 0, 1], [0, 0, 0]])
    assert lightest(hands, worths, 3) == 2
    assert lightest(hands, worths, 4) == 3
    assert lightest(np.array([[1, 0, 0], [0, 1, 0], [1, 0, 0]]), worths, 3) == NONE


def test_a_copy_is_the_same() -> None:
    target = np.array([7, 0, 1])
    copy(np.array([0, 2, 0]), target)
    assert list(target) == [0, 2, 0]


def test_a_tile_fits_at_either_end_or_nowhere() -> None:
    lows, highs, ends = np.array([0, 1, 2]), np.array([0, 4, 3]), np.array([1, 3])
    assert [fits_somewhere(np.eye(3, dtype=np.int64)[kind], ends, lows, highs) for kind in range(3)] == [
        False,
        True,
        True,
    ]
