"""Tests of the terminal client at a real terminal, in a real process, on its first start and on its second."""

from __future__ import annotations

import contextlib
import os
import pty
import re
import select
import shutil
import signal
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import ClassVar

import pytest

import ludotheque
from ludotheque.bots.levels import strengths
from ludotheque.cli.terminal import breaks
from ludotheque.kernel.game import SHELF, open_folder
from ludotheque.kernel.jit import cache_folder, source_hash
from tests.limits import HANGS_AFTER_S

GAME = "galopp"
SHORT = ("-o", "edition=groin", "-o", "length=single", "--players", "2")
PROMPT = re.compile(
    r"(Quel jeu|Entrée = jouer|Votre choix)[^\n]*[:)] $|(Votre choix|Garder la partie)[^\n]*\n([^\n>]+\n)?> $"
)
"""A question that waits for its answer: before the match behind it, at the table on the next line."""

HELP = re.compile(r"  quitter[^\n]*\n[^>]*> $")


class Screen:
    """A process at a terminal of its own."""

    open: ClassVar[list[Screen]] = []

    def __init__(self, *arguments: str, width: int = 80) -> None:
        self.text = ""
        self.terminal, other = pty.openpty()
        settings = termios.tcgetattr(other)
        settings[3] &= ~termios.ECHO
        termios.tcsetattr(other, termios.TCSANOW, settings)
        environment = {**os.environ, "TERM": "xterm", "LC_ALL": "fr_FR.UTF-8", "COLUMNS": str(width)}
        environment |= {"PYTHONIOENCODING": "utf-8", "PYTHONWARNINGS": "error"}
        command = [sys.executable, "-m", "ludotheque", *arguments]
        # A shell that runs these tests in the background has Ctrl-C ignored, and what is ignored is inherited.
        inherited = signal.signal(signal.SIGINT, signal.default_int_handler)
        try:
            self.process = subprocess.Popen(command, stdin=other, stdout=other, stderr=other, env=environment)
        finally:
            signal.signal(signal.SIGINT, inherited)
        os.close(other)
        self.open.append(self)

    def read(self, until: re.Pattern[str] = PROMPT, seconds: float = HANGS_AFTER_S) -> str:
        """Everything until the next question or the end."""
        fresh = ""
        stop = time.monotonic() + seconds
        while time.monotonic() < stop:
            if not select.select([self.terminal], [], [], 0.5)[0]:
                continue
            data = b""
            with contextlib.suppress(OSError):  # Linux says so when the other end is closed
                data = os.read(self.terminal, 65536)
            if not data:
                break
            self.text += data.decode("utf-8", "replace")
            kept = re.sub(r"[^\r\n]*\r\x1b\[K", "", self.text)  # a prompt that was taken away
            fresh = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", kept).replace("\r", "")
            if until.search(fresh):
                break
        self.text = ""
        return fresh

    def type(self, text: str, until: re.Pattern[str] = PROMPT) -> str:
        os.write(self.terminal, text.encode())
        return self.read(until)

    def interrupt(self) -> None:
        """Ctrl-C. readline overlooks a signal in the instant it draws the prompt; so a person would press it again."""
        for _ in range(10):
            time.sleep(0.3)
            self.process.send_signal(signal.SIGINT)
            if select.select([self.terminal], [], [], 3)[0]:
                return

    def end(self) -> int:
        code = self.process.wait(HANGS_AFTER_S)
        os.close(self.terminal)
        self.open.remove(self)
        return code


@pytest.fixture(autouse=True)
def _closed_screens() -> Iterator[None]:
    """A test that fails leaves no process behind."""
    yield
    for screen in list(Screen.open):
        screen.process.kill()
        screen.end()


def test_a_number_is_written_and_must_fit() -> None:
    """With the template, which has such an option; a game that is being written is played by its folder."""
    screen = Screen("play", str(SHELF / "_template"), "--seed", "6")
    screen.read()
    assert "Votre choix parmi 1–3 (Entrée = 3)" in screen.type("o\n")
    assert "1–3" in screen.type("7\n")
    screen.type("2\n")
    screen.type("\n")
    screen.type("\n")
    assert "2 cartes" in screen.type("\n")
    screen.type("quitter\n")
    assert screen.end() == 0


def test_a_whole_match_at_a_terminal_with_two_enters_to_begin() -> None:
    screen = Screen("play", "--seed", "6")
    assert "Sur l’étagère" in screen.read()
    assert "Entrée = jouer ainsi" in screen.type("\n")
    fresh = screen.type("\n")
    assert "À toi\u202f!" in fresh
    for _ in range(60):
        if "Résultat" in fresh:
            break
        assert max(map(len, fresh.splitlines())) <= 80
        fresh = screen.type("1\n")
    assert "points" in fresh
    assert screen.end() == 0


