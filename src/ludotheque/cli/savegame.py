"""Saved matches: log files of the person's choosing, which never overwrite anything else."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import TYPE_CHECKING

from ludotheque.cli.terminal import CommandError, reading, writing
from ludotheque.kernel.errors import LudothequeError
from ludotheque.kernel.game import open_game

if TYPE_CHECKING:
    from ludotheque.cli.terminal import Terminal
    from ludotheque.kernel.game import Game
    from ludotheque.kernel.match import Match


def check_free(path: Path) -> None:
    """Refuse a file that already holds something, and a place where none can be made, before a match is played."""
    with writing(path):
        if path.exists() and (path.is_dir() or path.stat().st_size > 0):
            raise CommandError("save-taken", file=str(path))
    if not os.access(path.parent, os.W_OK | os.X_OK):
        raise CommandError("file-unwritable", file=str(path))


def write_log(path: Path, log: str) -> None:
    """Write the whole log beside the old one and put it in its place: a crash leaves one or the other."""
    with writing(path):
        fresh = path.with_name(f".{path.name}.new")
        fresh.write_text(log, "utf-8")
        os.replace(fresh, path)


def open_log(terminal: Terminal, path: Path, game: Game | None = None) -> Match:
    """The match that a log file holds, played again and ready to go on; `game` if it is not on the shelf."""
    from ludotheque.bots.executor import run_at_once
    from ludotheque.kernel.log import read_log, replay

    with reading(path):
        if game is None:
            with contextlib.suppress(LudothequeError, ValueError):  # below it is said what is wrong with the log
                game = open_game(read_log(path.read_text("utf-8")).game)
        if game is not None:
            run_at_once(game)
        return replay(path, game=game)
