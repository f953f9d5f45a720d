"""Tests of Rudi Rüssel by its sheet. One part per §."""

import itertools
from collections import Counter
from typing import Any

import pytest

import ludotheque
from ludotheque.games.rudi.rules import PLAY, PLAY_HIDDEN, TOP
from ludotheque.games.rudi.tests.table import RUDI, TEN, due, last, now, owned, play_out, sat, show, table
from ludotheque.kernel.record import CHANCE, SPECTATOR

# --- components ---


@pytest.mark.parametrize("players", [3, 4])
def test_paragraph_01_everyone_has_the_cards_1_to_10_and_a_pig_at_the_start(players: int) -> None:
    match = RUDI.match(players=players, seed=5)
    assert now(match, "hands") == [TEN] * players
    assert now(match, "pigs", "wins", "rounds", "phase") == ([0] * players, [0] * players, 0, "choose")
    assert match.to_act() == set(range(players))


def test_paragraph_01_of_ten_exchange_cards_only_the_top_one_is_uncovered() -> None:
    match = RUDI.match(players=3, seed=5)
    top, rest = now(match, "exchange_top", "exchange_rest")
    assert sorted([top, *rest]) == TEN
    assert [(move.seat, move.text) for move in match.log.moves] == [(None, f"top {top}")]
    tops = {RUDI.match(players=3, seed=seed).position()["exchange_top"] for seed in range(100)}
    assert tops == set(TEN)


def test_paragraph_01_the_order_of_the_pile_is_not_decided_before_a_card_is_uncovered() -> None:
    position = due([6, 0, 0], [0])
    tops = {RUDI.match(position=position, seed=seed).play(0, "give 1")[-1].after.top for seed in range(200)}
    assert tops == set(TEN) - {4}


def test_paragraph_02_the_course_has_24_steps_and_special_spaces_at_6_12_and_18() -> None:
    assert now(RUDI.match(seed=1), "course", "special") == (24, [6, 12, 18])


@pytest.mark.parametrize(
    ("options", "special"),
    [({"course": 6}, []), ({"course": 13}, [6, 12]), ({"course": 60, "special": [1, 2, 3, 57, 58, 59]}, None)],
)
def test_paragraph_02_other_courses_have_their_own_special_spaces(
    options: dict[str, Any], special: list[int] | None
) -> None:
    match = RUDI.match(options=options, seed=1)
    assert now(match, "course") == options["course"]
    assert now(match, "special") == (options["special"] if special is None else special)
    play_out(match, 1)
    assert max(now(match, "pigs")) >= options["course"]


@pytest.mark.parametrize(
    "options",
    [
        *({"course": 5}, {"course": 61}, {"course": 6, "special": [6]}, {"special": [0]}, {"special": [12, 6]}),
        *({"special": [1, 2, 3, 4, 5, 6, 7]}, {"races": 2}, {"youngest": 4}, {"youngest": -1}),
    ],
)
def test_paragraph_02_courses_that_cannot_be_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(ludotheque.OptionError):
        RUDI.match(players=4, options=options)


def test_pigs_may_share_a_space() -> None:
    """§2"""
    match = sat([5, 0, 0])
    show(match, 1, 6, 1)
    assert now(match, "pigs") == [5, 5, 0]


# --- a turn ---


def test_paragraph_03_choices_are_hidden_until_all_have_chosen_in_any_order() -> None:
    match = sat([0, 0, 0, 0])
    for waiting, (seat, card) in enumerate([(2, 7), (0, 3), (3, 9)]):
        assert len(match.to_act()) == 4 - waiting
        (step,) = match.play(seat, f"play {card}")
        assert match.legal(seat) == []
        assert now(match, "chosen")[seat] == card
        for viewer in (SPECTATOR, 0, 1, 2, 3):
            mine = viewer == seat
            view = match.state.view(viewer)
            assert (view.choice[seat], view.hand[seat, card]) == ((card, 0) if mine else (-1, -1))
            assert RUDI.notation.seen(step.before.view(viewer), viewer, seat, step.action) == (
                step.action if mine else PLAY_HIDDEN
            )
    match.play(1, "play 5")
    assert now(match, "played", "chosen") == ([[3], [5], [7], [9]], [None] * 4)


def test_paragraph_03_the_last_choice_is_seen_by_all_with_the_others() -> None:
    match = sat([0, 0, 0])
    (step,) = show(match, 2, 3, 9)
    for viewer in (SPECTATOR, 0, 1, 2):
        assert RUDI.notation.seen(step.before.view(viewer), viewer, 2, step.action) == step.action
        assert [row[0] for row in step.after.view(viewer).played] == [2, 3, 9, 0]


