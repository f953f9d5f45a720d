"""Columns of all records in memory: what a search filters, sorts and counts by, without asking the database.

Ten thousand records take about two megabytes. The database says which have changed since.
"""

from __future__ import annotations

import bisect
from collections.abc import Iterator
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from ludotheque.catalog.database import CatalogConnection

Mask: TypeAlias = npt.NDArray[np.bool_]
Places: TypeAlias = npt.NDArray[np.int64]
NUMBERS = ("low", "high", "age", "minutes", "playable", "lent")
UNKNOWN = -1
ROWS = f"select number, sorting, changed, gone, {', '.join(NUMBERS)} from catalog_records where changed > :changed"
LABELS = (
    "select l.kind, l.value, l.label, l.number from catalog_labels l join catalog_records r on r.number = l.number"
    " where r.changed > :changed order by l.number"
)


Row: TypeAlias = tuple[Any, ...]
"""Its title as it is sorted, its number, and the columns NUMBERS."""
FEW = 40
"""So many changes are put in one by one; for more of them everything is built anew."""


class CatalogIndex:
    """Each record has a place, from 0, in the order of titles. Used in one thread only."""

    def __init__(self) -> None:
        self._changed = 0
        self._rows: dict[int, Row] = {}
        self._labels: dict[int, list[tuple[str, str, str]]] = {}
        self._labelled: dict[tuple[str, str], dict[int, str]] = {}
        """The records with each label, and how they write it."""
        self.columns: dict[str, Places] = {}
        self._build()

    def refresh(self, connection: CatalogConnection) -> None:
        """Learn what has changed."""
        if connection.last_change() == self._changed:
            return
        rows = connection.find(ROWS, changed=self._changed)
        labels: dict[int, list[tuple[str, str, str]]] = {}
        for kind, value, label, number in connection.find(LABELS, changed=self._changed):
            labels.setdefault(number, []).append((kind, value, label))
        few = len(rows) <= FEW
        for number, sorting, changed, gone, *columns in rows:
            self._take_out(number, few)
            if not gone:
                numbers = [UNKNOWN if cell is None else cell for cell in columns]
                self._put_in((sorting, number, *numbers), labels.get(number, []), few)
            self._changed = max(self._changed, changed)
        if few:
            self._settle()
        else:
            self._build()

    def _take_out(self, number: int, few: bool) -> None:
        row = self._rows.pop(number, None)
        for kind, value, _ in self._labels.pop(number, ()):
            del self._labelled[kind, value][number]
        if few and row is not None:
            place = bisect.bisect_left(self._order, row[:2])
            del self._order[place], self.numbers[place]
            self.columns = {name: np.delete(column, place) for name, column in self.columns.items()}

    def _put_in(self, row: Row, labels: list[tuple[str, str, str]], few: bool) -> None:
        number = row[1]
        self._rows[number], self._labels[number] = row, labels
        for kind, value, label in labels:
            self._labelled.setdefault((kind, value), {})[number] = label
        if few:
            place = bisect.bisect_left(self._order, row[:2])
            self._order.insert(place, row[:2])
            self.numbers.insert(place, number)
            cells = zip(self.columns.items(), row[2:], strict=True)
            self.columns = {name: np.insert(column, place, cell) for (name, column), cell in cells}

    def _build(self) -> None:
        rows = sorted(self._rows.values(), key=lambda row: row[:2])
        self._order: list[Row] = [row[:2] for row in rows]
        self.numbers: list[int] = [row[1] for row in rows]
        table = np.array([row[2:] for row in rows], dtype=np.int64).reshape(len(rows), len(NUMBERS))
        self.columns = {name: np.ascontiguousarray(table[:, place]) for place, name in enumerate(NUMBERS)}
        self._settle()

    def _settle(self) -> None:
        """What follows from the order."""
        numbers = np.array(self.numbers, dtype=np.int64)
        self._places_by_number = np.argsort(numbers)
        self._ascending = numbers[self._places_by_number]
        self._labelled = {key: records for key, records in self._labelled.items() if records}
        self._places_of_labels: dict[tuple[str, str], Places] = {}

    def __len__(self) -> int:
        return len(self.numbers)

    def places(self, numbers: list[int]) -> Places:
        """Where records stand; one that was changed this very moment may be unknown."""
        wanted = np.array(numbers, dtype=np.int64)
        found = np.searchsorted(self._ascending, wanted)
        known = found < len(self)
        known[known] = self._ascending[found[known]] == wanted[known]
        return self._places_by_number[found[known]]

    def all(self) -> Mask:
        return np.ones(len(self), dtype=np.bool_)

    def none(self) -> Mask:
        return np.zeros(len(self), dtype=np.bool_)

    def with_label(self, kind: str, values: list[str]) -> Mask:
        """Which records have one of these labels."""
        mask = self.none()
        for value in values:
            mask[self.labelled(kind, value)] = True
        return mask

    def labelled(self, kind: str, value: str) -> Places:
        """Which records have a label."""
        if (kind, value) not in self._places_of_labels:
            self._places_of_labels[kind, value] = self.places([*self._labelled.get((kind, value), ())])
        return self._places_of_labels[kind, value]

    def labels(self, kind: str) -> Iterator[tuple[str, str]]:
        """All labels of a kind, and how one of the records writes them."""
        for (of, value), records in self._labelled.items():
            if of == kind:
                yield value, next(iter(records.values()))

    def beginning(self, typed: str) -> Mask:
        """Which titles begin so."""
        mask = self.none()
        start, end = (bisect.bisect_left(self._order, (text,)) for text in (typed, f"{typed}\U0010ffff"))
        mask[start:end] = True
        return mask
