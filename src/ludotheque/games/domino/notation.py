"""Sentences of dominoes, and what a position must fulfil, as far as neither follows from rules.py."""

from __future__ import annotations

from ludotheque.components.moves import NONE, copy
from ludotheque.kernel.errors import PositionError
from ludotheque.kernel.sentences import Told, card, cards, number, own, silent, word
from ludotheque.kernel.words import ScorePart, Word, line

from .rules import DRAWING, EACH, KINDS, MAX_ROUNDS, PIPS, TILES, Effect, Phase, State, highest

HOOKS = ("score", "possible", "LEFT_OUT")
LEFT_OUT = ("known",)
TILE = card("tile", TILES)
SIDE = word("side", lambda side: Word(("side-left", "side-right")[side]))

SENTENCES = {
    Effect.DEALT: Told(None, own(TILE), source="stock", to="hand"),
    Effect.BEGAN: Told("log-began", TILE, number("round"), number("tiles")),
    Effect.OPENED: Told("log-open", TILE, silent("side"), source="hand", to="line"),
    Effect.LAID: Told("log-lay", TILE, SIDE, source="hand", to="line"),
    Effect.DREW: Told("log-draw", own(TILE), others="log-draws", source="stock", to="hand"),
    Effect.PASSED: Told("log-pass"),
    Effect.EMPTIED: Told("log-emptied"),
    Effect.BLOCKED: Told("log-blocked"),
    Effect.HELD: Told("log-held", cards("tiles", TILES), number("pips")),
    Effect.WON: Told("log-won", number("gain"), number("points")),
    Effect.TIED: Told("log-tied"),
}


def score(before: State, seat: int, action: int, after: State, viewer: int) -> list[ScorePart]:
    """§6 What the others held more than the viewer, or what the viewer still held."""
    if after.phase not in (Phase.GATHER, Phase.OVER):
        return []
    gain = after.points[viewer] - before.points[viewer]
    held = sum(int(PIPS[kind]) * after.hand[viewer, kind] for kind in range(KINDS))
    reason = line("score-won") if gain else line("score-held", held=held)
    return [ScorePart(line("score-round", round=before.round), gain, reason)]


def possible(s: State) -> bool:
    """What only this game knows: §1 hands, §2 who begins, §4 who has just drawn, §5, §7 when it is over. The first
    round need not be said."""
    s.round = s.round or 1
    over, blocked, opening = s.phase == Phase.OVER, s.passes == s.players, s.line_ends[0] == NONE
    sizes, dealt = [s.hand_size[seat] for seat in range(s.players)], EACH[s.players]
    newer, reached = sum(s.lacks_newer), max(s.points) >= s.target > 0
    whole = sizes == [dealt] * s.players if opening else s.stock_size <= KINDS - dealt * s.players
    drew = newer == s.lacks_newer[s.turn] == 1 and s.mode == DRAWING and not opening and not over
    agrees = {
        "position-hands": whole and sizes.count(0) == over - blocked,
        "position-newer": newer == 0 or drew,
        "position-over": reached <= over <= (reached or s.target == 0 or s.round == MAX_ROUNDS),
    }
    for key, right in agrees.items():
        if not right:
            raise PositionError(key)
    if over:
        for seat in range(s.players):
            copy(s.hand[seat], s.known[seat])
    elif opening and s.turn != (seat := highest(s)):
        raise PositionError("position-begins", tile=TILES.text(TILES.listed(s.known[seat])))
    return s.passes in range(1 if opening else s.players + 1) and s.round <= MAX_ROUNDS
