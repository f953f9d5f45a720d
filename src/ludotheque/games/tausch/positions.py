"""Positions of Tausch Rausch as JSON with readable keys; what cannot be is refused with the reason."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

from ludotheque.components.bits import kinds_of, masks_of
from ludotheque.components.decks import LETTERS, coloured
from ludotheque.components.derived import schema_of
from ludotheque.components.position_keys import NOT_WRITTEN, choice_key, worded_key
from ludotheque.components.positions import Positions
from ludotheque.kernel.errors import PositionError, closest, shown
from ludotheque.kernel.positions import Reader, require

from .cards import COLOURS, KINDS, NO_KIND, VALUES, lacks
from .memory import unseen
from .objectives import COPIES, NAMES, NO_OBJECTIVE, OBJECTIVES, size
from .rules import setup, spent
from .state import GOAL, MARKET, MARKETS, MOST_TURNS, PLACES, Phase, State

DECK = coloured([(letter, v) for letter in LETTERS[:COLOURS] for v in range(1, VALUES + 1)])
PHASES = {"play": Phase.PLAY, "over": Phase.OVER}
NEEDED = ("markets", "hands", "row")
"""Chance deals these: once anything of a match is given, they must be."""


def text_of(pile: Any) -> str:
    return DECK.text(kinds_of(pile[0], pile[1]))


def texts_of(piles: Any, count: int) -> list[str]:
    return [text_of(piles[place]) for place in range(count)]


def name_of(objective: int) -> str | None:
    return None if objective == NO_OBJECTIVE else NAMES[objective]


def write_hidden(s: State) -> list[str]:
    return [NAMES[objective] for objective in range(OBJECTIVES) for _ in range(s.pile[objective])]


def write_claimed(s: State) -> list[list[str]]:
    return [[NAMES[s.claimed[seat, k]] for k in range(s.won[seat])] for seat in range(s.players)]


def write_known(s: State) -> Any:
    known = texts_of(s.known, s.players)
    return known if any(known) else NOT_WRITTEN


def read_turns(s: State, reader: Reader, key: str) -> None:
    """§2 All have had as many turns, or one more."""
    s.turns = reader.number("turns", 0, 0, MOST_TURNS * s.players)
    s.turn = reader.number(key, s.turns % s.players, 0, s.players - 1)
    require(s.turn == s.turns % s.players, "position-turn", turns=s.turns, turn=s.turns % s.players)


def read_pile(reader: Reader, key: str, text: str, pile: Any) -> list[int]:
    """The cards of a text, into a pile."""
    kinds = DECK.read(text, PositionError)
    for kind in kinds:
        require(kinds.count(kind) <= 2, "position-thrice", key=key, card=DECK.texts[kind])
    pile[0], pile[1] = masks_of(kinds)
    return kinds


def read_cards(s: State, reader: Reader, first: str) -> None:
    """§1–§3 Markets, hands, draw pile and discards: all 80 cards, each somewhere."""
    for key in NEEDED:
        require(key in reader.data, "position-lacks", key=key)
    s.due = 0
    found: Counter[int] = Counter()
    for market, text in enumerate(reader.texts("markets", [], MARKETS)):
        kinds = read_pile(reader, f"markets[{market}]", text, s.market[market])
        asks = int(MARKET[market])
        require(len(kinds) == asks, "position-market", market=market + 1, asks=asks, found=len(kinds))
        found.update(kinds)
    for seat, text in enumerate(reader.texts("hands", [], s.players)):
        kinds = read_pile(reader, f"hands[{seat}]", text, s.hand[seat])
        s.held[seat] = len(kinds)
        require(bool(kinds) or s.phase != Phase.PLAY, "position-empty-hand", seat=seat)
        found.update(kinds)
    kinds = read_pile(reader, "discards", reader.text("discards", ""), s.discards)
    found.update(kinds)
    read_top(s, reader, kinds)
    rest = [kind for kind in range(KINDS) for _ in range(2 - found[kind])]
    found.update(read_pile(reader, "draw", reader.text("draw", DECK.text(rest)), s.stock))
    for kind in range(KINDS):
        require(found[kind] == 2, "position-two-of-each", card=DECK.texts[kind], found=found[kind])


def read_top(s: State, reader: Reader, discards: list[int]) -> None:
    """§4 The top discard is one of them; when it is not said, the last in printed order."""
    last = DECK.texts[max(discards)] if discards else None
    top = reader.data.get("discard_top", last)
    known = [DECK.texts[kind] for kind in sorted(set(discards))]
    holds = (top is None) == (not discards) and (top is None or top in known)
    found = "null" if top is None else shown(top)
    require(holds, "position-top", found=found, known=" ".join(known) or "null")
    s.top = NO_KIND if top is None else DECK.texts.index(top)


def read_objective(key: str, name: Any) -> int:
    if not isinstance(name, str) or name not in NAMES:
        nearest = closest(shown(name), NAMES)
        raise PositionError("position-value", key=key, found=shown(name), known=", ".join(NAMES), nearest=nearest)
    return NAMES.index(name)


def read_objectives(s: State, reader: Reader, key: str) -> None:
    """§1, §4 The open row, the hidden pile and those claimed: all 24, each somewhere."""
    found: Counter[int] = Counter()
    row = reader.items(key)
    require(len(row) == PLACES, "position-length", key=key, found=shown(row), length=PLACES)
    for place, name in enumerate(row):
        s.row[place] = NO_OBJECTIVE if name is None else read_objective(f"{key}[{place}]", name)
        if name is not None:
            found[s.row[place]] += 1
    for seat, names in enumerate(reader.rows("claimed", s.players)):
        require(len(names) <= GOAL, "position-claimed", seat=seat, most=GOAL)
        for k, name in enumerate(names):
            s.claimed[seat, k] = read_objective(f"claimed[{seat}]", name)
            found[s.claimed[seat, k]] += 1
        s.won[seat] = len(names)
        taken = (s.turns - seat + s.players - 1) // s.players
        require(len(names) <= taken, "position-claims-turns", seat=seat, claims=len(names), turns=taken)
    rest = [NAMES[k] for k in range(OBJECTIVES) for _ in range(int(COPIES[s.deck, k]) - found[k])]
    pile = Counter(
        read_objective("objectives", name) for name in Reader({"objectives": rest, **reader.data}).items("objectives")
    )
    for objective in range(OBJECTIVES):
        copies, total = int(COPIES[s.deck, objective]), found[objective] + pile[objective]
        require(total == copies, "position-objectives", objective=NAMES[objective], found=total, expected=copies)
        s.pile[objective] = pile[objective]
    discards = size(s.discards[0], s.discards[1])
    require(discards <= spent(s), "position-discards", found=discards, spent=spent(s))
    require(s.rules == 1 or not discards or s.stock[0] != 0, "position-not-renewed", found=discards)


def read_known(s: State, reader: Reader, key: str) -> None:
    """§3 Cards of hands that everybody knows, as they were taken in the open."""
    for seat, text in enumerate(reader.texts(key, [""] * s.players, s.players)):
        read_pile(reader, f"{key}[{seat}]", text, s.known[seat])
        unknown = lacks(s.hand[seat, 0], s.hand[seat, 1], s.known[seat, 0], s.known[seat, 1])
        require(not unknown, "position-known", seat=seat)


def read_old(s: State, reader: Reader, key: str) -> None:
    """§5 What was hidden in hands at the last reshuffle."""
    read_pile(reader, key, reader.text(key, ""), s.old)
    for seat, number in enumerate(reader.numbers("old_held", [0] * s.players, s.players, 0, 2 * KINDS)):
        s.old_held[seat] = number
    require(shares_out(s), "position-old")


def shares_out(s: State) -> bool:
    """Whether the seats can hold as many of the old cards as `old_held` says, all at once.

    Each card that a seat must hold is matched with a hidden one of its hand; who finds all of them taken makes another
    seat take another one, and so on.
    """
    once, twice = unseen(s)
    if lacks(once, twice, s.old[0], s.old[1]) or (s.old[0] != 0) != any(s.old_held[seat] for seat in range(s.players)):
        return False
    hidden = [
        Counter(kinds_of(s.hand[seat, 0], s.hand[seat, 1])) - Counter(kinds_of(s.known[seat, 0], s.known[seat, 1]))
        for seat in range(s.players)
    ]
    free = Counter(kinds_of(s.old[0], s.old[1]))
    given: list[Counter[int]] = [Counter() for _ in hidden]

    def give(seat: int, asked: set[int]) -> bool:
        """Match one more card with this seat; kinds that were asked for in vain are not asked for again."""
        for kind in hidden[seat] - given[seat]:
            if kind not in free or kind in asked:
                continue
            asked.add(kind)
            if free[kind] > 0:
                free[kind] -= 1
                given[seat][kind] += 1
                return True
            for other in range(s.players):
                if other != seat and given[other][kind] > 0 and give(other, asked):
                    given[other][kind] -= 1
                    given[seat][kind] += 1
                    return True
        return False

    return all(give(seat, set()) for seat in range(s.players) for _ in range(s.old_held[seat]))


KEYS = {
    "turn": worded_key(lambda s: s.turn, read_turns, "turn"),
    "turns": worded_key(lambda s: s.turns, None, "turns"),
    "phase": choice_key("phase", PHASES),
    "markets": worded_key(lambda s: texts_of(s.market, MARKETS), read_cards, "market", "due", "held", "top"),
    "hands": worded_key(lambda s: texts_of(s.hand, s.players), None, "hand"),
    "draw": worded_key(lambda s: text_of(s.stock), None, "stock"),
    "discards": worded_key(lambda s: text_of(s.discards), None, "discards"),
    "discard_top": worded_key(lambda s: None if s.top == NO_KIND else DECK.texts[s.top]),
    "row": worded_key(lambda s: [name_of(objective) for objective in s.row], read_objectives, "row"),
    "objectives": worded_key(write_hidden, None, "pile"),
    "claimed": worded_key(write_claimed, None, "claimed", "won"),
    "known": worded_key(write_known, read_known, "known"),
    "old": worded_key(lambda s: text_of(s.old) if s.old[0] else NOT_WRITTEN, read_old, "old"),
    "old_held": worded_key(lambda s: s.old_held.tolist()[: s.players] if s.old[0] else NOT_WRITTEN, None, "old_held"),
}


def possible(s: State) -> bool:
    """§4, §7 The row is full while play goes on; a fifth objective, just claimed, or the last turn ends the match."""
    winners = [seat for seat in range(s.players) if s.won[seat] == GOAL]
    last = (s.turns - 1) % s.players
    require(all(seat == last for seat in winners), "position-winner", seat=winners[0] if winners else "", last=last)
    over = bool(winners) or s.turns == MOST_TURNS * s.players
    require(over == (s.phase == Phase.OVER), "position-still-on" if s.phase == Phase.OVER else "position-is-over")
    empty = sum(objective == NO_OBJECTIVE for objective in s.row)
    require(empty == len(winners), "position-row", found=empty, expected=len(winners))
    return True


POSITIONS = Positions(State, setup, schema_of(Path(__file__).parent), {}, (), possible, KEYS)
POSITION_KEYS, position, from_position = POSITIONS.keys, POSITIONS.position, POSITIONS.from_position
