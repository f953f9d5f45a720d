"""Tests of the rules against the rulebook. Begin here: one test per §."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ludotheque import Match, Refused
from ludotheque.kernel.game import open_folder

GAME = open_folder(Path(__file__).parent.parent)
RULES: Any = GAME.rules  # names of its own, beside those of the contract
CARDS = len(RULES.DECK)
HANDS = [[3, 9], [4, 12]]
UNDEALT = [card for card in range(1, CARDS + 1) if card not in HANDS[0] + HANDS[1]]
POSITION = {"players": 2, "cards": 2, "hands": HANDS, "stock": UNDEALT}


def test_dealing_gives_everyone_the_same_number_of_cards() -> None:
    """§1"""
    match = GAME.match(players=4, seed=1)
    assert [len(hand) for hand in match.position()["hands"]] == [3, 3, 3, 3]


def test_choices_stay_hidden_until_all_have_chosen() -> None:
    """§2"""
    match = GAME.match(position=POSITION)
    match.play(0, "play 9")
    assert match.view(1).choice[0] == -1
    assert match.to_act() == {1}
    with pytest.raises(Refused) as refused:
        match.play(0, "play 3")
    assert (refused.value.code, refused.value.paragraph) == ("already-chosen", 2)


def played(match: Match) -> Match:
    match.play(1, "play 12")
    match.play(0, "play 9")
    return match


def test_the_highest_card_takes_the_point() -> None:
    """§3"""
    assert played(GAME.match(position=POSITION)).position()["points"] == [0, 1]


def test_the_lowest_card_takes_it_where_low_wins() -> None:
    """§3"""
    assert played(GAME.match(position={**POSITION, "lowest": True})).position()["points"] == [1, 0]


def test_empty_hands_end_the_match() -> None:
    """§4"""
    match = played(GAME.match(position=POSITION))
    match.play(0, "play 3")
    match.play(1, "play 4")
    assert match.over
    assert (match.results, match.winners) == ([0, 2], [1])
