"""Tests that asking to take an action back tells nothing: the answer depends on what one has seen alone."""

from __future__ import annotations

import random
import time

import pytest

from ludotheque.kernel import rng
from ludotheque.kernel.game import published
from ludotheque.kernel.record import Record
from ludotheque.tables import commands as c
from ludotheque.tables.decide import Denied, decide
from ludotheque.tables.table import Table
from tests.tables.sample import Sample

MOMENTS = 150
SEED = 5
"""With which a decision that knew the state is found out within so many moments; most seeds would do."""
MORE = 3
"""So many actions follow, as long as the one who asks cannot tell the worlds apart."""


def answer(table: Table, person: str) -> str:
    try:
        return type(decide(table, c.Undo(), person).event).__name__
    except Denied as denied:
        return denied.key


def world(sample: Sample, state: Record) -> Sample:
    """A table with the same people where the match begins at this state."""
    position = sample.game.notation.position(state)
    made = Sample(sample.table.settings.game, sample.table.players, sample.table.settings.options)
    made.table.position = position
    return made.start()


def looks(sample: Sample, seat: int) -> bytes:
    assert sample.table.state is not None
    return bytes(sample.table.state.view(seat))


def seen_of(sample: Sample, seat: int, actor: int, text: str) -> int:
    assert sample.table.state is not None
    view, notation = sample.table.state.view(seat), sample.game.notation
    action = notation.read(sample.table.state.view(actor), text)
    return int(notation.seen(view, seat, actor, action))


@pytest.mark.parametrize("game", published())
def test_whether_one_may_take_back_tells_nothing_that_one_has_not_seen(game: str) -> None:
    ask_in_worlds_alike(game, MOMENTS, random.Random(f"{SEED} {game}"))


@pytest.mark.long
@pytest.mark.parametrize("game", published())
def test_nor_does_it_in_thousands_of_moments(game: str) -> None:
    ask_in_worlds_alike(game, 4000, random.Random(f"long {game}"))


def ask_in_worlds_alike(game: str, moments: int, generator: random.Random) -> None:
    """Ask in pairs of worlds that the one who asks cannot tell apart, and compare the answers."""
    compared, sample = 0, Sample(game).start()
    while compared < moments:
        sample.play(generator.randrange(8), generator)
        if sample.table.status != "playing" or sample.table.state is None:
            sample = Sample(game).start()
            continue
        asker = generator.choice(sample.table.to_act())
        text = generator.choice(sample.legal(asker))
        state = sample.table.state
        guess = sample.game.engine.guess(state.view(asker), asker, rng.start(generator.getrandbits(40)))
        worlds = [world(sample, state), world(sample, guess)]
        actor = asker
        for _ in range(MORE):
            texts = [generator.choice(one.legal(actor)) if actor != asker else text for one in worlds]
            if len({seen_of(one, asker, actor, chosen) for one, chosen in zip(worlds, texts, strict=True)}) > 1:
                break
            for one, chosen in zip(worlds, texts, strict=True):
                one.act(actor, chosen)
            if looks(worlds[0], asker) != looks(worlds[1], asker):
                break
            answers = [answer(one.table, f"p{asker}") for one in worlds]
            assert answers[0] == answers[1], f"{text}, in {sample.game.notation.position(state)}"
            compared += 1
            others = [set(one.table.to_act()) - {asker} for one in worlds]
            if not others[0] & others[1]:
                break
            actor = generator.choice(sorted(others[0] & others[1]))


def test_choices_of_earlier_rounds_are_not_made_again_in_another_order() -> None:
    """To ask whether one may take back made the choices since once more, over several rounds: illegal actions, which
    end the process when rules are compiled."""
    ask_after_every_choice(matches=3)


@pytest.mark.long
def test_nor_are_they_in_a_hundred_matches() -> None:
    ask_after_every_choice(matches=100)


def ask_after_every_choice(matches: int) -> None:
    for seed in range(matches):
        sample, generator = Sample("rudi").start(), random.Random(seed)
        for _ in range(80):
            sample.play(1, generator)
            if sample.table.status != "playing":
                break
            last = sample.table.past[-1].seat
            answers = [answer(sample.table, f"p{seat}") for seat in range(sample.table.players)]
            assert answers[last] in ("Undone", "Proposed")


@pytest.mark.long
@pytest.mark.parametrize("game", published())
def test_the_answer_is_quick(game: str) -> None:
    generator = random.Random(7)
    longest = 0.0
    for _ in range(20):
        sample = Sample(game).start()
        sample.play(generator.randrange(40), generator)
        if sample.table.status != "playing":
            continue
        for seat in range(sample.table.players):
            began = time.process_time()
            answer(sample.table, f"p{seat}")
            longest = max(longest, time.process_time() - began)
    assert longest < 0.25
