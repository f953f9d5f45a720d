"""Tests of what follows from declarations: refusals of cards that are not there, guesses, deals that are counted."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ludotheque import GameFolderError
from ludotheque.components import Actions, single
from ludotheque.kernel.game import SHELF, Game, open_folder
from ludotheque.kernel.record import CHANCE
from tests.components.test_declarations import changed

HUIT, TEMPLATE = open_folder(SHELF / "huit"), open_folder(SHELF / "_template")


def refusal(game: Game, state: Any, seat: int, action: int) -> int:
    return game.interpreted.refusal(state, seat, action)


def test_a_card_must_be_where_its_verb_takes_it_from() -> None:
    """The template says nothing of it: it has no objection."""
    rules: Any = TEMPLATE.rules
    state = rules.State()
    rules.setup(state, 2, [3, 0])
    state.stock[4] = 0
    assert [refusal(TEMPLATE, state, CHANCE, rules.DEAL + kind) for kind in (3, 4)] == [0, rules.No.CARD_IS_NOT_LEFT]
    state.phase, state.hand[1, 4] = rules.Phase.CHOOSE, 1
    assert [refusal(TEMPLATE, state, 1, rules.PLAY + kind) for kind in (3, 4)] == [rules.No.NOT_IN_HAND, 0]


def test_chance_does_a_verb_in_the_phase_of_its_name() -> None:
    rules: Any = HUIT.rules
    state = rules.State()
    rules.setup(state, 2, [0, 0])
    assert rules.to_act(state) == 1 << CHANCE
    assert refusal(HUIT, state, CHANCE, rules.GATHER) == 0
    assert refusal(HUIT, state, CHANCE, rules.DEAL) == rules.No.NO_SUCH_ACTION
    state.phase = rules.Phase.FLIP
    assert refusal(HUIT, state, CHANCE, rules.FLIP + 3) == 0
    assert refusal(HUIT, state, CHANCE, rules.DEAL + 3) == rules.No.NO_SUCH_ACTION


@pytest.mark.parametrize("game", ["eights", "stall"])
def test_a_guess_that_is_more_than_a_reshuffle_must_be_written(game: str, tmp_path: Path) -> None:
    """Some cards of eights stay in the box; of those of the stall, all know some."""
    with pytest.raises(GameFolderError, match=r"lacks: def guess\(s, seat, rng\)"):
        changed(tmp_path, game, "rules.py", "def guess(", "def guessing(")


def test_a_guess_that_is_one_need_not_be(tmp_path: Path) -> None:
    game = changed(tmp_path, "bones", "rules.py", "def guess(", "def guessing(")
    game.engine = game.interpreted
    match = game.match(players=3, seed=1)
    view = match.view(0)
    guess = game.interpreted.guess(view, 0, [1, 2, 3, 4])
    assert guess.view(0) == view
    assert [sum(hand) for hand in guess.hand][:3] == [5, 5, 5]
    assert sum(guess.bones) == guess.bones_size == 28 - 15


def test_deals_are_counted_by_the_field_that_is_named() -> None:
    rules: Any = HUIT.rules
    state, chapter = rules.State(), HUIT.hooks.chapter
    assert chapter is not None
    state.deal, state.phase = 4, rules.Phase.PLAY
    assert chapter(state) == 4
    state.phase = rules.Phase.GATHER
    assert chapter(state) == 5


def test_a_word_of_python_may_be_a_verb() -> None:
    assert Actions(pass_=single(), draw=single()).texts == ["pass", "draw"]
