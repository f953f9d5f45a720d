"""A cross-shaped track in letters, for terminals: four arms of three lanes, pawns as the shape of their seat and a
number.

The geometry is that of the page (web/src/kit/track.ts): the first arm points down, and a seat begins on its left.
"""

from __future__ import annotations

from collections.abc import Sequence

ARMS = 4
PAWNS, OWN, PLAIN = "●■▲★", "○□△☆", "·"
"""The pawns of the seats, their starts and lanes, and any other space."""

Cell = tuple[int, int]


class Cross:
    """Where the places of a track are, as columns and rows, from the upper left."""

    def __init__(self, length: int, lane: int, walk: int, starts: Sequence[int]) -> None:
        self.length, self.lane, self.walk, self.starts = length, lane, walk, list(starts)
        self.quarter = length // ARMS
        self.corner = self.quarter % 2 == 0
        self.arm = (self.quarter - 2) // 2 if self.corner else (self.quarter - 1) // 2
        self.size = 2 * self.arm + 3

    def turned(self, column: int, row: int, arm: int) -> Cell:
        """A cell of the lowest arm, on another one, clockwise."""
        for _ in range(arm % ARMS):
            column, row = self.size - 1 - row, column
        return column, row

    def arm_of(self, space: int) -> int:
        return (space - self.starts[0]) % self.length // self.quarter

    def space(self, number: int) -> Cell:
        """Inwards on the left of an arm, outwards on the next one, and across its end."""
        middle, k = self.arm + 1, (number - self.starts[0]) % self.quarter
        out = k - self.arm - self.corner
        if k < self.arm:
            cell = middle - 1, self.size - 1 - k
        elif out < 0:
            cell = middle - 1, middle + 1
        else:
            cell = (self.arm - 1 - out, middle + 1) if out < self.arm else (0, middle)
        return self.turned(*cell, self.arm_of(number))

    def place(self, seat: int, pawn: int, place: int) -> Cell:
        """Where a pawn stands: in its yard, on the track or in its lane."""
        if place < 0:
            step = 2 if self.arm >= ARMS else 1
            edge = (self.arm - step - 1) // 2
            column, row = edge + step * (pawn % 2), self.size - 1 - edge - step * (1 - pawn // 2 % 2)
            return self.turned(column, row, self.arm_of(self.starts[seat]))
        if place < self.length:
            return self.space(place)
        last = (self.starts[seat] + self.walk - 1) % self.length
        return self.turned(self.arm + 1, self.size - 2 - (place - self.length), self.arm_of(last) + 1)

    def rows(self, pawns: Sequence[Sequence[int]]) -> list[str]:
        """The picture, line by line: the places of each seat's pawns that are in play."""
        cells = {self.space(number): PLAIN for number in range(self.length)}
        for seat in range(len(pawns)):
            cells[self.space(self.starts[seat])] = OWN[seat]
            for k in range(self.lane):
                cells[self.place(seat, 0, self.length + k)] = OWN[seat]
        for seat, places in enumerate(pawns):
            for pawn, place in enumerate(places):
                cells[self.place(seat, pawn, place)] = f"{PAWNS[seat]}{pawn + 1}"
        columns = range(self.size)
        return ["".join(f"{cells.get((column, row), ''):3}" for column in columns).rstrip() for row in range(self.size)]
