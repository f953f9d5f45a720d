"""Notice before rules are compiled: the first start takes a while, and the person is told why."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludotheque.cli.terminal import Terminal
    from ludotheque.kernel.game import Game


def prepare(terminal: Terminal, source: Game | Path) -> None:
    """If the rules of a game, or of the game of a log file, are not compiled yet: say so, and compile them now,
    so that nobody waits in the middle of a match."""
    from ludotheque.kernel.jit import cache_folder

    game = source if not isinstance(source, Path) else game_of(source)
    if game and not any(cache_folder(game.folder).iterdir()):
        from ludotheque.bots.executor import RULES
        from ludotheque.bots.executor import prepare as compile_now

        terminal.note(terminal.say("preparing"))
        compile_now(game, RULES)


def game_of(file: Path) -> Game | None:
    """The game a log names, if it can be read that far; whoever reads the log itself says what is wrong with it."""
    from ludotheque.kernel.errors import LudothequeError
    from ludotheque.kernel.game import open_game
    from ludotheque.kernel.log import read_log

    try:
        return open_game(read_log(file.read_text("utf-8")).game)
    except (LudothequeError, OSError, ValueError):
        return None
