"""Output at a terminal: in one language, in colour where there is any, on any character set.

Nothing depends on colour: it only underlines the shapes ●■▲★◆○. A terminal that cannot show a character gets the
nearest plain one, so that a red pig is an `r` there.
"""

from __future__ import annotations

import codecs
import contextlib
import io
import os
import re
import sys
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.highlighter import RegexHighlighter
from rich.rule import Rule
from rich.text import Text
from rich.theme import Theme

from ludotheque.kernel.errors import OptionError
from ludotheque.kernel.words import Words

BAD_INPUT = 2
INTERRUPTED = 130

PLAIN = {
    **dict(zip("●■▲★◆○", "rbgykw", strict=True)),
    **dict(zip("·•→›»«„“”’‘–—−×─━│", '.*>>"""""' + "''---x--|", strict=True)),
    "ä": "ae",
    "ö": "oe",
    "ü": "ue",
    "Ä": "Ae",
    "Ö": "Oe",
    "Ü": "Ue",
    "ß": "ss",
    "œ": "oe",
    "§": "par. ",
}
"""What stands for a character on a terminal that lacks it; colours by their English initials, black as k."""

STICKY = re.compile(r"(?<=[«§]) | (?=[»:;?!●■▲★◆○])")
"""Spaces at which no line ends: French ones before a colon, and the one between a colour and its shape."""
GLUE = "\ue000"
NARROWEST = 16

STYLES = {
    # Black and white themselves vanish on black or white terminals.
    "shape.red": "bold red",
    "shape.blue": "bold bright_blue",
    "shape.green": "bold green",
    "shape.yellow": "bold yellow",
    "shape.black": "bright_black",
    "shape.white": "bold",
    "number": "bold cyan",
    "typed": "cyan",
    "mine": "bold",
    "theirs": "default",
    "heading": "bold",
    "quiet": "dim",
    "wrong": "bold red",
}


class Shapes(RegexHighlighter):
    """Gives each of the collection's shapes its colour."""

    base_style = "shape."
    highlights = [  # noqa: RUF012 - as rich declares it
        r"(?P<red>●)|(?P<blue>■)|(?P<green>▲)|(?P<yellow>★)|(?P<black>◆)|(?P<white>○)"
    ]


@cache
def cli_words() -> Words:
    """The messages of the terminal client."""
    return Words([Path(__file__).parent / "words"])


class CommandError(OptionError):
    """Something asked of the program itself that does not fit; its message is in cli/words."""

    def __init__(self, key: str, /, **parameters: Any) -> None:
        super().__init__(key, **parameters)
        self.words = cli_words()


