"""The command `arena`: a tournament of bots with a progress bar, error bars, a JSON file and a picture.

Every deal is kept as soon as it is played (one line of FILE.deals), so that an interrupted run can go on: the same
command again plays what is missing.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shlex
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ludotheque import bots
from ludotheque.bots.arena import Fixture, Score, deals, duel, mean, ranks, ratings
from ludotheque.cli.games import take_down
from ludotheque.cli.options import read_options
from ludotheque.cli.picture import drawn
from ludotheque.cli.terminal import INTERRUPTED, CommandError, reading
from ludotheque.research.bot_protocol import command_of, is_program, player

if TYPE_CHECKING:
    from ludotheque.cli.terminal import Terminal
    from ludotheque.kernel.game import Game

Played = dict[int, list[list[int]]]


@dataclass(frozen=True)
class ArenaRequest:
    """What the command line asks for."""

    game: str
    levels: list[str]
    matches: int
    options: list[str]
    seed: int
    out: Path | None
    workers: int | None


def arena(terminal: Terminal, wish: ArenaRequest) -> int:
    """The command `arena`. What can be wrong is looked at before anything is played."""
    game = take_down(wish.game)
    for level in wish.levels:
        command_of(level) if is_program(level) else bots.check(level)
    options = game.schema.complete(read_options(game, wish.options))
    game.schema.players(len(wish.levels), options)
    if wish.matches < 1:
        raise CommandError("bad-matches", asked=str(wish.matches))
    fixture = Fixture(str(game.folder), options, tuple(wish.levels), player)
    turns = len(fixture.rotations())
    seeds = [wish.seed + number for number in range(-(-wish.matches // turns))]
    out = wish.out or Path(f"arena-{game.id}-{'-'.join(map(plain, wish.levels))}.json")
    kept = out.with_suffix(".deals")
    played, lost = begin(kept, head(game, fixture))
    missing = [seed for seed in seeds if seed not in played]
    if played and missing:
        terminal.print(terminal.say("arena-goes-on", done=len(played) * turns), "quiet")
    try:
        run(terminal, fixture, missing, (played, lost), kept, wish.workers or os.cpu_count() or 1)
    except KeyboardInterrupt:
        terminal.print()
        terminal.print(terminal.say("arena-kept", file=str(kept), done=len(played) * turns))
        return INTERRUPTED
    played = {seed: played[seed] for seed in seeds}
    found = table(fixture, played)
    told = {**head(game, fixture), "matches": len(seeds) * turns, "entries": found}
    out.write_text(json.dumps(told | ({"faults": lost} if lost else {}), indent=2), "utf-8")
    picture = out.with_suffix(".svg")
    title = terminal.say("arena-title", game=game.title(terminal.language), matches=len(seeds) * turns)
    picture.write_text(drawn(title, terminal.say("arena-axis"), found), "utf-8")
    show(terminal, title, found)
    for name, turns_lost in lost.items():
        terminal.print(terminal.say("arena-faults", name=name, count=turns_lost, cover=bots.DEFAULT), "wrong")
    terminal.print(terminal.say("arena-written", file=str(out), picture=str(picture)), "quiet")
    return 0


def plain(name: str) -> str:
    """A name as part of a file's name: of a program its last word, without its folders."""
    return re.sub(r"[^\w.-]+", "_", name.split()[-1].rpartition("/")[2]) if is_program(name) else name


def version(name: str) -> dict[str, str]:
    """A program by the files that its command names, so that deals of an older one are not mixed in."""
    files = [Path(word.rpartition(":")[0] or word) if ".py:" in word else Path(word) for word in shlex.split(name)]
    return {str(file): hashlib.sha256(file.read_bytes()).hexdigest() for file in files if file.is_file()}


def head(game: Game, fixture: Fixture) -> dict[str, Any]:
    """What must be the same for deals to belong to one tournament."""
    return {
        "game": game.id,
        "rules": game.rules_version,
        "options": dict(fixture.options),
        "lineup": list(fixture.lineup),
        "levels": {
            name: version(name) if is_program(name) else game.card.get("levels", {}).get(name, name)
            for name in sorted(set(fixture.lineup))
        },
    }


