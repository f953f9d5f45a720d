"""Tests of Schweins-Galopp by its sheet. One part per §; tables are drawn as drawn.py says."""

from collections import Counter
from typing import Any

import pytest

import ludotheque
from ludotheque.games.galopp.rules import DEAL, DEAL_HIDDEN
from ludotheque.games.galopp.tests.drawn import (
    COLOURS,
    FOOD,
    GALOPP,
    RING,
    SEVENS,
    START,
    START_27,
    dealt,
    drawn,
    fed,
    now,
    play_out,
    table,
    track,
)
from ludotheque.kernel.match import Match, Step
from ludotheque.kernel.record import CHANCE, SPECTATOR

# --- the set-up ---


def test_paragraph_01_the_first_player_lines_up_the_pigs_in_any_order() -> None:
    match = GALOPP.match(players=3, seed=7)
    assert match.to_act() == {0}
    assert len(set(match.legal(0))) == 120
    assert match.legal(1) == match.legal(2) == []
    assert now(match, "phase", "pigs", "hands", "undealt") == ("arrange", None, ["", "", ""], "")
    for text in match.legal(0):
        other = GALOPP.match(players=3, seed=7)
        other.play(0, text)
        assert now(other, "pigs") == {letter: 4 - k for k, letter in enumerate(text.split()[1:])}


def test_paragraph_01_then_each_is_dealt_seven_hidden_cards_and_the_rest_stays_unseen() -> None:
    match = GALOPP.match(players=3, seed=7)
    match.play(0, "arrange r b g y w")
    hands, undealt = now(match, "hands", "undealt")
    assert [len(hand) for hand in hands] == [7, 7, 7]
    assert Counter("".join(hands) + undealt) == dict.fromkeys(COLOURS, 7)
    for viewer in (0, 1, 2, "spectator"):
        view = match.view(viewer).to_dict()
        assert view["undealt"] == [-1] * 5
        for seat in range(3):
            own = [hands[seat].count(letter) for letter in COLOURS]
            assert view["hand"][seat] == (own if seat == viewer else [-1] * 5)
        assert view["held"] == [7, 7, 7, 0, 0]


def test_paragraph_01_cards_are_dealt_one_at_a_time_from_the_first_player_on() -> None:
    cards = ["rrrrrrr", "bbbbbbb", "ggggggg"]
    match = GALOPP.match(
        position=table(START, ["", "", "b"], round=1), chance=ludotheque.Scripted(dealt(cards, first=1))
    )
    match.play(2, "play b")
    assert now(match, "phase", "first") == ("arrange", 1)
    match.play(1, "arrange w y g b r")
    assert now(match, "hands") == cards


def test_paragraph_01_nobody_learns_what_another_is_dealt() -> None:
    match = GALOPP.match(players=2, chance=ludotheque.Scripted(dealt(["rrrrrrr", "bbbbbbb"])))
    _, *deals = match.play(0, "arrange r b g y w")
    assert [step.seat for step in deals] == [CHANCE] * 14

    def learnt(viewer: int, step: Step) -> int:
        seen: int = GALOPP.notation.seen(step.before.view(viewer), viewer, step.seat, step.action)
        return seen

    red, blue = DEAL, DEAL + 1
    assert [learnt(0, step) for step in deals] == [red, DEAL_HIDDEN] * 7
    assert [learnt(1, step) for step in deals] == [DEAL_HIDDEN, blue] * 7
    assert [learnt(SPECTATOR, step) for step in deals] == [DEAL_HIDDEN] * 14


@pytest.mark.parametrize("edition", FOOD)
def test_paragraph_02_all_food_lies_in_the_middle(edition: str) -> None:
    match = GALOPP.match(players=2, options={"edition": edition})
    assert now(match, "supply", "left", "right") == (FOOD[edition], [0, 0], [0, 0])


# --- a turn ---


