"""Tests of questions about real tables, of every game that answers some: whatever is filled in gives an answer or a
sentence, in four languages."""

from __future__ import annotations

import random
from typing import Any

import pytest

from ludotheque.kernel.errors import CheckError
from ludotheque.kernel.game import open_game, shelf
from ludotheque.kernel.table_checks import CheckField, TableQuestion, filled_in
from ludotheque.kernel.words import LANGUAGES

ASKED = [(name, question) for name in shelf() for question in open_game(name).questions]
NAMES = ["Anna", "Bo", "Ida", "Tom", "Lina", "Oma"]


def entry(one: CheckField, rng: random.Random, colour: int) -> Any:
    """Anything that somebody may fill in; often cards of one colour, of which no two fields have the same."""
    if one.kind in ("cards", "groups"):
        deck = [card for row in one.rows for card in row for _ in range(one.copies.get(card, 1))]
        row = one.rows[colour % len(one.rows)]
        if one.kind == "cards":
            wanted = min(one.most, rng.choice((0, 1, 2, 3, 4, 5)))
            start = rng.choice((0, 3))
            return rng.sample(deck, wanted) if rng.random() < 0.4 else list(row)[start : start + wanted]
        rng.shuffle(deck)
        return [[deck.pop() for _ in range(3)] if rng.random() < 0.3 else list(row)[at : at + 3] for at in (0, 3)]
    if one.kind == "choice":
        return rng.choice(one.values)
    return rng.randint(one.low, one.high) if one.kind == "number" else rng.random() < 0.5


def fill(question: TableQuestion, rng: random.Random) -> tuple[dict[str, Any], int]:
    players = rng.randint(*question.players) if question.players else 0
    colour = rng.randrange(9)
    given = {
        one.name: [entry(one, rng, colour) for _ in range(players)] if one.each else entry(one, rng, colour)
        for one in question.fields
    }
    return given, players


@pytest.mark.parametrize(("name", "question"), ASKED, ids=lambda one: getattr(one, "name", one))
def test_whatever_is_filled_in_is_answered_in_all_languages(name: str, question: TableQuestion) -> None:
    game, rng = open_game(name), random.Random(7)
    seen: set[bool | str | None] = set()
    for _ in range(300):
        given, players = fill(question, rng)
        try:
            answer = game.check(question.name, given, players)
        except CheckError as error:
            seen.add(error.key)
            told = [error.sentence(language) for language in LANGUAGES]
        else:
            seen.add(answer.allowed)
            assert answer.paragraph in game.rulebook("en").paragraphs
            told = [game.words.tell(language, line, NAMES, reader=0) for line in answer.lines for language in LANGUAGES]
        assert told
        assert all(told)
    assert seen & {True, None}
    assert game.check(question.name, {}, players=question.players[0] if question.players else 0).lines


@pytest.mark.parametrize(("name", "question"), ASKED, ids=lambda one: getattr(one, "name", one))
def test_every_question_has_its_texts(name: str, question: TableQuestion) -> None:
    words = open_game(name).words
    for language in LANGUAGES:
        assert words.has(language, f"check-{question.name}")
        for one in question.fields:
            assert words.say(language, one.label or f"check-{question.name}-{one.name}")
            assert all(words.say(language, f"{one.words}-{value}") for value in one.values)


@pytest.mark.parametrize(
    ("given", "players", "key"),
    [
        ({"cards": ["zz"]}, 0, "check-card"),
        ({"cards": ["r5"] * 3}, 0, "check-copies"),
        ({"cards": "r5"}, 0, "check-cards"),
        ({"cards": [5]}, 0, "check-cards"),
        ({"cards": ["r5", "r6", "r7"]}, 0, "check-many"),
        ({"groups": [["r5"], ["r5"]]}, 0, "check-copies"),
        ({"groups": [[], [], []]}, 0, "check-groups"),
        ({"colour": "pink"}, 0, "check-choice"),
        ({"number": 10**30}, 0, "check-number"),
        ({"number": True}, 0, "check-number"),
        ({"flag": 1}, 0, "check-flag"),
        ({"other": 1}, 0, "check-no-field"),
        ({"each": [1, 2, 3]}, 2, "check-each"),
        ({"each": [1, 99]}, 2, "check-number"),
        ({}, 9, "check-players"),
    ],
)
def test_what_cannot_be_is_told_in_a_sentence(given: dict[str, Any], players: int, key: str) -> None:
    rows = (("r5", "r6", "r7"),)
    question = TableQuestion(
        "any",
        (
            CheckField("cards", "cards", rows=rows, copies={"r6": 2}, most=2),
            CheckField("groups", "groups", rows=rows, most=2),
            CheckField("colour", "choice", values=("red", "blue")),
            CheckField("number", "number", low=1, high=10, usual=3),
            CheckField("flag", "flag"),
            CheckField("each", "number", high=9, each=True),
        ),
        players=(0, 4),
    )
    usual = {"cards": [], "groups": [], "colour": "red", "number": 3, "flag": False, "each": [0, 0]}
    assert filled_in(question, {}, 2) == usual
    with pytest.raises(CheckError) as found:
        filled_in(question, given, players)
    assert found.value.key == key
    for language in LANGUAGES:
        assert "{" not in found.value.sentence(language)


def test_a_question_that_is_not_there_is_told_with_those_that_are() -> None:
    for name in shelf():
        with pytest.raises(CheckError, match="no question “no-such”"):
            open_game(name).check("no-such", {})
