"""Levels of bots, from a child's to an expert's: what each game's game.toml makes of them, and their measured strength.

    [levels]
    easy = { policy = "simple", slips = 40 }      # forty choices of a hundred are made at random
    expert = { policy = "search", nodes = 2000 }

`strength.toml`, beside it, has what `make strength` measured of each level against the one below.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ludotheque.kernel.errors import GameFolderError

if TYPE_CHECKING:
    from ludotheque.kernel.game import Game

LEVELS = ("easy", "medium", "hard", "expert")
POLICIES = ("random", "simple", "greedy", "search")

USUAL: dict[str, dict[str, Any]] = {
    "easy": {"policy": "simple", "slips": 40},
    "medium": {"policy": "simple"},
    "hard": {"policy": "search", "nodes": 100},
    "expert": {"policy": "search", "nodes": 1000},
}
"""For a game whose card says nothing of levels."""


@dataclass(frozen=True)
class Level:
    """How a level plays: by which policy, with how many nodes of search and how many moves in a simulation (0: as the
    game's bot.py says), and how many choices of a hundred slip."""

    name: str
    policy: str
    nodes: int = 0
    slips: int = 0
    horizon: int = 0

    @property
    def plays(self) -> str:
        """How it plays, in a line: by this a measured strength knows whether it is still of this level."""
        deep = f", {self.horizon} deep" if self.horizon else ""
        return f"{self.policy}, {self.nodes} nodes{deep}, {self.slips} % slips"


@dataclass(frozen=True)
class Strength:
    """How a level did against the one below it: the share of those it ended above, in percent, and ± of 95 %."""

    level: str
    against: str
    wins: float
    within: float
    deals: int
    plays: str
    """How the level played then."""

    def label(self) -> str:
        return f"{self.wins:.0f} % ± {max(1, round(self.within))}"


def level_of(game: Game, name: str) -> Level:
    """One of a game's levels, as its card says."""
    said = {**USUAL, **game.card.get("levels", {})}[name]
    try:
        numbers = (int(said.get(key, 0)) for key in ("nodes", "slips", "horizon"))
        level = Level(name, said["policy"], *numbers)
    except (KeyError, TypeError, ValueError) as error:
        raise GameFolderError("folder-bad-card", folder=game.id, error=f"levels.{name}: {error!r}") from error
    if level.policy not in POLICIES or not 0 <= level.slips <= 100 or (level.policy == "search") != (level.nodes > 0):
        raise GameFolderError("folder-bad-card", folder=game.id, error=f"levels.{name}: {said}")
    return level


def strengths(game: Game) -> dict[str, Strength]:
    """What was measured of a game's levels, by level; empty where nothing was."""
    file = game.folder / "strength.toml"
    if not file.is_file():
        return {}
    measured = tomllib.loads(file.read_text("utf-8")).get("level", [])
    found = [
        Strength(*(entry[key] for key in ("level", "against", "wins", "within", "deals", "plays")))
        for entry in measured
    ]
    return {strength.level: strength for strength in found}
