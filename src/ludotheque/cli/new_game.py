"""The command `new-game`: copies the template, a small game that can already be played, with its texts in one
language."""

from __future__ import annotations

import keyword
import re
import shutil
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from ludotheque import bots
from ludotheque.cli.game_ids import named_in, sources_beside
from ludotheque.cli.terminal import CommandError, writing
from ludotheque.kernel.game import SHELF, TEXTS, shelf
from ludotheque.kernel.words import LANGUAGES

if TYPE_CHECKING:
    from ludotheque.cli.terminal import Terminal

ID = re.compile(r"[a-z][a-z0-9_]*")
RESERVED = {"none", "tests", "con", "prn", "aux", "nul", *bots.NAMES}
"""`none` stands for "no suggestion" in sentences, `tests` is a folder of every game, bots are asked for by their names,
the others are no file names on Windows."""
TEMPLATE = "_template"
PLACEHOLDER_TITLE = "Template"


def new_game(terminal: Terminal, name: str, into: Path | None) -> int:
    """The command `new-game`."""
    folder = (into or SHELF) / name
    check_id(name, folder, on_shelf=into is None)
    with writing(folder):
        copy(SHELF / TEMPLATE, folder, name, terminal.language)
    terminal.print(terminal.say("new-made", folder=str(shown(folder))))
    target = name if into is None else str(folder.absolute())
    steps = [
        ("1", terminal.say("new-step-play"), f"{program('ludotheque')} play {target}"),
        ("2", terminal.say("new-step-rules"), str(shown(folder) / "rules.py")),
        ("3", terminal.say("new-step-texts"), str(shown(folder) / "rulebook" / f"{terminal.language}.md")),
        ("4", terminal.say("new-step-test"), f"{program('pytest')} {shown(folder)}"),
    ]
    for number, what, typed in steps:
        terminal.rows([(number, what)], ("number", ""))
        terminal.typed(typed, indent=5)
    if into is not None:
        terminal.print(terminal.say("new-entry-point", name=name), "quiet")
    return 0


def check_id(name: str, folder: Path, on_shelf: bool) -> None:
    """Refuse an id that cannot be one, is taken, or already means something: also to our tests, which look for games
    that are named in the sources."""
    if not ID.fullmatch(name) or keyword.iskeyword(name):
        raise CommandError("new-name", asked=name)
    if folder.exists() or (on_shelf and name in shelf()):
        raise CommandError("new-exists", asked=name, folder=str(folder))
    if name in RESERVED or (on_shelf and named_in(name, sources_beside(SHELF), SHELF, shelf())):
        raise CommandError("new-reserved", asked=name)


def program(name: str) -> str:
    """A program of this environment as one would type it here: by its path if the shell finds another or none."""
    beside = Path(sys.prefix) / "bin" / name
    return name if shutil.which(name) == str(beside) or not beside.is_file() else str(shown(beside))


def shown(path: Path) -> Path:
    """A path as one would type it here."""
    here = Path.cwd()
    return path.relative_to(here) if path.is_relative_to(here) else path


def copy(template: Path, folder: Path, name: str, language: str) -> None:
    """Copy the template's files; its name and its title become the new game's, in texts and in names of files. Texts in
    other languages stay behind: those of another game would be worse than none."""
    title = name.replace("_", " ").capitalize()
    others = [other for other in LANGUAGES if other != language]
    for source in sorted(template.rglob("*")):
        foreign = source.parent.name in TEXTS and source.stem in others
        if source.is_dir() or "__pycache__" in source.parts or foreign:
            continue
        target = folder / str(source.relative_to(template)).replace(TEMPLATE, name)
        target.parent.mkdir(parents=True, exist_ok=True)
        try:
            text = source.read_text("utf-8")
        except UnicodeDecodeError:
            shutil.copyfile(source, target)
        else:
            if source.name == "game.toml":
                text = re.sub(rf'^({"|".join(others)}) = "{PLACEHOLDER_TITLE}"\n', "", text, flags=re.MULTILINE)
            target.write_text(text.replace(TEMPLATE, name).replace(PLACEHOLDER_TITLE, title), "utf-8")
