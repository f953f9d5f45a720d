"""The command `replay`: a finished match from its log, checked as a whole, then shown move by move."""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from ludotheque.cli.narrator import Teller
from ludotheque.cli.preparing import prepare
from ludotheque.cli.savegame import open_log
from ludotheque.kernel.errors import UnknownError

if TYPE_CHECKING:
    from ludotheque.cli.terminal import Terminal
    from ludotheque.kernel.match import Match, Step


def again(match: Match) -> Iterator[tuple[Match, list[Step]]]:
    """The same match from its beginning, with what each move brought about; its luck comes from the log."""
    from ludotheque.kernel.chance import Scripted

    log = match.log
    luck = Scripted([move.text for move in log.moves if move.seat is None])
    copy = match.game.match(
        players=log.players,
        options=log.options if log.position is None else None,
        position=log.position,
        chance=luck,
        names=match.names,
    )
    yield copy, copy.opening
    for move in log.moves:
        if move.seat is not None:
            yield copy, copy.play(move.seat, move.text)


def replay(terminal: Terminal, file: Path, seat: str, step: bool) -> int:
    """The command `replay`."""
    prepare(terminal, file)
    match = open_log(file)
    viewer = None if seat == "spectator" else seat_number(seat, match.players)
    tale = again(match)
    match, opening = next(tale)
    teller = Teller(terminal, match, viewer)
    terminal.heading(match.game.title(terminal.language))
    terminal.print(terminal.say("at-the-table", names=terminal.listed([teller.name(n) for n in range(match.players)])))
    teller.tell(opening)
    try:
        for made, (_, steps) in enumerate(tale, 1):
            if step:
                terminal.ask(terminal.say("ask-step"))
            teller.tell(steps)
            if made % match.players == 0 and not match.over:
                teller.table(terminal.say("table"))
    except EOFError:
        terminal.print()
        return 0
    teller.table(terminal.say("table"))
    if match.over:
        teller.results()
    else:
        terminal.print()
        terminal.print(terminal.say("replay-unfinished"))
        terminal.typed(shlex.join(["ludotheque", "play", "--resume", str(file)]))
    return 0


def seat_number(seat: str, players: int) -> int:
    if not seat.isdecimal() or int(seat) >= players:
        raise UnknownError("unknown-seat", asked=seat, last=str(players - 1))
    return int(seat)
