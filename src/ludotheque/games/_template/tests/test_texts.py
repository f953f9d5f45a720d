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
RULES: Any = GAME.rules  # names of its own, beside those of the contract
CARDS = len(RULES.DECK)
HANDS = [[3, 9], [4, 12]]
UNDEALT = [card for card in range(1, CARDS + 1) if card not in HANDS[0] + HANDS[1]]
POSITION = {"players": 2, "cards": 2, "hands": HANDS, "stock": UNDEALT}
OVER = {"players": 2, "cards": 1, "phase": "over", "shown": [3, 4], "points": [0, 1]}
OVER["stock"] = [card for card in range(1, CARDS + 1) if card not in (3, 4)]

REFUSED: list[tuple[str, int, dict[str, Any], int, str]] = [
    ("not-in-hand", 2, POSITION, 0, "play 4"),
    ("already-chosen", 2, POSITION | {"hands": [[9], [4, 12]], "chosen": [3, None]}, 0, "play 9"),
    ("no-such-action", 2, POSITION, 0, "deal 5"),
    ("match-is-over", 4, OVER, 0, "play 3"),
]
HOSTILE = {
    "unknown-action": ["", "\0", "3", "pass", "x" * 100_000],
    "notation-form": ["play", "play 0", f"play {CARDS + 1}", "play 3 4", "play -1", "play ３", "play three"],
}
IMPOSSIBLE: list[tuple[str, dict[str, Any]]] = [
    ("position-card-twice", {"hands": [[3, 9], [9, 12]]}),
    ("position-round", {"hands": [[3], [4, 12]]}),
    ("position-number", {"hands": [[3, CARDS + 1], [4, 12]]}),
    ("position-unknown-key", {"hand": []}),
]
JSON = any_json([1, CARDS, "choose"])


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
@given(st.one_of(st.text(), st.from_regex(r"(play|deal)\s*[\w\s?-]*", fullmatch=True)))
def test_any_text_is_an_action_or_misread(text: str) -> None:
    read_or_misread(GAME, GAME.rules.State(), text)


@settings(max_examples=examples(50), deadline=None)
@given(JSON, st.dictionaries(st.sampled_from(sorted(POSITION)), JSON, min_size=1))
def test_any_json_is_a_position_or_refused(value: Any, changed: dict[str, Any]) -> None:
    position_or_error(GAME, value)
    taken_or_refused(GAME, POSITION | changed)