def begin(kept: Path, first: Mapping[str, Any]) -> tuple[Played, Counter[str]]:
    """The deals that were already played, and the turns that programs lost in them; a file of another tournament is
    refused. A line that an interruption left unfinished is played again."""
    if not kept.exists():
        kept.write_text(json.dumps(first) + "\n", "utf-8")
        return {}, Counter()
    with reading(kept):
        lines = kept.read_text("utf-8").splitlines()
    if not lines or lines[0] != json.dumps(first):
        raise CommandError("arena-other", file=str(kept))
    played: Played = {}
    lost: Counter[str] = Counter()
    whole = [lines[0]]
    for line in lines[1:]:
        try:
            seed, results, *more = json.loads(line)
        except ValueError:
            continue
        played[int(seed)] = results
        lost.update(*more)
        whole.append(line)
    kept.write_text("\n".join(whole) + "\n", "utf-8")
    return played, lost


def run(
    terminal: Terminal,
    fixture: Fixture,
    seeds: list[int],
    so_far: tuple[Played, Counter[str]],
    kept: Path,
    workers: int,
) -> None:
    """Play what is missing; each deal is kept at once, with the turns that programs lost in it."""
    played, lost = so_far
    turns = len(fixture.rotations())
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=terminal.err, transient=True) as progress, kept.open("a", encoding="utf-8") as file:
        task = progress.add_task(terminal.say("arena-playing"), total=len(seeds) * turns)
        before = lost.copy()
        for seed, results in deals(fixture, seeds, min(workers, max(1, len(seeds))), lost):
            fresh, before = lost - before, lost.copy()
            file.write(json.dumps([seed, results, *([fresh] if fresh else [])]) + "\n")
            file.flush()
            played[seed] = results
            progress.advance(task, turns)


def table(fixture: Fixture, played: Played) -> list[dict[str, Any]]:
    """Each entry's score against the others, its wins and its rating, with intervals; the best first."""
    lineup = fixture.lineup
    rated = ratings(played, len(lineup))
    rows = []
    for name in dict.fromkeys(lineup):
        entries = [entry for entry, other in enumerate(lineup) if other == name]
        others = [other for other in dict.fromkeys(lineup) if other != name]
        score = over_all(played, lineup, name) if others else Score(0.5, 0.0, len(played))
        first = mean(
            [sum(ranks(match)[entry] == 0 for match in results for entry in entries) / (len(results) * len(entries))
             for results in played.values()]
        )  # fmt: skip
        rows.append(
            {
                "level": name,
                "seats": len(entries),
                "score": round(100 * score.mean, 2),
                "within": round(100 * score.within, 2),
                "first": round(100 * first.mean, 2),
                "first_within": round(100 * first.within, 2),
                "rating": round(sum(rated[entry][0] for entry in entries) / len(entries), 3),
                "uncertainty": round(sum(rated[entry][1] for entry in entries) / len(entries), 3),
                "against": {
                    other: [round(100 * value, 2) for value in (duelled.mean, duelled.within)]
                    for other in others
                    for duelled in [duel(played, lineup, name, other)]
                },
            }
        )
    return sorted(rows, key=lambda row: -float(row["score"]))


def over_all(played: Played, lineup: tuple[str, ...], name: str) -> Score:
    """How all of one name did against all others."""
    return duel(played, ["one" if other == name else "other" for other in lineup], "one", "other")


def show(terminal: Terminal, title: str, found: list[dict[str, Any]]) -> None:
    """The table, best first."""
    terminal.heading(title)
    rows = [
        (
            row["level"],
            terminal.say("arena-score", score=round(row["score"], 1), within=round(row["within"], 1)),
            terminal.say("arena-first", share=round(row["first"], 1), within=round(row["first_within"], 1)),
            terminal.say("arena-rating", rating=round(row["rating"], 1), within=round(1.96 * row["uncertainty"], 1)),
        )
        for row in found
    ]
    terminal.rows(rows, ("heading", "", "", "quiet"))
