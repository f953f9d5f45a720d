"""Notation of Tausch Rausch: actions in letters, events in sentences; positions are in positions.py."""

from __future__ import annotations

import re
from functools import lru_cache

from ludotheque.components.bits import kinds_of, masks_of
from ludotheque.components.decks import COLOURS as SHAPES
from ludotheque.components.decks import LETTERS
from ludotheque.kernel.errors import NotationError, closest
from ludotheque.kernel.record import CHANCE
from ludotheque.kernel.sentences import Told, card, cards, number, own, part, word
from ludotheque.kernel.words import Line, ScorePart, Seat, Word, line

from .cards import CARDS, CARDS_AT, COLOURS, DIGIT, KINDS, MOST, NO_KIND, joined, pack, unpack, without
from .distance import nearest
from .objectives import ASKS, BONUS, NAMES, NO_OBJECTIVE, OBJECTIVES, size
from .positions import DECK, POSITION_KEYS, from_position, position
from .rules import CLAIM, DEAL, DEAL_HIDDEN, SWAP, UNCOVER, cards_of, place_of
from .state import MARKET, MARKETS, MOST_TURNS, PLACES, Effect, Phase, State

__all__ = [
    "POSITION_KEYS",
    "SENTENCES",
    "advice",
    "describe",
    "from_position",
    "label",
    "near",
    "position",
    "read",
    "score",
    "seen",
    "write",
]

HOOKS = ("label", "advice", "near", "score")

VERBS = ("swap", "claim", "deal", "uncover")


def write(s: State, action: int) -> str:
    if action >> CARDS_AT > 0:
        texts = ["claim" if action & CLAIM else "swap", str(place_of(action) + 1)]
        cards = cards_of(action)
        while cards:
            texts.append(DECK.texts[(cards & 63) - 1] if cards & 63 <= KINDS else "?")
            cards >>= DIGIT
        return " ".join(texts)
    if UNCOVER <= action < UNCOVER + OBJECTIVES:
        return f"uncover {NAMES[action - UNCOVER]}"
    return f"deal {DECK.texts[action - DEAL]}" if DEAL <= action < DEAL + KINDS else "deal ?"


def read(s: State, text: str) -> int:
    verb, *rest = text.lower().split() or [""]
    if verb not in VERBS:
        raise NotationError("unknown-action", text=text, known=", ".join(VERBS[:2]), nearest=closest(verb, VERBS[:2]))
    if verb == "uncover":
        if len(rest) != 1 or rest[0] not in NAMES:
            nearest = closest(rest[0] if rest else "", NAMES)
            raise NotationError("notation-uncover", text=text, known=", ".join(NAMES), nearest=nearest)
        return UNCOVER + NAMES.index(rest[0])
    if verb == "deal":
        if len(rest) != 1:
            raise NotationError("notation-deal", text=text)
        return DEAL_HIDDEN if rest == ["?"] else DEAL + DECK.read(rest[0], NotationError)[0]
    if len(rest) < 2 or not re.fullmatch(r"[1-5]", rest[0]):
        raise NotationError("notation-swap" if verb == "swap" else "notation-claim", text=text)
    where = (SWAP if verb == "swap" else CLAIM) | (int(rest[0]) - 1)
    return where | read_cards(text, " ".join(rest[1:])) << CARDS_AT


def read_cards(text: str, cards: str) -> int:
    """The cards of an action, in any order."""
    kinds = DECK.read(cards, NotationError)
    if len(kinds) > MOST:
        raise NotationError("notation-too-many", text=text, most=str(MOST))
    for kind in kinds:
        if kinds.count(kind) > 2:
            raise NotationError("notation-thrice", text=text, card=DECK.texts[kind])
    return pack(*masks_of(kinds))


def seen(s: State, viewer: int, seat: int, action: int) -> int:
    """§2–§4 A card that goes to a hand is seen by its holder; everything else happens in the open."""
    if seat == CHANCE and s.phase in (Phase.DEAL, Phase.DRAW) and viewer != s.turn:
        return DEAL_HIDDEN
    return action


def objective_word(objective: int) -> Word:
    return Word(f"objective-{NAMES[objective]}")


@lru_cache(8192)
def shown(once: int, twice: int) -> str:
    """Cards as people see them: ●5 ▲7. A hand is told of in a hundred labels, move after move: it is written once."""
    return DECK.shown(kinds_of(once, twice))


def label(view: State, seat: int, action: int) -> Line:
    """An action in words, for menus."""
    place = place_of(action)
    cards = shown(*unpack(cards_of(action)))
    if action & CLAIM:
        return line("label-claim", objective=objective_word(view.row[place]), cards=cards)
    taken = shown(view.market[place, 0], view.market[place, 1])
    return line("label-swap", market=place + 1, cards=cards, taken=taken)


