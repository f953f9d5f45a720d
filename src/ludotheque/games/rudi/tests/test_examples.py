"""Tests of the sheet's worked examples, of all tables to their end, and of fair luck and guesses."""

import itertools
import random
from collections import Counter
from typing import Any

import pytest

import ludotheque
from ludotheque.games.rudi.rules import SHUFFLES, TOP
from ludotheque.games.rudi.tests.table import RUDI, TEN, due, last, now, owned, sat, show
from ludotheque.kernel import rng
from ludotheque.kernel.match import Match
from ludotheque.kernel.record import CHANCE, SPECTATOR

# --- the worked examples of the sheet ---


def test_worked_example_1_the_10_moves_4() -> None:
    """§4"""
    match = sat([0, 0, 0, 0])
    show(match, 10, 6, 5, 1)
    assert now(match, "pigs") == [4, 0, 0, 0]


def test_worked_example_2_two_nines_swap_5_and_12_and_the_one_on_12_exchanges() -> None:
    """§5, §9"""
    match = sat([5, 12, 0, 0])
    show(match, 9, 9, 4, 2)
    assert now(match, "pigs", "phase", "due") == ([12, 5, 0, 0], "exchange", [0])


def test_worked_example_3_three_eights_do_nothing_and_the_cards_are_gone() -> None:
    """§6"""
    match = sat([1, 2, 3, 4])
    show(match, 8, 8, 8, 1)
    assert now(match, "pigs", "phase") == ([1, 2, 3, 4], "choose")
    assert [len(hand) for hand in now(match, "hands")] == [9, 9, 9, 9]


def test_worked_example_4_two_pigs_on_6_swap_there_and_both_exchange_youngest_first() -> None:
    """§10"""
    match = sat([6, 6, 0], youngest=1)
    show(match, 5, 5, 2)
    assert now(match, "pigs", "due") == ([6, 6, 0], [1, 0])
    match.play(1, "give 1")
    match.play(0, "give 1")
    assert now(match, "phase", "discards") == ("choose", [1, 1])


def test_worked_example_5_from_22_to_27_wins() -> None:
    """§12"""
    match = sat([22, 0, 0])
    show(match, 9, 4, 1)
    assert (now(match, "pigs"), match.over, match.winners) == ([27, 0, 0], True, [0])


def test_worked_example_6_ten_cards_come_back_before_the_exchange_on_18() -> None:
    """§8, §9"""
    match = sat([12, 0, 0], **last([7, 1, 1]))
    show(match, 7, 1, 1)
    assert now(match, "pigs", "due", "hands") == ([18, 0, 0], [0], [TEN] * 3)
    match.play(0, "give 10")
    assert (owned(match.position(), 0), now(match, "discards")) == ([1, 2, 3, 4, 4, 5, 6, 7, 8, 9], [10])


def test_worked_example_7_the_tenth_exchange_renews_the_pile() -> None:
    """§11"""
    nine = {"exchange_rest": [], "discards": [1, 2, 3, 5, 6, 7, 8, 9, 10]}
    match = RUDI.match(position=due([6, 0, 0], [0], **nine), chance=ludotheque.Scripted(["top 10"]))
    exchange, uncover = match.play(0, "give 10")
    assert sum(exchange.after.rest) == 10  # ten lay there, and are the pile
    assert (exchange.after.top, sum(exchange.after.discards)) == (0, 0)
    assert uncover.seat == CHANCE
    assert now(match, "exchange_top", "exchange_rest") == (10, [1, 2, 3, 5, 6, 7, 8, 9, 10])


# --- all tables ---


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("races", [1, 3])
def test_ten_thousand_random_matches_end_with_one_winner(players: int, races: int) -> None:
    options = RUDI.schema.encode(RUDI.schema.complete({"races": races}))
    played = RUDI.engine.playouts(2500, players, options, seed=races)
    assert (played.results.max(axis=1) == races).all()
    assert ((played.results == races).sum(axis=1) == 1).all()
    assert played.chance_moves >= 2500


# --- chance and guesses ---


def fits(found: Counter[Any], odds: dict[Any, float], limit: float) -> bool:
    """Whether counts fit odds: chi-square below a limit that luck passes once in a thousand times."""
    total, whole = sum(found.values()), sum(odds.values())
    assert found.keys() <= odds.keys()
    return sum((found[key] - total * odd / whole) ** 2 / (total * odd / whole) for key, odd in odds.items()) < limit


