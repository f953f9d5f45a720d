"""The schema of a game's options, declared in its `game.toml`.

    [[options]]
    name = "edition"          also the key of its words: option-edition, option-edition.help, option-edition-<value>
    kind = "choice"           choice · flag · number · numbers · seat
    values = ["old", "new"]   of a choice: words, or numbers
    low = 1, high = 9         of a number or of each of some numbers; `most`: how many numbers; `below`: an option that
                              each of them must stay below
    default = "new"           `default_if`: other defaults, e.g. [{ teams = true, default = 500 }]
    only = { box = ["new"] }  applies only if other options have one of these values
    seats = { new = [4, 6] }  for some values: how many may play
    expert = true             for those who know the game: offered after the others, folded away
    research = true           for laboratories alone (a game cut small): never offered to players, and refused from them

Everything that offers options (terminal, web, adaptors) reads it from here; rules get plain integers in its order: the
place of a word among the values, 0 or 1 for a flag, a number as it is, `most` numbers filled up with -1, and -1 for an
option that does not apply. Last comes the version of the rules that the match is played by.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from ludotheque.kernel.errors import OptionError, closest, shown

Value: TypeAlias = "str | bool | int | list[int] | None"

KINDS = ("choice", "flag", "number", "numbers", "seat")
YES = {"yes": True, "true": True, "on": True, "1": True, "no": False, "false": False, "off": False, "0": False}
DOES_NOT_APPLY = -1


@dataclass(frozen=True)
class GameOption:
    """One option; see the first lines of this file."""

    name: str
    kind: str
    default: Value
    values: tuple[str | int, ...] = ()
    low: int = 0
    high: int = 0
    most: int = 0
    below: str = ""
    default_if: tuple[Mapping[str, Any], ...] = ()
    only: Mapping[str, list[Any]] = field(default_factory=dict)
    seats: Mapping[str, list[int]] = field(default_factory=dict)
    expert: bool = False
    research: bool = False

    @classmethod
    def load(cls, data: Mapping[str, Any]) -> GameOption:
        tuples = {key: tuple(data[key]) for key in ("values", "default_if") if key in data}
        option = cls(**{**data, **tuples})
        if option.kind not in KINDS:
            raise ValueError(f"option {option.name}: kind {option.kind!r}; it can be {', '.join(KINDS)}")
        option.check(option.default)
        for case in option.default_if:
            option.check(case["default"])
        return option

    def describe(self) -> str:
        """The values in a word, for error sentences."""
        if self.kind == "choice":
            return ", ".join(map(str, self.values))
        if self.kind == "numbers":
            return f"[…], 0–{self.most} × {self.low}–{self.high}"
        if self.kind == "seat":
            return "0, 1, …"
        return "true, false" if self.kind == "flag" else f"{self.low}–{self.high}"

    def fits(self, value: Any) -> bool:
        if self.kind == "choice":
            return type(value) in (str, int) and value in self.values
        if self.kind == "flag":
            return isinstance(value, bool)
        if self.kind == "numbers":
            numbers = isinstance(value, list) and all(map(self._in_bounds, value))
            return numbers and len(value) <= self.most and value == sorted(set(value))
        return self._in_bounds(value)

    def _in_bounds(self, value: Any) -> bool:
        return type(value) is int and self.low <= value and (self.kind == "seat" or value <= self.high)

    def check(self, value: Any) -> None:
        """Refuse a value that is not one of this option's."""
        if not self.fits(value):
            self.refuse(value, self.describe())

    def refuse(self, value: Any, known: str) -> None:
        nearest = closest(shown(value), [text for text in self.values if isinstance(text, str)])
        raise OptionError("bad-option-value", name=self.name, value=shown(value), known=known, nearest=nearest)

    def parse(self, text: str) -> Value:
        """A value typed by a person."""
        value: Value = text
        if self.kind == "flag":
            value = YES.get(text.lower(), text)
        elif self.kind == "numbers" and re.fullmatch(r"[\[\]0-9, ]{0,60}", text):
            value = [int(number) for number in re.findall(r"[0-9]{1,9}", text)]
        elif re.fullmatch(r"-?[0-9]{1,18}", text) and text not in self.values:
            value = int(text)
        self.check(value)
        return value

    def encode(self, value: Value) -> list[int]:
        if self.kind == "numbers":
            numbers = value if isinstance(value, list) else []
            return [*numbers, *[DOES_NOT_APPLY] * (self.most - len(numbers))]
        if value is None:
            return [DOES_NOT_APPLY]
        if isinstance(value, str):
            return [self.values.index(value)]
        if not isinstance(value, int):
            raise TypeError(f"{self.name}: {value!r} cannot be encoded")
        return [int(value)]


