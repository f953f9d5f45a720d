"""The base of states: who plays, in which phase the match is, and whose turn it is."""

from __future__ import annotations

from ludotheque.components.component import Component
from ludotheque.components.declaration_errors import Place, declared_at, wrong
from ludotheque.kernel.record import Record, RecordField, i1, public


class TableRecord(Record):
    """`players`, `phase` and `turn`, public. `class State(Table, seats=5)` declares the rest."""

    players = public(i1)
    phase = public(i1)
    turn = public(i1)

    def __init_subclass__(cls, seats: int | None = None) -> None:
        if seats is not None:
            check_fields(cls, declared_at(), seats)
        super().__init_subclass__(seats)


def check_fields(state: type[Record], place: Place, seats: int) -> None:
    """Each name is that of one field, and not of something that every record has."""
    owners: dict[str, str] = {}
    for name, part in [pair for base in reversed(state.__mro__) for pair in vars(base).items()]:
        own = isinstance(part, Component)
        for field in part.fields(name, seats) if own else [name] if isinstance(part, RecordField) else []:
            at = part.place if own else place
            if hasattr(Record, field):
                raise wrong(at, "field-taken", field=field, component=name)
            if owners.setdefault(field, name) != name:
                raise wrong(at, "field-twice", field=field, component=name, other=owners[field])
