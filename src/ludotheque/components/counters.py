"""Components of numbers: counters of points or tokens, and supplies that tokens come from."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from ludotheque.components.component import Bag, Component, integers
from ludotheque.components.declaration_errors import wrong
from ludotheque.kernel.errors import PositionError
from ludotheque.kernel.positions import Reader
from ludotheque.kernel.record import Record, RecordField, i2, public
from ludotheque.kernel.words import Line, Seat, Word, line

EACH = ("seat", "table")


class Counters(Component):
    """`points`: a public number of each seat, or one of the table."""

    kind = "counters"

    def __init__(self, cells: type[np.signedinteger[Any]], each: str, low: int, start: int) -> None:
        super().__init__()
        if each not in EACH:
            raise wrong(self.place, "unknown", what="each", found=each, known=", ".join(EACH))
        self.cells, self.each, self.low, self.start = cells, each, low, start
        self.high = int(np.iinfo(cells).max)
        if not low <= start <= self.high:
            raise wrong(self.place, "bad-start", found=start, low=low, high=self.high)

    def declared(self, name: str, seats: int) -> dict[str, RecordField]:
        shape = (seats,) if self.each == "seat" else ()
        return {name: public(self.cells, *shape, initial=self.start)}

    def write(self, s: Record, players: int) -> dict[str, Any]:
        value = getattr(s, self.name)
        return {self.name: list(value)[:players] if self.each == "seat" else value}

    def read(self, s: Record, reader: Reader, players: int, bag: Bag | None) -> None:
        if self.each == "table":
            setattr(s, self.name, reader.number(self.name, self.start, self.low, self.high))
            return
        for seat, value in enumerate(reader.numbers(self.name, [self.start] * players, players, self.low, self.high)):
            getattr(s, self.name)[seat] = value

    def lines(self, view: Record, seat: int) -> Iterator[Line]:
        part = Word(f"part-{self.name}")
        if self.each == "table":
            yield line("table-counter", part=part, number=getattr(view, self.name))
            return
        for other in range(view.players):
            yield line("table-counter-seat", who=Seat(other), part=part, number=getattr(view, self.name)[other])

    def board(self) -> dict[str, Any]:
        return super().board() | {"each": self.each}


def scores(component: Component) -> bool:
    """Are these the points of the seats, which are the result if the game says nothing else?"""
    return isinstance(component, Counters) and component.name == "points" and component.each == "seat"


class Supply(Component):
    """`tokens`: a public number of the table, of which `total` exist: the rest is with the counters `of`. So a position
    need not say it."""

    kind = "counters"

    def __init__(self, total: int, of: str) -> None:
        super().__init__()
        self.total, self.of = total, of

    def declared(self, name: str, seats: int) -> dict[str, RecordField]:
        return {name: public(integers(self.total), initial=self.total)}

    def position_keys(self) -> tuple[str, ...]:
        return ()

    def write(self, s: Record, players: int) -> dict[str, Any]:
        return {}

    def read(self, s: Record, reader: Reader, players: int, bag: Bag | None) -> None:
        """It has what no seat has: read after the counters that it supplies."""
        left = self.total - sum(getattr(s, self.of)[seat] for seat in range(players))
        if left < 0:
            raise PositionError("position-supply", key=self.of, most=str(self.total))
        setattr(s, self.name, left)

    def lines(self, view: Record, seat: int) -> Iterator[Line]:
        yield line("table-counter", part=Word(f"part-{self.name}"), number=getattr(view, self.name))

    def board(self) -> dict[str, Any]:
        return super().board() | {"each": "table"}


def counters(cells: type[np.signedinteger[Any]] = i2, each: str = "seat", low: int = 0, start: int = 0) -> Any:
    """A public number of each seat: `points`; or, with each="table", one number. `low`: the least that it can be."""
    return Counters(cells, each, low, start)


def supply(total: int, of: str) -> Any:
    """Tokens in the middle: `total`, less what the seats have in the counters of that name, declared before it."""
    return Supply(total, of)
