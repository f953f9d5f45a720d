"""Which variants can be chosen? The schema of options that every game's `game.toml` declares.

Everything that offers options (terminal, web, adaptors) reads it from here; rules get plain integers in its order:
the place of a choice, 0 or 1 for a flag, a number as it is, and -1 for an option that does not apply.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from ludotheque.kernel.errors import OptionError, closest, shown

Value: TypeAlias = "str | bool | int | None"

YES = {"yes": True, "true": True, "on": True, "1": True, "no": False, "false": False, "off": False, "0": False}
DOES_NOT_APPLY = -1


@dataclass(frozen=True)
class Option:
    """One option: a `choice` among values, a `flag`, or a `number` between low and high."""

    name: str
    kind: str
    default: Value
    values: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    only: Mapping[str, list[str]] = field(default_factory=dict)
    """The option applies only if these other choices have one of these values."""
    seats: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    """For some values of a choice: how few and how many may play."""

    @classmethod
    def load(cls, data: Mapping[str, Any]) -> Option:
        values = tuple(data.get("values", ()))
        seats = {value: (bounds[0], bounds[1]) for value, bounds in data.get("seats", {}).items()}
        option = cls(
            name=data["name"],
            kind=data["kind"],
            default=data["default"],
            values=values,
            low=data.get("low", 0),
            high=data.get("high", 0),
            only=data.get("only", {}),
            seats=seats,
        )
        if option.kind not in ("choice", "flag", "number"):
            raise ValueError(f"option {option.name}: kind {option.kind!r}; choice, flag or number")
        option.check(option.default)
        return option

    def describe(self) -> str:
        """The values in a word, for error sentences."""
        if self.kind == "choice":
            return ", ".join(self.values)
        return "true, false" if self.kind == "flag" else f"{self.low}–{self.high}"

    def check(self, value: Any) -> None:
        """Refuse a value that is not one of this option's."""
        fits = {
            "choice": isinstance(value, str) and value in self.values,
            "flag": isinstance(value, bool),
            "number": type(value) is int and self.low <= value <= self.high,
        }[self.kind]
        if not fits:
            nearest = closest(shown(value), self.values)
            raise OptionError(
                "bad-option-value", name=self.name, value=shown(value), known=self.describe(), nearest=nearest
            )

    def parse(self, text: str) -> Value:
        """A value typed by a person."""
        value: Value = text
        if self.kind == "flag":
            value = YES.get(text.lower(), text)
        elif self.kind == "number" and re.fullmatch(r"-?[0-9]{1,18}", text):
            value = int(text)
        self.check(value)
        return value

    def encode(self, value: Value) -> int:
        if value is None:
            return DOES_NOT_APPLY
        return self.values.index(str(value)) if self.kind == "choice" else int(value)

    def decode(self, number: int) -> Value:
        if self.kind == "choice":
            return self.values[number] if number >= 0 else None
        if self.only and number == DOES_NOT_APPLY:
            return None
        return bool(number) if self.kind == "flag" else number


class Schema:
    """The options of a game and the seats they allow."""

    def __init__(self, options: list[Option], low: int, high: int, default: int) -> None:
        self.options = {option.name: option for option in options}
        self.low, self.high, self.default_players = low, high, default

    def option(self, name: str) -> Option:
        if name not in self.options:
            known = ", ".join(self.options)
            raise OptionError("unknown-option", name=name, known=known, nearest=closest(name, self.options))
        return self.options[name]

    def applies(self, option: Option, values: Mapping[str, Value]) -> bool:
        return all(values[name] in allowed for name, allowed in option.only.items())

    def complete(self, given: Mapping[str, Any]) -> dict[str, Value]:
        """All options: those given, checked, and the defaults of the others. What does not apply is None."""
        for name in given:
            self.option(name)
        values: dict[str, Value] = {}
        for name, option in self.options.items():
            value = given.get(name, option.default)
            if not self.applies(option, values):
                if given.get(name) is not None:
                    needs = "; ".join(f"{other} = {' / '.join(allowed)}" for other, allowed in option.only.items())
                    raise OptionError("option-does-not-apply", name=name, value=shown(value), needs=needs)
                values[name] = None
            else:
                if value is None and option.only:
                    value = option.default
                option.check(value)
                values[name] = value
        return values

    def seats(self, values: Mapping[str, Value]) -> tuple[int, int]:
        """How few and how many may play with these options."""
        low, high = self.low, self.high
        for name, option in self.options.items():
            if str(values[name]) in option.seats:
                low = max(low, option.seats[str(values[name])][0])
                high = min(high, option.seats[str(values[name])][1])
        return low, high

    def players(self, asked: int | None, values: Mapping[str, Value]) -> int:
        """The number of players: as asked, if the options allow it; else the usual one."""
        low, high = self.seats(values)
        if asked is None:
            return min(max(self.default_players, low), high)
        if type(asked) is not int or not low <= asked <= high:
            raise OptionError("bad-players", asked=shown(asked), low=str(low), high=str(high))
        return asked

    def encode(self, values: Mapping[str, Value]) -> list[int]:
        return [option.encode(values[name]) for name, option in self.options.items()]
