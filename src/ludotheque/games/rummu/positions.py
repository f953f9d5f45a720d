"""Positions of Rummü as the sheet's JSON; what cannot be is refused.

What everybody remembers may stand under two keys, and is unknown where they are missing: `known`, the cards that each
seat was seen to pick up, and, once the stock was renewed, `stocks`: for the first stock of the deal and for each
renewed one the unseen `cards` that may come from it, and how many unseen cards of the `hands` surely do (memory.py).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from ludotheque.components.bits import masks_of
from ludotheque.kernel.errors import PositionError
from ludotheque.kernel.positions import Reader, require

from .combinations import CARDS, FINE, KINDS, TWICE, fault
from .memory import forget_sources, one_source, open_of
from .rules import begin_deal, is_stuck, setup
from .state import MOST_DEALS, MOST_RENEWALS, MOST_TURNS, SOURCES, Phase, State, dealer_of, partner_of
from .texts import DECK, cards_of

PHASES = {phase.name.lower(): phase for phase in Phase if phase not in (Phase.DEAL, Phase.UNCOVER, Phase.DRAWN)}
MATCH_KEYS = ("deal", "dealer", "scores")
TABLE_KEYS = (
    *("turn", "phase", "turns", "renewed", "hands"),
    *("stock", "discards", "combinations", "next", "known", "stocks"),
)
POSITION_KEYS = MATCH_KEYS + TABLE_KEYS
COPIES = Counter({card: 1 + (TWICE >> card & 1) for card in range(KINDS)})
HIGHEST_NUMBER = 9999
"""Of a combination. Fewer than 1100 can be laid in a deal, so that none outgrows its field."""

LEAST, MOST = -360, 610
"""§16 Points of a deal: all cards in hand; ten for every card (a set of five) and for going out."""


def position(s: State) -> dict[str, Any]:
    seats = range(s.players)
    found: dict[str, Any] = {
        "players": s.players,
        "teams": s.teams == 1,
        "target": s.target,
        "deal": s.deal,
        "dealer": dealer_of(s),
        "turn": s.turn,
        "phase": Phase(s.phase).name.lower(),
        "turns": s.turns,
        "renewed": s.renewed,
        "scores": [s.score[seat] for seat in seats],
        "hands": [DECK.text(cards_of(s.hand[seat], s.hand_twice[seat])) for seat in seats],
        "stock": DECK.text(cards_of(s.stock, s.stock_twice)),
        "discards": [DECK.texts[s.pile[k]] for k in range(s.piled)],
        "combinations": [
            {"id": s.number[slot], "owner": s.owner[slot], "cards": DECK.text(cards_of(s.cards[slot]))}
            for slot in range(s.lying)
        ],
        "next": s.next,
    }
    if any(s.known[seat] for seat in seats):
        found["known"] = [DECK.text(cards_of(s.known[seat], s.known_twice[seat])) for seat in seats]
    if any(s.listed[source] for source in range(1, SOURCES)) or (s.renewed and any(open_of(s, seat) for seat in seats)):
        found["stocks"] = [
            {
                "cards": DECK.text(cards_of(s.listed[source], s.listed_twice[source])),
                "hands": [s.sourced[source, seat] for seat in seats],
            }
            for source in range(s.renewed + 1)
        ]
    return found


def from_position(d: Mapping[str, Any], players: int, options: Mapping[str, Any]) -> State:
    """A state from a position; refuses one that cannot be, with the reason. If nothing is said of cards or turns, a
    deal is about to begin."""
    s = State()
    setup(s, players, [int(options["teams"]), options["target"], options["rules"]])
    reader = Reader(d)
    s.deal = reader.number("deal", 0, 0, MOST_DEALS - 1)
    dealer = reader.number("dealer", dealer_of(s), 0, players - 1)
    require(dealer == dealer_of(s), "position-dealer", deal=s.deal, dealer=dealer_of(s))
    begin_deal(s)
    if any(key in d for key in TABLE_KEYS):
        s.phase = PHASES[reader.choice("phase", "draw", tuple(PHASES))]
        read_cards(s, reader)
        read_turn(s, reader)
        read_stocks(s, reader)
        check_phase(s)
    read_scores(s, reader)
    return s


def read_scores(s: State, reader: Reader) -> None:
    """§16, §18, §19 Points that so many deals can give, partners' alike, and nobody at the target before the end."""
    ended = s.deal + (s.phase == Phase.OVER)
    scores = reader.numbers("scores", [0] * s.players, s.players, LEAST * ended, MOST * ended)
    for seat, score in enumerate(scores):
        s.score[seat] = score
        partner = partner_of(s, seat) if s.teams == 1 else seat
        require(score == scores[partner], "position-partners", seat=seat, partner=partner)
    reached = max(scores) >= s.target
    over = s.phase == Phase.OVER
    require(over or not reached, "position-target-reached", target=s.target)
    require(not over or reached or ended == MOST_DEALS, "position-target-missed", target=s.target)


