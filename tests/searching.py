"""The games in which search and arrays are tested: it is the same code everywhere, specialised for each. Compiling it
takes up to a minute a game, so `make test` tries few games, and `make soak` all of them."""

from __future__ import annotations

from typing import Any

import pytest

import ludotheque
from ludotheque import bots
from ludotheque.bots.executor import looks_ahead
from ludotheque.kernel.game import published

SEARCHED = ("galopp",)
"""In these games search is tried by `make test`; tests/compile.py compiles it beforehand."""
ARRAYED = ("galopp", "rudi", "huit")
"""So are arrays in these: turn by turn, choices made at once, and actions from declared components."""


def hiding() -> list[str]:
    """The games in which something is hidden."""
    states = {name: ludotheque.game(name).rules.State for name in published()}
    return [name for name, state in states.items() if any(field.hidden for field in state.fields.values())]


def searching() -> list[Any]:
    """The games, for tests that search."""
    return [pytest.param(name, marks=pytest.mark.long if name not in SEARCHED else ()) for name in published()]


def arrays() -> list[Any]:
    """The games, for tests of many tables at once."""
    return [pytest.param(name, marks=pytest.mark.long if name not in ARRAYED else ()) for name in published()]


def everyone() -> list[Any]:
    """Every bot of every game."""
    return [
        pytest.param(game, name, marks=pytest.mark.long if late(game, name) else ())
        for game in published()
        for name in bots.NAMES
    ]


def tables() -> list[Any]:
    """Every game with those of its bots that are tried, and with all of them at once."""
    tried = [pytest.param(game, [name for name in bots.NAMES if not late(game, name)]) for game in published()]
    others = [game for game in published() if game not in SEARCHED]
    return tried + [pytest.param(game, list(bots.NAMES), marks=pytest.mark.long) for game in others]


def late(game: str, name: str) -> bool:
    return game not in SEARCHED and looks_ahead(name, ludotheque.game(game))
