"""The commands and their parameters: each is a few lines that hand over to a file of its own."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

from cyclopts import App, CycloptsError, Group, Parameter
from cyclopts.exceptions import (
    CoercionError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from ludotheque.cli.help import Help
from ludotheque.cli.terminal import CommandError, Terminal
from ludotheque.kernel.errors import LudothequeError, closest
from ludotheque.kernel.version import VERSION
from ludotheque.kernel.words import language_of

LANGUAGE, NO_COLOUR = "--lang", "--no-color"


def run(arguments: list[str]) -> int:
    """Run one command; every mistake in it becomes a sentence and exit code 2."""
    language, colour, rest = everywhere(arguments)
    terminal = Terminal(known_or_locale(language), colour)
    try:
        if language is not None:
            language_of(language or "?")
        code = build(terminal)(rest)
    except CycloptsError as error:
        return terminal.complain(translate(error).sentence(terminal.language))
    except LudothequeError as error:
        return terminal.complain(error.sentence(terminal.language))
    return code if isinstance(code, int) else 0


def everywhere(arguments: list[str]) -> tuple[str | None, bool, list[str]]:
    """Take out what every command understands in any place: the language and whether to use colours."""
    language, colour, rest = None, True, []
    words = iter(arguments)
    for word in words:
        if word == "--":
            rest += [word, *words]
        elif word == NO_COLOUR:
            colour = False
        elif word == LANGUAGE:
            language = next(words, "")
        elif word.startswith(f"{LANGUAGE}="):
            language = word.partition("=")[2]
        else:
            rest.append(word)
    return language, colour, rest


def known_or_locale(asked: str | None) -> str:
    """The language to complain in, too, if the one asked for does not exist."""
    try:
        return language_of(asked)
    except LudothequeError:
        return language_of(None)


FIRST = Group("help-first", sort_key=1)
"""What somebody new needs."""
FURTHER = Group("help-further", sort_key=2)
GameName = Annotated[str, Parameter(help="help-game")]
Seed = Annotated[int | None, Parameter(help="help-seed", metavar="N")]


def build(terminal: Terminal) -> App:
    """The commands, for one terminal. Their help texts are keys of cli/words, which `Help` translates."""
    app = App(
        name="ludotheque",
        help="help-ludotheque",
        usage="ludotheque COMMAND",
        version=lambda: f"ludotheque {VERSION}",
        help_formatter=Help(terminal),
        help_format="plaintext",
        help_epilogue=terminal.say("help-everywhere"),
        version_format="plaintext",
        group_commands=FURTHER,
        console=terminal.out,
        error_console=terminal.err,
        default_parameter=Parameter(negative=(), show_default=False),
        print_error=False,
        exit_on_error=False,
        suppress_keyboard_interrupt=False,
        result_action="return_value",
    )
    app["--help"].show = False
    app["--version"].show = False

    @app.command(help="help-play", usage="ludotheque play [GAME]", group=FIRST, sort_key=1)
    def play(
        game: Annotated[str | None, Parameter(help="help-game")] = None,
        /,
        *,
        players: Annotated[int | None, Parameter(help="help-players", metavar="N")] = None,
        option: Annotated[
            list[str] | None, Parameter(name=["--option", "-o"], help="help-option", metavar="NAME=VALUE")
        ] = None,
        yes: Annotated[bool, Parameter(name=["--yes", "-y"], help="help-yes")] = False,
        seat: Annotated[int | None, Parameter(help="help-seat", metavar="N")] = None,
        bot: Annotated[list[str] | None, Parameter(help="help-bot", metavar="NAME")] = None,
        name: Annotated[str | None, Parameter(help="help-name", metavar="NAME")] = None,
        seed: Seed = None,
        position: Annotated[Path | None, Parameter(help="help-position", metavar="FILE")] = None,
        save: Annotated[Path | None, Parameter(help="help-save", metavar="FILE")] = None,
        resume: Annotated[Path | None, Parameter(help="help-resume", metavar="FILE")] = None,
        lesson: Annotated[bool, Parameter(help="help-lesson")] = False,
        watch: Annotated[bool, Parameter(help="help-watch")] = False,
        delay: Annotated[float | None, Parameter(help="help-delay", metavar="SECONDS")] = None,
    ) -> int:
        from ludotheque.cli.play import PlayRequest, play

        wish = PlayRequest(
            game=game,
            players=players,
            options=option or [],
            usual=yes,
            seat=seat,
            bots=bot or [],
            name=name,
            seed=seed,
            position=position,
            save=save,
            resume=resume,
            lesson=lesson,
            watch=watch,
            delay=delay,
        )
        return play(terminal, wish)

    @app.command(help="help-replay", usage="ludotheque replay FILE", sort_key=2)
    def replay(
        file: Annotated[Path, Parameter(help="help-file")],
        /,
        *,
        seat: Annotated[str, Parameter(help="help-replay-seat", metavar="N")] = "spectator",
        step: Annotated[bool, Parameter(help="help-step")] = False,
    ) -> int:
        from ludotheque.cli.replay import replay

        return replay(terminal, file, seat, step)

    @app.command(help="help-verify", usage="ludotheque verify FILE|URL", sort_key=2)
    def verify(
        record: Annotated[str, Parameter(help="help-record")],
        /,
        *,
        seal: Annotated[str | None, Parameter(help="help-seal", metavar="HEX")] = None,
    ) -> int:
        from ludotheque.cli.verify import verify

        return verify(terminal, record, seal)

    @app.command(help="help-games", usage="ludotheque games", sort_key=3)
    def games() -> int:
        from ludotheque.cli.games import show_shelf

        return show_shelf(terminal)

    @app.command(help="help-rules", usage="ludotheque rules GAME [§]", sort_key=4)
    def rules(
        game: GameName,
        paragraph: Annotated[str | None, Parameter(help="help-paragraph")] = None,
        /,
    ) -> int:
        from ludotheque.cli.games import take_down
        from ludotheque.cli.rulebook import show_rules

        return show_rules(terminal, take_down(game), paragraph)

    @app.command(help="help-serve", usage="ludotheque serve [FOLDER]", group=FIRST, sort_key=2)
    def serve(
        folder: Annotated[Path | None, Parameter(help="help-folder")] = None,
        /,
        *,
        host: Annotated[str, Parameter(help="help-host", metavar="ADDRESS")] = "127.0.0.1",
        port: Annotated[int, Parameter(help="help-port", metavar="N")] = 8471,
        address: Annotated[str, Parameter(help="help-address", metavar="URL")] = "",
        proxy: Annotated[list[str] | None, Parameter(help="help-proxy", metavar="ADDRESS")] = None,
        delay: Annotated[float | None, Parameter(help="help-bot-delay", metavar="SECONDS")] = None,
        bot_processes: Annotated[int, Parameter(help="help-bot-processes", metavar="N")] = 0,
        store: Annotated[str | None, Parameter(help="help-store", metavar="URL")] = None,
        bus: Annotated[str | None, Parameter(help="help-bus", metavar="URL")] = None,
        node: Annotated[str, Parameter(help="help-node", metavar="URL")] = "",
        quiet: Annotated[bool, Parameter(help="help-quiet")] = False,
        open: Annotated[bool, Parameter(help="help-open")] = False,
    ) -> int:
        from ludotheque.cli.http_client import data_folder
        from ludotheque.cli.serve import serve
        from ludotheque.session.config import from_environment

        config = from_environment(
            folder or data_folder(), address, tuple(proxy or ()), delay, store, bus, node, bot_processes
        )
        return serve(terminal, config, host, port, quiet, open)

    @app.command(help="help-join", usage="ludotheque join URL", group=FIRST, sort_key=3)
    def join(
        url: Annotated[str, Parameter(help="help-url")],
        /,
        *,
        name: Annotated[str | None, Parameter(help="help-name", metavar="NAME")] = None,
        watch: Annotated[bool, Parameter(help="help-look-on")] = False,
    ) -> int:
        from ludotheque.cli.join import join

        return join(terminal, url, name, watch)

    @app.command(name="bot", help="help-own-bot", usage="ludotheque bot PROGRAM URL", sort_key=12)
    def own_bot(
        program: Annotated[str, Parameter(help="help-program")],
        url: Annotated[str, Parameter(help="help-table-url")],
        /,
        *,
        name: Annotated[str, Parameter(help="help-bot-name", metavar="NAME")] = "Bot",
        seconds: Annotated[float, Parameter(help="help-answer-seconds", metavar="N")] = 5.0,
        cover: Annotated[str, Parameter(help="help-cover", metavar="NAME")] = "simple",
    ) -> int:
        from ludotheque.cli.bot import BotRequest, own_bot

        return own_bot(terminal, BotRequest(program, url, name, seconds, cover))

    @app.command(help="help-arena", usage="ludotheque arena GAME LEVEL|PROGRAM …", sort_key=11)
    def arena(
        game: GameName,
        levels: Annotated[list[str], Parameter(help="help-levels")],
        /,
        *,
        matches: Annotated[int, Parameter(help="help-matches", metavar="N")] = 200,
        option: Annotated[
            list[str] | None, Parameter(name=["--option", "-o"], help="help-option", metavar="NAME=VALUE")
        ] = None,
        seed: Annotated[int, Parameter(help="help-seed", metavar="N")] = 0,
        out: Annotated[Path | None, Parameter(help="help-arena-out", metavar="FILE")] = None,
        workers: Annotated[int | None, Parameter(help="help-workers", metavar="N")] = None,
    ) -> int:
        from ludotheque.cli.arena import ArenaRequest, arena

        return arena(terminal, ArenaRequest(game, levels, matches, option or [], seed, out, workers))

    @app.command(name="new-game", help="help-new-game", usage="ludotheque new-game NAME", sort_key=10)
    def new_game(
        name: Annotated[str, Parameter(help="help-new-name")],
        /,
        *,
        into: Annotated[Path | None, Parameter(help="help-into", metavar="FOLDER")] = None,
    ) -> int:
        from ludotheque.cli.new_game import new_game

        return new_game(terminal, name, into)

    @app.command(help="help-backup", usage="ludotheque backup FOLDER FILE", sort_key=7)
    def backup(
        folder: Annotated[Path, Parameter(help="help-server")],
        file: Annotated[Path, Parameter(help="help-backup-file")],
        /,
    ) -> int:
        from ludotheque.cli.admin import backup

        return backup(terminal, folder, file)

    @app.command(help="help-restore", usage="ludotheque restore FILE FOLDER|ADDRESS", sort_key=8)
    def restore(
        file: Annotated[Path, Parameter(help="help-backup-file")],
        place: Annotated[str, Parameter(help="help-restore-place")],
        /,
    ) -> int:
        from ludotheque.cli.admin import restore

        return restore(terminal, file, place)

    @app.command(help="help-check", usage="ludotheque check FOLDER", sort_key=9)
    def check(folder: Annotated[str, Parameter(help="help-server-anywhere")], /) -> int:
        from ludotheque.cli.admin import check

        return check(terminal, folder)

    add_catalog(app, terminal)
    return app


Place = Annotated[str | None, Parameter(help="help-server-anywhere")]


def add_catalog(app: App, terminal: Terminal) -> None:
    """The commands about the collection."""

    @app.command(help="help-owner", usage="ludotheque owner [FOLDER|ADDRESS]", sort_key=6)
    def owner(
        place: Place = None,
        /,
        *,
        address: Annotated[str, Parameter(help="help-address", metavar="URL")] = "http://localhost:8471",
        renew: Annotated[bool, Parameter(help="help-renew")] = False,
    ) -> int:
        from ludotheque.cli.catalog import owner

        return owner(terminal, place_of(place), address, renew)

    catalog = App(name="catalog", help="help-catalog", usage="ludotheque catalog import|export FILE", sort_key=5)
    app.command(catalog)

    @catalog.command(name="import", help="help-import", usage="ludotheque catalog import FILE [FOLDER|ADDRESS]")
    def import_file(
        file: Annotated[Path, Parameter(help="help-import-file")],
        place: Place = None,
        /,
        *,
        dry_run: Annotated[bool, Parameter(help="help-dry-run")] = False,
        yes: Annotated[bool, Parameter(help="help-import-yes")] = False,
        map: Annotated[list[str] | None, Parameter(help="help-map", metavar="COLUMN=FIELD")] = None,
    ) -> int:
        from ludotheque.cli.catalog import import_file

        return import_file(terminal, file, place_of(place), dry_run, yes, map or [])

    @catalog.command(name="export", help="help-export", usage="ludotheque catalog export FILE [FOLDER|ADDRESS]")
    def export_file(
        file: Annotated[Path, Parameter(help="help-export-file")],
        place: Place = None,
        /,
    ) -> int:
        from ludotheque.cli.catalog import export_file

        return export_file(terminal, file, place_of(place))


def place_of(given: str | None) -> str:
    """The folder or database of a server: the one given, else the environment's, else the usual folder."""
    from ludotheque.cli.http_client import data_folder

    return given or os.environ.get("LUDOTHEQUE_STORE") or str(data_folder())


