"""Narration of Rummü: every event and the table, as lines made from what the reader sees."""

from __future__ import annotations

from ludotheque.kernel.record import CHANCE
from ludotheque.kernel.sentences import Told, card, cards, number, own, part, seat, word
from ludotheque.kernel.words import Line, ScorePart, Seat, line

from .combinations import VALUES, points
from .rules import count_up, earned, put_down
from .state import (
    Effect,
    Phase,
    State,
    needed,
    partner_of,
    slot_of,
)
from .texts import DECK, card_of, cards_of


def combination(view: State, number: int) -> dict[str, int | str]:
    """A combination as it lies now."""
    return {"number": number, "cards": DECK.shown(cards_of(view.cards[slot_of(view, number)]))}


def exchanged(view: State, card: int) -> dict[str, str]:
    """§11 The natural card and the yellow one that it frees."""
    return {"card": DECK.shown([card]), "yellow": DECK.shown([card % VALUES])}


def signed(number: int) -> str:
    """A number as people write it: +10, −5, 0."""
    return f"{number:+d}".replace("-", "−") if number else "0"


GAIN, SCORE = word("points", signed), word("score", signed)
SENTENCES = {
    Effect.DEALT: Told("log-dealt", number("deal"), number("cards"), card("card", DECK), source="stock", to="pile"),
    Effect.RENEWED: Told("log-renew", source="pile", to="stock"),
    Effect.DRAWS: Told("log-draw", source="stock", to="hand"),
    Effect.DREW: Told("log-drawn", own(card("card", DECK)), unnamed=True, source="stock", to="hand"),
    Effect.TOOK: Told("log-take", card("card", DECK), source="pile", to="hand"),
    Effect.LAID: Told("log-lay", number("number"), cards("cards", DECK), source="hand", to="cards"),
    Effect.ADDED: Told("log-add", part("number", combination), cards("added", DECK), source="hand", to="cards"),
    Effect.FREED: Told("log-free", part("card", exchanged, DECK.texts.__getitem__), part("number", combination)),
    Effect.BACK: Told("log-back", card("card", DECK), part("number", combination), source="cards", to="hand"),
    Effect.BACK_WHOLE: Told("log-back-whole", number("number"), cards("cards", DECK), source="cards", to="hand"),
    Effect.EMPTY_HAND: Told("log-empty-hand"),
    Effect.DISCARDED: Told("log-discard", card("card", DECK), source="hand", to="pile"),
    Effect.OUT: Told("log-out"),
    Effect.STUCK: Told("log-stuck"),
    Effect.SCORED: Told("log-score", GAIN, SCORE),
    Effect.TEAM_SCORED: Told("log-score-team", seat("partner"), GAIN, SCORE),
}


def scene(before: State, seat: int, action: int, after: State) -> State | None:
    """§13, §16 What lies on the table and how many points all have when a deal has ended, before the next."""
    if after.deal == before.deal:
        return None
    ended = before.clone()
    put_down(ended, seat, card_of(action))
    count_up(ended, seat)
    return ended


def score(before: State, seat: int, action: int, after: State, viewer: int) -> list[ScorePart]:
    """§16, §18 What the viewer's combinations, going out and his hand brought when a deal has ended."""
    if seat == CHANCE or (after.deal == before.deal and after.phase != Phase.OVER):
        return []
    ended = before.clone()
    if seat == viewer:
        put_down(ended, seat, card_of(action))
    deal = line("score-deal", deal=before.deal + 1)
    lying = [ended.cards[slot] for slot in range(ended.lying) if ended.owner[slot] == viewer]
    parts = [
        ScorePart(deal, points(cards), line("score-combination", cards=DECK.shown(cards_of(cards))))
        for cards in lying
        if points(cards)
    ]
    out = seat if before.held[seat] == 1 else -1
    rest = earned(ended, viewer, out) - sum(part.points for part in parts)
    if viewer == out:
        return [*parts, ScorePart(deal, rest, line("score-out"))]
    hand = DECK.shown(cards_of(ended.hand[viewer], ended.hand_twice[viewer]))
    key = "score-hand" if rest else "score-hand-spared"  # the partner of who goes out pays nothing
    return [*parts, ScorePart(deal, rest, line(key, cards=hand))]


def describe(view: State, seat: int) -> list[Line]:
    lines = [line("table-deal", deal=view.deal + 1, target=view.target)]
    if view.teams == 1:
        for one in range(view.players // 2):
            lines.append(line("table-team", who=Seat(one), partner=Seat(partner_of(view, one))))
    for other in range(view.players):
        score = str(view.score[other]).replace("-", "−")
        lines.append(line("table-seat", who=Seat(other), cards=view.held[other], score=score))
        known = cards_of(view.known[other], view.known_twice[other])
        if known and other != seat:
            lines.append(line("table-known", who=Seat(other), cards=DECK.shown(known)))
    for slot in range(view.lying):
        lines.append(
            line(
                "table-combination",
                number=view.number[slot],
                cards=DECK.shown(cards_of(view.cards[slot])),
                who=Seat(view.owner[slot]),
                points=points(view.cards[slot]),
            )
        )
    if view.piled > 0:
        top = DECK.shown([view.pile[view.piled - 1]])
        lines.append(line("table-stock", stock=view.stocked, pile=view.piled, top=top))
    else:
        lines.append(line("table-stock-alone", stock=view.stocked))
    if 0 <= seat < view.players and view.held[seat] > 0:
        hand = cards_of(view.hand[seat], view.hand_twice[seat])
        lines.append(line("table-hand", cards=DECK.shown(hand)))
        if view.before[seat] == 0:
            lines.append(line("table-opening", cards=needed(view, seat)))
    return lines
