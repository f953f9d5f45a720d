"""Tests of the simple rule: it takes the food it sees, keeps a leader for the end, and beats chance."""

from collections import Counter
from typing import Any

import ludotheque
from ludotheque import bots
from ludotheque.games.galopp import bot
from ludotheque.kernel import rng
from ludotheque.kernel.match import Match

GALOPP = ludotheque.game("galopp")
TABLE: dict[str, Any] = {
    "players": 2,
    "track_food": True,
    "phase": "play",
    "pigs": {"r": 8, "b": 3, "g": 2, "y": 1, "w": 0},
    "left": [0, 0],
    "right": [0, 0],
}


def sat(hand: str, **more: Any) -> Match:
    """Seat 0 holds `hand`, seat 1 as many other cards; red is far ahead."""
    rest = sorted("rbgyw" * 7)
    for letter in hand:
        rest.remove(letter)
    cards = {"hands": [hand, "".join(rest[: len(hand)])], "undealt": "".join(rest[-21:])}
    return GALOPP.match(position=TABLE | cards | more)


def chosen(match: Match, times: int = 300) -> Counter[str]:
    words = [1, 2, 3, 4]
    view = match.view(0)
    return Counter(match.game.notation.write(view, bot.quick(view, 0, words)) for _ in range(times))  # type: ignore[arg-type]


def test_with_many_cards_it_takes_the_food_it_sees() -> None:
    assert chosen(sat("rrrrbbb", track={}, supply=55)) == {"play r": 300}  # §5: red leads, blue follows
    assert chosen(sat("rrrbbbb", track={"4": 1}, supply=54)) == {
        "play b": 300
    }  # §12: blue finds one too, so red is kept
    assert chosen(sat("rrrbbbb", track={"4": 1}, supply=0, right=[54, 0])) == {"play b": 300}  # §6: nothing for red


def test_it_keeps_a_card_that_leads_for_the_end() -> None:
    """§7"""
    assert chosen(sat("rb", track={}, supply=55)) == {"play b": 300}
    assert chosen(sat("rb", track={"9": 1}, supply=54)) == {"play b": 300}  # though red would find two


def test_it_does_better_than_chance() -> None:
    """The rule that only looked for food won one match in three."""
    engine, won = GALOPP.engine, 0.0
    options = GALOPP.schema.encode(GALOPP.schema.complete({}))
    simple, words = bots.bot("simple", GALOPP), rng.start(1)
    for number in range(300):
        state = engine.setup(2, options)
        while seats := engine.seats_to_act(state):
            if seats[0] == number % 2:
                action = simple.choose(state.view(seats[0]), seats[0], number)
            else:
                action = engine.pick(state, seats[0], words)
            engine.apply(state, seats[0], action)
        mine, other = engine.result(state, number % 2), engine.result(state, 1 - number % 2)
        won += (mine > other) + (mine == other) / 2
    assert won / 300 > 0.58


def test_among_equals_it_takes_any_alike() -> None:
    found = chosen(sat("bgy", track={}, supply=55), 3000)
    assert found.keys() == {"play b", "play g", "play y"}
    assert sum((count - 1000) ** 2 / 1000 for count in found.values()) < 13.8  # 2 degrees of freedom


def test_it_plays_whole_matches_from_views_alone_by_legal_actions() -> None:
    tables: list[dict[str, Any]] = [{"edition": "groin", "track_food": True, "length": "single"}, {"young": True}]
    for options in tables:
        match, words = GALOPP.match(players=3, options=options, seed=2), [4, 3, 2, 1]
        while not match.over:
            (seat,) = match.to_act()
            action = bot.quick(match.view(seat), seat, words)  # type: ignore[arg-type]
            text = match.game.notation.write(match.state, action)
            assert text in match.legal(seat)
            match.play(seat, text)
