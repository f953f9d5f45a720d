"""People around one device, without a session of their own, each with a hand that the others must not see.

Whoever lays out a table for several people at one device only hosts it; each of them is a person of his own, with an id
that begins with the host's. So a seat has one holder as everywhere, and nothing of a hand is in the host's own stream.
"""

from __future__ import annotations

from collections.abc import Sequence

MARK = "+"
"""Between the id of whoever owns the device and what tells the people around it apart."""


def device(person: str) -> str:
    """On whose device a person plays: his own, or that of whoever brought him."""
    return person.partition(MARK)[0]


def held(seats: Sequence[str | None], person: str) -> list[int]:
    """The seats that are played on a person's device, his own included."""
    return [seat for seat, holder in enumerate(seats) if holder is not None and device(holder) == person]


def is_around(holder: str | None, person: str | None) -> bool:
    """Does this holder of a seat play on the device of that person, who is another?"""
    return holder is not None and holder != person and device(holder) == person
