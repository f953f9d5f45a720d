"""Distance of a hand from an objective: for the bots the number of cards it lacks, computed quickly; for people the
cards that it has, counted in plain Python from one hand alone.

`tally` counts a pile by groups (ten values, four colours, the even and the odd ones) once; each objective then costs a
few additions. Where the exact answer would take long (§12), a hand with enough cards of too low a sum lacks one.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from ludotheque.components.bits import kinds_of, masks_of
from ludotheque.components.bits import size as count
from ludotheque.kernel.jit import rule

from .cards import COLOURS, VALUES
from .combinations import EVENS, EXACT_OF, GROUP, ODDS, OF_COLOUR, PART_GROUP, PART_SIZE, PARTS, ROW_EDGE, ROWS_OF
from .objectives import ASKS, COLOUR, COLOUR_GIVEN, EVEN, FULL, HIGH, LOW, NINE, ODD, RUN4, TWINS

TALLIED = OF_COLOUR + COLOURS + 2
ROW_OF_TEN = (1 << VALUES) - 1
RUN = 0b1111
ENOUGH = 23  # §12


@rule
def tally(once: int, twice: int, counts: Any) -> None:
    """How many cards of each group a pile has."""
    for group in range(TALLIED):
        counts[group] = count(once & GROUP[group]) + count(twice & GROUP[group])


@rule
def lack(objective: int, once: int, twice: int, counts: Any) -> int:
    """§8–§22 How many cards are missing to claim this objective."""
    asks = int(ASKS[objective])
    if objective == EVEN:
        return max(0, asks - counts[EVENS])
    if objective == ODD:
        return max(0, asks - counts[ODDS])
    if objective == COLOUR:
        best = 0
        for c in range(COLOURS):
            best = max(best, counts[OF_COLOUR + c])
        return max(0, asks - best)
    if objective < NINE:
        return max(0, asks - counts[OF_COLOUR + objective - COLOUR_GIVEN])
    if objective < HIGH:
        return lack_nine(once >> VALUES * (objective - NINE) & ROW_OF_TEN)
    if objective < LOW:
        c = objective - HIGH
        return lack_high(once >> VALUES * c & ROW_OF_TEN, twice >> VALUES * c & ROW_OF_TEN)
    if objective == RUN4:
        return lack_run(once)
    if objective == TWINS:
        return 0 if twice else 1
    if objective == FULL:
        return lack_full(counts)
    return lack_rows(objective, asks, counts)


@rule
def lack_nine(values: int) -> int:
    """§11 Two cards of one colour whose sum is nine."""
    best = 2
    for v in range(4):
        best = min(best, 2 - (values >> v & 1) - (values >> (7 - v) & 1))
    return best


@rule
def lack_high(once: int, twice: int) -> int:
    """§12 Four cards of one colour, sum at least 23."""
    left = 4
    total = 0
    for v in range(VALUES, 0, -1):
        bit = 1 << (v - 1)
        if left > 0 and once & bit:
            total += v
            left -= 1
            if left > 0 and twice & bit:
                total += v
                left -= 1
    return left if left > 0 else 0 if total >= ENOUGH else 1


@rule
def lack_run(once: int) -> int:
    """§16 Four consecutive values in one colour."""
    best = 4
    for c in range(COLOURS):
        row = once >> VALUES * c & ROW_OF_TEN
        for start in range(VALUES - 3):
            best = min(best, 4 - count(row >> start & RUN))
    return best


@rule
def lack_full(counts: Any) -> int:
    """§17 Three of one value and two of one value."""
    best = 5
    for v in range(VALUES):
        three = min(3, counts[v])
        for w in range(VALUES):
            two = min(2, counts[w] - 3 if v == w else counts[w])
            best = min(best, 5 - three - max(0, two))
    return best


@rule
def lack_rows(objective: int, asks: int, counts: Any) -> int:
    """§13–§15, §18, §19, §21, §22 The best of the rows of values that an objective allows."""
    best = asks
    for row in range(ROW_EDGE[objective], ROW_EDGE[objective + 1]):
        there = 0
        for part in range(PARTS):
            asked = PART_SIZE[row, part]
            if asked == 0:
                break
            there += min(asked, counts[PART_GROUP[row, part]])
        best = min(best, asks - there)
    return best


PARTS_OF = [[[(int(GROUP[group]), asked) for group, asked in row] for row in rows] for rows in ROWS_OF]
EXACT_PILES = [[masks_of(cards) for cards in sets] for sets in EXACT_OF]


@lru_cache(4096)
def nearest(once: int, twice: int, objective: int) -> tuple[int, ...]:
    """§4, §8–§22 The most cards of a hand that one way to fulfil the objective can use; the first such way if there are
    several. What it asks for beyond them has to be got. A hand that stays as it is is counted once."""
    best: tuple[int, ...] = ()
    for row in PARTS_OF[objective]:
        if sum(min(asked, cards_in(once & group, twice & group)) for group, asked in row) > len(best):
            best = tuple(kind for group, asked in row for kind in kinds_of(once & group, twice & group)[:asked])
    for cards_once, cards_twice in EXACT_PILES[objective]:
        if cards_in(once & cards_once, twice & cards_twice) > len(best):
            best = tuple(kinds_of(once & cards_once, twice & cards_twice))
    return best


def cards_in(once: int, twice: int) -> int:
    return once.bit_count() + twice.bit_count()