@pytest.mark.parametrize(
    ("cards", "moved"),
    [
        ((10, 6, 5, 1), [4, 0, 0, 0]),
        ((10, 6, 6, 1), [4, 0, 0, 0]),
        ((1, 6, 6, 10), [0, 0, 0, 4]),
        ((1, 1, 1, 2), [0, 0, 0, 1]),
        ((5, 10, 9), [0, 1, 0]),
        ((1, 1, 10), [0, 0, 9]),
    ],
)
def test_paragraph_04_the_highest_alone_advances_by_the_difference_to_the_second(
    cards: tuple[int, ...], moved: list[int]
) -> None:
    match = sat([0] * len(cards))
    show(match, *cards)
    assert now(match, "pigs") == moved


@pytest.mark.parametrize(
    ("cards", "after"),
    [
        ((9, 9, 4, 2), [2, 1, 3, 4]),
        ((2, 9, 4, 9), [1, 4, 3, 2]),
        ((4, 4, 10, 10), [1, 2, 4, 3]),
        ((3, 3, 3, 10), [1, 2, 3, 11]),
        ((5, 1, 5), [3, 2, 1]),
    ],
)
def test_paragraph_05_exactly_two_equal_highest_swap_their_pigs(cards: tuple[int, ...], after: list[int]) -> None:
    match = sat([1, 2, 3, 4][: len(cards)])
    show(match, *cards)
    assert now(match, "pigs") == after


@pytest.mark.parametrize("cards", [(8, 8, 8, 1), (8, 1, 8, 8), (7, 7, 7, 7), (1, 1, 1)])
def test_paragraph_06_three_or_four_equal_highest_do_nothing_and_the_cards_are_gone(cards: tuple[int, ...]) -> None:
    match = sat([1, 2, 6, 4][: len(cards)])
    show(match, *cards)
    assert now(match, "pigs", "phase", "due") == ([1, 2, 6, 4][: len(cards)], "choose", [])
    assert now(match, "played") == [[card] for card in cards]
    assert all(card not in hand for card, hand in zip(cards, now(match, "hands"), strict=True))


def test_paragraph_07_played_cards_stay_with_their_owners_in_order() -> None:
    match = sat([0, 0, 0])
    show(match, 3, 2, 1)
    show(match, 9, 10, 8)
    assert now(match, "played", "discards") == ([[3, 9], [2, 10], [1, 8]], [])


@pytest.mark.parametrize("open_discards", [False, True])
def test_paragraph_07_they_are_closed_again_unless_open_discards_keeps_them_in_view(open_discards: bool) -> None:
    match = sat([0, 0, 0], open_discards=open_discards)
    show(match, 3, 2, 1)
    for viewer in ("spectator", 0):
        told = [line.parameters["cards"] for line in match.describe(viewer) if line.key == "table-played"]
        assert told == (["3", "2", "1"] if open_discards else [])
        assert match.view(viewer).played[1, 0] == 2  # memory is perfect: what lay open stays public


def test_paragraph_08_after_the_tenth_card_everyone_takes_ten_back_and_the_race_goes_on() -> None:
    match = sat([3, 2, 0], rounds=4, **last([1, 5, 6]))
    show(match, 1, 5, 6)
    assert now(match, "hands", "played") == ([TEN] * 3, [[]] * 3)
    assert now(match, "pigs", "rounds", "phase") == ([3, 2, 1], 5, "choose")
    assert match.to_act() == {0, 1, 2}


def test_paragraph_08_cards_won_by_exchange_come_back_too() -> None:
    match = RUDI.match(position=due([6, 0, 0], [0]), seed=1)
    match.play(0, "give 1")
    mine = [2, 3, 4, 4, 5, 6, 7, 8, 9, 10]
    for card in range(10):
        show(match, mine[card], card + 1, card + 1)
        if now(match, "phase") == "exchange":
            pytest.fail("this play never stops on a special space")
        if card < 9:
            assert owned(match.position(), 0) == mine
    assert now(match, "hands", "rounds") == ([mine, TEN, TEN], 1)


def test_paragraph_08_happens_before_an_exchange_that_is_due() -> None:
    match = sat([5, 0, 0], **last([2, 1, 1]))
    show(match, 2, 1, 1)
    assert now(match, "phase", "due", "rounds", "hands") == ("exchange", [0], 1, [TEN] * 3)
    assert match.legal(0) == [f"give {card}" for card in TEN]


