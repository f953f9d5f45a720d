"""The question who begins, declared in a game's `game.toml`; where people play, the host answers it before the start.

    [first]
    question = "piggiest"     the key of its words: first-piggiest, first-piggiest-told
    question_if = [{ box = "old", question = "cleanest" }]
    order = true              all people are put in an order, not only the first of them named
    seat = "youngest"         the option that says which seat is the first; without one it is seat 0

A game without this table leaves it open: the host may name anybody.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class FirstPlayer:
    """Who begins by the rules of a game; see the first lines of this file."""

    question: str = ""
    question_if: tuple[Mapping[str, Any], ...] = ()
    order: bool = False
    seat: str = ""

    @classmethod
    def load(cls, data: Mapping[str, Any], options: list[str]) -> FirstPlayer:
        made = cls(**{**data, "question_if": tuple(data.get("question_if", ()))})
        named = [made.seat, *(name for case in made.question_if for name in case if name != "question")]
        for name in named:
            if name and name not in options:
                raise ValueError(f"first: there is no option {name!r}; there are {', '.join(options)}")
        return made

    def questions(self) -> list[str]:
        """All that may be asked, by their keys."""
        return [question for question in (self.question, *(case["question"] for case in self.question_if)) if question]

    def asked(self, options: Mapping[str, Any]) -> str:
        """What is asked where these options are played; "" if the game asks nothing of its own."""
        for case in self.question_if:
            if all(options.get(name) == wanted for name, wanted in case.items() if name != "question"):
                return str(case["question"])
        return self.question

    def first_seat(self, options: Mapping[str, Any]) -> int:
        """The seat that begins."""
        seat = options.get(self.seat) if self.seat else None
        return seat if isinstance(seat, int) else 0