class Terminal:
    """One person's terminal: a language, a way to print, a way to ask."""

    def __init__(self, language: str, colour: bool = True) -> None:
        make_patient()
        self.language = language
        plain = not colour or bool(os.environ.get("NO_COLOR"))
        self.out = _console(sys.stdout, plain)
        self.err = _console(sys.stderr, plain)
        self.shapes = Shapes()
        self.read: Callable[[str], str] = input
        """Prints a prompt and gives the line that is typed."""

    @property
    def interactive(self) -> bool:
        """Is a person typing, who can be asked?"""
        return sys.stdin is not None and sys.stdin.isatty()

    def say(self, key: str, /, **parameters: Any) -> str:
        return cli_words().say(self.language, key, **parameters)

    def text(self, text: str, style: str = "") -> Text:
        return self.shapes(Text(text, style=style))

    def lines(self, text: str, style: str = "", before: int = 0) -> list[Text]:
        """A paragraph in lines that leave room for something before them; what belongs together stays together."""
        glued = self.text(STICKY.sub(GLUE, text), style)
        width = max(self.out.width - before, NARROWEST)
        wrapped = [part for line in glued.split(allow_blank=True) for part in line.divide(breaks(line.plain, width))]
        for line in wrapped:
            line.plain = line.plain.replace(GLUE, " ")
            line.rstrip()
        return wrapped

    def print(self, text: str = "", style: str = "", before: str = "") -> None:
        """A paragraph, each of its lines behind the same few characters."""
        for line in self.lines(text, style, cell_len(before)) or [Text()]:
            self._line(Text.assemble((before, "quiet"), line))

    def rows(self, rows: Sequence[Sequence[str]], styles: Sequence[str], indent: int = 2) -> None:
        """Columns of text. The last one is folded, and goes below the others where the terminal is narrow."""
        widths = [max(cell_len(row[place]) for row in rows) for place in range(len(styles) - 1)]
        room = indent + sum(width + 2 for width in widths)
        below = room > self.out.width // 2
        for row in rows:
            head = Text(" " * indent)
            for cell, width, style in zip(row, widths, styles, strict=False):
                head = Text.assemble(head, self.text(cell, style), " " * (width + 2 - cell_len(cell)))
            margin = 2 * indent + 2 if below else room
            first, *more = self.lines(row[-1], styles[-1], margin) or [Text()]
            if below:
                self._line(head)
                more = [first, *more] if first.plain else []
            else:
                self._line(Text.assemble(head, first))
            for line in more:
                self._line(Text.assemble(" " * margin, line))

    def typed(self, command: str, indent: int = 2) -> None:
        """Something to type or to copy: never folded."""
        self._line(Text.assemble(" " * indent, (command, "typed")))

    def _line(self, line: Text) -> None:
        line.rstrip()
        self.out.print(line, no_wrap=True, overflow="ignore", crop=False)

    def show(self, thing: RenderableType) -> None:
        self.out.print(thing)

    def heading(self, title: str) -> None:
        """A line across the terminal: here begins something else."""
        self.out.print()
        self.out.print(Rule(Text(title, style="heading"), align="left", style="quiet"))

    def note(self, text: str) -> None:
        """A remark beside the game: it goes to standard error."""
        self.out.file.flush()
        self.err.print(self.text(text, "quiet"))

    def complain(self, sentence: str) -> int:
        """Say what is wrong on standard error; the exit code for it."""
        self.out.file.flush()
        self.err.print(Text(sentence), soft_wrap=True)
        return BAD_INPUT

    def ask(self, prompt: str) -> str:
        """What the person types in one line. Raises EOFError when there is nobody left to ask."""
        self.out.file.flush()
        if self.interactive:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401 - gives input() arrow keys and a memory
        typed = self.read(f"{prompt} ")
        if not self.interactive:
            self.out.print()  # nobody's Enter ended the line of the prompt
        return typed.strip()

    def is_yes(self, typed: str) -> bool:
        """Does an answer to a question mean yes? A letter of the word is enough, and anything else is no."""
        answer = typed.strip().casefold()
        return bool(answer) and self.say("yes").casefold().startswith(answer)

    def confirm(self, key: str, **parameters: str) -> bool:
        """Ask a question that takes yes or no; Enter is no."""
        return self.is_yes(self.ask(self.say(key, yes=self.say("yes"), no=self.say("no"), **parameters)))

    def listed(self, names: Sequence[str]) -> str:
        """Names in a sentence: “Ada, Bruno and Clara”."""
        if len(names) < 2:
            return "".join(names)
        return self.say("list-and", first=", ".join(names[:-1]), last=names[-1])


def breaks(line: str, width: int) -> list[int]:
    """Where to break a line so that its parts fit into the width. A longer word, such as a path, stays whole: the
    terminal folds it, and it can still be copied."""
    places, used = [], 0
    for word in re.finditer(r" *[^ ]+ *", line):
        if word.start() and used + cell_len(word[0].rstrip()) > width:
            places.append(word.start())
            used = 0
        used += cell_len(word[0])
    return places


def _console(stream: Any, plain: bool) -> Console:
    return Console(
        file=stream,
        color_system=None if plain else "auto",
        theme=Theme(STYLES),
        markup=False,
        emoji=False,
        highlight=False,
    )


def harmless(text: str) -> str:
    """What strangers wrote, without the characters that would command the terminal instead of standing on it."""
    return "".join(" " if unicodedata.category(letter)[0] == "C" else letter for letter in text)


def make_patient() -> None:
    """Let no character stop the program, typed or printed, whatever the terminal's encoding."""
    codecs.register_error("ludotheque", plainly)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="ludotheque")
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")


def plainly(error: UnicodeError) -> tuple[str, int]:
    """The nearest ASCII for characters that cannot be encoded: é as e, ● as r."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(_plain(character) for character in error.object[error.start : error.end]), error.end


def _plain(character: str) -> str:
    if character in PLAIN:
        return PLAIN[character]
    return unicodedata.normalize("NFKD", character).encode("ascii", "ignore").decode() or "?"


@contextlib.contextmanager
def reading(path: Path) -> Iterator[None]:
    """Turn the system's complaints about a file to be read into our sentences."""
    try:
        yield
    except FileNotFoundError as error:
        raise CommandError("file-missing", file=str(path)) from error
    except OSError as error:
        raise CommandError("file-unreadable", file=str(path)) from error


@contextlib.contextmanager
def writing(path: Path) -> Iterator[None]:
    """The same for a file or a folder to be written."""
    try:
        yield
    except OSError as error:
        raise CommandError("file-unwritable", file=str(path)) from error
