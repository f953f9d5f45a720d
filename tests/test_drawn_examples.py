"""Tests of the rulebooks' examples on the board: they come out as their texts say, in four languages."""

from __future__ import annotations

import re

import pytest

from ludotheque.kernel import examples
from ludotheque.kernel.game import open_game, shelf
from ludotheque.kernel.words import LANGUAGES
from ludotheque.server.examples import examples_of

WITH = [game for game in shelf() if examples.examples(open_game(game))]
assert WITH


@pytest.mark.parametrize("name", WITH)
def test_every_example_is_legal_and_gives_what_it_says(name: str) -> None:
    game = examples.interpreted(open_game(name))
    for example in examples.examples(game):
        _, moves, match = examples.played(game, example)
        after = match.position()
        assert {key: after[key] for key in example.gives} == example.gives, (name, example.paragraph, example.number)
        assert after["players"] == len(example.names["en"])
        dealt = [step.text for steps in moves for step in steps[1:]]
        assert dealt == example.chance  # nothing is left over


@pytest.mark.parametrize("name", WITH)
def test_every_example_stands_beside_its_text(name: str) -> None:
    game = open_game(name)
    for language in LANGUAGES:
        parts = re.split(r"^### §(\d+)", game.rulebook(language).text, flags=re.MULTILINE)
        texts = {
            int(number): re.findall(r"^\*\*.*", text, re.MULTILINE)
            for number, text in zip(parts[1::2], parts[2::2], strict=True)
        }
        for example in examples.examples(game):
            text = texts[example.paragraph][example.number - 1]
            # Whoever acts in it is named, unless the text names nobody.
            names = [found for found in example.names[language] if found.lower() in text.lower()]
            assert names or not re.search(r"Lina|Tom|Ida|Paul", text), (language, example.paragraph, text)


@pytest.mark.parametrize("name", WITH)
def test_the_page_gets_one_seats_view_of_it(name: str) -> None:
    for shown in examples_of(name):
        game = examples.interpreted(open_game(name))
        example = next(
            one for one in examples.examples(game) if (one.paragraph, one.number) == (shown.paragraph, shown.number)
        )
        before, moves, _ = examples.played(game, example)
        assert shown.viewer == example.seat
        assert len(shown.moves) == len(moves) > 0
        assert all(move.lines or move.action is None for move in shown.moves)
        assert shown.view.keys() == set(type(before).fields)
