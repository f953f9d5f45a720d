"""Tests of the catalogue's search: words as they are typed, the order of what is found, filters, counts, proposals."""

from __future__ import annotations

import random
from typing import Any

import pytest

from ludotheque.catalog import records
from ludotheque.catalog.catalog import Catalog
from ludotheque.catalog.folding import fold, search_words, search_words_both
from ludotheque.catalog.index import CatalogIndex
from ludotheque.catalog.log import Origin
from ludotheque.catalog.record import CatalogFacts, Playable
from ludotheque.catalog.search import CatalogWish, FoundRecords
from tests.catalog.conftest import CatalogStory

ANNA = Origin("anna", 1, "a")
SHELF = [
    CatalogFacts("Rennschwein Rudi Rüssel", authors=["Donna Schmidt"], year=1995, low=3, high=4, age=7, minutes=20),
    CatalogFacts("Æsop’s Œuvre", authors=["Ødegård"], low=2, high=2, age=12, minutes=90, mechanics=["Memory"]),
    CatalogFacts("Schweinerei", titles={"fr": "Cochonnerie"}, authors=["Rudi Meier"], low=2, high=6, age=6, minutes=30),
    CatalogFacts("Das Spiel", notes="Mit Rudi und 100 Karten, gut für den Abend.", low=1, high=5, age=8, minutes=20,
                 mechanics=["Cards", "memory"], plays=[Playable("any")]),
    CatalogFacts("Игра Schach", authors=["日本"]),
    CatalogFacts("Rudi", publisher="Straße & Co", mechanics=["Cards"], shelf="B 12", missing="a die"),
]  # fmt: skip


@pytest.fixture
def searched(catalog: CatalogStory) -> Any:
    """Ask a catalogue with a few boxes."""

    async def fill(one: Catalog) -> None:
        await one.write(lambda connection: records.add_all(connection, [(facts, None) for facts in SHELF], ANNA))

    catalog(fill)

    def ask(wish: CatalogWish, **more: Any) -> FoundRecords:
        found: FoundRecords = catalog(lambda one: one.find(wish, **more))
        return found

    return ask


def titles(found: FoundRecords) -> list[str]:
    return [one.facts.title for one in found.records]


def counts(found: FoundRecords) -> list[tuple[str, str, int]]:
    return [(one.value, one.label, one.count) for one in found.mechanics]


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("rudi", ["Rudi", "Rennschwein Rudi Rüssel", "Schweinerei", "Das Spiel"]),  # title, author, text
        ("RUD", ["Rudi", "Rennschwein Rudi Rüssel", "Schweinerei", "Das Spiel"]),
        ("ru", ["Rudi", "Rennschwein Rudi Rüssel", "Schweinerei"]),  # short words: no texts
        ("rüssel", ["Rennschwein Rudi Rüssel"]),
        ("russel", ["Rennschwein Rudi Rüssel"]),
        ("ruessel", ["Rennschwein Rudi Rüssel"]),
        ("rudi ren", ["Rennschwein Rudi Rüssel"]),
        ("schmidt rudi", ["Rennschwein Rudi Rüssel"]),
        ("cochon", ["Schweinerei"]),
        ("игр", ["Игра Schach"]),
        ("ИГРА sch", ["Игра Schach"]),
        ("aesop", ["Æsop’s Œuvre"]),
        ("oeuv", ["Æsop’s Œuvre"]),
        ("odegard", ["Æsop’s Œuvre"]),
        ("strasse", ["Rudi"]),
        ("1995", ["Rennschwein Rudi Rüssel"]),
        ("abend 100", ["Das Spiel"]),
        ("karten du abend", ["Das Spiel"]),  # a short word does not keep texts from being searched
        ("b 12", []),  # a letter alone is looked for in titles and people
        ("nothing", []),
        ("…", []),
        ('" OR *', []),
        ("'; drop table catalog_records", []),
        ("rudi & ! ( :* \\", ["Rudi", "Rennschwein Rudi Rüssel", "Schweinerei", "Das Spiel"]),
        ("", ["Æsop’s Œuvre", "Das Spiel", "Rennschwein Rudi Rüssel", "Rudi", "Schweinerei", "Игра Schach"]),
    ],
)
def test_what_is_typed_is_found_titles_first(searched: Any, typed: str, found: list[str]) -> None:
    assert titles(searched(CatalogWish(typed))) == found


