"""Notice before rules are compiled: the first start takes a while, and the person is told why."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludotheque.cli.terminal import Terminal
    from ludotheque.kernel.game import Game


def prepare(terminal: Terminal, game: Game) -> None:
    """If the rules of a game are not compiled yet: say so, and compile them now, so that nobody waits in the middle of
    a match."""
    from ludotheque.kernel.jit import cache_folder

    if not any(cache_folder(game.folder).iterdir()):
        from ludotheque.bots.executor import RULES
        from ludotheque.bots.executor import prepare as compile_now

        terminal.note(terminal.say("preparing"))
        compile_now(game, RULES)
