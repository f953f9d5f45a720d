"""Tests that the terminal prints and writes what was recorded."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.recorded.files import difference, read
from tests.recorded.terminal import GAMES, record


@pytest.mark.parametrize("game", GAMES)
def test_the_terminal_prints_and_writes_what_was_recorded(game: str, tmp_path: Path) -> None:
    assert not difference(read(f"terminal-{game}"), record(tmp_path / "here", game))
