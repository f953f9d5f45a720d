"""Notation of Quartett: actions in letters, events in sentences; positions are in positions.py."""

from __future__ import annotations

import re

from ludotheque.kernel.cards import SHAPES, Deck, size
from ludotheque.kernel.errors import NotationError, closest
from ludotheque.kernel.record import CHANCE
from ludotheque.kernel.words import Line, ScorePart, Seat, Word, line

from .memory import certain
from .positions import DECK, LETTERS, POSITION_KEYS, cards_in, from_position, numbers_in, position
from .rules import ASK, DEAL, DEAL_HIDDEN, LONGEST
from .state import COLOURS, SEATS, VALUES, Phase, State, in_play, of_value

__all__ = [
    "POSITION_KEYS",
    "advice",
    "describe",
    "from_position",
    "label",
    "narrate",
    "position",
    "read",
    "score",
    "seen",
    "write",
]

HOOKS = ("label", "advice", "score")

BY_VALUE = Deck(DECK.kinds, by_value=True)
"""People look for values: hands are shown by value, though notation is sorted by colour."""


def write(s: State, action: int) -> str:
    if action >= DEAL:
        return "deal ?" if action == DEAL_HIDDEN else f"deal {DECK.texts[action - DEAL]}"
    return f"ask {action // ASK} {DECK.texts[action % ASK]}"


def read(s: State, text: str) -> int:
    verb, *rest = text.lower().split() or [""]
    if verb not in ("ask", "deal"):
        raise NotationError("unknown-action", text=text, known="ask", nearest=closest(verb, ["ask"]))
    if verb == "deal":
        if rest == ["?"]:
            return DEAL_HIDDEN
        if len(rest) != 1:
            raise NotationError("notation-deal", text=text)
        return DEAL + read_card(text, rest[0])
    if len(rest) != 2 or not re.fullmatch("[0-9]", rest[0]) or int(rest[0]) >= SEATS:
        raise NotationError("notation-ask", text=text)
    return ASK * int(rest[0]) + read_card(text, rest[1])


def read_card(text: str, word: str) -> int:
    """One card; turned round, `7r`, it is not taken, but understood."""
    if turned := re.fullmatch(r"([0-9]{1,2})([a-z])", word):
        meant = turned[2] + turned[1]
        if meant in DECK.texts:
            raise NotationError("notation-card", text=text, card=word, meant=meant)
    return DECK.read(word, NotationError)[0]


def seen(s: State, viewer: int, seat: int, action: int) -> int:
    """§2 A card is seen by the one it is dealt to; everything else happens in the open."""
    if seat == CHANCE and viewer != s.turn:
        return DEAL_HIDDEN
    return action


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


def narrate(before: State, seat: int, action: int, after: State) -> list[Line]:
    if seat == CHANCE:
        lines = narrate_laid(before, after)
        return [*lines, line("log-dealt", who=Seat(after.turn))] if after.phase != Phase.DEAL else lines
    other, card = action // ASK, action % ASK
    given = after.held[other] < before.held[other]
    lines = [
        line("log-ask", who=Seat(seat), whom=Seat(other), colour=colour(card), value=value(card)),
        line("log-given" if given else "log-refused", who=Seat(seat), whom=Seat(other)),
        *narrate_laid(before, after),
    ]
    for any_seat in range(after.players):
        if after.held[any_seat] == 0 and before.held[any_seat] > 0:
            lines.append(line("log-out", who=Seat(any_seat)))
    if after.phase == Phase.OVER:
        lines.append(line("log-limit", questions=LONGEST) if in_play(after) else line("log-all-laid"))
    else:
        lines.append(line("log-again" if after.turn == seat else "log-turn", who=Seat(after.turn)))
    return lines


def narrate_laid(before: State, after: State) -> list[Line]:
    """§2, §5 Sets that came to the table."""
    return [
        line("log-laid", who=Seat(seat), value=number, set=after.colours)
        for seat in range(after.players)
        for number in numbers_in(after.sets[seat] & ~before.sets[seat])
    ]


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
            lines.append(line("table-known", who=who, cards=BY_VALUE.shown(cards_in(sure))))
        told = sum(1 << v for v in range(VALUES) if not sure & ~view.known[other] & of_value(v)) & view.asked[other]
        if told:
            lines.append(line("table-asked", who=who, values=", ".join(map(str, numbers_in(told)))))
        if view.lacks[other]:
            lines.append(line("table-lacks", who=who, cards=BY_VALUE.shown(cards_in(view.lacks[other]))))
    if 0 <= seat < view.players and view.held[seat] > 0:
        lines.append(line("table-hand", cards=BY_VALUE.shown(cards_in(view.hand[seat]))))
        lines.append(line("typed-letters", letters=", ".join(f"{a} {SHAPES[a]}" for a in LETTERS[: view.colours])))
    return lines
