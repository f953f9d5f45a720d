"""Reading of CSV files as people have them: any usual encoding and separator, line by line, in bounded memory."""

from __future__ import annotations

import codecs
import contextlib
import csv
import io
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO, NamedTuple

from ludotheque.catalog.errors import CatalogError

MAX_ROWS = 100_000
"""Rows of a file."""
MAX_CELL_LENGTH = 1 << 16
MAX_COLUMNS = 300
SAMPLE_BYTES = 1 << 16
SEPARATORS = ";,\t|"
BOMS = ((codecs.BOM_UTF8, "utf-8-sig"), (codecs.BOM_UTF16_LE, "utf-16"), (codecs.BOM_UTF16_BE, "utf-16"))
ARCHIVES = (b"PK\x03\x04", b"\xd0\xcf\x11\xe0")
"""How workbooks begin: .xlsx, .ods; .xls."""


class CsvRow(NamedTuple):
    """One row of a file, and the line it ends in."""

    line: int
    cells: list[str]


class CsvTable:
    """A file as a table: its encoding, separator and columns are known, its rows are read when they are asked for."""

    def __init__(self, stream: BinaryIO) -> None:
        self._stream = stream
        self.encoding = encoding_of(stream)
        may_be_long = lines_of(stream) > MAX_ROWS
        stream.seek(0)
        self._text = io.TextIOWrapper(stream, self.encoding, newline="")
        first = self._first_line()
        if first.lower().startswith("sep=") and first[4:].strip(" \r\n") in (*SEPARATORS,):  # as Excel writes it
            self.separator = first[4]
        else:
            self.separator = separator_of(first)
            self._text.seek(0)
        csv.field_size_limit(MAX_CELL_LENGTH)
        if may_be_long:
            self._refuse_too_many_rows()
        self._reader = csv.reader(self._text, delimiter=self.separator)
        self.columns: list[str] = []
        for row in self._rows():
            self.columns = [cell.strip() for cell in row.cells]
            break
        if not any(self.columns):
            raise CatalogError("import-empty")
        if len(self.columns) > MAX_COLUMNS:
            raise CatalogError("import-columns", found=len(self.columns), most=MAX_COLUMNS)

    def _first_line(self) -> str:
        """The first that has something in it."""
        try:
            line = self._text.readline(MAX_CELL_LENGTH)
            while line.strip() == "" and line:
                line = self._text.readline(MAX_CELL_LENGTH)
        except UnicodeError as error:
            raise CatalogError("import-encoding", line=1, encoding=self.encoding) from error
        return line

    def _refuse_too_many_rows(self) -> None:
        """Before any row is looked at: cells may have lines, so only counting the rows tells. Where the file cannot be
        read on, who reads it is told."""
        start = self._text.tell()
        with contextlib.suppress(csv.Error, UnicodeError):
            for count, _ in enumerate(csv.reader(self._text, delimiter=self.separator)):
                if count > MAX_ROWS:  # the first are the names of the columns
                    raise CatalogError("import-long", most=MAX_ROWS)
        self._text.seek(start)

    def rows(self) -> Iterator[CsvRow]:
        """The rows below the columns' names. Raises CatalogError where the file cannot be read on."""
        return self._rows()

    def _rows(self) -> Iterator[CsvRow]:
        try:
            for cells in self._reader:
                if any(cell.strip() for cell in cells):
                    yield CsvRow(self._reader.line_num, cells)
        except csv.Error as error:
            raise CatalogError("import-torn", line=self._reader.line_num) from error
        except UnicodeError as error:
            raise CatalogError("import-encoding", line=self._reader.line_num, encoding=self.encoding) from error

    def close(self) -> None:
        self._text.close()


def open_table(file: Path) -> CsvTable:
    try:
        stream = file.open("rb")
    except OSError as error:
        raise CatalogError("import-unreadable", file=str(file)) from error
    return _closed_after_errors(stream)


def table_of(content: bytes) -> CsvTable:
    return _closed_after_errors(io.BytesIO(content))


def _closed_after_errors(stream: BinaryIO) -> CsvTable:
    try:
        return CsvTable(stream)
    except BaseException:
        stream.close()
        raise


def encoding_of(stream: BinaryIO) -> str:
    """UTF-8, UTF-16 or, as old spreadsheets write it, Windows-1252. Raises CatalogError for what is no text."""
    start = stream.read(SAMPLE_BYTES)
    if start.startswith(ARCHIVES):
        raise CatalogError("import-workbook")
    for bom, name in BOMS:
        if start.startswith(bom):
            return name
    if b"\0" in start:
        zeros = start[0::2].count(0), start[1::2].count(0)
        if max(zeros) * 4 > len(start) and min(zeros) * 20 < len(start):
            return "utf-16-le" if zeros[1] > zeros[0] else "utf-16-be"
        raise CatalogError("import-binary")
    decoder = codecs.getincrementaldecoder("utf-8")()
    try:
        part = start
        while part:
            decoder.decode(part)
            part = stream.read(SAMPLE_BYTES)
        decoder.decode(b"", final=True)
    except UnicodeDecodeError:
        return "cp1252" if all(byte not in start for byte in b"\x81\x8d\x8f\x90\x9d") else "latin-1"
    return "utf-8"


def lines_of(stream: BinaryIO) -> int:
    """How many lines a file has, at most."""
    stream.seek(0)
    breaks = [0, 0]
    while part := stream.read(SAMPLE_BYTES):
        breaks[0] += part.count(b"\n")
        breaks[1] += part.count(b"\r")
    return max(breaks) + 1


def separator_of(line: str) -> str:
    """What stands between the names of the columns."""
    quoted, counts = False, dict.fromkeys(SEPARATORS, 0)
    for letter in line:
        if letter == '"':
            quoted = not quoted
        elif letter in counts and not quoted:
            counts[letter] += 1
    return max(counts, key=lambda letter: counts[letter])
