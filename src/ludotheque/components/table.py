"""The base of states: who plays, in which phase the match is, and whose turn it is."""

from __future__ import annotations

from ludotheque.kernel.record import Record, i1, public


class TableRecord(Record):
    """`players`, `phase` and `turn`, public. `class State(Table, seats=5)` declares the rest."""

    players = public(i1)
    phase = public(i1)
    turn = public(i1)
