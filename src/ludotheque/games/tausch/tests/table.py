"""Tables of Tausch Rausch for tests: hands and what matters are given; the rest is what is left."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import ludotheque
from ludotheque.games.tausch.objectives import HOUSE
from ludotheque.kernel.match import Match

TAUSCH = ludotheque.game("tausch")
CARDS = [f"{letter}{value}" for letter in "rbgy" for value in range(1, 11)]
ASKS = (1, 2, 2, 2, 3)


def table(hands: Sequence[str], row: Sequence[str] = (), **more: Any) -> dict[str, Any]:
    """A position: these hands, these objectives first in the row; `markets` may be a mapping from number to cards. What
    is not said is taken from the cards and objectives left, in their order; the draw pile is the rest."""
    given = more.pop("markets", {})
    left = Counter(CARDS * 2)
    for text in [*hands, *given.values(), more.get("discards", ""), more.get("draw", "")]:
        left -= Counter(text.split())
    rest = list(left.elements())
    markets = []
    for number, asked in enumerate(ASKS, 1):
        markets.append(given.get(number) or " ".join(rest.pop() for _ in range(asked)))
    deck = more.get("deck", "mixed")
    copies = Counter({name: line[deck == "four-colours"] for name, line in HOUSE.items()})
    copies -= Counter([*row, *(name for names in more.get("claimed", []) for name in names)])
    objectives = [name for name in copies.elements() if name not in row]
    return {
        "players": len(hands),
        "markets": markets,
        "hands": list(hands),
        "row": [*row, *objectives[: 5 - len(row)]],
        "turns": 10 * len(hands),
        **more,
    }


def sat(hands: Sequence[str], row: Sequence[str] = (), chance: Any = None, **more: Any) -> Match:
    position = table(hands, row, **more)
    if chance is None:
        return TAUSCH.match(position=position, seed=1)
    return TAUSCH.match(position=position, chance=ludotheque.Scripted(chance))


def now(match: Match, *keys: str) -> Any:
    position = match.position()
    return position[keys[0]] if len(keys) == 1 else tuple(position[key] for key in keys)


def everything(position: dict[str, Any]) -> Counter[str]:
    """All value cards of a position."""
    texts = [*position["markets"], *position["hands"], position["draw"], position["discards"]]
    return Counter(" ".join(texts).split())
