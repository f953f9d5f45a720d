"""Positions of a game, from what its State declares: written as JSON, and read with the conservation of each deck.

Every card of a deck is in exactly one place. How many there are of each is what `setup` deals with: a game that leaves
some cards in the box takes them out of its stock there.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping
from functools import cached_property, lru_cache
from typing import Any

import numpy as np

from ludotheque.components.cards import Hands
from ludotheque.components.component import Bag, Component
from ludotheque.components.position_keys import NOT_WRITTEN, PositionKey
from ludotheque.kernel.errors import PositionError
from ludotheque.kernel.options import DOES_NOT_APPLY, Schema, Value
from ludotheque.kernel.positions import Reader
from ludotheque.kernel.record import Record, RecordField

Possible = Callable[[Any], bool]
RULES = "rules"
"""The field and the key of the version of the rules: the kernel writes and reads it."""


class Positions:
    """Positions of one game. `left_out` are fields that have the value of the start whenever people act, or that
    `possible` fills in."""

    def __init__(
        self,
        state: type[Record],
        setup: Callable[[Any, int, Any], None],
        schema: Schema,
        phases: Mapping[str, int],
        left_out: tuple[str, ...],
        possible: Possible,
        worded: Mapping[str, PositionKey | None],
    ) -> None:
        self.state, self.setup, self.schema, self.phases, self.possible = state, setup, schema, phases, possible
        self.components: list[Component] = [one for one in state.components.values() if isinstance(one, Component)]
        self.worded = {name: key for name, key in dict(worded).items() if key is not None}
        self.start = lru_cache(maxsize=128)(self._set_up)
        """Starts of matches, to be cloned: interpreted, setting up takes longer than all the rest."""
        own = {field for one in state.components.items() for field in one[1].fields(one[0], state.seats)}
        known = {"players", "phase", RULES, *schema.options, *left_out, *own}
        known |= {one.size for one in self.components if isinstance(one, Hands)}
        known |= {field for key in self.worded.values() for field in key.fields}
        self.plain = {name: field for name, field in state.fields.items() if name not in known}
        """Fields that stand for themselves: `turn`, and what the game declares without a component."""
        keys = (
            "phase",
            *self.plain,
            *self.worded,
            *(key for one in self.components if one.name not in left_out for key in one.position_keys()),
        )
        self.order = tuple(worded)
        self.keys = tuple(dict.fromkeys(key for key in keys if key not in schema.options))
        self.said = [one for one in self.components if one.name not in left_out]

    @cached_property
    def decks(self) -> list[list[Component]]:
        """The components of each deck whose cards are somewhere."""
        by_deck: dict[int, list[Component]] = {}
        blank = self.state()
        for one in self.components:
            if one.deck is not None and one.counts(blank):
                by_deck.setdefault(id(one.deck), []).append(one)
        return list(by_deck.values())

    def position(self, s: Record) -> dict[str, Any]:
        players = s.players
        found: dict[str, Any] = {"players": players, **self._options(s)}
        if "phase" not in self.worded:
            found["phase"] = next(name for name, phase in self.phases.items() if phase == s.phase)
        for name, field in self.plain.items():
            value = getattr(s, name)
            found[name] = value.tolist() if field.shape else value
        found |= {name: value for name, key in self.worded.items() if (value := key.write(s)) is not NOT_WRITTEN}
        for one in self.said:
            found |= one.write(s, players)
        in_order = [*(key for key in found if key not in self.order), *self.order]
        return {key: found[key] for key in in_order if key in found}

    def _options(self, s: Record) -> dict[str, Value]:
        """The options as people set them; null where one does not apply."""
        values: dict[str, Value] = {}
        for name, option in self.schema.options.items():
            if name in self.worded:
                continue
            value = getattr(s, name)
            if option.kind == "numbers":
                values[name] = [number for number in value if number != DOES_NOT_APPLY]
            elif value == DOES_NOT_APPLY:
                values[name] = None
            else:
                choice = (
                    option.values[value] if option.kind == "choice" and isinstance(option.values[0], str) else value
                )
                values[name] = value == 1 if option.kind == "flag" else choice
        return values

    def from_position(self, d: Mapping[str, Any], players: int, options: Mapping[str, Any]) -> Record:
        s = self.start(players, tuple(self.schema.encode(options, options.get(RULES)))).clone()
        if not any(key in d for key in self.keys):
            return s  # the start of a match
        reader = Reader(d)
        if "phase" not in self.worded:
            s.phase = self.phases[reader.choice("phase", next(iter(self.phases)), tuple(self.phases))]
        for name, field in self.plain.items():
            self._read_plain(s, reader, name, field)
        for name, key in self.worded.items():
            key.read(s, reader, name)
        bags: dict[int, Bag] = {}
        for group in self.decks:
            deck = group[0].deck
            totals = [sum(numbers) for numbers in zip(*(one.counts(s) for one in group), strict=True)]
            bags[id(deck)] = Bag(deck, self.copies(s, group) or totals)  # type: ignore[arg-type]
        for one in self.said:
            one.read(s, reader, players, bags.get(id(one.deck)))
        for group in self.decks:
            self._place_rest(s, group, bags[id(group[0].deck)])
        if not self.possible(s):
            raise PositionError("position-does-not-fit")
        return s

    def copies(self, s: Record, group: list[Component]) -> list[int] | None:
        """How many there are of each card, if a component of the deck says so."""
        return next((one.copies(s) for one in group if one.copies is not None), None)

    def _set_up(self, players: int, options: tuple[int, ...]) -> Record:
        s = self.state()
        self.setup(s, players, options)
        return s

    def _read_plain(self, s: Record, reader: Reader, name: str, field: RecordField) -> None:
        now = getattr(s, name)
        bounds = np.iinfo(field.kind)
        if not field.shape:
            low, high = (0, s.players - 1) if name == "turn" else (int(bounds.min), int(bounds.max))
            setattr(s, name, reader.number(name, now, low, high))
            return
        row = now
        for index in itertools.product(*map(range, field.shape[:-1])):
            row = now
            values: Any = reader.data.get(name, now.tolist())
            key = name
            for axis, place in enumerate(index):
                values = Reader({key: values}).anything(key, field.shape[axis])[place]
                row, key = row[place], f"{key}[{place}]"
            for place, value in enumerate(
                Reader({key: values}).numbers(key, [], field.shape[-1], int(bounds.min), int(bounds.max))
            ):
                row[place] = value

    def _place_rest(self, s: Record, group: list[Component], bag: Bag) -> None:
        """What is nowhere else is in the one place that positions leave out; without one, nothing may be left."""
        rest = [one for one in group if one.rest]
        if rest:
            rest[0].fill(s, bag.left)
        elif any(bag.left):
            missing = next(kind for kind, count in enumerate(bag.left) if count)
            raise PositionError("position-card-missing", card=bag.deck.texts[missing])