def read_cards(s: State, reader: Reader) -> None:
    """§1 Every card of the box is somewhere."""
    hands = [DECK.read(text, PositionError) for text in reader.texts("hands", [""] * s.players, s.players)]
    stock = DECK.read(reader.text("stock", ""), PositionError)
    discards = read_discards(reader)
    combinations = read_combinations(s, reader)
    lying = [card for _, _, cards in combinations for card in cards]
    found = Counter([*stock, *discards, *lying, *(card for hand in hands for card in hand)])
    for card in range(KINDS):
        same = found[card] == COPIES[card]
        require(same, "position-card-count", card=DECK.texts[card], found=found[card], copies=COPIES[card])
    known = read_known(s, reader, hands)
    s.stock, s.stock_twice = masks_of(stock)
    s.stocked, s.piled, s.lying = len(stock), len(discards), len(combinations)
    for k, card in enumerate(discards):
        s.pile[k] = card
    for seat, hand in enumerate(hands):
        s.hand[seat], s.hand_twice[seat] = masks_of(hand)
        s.known[seat], s.known_twice[seat] = masks_of(known[seat])
        s.held[seat] = len(hand)
    for slot, (number, owner, cards) in enumerate(combinations):
        s.number[slot], s.owner[slot], s.cards[slot] = number, owner, masks_of(cards)[0]
        s.before[owner] += 1


def read_discards(reader: Reader) -> list[int]:
    cards = []
    for place, text in enumerate(reader.items("discards")):
        read = DECK.read(text, PositionError) if isinstance(text, str) else []
        require(len(read) == 1, "position-discard", key=f"discards[{place}]", found=text)
        cards += read
    return cards


def read_combinations(s: State, reader: Reader) -> list[tuple[int, int, list[int]]]:
    """§6, §7 Number, owner and cards of each, in the order laid."""
    found: list[tuple[int, int, list[int]]] = []
    for place, entry in enumerate(reader.items("combinations")):
        key = f"combinations[{place}]"
        formed = isinstance(entry, dict) and set(entry) == {"id", "owner", "cards"}
        require(formed, "position-combination", key=key, found=entry)
        number = reader.check_number(f"{key}.id", entry["id"], 1, HIGHEST_NUMBER - 1)
        before = found[-1][0] if found else 0
        require(number > before, "position-combination-order", key=key, number=number, before=before)
        owner = reader.check_number(f"{key}.owner", entry["owner"], 0, s.players - 1)
        text = Reader({f"{key}.cards": entry["cards"]}).text(f"{key}.cards", "")
        cards = DECK.read(text, PositionError)
        fits = len(set(cards)) == len(cards) and fault(masks_of(cards)[0]) == FINE
        require(fits, "position-no-combination", key=key, cards=text)
        found.append((number, owner, cards))
    last = found[-1][0] if found else 0
    s.next = reader.number("next", last + 1, last + 1, HIGHEST_NUMBER)
    return found


