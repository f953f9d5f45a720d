"""Tests of the question about Rennschwein Rudi Rüssel on a real table, with the examples of the rulebook."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.kernel.errors import CheckError
from ludotheque.kernel.game import open_game


def ask(cards: list[int], pigs: list[int], **options: Any) -> list[tuple[str, Any]]:
    """The keys of the sentences after the one that names the cards, with the space or place they name."""
    answer = open_game("rudi").check("turn", {"card": cards, "pig": pigs}, len(cards), options)
    return [(line.key, line.parameters.get("space", line.parameters.get("place"))) for line in answer.lines[1:]]


def test_the_highest_card_runs_by_the_difference() -> None:
    """§4"""
    assert ask([10, 6, 5, 1], [3, 4, 5, 7]) == [("log-run", 7)]
    assert ask([10, 6, 6, 1], [3, 4, 5, 7]) == [("log-run", 7)]


def test_equal_cards_swap_or_do_nothing() -> None:
    """§5, §6, §9, §10"""
    assert ask([9, 9, 4, 2], [5, 12, 0, 0]) == [("log-swap", 12), ("log-due", None)]
    assert ask([5, 5, 2], [6, 6, 0]) == [("log-swap", 6), ("log-due", None), ("log-due", None)]
    assert ask([8, 8, 8, 1], [1, 2, 3, 4]) == [("log-nothing", None)]


def test_the_finish_ends_the_race_on_this_course() -> None:
    """§2, §12"""
    assert ask([9, 4, 1], [22, 0, 0]) == [("log-run-home", None), ("log-wins", None)]
    assert ask([9, 4, 1], [22, 0, 0], course=40) == [("log-run", 27)]
    with pytest.raises(CheckError, match="home already"):
        ask([9, 4, 1], [24, 0, 0])
