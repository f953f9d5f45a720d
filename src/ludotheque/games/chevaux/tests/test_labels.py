"""Tests of what actions of Little Horses are called."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ludotheque.kernel.game import open_folder

GAME = open_folder(Path(__file__).parent.parent)
RUNNING: dict[str, Any] = {
    "players": 2,
    "horses": 4,
    "phase": "run",
    "pawns": [[26, 3, 5, -1], [28, 20, -1, -1]],
    "die": [2],
}
LANES = RUNNING | {"horses": 3, "pawns": [[58, 16, -1], [28, 20, -1]], "die": [4]}
LABELS = [
    (RUNNING | {"phase": "roll"}, "roll", "Roll the die"),
    (RUNNING, "move 3", "Run 2 spaces with horse 3"),
    (
        RUNNING | {"die": [1], "pawns": [[26, 3, 5, -1], [28, 4, -1, -1]]},
        "move 2",
        "Run with horse 2 and send Bo’s horse back",
    ),
    (RUNNING | {"die": [6], "sixes": 1}, "move 4", "Bring horse 4 out of the stable"),
    (LANES | {"die": [3]}, "move 1", "Run with horse 1 to space 6 of the lane"),
]


@pytest.mark.parametrize(("position", "text", "label"), LABELS)
def test_an_action_says_what_comes_of_it(position: dict[str, Any], text: str, label: str) -> None:
    match = GAME.match(position=position, seed=1)
    action = GAME.notation.read(match.state, text)
    assert GAME.hooks.label is not None
    assert GAME.words.tell("en", GAME.hooks.label(match.view(0), 0, action), ["Al", "Bo"], 0) == label
