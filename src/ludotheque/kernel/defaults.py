"""Defaults of the hooks of rules.py that drivers call, for games that do not declare them."""

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
