"""Choice of a game's options: from the command line, or by a person in plain words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from ludotheque import bots
from ludotheque.bots.levels import LEVELS, strengths
from ludotheque.cli.games import facts, show_strength
from ludotheque.cli.terminal import CommandError
from ludotheque.kernel.errors import OptionError
from ludotheque.kernel.options import GameOption, Value
from ludotheque.tables.action_search import fold

if TYPE_CHECKING:
    from ludotheque.cli.terminal import Terminal
    from ludotheque.kernel.game import Game


def read_options(game: Game, given: Sequence[str]) -> dict[str, Value]:
    """Options of the form name=value; a flag may stand alone."""
    values: dict[str, Value] = {}
    for word in given:
        name, equals, value = (part.strip() for part in word.partition("="))
        option = game.schema.option(name)
        if not equals and option.kind != "flag":
            raise CommandError("option-form", asked=word, known=option.describe())
        values[name] = option.parse(value) if equals else True
    return values


class Labels:
    """The game's own words for its options and their values."""

    def __init__(self, terminal: Terminal, game: Game) -> None:
        self._terminal, self._game = terminal, game

    def _say(self, key: str, otherwise: str) -> str:
        words, language = self._game.words, self._terminal.language
        return words.say(language, key) if words.has(language, key) else otherwise

    def name(self, option: GameOption) -> str:
        return self._say(f"option-{option.name}", option.name)

    def value(self, option: GameOption, value: Value) -> str:
        if option.kind == "flag":
            return self._terminal.say("yes" if value else "no")
        if isinstance(value, list):
            return ", ".join(map(str, value)) or self._terminal.say("none")
        return self._say(f"option-{option.name}-{value}", str(value))

    def help(self, option: GameOption) -> str:
        """What the option changes: the attribute `.help` of its message."""
        return self._game.words.attribute(self._terminal.language, f"option-{option.name}", "help")


def ask_options(terminal: Terminal, game: Game, players: int | None) -> tuple[Mapping[str, Value], int, bool]:
    """Show the usual options; Enter plays with them, anything else asks for each. The options, how many play, and
    whether each was asked for."""
    labels = Labels(terminal, game)
    values = game.schema.complete({})
    terminal.heading(game.title(terminal.language))
    terminal.print(facts(terminal, game))
    terminal.print()
    rows = [(terminal.say("players"), str(game.schema.players(players, values)))]
    rows += [
        (labels.name(option), labels.value(option, values[name]))
        for name, option in game.schema.options.items()
        if values[name] is not None
    ]
    terminal.rows(rows, ("", "heading"))
    terminal.print()
    if not terminal.ask(terminal.say("ask-usual")):
        return values, game.schema.players(players, values), False
    return *ask_each(terminal, game, labels, players), True


def ask_level(terminal: Terminal, game: Game) -> str:
    """How the bots shall play: a level by number or name, each with what was measured of it. Enter: as usual."""
    terminal.heading(terminal.say("levels"))
    measured = strengths(game)
    for number, level in enumerate(LEVELS, 1):
        terminal.rows([(str(number), f"{level} · {terminal.say(f'bots-{level}')}")], ("number", ""))
        show_strength(terminal, measured, level)
    while True:
        typed = terminal.ask(terminal.say("ask-level", last=len(LEVELS)))
        if not typed:
            return bots.DEFAULT
        if typed.isdecimal() and 1 <= int(typed) <= len(LEVELS):
            return LEVELS[int(typed) - 1]
        if fold(typed) in LEVELS:
            return fold(typed)
        terminal.complain(terminal.say("no-such-number", asked=typed, last=len(LEVELS)))


def ask_each(terminal: Terminal, game: Game, labels: Labels, players: int | None) -> tuple[dict[str, Value], int]:
    """Every option that applies, then how many play."""
    schema = game.schema
    values: dict[str, Value] = {}
    for name, option in schema.options.items():
        if not schema.applies(option, values):
            values[name] = None
            continue
        terminal.heading(labels.name(option))
        terminal.print(labels.help(option))
        usual = schema.default(option, values)
        if option.kind in ("choice", "flag"):
            values[name] = ask_listed(terminal, labels, option, usual)
        else:
            values[name] = ask_written(terminal, labels, game, option, values, usual)
    if players in schema.seats(values):
        return values, schema.players(players, values)
    terminal.heading(terminal.say("players"))
    return values, ask_players(terminal, game, values)


def ask_listed(terminal: Terminal, labels: Labels, option: GameOption, usual: Value) -> Value:
    """One of the values, by number or by name; Enter takes the usual one."""
    values: list[Value] = [False, True] if option.kind == "flag" else list(option.values)
    rows = [(str(number), labels.value(option, value)) for number, value in enumerate(values, 1)]
    terminal.rows(rows, ("number", ""))
    while True:
        typed = terminal.ask(terminal.say("ask-number", last=len(values), usual=values.index(usual) + 1))
        if not typed:
            return usual
        if typed.isdecimal() and 1 <= int(typed) <= len(values):
            return values[int(typed) - 1]
        for value in values:
            if fold(typed) in (fold(str(value)), fold(labels.value(option, value))):
                return value
        terminal.complain(terminal.say("no-such-number", asked=typed, last=len(values)))


def ask_written(
    terminal: Terminal, labels: Labels, game: Game, option: GameOption, before: Mapping[str, Value], usual: Value
) -> Value:
    """A value that is written out, such as a number; it must fit the options before it. Enter takes the usual one."""
    while True:
        shown = labels.value(option, usual)
        typed = terminal.ask(terminal.say("ask-value", known=option.describe(), usual=shown))
        if not typed:
            return usual
        try:
            value = option.parse(typed)
            game.schema.complete({**before, option.name: value})
        except OptionError as error:
            terminal.complain(error.sentence(terminal.language))
        else:
            return value


def ask_players(terminal: Terminal, game: Game, values: Mapping[str, Value]) -> int:
    """How many play, as the options allow; Enter takes the usual number."""
    seats = [str(count) for count in game.schema.seats(values)]
    usual = game.schema.players(None, values)
    while True:
        typed = terminal.ask(terminal.say("ask-value", known=", ".join(seats), usual=str(usual)))
        if not typed:
            return usual
        if typed in seats:
            return int(typed)
        error = OptionError("bad-players", asked=typed, known=" / ".join(seats))
        terminal.complain(error.sentence(terminal.language))
