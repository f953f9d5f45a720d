"""The games in which search and arrays are tested: those where compiling them is quick; it takes up to a minute in
others, which make soak tries. It is the same code, specialised."""

from __future__ import annotations

from typing import Any

import pytest

import ludotheque
from ludotheque import bots
from ludotheque.bots.executor import looks_ahead
from ludotheque.kernel.game import published

HEAVY = ("quartett", "rudi", "rummu", "tausch")
"""To compile the search of these takes from 20 seconds to a minute."""
SLOW = ("quartett", "rummu", "tausch")
"""To compile the arrays of these takes 8 to 16 seconds."""


def hiding() -> list[str]:
    """The games in which something is hidden."""
    states = {name: ludotheque.game(name).rules.State for name in published()}
    return [name for name, state in states.items() if any(field.hidden for field in state.fields.values())]


def searching() -> list[Any]:
    """The games, for tests that search."""
    return [pytest.param(name, marks=pytest.mark.long if name in HEAVY else ()) for name in published()]


def arrays() -> list[Any]:
    """The games, for tests of many tables at once."""
    return [pytest.param(name, marks=pytest.mark.long if name in SLOW else ()) for name in published()]


def everyone() -> list[Any]:
    """Every bot of every game."""
    return [
        pytest.param(game, name, marks=pytest.mark.long if late(game, name) else ())
        for game in published()
        for name in bots.NAMES
    ]


def tables() -> list[Any]:
    """Every game with all its bots at once, and the heavy ones with those that do not look ahead."""
    quick = [pytest.param(game, [name for name in bots.NAMES if not late(game, name)]) for game in published()]
    return quick + [pytest.param(game, list(bots.NAMES), marks=pytest.mark.long) for game in HEAVY]


def late(game: str, name: str) -> bool:
    return game in HEAVY and looks_ahead(name, ludotheque.game(game))
