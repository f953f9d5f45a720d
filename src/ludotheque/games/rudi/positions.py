"""Positions of Rennschwein Rudi Rüssel as JSON; what cannot be is refused."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from ludotheque.kernel.errors import PositionError, shown
from ludotheque.kernel.positions import Reader

from .rules import CARDS, LAST_ROUND, SPECIALS, VALUES, Phase, State, age, foremost, is_special, setup

PHASES = {"choose": Phase.CHOOSE, "exchange": Phase.EXCHANGE, "over": Phase.OVER}
POSITION_KEYS = (
    *("wins", "rounds", "phase", "pigs", "hands", "played", "chosen"),
    *("exchange_top", "exchange_rest", "discards", "due", "renewals"),
)
TEN = list(range(1, VALUES))


def cards(counts: Any) -> list[int]:
    """The values of counted cards, each as often as it is there."""
    return [value for value, count in enumerate(counts) for _ in range(count)]


def position(s: State) -> dict[str, Any]:
    seats = range(s.players)
    written: dict[str, Any] = {
        "players": s.players,
        "course": s.course,
        "special": [space for space in s.special if space >= 0],
        "races": s.races,
        "youngest": s.youngest,
        "open_discards": s.open_discards == 1,
        "wins": [s.wins[seat] for seat in seats],
        "rounds": s.rounds,
        "phase": next(name for name, phase in PHASES.items() if phase == s.phase),
        "pigs": [s.pig[seat] for seat in seats],
        "hands": [cards(s.hand[seat]) for seat in seats],
        "played": [s.played[seat].tolist()[: s.laid] for seat in seats],
        "chosen": [s.choice[seat] or None for seat in seats],
        "exchange_top": s.top,
        "exchange_rest": cards(s.rest),
        "discards": cards(s.discards),
        "due": [seat for seat in s.due if seat >= 0],
    }
    if s.renewals:
        written["renewals"] = s.renewals
    return written


def from_position(d: Mapping[str, Any], players: int, options: Mapping[str, Any]) -> State:
    """A state from a position; refuses one that cannot be, with the reason."""
    special = [*options["special"], *[-1] * (SPECIALS - len(options["special"]))]
    others = (options["races"], options["youngest"], int(options["open_discards"]), CARDS, LAST_ROUND)
    s = start(players, (options["course"], *special, *others)).clone()
    reader = Reader(d)
    s.phase = PHASES[reader.choice("phase", "choose", tuple(PHASES))]
    s.rounds = reader.number("rounds", 0, 0, LAST_ROUND)
    read_cards(s, reader)
    read_exchange(s, reader)
    check_cards(s)
    read_pigs(s, reader)
    read_due(s, reader)
    read_renewals(s, reader)
    if s.top == 0:
        s.phase = Phase.UNCOVER
    return s


@lru_cache(maxsize=128)
def start(players: int, options: tuple[int, ...]) -> State:
    """The start of a match, to be cloned: interpreted, setting up takes longer than all the rest."""
    s = State()
    setup(s, players, options)
    return s


def read_values(reader: Reader, key: str, values: list[Any]) -> list[int]:
    return [reader.check_number(key, value, 1, CARDS) for value in values]


def read_cards(s: State, reader: Reader) -> None:
    """§3, §7 What each has in hand, has chosen and has played: ten cards, and all have played as many."""
    seats = range(s.players)
    hands = reader.rows("hands", s.players) if "hands" in reader.data else [TEN for _ in seats]
    played = reader.rows("played", s.players)
    chosen = reader.places("chosen", s.players, 1, CARDS)
    s.laid = min(len(row) for row in played)
    if s.laid != max(len(row) for row in played) or s.laid > CARDS - (s.phase != Phase.OVER):
        raise PositionError("position-played", phase=name_of(s.phase), most=str(CARDS - (s.phase != Phase.OVER)))
    for seat in seats:
        hand = read_values(reader, f"hands[{seat}]", hands[seat])
        laid = read_values(reader, f"played[{seat}]", played[seat])
        choice = chosen[seat]
        found = len(hand) + len(laid) + (choice is not None)
        if found != CARDS:
            raise PositionError("position-owns", seat=str(seat), found=str(found))
        in_hand, own, row = s.hand[seat], s.own[seat], s.played[seat]
        for value in TEN:
            in_hand[value] = hand.count(value)
            own[value] = hand.count(value) + laid.count(value) + (choice == value)
        for k, value in enumerate(laid):
            row[k] = value
        if choice is not None:
            s.choice[seat] = choice
            s.chosen |= 1 << seat
    if s.chosen and (s.phase != Phase.CHOOSE or None not in chosen):
        raise PositionError("position-chosen")


def read_exchange(s: State, reader: Reader) -> None:
    """§1, §9, §11 Ten cards are on top, beneath and discarded; without a top card chance uncovers one first."""
    if reader.data.get("exchange_top") is not None:
        s.top = reader.number("exchange_top", 0, 1, CARDS)
    elif s.phase == Phase.OVER:
        raise PositionError("position-top-missing")
    usual = [value for value in TEN if value != s.top]
    rest = read_values(reader, "exchange_rest", reader.items("exchange_rest"))
    rest = rest if "exchange_rest" in reader.data else usual
    discards = read_values(reader, "discards", reader.items("discards"))
    found = len(rest) + len(discards) + (s.top > 0)
    if found != CARDS or len(discards) == CARDS:
        raise PositionError("position-pile", found=str(found), discards=str(len(discards)))
    for value in TEN:
        s.rest[value] = rest.count(value)
        s.discards[value] = discards.count(value)


def check_cards(s: State) -> None:
    """§1 Of each value there is one card for every player, and one exchange card."""
    copies = s.players + 1
    places = [s.rest, s.discards, *s.own]
    for value in TEN:
        found = sum(counts[value] for counts in places) + (s.top == value)
        if found != copies:
            raise PositionError("position-cards", card=str(value), found=str(found), copies=str(copies))


def read_pigs(s: State, reader: Reader) -> None:
    """§12, §13, §14 While a race is on no pig is home; when the match is over its winner has won enough races."""
    seats = range(s.players)
    farthest = s.course - 1 + (CARDS - 1 if s.phase == Phase.OVER else 0)
    pigs = reader.numbers("pigs", [0] * s.players, s.players, 0, farthest)
    wins = reader.numbers("wins", [0] * s.players, s.players, 0, s.races)
    for seat in seats:
        s.pig[seat], s.wins[seat] = pigs[seat], wins[seat]
    champions = [seat for seat in seats if wins[seat] == s.races]
    if s.phase != Phase.OVER:
        if champions:
            raise PositionError("position-won", races=str(s.races))
        if s.rounds == LAST_ROUND:
            raise PositionError("position-rounds", last=str(LAST_ROUND))
        return
    home = [seat for seat in seats if pigs[seat] >= s.course]
    if s.rounds == LAST_ROUND and s.laid == CARDS and not home:
        home = [foremost(s)]
    if len(home) != 1 or home != champions or s.laid == 0 or (pigs[home[0]] < s.course) != (s.rounds == LAST_ROUND):
        raise PositionError("position-over", races=str(s.races), course=str(s.course), last=str(LAST_ROUND))


def read_due(s: State, reader: Reader) -> None:
    """§9, §10 Who still owes an exchange: one or two, on special spaces, the youngest first."""
    due = [reader.check_number("due", seat, 0, s.players - 1) for seat in reader.items("due")]
    in_order = sorted(set(due), key=lambda seat: age(s, seat))
    fits = 1 <= len(due) <= len(s.due) and due == in_order and all(is_special(s, s.pig[seat]) for seat in due)
    if (s.phase == Phase.EXCHANGE) != bool(due) or (due and not fits):
        raise PositionError("position-due", found=shown(due), phase=name_of(s.phase))
    for place, seat in enumerate(due):
        s.due[place] = seat


def read_renewals(s: State, reader: Reader) -> None:
    """§11 Ten exchanges make a renewal, and a turn brings two at most. The cards that are discarded or due now may be
    set up without the turns they took: then they count as eleven exchanges before the first."""
    turns = s.rounds * CARDS + s.laid
    owed = sum(s.discards) + sum(seat >= 0 for seat in s.due)
    s.renewals = reader.number("renewals", 0, 0, (2 * turns + CARDS + 1 - owed) // CARDS)


def name_of(phase: int) -> str:
    return next(name for name, known in PHASES.items() if known == phase)
