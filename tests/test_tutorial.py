"""Test of docs/tutorial.md: after each of its steps there is a game that can be played and obeys the laws."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from ludotheque import Match, Refused
from ludotheque.kernel.game import Game, open_folder
from ludotheque.kernel.messages import faults_of
from ludotheque.kernel.words import is_marked
from ludotheque.testing import Trial, obey
from tests.project_copy import ProjectCopy, files
from tests.tutorial import GAME, TutorialStep, play, steps, write

STEPS = list(steps())
ALWAYS = (1, 2, 4, 5, 7, 8, 9)
"""The laws that a stage obeys. The third compiles; the ledger and what cites each § come with the tests, in step 9."""


def test_there_are_ten_steps_and_the_game_is_small() -> None:
    assert len(STEPS) == 10
    code = [text for name, text in STEPS[-1].files.items() if name.endswith((".py", ".toml")) and "/" not in name]
    assert sum(len(text.splitlines()) for text in code) <= 250


@pytest.mark.parametrize("step", STEPS, ids=lambda step: step.title)
def test_each_step_can_be_played(step: TutorialStep, tmp_path: Path) -> None:
    write(step.files, tmp_path / GAME)
    game = open_folder(tmp_path / GAME)
    assert faults_of(game) == []
    trial = Trial(game, game.interpreted, effort=0.05)
    for law in ALWAYS:
        obey(trial, law)
    match = game.match(players=3, seed=1)
    while not match.over:
        seat = min(match.to_act())
        told = [line for step in match.play(seat, match.legal(seat)[0]) for line in match.narrate(seat, step)]
        assert not any(is_marked(game.words.tell("en", line, match.names, seat)) for line in told)
    assert match.winners


def after(number: int, folder: Path) -> Game:
    """The game after a step."""
    write(STEPS[number - 1].files, folder / f"step{number}" / GAME)
    game = open_folder(folder / f"step{number}" / GAME)
    game.engine = game.interpreted
    return game


def said(game: Game, match: Match, action: str, language: str = "en") -> list[str]:
    """What the player is told of it, and of what chance deals then."""
    lines = [line for step in match.play(0, action) for line in match.narrate(0, step)]
    return [game.words.tell(language, line, ["Anna", "Bruno"], 0) for line in lines]


def test_each_step_brings_what_its_title_says(tmp_path: Path) -> None:
    position = {"players": 2, "hands": [[3, 9, 10], [5, 5, 7]], "total": 44}
    games = {number: after(number, tmp_path) for number in range(1, 11)}
    matches = {number: game.match(position=position, seed=1) for number, game in games.items()}
    assert said(games[1], matches[1], "play 9") == []
    assert said(games[2], matches[2], "play 9") == ["You play 9."]
    assert [match.position()["hands"][0] for match in (matches[1], matches[2])] == [[3, 10]] * 2
    matches[3].play(0, "play 9")
    assert len(matches[3].position()["hands"][0]) == 3
    with pytest.raises(Refused, match=r"That would make the sum more than fifty\. \(§4\)"):
        matches[4].play(0, "play 9")
    matches[5].play(0, "play 10")
    assert matches[5].position()["total"] == 34
    stuck = {number: games[number].match(position={**position, "total": 47}, seed=1) for number in (5, 6, 7, 10)}
    assert said(games[5], stuck[5], "play 3") == ["You play 3."]
    told = ["You play 3: 50.", "Bruno cannot play: a point for everybody else."]
    assert [said(games[number], stuck[number], "play 3") for number in (6, 7)] == [told] * 2
    assert [stuck[number].over for number in (6, 7)] == [True, False]
    assert games[8].bot.quick.__module__.endswith("bot")
    assert games[10].words.say("fr", "goal") == "Ne soyez pas celui qui ne peut plus jouer."
    assert said(games[10], stuck[10], "play 3", "fr") == [f"[en] {line}" for line in told]


def run(project: ProjectCopy, wanted: Callable[[str], bool]) -> dict[str, str]:
    """Do what the page says, in its order, with those of its commands that are wanted; what each printed."""
    folder, printed = project.games / GAME, dict[str, str]()
    for number, step in enumerate(STEPS):
        if number == 0:  # it begins with commands
            printed |= {command: project.run(command) for command in step.commands}
            kept = {"__init__.py", "__main__.py", *step.files}
            assert {name for name in files(folder) if name.endswith((".py", ".toml", ".md", ".ftl"))} == kept
        # Golden plays are begun once: the rest of them is written by a command.
        there = {name for name in files(folder) if name.endswith(".play")}
        write({name: text for name, text in step.files.items() if name not in there}, folder)
        for command in step.commands if number else [play()]:
            if wanted(command):
                printed[command] = project.run(command, code=int("publish" in command))
    return printed


def takes_time(command: str) -> bool:
    """It compiles what looks ahead, or starts a match."""
    return " arena " in command or command == play()


def test_its_commands_can_be_typed(tmp_path: Path) -> None:
    project = ProjectCopy(tmp_path / "project")
    printed = run(project, lambda command: not takes_time(command))
    assert "✗" not in printed[f".venv/bin/pytest src/ludotheque/games/{GAME}"]
    assert f"{GAME}/words/de.ftl is missing" in printed[f"make publish NAME={GAME} ARGS=--dry-run"]
    assert "Seat 0 plays" in (project.games / GAME / "tests" / "plays" / "three.play").read_text("utf-8")


@pytest.mark.long
def test_so_can_those_that_take_time(tmp_path: Path) -> None:
    printed = run(ProjectCopy(tmp_path / "project"), takes_time)
    assert "Fifty" in printed[play()]
    assert any("hard" in text for command, text in printed.items() if " arena " in command)
