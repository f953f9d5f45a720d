"""Pairs of worlds that differ only in what a viewer cannot see: the workings of law 7.

Two matches run side by side. In the second one every hidden thing may differ: chance deals other cards and other seats
choose otherwise wherever the viewer's own view stays the same. Everything the viewer gets (views, the actions it sees,
narration, effects, the scene of what ended, the table in words, how near it is, its legal actions, refusals, its bot's
choice) must then be the same to the byte.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ludotheque.kernel import rng
from ludotheque.kernel.errors import LudothequeError
from ludotheque.kernel.match import Match, Step, scene
from ludotheque.kernel.record import SPECTATOR, Record
from ludotheque.testing.trials import MAX_MOVES, Trial, TrialTable

TRIES = 80
"""How many other choices are looked through for one that the viewer cannot tell apart."""

GUESSES = 12
"""How often the second world is guessed anew before a pair is given up."""


def stream(trial: Trial, match: Match, viewer: int, step: Step, probes: list[str]) -> dict[str, Any]:
    """All that a viewer gets to see of a step, through the doors that players use."""
    game = trial.game
    seen = game.notation.seen(step.before.view(viewer), viewer, step.seat, step.action)
    got: dict[str, Any] = {
        "view": bytes(match.view(viewer)).hex(),
        "action": game.notation.write(step.before.view(viewer), seen),
        "narration": [_told(match, line, viewer) for line in match.narrate(viewer, step)],
        "table": [_told(match, line, viewer) for line in match.describe(viewer)],
        "to act": sorted(match.to_act()),
    }
    if game.sentences:
        got["effects"] = game.sentences.seen(step.after, [viewer])[viewer]
    between = scene(game, step)
    if between is not None:
        got["scene"] = bytes(between.view(viewer)).hex()
    if game.hooks.near:
        got["near"] = game.hooks.near(match.view(viewer), viewer)
    if viewer != SPECTATOR:
        got["legal"] = match.legal(viewer)
        got["refusals"] = [_refused(match, viewer, text) for text in probes]
        if viewer in match.to_act():
            got["bot"] = trial.quick(match.view(viewer), viewer, rng.start(len(match.log.moves)))
            for name, choose in trial.bots.items():
                got[f"bot {name}"] = choose(match.view(viewer), viewer, len(match.log.moves))
    return got


def _told(match: Match, line: Any, viewer: int) -> str:
    return match.game.words.tell("en", line, match.names, viewer)


def _refused(match: Match, viewer: int, text: str) -> str:
    """What the viewer is told if it tries this; an action that is allowed is not carried out."""
    if text in match.legal(viewer):
        return "allowed"
    try:
        match.play(viewer, text)
    except LudothequeError as error:
        return str(error)
    raise AssertionError(f"“{text}” is not in legal({viewer}), and was played all the same")


def interference(trial: Trial, pairs: int) -> Iterator[str]:
    """Run pairs of worlds; yields a story for every difference that the viewer should not see."""
    differed = False
    for number in range(max(len(trial.tables), pairs // 3) if trial.share(trial.tables[0]) < 1 else pairs):
        table = trial.tables[number % len(trial.tables)]
        viewer = trial.random.choice([SPECTATOR, *range(table.players)])
        for story, apart in _pair(trial, table, viewer):
            differed = differed or apart
            if story:
                yield f"{table}, viewer {'spectator' if viewer == SPECTATOR else viewer}: {story}"
                return
    if not differed and _has_secrets(trial):
        yield "no two worlds could be made that differ in hidden things: the law was not tried"


def _has_secrets(trial: Trial) -> bool:
    return any(field.visibility != "public" for field in trial.engine.state_type.fields.values())


def _pair(trial: Trial, table: TrialTable, viewer: int) -> Iterator[tuple[str, bool]]:
    """One pair of worlds, step by step: a story ("" if all is well), and whether the worlds differ now."""
    state = trial.midway(table)
    one, two = trial.match(table, state), trial.match(table, state.clone())
    if viewer != SPECTATOR:
        two.state = trial.engine.guess(two.view(viewer), viewer, rng.start(trial.random.getrandbits(60)))
    for _ in range(trial.typical if trial.share(table) < 1 else MAX_MOVES):
        seats = sorted(one.to_act())
        if not seats:
            return
        if seats != sorted(two.to_act()):
            yield "who is to act depends on what the viewer cannot see", True
            return
        seat = trial.random.choice(seats)
        action = trial.choose(one.state, seat)
        target = _applied(trial, one.state, seat, action).view(viewer)
        other = _like(trial, two, viewer, seat, action, target)
        if other is None:
            return
        texts = [trial.game.notation.write(one.state, probe) for probe in trial.random.sample(list(trial.pool), 1)]
        got_one = stream(trial, one, viewer, one.do(seat, action), texts)
        got_two = stream(trial, two, viewer, two.do(seat, other), texts)
        for key in got_one | got_two:
            if got_one.get(key) != got_two.get(key):
                yield f"{key} tells hidden things apart: {got_one.get(key)} / {got_two.get(key)}", True
                return
        yield "", one.state != two.state


def _applied(trial: Trial, state: Record, seat: int, action: int) -> Record:
    state = state.clone()
    trial.engine.apply(state, seat, action)
    return state


def _like(trial: Trial, match: Match, viewer: int, seat: int, action: int, target: Record) -> int | None:
    """What the second world does where the first does `action`, so that the viewer's view is the target there too.

    That is the same action; or, better, one that the actor could do instead and that leaves another hidden trace: a
    difference that leaves no trace at all (the card that ended a race) was open when it happened. Where the second
    world does not allow the action, it is guessed anew from what the viewer sees.
    """
    for attempt in range(GUESSES):
        if attempt:
            if viewer == SPECTATOR:
                return None  # seats guess, spectators do not
            words = rng.start(trial.random.getrandbits(60))
            match.state = trial.engine.guess(match.view(viewer), viewer, words)
        choices = trial.engine.legal(match.state, seat)
        if action not in choices:
            continue
        same = _applied(trial, match.state, seat, action)
        if same.view(viewer) != target:
            continue
        if seat != viewer:
            trial.random.shuffle(choices)
            for choice in choices[:TRIES]:
                other = _applied(trial, match.state, seat, choice)
                if other != same and other.view(viewer) == target:
                    return choice
        return action
    return None