# --- special spaces ---


@pytest.mark.parametrize("space", [6, 12, 18])
def test_paragraph_09_a_pig_that_ends_its_move_on_a_special_space_exchanges(space: int) -> None:
    match = sat([0, space - 2, 0])
    show(match, 1, 9, 7)
    assert now(match, "pigs", "phase", "due") == ([0, space, 0], "exchange", [1])
    assert match.to_act() == {1}
    assert match.legal(0) == match.legal(2) == []
    match.play(1, "give 1")
    assert now(match, "discards") == [1]
    assert now(match, "hands")[1] == [2, 3, 4, 4, 5, 6, 7, 8, 10]  # the top card was a 4, the 9 is played
    top, rest = now(match, "exchange_top", "exchange_rest")
    assert sorted([top, *rest]) == [1, 2, 3, 5, 6, 7, 8, 9, 10]
    assert now(match, "phase", "due") == ("choose", [])


def test_paragraph_09_passing_over_and_standing_still_do_nothing() -> None:
    match = sat([4, 12, 0])
    show(match, 9, 1, 5)  # from 4 to 8, over 6
    assert now(match, "pigs", "phase") == ([8, 12, 0], "choose")
    show(match, 4, 2, 6)
    assert now(match, "pigs", "phase") == ([8, 12, 2], "choose")  # 12 did not move


def test_paragraph_09_a_taken_card_is_known_to_all_and_may_be_given_away_later() -> None:
    match = RUDI.match(position=due([6, 0, 0], [0]), seed=1)
    match.play(0, "give 10")
    for viewer in ("spectator", 1, 2):
        assert match.view(viewer).own[0].tolist() == [0, 1, 1, 1, 2, 1, 1, 1, 1, 1, 0]
    again = match.position() | {"phase": "exchange", "due": [0]}
    match = RUDI.match(position=again, seed=1)
    top = now(match, "exchange_top")
    match.play(0, "give 4")
    assert now(match, "discards") == [4, 10]
    assert owned(match.position(), 0) == sorted([*range(1, 10), top])


def test_paragraph_09_the_card_may_be_of_the_value_that_is_taken() -> None:
    match = RUDI.match(position=due([6, 0, 0], [0]), seed=1)
    match.play(0, "give 4")
    assert (owned(match.position(), 0), now(match, "discards")) == (TEN, [4])


def test_paragraph_09_a_chosen_card_returns_with_its_value_even_if_it_is_held_twice() -> None:
    match = RUDI.match(position=due([6, 0, 0], [0]), seed=1)
    match.play(0, "give 1")
    assert match.legal(0) == [f"play {card}" for card in range(2, 11)]  # the 4 is named once
    match.play(0, "play 4")
    assert now(match, "hands")[0] == [2, 3, 4, 5, 6, 7, 8, 9, 10]


@pytest.mark.parametrize(
    ("pigs", "youngest", "order"),
    [
        ([12, 6, 0], 0, [0, 1]),
        ([12, 6, 0], 1, [1, 0]),
        ([12, 6, 0], 2, [0, 1]),
        ([6, 6, 0], 0, [0, 1]),
        ([6, 6, 0], 1, [1, 0]),
        ([5, 6, 0], 0, [0]),
        ([5, 6, 0], 1, [0]),
        ([6, 5, 0], 0, [1]),
        ([7, 5, 6], 0, []),
        ([0, 0, 0], 0, []),
    ],
)
def test_paragraph_10_after_a_swap_each_on_a_special_space_exchanges_the_youngest_first(
    pigs: list[int], youngest: int, order: list[int]
) -> None:
    match = sat(pigs, youngest=youngest)
    show(match, 9, 9, 1)
    assert now(match, "pigs", "due") == ([pigs[1], pigs[0], pigs[2]], order)
    for seat in order:
        assert match.to_act() == {seat}
        top = now(match, "exchange_top")
        match.play(seat, "give 2")
        assert now(match, "hands")[seat].count(top) == 2 - (top in (2, 9))
    assert now(match, "phase") == "choose"


def test_paragraph_10_order_goes_on_clockwise_from_the_youngest() -> None:
    for youngest, order in {0: [0, 3], 1: [3, 0], 2: [3, 0], 3: [3, 0]}.items():
        match = sat([6, 0, 0, 6], youngest=youngest)
        show(match, 9, 1, 1, 9)
        assert now(match, "due") == order


