"""Who learnt what from an action; it decides whether that action may be taken back.

A viewer has learnt nothing from a step if he could have foretold what he now sees, but for the choice itself: in every
world that agrees with what he saw before, the same step shows him the same. Worlds are guesses from his view, as bots
make them. An action that some of these worlds forbid, or a draw that he can tell from other draws, has taught him
something about what was hidden.
"""

from __future__ import annotations

from collections.abc import Iterable

from ludotheque.kernel import rng
from ludotheque.kernel.game import Game
from ludotheque.kernel.match import Step
from ludotheque.kernel.record import CHANCE, Record

WORLDS = 16


def learners(game: Game, steps: Iterable[Step], players: int) -> set[int]:
    """The seats that learnt something hidden from these steps."""
    return {seat for seat in range(players) if any(learnt(game, step, seat) for step in steps)}


def learnt(game: Game, step: Step, viewer: int) -> bool:
    """Did this step teach the viewer something that was hidden from him?"""
    view, shown = step.before.view(viewer), bytes(step.after.view(viewer))
    words = rng.start(WORLDS)
    tell = _drawn if step.seat == CHANCE else _chosen
    return any(tell(game, step, viewer, game.engine.guess(view, viewer, words), shown) for _ in range(WORLDS))


def _drawn(game: Game, step: Step, viewer: int, world: Record, shown: bytes) -> bool:
    """Chance: could another draw have looked different to the viewer?"""
    return any(
        _after(game, world, CHANCE, action, viewer) != shown
        for action in {*game.engine.legal(world, CHANCE), step.action}
    )


def _chosen(game: Game, step: Step, viewer: int, world: Record, shown: bytes) -> bool:
    """A person: is the action impossible in this world, or does it show something else there?"""
    seen = game.notation.seen(step.before.view(viewer), viewer, step.seat, step.action)
    if seen == step.action:
        action = step.action
    else:
        # He saw only the coarser action: any that looks like it will do.
        alike = (
            action
            for action in game.engine.legal(world, step.seat)
            if game.notation.seen(world.view(viewer), viewer, step.seat, action) == seen
        )
        action = next(alike, step.action)
    if game.engine.refusal(world, step.seat, action):
        return True
    return _after(game, world, step.seat, action, viewer) != shown


def _after(game: Game, world: Record, seat: int, action: int, viewer: int) -> bytes:
    after = world.clone()
    game.engine.apply(after, seat, action)
    return bytes(after.view(viewer))
