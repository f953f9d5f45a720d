"""A match at the terminal against bots: shows the table, asks for an action, lets the bots act."""

from __future__ import annotations

import shlex
import time
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from ludotheque import bots
from ludotheque.bots.levels import strengths
from ludotheque.cli.input_parser import COMMANDS, Choice, meant
from ludotheque.cli.menu import Menu, show_help, show_rulebook
from ludotheque.cli.narrator import Teller
from ludotheque.cli.savegame import check_free, write_log
from ludotheque.cli.terminal import INTERRUPTED, CommandError
from ludotheque.kernel.errors import LudothequeError, NotationError, Refused, present
from ludotheque.kernel.game import shelf

if TYPE_CHECKING:
    from ludotheque.bots import Bot
    from ludotheque.cli.terminal import Terminal
    from ludotheque.kernel.match import Match


class PlayerLeft(Exception):  # noqa: N818 - not an error: the person got up
    """The person leaves the table."""


class Sitting:
    """One match at one terminal: a person in `seat` (None: only watching), bots in the others."""

    def __init__(
        self,
        terminal: Terminal,
        match: Match,
        seat: int | None,
        players: Mapping[int, Bot],
        save: Path | None,
        delay: float,
    ) -> None:
        self.terminal = terminal
        self.match = match
        self.seat = seat
        self.bots = players
        self.save = save
        self.delay = delay
        self.teller = Teller(terminal, match, seat)
        self._seed = match.log.seed or 0
        self._unsaved = False

    def run(self) -> int:
        """Play to the end, or until the person leaves; the exit code."""
        try:
            self.greet()
            while not self.match.over:
                seat = min(self.match.to_act())
                if seat == self.seat:
                    self.person()
                else:
                    self.bot(seat)
        except (PlayerLeft, EOFError):
            self.leave(asking=True)
            return 0
        except KeyboardInterrupt:
            self.leave(asking=False)
            return INTERRUPTED
        if self.seat is None:
            self.teller.table(self.terminal.say("table"))
        self.teller.results()
        if self.save:
            self.keep()
            self.terminal.print(self.terminal.say("saved", file=str(self.save)), "quiet")
        return 0

    def greet(self) -> None:
        terminal, match = self.terminal, self.match
        terminal.heading(match.game.title(terminal.language))
        manners = {bot.name for bot in self.bots.values()}
        names = [self.teller.name(seat) for seat in range(match.players)]
        if len(manners) > 1:
            for seat, bot in self.bots.items():
                manner = terminal.say(f"manner-{bot.name}")
                names[seat] += f" ({manner})"
        terminal.print(terminal.say("at-the-table", names=terminal.listed(names)))
        if len(manners) == 1:
            manner = manners.pop()
            terminal.print(terminal.say(f"bots-{manner}"))
            if manner in (measured := strengths(match.game)):
                found = measured[manner]
                terminal.print(
                    terminal.say("level-wins", level=manner, wins=found.label(), against=found.against), "quiet"
                )
        if self.seat is not None:
            terminal.print(terminal.say("tip"), "quiet")
        if self.teller.history:
            terminal.print()
            terminal.print(terminal.say("so-far"))
            self.teller.retell(last=2 * match.players)
        else:
            self.teller.tell(match.opening)

    def bot(self, seat: int) -> None:
        """A bot sees its view, and answers."""
        if self.delay:
            time.sleep(self.delay)
        view = self.match.view(seat)
        made = [move for move in self.match.log.moves if move.seat is not None]
        own = sum(move.seat == seat for move in made)
        action = self.bots[seat].choose(view, seat, bots.seed_of(self._seed, seat, own))
        self.teller.tell(self.match.play(seat, self.match.game.notation.write(view, action)))
        if self.seat is None and (len(made) + 1) % self.match.players == 0 and not self.match.over:
            self.teller.table(self.terminal.say("table"))

    def person(self) -> None:
        """Show the table and ask until something happens."""
        menu = Menu(self.terminal, self.choices())
        self.show(menu)
        while True:
            typed = self.terminal.ask(menu.question)
            if not typed:
                self.show(menu)
            elif command := menu.command(typed, COMMANDS):
                self.obey(*command, menu)
            elif self.act(typed, menu):
                return

    def choices(self) -> list[Choice]:
        """Every legal action, with its label if the game's notation gives one."""
        seat = present(self.seat, "the player's seat")
        match, view = self.match, self.match.view(seat)
        label = match.game.hooks.label
        return [
            Choice(
                match.game.notation.write(view, action),
                self.teller.text([label(view, seat, action)]) if label else "",
            )
            for action in match.engine.legal(view, seat)
        ]

    def show(self, menu: Menu) -> None:
        """The table and the menu."""
        self.teller.table(self.terminal.say("your-turn"))
        menu.show()

    def act(self, typed: str, menu: Menu) -> bool:
        """Try what was typed as a number, as notation, then as a short form; say why if it cannot be."""
        seat = present(self.seat, "the player's seat")
        try:
            steps = self.match.play(seat, menu.text(typed))
        except Refused as refused:
            menu.refuse(refused.sentence(self.terminal.language), refused.paragraph)
            return False
        except NotationError as error:
            found = meant(typed, menu.choices)
            if len(found) != 1:
                menu.wonder(typed, found, error.sentence(self.terminal.language))
                return False
            steps = self.match.play(seat, found[0].text)
        self._unsaved = True
        self.keep()
        self.terminal.print()
        self.teller.tell(steps)
        return True

    def obey(self, command: str, rest: str, menu: Menu) -> None:
        """A command at the prompt; mistakes in it are told, and the match goes on."""
        terminal = self.terminal
        try:
            if command == "quit":
                raise PlayerLeft
            if command == "help":
                show_help(terminal, COMMANDS, {"rules": "3", "save": terminal.say("file-word")})
            elif command == "table":
                self.show(menu)
            elif command == "log":
                terminal.heading(terminal.say("so-far"))
                self.teller.retell()
            elif command == "save":
                self.save_as(rest)
            elif command == "coach":
                self.advise(menu)
            else:
                show_rulebook(terminal, self.match.game, rest)
        except LudothequeError as error:
            terminal.print(error.sentence(terminal.language), "wrong")

    def advise(self, menu: Menu) -> None:
        """What the coach would do in this seat, from what it sees."""
        from ludotheque.cli.coach import advise

        seat = present(self.seat, "the player's seat")
        advise(self.terminal, self.match, seat, self._seed, {choice.text: choice.label for choice in menu.choices})

    def save_as(self, name: str) -> None:
        """Keep the match in a file from now on."""
        if not name and not self.save:
            raise CommandError("save-where", command=self.terminal.say("command-save"))
        if name:
            path = Path(name).expanduser()
            if path != self.save:
                check_free(path)
            write_log(path, self.match.log)
            self.save = path
        self.keep()
        self.terminal.print(self.terminal.say("saved", file=str(self.save)), "quiet")

    def keep(self) -> None:
        if self.save:
            write_log(self.save, self.match.log)
            self._unsaved = False

    def leave(self, asking: bool) -> None:
        """Nothing is lost: say where the match is and how to go on, or offer to keep it."""
        terminal = self.terminal
        terminal.print()
        if asking and self._unsaved and not self.save and terminal.interactive:
            self.offer_to_save()
        self.keep()
        if self.save:
            terminal.print(terminal.say("left-saved", file=str(self.save)))
            terminal.typed(self.resume_command())
        else:
            terminal.print(terminal.say("left"))

    def offer_to_save(self) -> None:
        try:
            while name := self.terminal.ask(self.terminal.say("ask-save")):
                try:
                    self.save_as(name)
                    return
                except CommandError as error:
                    self.terminal.print(error.sentence(self.terminal.language), "wrong")
        except (EOFError, KeyboardInterrupt):
            self.terminal.print()

    def resume_command(self) -> str:
        """What to type to sit down again in the same seat with the same others."""
        game = self.match.game
        words = ["ludotheque", "play", *([] if game.id in shelf() else [str(game.folder)]), "--resume", str(self.save)]
        if self.seat:
            words += ["--seat", str(self.seat)]
        manners = [self.bots[seat].name for seat in sorted(self.bots)]
        if set(manners) != {bots.DEFAULT}:
            for manner in manners:
                words += ["--bot", manner]
        if self.seat is None:
            words += ["--watch"]
        return shlex.join(words)
