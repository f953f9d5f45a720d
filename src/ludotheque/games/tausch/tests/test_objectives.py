"""Tests of §8 to §22 by the sheet: counting, naming and listing agree with it, card by card."""

import random
import re
from collections import Counter
from itertools import combinations, combinations_with_replacement
from typing import Any

import pytest

from ludotheque.components.bits import masks_of
from ludotheque.components.bits import size as count
from ludotheque.games.tausch.cards import pack, unpack, well_packed
from ludotheque.games.tausch.combinations import count_claims, list_claims, list_row, nth_claim, nth_of_row
from ludotheque.games.tausch.objectives import ASKS, BONUS, NAMES, PARAGRAPH, fulfils
from ludotheque.games.tausch.positions import DECK
from ludotheque.games.tausch.tests.table import TAUSCH
from ludotheque.kernel.errors import NotationError
from ludotheque.kernel.words import LANGUAGES

# The sheet in plain Python: what each objective asks for, on lists of (colour letter, value).


def consecutive(values: list[int]) -> bool:
    return values == list(range(values[0], values[0] + len(values)))


def asked(name: str, cards: list[tuple[str, int]]) -> bool:
    letters, values = {letter for letter, _ in cards}, sorted(value for _, value in cards)
    kind, _, colour = name.partition("-")
    size = {"nine": 2, "twins": 2, "three": 3, "pairs3": 6}
    size |= dict.fromkeys(("high", "low", "top", "run4", "four", "pairs2"), 4)
    if len(cards) != size.get(kind, 5) or (colour and letters != {colour}):
        return False
    pairs = len(values) % 2 == 0 and values[::2] == values[1::2] and consecutive(values[::2])
    same = sorted(Counter(values).values())
    return {
        "even": all(value % 2 == 0 for value in values),
        "odd": all(value % 2 == 1 for value in values),
        "colour": len(letters) == 1,
        "nine": sum(values) == 9,
        "high": sum(values) >= 23,
        "low": sum(values) <= 7,
        "top": sum(values) >= 37,
        "run5": consecutive(values),
        "run4": consecutive(values) and len(letters) == 1,
        "full": same in ([2, 3], [5]),
        "four": same == [4],
        "three": same == [3],
        "twins": cards[0] == cards[-1],
        "pairs2": pairs,
        "pairs3": pairs,
    }[kind]


def pile(text: str) -> tuple[int, int]:
    return masks_of(DECK.read(text, NotationError))


def hand_of(dice: random.Random, cards: int) -> list[int]:
    return sorted(dice.sample([kind for kind in range(40) for _ in range(2)], cards))


@pytest.mark.parametrize("objective", range(25), ids=NAMES)
def test_paragraphs_08_to_22_rules_and_rows_agree_with_the_sheet_on_every_choice_from_a_hand(objective: int) -> None:
    dice = random.Random(objective)
    name = NAMES[objective]
    met = set()
    both = [kind for kind in range(40) for _ in range(2)]
    low = [kind for kind in both if kind % 10 < 4]
    top = [kind for kind in both if kind % 10 > 5]
    hands = [dice.sample(cards, 12) for cards in (both, low, top)]
    hands += [[*range(10 * c, 10 * c + 10), 8, 39] for c in range(4)]  # one colour, and a pair in two of them
    for kinds in map(sorted, hands):
        once, twice = masks_of(kinds)
        expected = set()
        for choice in {choice for size in (int(ASKS[objective]), 3) for choice in combinations(kinds, size)}:
            wanted = asked(name, [(DECK.kinds[kind].suit, DECK.kinds[kind].value) for kind in choice])
            assert fulfils(objective, *masks_of(choice)) == wanted, DECK.text(choice)
            if wanted:
                expected.add(pack(*masks_of(choice)))
        out = [0] * 20_000
        found = out[: list_claims(once, twice, objective, 0, out, 0)]
        assert sorted(cards >> 7 for cards in found) == sorted(expected)
        assert count_claims(once, twice, objective) == len(expected)
        assert [nth_claim(once, twice, objective, at) for at in range(len(expected))] == [cards >> 7 for cards in found]
        met |= expected
    assert met, "no hand could claim it: the test shows nothing"


