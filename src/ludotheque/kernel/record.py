"""State records: one flat record, whose fields say who sees them.

    class State(Record, seats=5):
        turn = public(i1)                # everyone sees it
        hand = private(i1, 5, 5)         # axis 0 is the seat that sees it
        undealt = secret(i1, 5)          # nobody sees it
        told = effects(24)               # beside the state: what an action brought about (effects.py)

The class yields a NumPy dtype and one byte mask per seat. A clone is a memcpy, a batch is an array, and a view is
`bytes | mask[seat]`: what a seat may not see reads -1, in a record of the same type. A byte that no field declares
visible stays hidden: it fails closed.

An instance reads and writes its fields as plain integers, with bounds and ranges checked, so that rules mean the same
interpreted as compiled and a mistake is an exception instead of a stray byte.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Iterator, Sequence
from copy import copy
from typing import TYPE_CHECKING, Any, ClassVar, Self, TypeAlias

import numpy as np
from numpy.typing import NDArray

i1, i2, i4, i8 = np.int8, np.int16, np.int32, np.int64

SPECTATOR = -1
"""The viewer without a seat: the last row of the masks."""

CHANCE = 16
"""The seat of luck, beyond every table: no game has more than sixteen seats."""

Initial: TypeAlias = "int | Sequence[int]"
"""What a field holds in a new record: one number for all its elements, or a row of them."""

_FORMATS = {1: "b", 2: "h", 4: "i", 8: "q"}


class RecordField:
    """One field of a record: its element type, its shape, and who sees it."""

    def __init__(
        self, visibility: str, kind: type[np.signedinteger[Any]], shape: tuple[int, ...], initial: Initial = 0
    ) -> None:
        if np.dtype(kind).kind != "i":
            raise TypeError(f"a field holds signed integers, so that -1 can mean unknown; got {np.dtype(kind)}")
        if visibility == "private" and not shape:
            raise TypeError("a private field needs a first axis: the seat that sees it")
        self.visibility = visibility
        self.kind = np.dtype(kind)
        self.shape = shape
        self.initial = initial
        self.size = self.kind.itemsize * math.prod(shape)
        self.format = _FORMATS[self.kind.itemsize]
        self.struct = struct.Struct("=" + self.format)
        self.unpack = self.struct.unpack_from
        self.hidden = visibility != "public"
        self.name = ""
        self.offset = 0

    def __get__(self, record: Record | None, owner: type[Record]) -> Any:
        if record is None:
            return self
        if self.hidden:
            record.peeked = True
        memory = record._memory or record.memory
        if not self.shape:
            return self.unpack(memory, self.offset)[0]
        found = record.cells.get(self.name)
        if found is None:
            elements: Any = memory[self.offset : self.offset + self.size].cast(self.format)  # type: ignore[call-overload]
            found = record.cells[self.name] = cells(elements, self.shape)
        return found

    def __set__(self, record: Record, value: int) -> None:
        if self.shape:
            raise TypeError(f"{self.name} is an array: set its elements")
        try:
            # Not pack_into: that one clears the bytes before it finds the number too large.
            record.memory[self.offset : self.offset + self.size] = self.struct.pack(value)
        except struct.error as error:
            raise OverflowError(f"{self.name} cannot hold {value}: {error}") from error


def public(kind: type[np.signedinteger[Any]], *shape: int, initial: Initial = 0) -> Any:
    """A field that everyone sees."""
    return RecordField("public", kind, shape, initial)


def private(kind: type[np.signedinteger[Any]], *shape: int, initial: Initial = 0) -> Any:
    """A field of which each seat sees its own row."""
    return RecordField("private", kind, shape, initial)


def secret(kind: type[np.signedinteger[Any]], *shape: int, initial: Initial = 0) -> Any:
    """A field that nobody sees."""
    return RecordField("secret", kind, shape, initial)


def beside(kind: type[np.signedinteger[Any]], *shape: int) -> Any:
    """A field that is no part of the state: it lies behind it, nobody sees it, and neither bytes, comparisons nor
    positions have it. It is -1 in a new record, in a loaded one and in a view."""
    return RecordField("beside", kind, shape)


class Row:
    """An array field of one axis, interpreted: integers in and out, no negative indices, no silent wrapping."""

    __slots__ = ("_elements", "shape")

    def __init__(self, elements: memoryview, shape: tuple[int, ...]) -> None:
        self._elements: Any = elements
        self.shape = shape

    def __getitem__(self, index: int) -> int:
        if index < 0 or index >= self.shape[0]:
            raise _outside(index, self.shape[0])
        return self._elements[index]  # type: ignore[no-any-return]

    def __setitem__(self, index: int, value: int) -> None:
        if index < 0 or index >= self.shape[0]:
            raise _outside(index, self.shape[0])
        try:
            self._elements[index] = value
        except ValueError as error:
            raise OverflowError(f"an element cannot hold {value}: {error}") from error

    def fill(self, value: int) -> None:
        for index in range(self.shape[0]):
            self[index] = value

    def __len__(self) -> int:
        return self.shape[0]

    def __iter__(self) -> Iterator[int]:
        return iter(self._elements)

    def tolist(self) -> list[int]:
        return self._elements.tolist()  # type: ignore[no-any-return]

    def __repr__(self) -> str:
        return repr(self.tolist())


class Grid:
    """An array field of several axes, interpreted: a row of rows."""

    __slots__ = ("_elements", "_step", "shape")

    def __init__(self, elements: memoryview, shape: tuple[int, ...]) -> None:
        self._elements = elements
        self._step = math.prod(shape[1:])
        self.shape = shape

    def _row(self, index: int) -> Any:
        if index < 0 or index >= self.shape[0]:
            raise _outside(index, self.shape[0])
        return cells(self._elements[index * self._step : (index + 1) * self._step], self.shape[1:])

    def __getitem__(self, key: Any) -> Any:
        if isinstance(key, tuple):
            return self._row(key[0])[key[1] if len(key) == 2 else key[1:]]
        return self._row(key)

    def __setitem__(self, key: Any, value: int) -> None:
        if not isinstance(key, tuple):
            raise TypeError("set single elements, not rows")
        self._row(key[0])[key[1] if len(key) == 2 else key[1:]] = value

    def fill(self, value: int) -> None:
        for row in self:
            row.fill(value)

    def __len__(self) -> int:
        return self.shape[0]

    def __iter__(self) -> Iterator[Row | Grid]:
        return (self._row(index) for index in range(self.shape[0]))

    def tolist(self) -> list[Any]:
        return [row.tolist() for row in self]

    def __repr__(self) -> str:
        return repr(self.tolist())


def cells(elements: memoryview, shape: tuple[int, ...]) -> Row | Grid:
    return Row(elements, shape) if len(shape) == 1 else Grid(elements, shape)


def _outside(index: int, length: int) -> IndexError:
    return IndexError(f"index {index} outside 0..{length - 1}")


class Record:
    """A state, or a view of one. Subclass it with fields and `seats=`; see the module's first lines."""

    seats: ClassVar[int]
    dtype: ClassVar[np.dtype[np.void]]
    state_size: ClassVar[int]
    """So many bytes are the state; behind them lies what is beside it."""
    fields: ClassVar[dict[str, RecordField]]
    beside_fields: ClassVar[dict[str, RecordField]]
    """The fields beside the state, which `fields` has not."""
    components: ClassVar[dict[str, Any]]
    """What was declared as a whole, by name: objects whose `fields(name, seats)` says which fields they stand for."""
    masks: ClassVar[NDArray[np.uint8]]
    """masks[seat] hides what that seat may not see; the last row is the spectator's."""
    blank: ClassVar[NDArray[np.uint8]]
    """The bytes of a new record: what `setup` begins from."""
    _covers: ClassVar[NDArray[np.uint8]]
    """The masks, and what covers that which lies beside the state."""

    __slots__ = ("_array", "_cells", "_memory", "peeked", "raw")

    peeked: bool
    """Was anything read that is not public? If not, what was made from this view is the same for every viewer."""

    if TYPE_CHECKING:  # fields belong to subclasses, which most code that reads them never names

        def __getattr__(self, name: str) -> Any: ...

        def __setattr__(self, name: str, value: Any) -> None: ...

    def __init_subclass__(cls, seats: int | None = None) -> None:
        if seats is None:
            return  # a base that only brings fields
        if not 1 <= seats <= CHANCE:
            raise TypeError(f"{cls.__name__}: {seats} seats; between 1 and {CHANCE} are possible")
        cls._expand(seats)
        cls.seats = seats
        offset = cls.state_size = 0
        fields = cls.fields | cls.beside_fields
        for name, field in fields.items():
            if hasattr(Record, name) or name in Record.__annotations__:
                raise TypeError(f"{cls.__name__}.{name}: every record already has something of that name")
            field.name, field.offset = name, offset
            offset += field.size
            cls.state_size += field.size if name in cls.fields else 0
        cls.dtype = np.dtype([(field.name, field.kind, field.shape) for field in fields.values()])
        cls.masks = np.full((seats + 1, cls.state_size), 0xFF, np.uint8)
        for field in cls.fields.values():
            cls._uncover(field)
        cls.blank = np.zeros(offset, np.uint8)
        cls.blank[cls.state_size :] = 0xFF
        for name, field in cls.fields.items():
            cls.blank.view(cls.dtype)[name] = field.initial
        covered = np.full((seats + 1, offset - cls.state_size), 0xFF, np.uint8)
        cls._covers = np.concatenate((cls.masks, covered), axis=1)

    @classmethod
    def _expand(cls, seats: int) -> None:
        """Collect the fields, those of bases first, and replace each component by the fields that it stands for."""
        declared: dict[str, Any] = {}
        for base in reversed(cls.__mro__):
            for name, value in vars(base).items():
                if isinstance(value, RecordField) or callable(getattr(value, "fields", None)):
                    declared[name] = value
        fields: dict[str, RecordField] = {}
        components: dict[str, Any] = {}
        for name, value in declared.items():
            if isinstance(value, RecordField):
                parts = {name: copy(value)}  # a base's field has another offset in each record
            else:
                components[name] = value
                parts = value.fields(name, seats)
            for part, field in parts.items():
                if part in fields or (part != name and part in declared):
                    raise TypeError(f"{cls.__name__}.{part}: two fields of that name, one of them by {name}")
                fields[part] = field
                setattr(cls, part, field)
        cls.fields = {name: field for name, field in fields.items() if field.visibility != "beside"}
        cls.beside_fields = {name: field for name, field in fields.items() if field.visibility == "beside"}
        cls.components = components

    @classmethod
    def _uncover(cls, field: RecordField) -> None:
        """Clear the mask bytes of a field for those who see it."""
        stop = field.offset + field.size
        if field.visibility == "public":
            cls.masks[:, field.offset : stop] = 0
        elif field.visibility == "private":
            if field.shape[0] != cls.seats:
                raise TypeError(f"{field.name}: its first axis is {field.shape[0]}, but there are {cls.seats} seats")
            step = field.size // cls.seats
            for seat in range(cls.seats):
                cls.masks[seat, field.offset + seat * step : field.offset + (seat + 1) * step] = 0

    def __init__(self, raw: NDArray[np.uint8] | None = None) -> None:
        self.raw = self.blank.copy() if raw is None else raw
        self.peeked = False
        self._array: NDArray[np.void] | None = None
        self._memory: memoryview | None = None
        self._cells: dict[str, Row | Grid] | None = None

    @property
    def array(self) -> NDArray[np.void]:
        """The record as an array of one, which is what compiled rules take. It shares memory with the record."""
        self.peeked = True
        if self._array is None:
            self._array = np.ndarray((1,), self.dtype, self.raw)  # a fifth of the price of raw.view(dtype)
        return self._array

    def __getitem__(self, name: str) -> Any:
        """A field whose name is a constant of a rule: compiled rules read it in the same way."""
        return getattr(self, name)

    @property
    def memory(self) -> memoryview:
        if self._memory is None:
            self._memory = memoryview(self.raw)  # type: ignore[arg-type]
        return self._memory

    @property
    def cells(self) -> dict[str, Row | Grid]:
        if self._cells is None:
            self._cells = {}
        return self._cells

    @classmethod
    def batch(cls, count: int) -> NDArray[np.void]:
        """`count` new records as one array, for the batch drivers."""
        records: NDArray[np.void] = np.tile(cls.blank, count).view(cls.dtype)
        return records

    @classmethod
    def at(cls, states: NDArray[np.void], index: int) -> Self:
        """One record of a batch, sharing its memory."""
        return cls(states[index : index + 1].view(np.uint8))

    @classmethod
    def views(cls, states: NDArray[np.void], seat: int) -> NDArray[np.void]:
        """What `seat` (or SPECTATOR) sees of each state of a batch."""
        raw: NDArray[np.uint8] = states.view(np.uint8).reshape(len(states), cls.dtype.itemsize)
        views: NDArray[np.void] = (raw | cls._covers[seat]).reshape(-1).view(cls.dtype)
        return views

    def view(self, seat: int) -> Self:
        """What `seat` (or SPECTATOR) sees: a record of the same type in which hidden bytes read -1."""
        if seat < SPECTATOR:
            raise IndexError(f"no seat {seat}: below the spectator, NumPy would count other seats from the end")
        self.peeked = True
        return type(self)(self.raw | self._covers[seat])

    def clone(self) -> Self:
        self.peeked = True
        return type(self)(self.raw.copy())

    @classmethod
    def load(cls, data: bytes) -> Self:
        """The inverse of bytes(record)."""
        if len(data) != cls.state_size:
            raise ValueError(f"{len(data)} bytes are not a {cls.__name__}, which has {cls.state_size}")
        return cls(np.frombuffer(bytearray(data) + cls.blank[cls.state_size :].tobytes(), np.uint8))

    def __bytes__(self) -> bytes:
        self.peeked = True
        return self.raw[: self.state_size].tobytes()

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and bytes(self) == bytes(other)

    __hash__ = None  # type: ignore[assignment]

    def to_dict(self) -> dict[str, Any]:
        """Every field by name, as integers and nested lists: for people and for JSON."""
        values = {name: getattr(self, name) for name in self.fields}
        return {name: value.tolist() if isinstance(value, (Row, Grid)) else value for name, value in values.items()}

    def __repr__(self) -> str:
        return f"{type(self).__name__}.load(bytes.fromhex('{bytes(self).hex()}'))"