def test_paragraph_10_the_second_sees_the_new_top_card() -> None:
    match = sat([6, 6, 0])
    show(match, 9, 9, 1)
    steps = match.play(0, "give 1")
    top = now(match, "exchange_top")
    assert [RUDI.notation.write(step.before, step.action) for step in steps] == ["give 1", f"top {top}"]
    assert now(match, "phase", "due") == ("exchange", [1])
    match.play(1, "give 1")
    assert owned(match.position(), 1) == sorted([*range(2, 11), top])


NINE = {"exchange_top": 4, "exchange_rest": [], "discards": [1, 2, 3, 5, 6, 7, 8, 9, 10]}
"""One exchange card is left, and the nine others were taken for cards of the same value."""


def test_paragraph_11_when_the_last_exchange_card_is_taken_the_discards_become_the_pile() -> None:
    match = RUDI.match(position=due([6, 0, 0], [0], **NINE), seed=1)
    match.play(0, "give 1")
    top, rest, discards = now(match, "exchange_top", "exchange_rest", "discards")
    assert sorted([top, *rest]) == [1, 1, 2, 3, 5, 6, 7, 8, 9, 10]
    assert discards == []
    assert owned(match.position(), 0) == [2, 3, 4, 4, 5, 6, 7, 8, 9, 10]


def test_paragraph_11_is_done_at_once_between_two_exchanges() -> None:
    match = RUDI.match(position=due([6, 6, 0], [0, 1], **NINE), seed=1)
    match.play(0, "give 1")
    assert now(match, "phase", "due", "discards") == ("exchange", [1], [])
    top = now(match, "exchange_top")
    match.play(1, "give 10")
    assert owned(match.position(), 1) == sorted([*range(1, 10), top])
    assert now(match, "discards") == [10]


def test_paragraph_11_a_card_that_lies_twice_in_the_pile_is_uncovered_twice_as_often() -> None:
    position = due([6, 0, 0], [0], **NINE)
    tops = Counter(RUDI.match(position=position, seed=seed).play(0, "give 1")[-1].after.top for seed in range(4000))
    expected = {value: 400 * (2 if value == 1 else 1) for value in TEN if value != 4}
    assert tops.keys() == expected.keys()
    assert sum((tops[value] - want) ** 2 / want for value, want in expected.items()) < 26.1  # 8 degrees of freedom


# --- the end ---


@pytest.mark.parametrize(("before", "cards"), [(22, (9, 7, 1)), (22, (9, 4, 1)), (23, (10, 1, 1)), (20, (5, 1, 1))])
def test_paragraph_12_the_first_pig_to_reach_or_pass_the_finish_wins_at_once(
    before: int, cards: tuple[int, int, int]
) -> None:
    match = sat([before, 18, 18])
    show(match, *cards)
    assert match.over
    assert now(match, "phase", "wins", "due") == ("over", [1, 0, 0], [])
    assert (match.results, match.winners, match.to_act()) == ([1, 0, 0], [0], set())


def test_paragraph_12_one_step_short_is_not_home() -> None:
    match = sat([22, 0, 0])
    show(match, 9, 8, 1)
    assert (match.over, now(match, "pigs")) == (False, [23, 0, 0])


def test_paragraph_12_a_win_with_the_tenth_card_leaves_the_cards_played() -> None:
    match = sat([22, 0, 0], **last([9, 1, 1]))
    show(match, 9, 1, 1)
    assert match.over
    assert now(match, "hands", "rounds") == ([[], [], []], 0)


def test_paragraph_13_with_three_races_each_starts_afresh_with_the_original_cards() -> None:
    match = RUDI.match(position=due([6, 23, 0], [0], races=3, wins=[2, 1, 0], rounds=3), seed=1)
    match.play(0, "give 1")
    show(match, 2, 9, 1)
    assert now(match, "wins", "pigs", "rounds") == ([2, 2, 0], [0, 0, 0], 0)
    assert now(match, "hands", "played", "discards") == ([TEN] * 3, [[]] * 3, [])
    top, rest = now(match, "exchange_top", "exchange_rest")
    assert sorted([top, *rest]) == TEN
    assert match.to_act() == {0, 1, 2}


def test_paragraph_13_the_first_to_win_three_races_wins_the_match() -> None:
    match = sat([23, 0, 0, 0], races=3, wins=[2, 2, 2, 2])
    show(match, 9, 1, 1, 1)
    assert (match.over, match.results, match.winners) == (True, [3, 2, 2, 2], [0])