def test_paragraph_03_each_plays_one_card_clockwise_from_the_first_player() -> None:
    match = drawn(START, SEVENS, first=1, turn=1)
    order = []
    for _ in range(6):
        (seat,) = match.to_act()
        order.append(seat)
        hand = now(match, "hands")[seat]
        match.play(seat, f"play {hand[0]}")
        assert now(match, "hands")[seat] == hand[1:]
    assert order == [1, 2, 0, 1, 2, 0]


def test_paragraph_03_a_card_is_played_face_up() -> None:
    match = drawn(START, SEVENS)
    before = match.view(1).to_dict()["played"]
    match.play(0, "play b")
    for viewer in (0, 1, 2, "spectator"):
        view = match.view(viewer).to_dict()
        assert view["played"] == [before[0], before[1] + 1, *before[2:]]
        assert view["held"][:3] == [6, 7, 7]


def test_paragraph_03_nobody_may_pass() -> None:
    match = drawn(START, SEVENS)
    assert match.legal(0) == ["play r", "play b", "play g"]
    with pytest.raises(ludotheque.NotationError):
        match.play(0, "pass")


@pytest.mark.parametrize(
    ("card", "before", "after"),
    [
        ("w", "○★▲■● ····· ····· ····· ··", "·★▲■● ○···· ····· ····· ··"),
        ("r", "○★▲■● ····· ····· ····· ··", "○★▲■· ●···· ····· ····· ··"),
        ("y", "○★·▲■ ·●··· ····· ····· ··", "○·★▲■ ·●··· ····· ····· ··"),
        ("w", "○★·▲■ ·●··· ····· ····· ··", "·★○▲■ ·●··· ····· ····· ··"),
        ("b", "····· ··■●▲ ★○··· ····· ··", "····· ···●▲ ★○■·· ····· ··"),
    ],
)
def test_paragraph_04_a_pig_runs_to_the_first_free_space_jumping_pigs(card: str, before: str, after: str) -> None:
    match = drawn(before, [f"{card}", "g"])
    match.play(0, f"play {card}")
    # It was the last card but one: the drawing is still that of this race.
    assert track(match) == after


def test_paragraph_04_a_pig_a_whole_lap_behind_blocks_its_space() -> None:
    match = drawn("○★··· ····· ····· ····▲ ■●", ["r", "g"])
    match.play(0, "play r")
    assert now(match, "pigs")["r"] == 24
    assert track(match) == "○★●·· ····· ····· ····▲ ■·"


def test_paragraph_04_a_pig_a_lap_ahead_blocks_its_space_too() -> None:
    match = drawn("★○●·· ····· ····· ····▲ ■·", ["y", "g"], laps="r")
    match.play(0, "play y")
    assert now(match, "pigs") == {"r": 24, "b": 20, "g": 19, "y": 3, "w": 1}


def test_paragraph_04_the_ring_of_groin_devant_closes_after_27_spaces() -> None:
    match = drawn("○···· ····· ····· ····· ···★▲ ■●", ["r", "g"], edition="groin")
    match.play(0, "play r")
    assert now(match, "pigs")["r"] == 28
    assert track(match) == "○●··· ····· ····· ····· ···★▲ ■·"


@pytest.mark.parametrize(
    ("card", "picture", "laps", "food"),
    [
        ("w", "○★▲■● ····· ····· ····· ··", "", 1),  # from the back to the front
        ("r", "○★▲■● ····· ····· ····· ··", "", 1),  # it led before
        ("b", "○★▲■· ●···· ····· ····· ··", "", 0),  # close behind the front pig
        ("b", "○★▲■● ····· ····· ····· ··", "", 1),  # over the front pig
        ("b", "·●··· ····· ····· ··○★▲ ■·", "r", 0),  # farther round the ring, but a lap behind
        ("r", "·●··· ····· ····· ··○★▲ ■·", "r", 1),  # at the back of the drawing, but a lap ahead
        ("b", "●···· ····· ····· ··○★▲ ·■", "r", 1),  # over the front pig on the next lap
    ],
)
def test_paragraph_05_who_moves_a_pig_that_leads_then_takes_one_food(
    card: str, picture: str, laps: str, food: int
) -> None:
    match = drawn(picture, [card + "r", "gg"], laps)
    supply = now(match, "supply")
    match.play(0, f"play {card}")
    assert now(match, "left", "right", "supply") == ([food, 0], [0, 0], supply - food)


