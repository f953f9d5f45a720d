"""Tests of the question about Schweins-Galopp on a real table, with the examples of the rulebook."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from ludotheque.kernel.errors import CheckError
from ludotheque.kernel.game import open_game

GAME = open_game("galopp")


def ask(card: str, options: Mapping[str, Any] | None = None, **given: Any) -> tuple[list[str], int | None, int]:
    """The keys of the sentences, the safe food, and where the pig stands."""
    asked = {name.replace("_", "-"): value for name, value in given.items()}
    answer = GAME.check("run", {"card": card, **asked}, options=options)
    stands = next(line for line in answer.lines if line.key == "check-stands")
    spaces = stands.parameters["spaces"]
    assert isinstance(spaces, int)
    return [line.key for line in answer.lines], answer.points, spaces


def test_a_pig_jumps_and_earns_if_it_leads() -> None:
    """§4, §5"""
    assert ask("w") == (["log-play-leads", "log-earn", "check-stands", "check-left"], None, 5)
    assert ask("y", pig_r=5) == (["log-play-follows", "check-stands", "check-left"], None, 4)
    assert ask("w", empty=True)[0][1] == "log-no-food"


def test_the_ring_comes_round() -> None:
    """§4 The last pig is in the way, a lap behind; on the longer ring of another edition it is not."""
    pigs: dict[str, Any] = {"pig_w": 0, "pig_y": 18, "pig_g": 19, "pig_b": 20, "pig_r": 21}
    assert ask("y", **pigs)[2] == 23
    assert ask("y", {"edition": "groin"}, **pigs)[2] == 22


@pytest.mark.parametrize(("young", "safe"), [(False, 0), (True, 3)])
def test_the_last_card_saves_or_loses_all(young: bool, safe: int) -> None:
    """§7, §13"""
    assert ask("w", left=3, last=True)[1] == 4
    assert ask("y", {"young": young}, pig_r=9, left=3, last=True)[1] == safe


def test_two_pigs_on_one_space_are_refused() -> None:
    for where in (3, 25):
        with pytest.raises(CheckError, match="Two pigs cannot stand"):
            ask("y", pig_r=where)
