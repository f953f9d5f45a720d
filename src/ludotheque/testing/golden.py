"""Golden plays, counts and ledgers in each game's tests folder, and their comparison.

A golden play is a match that a person can read: every move, what each seat is told of it, and the table as each seat
sees it. Its first lines say how it is made, the rest is made from them:

    # players: 3
    # options: {"edition": "groin"}
    # seed: 7
    # stop: 40           (optional: after so many actions)

A count (counts.toml) says how many sequences of actions lead on from a position, and why:

    [[count]]
    name = "orders of the pigs"
    position = { players = 2 }
    depth = 1
    count = 120
    why = "5! orders of the five pigs"

`python -m ludotheque.testing --write` writes plays and ledgers anew, to be read in the diff. Counts are never
written by a program: their reason is worked out by hand.
"""

from __future__ import annotations

import json
import random
import sys
import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ludotheque.kernel.errors import UnknownError
from ludotheque.kernel.game import SHELF, Game, open_folder, open_game
from ludotheque.kernel.match import Match, Step
from ludotheque.kernel.record import CHANCE
from ludotheque.kernel.words import Line
from ludotheque.testing.laws import LEDGER_SEED, ledger, ledger_file
from ludotheque.testing.trials import Trial

HEADER = ("players", "options", "seed", "stop", "position")


def read_header(text: str) -> dict[str, Any]:
    """The lines of a play that say how it is made."""
    found = {}
    for row in text.splitlines():
        key, colon, value = row.removeprefix("# ").partition(":")
        if not row.startswith("# ") or not colon or key not in HEADER:
            break
        found[key] = json.loads(value)
    return found


def render_play(game: Game, header: dict[str, Any]) -> str:
    """The whole text of a play."""
    match = game.match(
        players=header.get("players"),
        options=header.get("options"),
        position=header.get("position"),
        seed=header["seed"],
        names=[f"Seat {seat}" for seat in range(header.get("players") or header["position"]["players"])],
    )
    # Golden choices come from Python's own generator, so that a change of ours cannot change the plays unseen.
    chooser = random.Random(header["seed"])
    rows = [f"# {key}: {json.dumps(header[key], ensure_ascii=False)}" for key in HEADER if key in header]
    rows += ["", f"{game.title()}, rules {game.rules_version}", "", *_table(match)]
    rows += [row for step in match.opening for row in _step(match, step)]
    actions = 0
    while not match.over and actions < header.get("stop", 10_000):
        seat = chooser.choice(sorted(match.to_act()))
        steps = match.play(seat, chooser.choice(match.legal(seat)))
        actions += 1
        rows.append(f"\n{actions}. seat {seat}: {match.log.moves[-len(steps)].text}")
        rows += [row for step in steps for row in _step(match, step)]
        rows += _table(match)
    rows += ["", f"results: {match.results}", f"position: {json.dumps(match.position(), ensure_ascii=False)}"]
    return "\n".join(rows) + "\n"


def _viewers(match: Match) -> list[int | str]:
    return ["spectator", *range(match.players)]


def _by_viewer(match: Match, lines_of: Callable[[int | str], list[Line]], mark: str) -> list[str]:
    """What a spectator reads; then, for each seat, only what reads otherwise for it."""
    rows: list[str] = []
    public: list[str] = []
    for viewer in _viewers(match):
        told = [match.game.words.tell("en", line, match.names) for line in lines_of(viewer)]
        if viewer == "spectator":
            public = told
            rows += [f"   {mark} {row}" for row in told]
        else:
            rows += [f"   {viewer} {row}" for row in told if row not in public]
            rows += [f"   {viewer} (not told) {row}" for row in public if row not in told]
    return rows


def _step(match: Match, step: Step) -> list[str]:
    rows = []
    if step.seat == CHANCE:
        write, seen = match.game.notation.write, match.game.notation.seen
        views = [(viewer, step.before.view(match.viewer(viewer))) for viewer in _viewers(match)]
        shown = [write(view, seen(view, match.viewer(viewer), CHANCE, step.action)) for viewer, view in views]
        rows.append(f"   * {write(step.before, step.action)}, seen as: {' | '.join(shown)}")
    return rows + _by_viewer(match, lambda viewer: match.narrate(viewer, step), ">")


def _table(match: Match) -> list[str]:
    return _by_viewer(match, match.describe, "|")


def check_play(file: Path, game: Game | None = None) -> None:
    """A golden play must be what its header makes of it."""
    golden = file.read_text("utf-8")
    found = render_play(game or open_folder(file.parent.parent.parent), read_header(golden))
    if found != golden:
        pairs = zip(golden.splitlines(), found.splitlines(), strict=False)
        place = next((k for k, (old, new) in enumerate(pairs, 1) if old != new), len(golden.splitlines()))
        rows = [(text.splitlines() + [""] * place)[place - 1] for text in (golden, found)]
        raise AssertionError(
            f"{file.name}, line {place}: the play goes otherwise now.\n  golden: {rows[0]}\n  now:    {rows[1]}\n"
            "If that is right, write it anew (make golden) and read the diff."
        )


@dataclass(frozen=True)
class Count:
    """How many sequences of actions lead on from a position, and why."""

    folder: Path
    name: str
    position: dict[str, Any]
    depth: int
    count: int
    why: str

    def check(self, game: Game | None = None) -> None:
        """Count the sequences; raises AssertionError if there are more or fewer."""
        game = game or open_folder(self.folder)
        state, _, _ = game.from_position(self.position)
        found = game.engine.perft(state, self.depth)
        if found != self.count:
            raise AssertionError(f"{self.name}: {found} sequences of {self.depth} actions; {self.count} = {self.why}")


def read_counts(file: Path) -> list[Count]:
    """The counts of a game's tests/counts.toml."""
    data = tomllib.loads(file.read_text("utf-8"))
    return [Count(folder=file.parent.parent, **count) for count in data["count"]]


def write_ledger(game: Game) -> None:
    """Write a game's ledger (who can tell whose choices apart) to the file that law 6 compares with."""
    trial = Trial(game, seed=LEDGER_SEED)
    rows = [
        "# Who can tell an actor's choices apart, once made: all of them, some, none. Of chance: how many seats can.",
        "# Written by `make golden`; read the diff.",
    ]
    for key, roles in ledger(trial).items():
        rows += ["", f'["{key}"]', *(f'"{role}" = "{can}"' for role, can in roles.items())]
    ledger_file(trial).write_text("\n".join(rows) + "\n", "utf-8")


def folder_of(name: str) -> Path:
    """The folder of a game, by its id or its path. The template has an id too."""
    if (SHELF / name / "game.toml").is_file():
        return SHELF / name
    if (Path(name) / "game.toml").is_file():
        return Path(name)
    try:
        return open_game(name).folder
    except UnknownError as error:
        sys.exit(str(error))


def main(arguments: list[str]) -> None:
    """Write plays and ledgers anew for all games of the shelf, or for those named."""
    folders = [folder_of(name) for name in arguments if name != "--write"] or [
        file.parent for file in SHELF.glob("*/game.toml")
    ]
    if "--write" not in arguments:
        sys.exit("usage: python -m ludotheque.testing --write [GAME or FOLDER …]")
    for folder in folders:
        game = open_folder(folder)
        write_ledger(game)
        for file in sorted((folder / "tests" / "plays").glob("*.play")):
            file.write_text(render_play(game, read_header(file.read_text("utf-8"))), "utf-8")
            print(f"{game.id}: {file.name}")
