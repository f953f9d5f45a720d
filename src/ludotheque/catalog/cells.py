"""What the cells of a list of boxes say: numbers as people write them, with units, and several texts in one cell.

A cell that has any other word in it is not guessed at: whoever reads "20 min per player" as 20 minutes misleads people
without a word.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Literal, TypeAlias

import msgspec

from ludotheque.catalog.folding import fold

Shape: TypeAlias = Literal["own", "boardgamegeek", "myludo", "json"]
LANGUAGES = ("fr", "en", "de", "it")
SEVERAL = ("authors", "illustrators", "mechanics", "languages")
EXAMPLES = {"players": "2-4", "players_low": "2", "players_high": "4", "age": "8", "minutes": "45"}
"""Of numbers, for who is told that a cell has none."""

NUMBER = r"(\d+(?:[.,]\d+)?)\s*"
HOURS = r"(?:stunden?|std|heures?|hours?|hrs?|h|ora|ore)(?![^\W\d_])\.?"
MINUTES = r"(?:minuten?|minutes?|minut[oi]|mins?|mn|m|['′])(?![^\W\d_])\.?"
PLAYERS = re.compile(NUMBER)
TIMES = re.compile(rf"{NUMBER}(?:({HOURS})(?:\s*(\d{{1,2}})(?!\d)\s*(?:{MINUTES})?)?|({MINUTES}))?")
AGES = re.compile(
    rf"{NUMBER}(?:(mois|monat(?:en?)?|months?|mes[ei])\b|(ans?|annees?|jahr(?:en?)?|j|years?|yrs?|ann[oi])\b)?"
)


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


PLUS = _words("plus mehr more piu su up aufwarts oltre")
"""After a number: that many or more."""
FROM = PLUS | _words("ab des from partir partire min mini mindestens minimum minimo minimal moins least almeno")
UP_TO = _words("max maxi maximum maximal massimo hochstens jusqu jusque fino most")
UP_TO_PHRASE = re.compile(r"\b(?:au plus|up to|al piu)\b")
BETWEEN = _words(
    "a about al als and approx at au bis ca circa compris d da dai de di e env environ et etwa entre im in incl inclus"
    " l o oder or ou than to tra uber ungefahr und von wenigstens zu zwischen"
)
"""Words that change nothing."""
QUALIFYING = BETWEEN | FROM | UP_TO
PEOPLE = _words(
    "for fur per pour s joueur joueurs joueuse joueuses spieler spielern spielerin spielerinnen player players"
    " giocatore giocatori personne personnes person personen persons people persona persone pers"
)
GROUPS = {"solo": 1, "duo": 2, "trio": 3}


class CellError(Exception):
    """A cell that cannot be read: its field, the key of a sentence, and what fills it."""

    def __init__(self, field: str, key: str, /, **given: Any) -> None:
        super().__init__(key)
        self.field, self.key, self.given = field, key, given


def not_a_number(field: str, cell: str) -> CellError:
    return CellError(field, "import-number", found=cell, example=EXAMPLES[field])


def plain(cell: str) -> str:
    """A cell in lower case and without accents, but with its signs; one half is a decimal."""
    cell = re.sub(r"(\d*) ?½", lambda found: f"{found[1] or 0},5", cell)
    return re.sub(r"[^\W\d_]+", lambda found: fold(found[0]) if found[0].isalpha() else found[0], cell)


def decimal(text: str) -> float:
    return float(text.replace(",", "."))


def other_words(text: str, amounts: re.Pattern[str]) -> list[str]:
    """The words around the numbers of a cell."""
    return fold(amounts.sub(" ", text)).split()


# Texts.


def text(shape: Shape, field: str, cell: str) -> dict[str, Any]:
    """In MyLudo's JSON a publisher is a list."""
    return {field: cell.replace(" | ", ", ") if shape == "myludo" else cell}


def title_in(shape: Shape, field: str, cell: str) -> dict[str, Any]:
    return {"titles": {field.removeprefix("title_"): cell}}


def several(shape: Shape, field: str, cell: str) -> dict[str, Any]:
    """Our own shape puts | between several, or ; where there is no |; the others a comma."""
    if "|" in cell:
        return {field: parts(cell)}
    between = "[;]" if shape == "own" else "[;,]"
    return {field: [part.strip() for part in re.split(between, cell) if part.strip()]}


def parts(cell: str) -> list[str]:
    """Texts with | between them; one within a text has a \\ before it."""
    return [part.strip().replace("\\|", "|") for part in re.split(r"(?<!\\)[|]", cell) if part.strip()]


# Numbers. 0 is how files say that nobody knows.


def count(shape: Shape, field: str, cell: str) -> dict[str, Any]:
    """So many players."""
    found = re.fullmatch(r"(\d{1,6})(?:[.,]0+)?\+?", cell)
    if found is None:
        raise not_a_number(field, cell)
    name = {"players_low": "low", "players_high": "high"}[field]
    return {name: int(found[1])} if int(found[1]) else {}


