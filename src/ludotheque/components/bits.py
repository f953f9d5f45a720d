"""Rules over sets of cards that are kept as bits, where no card is there twice."""

from __future__ import annotations

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
