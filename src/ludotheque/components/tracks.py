"""Components of race games: tracks, pawns and dice.

    TRACK = track(56, shape="cross", starts=(0, 14, 28, 42), lane=6, kinds={"safe": (0, 14, 28, 42)})
    pawns = pawns(TRACK, 4)

Where a pawn is, is a number: -1 in its yard; 0 … length - 1 a space of the track, the same number for all; then come
the `lane` spaces that only its owner uses, length … length + lane - 1; and length + lane is home (`TRACK.home`), unless
there is nothing behind the lane (`home=False`). A seat enters at its start, walks `walk` spaces (once around, if
nothing else is said), then turns into its lane.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludotheque.components.component import Bag, Component, integers
from ludotheque.components.cross import ARMS, PAWNS, Cross
from ludotheque.components.declaration_errors import wrong
from ludotheque.kernel.errors import PositionError
from ludotheque.kernel.positions import Reader
from ludotheque.kernel.record import Record, RecordField, public
from ludotheque.kernel.words import Line, Seat, Word, line

SHAPES = ("cross", "ring", "line")
YARD = -1
"""Where a pawn is that has not entered the track."""


class Track(Component):
    """The spaces that pawns walk on. It has no fields of its own; `name` is that of the State, or "track"."""

    kind = "track"
    said = False

    def __init__(
        self,
        length: int,
        shape: str,
        starts: Sequence[int],
        lane: int,
        walk: int,
        kinds: Mapping[str, Sequence[int]],
        name: str,
        home: bool,
    ) -> None:
        super().__init__()
        if shape not in SHAPES:
            raise wrong(self.place, "unknown", what="shape", found=shape, known=", ".join(SHAPES))
        spaces = [*starts, *(space for row in kinds.values() for space in row)]
        if outside := [space for space in spaces if not 0 <= space < length]:
            raise wrong(self.place, "no-space", found=outside[0], last=length - 1)
        if shape == "cross" and (length % ARMS or length < 3 * ARMS):
            raise wrong(self.place, "bad-cross", found=length)
        self.name = name
        self.length, self.shape, self.starts, self.lane = length, shape, tuple(starts), lane
        self.walk = walk or length
        self.home = length + lane - (not home)
        """The number of the last place."""
        self.kinds = {kind: tuple(row) for kind, row in kinds.items()}

    def flags(self, kind: str) -> NDArray[np.int64]:
        """1 for each space of a kind, 0 for the others, as an array for rules; lanes and home included."""
        if kind not in self.kinds:
            raise wrong(self.place, "unknown", what="kind", found=kind, known=", ".join(self.kinds))
        array = np.array([int(place in self.kinds[kind]) for place in range(self.home + 1)], np.int64)
        array.setflags(write=False)
        return array

    def declared(self, name: str, seats: int) -> dict[str, RecordField]:
        return {}

    def position_keys(self) -> tuple[str, ...]:
        return ()

    def write(self, s: Record, players: int) -> dict[str, Any]:
        return {}

    def read(self, s: Record, reader: Reader, players: int, bag: Bag | None) -> None:
        """There is nothing of it in a position."""

    def board(self) -> dict[str, Any]:
        """The track as the page draws it."""
        spaces: list[dict[str, Any]] = [{"kind": "plain", "owner": None} for _ in range(self.length)]
        for kind, row in self.kinds.items():
            for space in row:
                spaces[space]["kind"] = kind
        for seat, start in enumerate(self.starts):
            spaces[start]["owner"] = seat
        own = {"starts": list(self.starts), "lane": self.lane, "walk": self.walk}
        return {"length": self.length, "shape": self.shape, **own, "spaces": spaces}


class Pawns(Component):
    """`pawns`: the places of each seat's pawns [seats, each], public; -1 in the yard. `used` is the public field that
    says how many of them are in play: the others stay at -1, and nobody hears of them. `alone`: each space has room for
    one."""

    kind = "pawns"

    def __init__(self, on: Track, each: int, used: str, alone: bool) -> None:
        super().__init__()
        if not isinstance(on, Track):
            raise wrong(self.place, "no-track", found=repr(on))
        self.on, self.each, self.used, self.alone = on, each, used, alone

    def in_play(self, s: Record) -> int:
        """How many pawns each seat has."""
        return getattr(s, self.used) if self.used else self.each

    def declared(self, name: str, seats: int) -> dict[str, RecordField]:
        if len(self.on.starts) < seats and (self.on.shape == "cross" or len(self.on.starts) > 1):
            raise wrong(self.on.place, "few-starts", found=len(self.on.starts), seats=seats)
        return {name: public(integers(self.on.home), seats, self.each, initial=YARD)}

    def write(self, s: Record, players: int) -> dict[str, Any]:
        pawns, in_play = getattr(s, self.name), self.in_play(s)
        return {self.name: [list(pawns[seat])[:in_play] for seat in range(players)]}

    def read(self, s: Record, reader: Reader, players: int, bag: Bag | None) -> None:
        in_play = self.in_play(s)
        all_places = reader.data.get(self.name, self.write(s, players)[self.name])
        taken: set[tuple[int, int]] = set()
        for seat, places in enumerate(Reader({self.name: all_places}).rows(self.name, players)):
            key = f"{self.name}[{seat}]"
            own = Reader({key: places}).numbers(key, [], in_play, YARD, self.on.home)
            for pawn, place in enumerate(own):
                getattr(s, self.name)[seat, pawn] = place
                space = (place, seat if place >= self.on.length else YARD)
                if self.alone and place != YARD and space in taken:
                    raise PositionError("position-pawns", key=key, place=str(place))
                taken.add(space)

    def lines(self, view: Record, seat: int) -> Iterator[Line]:
        everybody = [list(getattr(view, self.name)[other])[: self.in_play(view)] for other in range(view.players)]
        drawn = self.on.shape == "cross"
        for other, own in enumerate(everybody):
            shape = [PAWNS[other]] if drawn else []
            yield line("table-pawns", who=Seat(other), places=" ".join([*shape, *map(self._shown, own)]))
        if drawn:
            starts = list(view.starts) if "starts" in view.fields else self.on.starts
            for row in Cross(self.on.length, self.on.lane, self.on.walk, starts).rows(everybody):
                yield line("typed-track", row=row)

    def _shown(self, place: int) -> str:
        if place == YARD:
            return "·"
        if place == self.on.length + self.on.lane:
            return "★"
        return str(place + 1) if place < self.on.length else f"+{place - self.on.length + 1}"

    def board(self) -> dict[str, Any]:
        found = super().board() | {"track": self.on.name, "each": self.each}
        return found | ({"used": self.used} if self.used else {})


class Dice(Component):
    """`die`: what each die shows, public [count]; 0 before it is thrown."""

    kind = "dice"

    def __init__(self, count: int, sides: int) -> None:
        super().__init__()
        if count < 1 or sides < 2:
            raise wrong(self.place, "bad-dice", count=count, sides=sides)
        self.count, self.sides = count, sides

    def declared(self, name: str, seats: int) -> dict[str, RecordField]:
        return {name: public(integers(self.sides), self.count)}

    def write(self, s: Record, players: int) -> dict[str, Any]:
        return {self.name: list(getattr(s, self.name))}

    def read(self, s: Record, reader: Reader, players: int, bag: Bag | None) -> None:
        for number, value in enumerate(reader.numbers(self.name, [0] * self.count, self.count, 0, self.sides)):
            getattr(s, self.name)[number] = value

    def lines(self, view: Record, seat: int) -> Iterator[Line]:
        thrown = [value for value in getattr(view, self.name) if value > 0]
        if thrown:
            yield line("table-dice", part=Word(f"part-{self.name}"), dice=" ".join(map(str, thrown)))

    def board(self) -> dict[str, Any]:
        return super().board() | {"count": self.count, "sides": self.sides}


def track(
    length: int,
    shape: str = "ring",
    starts: Sequence[int] = (0,),
    lane: int = 0,
    walk: int = 0,
    kinds: Mapping[str, Sequence[int]] | None = None,
    name: str = "track",
    home: bool = True,
) -> Track:
    """Spaces in a ring, a cross (a ring with four arms) or a line; `starts` by seat, `lane` spaces to each one's home,
    `kinds` of spaces such as {"safe": (0, 14)}. home=False: there is nothing behind the lane."""
    return Track(length, shape, starts, lane, walk, kinds or {}, name, home)


def pawns(on: Track, each: int, used: str = "", alone: bool = False) -> Any:
    """The pawns of every seat on a track: `pawns` (public places [seats, each]). `used`: the field, declared as well,
    that says how many of them are in play; without it all are. `alone`: no two on a space."""
    return Pawns(on, each, used, alone)


def dice(count: int = 1, sides: int = 6) -> Any:
    """Dice that all see: `die` (public [count])."""
    return Dice(count, sides)
