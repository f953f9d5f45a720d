"""Tests of taking back what is no record: files, loans, what the library says of itself."""

from __future__ import annotations

from functools import partial

import pytest

from ludotheque.catalog import about, loans, log, records, sheets, undoing
from ludotheque.catalog.about import AboutFacts
from ludotheque.catalog.catalog import Catalog
from ludotheque.catalog.errors import CatalogError
from ludotheque.catalog.log import Origin
from ludotheque.catalog.record import CatalogFacts
from ludotheque.catalog.search import CatalogWish
from ludotheque.catalog.sheets import BROUGHT_BACK_WITHIN_MS, Sheet
from tests.catalog.conftest import CatalogStory


def by(batch: str, at: int = 1) -> Origin:
    return Origin("anna", at, batch)


async def undo(one: Catalog, batch: str, at: int = 1) -> int:
    return await undoing.undo(one, batch, by(f"un-{batch}", at))


async def with_a_sheet(one: Catalog) -> None:
    await one.write(lambda connection: records.add(connection, CatalogFacts("Pigs"), by("box")))
    await one.write(lambda connection: sheets.put_part(connection, "s", 0, b"Hutschachtel"))
    new = Sheet("s", 1, "rules.txt", "text/plain", 12, 1, True)
    await one.write(lambda connection: sheets.add(connection, new, b"hash", "Hutschachtel", by("attach")))


async def found(one: Catalog, text: str) -> int:
    return (await one.find(CatalogWish(text))).total


def test_a_file_that_was_taken_away_is_brought_back_with_its_text(catalog: CatalogStory) -> None:
    async def story(one: Catalog) -> None:
        await with_a_sheet(one)
        assert await found(one, "hutsch") == 1
        await one.write(partial(sheets.remove, id="s", origin=by("detach", 5)))
        assert await found(one, "hutsch") == 0
        assert await one.read(partial(sheets.sheets, number=1)) == []
        with pytest.raises(CatalogError, match="no such file"):
            await one.read(partial(sheets.sheet, id="s"))
        with pytest.raises(CatalogError, match="changed again since"):
            await undo(one, "attach")
        assert await undo(one, "detach") == 1
        assert await found(one, "hutsch") == 1
        assert await undo(one, "attach", 7) == 1
        assert await found(one, "hutsch") == 0
        lines = await one.read(partial(log.changes, limit=9))
        assert [(line.what, line.title, line.thing.name) for line in lines[:-1]] == [
            (what, "Pigs", "rules.txt") for what in ("detached", "attached", "detached", "attached")
        ]
        # After a while it is gone for good.
        await one.open(BROUGHT_BACK_WITHIN_MS)
        assert await one.read(partial(sheets.part, id="s", number=0)) != b""
        await one.open(BROUGHT_BACK_WITHIN_MS + 100)
        assert await one.read(partial(sheets.part, id="s", number=0)) == b""
        with pytest.raises(CatalogError, match="changed again since"):
            await undo(one, "un-attach")

    catalog(story)


def test_a_file_that_is_deleted_for_good_cannot_be_brought_back(catalog: CatalogStory) -> None:
    async def story(one: Catalog) -> None:
        await with_a_sheet(one)
        await one.write(partial(sheets.delete_for_good, id="s", origin=by("ever")))
        assert await one.read(partial(sheets.part, id="s", number=0)) == b""
        assert await found(one, "hutsch") == 0
        with pytest.raises(CatalogError, match="changed again since"):
            await undo(one, "attach")
        assert (await one.read(partial(log.changes, limit=1)))[0].what == "deleted"
        with pytest.raises(CatalogError, match="cannot be taken back"):
            await undo(one, "ever")

    catalog(story)


