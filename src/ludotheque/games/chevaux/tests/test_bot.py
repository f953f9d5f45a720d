"""Tests of the rule of thumb: what it prefers, and when it flees."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from ludotheque.kernel import rng
from ludotheque.kernel.game import open_folder

GAME = open_folder(Path(__file__).parent.parent)
CHOICES = [
    ("it sends back who is far", [[10, 20, -1], [14, 30, -1]], 4, "move 1"),  # seat 1 has run 43 spaces to 14
    ("it flees from who is close behind", [[10, 30, -1], [8, -1, -1]], 5, "move 1"),
    ("it does not stop close before another one", [[10, 40, -1], [38, 45, -1]], 2, "move 1"),
    ("it leaves the stable", [[10, -1, -1], [40, -1, -1]], 6, "move 2"),
    ("it gets to safety in its lane", [[55, 20, -1], [52, -1, -1]], 3, "move 1"),
]


@pytest.mark.parametrize(("pawns", "value", "text"), [row[1:] for row in CHOICES], ids=[row[0] for row in CHOICES])
def test_the_rule_of_thumb_prefers_what_is_worth_most(pawns: list[list[int]], value: int, text: str) -> None:
    """§4, §5, §6"""
    die = {"die": [value], "sixes": int(value == 6)}
    match = GAME.match(position={"players": 2, "horses": 3, "phase": "run", "pawns": pawns, **die}, seed=1)
    view = match.view(0)
    action = GAME.engine.twin(GAME.bot).quick(view.array[0], 0, np.array(rng.start(1), np.int64))
    assert GAME.notation.write(view, int(action)) == text
