"""Tests of tournaments: luck cancels, counts are right, interrupted ones go on, errors are one sentence."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import ludotheque
from ludotheque import bots
from ludotheque.bots.arena import Fixture, against, deal, deals, duel, mean, ranks, ratings
from ludotheque.bots.levels import LEVELS, Level, level_of, strengths
from ludotheque.cli import main
from ludotheque.kernel.errors import GameFolderError
from ludotheque.kernel.game import SHELF, Game, open_folder, published
from ludotheque.kernel.record import Record
from ludotheque.research import bot_protocol
from tools import strength
from tools.strength import doubts

GALOPP = ludotheque.game("galopp")


def fixture(*lineup: str) -> Fixture:
    return Fixture(str(GALOPP.folder), GALOPP.schema.complete({}), lineup)


def test_every_entry_sits_in_every_seat_once_and_equal_tables_are_played_once() -> None:
    assert fixture("easy", "simple", "random").rotations() == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
    assert len(fixture("simple", "random", "simple", "random").rotations()) == 2


def test_equals_score_exactly_a_half_so_that_luck_cancels() -> None:
    """The same bot in all seats of two names: whoever wins, both names do by turns."""
    played = dict(deal(fixture("simple", "simple", "simple", "simple"), seed) for seed in range(5))
    alike = {seed: results * 4 for seed, results in played.items()}
    assert {len(results) for results in played.values()} == {1}
    turned = {seed: [row[k:] + row[:k] for k, row in enumerate(rows)] for seed, rows in alike.items()}
    assert duel(turned, ["one", "other", "one", "other"], "one", "other").mean == 0.5


def test_the_same_seed_gives_the_same_results() -> None:
    once = deal(fixture("simple", "random", "easy"), 3)
    assert once == deal(fixture("simple", "random", "easy"), 3)
    assert once != deal(fixture("simple", "random", "easy"), 4)


def test_scores_count_pairs_and_ties_count_half() -> None:
    assert against([[3, 1, 3]], [0], [1, 2]) == 0.75
    assert mean([0.5, 0.7]).mean == pytest.approx(0.6)
    assert mean([0.5, 0.7]).within == pytest.approx(1.96 * 0.1)
    assert ranks([4, 9, 4]) == [1, 0, 1]


def test_the_better_one_is_rated_higher() -> None:
    rated = ratings({0: [[3, 2, 1]] * 20}, 3)
    assert rated[0][0] > rated[1][0] > rated[2][0]


def arena(*words: str) -> int:
    return main(["--lang", "en", "arena", *words])


def test_a_tournament_writes_json_and_a_picture_and_can_go_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "cup.json"
    command = ["galopp", "simple", "random", "--workers", "1", "--out", str(out)]
    assert arena(*command, "--matches", "20") == 0
    first = json.loads(out.read_text())
    assert first["matches"] == 20
    assert {entry["level"] for entry in first["entries"]} == {"simple", "random"}
    assert "<svg" in out.with_suffix(".svg").read_text()
    deals = out.with_suffix(".deals")
    kept = deals.read_text().splitlines()
    assert len(kept) == 1 + 10
    deals.write_text("\n".join(kept[:6]) + "\n[7, [[1")  # interrupted in the middle of a line
    assert arena(*command, "--matches", "20") == 0
    assert "already played" in capsys.readouterr().out
    assert json.loads(out.read_text()) == first
    assert sorted(deals.read_text().splitlines()) == sorted(kept)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["galopp", "simple", "genius"], "genius"),
        (["galopp", "simple"], "may play"),
        (["rudi", "simple", "simple"], "may play"),
        (["galopp", "simple", "random", "--matches", "0"], "not a number of matches"),
        (["gallop", "simple", "random"], "Did you mean galopp"),
        (["galopp", "simple", "./nothing-here"], "is no program that can be run"),
        (["galopp", "simple", "nothing.py:MyBot"], "is no program that can be run"),
    ],
)
def test_what_cannot_be_is_told_in_one_sentence(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert arena(*words) == 2
    told = capsys.readouterr().err.strip()
    assert said in told
    assert "Traceback" not in told
    assert list(tmp_path.iterdir()) == []


def test_the_deals_of_another_tournament_are_not_mixed_in(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "cup.json"
    assert arena("galopp", "simple", "random", "--workers", "1", "--out", str(out), "--matches", "2") == 0
    assert arena("galopp", "easy", "random", "--workers", "1", "--out", str(out), "--matches", "2") == 2
    assert "belongs to another tournament" in capsys.readouterr().err


# --- levels ---


@pytest.mark.parametrize("name", published())
def test_every_level_was_measured_and_beats_the_one_below_beyond_doubt(name: str) -> None:
    game = ludotheque.game(name)
    assert list(strengths(game)) == list(LEVELS[1:])
    assert doubts(game, strengths(game)) == []


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"wins": 52.0, "within": 2.0}, "hard is not better than medium beyond doubt: 52 % ± 2"),
        (
            {"plays": "search, 3 nodes, 0 % slips"},
            "hard now plays otherwise (search, 60 nodes, 0 % slips) than when it was measured",
        ),
        ({"against": "easy"}, "hard now plays otherwise (search, 60 nodes, 0 % slips) than when it was measured"),
        (None, "hard was not measured"),
    ],
)
def test_a_level_that_was_not_proven_is_doubted(changed: dict[str, Any] | None, told: str) -> None:
    found = strengths(GALOPP)
    hard = found.pop("hard")
    if changed is not None:
        found["hard"] = replace(hard, **changed)
    assert len(doubts(GALOPP, found)) == 1
    assert doubts(GALOPP, found)[0].startswith(told)


def test_measuring_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game, said = open_folder(SHELF / "_template"), list[str]()
    monkeypatch.setattr(strength, "PROGRESS", tmp_path / "whole")
    whole = strength.measured(game, "medium", count=6, workers=1, say=said.append)
    monkeypatch.setattr(strength, "PROGRESS", tmp_path / "parts")
    strength.measured(game, "medium", count=2, workers=1, say=said.append)
    assert said == []
    assert strength.measured(game, "medium", count=6, workers=1, say=said.append) == whole
    assert said == ["_template: medium against easy: 2 of 6 deals were played before"]
    # What other rules or a torn file have left is not mixed in.
    monkeypatch.setattr(strength, "source_hash", lambda folder: "other rules")
    assert not strength.Progress(game, "medium", "easy").played
    monkeypatch.undo()
    monkeypatch.setattr(strength, "PROGRESS", tmp_path / "parts")
    assert len(strength.Progress(game, "medium", "easy").played) == 6
    strength.Progress(game, "medium", "easy").file.write_text('{"of": ')
    assert not strength.Progress(game, "medium", "easy").played


def test_it_is_said_how_long_measuring_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, said = iter([0.0, 1.0, 30.0, 31.0]), list[str]()
    monkeypatch.setattr("time.monotonic", lambda: next(clock))
    played = strength._until(iter([(seed, [[0]]) for seed in range(3)]), 12, 1e9, said.append)
    assert len(list(played)) == 3
    assert said == ["  10 deals more, about 2 minutes; stopped with Ctrl-C, it goes on from there"]


def test_who_looks_ahead_beats_a_child_live() -> None:
    lineup = ("hard", "easy", "hard", "easy")
    played = dict(deal(fixture(*lineup), seed) for seed in range(12))
    assert duel(played, lineup, "hard", "easy").mean > 0.6


def test_a_card_that_says_nonsense_of_a_level_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    for said in ({"policy": "genius"}, {"policy": "search"}, {"policy": "simple", "slips": 140}, {"nodes": 3}, 4):
        monkeypatch.setitem(GALOPP.card, "levels", {"hard": said})
        with pytest.raises(GameFolderError, match=r"levels\.hard"):
            level_of(GALOPP, "hard")


@pytest.mark.parametrize("slips", [0, 30, 100])
def test_a_child_slips_as_often_as_its_card_says(slips: int) -> None:
    match = GALOPP.match(seed=1)
    match.play(0, match.legal(0)[0])
    view = match.view(0)
    child = bots.LevelBot(GALOPP, Level("easy", "simple", slips=slips))
    simple, careless = bots.bot("simple", GALOPP), bots.bot("random", GALOPP)
    differing = [seed for seed in range(500) if child.choose(view, 0, seed) != simple.choose(view, 0, seed)]
    assert all(child.choose(view, 0, seed) == careless.choose(view, 0, seed) for seed in differing)
    unlike = sum(careless.choose(view, 0, seed) != simple.choose(view, 0, seed) for seed in range(500))
    assert abs(len(differing) - unlike * slips / 100) <= 30


# --- programs of one's own ---

WORST = """
class Worst:
    def choose(self, view, legal):
        return legal[-1]