def test_paragraph_06_from_an_empty_supply_nothing_is_taken_and_all_else_goes_on() -> None:
    match = drawn(START, ["wr", "bg"], left=[2, 3], right=[25, 25], supply=0)
    match.play(0, "play w")
    assert track(match) == "·★▲■● ○···· ····· ····· ··"
    assert now(match, "left", "right", "supply") == ([2, 3], [25, 25], 0)
    assert match.to_act() == {1}


# --- the last card ---


def test_paragraph_07_a_last_card_that_leads_takes_one_and_makes_all_safe() -> None:
    match = drawn(START, ["w", "b"], left=[3, 1], right=[5, 0])
    supply = now(match, "supply")
    match.play(0, "play w")
    assert now(match, "left", "right", "supply") == ([0, 1], [9, 0], supply - 1)


def test_paragraph_07_a_last_card_that_does_not_lead_gives_all_back_but_what_is_safe() -> None:
    match = drawn("○★·▲■ ●···· ····· ····· ··", ["w", "b"], left=[3, 1], right=[5, 0])
    supply = now(match, "supply")
    match.play(0, "play w")
    assert now(match, "left", "right", "supply") == ([0, 1], [5, 0], supply + 3)


def test_paragraph_07_what_one_returns_the_next_can_take() -> None:
    match = drawn("○★·▲■ ●···· ····· ····· ··", ["w", "r"], left=[2, 3], right=[25, 25], supply=0)
    match.play(0, "play w")
    assert now(match, "supply", "right") == (2, [25, 25])
    match.play(1, "play r")
    assert now(match, "right", "supply") == ([25, 29], 1)


def test_paragraph_07_the_other_way_round_there_is_nothing_to_take_yet() -> None:
    match = drawn("○★·▲■ ●···· ····· ····· ··", ["r", "w"], left=[3, 2], right=[25, 25], supply=0)
    match.play(0, "play r")
    match.play(1, "play w")
    assert now(match, "right", "supply") == ([28, 25], 2)


# --- rounds and the end ---


@pytest.mark.parametrize("players", [2, 3, 4])
def test_paragraph_08_the_left_neighbour_begins_the_next_of_three_rounds(players: int) -> None:
    match = GALOPP.match(players=players, seed=3)
    passed = play_out(match, players)
    arranged = [position for position in passed if position["phase"] == "arrange"]
    assert [(position["round"], position["first"], position["turn"]) for position in arranged] == [
        (k, k % players, k % players) for k in range(3)
    ]
    for position in arranged:
        assert position["pigs"] is None
        assert (position["left"], position["track"]) == ([0] * players, {})
    assert sum(move.text.startswith("arrange") for move in match.log.moves) == 3
    assert sum(move.text.startswith("play") for move in match.log.moves) == 3 * 7 * players


def test_paragraph_08_all_race_cards_are_shuffled_again() -> None:
    match = drawn(START, ["", "b"])
    match.play(1, "play b")
    match.play(1, "arrange w y g b r")
    hands, undealt = now(match, "hands", "undealt")
    assert Counter("".join(hands) + undealt) == dict.fromkeys(COLOURS, 7)
    assert now(match, "pigs", "round") == ({"w": 4, "y": 3, "g": 2, "b": 1, "r": 0}, 1)
    assert match.to_act() == {1}


