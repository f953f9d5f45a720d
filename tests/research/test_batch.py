"""Tests of the arrays: many tables at once are the same as each alone, in threads, seeds, views and rewards."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from ludotheque.kernel.record import SPECTATOR
from ludotheque.research.batch import Batch, IllegalChoiceError
from ludotheque.research.vector import VectorTables
from tests.searching import arrays


def some_choice(batch: Batch, salt: int) -> Any:
    """A legal choice at each table, by a rule that knows the table's match and nothing of threads."""
    legal = batch.mask.cumsum(1)
    place = (batch.seeds * 7 + salt) % np.maximum(legal[:, -1], 1)
    return np.argmax(legal > place[:, None], axis=1)


@pytest.mark.parametrize("name", arrays())
def test_threads_change_nothing(name: str) -> None:
    alone, two = Batch(name, 150, seed=3, threads=1), Batch(name, 150, seed=3, threads=2)
    assert (alone.threads, two.threads) == (1, 2)
    for batch in (alone, two):
        batch.reset()
        for step in range(60):
            batch.step(some_choice(batch, step))
    assert alone.states.tobytes() == two.states.tobytes()
    assert np.array_equal(alone.tensor(), two.tensor())
    two.close()


@pytest.mark.parametrize("name", arrays())
def test_views_and_numbers_are_what_the_seat_sees(name: str) -> None:
    batch = Batch(name, 20, seed=9, threads=1)
    batch.reset()
    for step in range(40):
        batch.step(some_choice(batch, step))
    numbers = batch.tensor()
    low, high = batch.lab.bounds
    assert np.all(numbers >= low)
    assert np.all(numbers <= high)
    for table in range(batch.tables):
        seat = int(batch.seat[table])
        view = batch.state(table).view(seat)
        assert batch.lab.state_type.at(batch.view, table) == view
        spelled: list[int] = []
        for field_name, field in batch.lab.seen.items():
            cells = np.array(view.to_dict()[field_name])
            cells = cells[seat] if field.visibility == "private" else cells
            bits = batch.lab.encoding.SETS.get(field_name, 0)
            for cell in np.atleast_1d(cells).ravel().tolist():
                spelled += [cell >> bit & 1 for bit in range(bits)] if bits else [cell]
        made = batch.made(table)
        spelled += [seat, *made, *[-1] * (batch.lab.depth - 1 - len(made))]
        assert numbers[table].tolist() == spelled


def test_a_match_is_followed_by_the_next_of_its_row_of_seeds() -> None:
    batch = Batch("rudi", 3, seed=10, options={"course": 6}, threads=1)
    batch.reset()
    ends = 0
    for step in range(400):
        batch.step(some_choice(batch, step))
        for table in np.flatnonzero(batch.over):
            ends += 1
            assert batch.seeds[table] % 3 == (10 + table) % 3
            assert batch.points[table].sum() == 1
            assert sorted(batch.reward[table])[-1] == 1
            fresh = batch.lab.game.match(batch.players, batch.lab.options, seed=int(batch.seeds[table]))
            assert bytes(batch.state(int(table))) == bytes(fresh.state)
    assert ends > 5
    assert np.all(batch.seeds > 12)


def test_without_a_next_match_a_table_rests() -> None:
    batch = Batch("rudi", 2, seed=1, options={"course": 6}, threads=1, again=False)
    batch.reset()
    while np.any(batch.seat >= 0):
        batch.step(some_choice(batch, 1))
    before = batch.states.tobytes()
    batch.step([0, 0])
    assert batch.states.tobytes() == before
    assert not batch.mask.any()
    assert batch.lab.state_type.at(batch.view, 0) == batch.state(0).view(SPECTATOR)


def test_an_illegal_choice_moves_no_table() -> None:
    batch = Batch("quartett", 5, seed=1, threads=1)
    batch.reset()
    before = batch.states.tobytes()
    choices = batch.any().copy()
    choices[3] = int(np.argmin(batch.mask[3]))
    with pytest.raises(IllegalChoiceError, match=r"^table 3: 0 is not a legal choice of seat 0; legal are "):
        batch.step(choices)
    assert batch.states.tobytes() == before
    wrongs: list[dict[str, Any]] = [{"tables": 0}, {"tables": 2, "asked": [9]}, {"tables": 2, "others": "strong"}]
    for wrong in wrongs:
        with pytest.raises(ValueError, match=r"at least one|there are 0 to|it can be"):
            Batch("quartett", **wrong)


def test_gymnasium_learns_at_one_seat_and_rules_of_thumb_play_the_others() -> None:
    tables = VectorTables("galopp", num_envs=8, seat=1, seed=4, options={"edition": "groin", "length": "single"})
    assert tables.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    seen, _ = tables.reset(seed=4)
    assert tables.observation_space.contains(seen)
    ended = 0
    for _ in range(30):
        assert np.all(tables.batch.seat == 1)
        seen, reward, over, late, info = tables.step(tables.batch.any())
        assert np.all((reward != 0) <= over)
        assert not late.any()
        ended += int(over.sum())
        assert np.shares_memory(seen["action_mask"], tables.batch.mask)
        assert info["points"].shape == (8, 4)
    assert ended >= 8
    tables.close()
