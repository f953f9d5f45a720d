"""Sets of cards that are kept as bits, for rules and for notation. Second copies are a set of their own."""

from __future__ import annotations

from collections.abc import Iterable

from ludotheque.kernel.jit import rule


@rule
def size(mask: int) -> int:
    """How many cards a set has that is kept as bits: neighbours are added up in pairs, fours, eights …"""
    mask -= (mask >> 1) & 0x5555555555555555
    mask = (mask & 0x3333333333333333) + ((mask >> 2) & 0x3333333333333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0F
    mask += mask >> 8
    mask += mask >> 16
    mask += mask >> 32
    return mask & 0x7F


@rule
def nth_bit(mask: int, at: int) -> int:
    """The card at a place of a set, counted from 0 and the lowest, as a set of one."""
    for _ in range(at):
        mask &= mask - 1
    return mask & -mask


def kinds_of(once: int, twice: int = 0) -> list[int]:
    """The cards of a set, and once more those of the set of second copies, ascending."""
    kinds = []
    left, again = int(once), int(twice)
    while left:
        lowest = left & -left
        kinds += [lowest.bit_length() - 1] * (2 if again & lowest else 1)
        left ^= lowest
    return kinds


def masks_of(kinds: Iterable[int]) -> tuple[int, int]:
    """The inverse of kinds_of: the kinds that are there, and those that are there twice."""
    once = twice = 0
    for kind in kinds:
        twice |= once & 1 << kind
        once |= 1 << kind
    return once, twice
