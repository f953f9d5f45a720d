"""Tests that everyone is shown his own distances, by what he sees himself, also while he waits, and nobody else's."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from ludotheque.kernel.errors import present
from ludotheque.kernel.record import SPECTATOR, Record
from ludotheque.tables.stream import entries, snapshot
from tests.tables.sample import Sample

GAME = "tausch"


def test_how_near_one_is_comes_with_every_event() -> None:
    sample = Sample(GAME, 3).start().play(12, random.Random(4))
    happened = sample.happened[-1]
    assert happened.after is not None
    told = entries(happened, [SPECTATOR, 0, 1, 2])
    near = present(sample.game.hooks.near, "the hook")
    for seat in range(3):
        turn, whole = told[seat].turn, snapshot(sample.table, seat).turn
        assert turn is not None
        assert whole is not None
        assert turn.near == whole.near == near(happened.after.view(seat), seat)
        assert any(turn.near)
    turn = told[SPECTATOR].turn
    assert turn is not None
    assert turn.near == []


def test_it_is_made_from_ones_own_view_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    sample = Sample(GAME, 3).start().play(12, random.Random(4))
    asked: list[tuple[int, Record]] = []

    def near(view: Record, seat: int) -> list[str]:
        asked.append((seat, view))
        return []

    monkeypatch.setattr(sample.game, "hooks", replace(sample.game.hooks, near=near))
    after = sample.happened[-1].after
    assert after is not None
    entries(sample.happened[-1], [SPECTATOR, 0, 1, 2])
    snapshot(sample.table, 1)
    assert sorted(seat for seat, _ in asked) == [SPECTATOR, 0, 1, 1, 2]
    assert all(view == after.view(seat) != after for seat, view in asked)


def test_programs_that_want_no_words_are_spared_it() -> None:
    sample = Sample(GAME, 2).start().play(3, random.Random(4))
    told = entries(sample.happened[-1], [0, 1], words=False)
    assert all(entry.turn is not None and entry.turn.near == [] for entry in told.values())
