"""The coach's advice at the terminal: three numbered steps, in the game's own words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from ludotheque import bots

if TYPE_CHECKING:
    from ludotheque.bots.search import ScoredAction
    from ludotheque.cli.terminal import Terminal
    from ludotheque.kernel.match import Match

PERCENT = 100


def advise(terminal: Terminal, match: Match, seat: int, seed: int, labels: Mapping[str, str]) -> None:
    """Print what matters, two candidates, and the better one with its reasons."""
    from ludotheque.bots.coach import Coach
    from ludotheque.bots.executor import ready

    game, view = match.game, match.view(seat)
    if not ready(game):
        terminal.note(terminal.say("coach-preparing"))
    own = sum(move.seat == seat for move in match.log.moves)
    advice = Coach(game).advise(view, seat, bots.seed_of(seed, seat, own))

    def name(candidate: ScoredAction) -> str:
        text = game.notation.write(view, candidate.action)
        return f"{text} ({labels[text]})" if labels.get(text) else text

    def feature(key: str) -> str:
        return game.words.say(terminal.language, f"feature-{key}")

    terminal.heading(terminal.say("coach-title"))
    best, other = advice.candidates[0], advice.candidates[-1]
    if best is other:
        terminal.print(terminal.say("coach-only", best=name(best)))
        return
    matters = "; ".join(feature(key) for key in advice.matters) or terminal.say("coach-nothing")
    terminal.print("1. " + terminal.say("coach-matters", features=matters))
    shares = [round(PERCENT * candidate.worth) for candidate in (best, other)]
    terminal.print(
        "2. "
        + terminal.say("coach-candidates", one=name(best), share=shares[0], other=name(other), other_share=shares[1])
    )
    margin = round(PERCENT * advice.margin, 1)
    key = "coach-best" if margin > 0 else "coach-best-unsure"
    terminal.print("3. " + terminal.say(key, best=name(best), **({"margin": margin} if margin > 0 else {})))
    for reason in advice.reasons:
        amounts = {"better": round(reason.better, 1), "other": round(reason.other, 1)}
        terminal.print(terminal.say("coach-reason", feature=feature(reason.feature), **amounts), before="   ")
    if not advice.reasons:
        terminal.print(terminal.say("coach-further"), before="   ")
