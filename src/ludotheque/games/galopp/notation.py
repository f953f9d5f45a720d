"""Notation of Schweins-Galopp: actions in letters, positions in JSON, events in sentences."""

from __future__ import annotations

import re

from ludotheque.components.position_keys import flag_key, number_key, seat_key, worded_key
from ludotheque.kernel.positions import Reader, require
from ludotheque.kernel.sentences import Told, number, word
from ludotheque.kernel.words import Line, ScorePart, Seat, Word, line

from .rules import (
    ARRANGE,
    CLEAR,
    COPIES,
    FEED,
    FOOD,
    GROIN,
    HAND,
    LETTERS,
    LONGEST_RING,
    ORDERS,
    PIGS,
    PLAY,
    RING,
    SUPPLY,
    Effect,
    Phase,
    State,
    landing,
    leads,
    most_races,
    play_card,
    race_cards,
    space,
)

HOOKS = ("label", "advice", "scene", "score", "possible", "LEFT_OUT")

SHAPES = "●■▲★○"
FARTHEST = 127 - int(COPIES.max()) * PIGS  # no pig runs so far; from here all its cards stay inside a byte


def write_pigs(s: State) -> dict[str, int] | None:
    return {letter: s.pig[c] for c, letter in enumerate(LETTERS)} if s.phase != Phase.ARRANGE else None


def read_pigs(s: State, reader: Reader, key: str) -> None:
    """§1, §4 A distance for every pig; none while they are to be arranged."""
    pigs = reader.mapping(key, None)
    if s.phase == Phase.ARRANGE:
        require(pigs is None, "position-pigs-early")
        return
    require(pigs is not None and set(pigs) == set(LETTERS), "position-pigs-missing")
    for c, letter in enumerate(LETTERS):
        s.pig[c] = reader.check_number(f"{key}.{letter}", (pigs or {})[letter], 0, FARTHEST)


def write_track(s: State) -> dict[str, int]:
    return {str(k): 1 for k in range(LONGEST_RING) if s.track[k]}


def read_track(s: State, reader: Reader, key: str) -> None:
    """§11 One piece of food at most on each space."""
    last = int(RING[s.edition]) - 1
    for k, food in (reader.mapping(key, {}) or {}).items():
        there = re.fullmatch(r"0|[1-9][0-9]?", str(k)) is not None and int(k) <= last
        require(there and type(food) is int and food == 1, "position-track", key=k, food=food, last=last)
        s.track[int(k)] = 1


POSITION_KEYS = {
    **dict.fromkeys(("edition", "players", "track_food", "young", "length")),
    "round": number_key("race", high=lambda s: most_races(s) - 1),
    "first": seat_key("first"),
    "turn": seat_key("turn", usual=lambda s: int(s.first)),
    "phase": None,
    "pigs": worded_key(write_pigs, read_pigs, "pig"),
    **dict.fromkeys(("hands", "undealt", "left", "right")),
    "supply": number_key("supply", high=lambda s: int(FOOD[s.edition])),
    "dry": flag_key("dry", usual=lambda s: s.supply == 0),
    "track": worded_key(write_track, read_track, "track"),
}
LEFT_OUT = ("dealt",)


def possible(s: State) -> bool:
    """Whether pigs, cards and food can be so: §1, §4 the pigs, §2, §12 the food."""
    arranging = s.phase == Phase.ARRANGE
    s.dealt = 0 if arranging else HAND * s.players
    expected = sum(race_cards(s)) - s.dealt
    require(sum(s.undealt) == expected, "position-undealt", found=sum(s.undealt), expected=expected)
    fed = [k for k in range(LONGEST_RING) if s.track[k]]
    require(not fed or (s.track_food == 1 and s.phase in (Phase.FEED, Phase.PLAY)), "position-track-empty")
    spaces: dict[int, str] = {}
    for c, letter in enumerate("" if arranging else LETTERS):
        stands = space(s, s.pig[c])
        other = spaces.setdefault(stands, letter)
        require(other == letter, "position-pigs-share", one=other, other=letter, space=stands)
        require(s.track[stands] == 0, "position-pig-on-food", letter=letter, space=stands)
    for seat in range(s.players):
        require(s.held[seat] > 0 or s.left[seat] == 0, "position-left-settled", seat=seat)
    found, everything = sum(s.left) + sum(s.right) + len(fed) + s.supply, int(FOOD[s.edition])
    require(found == everything, "position-food", found=found, expected=everything)
    check_turn(s, fed)
    return True


def check_turn(s: State, fed: list[int]) -> None:
    """§3, §11 Hands and food laid must be those of the seat whose turn it is."""
    late = (s.turn - s.first) % s.players
    held = [s.held[(s.first + k) % s.players] for k in range(s.players)]
    if s.phase == Phase.FEED:
        require(sorted(s.pig) == list(range(PIGS)), "position-pigs-moved")
        laid = len(fed) == late and all(k >= CLEAR + PIGS - 1 for k in fed)
        require(s.track_food == 1 and s.supply > 0 and laid, "position-feed")
    expected = {
        Phase.FEED: [HAND] * s.players,
        Phase.PLAY: [held[late] - (k < late) for k in range(s.players)],
    }.get(Phase(s.phase), [0] * s.players)
    holds = held == expected and (s.phase != Phase.PLAY or 1 <= held[late] <= HAND)
    require(holds, "position-hand-sizes", turn=s.turn)
    require(s.phase != Phase.ARRANGE or late == 0, "position-arrange-turn", first=s.first)


