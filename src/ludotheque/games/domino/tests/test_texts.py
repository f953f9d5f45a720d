"""Tests of the sentences for what cannot be read, cannot be or may not be done. Fill the lists."""

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
    messages_about_texts,
    named,
    position_or_error,
    read_or_misread,
    taken_or_refused,
)

GAME = open_folder(Path(__file__).parent.parent)
POSITION = {"players": 2, "hands": ["0-1 0-4 1-1 2-5 4-5 6-6", "0-0 0-6 1-3 1-4 3-4 4-6"], "line": "5-3 3-2"}
BEGINNING = {"players": 2, "hands": ["0-1 0-4 1-6 2-3 3-6 4-5 5-5", "0-0 0-6 1-2 1-3 2-6 3-4 4-4"]}
STUCK = {"players": 2, "hands": ["0-0 0-1 0-6 1-1 3-3 6-6", "0-3 0-5 1-4 1-5 4-6"], "line": "4-5 5-3 3-2"}
OVER = POSITION | {"phase": "over", "passes": 2, "points": [50, 0]}

REFUSED: list[tuple[str, int, dict[str, Any], int, str]] = [
    ("begin-with-the-highest", 2, BEGINNING, 0, "lay 0-1 left"),
    ("not-your-turn", 3, POSITION, 1, "lay 1-3 left"),
    ("not-in-hand", 3, POSITION, 0, "lay 5-6 left"),
    ("does-not-fit", 3, POSITION, 0, "lay 6-6 left"),
    ("no-such-action", 3, POSITION, 0, "deal 5-6"),
    ("you-can-lay", 4, POSITION, 0, "draw"),
    ("draw-first", 4, STUCK, 0, "pass"),
    ("nothing-to-draw", 4, STUCK | {"mode": "block"}, 0, "draw"),
    ("match-is-over", 7, OVER, 0, "draw"),
]
HOSTILE = {
    "unknown-action": ["", "\0", "3", "knock", "x" * 100_000],
    "notation-form": ["lay", "lay 3-5", "lay 3-5 up", "lay 7-7 left", "lay 5 left", "lay ３-5 left"],
}
IMPOSSIBLE: list[tuple[str, dict[str, Any]]] = [
    ("position-card-twice", {"hands": ["0-1 0-4 1-1 2-5 4-5 6-6", "0-1 0-6 1-3 1-4 3-4 4-6"]}),
    ("position-card", {"line": "5-7"}),
    ("position-chain", {"line": "5-3 2-2"}),
    ("position-begins", {"turn": 1, "line": "", "hands": BEGINNING["hands"]}),
    ("position-hands", {"hands": ["0-1", "1-3"]}),
    ("position-lacks", {"lacks": ["6-6", ""]}),
    ("position-newer", {"lacks_newer": [0, 1]}),
    ("position-over", {"points": [50, 0]}),
    ("position-does-not-fit", {"passes": 3}),
    ("position-unknown-key", {"hand": []}),
]
JSON = any_json(["5-3", 1, "lay"])


@pytest.mark.parametrize(("code", "paragraph", "position", "seat", "text"), REFUSED)
def test_what_may_not_be_done_is_refused(
    code: str, paragraph: int, position: dict[str, Any], seat: int, text: str
) -> None:
    expect_refused(GAME.match(position=position, seed=1), seat, text, code, paragraph)


@pytest.mark.parametrize(("key", "text"), named(HOSTILE))
def test_what_cannot_be_read_is_quoted(key: str, text: str) -> None:
    expect_misread(GAME.match(position=POSITION, seed=1), 0, text, key)


@pytest.mark.parametrize(("key", "changed"), IMPOSSIBLE)
def test_a_position_that_cannot_be_is_refused(key: str, changed: dict[str, Any]) -> None:
    expect_impossible(GAME, POSITION | changed, key)


def test_every_message_about_texts_is_reached_here() -> None:
    assert messages_about_texts(GAME) <= {key for key, _ in IMPOSSIBLE} | set(HOSTILE)


@settings(max_examples=examples(50), deadline=None)
@given(st.one_of(st.text(), st.from_regex(r"(lay|draw|pass|deal)\s*[\w\s?-]*", fullmatch=True)))
def test_any_text_is_an_action_or_misread(text: str) -> None:
    read_or_misread(GAME, GAME.rules.State(), text)


@settings(max_examples=examples(50), deadline=None)
@given(JSON, st.dictionaries(st.sampled_from(sorted(POSITION)), JSON, min_size=1))
def test_any_json_is_a_position_or_refused(value: Any, changed: dict[str, Any]) -> None:
    position_or_error(GAME, value)
    taken_or_refused(GAME, POSITION | changed)