def translate(error: CycloptsError) -> CommandError:
    """A mistake on the command line, in our words."""
    if isinstance(error, UnknownCommandError) and error.unused_tokens and error.app:
        known = [name for name in error.app if not name.startswith("-")]
        asked = error.unused_tokens[0]
        return CommandError("unknown-command", asked=asked, known=", ".join(known), nearest=closest(asked, known))
    if isinstance(error, UnknownOptionError):
        asked = (error.token.keyword or error.token.value).partition("=")[0]
        known = [name for argument in error.argument_collection for name in argument.names if name.startswith("--")]
        return CommandError(
            "unknown-flag", asked=asked, nearest=closest(asked, [*known, LANGUAGE, NO_COLOUR, "--help"])
        )
    if isinstance(error, UnusedCliTokensError) and error.unused_tokens:
        return CommandError("unexpected-word", asked=error.unused_tokens[0])
    if isinstance(error, CoercionError) and error.token:
        key = "flag-alone" if error.target_type is bool else "bad-number"
        return CommandError(key, name=argument_name(error), asked=error.token.value)
    if isinstance(error, MissingArgumentError):
        return CommandError("missing-word", name=argument_name(error))
    if isinstance(error, RepeatArgumentError):
        return CommandError("repeated-flag", name=error.token.keyword or argument_name(error))
    return CommandError("bad-command-line", asked=" ".join(error.root_input_tokens or []))


def argument_name(error: CycloptsError) -> str:
    """How the argument at fault is written: `--players`, or `FILE`."""
    if error.argument is None:
        return "?"
    name = str(error.argument.name)
    return name if name.startswith("--") else name.upper()
