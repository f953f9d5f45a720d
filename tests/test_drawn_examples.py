"""Tests of the rulebooks' examples on the board: they come out as their texts say, in four languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.kernel import examples
from ludotheque.kernel.game import SHELF, Game, open_folder, open_game, published
from ludotheque.server.examples import examples_of, setup_of
from tests.faults import planted
from tools.check_rulebooks import faults_of_examples

WITH = [game for game in published() if examples.examples(open_game(game))]
assert WITH
TEMPLATE = open_folder(SHELF / "_template")


def opened(name: str) -> Game:
    return TEMPLATE if name == TEMPLATE.id else open_game(name)


@pytest.mark.parametrize("name", [*WITH, TEMPLATE.id])
def test_every_example_comes_out_as_its_text_says_in_every_language(name: str) -> None:
    assert faults_of_examples(opened(name)) == []


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        ("rulebook/examples.toml", "0 play 9", "0 play 8", "the example 1 of §3: play 8"),
        ("rulebook/examples.toml", "[0, 1]", "[1, 0]", "it gives {'points': [0, 1]}, not {'points': [1, 0]}"),
        ("rulebook/examples.toml", '["lina", "grandma"]', '["lina"]', "2 play, people names 1"),
        ("rulebook/examples.toml", "\ngives", '\nchance = ["deal 3"]\ngives', "chance deals [], not ['deal 3']"),
        (
            "rulebook/examples.toml",
            "number = 1",
            "number = 2",
            "has the examples (§, number) [(3, 2)], fr.md has [(3, 1",
        ),
        (
            "rulebook/de.md",
            "Lina zeigt 9, Oma zeigt 12. Omas",
            "Tom zeigt 9, Ida zeigt 12. Idas",
            "names none of Lina, Oma",
        ),
    ],
)
def test_an_example_that_comes_out_otherwise_is_told(tmp_path: Path, file: str, old: str, new: str, told: str) -> None:
    faults = faults_of_examples(planted(tmp_path, TEMPLATE.id, file, old, new))
    assert [fault for fault in faults if told in fault], faults


@pytest.mark.parametrize("name", published())
def test_every_game_has_five_examples_and_a_picture_of_its_set_up(name: str) -> None:
    game = examples.interpreted(open_game(name))
    assert len(examples.examples(game)) >= 5
    picture = examples.setup(game)
    assert picture is not None
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
