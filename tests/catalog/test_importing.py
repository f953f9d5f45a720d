"""Tests of import and export: three shapes of files, every usual encoding, all or nothing, twice is once."""

from __future__ import annotations

import codecs
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludotheque.catalog import csv_reading, exporting, importing, records, undoing
from ludotheque.catalog.catalog import Catalog
from ludotheque.catalog.cells import CellError, Shape, age, minutes, players, year
from ludotheque.catalog.columns import mapping_of, read_row
from ludotheque.catalog.errors import CatalogError
from ludotheque.catalog.importing import ImportPlan, ReadFile, no_title, read_file
from ludotheque.catalog.json_reading import list_of
from ludotheque.catalog.log import Origin
from ludotheque.catalog.record import CatalogFacts, Playable, Scoring, WebLink
from ludotheque.catalog.search import CatalogWish
from ludotheque.kernel.words import LANGUAGES
from tests.catalog.conftest import CatalogStory

FILES = Path(__file__).parent / "files"
OWN = "key,title,authors,players_low,players_high,minutes\na1,Café Crème,Zoé | Ann,2,4,30\na2,Zwei,,3,3,\n"


def origin(batch: str) -> Origin:
    return Origin("anna", 1, batch)


def read(content: bytes | str, wished: dict[str, str] | list[str] | None = None) -> ReadFile:
    return read_file(list_of(content.encode() if isinstance(content, str) else content), wished)


async def bring(one: Catalog, content: bytes | str, batch: str = "b") -> ImportPlan:
    found = read(content)
    return await importing.carry_out(one, found, origin(batch))


async def everything(one: Catalog) -> dict[str | None, CatalogFacts]:
    found = await one.read(partial(records.after, number=0, limit=9999))
    return {record.source: record.facts for record in found}


@pytest.mark.parametrize(
    ("content", "encoding"),
    [
        (OWN.encode(), "utf-8"),
        (codecs.BOM_UTF8 + OWN.encode(), "utf-8-sig"),
        (OWN.encode("utf-16"), "utf-16"),
        (OWN.encode("utf-16-le"), "utf-16-le"),
        (OWN.encode("utf-16-be"), "utf-16-be"),
        (OWN.encode("cp1252"), "cp1252"),
        (OWN.replace(",", ";").encode(), "utf-8"),
        (OWN.replace(",", "\t").encode(), "utf-8"),
        (OWN.replace("\n", "\r\n").encode(), "utf-8"),
        (b"sep=,\r\n" + OWN.encode(), "utf-8"),
        (b"\n\n" + OWN.encode(), "utf-8"),
    ],
    ids=range(11),
)
def test_every_usual_encoding_and_separator_is_understood(content: bytes, encoding: str) -> None:
    found = read(content)
    assert (found.encoding, found.shape, found.mistaken) == (encoding, "own", 0)
    assert [row.given for _, row in found.rows] == [
        {"title": "Café Crème", "authors": ["Zoé", "Ann"], "low": 2, "high": 4, "minutes": 30},
        {"title": "Zwei", "low": 3, "high": 3},
    ]


@pytest.mark.parametrize(
    ("content", "key"),
    [
        (b"", "import-empty"),
        (b" \n\n ", "import-empty"),
        (b"PK\x03\x04" + bytes(100), "import-workbook"),
        (b"%PDF-1.7\0\0\0\x01\0" * 50, "import-binary"),
        (b"\xef\xbb\xbftitle\nK\xe4se\n", "import-encoding"),
        ("title\nX\n".encode("utf-16")[:-1], "import-encoding"),
        (b'[{"title": "X"', "import-json"),
        (b'[{"a":' * 50_000, "import-json"),
        (b"[]", "import-empty"),
        (b"title\n" + b'"' + b"x\n" * 50_000, "import-torn"),
        ((",".join(f"c{number}" for number in range(400)) + "\n").encode(), "import-columns"),
    ],
    ids=range(11),
)
def test_what_is_no_table_is_refused_in_a_sentence(content: bytes, key: str) -> None:
    with pytest.raises(CatalogError) as refusal:
        read(content)
    assert refusal.value.key == key
    assert all(refusal.value.sentence(language) for language in LANGUAGES)


