"""How does a person sit at a table with bots? The table is shown, a choice is asked for, the others answer."""

from __future__ import annotations

import shlex
import time
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from ludotheque import bots
from ludotheque.cli.rulebook import show_contents, show_rules
from ludotheque.cli.savegame import check_free, write_log
from ludotheque.cli.teller import Teller
from ludotheque.cli.terminal import INTERRUPTED, CommandError
from ludotheque.cli.typed import COMMANDS, Choice, command_of, meant
from ludotheque.kernel.errors import LudothequeError, NotationError, Refused
from ludotheque.kernel.game import shelf

if TYPE_CHECKING:
    from ludotheque.bots import Bot
    from ludotheque.cli.terminal import Terminal
    from ludotheque.kernel.match import Match

LONG_MENU = 12
"""A longer list is not printed: examples and the way to write one say more."""
EXAMPLES = 3


class Left(Exception):  # noqa: N818 - not an error: the person got up
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
        except (Left, EOFError):
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
            terminal.print(terminal.say(f"bots-{manners.pop()}"))
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
        choices = self.choices()
        menu = self.show(choices)
        while True:
            typed = self.terminal.ask(self.terminal.say("ask-action", last=len(menu)))
            if not typed:
                self.show(choices)
                continue
            own = {name: self.terminal.say(f"command-{name}") for name in COMMANDS}
            if all(typed != choice.text for choice in choices) and (command := command_of(typed, own)):
                self.obey(*command, choices)
                continue
            if self.act(typed, choices, menu):
                return

    def choices(self) -> list[Choice]:
        """Every legal action, with its label if the game's notation gives one."""
        assert self.seat is not None
        match, view = self.match, self.match.view(self.seat)
        label = getattr(match.game.notation, "label", None)
        return [
            Choice(
                match.game.notation.write(view, action),
                match.game.words.tell(self.terminal.language, label(view, self.seat, action), match.names, self.seat)
                if label
                else "",
            )
            for action in match.engine.legal(view, self.seat)
        ]

    def show(self, choices: list[Choice]) -> list[Choice]:
        """The table and the menu; of a long list only examples."""
        terminal = self.terminal
        self.teller.table(terminal.say("your-turn"))
        terminal.print()
        menu = choices
        if len(choices) > LONG_MENU:
            menu = [choices[(len(choices) - 1) * place // (EXAMPLES - 1)] for place in range(EXAMPLES)]
            terminal.print(terminal.say("many-choices", count=len(choices), example=menu[0].text))
        rows = [(str(number), choice.text, choice.label) for number, choice in enumerate(menu, 1)]
        terminal.rows(rows, ("number", "typed", ""))
        return menu

    def act(self, typed: str, choices: list[Choice], menu: list[Choice]) -> bool:
        """Try what was typed as a number, as notation, then as a short form; say why if it cannot be."""
        assert self.seat is not None
        terminal = self.terminal
        text = typed
        if typed.isdecimal() and 1 <= int(typed) <= len(menu):
            text = menu[int(typed) - 1].text
        try:
            steps = self.match.play(self.seat, text)
        except Refused as refused:
            terminal.print(refused.sentence(terminal.language), "wrong")
            terminal.print(terminal.say("refused-hint", paragraph=str(refused.paragraph)))
            return False
        except NotationError as error:
            found = meant(typed, choices)
            if len(found) != 1:
                self.wonder(typed, found, menu, error)
                return False
            steps = self.match.play(self.seat, found[0].text)
        self._unsaved = True
        self.keep()
        terminal.print()
        self.teller.tell(steps)
        return True

    def wonder(self, typed: str, found: list[Choice], menu: list[Choice], error: NotationError) -> None:
        """Say why something typed is no choice: too short, no such number, or not readable."""
        terminal = self.terminal
        if found:
            texts = [choice.text for choice in found[:EXAMPLES]]
            terminal.print(terminal.say("ambiguous", asked=typed, count=len(found), known=" / ".join(texts)), "wrong")
        elif typed.isdecimal():
            terminal.print(terminal.say("no-such-number", asked=typed, last=len(menu)), "wrong")
        else:
            terminal.print(error.sentence(terminal.language), "wrong")

    def obey(self, command: str, rest: str, choices: list[Choice]) -> None:
        """A command at the prompt; mistakes in it are told, and the match goes on."""
        terminal, game = self.terminal, self.match.game
        try:
            if command == "quit":
                raise Left
            if command == "help":
                self.help()
            elif command == "table":
                self.show(choices)
            elif command == "log":
                terminal.heading(terminal.say("so-far"))
                self.teller.retell()
            elif command == "save":
                self.save_as(rest)
            elif rest:
                show_rules(terminal, game, rest)
            else:
                show_contents(terminal, game)
        except LudothequeError as error:
            terminal.print(error.sentence(terminal.language), "wrong")

    def help(self) -> None:
        terminal = self.terminal
        terminal.heading(terminal.say("help-title"))
        terminal.print(terminal.say("help-how"))
        after = {"rules": " 3", "save": " " + terminal.say("file-word")}
        words = {name: terminal.say(f"command-{name}") + after.get(name, "") for name in COMMANDS}
        rows = [(words[name], terminal.say(f"does-{name}")) for name in COMMANDS]
        terminal.rows(rows, ("typed", ""))

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
