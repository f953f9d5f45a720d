"""Notation of actions, positions and events: words, JSON, sentences."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from ludotheque.kernel.errors import NotationError, PositionError, closest
from ludotheque.kernel.positions import Reader
from ludotheque.kernel.record import CHANCE
from ludotheque.kernel.words import Line, Seat, line

from .rules import CARDS, DEAL, DEAL_HIDDEN, PLAY, PLAY_HIDDEN, Phase, State, setup

POSITION_KEYS = ("phase", "hands", "undealt", "chosen", "shown", "points")
PHASES = {"choose": Phase.CHOOSE, "over": Phase.OVER}


def write(s: State, action: int) -> str:
    if action >= DEAL:
        return f"deal {action - DEAL + 1}" if action != DEAL_HIDDEN else "deal ?"
    return f"play {action - PLAY + 1}" if action != PLAY_HIDDEN else "play ?"


def read(s: State, text: str) -> int:
    verb, *rest = text.lower().split() or [""]
    if verb not in ("play", "deal"):
        raise NotationError("unknown-action", text=text, known="play", nearest=closest(verb, ["play"]))
    if rest == ["?"]:
        return PLAY_HIDDEN if verb == "play" else DEAL_HIDDEN
    if len(rest) != 1 or not re.fullmatch("[0-9]{1,2}", rest[0]) or not 1 <= int(rest[0]) <= CARDS:
        raise NotationError("notation-card", text=text)
    return (PLAY if verb == "play" else DEAL) + int(rest[0]) - 1


def cards(flags: Any) -> list[int]:
    return [card + 1 for card in range(CARDS) if flags[card] == 1]


def position(s: State) -> dict[str, Any]:
    seats = range(s.players)
    return {
        "players": s.players,
        "cards": s.cards,
        "low_wins": s.low_wins == 1,
        "phase": next(name for name, phase in PHASES.items() if phase == s.phase),
        "hands": [cards(s.hand[seat]) for seat in seats],
        "undealt": cards(s.undealt),
        "chosen": [s.choice[seat] + 1 if s.choice[seat] >= 0 else None for seat in seats],
        "shown": [s.shown[seat] + 1 if s.shown[seat] >= 0 else None for seat in seats],
        "points": [s.points[seat] for seat in seats],
    }


def from_position(d: Mapping[str, Any], players: int, options: Mapping[str, Any]) -> State:
    """§1 Every card is in a hand, chosen, undealt, or was shown: once."""
    s = State()
    setup(s, players, [options["cards"], int(options["low_wins"])])
    reader = Reader(d)
    s.phase = PHASES[reader.choice("phase", "choose", tuple(PHASES))]
    for card in range(CARDS):
        s.undealt[card], s.played[card] = 0, 1

    def place(key: str, number: Any) -> int:
        card: int = reader.check_number(key, number, 1, CARDS) - 1
        if s.played[card] == 0:
            raise PositionError("position-card-twice", card=str(number))
        s.played[card] = 0
        return card

    for seat, hand in enumerate(reader.rows("hands", players)):
        for number in hand:
            s.hand[seat, place(f"hands[{seat}]", number)] = 1
        s.held[seat] = len(hand)
    for number in reader.items("undealt"):
        s.undealt[place("undealt", number)] = 1
    for seat, number in enumerate(reader.places("chosen", players, 1, CARDS)):
        if number is not None:
            s.choice[seat], s.chosen[seat] = place("chosen", number), 1
            s.held[seat] += 1
    for seat, number in enumerate(reader.places("shown", players, 1, CARDS)):
        if number is not None:
            s.shown[seat] = number - 1
    for seat, points in enumerate(reader.numbers("points", [0] * players, players, 0, s.cards)):
        s.points[seat] = points
    check_round(s)
    return s


def check_round(s: State) -> None:
    """§3, §4 Each round costs everyone a card and brings a point."""
    seats, rounds = range(s.players), sum(s.points)
    same = {s.held[seat] for seat in seats} == {s.cards - rounds} and sum(s.played) == rounds * s.players
    over = (s.phase == Phase.OVER) == (rounds == s.cards)
    if not same or not over or all(s.chosen[seat] for seat in seats):
        raise PositionError("position-round", rounds=str(rounds), cards=str(s.cards - rounds))


def seen(s: State, viewer: int, seat: int, action: int) -> int:
    """§1, §2 A card is seen by the one it is dealt to; a choice is seen by the one who made it, until all are shown."""
    if seat == CHANCE:
        return action if viewer == s.turn else DEAL_HIDDEN
    return action if viewer == seat else PLAY_HIDDEN


def narrate(before: State, seat: int, action: int, after: State) -> list[Line]:
    if seat == CHANCE:
        return [line("log-dealt", cards=after.cards)] if after.phase != Phase.DEAL else []
    lines = [line("log-chosen", who=Seat(seat))]
    if after.chosen[seat] == 0:
        lines += [line("log-shown", who=Seat(other), card=after.shown[other] + 1) for other in range(after.players)]
        winner = next(other for other in range(after.players) if after.points[other] > before.points[other])
        lines.append(line("log-point", who=Seat(winner)))
    return lines


def describe(view: State, seat: int) -> list[Line]:
    lines = [
        line("table-seat", who=Seat(other), cards=view.held[other], points=view.points[other])
        for other in range(view.players)
    ]
    if 0 <= seat < view.players:
        lines.append(line("table-hand", cards=" ".join(map(str, cards(view.hand[seat])))))
    return lines