def test_filters_say_who_is_here_and_how_much_time_there_is(searched: Any) -> None:
    assert titles(searched(CatalogWish(players=2))) == ["Æsop’s Œuvre", "Das Spiel", "Schweinerei"]
    assert titles(searched(CatalogWish(players=6))) == ["Schweinerei"]
    assert titles(searched(CatalogWish(age=7))) == ["Rennschwein Rudi Rüssel", "Schweinerei"]
    assert titles(searched(CatalogWish(minutes=20))) == ["Das Spiel", "Rennschwein Rudi Rüssel"]
    assert titles(searched(CatalogWish(players=4, age=6, minutes=30))) == ["Schweinerei"]
    assert titles(searched(CatalogWish(mechanics=("MEMORY",)))) == ["Æsop’s Œuvre", "Das Spiel"]
    assert titles(searched(CatalogWish(mechanics=("memory", "cards")))) == ["Das Spiel"]
    assert titles(searched(CatalogWish(playable=True))) == ["Das Spiel"]
    assert titles(searched(CatalogWish(missing=True))) == ["Rudi"]
    assert titles(searched(CatalogWish("rudi", game="any"))) == ["Das Spiel"]
    assert titles(searched(CatalogWish("rudi", players=3, here=True))) == [
        *("Rennschwein Rudi Rüssel", "Schweinerei", "Das Spiel")
    ]


def test_at_least_two_players_are_any_number_from_two(searched: Any, catalog: CatalogStory) -> None:
    new = [CatalogFacts("Open", low=2), CatalogFacts("Closed", high=3)]
    catalog(lambda one: one.write(lambda c: records.add_all(c, [(facts, None) for facts in new], ANNA)))
    assert [
        ("Open" in found, "Closed" in found) for found in (titles(searched(CatalogWish(players=n))) for n in (1, 2, 9))
    ] == [
        (False, True),
        (True, True),
        (True, False),
    ]
    proposals = catalog(lambda one: one.propose(CatalogWish("open", players=9)))
    assert proposals[0].reasons == [("why-players-from", {"low": 2, "players": 9})]
    proposals = catalog(lambda one: one.propose(CatalogWish("closed", players=2)))
    assert proposals[0].reasons == [("why-players-to", {"high": 3, "players": 2})]


def test_counts_are_of_all_that_is_found_and_pages_follow_each_other(searched: Any) -> None:
    found = searched(CatalogWish(), size=2, page=1)
    assert (found.total, found.playable, found.here, titles(found)) == (
        *(6, 1, 6),
        ["Rennschwein Rudi Rüssel", "Rudi"],
    )
    assert counts(found) == [("cards", "Cards", 2), ("memory", "Memory", 2)]
    assert titles(searched(CatalogWish(), size=2, page=2)) == ["Schweinerei", "Игра Schach"]
    assert titles(searched(CatalogWish(), size=2, page=9)) == []
    assert counts(searched(CatalogWish("rudi", age=9))) == [
        ("cards", "Cards", 1),
        ("memory", "Memory", 1),
    ]


