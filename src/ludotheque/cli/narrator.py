"""Narration of a match at the terminal: the table as one viewer sees it, every event, and the result, in sentences."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from ludotheque.cli.client_state import line_of
from ludotheque.cli.terminal import Terminal, cli_words, harmless
from ludotheque.kernel.words import Line, Seat
from ludotheque.tables.phrases import PHRASES, phrase

if TYPE_CHECKING:
    from ludotheque.kernel.game import Game
    from ludotheque.protocol.messages import SeatCard
    from ludotheque.tables.stream import Entry

MINE, THEIRS, LUCK = "  ", "│ ", "· "
"""What stands before a paragraph: the others' moves are a block apart, with colours and without."""


def seat_name(terminal: Terminal, card: SeatCard, seat: int) -> str:
    """People by their names, bots by their levels; a guest without a name gets the number of the seat."""
    number = str(seat + 1)
    if card.name is None:
        key = "free-seat" if card.level is None else "bot-name"
        return terminal.say(key, number=number, level=card.level or "")
    return harmless(card.name) or f"{terminal.say('guest')} {number}"


def rewound_key(entry: Entry) -> str:
    """Which sentence tells that somebody took a choice back against bots; in a match from a file it is not said who."""
    if not entry.more.get("redealt"):
        return "event-undone"
    return "event-redealt-file" if entry.seat is None else "event-redealt"


class Narrator:
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

    def table(self, title: str, lines: Iterable[Line]) -> None:
        """The table in words, under a heading."""
        self.terminal.heading(title)
        self._last = ""
        for line in lines:
            self.terminal.print(self.text([line]))

    def tell(self, entry: Entry, aloud: bool = True) -> None:
        """An event, in one paragraph; not all have something to tell."""
        text = self.text(map(line_of, entry.lines))
        if entry.what == "started" and entry.more.get("first"):
            text = f"{self._beginner(entry.more['first'])} {text}".strip()
        elif entry.what not in ("acted", "started"):
            text = f"{self._around(entry)} {text}".strip()
        if text:
            others = THEIRS if entry.seat is None or entry.seat != self.seat else MINE
            self.history.append((LUCK if entry.what == "started" else others, text))
            if aloud:
                if not self._last:
                    self.terminal.print()
                self.retell(last=1)

    def _around(self, entry: Entry) -> str:
        """An event around the match; empty if there is nothing that a person at the table needs to hear."""
        if entry.what == "said":
            return self._chat(entry)
        if entry.what == "first-chosen":
            seats = entry.more.get("seats") or [0]
            return self._told(f"event-first-{entry.more.get('by')}", seats[0])
        seats, more = [entry.seat], entry.more
        if entry.what == "vacated" and not more.get("seats"):
            return ""
        if entry.what == "covered":
            seats = [seat for seat in more.get("seats", []) if isinstance(seat, int)]
        key = {
            "left": "event-left-playing" if entry.status == "playing" else "event-left",
            "rewound": rewound_key(entry),
            "proposed": f"event-proposed-{more.get('what')}",
            "answered": "event-agreed" if more.get("agreed") else "event-declined",
            "covered": f"event-covered-{more.get('why')}",
            "vacated": f"event-vacated-{more.get('why')}",
            "muted": f"event-{'' if more.get('muted') else 'un'}muted{'-spectator' if entry.seat is None else ''}",
        }.get(entry.what, f"event-{entry.what}")
        words, language = cli_words(), self.terminal.language
        lines = [Line(key, {} if seat is None else {"who": Seat(seat)}) for seat in seats if words.has(language, key)]
        return " ".join(words.tell(language, line, self.names, self.seat) for line in lines)

    def _beginner(self, first: dict[str, Any]) -> str:
        """Who begins, and why: in the words of the game, if the question was its own."""
        seat, own = first.get("seat", 0), f"first-{first.get('question')}-told"
        if self.game.words.has(self.terminal.language, own):
            return self.text([Line(own, {"who": Seat(seat)})])
        return self._told({"lots": "first-drawn", "turn": "first-next"}.get(str(first.get("by")), "first-named"), seat)

    def _told(self, key: str, seat: int) -> str:
        """A sentence about a seat, if this program has it."""
        words, language = cli_words(), self.terminal.language
        known = words.has(language, key)
        return words.tell(language, Line(key, {"who": Seat(seat)}), self.names, self.seat) if known else ""

    def _chat(self, entry: Entry) -> str:
        """A name and what it said; phrases come in the reader's language, and deleted words are gone."""
        say, more, known = self.terminal.say, entry.more, entry.more.get("phrase")
        text = phrase(self.terminal.language, known) if known in PHRASES else more.get("text") or say("said-deleted")
        name = (more.get("name") or say("guest")) if entry.seat is None else self.name(entry.seat, alone=True)
        return say("said", who=harmless(name), text=harmless(text))

    def retell(self, last: int | None = None) -> None:
        """What was told before, all of it or the last paragraphs."""
        for mark, text in self.history[-last:] if last else self.history:
            style = {MINE: "mine", THEIRS: "", LUCK: "quiet"}[mark]
            if self._last and THEIRS in (mark, self._last) and mark != self._last:
                self.terminal.print()
            self._last = mark
            self.terminal.print(text, style, before=mark)

    def ranking(self, results: Sequence[int], winners: Sequence[int]) -> None:
        """Who has how much, and who won; a shared victory is said to be one."""
        terminal = self.terminal
        terminal.heading(terminal.say("results"))
        behind = [abs(result - results[winners[0]]) for result in results]  # in some games the fewest points win
        order = sorted(range(len(results)), key=behind.__getitem__)
        ranks = {seat: 1 + sum(other < behind[seat] for other in behind) for seat in order}
        rows = [(f"{ranks[seat]}.", terminal.say("points", points=results[seat]), self.name(seat)) for seat in order]
        terminal.rows(rows, ("number", "", ""))
        terminal.print()
        if len(winners) > 1:
            terminal.print(terminal.say("won-together", names=terminal.listed([self.name(seat) for seat in winners])))
        elif winners[0] == self.seat:
            terminal.print(terminal.say("won-you"), "mine")
        else:
            terminal.print(terminal.say("won", who=self.names[winners[0]]))
