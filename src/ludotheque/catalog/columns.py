"""Columns of files: our own shape, BoardGameGeek's export of a collection, and MyLudo's; rows as facts of boxes."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from ludotheque.catalog.cells import LANGUAGES, READERS, CellError, Shape
from ludotheque.catalog.errors import CatalogError
from ludotheque.catalog.folding import fold
from ludotheque.catalog.record import CatalogFacts, checked
from ludotheque.kernel.errors import closest

OWN_COLUMNS = (
    *("key", "title", *(f"title_{language}" for language in LANGUAGES), "authors", "illustrators", "publisher"),
    *("year", "edition_of", "players_low", "players_high", "age", "minutes", "mechanics", "languages", "shelf"),
    *("notes", "private_notes", "missing", "links", "plays", "scoring"),
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
    "commentaire": "private_notes", "editeurs": "publisher", "ages": "age", "note": "-",
}  # fmt: skip
FIELDS_OF_FACTS = {
    "low": ("players_low", "players"), "high": ("players_high", "players"), "more_links": ("bgg",),
    "titles": tuple(f"title_{language}" for language in LANGUAGES),
}  # fmt: skip
"""The fields that a fact may come from, where it is not called the same."""
LENIENT = ("boardgamegeek", "myludo")
"""Shapes that people cannot mend: what cannot be read of a row is left out and told, and the row is taken."""


class Mapped(NamedTuple):
    """What is taken from a file: the shape that it has, and the field of each column ("-": none)."""

    shape: Shape
    fields: list[str]


def mapping_of(
    columns: Sequence[str], wished: Mapping[str, str] | Sequence[str] | None = None, json: bool = False
) -> Mapped:
    """Which column is what, by its name; `wished` names some differently, or says it of all of them, in their order.
    None of them may be the title: whoever wants to read rows asks for that. `json`: they are names in a list of
    objects, which MyLudo writes without the (s)."""
    folded = [fold(column) for column in columns]
    shape: Shape = "own"
    known = ALIASES | {fold(field): field for field in OWN_COLUMNS}
    if {"objectname", "objectid"} <= set(folded):
        shape, known = "boardgamegeek", BOARDGAMEGEEK
    elif "titre" in folded and (json or {"editeur s", "auteur s", "joueur s"} & set(folded)):
        shape, known = "myludo", ALIASES | MYLUDO
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
    """A row as facts: only those that have something in them."""

    source: str
    given: dict[str, Any]
    left: Sequence[CellError] = ()
    """Cells that could not be read, and were left out."""


def read_row(mapped: Mapped, cells: Sequence[str]) -> ReadRow | None:
    """What a row says; None: it is not about a box that is owned. Raises CellError, CatalogError."""
    row = {
        field: cell.strip()
        for field, cell in zip(mapped.fields, cells, strict=False)
        if field != "-" and cell.strip() not in ("", "-", "—")
    }
    if row.get("owned", "1") == "0":
        return None
    if "title" not in row:
        raise CellError("title", "import-row-title")
    given: dict[str, Any] = {}
    left: list[CellError] = []
    for field, text in row.items():
        if reader := READERS.get(field):
            try:
                read = reader(mapped.shape, field, text)
            except CellError as error:
                if mapped.shape not in LENIENT:
                    raise
                left.append(error)
                continue
            if "titles" in read:
                read = {"titles": {**given.get("titles", {}), **read["titles"]}}
            given |= read
    if "subtitle" in row:
        given["title"] = f"{row['title']} – {row['subtitle']}"
    while mapped.shape in LENIENT and (misfit := _misfit(given)) is not None:
        left.append(misfit)
        for name in ("low", "high") if misfit.field in ("low", "high") else (misfit.field,):
            given.pop(name, None)
    return ReadRow(_source(mapped.shape, row), given, left)


def _misfit(given: Mapping[str, Any]) -> CellError | None:
    """A fact of a row that no record can have, and that can be left out."""
    try:
        merged(None, given)
    except CellError as error:
        return error if error.field in given and error.field != "title" else None
    except CatalogError as error:
        name = {"catalog-players": "low", "catalog-link": "links"}.get(error.key, "title")
        return CellError(name, error.key, **error.parameters) if name in given and name != "title" else None
    return None


def read_box(box: Mapping[str, Any]) -> ReadRow:
    """What an entry of our export as JSON says. Pictures are files of one server, and stay as they are. Raises
    CellError."""
    given = {name: value for name, value in box.items() if name not in ("key", "picture")}
    key, told = box.get("key", ""), {name: str(value) for name, value in given.items() if isinstance(value, str | int)}
    if not isinstance(key, str | int):
        raise CellError("key", "import-cell", found=str(key))
    if not told.get("title", "").strip():
        raise CellError("title", "import-row-title")
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
    both = {**facts, **{name: value for name, value in given.items() if name != "more_links"}}
    if isinstance(given.get("titles"), dict):
        both["titles"] = {**facts.get("titles", {}), **given["titles"]}
    if more := given.get("more_links"):
        links = both.get("links", [])
        known = [link["address"] for link in links]
        both["links"] = [*links, *(link for link in more if link["address"] not in known)]
    try:
        return checked(msgspec.convert(both, CatalogFacts))
    except msgspec.ValidationError as error:
        raise _cell_error(str(error), both) from error


def _cell_error(said: str, given: Mapping[str, Any]) -> CellError:
    """What does not fit, by what msgspec says of it: Expected `int` <= 99 - at `$.age`."""
    if unknown := re.search(r"unknown field `([^`]*)`", said):
        return CellError(unknown[1], "import-field")
    place = re.search(r"at `\$\.(\w+)", said)
    name = place[1] if place else ""
    if limit := re.search(r"`(str|array|object)` of length <= (\d+)", said):
        return CellError(name, "import-length" if limit[1] == "str" else "import-many", most=int(limit[2]))
    found = given.get(name, "")
    if re.search("`int` [<>]", said) and name in RANGES:
        low, high = RANGES[name]
        return CellError(name, "import-range", found=str(found), low=str(low), high=str(high))
    return CellError(name, "import-cell", found=found if isinstance(found, str | int) else "…")


def _ranges() -> dict[str, tuple[int, int]]:
    """The least and the most of each fact that is a number."""
    found = {}
    info = msgspec.inspect.type_info(CatalogFacts)
    for field in info.fields if isinstance(info, msgspec.inspect.StructType) else ():
        kinds = field.type.types if isinstance(field.type, msgspec.inspect.UnionType) else (field.type,)
        for kind in kinds:
            if isinstance(kind, msgspec.inspect.IntType) and kind.ge is not None and kind.le is not None:
                found[field.name] = (int(kind.ge), int(kind.le))
    return found


RANGES = _ranges()


def column_of(columns: Iterable[tuple[str, str]], name: str) -> str:
    """What a file calls a field or a fact."""
    fields = FIELDS_OF_FACTS.get(name, (name,))
    return next((column for column, field in columns if field in fields), name)
