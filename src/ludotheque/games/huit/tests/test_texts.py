"""Tests of the sentences for what cannot be read, cannot be or may not be done, and of what is told."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.kernel.chance import Scripted
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
POSITION = {"players": 2, "hands": ["h7 s8", "c3 c4"], "discard": "hQ", "discard_top": "hQ"}
NAME = POSITION | {"phase": "name", "hands": ["h7", "c3 c4"], "discard": "hQ s8", "discard_top": "s8"}
DRAWN = POSITION | {"phase": "drawn", "drawn": ["h7", None]}
OVER = POSITION | {"phase": "over", "points": [100, 3], "hands": ["", "c3"]}

REFUSED: list[tuple[str, int, dict[str, Any], int, str]] = [
    ("not-your-turn", 2, POSITION, 1, "draw"),
    ("not-in-hand", 2, POSITION, 0, "play c3"),
    ("does-not-fit", 2, POSITION | {"turn": 1}, 1, "play c3"),
    ("no-such-action", 2, POSITION, 0, "deal h2"),
    ("name-a-suit", 3, NAME, 0, "draw"),
    ("nothing-to-name", 3, POSITION, 0, "name h"),
    ("draw-first", 4, POSITION, 0, "pass"),
    ("already-drawn", 4, DRAWN, 0, "draw"),
    ("only-the-drawn-card", 4, DRAWN, 0, "play s8"),
    ("match-is-over", 8, OVER, 0, "draw"),
]
HOSTILE = {
    "unknown-action": ["", "\0", "h7", "take", "x" * 100_000],
    "notation-form": ["play", "play h", "play h11", "play h7 h8", "play ７", "name", "name x"],
    "notation-alone": ["draw h7", "pass 1"],
}
IMPOSSIBLE: list[tuple[str, dict[str, Any]]] = [
    ("position-card", {"hands": ["h7 h11", "c3"]}),
    ("position-card-twice", {"hands": ["h7", "h7"]}),
    ("position-top", {"discard_top": "h2"}),
    ("position-open", {"discard": "", "discard_top": None}),
    ("position-open", {"suit": "c"}),
    ("position-open", {"phase": "name"}),
    ("position-hands", {"hands": ["h7", ""]}),
    ("position-drawn", {"drawn": ["h7", None]}),
    ("position-drawn", {"phase": "drawn"}),
    ("position-drawn", {"phase": "drawn", "drawn": ["h2", None]}),
    ("position-mixed", {"shuffles": 1}),
    ("position-mixed", {"shuffles": 1, "mixed": "h2 h3"}),
    ("position-over", {"phase": "over"}),
    ("position-over", {"points": [100, 0]}),
    ("position-over", {"deal": 31, "points": [100, 0]}),
    ("position-does-not-fit", {"passes": 1}),
    ("position-does-not-fit", {"way": -1}),
    ("position-does-not-fit", {"starter": 2}),
    ("position-does-not-fit", {"deal": 31}),
    ("position-value", {"lacks": ["x", None]}),
    ("position-value", {"suit": "x"}),
    ("position-unknown-key", {"hand": []}),
]
JSON = any_json([1, "h7", "play"])


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
@given(st.one_of(st.text(), st.from_regex(r"(play|name|draw|pass)\s*[\w\s?-]*", fullmatch=True)))
def test_any_text_is_an_action_or_misread(text: str) -> None:
    read_or_misread(GAME, GAME.rules.State(), text)


@settings(max_examples=examples(50), deadline=None)
@given(JSON, st.dictionaries(st.sampled_from(sorted(POSITION)), JSON, min_size=1))
def test_any_json_is_a_position_or_refused(value: Any, changed: dict[str, Any]) -> None:
    position_or_error(GAME, value)
    taken_or_refused(GAME, POSITION | changed)


def told(position: dict[str, Any], acts: list[tuple[int, str]], dealt: list[str], viewer: int) -> list[str]:
    """What a viewer reads of some actions, in English."""
    match = GAME.match(position=position, chance=Scripted(dealt))
    steps = [step for seat, text in acts for step in match.play(seat, text)]
    names = ["Lina", "Grandma", "Tom"]
    return [GAME.words.tell("en", line, names, viewer) for step in steps for line in match.narrate(viewer, step)]


def test_only_who_draws_reads_which_card() -> None:
    """§4"""
    assert told(POSITION, [(0, "draw")], ["deal h2"], 0) == ["You draw ♥2."]
    assert told(POSITION, [(0, "draw")], ["deal h2"], 1) == ["Lina draws a card."]


def test_the_end_of_a_deal_says_who_holds_what() -> None:
    """§6"""
    end = POSITION | {"hands": ["h7", "cA d8 sK"], "target": 0}
    assert told(end, [(0, "play h7")], [], 1) == [
        "Lina plays ♥7.",
        "Lina gets 61 points: 61 in all.",
        "You still hold ♣A ♦8 ♠K: 61 points.",
    ]
