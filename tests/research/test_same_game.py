"""Tests that it is the same game behind every interface: one seed, one list of actions, the same hash after each
move."""

from __future__ import annotations

import hashlib
import json
import random
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pyspiel
import pytest

import ludotheque
from ludotheque import bots
from ludotheque.kernel.chance import Seeded
from ludotheque.kernel.game import published
from ludotheque.kernel.match import deal
from ludotheque.kernel.record import CHANCE, Record
from ludotheque.research.batch import Batch
from ludotheque.research.bot_protocol import Outside, Program
from ludotheque.research.encoding_base import Lab
from ludotheque.research.openspiel import PREFIX
from ludotheque.research.pettingzoo import env
from ludotheque.tables.table import Table
from tests.searching import arrays
from tests.server.running import running
from tests.server.test_tables import run, started

GAMES = published()
SEED, MOVES = 20261116, 24


def hashed(state: Record) -> str:
    return hashlib.sha256(bytes(state)).hexdigest()


class Story:
    """A match through the Python surface: who did what, and the table's hash after each move of a person."""

    def __init__(self, name: str) -> None:
        self.game = ludotheque.game(name)
        self.match = self.game.match(seed=SEED)
        self.players = self.match.players
        self.steps = list(self.match.opening)
        self.moves: list[tuple[int, str]] = []
        self.paths: list[list[int]] = []
        self.hashes: list[str] = []
        lab, dice = Lab(name), random.Random(name)
        while len(self.moves) < MOVES and not self.match.over:
            seat = min(self.match.to_act())
            text = dice.choice(self.match.legal(seat))
            self.moves.append((seat, text))
            self.paths.append(lab.path(self.match.state, self.game.notation.read(self.match.view(seat), text)))
            self.steps += self.match.play(seat, text)
            self.hashes.append(hashed(self.match.state))


story = cache(Story)


@pytest.mark.parametrize("name", arrays())
def test_through_arrays_and_pettingzoo(name: str) -> None:
    told = story(name)
    batch = Batch(name, 1, seed=SEED, threads=1)
    batch.reset()
    environment = env(name)
    environment.reset(seed=SEED)
    for (seat, _), path, expected in zip(told.moves, told.paths, told.hashes, strict=True):
        for choice in path:
            assert batch.seat[0] == seat
            batch.step(choice)
            assert environment.agent_selection == f"player_{seat}"
            environment.step(choice)
        assert hashed(batch.state(0)) == expected
        assert hashed(environment.unwrapped.desk.batch.state(0)) == expected


@pytest.mark.parametrize("name", GAMES)
def test_through_openspiel(name: str) -> None:
    """Its moves of chance are explicit: they are those of the match."""
    told = story(name)
    state = pyspiel.load_game(PREFIX + name).new_initial_state()
    lab = Lab(name)
    moves = iter(zip(told.moves, told.paths, told.hashes, strict=True))
    for step in told.steps:
        if step.seat == CHANCE:
            assert state.is_chance_node()
            state.apply_action(lab.encoding.lot(step.before, step.action))
        else:
            (seat, _), path, _ = next(moves)
            for choice in path:
                assert state.current_player() == seat
                state.apply_action(choice)
        assert hashed(state.moment.record) == hashed(step.after)
    assert hashed(state.moment.record) == told.hashes[-1]


@pytest.mark.parametrize("name", GAMES)
def test_through_the_bot_door(name: str, tmp_path: Path) -> None:
    """A program that answers from a list plays every seat."""
    told = story(name)
    file = tmp_path / "script.py"
    script = {seat: [text for who, text in told.moves if who == seat] for seat in range(told.players)}
    file.write_text(
        f"import json, sys\nscript = {json.dumps(script)}\nfor line in sys.stdin:\n    asked = json.loads(line)\n"
        "    if asked['type'] == 'choose':\n"
        "        print(json.dumps({'n': asked['n'], 'action': script[str(asked['seat'])].pop(0)}), flush=True)\n",
        "utf-8",
    )
    game, chance = told.game, Seeded(SEED)
    outside = Outside(Program([sys.executable, str(file)], game, 30.0))
    state: Any = game.engine.setup(told.players, game.schema.encode(game.schema.complete({})))
    try:
        for (seat, _), expected in zip(told.moves, told.hashes, strict=True):
            state = dealt(game, state, chance)
            game.engine.apply(state, seat, outside.choose(state.view(seat), seat, bots.seed_of(1, seat, 0)))
            state = dealt(game, state, chance)
            assert hashed(state) == expected
    finally:
        outside.program.close()
    assert outside.faults == 0


def dealt(game: Any, state: Record, chance: Seeded) -> Record:
    steps = deal(game, state, chance)
    return steps[-1].after if steps else state


@pytest.mark.parametrize("name", GAMES)
def test_through_the_house(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """People over real sockets. A server seals its deals with a secret; here it deals by our seed instead."""
    told, chance = story(name), Seeded(SEED)
    monkeypatch.setattr(Table, "chance", lambda table, *dealt: chance)

    async def played() -> None:
        async with running(tmp_path) as server:
            people, table = await started(server, told.players, game=name)
            for (seat, text), expected in zip(told.moves, told.hashes, strict=True):
                answer = await people[seat].answer(people[seat].do(table, do="act", action=text))
                assert answer["type"] == "event", answer
                state = server.registry.sessions[table].table.state
                assert state is not None
                assert hashed(state) == expected

    run(played())