def test_half_a_million_lines_are_refused_before_a_row_is_looked_at() -> None:
    with pytest.raises(CatalogError, match="more than 100,000"):
        list_of(b"title\n" + b"Box\n" * 500_000)


def test_cells_may_have_more_lines_than_a_file_may_have_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(csv_reading, "MAX_ROWS", 3)
    assert len(read('title,notes\nA,"1\n2\n3\n4"\nB,\nC,\n').rows) == 3
    with pytest.raises(CatalogError):
        read("title\nA\nB\nC\nD\n")


def test_boardgamegeeks_export_is_understood() -> None:
    found = read((FILES / "boardgamegeek.csv").read_bytes())
    assert (found.shape, found.separator, found.mistaken, found.skipped) == ("boardgamegeek", ",", 0, 1)
    assert [(row.source, row.given) for _, row in found.rows] == [
        (
            "boardgamegeek:900001",
            {
                "title": "Schweins-Galopp",
                "edition_of": "Schweins-Galopp",
                "low": 2,
                "high": 4,
                "minutes": 20,
                "year": 1992,
                "age": 6,
                "languages": ["German", "French"],
                "publisher": "Ravensburger",
                "shelf": "A 3",
                "notes": "one pig, repainted",
                "private_notes": "from the flea market\nin 2004",
                "more_links": [{"title": "BoardGameGeek", "address": "https://boardgamegeek.com/boardgame/1234"}],
            },
        ),
        (
            "boardgamegeek:900002",
            {
                "title": "Rummü",
                "edition_of": "Rummü",
                "low": 3,
                "high": 6,
                "minutes": 60,
                "more_links": [{"title": "BoardGameGeek", "address": "https://boardgamegeek.com/boardgame/5678"}],
            },
        ),
    ]


def test_myludos_export_is_understood() -> None:
    found = read((FILES / "myludo.csv").read_bytes())
    assert (found.shape, found.separator, found.encoding, found.mistaken) == ("myludo", ";", "utf-8-sig", 0)
    assert [(row.source, row.given) for _, row in found.rows] == [
        (
            "myludo:4711",
            {
                "title": "Groin devant – La course",
                "year": 2009,
                "publisher": "Éditeur A, Éditeur B",
                "authors": ["Heinz Meister"],
                "illustrators": ["Une Telle", "Un Tel"],
                "low": 2,
                "high": 5,
                "minutes": 90,
                "age": 6,
                "languages": ["fr", "de"],
                "mechanics": ["Gestion de main", "Course"],
                "shelf": "Salon",
                "private_notes": "prêté à Zoé ; rendu",
            },
        ),
        ("myludo:4712", {"title": "Tout seul", "low": 1, "high": 1, "minutes": 15}),
        ("myludo:4712#2", {"title": "Tout seul", "low": 1, "high": 1, "minutes": 15}),
    ]


@pytest.mark.parametrize(
    ("cell", "given"),
    [
        *(
            ("45", 45),
            ("45 min", 45),
            ("30–45", 45),
            ("30-45 minutes", 45),
            ("1h30", 90),
            ("1 h", 60),
            ("1 h 30 min", 90),
        ),
        *(
            ("1,5 h", 90),
            ("2 Stunden", 120),
            ("45.0", 45),
            ("ca. 20 Min.", 20),
            ("1:30", 90),
            ("1½ h", 90),
            ("45'", 45),
        ),
        *(("1h-2h", 120), ("1h30 – 2h", 120), ("30 min - 1h", 60), ("1–2 h", 120), ("1 à 2 heures", 120), ("90+", 90)),
        *(("Plus de 2 h", 120), ("> 2h", 120), ("max. 45 min", 45), ("da 30 a 45 minuti", 45)),
        *(("0", 0), ("1 h – 2", None), ("20 min par joueur", None), ("45 min pour 2 joueurs", None), ("long", None)),
        ("eine Stunde", None),
    ],
)
def test_minutes_are_read_as_people_write_them(cell: str, given: int | None) -> None:
    assert as_read(minutes, "minutes", cell) == (None if given is None else {"minutes": given} if given else {})


