"""Snapshots of tables, packed whole and stored beside the log, so that a start is quick."""

from __future__ import annotations

import hashlib
import zlib
from functools import cache
from typing import Any

import msgspec

from ludotheque.kernel.game import open_game, shelf
from ludotheque.kernel.record import Record
from ludotheque.tables import events as e
from ludotheque.tables.table import PastAction, PastChoice, Proposal, SeatState, Table

FORMAT = 8
CHECKSUM_BYTES = 4


class _Past(msgspec.Struct, frozen=True, array_like=True):
    seat: int
    action: int
    before: bytes
    steps: int
    waiting: int
    dealt: int


class _Choice(msgspec.Struct, frozen=True, array_like=True):
    seq: int
    before: bytes


class _Packed(msgspec.Struct, frozen=True, array_like=True):
    id: str
    settings: e.Settings
    host: str
    secret: str
    commitment: str
    previous: str | None
    seats: list[SeatState]
    status: str
    seq: int
    at: int
    state: bytes | None
    waiting: int
    dealt: int
    acted: list[int]
    since: list[int]
    past: list[_Past]
    choices: list[_Choice]
    rewound: int
    proposal: Proposal | None
    clock: int
    next: str | None
    seed: bytes
    position: dict[str, Any] | None
    pledges: list[str]
    values: list[str]
    called: int | None
    speakers: dict[int, str]
    muted: list[str]
    removed: list[str]
    level: str | None
    first_by: e.FirstBy
    first_people: list[str]
    order: list[int]


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(_Packed).decode


@cache
def version() -> str:
    """What a packed table depends on: this file's format and the layout of every game's state."""
    layouts = []
    for name in shelf():
        state = open_game(name).rules.State
        layouts.append((name, open_game(name).rules_version, state.dtype.descr[: len(state.fields)]))
    return hashlib.sha256(repr((FORMAT, layouts)).encode()).hexdigest()[:16]


NOT_STATES = [name for name in _Packed.__struct_fields__ if name not in ("state", "past", "choices")]


def pack(table: Table) -> bytes:
    past = [_Past(p.seat, p.action, bytes(p.before), p.steps, p.waiting, p.dealt) for p in table.past]
    state = None if table.state is None else bytes(table.state)
    choices = [_Choice(choice.seq, bytes(choice.before)) for choice in table.choices]
    rest = {name: getattr(table, name) for name in NOT_STATES}
    content = _encode(_Packed(state=state, past=past, choices=choices, **rest))
    return zlib.crc32(content).to_bytes(CHECKSUM_BYTES, "big") + content


def unpack(data: bytes, kind: type[Table] = Table) -> Table:
    """The table of a snapshot; ValueError if it is damaged."""
    content = data[CHECKSUM_BYTES:]
    if zlib.crc32(content).to_bytes(CHECKSUM_BYTES, "big") != data[:CHECKSUM_BYTES]:
        raise ValueError("a damaged snapshot")
    packed = _decode(content)
    record: type[Record] = open_game(packed.settings.game).rules.State
    return kind(
        state=None if packed.state is None else record.load(packed.state),
        past=[PastAction(p.seat, p.action, record.load(p.before), p.steps, p.waiting, p.dealt) for p in packed.past],
        choices=[PastChoice(choice.seq, record.load(choice.before)) for choice in packed.choices],
        **{name: getattr(packed, name) for name in NOT_STATES},
    )
