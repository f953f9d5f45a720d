"""Loops over the arrays of any game: checking choices, choosing at random, observations as numbers.

Compiled once for all games, so it takes plain arrays instead of a game's records.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ludotheque.kernel.jit import rule
from ludotheque.kernel.rng import draw

BITS = np.array([[byte >> bit & 1 for bit in range(8)] for byte in range(256)], np.float32)
"""The bits of every byte, ready to be copied: to shift and convert each is slower."""


@rule
def first_illegal(mask: Any, chosen: Any, seats: Any) -> int:
    """The first table whose choice its mask forbids; -1 if there is none."""
    for i in range(len(chosen)):
        if seats[i] >= 0 and (chosen[i] < 0 or chosen[i] >= mask.shape[1] or mask[i, chosen[i]] == 0):
            return i
    return -1


@rule
def any_choice(mask: Any, chosen: Any, rng: Any, start: int, stop: int) -> None:
    """A legal choice at each table, all equally likely; 0 where there is none."""
    for i in range(start, stop):
        n = 0
        for k in range(mask.shape[1]):
            n += mask[i, k]
        chosen[i] = 0
        if n > 0:
            at = draw(rng, n)
            for k in range(mask.shape[1]):
                at -= mask[i, k]
                if at < 0:
                    chosen[i] = k
                    break


@rule
def tensors(raw: Any, seats: Any, made: Any, parts: Any, plan: Any, start: int, stop: int, out: Any) -> None:
    """What the seat to choose sees, as numbers: a row for each table."""
    for i in range(start, stop):
        seat = max(seats[i], 0)
        tensor(raw[i], seat, made[i], parts[i], plan, out[i])


@rule
def tensor(raw: Any, seat: int, made: int, parts: Any, plan: Any, out: Any) -> None:
    """One observation. A line of the plan is a field: its first byte, how far the next seat's row is, the size of an
    element, how many there are, and how many bits if it is a set. Records are little-endian."""
    at = 0
    for line in range(len(plan)):
        byte = plan[line, 0] + plan[line, 1] * seat
        size = plan[line, 2]
        bits = plan[line, 4]
        sign = 1 << (8 * size - 1)
        for _ in range(plan[line, 3]):
            if bits > 0:
                for k in range(bits >> 3):
                    for bit in range(8):
                        out[at + bit] = BITS[raw[byte + k], bit]
                    at += 8
                for bit in range(bits & 7):
                    out[at + bit] = BITS[raw[byte + (bits >> 3)], bit]
                at += bits & 7
            else:
                number = 0
                for k in range(size):
                    number |= int(raw[byte + k]) << 8 * k
                out[at] = (number ^ sign) - sign if size < 8 else number
                at += 1
            byte += size
    out[at] = seat
    for k in range(len(parts) - 1):
        out[at + 1 + k] = parts[k] if k < made else -1
