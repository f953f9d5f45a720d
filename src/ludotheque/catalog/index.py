"""Columns of all records in memory: what a search filters, sorts and counts by, without asking the database.

Ten thousand records take about two megabytes. The database says which have changed since.
"""

from __future__ import annotations

import bisect
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


class CatalogIndex:
    """Each record has a place, from 0, in the order of titles. Used in one thread only."""

    def __init__(self) -> None:
        self._changed = 0
        self._rows: dict[int, tuple[Any, ...]] = {}
        self._labels: dict[int, list[tuple[str, str, str]]] = {}
        self._build()

    def refresh(self, connection: CatalogConnection) -> None:
        """Learn what has changed."""
        if connection.last_change() == self._changed:
            return
        rows = connection.find(ROWS, changed=self._changed)
        labels = connection.find(LABELS, changed=self._changed)
        for number, sorting, changed, gone, *columns in rows:
            self._rows.pop(number, None)
            self._labels.pop(number, None)
            if not gone:
                self._rows[number] = (sorting, number, *columns)
            self._changed = max(self._changed, changed)
        for kind, value, label, number in labels:
            if number in self._rows:
                self._labels.setdefault(number, []).append((kind, value, label))
        self._build()

    def _build(self) -> None:
        rows = sorted(self._rows.values(), key=lambda row: row[:2])
        self._titles: list[str] = [row[0] for row in rows]
        self.numbers: list[int] = [row[1] for row in rows]
        numbers = np.array(self.numbers, dtype=np.int64)
        self._places_by_number = np.argsort(numbers)
        self._ascending = numbers[self._places_by_number]
        columns = [[UNKNOWN if cell is None else cell for cell in row[2:]] for row in rows]
        table = np.array(columns, dtype=np.int64).reshape(len(rows), len(NUMBERS))
        self.columns = {name: np.ascontiguousarray(table[:, place]) for place, name in enumerate(NUMBERS)}
        labelled: dict[tuple[str, str], list[int]] = {}
        self.names: dict[tuple[str, str], str] = {}
        for place, number in enumerate(self.numbers):
            for kind, value, label in self._labels.get(number, ()):
                labelled.setdefault((kind, value), []).append(place)
                self.names.setdefault((kind, value), label)
        self.labelled = {key: np.array(places, dtype=np.int64) for key, places in labelled.items()}

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
            if (kind, value) in self.labelled:
                mask[self.labelled[kind, value]] = True
        return mask

    def beginning(self, typed: str) -> Mask:
        """Which titles begin so."""
        mask = self.none()
        start, end = (bisect.bisect_left(self._titles, text) for text in (typed, f"{typed}\U0010ffff"))
        mask[start:end] = True
        return mask