def advice(view: State, seat: int, action: int, reason: str) -> Line:
    """What the coach says: an objective to claim, or the one that a swap brings nearest."""
    place, cards = place_of(action), unpack(cards_of(action))
    if action & CLAIM:
        return line("advice-claim", objective=objective_word(view.row[place]))
    hand = int(view.hand[seat, 0]), int(view.hand[seat, 1])
    then = joined(*without(*hand, *cards), int(view.market[place, 0]), int(view.market[place, 1]))
    nearer = []
    for objective in view.row:
        if objective != NO_OBJECTIVE:
            count, before = len(nearest(*then, objective)), len(nearest(*hand, objective))
            nearer.append((count - int(ASKS[objective]), count - before, objective_word(objective)))
    lacking, more, objective = max(nearer, key=lambda one: one[:2], default=(-1, 0, None))
    if objective is None or more <= 0:
        return line("advice-swap", market=place + 1)
    return line("advice-swap-claim" if lacking == 0 else "advice-swap-near", market=place + 1, objective=objective)


def swapped(view: State, market: int) -> dict[str, int | str]:
    """§3 The cards that were put down lie on the market now."""
    return {"market": market, "cards": shown(view.market[market - 1, 0], view.market[market - 1, 1])}


OBJECTIVE = word("objective", objective_word, NAMES.__getitem__)
SENTENCES = {
    Effect.DEALT: Told("log-dealt"),
    Effect.SWAPPED: Told("log-swap", part("market", swapped), cards("taken", DECK), source="market", to="hand"),
    Effect.CLAIMED: Told("log-claim", OBJECTIVE, cards("cards", DECK), source="hand", to="discards"),
    Effect.UNCOVERED: Told("log-uncover", OBJECTIVE, source="pile", to="row"),
    Effect.DREW: Told("log-drew", own(card("card", DECK)), others="log-draws", source="stock", to="hand"),
    Effect.RESHUFFLED: Told("log-reshuffle", source="discards", to="stock"),
    Effect.NOTHING_TO_DRAW: Told("log-nothing-to-draw"),
    Effect.WON: Told("log-wins"),
    Effect.LAST_TURN: Told("log-last-turn", number("turns")),
}


def score(before: State, seat: int, action: int, after: State, viewer: int) -> list[ScorePart]:
    """§4, §7 An objective that the viewer claims, and the cards shown for it."""
    if seat != viewer or not action & CLAIM:
        return []
    objective = objective_word(before.row[place_of(action)])
    return [ScorePart(None, 1, line("score-objective", objective=objective, cards=shown(*unpack(cards_of(action)))))]


def near(view: State, seat: int) -> list[str]:
    """§4 For each place of the row, the cards in this seat's hand that bring it nearest to the objective there."""
    if not 0 <= seat < view.players:
        return []
    hand = int(view.hand[seat, 0]), int(view.hand[seat, 1])
    return ["" if objective == NO_OBJECTIVE else DECK.text(nearest(*hand, objective)) for objective in view.row]


def describe(view: State, seat: int) -> list[Line]:
    lines = [line("table-turn", turn=view.turns // view.players + 1, turns=MOST_TURNS)]
    if view.phase == Phase.OVER:
        lines = [line("table-over", turns=view.turns)]
    for market in range(MARKETS):
        cards = shown(view.market[market, 0], view.market[market, 1])
        lines.append(line("table-market", market=market + 1, asks=int(MARKET[market]), cards=cards))
    for place in range(PLACES):
        objective = view.row[place]
        if objective != NO_OBJECTIVE:
            bonus = int(BONUS[objective])
            lines.append(line("table-objective", place=place + 1, objective=objective_word(objective), bonus=bonus))
    discards = size(view.discards[0], view.discards[1])
    laid = sum(size(view.market[market, 0], view.market[market, 1]) for market in range(MARKETS))
    drawn = CARDS - laid - discards - sum(view.held)
    lines.append(line("table-draw", cards=drawn))
    if view.top != NO_KIND:
        lines.append(line("table-discards", cards=discards, top=DECK.shown([view.top])))
    for other in range(view.players):
        lines.append(line("table-seat", who=Seat(other), cards=view.held[other], objectives=view.won[other]))
        if other != seat and view.known[other, 0]:
            known = shown(view.known[other, 0], view.known[other, 1])
            lines.append(line("table-known", who=Seat(other), cards=known))
    if 0 <= seat < view.players and view.held[seat] > 0:
        lines.append(line("table-hand", cards=shown(view.hand[seat, 0], view.hand[seat, 1])))
        lines.append(line("typed-letters", letters=", ".join(f"{a} {SHAPES[a]}" for a in LETTERS[:COLOURS])))
    return lines
