"""Tests of the check of declarations: what is wrong is refused when a game is opened, with its place and a way out."""

from __future__ import annotations

import re
import shutil
import tomllib
from pathlib import Path
from typing import Any

import pytest

from ludotheque import GameFolderError
from ludotheque.kernel.game import Game, open_folder
from ludotheque.kernel.words import LANGUAGES

HERE = Path(__file__).parent


def changed(tmp_path: Path, game: str, file: str, old: str, new: str) -> Game:
    folder = tmp_path / game
    shutil.copytree(HERE / game, folder, ignore=shutil.ignore_patterns("__pycache__"))
    text = (folder / file).read_text("utf-8")
    assert old in text, f"{file} of {game} no longer holds {old!r}"
    (folder / file).write_text(text.replace(old, new, 1), "utf-8")
    return open_folder(folder)


def line_of(game: str, file: str, text: str) -> int:
    return next(n for n, row in enumerate((HERE / game / file).read_text("utf-8").splitlines(), 1) if text in row)


WRONG = tomllib.loads((HERE / "wrong.toml").read_text("utf-8"))["wrong"]


@pytest.mark.parametrize("wrong", WRONG, ids=lambda wrong: wrong["name"])
def test_a_wrong_declaration_is_refused_with_its_place(wrong: dict[str, Any], tmp_path: Path) -> None:
    with pytest.raises(GameFolderError) as refused:
        changed(tmp_path, wrong["game"], wrong["file"], wrong["old"], wrong["new"])
    told = str(refused.value)
    pattern = ".*".join(re.escape(part) for part in wrong["story"].split(".*"))
    assert re.search(pattern, told), told
    assert re.search(rf"{wrong['game']}/{wrong['file']}”?, line \d", told), told
    assert len({refused.value.sentence(language) for language in LANGUAGES}) == len(LANGUAGES)


def test_the_line_is_that_of_the_declaration(tmp_path: Path) -> None:
    with pytest.raises(GameFolderError) as refused:
        changed(tmp_path, "eights", "rules.py", 'to="turn"', 'to="trun"')
    assert refused.value.parameters["line"] == str(line_of("eights", "rules.py", 'to="turn"'))
    with pytest.raises(GameFolderError) as refused:
        changed(tmp_path / "two", "eights", "game.toml", "middle =", "centre =")
    assert refused.value.parameters["line"] == str(line_of("eights", "game.toml", "middle ="))
