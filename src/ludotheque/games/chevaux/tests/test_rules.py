"""Tests of the rules against the rulebook, a test per §."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ludotheque import Match, Refused
from ludotheque.kernel.chance import Scripted
from ludotheque.kernel.game import open_folder

GAME = open_folder(Path(__file__).parent.parent)
RULES: Any = GAME.rules
YARD = -1


def table(pawns: list[list[int]], throws: list[int], **more: Any) -> Match:
    """A table on which these are the next throws."""
    position = {"players": len(pawns), "horses": len(pawns[0]), "pawns": pawns, **more}
    return GAME.match(position=position, chance=Scripted([f"throw {value}" for value in throws]))


def told(match: Match, text: str) -> list[str]:
    """What all are told of an action, by its keys."""
    seat = min(match.to_act())
    return [line.key for step in match.play(seat, text) for line in match.narrate(-1, step)]


@pytest.mark.parametrize(("players", "starts"), [(2, [0, 28]), (3, [0, 14, 28]), (4, [0, 14, 28, 42])])
def test_stables_are_at_equal_distances_and_two_sit_opposite(players: int, starts: list[int]) -> None:
    """§1"""
    assert GAME.match(players=players, seed=1).position()["pawns"] == [[start, YARD, YARD, YARD] for start in starts]


def test_all_horses_may_begin_in_the_stable_and_there_may_be_fewer() -> None:
    """§1"""
    match = GAME.match(players=2, options={"outside": False, "horses": 2}, seed=1)
    assert match.position()["pawns"] == [[YARD, YARD], [YARD, YARD]]


def test_the_die_is_thrown_then_a_horse_runs_then_it_is_the_next_players_turn() -> None:
    """§2"""
    match = table([[0, YARD], [28, YARD]], [4])
    assert match.legal(0) == ["roll"]
    match.play(0, "roll")
    assert (match.position()["die"], match.to_act(), match.legal(0)) == ([4], {0}, ["move 1"])
    match.play(0, "move 1")
    assert (match.position()["pawns"][0], match.to_act()) == ([4, YARD], {1})


def test_only_a_six_opens_the_stable() -> None:
    """§3"""
    match = table([[10, YARD], [28, YARD]], [5])
    match.play(0, "roll")
    with pytest.raises(Refused) as refused:
        match.play(0, "move 2")
    assert refused.value.code == "needs-a-six"
    match = table([[10, YARD], [28, YARD]], [6])
    match.play(0, "roll")
    assert match.legal(0) == ["move 1", "move 2"]
    assert told(match, "move 2")[0] == "log-came-out"
    assert match.position()["pawns"][0] == [10, 0]


def test_a_horse_runs_past_all_others_but_never_onto_its_own() -> None:
    """§4"""
    match = table([[10, 13], [11, 12]], [3])
    match.play(0, "roll")
    assert match.legal(0) == ["move 2"]
    match = table([[10, 50], [11, 12]], [4])
    match.play(0, "roll")
    match.play(0, "move 1")
    assert match.position()["pawns"] == [[14, 50], [11, 12]]


def test_the_track_is_a_ring() -> None:
    """§4"""
    match = table([[3, YARD], [54, YARD]], [4], turn=1)
    match.play(1, "roll")
    match.play(1, "move 1")
    assert match.position()["pawns"][1] == [2, YARD]


def test_whoever_is_landed_on_goes_back_to_the_stable() -> None:
    """§5"""
    match = table([[10, YARD], [15, 40]], [5])
    match.play(0, "roll")
    assert told(match, "move 1") == ["log-ran", "log-sent-back"]
    assert match.position()["pawns"] == [[15, YARD], [YARD, 40]]


def test_a_starting_space_is_safe_for_its_owner_alone() -> None:
    """§5"""
    match = table([[26, 5], [28, YARD]], [2])
    match.play(0, "roll")
    assert match.legal(0) == ["move 2"]
    match = table([[28, 5], [YARD, YARD]], [6], turn=1)
    match.play(1, "roll")
    match.play(1, "move 1")
    assert match.position()["pawns"] == [[YARD, 5], [28, YARD]]


@pytest.mark.parametrize(("seat", "place", "value", "lands"), [(0, 54, 3, 57), (1, 26, 3, 57), (0, 55, 6, 61)])
def test_after_a_round_a_horse_turns_into_its_lane(seat: int, place: int, value: int, lands: int) -> None:
    """§6"""
    pawns = [[YARD, YARD], [YARD, YARD]]
    pawns[seat][0] = place
    match = table(pawns, [value], turn=seat)
    match.play(seat, "roll")
    assert told(match, "move 1")[0] == "log-climbed"
    assert match.position()["pawns"][seat][0] == lands


def test_the_end_of_the_lane_is_reached_by_exact_count() -> None:
    """§6"""
    match = table([[57, 20], [28, YARD]], [5])
    match.play(0, "roll")
    with pytest.raises(Refused) as refused:
        match.play(0, "move 1")
    assert (refused.value.code, refused.value.paragraph) == ("too-far", 6)


def test_horses_on_lanes_are_never_met() -> None:
    """§6 The lanes of two players have the same numbers."""
    match = table([[55, YARD], [57, YARD]], [2])
    match.play(0, "roll")
    assert told(match, "move 1") == ["log-climbed"]
    assert match.position()["pawns"] == [[57, YARD], [57, YARD]]


def test_a_six_rolls_again_three_times_at_the_most() -> None:
    """§7"""
    match = table([[3], [28]], [6, 6, 6])
    for again in ("log-again", "log-again", "log-enough-sixes"):
        match.play(0, "roll")
        assert told(match, "move 1") == ["log-ran", again]
    assert (match.to_act(), match.position()["sixes"]) == ({1}, 0)


def test_a_six_rolls_again_even_if_nothing_can_run() -> None:
    """§7"""
    match = table([[58, 59], [28, YARD]], [6])
    assert told(match, "roll") == ["log-rolled", "log-stuck", "log-again"] or match.position()["pawns"][0] == [58, 59]
    assert match.to_act() == {0}


def test_without_a_horse_that_can_run_the_turn_passes_and_is_told() -> None:
    """§8"""
    match = table([[YARD, YARD], [28, YARD]], [3])
    assert told(match, "roll") == ["log-rolled", "log-stuck"]
    assert match.to_act() == {1}


def test_the_first_with_all_horses_in_line_wins() -> None:
    """§9"""
    match = table([[61, 58], [30, 8]], [2])
    match.play(0, "roll")
    assert told(match, "move 2") == ["log-climbed", "log-won"]
    assert match.over
    assert (match.results, match.winners) == ([62 + 61, 3 + 37], [0])


def test_a_horse_that_has_arrived_is_told() -> None:
    """§9"""
    match = table([[61, 57, 20], [30, 8, YARD]], [3, 2])
    match.play(0, "roll")
    assert told(match, "move 2") == ["log-climbed", "log-arrived"]


def test_it_ends_after_a_thousand_rolls() -> None:
    """§9"""
    match = table([[10, YARD], [30, YARD]], [3], rolls=RULES.MOST_ROLLS - 1)
    match.play(0, "roll")
    assert told(match, "move 1") == ["log-ran", "log-enough-rolls"]
    assert (match.over, match.results, match.winners) == (True, [14, 3], [0])
