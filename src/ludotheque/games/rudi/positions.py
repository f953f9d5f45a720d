"""Positions of Rennschwein Rudi Rüssel as JSON; what cannot be is refused."""

from __future__ import annotations

from typing import Any

from ludotheque.components.position_keys import (
    NOT_WRITTEN,
    choice_key,
    number_key,
    numbers_key,
    worded_key,
)
from ludotheque.kernel.errors import shown
from ludotheque.kernel.positions import Reader, require

from .rules import CARDS, LAST_ROUND, VALUES, Phase, State, age, foremost, is_special

PHASES = {"choose": Phase.CHOOSE, "exchange": Phase.EXCHANGE, "over": Phase.OVER}
TEN = list(range(1, VALUES))


def cards(counts: Any) -> list[int]:
    """The values of counted cards, each as often as it is there."""
    return [value for value, count in enumerate(counts) for _ in range(count)]


def read_values(reader: Reader, key: str, values: list[Any]) -> list[int]:
    return [reader.check_number(key, value, 1, CARDS) for value in values]


def read_cards(s: State, reader: Reader, key: str) -> None:
    """§3, §7 What each has in hand, has chosen and has played: ten cards, and all have played as many."""
    seats = range(s.players)
    hands = reader.rows("hands", s.players) if "hands" in reader.data else [TEN for _ in seats]
    played = reader.rows("played", s.players)
    chosen = reader.places("chosen", s.players, 1, CARDS)
    s.laid = min(len(row) for row in played)
    most = CARDS - (s.phase != Phase.OVER)
    alike = s.laid == max(len(row) for row in played)
    require(alike and s.laid <= most, "position-played", phase=name_of(s.phase), most=most)
    for seat in seats:
        hand = read_values(reader, f"hands[{seat}]", hands[seat])
        laid = read_values(reader, f"played[{seat}]", played[seat])
        choice = chosen[seat]
        found = len(hand) + len(laid) + (choice is not None)
        require(found == CARDS, "position-owns", seat=seat, found=found)
        in_hand, own, row = s.hand[seat], s.own[seat], s.played[seat]
        for value in TEN:
            in_hand[value] = hand.count(value)
            own[value] = hand.count(value) + laid.count(value) + (choice == value)
        for k, value in enumerate(laid):
            row[k] = value
        if choice is not None:
            s.choice[seat] = choice
            s.chosen |= 1 << seat
    require(not s.chosen or (s.phase == Phase.CHOOSE and None in chosen), "position-chosen")


def read_exchange(s: State, reader: Reader, key: str) -> None:
    """§1, §9, §11 Ten cards are on top, beneath and discarded; without a top card chance uncovers one first."""
    if reader.data.get(key) is not None:
        s.top = reader.number(key, 0, 1, CARDS)
    require(s.top > 0 or s.phase != Phase.OVER, "position-top-missing")
    usual = [value for value in TEN if value != s.top]
    rest = read_values(reader, "exchange_rest", reader.items("exchange_rest"))
    rest = rest if "exchange_rest" in reader.data else usual
    discards = read_values(reader, "discards", reader.items("discards"))
    found = len(rest) + len(discards) + (s.top > 0)
    holds = found == CARDS and len(discards) < CARDS
    require(holds, "position-pile", found=found, discards=len(discards))
    for value in TEN:
        s.rest[value] = rest.count(value)
        s.discards[value] = discards.count(value)


def check_cards(s: State) -> None:
    """§1 Of each value there is one card for every player, and one exchange card."""
    copies = s.players + 1
    places = [s.rest, s.discards, *s.own]
    for value in TEN:
        found = sum(counts[value] for counts in places) + (s.top == value)
        require(found == copies, "position-cards", card=value, found=found, copies=copies)


def check_end(s: State) -> None:
    """§12, §13, §14 While a race is on no pig is home; when the match is over its winner has won enough races."""
    champions = [seat for seat in range(s.players) if s.wins[seat] == s.races]
    if s.phase != Phase.OVER:
        require(not champions, "position-won", races=s.races)
        require(s.rounds < LAST_ROUND, "position-rounds", last=LAST_ROUND)
        return
    home = [seat for seat in range(s.players) if s.pig[seat] >= s.course]
    if s.rounds == LAST_ROUND and s.laid == CARDS and not home:
        home = [foremost(s)]
    fits = len(home) == 1 and home == champions and s.laid > 0
    fits = fits and (s.pig[home[0]] < s.course) == (s.rounds == LAST_ROUND)
    require(fits, "position-over", races=s.races, course=s.course, last=LAST_ROUND)


def read_due(s: State, reader: Reader, key: str) -> None:
    """§9, §10 Who still owes an exchange: one or two, on special spaces, the youngest first."""
    due = [reader.check_number(key, seat, 0, s.players - 1) for seat in reader.items(key)]
    in_order = sorted(set(due), key=lambda seat: age(s, seat))
    fits = 1 <= len(due) <= len(s.due) and due == in_order and all(is_special(s, s.pig[seat]) for seat in due)
    holds = (s.phase == Phase.EXCHANGE) == bool(due) and (fits or not due)
    require(holds, "position-due", found=shown(due), phase=name_of(s.phase))
    for place, seat in enumerate(due):
        s.due[place] = seat


def most_renewals(s: State) -> int:
    """§11 Ten exchanges make a renewal, and a turn brings two at most. The cards that are discarded or due now may be
    set up without the turns they took: then they count as eleven exchanges before the first."""
    turns = s.rounds * CARDS + s.laid
    owed = sum(s.discards) + sum(seat >= 0 for seat in s.due)
    return (2 * turns + CARDS + 1 - owed) // CARDS


def write_played(s: State) -> list[list[int]]:
    return [s.played[seat].tolist()[: s.laid] for seat in range(s.players)]


def name_of(phase: int) -> str:
    return next(name for name, known in PHASES.items() if known == phase)


POSITION_KEYS = {
    "wins": numbers_key("wins", high=lambda s: int(s.races)),
    "rounds": number_key("rounds", high=LAST_ROUND),
    "phase": choice_key("phase", PHASES),
    "pigs": numbers_key("pig", high=lambda s: s.course - 1 + (CARDS - 1 if s.phase == Phase.OVER else 0)),
    "hands": worded_key(lambda s: [cards(s.hand[seat]) for seat in range(s.players)], read_cards, "hand", "own"),
    "played": worded_key(write_played, None, "played", "laid"),
    "chosen": worded_key(lambda s: [s.choice[seat] or None for seat in range(s.players)], None, "choice", "chosen"),
    "exchange_top": worded_key(lambda s: s.top, read_exchange, "top"),
    "exchange_rest": worded_key(lambda s: cards(s.rest), None, "rest"),
    "discards": worded_key(lambda s: cards(s.discards), None, "discards"),
    "due": worded_key(lambda s: [seat for seat in s.due if seat >= 0], read_due, "due"),
    "renewals": number_key("renewals", high=most_renewals, zero=NOT_WRITTEN),
}
LEFT_OUT = ("cards", "last_round")


def possible(s: State) -> bool:
    """Whether cards, pigs and wins can be so. Without a top card chance uncovers one first."""
    check_cards(s)
    check_end(s)
    s.phase = Phase.UNCOVER if s.top == 0 else s.phase
    return True
