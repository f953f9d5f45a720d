"""Drivers of a game's compiled bot: calls by an array and an index, a third of the price of a record.

`bot` stands for the bot.py of one game, as `game` does in the kernel's drivers.
"""

from __future__ import annotations

from typing import Any

from ludotheque.kernel.jit import rule

bot: Any = None


@rule
def quick_at(views: Any, i: int, seat: int, rng: Any) -> int:
    return bot.quick(views[i], seat, rng)  # type: ignore[no-any-return]