class Schema:
    """The options of a game and the seats they allow."""

    def __init__(self, options: list[GameOption], low: int, high: int, default: int, rules: int = 1) -> None:
        self.options = {option.name: option for option in options if not option.research}
        self.research = {option.name: option for option in options if option.research}
        """Apart from the others, so that whatever offers or reads options does not meet them."""
        self.low, self.high, self.default_players = low, high, default
        self.rules = rules
        """The version of the rules that new matches are played by."""

    def option(self, name: str) -> GameOption:
        if name not in self.options:
            known = ", ".join(self.options)
            raise OptionError("unknown-option", name=name, known=known, nearest=closest(name, self.options))
        return self.options[name]

    def applies(self, option: GameOption, values: Mapping[str, Value]) -> bool:
        return all(values[name] in allowed for name, allowed in option.only.items())

    def default(self, option: GameOption, values: Mapping[str, Value]) -> Value:
        """The usual value, given the options before it."""
        value = option.default
        for case in option.default_if:
            if all(values[name] == wanted for name, wanted in case.items() if name != "default"):
                value = case["default"]
        if option.below and isinstance(value, list):
            return [number for number in value if number < self._bound(option, values)]
        return value

    def _bound(self, option: GameOption, values: Mapping[str, Value]) -> int:
        bound = values[option.below]
        if not isinstance(bound, int):
            raise TypeError(f"{option.name} is bounded by {option.below}, which is no number")
        return bound

    def complete(self, given: Mapping[str, Any], research: bool = False) -> dict[str, Value]:
        """All options: those given, checked, and the defaults of the others. What does not apply is None. Those of
        laboratories are taken, and told, only for `research`."""
        special: dict[str, Value] = {}
        for name in given:
            if research and name in self.research:
                self.research[name].check(given[name])
                special[name] = given[name]
            else:
                self.option(name)
        values: dict[str, Value] = {}
        for name, option in self.options.items():
            if not self.applies(option, values):
                if given.get(name) is not None:
                    needs = "; ".join(f"{other} = {_either(allowed)}" for other, allowed in option.only.items())
                    raise OptionError("option-does-not-apply", name=name, value=shown(given[name]), needs=needs)
                values[name] = None
                continue
            value = given.get(name)
            if value is None and (name not in given or option.only):
                value = self.default(option, values)
            option.check(value)
            if option.below and isinstance(value, list) and any(n >= self._bound(option, values) for n in value):
                option.refuse(value, f"{option.low}–{self._bound(option, values) - 1}")
            values[name] = value
        return values | special

    def seats(self, values: Mapping[str, Value]) -> list[int]:
        """How many may play with these options."""
        seats = list(range(self.low, self.high + 1))
        for name, option in self.options.items():
            allowed = option.seats.get(shown(values[name]).lower(), seats)
            seats = [count for count in seats if count in allowed]
        return seats

    def players(self, asked: int | None, values: Mapping[str, Value]) -> int:
        """The number of players: as asked, if the options allow it; else the usual one, or the nearest to it."""
        seats = self.seats(values)
        players = min(seats, key=lambda count: abs(count - self.default_players)) if asked is None else asked
        if type(players) is not int or players not in seats:
            raise OptionError("bad-players", asked=shown(asked), known=_either(seats))
        for name, option in self.options.items():
            if option.kind == "seat" and not 0 <= int(values[name] or 0) < players:  # type: ignore[arg-type]
                option.refuse(values[name], f"0–{players - 1}")
        return players

    def encode(self, values: Mapping[str, Value], rules: int | None = None) -> list[int]:
        """The integers that `setup` gets: of the options for players, of those for laboratories, and the version of the
        rules."""
        offered = [number for name, option in self.options.items() for number in option.encode(values[name])]
        special = [option.encode(values.get(name, option.default)) for name, option in self.research.items()]
        return [*offered, *(number for numbers in special for number in numbers), rules or self.rules]


def _either(values: list[Any]) -> str:
    return " / ".join(str(value).lower() for value in values)