def test_options_are_chosen_in_plain_words() -> None:
    screen = Screen("play", GAME, "--seed", "6")
    screen.read()
    assert "jusqu’à cinq joueurs" in screen.type("o\n")
    assert "une course par joueur" in screen.type("3\n")
    assert "de 1 à 3" in screen.type("9\n")
    assert "chacun pose une portion" in screen.type("1\n")
    assert "ne fait rien perdre" in screen.type("oui\n")
    assert "Votre choix parmi 2, 3, 4, 5 (Entrée = 4)" in screen.type("\n")
    assert "pas y jouer à 6" in screen.type("6\n")
    levels = screen.type("5\n")
    measured = strengths(ludotheque.game(GAME))["medium"]
    assert "2  medium · Les robots jouent raisonnablement." in levels
    assert f"medium\xa0: devance easy dans {measured.label()} des cas" in levels
    assert "de 1 à 4" in screen.type("5\n")
    begun = screen.type("easy\n")
    assert "vous, Clara, Dino, Felix et Gina" in begun
    assert "comme un enfant" in begun
    screen.type("1\n")
    assert "Garder la partie" in screen.type("quitter\n")
    assert "bientôt" in screen.type("\n")
    assert screen.end() == 0


def test_ctrl_c_keeps_the_match_and_exits_130(tmp_path: Path) -> None:
    file = tmp_path / "kept.log"
    screen = Screen("play", GAME, "--yes", "--seed", "6", "--save", str(file))
    screen.read()
    screen.type("1\n")
    screen.interrupt()
    assert f"ludotheque play --resume {file}" in screen.read()
    assert screen.end() == 130
    assert ludotheque.replay(file).to_act() == {0}


def test_forty_columns_are_enough() -> None:
    screen = Screen("play", GAME, "--yes", "--seed", "6", width=40)
    text = screen.read() + screen.type("1\n") + screen.type("1\n") + screen.type("?\n", HELP)
    rows = text.splitlines()
    assert max(map(len, rows)) <= 40
    screen.type("quitter\n")
    screen.type("\n")
    assert screen.end() == 0


def test_python_m_on_a_game_plays_it() -> None:
    command = [sys.executable, "-m", f"ludotheque.games.{GAME}", *SHORT, "--watch", "--seed", "1"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert "Schweins-Galopp" in done.stdout


def test_a_reader_that_leaves_early_sees_no_traceback() -> None:
    done = subprocess.run(
        f"{sys.executable} -m ludotheque rules {GAME} | head -n 1",
        shell=True,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stderr == ""


def test_the_first_start_waits_for_no_compiler_and_later_ones_find_what_is_compiled(tmp_path: Path) -> None:
    """With a game outside the shelf, a copy of the template, which takes the least to compile. Its module once had
    another name in each process, which machine code from the cache did not find."""
    cache, folder, log = tmp_path / "cache", tmp_path / "hen_house", str(tmp_path / "hens.log")
    environment = {**os.environ, "LUDOTHEQUE_CACHE": str(cache), "LC_ALL": "fr_FR.UTF-8"}

    def run(*arguments: str, typed: str = "", module: str = "ludotheque") -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", module, *arguments]
        return subprocess.run(command, input=typed, env=environment, capture_output=True, check=True, text=True)

    def start() -> str:
        done = run("play", str(folder), "--players", "2", "--watch", "--seed", "1")
        assert done.stderr == ""
        return done.stdout

    assert run("new-game", "hen_house", "--into", str(tmp_path)).stdout
    first = start()
    assert "Résultat" in first
    run(str(folder), "rules", module="ludotheque.bots.executor")
    files = {file for file in cache.rglob("*") if file.is_file()}
    assert list(cache.rglob("rules-*.ready"))
    assert start() == first
    assert {file for file in cache.rglob("*") if file.is_file()} == files
    assert cache_folder(folder).name in {file.relative_to(cache).parts[0] for file in files}
    assert run("play", str(folder), "--seed", "1", "--players", "2", "--save", log, typed="1\nquit\n").stdout
    assert "Result" in run("play", str(folder), "--resume", log, "--lang", "en", typed="1\n" * 9).stdout


def test_a_terminal_without_utf8_gets_plain_letters() -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    command = [sys.executable, "-m", "ludotheque", "play", GAME, *SHORT, "--watch", "--seed", "1", "--lang", "fr"]
    done = subprocess.run(command, env=environment, capture_output=True, check=True)
    out = done.stdout.decode("ascii")
    assert "La tete" not in out
    assert "Resultat" in out
    assert re.search(r"Piste [rbgyw.]{27} >", out)


def test_copies_of_a_game_do_not_share_machine_code(tmp_path: Path) -> None:
    """They are modules of different names; what one made, the other could not load."""
    copies = [tmp_path / place / "hen_house" for place in ("here", "there")]
    for copy in copies:
        shutil.copytree(SHELF / "_template", copy)
    assert source_hash(copies[0]) != source_hash(copies[1])
    assert open_folder(copies[0]).package.__name__ != open_folder(copies[1]).package.__name__


def test_a_word_longer_than_a_line_stays_whole() -> None:
    path = "/a/very/long/path/to/a/file.jsonl"
    line = f"The match is kept in {path} for you."
    parts = [line[start:end] for start, end in pairwise([0, *breaks(line, 20), len(line)])]
    assert [part.rstrip() for part in parts] == ["The match is kept in", path, "for you."]