def test_what_nobody_wants_any_more_goes_while_the_server_runs(catalog: CatalogStory) -> None:
    hour, day = 3_600_000, 86_400_000

    async def sheets_with_parts(one: Catalog) -> set[str]:
        rows = await one.read(lambda connection: connection.find("select distinct sheet from catalog_sheet_parts"))
        return {sheet for (sheet,) in rows}

    async def story(one: Catalog) -> None:
        await one.open(day)
        await with_a_sheet(one)
        await one.write(partial(sheets.put_part, id="crashed", number=0, body=b"x"))
        await one.tick(2 * day - 1)
        await one.write(partial(sheets.put_part, id="coming", number=0, body=b"x"))
        assert await sheets_with_parts(one) == {"s", "crashed", "coming"}
        await one.tick(2 * day)  # both may be coming in
        assert await sheets_with_parts(one) == {"s", "crashed", "coming"}
        await one.write(partial(sheets.drop_parts, id="coming"))
        await one.write(partial(sheets.put_part, id="newer", number=0, body=b"x"))
        await one.clean(2 * day + hour)
        assert await sheets_with_parts(one) == {"s", "newer"}
        await one.write(partial(sheets.remove, id="s", origin=by("detach", 3 * day)))
        await one.tick(3 * day + BROUGHT_BACK_WITHIN_MS + hour)
        assert await sheets_with_parts(one) == set()

    catalog(story)


def test_the_day_a_box_is_due_is_changed_and_taken_back(catalog: CatalogStory) -> None:
    async def story(one: Catalog) -> None:
        await one.write(lambda connection: records.add(connection, CatalogFacts("Pigs"), by("box")))
        lend = partial(loans.lend, number=1, borrower="Bo", since="2026-11-01", due="2026-11-08", note="")
        await one.write(partial(lend, id="l1", origin=by("lend")))
        with pytest.raises(CatalogError, match="before 2026-11-01"):
            await one.write(partial(loans.set_due, id="l1", due="2026-10-01", origin=by("early")))
        assert (await one.write(partial(loans.set_due, id="l1", due="2026-11-15", origin=by("d1")))).due == "2026-11-15"
        assert (await one.write(partial(loans.set_due, id="l1", due=None, origin=by("d2")))).due is None
        with pytest.raises(CatalogError, match="changed again since"):
            await undo(one, "d1")
        await undo(one, "d2")
        assert (await one.read(partial(loans.loan, id="l1"))).due == "2026-11-15"
        await one.write(partial(loans.delete, id="l1", origin=by("gone")))
        assert not (await one.read(partial(records.get, number=1))).lent
        with pytest.raises(CatalogError, match="cannot be taken back"):
            await undo(one, "gone")

    catalog(story)


def test_loans_are_taken_back_and_the_log_names_no_borrower(catalog: CatalogStory) -> None:
    async def story(one: Catalog) -> None:
        await one.write(lambda connection: records.add(connection, CatalogFacts("Pigs"), by("box")))
        lend = partial(loans.lend, number=1, borrower="Frau Geheim", since="2026-11-01", due=None, note="")
        await one.write(partial(lend, id="l1", origin=by("lend")))
        await one.write(partial(loans.take_back, id="l1", back="2026-11-02", origin=by("back")))
        assert await undo(one, "back") == 1
        assert (await one.read(partial(records.get, number=1))).lent
        await one.write(partial(loans.take_back, id="l1", back="2026-11-03", origin=by("back2")))
        await one.write(partial(lend, id="l2", origin=by("lend2")))
        with pytest.raises(CatalogError, match="changed again since"):
            await undo(one, "back2")  # somebody else has it
        await one.write(partial(records.remove, number=1, version=1, origin=by("gone")))
        with pytest.raises(CatalogError, match="changed again since"):
            await undo(one, "back2")  # the box is not even there
        await undo(one, "gone")
        assert await undo(one, "lend2") == 1
        assert not (await one.read(partial(records.get, number=1))).lent
        lines = await one.read(partial(log.changes, limit=99))
        assert [line.what for line in lines] == [
            "unlent",
            "added",
            "removed",
            "lent",
            "back",
            "lent",
            "back",
            "lent",
            "added",
        ]
        assert all("Geheim" not in str(line) for line in lines)

    catalog(story)


def test_what_the_library_says_of_itself_is_taken_back(catalog: CatalogStory) -> None:
    async def story(one: Catalog) -> None:
        for version, name in enumerate(("Club", "Verein")):
            facts = AboutFacts(name=name)
            await one.write(partial(about.change_about, version=version, facts=facts, origin=by(name)))
        with pytest.raises(CatalogError, match="changed again since"):
            await undo(one, "Club")
        assert await undo(one, "Verein") == 1
        stored = await one.read(about.about)
        assert (stored.version, stored.facts.name) == (3, "Club")

    catalog(story)
