"""Tests of the question about Tausch Rausch on a real table, with the examples of the rulebook."""

from __future__ import annotations

import pytest

from ludotheque.games.tausch.objectives import BONUS, NAMES, PARAGRAPH
from ludotheque.kernel.game import open_game


@pytest.mark.parametrize(
    ("objective", "cards", "fulfilled"),
    [
        ("even", "r2 b4 g4 y6 r8", True),
        ("odd", "r1 b3 g5 y9 y9", True),
        ("nine-r", "r4 r5", True),
        ("nine-r", "r8 r1", True),
        ("nine-r", "r9", False),
        ("nine-r", "r4 b5", False),
        ("high-b", "b10 b6 b4 b3", True),
        ("run5", "r4 g5 g6 b7 y8", True),
        ("full", "r6 b6 g6 r3 y3", True),
        ("four", "r5 b5 g5", False),
        ("twins", "g4 g4", True),
        ("twins", "", False),
        ("pairs3", "r7 y7 b8 g8 r9 b9", True),
    ],
)
def test_the_rules_say_whether_cards_fulfil_an_objective(objective: str, cards: str, fulfilled: bool) -> None:
    """§4, §8 to §22"""
    answer = open_game("tausch").check("objective", {"objective": objective, "cards": cards.split()})
    number = NAMES.index(objective)
    assert answer.allowed is fulfilled
    assert answer.paragraph == PARAGRAPH[number]
    if fulfilled:
        assert answer.lines[1].parameters["bonus"] == BONUS[number]
    else:
        assert answer.lines[0].key.startswith("refusal-not-")
