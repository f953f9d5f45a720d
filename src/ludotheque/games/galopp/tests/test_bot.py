"""Does the beginner's rule take the food it sees, and look at nothing else?"""

from collections import Counter
from typing import Any

import ludotheque
from ludotheque.games.galopp import bot
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
    rng = [1, 2, 3, 4]
    view = match.view(0)
    return Counter(match.game.notation.write(view, bot.quick(view, 0, rng)) for _ in range(times))  # type: ignore[arg-type]


def test_it_takes_the_most_food_it_can_see() -> None:
    assert chosen(sat("rb", track={}, supply=55)) == {"play r": 300}  # §5: red leads, blue follows
    assert chosen(sat("rb", track={"4": 1}, supply=54)).keys() == {"play r", "play b"}  # §12: blue finds one too
    assert chosen(sat("rb", track={"9": 1}, supply=54)) == {"play r": 300}  # red finds one and leads: two
    assert chosen(sat("rb", track={"4": 1}, supply=0, right=[54, 0])) == {"play b": 300}  # §6: leading earns nothing
    assert chosen(sat("bg", track={"9": 1}, supply=54)).keys() == {"play b", "play g"}  # neither gets there


def test_among_equals_it_takes_any_alike() -> None:
    found = chosen(sat("bgy", track={}, supply=55), 3000)
    assert found.keys() == {"play b", "play g", "play y"}
    assert sum((count - 1000) ** 2 / 1000 for count in found.values()) < 13.8  # 2 degrees of freedom


def test_it_plays_whole_matches_from_views_alone_by_legal_actions() -> None:
    tables: list[dict[str, Any]] = [{"edition": "groin", "track_food": True, "length": "single"}, {"young": True}]
    for options in tables:
        match, rng = GALOPP.match(players=3, options=options, seed=2), [4, 3, 2, 1]
        while not match.over:
            (seat,) = match.to_act()
            action = bot.quick(match.view(seat), seat, rng)  # type: ignore[arg-type]
            text = match.game.notation.write(match.state, action)
            assert text in match.legal(seat)
            match.play(seat, text)
