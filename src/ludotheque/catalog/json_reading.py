"""Reading of lists of boxes as JSON: our own export, with all that is written about each, or others' as a table."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from ludotheque.catalog.csv_reading import MAX_COLUMNS, MAX_ROWS, CsvRow, CsvTable, open_table, table_of
from ludotheque.catalog.errors import CatalogError

MAX_BYTES = 64 << 20
LIST = msgspec.json.Decoder(list[msgspec.Raw])
BOX = msgspec.json.Decoder(dict[str, Any])


class JsonRow(NamedTuple):
    """One entry of the list, and the line it begins in; what it says is empty where it is no box."""

    line: int
    box: dict[str, Any]


NAMES = ("name", "nom", "titre", "title", "label")
"""By which an object within a box is told."""


class JsonList:
    """A file as a list of boxes."""

    encoding = "utf-8"
    separator = ""

    def __init__(self, content: bytes) -> None:
        self._content = content
        try:
            self._entries = LIST.decode(content)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            at = re.search(r"\(byte (\d+)\)", str(error))
            line = content.count(b"\n", 0, int(at[1]) if at else None) + 1
            raise CatalogError("import-json", line=line) from error
        if not self._entries:
            raise CatalogError("import-empty")
        if len(self._entries) > MAX_ROWS:
            raise CatalogError("import-long", most=MAX_ROWS)

    def rows(self) -> Iterator[JsonRow]:
        end = begin = 0
        line = 1
        for entry in self._entries:
            before, begin = begin, self._content.index(entry, end)
            end = begin + len(memoryview(entry))
            line += self._content.count(b"\n", before, begin)
            try:
                yield JsonRow(line, BOX.decode(entry))
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
                yield JsonRow(line, {})

    def close(self) -> None:
        """As a table has it."""


class JsonTable:
    """A list that others wrote, as a table: the names of what the boxes have are its columns."""

    encoding = JsonList.encoding
    separator = JsonList.separator

    def __init__(self, boxes: JsonList) -> None:
        self._boxes = boxes
        names: dict[str, None] = {}
        for row in boxes.rows():
            names.update(dict.fromkeys(row.box))
            if len(names) > MAX_COLUMNS:
                raise CatalogError("import-columns", found=len(names), most=MAX_COLUMNS)
        self.columns = [*names]
        if not names:
            raise CatalogError("import-empty")

    def rows(self) -> Iterator[CsvRow]:
        for line, box in self._boxes.rows():
            yield CsvRow(line, [cell_of(box.get(name)) for name in self.columns])

    def close(self) -> None:
        """As a table has it."""


def cell_of(value: Any) -> str:
    """A value as a table has it: of several, with | between; of an object, its name."""
    if isinstance(value, dict):
        return next((cell_of(value[name]) for name in NAMES if name in value), "")
    if isinstance(value, list):
        return " | ".join(filter(None, map(cell_of, value)))
    if isinstance(value, bool):
        return str(int(value))
    return "" if value is None else str(value)


def is_json(start: bytes) -> bool:
    """A list of objects, or an empty one. A table whose first column is called "[" is none."""
    text = start.removeprefix(b"\xef\xbb\xbf").lstrip()
    return text[:1] == b"[" and text[1:].lstrip()[:1] in (b"{", b"]", b"")


def list_of(content: bytes) -> CsvTable | JsonTable | JsonList:
    """A file as what it is."""
    if not is_json(content[:200]):
        return table_of(content)
    boxes = JsonList(content.removeprefix(b"\xef\xbb\xbf"))
    return boxes if "title" in next(boxes.rows()).box else JsonTable(boxes)


def open_list(file: Path) -> CsvTable | JsonTable | JsonList:
    """The same from the disk, where tables are read line by line."""
    try:
        with file.open("rb") as stream:
            start = stream.read(200)
            if not is_json(start):
                return open_table(file)
            content = start + stream.read(MAX_BYTES)
    except OSError as error:
        raise CatalogError("import-unreadable", file=str(file)) from error
    if len(content) > MAX_BYTES:
        raise CatalogError("sheet-large", most=str(MAX_BYTES >> 20))
    return list_of(content)
