"""Tests of self-play: the rows without Ray; Ray itself in `make soak`."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

import ludotheque
from ludotheque.kernel.chance import Scripted
from ludotheque.kernel.errors import LudothequeError
from ludotheque.research.selfplay import begin, part, plan, play, play_chunk, scores
from tools.rooms import room

GAME = ludotheque.game("rudi")
LINEUP = ("simple", "random", "random")


def test_a_row_holds_the_whole_match_and_its_seed_deals_it_again() -> None:
    wanted = plan(GAME, LINEUP, matches=5, seed=7, rotate=True)
    row = play(GAME, wanted, 4)
    assert row["bots"] == ["random", "simple", "random"]
    moves = list(zip(row["seats"], row["moves"], strict=True))
    scripted = Scripted([text for seat, text in moves if seat < 0])
    for match in (GAME.match(3, seed=row["seed"]), GAME.match(3, chance=scripted)):
        for seat, text in moves:
            if seat >= 0:
                match.play(seat, text)
        assert match.results == row["results"]
    assert sum(row["rewards"]) == pytest.approx(0)


def test_chunks_do_not_matter() -> None:
    large = plan(GAME, LINEUP, matches=6, seed=3, chunk=6)
    small = plan(GAME, LINEUP, matches=6, seed=3, chunk=4)
    assert play_chunk(large, 0) == [row for number in small.chunks() for row in play_chunk(small, number)]
    assert set(scores(play_chunk(large, 0))) == {"simple", "random"}


def test_a_folder_goes_on_where_it_was_and_refuses_another_plan(tmp_path: Path) -> None:
    wanted = plan(GAME, LINEUP, matches=30, chunk=10)
    assert begin(wanted, tmp_path) == [0, 1, 2]
    part(tmp_path, 1).touch()
    assert begin(wanted, tmp_path) == [0, 2]
    with pytest.raises(ValueError, match=r"games of another plan \(other: matches, seed\)"):
        begin(plan(GAME, LINEUP, matches=20, seed=1, chunk=10), tmp_path)
    with pytest.raises(ValueError, match="matches=0"):
        plan(GAME, LINEUP, matches=0)
    with pytest.raises(LudothequeError, match="strongest"):
        plan(GAME, ("strongest", "random", "random"), matches=1)


@pytest.mark.long
def test_ray_gives_the_same_games_with_any_number_of_workers(tmp_path: Path) -> None:
    python = str(room("laboratory"))
    words = ["-m", "ludotheque.research.selfplay", "rudi", *LINEUP, "--matches", "45", "--chunk", "10", "--seed", "9"]
    read = "import sys, json, pyarrow.parquet as pq; print(json.dumps(pq.read_table(sys.argv[1]).to_pylist()))"
    found: dict[str, Any] = {}
    for workers in ("1", "2"):
        out = tmp_path / workers
        ran = [python, *words, "--out", str(out), "--workers", workers]
        subprocess.run(ran, check=True, timeout=300)
        if workers == "2":  # interrupted: two files are missing, and the same command makes them
            part(out, 0).unlink()
            part(out, 3).unlink()
            subprocess.run(ran, check=True, timeout=300)
        told = subprocess.run([python, "-c", read, str(out)], check=True, capture_output=True, text=True, timeout=100)
        found[workers] = json.loads(told.stdout)
    assert found["1"] == found["2"]
    assert [row["match"] for row in found["1"]] == list(range(45))
    mine = [row["hash"] for number in (0, 1) for row in play_chunk(plan(GAME, LINEUP, 45, 9, chunk=10), number)]
    assert mine == [row["hash"] for row in found["1"][:20]], "the same as in this process"
