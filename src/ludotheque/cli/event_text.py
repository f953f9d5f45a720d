"""Sentences about seats and about events around a match, at a table of a server."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.cli.terminal import cli_words, harmless
from ludotheque.kernel.words import Line, Seat
from ludotheque.tables.phrases import PHRASES, phrase

if TYPE_CHECKING:
    from ludotheque.cli.narrator import Voice
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


def told(voice: Voice, entry: Entry) -> str:
    """An event that is no action, as this reader is told of it; empty if there is nothing to tell."""
    if entry.what == "said":
        return said(voice, entry)
    if entry.what == "covered":
        seats = [seat for seat in entry.more.get("seats", []) if isinstance(seat, int)]
        return " ".join(_say(voice, f"event-covered-{entry.more.get('why')}", seat) for seat in seats)
    key = {
        "left": "event-left-playing" if entry.status == "playing" else "event-left",
        "proposed": f"event-proposed-{entry.more.get('what')}",
        "answered": "event-agreed" if entry.more.get("agreed") else "event-declined",
    }.get(entry.what, f"event-{entry.what}")
    return _say(voice, key, entry.seat)


def _say(voice: Voice, key: str, seat: int | None) -> str:
    words, language = cli_words(), voice.terminal.language
    if not words.has(language, key):
        return ""  # nothing a person at the table needs to hear, such as the pause of a clock
    return words.tell(language, Line(key, {} if seat is None else {"who": Seat(seat)}), voice.names, voice.seat)


def said(voice: Voice, entry: Entry) -> str:
    """Chat: a name and what it said; phrases come in the reader's language, and deleted words are gone."""
    terminal, more = voice.terminal, entry.more
    known = more.get("phrase")
    text = phrase(terminal.language, known) if known in PHRASES else more.get("text") or terminal.say("said-deleted")
    stranger = more.get("name") or terminal.say("guest")
    name = stranger if entry.seat is None else voice.name(entry.seat, alone=True)
    return terminal.say("said", who=harmless(name), text=harmless(text))
