"""Ludothèque: a collection of family games, with bots, a server and interfaces for research.

import ludotheque

ludotheque.games()                                   # the shelf: ['galopp', …]
match = ludotheque.game("galopp").match(players=3, seed=7)
match.to_act(); match.legal(0); match.play(0, "arrange r b g y w")
match.view(1); match.position(); match.log; match.over; match.results; match.winners
ludotheque.replay(match.log)
"""

# The folder of games is loaded first, because loading it binds its name here; then the name means the shelf's listing.
import ludotheque.games  # noqa: F401  isort: skip
from ludotheque.kernel.chance import Committed, SameDeal, Scripted, Seeded
from ludotheque.kernel.errors import (
    CacheError,
    ChanceError,
    CheckError,
    GameFolderError,
    LogError,
    LudothequeError,
    NotationError,
    OptionError,
    PositionError,
    Refused,
    UnknownError,
)
from ludotheque.kernel.game import Game, open_game, shelf
from ludotheque.kernel.log import Log, replay
from ludotheque.kernel.match import Match
from ludotheque.kernel.version import VERSION

__version__ = VERSION
__all__ = [
    "CacheError",
    "ChanceError",
    "CheckError",
    "Committed",
    "Game",
    "GameFolderError",
    "Log",
    "LogError",
    "LudothequeError",
    "Match",
    "NotationError",
    "OptionError",
    "PositionError",
    "Refused",
    "SameDeal",
    "Scripted",
    "Seeded",
    "UnknownError",
    "game",
    "games",
    "replay",
]

game = open_game
games = shelf
