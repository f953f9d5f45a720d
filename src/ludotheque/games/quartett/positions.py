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
from typing import Any

from ludotheque.components.bits import kinds_of, size
from ludotheque.components.position_keys import NOT_WRITTEN, choice_key, number_key, seat_key, worded_key
from ludotheque.kernel.errors import PositionError, closest, shown
from ludotheque.kernel.positions import Reader, require

from .memory import holds_all_placed, placed
from .rules import LONGEST, next_with_cards
from .state import CARDS, COLOURS, DECK, VALUES, Phase, State, complete, deck, in_play, of_value

QUESTION = re.compile("([0-9]) ask ([0-9]) ([a-z0-9]+)")
PHASES = {"ask": Phase.ASK, "over": Phase.OVER}
TOLD = ("values", "lacks", "elsewhere")


def numbers_in(values: int) -> list[int]:
    """The values of a set of bits, as people count them."""
    return [v + 1 for v in range(VALUES) if values >> v & 1]


def write_hands(s: State) -> list[str]:
    return [DECK.text(kinds_of(s.hand[seat])) for seat in range(s.players)]


def write_known(s: State) -> Any:
    return [DECK.text(kinds_of(s.known[seat])) for seat in range(s.players)] if placed(s) else NOT_WRITTEN


def write_asked(s: State) -> Any:
    told = [told_of(s, seat) for seat in range(s.players)]
    return told if any(told) else NOT_WRITTEN


def write_last(s: State) -> Any:
    return question_text(s.last[0], s.last[1], s.last[2]) if s.last[0] >= 0 else NOT_WRITTEN


def question_text(asker: int, other: int, card: int) -> str:
    return f"{asker} ask {other} {DECK.texts[card]}"


def told_of(s: State, seat: int) -> dict[str, Any]:
    """What questions told of a seat, beyond what the known cards say."""
    told: dict[str, Any] = {
        "values": numbers_in(s.asked[seat]),
        "lacks": DECK.text(kinds_of(s.lacks[seat])),
        "elsewhere": numbers_in(s.elsewhere[seat] & ~unfinished(s, seat)),
    }
    return {key: value for key, value in told.items() if value}


def unfinished(s: State, seat: int) -> int:
    """§5 The values that a seat would have laid if it held all other cards, as the known ones lie now."""
    return sum(1 << v for v in range(VALUES) if in_play(s) & of_value(v) and holds_all_placed(s, seat, v))


def read_sets(s: State, reader: Reader, key: str) -> None:
    """§5 Each set lies before one seat."""
    laid: set[int] = set()
    for seat, row in enumerate(reader.rows(key, s.players)):
        for number in row:
            v = reader.check_number(f"{key}[{seat}]", number, 1, VALUES) - 1
            require(v not in laid, "position-set-twice", value=number)
            laid.add(v)
            s.sets[seat] |= 1 << v


def read_cards(s: State, key: str, text: str) -> int:
    """§1 Cards of this deck, each once."""
    cards = 0
    for card in DECK.read(text, PositionError):
        name = DECK.texts[card]
        require(deck(s) >> card & 1 == 1, "position-black", key=key, card=name)
        require(not cards >> card & 1, "position-card-twice", card=name)
        cards |= 1 << card
    return cards


