"""Tests of the questions about Rummü on a real table, with the examples of the rulebook."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

from ludotheque.games.rummu.checks import CARDS
from ludotheque.games.rummu.combinations import FINE, fault, points
from ludotheque.games.rummu.texts import DECK
from ludotheque.kernel.errors import NotationError
from ludotheque.kernel.game import open_game

GAME = open_game("rummu")


def ask(question: str, **given: Any) -> tuple[bool | None, int | None]:
    answer = GAME.check(question, {name: cards(value) for name, value in given.items()})
    return answer.allowed, answer.points


def cards(value: Any) -> Any:
    """Cards may be written in a row: r5 y6 r7."""
    if isinstance(value, str):
        return value.split()
    return [one.split() for one in value] if isinstance(value, list) else value


@pytest.mark.parametrize(
    ("together", "allowed", "counts"),
    [
        ("r5 b5 g5", True, 0),
        ("r5 b5 g5 k5", True, 30),
        ("r5 b5 g5 y5", True, 10),
        ("r7 b7 g7 y7", True, 5),
        ("r3 r4 r5 r6 r7", True, 40),
        ("r2 r3 y4 r5 r6 y7 y8", True, 40),
        ("r3 b4 g5 k6 y7", True, 20),
        ("b6 y7 b8 r9", False, None),
        ("r8 r9 r0", False, None),
        ("y3 y4 y5", False, None),
        ("r7 r7 b7", False, None),
        ("r5 b5", False, None),
    ],
)
def test_a_combination_counts_as_the_rulebook_says(together: str, allowed: bool, counts: int | None) -> None:
    """§6, §7, §16, §17"""
    assert ask("combination", cards=together) == (allowed, counts)


def test_every_hand_of_cards_is_judged_as_by_the_rules() -> None:
    """§6, §16 The rules and the answer agree, whatever is laid."""
    rng, kinds = random.Random(1), [card for row in CARDS["rows"] for card in row]
    some = [list(row)[at : at + n] for row, at, n in itertools.product(CARDS["rows"], range(6), (3, 4))]
    for together in [*some, *(rng.sample(kinds, rng.randint(1, 5)) for _ in range(200))]:
        mask = sum(1 << card for card in DECK.read(" ".join(together), NotationError))
        allowed, counts = ask("combination", cards=" ".join(together))
        assert allowed == (fault(mask) == FINE), together
        assert counts == (points(mask) if allowed else None)


@pytest.mark.parametrize(
    ("score", "teams", "needs"), [(-1, False, 3), (0, False, 4), (150, False, 6), (150, True, 4), (400, True, 6)]
)
def test_the_first_combination_is_as_long_as_the_score_demands(score: int, teams: bool, needs: int) -> None:
    """§8"""
    run = [f"r{value}" for value in range(7)]
    for length in (3, 4, 5, 6, 7):
        given = {"cards": run[:length], "score": score}
        answer = GAME.check("opening", given, options={"teams": teams})
        assert answer.allowed == (length >= needs)
        assert answer.lines[-1].parameters["cards"] == needs


def test_cards_are_added_all_at_once() -> None:
    """§10, §16"""
    assert ask("add", lying="r3 r4 r5", added="r6 r7") == (True, 40)
    assert ask("add", lying="r3 r4 r5", added="r2 r6") == (True, 40)
    assert ask("add", lying="r3 r4 r5", added="b6") == (False, None)
    assert ask("add", lying="r3 r4 r5", added="r3") == (False, None) if "r3" in CARDS["copies"] else True
    assert ask("add", lying="r3 b4", added="g5") == (False, None)
    assert ask("add", lying="r3 r4 r5", added="") == (False, None)


def test_a_deal_is_counted_as_in_the_example_of_the_rulebook() -> None:
    """§13, §16"""
    laid = ["r3 r4 r5 r6 r7", "r7 b7 g7 k7"]
    assert ask("deal", combinations=laid, hand="k2 y9") == (None, 40)
    assert ask("deal", combinations=laid, out=True) == (None, 65)
    assert ask("deal", hand="r1 r1 y1 y1") == (None, -30)
    assert ask("deal") == (None, 0)
    assert ask("deal", combinations=laid, hand="k2", out=True) == (False, None)
    assert ask("deal", combinations=["r3 b4 b5"]) == (False, None)
