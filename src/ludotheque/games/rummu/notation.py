"""Notation of Rummü's actions, in letters and in words; positions and sentences have modules of their own."""

from __future__ import annotations

import re

from ludotheque.kernel.errors import NotationError, closest
from ludotheque.kernel.record import CHANCE
from ludotheque.kernel.words import Line, line

from .combinations import KINDS, TWICE, VALUES, returned
from .narration import SENTENCES, describe, scene, score
from .positions import POSITION_KEYS, from_position, position
from .state import (
    ADD,
    BACK,
    CARD_BITS,
    COPIES_AT,
    DEAL,
    DISCARD,
    DRAW,
    HIDDEN,
    KIND_BITS,
    LAY,
    MORE_AT,
    MOST_ADDED,
    TAKE,
    Phase,
    State,
    number_of,
    slot_of,
    with_card,
)
from .texts import DECK, added_cards, card_of, cards_of, kind_of, mask_of

__all__ = [
    "POSITION_KEYS",
    "SENTENCES",
    "advice",
    "describe",
    "from_position",
    "label",
    "position",
    "read",
    "scene",
    "score",
    "seen",
    "write",
]

HOOKS = ("label", "advice", "scene", "score")

ADVICE = {
    DRAW: "advice-draw",
    TAKE: "advice-take",
    LAY: "advice-lay",
    ADD: "advice-add",
    BACK: "advice-back",
    DISCARD: "advice-discard",
}

VERBS = ("draw", "take", "lay", "add", "free", "back", "discard", "deal")
"""By the numbers of the kinds of actions."""

DOUBLES = [card for card in range(KINDS) if TWICE >> card & 1]
"""§1 The cards that are there twice; a `lay` that names one twice has a bit for it above its mask."""


def write(s: State, action: int) -> str:
    kind = kind_of(action)
    verb = VERBS[kind]
    if kind in (DRAW, TAKE):
        return verb
    if kind == LAY:
        copies = [card for place, card in enumerate(DOUBLES) if action >> COPIES_AT + place & 1]
        return f"{verb} {DECK.text([*cards_of(mask_of(action)), *copies])}"
    if kind == ADD:
        return f"{verb} {DECK.text(added_cards(action))} {number_of(action)}"
    card = "?" if card_of(action) == HIDDEN else DECK.texts[card_of(action)]
    return f"{verb} {card}" if kind in (DISCARD, DEAL) else f"{verb} {card} {number_of(action)}"


def read(s: State, text: str) -> int:
    verb, *rest = text.lower().split() or [""]
    if verb not in VERBS:
        raise NotationError("unknown-action", text=text, known=", ".join(VERBS[:-1]), nearest=closest(verb, VERBS[:-1]))
    kind = VERBS.index(verb)
    if kind in (DRAW, TAKE):
        if rest:
            raise NotationError("notation-alone", text=text, verb=verb)
        return kind
    if kind == LAY:
        return read_lay(text, rest)
    if kind in (DISCARD, DEAL):
        if len(rest) != 1:
            raise NotationError("notation-one-card", text=text, verb=verb)
        hidden = kind == DEAL and rest == ["?"]
        return with_card(kind, HIDDEN if hidden else read_card(text, rest[0]), 1)
    *cards, number = rest or [""]
    if not cards or (kind != ADD and len(cards) > 1) or not re.fullmatch(r"0{0,3}[1-9][0-9]{0,4}", number):
        raise NotationError("notation-add" if kind == ADD else "notation-combination", text=text, verb=verb)
    if kind == ADD:
        return read_add(text, cards, int(number))
    return with_card(kind, read_card(text, cards[0]), int(number))


def read_card(text: str, word: str) -> int:
    return read_cards(text, [word])[0]


def read_cards(text: str, words: list[str]) -> list[int]:
    try:
        return DECK.read(" ".join(words), NotationError)
    except NotationError as error:
        error.parameters["text"] = text
        raise


def read_lay(text: str, words: list[str]) -> int:
    """§6 A mask; a card that is named twice is kept, so that it can be refused by the rules."""
    if not words:
        raise NotationError("notation-lay", text=text)
    action = LAY
    for card in read_cards(text, words):
        bit = 1 << KIND_BITS + card
        if action & bit:
            bit = 1 << COPIES_AT + DOUBLES.index(card) if card in DOUBLES else 0
            if bit == 0 or action & bit:
                raise NotationError("notation-too-often", text=text, card=DECK.texts[card])
        action |= bit
    return action


def read_add(text: str, words: list[str], number: int) -> int:
    """§10 The cards in rising order; one that is named twice is kept, so that it can be refused by the rules."""
    first, *more = cards = sorted(read_cards(text, words))
    for card in more:
        if cards.count(card) > (2 if card in DOUBLES else 1):
            raise NotationError("notation-too-often", text=text, card=DECK.texts[card])
    if len(cards) > MOST_ADDED:
        raise NotationError("notation-too-many", text=text, most=str(MOST_ADDED))
    action = with_card(ADD, first, number)
    for place, card in enumerate(more):
        action |= card + 1 << MORE_AT + CARD_BITS * place
    return action


def seen(s: State, viewer: int, seat: int, action: int) -> int:
    """§2, §3 A card is seen by the one it is dealt to; everything else happens in the open."""
    if seat == CHANCE and s.phase != Phase.UNCOVER and viewer != s.turn:
        return with_card(DEAL, HIDDEN, 1)
    return action


def label(view: State, seat: int, action: int) -> Line:
    """An action in words, for a menu."""
    kind = kind_of(action)
    if kind == DRAW:
        return line("label-renew" if view.stocked == 0 else "label-draw")
    if kind == TAKE:
        return line("label-take", card=DECK.shown([view.pile[view.piled - 1]]))
    if kind == LAY:
        return line("label-lay", cards=DECK.shown(cards_of(mask_of(action))))
    if kind == ADD:
        lying = cards_of(view.cards[slot_of(view, number_of(action))])
        return line("label-add", added=DECK.shown(added_cards(action)), cards=DECK.shown(lying))
    card = DECK.shown([card_of(action)])
    if kind == DISCARD:
        return line("label-discard", card=card)
    cards = view.cards[slot_of(view, number_of(action))]
    shown = DECK.shown(cards_of(cards))
    if kind == BACK:
        whole = returned(cards, 1 << card_of(action)) == cards
        return line("label-back-whole", cards=shown) if whole else line("label-back", card=card, cards=shown)
    return line("label-free", card=card, cards=shown, yellow=DECK.shown([card_of(action) % VALUES]))


def advice(view: State, seat: int, action: int, reason: str) -> Line:
    """What the coach says: the action in words, and what it is good for."""
    said = label(view, seat, action)
    return line(ADVICE.get(kind_of(action), "advice-free"), **said.parameters)