class Broken:
    def choose(self, view, legal):
        return "a horse!"
"""


def test_programs_of_ones_own_play_from_every_seat_and_what_they_cannot_answer_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, out = tmp_path / "mine.py", tmp_path / "cup.json"
    file.write_text(WORST)
    seats = [f"{file}:Worst", f"{file}:Broken", "simple"]
    command = ["galopp", *seats, *("-o", "edition=groin", "-o", "length=single"), "--workers", "1", "--out", str(out)]
    assert arena(*command, "--matches", "3") == 0
    found = json.loads(out.read_text())
    assert {entry["level"] for entry in found["entries"]} == set(seats)
    turns = found["faults"][f"{file}:Broken"]
    assert list(found["faults"]) == [f"{file}:Broken"]
    assert turns > 3
    assert f"Broken lost {turns} turns to simple" in " ".join(capsys.readouterr().out.split())
    assert arena(*command, "--matches", "3") == 0  # nothing is missing: what was lost is remembered
    assert json.loads(out.read_text()) == found
    file.write_text(WORST.replace("-1", "0"))
    assert arena(*command, "--matches", "3") == 2  # another program by the same name
    assert "belongs to another tournament" in capsys.readouterr().err


def test_a_program_plays_as_the_same_bot_of_ours_would_also_in_other_processes(tmp_path: Path) -> None:
    """The last of the list against a bot of ours that does the same: equals, deal by deal."""
    file = tmp_path / "mine.py"
    file.write_text(WORST)
    name = f"{file}:Worst"
    options = GALOPP.schema.complete({"edition": "groin", "length": "single"})
    by_program = Fixture(str(GALOPP.folder), options, (name, "random"), bot_protocol.player)
    ours = Fixture(str(GALOPP.folder), options, (name, "random"), last_or_named)
    assert dict(deals(by_program, [1], workers=2)) == dict(deals(ours, [1], workers=1))


class Last:
    """Takes the last of what is allowed."""

    name = "last"

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, view: Record, seat: int, seed: int) -> int:
        return self.game.engine.legal(view, seat)[-1]


def last_or_named(name: str, game: Game) -> bots.Bot:
    return Last(game) if name.endswith(":Worst") else bots.bot(name, game)