@pytest.mark.parametrize(
    ("cell", "given"),
    [
        *(("8", 8), ("8+", 8), ("ab 8", 8), ("8 ans", 8), ("8–12", 8), ("dès 8 ans", 8), ("a partire da 8 anni", 8)),
        *(("18 mois", 1), ("18 Monate", 1), ("18-36 mois", 1), ("18 mois - 3 ans", 1), ("6 mesi", 0), ("2½ Jahre", 2)),
        *(("de 6 à 99 ans", 6), ("150", 150), ("adultes", None), ("classe 3", None)),
    ],
)
def test_ages_are_read_as_people_write_them(cell: str, given: int | None) -> None:
    assert as_read(age, "age", cell) == (None if given is None else {"age": given})


@pytest.mark.parametrize(
    ("cell", "given"),
    [
        *(("1995", 1995), ("1995.0", 1995), ("24.12.1995", 1995), ("12/31/1995", 1995), ("1995-12-24", 1995)),
        *(("-3000", -3000), ("800", 800)),
    ],
)
def test_years_are_read_from_dates(cell: str, given: int) -> None:
    assert year("own", "year", cell) == {"year": given}


@pytest.mark.parametrize(
    ("cell", "low", "high"),
    [
        *(("2-4", 2, 4), ("2 — 7", 2, 7), ("2 à 4", 2, 4), ("3 bis 6", 3, 6), ("4", 4, 4), ("de 2 à 4", 2, 4)),
        *(
            ("1 oder 2", 1, 2),
            ("2/3/4", 2, 4),
            ("2, 4 ou 6 joueurs", 2, 6),
            ("2–4 Spieler", 2, 4),
            ("min 2 max 4", 2, 4),
        ),
        *(("Solo", 1, 1), ("Duo", 2, 2), ("Solo ou duo", 1, 2), ("1-2 (solo)", 1, 2), ("0-4", None, 4)),
        *(("2+", 2, None), ("2 et plus", 2, None), ("2 ou plus", 2, None), ("2 oder mehr", 2, None), ("Ab 2", 2, None)),
        *(("à partir de 3", 3, None), ("at least 3", 3, None), ("almeno 3", 3, None), ("2 and up", 2, None)),
        *(
            ("jusqu’à 8", None, 8),
            ("bis 8", None, 8),
            ("bis zu 8", None, 8),
            ("up to 8", None, 8),
            ("fino a 8", None, 8),
        ),
        *(("au plus 8", None, 8), ("max. 8", None, 8)),
    ],
)
def test_players_are_read_as_people_write_them(cell: str, low: int | None, high: int | None) -> None:
    assert as_read(players, "players", cell) == {"low": low, "high": high}


@pytest.mark.parametrize("cell", ["many", "2. Apr", "2-4 Spieler ab 8 Jahren", "2,5", "½", "-"])
def test_players_that_nobody_can_be_sure_of_are_not_guessed(cell: str) -> None:
    assert as_read(players, "players", cell) is None


def as_read(reader: Callable[[Shape, str, str], dict[str, Any]], field: str, cell: str) -> dict[str, Any] | None:
    try:
        return reader("own", field, cell)
    except CellError:
        return None


