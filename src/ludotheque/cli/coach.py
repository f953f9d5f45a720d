"""The coach's advice at the terminal: one plain sentence, and the numbers on request."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.cli.client_state import line_of

if TYPE_CHECKING:
    from ludotheque.cli.narrator import Narrator
    from ludotheque.protocol.messages import Advised, Candidate

PERCENT = 100


def show_advice(narrator: Narrator, advice: Advised) -> None:
    """Print what the coach would do and why, in a sentence, and what is typed for it."""
    terminal, best = narrator.terminal, advice.candidates[0]
    terminal.heading(terminal.say("coach-title"))
    if len(advice.candidates) == 1:
        terminal.print(terminal.say("coach-only", best=_name(narrator, best)))
        return
    if advice.advice is None:
        terminal.print(terminal.say("coach-plain", best=_name(narrator, best)))
    else:
        terminal.print(f"{narrator.text([line_of(advice.advice)])} ({best.action})")
    terminal.note(terminal.say("coach-ask-more", command=terminal.say("command-coach"), more=terminal.say("more-word")))


def show_numbers(narrator: Narrator, advice: Advised) -> None:
    """Print what matters, two candidates, and the better one with its reasons."""
    terminal, words = narrator.terminal, narrator.game.words

    def feature(key: str) -> str:
        return words.say(terminal.language, f"feature-{key}")

    terminal.heading(terminal.say("coach-title"))
    best, other = advice.candidates[0], advice.candidates[-1]
    if best is other:
        terminal.print(terminal.say("coach-only", best=_name(narrator, best)))
        return
    matters = "; ".join(feature(key) for key in advice.matters) or terminal.say("coach-nothing")
    terminal.print("1. " + terminal.say("coach-matters", features=matters))
    shares = [round(PERCENT * candidate.worth) for candidate in (best, other)]
    one, second = _name(narrator, best), _name(narrator, other)
    terminal.print(
        "2. " + terminal.say("coach-candidates", one=one, share=shares[0], other=second, other_share=shares[1])
    )
    margin = round(PERCENT * (best.worth - other.worth), 1)
    key = "coach-best" if margin > 0 else "coach-best-unsure"
    terminal.print("3. " + terminal.say(key, best=one, **({"margin": margin} if margin > 0 else {})))
    for reason in advice.reasons:
        amounts = {"better": round(reason.better, 1), "other": round(reason.other, 1)}
        terminal.print(terminal.say("coach-reason", feature=feature(reason.feature), **amounts), before="   ")
    if not advice.reasons:
        terminal.print(terminal.say("coach-further"), before="   ")


def _name(narrator: Narrator, candidate: Candidate) -> str:
    return candidate.action + (f" ({narrator.text([line_of(candidate.label)])})" if candidate.label else "")
