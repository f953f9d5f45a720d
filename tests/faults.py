"""Copies of games with a fault planted in them, for showing that the laws turn red."""

from __future__ import annotations

import shutil
from pathlib import Path

from ludotheque.kernel.game import SHELF, Game, open_folder


def planted(tmp_path: Path, game: str, file: str, old: str, new: str) -> Game:
    """A copy of a game's folder in which one text is replaced. The text must be there: a fault that is not planted
    would prove nothing."""
    folder = tmp_path / game
    shutil.copytree(SHELF / game, folder, ignore=shutil.ignore_patterns("__pycache__"))
    text = (folder / file).read_text("utf-8") if (folder / file).is_file() else ""
    assert old in text, f"{file} of {game} no longer holds {old!r}"
    (folder / file).write_text(text.replace(old, new), "utf-8")
    return open_folder(folder)
