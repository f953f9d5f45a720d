"""Tests of the track in letters: a ring without gaps, lanes that lead on from it, and everybody's pawns."""

from __future__ import annotations

import itertools

import pytest

from ludotheque.components.cross import Cross


@pytest.mark.parametrize(
    ("length", "lane", "starts"), [(56, 6, (0, 14, 28, 42)), (24, 3, (3, 15)), (40, 4, (0, 10, 20))]
)
def test_neighbours_on_the_track_are_neighbours_in_the_picture(length: int, lane: int, starts: tuple[int, ...]) -> None:
    cross = Cross(length, lane, length, starts)
    spaces = [cross.space(number) for number in range(length)]
    assert len(set(spaces)) == length
    for (x, y), (next_x, next_y) in zip(spaces, [*spaces[1:], spaces[0]], strict=True):
        # Without a space in the inner corners one goes round them.
        assert abs(x - next_x) + abs(y - next_y) == 1 or (not cross.corner and abs(x - next_x) == abs(y - next_y) == 1)
    for seat, start in enumerate(starts):
        way = [cross.space((start - 1) % length), *(cross.place(seat, 0, length + k) for k in range(lane))]
        assert all(abs(x - a) + abs(y - b) == 1 for (x, y), (a, b) in itertools.pairwise(way))


def test_pawns_stand_where_they_are() -> None:
    rows = Cross(24, 3, 24, (0, 12)).rows([[0, -1], [24, 11]])
    assert rows == [
        "      ·  ■2 □",
        "      ·  ■1 ·",
        "·  ·  ·  □  ·  ·  ·",
        "·        □        ·",
        "·  ·  ·  ○  ·  ·  ·",
        "   ●2 ·  ○  ·",
        "      ●1 ·  ·",
    ]
