"""Narration of a match at the terminal: the table as one viewer sees it, every action, and the result, in sentences."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from ludotheque.kernel.record import CHANCE

if TYPE_CHECKING:
    from ludotheque.cli.terminal import Terminal
    from ludotheque.kernel.game import Game
    from ludotheque.kernel.match import Match, Step
    from ludotheque.kernel.words import Line

MINE, THEIRS, LUCK = "  ", "│ ", "· "
"""What stands before a paragraph: the others' moves are a block apart, with colours and without."""


class Voice:
    """Tells a match to one seat, or to a spectator (None), wherever that match is played."""

    def __init__(self, terminal: Terminal, game: Game, names: Sequence[str], seat: int | None) -> None:
        self.terminal = terminal
        self.game = game
        self.names = names
        self.seat = seat
        self._last = ""
        self.history: list[tuple[str, str]] = []
        """Every paragraph told so far, with its mark."""

    def name(self, seat: int, alone: bool = False) -> str:
        """A seat in a list, or alone in a row: its name, or "you"."""
        if seat == self.seat:
            return self.terminal.say("you-alone" if alone else "you")
        return self.names[seat]

    def text(self, lines: Iterable[Line]) -> str:
        """Sentences as this reader sees them, in one paragraph."""
        words, language = self.game.words, self.terminal.language
        return " ".join(words.tell(language, line, self.names, self.seat) for line in lines)

    def lay(self, title: str, lines: Iterable[Line]) -> None:
        """The table in words, under a heading."""
        self.terminal.heading(title)
        self._last = ""
        for line in lines:
            self.terminal.print(self.text([line]))

    def mark(self, seat: int | None) -> str:
        return MINE if seat is not None and seat == self.seat else THEIRS

    def remember(self, mark: str, text: str, aloud: bool = True) -> None:
        """A paragraph of what happened."""
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

    def ranking(self, results: Sequence[int], winners: Sequence[int]) -> None:
        """Who has how much, and who won; a shared victory is said to be one."""
        terminal = self.terminal
        terminal.heading(terminal.say("results"))
        order = sorted(range(len(results)), key=lambda seat: -results[seat])
        ranks = {seat: 1 + sum(other > results[seat] for other in results) for seat in order}
        rows = [(f"{ranks[seat]}.", terminal.say("points", points=results[seat]), self.name(seat)) for seat in order]
        terminal.rows(rows, ("number", "", ""))
        terminal.print()
        if len(winners) > 1:
            terminal.print(terminal.say("won-together", names=terminal.listed([self.name(seat) for seat in winners])))
        elif winners[0] == self.seat:
            terminal.print(terminal.say("won-you"), "mine")
        else:
            terminal.print(terminal.say("won", who=self.names[winners[0]]))


class Teller(Voice):
    """Tells a match that is played in this process."""

    def __init__(self, terminal: Terminal, match: Match, seat: int | None) -> None:
        super().__init__(terminal, match.game, match.names, seat)
        self.match = match

    @property
    def viewer(self) -> int | str:
        return "spectator" if self.seat is None else self.seat

    def table(self, title: str) -> None:
        """The table as it lies now, under a heading."""
        self.lay(title, self.match.describe(self.viewer))

    def tell(self, steps: Sequence[Step], aloud: bool = True) -> None:
        """What happened, one paragraph for each action; luck is told where it has something to say."""
        for step in steps:
            lines = self.match.narrate(self.viewer, step)
            if lines:
                mark = LUCK if step.seat == CHANCE else self.mark(step.seat)
                self.remember(mark, self.text(lines), aloud)

    def results(self) -> None:
        self.ranking(self.match.results, self.match.winners)
