"""Tests of names: lines of text of forty characters, emoji whole, and nothing hidden in them."""

from __future__ import annotations

import pytest

from ludotheque.session.identity import MAX_NAME_LENGTH, characters, clean_name

FAMILY = "👩\u200d👩\u200d👧\u200d👦"
SCOTLAND = "🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f"


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("", 0),
        ("Zoé", 3),
        ("Zoe\u0301", 3),
        (FAMILY, 1),
        ("👍🏽", 1),
        ("🇫🇷🇩🇪", 2),
        (SCOTLAND, 1),
        ("❤️\u200d🔥!", 2),
        ("नमस्ते", 4),
    ],
)
def test_characters_are_what_people_count(text: str, count: int) -> None:
    assert len(characters(text)) == count
    assert "".join(characters(text)) == text


@pytest.mark.parametrize(
    "name", ["Anna", FAMILY, f"Oma {SCOTLAND}", "❤️\u200d🔥", "Jean-Sébastien de la Fontaine d’Argent", "👍🏽🇫🇷"]
)
def test_a_name_stays_as_it_is(name: str) -> None:
    assert clean_name(name) == name


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("  a \t b\n", "a b"),
        ("evil\u202egnp", "evil gnp"),
        ("a\u200db", "a b"),
        ("\u200d\u200d", ""),
        ("🔥\u200d", "🔥"),
        ("\x1b[31mred", "[31mred"),
        ("x" * 50, "x" * MAX_NAME_LENGTH),
        (FAMILY * 50, FAMILY * MAX_NAME_LENGTH),
    ],
)
def test_what_hides_or_is_too_long_goes(name: str, kept: str) -> None:
    assert clean_name(name) == kept
