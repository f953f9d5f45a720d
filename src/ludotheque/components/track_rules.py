"""Rules of pawns on tracks, compiled into who calls them."""

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
