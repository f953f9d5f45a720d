"""Folding of texts for search: without case, accents and signs, as words between single spaces."""

from __future__ import annotations

import re
import unicodedata

LIGATURES = str.maketrans({"œ": "oe", "æ": "ae", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ı": "i"})
"""Letters that Unicode does not take apart. (casefold has made ss of ß.)"""
UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})
MARK = re.compile("[\u0300-\u036f]+")
WORD = re.compile(r"[^\W_]+")
OTHER_LETTER = re.compile(r"[^\x00-\x7f]")
MAX_WORD_LENGTH = 40


def fold(text: str) -> str:
    """The words of a text as they are compared: whoever types "russel" finds Rüssel."""
    if not text.isascii():
        text = MARK.sub("", unicodedata.normalize("NFKD", text.casefold())).translate(LIGATURES)
    return " ".join(word[:MAX_WORD_LENGTH] for word in WORD.findall(text.casefold()))


def search_words(text: str) -> str:
    """The folded words as databases are given them: each letter that is not ASCII by its number, since databases differ
    about what a letter is. What a word begins with, its numbers begin with."""
    folded = fold(text)
    return folded if folded.isascii() else OTHER_LETTER.sub(lambda found: f"x{ord(found[0]):x}x", folded)


def search_words_both(text: str) -> str:
    """The same, and beside it the words with ae, oe, ue for ä, ö, ü, as many type them."""
    plain = search_words(text)
    other = search_words(unicodedata.normalize("NFC", text).casefold().translate(UMLAUTS))
    return plain if other == plain else f"{plain} {other}"
