"""Who plays when no person does? Bots: a view in, an action out. They see what a person in their seat sees.

    bot = bots.bot("simple", game)
    action = bot.choose(match.view(2), 2, bots.seed_of(seed, 2, moves))

A bot is handed a record made by `match.view(seat)`, never a state or a match: what it may not know reads -1. The same
view and the same seed give the same choice.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from ludotheque.bots.random import RandomBot
from ludotheque.bots.simple import SimpleBot
from ludotheque.kernel.errors import UnknownError, closest

if TYPE_CHECKING:
    from ludotheque.kernel.game import Game
    from ludotheque.kernel.record import Record

DEFAULT = "simple"


class Bot(Protocol):
    """A player for one game, without memory: all it needs to know is on the table."""

    name: str

    def choose(self, view: Record, seat: int, seed: int) -> int:
        """One legal action for `seat`, from what it sees."""


BOTS: dict[str, Callable[[Game], Bot]] = {"random": RandomBot, "simple": SimpleBot}


def check(name: str) -> str:
    """The name itself, if there is such a bot."""
    if name not in BOTS:
        raise UnknownError("unknown-bot", asked=name, known=", ".join(BOTS), nearest=closest(name, BOTS))
    return name


def bot(name: str, game: Game) -> Bot:
    """A bot for a game, by its name."""
    return BOTS[check(name)](game)


def seed_of(seed: int, seat: int, moves: int) -> int:
    """The seed of a seat's choice after that many moves of its own.

    A hash, which cannot be run backwards: the seed of a match also deals its cards, and a bot must not learn them.
    Only the seat's own moves count: they cannot tell it anything about the others.
    """
    digest = hashlib.sha256(f"bot/{seed}/{seat}/{moves}".encode()).digest()
    return int.from_bytes(digest[:8], "big")
