"""Tests of `make hermetic`, with a project that only notes what it finds; and of our programs in such surroundings."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any

import pytest

import ludotheque
from tests.server.served import Served
from tools import hermetic

WITNESS = """
import json, os, sys
found = {name: os.environ.get(name) for name in ("TERM", "COLUMNS", "TZ", "LANG", "LC_ALL", "HOME")}
found |= {"path": os.getcwd(), "arguments": sys.argv[1].split(), "user": os.getuid()}
if hasattr(os, "sched_getaffinity"):
    found["cores"] = len(os.sched_getaffinity(0))
print(json.dumps(found))
print("3 passed in 1.00s")
sys.exit(FAILS)
"""
needs_git = pytest.mark.skipif(shutil.which("git") is None, reason="clones are made with git")


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project of two files, whose tests are green."""
    root = tmp_path / "project"
    root.mkdir()
    (root / "Makefile").write_text(f"test:\n\t@{sys.executable} witness.py '$(ARGS)'\n", "utf-8")
    commit(root, fails=0)
    monkeypatch.setattr(hermetic, "ROOT", root)
    monkeypatch.setattr(hermetic, "LOGS", root / ".cache")
    return root


def commit(root: Path, fails: int) -> None:
    (root / "witness.py").write_text(WITNESS.replace("FAILS", str(fails)), "utf-8")
    author = ["-c", "user.name=Anna", "-c", "user.email=anna@example.org", "-c", "commit.gpgsign=false"]
    for command in (["init", "--quiet"], ["add", "--all"], [*author, "commit", "--quiet", "--message", "all"]):
        subprocess.run(["git", *command], cwd=root, check=True)


def seen(project: Path) -> dict[str, dict[str, Any]]:
    """What the tests found around them, by surroundings."""
    logs = (project / ".cache").glob("*-1-*.txt")
    return {log.stem.rpartition("-")[2]: json.loads(log.read_text("utf-8").splitlines()[0]) for log in logs}


@needs_git
def test_a_round_has_the_surroundings_that_it_names(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert hermetic.main(["--rounds", "1", "--seed", "s", "--", "-k", "pig"]) == 0
    said = capsys.readouterr().err
    assert "2 of 2 runs were green" in said
    assert said.count("3 passed") == 2
    found = seen(project)
    short, long = found["short"], found["long"]
    assert (len(short["path"]), len(long["path"])) == (10, 120)
    assert (short["TERM"], long["TERM"]) == (None, "dumb")
    assert (short["COLUMNS"], long["COLUMNS"]) == ("20", "300")
    assert (short["TZ"], short["LANG"], long["LC_ALL"]) == ("NPT-5:45", "tr_TR.UTF-8", "POSIX")
    assert short["arguments"][:4] == ["-n", "3", "--shuffle", "s-1"]
    assert long["arguments"][:2] == ["--shuffle", "s-1"]
    for one in (short, long):
        assert one["arguments"][-2:] == ["-k", "pig"]
        assert one["HOME"] not in (os.environ.get("HOME"), one["path"])
        assert not Path(one["path"]).exists()  # nothing stays
    on_one_core, as_another = hermetic.works(hermetic.ONE_CORE), hermetic.works(hermetic.ANOTHER_USER)
    assert ("not on one core" in said) == (not on_one_core)
    assert not on_one_core or short["cores"] == 1
    if os.geteuid() == 0:
        assert (long["user"] == 1000) == as_another
        assert ("not as another user" in said) == (not as_another)


@needs_git
def test_what_cannot_be_tried_here_is_said_loudly(
    project: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(hermetic, "works", lambda prefix: False)
    assert hermetic.main(["--rounds", "1", "--only", "short"]) == 0
    assert "BUT NOT ALL WAS TRIED: short, not on one core: `taskset" in capsys.readouterr().err


@needs_git
def test_a_red_run_is_red(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    commit(project, fails=1)
    assert hermetic.main(["--rounds", "1", "--only", "long"]) == 1
    said = capsys.readouterr().err
    assert "RED" in said
    assert "0 of 1 runs were green" in said


def test_busy_loops_turn_until_they_are_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[subprocess.Popen[bytes]] = []
    begin = subprocess.Popen

    def remembered(command: list[str]) -> subprocess.Popen[bytes]:
        started.append(begin(command))
        return started[-1]

    monkeypatch.setattr(subprocess, "Popen", remembered)
    with hermetic.busy_loops(2, []):
        assert [loop.poll() for loop in started] == [None, None]
    assert all(loop.returncode for loop in started)


# --- our programs there: what runs the tests settles these variables for them ---


def surroundings(name: str) -> dict[str, str]:
    [one] = (one for one in hermetic.SURROUNDINGS if one.name == name)
    return {"TERM": "dumb", **one.variables}


@pytest.mark.parametrize("name", [one.name for one in hermetic.SURROUNDINGS])
def test_a_match_in_the_terminal(name: str, tmp_path: Path) -> None:
    kept = {name: value for name, value in os.environ.items() if name in ("PATH", "LUDOTHEQUE_CACHE", "HOME")}
    saved = tmp_path / "match.jsonl"
    options = ["--players", "2", "--seed", "1", "--yes", "--option", "edition=groin", "--option", "length=single"]
    done = subprocess.run(
        [sys.executable, "-m", "ludotheque", "play", "galopp", *options, "--save", str(saved)],
        input=b"1\n" * 40,
        env=kept | surroundings(name),
        capture_output=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert "Galopp" in done.stdout.decode("utf-8")
    assert ludotheque.replay(saved.read_text("utf-8")).over


def test_a_server(tmp_path: Path) -> None:
    there = surroundings("short") | {"LC_ALL": "tr_TR.UTF-8", "PYTHONIOENCODING": ""}
    served = Served(tmp_path / "house", environment=there).start()
    try:
        with urllib.request.urlopen(f"{served.url}/healthz") as answer:
            assert answer.status == 200
    finally:
        assert served.stop() == 0
