"""Sentences from effects: what each viewer is told of what the rules tell (effects.py).

    SENTENCES = {
        Effect.RAN: Told("log-run", number("steps"), number("space")),
        Effect.DREW: Told("log-drew", own(card("card", DECK)), others="log-draws"),
        Effect.LAID: Told("log-lay", number("number"), cards("cards", DECK)),
    }

A game declares this in notation.py, one entry for each of its effects: the message that tells of it, and what the
numbers of the effect mean, in their order. The seat of an effect fills `who`. What is `own` only that seat may see; the
others are told the message `others`, or nothing. What else a sentence says is read from the public view after the
action. So nothing that a viewer must not know gets into his sentences.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple, Protocol

from ludotheque.kernel.action_texts import MAX_TEXTS, UNREAD, ViewRead
from ludotheque.kernel.effects import NOBODY, NUMBERS
from ludotheque.kernel.record import SPECTATOR, Record
from ludotheque.kernel.words import Line, Parameter, Seat, Word

WIDTH = 2 + NUMBERS
Row = tuple[int, ...]
"""What is written of an effect: its kind, its seat, its numbers."""


class Cards(Protocol):
    """A deck, as far as its cards are written."""

    texts: list[str]

    def shown(self, numbers: Iterable[int]) -> str: ...


@dataclass(frozen=True)
class EffectPart:
    """What one number of an effect means."""

    name: str
    fill: Callable[[Any, Any], Mapping[str, Parameter]]
    """The parameters of the sentence, from the public view after the action and the number; of gathered ones, all."""
    text: Callable[[int], int | str]
    """The number for those who draw the effect."""
    own: bool = False
    """Only the seat of the effect may see it."""
    gathered: bool = False
    """Effects that follow each other and differ in this number alone are told in one sentence."""


def part(
    name: str, fill: Callable[[Any, int], Mapping[str, Parameter]], text: Callable[[int], int | str] = int
) -> EffectPart:
    """A number that fills several parameters, or some that are read from the public view."""
    return EffectPart(name, fill, text)


def number(name: str) -> EffectPart:
    """A number as it is."""
    return EffectPart(name, lambda view, one: {name: one}, int)


def silent(name: str) -> EffectPart:
    """A number of which the sentence says nothing; it is there for those who draw the effect."""
    return EffectPart(name, lambda view, one: {}, int)


def seat(name: str) -> EffectPart:
    """Another seat."""
    return EffectPart(name, lambda view, one: {name: Seat(one)}, int)


def word(
    name: str, make: Callable[[int], Word | Sequence[Word] | str], text: Callable[[int], int | str] = int
) -> EffectPart:
    """A number that a message of the game stands for, several of them, or a text."""
    return EffectPart(name, lambda view, one: {name: make(one)}, text)


def card(name: str, deck: Cards) -> EffectPart:
    """A card, by its number in the deck."""
    return EffectPart(name, lambda view, one: {name: deck.shown([one])}, deck.texts.__getitem__)


def cards(name: str, deck: Cards) -> EffectPart:
    """Some cards: the rules tell of each, one after the other, and one sentence tells of all."""
    return EffectPart(name, lambda view, all: {name: deck.shown(all)}, deck.texts.__getitem__, gathered=True)


def own(shown: EffectPart) -> EffectPart:
    """A number that only the seat of the effect may see."""
    return replace(shown, own=True)


class Told:
    """What viewers are told of one kind of effect. Without a key it is drawn and not spoken of.

    `unnamed`: the sentence has no `who`; that for others has one all the same. `numbered`: effects of this kind that
    follow each other are told in one sentence, whose key ends in how many they are and whose parameters end in the
    number of each, from 0. `source` and `to`: the fields of the state between which something goes.
    """

    def __init__(
        self,
        key: str | None,
        *parts: EffectPart,
        others: str | None = None,
        unnamed: bool = False,
        numbered: bool = False,
        source: str = "",
        to: str = "",
    ) -> None:
        if len(parts) > NUMBERS:
            raise TypeError(f"Told({key!r}): {len(parts)} numbers are declared; an effect has {NUMBERS}")
        if others and not any(one.own for one in parts):
            raise TypeError(f"Told({key!r}): others={others!r} says what those are told who may not see what is own(…)")
        self.key, self.parts, self.others = key, parts, others
        self.unnamed, self.numbered, self.source, self.to = unnamed, numbered, source, to
        self.secret = any(one.own for one in parts)
        self.gathers = numbered or any(one.gathered for one in parts)
        self.same = [0, *([] if numbered else [1, *(2 + k for k, one in enumerate(parts) if not one.gathered)])]
        """Where effects are alike that one sentence tells of."""

    def line(self, run: Sequence[Row], whole: bool, view: Any) -> Line | None:
        """The sentence of these effects, for one who may know all of them or only what is not own; None if there is
        none."""
        key = self.key if whole or not self.secret else self.others
        if key and self.numbered:
            each = [self._parameters([row], whole, view) for row in run]
            return Line(
                f"{key}-{len(run)}", {f"{name}{k}": one[name] for name in each[0] for k, one in enumerate(each)}
            )
        return Line(key, self._parameters(run, whole, view)) if key else None

    def _parameters(self, run: Sequence[Row], whole: bool, view: Any) -> dict[str, Parameter]:
        found: dict[str, Parameter] = {}
        if run[0][1] != NOBODY and not (self.unnamed and (whole or not self.secret)):
            found["who"] = Seat(run[0][1])
        for k, one in enumerate(self.parts, 2):
            if whole or not one.own:
                found |= one.fill(view, [row[k] for row in run] if one.gathered else run[0][k])
        return found


class SeenEffect(NamedTuple):
    """An effect as one viewer may know it."""

    name: str
    seat: int
    """-1 for nobody."""
    numbers: dict[str, int | str]
    source: str
    to: str


class Sentences:
    """The effects of one game: read from states, and told to viewers."""

    def __init__(self, state_type: type[Record], declared: Mapping[Any, Told]) -> None:
        self.told = {int(effect): told for effect, told in declared.items()}
        self.names = {int(effect): effect.name.lower().replace("_", "-") for effect in declared}
        self.room = state_type.beside_fields["told"].shape[0]
        fields = state_type.beside_fields
        self._counted, self._offset = fields["told_count"].offset, fields["told"].offset
        self._lines: dict[tuple[tuple[Row, ...], bool], Line | None] = {}
        self._seen: dict[tuple[Row, bool], SeenEffect] = {}
        """What was told of effects before: most recur, and are written once."""
        self._secret = {effect for effect, told in self.told.items() if told.secret}
        self._gathers = {effect for effect, told in self.told.items() if told.gathers}
        self._rows = [struct.Struct(f"={WIDTH * count}h").unpack_from for count in range(self.room + 1)]

    def count(self, after: Record) -> int:
        """How many effects the last action had; -1 if nobody listened, and one more than there is room for at most."""
        count = after.memory[self._counted]
        return -1 if count == 0xFF else count

    def read(self, after: Record) -> list[Row]:
        """What the last action brought about, for those who may see everything."""
        count = min(self.count(after), self.room)
        if count <= 0:
            return []
        numbers = self._rows[count](after.memory, self._offset)
        return [numbers[k : k + WIDTH] for k in range(0, WIDTH * count, WIDTH)]

    def lines(self, after: Record, viewers: Iterable[int], view: Callable[[], Record]) -> dict[int, list[Line]]:
        """What each viewer is told of the action that led to this state; `view` makes the public view of it."""
        rows = self.read(after)
        runs = self._runs(rows) if any(row[0] in self._gathers for row in rows) else [(row,) for row in rows]

        def told(viewer: int) -> list[Line]:
            lines = [self._line(run, run[0][1] == viewer != SPECTATOR, view) for run in runs]
            return [line for line in lines if line is not None]

        return self._each(rows, viewers, told)

    def seen(self, after: Record, viewers: Iterable[int]) -> dict[int, list[SeenEffect]]:
        """The effects of that action, as each viewer may know them."""
        rows = self.read(after)
        return self._each(
            rows, viewers, lambda viewer: [self._effect(row, row[1] == viewer != SPECTATOR) for row in rows]
        )

    def _each(self, rows: list[Row], viewers: Iterable[int], make: Callable[[int], list[Any]]) -> dict[int, list[Any]]:
        """The same list for all who may know the same."""
        public = make(SPECTATOR)
        owners = {row[1] for row in rows if row[0] in self._secret}
        return {viewer: make(viewer) if viewer in owners else public for viewer in viewers}

    def _effect(self, row: Row, whole: bool) -> SeenEffect:
        found = self._seen.get((row, whole))
        if found is None:
            told = self.told[row[0]]
            parts = zip(told.parts, row[2:], strict=False)
            numbers = {one.name: one.text(n) for one, n in parts if whole or not one.own}
            found = SeenEffect(self.names[row[0]], row[1], numbers, told.source, told.to)
            if len(self._seen) >= MAX_TEXTS:
                self._seen.clear()
            self._seen[row, whole] = found
        return found

    def _line(self, run: tuple[Row, ...], whole: bool, view: Callable[[], Record]) -> Line | None:
        """The sentence of some effects; None if there is none."""
        try:
            return self._lines[run, whole]
        except KeyError:
            told = self.told[run[0][0]]
        try:
            found = told.line(run, whole, UNREAD)
        except ViewRead:
            return told.line(run, whole, view())
        if len(self._lines) >= MAX_TEXTS:
            self._lines.clear()
        self._lines[run, whole] = found
        return found

    def _runs(self, rows: list[Row]) -> list[tuple[Row, ...]]:
        """Effects that are told in one sentence stand together."""
        runs: list[tuple[Row, ...]] = []
        for row in rows:
            told = self.told[row[0]]
            if told.gathers and runs and all(runs[-1][0][k] == row[k] for k in told.same):
                runs[-1] += (row,)
            else:
                runs.append((row,))
        return runs


def told_to_all(after: Record, declared: Mapping[Any, Told]) -> list[Line]:
    """What everybody is told of what rules have done to a state since somebody listens: for those who call rules of a
    game themselves, as answers about a real table do."""
    sentences = Sentences(type(after), declared)
    return sentences.lines(after, [SPECTATOR], lambda: after.view(SPECTATOR))[SPECTATOR]
