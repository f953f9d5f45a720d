"""Sentences about seats and about events around a match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ludotheque.cli.terminal import cli_words, harmless
from ludotheque.kernel.words import Line, Seat
from ludotheque.tables.phrases import PHRASES, phrase

if TYPE_CHECKING:
    from ludotheque.cli.terminal import Terminal
    from ludotheque.protocol.messages import SeatCard
    from ludotheque.tables.stream import Entry


def seat_name(terminal: Terminal, card: SeatCard, seat: int) -> str:
    """People by their names, bots by their levels; a guest without a name gets the number of the seat."""
    number = str(seat + 1)
    if card.name is None:
        key = "free-seat" if card.level is None else "bot-name"
        return terminal.say(key, number=number, level=card.level or "")
    return harmless(card.name) or f"{terminal.say('guest')} {number}"


def event_sentence(terminal: Terminal, entry: Entry, names: Sequence[str], own: int | None) -> str:
    """An event that is no action, as the reader in the seat `own` is told of it; empty if there is nothing to tell."""
    if entry.what == "said":
        return chat_line(terminal, entry, names, own)
    seats, more = [entry.seat], entry.more
    if entry.what == "covered":
        seats = [seat for seat in more.get("seats", []) if isinstance(seat, int)]
    key = {
        "left": "event-left-playing" if entry.status == "playing" else "event-left",
        "proposed": f"event-proposed-{more.get('what')}",
        "answered": "event-agreed" if more.get("agreed") else "event-declined",
        "covered": f"event-covered-{more.get('why')}",
    }.get(entry.what, f"event-{entry.what}")
    words, language = cli_words(), terminal.language
    if not words.has(language, key):
        return ""  # nothing a person at the table needs to hear, such as the pause of a clock
    lines = [Line(key, {} if seat is None else {"who": Seat(seat)}) for seat in seats]
    return " ".join(words.tell(language, line, names, own) for line in lines)


def chat_line(terminal: Terminal, entry: Entry, names: Sequence[str], own: int | None) -> str:
    """A name and what it said; phrases come in the reader's language, and deleted words are gone."""
    more = entry.more
    known = more.get("phrase")
    text = phrase(terminal.language, known) if known in PHRASES else more.get("text") or terminal.say("said-deleted")
    if entry.seat is None:
        name = more.get("name") or terminal.say("guest")
    else:
        name = terminal.say("you-alone") if entry.seat == own else names[entry.seat]
    return terminal.say("said", who=harmless(name), text=harmless(text))
