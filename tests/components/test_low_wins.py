"""Tests of games in which the fewest points win: winners, ranks, bots and rewards follow; results stay as they are."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from ludotheque import bots
from ludotheque.bots.arena import Fixture, deal
from ludotheque.bots.match_analysis import MatchAnalysis
from ludotheque.cli.narrator import Narrator
from ludotheque.cli.terminal import Terminal
from ludotheque.kernel.game import Game
from ludotheque.research.batch import Batch
from tests.faults import planted

UNDEALT = [1, 2, 5, 6, 7, 8, 10, 11]
CHOICE = {"players": 2, "cards": 2, "hands": [[3, 12], [4, 9]], "stock": UNDEALT}


@pytest.fixture(scope="module")
def low(tmp_path_factory: pytest.TempPathFactory) -> Game:
    """The template, in which a point is now bad: the one that takes the fewest wins."""
    folder: Path = tmp_path_factory.mktemp("low")
    return planted(folder, "_template", "game.toml", "minutes = 3", "minutes = 3\nlow_wins = true")


def test_winners_have_the_fewest_points_and_results_are_shown_as_they_are(low: Game) -> None:
    match = low.match(position=CHOICE)
    for seat, text in ((0, "play 12"), (1, "play 4"), (0, "play 3"), (1, "play 9")):
        match.play(seat, text)
    assert match.results == [1, 1]
    match = low.match(position={**CHOICE, "hands": [[9, 12], [3, 4]]})
    for seat, text in ((0, "play 12"), (1, "play 4"), (0, "play 9"), (1, "play 3")):
        match.play(seat, text)
    assert (match.results, match.winners) == ([2, 0], [1])
    assert str(match.log).splitlines()[-1] == "results: [2, 0]"


@pytest.mark.parametrize("engine", ["compiled", "interpreted"])
def test_a_result_is_compared_by_its_merit(low: Game, engine: str) -> None:
    rules = getattr(low, engine)
    state = low.from_position({**CHOICE, "hands": [[3], [4]], "points": [1, 0], "stock": UNDEALT})[0]
    assert rules.game.merit(state.array[0] if engine == "compiled" else state, 0) == -1
    assert [rules.result(state, seat) for seat in (0, 1)] == [1, 0]


@pytest.mark.long
def test_bots_that_look_ahead_avoid_points(low: Game) -> None:
    """The last round: who shows the higher card gets the point, and may only choose in the first of two."""
    match = low.match(position=CHOICE)
    assert bots.bot("hard", low).choose(match.view(0), 0, 3) == 2  # the three: the point goes to the four or the nine


def test_the_analysis_ranks_by_merit(low: Game) -> None:
    over = {"players": 2, "cards": 1, "phase": "over", "shown": [3, 4], "points": [0, 1], "hands": [[], []]}
    state = low.from_position({**over, "stock": [card for card in range(1, 13) if card not in (3, 4)]})[0]
    assert MatchAnalysis(low).standing(state) == [1.0, 0.0]


def test_the_arena_counts_the_fewest_points_as_best(low: Game) -> None:
    _, merits = deal(Fixture(str(low.folder), low.schema.complete({}), ("easy", "easy")), 1)
    assert all(sum(match) == -3 for match in merits)


def test_rewards_go_to_the_fewest_points(low: Game) -> None:
    batch = Batch(low, 4, players=2, seed=1, threads=1)
    batch.reset()
    while not batch.over.all():
        batch.step(np.argmax(batch.mask, axis=1))
    assert (np.sign(batch.reward[:, 0]) == np.sign(batch.points[:, 1] - batch.points[:, 0])).all()


def test_the_terminal_lists_the_winners_first(low: Game, capsys: pytest.CaptureFixture[str]) -> None:
    Narrator(Terminal("en", colour=False), low, ["Ann", "Ben"], 0).ranking([2, 0], [1])
    lines = [line.split() for line in capsys.readouterr().out.splitlines() if line.strip()[:2] in ("1.", "2.")]
    assert [(line[0], line[-1]) for line in lines] == [("1.", "Ben"), ("2.", "you")]
