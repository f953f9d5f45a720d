"""Columns of files: our own shape, BoardGameGeek's export of a collection, and MyLudo's; and what their cells say."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, NamedTuple, TypeAlias

import msgspec

from ludotheque.catalog.errors import CatalogError
from ludotheque.catalog.folding import fold
from ludotheque.catalog.record import CatalogFacts, checked
from ludotheque.kernel.errors import closest

Shape: TypeAlias = Literal["own", "boardgamegeek", "myludo", "json"]
LANGUAGES = ("fr", "en", "de", "it")
OWN_COLUMNS = (
    *("key", "title", *(f"title_{language}" for language in LANGUAGES), "authors", "illustrators", "publisher"),
    *("year", "edition_of", "players_low", "players_high", "age", "minutes", "mechanics", "languages", "shelf"),
    *("notes", "private_notes", "missing", "links", "plays"),
)
"""The columns of our own shape: what `export` writes."""
FIELDS = (*OWN_COLUMNS, "players", "owned", "subtitle", "bgg", "-")
"""What a column may be taken for, "-" for nothing."""

ALIASES: dict[str, str] = {
    "id": "key", "number": "key", "nummer": "key", "numero": "key",
    "titre": "title", "titel": "title", "titolo": "title", "name": "title", "nom": "title", "nome": "title",
    "jeu": "title", "spiel": "title", "gioco": "title", "game": "title",
    "auteur": "authors", "auteurs": "authors", "author": "authors", "autor": "authors", "autoren": "authors",
    "autore": "authors", "autori": "authors", "designer": "authors",
    "illustrateur": "illustrators", "illustrateurs": "illustrators", "illustration": "illustrators",
    "illustrator": "illustrators", "illustratoren": "illustrators", "illustratori": "illustrators",
    "editeur": "publisher", "verlag": "publisher", "editore": "publisher",
    "annee": "year", "jahr": "year", "anno": "year",
    "joueurs": "players", "spieler": "players", "giocatori": "players", "players": "players",
    "age": "age", "alter": "age", "eta": "age",
    "duree": "minutes", "dauer": "minutes", "durata": "minutes", "duration": "minutes", "time": "minutes",
    "mecanismes": "mechanics", "mechanik": "mechanics", "mechaniken": "mechanics", "meccaniche": "mechanics",
    "langues": "languages", "langue": "languages", "sprachen": "languages", "sprache": "languages",
    "lingue": "languages", "lingua": "languages", "language": "languages",
    "cote": "shelf", "rangement": "shelf", "emplacement": "shelf", "standort": "shelf", "regal": "shelf",
    "collocazione": "shelf", "location": "shelf",
    "remarques": "notes", "notizen": "notes", "note": "notes",
}  # fmt: skip
"""What people call columns, folded."""
BOARDGAMEGEEK: dict[str, str] = {
    "collid": "key", "objectid": "bgg", "objectname": "title", "originalname": "edition_of", "own": "owned",
    "minplayers": "players_low", "maxplayers": "players_high", "playingtime": "minutes", "yearpublished": "year",
    "bggrecagerange": "age", "version publishers": "publisher", "version languages": "languages",
    "comment": "notes", "privatecomment": "private_notes", "invlocation": "shelf",
}  # fmt: skip
MYLUDO: dict[str, str] = {
    "id": "key", "titre": "title", "sous titre": "subtitle", "edition": "year", "editeur s": "publisher",
    "auteur s": "authors", "illustrateur s": "illustrators", "joueur s": "players", "duree": "minutes",
    "age s": "age", "langues": "languages", "mecanisme s": "mechanics", "emplacement": "shelf",
    "commentaire": "private_notes",
}  # fmt: skip
SEVERAL = ("authors", "illustrators", "mechanics", "languages")


class CellError(Exception):
    """A cell that cannot be read: the key of a sentence and what fills it."""

    def __init__(self, key: str, /, **given: Any) -> None:
        super().__init__(key)
        self.key, self.given = key, given


class Mapped(NamedTuple):
    """What is taken from a file: the shape that it has, and the field of each column ("-": none)."""

    shape: Shape
    fields: list[str]


def mapping_of(columns: Sequence[str], wished: Mapping[str, str] | Sequence[str] | None = None) -> Mapped:
    """Which column is what, by its name; `wished` names some differently, or says it of all of them, in their order.
    None of them may be the title: whoever wants to read rows asks for that."""
    folded = [fold(column) for column in columns]
    shape: Shape = "own"
    known = ALIASES | {fold(field): field for field in OWN_COLUMNS}
    if {"objectname", "objectid"} <= set(folded):
        shape, known = "boardgamegeek", BOARDGAMEGEEK
    elif "titre" in folded and {"editeur s", "auteur s", "joueur s"} & set(folded):
        shape, known = "myludo", MYLUDO
    fields = [known.get(name, "-") for name in folded]
    if isinstance(wished, Mapping):
        for column, field in wished.items():
            if fold(column) not in folded:
                raise CatalogError(
                    "import-no-column", column=column, known=", ".join(columns), nearest=closest(column, columns)
                )
            fields[folded.index(fold(column))] = field
    elif wished is not None:
        fields = [*wished, *["-"] * len(columns)][: len(columns)]
    taken: set[str] = set()
    for place, field in enumerate(fields):  # of two columns for one field the first counts
        if field not in FIELDS:
            raise CatalogError("import-no-field", field=field, known=", ".join(FIELDS), nearest=closest(field, FIELDS))
        if field in taken:
            fields[place] = "-"
        elif field != "-":
            taken.add(field)
    return Mapped(shape, fields)


class ReadRow(NamedTuple):
    """A row as facts: only the fields that have something in them."""

    source: str
    given: dict[str, Any]


def read_row(mapped: Mapped, cells: Sequence[str]) -> ReadRow | None:
    """What a row says; None: it is not about a box that is owned. Raises CellError."""
    row = {
        field: cell.strip()
        for field, cell in zip(mapped.fields, cells, strict=False)
        if field != "-" and cell.strip() not in ("", "-", "—")
    }
    if row.get("owned", "1") == "0":
        return None
    if "title" not in row:
        raise CellError("import-row-title")
    given: dict[str, Any] = {}
    for field, text in row.items():
        if reader := READERS.get(field):
            given |= reader(mapped.shape, field, text)
    if "subtitle" in row:
        given["title"] = f"{row['title']} – {row['subtitle']}"
    return ReadRow(_source(mapped.shape, row), given)


def read_box(box: Mapping[str, Any]) -> ReadRow:
    """What an entry of our export as JSON says. Pictures are files of one server, and stay as they are. Raises
    CellError."""
    given = {name: value for name, value in box.items() if name not in ("key", "picture")}
    key, told = box.get("key", ""), {name: str(value) for name, value in given.items() if isinstance(value, str | int)}
    if not isinstance(key, str | int):
        raise CellError("import-cell", error="key")
    if not told.get("title", "").strip():
        raise CellError("import-row-title")
    return ReadRow(_source("own", told | ({"key": str(key)} if str(key).strip() else {})), given)


def _source(shape: Shape, row: Mapping[str, str]) -> str:
    """By what a row is found again when the file comes another time."""
    if "key" in row:
        return row["key"][:150] if shape == "own" else f"{shape}:{row['key'][:100]}"
    if "bgg" in row:
        return f"{shape}:object-{row['bgg'][:100]}"
    told = "|".join(fold(row.get(name, "")) for name in ("title", "publisher", "year"))
    return f"row:{hashlib.sha256(told.encode()).hexdigest()[:24]}"


def merged(before: CatalogFacts | None, given: Mapping[str, Any]) -> CatalogFacts:
    """The facts of a record with what a row says; what it leaves out stays. Raises CellError or CatalogError."""
    facts = {} if before is None else msgspec.to_builtins(before)
    both = {**facts, **given}
    if isinstance(given.get("titles"), dict):
        both["titles"] = {**facts.get("titles", {}), **given["titles"]}
    try:
        return checked(msgspec.convert(both, CatalogFacts))
    except msgspec.ValidationError as error:
        raise CellError("import-cell", error=str(error)) from error


# Cells.


def text(shape: Shape, field: str, cell: str) -> dict[str, Any]:
    return {field: cell}


def title_in(shape: Shape, field: str, cell: str) -> dict[str, Any]:
    return {"titles": {field.removeprefix("title_"): cell}}


def several(shape: Shape, field: str, cell: str) -> dict[str, Any]:
    """Our own shape puts | between several, or ; where there is no |; the others a comma."""
    between = "[|]" if "|" in cell else "[;]" if shape == "own" else "[;,]"
    return {field: [part.strip() for part in re.split(between, cell) if part.strip()]}


def number(cell: str) -> float | None:
    """45, 45.0, 1,5; None for another text."""
    found = re.fullmatch(r"\d{1,6}(?:[.,]\d+)?", cell)
    return float(cell.replace(",", ".")) if found else None


def count(shape: Shape, field: str, cell: str) -> dict[str, Any]:
    """So many players; 0 is how files say that nobody knows."""
    found = number(re.sub(r"\+$", "", cell))
    if found is None or found != int(found):
        raise CellError("import-number", field=field, found=cell)
    name = {"players_low": "low", "players_high": "high"}[field]
    return {name: int(found)} if found else {}


def players(shape: Shape, field: str, cell: str) -> dict[str, Any]:
    """2, 2-4, 2 – 4, 2 à 4, 2+, Solo."""
    if fold(cell) == "solo":
        return {"low": 1, "high": 1}
    found = re.match(r"(\d{1,3})\s*(?:(?:-|–|—|à|bis|to|/|a)\s*(\d{1,3})|(\+))?", cell.lower())
    if found is None:
        raise CellError("import-number", field=field, found=cell)
    low = int(found[1])
    return {"low": low, "high": int(found[2] or (99 if found[3] else low))}


def age(shape: Shape, field: str, cell: str) -> dict[str, Any]:
    """8, 8+, from 8, 8 ans, 8–12."""
    found = re.search(r"\d{1,2}", cell)
    if found is None:
        raise CellError("import-number", field=field, found=cell)
    return {"age": int(found[0])} if int(found[0]) else {}


def minutes(shape: Shape, field: str, cell: str) -> dict[str, Any]:
    """45, 45 min, 30–45 (the longer), 1h30, 1,5 h."""
    lower = cell.lower()
    if hours := re.fullmatch(
        r"(\d{1,3}(?:[.,]\d+)?)\s*(?:h|std|stunden?|heures?|ore?|hours?)\.?\s*(\d{1,2})?.*", lower
    ):
        most = float(hours[1].replace(",", ".")) * 60 + int(hours[2] or 0)
    else:
        parts = re.findall(r"\d{1,5}(?:[.,]\d+)?", lower)
        if not parts:
            raise CellError("import-number", field=field, found=cell)
        most = max(float(part.replace(",", ".")) for part in parts)
    return {"minutes": round(most)} if most else {}


def year(shape: Shape, field: str, cell: str) -> dict[str, Any]:
    """1995, 1995.0, 12/1995, 1995-12-24, 24.12.1995."""
    if fold(cell) in ("0", "0 0"):
        return {}
    found = re.search(r"(?<!\d)-?\d{4}(?!\d)", cell) or re.fullmatch(r"-?\d{1,4}", cell)
    if found is None:
        raise CellError("import-year", found=cell)
    return {"year": int(found[0])}


def links(shape: Shape, field: str, cell: str) -> dict[str, Any]:
    """Addresses with a title before each if wished: Site https://a.example | https://b.example."""
    found = [part.strip().rpartition(" ") for part in cell.split("|") if part.strip()]
    return {"links": [{"title": title.strip(), "address": address} for title, _, address in found]}


def bgg_link(shape: Shape, field: str, cell: str) -> dict[str, Any]:
    address = f"https://boardgamegeek.com/boardgame/{cell}"
    return {"links": [{"title": "BoardGameGeek", "address": address}]} if cell.isdecimal() else {}


def plays(shape: Shape, field: str, cell: str) -> dict[str, Any]:
    """Games and options as JSON, as `export` writes them."""
    try:
        return {"plays": msgspec.json.decode(cell)}
    except (msgspec.DecodeError, RecursionError) as error:
        raise CellError("import-cell", error=str(error)) from error


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
    "plays": plays,
    "bgg": bgg_link,
}
