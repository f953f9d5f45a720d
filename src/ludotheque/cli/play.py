"""The command `play`: sets a match at the terminal up from the command line and from questions."""

from __future__ import annotations

import json
import os
import shlex
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ludotheque import bots
from ludotheque.cli.games import choose_game, take_down
from ludotheque.cli.keyboard import from_pipe
from ludotheque.cli.options import ask_level, ask_options, read_options
from ludotheque.cli.savegame import check_free, open_log
from ludotheque.cli.terminal import CommandError, reading
from ludotheque.kernel.errors import OptionError, UnknownError, present
from ludotheque.kernel.game import in_reach, shelf

if TYPE_CHECKING:
    from ludotheque.cli.terminal import Terminal
    from ludotheque.kernel.game import Game
    from ludotheque.kernel.match import Match

BOT_NAMES = (
    *("Bruno", "Clara", "Dino", "Felix", "Gina", "Jakob", "Kaja", "Leo", "Mila"),
    *("Nino", "Paul", "Rosa", "Sami", "Tina", "Viola", "Willi", "Zoe"),
)
"""One more than there can be seats. None begins with a vowel: French would have to shorten the word before it."""
WATCHING_DELAY_S = 0.8
MAX_DELAY_S = 60.0


@dataclass
class PlayRequest:
    """What the command line asks for."""

    game: str | None = None
    players: int | None = None
    options: list[str] = field(default_factory=list)
    usual: bool = False
    seat: int | None = None
    bots: list[str] = field(default_factory=list)
    name: str | None = None
    seed: int | None = None
    position: Path | None = None
    save: Path | None = None
    resume: Path | None = None
    lesson: bool = False
    watch: bool = False
    delay: float | None = None


def play(terminal: Terminal, wish: PlayRequest) -> int:
    """The command `play`. What can be wrong is looked at before rules are compiled and before a person is asked."""
    check(wish)
    from_pipe(terminal)
    try:
        match = (
            resumed(terminal, wish) if wish.resume else shown(terminal, wish) if wish.lesson else fresh(terminal, wish)
        )
    except EOFError:
        terminal.print()
        terminal.print(terminal.say("left"))
        return 0
    seat = None if wish.watch else check_seat(wish.seat or 0, match.players)
    with in_reach(match.game):
        return at_table(terminal, wish, match, seat)


def at_table(terminal: Terminal, wish: PlayRequest, match: Match, seat: int | None) -> int:
    """Play to the end, or until the person leaves; say where the match is then, and how to go on."""
    from ludotheque.cli.local_table import TABLE, LocalTable
    from ludotheque.cli.table_view import TableView

    levels = seated(match.players, seat, wish.bots)
    repeatable = wish.seed is not None or not terminal.interactive
    table = partial(LocalTable, match, seat, levels, pace(terminal, wish), repeatable, terminal.language)
    view = TableView(terminal, TABLE, None, table, wish.save or wish.resume)
    code = view.stay()
    if not view.over:
        terminal.print()
        if view.save:
            terminal.print(terminal.say("left-saved", file=str(view.save)))
            terminal.typed(resume_command(match.game, view.save, seat, levels))
        else:
            terminal.print(terminal.say("left"))
    return code


def resume_command(game: Game, save: Path, seat: int | None, levels: Mapping[int, str]) -> str:
    """What to type to sit down again in the same seat with the same others."""
    words = ["ludotheque", "play", *([] if game.id in shelf() else [str(game.folder)]), "--resume", str(save)]
    if seat:
        words += ["--seat", str(seat)]
    if set(levels.values()) != {bots.DEFAULT}:
        for place in sorted(levels):
            words += ["--bot", levels[place]]
    if seat is None:
        words += ["--watch"]
    return shlex.join(words)


def check(wish: PlayRequest) -> None:
    """Refuse what cannot go together or does not exist."""
    given = {
        "GAME": None if wish.game and os.sep in wish.game else wish.game,
        "--players": wish.players,
        "--option": wish.options,
        "--position": wish.position,
        "--seed": wish.seed,
        "--name": wish.name,
    }
    if wish.resume:
        for name, value in given.items():
            if value not in (None, []):
                raise CommandError("flags-exclude", one="--resume", other=name)
    if wish.lesson:
        own = {"--resume": wish.resume, "--watch": wish.watch or None, "--seat": wish.seat, "--bot": wish.bots}
        for name, value in {**given, **own}.items():
            if value not in (None, []) and name not in ("GAME", "--name"):
                raise CommandError("flags-exclude", one="--lesson", other=name)
    if wish.watch and wish.seat is not None:
        raise CommandError("flags-exclude", one="--watch", other="--seat")
    for name in wish.bots:
        bots.check(name)
    if wish.save and wish.save != wish.resume:
        check_free(wish.save)
    if wish.seed is not None and not 0 <= wish.seed < 1 << 64:
        raise OptionError("bad-seed", asked=str(wish.seed))
    if wish.delay is not None and not 0 <= wish.delay <= MAX_DELAY_S:
        raise CommandError("bad-delay", asked=f"{wish.delay:g}", longest=f"{MAX_DELAY_S:g}")


