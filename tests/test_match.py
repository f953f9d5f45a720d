"""Tests of the Python surface: a match survives everything that is asked of it."""

import itertools
import random
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import ludotheque
from ludotheque.kernel.engine import Engine
from ludotheque.kernel.game import published
from ludotheque.kernel.match import Match
from ludotheque.kernel.record import CHANCE, SPECTATOR, Record
from ludotheque.kernel.words import LANGUAGES

GALOPP = ludotheque.game("galopp")
ARRANGE = "arrange r b g y w"


def play_out(match: Match, seed: int = 1) -> Match:
    dice = random.Random(seed)
    while not match.over:
        (seat,) = match.to_act()
        match.play(seat, dice.choice(match.legal(seat)))
    return match


# --- the surface ---


def test_the_surface_of_the_architecture() -> None:
    assert "galopp" in ludotheque.games()
    assert set(published()) <= set(ludotheque.games())
    assert not any(name.startswith("_") for name in ludotheque.games())
    game = ludotheque.game("galopp")
    assert game is ludotheque.game("galopp")
    assert eval(repr(game), {"ludotheque": ludotheque}) is game
    match = game.match(players=4, options={"track_food": True}, seed=7)
    assert match.to_act() == {0}
    assert match.legal(0)[0] == ARRANGE
    assert match.legal(1) == []
    steps = match.play(0, ARRANGE)
    assert [step.seat for step in steps] == [0] + [CHANCE] * 28
    assert isinstance(match.view(2), Record)
    assert isinstance(match.view("spectator"), Record)
    assert match.position()["phase"] == "feed"
    assert [move.seat for move in match.log.moves] == [0] + [None] * 28
    assert (match.over, match.results, match.winners) == (False, [], [])
    play_out(match)
    assert (match.over, match.to_act(), len(match.results)) == (True, set(), 4)
    assert match.winners == [seat for seat in range(4) if match.results[seat] == max(match.results)]
    assert match.results == match.position()["right"]
    again = ludotheque.replay(match.log)
    assert again.state == match.state
    assert again.results == match.results


def test_regression_opening_a_game_put_the_folder_of_games_in_the_functions_place() -> None:
    asked = "import ludotheque; ludotheque.game('galopp').rules; print(ludotheque.games())"
    for first in ("", "from ludotheque.games.galopp import rules; "):
        ran = subprocess.run([sys.executable, "-c", first + asked], capture_output=True, text=True, check=False)
        assert "galopp" in ran.stdout, ran.stderr


def test_a_match_needs_nothing_said() -> None:
    match = GALOPP.match()
    assert (match.players, match.options["edition"], match.names) == (4, "abacus", ["0", "1", "2", "3"])
    assert match.log.seed is not None
    assert repr(match) == "<Match of galopp, 4 players, 0 moves, to act: [0]>"


def test_the_same_seed_gives_the_same_match_and_another_another() -> None:
    logs = [str(play_out(GALOPP.match(players=3, seed=seed)).log) for seed in (5, 5, 6)]
    assert logs[0] == logs[1]
    assert logs[0].replace("seed: 5", "") != logs[2].replace("seed: 6", "")


def test_steps_show_the_table_before_and_after() -> None:
    match = GALOPP.match(players=2, seed=1)
    start = match.state
    steps = match.play(0, ARRANGE)
    assert steps[0].before == start
    assert [one.after == other.before for one, other in itertools.pairwise(steps)] == [True] * 14
    assert steps[-1].after == match.state


def test_views_hide_and_agree_with_the_state() -> None:
    match = GALOPP.match(players=3, seed=1)
    match.play(0, ARRANGE)
    whole = match.state.to_dict()
    for viewer in (0, 1, 2, "spectator"):
        view = match.view(viewer).to_dict()
        assert view["pig"] == whole["pig"]
        assert view["undealt"] == [-1] * 5
        seen = [seat for seat in range(3) if view["hand"][seat] == whole["hand"][seat]]
        assert seen == ([viewer] if viewer != "spectator" else [])
    assert match.view(SPECTATOR) == match.view("spectator")
    match.view(0).raw[:] = 0  # a view is a copy
    assert match.state.to_dict() == whole


# --- bad input ---


SEATS = [-2, 3, 4, CHANCE, True, 1.0, "1", "x", None, []]
HUGE = pytest.param(10**5000, id="huge")


@pytest.mark.parametrize("seat", [*SEATS, HUGE], ids=repr)
def test_an_unknown_seat_is_refused_everywhere(seat: Any) -> None:
    match = GALOPP.match(players=3, seed=1)
    before = bytes(match.state), str(match.log)
    for ask in (match.legal, match.view, match.describe, lambda seat: match.play(seat, ARRANGE)):
        with pytest.raises(ludotheque.UnknownError) as caught:
            ask(seat)
        assert caught.value.key == "unknown-seat"
        assert "0 to 2" in str(caught.value)
        assert len({caught.value.sentence(language) for language in LANGUAGES}) == len(LANGUAGES)
    assert (bytes(match.state), str(match.log)) == before


