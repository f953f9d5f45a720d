"""What a file really is, by its bytes: PDF, picture, text or Markdown; whatever else is refused.

Names and declared types are not believed. Nothing that a browser would run is taken: no HTML, no SVG.
"""

from __future__ import annotations

import io
import re
from typing import NamedTuple

from ludotheque.catalog.csv_reading import encoding_of
from ludotheque.catalog.errors import CatalogError
from ludotheque.catalog.record import tidy

PICTURES = (
    (re.compile(rb"\x89PNG\r\n\x1a\n"), "image/png", ".png"),
    (re.compile(rb"\xff\xd8\xff"), "image/jpeg", ".jpg"),
    (re.compile(rb"GIF8[79]a"), "image/gif", ".gif"),
    (re.compile(rb"RIFF....WEBP", re.DOTALL), "image/webp", ".webp"),
)
MARKUP = re.compile(r"<\s*(!doctype|\?xml|html|svg|script|iframe|object|embed|body|head|meta|style)\b", re.IGNORECASE)
START_BYTES = 1 << 16
MAX_TEXT_BYTES = 2 << 20
MAX_NAME_LENGTH = 120
MARKDOWN = (".md", ".markdown")


class Sniffed(NamedTuple):
    """What a file is: its type, and the ending that its name must have."""

    kind: str
    ending: str


def sniff(start: bytes, name: str) -> Sniffed:
    """By the first START_BYTES of a file. Raises CatalogError for what is none of these."""
    if start.startswith(b"%PDF-"):
        return Sniffed("application/pdf", ".pdf")
    for pattern, kind, ending in PICTURES:
        if pattern.match(start):
            return Sniffed(kind, ending)
    try:
        encoding = encoding_of(io.BytesIO(start))
    except CatalogError as error:
        raise CatalogError("sheet-kind") from error
    text = start.decode(encoding, "replace")
    if MARKUP.search(text):
        raise CatalogError("sheet-markup")
    if not start or any(letter < " " and letter not in "\t\n\r\f" for letter in text):
        raise CatalogError("sheet-kind")
    return Sniffed("text/markdown", ".md") if name.lower().endswith(MARKDOWN) else Sniffed("text/plain", ".txt")


def as_text(content: bytes) -> str:
    """A text in whatever usual encoding."""
    return content.decode(encoding_of(io.BytesIO(content)), "replace").removeprefix("\ufeff")


def clean_file_name(name: str, ending: str) -> str:
    """A name without any path, that ends as the file is."""
    last = re.split(r"[/\\]", tidy(name))[-1].strip(". ")
    stem = re.sub(r'[<>:"|?*%\x00-\x1f]', "_", last)
    if stem.lower().endswith(ending) or (ending == ".jpg" and stem.lower().endswith(".jpeg")):
        stem = stem[: stem.rindex(".")]
    return f"{stem[:MAX_NAME_LENGTH].strip('. ') or 'sheet'}{ending}"
