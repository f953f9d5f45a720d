"""Tests of changes of many records: all or nothing, others have their turn, and what a crash leaves is finished."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
import pytest

from ludotheque.catalog import importing, log, records, undoing, waiting_words
from ludotheque.catalog.catalog import ATTEMPTS, Catalog
from ludotheque.catalog.database import CatalogConnection
from ludotheque.catalog.errors import CatalogError
from ludotheque.catalog.log import Origin
from ludotheque.catalog.record import CatalogFacts
from ludotheque.catalog.search import CatalogWish
from tests.catalog.conftest import CatalogStory
from tests.catalog.test_importing import origin, read

COUNT = undoing.MAX_AT_ONCE + 150
ANNA = Origin("anna", 1, "a")


def boxes(word: str) -> str:
    return "key,title,mechanics\n" + "".join(f"k{number},{word} {number},Dice\n" for number in range(COUNT))


async def found(one: Catalog, **wish: Any) -> int:
    return (await one.find(CatalogWish(**wish))).total


@pytest.fixture
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each transaction puts as few words as may be, however quick the machine."""
    monkeypatch.setattr(waiting_words, "BUSY_S", 0.0)


def test_others_write_between_the_words_of_a_large_import(catalog: CatalogStory, unhurried: None) -> None:
    async def story(one: Catalog) -> None:
        between: list[tuple[int, int]] = []
        importing_all = asyncio.create_task(importing.carry_out(one, read(boxes("Pig")), origin("b1")))
        while not importing_all.done():
            there = await one.write(records.count)  # as a move at a table would
            between.append((there, await found(one, text="pig")))
        await importing_all
        # None of them or all of them, and words a few at a time.
        assert {there for there, _ in between} <= {0, COUNT}
        assert len({by_words for _, by_words in between}) > 5
        assert await found(one, text="pig", mechanics=("dice",)) == COUNT
        assert await undoing.undo(one, "b1", origin("u1")) == COUNT
        assert (await found(one), await found(one, text="pig")) == (0, 0)
        assert await undoing.undo(one, "u1", origin("u2")) == COUNT
        assert await found(one, text="pig", mechanics=("dice",)) == COUNT
        assert (await importing.carry_out(one, read(boxes("Cow")), origin("b2"))).changed == COUNT
        assert (await found(one, text="pig"), await found(one, text="cow")) == (0, COUNT)
        assert await undoing.undo(one, "b2", origin("u3")) == COUNT
        assert (await found(one, text="pig"), await found(one, text="cow")) == (COUNT, 0)

    catalog(story)


def test_words_that_a_crash_left_out_are_put_at_the_next_start(catalog: CatalogStory, unhurried: None) -> None:
    async def crash(one: Catalog) -> None:
        def progress(done: int, total: int) -> None:
            if done == 3 * waiting_words.AT_A_TIME:
                raise KeyboardInterrupt

        with pytest.raises(KeyboardInterrupt):
            await importing.carry_out(one, read(boxes("Pig")), origin("b1"), progress)

    async def again(one: Catalog) -> None:
        await one.open(1)
        assert await found(one, text="pig", mechanics=("dice",)) == COUNT
        assert await one.write(waiting_words.put_some) == 0

    catalog(crash)
    catalog(again)


def test_a_box_that_is_changed_while_its_words_wait_is_found_by_what_is_written_last(
    catalog: CatalogStory, unhurried: None
) -> None:
    async def story(one: Catalog) -> None:
        plan = await importing.plan(one, read(boxes("Pig")))
        await one.write(
            lambda connection: waiting_words.put_off(connection, records.write(connection, plan.changes, ANNA))
        )
        first = await one.read(partial(records.get, number=1))
        other = msgspec.structs.replace(first.facts, shelf="Zebra", languages=["fr"])
        await one.write(partial(records.change, number=1, version=1, facts=other, origin=ANNA))
        assert await found(one, text="zebra") == await found(one, languages=("fr",)) == 1
        same = msgspec.structs.replace(other, age=7)  # no word or label is another
        await one.write(partial(records.change, number=1, version=2, facts=same, origin=ANNA))
        await one.put_words()
        assert await found(one, mechanics=("dice",)) == COUNT
        assert await found(one, text="zebra", mechanics=("dice",)) == 1

    catalog(story)


class Meddling(Catalog):
    """A catalogue in which somebody else puts a box in whenever a plan has been made."""

    meddle: Callable[[CatalogConnection], object] | None = None

    async def write(self, what: Callable[[CatalogConnection], Any]) -> Any:
        if self.meddle is not None and isinstance(what, partial):
            await super().write(self.meddle)
        return await super().write(what)


@pytest.mark.parametrize("times", [1, ATTEMPTS])
def test_a_plan_that_others_have_overtaken_is_made_anew(catalog: CatalogStory, times: int) -> None:
    content = "key,title\nk1,Pigs\n"

    async def story(one: Catalog) -> None:
        done: list[int] = []

        def meddle(connection: CatalogConnection) -> None:
            if len(done) < times:
                done.append(records.add(connection, CatalogFacts("Other"), ANNA, f"k{2 - len(done)}").number)

        meddling = Meddling(one._store)
        meddling.meddle = meddle
        if times == 1:
            made = await importing.carry_out(meddling, read(content), origin("b"))
            assert (made.new, await found(one)) == (1, 2)
        else:
            with pytest.raises(CatalogError, match="nothing was done"):
                await importing.carry_out(meddling, read(content), origin("b"))
            with pytest.raises(CatalogError, match="not in the list"):
                await one.read(partial(log.summary_of, batch="b"))

    catalog(story)


def test_of_a_large_change_nothing_is_undone_when_one_box_was_changed_since(catalog: CatalogStory) -> None:
    async def story(one: Catalog) -> None:
        await importing.carry_out(one, read(boxes("Pig")), origin("b1"))
        await one.write(partial(records.change, number=7, version=1, facts=CatalogFacts("Mine"), origin=ANNA))
        with pytest.raises(CatalogError, match="“Pig 6” has been changed"):
            await undoing.undo(one, "b1", origin("u1"))
        assert await found(one) == COUNT

    catalog(story)


def test_a_large_change_takes_a_few_lines_of_the_list(catalog: CatalogStory) -> None:
    async def story(one: Catalog) -> None:
        await one.write(partial(records.add, facts=CatalogFacts("Old"), origin=Origin("anna", 1, "old")))
        await importing.carry_out(one, read(boxes("Pig")), origin("b1"))
        await one.write(partial(records.change, number=7, version=1, facts=CatalogFacts("Mine"), origin=ANNA))
        page = await one.read(partial(log.listed, limit=50))
        assert [line.batch for line in page.lines] == ["a", "b1", "b1", "b1", "old"]
        assert (page.together, page.next) == ({"a": 1, "b1": COUNT, "old": 1}, None)
        # Page by page it is the same; of one box it says how much would be taken back with it.
        first = await one.read(partial(log.listed, limit=2))
        rest = await one.read(partial(log.listed, limit=50, before=first.next))
        assert [line.batch for line in (*first.lines, *rest.lines)] == ["a", "b1", "b1", "b1", "b1", "old"]
        of_one = await one.read(partial(log.listed, limit=50, number=7))
        assert [(line.batch, of_one.together[line.batch]) for line in of_one.lines] == [("a", 1), ("b1", COUNT)]

    catalog(story)
