"""Tests of the rulebooks' examples on the board: they come out as their texts say, in four languages."""

from __future__ import annotations

import re

import pytest

from ludotheque.kernel import examples
from ludotheque.kernel.game import SHELF, Game, open_folder, open_game, published, shelf
from ludotheque.kernel.words import LANGUAGES
from ludotheque.server.examples import examples_of, setup_of

WITH = [game for game in shelf() if examples.examples(open_game(game))]
assert WITH
TEMPLATE = open_folder(SHELF / "_template")


def opened(name: str) -> Game:
    return TEMPLATE if name == TEMPLATE.id else open_game(name)


@pytest.mark.parametrize("name", [*WITH, TEMPLATE.id])
def test_every_example_is_legal_and_gives_what_it_says(name: str) -> None:
    game = examples.interpreted(opened(name))
    for example in examples.examples(game):
        _, moves, match = examples.played(game, example)
        after = match.position()
        assert {key: after[key] for key in example.gives} == example.gives, (name, example.paragraph, example.number)
        assert after["players"] == len(example.names["en"])
        dealt = [step.text for steps in moves for step in steps[1:]]
        assert dealt == example.chance  # nothing is left over


@pytest.mark.parametrize("name", [*WITH, TEMPLATE.id])
def test_every_example_stands_beside_its_text_and_every_text_can_be_played(name: str) -> None:
    game = opened(name)
    found = examples.examples(game)
    numbers = sorted((example.paragraph, example.number) for example in found)
    for language in LANGUAGES:
        book = game.rulebook(language)
        told = {(number, k) for number, texts in book.examples.items() for k in range(1, len(texts) + 1)}
        assert sorted(told) == numbers, language
        for example in found:
            text = book.examples[example.paragraph][example.number - 1]
            assert text in book.paragraphs[example.paragraph]
            # Whoever acts in it is named, unless the text names nobody.
            names = [name for name in example.names[language] if name.lower() in text.lower()]
            assert names or not re.search(r"Lina|Tom|Ida|Paul", text), (language, example.paragraph, text)


@pytest.mark.parametrize("name", published())
def test_every_game_has_five_examples_and_a_picture_of_its_set_up(name: str) -> None:
    game = examples.interpreted(open_game(name))
    assert len(examples.examples(game)) >= 5
    picture = examples.setup(game)
    assert picture is not None
    assert all(len(game.rulebook(language).labels) == len(picture.points) for language in LANGUAGES)
    # It is a table before anybody has played: only what belongs to the set-up is done.
    state = examples.set_up(game, picture)
    assert game.engine.to_act(state)
    assert [seat for seat, _ in picture.moves] in ([], [0])
    (shown,) = setup_of(name)
    assert shown.view.keys() == set(type(state).fields)
    assert (shown.viewer, shown.points) == (picture.seat, picture.points)


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