def test_pick_chooses_like_a_uniform_draw_from_the_list() -> None:
    """§3 Of people: every action alike, a card held twice no more than others."""
    match = RUDI.match(position=due([6, 0, 0], [0]), seed=1)
    match.play(0, "give 1")
    assert now(match, "hands")[0].count(4) == 2
    words, listed = rng.start(3), RUDI.engine.legal(match.state, 0)
    found = Counter(RUDI.engine.pick(match.state, 0, words) for _ in range(9000))
    assert fits(found, dict.fromkeys(listed, 1.0), 26.1)  # 8 degrees of freedom


def test_pick_gives_cards_alike() -> None:
    """§9"""
    match = RUDI.match(position=due([6, 0, 0], [0]), seed=1)
    words, listed = rng.start(4), RUDI.engine.legal(match.state, 0)
    found = Counter(RUDI.engine.pick(match.state, 0, words) for _ in range(9000))
    assert fits(found, dict.fromkeys(listed, 1.0), 27.9)  # 9 degrees of freedom


def test_pick_uncovers_by_weight() -> None:
    """§11 Of chance: a value that lies twice in the pile comes twice as often."""
    nine = {"exchange_rest": [], "discards": [1, 2, 3, 5, 6, 7, 8, 9, 10]}
    state = RUDI.match(position=due([6, 0, 0], [0], **nine), seed=1).play(0, "give 1")[0].after
    odds = {action: float(RUDI.engine.weight(state, action)) for action in RUDI.engine.legal(state, CHANCE)}
    assert odds[TOP + 1] == 2
    words = rng.start(5)
    found = Counter(RUDI.engine.pick(state, CHANCE, words) for _ in range(9000))
    assert fits(found, odds, 26.1)  # 8 degrees of freedom


def test_pick_uncovers_any_of_ten_for_a_new_race() -> None:
    """§13"""
    match = sat([23, 0, 0], races=3)
    state = show(match, 9, 1, 1)[0].after
    listed, words = RUDI.engine.legal(state, CHANCE), rng.start(6)
    assert listed == [TOP + value for value in TEN]
    assert {RUDI.engine.weight(state, action) for action in listed} == {1}
    found = Counter(RUDI.engine.pick(state, CHANCE, words) for _ in range(9000))
    assert fits(found, dict.fromkeys(listed, 1.0), 27.9)  # 9 degrees of freedom


def halfway(seed: int) -> Match:
    """A match with exchanges behind it, in the middle of a choice."""
    match, dice = RUDI.match(players=4, options={"special": [2, 3, 4, 6, 8, 9]}, seed=seed), random.Random(seed)
    for _ in range(90):
        seat = min(match.to_act()) if match.position()["phase"] == "exchange" else dice.choice(sorted(match.to_act()))
        match.play(seat, dice.choice(match.legal(seat)))
    while not 1 <= len(match.to_act()) <= 2 or now(match, "phase") != "choose" or len(now(match, "played")[0]) > 6:
        seat = dice.choice(sorted(match.to_act()))
        match.play(seat, dice.choice(match.legal(seat)))
    return match


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1, 2, 3])
def test_a_guess_knows_everybodys_cards_and_only_choices_are_open(viewer: int) -> None:
    """§3, §7, §9 All exchanges and all cards played were open: what is left of each hand is known to all."""
    match = halfway(7)
    truth, words = match.position(), rng.start(9)
    assert any(owned(truth, seat) != TEN for seat in range(4))
    for _ in range(200):
        guess = RUDI.engine.guess(match.state.view(viewer), viewer, words)
        position = RUDI.notation.position(guess)
        for seat in range(4):
            assert owned(position, seat) == owned(truth, seat)
            assert (position["chosen"][seat] is None) == (truth["chosen"][seat] is None)
        if viewer != SPECTATOR:
            assert position["hands"][viewer] == truth["hands"][viewer]
            assert position["chosen"][viewer] == truth["chosen"][viewer]
        untouched = {"hands", "chosen"}
        assert {key: position[key] for key in position if key not in untouched} == {
            key: truth[key] for key in truth if key not in untouched
        }


def test_a_guessed_choice_is_any_card_of_the_hand_alike_and_independent_of_others() -> None:
    """§3 Against the obvious slow way: list every pair of cards that two seats can have chosen."""
    match = halfway(7)
    truth = match.position()
    viewer = next(seat for seat in range(4) if truth["chosen"][seat] is None)
    hidden = [seat for seat in range(4) if truth["chosen"][seat]][:2]
    held = [sorted([*truth["hands"][seat], truth["chosen"][seat]]) for seat in hidden]
    odds = {pair: float(count) for pair, count in Counter(itertools.product(*held)).items()}
    assert max(odds.values()) > 1  # someone holds a value twice
    words, view = rng.start(11), match.state.view(viewer)
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(100 * len(odds)):
        guess = RUDI.engine.guess(view, viewer, words)
        found[tuple(guess.choice[seat] for seat in hidden)] += 1
    freedom = len(odds) - 1
    assert fits(found, odds, freedom + 3.1 * (2 * freedom) ** 0.5 + 4)


