"""Sentences of Little Horses, and what a position must fulfil beyond what rules.py declares."""

from __future__ import annotations

from ludotheque.components.track_rules import covered, lined_up, standing
from ludotheque.components.tracks import YARD
from ludotheque.kernel.sentences import Told, number, seat
from ludotheque.kernel.words import Line, ScorePart, Seat, line

from .rules import LAST, LENGTH, MOST_ROLLS, MOST_SIXES, MOVE, ROLL, SIX, Effect, Phase, State, can_run, goal

HOOKS = ("label", "advice", "score", "possible", "LEFT_OUT")
LEFT_OUT = ("starts",)
SENTENCES = {
    Effect.ROLLED: Told("log-rolled", number("value"), to="die"),
    Effect.CAME_OUT: Told("log-came-out", number("horse")),
    Effect.RAN: Told("log-ran", number("horse"), number("spaces")),
    Effect.CLIMBED: Told("log-climbed", number("horse"), number("space")),
    Effect.SENT_BACK: Told("log-sent-back", seat("whom")),
    Effect.ARRIVED: Told("log-arrived", number("horse")),
    Effect.STUCK: Told("log-stuck"),
    Effect.AGAIN: Told("log-again"),
    Effect.ENOUGH_SIXES: Told("log-enough-sixes"),
    Effect.WON: Told("log-won"),
    Effect.ENOUGH_ROLLS: Told("log-enough-rolls"),
}
LABELS = ("label-roll", "label-send-back", "label-come-out", "label-climb", "label-run")
ADVICE = ("advice-roll", "advice-send-back", "advice-come-out", "advice-climb", "advice-run")


def possible(s: State) -> bool:
    """§7 Sixes are what the die shows; §8 who is to run can; §9 it is over when all horses of a seat have arrived."""
    six, rolled = s.die[0] == SIX, s.phase == Phase.RUN
    won = [lined_up(s.pawns[seat], LAST) == s.horses for seat in range(s.players)]
    if s.phase == Phase.OVER:
        return sum(won) == 1 or (not any(won) and s.rolls == MOST_ROLLS)
    most = MOST_SIXES if rolled else MOST_SIXES - 1
    sixes = (rolled if six else 0) <= s.sixes <= (most if six else 0)
    can = not rolled or (s.die[0] > 0 and can_run(s))
    return sixes and can and not any(won) and 0 <= s.rolls <= MOST_ROLLS - (not rolled)


def told(view: State, seat: int, action: int, keys: tuple[str, ...]) -> Line:
    """§2 An action in words: what happens if this horse runs now."""
    if action == ROLL:
        return line(keys[0])
    horse = action - MOVE
    to = goal(view, seat, horse)
    for other in range(view.players):
        if other != seat and to < LENGTH and standing(view.pawns[other], to):
            return line(keys[1], horse=horse + 1, whom=Seat(other))
    if view.pawns[seat, horse] == YARD:
        return line(keys[2], horse=horse + 1)
    if to >= LENGTH:
        return line(keys[3], horse=horse + 1, space=to - LENGTH + 1)
    return line(keys[4], horse=horse + 1, spaces=view.die[0])


def label(view: State, seat: int, action: int) -> Line:
    return told(view, seat, action, LABELS)


def advice(view: State, seat: int, action: int, reason: str) -> Line:
    return told(view, seat, action, ADVICE)


def score(before: State, seat: int, action: int, after: State, viewer: int) -> list[ScorePart]:
    """§9 The spaces of the horses that have arrived, and of the others."""
    if after.phase != Phase.OVER:
        return []
    there = lined_up(after.pawns[viewer], LAST)
    places = sorted(list(after.pawns[viewer])[: after.horses], reverse=True)
    run = [covered(place, after.starts[viewer], LENGTH) for place in places]
    parts = [("score-arrived", run[:there]), ("score-on-the-way", run[there:])]
    return [ScorePart(None, sum(some), line(key, horses=len(some))) for key, some in parts if some]
