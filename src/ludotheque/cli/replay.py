"""The command `replay`: a match from its log, checked as a whole, then shown move by move."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import TYPE_CHECKING

from ludotheque.cli.savegame import open_log
from ludotheque.kernel.errors import UnknownError
from ludotheque.kernel.record import SPECTATOR

if TYPE_CHECKING:
    from ludotheque.cli.terminal import Terminal


def replay(terminal: Terminal, file: Path, seat: str, step: bool) -> int:
    """The command `replay`."""
    match = open_log(terminal, file)
    viewer = None if seat == "spectator" else seat_number(seat, match.players)
    from ludotheque.cli.narrator import Narrator
    from ludotheque.session.replays import replay_of
    from ludotheque.tables.stream import entry

    game, eyes = match.game, SPECTATOR if viewer is None else viewer
    narrator = Narrator(terminal, game, match.names, viewer)
    terminal.heading(game.title(terminal.language))
    names = terminal.listed([narrator.name(place) for place in range(match.players)])
    terminal.print(terminal.say("at-the-table", names=names))
    try:
        for made, event in enumerate(replay_of(file.name, match).applied, -1):  # it is created, started, then played
            if step and made > 0:
                terminal.ask(terminal.say("ask-step"))
            narrator.tell(entry(event, eyes, legal=False))
            if made > 0 and made % match.players == 0 and event.after is not None and event.waiting:
                narrator.table(terminal.say("table"), game.notation.describe(event.after.view(eyes), eyes))
    except EOFError:
        terminal.print()
        return 0
    narrator.table(terminal.say("table"), match.describe(eyes))
    if match.over:
        narrator.ranking(match.results, match.winners)
    else:
        terminal.print()
        terminal.print(terminal.say("replay-unfinished"))
        terminal.typed(shlex.join(["ludotheque", "play", "--resume", str(file)]))
    return 0


def seat_number(seat: str, players: int) -> int:
    if not seat.isdecimal() or int(seat) >= players:
        raise UnknownError("unknown-seat", asked=seat, last=str(players - 1))
    return int(seat)