def test_three_are_proposed_with_reasons_and_another_draw_gives_others(searched: Any, catalog: CatalogStory) -> None:
    many = [
        CatalogFacts(f"Game {number}", low=2, high=2 + number % 5, age=6 + number % 3, minutes=10 + 5 * (number % 9))
        for number in range(60)
    ]
    catalog(lambda one: one.write(lambda c: records.add_all(c, [(facts, None) for facts in many], ANNA)))
    wish = CatalogWish(players=4, age=8, minutes=45)

    async def propose(one: Catalog) -> list[Any]:
        return [await one.propose(wish, draw) for draw in (1, 1, 2, 3, 4)]

    draws = catalog(propose)
    numbers = [[one.record.number for one in draw] for draw in draws]
    assert numbers[0] == numbers[1]
    assert len({tuple(sorted(some)) for some in numbers}) > 1
    for draw in draws:
        assert len({one.record.number for one in draw}) == 3
        for one in draw:
            facts = one.record.facts
            assert facts.low <= 4 <= facts.high
            assert facts.age <= 8
            assert facts.minutes <= 45
            assert {key for key, _ in one.reasons} >= {"why-players", "why-age", "why-minutes"}
    assert catalog(lambda one: one.propose(CatalogWish(players=15))) == []
    assert len(catalog(lambda one: one.propose(CatalogWish("rudi")))) == 3


def test_what_is_learnt_change_by_change_is_what_is_read_at_once(catalog: CatalogStory) -> None:
    chance = random.Random(5)

    def facts() -> CatalogFacts:
        mechanics = chance.sample(["Dice", "dice", "Race", "Memory"], chance.randint(0, 3))
        return CatalogFacts(chance.choice(["Rudi", "rudi 2", "Zoo"]), low=chance.choice([None, 2]), mechanics=mechanics)

    def known(index: CatalogIndex) -> Any:
        columns = {name: column.tolist() for name, column in index.columns.items()}
        labels = {value: sorted(index.labelled("mechanic", value).tolist()) for value, _ in index.labels("mechanic")}
        return index.numbers, columns, labels, index.beginning("rudi").tolist(), index.places([3, 1, 99]).tolist()

    async def story(one: Catalog) -> None:
        index = CatalogIndex()
        for turn in range(60):
            there = await one.read(lambda c: records.after(c, 0, 99))
            some = chance.sample(there, min(len(there), chance.randint(0, 2)))
            changes = [records.hiding(box) if chance.random() < 0.4 else records.changing(box, facts()) for box in some]
            changes += [records.adding(facts()) for _ in range(chance.choice([0, 1, 2, 60 if turn == 30 else 1]))]
            await one.write(lambda c, changes=changes: records.apply(c, changes, ANNA))  # type: ignore[misc]
            await one.read(index.refresh)
            fresh = CatalogIndex()
            await one.read(fresh.refresh)
            assert known(index) == known(fresh)

    catalog(story)


def test_folding_leaves_words_alone() -> None:
    assert fold("L’Été à Châlon-sur-Saône: 2e éd. (ß, Œ, Ł)") == "l ete a chalon sur saone 2e ed ss oe l"
    assert search_words_both("Rüssel") == "russel ruessel"
    assert search_words_both("Russel") == "russel"
    assert fold("日本 игра") == "日本 игра"
    assert search_words("日本a").startswith(search_words("日"))
    assert search_words("日本 игра").isascii()
    assert fold("") == ""
    assert len(fold("x" * 500)) == 40


def test_whatever_is_typed_is_no_mistake(catalog: CatalogStory) -> None:
    chance = random.Random(11)
    letters = [chr(code) for code in (*range(1, 0x3000), *range(0x1F000, 0x1FA00)) if not 0xD800 <= code < 0xE000]
    typed = ["".join(chance.choices(letters, k=chance.randint(1, 12))) for _ in range(150)]
    typed += ["'", "\\", ":*", "a:*B", "!a", "a <-> b", '"', "NEAR(a b)", "titles : a", "-a", "1e5 -5 0x1f", "a' | 'b"]

    async def story(one: Catalog) -> None:
        new = [(CatalogFacts(f"A{text}"), None) for text in typed]
        await one.write(lambda connection: records.add_all(connection, new, ANNA))
        for text in typed:
            assert (await one.find(CatalogWish(text, mechanics=(text,), work=text, languages=(text,)))).total == 0
            assert (await one.find(CatalogWish(text))).total <= len(typed)
        assert (await one.find(CatalogWish())).total == len(typed)

    catalog(story)
