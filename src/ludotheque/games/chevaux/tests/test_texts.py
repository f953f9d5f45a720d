"""Tests of the sentences for what cannot be read, cannot be or may not be done, and of what actions are called."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.kernel.game import open_folder
from ludotheque.testing import (
    any_json,
    examples,
    expect_impossible,
    expect_misread,
    expect_refused,
    named,
    position_or_error,
    read_or_misread,
    taken_or_refused,
)

GAME = open_folder(Path(__file__).parent.parent)
RUNNING: dict[str, Any] = {
    "players": 2,
    "horses": 4,
    "phase": "run",
    "pawns": [[26, 3, 5, -1], [28, 20, -1, -1]],
    "die": [2],
}
LANES = RUNNING | {"horses": 3, "pawns": [[58, 16, -1], [28, 20, -1]], "die": [4]}
OVER = RUNNING | {"phase": "over", "pawns": [[61, 60, 59, 58], [28, 20, -1, -1]]}
REFUSED: list[tuple[str, int, dict[str, Any], int, str]] = [
    ("no-such-horse", 1, LANES, 0, "move 4"),
    ("not-your-turn", 2, RUNNING, 1, "move 1"),
    ("roll-first", 2, RUNNING | {"phase": "roll"}, 0, "move 1"),
    ("already-rolled", 2, RUNNING, 0, "roll"),
    ("no-such-action", 2, RUNNING, 0, "throw 3"),
    ("needs-a-six", 3, RUNNING, 0, "move 4"),
    ("own-horse-there", 4, RUNNING, 0, "move 2"),
    ("safe-there", 5, RUNNING, 0, "move 1"),
    ("too-far", 6, LANES, 0, "move 1"),
    ("match-is-over", 9, OVER, 0, "move 1"),
]
HOSTILE = {
    "unknown-action": ["", "\0", "3", "pass", "x" * 100_000],
    "notation-form": ["move", "move 0", "move 5", "move -1", "move ３"],
    "notation-alone": ["roll 2", "roll ?"],
}
IMPOSSIBLE: list[tuple[str, dict[str, Any]]] = [
    ("position-pawns", {"pawns": [[26, 3, 5, 3], [28, 20, -1, -1]]}),
    ("position-pawns", {"pawns": [[26, 3, 5, -1], [26, 20, -1, -1]]}),
    ("position-number", {"pawns": [[62, 3, 5, -1], [28, 20, -1, -1]]}),
    ("position-does-not-fit", {"pawns": [[26, -1, -1, -1], [28, 20, -1, -1]]}),
    ("position-does-not-fit", {"die": [0]}),
    ("position-does-not-fit", {"die": [6]}),
    ("position-does-not-fit", {"sixes": 1}),
    ("position-does-not-fit", {"phase": "roll", "sixes": 3, "die": [6]}),
    ("position-does-not-fit", {"phase": "over"}),
    ("position-does-not-fit", {"pawns": OVER["pawns"]}),
    ("position-does-not-fit", {"rolls": 1001}),
    ("position-unknown-key", {"starts": [0, 28, 0, 0]}),
]
JSON = any_json([1, 61, "run"])
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


@pytest.mark.parametrize(("code", "paragraph", "position", "seat", "text"), REFUSED)
def test_what_may_not_be_done_is_refused(
    code: str, paragraph: int, position: dict[str, Any], seat: int, text: str
) -> None:
    expect_refused(GAME.match(position=position, seed=1), seat, text, code, paragraph)


def test_every_refusal_is_tested_above() -> None:
    """But the one while the die is rolling, when a match never waits; §2"""
    assert {GAME.code(number) for number in GAME.rules.No} - {code for code, *_ in REFUSED} == {"dice-are-being-thrown"}


@pytest.mark.parametrize(("key", "text"), named(HOSTILE))
def test_what_cannot_be_read_is_quoted(key: str, text: str) -> None:
    expect_misread(GAME.match(position=RUNNING, seed=1), 0, text, key)


@pytest.mark.parametrize(("key", "changed"), IMPOSSIBLE)
def test_a_position_that_cannot_be_is_refused(key: str, changed: dict[str, Any]) -> None:
    expect_impossible(GAME, RUNNING | changed, key)


@pytest.mark.parametrize(("position", "text", "label"), LABELS)
def test_an_action_says_what_comes_of_it(position: dict[str, Any], text: str, label: str) -> None:
    match = GAME.match(position=position, seed=1)
    action = GAME.notation.read(match.state, text)
    assert GAME.hooks.label is not None
    assert GAME.words.tell("en", GAME.hooks.label(match.view(0), 0, action), ["Al", "Bo"], 0) == label


@settings(max_examples=examples(50), deadline=None)
@given(st.one_of(st.text(), st.from_regex(r"(roll|move|throw)\s*[\w\s?-]*", fullmatch=True)))
def test_any_text_is_an_action_or_misread(text: str) -> None:
    read_or_misread(GAME, GAME.rules.State(), text)


@settings(max_examples=examples(50), deadline=None)
@given(JSON, st.dictionaries(st.sampled_from(sorted(RUNNING)), JSON, min_size=1))
def test_any_json_is_a_position_or_refused(value: Any, changed: dict[str, Any]) -> None:
    position_or_error(GAME, value)
    taken_or_refused(GAME, RUNNING | changed)
