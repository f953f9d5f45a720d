"""Layout of a view's bytes: its fields, their places, and which of them an event has changed."""

from __future__ import annotations

import struct
from collections.abc import Callable
from typing import Any, NamedTuple

from ludotheque.kernel.game import Game
from ludotheque.kernel.record import Record, RecordField


class FieldPlace(NamedTuple):
    """One field of a kind of state."""

    name: str
    bits: int
    """Of a whole state as one number, those of this field."""
    read: Callable[[bytes | memoryview], Any]
    """Its value, as JSON has it, from the bytes of a whole view."""


class Layout:
    """Where the fields of a kind of state lie. States and masks are taken as whole numbers: what changed is one
    exclusive-or. NumPy gives Python's lock away for more than 500 elements, and getting it back from the thread that
    writes the log takes longer than all the rest."""

    def __init__(self, state_type: type[Record]) -> None:
        fields = state_type.fields.values()
        self.fields = [_place(field) for field in fields]
        self.public = [_place(field) for field in fields if not field.hidden]
        self.hidden = [_place(field) for field in fields if field.hidden]
        self.hidden_bits = sum(place.bits for place in self.hidden)
        self.masks = [int.from_bytes(mask.tobytes(), "little") for mask in state_type.masks]
        self.size = state_type.state_size

    def number(self, state: Record) -> int:
        """The bytes of a state as one number."""
        return int.from_bytes(state.memory[: self.size], "little")

    def view(self, state: int, viewer: int) -> bytes:
        """The bytes of a viewer's view."""
        return (state | self.masks[viewer]).to_bytes(self.size, "little")


def values(places: list[FieldPlace], bits: int, raw: bytes | memoryview) -> dict[str, Any]:
    """Of the fields at these places, those with any of these bits; what they hold in a view."""
    return {name: read(raw) for name, place, read in places if bits & place}


_layouts: dict[type[Record], Layout] = {}


def layout_of(state_type: type[Record]) -> Layout:
    found = _layouts.get(state_type)
    if found is None:
        found = _layouts[state_type] = Layout(state_type)
    return found


def _place(field: RecordField) -> FieldPlace:
    return FieldPlace(field.name, ((1 << 8 * field.size) - 1) << 8 * field.offset, _reader(field))


def _reader(field: RecordField) -> Callable[[bytes | memoryview], Any]:
    """Fields of eight bytes are decimal texts: JavaScript loses integers above 2⁵³."""
    start, stop, shape, large = field.offset, field.offset + field.size, field.shape, field.format == "q"
    if len(shape) > 1:

        def cells(raw: bytes | memoryview) -> Any:
            found: Any = memoryview(raw)[start:stop].cast(field.format, shape).tolist()  # type: ignore[call-overload]
            return _texts(found) if large else found

        return cells
    unpack = struct.Struct(f"<{shape[0] if shape else 1}{field.format}").unpack_from
    if shape:
        return lambda raw: [*map(str, unpack(raw, start))] if large else list(unpack(raw, start))
    return lambda raw: str(unpack(raw, start)[0]) if large else unpack(raw, start)[0]


def _texts(cells: Any) -> Any:
    return [_texts(cell) for cell in cells] if isinstance(cells, list) else str(cells)


def fields(view: Record) -> dict[str, Any]:
    """A whole view for the wire."""
    raw = bytes(view)
    return {place.name: place.read(raw) for place in layout_of(type(view)).fields}


def layout(game: Game) -> list[dict[str, Any]]:
    """The fields of a game's views in order: what a client needs to check the hash."""
    return [
        {"name": field.name, "bytes": field.kind.itemsize, "shape": list(field.shape)}
        for field in game.rules.State.fields.values()
    ]
