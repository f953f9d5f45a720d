"""Who begins, at the terminal: the question to the host, and his answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludotheque.cli.terminal import CommandError
from ludotheque.kernel.words import Line
from ludotheque.tables import commands as c
from ludotheque.tables.action_search import fold

if TYPE_CHECKING:
    from ludotheque.cli.narrator import Narrator
    from ludotheque.protocol import messages as m
    from ludotheque.tables.events import FirstBy

MIN_ASKED = 2
"""So many people must sit at a table for it to be asked who begins."""
WORDS: tuple[FirstBy, ...] = ("lots", "turn")
"""What is said instead of a name."""


def show_question(narrator: Narrator, seats: m.Seats, options: dict[str, Any]) -> None:
    """What the host is asked, if several people sit at the table, and how he answers."""
    terminal, game = narrator.terminal, narrator.game
    people = [narrator.names[seat] for seat, card in enumerate(seats.seats) if card.name is not None]
    if not seats.host or len(people) < MIN_ASKED:
        return
    asked = game.first.asked(options)
    question = narrator.text([Line(f"first-{asked}")]) if asked else terminal.say("who-begins")
    command, lots = terminal.say("command-first"), terminal.say("first-word-lots")
    example = f"{command} {', '.join(people if game.first.order else people[-1:])}"
    terminal.print(terminal.say("ask-first", question=question, named=example, lots=f"{command} {lots}"))


def choice(narrator: Narrator, typed: str) -> c.ChooseFirst:
    """What was typed after the command: names or numbers of seats with commas between, or one of two words."""
    terminal = narrator.terminal
    for by in WORDS:
        if fold(typed) in (by, fold(terminal.say(f"first-word-{by}"))):
            return c.ChooseFirst(by)
    names, seats = [fold(name) for name in narrator.names], []
    for part in typed.split(","):
        name = fold(part.strip())
        if name in names:
            seats.append(names.index(name))
        elif name.isdecimal() and 1 <= int(name) <= len(names):
            seats.append(int(name) - 1)
        else:
            command, lots, turn = (terminal.say(key) for key in ("command-first", "first-word-lots", "first-word-turn"))
            raise CommandError("first-whom", command=command, lots=lots, turn=turn, last=str(len(names)))
    return c.ChooseFirst("named", seats)
