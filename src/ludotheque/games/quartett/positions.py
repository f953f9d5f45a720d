"""Positions of Quartett as JSON: hands and sets, and what everyone knows of the hands.

    "known": ["r7", "", ""]                                  per seat the cards everyone knows it holds
    "asked": [{"values": [3], "lacks": "b3 g3", "elsewhere": [7]}, {}, {}]

`asked` is what questions told of each seat: values of which it holds a card that is not among the known ones, cards
that it does not hold, and values of which it does not hold all the cards that are not among the known ones. What is
missing is not known, and both keys are left out where nothing is.

    "last": "0 ask 2 r7"                                     the last question, as in a log; left out before the first
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from ludotheque.components.bits import size
from ludotheque.kernel.errors import PositionError, closest, shown
from ludotheque.kernel.positions import Reader

from .memory import holds_all_placed, placed
from .rules import LONGEST, next_with_cards, setup
from .state import CARDS, COLOURS, DECK, VALUES, Phase, State, complete, deck, in_play, of_value

POSITION_KEYS = ("turn", "phase", "questions", "sets", "hands", "known", "asked", "last")
QUESTION = re.compile("([0-9]) ask ([0-9]) ([a-z0-9]+)")
PHASES = {"ask": Phase.ASK, "over": Phase.OVER}
TOLD = ("values", "lacks", "elsewhere")


def cards_in(cards: int) -> list[int]:
    """The cards of a set of bits."""
    return [card for card in range(CARDS) if cards >> card & 1]


def numbers_in(values: int) -> list[int]:
    """The values of a set of bits, as people count them."""
    return [v + 1 for v in range(VALUES) if values >> v & 1]


def position(s: State) -> dict[str, Any]:
    seats = range(s.players)
    found: dict[str, Any] = {
        "players": s.players,
        "set": s.colours,
        "turn": s.turn,
        "phase": next(name for name, phase in PHASES.items() if phase == s.phase),
        "questions": s.questions,
        "sets": [numbers_in(s.sets[seat]) for seat in seats],
        "hands": [DECK.text(cards_in(s.hand[seat])) for seat in seats],
    }
    if placed(s):
        found["known"] = [DECK.text(cards_in(s.known[seat])) for seat in seats]
    told = [told_of(s, seat) for seat in seats]
    if any(told):
        found["asked"] = told
    if s.last[0] >= 0:
        found["last"] = question_text(s.last[0], s.last[1], s.last[2])
    return found


def question_text(asker: int, other: int, card: int) -> str:
    return f"{asker} ask {other} {DECK.texts[card]}"


def told_of(s: State, seat: int) -> dict[str, Any]:
    """What questions told of a seat, beyond what the known cards say."""
    told: dict[str, Any] = {
        "values": numbers_in(s.asked[seat]),
        "lacks": DECK.text(cards_in(s.lacks[seat])),
        "elsewhere": numbers_in(s.elsewhere[seat] & ~unfinished(s, seat)),
    }
    return {key: value for key, value in told.items() if value}


def unfinished(s: State, seat: int) -> int:
    """§5 The values that a seat would have laid if it held all other cards, as the known ones lie now."""
    return sum(1 << v for v in range(VALUES) if in_play(s) & of_value(v) and holds_all_placed(s, seat, v))


def from_position(d: Mapping[str, Any], players: int, options: Mapping[str, Any]) -> State:
    """A state from a position; refuses one that cannot be, with the reason. Without hands all is still to be dealt."""
    s = State()
    setup(s, players, [options["set"]])
    if "hands" not in d:
        if given := [key for key in POSITION_KEYS if key in d]:
            raise PositionError("position-hands-missing", key=given[0])
        return s
    reader = Reader(d)
    s.undealt = 0
    s.phase = PHASES[reader.choice("phase", "ask", tuple(PHASES))]
    s.questions = reader.number("questions", 0, 0, LONGEST)
    s.turn = reader.number("turn", 0, 0, players - 1)
    read_sets(s, reader)
    read_hands(s, reader)
    check_phase(s)
    read_known(s, reader)
    read_asked(s, reader)
    read_last(s, reader)
    return s


def read_sets(s: State, reader: Reader) -> None:
    """§5 Each set lies before one seat."""
    laid: set[int] = set()
    for seat, row in enumerate(reader.rows("sets", s.players)):
        for number in row:
            v = reader.check_number(f"sets[{seat}]", number, 1, VALUES) - 1
            if v in laid:
                raise PositionError("position-set-twice", value=str(number))
            laid.add(v)
            s.sets[seat] |= 1 << v


def read_cards(s: State, key: str, text: str) -> int:
    """§1 Cards of this deck, each once."""
    cards = 0
    for card in DECK.read(text, PositionError):
        name = DECK.texts[card]
        if not deck(s) >> card & 1:
            raise PositionError("position-black", key=key, card=name)
        if cards >> card & 1:
            raise PositionError("position-card-twice", card=name)
        cards |= 1 << card
    return cards


def read_hands(s: State, reader: Reader) -> None:
    """§2, §5 Every card that is not laid is in one hand, and nobody keeps a whole set."""
    left = in_play(s)
    everyone = 0
    for seat, text in enumerate(reader.texts("hands", [], s.players)):
        hand = read_cards(s, f"hands[{seat}]", text)
        for card in cards_in(hand & everyone):
            raise PositionError("position-card-twice", card=DECK.texts[card])
        for card in cards_in(hand & ~left):
            raise PositionError("position-card-laid", card=DECK.texts[card], value=str(card // COLOURS + 1))
        for card in cards_in(complete(s, hand)):
            raise PositionError("position-set-in-hand", seat=str(seat), value=str(card // COLOURS + 1))
        everyone |= hand
        s.hand[seat] = hand
        s.held[seat] = size(hand)
    if missing := cards_in(left & ~everyone):
        raise PositionError("position-card-missing", cards=DECK.text(missing))


def check_phase(s: State) -> None:
    """§5, §6 Who asks holds cards; the match is over when all is laid or asked."""
    over = in_play(s) == 0 or s.questions == LONGEST
    if over != (s.phase == Phase.OVER):
        raise PositionError("position-over" if over else "position-not-over", questions=str(LONGEST))
    if s.held[s.turn] == 0 and in_play(s):
        raise PositionError("position-turn", seat=str(s.turn))


def read_known(s: State, reader: Reader) -> None:
    """§4 A known card is where it is known to be."""
    for seat, text in enumerate(reader.texts("known", [""] * s.players, s.players)):
        known = read_cards(s, f"known[{seat}]", text)
        for card in cards_in(known & ~s.hand[seat]):
            raise PositionError("position-known", seat=str(seat), card=DECK.texts[card])
        s.known[seat] = known


def read_asked(s: State, reader: Reader) -> None:
    """§3, §4, §5 What questions told of a seat is true of its hand."""
    unplaced = in_play(s) & ~placed(s)
    rows = reader.items("asked") or [{}] * s.players
    if len(rows) != s.players:
        raise PositionError("position-length", key="asked", found=shown(rows), length=str(s.players))
    for seat, row in enumerate(rows):
        key = f"asked[{seat}]"
        told = Reader(Reader({key: row}).mapping(key, {}) or {})
        for name in told.data:
            if name not in TOLD:
                known = ", ".join(TOLD)
                raise PositionError(
                    "position-unknown-key", key=str(name), known=known, nearest=closest(str(name), TOLD)
                )
        s.elsewhere[seat] = unfinished(s, seat)
        read_told(s, seat, told, key, unplaced)


def read_told(s: State, seat: int, told: Reader, key: str, unplaced: int) -> None:
    hand = s.hand[seat]
    for number in told.items("values"):
        v = told.check_number(f"{key}.values", number, 1, VALUES) - 1
        if hand & unplaced & of_value(v) == 0:
            raise PositionError("position-asked", seat=str(seat), value=str(number))
        s.asked[seat] |= 1 << v
    for number in told.items("elsewhere"):
        v = told.check_number(f"{key}.elsewhere", number, 1, VALUES) - 1
        if unplaced & ~hand & of_value(v) == 0:
            raise PositionError("position-elsewhere", seat=str(seat), value=str(number))
        s.elsewhere[seat] |= 1 << v
    lacks = read_cards(s, f"{key}.lacks", told.text("lacks", ""))
    for card in cards_in(lacks & hand):
        raise PositionError("position-lacks", seat=str(seat), card=DECK.texts[card])
    s.lacks[seat] = lacks & unplaced  # of a card whose place is known this says nothing more


def read_last(s: State, reader: Reader) -> None:
    """§3–§5 The last question may be missing; if it is there it must have led to this position."""
    if reader.data.get("last") is None:
        return
    text = reader.text("last", "")
    found = QUESTION.fullmatch(text)
    if not found or int(found[1]) >= s.players or int(found[2]) >= s.players or found[3] not in DECK.texts:
        raise PositionError("position-type", key="last", found=shown(text), type='"0 ask 2 r7"')
    asker, other, card = int(found[1]), int(found[2]), DECK.texts.index(found[3])
    if not may_be_last(s, asker, other, card):
        possible = [question_text(asker, other, any_card) for any_card in range(CARDS)]
        known = [question for card, question in enumerate(possible) if may_be_last(s, asker, other, card)]
        nearest = closest(text, known)
        raise PositionError("position-value", key="last", found=text, known=", ".join(known) or "null", nearest=nearest)
    s.last[0], s.last[1], s.last[2] = asker, other, card


def may_be_last(s: State, asker: int, other: int, card: int) -> bool:
    """Whether this question can have been the one before this position: by what the hands and sets are now the card was
    given or not, and it is the turn of the one whose turn it then would be."""
    bit, v = 1 << card, card // COLOURS
    if asker == other or s.questions == 0 or not deck(s) & bit:
        return False
    if s.sets[asker] >> v & 1:
        return s.turn == (next_with_cards(s, asker) if in_play(s) else asker)
    if s.hand[asker] & of_value(v) & ~bit == 0:
        return False
    return s.turn == (asker if s.hand[asker] & bit else other) and not s.hand[other] & bit
