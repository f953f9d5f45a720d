"""Protocol for bots that are programs of their own: they get what their seat sees and may do, and answer an action.

A program in any language speaks lines of JSON: one line in, one line out.

    → {"type": "hello", "protocol": 1, "game": "galopp", "title": "Schweins-Galopp (Galloping Pigs)"}
    → {"type": "choose", "n": 1, "seat": 2, "players": 4, "view": {"turn": 2, …}, "legal": ["play r", …], "hex": "…"}
    ← {"n": 1, "action": "play r"}
    → {"type": "end", "seat": 2, "results": [3, 0, 7, 1]}

`view` has the game's own fields (state in its rules.py); what the seat may not see reads -1, and numbers of eight bytes
are texts, since JavaScript loses integers above 2⁵³. `hex` is the same view as bytes. Nothing needs to be remembered:
every question is whole. What the program prints to its error stream is not read.

In Python a class will do; it runs in a process of its own, through the same lines
(`python -m ludotheque.research.bot_protocol FILE.py:CLASS`):

    class MyBot:
        def __init__(self, game): ...              # optional
        seat = 0                                   # set before each question
        def choose(self, view, legal): return legal[0]
        def end(self, results): ...                # optional

A bot that dies, says nothing in time, talks nonsense or names an illegal action loses that turn to the cover bot.
"""

from __future__ import annotations

import contextlib
import importlib.util
import json
import os
import re
import selectors
import shlex
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ludotheque import bots
from ludotheque.kernel.errors import UnknownError, present
from ludotheque.kernel.game import open_folder, open_game, shelf
from ludotheque.tables.view_layout import fields

if TYPE_CHECKING:
    from ludotheque.kernel.game import Game
    from ludotheque.kernel.record import Record

PROTOCOL = 1
SECONDS = 5.0
MAX_LINE_BYTES = 1 << 16
STARTS = 3
"""So often a program is started; after that the cover bot plays on."""
OWN_CLASS = re.compile(r"(?P<file>.+\.py):(?P<name>[A-Za-z_]\w*)")


class FaultError(Exception):
    """What a bot did wrong: `died`, `silent`, `nonsense`, `illegal` or `gave-up`, and what it said."""

    def __init__(self, kind: str, said: str = "") -> None:
        super().__init__(kind)
        self.kind, self.said = kind, said[:80]


def command_of(asked: str) -> list[str]:
    """The command that runs a bot: a program with its words, or a class of a Python file."""
    if found := OWN_CLASS.fullmatch(asked):
        if not os.path.isfile(found["file"]):
            raise UnknownError("unknown-program", asked=found["file"])
        return [sys.executable, "-m", "ludotheque.research.bot_protocol", asked]
    words = shlex.split(asked) if asked.count('"') % 2 == asked.count("'") % 2 == 0 else []
    if not words or shutil.which(words[0]) is None:
        raise UnknownError("unknown-program", asked=asked)
    return words