@pytest.mark.parametrize(
    ("right", "left", "winners"),
    [([9, 7, 3], [0, 0, 1], [0]), ([9, 9, 3], [0, 0, 1], [0, 1]), ([5, 5, 3], [0, 0, 1], [0, 1, 2])],
)
def test_paragraph_09_the_most_safe_food_wins_and_equals_share(
    right: list[int], left: list[int], winners: list[int]
) -> None:
    match = drawn(START, ["", "", "r"], right=right, left=left, round=2)
    assert (match.over, match.results, match.winners) == (False, [], [])
    match.play(2, "play r")
    assert match.over
    assert match.to_act() == set()
    assert now(match, "phase") == "over"
    assert match.results == [right[0], right[1], right[2] + left[2] + 1]
    assert match.winners == winners


def last_card(length: str, **more: Any) -> Match:
    """Groin devant, three players, one card to go; the front pig's, with two provisional."""
    options: dict[str, Any] = {"edition": "groin", "length": length, "left": [0, 0, 2], **more}
    match = drawn(START_27, ["", "", "r"], **options)
    match.play(2, "play r")
    return match


@pytest.mark.parametrize(
    ("length", "race", "over"),
    [
        ("single", 0, True),
        ("each-starts", 0, False),
        ("each-starts", 1, False),
        ("each-starts", 2, True),
        ("supply", 2, False),
        ("supply", 10, False),
        ("supply", 11, True),
    ],
)
def test_paragraph_10_one_race_or_one_for_each_or_twelve_at_the_latest(length: str, race: int, over: bool) -> None:
    match = last_card(length, round=race, right=[1, 0, 0])
    assert match.over is over
    assert now(match, "right", "dry") == ([1, 0, 3], False)
    if not over:
        assert now(match, "phase", "round", "first") == ("arrange", race + 1, 1)


def test_paragraph_10_the_race_in_which_the_stock_runs_dry_is_the_last() -> None:
    match = last_card("supply", right=[16, 16, 0])
    assert now(match, "supply", "dry") == (0, True)
    assert (match.over, match.results) == (True, [16, 16, 3])


def test_paragraph_10_where_everyone_begins_once_all_races_are_played_though_the_stock_is_empty() -> None:
    match = last_card("each-starts", right=[16, 16, 0])
    assert now(match, "supply", "phase", "round", "dry") == (0, "arrange", 1, False)
    play_out(match, 5)
    assert now(match, "round", "right") == (2, [16, 16, 3])


def test_paragraph_10_by_the_first_version_of_the_rules_the_empty_stock_ended_that_match() -> None:
    match = last_card("each-starts", right=[16, 16, 0], rules=1)
    assert (match.over, match.results) == (True, [16, 16, 3])
    assert match.position()["rules"] == 1
    assert match.log.rules == 1
    assert ludotheque.replay(str(match.log)).position() == match.position()


def test_paragraph_10_that_race_is_finished_and_is_the_last_even_if_food_comes_back() -> None:
    more: dict[str, Any] = {"edition": "groin", "length": "supply", "left": [1, 4], "right": [15, 14]}
    match = drawn("○★·▲■ ●···· ····· ····· ····· ··", ["r", "w"], **more)
    match.play(0, "play r")
    assert now(match, "supply", "dry", "phase") == (0, True, "play")
    match.play(1, "play w")
    assert now(match, "supply", "dry", "phase") == (4, True, "over")
    assert match.results == [17, 14]


def test_paragraph_10_food_that_came_back_in_mid_race_leaves_the_stock_dry() -> None:
    more: dict[str, Any] = {"edition": "groin", "length": "supply", "left": [4, 1], "right": [15, 15], "dry": True}
    match = drawn("○★·▲■ ●···· ····· ····· ····· ··", ["w", "r"], supply=0, **more)
    match.play(0, "play w")
    assert now(match, "supply", "dry") == (4, True)
    match.play(1, "play r")
    assert (match.over, match.results) == (True, [15, 17])


