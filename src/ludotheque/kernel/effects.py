"""Effects: what an action brings about, told by the rules while they carry it out.

    class Effect(enum.IntEnum):
        RAN, WON = range(2)

    class State(Record, seats=4):
        ...
        told = effects(24)                       # room for so many effects of one action

    @rule
    def run(s, seat, steps):
        s.pig[seat] += steps
        tell(s, Effect.RAN, seat, steps)

The list lies beside the state (`beside` in record.py). It is written only where somebody listens: drivers that make a
step which people see begin it anew, and playouts and searches are told nothing. What each viewer learns of an effect,
and in which words, is declared in notation.py: see sentences.py.
"""

from __future__ import annotations

from typing import Any

from ludotheque.kernel.jit import rule
from ludotheque.kernel.record import RecordField, beside, i1, i2

NUMBERS = 3
"""What an effect has beside its kind and its seat."""

NOBODY = -1
"""The seat of an effect that concerns no seat."""


class EffectList:
    """The component that a state declares: a count, which is -1 while nobody listens, and that many effects."""

    def __init__(self, room: int) -> None:
        if not 1 <= room <= 100:
            raise TypeError(f"effects({room}): between 1 and 100 effects of one action are possible")
        self.room = room

    def fields(self, name: str, seats: int) -> dict[str, RecordField]:
        if name != "told":
            raise TypeError(f"{name} = effects({self.room}): the list of effects is called told")
        return {"told_count": beside(i1), "told": beside(i2, self.room, 2 + NUMBERS)}


def effects(room: int) -> Any:
    """The effects of one action: room for so many."""
    return EffectList(room)


@rule
def tell(s: Any, effect: int, seat: int, one: int = 0, two: int = 0, three: int = 0) -> None:
    """An action has this effect, which concerns a seat or nobody. One too many is counted, but not written."""
    if s.told_count >= 0:
        # numba compiles `tell` for each mixture of types. A sum is of the widest, so the rest is compiled once.
        note(s, s.told_count + 0, effect + 0, seat + 0, one + 0, two + 0, three + 0)


@rule
def note(s: Any, n: int, effect: int, seat: int, one: int, two: int, three: int) -> None:
    if n < len(s.told):
        s.told[n, 0] = effect
        s.told[n, 1] = seat
        s.told[n, 2] = one
        s.told[n, 3] = two
        s.told[n, 4] = three
    if n <= len(s.told):
        s.told_count = n + 1


@rule
def heard(s: Any) -> bool:
    """Does anybody listen? For rules that would have to look for what they tell."""
    return bool(s.told_count >= 0)


@rule
def listen(s: Any) -> None:
    """From now on effects are written, from the first place on."""
    s.told_count = 0


@rule
def hush(s: Any) -> None:
    """From now on nobody listens."""
    s.told_count = -1


@rule
def unheard(s: Any) -> None:
    """For games that tell nothing: neither listens nor hushes."""
