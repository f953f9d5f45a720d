"""Distance of a hand from an objective, for people: counted in plain Python, from one hand alone.

The rules never ask this, so nothing here is compiled. A hand that stays as it is while others play is counted once.
"""

from __future__ import annotations

from functools import lru_cache

from .combinations import EXACT_OF, GROUP, ROWS_OF
from .positions import count_cards, listed

_PARTS = [[[(int(GROUP[group]), asked) for group, asked in row] for row in rows] for rows in ROWS_OF]
_EXACT = [[count_cards(cards) for cards in sets] for sets in EXACT_OF]


@lru_cache(4096)
def nearest(once: int, twice: int, objective: int) -> tuple[int, ...]:
    """§4, §8–§22 The most cards of a hand that one way to fulfil the objective can use; the first such way if there are
    several. What it asks for beyond them has to be got."""
    best: tuple[int, ...] = ()
    for row in _PARTS[objective]:
        if sum(min(asked, _size(once & group, twice & group)) for group, asked in row) > len(best):
            best = tuple(kind for group, asked in row for kind in listed(once & group, twice & group)[:asked])
    for cards_once, cards_twice in _EXACT[objective]:
        if _size(once & cards_once, twice & cards_twice) > len(best):
            best = tuple(listed(once & cards_once, twice & cards_twice))
    return best


def _size(once: int, twice: int) -> int:
    return once.bit_count() + twice.bit_count()
