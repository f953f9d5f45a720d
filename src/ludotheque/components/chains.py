"""Rules of lines of tiles, which a `chain` keeps: what fits at an end, and how a tile is laid."""

from __future__ import annotations

from typing import Any

from ludotheque.kernel.jit import rule


@rule
def fits(ends: Any, side: int, low: int, high: int) -> bool:
    """Can a tile be laid at the left (0) or right (1) end of a line? A line without tiles takes any, at its left."""
    if ends[0] < 0:
        return side == 0
    return ends[side] == low or ends[side] == high


@rule
def fits_somewhere(hand: Any, ends: Any, lows: Any, highs: Any) -> bool:
    """Has a hand a tile that fits at the left or right end of a line?"""
    for kind in range(len(hand)):
        if hand[kind] > 0 and (fits(ends, 0, lows[kind], highs[kind]) or fits(ends, 1, lows[kind], highs[kind])):
            return True
    return False


@rule
def extend(line: Any, ends: Any, kind: int, side: int, low: int, high: int) -> None:
    """Lay a tile that fits at the left (0) or right (1) end of a line."""
    size = 0
    while size < len(line) and line[size] >= 0:
        size += 1
    if size == 0:
        line[0] = kind
        ends[0] = low
        ends[1] = high
        return
    if side == 0:
        for place in range(size, 0, -1):
            line[place] = line[place - 1]
        line[0] = kind
    else:
        line[size] = kind
    ends[side] = low if ends[side] == high else high
