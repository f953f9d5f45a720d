"""Reading of our own export as JSON: a list of boxes, each with all that is written about it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from ludotheque.catalog.csv_reading import MAX_ROWS, CsvTable, open_table, table_of
from ludotheque.catalog.errors import CatalogError

MAX_BYTES = 64 << 20
LIST = msgspec.json.Decoder(list[msgspec.Raw])
BOX = msgspec.json.Decoder(dict[str, Any])


class JsonRow(NamedTuple):
    """One entry of the list, and the line it begins in; what it says is empty where it is no box."""

    line: int
    box: dict[str, Any]


class JsonList:
    """A file as a list of boxes."""

    encoding = "utf-8"
    separator = ""

    def __init__(self, content: bytes) -> None:
        self._content = content
        try:
            self._entries = LIST.decode(content)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise CatalogError("import-json", error=str(error)) from error
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


def is_json(start: bytes) -> bool:
    """A list of objects, or an empty one. A table whose first column is called "[" is none."""
    text = start.removeprefix(b"\xef\xbb\xbf").lstrip()
    return text[:1] == b"[" and text[1:].lstrip()[:1] in (b"{", b"]", b"")


def list_of(content: bytes) -> CsvTable | JsonList:
    """A file as what it is."""
    return JsonList(content.removeprefix(b"\xef\xbb\xbf")) if is_json(content[:200]) else table_of(content)


def open_list(file: Path) -> CsvTable | JsonList:
    """The same from the disk, where tables are read line by line."""
    try:
        with file.open("rb") as stream:
            start = stream.read(200)
            if not is_json(start):
                return open_table(file)
            content = start + stream.read(MAX_BYTES)
    except OSError as error:
        raise CatalogError("import-unreadable", file=str(file), error=error.strerror or "?") from error
    if len(content) > MAX_BYTES:
        raise CatalogError("sheet-large", most=str(MAX_BYTES >> 20))
    return list_of(content)