def test_the_spectator_may_look_but_not_act() -> None:
    match = GALOPP.match(players=3, seed=1)
    for ask in (match.legal, lambda seat: match.play(seat, ARRANGE)):
        with pytest.raises(ludotheque.UnknownError):
            ask(SPECTATOR)


@pytest.mark.parametrize("seed", [-1, 1 << 64, 1.0, "7", True, [7], HUGE], ids=repr)
def test_a_seed_out_of_range_is_refused(seed: Any) -> None:
    with pytest.raises(ludotheque.OptionError) as caught:
        GALOPP.match(players=2, seed=seed)
    assert caught.value.key == "bad-seed"


@pytest.mark.parametrize("seed", [0, 1, (1 << 64) - 1])
def test_every_seed_in_range_plays(seed: int) -> None:
    match = play_out(GALOPP.match(players=2, seed=seed))
    assert match.log.seed == seed
    assert ludotheque.replay(match.log).state == match.state


@pytest.mark.parametrize(
    ("asked", "key"),
    [
        ({"players": 1}, "bad-players"),
        ({"players": 5}, "bad-players"),
        ({"options": {"edtion": "groin"}}, "unknown-option"),
        ({"options": {"edition": "gruin"}}, "bad-option-value"),
        ({"options": {"length": "single"}}, "option-does-not-apply"),
        ({"names": ["Anna"]}, "bad-names"),
        ({"names": ["Anna", "Bruno", "Carla"], "players": 2}, "bad-names"),
        ({"names": [1, 2], "players": 2}, "bad-names"),
    ],
)
def test_a_match_that_cannot_be_is_refused(asked: dict[str, Any], key: str) -> None:
    """Names too few for the table were once taken, and the first sentence about the last seat failed."""
    with pytest.raises(ludotheque.OptionError) as caught:
        GALOPP.match(**asked)
    assert caught.value.key == key
    assert len({caught.value.sentence(language) for language in LANGUAGES}) == len(LANGUAGES)


POSITION: dict[str, Any] = {"players": 3, "edition": "groin", "young": True}


@pytest.mark.parametrize(
    "asked",
    [
        {"players": 4},
        {"players": "3"},
        {"options": {"edition": "abacus"}},
        {"options": {"edition": ["groin"]}},
        {"options": {"young": False, "edition": "groin"}},
        {"options": {"colour": "red"}},
        {"players": 4, "options": {"edition": "groin"}},
    ],
)
def test_a_position_beside_other_players_or_options_is_refused(asked: dict[str, Any]) -> None:
    """A list as an option's value once raised TypeError."""
    with pytest.raises(ludotheque.OptionError) as caught:
        GALOPP.match(position=POSITION, **asked)
    assert caught.value.key == "position-says-otherwise"
    assert "3" in str(caught.value)
    assert "groin" in str(caught.value)


def test_a_position_beside_the_same_players_and_options_is_taken() -> None:
    match = GALOPP.match(
        position=POSITION, players=3, options={"edition": "groin", "young": True, "length": "each-starts"}
    )
    assert match.position()["length"] == "each-starts"
    assert match.options == {"edition": "groin", "length": "each-starts", "track_food": False, "young": True}


def test_the_log_keeps_the_position_it_began_with_whatever_happens_to_the_callers() -> None:
    played = GALOPP.match(players=2, seed=3)
    played.play(0, ARRANGE)
    position = played.position()
    match = GALOPP.match(position=position, seed=4)
    before = str(match.log)
    position["hands"][0] = "nothing"
    position["pigs"].clear()
    assert str(match.log) == before


def test_a_position_goes_on_as_the_match_it_came_from() -> None:
    match = GALOPP.match(players=3, seed=3)
    match.play(0, ARRANGE)
    other = GALOPP.match(position=match.position(), seed=99)
    while match.position()["round"] == 0:
        (seat,) = match.to_act()
        assert other.to_act() == {seat}
        assert other.legal(seat) == match.legal(seat)
        text = match.legal(seat)[0]
        match.play(seat, text)
        other.play(seat, text)
        assert other.position() == match.position()


def test_there_is_no_position_in_the_middle_of_a_deal() -> None:
    match = GALOPP.match(players=2, seed=1)
    match.state = match.play(0, ARRANGE)[3].before
    with pytest.raises(ludotheque.PositionError) as caught:
        match.position()
    assert caught.value.key == "position-in-a-deal"
    assert match.legal(0) == match.legal(1) == []


