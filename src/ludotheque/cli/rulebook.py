"""The command `rules`: the players' rulebook at the terminal, whole or one paragraph."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ludotheque.cli.terminal import CommandError

if TYPE_CHECKING:
    from ludotheque.cli.terminal import Terminal
    from ludotheque.kernel.game import Game


PICTURES = re.compile(r"^\| \|(.*\n\|---)\|(.*\n(?:\| !\[\]\([\w-]+\) \|.*\n?)+)", re.MULTILINE)
"""A table whose first column has the pictures of the game's board, which a terminal cannot draw."""


def show_rules(terminal: Terminal, game: Game, paragraph: str | None) -> int:
    """The command `rules`, also during a match."""
    from rich.markdown import Markdown

    book = game.rulebook(terminal.language)
    if paragraph is None:
        terminal.show(Markdown(without_pictures(book.text)))
        return 0
    asked = paragraph.strip().removeprefix("§").strip()
    if not asked.isdecimal() or int(asked) not in book.paragraphs:
        numbers = sorted(book.paragraphs)
        raise CommandError("unknown-paragraph", asked=paragraph, first=str(numbers[0]), last=str(numbers[-1]))
    heading, _, body = book.paragraphs[int(asked)].partition("\n")
    terminal.heading(heading)
    terminal.show(Markdown(body.strip()))
    return 0


def without_pictures(text: str) -> str:
    """The text without the columns of pictures; the same rows say in words what they show."""
    return PICTURES.sub(lambda table: re.sub(r"(?m)^\| (!\[\]\([\w-]+\) )?(?=\|)|^\|---(?=\|)", "", table[0]), text)


def show_contents(terminal: Terminal, game: Game) -> None:
    """The headings of the rulebook, each with its §: enough to find the one that matters."""
    paragraphs = game.rulebook(terminal.language).paragraphs
    terminal.heading(terminal.say("rules-contents"))
    rows = [text.partition("\n")[0].split(" ", 1) for text in paragraphs.values()]
    terminal.rows(rows, ("number", ""))
    terminal.print(terminal.say("rules-hint"), "quiet")
