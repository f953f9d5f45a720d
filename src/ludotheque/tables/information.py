"""Who may have learnt what from an action; it decides whether that action may be taken back.

A viewer has learnt nothing from a step if he could have foretold what he now sees, but for the choice itself: in every
world that agrees with what he saw before, the same step shows him the same. Worlds are guesses from a view, as bots
make them. An action that some of these worlds forbid, or a draw that he can tell from other draws, has taught him
something about what was hidden.

Whoever asks to take an action back must not learn anything from the answer, so it is a function of what he has seen.

Against bots everything may be taken back. There it decides whether what was hidden is dealt anew (`redealt`), so that
whoever has seen something since knows no more than before.
"""

from __future__ import annotations

from ludotheque.kernel import rng
from ludotheque.kernel.chance import Seeded
from ludotheque.kernel.game import Game
from ludotheque.kernel.match import Step, deal, step
from ludotheque.kernel.record import CHANCE, Record

WORLDS = 8
MANY_WORLDS = 64
"""For the only person at a table, who may try as often as he likes: what hardly any world would show counts, too."""


def possible_learners(game: Game, before: Record, seat: int, action: int, players: int) -> set[int]:
    """The seats that may learn something hidden from an action and the deals it leads to, as far as its own seat can
    tell: those that do in any of the worlds it takes for possible."""
    words, found = rng.start(WORLDS), set[int]()
    for number in range(WORLDS):
        world = game.engine.guess(before.view(seat), seat, words)
        first = step(game, world, seat, action)
        steps = [first, *deal(game, first.after, Seeded(number))]
        found |= {
            viewer
            for viewer in range(players)
            if viewer not in found and any(learnt(game, one, viewer) for one in steps)
        }
    return found


def learnt(game: Game, step: Step, viewer: int, worlds: int = WORLDS) -> bool:
    """Did this step teach the viewer something that was hidden from him? A function of what he saw of it."""
    view, shown = step.before.view(viewer), bytes(step.after.view(viewer))
    words = rng.start(worlds)
    tell = _drawn if step.seat == CHANCE else _chosen
    return any(tell(game, step, viewer, game.engine.guess(view, viewer, words), shown) for _ in range(worlds))


def redealt(game: Game, before: Record, seat: int, seed: int) -> Record:
    """The same table as the seat saw it, with everything that it did not see dealt anew, as a fresh shuffle would."""
    return game.engine.guess(before.view(seat), seat, rng.start(seed))


def _drawn(game: Game, step: Step, viewer: int, world: Record, shown: bytes) -> bool:
    """Chance: could another draw have looked different to the viewer?"""
    draws = game.engine.legal(world, CHANCE)
    return not draws or any(_after(game, world, CHANCE, action, viewer) != shown for action in draws)


def _chosen(game: Game, step: Step, viewer: int, world: Record, shown: bytes) -> bool:
    """A person: is the action impossible in this world, or does it show something else there?"""
    seen = game.notation.seen(step.before.view(viewer), viewer, step.seat, step.action)
    action: int | None = step.action
    if seen != step.action:
        # He saw only the coarser action: any that looks like it will do.
        alike = (
            action
            for action in game.engine.legal(world, step.seat)
            if game.notation.seen(world.view(viewer), viewer, step.seat, action) == seen
        )
        action = next(alike, None)
    if action is None or game.engine.refusal(world, step.seat, action):
        return True
    return _after(game, world, step.seat, action, viewer) != shown


def _after(game: Game, world: Record, seat: int, action: int, viewer: int) -> bytes:
    after = world.clone()
    game.engine.apply(after, seat, action)
    return bytes(after.view(viewer))
