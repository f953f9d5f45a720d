"""Bots, which play where no person does: a view in, an action out. They see what a person in their seat sees.

    bot = bots.bot("hard", game)
    action = bot.choose(match.view(2), 2, bots.seed_of(seed, 2, moves))

A bot is handed a record made by `match.view(seat)`, never a state or a match: what it may not know reads -1. The same
view and the same seed give the same choice. Names are levels (easy to expert, which each game's card defines) and the
policies that levels are made of; levels.py tells the strength that was measured.
"""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, Protocol

from ludotheque.bots.levels import LEVELS, Level, level_of
from ludotheque.bots.random import RandomBot
from ludotheque.bots.simple import SimpleBot
from ludotheque.kernel import rng
from ludotheque.kernel.errors import UnknownError, closest

if TYPE_CHECKING:
    from ludotheque.kernel.game import Game
    from ludotheque.kernel.record import Record

DEFAULT = "simple"
NAMES = (*LEVELS, "random", "simple", "greedy")
"""Every name that a bot can be asked for by."""


class Bot(Protocol):
    """A player for one game, without memory: all it needs to know is on the table."""

    name: str

    def choose(self, view: Record, seat: int, seed: int) -> int:
        """One legal action for `seat`, from what it sees."""


class ExternalBot(ABC):
    """A bot that plays in a process of its own: it is told how matches end, and has to be closed."""

    name: str
    faults = 0
    """How often it could not answer, and another bot did."""

    @abstractmethod
    def choose(self, view: Record, seat: int, seed: int) -> int:
        """One legal action for `seat`, from what it sees."""

    @abstractmethod
    def end(self, seat: int, results: list[int]) -> None:
        """Tell it how a match ended."""

    @abstractmethod
    def close(self) -> None:
        """End its process."""


class LevelBot:
    """A policy under the name of a level; some of its choices slip, as a child's do."""

    def __init__(self, game: Game, level: Level) -> None:
        self.name = level.name
        self.level = level
        self.policy = policy_of(level, game)
        self._careless = RandomBot(game)

    def choose(self, view: Record, seat: int, seed: int, stop: Any = None) -> int:
        """One legal action; where it takes long, it ends as soon as stop[0] is not 0."""
        if self.level.slips and rng.draw(rng.start(seed, SLIPPING), 100) < self.level.slips:
            return self._careless.choose(view, seat, seed)
        if self.level.policy == "search":
            return self.policy.choose(view, seat, seed, stop)  # type: ignore[call-arg]
        return self.policy.choose(view, seat, seed)


SLIPPING = 7
"""The stream of the seed by which choices slip."""


def policy_of(level: Level, game: Game) -> Bot:
    """The player behind a level. What looks ahead is loaded only when it is needed: it takes long to compile."""
    if level.policy == "random":
        return RandomBot(game)
    if level.policy == "simple":
        return SimpleBot(game)
    from ludotheque.bots.search import GreedyBot, SearchBot

    return GreedyBot(game) if level.policy == "greedy" else SearchBot(game, level.nodes, level.horizon)


def check(name: str) -> str:
    """The name itself, if there is such a bot."""
    if name not in NAMES:
        raise UnknownError("unknown-bot", asked=name, known=", ".join(NAMES), nearest=closest(name, NAMES))
    return name


def bot(name: str, game: Game) -> Bot:
    """A bot for a game, by its name."""
    if check(name) in LEVELS:
        return LevelBot(game, level_of(game, name))
    return policy_of(Level(name, name), game)


def seed_of(seed: int, seat: int, moves: int) -> int:
    """The seed of a seat's choice after that many moves of its own.

    A hash, which cannot be run backwards: the seed of a match also deals its cards, and a bot must not learn them.
    Only the seat's own moves count: they cannot tell it anything about the others.
    """
    digest = hashlib.sha256(f"bot/{seed}/{seat}/{moves}".encode()).digest()
    return int.from_bytes(digest[:8], "big")
