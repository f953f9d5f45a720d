"""Tests of the rules against the rulebook, one per §."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ludotheque import Match, Refused
from ludotheque.kernel.game import open_folder
from ludotheque.kernel.record import Record

GAME = open_folder(Path(__file__).parent.parent)
RULES: Any = GAME.rules  # names of its own, beside those of the contract
BEGINNING = {"players": 2, "hands": ["0-1 0-4 1-6 2-3 3-6 4-5 5-5", "0-0 0-6 1-2 1-3 2-6 3-4 4-4"]}
MIDDLE = {"players": 2, "hands": ["0-1 0-4 1-1 2-5 4-5 6-6", "0-0 0-6 1-3 1-4 3-4 4-6"], "line": "5-3 3-2"}
STUCK = {"players": 2, "turn": 1, "hands": ["0-3 0-5 1-4 1-5 4-6", "0-0 0-1 0-6 1-1 3-3 6-6"], "line": "4-5 5-3 3-2"}
BLOCKED = {
    "players": 2,
    "mode": "block",
    "hands": ["1-3", "1-1 2-2 2-5"],
    "line": "0-1 1-2 2-0 0-0 0-3 3-4 4-0 0-5 5-6 6-0",
}
LAST = {
    "players": 2,
    "turn": 1,
    "hands": ["0-1 3-5", "1-4"],
    "line": "6-6 6-5 5-5 5-4 4-4 4-3 3-3 3-2 2-2 2-1 1-1",
}


def refused(match: Match, seat: int, text: str) -> tuple[str, int]:
    with pytest.raises(Refused) as error:
        match.play(seat, text)
    return error.value.code, error.value.paragraph


@pytest.mark.parametrize(("players", "each"), [(2, 7), (3, 6), (4, 5)])
def test_the_fewer_play_the_more_tiles_they_get(players: int, each: int) -> None:
    """§1"""
    match = GAME.match(players=players, seed=1)
    assert [len(hand.split()) for hand in match.position()["hands"]] == [each] * players


def test_the_highest_double_begins() -> None:
    """§2"""
    match = GAME.match(position=BEGINNING)
    assert match.to_act() == {0}
    assert match.legal(0) == ["lay 5-5 left"]
    assert refused(match, 0, "lay 4-5 left") == ("begin-with-the-highest", 2)


def test_without_doubles_the_heaviest_tile_begins_of_equals_the_larger_half() -> None:
    """§2"""
    hands = ["0-1 0-2 0-3 0-4 0-5 1-2 3-6", "1-3 1-4 1-5 2-3 2-4 3-4 4-5"]
    assert GAME.match(position={"players": 2, "turn": 0, "hands": hands}).legal(0) == ["lay 3-6 left"]
    with pytest.raises(Exception, match="3-6"):
        GAME.match(position={"players": 2, "turn": 1, "hands": hands})


def test_equal_halves_touch() -> None:
    """§3"""
    match = GAME.match(position=MIDDLE)
    assert match.legal(0) == ["lay 2-5 left", "lay 2-5 right", "lay 4-5 left"]
    assert refused(match, 0, "lay 4-5 right") == ("does-not-fit", 3)
    match.play(0, "lay 2-5 left")
    assert match.position()["line"] == "2-5 5-3 3-2"


def test_whoever_can_lay_must_lay() -> None:
    """§4"""
    match = GAME.match(position=MIDDLE)
    assert refused(match, 0, "draw") == refused(match, 0, "pass") == ("you-can-lay", 4)


def test_one_draws_until_something_fits_and_all_remember_what_did_not() -> None:
    """§4"""
    match = GAME.match(position=STUCK, seed=1)
    assert match.legal(1) == ["draw"]
    assert refused(match, 1, "pass") == ("draw-first", 4)
    while match.to_act() == {1} and match.legal(1) == ["draw"]:
        match.play(1, "draw")
    assert match.view(0).lacks_newer[1] == 1
    lacks = set(match.position()["lacks"][1].split())
    assert lacks == {tile for tile in RULES.TILES.texts if "4" in tile or "2" in tile}


def test_nobody_draws_where_that_was_agreed() -> None:
    """§4"""
    match = GAME.match(position={**STUCK, "mode": "block"})
    assert match.legal(1) == ["pass"]
    assert refused(match, 1, "draw") == ("nothing-to-draw", 4)


def test_an_empty_hand_ends_the_round_and_wins_what_the_others_hold() -> None:
    """§5, §6"""
    match = GAME.match(position={**LAST, "target": 0})
    match.play(1, "lay 1-4 right")
    assert (match.results, match.winners) == ([0, 9], [1])


def test_a_blocked_line_ends_the_round_and_the_lightest_hand_wins() -> None:
    """§5, §6"""
    match = GAME.match(position={**BLOCKED, "target": 0})
    match.play(0, "pass")
    match.play(1, "pass")
    assert match.results == [9, 0]


def test_equally_light_hands_win_nothing() -> None:
    """§6"""
    line = "0-1 1-4 4-4 4-2 2-1 1-6 6-6 6-2 2-0 0-0 0-3 3-3 3-4 4-0 0-5 5-6 6-0"
    position = {"players": 3, "mode": "block", "target": 0, "hands": ["1-3", "2-2", "1-1 2-3"], "line": line}
    match = GAME.match(position=position)
    for seat in (0, 1, 2):
        match.play(seat, "pass")
    assert match.results == [0, 0, 0]


def test_the_match_goes_on_until_the_points_are_reached() -> None:
    """§7"""
    match = GAME.match(position={**LAST, "points": [0, 40]}, seed=1)
    match.play(1, "lay 1-4 right")
    assert not match.over
    assert match.position()["round"] == 2
    match = GAME.match(position={**LAST, "points": [0, 41]}, seed=1)
    match.play(1, "lay 1-4 right")
    assert match.results == [0, 50]


def test_after_forty_rounds_it_is_over() -> None:
    """§7"""
    match = GAME.match(position={**LAST, "round": 40})
    match.play(1, "lay 1-4 right")
    assert match.results == [0, 9]


@pytest.mark.parametrize("seed", range(12))
def test_guesses_never_give_anybody_what_all_know_he_lacks(seed: int) -> None:
    """§2, §4: not even where one hand must take what another cannot."""
    match = GAME.match(players=3 + seed % 2, options={"mode": ("draw", "block")[seed % 2]}, seed=seed)
    engine = GAME.engine
    words = [seed + 1, 2, 3, 4]
    while not match.over and len(match.log.moves) < 250:
        (seat,) = match.to_act()
        match.play(seat, match.legal(seat)[0])
        for viewer in range(match.players):
            view = match.view(viewer)
            guess = engine.guess(view, viewer, words)
            assert guess.view(viewer) == view
            for other in range(match.players):
                assert shared(guess, other) <= guess.lacks_newer[other]


def shared(guess: Record, seat: int) -> int:
    """How many tiles a hand has that it is known not to have."""
    return sum(has * lacks for has, lacks in zip(guess.hand[seat], guess.lacks[seat], strict=True))
