"""Tests that stored matches of earlier versions replay, and show everybody what he saw then."""

from __future__ import annotations

from pathlib import Path

import pytest

import ludotheque
from ludotheque.kernel.game import published
from ludotheque.tables import table
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
