"""Tests that the end of a race or deal is shown before the next one begins: it comes with the event that ends it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from ludotheque.kernel.errors import present
from ludotheque.kernel.record import SPECTATOR, Record
from ludotheque.tables.stream import entries
from ludotheque.tables.table import AppliedEvent
from ludotheque.tables.view_layout import fields
from tests.tables.sample import Sample

GAMES: dict[str, dict[str, Any]] = {"galopp": {"track_food": True}, "rudi": {"races": 3}, "rummu": {}}


def ends(sample: Sample) -> list[AppliedEvent]:
    """Random moves until a chapter has ended and the next begun; what ended one."""
    chapter = present(sample.game.hooks.chapter, "the hook")
    generator = random.Random(5)
    found: list[AppliedEvent] = []
    while not found:
        sample.play(40, generator)
        found = [
            one
            for one in sample.happened
            if one.before is not None and one.after is not None and chapter(one.before) != chapter(one.after)
        ]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_end_is_seen_as_the_rules_left_it_and_nothing_hidden_with_it(game: str) -> None:
    sample = Sample(game, 3, GAMES[game]).start()
    (end, *_) = ends(sample)
    assert end.before is not None
    assert end.after is not None
    told = entries(end, [SPECTATOR, 0, 1, 2])
    after = {viewer: fields(end.after.view(viewer)) for viewer in told}
    for viewer, entry in told.items():
        scene = fields(end.before.view(viewer)) | entry.scene
        assert entry.scene
        assert scene != after[viewer]
        hidden = fields(everything_hidden(end.before).view(viewer))
        for name, field in type(end.before).fields.items():
            if field.visibility != "public":  # nobody sees more of it than of any other state
                assert masked(scene[name]) == masked(hidden[name]), name
    look = {"galopp": galopp, "rudi": rudi, "rummu": rummu}[game]
    look(fields(end.before), fields(end.before) | told[SPECTATOR].scene, after[SPECTATOR])
    others = [one for one in sample.happened if one.after is not None and one is not end]
    assert all(not entry.scene for one in others[:30] for entry in entries(one, [SPECTATOR]).values())
    assert not entries(end, [0], words=False)[0].scene  # programs play; they do not look on


def everything_hidden(state: Record) -> Record:
    """The same kind of state with no hidden thing below zero, so that a mask shows."""
    blank = state.clone()
    blank.raw[:] = 0
    return blank


def masked(value: Any) -> Any:
    """Where −1 stands for what is not seen."""
    return [masked(cell) for cell in value] if isinstance(value, list) else int(value) == -1


def galopp(before: dict[str, Any], scene: dict[str, Any], after: dict[str, Any]) -> None:
    assert sum(scene["pig"]) > sum(before["pig"])  # the last one has run
    assert after["pig"] == [-1] * 5
    assert scene["held"] == [0] * 5
    assert scene["right"] == after["right"]  # and everyone's food is where it stays
    assert sum(scene["track"]) + scene["supply"] == after["supply"]


def rudi(before: dict[str, Any], scene: dict[str, Any], after: dict[str, Any]) -> None:
    assert max(scene["pig"]) >= scene["course"]
    assert max(after["pig"]) == 0
    assert scene["laid"] == before["laid"] + 1
    assert scene["wins"] == after["wins"] != before["wins"]


def rummu(before: dict[str, Any], scene: dict[str, Any], after: dict[str, Any]) -> None:
    assert scene["piled"] == before["piled"] + 1
    assert scene["score"] == after["score"] != before["score"]
    assert scene["deal"] == before["deal"] == after["deal"] - 1
    assert after["piled"] == 1
