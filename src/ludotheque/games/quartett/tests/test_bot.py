"""Tests of the beginner's rule: it remembers what was asked, and looks at nothing else."""

from collections import Counter
from typing import Any

import ludotheque
from ludotheque import bots
from ludotheque.games.quartett import bot
from ludotheque.kernel import rng
from ludotheque.kernel.match import Match

QUARTETT = ludotheque.game("quartett")
TABLE: dict[str, Any] = {
    "players": 3,
    "sets": [[2, 3, 4], [5, 6, 10], [8, 9]],
    "hands": ["r7 b7 r1", "g7 b1 g1", "y7 y1"],
}


def sat(**more: Any) -> Match:
    return QUARTETT.match(position=TABLE | more)


def chosen(match: Match, times: int = 200) -> Counter[str]:
    (seat,) = match.to_act()
    view, rng = match.view(seat), [1, 2, 3, 4]
    return Counter(match.game.notation.write(view, bot.quick(view, seat, rng)) for _ in range(times))  # type: ignore[arg-type]


def test_it_asks_where_a_card_is_known_to_be() -> None:
    """§4"""
    assert chosen(sat(known=["", "", "y1"])) == {"ask 2 y1": 200}
    assert chosen(sat(known=["", "g1", "y7"])) == {"ask 2 y7": 200}  # of sevens it holds two


def test_it_asks_the_only_one_who_can_have_a_card() -> None:
    """§4"""
    assert chosen(sat(asked=[{}, {"lacks": "y1"}, {}])) == {"ask 2 y1": 200}


def test_it_asks_who_asked_for_the_only_card_he_can_have() -> None:
    """§3"""
    told = [{"lacks": "g1"}, {}, {"values": [1], "lacks": "g1"}]
    assert chosen(sat(asked=told)).keys() == {"ask 1 g1"}  # nobody else is left for it
    told = [{}, {"values": [7], "lacks": "y7"}, {}]
    assert chosen(sat(asked=told)).keys() == {"ask 1 g7", "ask 2 y7"}


def test_it_never_asks_in_vain_where_that_is_known() -> None:
    """§4"""
    asked = chosen(sat(known=["", "b1", ""], asked=[{}, {"lacks": "y7"}, {"lacks": "g7"}], turn=0))
    assert asked.keys() <= {"ask 1 b1", "ask 2 y7", "ask 1 g7"}


def test_else_it_asks_for_the_value_it_has_most_of_and_any_of_them_alike() -> None:
    found = chosen(sat(), 4000)
    assert found.keys() == {"ask 1 g7", "ask 1 y7", "ask 2 g7", "ask 2 y7"}
    assert sum((count - 1000) ** 2 / 1000 for count in found.values()) < 16.3  # 3 degrees of freedom


def test_it_plays_whole_matches_from_views_alone_and_sooner_than_by_chance() -> None:
    for players, size in ((3, 4), (4, 5)):
        match, rng = QUARTETT.match(players=players, options={"set": size}, seed=2), [4, 3, 2, 1]
        while not match.over:
            (seat,) = match.to_act()
            text = match.game.notation.write(match.state, bot.quick(match.view(seat), seat, rng))  # type: ignore[arg-type]
            assert text in match.legal(seat)
            match.play(seat, text)
        assert sum(match.results) == 10
        assert match.position()["questions"] < 90  # at random it takes 79 and 242 on average


def test_it_does_much_better_than_chance() -> None:
    """One against two who ask at random: it lays more than half of the sets."""
    engine, laid = QUARTETT.engine, 0
    simple, words = bots.bot("simple", QUARTETT), rng.start(1)
    for number in range(60):
        state = engine.setup(3, [4])
        while seats := engine.seats_to_act(state):
            if seats[0] == number % 3:
                action = simple.choose(state.view(seats[0]), seats[0], number)
            else:
                action = engine.pick(state, seats[0], words)
            engine.apply(state, seats[0], action)
        laid += engine.result(state, number % 3)
    assert laid / 60 > 6
