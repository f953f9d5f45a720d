"""Tests of lists as people have them: odd cells of one's own list, of MyLudo's table and of its JSON."""

from __future__ import annotations

from functools import partial

import msgspec
import pytest

from ludotheque.catalog import importing, records
from ludotheque.catalog.catalog import Catalog
from ludotheque.catalog.importing import ReadFile
from ludotheque.catalog.record import WebLink
from ludotheque.catalog.search import CatalogWish
from tests.catalog.conftest import CatalogStory
from tests.catalog.test_importing import FILES, bring, everything, origin, read


def numbers(found: ReadFile) -> dict[str, tuple[object, ...]]:
    """Players, age and minutes of each box, by its title."""
    names = ("low", "high", "age", "minutes")
    return {row.given["title"]: tuple(row.given.get(name) for name in names) for _, row in found.rows}


def test_a_list_of_ones_own_is_understood_with_all_its_odd_cells() -> None:
    found = read((FILES / "own.csv").read_bytes())
    assert (found.shape, found.separator, found.encoding, found.mistaken) == ("own", ";", "utf-8-sig", 0)
    assert len(found.rows) == 30
    assert numbers(found) == {
        "La Traversée du grenier": (2, 4, 8, 45),
        "Le Loup & l’Agneau": (1, 2, 8, 120),
        "Chat perché": (2, 2, 6, 60),
        "Marées": (2, None, 1, 90),
        "« Guillemets »": (1, 1, 10, 120),
        "Point;virgule": (2, 4, 99, 90),
        "Virgule, ou pas": (2, 6, 7, 45),
        "=SOMME(A1)": (2, 2, None, None),
        "日本の箱": (3, 5, 12, 60),
        "Æther": (3, 5, 12, 60),
        "Espaces   partout": (2, 4, None, 20),
        "Tiret": (None, None, None, None),
        "Jusqu’au bout": (None, 8, None, 30),
        "Ohne Ende": (2, None, 10, 120),
        "Molto": (2, 5, 6, 40),
        "Quick": (None, 6, 6, 15),
        "Minute papillon": (4, 4, 5, 15),
        "Demi-heure": (2, None, 3, 30),
        "Long": (3, 5, 14, 240),
        "Pipe \\| dièse": (3, 3, 14, 90),
        "É" * 200: (None, None, None, None),
        "Tabulation\tici": (None, None, None, None),
        "Zéro": (None, None, None, None),
        "Ancien": (2, 2, None, None),
        "Liens": (None, None, None, None),
        "1–2 h": (1, 2, 8, 120),
        "1:15": (2, 4, 8, 75),
        "Mois": (2, 4, 1, 10),
        "Dernier": (999, 999, 99, 9999),
    }
    rows = [row.given for _, row in found.rows]
    assert [row.get("year") for row in rows[:9]] == [1998, 1999, 2001, 2001, None, 1987, None, 2004, -3000]
    assert [rows[place]["authors"] for place in (0, 2, 20)] == [
        ["Zoé Lambert", "Ann Ode"],
        ["Lambert", "Ode"],
        ["Un | Deux"],
    ]
    assert rows[25]["links"][1] == {"title": "Autre", "address": "http://b.example"}


def test_myludos_odd_cells_are_left_empty_and_told(catalog: CatalogStory) -> None:
    found = read((FILES / "myludo_odd.csv").read_bytes())
    assert (found.shape, found.mistaken, found.warned) == ("myludo", 0, 4)
    assert numbers(found) == {
        "Face à face": (2, 2, 8, 15),
        "Deux par deux": (2, 2, 8, 30),
        "Longue soirée": (3, 6, 14, 120),
        "Très longue": (2, 5, 12, 120),
        "Tout petits": (1, 4, 1, 10),
        "Sans limite": (4, None, None, 30),
        "Par joueur": (2, 4, 10, None),
        "Seul ou deux": (1, 2, 10, 20),
        "Cent cinquante": (2, 4, None, 20),
        "À l’envers": (2, 4, 10, 75),
        "Bavard": (2, 4, 10, 45),
    }
    assert [(one.line, one.sentence("en")) for one in found.warnings] == [
        (7, "Age(s): “Tout public” is not clear; write for example 8."),
        (8, "Durée: “30 min / joueur” is not clear; write for example 45."),
        (10, "Age(s): “150”; it must be a number from 0 to 99."),
        (12, "Commentaire: this text has more than 4,000 characters; shorten it."),
    ]

    async def story(one: Catalog) -> None:
        assert (await importing.carry_out(one, found, origin("a"))).new == 11
        assert (await importing.carry_out(one, found, origin("b"))).same == 11

    catalog(story)


def test_myludos_json_is_read_like_its_table() -> None:
    found = read((FILES / "myludo.json").read_bytes())
    assert (found.shape, found.mistaken) == ("myludo", 0)
    assert dict(found.columns)["note"] == "-"
    assert [(row.source, row.given) for _, row in found.rows[:2]] == [
        (
            "myludo:4711",
            {
                "title": "Groin devant – La course",
                "year": 2009,
                "publisher": "Éditeur A, Éditeur B",
                "authors": ["Heinz Meister"],
                "low": 2,
                "high": 5,
                "minutes": 90,
                "age": 6,
                "languages": ["fr", "de"],
                "mechanics": ["Gestion de main", "Course"],
                "shelf": "Salon",
            },
        ),
        ("myludo:4712", {"title": "Face à face", "low": 2, "high": 2, "minutes": 15, "age": 8}),
    ]
    assert [one.given["column"] for one in found.warnings] == ["duree", "age"]


def test_links_that_were_added_by_hand_stay_when_a_list_comes_again(catalog: CatalogStory) -> None:
    content = (FILES / "boardgamegeek.csv").read_bytes()

    async def story(one: Catalog) -> None:
        await bring(one, content, "a")
        before = (await everything(one))["boardgamegeek:900001"]
        links = [WebLink("Ours", "https://ours.example"), *before.links]
        facts = msgspec.structs.replace(before, links=links)
        number = (await one.find(CatalogWish("Schweins"))).records[0].number
        await one.write(partial(records.change, number=number, version=1, facts=facts, origin=origin("b")))
        assert (await bring(one, content, "c")).same == 2
        assert (await everything(one))["boardgamegeek:900001"].links == links

    catalog(story)


@pytest.mark.parametrize(
    ("row", "sentence"),
    [
        ("A;150;", "Alter: „150“; es muss eine Zahl von 0 bis 99 sein."),
        (f"{'x' * 201};;", "Spiel: Dieser Text hat mehr als 200 Zeichen; kürze ihn."),
        (f"A;;{'|'.join(map(str, range(41)))}", "Wer: Das sind mehr als 40; lass die wichtigsten stehen."),
        ("A;;" + "x" * 201, "Wer: Dieser Text hat mehr als 200 Zeichen; kürze ihn."),
    ],
)
def test_limits_are_told_with_the_column_and_in_the_readers_language(row: str, sentence: str) -> None:
    found = read(f"Spiel;Alter;Wer\n{row}\n", ["title", "age", "authors"])
    assert [one.sentence("de") for one in found.mistakes] == [sentence]
