"""How is a match told? The table as one viewer sees it, what everyone did, and how it ended, in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ludotheque.kernel.record import CHANCE

if TYPE_CHECKING:
    from ludotheque.cli.terminal import Terminal
    from ludotheque.kernel.match import Match, Step

MINE, THEIRS, LUCK = "  ", "│ ", "· "
"""What stands before a paragraph: the others' moves are a block apart, with colours and without."""


class Teller:
    """Tells a match to one seat, or to a spectator (None)."""

    def __init__(self, terminal: Terminal, match: Match, seat: int | None) -> None:
        self.terminal = terminal
        self.match = match
        self.seat = seat
        self._last = ""
        self.history: list[tuple[str, str]] = []
        """Every paragraph told so far, with its mark."""

    @property
    def viewer(self) -> int | str:
        return "spectator" if self.seat is None else self.seat

    def name(self, seat: int, alone: bool = False) -> str:
        """A seat in a list, or alone in a row: its name, or "you"."""
        if seat == self.seat:
            return self.terminal.say("you-alone" if alone else "you")
        return self.match.names[seat]

    def table(self, title: str) -> None:
        """The table as it lies now, under a heading."""
        self.terminal.heading(title)
        self._last = ""
        words, language = self.match.game.words, self.terminal.language
        for line in self.match.describe(self.viewer):
            self.terminal.print(words.tell(language, line, self.match.names, self.seat))

    def tell(self, steps: Sequence[Step], aloud: bool = True) -> None:
        """What happened, one paragraph for each action; luck is told where it has something to say."""
        for step in steps:
            words, language = self.match.game.words, self.terminal.language
            lines = self.match.narrate(self.viewer, step)
            if not lines:
                continue
            text = " ".join(words.tell(language, line, self.match.names, self.seat) for line in lines)
            mark = LUCK if step.seat == CHANCE else MINE if step.seat == self.seat else THEIRS
            self.history.append((mark, text))
            if aloud:
                self._paragraph(mark, text)

    def retell(self, last: int | None = None) -> None:
        """What was told before, all of it or the last paragraphs."""
        for mark, text in self.history[-last:] if last else self.history:
            self._paragraph(mark, text)

    def _paragraph(self, mark: str, text: str) -> None:
        style = {MINE: "mine", THEIRS: "", LUCK: "quiet"}[mark]
        if THEIRS in (mark, self._last) and mark != self._last:
            self.terminal.print()
        self._last = mark
        self.terminal.print(text, style, before=mark)

    def results(self) -> None:
        """Who has how much, and who won; a shared victory is said to be one."""
        terminal, match = self.terminal, self.match
        terminal.heading(terminal.say("results"))
        order = sorted(range(match.players), key=lambda seat: -match.results[seat])
        ranks = {seat: 1 + sum(other > match.results[seat] for other in match.results) for seat in order}
        rows = [
            (f"{ranks[seat]}.", terminal.say("points", points=match.results[seat]), self.name(seat)) for seat in order
        ]
        terminal.rows(rows, ("number", "", ""))
        terminal.print()
        winners = match.winners
        if len(winners) > 1:
            terminal.print(terminal.say("won-together", names=terminal.listed([self.name(seat) for seat in winners])))
        elif winners[0] == self.seat:
            terminal.print(terminal.say("won-you"), "mine")
        else:
            terminal.print(terminal.say("won", who=match.names[winners[0]]))