def test_paragraph_13_whole_matches_have_one_winner() -> None:
    for seed in range(5):
        single, triple = RUDI.match(players=3, seed=seed), RUDI.match(players=4, options={"races": 3}, seed=seed)
        play_out(single, seed)
        assert sorted(single.results) == [0, 0, 1]
        passed = play_out(triple, seed)
        assert sorted(triple.results)[-2:] in ([0, 3], [1, 3], [2, 3])
        assert sum(triple.results) == 1 + max(sum(position["wins"]) for position in passed[:-1])
        assert sum(move.seat is None for move in triple.log.moves) >= sum(triple.results)


@pytest.mark.parametrize(
    ("pigs", "youngest", "winner"),
    [
        ([3, 9, 4, 7], 0, 1),
        ([9, 3, 9, 9], 0, 0),
        ([9, 3, 9, 9], 1, 2),
        ([9, 3, 9, 9], 2, 2),
        ([9, 3, 9, 9], 3, 3),
        ([9, 3, 2, 9], 1, 3),
        ([0, 0, 0, 0], 2, 2),
    ],
)
def test_paragraph_14_after_twenty_rounds_the_foremost_pig_wins_the_race(
    pigs: list[int], youngest: int, winner: int
) -> None:
    match = sat(pigs, youngest=youngest, rounds=19, **last([5, 5, 5, 5]))
    show(match, 5, 5, 5, 5)
    assert match.over
    assert match.winners == [winner]
    assert now(match, "rounds", "pigs") == (20, pigs)


def test_paragraph_14_no_exchange_is_made_any_more_and_the_last_move_counts() -> None:
    match = sat([4, 5, 0], rounds=19, **last([9, 1, 7]))
    show(match, 9, 1, 7)  # to 6, a special space
    assert (match.over, match.winners, now(match, "due")) == (True, [0], [])


def test_paragraph_14_ends_a_race_of_a_longer_match_and_the_next_begins() -> None:
    match = sat([4, 5, 0], rounds=19, races=3, wins=[1, 1, 2], **last([2, 1, 1]))
    show(match, 2, 1, 1)
    assert now(match, "wins", "rounds", "pigs", "phase") == ([2, 1, 2], 0, [0, 0, 0], "choose")


def test_paragraph_14_nineteen_rounds_are_not_enough() -> None:
    match = sat([4, 5, 0], rounds=18, **last([2, 1, 1]))
    show(match, 2, 1, 1)
    assert (match.over, now(match, "rounds")) == (False, 19)


def test_paragraph_14_ends_matches_in_which_everyone_always_shows_the_same() -> None:
    match = RUDI.match(players=4, options={"races": 3, "youngest": 2}, seed=1)
    shown = 0
    while not match.over:
        show(match, *[shown % 10 + 1] * 4)
        shown += 1
    assert (shown, match.results) == (3 * 200, [0, 0, 3, 0])


def test_all_cards_are_somewhere_all_the_time() -> None:
    """§1, §9, §11 Of each value as many as there are players, and one."""
    match = RUDI.match(players=4, options={"course": 60, "special": [4, 5, 6, 7, 8, 9]}, seed=8)
    discarded = []
    for position in play_out(match, 8):
        pile = [position["exchange_top"], *position["exchange_rest"], *position["discards"]]
        cards = Counter(pile + [card for seat in range(4) for card in owned(position, seat)])
        assert cards == dict.fromkeys(TEN, 5)
        discarded.append(len(position["discards"]))
    assert (9, 0) in itertools.pairwise(discarded)  # the pile was renewed on the way


def test_table_helper_positions_are_real() -> None:
    """The start drawn by table() is the start of a match, but for the top card."""
    fresh = RUDI.match(players=3, chance=ludotheque.Scripted(["top 4"]))
    assert RUDI.match(position=table([0, 0, 0])).state == fresh.state


def test_between_two_races_everyone_waits_too() -> None:
    """§13"""
    match = RUDI.match(position=table([23, 0, 0], races=3), seed=1)
    between = show(match, 9, 1, 1)[0].after
    assert RUDI.code(RUDI.engine.refusal(between, 0, PLAY + 3)) == "card-is-being-uncovered"
    assert [RUDI.engine.refusal(between, CHANCE, TOP + value) for value in range(1, 11)] == [0] * 10


def test_seats_that_do_not_exist_can_do_nothing() -> None:
    for position in (table([6, 0, 0]), due([6, 6, 0], [0, 1])):
        state = RUDI.match(position=position, seed=1).state
        for seat in (-1, 3, 4, CHANCE, 1 << 40):
            assert RUDI.engine.legal(state, seat) == []
            assert RUDI.code(RUDI.engine.refusal(state, seat, PLAY + 3)) == "no-such-action"