def pig_word(c: int) -> Word:
    return Word(f"pig-{LETTERS[c]}")


def pigs_of(order: int) -> list[Word]:
    return [pig_word(int(c)) for c in ORDERS[order]]


def order_text(order: int) -> str:
    return " ".join(LETTERS[c] for c in ORDERS[order])


PIG = word("pig", pig_word, LETTERS.__getitem__)
SENTENCES = {
    Effect.ARRANGED: Told("log-arrange", word("pigs", pigs_of, order_text)),
    Effect.DEALT: Told("log-dealt"),
    Effect.FED: Told("log-feed", number("ahead"), source="supply", to="track"),
    Effect.LEADS: Told("log-play-leads", PIG, number("spaces"), source="hand", to="played"),
    Effect.FOLLOWS: Told("log-play-follows", PIG, number("spaces"), source="hand", to="played"),
    Effect.GRAZED: Told("log-graze", source="track", to="left"),
    Effect.EARNED: Told("log-earn", source="supply", to="left"),
    Effect.NO_FOOD: Told("log-no-food"),
    Effect.SAFE: Told("log-safe", number("food"), source="left", to="right"),
    Effect.LOST: Told("log-lost", number("food"), source="left", to="supply"),
    Effect.RACE_OVER: Told("log-race-over", number("race")),
}


def scene(before: State, seat: int, action: int, after: State) -> State | None:
    """§8 Where the pigs stand and who has which food when a race has ended, before they are lined up anew."""
    if after.race == before.race:
        return None
    ended = before.clone()
    play_card(ended, seat, action - PLAY)
    return ended


def score(before: State, seat: int, action: int, after: State, viewer: int) -> list[ScorePart]:
    """§7, §9 What the viewer's last card of a race made safe, or lost."""
    if seat != viewer or before.phase != Phase.PLAY or before.held[seat] != 1:
        return []
    race = line("score-race", race=before.race + 1)
    safe = after.right[seat] - before.right[seat]
    if safe:
        return [ScorePart(race, safe, line("score-safe"))]
    lost = before.left[seat] + before.track[space(before, landing(before, action - PLAY))]
    return [ScorePart(race, 0, line("score-lost", food=lost) if lost else line("score-nothing"))]


def label(view: State, seat: int, action: int) -> Line:
    if ARRANGE <= action < ARRANGE + len(ORDERS):
        return line("label-arrange", pigs=pigs_of(action - ARRANGE))
    if FEED <= action < FEED + LONGEST_RING:
        return line("label-feed", ahead=action - FEED)
    return line("label-play", pig=pig_word(action - PLAY))


def advice(view: State, seat: int, action: int, reason: str) -> Line:
    """What the coach says: whom the pig jumps, whether it leads, and what that brings."""
    if ARRANGE <= action < ARRANGE + len(ORDERS):
        return line("advice-arrange")
    if FEED <= action < FEED + LONGEST_RING:
        return line("advice-feed")
    c = action - PLAY
    pig, distance = pig_word(c), landing(view, c)
    if leads(view, distance):
        jumped = sum(int(view.pig[c] < view.pig[other] < distance) for other in range(PIGS))
        return line("advice-leads" if view.supply else "advice-leads-only", pig=pig, jumped=jumped)
    return line("advice-graze" if view.track[space(view, distance)] else "advice-waits", pig=pig)


def describe(view: State, seat: int) -> list[Line]:
    certain = view.edition != GROIN or view.length != SUPPLY  # else the supply may run dry first: §10
    key = "table-race" if certain else "table-race-at-most"
    lines = [line(key, race=view.race + 1, races=most_races(view), first=Seat(view.first))]
    if view.phase != Phase.ARRANGE:
        front = sorted(range(PIGS), key=lambda c: -view.pig[c])
        lines.append(line("table-track-food" if view.track_food else "table-track", track=draw_track(view)))
        lines.append(line("table-order", pigs=[pig_word(c) for c in front]))
    lines.append(line("table-supply", food=view.supply))
    for other in range(view.players):
        lines.append(
            line(
                "table-seat",
                who=Seat(other),
                cards=view.held[other],
                left=view.left[other],
                right=view.right[other],
            )
        )
    if 0 <= seat < view.players and view.held[seat] > 0:
        hand = [pig_word(c) for c in range(PIGS) for _ in range(view.hand[seat, c])]
        lines.append(line("table-hand", cards=hand))
    return lines


def draw_track(view: State) -> str:
    """The ring unrolled, space 0 first: a pig's shape, + for food, · for nothing."""
    ring = int(RING[view.edition])
    cells = ["+" if view.track[k] else "·" for k in range(ring)]
    for c in range(PIGS):
        cells[space(view, view.pig[c])] = SHAPES[c]
    return "".join(cells)
