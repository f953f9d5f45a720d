"""Help texts: usage, a sentence and a table of flags, in the reader's language, at any width."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from cyclopts.help import HelpPanel
    from rich.console import Console, ConsoleOptions

    from ludotheque.cli.terminal import Terminal


LONGEST_COMMAND = len("new-game")
"""All groups of commands have a column of this width, so that they stand in line."""


class Help:
    """Renders what cyclopts knows about a command; descriptions are keys of cli/words."""

    def __init__(self, terminal: Terminal) -> None:
        self._terminal = terminal

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:
        self._terminal.print(plain(usage), "heading")

    def render_description(self, console: Console, options: ConsoleOptions, description: Any) -> None:
        self._terminal.print(self._terminal.say(plain(description)))
        self._terminal.print()

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        labels = [", ".join(entry.display_labels_with_metavar) for entry in panel.entries]
        texts = [self._terminal.say(plain(entry.description)) for entry in panel.entries]
        if panel.format == "command" and labels:
            self._terminal.print(self._terminal.say(plain(panel.title)), "heading")
            labels = [label.ljust(LONGEST_COMMAND) for label in labels]
        if labels:
            self._terminal.rows(list(zip(labels, texts, strict=True)), ("typed", ""))


def plain(text: Any) -> str:
    """The characters of what cyclopts hands over: a string, or something of rich around one."""
    text = getattr(text, "primary_renderable", text)
    return str(getattr(text, "plain", text)).strip()
