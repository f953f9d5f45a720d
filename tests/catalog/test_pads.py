"""Tests of score pads in both databases: written by two at once, taken back, ended, listed, dropped."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from ludotheque.catalog import pads
from ludotheque.catalog.catalog import Catalog
from ludotheque.catalog.errors import CatalogError
from ludotheque.catalog.pad import (
    AddPlayer,
    EndPad,
    PadChange,
    PadFacts,
    RemovePlayer,
    RenamePlayer,
    ReopenPad,
    SettlePad,
    WritePoints,
    new_pad,
    standings,
)
from ludotheque.catalog.pads import IDLE_LASTS_MS, UNUSED_LASTS_MS, StoredPad
from ludotheque.catalog.record import Scoring
from tests.catalog.conftest import CatalogStory


async def made(one: Catalog, id: str = "pad", now: int = 0, person: str = "anna", **scoring: Any) -> StoredPad:
    facts = new_pad("Kniffel", 0, Scoring(**scoring), ["Anna", "Bruno"])
    return await one.write(partial(pads.make, id=id, secret="s", facts=facts, person=person, now=now))


async def do(one: Catalog, *changes: PadChange, person: str = "anna", now: int = 1) -> tuple[StoredPad, list[str]]:
    """Make changes; the pad and the codes of those that were refused."""
    pad, refused = await one.write(partial(pads.change, id="pad", changes=changes, person=person, now=now))
    return pad, [found.error.key for found in refused]


async def undo(one: Catalog, person: str = "anna") -> StoredPad:
    return await one.write(partial(pads.undo, id="pad", person=person, now=2))


def points(facts: PadFacts) -> dict[tuple[int, str], int]:
    return {(cell.row, cell.player): cell.value for cell in facts.cells if cell.value is not None}


def test_two_who_write_at_once_lose_nothing(catalog: CatalogStory) -> None:
    async def story(one: Catalog) -> None:
        assert (await made(one)).facts.players[1].name == "Bruno"
        pad, refused = await do(one, WritePoints("a1", 0, "1", 12), WritePoints("a2", 0, "2", -5))
        assert (pad.version, refused) == (2, [])
        # Another cell of the same round, at the same time: both stay.
        assert (await do(one, WritePoints("b1", 1, "2", 7), person="bo"))[1] == []
        # The same cell, seen before Bo wrote in it: refused, and what stands there is said.
        pad, refused = await do(one, WritePoints("a3", 1, "2", 9), WritePoints("a4", 2, "1", 3))
        assert refused == ["pad-cell-changed"]
        assert points(pad.facts) == {(0, "1"): 12, (0, "2"): -5, (1, "2"): 7, (2, "1"): 3}
        # Seen and decided; and the same points written by both are no conflict.
        version = next(cell.version for cell in pad.facts.cells if (cell.row, cell.player) == (1, "2"))
        assert (await do(one, WritePoints("a5", 1, "2", 9, version)))[1] == []
        pad, refused = await do(one, WritePoints("b2", 1, "2", 9, version), person="bo")
        assert refused == []
        assert points(pad.facts)[1, "2"] == 9

    catalog(story)


def test_what_is_sent_twice_is_done_once(catalog: CatalogStory) -> None:
    async def story(one: Catalog) -> None:
        await made(one)
        changes = (AddPlayer("x1", "c", "Carla"), WritePoints("x2", 0, "c", 4))
        first, _ = await do(one, *changes)
        again, refused = await do(one, *changes)
        assert again == first
        assert refused == []

    catalog(story)


def test_each_takes_back_what_he_did_himself(catalog: CatalogStory) -> None:
    async def story(one: Catalog) -> None:
        before = (await made(one)).facts
        await do(one, WritePoints("a1", 0, "1", 12), SettlePad("a2", "Yams", Scoring(wins="lowest")))
        await do(one, WritePoints("b1", 0, "2", 5), RemovePlayer("b2", "1"), person="bo")
        pad = await one.read(partial(pads.get, id="pad"))
        assert [player.name for player in pad.facts.players] == ["Bruno"]
        assert points(pad.facts) == {(0, "2"): 5}
        assert points((await undo(one, "bo")).facts) == {(0, "1"): 12, (0, "2"): 5}  # in his place, with his points
        assert [player.name for player in (await undo(one)).facts.players] == ["Anna", "Bruno"]
        await undo(one)
        pad = await undo(one, "bo")
        assert points(pad.facts) == {}
        assert (pad.facts.title, pad.facts.scoring, pad.facts.players) == (
            before.title,
            before.scoring,
            before.players,
        )
        with pytest.raises(CatalogError, match="nothing here"):
            await undo(one)
        # What somebody else has changed since is not taken back over his head.
        pad, _ = await do(one, WritePoints("a3", 3, "1", 1))
        seen = next(cell.version for cell in pad.facts.cells if (cell.row, cell.player) == (3, "1"))
        await do(one, WritePoints("b3", 3, "1", 2, seen), AddPlayer("b4", "c", "Carla"), person="bo")
        with pytest.raises(CatalogError, match="again since"):
            await undo(one)
        await do(one, WritePoints("a4", 0, "c", 2))
        with pytest.raises(CatalogError, match="again since"):
            await undo(one, "bo")  # the player has points by now

    catalog(story)


def test_what_is_absurd_is_refused_and_the_rest_done(catalog: CatalogStory) -> None:
    async def story(one: Catalog) -> None:
        await made(one, rows=["Ones", "Twos"], rounds=7)
        assert (await one.read(partial(pads.get, id="pad"))).facts.scoring == Scoring(rows=["Ones", "Twos"])
        pad, refused = await do(
            one,
            WritePoints("1", 0, "1", 10**30),
            WritePoints("2", 2, "1", 1),
            WritePoints("3", -1, "1", 1),
            WritePoints("4", 0, "nobody", 1),
            RenamePlayer("5", "1", "x" * 10_000),
            RenamePlayer("6", "1", " \u202e "),
            AddPlayer("7", "1", "Twin"),
            SettlePad("8", "t" * 121, Scoring()),
            WritePoints("9", 1, "1", 8),
            SettlePad("10", "Shorter", Scoring(rounds=1)),
            *(AddPlayer(f"p{k}", f"p{k}", f"P{k}") for k in range(19)),
        )
        assert refused == [
            *("pad-points", "pad-row", "pad-row", "pad-no-player", "pad-name", "pad-no-name", "pad-same-player"),
            *("pad-title", "pad-rows-written", "pad-players"),
        ]
        assert points(pad.facts) == {(1, "1"): 8}
        assert len(pad.facts.players) == 20
        for names, code in ((["x"] * 21, "At most 20"), ([""], "needs a name")):
            with pytest.raises(CatalogError, match=code):
                new_pad("", 0, Scoring(), names)
        with pytest.raises(CatalogError, match="mistyped"):
            await one.read(partial(pads.get, id="another"))

    catalog(story)


def test_a_pad_ends_and_stands_in_the_lists_until_deleted(catalog: CatalogStory) -> None:
    async def story(one: Catalog) -> None:
        await made(one, wins="lowest")
        await do(one, WritePoints("a1", 0, "1", 12), WritePoints("a2", 0, "2", 5), EndPad("a3"), now=50)
        _, refused = await do(one, WritePoints("b1", 1, "1", 1), person="bo")
        assert refused == ["pad-ended"]
        pad, _ = await do(one, ReopenPad("b2"), WritePoints("b3", 1, "2", 1), EndPad("b4"), person="bo", now=60)
        assert standings(pad.facts) == [("Anna", 12, False), ("Bruno", 6, True)]
        for person in ("anna", "bo"):
            for search, count in (("", 1), ("kniff brun", 1), ("carla", 0)):
                assert len(await one.read(partial(pads.ended_of, person=person, search=search))) == count
            assert await one.read(partial(pads.of_person, person=person, ended=False)) == []
        # It is kept as long as it is in a list, then it is gone; who deletes his data leaves no trace.
        await one.open(60 + 2 * IDLE_LASTS_MS)
        await one.write(partial(pads.leave, id="pad", person="anna"))
        assert await one.read(partial(pads.ended_of, person="anna", search="")) == []
        with pytest.raises(CatalogError, match="no such score pad"):
            await one.write(partial(pads.leave, id="pad", person="anna"))
        await one.write(partial(pads.forget, person="bo"))
        with pytest.raises(CatalogError, match="no such score pad"):
            await one.read(partial(pads.get, id="pad"))

    catalog(story)


def test_pads_that_nobody_uses_are_dropped(catalog: CatalogStory) -> None:
    async def story(one: Catalog) -> None:
        await made(one)
        await do(one, WritePoints("a1", 0, "1", 12), now=10)
        await made(one, "empty")
        assert await one.write(partial(pads.drop_old, now=UNUSED_LASTS_MS)) == 0
        assert await one.write(partial(pads.drop_old, now=UNUSED_LASTS_MS + 1)) == 1
        assert await one.write(partial(pads.drop_old, now=IDLE_LASTS_MS + 10)) == 0
        assert await one.write(partial(pads.drop_old, now=IDLE_LASTS_MS + 11)) == 1
        for number in range(pads.MAX_PADS):
            await made(one, str(number))
        with pytest.raises(CatalogError, match="200 score pads"):
            await made(one, "more")

    catalog(story)
