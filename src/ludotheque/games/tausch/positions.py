"""Positions of Tausch Rausch as JSON with readable keys; what cannot be is refused with the reason."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from ludotheque.components.decks import LETTERS, coloured
from ludotheque.kernel.errors import PositionError, closest, shown
from ludotheque.kernel.positions import Reader

from .cards import COLOURS, KINDS, NO_KIND, VALUES, lacks
from .memory import unseen
from .objectives import COPIES, NAMES, NO_OBJECTIVE, OBJECTIVES, size
from .rules import setup, spent
from .state import GOAL, MARKET, MARKETS, MOST_TURNS, PLACES, Phase, State

DECK = coloured([(letter, v) for letter in LETTERS[:COLOURS] for v in range(1, VALUES + 1)])
DECKS = ("mixed", "four-colours")
PHASES = {"play": Phase.PLAY, "over": Phase.OVER}
POSITION_KEYS = (
    *("turn", "turns", "phase", "markets", "hands", "draw", "discards", "discard_top"),
    *("row", "objectives", "claimed", "known", "old", "old_held"),
)
NEEDED = ("markets", "hands", "row")
"""Chance deals these: once anything of a match is given, they must be."""


def listed(once: int, twice: int) -> list[int]:
    """The kinds of a pile, each as often as it is there, in the printed order."""
    found = []
    while once:
        lowest = once & -once
        found += [lowest.bit_length() - 1] * (2 if twice & lowest else 1)
        once ^= lowest
    return found


def text_of(pile: Any) -> str:
    return DECK.text(listed(pile[0], pile[1]))


def count_cards(kinds: Iterable[int]) -> tuple[int, int]:
    """The pile of these cards; no kind more than twice."""
    once = twice = 0
    for kind in kinds:
        twice |= once & 1 << kind
        once |= 1 << kind
    return once, twice


def position(s: State) -> dict[str, Any]:
    seats = range(s.players)
    written: dict[str, Any] = {
        "players": s.players,
        "deck": DECKS[s.deck],
        "turn": s.turn,
        "turns": s.turns,
        "phase": next(name for name, phase in PHASES.items() if phase == s.phase),
        "markets": [text_of(s.market[market]) for market in range(MARKETS)],
        "hands": [text_of(s.hand[seat]) for seat in seats],
        "draw": text_of(s.stock),
        "discards": text_of(s.discards),
        "discard_top": None if s.top == NO_KIND else DECK.texts[s.top],
        "row": [None if objective == NO_OBJECTIVE else NAMES[objective] for objective in s.row],
        "objectives": [NAMES[objective] for objective in range(OBJECTIVES) for _ in range(s.pile[objective])],
        "claimed": [[NAMES[s.claimed[seat, k]] for k in range(s.won[seat])] for seat in seats],
    }
    if any(s.known[seat, 0] for seat in seats):
        written["known"] = [text_of(s.known[seat]) for seat in seats]
    if s.old[0]:
        written["old"] = text_of(s.old)
        written["old_held"] = [s.old_held[seat] for seat in seats]
    return written


def from_position(d: Mapping[str, Any], players: int, options: Mapping[str, Any]) -> State:
    """A state from a position; refuses one that cannot be, with the reason. Without any key it is a new match."""
    s = State()
    setup(s, players, [DECKS.index(options["deck"]), options["rules"]])
    if not any(key in d for key in POSITION_KEYS):
        return s
    for key in NEEDED:
        if key not in d:
            raise PositionError("position-lacks", key=key)
    reader = Reader(d)
    s.due = 0
    s.phase = PHASES[reader.choice("phase", "play", tuple(PHASES))]
    s.turns = reader.number("turns", 0, 0, MOST_TURNS * players)
    s.turn = reader.number("turn", s.turns % players, 0, players - 1)
    if s.turn != s.turns % players:
        raise PositionError("position-turn", turns=str(s.turns), turn=str(s.turns % players))
    read_cards(s, reader)
    read_objectives(s, reader)
    check_end(s)
    read_memory(s, reader)
    return s


def read_pile(reader: Reader, key: str, text: str, pile: Any) -> list[int]:
    """The cards of a text, into a pile."""
    kinds = DECK.read(text, PositionError)
    for kind in kinds:
        if kinds.count(kind) > 2:
            raise PositionError("position-thrice", key=key, card=DECK.texts[kind])
    pile[0], pile[1] = count_cards(kinds)
    return kinds


def read_cards(s: State, reader: Reader) -> None:
    """§1–§3 Markets, hands, draw pile and discards: all 80 cards, each somewhere."""
    found: Counter[int] = Counter()
    for market, text in enumerate(reader.texts("markets", [], MARKETS)):
        kinds = read_pile(reader, f"markets[{market}]", text, s.market[market])
        if len(kinds) != MARKET[market]:
            asks = str(MARKET[market])
            raise PositionError("position-market", market=str(market + 1), asks=asks, found=str(len(kinds)))
        found.update(kinds)
    for seat, text in enumerate(reader.texts("hands", [], s.players)):
        kinds = read_pile(reader, f"hands[{seat}]", text, s.hand[seat])
        s.held[seat] = len(kinds)
        if not kinds and s.phase == Phase.PLAY:
            raise PositionError("position-empty-hand", seat=str(seat))
        found.update(kinds)
    kinds = read_pile(reader, "discards", reader.text("discards", ""), s.discards)
    found.update(kinds)
    read_top(s, reader, kinds)
    rest = [kind for kind in range(KINDS) for _ in range(2 - found[kind])]
    found.update(read_pile(reader, "draw", reader.text("draw", DECK.text(rest)), s.stock))
    for kind in range(KINDS):
        if found[kind] != 2:
            raise PositionError("position-two-of-each", card=DECK.texts[kind], found=str(found[kind]))


def read_top(s: State, reader: Reader, discards: list[int]) -> None:
    """§4 The top discard is one of them; when it is not said, the last in printed order."""
    last = DECK.texts[max(discards)] if discards else None
    top = reader.data.get("discard_top", last)
    known = [DECK.texts[kind] for kind in sorted(set(discards))]
    if (top is None) != (not discards) or (top is not None and top not in known):
        raise PositionError(
            "position-top", found="null" if top is None else shown(top), known=" ".join(known) or "null"
        )
    s.top = NO_KIND if top is None else DECK.texts.index(top)


def read_objective(key: str, name: Any) -> int:
    if not isinstance(name, str) or name not in NAMES:
        nearest = closest(shown(name), NAMES)
        raise PositionError("position-value", key=key, found=shown(name), known=", ".join(NAMES), nearest=nearest)
    return NAMES.index(name)


def read_objectives(s: State, reader: Reader) -> None:
    """§1, §4 The open row, the hidden pile and those claimed: all 24, each somewhere."""
    found: Counter[int] = Counter()
    row = reader.items("row")
    if len(row) != PLACES:
        raise PositionError("position-length", key="row", found=shown(row), length=str(PLACES))
    for place, name in enumerate(row):
        s.row[place] = NO_OBJECTIVE if name is None else read_objective(f"row[{place}]", name)
        if name is not None:
            found[s.row[place]] += 1
    for seat, names in enumerate(reader.rows("claimed", s.players)):
        if len(names) > GOAL:
            raise PositionError("position-claimed", seat=str(seat), most=str(GOAL))
        for k, name in enumerate(names):
            s.claimed[seat, k] = read_objective(f"claimed[{seat}]", name)
            found[s.claimed[seat, k]] += 1
        s.won[seat] = len(names)
        taken = (s.turns - seat + s.players - 1) // s.players
        if len(names) > taken:
            raise PositionError("position-claims-turns", seat=str(seat), claims=str(len(names)), turns=str(taken))
    rest = [NAMES[k] for k in range(OBJECTIVES) for _ in range(int(COPIES[s.deck, k]) - found[k])]
    pile = Counter(
        read_objective("objectives", name) for name in Reader({"objectives": rest, **reader.data}).items("objectives")
    )
    for objective in range(OBJECTIVES):
        copies = int(COPIES[s.deck, objective])
        if found[objective] + pile[objective] != copies:
            total = str(found[objective] + pile[objective])
            raise PositionError("position-objectives", objective=NAMES[objective], found=total, expected=str(copies))
        s.pile[objective] = pile[objective]
    discards = size(s.discards[0], s.discards[1])
    if discards > spent(s):
        raise PositionError("position-discards", found=str(discards), spent=str(spent(s)))
    if s.rules > 1 and discards and s.stock[0] == 0:
        raise PositionError("position-not-renewed", found=str(discards))


def check_end(s: State) -> None:
    """§4, §7 The row is full while play goes on; a fifth objective, just claimed, or the last turn ends the match."""
    winners = [seat for seat in range(s.players) if s.won[seat] == GOAL]
    last = (s.turns - 1) % s.players
    if any(seat != last for seat in winners):
        raise PositionError("position-winner", seat=str(winners[0]), last=str(last))
    over = bool(winners) or s.turns == MOST_TURNS * s.players
    if over != (s.phase == Phase.OVER):
        raise PositionError("position-still-on" if s.phase == Phase.OVER else "position-is-over")
    empty = sum(objective == NO_OBJECTIVE for objective in s.row)
    if empty != len(winners):
        raise PositionError("position-row", found=str(empty), expected=str(len(winners)))


def read_memory(s: State, reader: Reader) -> None:
    """§3–§5 What everybody knows of hands: cards taken in the open, and what was held before the last reshuffle."""
    for seat, text in enumerate(reader.texts("known", [""] * s.players, s.players)):
        read_pile(reader, f"known[{seat}]", text, s.known[seat])
        if lacks(s.hand[seat, 0], s.hand[seat, 1], s.known[seat, 0], s.known[seat, 1]):
            raise PositionError("position-known", seat=str(seat))
    read_pile(reader, "old", reader.text("old", ""), s.old)
    held = reader.numbers("old_held", [0] * s.players, s.players, 0, 2 * KINDS)
    for seat in range(s.players):
        s.old_held[seat] = held[seat]
    if not shares_out(s):
        raise PositionError("position-old")


def shares_out(s: State) -> bool:
    """Whether the seats can hold as many of the old cards as `old_held` says, all at once.

    Each card that a seat must hold is matched with a hidden one of its hand; who finds all of them taken makes another
    seat take another one, and so on.
    """
    once, twice = unseen(s)
    if lacks(once, twice, s.old[0], s.old[1]) or (s.old[0] != 0) != any(s.old_held[seat] for seat in range(s.players)):
        return False
    hidden = [
        Counter(listed(s.hand[seat, 0], s.hand[seat, 1])) - Counter(listed(s.known[seat, 0], s.known[seat, 1]))
        for seat in range(s.players)
    ]
    free = Counter(listed(s.old[0], s.old[1]))
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
