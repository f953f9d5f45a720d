"""Tests that the bytes on the wire and over HTTP are those recorded: whole matches of every game, every viewer."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.recorded.conversation import WISHES, record
from tests.recorded.files import difference, read
from tests.recorded.frozen import INTERPRETED

FIRST_MOVES = 25
AT_ONCE, IN_TURN = "rudi", "galopp"
"""Games in which people act at once, and in turn."""


@pytest.mark.parametrize("game", WISHES)
def test_a_match_over_the_wire_is_as_recorded(game: str, tmp_path: Path) -> None:
    assert not difference(read(f"wire-{game}"), record(tmp_path / "server", game))


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=pytest.mark.long if game not in (AT_ONCE, IN_TURN) else ()) for game in WISHES]
)
def test_so_is_its_beginning_where_nothing_is_compiled_yet(game: str, tmp_path: Path) -> None:
    found = record(tmp_path / "server", game, only=FIRST_MOVES, **{INTERPRETED: "yes"})
    recorded = read(f"wire-{game}")
    assert not difference({who: recorded[who][: len(texts)] for who, texts in found.items()}, found)


def test_a_difference_is_shown() -> None:
    recorded = {"seat 0": [b"one", b"two"]}
    assert not difference(recorded, {"seat 0": [b"one", b"two"]})
    assert "number 1, from byte 1" in difference(recorded, {"seat 0": [b"one", b"tWo"]})
    assert "got 1 texts" in difference(recorded, {"seat 0": [b"one"]})
    assert "listened" in difference(recorded, {"seat 1": [b"one", b"two"]})
