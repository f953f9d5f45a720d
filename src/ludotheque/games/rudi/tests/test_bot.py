"""Tests of the beginner's rule: it prefers what brings its pig forward, and looks at nothing hidden."""

from collections import Counter

import numpy as np
import pytest

from ludotheque.games.rudi import bot
from ludotheque.games.rudi.tests.table import RUDI, due, last, sat, table
from ludotheque.kernel import rng
from ludotheque.kernel.match import Match

compiled = RUDI.engine.twin(bot)


def chosen(match: Match, seat: int = 0, times: int = 2000) -> Counter[str]:
    words, view = np.array(rng.start(1), np.int64), match.view(seat)
    found = Counter(int(compiled.quick(view.array[0], seat, words)) for _ in range(times))
    return Counter({RUDI.notation.write(view, action): count for action, count in found.items()})


def hopes(match: Match, seat: int = 0) -> dict[int, int]:
    view = match.view(seat)
    return {card: bot.progress(view, seat, card) for card in range(1, 11) if view.hand[seat, card]}  # type: ignore[arg-type]


def slow_hope(match: Match, card: int) -> int:
    """The obvious way for seat 0 of three: try every pair of cards that the others can play."""
    position = match.position()
    pigs, course, total = position["pigs"], position["course"], 0
    for one in position["hands"][1]:
        for two in position["hands"][2]:
            if card > max(one, two):
                steps = card - max(one, two)
                total += bot.HOME if pigs[0] + steps >= course else steps
            elif card == one > two:
                total += pigs[1] - pigs[0]
            elif card == two > one:
                total += pigs[2] - pigs[0]
    return total


@pytest.mark.parametrize("pigs", [[0, 0, 0], [20, 3, 11], [2, 23, 9]])
def test_what_a_card_should_bring_is_summed_over_all_that_the_others_can_play(pigs: list[int]) -> None:
    """§4, §5, §12"""
    pile = {"exchange_top": 4, "exchange_rest": [1, 3, 5, 6, 7, 8, 9, 10], "discards": [1]}  # seat 2: a 2 for the 1
    played = [[3, 10, 4], [1, 9, 8], [5, 2, 6]]
    hands = [[1, 2, 5, 6, 7, 8, 9], [2, 3, 4, 5, 6, 7, 10], [2, 3, 4, 7, 8, 9, 10]]
    match = sat(pigs, **pile, played=played, hands=hands)
    assert hopes(match) == {card: slow_hope(match, card) for card in hands[0]}


def test_cards_are_chosen_the_oftener_the_more_they_should_bring() -> None:
    match = sat([0, 0, 0])
    found, hope = chosen(match, times=20000), hopes(match)
    total = sum(max(1, value) for value in hope.values())
    for card, value in hope.items():
        expected = 20000 * max(1, value) / total
        assert abs(found[f"play {card}"] - expected) < 4 * expected**0.5 + 2
    assert found["play 10"] > found["play 6"] > found["play 3"]


def test_a_sure_swap_is_worth_the_way_between_the_pigs() -> None:
    """§5"""
    behind, ahead = sat([0, 20, 0], **last([7, 7, 1])), sat([20, 0, 0], **last([7, 7, 1]))
    assert hopes(behind) == {7: 20}
    assert hopes(ahead) == {7: -20}
    assert chosen(ahead).keys() == {"play 7"}  # it has no other


def test_in_an_exchange_the_lowest_card_goes() -> None:
    """§9"""
    assert chosen(RUDI.match(position=due([6, 0, 0], [0]), seed=1)) == {"give 1": 2000}
    low = table([0, 12, 0], phase="exchange", due=[1], played=[[1]] * 3, hands=[list(range(2, 11))] * 3)
    assert chosen(RUDI.match(position=low, seed=1), seat=1) == {"give 2": 2000}


def test_it_plays_whole_matches_from_views_alone_by_legal_actions() -> None:
    for players, options in ((3, {"races": 3}), (4, {"special": [1, 2, 3, 4, 5, 6]})):
        match, words = RUDI.match(players=players, options=options, seed=2), rng.start(2)
        while not match.over:
            for seat in sorted(match.to_act()):
                text = RUDI.notation.write(match.state, bot.quick(match.view(seat), seat, words))  # type: ignore[arg-type]
                assert text in match.legal(seat)
                match.play(seat, text)


def test_it_wins_more_often_than_chance() -> None:
    engine, options = RUDI.engine, RUDI.schema.encode(RUDI.schema.complete({}))
    words, bots_words, wins = rng.start(3), np.array(rng.start(4), np.int64), 0
    for number in range(600):
        state, bots_seat = engine.setup(4, options), number % 4
        while seats := engine.seats_to_act(state):
            if seats[0] == bots_seat:
                action = int(compiled.quick(state.view(bots_seat).array[0], bots_seat, bots_words))
            else:
                action = engine.pick(state, seats[0], words)
            engine.apply(state, seats[0], action)
        wins += engine.result(state, bots_seat)
    assert wins > 150 + 21  # a fourth of 600, and two standard deviations