def read_hands(s: State, reader: Reader, key: str) -> None:
    """§2, §5 Every card that is not laid is in one hand, and nobody keeps a whole set."""
    given = next((other for other in POSITION_KEYS if other in reader.data and other != "set"), key)
    require(key in reader.data, "position-hands-missing", key=given)
    s.undealt = 0
    left = in_play(s)
    everyone = 0
    for seat, text in enumerate(reader.texts(key, [], s.players)):
        hand = read_cards(s, f"{key}[{seat}]", text)
        for card in kinds_of(hand & everyone):
            raise PositionError("position-card-twice", card=DECK.texts[card])
        for card in kinds_of(hand & ~left):
            raise PositionError("position-card-laid", card=DECK.texts[card], value=str(card // COLOURS + 1))
        for card in kinds_of(complete(s, hand)):
            raise PositionError("position-set-in-hand", seat=str(seat), value=str(card // COLOURS + 1))
        everyone |= hand
        s.hand[seat] = hand
        s.held[seat] = size(hand)
    if missing := kinds_of(left & ~everyone):
        raise PositionError("position-card-missing", cards=DECK.text(missing))


def read_known(s: State, reader: Reader, key: str) -> None:
    """§4 A known card is where it is known to be."""
    for seat, text in enumerate(reader.texts(key, [""] * s.players, s.players)):
        known = read_cards(s, f"{key}[{seat}]", text)
        for card in kinds_of(known & ~s.hand[seat]):
            raise PositionError("position-known", seat=str(seat), card=DECK.texts[card])
        s.known[seat] = known


def read_asked(s: State, reader: Reader, key: str) -> None:
    """§3, §4, §5 What questions told of a seat is true of its hand."""
    unplaced = in_play(s) & ~placed(s)
    rows = reader.items(key) or [{}] * s.players
    require(len(rows) == s.players, "position-length", key=key, found=shown(rows), length=s.players)
    for seat, row in enumerate(rows):
        place = f"{key}[{seat}]"
        told = Reader(Reader({place: row}).mapping(place, {}) or {})
        for name in told.data:
            nearest = closest(str(name), TOLD)
            require(name in TOLD, "position-unknown-key", key=name, known=", ".join(TOLD), nearest=nearest)
        s.elsewhere[seat] = unfinished(s, seat)
        read_told(s, seat, told, place, unplaced)


def read_told(s: State, seat: int, told: Reader, key: str, unplaced: int) -> None:
    hand = s.hand[seat]
    for number in told.items("values"):
        v = told.check_number(f"{key}.values", number, 1, VALUES) - 1
        require(hand & unplaced & of_value(v) != 0, "position-asked", seat=seat, value=number)
        s.asked[seat] |= 1 << v
    for number in told.items("elsewhere"):
        v = told.check_number(f"{key}.elsewhere", number, 1, VALUES) - 1
        require(unplaced & ~hand & of_value(v) != 0, "position-elsewhere", seat=seat, value=number)
        s.elsewhere[seat] |= 1 << v
    lacks = read_cards(s, f"{key}.lacks", told.text("lacks", ""))
    for card in kinds_of(lacks & hand):
        raise PositionError("position-lacks", seat=str(seat), card=DECK.texts[card])
    s.lacks[seat] = lacks & unplaced  # of a card whose place is known this says nothing more


def read_last(s: State, reader: Reader, key: str) -> None:
    """§3–§5 The last question may be missing; if it is there it must have led to this position."""
    if reader.data.get(key) is None:
        return
    text = reader.text(key, "")
    found = QUESTION.fullmatch(text)
    if not found or int(found[1]) >= s.players or int(found[2]) >= s.players or found[3] not in DECK.texts:
        raise PositionError("position-type", key=key, found=shown(text), type='"0 ask 2 r7"')
    asker, other, card = int(found[1]), int(found[2]), DECK.texts.index(found[3])
    if not may_be_last(s, asker, other, card):
        possible = [question_text(asker, other, any_card) for any_card in range(CARDS)]
        known = [question for card, question in enumerate(possible) if may_be_last(s, asker, other, card)]
        nearest = closest(text, known)
        raise PositionError("position-value", key=key, found=text, known=", ".join(known) or "null", nearest=nearest)
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


POSITION_KEYS = {
    "set": worded_key(lambda s: s.colours, None, "colours"),
    "turn": seat_key("turn"),
    "phase": choice_key("phase", PHASES),
    "questions": number_key("questions", high=LONGEST),
    "sets": worded_key(lambda s: [numbers_in(s.sets[seat]) for seat in range(s.players)], read_sets, "sets"),
    "hands": worded_key(write_hands, read_hands, "hand", "held", "undealt"),
    "known": worded_key(write_known, read_known, "known"),
    "asked": worded_key(write_asked, read_asked, "asked", "lacks", "elsewhere"),
    "last": worded_key(write_last, read_last, "last"),
}


def possible(s: State) -> bool:
    """§5, §6 Who asks holds cards; the match is over when all is laid or asked."""
    over = in_play(s) == 0 or s.questions == LONGEST
    if over != (s.phase == Phase.OVER):
        raise PositionError("position-over" if over else "position-not-over", questions=str(LONGEST))
    require(s.held[s.turn] > 0 or not in_play(s), "position-turn", seat=s.turn)
    return True
