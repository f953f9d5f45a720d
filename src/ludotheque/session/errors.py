"""Errors that a request is answered with: a code, and a sentence in session/words."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from ludotheque.kernel.errors import LudothequeError, Refused
from ludotheque.kernel.words import Words


@cache
def server_words() -> Words:
    return Words([Path(__file__).parent / "words"])


STATUS = {
    "no-such-table": 404,
    "no-such-page": 404,
    "no-session": 401,
    "dead-link": 404,
    "link-revoked": 403,
    "watch-only": 403,
    "foreign-origin": 403,
    "unknown-host": 421,
    "slow-down": 429,
    "busy": 503,
    "too-large": 413,
    "malformed": 400,
    "not-json": 415,
    "still-playing": 409,
    "no-such-moment": 404,
    "no-such-choice": 404,
    "file-gone": 404,
    "no-result": 409,
    "too-many-tables": 409,
    "too-many-watched": 409,
    "not-playing": 409,
    "coach-alone": 409,
    "go-on-later": 409,
    "delete-playing": 409,
    "bad-pace": 400,
    "push-endpoint": 400,
    "push-keys": 400,
    "table-damaged": 409,
    "closing": 503,
    "moving": 503,
    "defect": 500,
}


class RequestError(LudothequeError):
    """Something the server will not do."""

    def __init__(self, key: str, /, **parameters: Any) -> None:
        super().__init__(key, **parameters)
        self.words = server_words()

    @property
    def status(self) -> int:
        return STATUS[self.key]


class StartError(LudothequeError):
    """A server that cannot open."""

    def __init__(self, key: str, /, **parameters: Any) -> None:
        super().__init__(key, **parameters)
        self.words = server_words()


def code_of(error: LudothequeError) -> str:
    """The code a client can tell errors apart by."""
    return error.code if isinstance(error, Refused) else error.key


def paragraph_of(error: LudothequeError) -> int | None:
    """Of the rulebook, where a rule is the reason; also when another node said so."""
    return getattr(error, "paragraph", None)