def test_columns_may_be_named_otherwise_and_mistakes_name_what_there_is() -> None:
    found = read("Bezeichnung;Wer;Dauer\nA;X;10\n", {"bezeichnung": "title", "Wer": "authors"})
    assert found.columns == [("Bezeichnung", "title"), ("Wer", "authors"), ("Dauer", "minutes")]
    with pytest.raises(CatalogError, match="there are: a, b"):
        mapping_of(["a", "b"], {"c": "title"})
    with pytest.raises(CatalogError, match="Did you mean “title”"):
        mapping_of(["a", "b"], {"a": "titel"})
    with pytest.raises(CellError):
        read_row(mapping_of(["title", "players"]), ["A", "many"])


def test_mistakes_are_told_by_line_and_then_nothing_is_taken(catalog: CatalogStory) -> None:
    content = 'key,title,age,year\n1,A,6,1999\n2,,6,\n3,"B\nb",six,\n4,C,8,soon\n1,D,,\n5,E,8,\n'

    async def story(one: Catalog) -> None:
        found = read(content)
        assert [(mistake.line, mistake.key) for mistake in found.mistakes] == [
            (3, "import-row-title"),
            (5, "import-number"),
            (6, "import-year"),
            (7, "import-twice"),
        ]
        assert "six" in found.mistakes[1].sentence("de")
        await importing.carry_out(one, found, origin("b"))
        assert await everything(one) == {}

    catalog(story)


def test_the_same_file_twice_changes_nothing_and_a_newer_one_updates(catalog: CatalogStory) -> None:
    async def story(one: Catalog) -> None:
        first = await bring(one, OWN, "b1")
        assert (first.new, first.changed, first.same) == (2, 0, 0)
        again = await bring(one, OWN, "b2")
        assert (again.new, again.changed, again.same) == (0, 0, 2)
        newer = "key,title,minutes,shelf\na2,Zwei,45,\na3,Drei,,B 1\n"
        third = await bring(one, newer, "b3")
        assert (third.new, third.changed, third.same) == (1, 1, 0)
        kept = await everything(one)
        assert kept["a2"] == CatalogFacts("Zwei", low=3, high=3, minutes=45)
        assert (await one.find(CatalogWish("drei"))).total == 1
        # An import is one change, and is taken back as one.
        assert await undoing.undo(one, "b3", origin("u")) == 2
        assert list(await everything(one)) == ["a1", "a2"]
        # What was removed comes back with the next import.
        back = await bring(one, newer, "b4")
        assert (back.new, back.changed) == (1, 1)
        assert set(await everything(one)) == {"a1", "a2", "a3"}

    catalog(story)


def test_rows_without_a_key_are_found_again_by_title_publisher_and_year(catalog: CatalogStory) -> None:
    content = "Titre;Éditeur;Année;Joueurs\nPigs;A;1999;2-4\nPigs;B;1999;2-4\nPigs;A;1999;2-4\n"

    async def story(one: Catalog) -> None:
        assert (await bring(one, content, "b1")).new == 3
        assert (await bring(one, content, "b2")).same == 3

    catalog(story)


@pytest.mark.parametrize("sign", ['"', "\r", "€"])
def test_a_separator_that_cannot_be_one_is_not_believed(sign: str) -> None:
    assert read(f"sep={sign}\ntitle;year\nA;1999\n").untitled


def test_a_cell_with_countless_brackets_is_a_mistake_of_its_row() -> None:
    found = read(f"title,plays\nA,{'[' * 15_000}\n")
    assert [(one.line, one.key) for one in found.mistakes] == [(2, "import-cell")]


def test_without_a_title_only_the_columns_are_shown() -> None:
    found = read("Bezeichnung;Wer\nA;X\nB;Y\nC;\nD;Z\n")
    assert (found.untitled, found.rows, found.preview) == (True, [], [["A", "X"], ["B", "Y"], ["C", ""]])
    named = read("Bezeichnung;Wer\nA;X\n", ["title", "authors", "year"])
    assert (named.untitled, named.columns) == (False, [("Bezeichnung", "title"), ("Wer", "authors")])
    assert read("Name;Name\nA;B\n", ["-", "title"]).rows[0][1].given == {"title": "B"}
    assert no_title(found).sentence("en").startswith("No column of the file is the title; there are: Bezeichnung, Wer.")