@pytest.mark.parametrize("size", [1, 2, 3])
def test_paragraph_03_choices_for_a_market_are_listed_and_named_in_the_same_order(size: int) -> None:
    kinds = hand_of(random.Random(size), 14)
    once, twice = masks_of(kinds)
    out = [0] * 2000
    found = [cards >> 7 for cards in out[: list_row(once, twice, size - 1, 0, out, 0)]]
    assert sorted(found) == sorted({pack(*masks_of(choice)) for choice in combinations(kinds, size)})
    assert [nth_of_row(once, twice, size - 1, at) for at in range(len(found))] == found


def test_worked_example_3_nine_of_red() -> None:
    objective = NAMES.index("nine-r")
    for cards, wanted in {"r4 r5": True, "r9": False, "r4 b5": False, "r8 r1": True}.items():
        assert fulfils(objective, *pile(cards)) == wanted


def value_sets(name: str) -> set[str]:
    """Which multisets of four values do, in any colours."""
    found = set()
    for values in combinations_with_replacement(range(1, 11), 4):
        kinds = [10 * (k % 4) + value - 1 for k, value in enumerate(values)]
        if fulfils(NAMES.index(name), *masks_of(kinds)):
            found.add("-".join(map(str, values)))
    return found


def test_worked_example_4_low_and_top_are_these_value_sets() -> None:
    low = {"1-1-1-1", "1-1-1-2", "1-1-1-3", "1-1-1-4", "1-1-2-2", "1-1-2-3", "1-2-2-2"}
    top = {"7-10-10-10", "8-9-10-10", "8-10-10-10", "9-9-9-10", "9-9-10-10", "9-10-10-10", "10-10-10-10"}
    assert (value_sets("low"), value_sets("top")) == (low, top)


@pytest.mark.parametrize(
    ("name", "cards", "wanted"),
    [
        ("pairs3", "r2 b2 r3 b3 r4 b4", True),
        ("pairs3", "r9 b9 r10 b10 r1 b1", False),
        ("pairs2", "r5 b5 g5 y5", False),
        ("pairs2", "r5 r5 b6 g6", True),
        ("full", "r2 b2 g2 r9 b9", True),
        ("full", "r4 r4 b4 g4 y4", True),
        ("full", "r4 b4 g4 y4 r9", False),
        ("run5", "r8 b9 g10 y1 r2", False),
        ("run4", "r7 r8 r9 r10", True),
        ("run4", "r7 r8 r9 b10", False),
        ("colour", "r1 r1 r2 r9 r10", True),
        ("colour-b", "r1 r1 r2 r9 r10", False),
        ("twins", "r5 r5", True),
        ("twins", "r5 b5", False),
    ],
)
def test_worked_example_5_and_neighbours(name: str, cards: str, wanted: bool) -> None:
    assert fulfils(NAMES.index(name), *pile(cards)) == wanted


def test_every_objective_has_its_paragraph_and_its_sentence() -> None:
    for number, name in enumerate(NAMES):
        heading = TAUSCH.rulebook("en").paragraphs[int(PARAGRAPH[number])]
        assert f"Bonus {BONUS[number]}" in heading, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_pictures_tells_the_truth_of_all_fifteen_kinds(language: str) -> None:
    rows = re.findall(r"^\| !\[\]\((\S+)\) \| .+ \(§(\d+)\) \| (.+) \| (\d) \|$", TAUSCH.rulebook(language).text, re.M)
    assert [int(paragraph) for _, paragraph, _, _ in rows] == list(range(8, 23))
    for name, paragraph, cards, bonus in rows:
        number = NAMES.index(name)
        assert (int(PARAGRAPH[number]), int(BONUS[number])) == (int(paragraph), int(bonus))
        shown = [("rbgy"["●■▲★".index(card[0])], int(card[1:])) for card in cards.split()]
        assert asked(name, sorted(shown)), (name, cards)


def test_tuples_of_cards_read_back_and_anything_else_is_refused() -> None:
    dice = random.Random(1)
    for _ in range(300):
        once, twice = masks_of(hand_of(dice, dice.randint(1, 6)))
        cards = pack(once, twice)
        assert well_packed(cards)
        assert unpack(cards) == (once, twice)
    odd: list[Any] = [0, -1, 41, 63, 1 << 6, 2 | 1 << 6, 1 | 1 << 6 | 1 << 12, 1 | 2 << 12, 1 << 36, 1 << 62]
    assert not any(map(well_packed, odd))
    assert count((1 << 40) - 1) == 40
