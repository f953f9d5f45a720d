"""The guess of a game whose hidden cards are those of one shuffled deck: in hands, in the stock, chosen in secret.

The names below stand for the game's own fields; derived.py binds them, and says when a guess is as plain as that."""

from __future__ import annotations

from typing import Any

from ludotheque.components.moves import redeal, redeal_choices, unseen, without, without_one, without_row
from ludotheque.kernel.jit import rule

HANDS, SIZES, STOCK, CHOICES, OPEN = "", "", "", "", ""
COPIES: Any = None
without_open: Any = None
with_choices: Any = None


@rule
def guess(s: Any, seat: int, rng: Any) -> None:
    """What `seat` has not seen of the deck, as a fresh shuffle would spread it."""
    unseen(s[STOCK], COPIES)
    without(s[STOCK], s[HANDS][seat])
    without_open(s)
    with_choices(s, seat, rng)
    redeal(s[HANDS], s[SIZES], s[STOCK], seat, rng)


@rule
def nothing_hidden(s: Any, seat: int, rng: Any) -> None:
    """A view says it all."""


@rule
def nothing_open(s: Any) -> None:
    """All cards are hidden."""


@rule
def open_counts(s: Any) -> None:
    """Those of a pile lie open."""
    without(s[STOCK], s[OPEN])


@rule
def open_row(s: Any) -> None:
    """Those of a display or a chain lie open."""
    without_row(s[STOCK], s[OPEN])


@rule
def open_rows(s: Any) -> None:
    """Those of several piles lie open."""
    for row in range(len(s[OPEN])):
        without_row(s[STOCK], s[OPEN][row])


@rule
def no_choices(s: Any, seat: int, rng: Any) -> None:
    """Nobody chooses in secret."""


@rule
def secret_choices(s: Any, seat: int, rng: Any) -> None:
    """What others have chosen is hidden, too."""
    without_one(s[STOCK], s[CHOICES][seat])
    redeal_choices(s[CHOICES], s.chosen, s[STOCK], seat, rng)
