"""What does a game do that leaves an optional part of the contract out?"""

from __future__ import annotations

from typing import Any

from ludotheque.kernel.jit import rule


@rule
def weight(s: Any, action: int) -> int:
    """Every move of chance is as likely as every other."""
    return 1


@rule
def shuffle(s: Any) -> int:
    """One shuffle serves the whole match."""
    return 0