def test_paragraph_10_the_last_piece_laid_on_the_track_makes_the_stock_dry() -> None:
    more: dict[str, Any] = {"edition": "groin", "length": "supply", "right": [20, 14, 0]}
    match = GALOPP.match(position=fed(SEVENS, **more), seed=1)
    assert now(match, "supply", "dry") == (1, False)
    match.play(0, "feed 5")
    assert now(match, "supply", "dry", "phase", "turn") == (0, True, "play", 0)
    passed = play_out(match, 5)
    assert {position["round"] for position in passed} == {0}


def test_paragraph_10_a_new_race_begins_with_dry_false_outside_groin_devant() -> None:
    match = drawn(START, ["r", "b"], left=[2, 0], right=[27, 25])
    match.play(0, "play r")
    assert now(match, "supply", "dry") == (0, True)
    match.play(1, "play b")
    assert now(match, "phase", "round", "dry", "supply") == ("arrange", 1, False, 0)
    match.play(1, "arrange r b g y w")
    assert now(match, "phase", "dry") == ("play", False)


def test_paragraph_10_three_rounds_are_played_outside_groin_devant_even_if_dry() -> None:
    match = drawn(START, ["", "r"], left=[0, 2], right=[27, 25], supply=1, dry=True)
    match.play(1, "play r")
    assert not match.over


# --- variants ---


@pytest.mark.parametrize(("edition", "last"), [("ravensburger", 17), ("abacus", 17), ("groin", 22)])
def test_paragraph_11_food_goes_five_or_more_spaces_ahead_of_the_front_pig(edition: str, last: int) -> None:
    match = GALOPP.match(players=2, options={"edition": edition, "track_food": True}, seed=2)
    match.play(0, "arrange r b g y w")
    assert now(match, "phase") == "feed"
    assert match.legal(0) == [f"feed {ahead}" for ahead in range(5, last + 1)]
    match.play(0, f"feed {last}")
    assert now(match, "track") == {str(RING[edition] - 1): 1}
    match.play(1, "feed 5")
    assert now(match, "track") == {"9": 1, str(RING[edition] - 1): 1}
    assert now(match, "supply", "left") == (FOOD[edition] - 2, [0, 0])


def test_paragraph_11_each_lays_one_from_the_first_player_on_then_the_race_begins() -> None:
    match = GALOPP.match(position=fed(SEVENS, first=2, turn=2), seed=1)
    for seat, space in ((2, 9), (0, 7), (1, 8)):
        assert match.to_act() == {seat}
        match.play(seat, f"feed {space}")
    assert now(match, "phase", "turn", "supply") == ("play", 2, 52)
    assert track(match) == "○★▲■● ····· ·+++· ····· ··"


def test_paragraph_11_is_done_at_the_start_of_every_round() -> None:
    match = GALOPP.match(players=2, options={"track_food": True}, seed=4)
    play_out(match, 4)
    verbs = [move.text.split()[0] for move in match.log.moves if move.seat is not None]
    assert verbs == (["arrange", "feed", "feed"] + ["play"] * 14) * 3
    layers = [move.seat for move in match.log.moves if move.text.startswith("feed")]
    assert layers == [0, 1, 1, 0, 0, 1]


def test_paragraph_11_when_the_supply_runs_out_midway_the_others_lay_nothing() -> None:
    match = GALOPP.match(position=fed(SEVENS, right=[25, 25, 3]), seed=1)
    match.play(0, "feed 9")
    assert match.to_act() == {1}
    match.play(1, "feed 8")
    assert now(match, "phase", "turn", "supply", "track") == ("play", 0, 0, {"12": 1, "13": 1})


def test_paragraph_11_with_an_empty_supply_nobody_lays_any() -> None:
    match = drawn(START, ["", "", "r"], track_food=True, left=[0, 0, 1], right=[27, 27, 0], supply=0)
    match.play(2, "play r")
    match.play(1, "arrange r b g y w")
    assert now(match, "phase", "turn", "supply") == ("play", 1, 0)


