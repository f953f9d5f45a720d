"""Notation of Rennschwein Rudi Rüssel: actions and views in letters, events in sentences."""

from __future__ import annotations

import re
from collections.abc import Iterable

from ludotheque.kernel.errors import NotationError, closest
from ludotheque.kernel.record import CHANCE
from ludotheque.kernel.words import Line, ScorePart, Seat, line

from .positions import POSITION_KEYS, cards, from_position, position
from .rules import CARDS, GIVE, PLAY, PLAY_HIDDEN, TOP, Phase, State, everybody, is_special

__all__ = [
    "POSITION_KEYS",
    "advice",
    "describe",
    "from_position",
    "label",
    "narrate",
    "position",
    "read",
    "scene",
    "score",
    "seen",
    "write",
]

HOOKS = ("label", "advice", "scene", "score")

VERBS = {"play": PLAY, "give": GIVE, "top": TOP}
SHAPES = "●■▲★"
"""The pigs of the seats, as they are drawn."""


def write(s: State, action: int) -> str:
    if action == PLAY_HIDDEN:
        return "play ?"
    verb = "top" if action > TOP else "give" if action > GIVE else "play"
    return f"{verb} {action - VERBS[verb]}"


def read(s: State, text: str) -> int:
    verb, *rest = text.lower().split() or [""]
    if verb not in VERBS:
        known = list(VERBS)[:2]
        raise NotationError("unknown-action", text=text, known=", ".join(known), nearest=closest(verb, known))
    if verb == "play" and rest == ["?"]:
        return PLAY_HIDDEN
    if len(rest) != 1 or not re.fullmatch("[0-9]{1,2}", rest[0]) or not 1 <= int(rest[0]) <= CARDS:
        raise NotationError("notation-card", text=text)
    return VERBS[verb] + int(rest[0])


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


def narrate(before: State, seat: int, action: int, after: State) -> list[Line]:
    if seat == CHANCE:
        begun = [line("log-race", race=race(after))] if before.phase == Phase.START else []
        return [*begun, line("log-top", card=after.top)]
    if before.phase == Phase.EXCHANGE:
        lines = [line("log-exchange", who=Seat(seat), given=action - GIVE, taken=before.top)]
        return [*lines, line("log-renewed")] if sum(after.discards) == 0 else lines
    if after.chosen >> seat & 1:
        if action == PLAY_HIDDEN:
            return [line("log-chosen", who=Seat(seat))]
        return [line("log-your-choice", card=action - PLAY)]
    return narrate_reveal(before, after)


def race(s: State) -> int:
    """§13 The number of this race, from 1: each race that is over has one winner."""
    return sum(s.wins) + (s.phase not in (Phase.START, Phase.OVER))


def shown(before: State, after: State, seat: int) -> int:
    """§3, §8 The card a seat has just shown: the last set aside, or the only one it had left if all are taken back."""
    if after.laid:
        return int(after.played[seat, after.laid - 1])
    last = cards(before.own[seat])
    for k in range(before.laid):
        last.remove(before.played[seat, k])
    return last[0]


def narrate_reveal(before: State, after: State) -> list[Line]:
    """§4, §5, §6 The cards, what they bring about, and what follows from that."""
    seats = range(after.players)
    values = [shown(before, after, seat) for seat in seats]
    parameters: dict[str, Seat | int] = {f"who{seat}": Seat(seat) for seat in seats}
    parameters |= {f"card{seat}": values[seat] for seat in seats}
    lines = [Line(f"log-shown-{after.players}", parameters)]
    highest = [seat for seat in seats if values[seat] == max(values)]
    if len(highest) == 1:
        (one,) = highest
        steps, space = after.pig[one] - before.pig[one], after.pig[one]
        if space >= after.course:
            lines.append(line("log-run-home", who=Seat(one), steps=steps))
        else:
            lines.append(line("log-run", who=Seat(one), steps=steps, space=space))
    elif len(highest) == 2:
        one, two = highest
        places = {"place": after.pig[one], "other_place": after.pig[two]}
        lines.append(line("log-swap", who=Seat(one), other=Seat(two), **places))
    else:
        lines.append(line("log-nothing", count=len(highest)))
    for winner in seats:
        if after.wins[winner] > before.wins[winner]:
            key = "log-foremost" if after.rounds == after.last_round else "log-wins"
            lines.append(line(key, who=Seat(winner)))
            if after.races > 1:
                lines.append(line("log-races", who=Seat(winner), wins=after.wins[winner], races=after.races))
    if after.laid == 0:
        lines.append(line("log-take-back"))
    return [*lines, *(line("log-due", who=Seat(other)) for other in after.due if other >= 0)]


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
