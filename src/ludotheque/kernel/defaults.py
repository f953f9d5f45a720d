"""What drivers call beside the rules: hooks that a game does not declare, and results as they are compared."""

from __future__ import annotations

from typing import Any

from ludotheque.kernel.jit import rule

result: Any = None
"""Stands for the game's own."""


@rule
def weight(s: Any, action: int) -> int:
    """Every move of chance is as likely as every other."""
    return 1


@rule
def shuffle(s: Any) -> int:
    """One shuffle serves the whole match."""
    return 0


@rule
def most_win(s: Any, seat: int) -> int:
    """A result as it is compared with others."""
    return result(s, seat)  # type: ignore[no-any-return]


@rule
def fewest_win(s: Any, seat: int) -> int:
    """The same where the fewest points win."""
    return -result(s, seat)  # type: ignore[no-any-return]
