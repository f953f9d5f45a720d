"""The sets of bits in a state, for learners; choices follow from the actions."""

from __future__ import annotations

from .state import CARDS, VALUES

SETS = {"sets": VALUES, "known": CARDS, "lacks": CARDS, "asked": VALUES, "elsewhere": VALUES, "hand": CARDS}