def check_seat(seat: int, players: int) -> int:
    if not 0 <= seat < players:
        raise UnknownError("unknown-seat", asked=str(seat), last=str(players - 1))
    return seat


def check_bots(names: list[str], seats: int) -> None:
    if len(names) > seats:
        raise CommandError("too-many-bots", asked=len(names), seats=seats)


def resumed(terminal: Terminal, wish: PlayRequest) -> Match:
    """The match of a log file, ready to go on. A game that is not on the shelf is named by its folder."""
    log = present(wish.resume, "the log to go on with")
    game = take_down(wish.game) if wish.game else None
    match = open_log(terminal, log, game)
    check_bots(wish.bots, match.players - (not wish.watch))
    return match


def fresh(terminal: Terminal, wish: PlayRequest) -> Match:
    """A new match, from the start or from a position."""
    from ludotheque.bots.executor import run_at_once

    game = take_down(wish.game) if wish.game else choose_game(terminal)
    position = read_position(wish.position) if wish.position else None
    options: Mapping[str, Any] | None = None
    players = wish.players
    if position is None:
        options = read_options(game, wish.options)
        asked = terminal.interactive and not wish.options and not wish.usual
        players = game.schema.players(players, game.schema.complete(options))
        if asked:
            options, players, each = ask_options(terminal, game, wish.players)
            if each and not wish.bots:
                wish.bots = [ask_level(terminal, game)]
    else:
        options = read_options(game, wish.options) or None
        _, players, _ = game.from_position(position)
    if wish.seat is not None:
        check_seat(wish.seat, players)
    check_bots(wish.bots, players - (not wish.watch))
    run_at_once(game)
    return game.match(
        players=wish.players if position is not None else players,
        options=options,
        seed=wish.seed,
        position=position,
        names=names(terminal, wish, players),
    )


def shown(terminal: Terminal, wish: PlayRequest) -> Match:
    """The match that is left when somebody has been shown a game: he goes on in the seat he had."""
    from ludotheque.bots.executor import run_at_once
    from ludotheque.cli.lesson import LEVEL, taught

    game = take_down(wish.game) if wish.game else choose_game(terminal)
    run_at_once(game)
    match, wish.seat = taught(terminal, game, (wish.name or "").strip() or terminal.say("guest"))
    wish.bots = [LEVEL]
    return match


def read_position(path: Path) -> Any:
    """The JSON of a position file."""
    with reading(path):
        try:
            return json.loads(path.read_text("utf-8"))
        except json.JSONDecodeError as error:
            raise CommandError("bad-json", file=str(path), line=str(error.lineno), column=str(error.colno)) from error
        except (ValueError, RecursionError) as error:
            raise CommandError("file-unreadable", file=str(path)) from error


def names(terminal: Terminal, wish: PlayRequest, players: int) -> list[str]:
    """The person's name in the person's seat, and a bot's in the others: none twice."""
    own = (wish.name or "").strip() or terminal.say("guest")
    free = [name for name in BOT_NAMES if name != own]
    seat = None if wish.watch else wish.seat or 0
    return [own if place == seat else free[place] for place in range(players)]


def seated(players: int, seat: int | None, wanted: list[str]) -> dict[int, str]:
    """The level of a bot for every other seat: those asked for in order, then the last of them again."""
    others = [place for place in range(players) if place != seat]
    return dict(zip(others, [*wanted, *[wanted[-1] if wanted else bots.DEFAULT] * len(others)], strict=False))


def pace(terminal: Terminal, wish: PlayRequest) -> float:
    """Seconds before a bot's move: enough to read, where somebody reads along."""
    if wish.delay is not None:
        return wish.delay
    return WATCHING_DELAY_S if wish.watch and terminal.out.is_terminal else 0.0
