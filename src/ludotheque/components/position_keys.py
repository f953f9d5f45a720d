"""Keys of positions that a game words itself: of another name or form than its fields and components.

    POSITION_KEYS = {
        "round": number_key("race", high=lambda s: most_races(s) - 1),
        "dry": flag_key("dry"),
        "pigs": worded_key(write_pigs, read_pigs, "pig"),
        "hands": None,
    }

Such a POSITION_KEYS in notation.py lists all keys beside `players` and the options, in the order in which they are
written; None stands for a field or a component as it is. The others are read in this order, before the components.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from ludotheque.kernel.positions import Reader

Amount = int | Callable[[Any], int]
ReadKey = Callable[[Any, Reader, str], None]


@dataclass(frozen=True)
class PositionKey:
    """One key: the fields that it stands for, and how it is written and read. What is written as NOT_WRITTEN is not."""

    fields: tuple[str, ...]
    write: Callable[[Any], Any]
    read: ReadKey


NOT_WRITTEN: Any = object()
"""Written by a key that has nothing to say."""


def amount(s: Any, value: Amount) -> int:
    return value(s) if callable(value) else value


def number_key(
    field: str, low: Amount = 0, high: Amount = 127, usual: Amount | None = None, zero: Any = 0
) -> PositionKey:
    """A number, as it is in the field. Its limits may depend on what was read before; so may what it is where nothing
    is said, which else is as at the start of a match. `zero` is written for 0."""

    def read(s: Any, reader: Reader, key: str) -> None:
        default = getattr(s, field) if usual is None else amount(s, usual)
        setattr(s, field, reader.number(key, default, amount(s, low), amount(s, high)))

    return PositionKey((field,), lambda s: getattr(s, field) or zero, read)


def seat_key(field: str, usual: Amount | None = None) -> PositionKey:
    """The number of a seat."""
    return number_key(field, high=lambda s: int(s.players) - 1, usual=usual)


def numbers_key(field: str, low: Amount = 0, high: Amount = 127) -> PositionKey:
    """A number of each seat."""

    def read(s: Any, reader: Reader, key: str) -> None:
        row = getattr(s, field)
        limits = amount(s, low), amount(s, high)
        for seat, number in enumerate(reader.numbers(key, row.tolist()[: s.players], s.players, *limits)):
            row[seat] = number

    return PositionKey((field,), lambda s: getattr(s, field).tolist()[: s.players], read)


def choice_key(field: str, numbers: Mapping[str, int]) -> PositionKey:
    """One of some words, each of which stands for a number; the first one where nothing is said."""

    def read(s: Any, reader: Reader, key: str) -> None:
        setattr(s, field, int(numbers[reader.choice(key, next(iter(numbers)), tuple(numbers))]))

    words = {int(number): word for word, number in numbers.items()}
    return PositionKey((field,), lambda s: words[getattr(s, field)], read)


def flag_key(field: str, usual: Callable[[Any], bool] | None = None) -> PositionKey:
    """true or false: 1 or 0 in the field."""

    def read(s: Any, reader: Reader, key: str) -> None:
        setattr(s, field, int(reader.flag(key, getattr(s, field) == 1 if usual is None else usual(s))))

    return PositionKey((field,), lambda s: getattr(s, field) == 1, read)


def worded_key(write: Callable[[Any], Any], read: ReadKey | None = None, *fields: str) -> PositionKey:
    """What only the game can write and read. Without `read` it was read together with a key before."""
    return PositionKey(fields, write, read or (lambda s, reader, key: None))
