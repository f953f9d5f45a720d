"""The objectives: §8 to §22, one small function each, and how often each is in the deck.

Cards shown are a pile (cards.py). `shape` counts them by value, a hexadecimal digit each, from the lowest value shown:
0x11111 is a run of five, 0x22 two neighbouring pairs.
"""

from __future__ import annotations

import numpy as np

from ludotheque.components.bits import size as count
from ludotheque.kernel.jit import rule

from .cards import COLOURS, VALUES

# Objectives, by number. Those of a given colour follow each other in the order red, blue, green, yellow.
EVEN, ODD, COLOUR, COLOUR_GIVEN, NINE, HIGH = 0, 1, 2, 3, 7, 11
LOW, TOP, RUN5, RUN4, FULL, FOUR, THREE, TWINS, PAIRS2, PAIRS3 = range(15, 25)
OBJECTIVES = 25
NO_OBJECTIVE = -1

MIXED, FOUR_COLOURS = range(2)

# Our own figures: no source says how often each objective is in the deck, nor which bonus it prints. One line each:
# how often in the mixed deck, how often in the deck of four colours, cards asked for, bonus.
HOUSE = {
    "even": (1, 1, 5, 1),
    "odd": (1, 1, 5, 1),
    "colour": (1, 0, 5, 1),
    "colour-r": (0, 1, 5, 1),
    "colour-b": (0, 1, 5, 1),
    "colour-g": (0, 1, 5, 1),
    "colour-y": (0, 1, 5, 1),
    "nine-r": (1, 1, 2, 1),
    "nine-b": (1, 1, 2, 1),
    "nine-g": (1, 1, 2, 1),
    "nine-y": (1, 1, 2, 1),
    "high-r": (1, 1, 4, 2),
    "high-b": (1, 1, 4, 2),
    "high-g": (1, 1, 4, 2),
    "high-y": (1, 1, 4, 2),
    "low": (1, 1, 4, 1),
    "top": (1, 1, 4, 1),
    "run5": (2, 1, 5, 1),
    "run4": (1, 1, 4, 2),
    "full": (2, 1, 5, 1),
    "four": (1, 1, 4, 2),
    "three": (1, 1, 3, 1),
    "twins": (1, 1, 2, 1),
    "pairs2": (2, 1, 4, 1),
    "pairs3": (1, 1, 6, 2),
}
NAMES = tuple(HOUSE)
COPIES = np.array([[line[deck] for line in HOUSE.values()] for deck in (MIXED, FOUR_COLOURS)], np.int64)
ASKS = np.array([line[2] for line in HOUSE.values()], np.int64)
BONUS = np.array([line[3] for line in HOUSE.values()], np.int64)

PARAGRAPH = np.array([8, 9, 10, 10, 10, 10, 10, 11, 11, 11, 11, 12, 12, 12, 12, *range(13, 23)], np.int64)
"""The § of each objective."""

COLOUR_MASK = np.array([((1 << VALUES) - 1) << (VALUES * c) for c in range(COLOURS)], np.int64)
VALUE_MASK = np.array([sum(1 << (VALUES * c + v) for c in range(COLOURS)) for v in range(VALUES)], np.int64)
EVEN_MASK = int(VALUE_MASK[1::2].sum())
ODD_MASK = int(VALUE_MASK[0::2].sum())


@rule
def size(once: int, twice: int) -> int:
    return count(once) + count(twice)


@rule
def shape(once: int, twice: int) -> int:
    """Cards by value, one hexadecimal digit for each value from the lowest shown on."""
    digits = 0
    for v in range(VALUES - 1, -1, -1):
        digits = digits << 4 | size(once & VALUE_MASK[v], twice & VALUE_MASK[v])
    while digits != 0 and digits & 15 == 0:
        digits >>= 4
    return digits


@rule
def total(once: int, twice: int) -> int:
    """The sum of the values."""
    points = 0
    for v in range(VALUES):
        points += (v + 1) * size(once & VALUE_MASK[v], twice & VALUE_MASK[v])
    return points


@rule
def of_colour(once: int, c: int) -> bool:
    return once & ~COLOUR_MASK[c] == 0


