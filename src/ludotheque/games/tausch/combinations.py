"""Cards of a hand that can be put down: counted, named by number and listed, without trying what does not fit.

What an objective (or a market) asks for is a list of rows. A row is either a few parts, each so many cards of a group
of kinds (three of value 2 and two of value 9; five even ones), or an exact set of cards (4 and 5 of red). The cards of
a row are chosen part by part; no two rows of an objective share a choice, so counts add up. That the rows say what §8
to §22 say is tested card by card.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from math import comb
from typing import Any

import numpy as np

from ludotheque.components.bits import size as count
from ludotheque.kernel.jit import rule

from .cards import CARDS_AT, COLOURS, EVERY, KINDS, NOTHING, VALUES, pack
from .objectives import (
    COLOUR,
    COLOUR_GIVEN,
    COLOUR_MASK,
    EVEN,
    EVEN_MASK,
    FOUR,
    FULL,
    HIGH,
    LOW,
    NINE,
    OBJECTIVES,
    ODD,
    ODD_MASK,
    PAIRS2,
    PAIRS3,
    RUN4,
    RUN5,
    THREE,
    TOP,
    TWINS,
    VALUE_MASK,
)

# Groups of kinds: ten values, four colours, the even ones, the odd ones, all.
GROUP = np.array([*VALUE_MASK, *COLOUR_MASK, EVEN_MASK, ODD_MASK, EVERY], np.int64)
OF_COLOUR, EVENS, ODDS, ANY = VALUES, VALUES + COLOURS, VALUES + COLOURS + 1, VALUES + COLOURS + 2
PARTS = 5
LARGEST_PART = 5

Row = list[tuple[int, int]]
"""Parts: a group and how many cards of it."""


def by_value(*values: int) -> Row:
    """A row of values, any colours: by_value(2, 2, 2, 9, 9)."""
    return [(v - 1, values.count(v)) for v in sorted(set(values))]


def all_rows() -> dict[int, list[Row]]:
    """§8–§10, §13–§15, §17–§19, §21, §22 What is asked for as so many cards of some groups, by objective."""
    values = range(1, VALUES + 1)
    fours = list(combinations_with_replacement(values, 4))
    return {
        EVEN: [[(EVENS, 5)]],
        ODD: [[(ODDS, 5)]],
        COLOUR: [[(OF_COLOUR + c, 5)] for c in range(COLOURS)],
        **{COLOUR_GIVEN + c: [[(OF_COLOUR + c, 5)]] for c in range(COLOURS)},
        LOW: [by_value(*four) for four in fours if sum(four) <= 7],
        TOP: [by_value(*four) for four in fours if sum(four) >= 37],
        RUN5: [by_value(*range(v, v + 5)) for v in range(1, VALUES - 3)],
        FULL: [by_value(v, v, v, w, w) for v in values for w in values],
        FOUR: [by_value(v, v, v, v) for v in values],
        THREE: [by_value(v, v, v) for v in values],
        PAIRS2: [by_value(v, v, v + 1, v + 1) for v in range(1, VALUES)],
        PAIRS3: [by_value(v, v, v + 1, v + 1, v + 2, v + 2) for v in range(1, VALUES - 1)],
    }


def all_exact() -> dict[int, list[tuple[int, ...]]]:
    """§11, §12, §16, §20 What is asked for as exact cards, by kind; by objective."""

    def of(c: int, values: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(VALUES * c + v - 1 for v in values)

    def at_most_twice(values: tuple[int, ...]) -> bool:
        return all(values.count(v) <= 2 for v in values)

    fours = filter(at_most_twice, combinations_with_replacement(range(1, VALUES + 1), 4))
    strong = [four for four in fours if sum(four) >= 23]
    return {
        **{NINE + c: [of(c, (v, 9 - v)) for v in range(1, 5)] for c in range(COLOURS)},
        **{HIGH + c: [of(c, four) for four in strong] for c in range(COLOURS)},
        RUN4: [of(c, (v, v + 1, v + 2, v + 3)) for c in range(COLOURS) for v in range(1, VALUES - 2)],
        TWINS: [(kind, kind) for kind in range(KINDS)],
    }


_BY_ROWS, _BY_CARDS = all_rows(), all_exact()
ROWS_OF = [_BY_ROWS.get(objective, []) for objective in range(OBJECTIVES)]
EXACT_OF = [_BY_CARDS.get(objective, []) for objective in range(OBJECTIVES)]
"""What each objective asks for. Worked out once: every process that opens the shelf waits for it."""


def in_one_list(lists: list[list[Any]], start: int) -> tuple[np.ndarray[Any, Any], list[Any]]:
    """Lists end to end, and where each begins and the last one ends."""
    edges = np.cumsum([start, *map(len, lists)]).astype(np.int64)
    return edges, [item for items in lists for item in items]


MARKET_ROWS: list[Row] = [[(ANY, asked)] for asked in (1, 2, 3)]
ROW_EDGE, _ROWS = in_one_list(ROWS_OF, len(MARKET_ROWS))
_ROWS = MARKET_ROWS + _ROWS
PART_GROUP = np.array([[part[0] for part in row] + [ANY] * (PARTS - len(row)) for row in _ROWS], np.int64)
PART_SIZE = np.array([[part[1] for part in row] + [0] * (PARTS - len(row)) for row in _ROWS], np.int64)

EXACT_EDGE, _SETS = in_one_list(EXACT_OF, 0)
EXACT_ONCE = np.array([sum(1 << kind for kind in set(cards)) for cards in _SETS], np.int64)
EXACT_TWICE = np.array([sum(1 << kind for kind in set(cards) if cards.count(kind) == 2) for cards in _SETS], np.int64)

WAYS = np.array(
    [
        [
            [
                sum(comb(b, pairs) * comb(a - pairs, k - 2 * pairs) for pairs in range(min(b, k // 2, a) + 1))
                for k in range(LARGEST_PART + 1)
            ]
            for b in range(KINDS + 1)
        ]
        for a in range(KINDS + 1)
    ],
    np.int64,
)
"""WAYS[a, b, k]: how many choices of k cards there are among a kinds, of which b are there twice."""


@rule
def count_row(once: int, twice: int, row: int) -> int:
    """How many choices of cards a row allows in a hand."""
    ways = 1
    for part in range(PARTS):
        asked = PART_SIZE[row, part]
        if asked == 0 or ways == 0:
            break
        group = GROUP[PART_GROUP[row, part]]
        ways *= WAYS[count(once & group), count(twice & group), asked]
    return ways


@rule
def count_full(once: int, twice: int) -> int:
    """§17 The hundred rows of three and two at once: every three with all twos of other values, and five of a value."""
    ways = 0
    twos = 0
    for v in range(VALUES):
        twos += WAYS[count(once & GROUP[v]), count(twice & GROUP[v]), 2]
    for v in range(VALUES):
        kinds = count(once & GROUP[v])
        pairs = count(twice & GROUP[v])
        ways += WAYS[kinds, pairs, 3] * (twos - WAYS[kinds, pairs, 2]) + WAYS[kinds, pairs, 5]
    return ways


@rule
def count_claims(once: int, twice: int, objective: int) -> int:
    """§4 In how many ways a hand can claim an objective."""
    if objective == FULL:
        return count_full(once, twice)
    ways = 0
    for row in range(ROW_EDGE[objective], ROW_EDGE[objective + 1]):
        ways += count_row(once, twice, row)
    for k in range(EXACT_EDGE[objective], EXACT_EDGE[objective + 1]):
        ways += (EXACT_ONCE[k] & ~once) | (EXACT_TWICE[k] & ~twice) == 0
    return ways


@rule
def nth_choice(once: int, twice: int, asked: int, at: int) -> tuple[int, int]:
    """The choice of `asked` cards with a number, in rising order: first those that take the lowest kind twice."""
    chosen_once = NOTHING
    chosen_twice = NOTHING
    a = count(once)
    b = count(twice)
    while asked > 0:
        low = once & -once
        once ^= low
        a -= 1
        if twice & low != 0:
            b -= 1
            both = WAYS[a, b, asked - 2] if asked > 1 else 0
            if at < both:
                chosen_once |= low
                chosen_twice |= low
                asked -= 2
                continue
            at -= both
        one = WAYS[a, b, asked - 1]
        if at < one:
            chosen_once |= low
            asked -= 1
        else:
            at -= one
    return chosen_once, chosen_twice


@rule
def nth_of_row(once: int, twice: int, row: int, at: int) -> int:
    """The cards with a number among the choices of a row, as an action has them; the last part changes fastest."""
    chosen_once = NOTHING
    chosen_twice = NOTHING
    for part in range(PARTS - 1, -1, -1):
        asked = PART_SIZE[row, part]
        if asked > 0:
            group = GROUP[PART_GROUP[row, part]]
            ways = WAYS[count(once & group), count(twice & group), asked]
            more_once, more_twice = nth_choice(once & group, twice & group, asked, at % ways)
            at //= ways
            chosen_once |= more_once
            chosen_twice |= more_twice
    return pack(chosen_once, chosen_twice)


@rule
def nth_claim(once: int, twice: int, objective: int, at: int) -> int:
    """The cards with a number among all with which a hand can claim an objective."""
    for row in range(ROW_EDGE[objective], ROW_EDGE[objective + 1]):
        ways = count_row(once, twice, row)
        if at < ways:
            return nth_of_row(once, twice, row, at)
        at -= ways
    for k in range(EXACT_EDGE[objective], EXACT_EDGE[objective + 1]):
        at -= (EXACT_ONCE[k] & ~once) | (EXACT_TWICE[k] & ~twice) == 0
        if at < 0:
            return pack(EXACT_ONCE[k], EXACT_TWICE[k])
    return 0


@rule
def list_choices(
    hand_once: int,
    hand_twice: int,
    row: int,
    part: int,
    asked: int,
    once: int,
    twice: int,
    chosen_once: int,
    chosen_twice: int,
    tag: int,
    out: Any,
    n: int,
) -> int:
    """Write the choices of a row after the n actions in `out`, in the order of their numbers, and count them.

    `asked` cards are still to be chosen among (once, twice) for this part; `tag` is the rest of the action.
    """
    if asked == 0:
        part += 1
        if part == PARTS or PART_SIZE[row, part] == 0:
            out[n] = tag | pack(chosen_once, chosen_twice) << CARDS_AT
            return n + 1
        group = GROUP[PART_GROUP[row, part]]
        asked = PART_SIZE[row, part]
        once = hand_once & group
        twice = hand_twice & group
    while once != 0 and count(once) + count(twice) >= asked:
        low = once & -once
        once ^= low
        both = twice & low
        twice ^= both
        with_low = chosen_once | low
        if both != 0 and asked > 1:
            n = list_choices(
                hand_once, hand_twice, row, part, asked - 2, once, twice, with_low, chosen_twice | low, tag, out, n
            )
        n = list_choices(hand_once, hand_twice, row, part, asked - 1, once, twice, with_low, chosen_twice, tag, out, n)
    return n


@rule
def list_row(once: int, twice: int, row: int, tag: int, out: Any, n: int) -> int:
    """Every choice of a row, if there is any."""
    if count_row(once, twice, row) == 0:
        return n
    return list_choices(once, twice, row, NOTHING - 1, NOTHING, NOTHING, NOTHING, NOTHING, NOTHING, tag, out, n)


@rule
def list_claims(once: int, twice: int, objective: int, tag: int, out: Any, n: int) -> int:
    """§4 Every choice of cards with which a hand can claim an objective, after the n actions in `out`."""
    for row in range(ROW_EDGE[objective], ROW_EDGE[objective + 1]):
        n = list_row(once, twice, row, tag, out, n)
    for k in range(EXACT_EDGE[objective], EXACT_EDGE[objective + 1]):
        if (EXACT_ONCE[k] & ~once) | (EXACT_TWICE[k] & ~twice) == 0:
            out[n] = tag | pack(EXACT_ONCE[k], EXACT_TWICE[k]) << CARDS_AT
            n += 1
    return n
