"""In which games is the search tried? In those whose levels search; compiling it for others is left to make soak."""

from __future__ import annotations

from typing import Any

import pytest

import ludotheque
from ludotheque.bots.levels import LEVELS, level_of
from ludotheque.kernel.game import shelf


def searching() -> list[Any]:
    searched = {
        name: any(level_of(ludotheque.game(name), level).policy == "search" for level in LEVELS) for name in shelf()
    }
    return [pytest.param(name, marks=() if searched[name] else pytest.mark.long) for name in searched]
