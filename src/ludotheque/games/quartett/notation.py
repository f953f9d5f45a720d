"""Notation of Quartett: actions in letters, events in sentences; positions are in positions.py."""

from __future__ import annotations

from ludotheque.components.bits import kinds_of, size
from ludotheque.components.decks import COLOURS as SHAPES
from ludotheque.kernel.sentences import Told, number, part, seat
from ludotheque.kernel.words import Line, ScorePart, Seat, Word, line

from .memory import certain
from .positions import POSITION_KEYS, numbers_in, possible
from .rules import ASK, LONGEST
from .state import COLOURS, DECK, LETTERS, VALUES, Effect, State, of_value

__all__ = [
    "POSITION_KEYS",
    "SENTENCES",
    "advice",
    "describe",
    "label",
    "possible",
    "score",
]

HOOKS = ("label", "advice", "score", "possible")

BY_VALUE = DECK.sorted_by_value()
"""People look for values: hands are shown by value, though notation is sorted by colour."""


def colour(card: int) -> Word:
    return Word(f"colour-{LETTERS[card % COLOURS]}")


def value(card: int) -> int:
    return card // COLOURS + 1


def label(view: State, seat: int, action: int) -> Line:
    """A question in words, for menus."""
    card = action % ASK
    return line("label-ask", whom=Seat(action // ASK), colour=colour(card), value=value(card))


def advice(view: State, seat: int, action: int, reason: str) -> Line:
    """What the coach says: whom to ask for what, and what everyone knows of it."""
    other, card = action // ASK, action % ASK
    values = of_value(value(card) - 1)
    if size(view.hand[seat] & values) == view.colours - 1:
        key = "advice-completes"
    elif view.known[other] >> card & 1:
        key = "advice-certain"
    else:
        key = "advice-asked" if view.asked[other] >> value(card) - 1 & 1 else "advice-may"
    return line(key, whom=Seat(other), colour=colour(card), value=value(card))


def asked_card(view: State, card: int) -> dict[str, Word | int]:
    return {"colour": colour(card), "value": value(card)}


SENTENCES = {
    Effect.DEALT: Told("log-dealt"),
    Effect.ASKED: Told("log-ask", seat("whom"), part("card", asked_card, DECK.texts.__getitem__)),
    Effect.GIVEN: Told("log-given", seat("whom")),
    Effect.REFUSED: Told("log-refused", seat("whom")),
    Effect.LAID: Told("log-laid", number("value"), number("set"), source="hand", to="sets"),
    Effect.OUT: Told("log-out"),
    Effect.ALL_LAID: Told("log-all-laid"),
    Effect.LIMIT: Told("log-limit", number("questions")),
    Effect.AGAIN: Told("log-again"),
    Effect.TURN: Told("log-turn"),
}


def score(before: State, seat: int, action: int, after: State, viewer: int) -> list[ScorePart]:
    """§5, §6 The sets that the viewer has laid down."""
    laid = numbers_in(after.sets[viewer] & ~before.sets[viewer])
    return [ScorePart(None, 1, line("score-set", value=number)) for number in laid]


def describe(view: State, seat: int) -> list[Line]:
    lines = [line("table-questions", questions=view.questions, most=LONGEST)]
    for other in range(view.players):
        who = Seat(other)
        laid = ", ".join(map(str, numbers_in(view.sets[other])))
        key = "table-seat-sets" if laid else "table-seat"
        lines.append(line(key, who=who, number=other, cards=view.held[other], **({"sets": laid} if laid else {})))
        sure = certain(view, other)
        if sure:
            lines.append(line("table-known", who=who, cards=BY_VALUE.shown(kinds_of(sure))))
        told = sum(1 << v for v in range(VALUES) if not sure & ~view.known[other] & of_value(v)) & view.asked[other]
        if told:
            lines.append(line("table-asked", who=who, values=", ".join(map(str, numbers_in(told)))))
        if view.lacks[other]:
            lines.append(line("table-lacks", who=who, cards=BY_VALUE.shown(kinds_of(view.lacks[other]))))
    if 0 <= seat < view.players and view.held[seat] > 0:
        lines.append(line("table-hand", cards=BY_VALUE.shown(kinds_of(view.hand[seat]))))
        lines.append(line("typed-letters", letters=", ".join(f"{a} {SHAPES[a]}" for a in LETTERS[: view.colours])))
    return lines
