"""Notation of Rennschwein Rudi Rüssel: actions and views in letters, events in sentences."""

from __future__ import annotations

from collections.abc import Iterable

from ludotheque.kernel.sentences import Told, number, own, seat
from ludotheque.kernel.words import Line, ScorePart, Seat, line

from .positions import LEFT_OUT, POSITION_KEYS, cards, possible
from .rules import CARDS, GIVE, PLAY, PLAY_HIDDEN, Effect, Phase, State, everybody, is_special

__all__ = [
    "LEFT_OUT",
    "POSITION_KEYS",
    "SENTENCES",
    "advice",
    "describe",
    "label",
    "possible",
    "scene",
    "score",
    "seen",
]

HOOKS = ("label", "advice", "scene", "score", "possible", "LEFT_OUT")

SHAPES = "●■▲★"
"""The pigs of the seats, as they are drawn."""


def seen(s: State, viewer: int, seat: int, action: int) -> int:
    """§3 A choice is seen by the one who makes it; the last one shows them all."""
    if seat == viewer or s.phase != Phase.CHOOSE or s.chosen | 1 << seat == everybody(s):
        return action
    return PLAY_HIDDEN


def label(view: State, seat: int, action: int) -> Line:
    """An action in words, for a menu."""
    if action > GIVE:
        return line("label-give", card=action - GIVE, top=view.top)
    return line("label-play", card=action - PLAY)


def advice(view: State, seat: int, action: int, reason: str) -> Line:
    """What the coach says: a high card may run, a low one saves the others."""
    if action > GIVE:
        given, top = action - GIVE, view.top
        return line("advice-give-low" if given < top else "advice-give", card=given, top=top)
    card = action - PLAY
    hand = [value for value in range(1, CARDS + 1) for _ in range(view.hand[seat, value])]
    runs = reason == "way" or (not reason and card > hand[len(hand) // 2])
    return line("advice-high" if runs else "advice-low", card=card)


SENTENCES = {
    Effect.RACE: Told("log-race", number("race")),
    Effect.UNCOVERED: Told("log-top", number("card"), to="top"),
    Effect.CHOSE: Told("log-your-choice", own(number("card")), others="log-chosen", unnamed=True, to="choice"),
    Effect.SHOWN: Told("log-shown", number("card"), numbered=True, to="played"),
    Effect.RAN: Told("log-run", number("steps"), number("space")),
    Effect.HOME: Told("log-run-home", number("steps")),
    Effect.SWAPPED: Told("log-swap", seat("other"), number("place"), number("other_place")),
    Effect.NOTHING: Told("log-nothing", number("count")),
    Effect.WON: Told("log-wins"),
    Effect.FOREMOST: Told("log-foremost"),
    Effect.RACES: Told("log-races", number("wins"), number("races")),
    Effect.TAKEN_BACK: Told("log-take-back"),
    Effect.DUE: Told("log-due"),
    Effect.EXCHANGED: Told("log-exchange", number("given"), number("taken")),
    Effect.RENEWED: Told("log-renewed"),
}


def race(s: State) -> int:
    """§13 The number of this race, from 1: each race that is over has one winner."""
    return sum(s.wins) + (s.phase not in (Phase.START, Phase.OVER))


def scene(before: State, seat: int, action: int, after: State) -> State | None:
    """§13 The table stays as it is until the next race begins."""
    return after if after.phase == Phase.START else None


def score(before: State, seat: int, action: int, after: State, viewer: int) -> list[ScorePart]:
    """§12, §13 Who won a race and how, and how far from home the others were."""
    if sum(after.wins) == sum(before.wins):
        return []
    title = line("score-race", race=race(before)) if after.races > 1 else None
    if after.wins[viewer] > before.wins[viewer]:
        return [ScorePart(title, 1, line("score-foremost" if after.rounds == after.last_round else "score-home"))]
    return [ScorePart(title, 0, line("score-away", steps=after.course - after.pig[viewer]))]


def describe(view: State, seat: int) -> list[Line]:
    lines = []
    if view.races > 1:
        lines.append(line("table-race", race=race(view)))
    if view.phase not in (Phase.START, Phase.OVER):
        lines.append(line("table-round", round=view.rounds + 1, left=view.cards - view.laid))
    for other in range(view.players):
        where = {"lane": lane(view, other), "who": Seat(other), "space": view.pig[other]}
        if view.races > 1:
            lines.append(line("table-lane-races", wins=view.wins[other], **where))
        else:
            lines.append(line("table-lane", **where))
        if view.open_discards and view.laid:
            laid = text(view.played[other, k] for k in range(view.laid))
            lines.append(line("table-played", who=Seat(other), cards=laid))
    if view.top:
        lines.append(line("table-exchange", top=view.top, beneath=sum(view.rest)))
    if 0 <= seat < view.players:
        if view.choice[seat]:
            lines.append(line("table-choice", card=view.choice[seat]))
        lines.append(line("table-hand", cards=text(cards(view.hand[seat]))))
    return lines


def text(values: Iterable[int]) -> str:
    return " ".join(map(str, values)) or "–"


def lane(view: State, seat: int) -> str:
    """A pig's course from the start: its shape, ◇ for a special space, · for another; the finish is a bar."""
    cells = ["◇" if is_special(view, space) else "·" for space in range(view.course)] + ["|"]
    if view.pig[seat] < view.course:
        cells[view.pig[seat]] = SHAPES[seat]
        return "".join(cells)
    return "".join(cells) + SHAPES[seat]