def test_mistakes_in_json_are_told_by_line() -> None:
    found = read(
        '\n[ {"title": "A"},\n{"title": " "}, 7,\n\n{"title": "A", "year": "x"}, {"title": "B", "wheels": 4},\n{}, {}]'
    )
    assert found.shape == "json"
    assert [(one.line, one.key) for one in found.mistakes] == [
        (3, "import-row-title"),
        (3, "import-row-title"),
        (5, "import-cell"),
        (5, "import-field"),
        (6, "import-row-title"),
        (6, "import-row-title"),
    ]
    assert "wheels" in found.mistakes[3].sentence("fr")
    assert len(found.rows) == 1


def test_json_brings_titles_in_all_languages_and_leaves_pictures_alone(catalog: CatalogStory) -> None:
    pigs = CatalogFacts(
        "Schweinerei", {"ja": "豚", "es": "Cerdos"}, low=2, picture="p1", links=[WebLink("", "https://a.example")]
    )

    async def story(one: Catalog) -> None:
        await one.write(lambda connection: records.add(connection, pigs, origin("a")))
        await bring(one, OWN)
        saved = await one.read(partial(records.after, number=0, limit=99))
        content = b"[\n" + b",\n".join(exporting.json_records(saved)) + b"\n]\n"
        assert (await bring(one, content, "c")).same == 3
        await one.write(
            partial(
                records.change,
                number=1,
                version=1,
                facts=CatalogFacts("Other", {"fr": "Autre"}, picture="p2"),
                origin=origin("d"),
            )
        )
        assert (await bring(one, content, "e")).changed == 1
        assert (await everything(one))[None] == msgspec.structs.replace(
            pigs, titles={"fr": "Autre", **pigs.titles}, picture="p2"
        )
        await one.write(partial(records.remove, number=1, version=3, origin=origin("f")))
        await bring(one, content, "g")
        assert (await everything(one))["no:1"] == msgspec.structs.replace(pigs, picture="")
        assert (await bring(one, content, "h")).same == 3

    catalog(story)


def test_what_is_exported_can_be_imported_and_is_the_same(catalog: CatalogStory) -> None:
    whole = CatalogFacts(
        *("Rüssel; “x”, \ny", {"fr": "Groin"}, ["Donna; X"], ["A | B", "C"], "Verlag", 1995, "Rüssel", 2, 4, 7, 30),
        *(["Dice", "Memory"], ["de"], "=1+1", "two\nlines", "private", "one pig", ""),
        links=[WebLink("Our | Site", "https://a.example/x%20y"), WebLink("", "https://b.example")],
        scoring=Scoring("lowest", rounds=7, target=100),
        plays=[Playable("any", {"cards": 3, "low": True, "kinds": [1, 2]})],
    )
    whole = msgspec.structs.replace(whole, title="Rüssel; “x”, y")

    async def story(one: Catalog) -> None:
        await one.write(lambda connection: records.add(connection, whole, origin("a")))
        await bring(one, OWN)
        before = await one.read(partial(records.after, number=0, limit=99))
        content = exporting.csv_start() + exporting.csv_rows(before)
        assert ",=1+1" not in content  # no spreadsheet calculates it
        assert (await bring(one, content, "c")).same == 3
        lines = [msgspec.json.decode(line) for line in exporting.json_records(before)]
        assert [line["key"] for line in lines] == ["no:1", "a1", "a2"]
        assert msgspec.convert({k: v for k, v in lines[0].items() if k != "key"}, CatalogFacts) == whole
        # Into an empty catalogue, too.
        for record in before:
            await one.write(partial(records.remove, number=record.number, version=1, origin=origin("d")))
        await bring(one, content, "e")
        assert (await everything(one))["no:1"] == whole

    catalog(story)