@rule
def of_one_colour(once: int) -> bool:
    colours = 0
    for c in range(COLOURS):
        colours += once & COLOUR_MASK[c] != 0
    return colours == 1


@rule
def five_even(once: int, twice: int) -> bool:
    """§8 Five even cards."""
    return size(once, twice) == 5 and once & ODD_MASK == 0


@rule
def five_odd(once: int, twice: int) -> bool:
    """§9 Five odd cards."""
    return size(once, twice) == 5 and once & EVEN_MASK == 0


@rule
def five_of_one_colour(once: int, twice: int) -> bool:
    """§10 Five cards of one colour, any."""
    return size(once, twice) == 5 and of_one_colour(once)


@rule
def five_of_the_colour(once: int, twice: int, c: int) -> bool:
    """§10 In the deck of four colours: five cards of the given colour."""
    return size(once, twice) == 5 and of_colour(once, c)


@rule
def nine(once: int, twice: int, c: int) -> bool:
    """§11 Two cards of the given colour, sum exactly 9."""
    return size(once, twice) == 2 and of_colour(once, c) and total(once, twice) == 9


@rule
def high(once: int, twice: int, c: int) -> bool:
    """§12 Four cards of the given colour, sum at least 23."""
    return size(once, twice) == 4 and of_colour(once, c) and total(once, twice) >= 23


@rule
def low(once: int, twice: int) -> bool:
    """§13 Four cards, sum at most 7."""
    return size(once, twice) == 4 and total(once, twice) <= 7


@rule
def top(once: int, twice: int) -> bool:
    """§14 Four cards, sum at least 37."""
    return size(once, twice) == 4 and total(once, twice) >= 37


@rule
def run_of_five(once: int, twice: int) -> bool:
    """§15 Five consecutive values, any colours; 10 and 1 are not neighbours."""
    return shape(once, twice) == 0x11111


@rule
def run_of_four(once: int, twice: int) -> bool:
    """§16 Four consecutive values in one colour, any."""
    return shape(once, twice) == 0x1111 and of_one_colour(once)


@rule
def full(once: int, twice: int) -> bool:
    """§17 Three of one value and two of one value; five equal are allowed."""
    digits = shape(once, twice)
    first = digits & 15
    rest = digits >> 4
    while rest != 0 and rest & 15 == 0:
        rest >>= 4
    return digits == 5 or (first == 3 and rest == 2) or (first == 2 and rest == 3)


@rule
def four(once: int, twice: int) -> bool:
    """§18 Four of one value."""
    return shape(once, twice) == 4


@rule
def three(once: int, twice: int) -> bool:
    """§19 Three of one value."""
    return shape(once, twice) == 3


@rule
def twins(once: int, twice: int) -> bool:
    """§20 Two cards of the same value and colour."""
    return once == twice and count(once) == 1


@rule
def two_pairs(once: int, twice: int) -> bool:
    """§21 Two pairs of consecutive values."""
    return shape(once, twice) == 0x22


@rule
def three_pairs(once: int, twice: int) -> bool:
    """§22 Three pairs of consecutive values."""
    return shape(once, twice) == 0x222


@rule
def fulfils(objective: int, once: int, twice: int) -> bool:
    """§4 Whether these are exactly the cards that an objective asks for."""
    if objective == EVEN:
        return five_even(once, twice)
    if objective == ODD:
        return five_odd(once, twice)
    if objective == COLOUR:
        return five_of_one_colour(once, twice)
    if objective < NINE:
        return five_of_the_colour(once, twice, objective - COLOUR_GIVEN)
    if objective < HIGH:
        return nine(once, twice, objective - NINE)
    if objective < LOW:
        return high(once, twice, objective - HIGH)
    if objective == LOW:
        return low(once, twice)
    if objective == TOP:
        return top(once, twice)
    if objective == RUN5:
        return run_of_five(once, twice)
    if objective == RUN4:
        return run_of_four(once, twice)
    if objective == FULL:
        return full(once, twice)
    if objective == FOUR:
        return four(once, twice)
    if objective == THREE:
        return three(once, twice)
    if objective == TWINS:
        return twins(once, twice)
    return two_pairs(once, twice) if objective == PAIRS2 else three_pairs(once, twice)
