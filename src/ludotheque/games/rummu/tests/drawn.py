"""Tables of Rummü for tests: the hands and what lies on the table; the rest of the box follows."""

import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

import ludotheque
from ludotheque.games.rummu.rules import State
from ludotheque.kernel.match import Match

RUMMU = ludotheque.game("rummu")
BOX = [f"{letter}{value}" for letter in "rbgyk" for value in (0, 1, 1, 2, 3, 4, 5, 6, 7, 7, 8, 9)]


def table(
    hands: Sequence[str], combinations: Sequence[tuple[int, str]] = (), discards: str | None = None, **more: Any
) -> dict[str, Any]:
    """A position in which seat 0 plays, if nothing else is said: hands, combinations with their owners, and discards,
    top last (one card of those left, if none is given). `rest` says where all other cards are: "stock", "discards"
    (below those given) or the number of a seat; `more` overrides keys."""
    rest = more.pop("rest", "stock")
    lying = [cards for _, cards in combinations]
    left = Counter(BOX)
    for text in (*hands, *lying, discards or ""):
        left.subtract(text.split())
    assert not -left, f"more than there is: {-left}"
    others = list(left.elements())
    pile = [others.pop()] if discards is None else discards.split()
    found: dict[str, Any] = {
        "players": len(hands),
        "phase": "play",
        "hands": list(hands),
        "stock": "",
        "discards": pile,
        "combinations": [
            {"id": number, "owner": owner, "cards": cards} for number, (owner, cards) in enumerate(combinations, 1)
        ],
    }
    if rest == "stock":
        found["stock"] = " ".join(others)
    elif rest == "discards":
        found["discards"] = others + pile
    else:
        found["hands"][rest] += " " + " ".join(others)
    return found | more


def drawn(
    hands: Sequence[str], combinations: Sequence[tuple[int, str]] = (), discards: str | None = None, **more: Any
) -> Match:
    return RUMMU.match(position=table(hands, combinations, discards, **more), seed=1)


def now(match: Match, *keys: str) -> Any:
    position = match.position()
    return position[keys[0]] if len(keys) == 1 else tuple(position[key] for key in keys)


def lying(match: Match) -> list[tuple[int, int, str]]:
    """Number, owner and cards of each combination on the table."""
    return [(entry["id"], entry["owner"], entry["cards"]) for entry in now(match, "combinations")]


def state_of(position: dict[str, Any]) -> State:
    state, _, _ = RUMMU.from_position(position)
    assert isinstance(state, State)
    return state


def play_out(match: Match, seed: int, most: int = 10**9) -> list[dict[str, Any]]:
    """Random play, to the end or so many actions; the positions passed through."""
    dice, passed = random.Random(seed), [match.position()]
    while not match.over and len(passed) <= most:
        (seat,) = match.to_act()
        match.play(seat, dice.choice(match.legal(seat)))
        passed.append(match.position())
    return passed


def verbs(match: Match, seat: int) -> set[str]:
    """Which kinds of actions are legal."""
    return {text.split()[0] for text in match.legal(seat)}


def beginning(match: Match, seat: int, verb: str) -> list[str]:
    """The legal actions of one kind."""
    return [text for text in match.legal(seat) if text.split()[0] == verb]
