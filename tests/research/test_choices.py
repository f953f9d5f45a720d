"""Tests that every action is a short sequence of small choices, and back, for every game and a sample of its tables."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

import ludotheque
from ludotheque.kernel.errors import present
from ludotheque.kernel.game import SHELF, Game, open_folder, published
from ludotheque.kernel.record import CHANCE
from ludotheque.research import Lab, utilities
from ludotheque.testing.trials import Trial

GAMES = [*published(), "_template"]
MOMENTS, LISTED, LONG = 24, 60, 300


def opened(name: str) -> Game:
    return open_folder(SHELF / name) if name.startswith("_") else ludotheque.game(name)


def marked(lab: Lab, state: Any, seat: int, parts: list[int]) -> set[int]:
    """What the game's own `mark` says."""
    mask = [0] * lab.choices
    mark = present(lab.game.hooks.mark, "the hook")
    mark(state, seat, [*parts, *[-1] * (lab.depth - len(parts))], len(parts), [0] * 20_000, mask)
    return {choice for choice, legal in enumerate(mask) if legal}


@pytest.mark.parametrize("name", GAMES)
def test_every_action_is_a_sequence_of_choices_and_back(name: str) -> None:
    game = opened(name)
    dice = random.Random(3)
    for table in Trial(game).some_tables(3):
        lab = Lab(game, table.players, table.options)
        match = game.match(table.players, table.options, seed=dice.randrange(1000))
        for _ in range(MOMENTS):
            if match.over:
                break
            seat = min(match.to_act())
            legal = game.engine.legal(match.state, seat)
            if len(legal) > 2 * LONG:
                legal = [*legal[:LONG], *legal[-LONG:]]
            paths = {action: tuple(lab.path(match.state, action)) for action in legal}
            ordered = sorted(paths.values())
            assert len(set(ordered)) == len(legal)
            assert all(0 <= choice < lab.choices for path in ordered for choice in path)
            for shorter, longer in pairwise(ordered):
                assert longer[: len(shorter)] != shorter, "a whole action is the beginning of another"
            for action in dice.sample(legal, min(len(legal), LISTED)):
                path = [*paths[action], *[-1] * lab.depth]
                for made in range(1, len(paths[action])):
                    assert lab.encoding.whole(match.state, path, made) == -1
                assert lab.encoding.whole(match.state, path, len(paths[action])) == action
            if game.hooks.mark and len(legal) < 2 * LONG:
                some = dice.choice(ordered)
                for made in range(len(some)):
                    nexts = {path[made] for path in ordered if path[:made] == some[:made]}
                    assert marked(lab, match.state, seat, list(some[:made])) == nexts
            match.play(seat, game.notation.write(match.state, dice.choice(legal)))


@pytest.mark.parametrize("name", GAMES)
def test_masks_are_right_in_positions_that_random_play_hardly_meets(name: str) -> None:
    """Those of the game's counts: every beginning of every legal action."""
    game = opened(name)
    lab = Lab(game)
    if game.hooks.mark is None:
        return  # its masks are made from the list itself
    kinds = set()
    for state, _ in Trial(game).constructed():
        for seat in game.engine.seats_to_act(state):
            paths = [tuple(lab.path(state, action)) for action in game.engine.legal(state, seat)[:LONG]]
            if seat == CHANCE or len(paths) == LONG:
                continue
            kinds |= {path[0] for path in paths}
            for begun in {path[:made] for path in paths for made in range(len(path))}:
                nexts = {path[len(begun)] for path in paths if path[: len(begun)] == begun}
                assert marked(lab, state, seat, list(begun)) == nexts
    assert len(kinds) > 5


@pytest.mark.parametrize("name", GAMES)
def test_moves_of_chance_have_numbers(name: str) -> None:
    game = opened(name)
    lab = Lab(game)
    state = game.engine.setup(lab.players, lab.encoded.tolist())
    dice = random.Random(4)
    for _ in range(200):
        if not (bits := game.engine.to_act(state)):
            break
        seat = CHANCE if bits >> CHANCE else min(game.engine.seats_to_act(state))
        legal = game.engine.legal(state, seat)
        if seat == CHANCE:
            numbers = [lab.encoding.lot(state, action) for action in legal]
            assert len(set(numbers)) == len(numbers)
            assert all(0 <= number < lab.lots for number in numbers)
        game.engine.apply(state, seat, dice.choice(legal))


@pytest.mark.parametrize("name", GAMES)
def test_an_observation_has_the_visible_fields_and_no_other(name: str) -> None:
    """It is the same whatever lies in hidden places, and within its bounds."""
    lab = Lab(opened(name))
    visible = {name for name, field in lab.state_type.fields.items() if field.visibility != "secret"}
    assert set(lab.seen) == visible
    assert set(lab.encoding.SETS) <= visible
    low, high = lab.bounds
    assert low.shape == high.shape == (lab.width,)
    assert np.all(low < high)
    covered = np.zeros(lab.state_type.state_size, bool)
    for seat in range(lab.players):
        covered[:] = False
        for offset, step, size, count, bits in lab.plan.tolist():
            covered[offset + step * seat : offset + step * seat + size * count] = True
            assert bits <= 8 * size
        assert np.array_equal(covered, lab.state_type.masks[seat] == 0), "exactly the bytes that the seat sees"


def test_rewards_add_up_to_nothing() -> None:
    assert utilities([3, 1, 1]) == [1.0, -0.5, -0.5]
    assert utilities([7, 7]) == [0.0, 0.0]
    assert sum(utilities([4, 9, 2, 9, 0])) == pytest.approx(0)
