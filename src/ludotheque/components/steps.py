"""Rules of places on tracks and of lines of tiles, compiled into who calls them."""

from __future__ import annotations

from typing import Any

from ludotheque.kernel.jit import rule


@rule
def walked(place: int, start: int, length: int) -> int:
    """How many spaces a pawn has walked that is on the track: 0 at its start."""
    return place - start if place >= start else place - start + length


@rule
def ahead(place: int, by: int, start: int, length: int, walk: int, lane: int) -> int:
    """Where a pawn comes to: a space of the track, of its lane, or home; -1 if that is beyond home. `walk`: how many
    spaces of the track it walks before it turns into its lane."""
    far = walk + place - length if place >= length else walked(place, start, length)
    far += by
    if far > walk + lane:
        return -1
    if far >= walk:
        return length + far - walk
    space = start + far
    return space - length if space >= length else space


@rule
def covered(place: int, start: int, length: int) -> int:
    """How far a pawn has come: 0 in its yard, 1 at its start, and on through its lane, if it walks once around."""
    if place < 0 or place >= length:
        return place + 1
    return walked(place, start, length) + 1


@rule
def lined_up(pawns: Any, last: int) -> int:
    """How many of a seat's pawns stand in a row, without a gap, from a place back."""
    total = 0
    while standing(pawns, last - total) > 0:
        total += 1
    return total


@rule
def send_back(pawns: Any, place: int, seat: int) -> int:
    """Back to their yards with the pawns of others on a space of the track: whose they were, -1 if there are none."""
    owner = -1
    for other in range(len(pawns)):
        for pawn in range(len(pawns[other])):
            if other != seat and pawns[other, pawn] == place:
                pawns[other, pawn] = -1
                owner = other
    return owner


@rule
def chased(pawns: Any, starts: Any, seat: int, place: int, length: int, within: int) -> int:
    """How many pawns of others are at most so many spaces behind a space of the track, and come by: they walk around
    once."""
    total = 0
    for other in range(len(pawns) if place < length else 0):
        for pawn in range(len(pawns[other])):
            behind = walked(place, pawns[other, pawn], length)
            on_track = 0 <= pawns[other, pawn] < length and 0 < behind <= within
            if on_track and other != seat and covered(pawns[other, pawn], starts[other], length) + behind <= length:
                total += 1
    return total


@rule
def standing(pawns: Any, place: int) -> int:
    """How many of a seat's pawns stand on a place."""
    total = 0
    for pawn in range(len(pawns)):
        total += pawns[pawn] == place
    return total


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
