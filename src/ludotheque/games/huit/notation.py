"""Sentences of Crazy Eights, and what a position must fulfil, as far as neither follows from rules.py."""

from __future__ import annotations

from ludotheque.components.moves import NONE
from ludotheque.kernel.errors import PositionError
from ludotheque.kernel.sentences import Told, card, cards, number, own, word
from ludotheque.kernel.words import ScorePart, Word, line

from .rules import CARDS, DECK, EIGHT, MAX_DEALS, MAX_SHUFFLES, SUIT, VALUE, WORTH, Effect, Phase, State

HOOKS = ("score", "possible", "LEFT_OUT")
LEFT_OUT = ("due",)

SENTENCES = {
    Effect.DEALT: Told(None, own(card("card", DECK)), source="stock", to="hand"),
    Effect.FLIPPED: Told("log-flip", card("card", DECK), number("deal"), number("cards"), source="stock", to="discard"),
    Effect.PLAYED: Told("log-play", card("card", DECK), source="hand", to="discard"),
    Effect.NAMED: Told("log-name", word("suit", lambda suit: Word(f"suit-{DECK.letters[suit]}"))),
    Effect.DREW: Told("log-draw", own(card("card", DECK)), others="log-draws", source="stock", to="hand"),
    Effect.PASSED: Told("log-pass"),
    Effect.RENEWED: Told("log-renew", source="discard", to="stock"),
    Effect.MUST_DRAW: Told("log-must-draw"),
    Effect.SKIPPED: Told("log-skip"),
    Effect.TURNED: Told("log-turned"),
    Effect.STUCK: Told("log-stuck"),
    Effect.HELD: Told("log-held", cards("cards", DECK), number("held")),
    Effect.WON: Told("log-won", number("gain"), number("points")),
    Effect.TIED: Told("log-tied"),
}


def score(before: State, seat: int, action: int, after: State, viewer: int) -> list[ScorePart]:
    """§6, §7 What the others still held, or what the viewer did."""
    if after.phase not in (Phase.GATHER, Phase.OVER):
        return []
    gain = after.points[viewer] - before.points[viewer]
    held = sum(int(WORTH[kind]) * after.hand[viewer, kind] for kind in range(CARDS))
    reason = line("score-won") if gain else line("score-held", held=held)
    return [ScorePart(line("score-deal", deal=before.deal), gain, reason)]


def possible(s: State) -> bool:
    """What only this game knows: §2, §3 the suit, §4 the card just drawn, §5 a new stock, §8 when the match is over.
    The first deal and the suit of the top card need not be said."""
    top, over, seats = s.discard_top, s.phase == Phase.OVER, range(s.players)
    eight = top != NONE and VALUE[top] == EIGHT
    s.deal = s.deal or 1
    s.suit = SUIT[top] if s.suit == NONE and top != NONE else s.suit
    drawn = [(seat, s.drawn[seat]) for seat in range(s.seats) if s.drawn[seat] != NONE]
    reached = max(s.points) >= s.target > 0
    drawable = s.stock_size > 0 or (s.shuffles < MAX_SHUFFLES and sum(s.discard) > 1)
    agrees = {
        "position-open": top != NONE and (eight or s.suit == SUIT[top]) and (eight or s.phase != Phase.NAME),
        "position-hands": [s.hand_size[seat] for seat in seats].count(0) <= over,
        "position-drawn": [seat for seat, _ in drawn] == [s.turn] * (s.phase == Phase.DRAWN)
        and all(s.hand[seat, kind] * s.mixed[kind] for seat, kind in drawn),
        "position-mixed": (s.shuffles > 0) == (sum(s.mixed) < CARDS)
        and all(s.mixed[kind] for kind in range(CARDS) if s.stock[kind]),
        "position-over": reached <= over <= (reached or s.deal == MAX_DEALS or s.target == 0),
    }
    for key, right in agrees.items():
        if not right:
            raise PositionError(key)
    counted = 0 < s.deal <= MAX_DEALS and 0 <= s.shuffles <= MAX_SHUFFLES and 0 <= s.passes < s.players + over
    turning = s.starter in seats and (s.way == 1 or (s.way == -1 and s.specials == 1))
    return counted and turning and not (s.passes and drawable)