def test_a_last_card_is_guessed_for_sure() -> None:
    """§3"""
    match = sat([0, 0, 0], **last([3, 7, 9]))
    match.play(1, "play 7")
    guess = RUDI.engine.guess(match.state.view(0), 0, rng.start(1))
    assert guess == match.state


# --- the same deal ---


def tops(match: Match, seed: int) -> dict[int, list[int]]:
    """Shuffle by shuffle, the exchange cards uncovered at a table where play is as random as the seed says."""
    dice, steps = random.Random(seed), list(match.opening)
    while not match.over:
        seat = dice.choice(sorted(match.to_act()))
        steps += match.play(seat, dice.choice(match.legal(seat)))
    found: dict[int, list[int]] = {}
    for step in steps:
        if step.seat == CHANCE:
            found.setdefault(RUDI.engine.shuffle(step.before), []).append(step.after.top)
    return found


def test_the_same_deal_uncovers_the_same_pile_in_each_race_at_tables_that_play_otherwise() -> None:
    """§13"""
    one, two = (
        tops(RUDI.match(players=3, options={"races": 3}, chance=ludotheque.SameDeal(5)), seed) for seed in (1, 2)
    )
    races = [number for number in one if number % SHUFFLES == 0]
    assert races == [SHUFFLES * race for race in range(len(races))]
    assert len(races) >= 3
    assert len({tuple(one[race]) for race in races}) > 1  # another shuffle for each race
    lengths = []
    for race in races:
        if race in two:
            common = min(len(one[race]), len(two[race]))
            assert one[race][:common] == two[race][:common]
            lengths.append((len(one[race]), len(two[race])))
    assert any(a != b for a, b in lengths)


def test_the_same_deal_shuffles_anew_at_each_renewal() -> None:
    """§11"""
    crowded = [1, 2, 3, 4, 5, 6]  # many exchanges
    match = RUDI.match(players=4, options={"special": crowded, "course": 60}, chance=ludotheque.SameDeal(5))
    found = tops(match, 1)
    assert list(found) == list(range(len(found)))
    assert len(found) >= 2
    assert all(len(row) == 10 for row in list(found.values())[:-1])
    assert sorted(found[0]) == TEN


def test_the_same_ten_cards_are_another_pile_after_a_renewal_also_from_a_position() -> None:
    """§11"""
    pile = {"players": 3, "rounds": 2, "exchange_rest": TEN}

    def top(renewals: int, seed: int) -> int:
        match = RUDI.match(position=pile | {"renewals": renewals}, chance=ludotheque.SameDeal(seed))
        assert match.position().get("renewals", 0) == renewals
        return int(match.position()["exchange_top"])

    orders = [[top(renewals, seed) for seed in range(20)] for renewals in (0, 1, 2)]
    assert len({tuple(order) for order in orders}) == 3
    assert orders[1] == [top(1, seed) for seed in range(20)]


def test_renewals_are_counted_and_begin_anew_with_each_race() -> None:
    """§11, §13"""
    nine = [1, 2, 3, 5, 6, 7, 8, 9, 10]
    match = sat([6, 0, 0], phase="exchange", due=[0], exchange_rest=[], discards=nine, races=3)
    assert "renewals" not in match.position()
    match.play(0, "give 4")
    assert now(match, "renewals") == 1
    assert RUDI.engine.shuffle(match.state) == 1
    match = sat([23, 0, 0], rounds=3, renewals=1, races=3)
    show(match, 9, 4, 1)
    assert now(match, "wins") == [1, 0, 0]
    assert "renewals" not in match.position()
    assert RUDI.engine.shuffle(match.state) == SHUFFLES


@pytest.mark.parametrize("renewals", [-1, 4, True, "1"])
def test_more_renewals_than_the_turns_allow_are_refused(renewals: Any) -> None:
    """§11 Ten turns bring twenty exchanges at most; eleven more if the table was set up in the middle of them."""
    assert now(sat([0, 0, 0], rounds=1, renewals=3), "renewals") == 3
    with pytest.raises(ludotheque.PositionError) as caught:
        sat([0, 0, 0], rounds=1, renewals=renewals)
    assert caught.value.key == "position-number"
