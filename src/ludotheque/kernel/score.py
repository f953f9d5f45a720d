"""The score of a finished match by rounds, with the reason of each part in the game's own words (hook `score`)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from ludotheque.kernel.words import Line, ScorePart

if TYPE_CHECKING:
    from ludotheque.kernel.game import Game
    from ludotheque.kernel.match import Step


class ScoreRound(NamedTuple):
    """A race or deal: its parts by seat, and everybody's points after it."""

    title: Line | None
    parts: list[list[ScorePart]]
    totals: list[int]


def score_of(game: Game, steps: Iterable[Step], players: int) -> list[ScoreRound]:
    """The rounds of a match that may be seen whole, from its steps; none where the game does not explain its score.

    What a seat scored is told from that seat's own views: it knows its own hand, and nobody else's.
    """
    explain = game.hooks.score
    rounds: list[ScoreRound] = []
    if explain is None:
        return rounds
    for step in steps:
        for seat in range(players):
            before = step.before.view(seat)
            seen = game.notation.seen(before, seat, step.seat, step.action)
            for part in explain(before, step.seat, seen, step.after.view(seat), seat):
                if not rounds or rounds[-1].title != part.round:
                    rounds.append(ScoreRound(part.round, [[] for _ in range(players)], [0] * players))
                rounds[-1].parts[seat].append(part)
                rounds[-1].totals[:] = [game.engine.result(step.after, other) for other in range(players)]
    return rounds
