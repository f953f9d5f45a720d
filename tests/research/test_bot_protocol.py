"""Tests of programs as players: good ones, dead ones, silent ones and foolish ones."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import ludotheque
from ludotheque import bots
from ludotheque.bots.arena import play
from ludotheque.cli import main
from ludotheque.cli.http_client import HttpClient
from ludotheque.kernel.errors import UnknownError
from ludotheque.research.bot_protocol import STARTS, Outside, Program, command_of
from tests.limits import HANGS_AFTER_S
from tests.server.served import Served
from tests.server.test_join import SHORT, Guest, door, guest, lasting, lay
from tools.client import node_environment

FIXTURES = (lasting, door, guest)

ROOT = Path(__file__).parent.parent.parent
EXAMPLES = ROOT / "docs" / "examples"
GAME = ludotheque.game("galopp")
GOOD = f"{EXAMPLES / 'first_bot.py'}:FirstBot"

READ = "import json, sys, time\nfor line in sys.stdin:\n    asked = json.loads(line)\n"
FAULTS = {
    "died": READ + "    sys.exit(3)",
    "silent": READ + "    time.sleep(60)",
    "nonsense": READ + "    print('a horse!', flush=True)",
    "illegal": READ + "    print(json.dumps({'action': 'play x'}), flush=True)",
}
HALF = (
    READ + "    if asked['type'] == 'choose' and asked['n'] % 2:\n"
    "        print(json.dumps({'action': asked['legal'][0]}), flush=True)\n"
    "    elif asked['type'] == 'choose':\n"
    "        sys.exit(3)"
)


@pytest.fixture
def programs(tmp_path: Path) -> Iterator[Callable[..., Program]]:
    """Makes programs from a few lines of Python; none is left running."""
    made: list[Program] = []

    def make(text: str, seconds: float = HANGS_AFTER_S) -> Program:
        file = tmp_path / f"bot{len(made)}.py"
        file.write_text(text, "utf-8")
        made.append(Program([sys.executable, str(file)], GAME, seconds))
        return made[-1]

    yield make
    for program in made:
        program.close()


def race(*seats: bots.Bot) -> list[int]:
    return play(GAME, GAME.schema.complete(SHORT), seats, seed=1)


@pytest.mark.parametrize("kind", FAULTS)
def test_a_bot_that_fails_loses_its_turn_to_the_cover_bot(kind: str, programs: Callable[..., Program]) -> None:
    met: list[str] = []
    program = programs(FAULTS[kind], seconds=0.3 if kind == "silent" else HANGS_AFTER_S)
    bad = Outside(program, fault=lambda error: met.append(error.kind))
    simple = bots.bot("simple", GAME)
    results = race(simple, bad, simple)
    assert results == race(simple, simple, simple), "the cover bot played, and nothing else changed"
    assert bad.faults == 7
    assert met[0] == kind
    if kind in ("died", "silent"):
        assert program.starts == STARTS
        assert met[STARTS:] == ["gave-up"] * (7 - STARTS)


def test_a_program_that_comes_back_to_its_senses_plays_again(programs: Callable[..., Program]) -> None:
    met: list[str] = []
    bot = Outside(programs(HALF), fault=lambda error: met.append(error.kind))
    simple = bots.bot("simple", GAME)
    race(simple, bot, simple)
    assert met == ["died", "died", "died", "gave-up"]  # after each of three starts it answered once
    assert bot.program.starts == STARTS


def test_the_examples_play_by_themselves() -> None:
    """A class in Python and a program in JavaScript."""
    node = shutil.which("node", path=node_environment(ROOT)["PATH"])
    assert node is not None
    javascript = [node, str(EXAMPLES / "first-bot.mjs")]
    players = [Outside(Program(command, GAME, HANGS_AFTER_S)) for command in (command_of(GOOD), javascript)]
    try:
        assert len(race(players[0], players[1], bots.bot("simple", GAME))) == 3
        assert [player.faults for player in players] == [0, 0]
        players[0].program.end(0, [1, 2, 3])
    finally:
        for player in players:
            player.program.close()


def test_what_is_no_program_is_one_sentence(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    for asked in ("./no-such-program", str(tmp_path / "none.py") + ":Bot", "", "'"):
        with pytest.raises(UnknownError, match="no program that can be run"):
            command_of(asked)
    assert main(["bot", "./no-such-program", "http://127.0.0.1:1/t/abc", "--lang", "en"]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert main(["bot", GOOD, "http://127.0.0.1:1", "--lang", "en"]) == 2
    assert "a bot needs the link to a table" in capsys.readouterr().err


def test_programs_sit_at_a_table_of_a_house_and_it_goes_on_whatever_they_do(
    lasting: Served, door: HttpClient, guest: Callable[..., Guest], tmp_path: Path
) -> None:
    """Anna opens the table and goes; a good bot, and one that answers with nonsense, play to the end."""
    fool = tmp_path / "fool.py"
    fool.write_text(FAULTS["nonsense"], "utf-8")
    made = lay(door, [None, None, None])
    environment = {**os.environ, "LC_ALL": "C.UTF-8", "PYTHONIOENCODING": "utf-8"}
    commands = {"Good": GOOD, "Fool": f"{sys.executable} {fool}"}
    running = {
        name: subprocess.Popen(
            [sys.executable, "-m", "ludotheque", "bot", command, made.link, "--name", name, "--lang", "en"],
            env=environment | {"LUDOTHEQUE_HOME": str(tmp_path / name)},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for name, command in commands.items()
    }
    try:
        anna = guest("anna", f"{lasting.url}/t/{made.table}")
        stop = time.monotonic() + HANGS_AFTER_S
        for name in commands:
            anna.wait_for(f"{name}")
        while "Fool" not in anna.look(0.1) or "Good" not in anna.text:
            assert time.monotonic() < stop
        anna.type("start")
        anna.type("leave")
        said = {name: process.communicate(timeout=HANGS_AFTER_S) for name, process in running.items()}
    finally:
        for process in running.values():
            process.kill()
    assert [process.returncode for process in running.values()] == [0, 0]
    assert "The match is over:" in said["Good"][0]
    assert said["Good"][1] == ""
    assert "sits at the table" in said["Fool"][0]
    assert said["Fool"][1].count("a horse!; simple plays this turn.") == 7
