"""Errors of declarations: what is wrong, in which file and line, and what would be right."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import NamedTuple

from ludotheque.kernel.errors import GameFolderError

HERE = Path(__file__).parent


class Place(NamedTuple):
    """Where something was declared."""

    file: str
    line: int


def declared_at() -> Place:
    """The line of a game's module that is declaring something now."""
    frame = sys._getframe(1)
    while frame.f_back is not None and Path(frame.f_code.co_filename).parent == HERE:
        frame = frame.f_back
    file = Path(frame.f_code.co_filename)
    return Place(f"{file.parent.name}/{file.name}", frame.f_lineno)


def wrong(place: Place, key: str, /, **parameters: object) -> GameFolderError:
    """The error of a declaration: `declaration-…` is a message of the kernel."""
    texts = {name: str(value) for name, value in parameters.items()}
    return GameFolderError(f"declaration-{key}", file=place.file, line=str(place.line), **texts)
