"""The list of games, and the choice of one of them."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from ludotheque.bots.levels import LEVELS, Strength, strengths
from ludotheque.kernel.errors import UnknownError, closest
from ludotheque.kernel.game import open_folder, open_game, shelf

if TYPE_CHECKING:
    from ludotheque.cli.terminal import Terminal
    from ludotheque.kernel.game import Game


def take_down(name: str) -> Game:
    """A game of the shelf by its id, or one that is being written by the path of its folder."""
    if os.sep in name:
        return open_folder(Path(name))
    return open_game(name)


def facts(terminal: Terminal, game: Game) -> str:
    """Who can play and for how long, in a few words; of a draft, that it is one."""
    seats = terminal.say("seats", low=game.schema.low, high=game.schema.high)
    told = f"{seats}, " + terminal.say("minutes", minutes=game.card["minutes"])
    if game.stage == "draft":
        told += " · " + terminal.say("draft", languages=" ".join(f"[{language}]" for language in game.languages))
    return told


def list_games(terminal: Terminal) -> list[str]:
    """Print the shelf, numbered; the ids in that order."""
    names = shelf()
    for number, name in enumerate(names, 1):
        game = open_game(name)
        terminal.rows([(str(number), game.title(terminal.language))], ("number", "heading"))
        terminal.print(f"{name} · {facts(terminal, game)}", before=" " * 5)
    return names


def show_levels(terminal: Terminal, game: Game) -> None:
    """The bots' levels of a game, each with what was measured against the one below."""
    measured = strengths(game)
    for level in LEVELS:
        show_strength(terminal, measured, level)


def show_strength(terminal: Terminal, measured: Mapping[str, Strength], level: str, before: str = " " * 5) -> None:
    """What was measured of one level, if anything was."""
    if found := measured.get(level):
        wins = terminal.say("level-wins", level=level, wins=found.label(), against=found.against)
        terminal.print(wins, "quiet", before)


def show_shelf(terminal: Terminal) -> int:
    """The command `games`: every box, and how strong its bots are."""
    for number, name in enumerate(shelf(), 1):
        game = open_game(name)
        terminal.rows([(str(number), game.title(terminal.language))], ("number", "heading"))
        terminal.print(f"{name} · {facts(terminal, game)}", before=" " * 5)
        show_levels(terminal, game)
    terminal.print()
    terminal.print(terminal.say("shelf-next"), "quiet")
    return 0


def choose_game(terminal: Terminal) -> Game:
    """Let the person take a game by number or name; Enter takes the first."""
    terminal.heading(terminal.say("shelf"))
    names = list_games(terminal)
    terminal.print()
    first = open_game(names[0]).title(terminal.language)
    while True:
        typed = terminal.ask(terminal.say("ask-game", first=first))
        if not typed:
            return open_game(names[0])
        if typed.isdecimal() and 1 <= int(typed) <= len(names):
            return open_game(names[int(typed) - 1])
        begun = [name for name in names if name.startswith(typed.lower())]
        if len(begun) == 1:
            return open_game(begun[0])
        unknown = UnknownError("unknown-game", asked=typed, known=", ".join(names), nearest=closest(typed, names))
        terminal.complain(unknown.sentence(terminal.language))