def read_known(s: State, reader: Reader, hands: list[list[int]]) -> list[list[int]]:
    """Cards that everybody knows a seat to hold: some of its hand."""
    known = [DECK.read(text, PositionError) for text in reader.texts("known", [""] * s.players, s.players)]
    for seat, cards in enumerate(known):
        missing = Counter(cards) - Counter(hands[seat])
        require(not missing, "position-known", seat=seat, cards=DECK.text(missing.elements()))
    return known


def read_stocks(s: State, reader: Reader) -> None:
    """§15 Where unseen cards come from: every card is listed that must be, and the hands can hold what they drew."""
    if s.renewed > 0:
        one_source(s)
    if "stocks" not in reader.data:
        return
    entries = reader.items("stocks")
    number = len(entries) if s.renewed else -1
    require(number == s.renewed + 1, "position-stocks-number", found=len(entries), renewed=s.renewed)
    unseen = Counter(cards_of(s.listed[0], s.listed_twice[0]))
    listings: Counter[int] = Counter()
    cards: Counter[int] = Counter()
    forget_sources(s)
    for source, entry in enumerate(entries):
        key = f"stocks[{source}]"
        formed = isinstance(entry, dict) and set(entry) == {"cards", "hands"}
        require(formed, "position-stocks", key=key, found=entry)
        row = Reader({f"{key}.{name}": value for name, value in entry.items()})
        cards = Counter(DECK.read(row.text(f"{key}.cards", ""), PositionError))
        extra = cards - unseen
        require(not extra, "position-stocks-seen", key=key, cards=DECK.text(extra.elements()))
        s.listed[source], s.listed_twice[source] = masks_of(list(cards.elements()))
        hands = row.numbers(f"{key}.hands", [], s.players, 0, CARDS)
        for seat, number in enumerate(hands):
            able = (Counter(hidden_cards(s, seat)) & cards).total()
            require(number <= min(able, open_of(s, seat)), "position-stocks-hand", key=key, seat=seat, found=number)
            s.sourced[source, seat] = number
        listings += cards
    missing = (unseen - listings) + (Counter(cards_of(s.stock, s.stock_twice)) - cards)
    require(not missing, "position-stocks-missing", cards=DECK.text(missing.elements()))


def hidden_cards(s: State, seat: int) -> list[int]:
    """The cards of a hand that are not known to everybody."""
    held = Counter(cards_of(s.hand[seat], s.hand_twice[seat]))
    return list((held - Counter(cards_of(s.known[seat], s.known_twice[seat]))).elements())


def read_turn(s: State, reader: Reader) -> None:
    """§2, §5, §15 From the dealer's left on, one turn after the other; at the end it stays with who had the last."""
    most = MOST_TURNS * s.players
    over = s.phase == Phase.OVER
    s.turns = reader.number("turns", int(over), int(over), most if over else most - 1)
    s.renewed = reader.number("renewed", 0, 0, MOST_RENEWALS)
    expected = (dealer_of(s) + s.turns + (not over)) % s.players
    s.turn = reader.number("turn", expected, 0, s.players - 1)
    require(s.turn == expected, "position-turn", turns=s.turns, turn=expected)


def check_phase(s: State) -> None:
    """§5, §13, §14, §15 Hands, discards and stock must be such that the deal is where the phase says."""
    for seat in range(s.players):
        ending = seat == s.turn and s.phase in (Phase.BACK, Phase.OVER)
        require(s.held[seat] > 0 or ending, "position-empty-hand", seat=seat)
    back = s.held[s.turn] == 0 and s.before[s.turn] > 0
    require(s.phase != Phase.BACK or back, "position-back", seat=s.turn)
    require(s.phase not in (Phase.DRAW, Phase.OVER) or s.piled > 0, "position-no-discard")
    require(s.phase != Phase.DRAW or not is_stuck(s), "position-deal-ended")
    require(s.phase != Phase.OVER or s.held[s.turn] == 0 or is_stuck(s), "position-deal-goes-on")
