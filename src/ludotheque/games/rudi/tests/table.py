"""Tables of Rudi Rüssel for tests: pigs on their spaces, and full hands unless it says otherwise."""

import random
from collections.abc import Sequence
from typing import Any

import ludotheque
from ludotheque.kernel.match import Match, Step

RUDI = ludotheque.game("rudi")
TEN = list(range(1, 11))


def table(pigs: Sequence[int], **more: Any) -> dict[str, Any]:
    """A position before a choice: everyone holds 1 to 10, and a 4 is the top exchange card; `more` overrides keys."""
    return {"players": len(pigs), "pigs": list(pigs), "exchange_top": 4, **more}


def sat(pigs: Sequence[int], **more: Any) -> Match:
    return RUDI.match(position=table(pigs, **more), seed=1)


def last(cards: Sequence[int]) -> dict[str, Any]:
    """The keys of a position in which everyone holds one card only; the other nine have been played."""
    return {"hands": [[card] for card in cards], "played": [[k for k in TEN if k != card] for card in cards]}


def due(pigs: Sequence[int], seats: Sequence[int], **more: Any) -> dict[str, Any]:
    """A position in which these seats owe an exchange."""
    return table(pigs, phase="exchange", due=list(seats), **more)


def show(match: Match, *cards: int) -> list[Step]:
    """Everyone chooses a card, from seat 0 on; what the last choice brought about."""
    for seat, card in enumerate(cards):
        steps = match.play(seat, f"play {card}")
    return steps


def now(match: Match, *keys: str) -> Any:
    position = match.position()
    return position[keys[0]] if len(keys) == 1 else tuple(position[key] for key in keys)


def play_out(match: Match, seed: int) -> list[dict[str, Any]]:
    """Random play to the end, seats that choose at once in any order; the positions passed through."""
    dice, passed = random.Random(seed), [match.position()]
    while not match.over:
        seat = dice.choice(sorted(match.to_act()))
        match.play(seat, dice.choice(match.legal(seat)))
        passed.append(match.position())
    return passed


def owned(position: dict[str, Any], seat: int) -> list[int]:
    """The ten cards of a seat, wherever they are."""
    choice = position["chosen"][seat]
    cards: list[int] = [*position["hands"][seat], *position["played"][seat], *([choice] if choice else [])]
    return sorted(cards)