# --- playing at full speed means the same ---

TABLES = [("ravensburger", None, 2), ("abacus", None, 4), ("groin", "each-starts", 5), ("groin", "supply", 3)]


def encoded(edition: str, length: str | None, **flags: bool) -> list[int]:
    return GALOPP.schema.encode(GALOPP.schema.complete({"edition": edition, "length": length, **flags}))


@pytest.mark.parametrize(("edition", "length", "players"), TABLES)
@pytest.mark.parametrize("flags", [{}, {"track_food": True, "young": True}], ids=["plain", "variants"])
def test_playouts_interpreted_equal_compiled(
    edition: str, length: str | None, players: int, flags: dict[str, bool]
) -> None:
    options = encoded(edition, length, **flags)
    fast = GALOPP.engine.playouts(6, players, options, seed=2**40 + 1)
    slow = GALOPP.interpreted.playouts(6, players, options, seed=2**40 + 1)
    assert fast.states.tobytes() == slow.states.tobytes()
    assert fast.results.tolist() == slow.results.tolist()
    assert (fast.moves, fast.chance_moves) == (slow.moves, slow.chance_moves)
    assert fast.moves > 0


def test_playouts_give_the_same_with_one_thread_and_with_more() -> None:
    options = encoded("abacus", None)
    one = GALOPP.engine.playouts(101, 4, options, seed=5)
    for threads in (2, 3, 200):
        many = GALOPP.engine.playouts(101, 4, options, seed=5, threads=threads)
        assert many.states.tobytes() == one.states.tobytes()
        assert many.results.tolist() == one.results.tolist()
        assert (many.moves, many.chance_moves) == (one.moves, one.chance_moves)
    assert one.moves == 101 * 3 * (1 + 28)
    assert one.chance_moves == 101 * 3 * 28
    assert len(np.unique(one.results, axis=0)) > 50


def test_playouts_of_a_seed_begin_alike_however_many_there_are() -> None:
    options = encoded("groin", "single")
    few = GALOPP.engine.playouts(3, 2, options, seed=8)
    many = GALOPP.engine.playouts(30, 2, options, seed=8)
    assert few.states.tobytes() == many.states[:3].tobytes()
    other = GALOPP.engine.playouts(3, 2, options, seed=9)
    assert other.states.tobytes() != few.states.tobytes()


@pytest.mark.parametrize("engine", [GALOPP.engine, GALOPP.interpreted], ids=["compiled", "interpreted"])
def test_a_playout_from_the_middle_ends_and_keeps_the_hands(engine: Engine) -> None:
    match = GALOPP.match(players=2, options={"edition": "groin", "length": "single"}, seed=1)
    match.play(0, ARRANGE)
    state, words = match.state.clone(), [1, 2, 3, 4]
    assert engine.playout(state, words) == (14, 0)
    assert engine.to_act(state) == 0
    assert words != [1, 2, 3, 4]


def test_single_steps_interpreted_equal_compiled() -> None:
    match, dice = GALOPP.match(players=3, options={"track_food": True}, seed=6), random.Random(6)
    fast, slow = GALOPP.engine, GALOPP.interpreted
    for _ in range(40):
        state = match.state
        (seat,) = match.to_act()
        assert fast.to_act(state) == slow.to_act(state) == 1 << seat
        assert fast.legal(state, seat) == slow.legal(state, seat)
        for action in (-1, 0, 3, 8, 13, 40, 64, 200, 999):
            assert fast.refusal(state, seat, action) == slow.refusal(state, seat, action)
        words = [[seat + 1, 2, 3, 4] for _ in range(4)]
        assert fast.pick(state, seat, words[0]) == slow.pick(state, seat, words[1])
        assert fast.guess(match.view(seat), seat, words[2]) == slow.guess(match.view(seat), seat, words[3])
        assert words[0] == words[1]
        assert words[2] == words[3]
        match.play(seat, dice.choice(match.legal(seat)))


def test_counts_interpreted_equal_compiled() -> None:
    state = GALOPP.engine.setup(2, encoded("abacus", None))
    assert [GALOPP.engine.perft(state, depth) for depth in (0, 1, 2, 3)] == [1, 120, 600, 3000]
    assert GALOPP.interpreted.perft(state, 3) == 3000


def test_a_seed_beside_a_source_of_chance_is_refused() -> None:
    """It used to be ignored in silence."""
    with pytest.raises(ludotheque.OptionError, match="not from both"):
        GALOPP.match(seed=1, chance=ludotheque.Seeded(2))


def test_an_action_that_is_no_text_is_told_as_such() -> None:
    match = GALOPP.match(seed=1)
    with pytest.raises(ludotheque.NotationError, match="“7” is not an action"):
        match.play(0, 7)  # type: ignore[arg-type]
