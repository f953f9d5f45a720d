"""Test that adding a game touches only its folder: one is made from the template, put under the laws, and deleted
again."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import ludotheque
from ludotheque.cli import main
from ludotheque.kernel import game as game_module
from ludotheque.kernel.game import SHELF, open_folder
from tests.limits import HANGS_AFTER_S

FOREIGN = re.compile(r"/(fr|de|it)\.(ftl|md)$")
"""Texts that a new game begins without, where one speaks English."""


def pytest_on(folder: Path, *more: str) -> subprocess.CompletedProcess[str]:
    """What a third party runs on the folder of a game, far from our own tests."""
    environment = {**os.environ, "PYTEST_ADDOPTS": ""}
    environment.pop("PYTEST_XDIST_WORKER", None)
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", f"--rootdir={folder}", str(folder)]
    command += ["--import-mode=importlib", *more]
    return subprocess.run(
        command, capture_output=True, text=True, cwd=folder.parent, env=environment, timeout=HANGS_AFTER_S
    )


def test_a_new_game_shows_when_it_breaks_a_law(tmp_path: Path) -> None:
    """The law that compiles the least of those that can be broken in one line. tests/test_guide.py shows that a new
    game obeys all ten."""
    assert main(["new-game", "leaking", "--into", str(tmp_path)]) == 0
    notation = tmp_path / "leaking" / "notation.py"
    leak = "\n\ndef seen(s: State, viewer: int, seat: int, action: int) -> int:\n    return action\n"
    notation.write_text(notation.read_text("utf-8") + leak, "utf-8")
    tried = pytest_on(tmp_path, "-k", "interference")
    assert tried.returncode == 1
    assert "leaking breaks law 7" in tried.stdout
    assert "tells hidden things apart" in tried.stdout
    rows = {row.split()[0]: row.split()[1:] for row in tried.stdout.splitlines() if "·" in row}
    assert rows == {"leaking": [*"······✗···"]}


@pytest.mark.long
def test_a_new_game_obeys_all_laws_and_passes_its_own_tests(tmp_path: Path) -> None:
    assert main(["new-game", "hearts_of_oak", "--into", str(tmp_path)]) == 0
    good = pytest_on(tmp_path / "hearts_of_oak")
    assert good.returncode == 0, good.stdout + good.stderr
    assert "hearts_of_oak" + "   ✓" * 10 in good.stdout.replace("hearts_of_oak  ", "hearts_of_oak")


def files(folder: Path) -> dict[str, bytes]:
    kept = [file for file in folder.rglob("*") if file.is_file() and "__pycache__" not in file.parts]
    return {str(file.relative_to(folder)): file.read_bytes() for file in kept}


def test_a_new_game_stands_on_the_shelf_and_touches_only_its_folder(tmp_path: Path) -> None:
    """In a copy of the package, so that nobody else sees the game come and go."""
    package = tmp_path / "ludotheque"
    shutil.copytree(SHELF.parent, package, ignore=shutil.ignore_patterns("__pycache__"))
    before = files(package)

    def ludo(*arguments: str) -> str:
        command = [sys.executable, "-m", "ludotheque", *arguments]
        environment = {**os.environ, "PYTHONPATH": str(tmp_path), "LC_ALL": "C.UTF-8"}
        done = subprocess.run(
            command, capture_output=True, text=True, cwd=tmp_path, env=environment, timeout=HANGS_AFTER_S
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    ludo("new-game", "my_first")
    after = files(package)
    assert {name for name in after if before.get(name) != after[name]} == {
        name.replace("_template", "my_first", 1)
        for name in before
        if name.startswith("games/_template/") and not FOREIGN.search(name)
    }
    assert "my_first" in ludo("games")
    shutil.rmtree(package / "games" / "my_first")
    assert "my_first" not in ludo("games")


def test_drafts_are_listed_last_and_a_broken_card_hides_no_other_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cards = {"zebra": "rules = 1", "ant": 'stage = "draft"', "bee": 'stage = "beta"', "cow": "rules =", "_template": ""}
    for name, card in cards.items():
        (tmp_path / name).mkdir()
        (tmp_path / name / "game.toml").write_text(card)
    monkeypatch.setattr(game_module, "SHELF", tmp_path)
    monkeypatch.setattr("importlib.metadata.entry_points", lambda group: [])
    assert ludotheque.games() == ["zebra", "ant", "bee", "cow"]
    assert game_module.published() == ["zebra"]
    (tmp_path / "ant" / "game.toml").write_text("")
    assert game_module.published() == ["ant", "zebra"]


def test_what_came_first_stands_first_on_the_shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    dates = {"ant": "2026-11-19", "bee": "2026-11-15", "cow": "2026-11-15", "dog": '"yesterday"'}
    for name, day in dates.items():
        (tmp_path / name).mkdir()
        (tmp_path / name / "game.toml").write_text(
            f"history = [{{ rules = 2, date = 2027-01-01 }}, {{ date = {day} }}]"
        )
    monkeypatch.setattr(game_module, "SHELF", tmp_path)
    assert game_module.published() == ["bee", "cow", "ant", "dog"]


def test_games_of_other_packages_are_found_by_their_entry_point(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main(["new-game", "far_away", "--into", str(tmp_path)]) == 0
    package = open_folder(tmp_path / "far_away").package

    class Point:
        name = "far_away"

        def load(self) -> object:
            return package

    monkeypatch.setattr("importlib.metadata.entry_points", lambda group: [Point()] if "games" in group else [])
    assert "far_away" in ludotheque.games()
    game = ludotheque.game("far_away")
    assert game.folder == tmp_path / "far_away"
    assert game.title("fr")
    game_module._loaded.pop("far_away")