def players(shape: Shape, field: str, cell: str) -> dict[str, Any]:
    """2, 2-4, 2 à 4, 2 oder 3, 2+, ab 2, jusqu'à 4, Solo, Duo."""
    text = plain(cell)
    words = other_words(text, PLAYERS)
    numbers = [decimal(one) for one in PLAYERS.findall(text)]
    numbers += [GROUPS[word] for word in words if word in GROUPS]
    whole = numbers and all(number == int(number) for number in numbers)
    if not whole or not set(words) <= QUALIFYING | PEOPLE | set(GROUPS):
        raise not_a_number(field, cell)
    low, high = int(min(numbers)), int(max(numbers))
    if not high:
        return {}
    phrase, told = " ".join(words), set(words)
    limited = bool(UP_TO & told) or bool(UP_TO_PHRASE.search(phrase))
    if len(numbers) == 1 and (limited or re.match(r"\s*bis\b", text)):
        return {"low": None, "high": high}
    more = "+" in text or (not limited and bool(PLUS & told))
    if more or (len(numbers) == 1 and bool(FROM & told)):
        return {"low": low or None, "high": None}
    return {"low": low or None, "high": high}


def age(shape: Shape, field: str, cell: str) -> dict[str, Any]:
    """8, 8+, ab 8, 8 ans, 8–12, 18 mois: the youngest, in whole years."""
    text = plain(cell)
    found = AGES.findall(text)
    if not found or not set(other_words(text, AGES)) <= QUALIFYING:
        raise not_a_number(field, cell)
    in_months = False
    years = []
    for number, months, unit in reversed(found):  # one without a unit has that of the next
        in_months = bool(months) or (in_months and not unit)
        years.append(decimal(number) / (12 if in_months else 1))
    youngest = int(min(years))
    return {"age": youngest} if max(years) else {}


def minutes(shape: Shape, field: str, cell: str) -> dict[str, Any]:
    """45, 45 min, 30–45 (the longer), 1h30, 1,5 h, 1–2 h, 30 min – 1 h, more than 2 h."""
    text = re.sub(r"\b(\d{1,2}):(\d\d)\b", r"\1 h \2", plain(cell))
    found = TIMES.findall(text)
    unclear = len(found) > 1 and not any(found[-1][1:]) and any(hours for _, hours, _, _ in found)  # 1 h – 2
    if not found or unclear or not set(other_words(text, TIMES)) <= QUALIFYING:
        raise not_a_number(field, cell)
    times, in_hours = [], False
    for number, hours, rest, unit in reversed(found):  # one without a unit has that of the next
        in_hours = bool(hours) or (in_hours and not unit)
        times.append(decimal(number) * (60 if in_hours else 1) + int(rest or 0))
    return {"minutes": round(max(times))} if max(times) else {}


def year(shape: Shape, field: str, cell: str) -> dict[str, Any]:
    """1995, 1995.0, 12/1995, 1995-12-24, 24.12.1995."""
    if fold(cell) in ("0", "0 0"):
        return {}
    found = re.search(r"(?<!\d)-?\d{4}(?!\d)", cell) or re.fullmatch(r"-?\d{1,4}", cell)
    if found is None:
        raise CellError(field, "import-year", found=cell)
    return {"year": int(found[0])}


# Links and games.


def links(shape: Shape, field: str, cell: str) -> dict[str, Any]:
    """Addresses with a title before each if wished: Site https://a.example | https://b.example."""
    found = [part.rpartition(" ") for part in parts(cell)]
    return {"links": [{"title": title.strip(), "address": address} for title, _, address in found]}


def bgg_link(shape: Shape, field: str, cell: str) -> dict[str, Any]:
    """Beside the links that are there."""
    address = f"https://boardgamegeek.com/boardgame/{cell}"
    return {"more_links": [{"title": "BoardGameGeek", "address": address}]} if cell.isdecimal() else {}


def json_of(shape: Shape, field: str, cell: str) -> dict[str, Any]:
    """Games and options, or how it is scored, as `export` writes them."""
    try:
        return {field: msgspec.json.decode(cell)}
    except (msgspec.DecodeError, RecursionError) as error:
        raise CellError(field, "import-cell", found=cell) from error


READERS: dict[str, Callable[[Shape, str, str], dict[str, Any]]] = {
    **dict.fromkeys(("title", "publisher", "edition_of", "shelf", "notes", "private_notes", "missing"), text),
    **dict.fromkeys((f"title_{language}" for language in LANGUAGES), title_in),
    **dict.fromkeys(SEVERAL, several),
    **dict.fromkeys(("players_low", "players_high"), count),
    "players": players,
    "age": age,
    "minutes": minutes,
    "year": year,
    "links": links,
    "plays": json_of,
    "scoring": json_of,
    "bgg": bgg_link,
}
