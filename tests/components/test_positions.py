"""Tests of derived positions and texts: what cannot be is refused with the sentence, and quotes what is wrong."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ludotheque import NotationError, PositionError
from ludotheque.kernel.game import open_folder
from ludotheque.kernel.words import LANGUAGES

HERE = Path(__file__).parent
GAMES = {name: open_folder(HERE / name) for name in ("eights", "race", "bones", "stall")}
CARDS = {"players": 2, "cards": 3, "hands": ["c9 h7", "dK sK"], "discard": "h9", "discard_top": "h9"}
TILES = {"players": 2, "goal": 30, "hands": ["2-5", "0-0"], "line": "2-3 3-5"}
RACE = {"players": 2, "phase": "move", "pawns": [[5, 23], [-1, -1]], "die": [6]}
STALL = {"players": 2, "phase": "turn", "hands": [[1], [5]], "market": [1, 1, 2], "rows": [[3], [5]]}

IMPOSSIBLE: list[tuple[str, str, dict[str, Any], str]] = [
    ("eights", "position-card-twice", {"hands": ["h7 h9", "sK"]}, "h9"),
    ("eights", "position-card", {"hands": ["h7 x9", "sK"]}, "x9"),
    ("eights", "position-top", {"discard_top": "h8"}, "h8"),
    ("eights", "position-type", {"hands": [["h7"], "sK"]}, "['h7']"),
    ("eights", "position-length", {"hands": ["h7"]}, "['h7']"),
    ("eights", "position-does-not-fit", {"wanted": 2}, ""),
    ("eights", "position-number", {"turn": 2}, "2"),
    ("eights", "position-value", {"phase": "plya"}, "plya"),
    ("eights", "position-unknown-key", {"hand": []}, "hand"),
    ("eights", "position-card-twice", {"short": True, "hands": ["h5", "sK"]}, "h5"),
    ("bones", "position-chain", {"line": "2-3 4-5"}, "4-5"),
    ("bones", "position-card-twice", {"line": "2-3 3-2"}, "2-3"),
    ("bones", "position-card", {"line": "2-7"}, "2-7"),
    ("race", "position-number", {"pawns": [[28, 0], [-1, -1]]}, "28"),
    ("race", "position-number", {"die": [7]}, "7"),
    ("race", "position-length", {"pawns": [[1], [-1, -1]]}, "[1]"),
    ("stall", "position-supply", {"tokens": [8, 8]}, "12"),
    ("stall", "position-too-many", {"rows": [[1, 2, 3, 4], []], "market": [None, None, None]}, "4"),
    ("stall", "position-card-twice", {"hands": [[1, 1], [1]]}, "1"),
    ("stall", "position-number", {"market": [7, None, None]}, "7"),
    ("stall", "position-length", {"market": [1]}, "[1]"),
]
POSITIONS = {"eights": CARDS, "bones": TILES, "race": RACE, "stall": STALL}


@pytest.mark.parametrize("game", POSITIONS)
def test_a_position_reads_back(game: str) -> None:
    state, _, _ = GAMES[game].from_position(POSITIONS[game])
    written = GAMES[game].position(state)
    assert GAMES[game].from_position(written)[0] == state
    assert written.items() >= POSITIONS[game].items()


@pytest.mark.parametrize(("game", "key", "changed", "quoted"), IMPOSSIBLE)
def test_what_cannot_be_is_refused(game: str, key: str, changed: dict[str, Any], quoted: str) -> None:
    with pytest.raises(PositionError) as refused:
        GAMES[game].from_position(POSITIONS[game] | changed)
    assert refused.value.key == key
    sentences = [refused.value.sentence(language) for language in LANGUAGES]
    assert all(quoted in sentence for sentence in sentences)
    assert len(set(sentences)) == len(LANGUAGES)


def test_what_is_nowhere_else_is_in_the_stock() -> None:
    state, _, _ = GAMES["eights"].from_position(CARDS)
    assert state.stock_size == 32 - 5
    assert GAMES["eights"].from_position({**CARDS, "short": False})[0].stock_size == 52 - 5


@pytest.mark.parametrize(
    ("game", "text", "told"),
    [
        ("eights", "ply h7", "Did you mean play?"),
        ("eights", "play 7h", "Did you mean “play h7”?"),
        ("eights", "play", "write for example “play cA” or “play sK”"),
        ("eights", "draw two", "“draw two” cannot be read: “draw” is written alone"),
        ("bones", "lay 5-2 left", "Did you mean “lay 2-5 left”?"),
        ("bones", "lay 2-5 up", "“lay 2-5 up” cannot be read"),
        ("race", "move 3", "write for example “move 1” or “move 2”"),
        ("stall", "lay 3", "write for example “lay 1 1” or “lay 6 2”"),
    ],
)
def test_a_slip_of_the_pen_is_told(game: str, text: str, told: str) -> None:
    with pytest.raises(NotationError) as refused:
        GAMES[game].notation.read(GAMES[game].rules.State(), text)
    refused.value.words = GAMES[game].words
    assert told in str(refused.value), str(refused.value)


def test_case_spaces_and_a_leading_zero_do_not_matter() -> None:
    read = GAMES["eights"].notation.read
    assert read(GAMES["eights"].rules.State(), "  PLAY  \t Hk ") == read(GAMES["eights"].rules.State(), "play hK")
    assert GAMES["race"].notation.read(GAMES["race"].rules.State(), "move 02") == 1
