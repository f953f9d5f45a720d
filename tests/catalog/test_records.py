"""Tests of records: they are put, changed by one person at a time, removed and brought back."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

import msgspec
import pytest

from ludotheque.catalog import loans, log, records, sheets, shipped, undoing
from ludotheque.catalog.catalog import Catalog
from ludotheque.catalog.errors import CatalogError
from ludotheque.catalog.log import Origin
from ludotheque.catalog.record import CatalogFacts, Playable, WebLink, checked
from ludotheque.catalog.search import CatalogWish
from ludotheque.catalog.sheets import Sheet
from ludotheque.kernel.words import LANGUAGES
from ludotheque.store import open_store, restore
from tests.catalog.conftest import CatalogStory
from tests.servers import Postgres

ANNA, BO = Origin("anna", 1, "a"), Origin("bo", 2, "b")
PIGS = CatalogFacts("Schweinerei", authors=["Anna"], low=2, high=4, age=6, minutes=20, mechanics=["Dice"])


def titles(found: object) -> list[str]:
    assert hasattr(found, "records")
    return [one.facts.title for one in found.records]


def test_a_record_is_kept_with_all_its_facts(catalog: CatalogStory) -> None:
    facts = CatalogFacts(
        *("Rüssel", {"fr": "Groin"}, ["Donna"], ["Franz"], "Verlag", 1995, "Rüssel", 2, 4, 7, 30),
        *(
            ["Dice", "Memory"],
            ["de"],
            "A 3",
            "public",
            "private",
            "one pig",
            "",
            [WebLink("Site", "https://a.example")],
        ),
        plays=[Playable("any", {"cards": 3, "low": True, "kinds": [1, 2], "name": "x"})],
    )

    async def story(one: Catalog) -> None:
        made = await one.write(lambda connection: records.add(connection, facts, ANNA, "own:7"))
        assert (made.number, made.version, made.lent) == (1, 1, False)

    catalog(story)
    found = catalog(lambda one: one.read(partial(records.get, number=1)))
    assert (found.facts, found.source, found.version) == (facts, "own:7", 1)


def test_the_second_of_two_who_change_a_record_loses_nothing(catalog: CatalogStory) -> None:
    async def story(one: Catalog) -> None:
        made = await one.write(lambda connection: records.add(connection, PIGS, ANNA))
        first = msgspec.structs.replace(PIGS, shelf="A 1")
        second = msgspec.structs.replace(PIGS, shelf="B 2")
        changed = await one.write(lambda connection: records.change(connection, made.number, 1, first, ANNA))
        assert changed.version == 2
        with pytest.raises(CatalogError, match="changed “Schweinerei” meanwhile"):
            await one.write(lambda connection: records.change(connection, made.number, 1, second, BO))
        with pytest.raises(CatalogError, match="meanwhile"):
            await one.write(lambda connection: records.remove(connection, made.number, 1, BO))
        assert (await one.read(partial(records.get, number=made.number))).facts == first

    catalog(story)


def test_every_change_is_logged_and_can_be_taken_back(catalog: CatalogStory) -> None:
    other = msgspec.structs.replace(PIGS, title="Sauerei", mechanics=[])

    async def story(one: Catalog) -> None:
        made = await one.write(lambda connection: records.add(connection, PIGS, ANNA))
        await one.write(lambda connection: records.change(connection, made.number, 1, other, BO))
        lines = await one.read(partial(log.changes, limit=9))
        assert [(line.by, line.what, line.before, line.after) for line in lines] == [
            ("bo", "changed", PIGS, other),
            ("anna", "added", None, PIGS),
        ]
        with pytest.raises(CatalogError, match="newer change"):
            await undoing.undo(one, "a", Origin("anna", 3, "c"))
        assert titles(await one.find(CatalogWish("sauerei"))) == ["Sauerei"]
        assert await undoing.undo(one, "b", Origin("anna", 4, "d")) == 1
        assert titles(await one.find(CatalogWish("schwein"))) == ["Schweinerei"]
        assert (await one.find(CatalogWish("sauerei"))).total == 0
        await one.write(lambda connection: records.remove(connection, made.number, 3, Origin("bo", 5, "e")))
        assert (await one.find(CatalogWish())).total == 0
        with pytest.raises(CatalogError, match="no box 1"):
            await one.read(partial(records.get, number=made.number))
        await undoing.undo(one, "e", Origin("bo", 6, "f"))
        assert titles(await one.find(CatalogWish("dice"))) == ["Schweinerei"]
        assert (await one.read(partial(records.get, number=made.number))).version == 5
        with pytest.raises(CatalogError, match="not in the list"):
            await undoing.undo(one, "?", BO)

    catalog(story)


def test_changes_of_a_batch_are_taken_back_together_or_not_at_all(catalog: CatalogStory) -> None:
    async def story(one: Catalog) -> None:
        many = [(msgspec.structs.replace(PIGS, title=f"Pig {number}"), None) for number in range(120)]
        made = await one.write(lambda connection: records.add_all(connection, many, ANNA))
        await one.write(lambda connection: records.change(connection, made[70].number, 1, PIGS, BO))
        with pytest.raises(CatalogError, match="Pig 70"):
            await undoing.undo(one, "a", Origin("anna", 3, "c"))
        assert (await one.find(CatalogWish())).total == 120
        await undoing.undo(one, "b", Origin("anna", 3, "c"))
        with pytest.raises(CatalogError):  # a change and its undoing are changes, too
            await undoing.undo(one, "a", Origin("anna", 3, "d"))

    catalog(story)


@pytest.mark.parametrize(
    ("facts", "said"),
    [
        (CatalogFacts(" \u202e… "), "needs a title"),
        (CatalogFacts("A", low=5, high=2), "At least 5 and at most 2"),
        (CatalogFacts("A", links=[WebLink("x", "javascript:alert(1)")]), "not an address of the web"),
        (CatalogFacts("A", links=[WebLink("x", "https://a\nb")]), "not an address of the web"),
    ],
)
def test_facts_that_cannot_be_are_refused_in_a_sentence(facts: CatalogFacts, said: str) -> None:
    with pytest.raises(CatalogError, match=said) as refusal:
        checked(facts)
    assert all(refusal.value.sentence(language) for language in LANGUAGES)


def test_texts_are_tidied() -> None:
    facts = checked(CatalogFacts("  A\x00 \u202eB ", authors=["X", "", " X ", "Y"], notes="one\n\ttwo  \x07\n"))
    assert (facts.title, facts.authors, facts.notes) == ("A B", ["X", "Y"], "one\ntwo")


def test_the_editions_of_the_games_are_shipped_once_and_may_be_removed(catalog: CatalogStory) -> None:
    first: list[str] = catalog(opened)
    assert len(first) == 6
    assert len(catalog(opened)) == 6

    async def remove(one: Catalog) -> None:
        await one.write(lambda connection: records.remove(connection, 1, 1, ANNA))

    catalog(remove)
    assert catalog(opened) == first[1:]


async def opened(one: Catalog) -> list[str]:
    await one.open(5)
    return [record.facts.title for record in await one.read(partial(records.after, number=0, limit=99))]


def test_every_shipped_edition_can_be_played_and_says_who_made_it() -> None:
    editions = shipped.shipped()
    assert all(
        facts.plays and facts.authors and facts.low and facts.age and facts.minutes for facts in editions.values()
    )
    assert sorted(len(facts.plays) for facts in editions.values()) == [1, 1, 1, 1, 1, 2]


def test_a_catalogue_moves_to_a_shared_database_with_all_it_has(tmp_path: Path, postgres: Postgres) -> None:
    async def fill() -> None:
        store = open_store(tmp_path / "house")
        one = Catalog(store)
        await one.open(1)
        await one.write(lambda connection: records.change(connection, 6, 1, PIGS, ANNA))
        await one.write(lambda connection: loans.lend(connection, "l", 6, "Bo", "2026-11-01", None, "", ANNA))
        new = Sheet("s", 6, "x.txt", "text/plain", 11, 1, True)
        await one.write(lambda connection: sheets.put_part(connection, "s", 0, b"Hutschachtel"))
        await one.write(lambda connection: sheets.add(connection, new, b"hash", "Hutschachtel", ANNA))
        await store.backup(tmp_path / "backup")
        await store.close()

    async def look(address: str) -> None:
        store = open_store(address)
        one = Catalog(store)
        await one.open(2)
        found = await one.find(CatalogWish("hutsch"))
        assert [(record.number, record.lent, record.facts) for record in found.records] == [(6, True, PIGS)]
        assert (await one.find(CatalogWish(), size=1)).total == 6
        assert [line.by for line in await one.read(partial(log.changes, limit=1))] == ["anna"]
        made = await one.write(lambda connection: records.add(connection, PIGS, BO))
        assert made.number == 7
        await undoing.undo(one, "b", Origin("bo", 3, "c"))
        assert await one.read(partial(sheets.part, id="s", number=0)) == b"Hutschachtel"
        await store.close()

    asyncio.run(fill())
    address = postgres.server()
    restore(tmp_path / "backup", address)
    asyncio.run(look(address))


def test_an_upload_that_goes_on_at_another_node_is_left_alone(catalog: CatalogStory, place: Path | str) -> None:
    async def story(one: Catalog) -> int:
        await one.write(lambda connection: sheets.put_part(connection, "s", 0, b"half"))
        await one.open(1)
        return len(await one.read(partial(sheets.part, id="s", number=0)))

    assert catalog(story) == (0 if isinstance(place, Path) else 4)
