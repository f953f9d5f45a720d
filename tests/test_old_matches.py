"""Tests that stored matches of earlier versions replay, and show everybody what he saw then."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import ludotheque
from ludotheque.games.rummu.rules import State
from ludotheque.kernel.game import published
from ludotheque.tables import commands as c
from ludotheque.tables import events as e
from ludotheque.tables import table
from ludotheque.tables.decide import decide
from tests.faults import planted
from tests.old import FOLDER, check

FILES = sorted(FOLDER.glob("*.jsonl"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_an_old_match_is_what_it_was(file: Path) -> None:
    assert check(file) > 10


def test_every_game_has_old_matches_of_its_rules() -> None:
    kept = {tuple(file.stem.split("-")[:2]) for file in FILES}
    assert kept >= {(name, str(ludotheque.game(name).rules_version)) for name in published()}


def test_a_build_whose_rules_have_drifted_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """There is one portion less in the box than there was."""
    faulty = planted(tmp_path, "galopp", "rules.py", "s.supply = FOOD[s.edition]", "s.supply = FOOD[s.edition] - 1")
    faulty.engine = faulty.interpreted
    monkeypatch.setattr(table, "open_game", lambda name: faulty)
    files = [file for file in FILES if file.stem.startswith("galopp")]
    assert files
    for file in files:
        with pytest.raises(AssertionError, match="shows something else now"):
            check(file)


def test_a_match_of_the_first_rules_of_rummu_refuses_several_cards_at_once() -> None:
    """Rules 2 only allow more: nothing that was stored can differ. So what they allow is tried in a stored match."""
    file = FOLDER / "rummu-1-one-card-at-a-time.jsonl"
    _, *rows = [json.loads(row) for row in file.read_text("utf-8").splitlines()]
    old, _ = table.rebuilt("t", [(row["seq"], row["at"], e.decode(row["body"].encode())) for row in rows[:64]])
    assert isinstance(old.state, State)
    with pytest.raises(ludotheque.Refused) as caught:
        decide(old, c.Act("add y6 r7 3"), "p0")
    assert caught.value.code == "one-at-a-time"
    newer = old.state.clone()
    newer.rules = 2
    read, legal = old.game.notation.read, old.game.engine.legal
    added = set(legal(newer, 0)) - set(legal(old.state, 0))
    assert {read(newer, "add y6 r7 3")} == added