class Program:
    """A bot in a process of its own."""

    def __init__(self, command: list[str], game: Game, seconds: float = SECONDS) -> None:
        self.command, self.game, self.seconds = command, game, seconds
        self.starts = 0
        self.asked = 0
        self._process: subprocess.Popen[bytes] | None = None
        self._rest = b""

    def _start(self) -> subprocess.Popen[bytes]:
        if self._process is None:
            if self.starts == STARTS:
                raise FaultError("gave-up")
            self.starts += 1
            self._rest = b""
            try:
                # A session of its own, so that what it starts ends with it.
                self._process = subprocess.Popen(
                    self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
                )
            except OSError as error:
                raise FaultError("died", str(error)) from error
            hello = {"type": "hello", "protocol": PROTOCOL, "game": self._name(), "title": self.game.title("en")}
            self._say(self._process, hello)
        return self._process

    def _name(self) -> str:
        return self.game.id if self.game.id in shelf() else str(self.game.folder)

    def _say(self, process: subprocess.Popen[bytes], message: dict[str, Any]) -> None:
        stdin = present(process.stdin, "the program's input")
        try:
            stdin.write(json.dumps(message).encode() + b"\n")
            stdin.flush()
        except OSError as error:
            self.close()
            raise FaultError("died") from error

    def choose(self, view: Record, seat: int, legal: list[str]) -> str:
        """The bot's answer, one of the legal actions; or FaultError."""
        process = self._start()
        self.asked += 1
        question = {"type": "choose", "n": self.asked, "seat": seat, "players": int(view.players)}
        self._say(process, question | {"view": fields(view), "legal": legal, "hex": bytes(view).hex()})
        stop = time.monotonic() + self.seconds
        while True:
            line = self._line(process, stop)
            try:
                answer = json.loads(line)
                number, action = answer.get("n", self.asked), answer["action"]
            except (ValueError, TypeError, KeyError, AttributeError, RecursionError) as error:
                raise FaultError("nonsense", line.decode("utf-8", "replace")) from error
            if number != self.asked:
                continue  # the answer to something that was asked before
            if action not in legal:
                raise FaultError("illegal", str(action))
            return str(action)

    def _line(self, process: subprocess.Popen[bytes], stop: float) -> bytes:
        """The next line; what does not come in time or never ends does not come at all."""
        stdout = present(process.stdout, "the program's output")
        with selectors.DefaultSelector() as waiting:
            waiting.register(stdout, selectors.EVENT_READ)
            while b"\n" not in self._rest:
                left = stop - time.monotonic()
                if left <= 0 or not waiting.select(left):
                    self.close()  # whatever it says later would be taken for an answer to something else
                    raise FaultError("silent")
                data = os.read(stdout.fileno(), MAX_LINE_BYTES)
                if not data:
                    self.close()
                    raise FaultError("died")
                self._rest += data
                if len(self._rest) > MAX_LINE_BYTES:
                    self.close()
                    raise FaultError("nonsense", self._rest.decode("utf-8", "replace"))
        line, _, self._rest = self._rest.partition(b"\n")
        return line

    def end(self, seat: int, results: list[int]) -> None:
        """Tell it how a match ended."""
        if self._process is not None:
            with contextlib.suppress(FaultError):
                self._say(self._process, {"type": "end", "seat": seat, "results": results})

    def close(self) -> None:
        """End the program and whatever it started."""
        process, self._process = self._process, None
        if process is None:
            return
        with contextlib.suppress(OSError):
            os.killpg(process.pid, signal.SIGKILL)
        for stream in (process.stdin, process.stdout):
            with contextlib.suppress(OSError):
                present(stream, "the program's pipe").close()
        process.wait()


class Outside(bots.ExternalBot):
    """A program as a player among our bots: the same question and answer; what it cannot answer the cover bot does."""

    def __init__(
        self,
        program: Program,
        cover: str = bots.DEFAULT,
        fault: Callable[[FaultError], None] | None = None,
        name: str = "outside",
    ) -> None:
        self.name = name
        self.program = program
        self._fault = fault
        self._cover = bots.bot(cover, program.game)

    def choose(self, view: Record, seat: int, seed: int) -> int:
        game = self.program.game
        actions = game.engine.legal(view, seat)
        legal = {game.notation.write(view, action): action for action in actions}
        try:
            return legal[self.program.choose(view, seat, list(legal))]
        except FaultError as error:
            self.faults += 1
            if self._fault is not None:
                self._fault(error)
            return self._cover.choose(view, seat, seed)

    def end(self, seat: int, results: list[int]) -> None:
        self.program.end(seat, results)

    def close(self) -> None:
        self.program.close()


def is_program(asked: str) -> bool:
    """Is this the name of a program, not of a bot of ours, even if it does not run?"""
    return asked not in bots.NAMES and (any(mark in asked for mark in "/:. ") or shutil.which(asked) is not None)


def player(name: str, game: Game) -> bots.Bot:
    """Who plays under a name in a tournament: a bot of ours, or a program."""
    return Outside(Program(command_of(name), game), name=name) if is_program(name) else bots.bot(name, game)


def host(asked: str) -> None:
    """Run a class of a Python file as such a program."""
    found = OWN_CLASS.fullmatch(asked)
    if found is None:
        sys.exit(f"{asked}: it takes FILE.py:CLASS")
    spec = importlib.util.spec_from_file_location("bot", found["file"])
    if spec is None or spec.loader is None:
        sys.exit(f"{found['file']} cannot be read as Python")
    answers, sys.stdout = sys.stdout, sys.stderr  # what the class prints is not an answer
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    kind = getattr(module, found["name"], None)
    if kind is None:
        sys.exit(f"{found['file']} has no class {found['name']}")
    player: Any = None
    state: Any = None
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            name = message["game"]
            game = open_game(name) if name in shelf() else open_folder(Path(name))
            player = kind(game) if "__init__" in vars(kind) else kind()
            state = game.rules.State
        elif message["type"] == "choose":
            player.seat = message["seat"]
            action = player.choose(state.load(bytes.fromhex(message["hex"])), message["legal"])
            print(json.dumps({"n": message["n"], "action": action}), file=answers, flush=True)
        elif message["type"] == "end" and hasattr(player, "end"):
            player.end(message["results"])


if __name__ == "__main__":
    host(sys.argv[1])
