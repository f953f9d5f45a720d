"""Notation of Schweins-Galopp: actions in letters, positions in JSON, events in sentences."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from ludotheque.kernel.errors import NotationError, PositionError, closest
from ludotheque.kernel.positions import Reader
from ludotheque.kernel.sentences import Told, number, word
from ludotheque.kernel.words import Line, ScorePart, Seat, Word, line

from .rules import (
    ARRANGE,
    CLEAR,
    COPIES,
    DEAL,
    DEAL_HIDDEN,
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
    setup,
    space,
)

HOOKS = ("label", "advice", "scene", "score")

SHAPES = "●■▲★○"
VERBS = ("arrange", "feed", "play", "deal")
PHASES = {"arrange": Phase.ARRANGE, "feed": Phase.FEED, "play": Phase.PLAY, "over": Phase.OVER}
EDITIONS = ("ravensburger", "abacus", "groin")
LENGTHS = ("single", "each-starts", "supply")
POSITION_KEYS = (
    *("round", "first", "turn", "phase", "pigs", "hands", "undealt"),
    *("left", "right", "supply", "dry", "track"),
)
FARTHEST = 127 - int(COPIES.max()) * PIGS  # no pig runs so far; from here all its cards stay inside a byte


def order_text(order: int) -> str:
    return " ".join(LETTERS[c] for c in ORDERS[order])


def read(s: State, text: str) -> int:
    verb, *rest = text.lower().split() or [""]
    if verb not in VERBS:
        raise NotationError("unknown-action", text=text, known=", ".join(VERBS[:3]), nearest=closest(verb, VERBS[:3]))
    if verb == "arrange":
        return read_order(text, "".join(rest))
    if verb == "feed":
        if len(rest) != 1 or not re.fullmatch(r"[0-9]{1,2}", rest[0]) or int(rest[0]) >= LONGEST_RING:
            raise NotationError("notation-feed", text=text, last=str(RING[s.edition] - PIGS))
        return FEED + int(rest[0])
    if verb == "deal" and rest == ["?"]:
        return DEAL_HIDDEN
    if len(rest) != 1 or len(rest[0]) != 1 or rest[0] not in LETTERS:
        raise NotationError("notation-colour", text=text)
    return (PLAY if verb == "play" else DEAL) + LETTERS.index(rest[0])


def read_order(text: str, letters: str) -> int:
    if sorted(letters) != sorted(LETTERS):
        raise NotationError("notation-order", text=text)
    order = [LETTERS.index(letter) for letter in letters]
    return ARRANGE + ORDERS.tolist().index(order)


def position(s: State) -> dict[str, Any]:
    arranged = s.phase != Phase.ARRANGE
    return {
        "edition": EDITIONS[s.edition],
        "players": s.players,
        "track_food": s.track_food == 1,
        "young": s.young == 1,
        "length": LENGTHS[s.length] if s.length >= 0 else None,
        "round": s.race,
        "first": s.first,
        "turn": s.turn,
        "phase": next(name for name, phase in PHASES.items() if phase == s.phase),
        "pigs": {LETTERS[c]: s.pig[c] for c in range(PIGS)} if arranged else None,
        "hands": [cards_text(s.hand[seat]) for seat in range(s.players)],
        "undealt": cards_text(s.undealt),
        "left": [s.left[seat] for seat in range(s.players)],
        "right": [s.right[seat] for seat in range(s.players)],
        "supply": s.supply,
        "dry": s.dry == 1,
        "track": {str(k): 1 for k in range(LONGEST_RING) if s.track[k]},
    }


def cards_text(counts: Any) -> str:
    return "".join(letter * counts[c] for c, letter in enumerate(LETTERS))


def from_position(d: Mapping[str, Any], players: int, options: Mapping[str, Any]) -> State:
    """A state from a position; refuses one that cannot be, with the reason."""
    s = State()
    edition = EDITIONS.index(options["edition"])
    length = LENGTHS.index(options["length"]) if options["length"] else -1
    setup(s, players, [edition, length, int(options["track_food"]), int(options["young"]), options["rules"]])
    reader = Reader(d)
    s.phase = PHASES[reader.choice("phase", "arrange", tuple(PHASES))]
    s.race = reader.number("round", 0, 0, most_races(s) - 1)
    s.first = reader.number("first", 0, 0, players - 1)
    s.turn = reader.number("turn", s.first, 0, players - 1)
    read_pigs(s, reader)
    read_cards(s, reader)
    read_food(s, reader)
    check_turn(s)
    return s


def read_pigs(s: State, reader: Reader) -> None:
    """§1, §4 A distance for every pig, no two on one space; none while they are to be arranged."""
    pigs = reader.mapping("pigs", None)
    if s.phase == Phase.ARRANGE:
        if pigs is not None:
            raise PositionError("position-pigs-early")
        return
    if pigs is None or set(pigs) != set(LETTERS):
        raise PositionError("position-pigs-missing")
    spaces: dict[int, str] = {}
    for c, letter in enumerate(LETTERS):
        s.pig[c] = reader.check_number(f"pigs.{letter}", pigs[letter], 0, FARTHEST)
        other = spaces.setdefault(space(s, s.pig[c]), letter)
        if other != letter:
            raise PositionError("position-pigs-share", one=other, other=letter, space=str(space(s, s.pig[c])))
    if s.phase == Phase.FEED and sorted(s.pig) != list(range(PIGS)):
        raise PositionError("position-pigs-moved")


def read_cards(s: State, reader: Reader) -> None:
    """§1, §3 Hands and the undealt rest; what is missing of each colour has been played."""
    copies = int(COPIES[s.edition])
    hands = reader.texts("hands", [""] * s.players, s.players)
    for seat, hand in enumerate(hands):
        count_cards(hand, f"hands[{seat}]", s.hand[seat], copies)
        s.held[seat] = len(hand)
    undealt = reader.text("undealt", "")
    count_cards(undealt, "undealt", s.undealt, copies)
    if s.phase == Phase.ARRANGE:
        if undealt or any(hands):
            raise PositionError("position-cards-early")
        return
    s.dealt = HAND * s.players
    expected = copies * PIGS - s.dealt
    if len(undealt) != expected:
        raise PositionError("position-undealt", found=str(len(undealt)), expected=str(expected))
    for c, letter in enumerate(LETTERS):
        out = s.undealt[c] + sum(s.hand[seat, c] for seat in range(s.players))
        if out > copies:
            raise PositionError("position-too-many-cards", letter=letter, found=str(out), copies=str(copies))
        s.played[c] = copies - out


def count_cards(text: str, key: str, counts: Any, copies: int) -> None:
    for letter in text:
        if letter not in LETTERS:
            raise PositionError("position-card", key=key, found=letter, known=LETTERS)
    for c, letter in enumerate(LETTERS):
        found = text.count(letter)
        if found > copies:
            raise PositionError("position-too-many-cards", letter=letter, found=str(found), copies=str(copies))
        counts[c] = found


def read_food(s: State, reader: Reader) -> None:
    """§2, §11 Every piece of food is somewhere: left, right, on the track or in the supply."""
    everything = int(FOOD[s.edition])
    left = reader.numbers("left", [0] * s.players, s.players, 0, everything)
    right = reader.numbers("right", [0] * s.players, s.players, 0, everything)
    s.supply = reader.number("supply", everything, 0, everything)
    s.dry = int(reader.flag("dry", s.supply == 0))
    for seat in range(s.players):
        s.left[seat], s.right[seat] = left[seat], right[seat]
        if left[seat] and s.held[seat] == 0:
            raise PositionError("position-left-settled", seat=str(seat))
    track = reader.mapping("track", {}) or {}
    ring = int(RING[s.edition])
    for key, food in track.items():
        fits = re.fullmatch(r"0|[1-9][0-9]?", str(key)) and int(key) < ring and not s.track[int(key)]
        if not fits or type(food) is not int or food != 1:
            raise PositionError("position-track", key=str(key), food=str(food), last=str(ring - 1))
        s.track[int(key)] = 1
    if track and (not s.track_food or s.phase not in (Phase.FEED, Phase.PLAY)):
        raise PositionError("position-track-empty")
    for c, letter in enumerate(LETTERS):
        if s.phase != Phase.ARRANGE and s.track[space(s, s.pig[c])]:
            raise PositionError("position-pig-on-food", letter=letter, space=str(space(s, s.pig[c])))
    found = sum(left) + sum(right) + len(track) + s.supply
    if found != everything:
        raise PositionError("position-food", found=str(found), expected=str(everything))


def check_turn(s: State) -> None:
    """§3, §11 Hands and food laid must be those of the seat whose turn it is."""
    late = (s.turn - s.first) % s.players
    held = [s.held[(s.first + k) % s.players] for k in range(s.players)]
    if s.phase == Phase.FEED:
        fed = [k for k in range(LONGEST_RING) if s.track[k]]
        if not s.track_food or s.supply == 0 or len(fed) != late or any(k < CLEAR + PIGS - 1 for k in fed):
            raise PositionError("position-feed")
    expected = {
        Phase.ARRANGE: [0] * s.players,
        Phase.FEED: [HAND] * s.players,
        Phase.PLAY: [held[late] - (k < late) for k in range(s.players)],
        Phase.OVER: [0] * s.players,
    }[Phase(s.phase)]
    if held != expected or (s.phase == Phase.PLAY and not 1 <= held[late] <= HAND):
        raise PositionError("position-hand-sizes", turn=str(s.turn))
    if s.phase == Phase.ARRANGE and late:
        raise PositionError("position-arrange-turn", first=str(s.first))


def pig_word(c: int) -> Word:
    return Word(f"pig-{LETTERS[c]}")


def pigs_of(order: int) -> list[Word]:
    return [pig_word(int(c)) for c in ORDERS[order]]


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
