"""What the terminal prints, and the files it writes: the commands of a game, with what is typed into them.

A person takes the first choice of every menu, in French; the match is saved, shown again and gone on with.
"""

from __future__ import annotations

import contextlib
import io
from pathlib import Path
from unittest import mock

from ludotheque.cli import main
from tests.recorded.conversation import WISHES
from tests.recorded.files import Recording

GAMES = tuple(WISHES)
TYPED = ["?", "table", "rules 3", "1", "nonsense", "1", "undo", "log", *["1"] * 40, "quit"]
ADVISED = "galopp"
"""The one game whose coach is compiled before the tests begin."""


def record(folder: Path, game: str) -> Recording:
    """Everything printed by the commands of one game, in order, and the files that they wrote."""
    folder.mkdir(parents=True)
    usual = ("--yes", "--bot", "simple", "--delay", "0")
    typed = ["1", "coach", *TYPED] if game == ADVISED else TYPED
    recording: Recording = {}
    environment = {"COLUMNS": "100", "LUDOTHEQUE_HOME": str(folder / "home")}
    with contextlib.chdir(folder), mock.patch.dict("os.environ", environment):
        recording["play"] = run(["play", game, *usual, "--seed", "5", "--save", "kept.log"], typed)
        recording["log file"] = [Path("kept.log").read_bytes()]
        recording["replay"] = run(["replay", "kept.log"])
        recording["resume"] = run(["play", "--resume", "kept.log", *usual[1:]], ["1", "quit"])
        recording["watch"] = run(["play", game, *usual, "--seed", "7", "--watch", "--save", "bots.log"])
        recording["log file of bots"] = [Path("bots.log").read_bytes()]
        recording["rules"] = run(["rules", game])
        recording["wrong seat"] = run(["play", game, "--seat", "99"])
        recording["wrong file"] = run(["replay", "nothing.log"])
    return recording


def run(arguments: list[str], typed: list[str] | None = None) -> list[bytes]:
    """The exit code and what was printed; on the error stream only where it went wrong, since a first start prints
    there that it prepares the rules."""
    out, err = io.StringIO(), io.StringIO()
    stdin = io.StringIO("".join(f"{line}\n" for line in typed or []))
    with mock.patch("sys.stdin", stdin), contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        code = main([*arguments, "--lang", "fr"])
    return [str(code).encode(), out.getvalue().encode(), err.getvalue().encode() if code else b""]