def test_paragraph_12_food_is_taken_by_landing_on_it_leading_or_not() -> None:
    match = drawn("○★·+▲ ■●··· ····· ····· ··", ["yr", "gg"], left=[1, 0])
    match.play(0, "play y")  # to 2: just before it
    assert now(match, "left", "track") == ([1, 0], {"3": 1})
    match.play(1, "play g")  # from 4 to 7, leading
    match = drawn("○★▲+■ ●···· ····· ····· ··", ["yr", "gg"], left=[1, 0])
    match.play(0, "play y")  # onto 3, in the middle of the field
    assert now(match, "left", "track") == ([2, 0], {})
    assert track(match) == "○·▲★■ ●···· ····· ····· ··"


def test_paragraph_12_landing_on_food_in_the_lead_takes_two() -> None:
    match = drawn("○★▲■● +···· ····· ····· ··", ["wr", "gg"])
    supply = now(match, "supply")
    match.play(0, "play w")
    assert now(match, "left", "supply", "track") == ([2, 0], supply - 1, {})


def test_paragraph_12_with_an_empty_supply_food_on_the_track_is_still_taken() -> None:
    match = drawn("○★▲■● +···· ····· ····· ··", ["wr", "gg"], right=[27, 27], supply=0)
    match.play(0, "play w")
    assert now(match, "left", "supply", "track") == ([1, 0], 0, {})


def test_paragraph_12_jumping_over_takes_nothing() -> None:
    # No pig can stand on food, so a jump passes food only where a space without a pig would be passed: never. What
    # can be passed is the food beside the landing, and that stays.
    match = drawn("○★▲■● ·+··· ····· ····· ··", ["wr", "gg"])
    match.play(0, "play w")
    assert track(match) == "·★▲■● ○+··· ····· ····· ··"
    assert now(match, "left") == [1, 0]


def test_paragraph_12_on_a_last_card_that_does_not_lead_it_goes_back_with_the_rest() -> None:
    match = drawn("○★▲+■ ●···· ····· ····· ··", ["y", "g"], left=[2, 0])
    supply = now(match, "supply")
    match.play(0, "play y")
    assert now(match, "left", "right", "supply", "track") == ([0, 0], [0, 0], supply + 3, {})


def test_paragraph_12_on_a_last_card_that_leads_it_becomes_safe() -> None:
    match = drawn("○★▲■● +···· ····· ····· ··", ["w", "g"], left=[2, 0])
    match.play(0, "play w")
    assert now(match, "left", "right") == ([0, 0], [4, 0])


def test_paragraph_12_food_a_lap_on_is_taken_where_the_pig_lands() -> None:
    match = drawn("○+··· ····· ····· ···★▲ ■●", ["rr", "gg"])
    match.play(0, "play r")
    assert now(match, "pigs", "left", "track") == ({"r": 23, "b": 20, "g": 19, "y": 18, "w": 0}, [2, 0], {})


@pytest.mark.parametrize("race", [0, 2])
def test_paragraph_12_food_left_on_the_track_goes_back_at_the_end_of_a_round(race: int) -> None:
    match = drawn("○★▲■● ····· ++··· ····· ··", ["", "r"], round=race, left=[0, 1], right=[7, 0])
    assert now(match, "supply") == 45
    match.play(1, "play r")
    assert now(match, "supply", "track", "right") == (46, {}, [7, 2])
    assert match.over is (race == 2)


def test_paragraph_13_young_players_lose_nothing_with_a_last_card_that_does_not_lead() -> None:
    match = drawn("○★▲+■ ●···· ····· ····· ··", ["y", "g"], left=[2, 0], right=[1, 0], young=True)
    supply = now(match, "supply")
    match.play(0, "play y")
    assert now(match, "left", "right", "supply") == ([0, 0], [4, 0], supply)


def test_paragraph_13_young_players_still_take_one_when_they_lead() -> None:
    match = drawn(START, ["w", "g"], left=[3, 0], young=True)
    match.play(0, "play w")
    assert now(match, "left", "right") == ([0, 0], [4, 0])
