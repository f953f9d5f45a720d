"""Folding of texts for search: without case, accents and signs, as words between single spaces."""

from __future__ import annotations

import re
import unicodedata

LIGATURES = str.maketrans({"œ": "oe", "æ": "ae", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ı": "i"})
"""Letters that Unicode does not take apart. (casefold has made ss of ß.)"""
UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})
MARK = re.compile("[\u0300-\u036f]+")
WORD = re.compile(r"[^\W_]+")
MAX_WORD_LENGTH = 40


def fold(text: str) -> str:
    """The words of a text as they are compared: whoever types "russel" finds Rüssel."""
    if not text.isascii():
        text = MARK.sub("", unicodedata.normalize("NFKD", text.casefold())).translate(LIGATURES)
    return " ".join(word[:MAX_WORD_LENGTH] for word in WORD.findall(text.casefold()))


def fold_both(text: str) -> str:
    """The same, and beside it the words with ae, oe, ue for ä, ö, ü, as many type them."""
    plain = fold(text)
    other = fold(unicodedata.normalize("NFC", text).casefold().translate(UMLAUTS))
    return plain if other == plain else f"{plain} {other}"
