"""Search among legal actions: those whose notation begins so, else those whose words say so."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass

from ludotheque.kernel.game import Game
from ludotheque.kernel.record import Record

MAX_SEARCHED = 4000
"""So many actions are put into words for one question: a person waits, and the server has others to serve."""


def fold(text: str) -> str:
    """Small letters without accents, words apart by one space: people do not type what is printed."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return " ".join("".join(letter for letter in letters if not unicodedata.combining(letter)).split())


def begun(game: Game, view: Record, actions: list[int], start: str) -> list[int]:
    """The actions whose notation begins so."""
    return [action for action in actions if game.notation.write(view, action).startswith(start)]


@dataclass(frozen=True)
class SearchReader:
    """Who reads: from which seat of how many, in which language."""

    seat: int
    players: int
    language: str


def worded(game: Game, view: Record, actions: list[int], asked: str, reader: SearchReader) -> list[int]:
    """The actions whose words, as this person reads them, contain each of the words asked for. Seats are their
    numbers: what a seat without a name is called is the client's business."""
    label = game.hooks.label
    wanted = fold(asked).split()
    if label is None or not wanted:
        return []
    names = [str(seat + 1) for seat in range(reader.players)]
    found = []
    for action in actions[:MAX_SEARCHED]:
        said = fold(game.words.tell(reader.language, label(view, reader.seat, action), names, reader=reader.seat))
        if all(word in said for word in wanted):
            found.append(action)
    return found
