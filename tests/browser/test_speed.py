"""Tests of the page's weight, and of its times: those are goals for a quiet machine, asked in `make soak` and measured
by bench/web.py."""

from __future__ import annotations

import statistics
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser import measuring
from tests.browser.conftest import GENEROUS, Visitor
from tests.browser.finished import finished, keep
from tests.browser.test_pages import dealt
from tests.server.served import Served
from tests.tables.sample import Sample

TRIES = 4


def test_the_first_load_and_the_boards_are_small(server: Served, visitor: Visitor) -> None:
    page = visitor()
    first = measuring.weigh(page, server.url)
    assert 0 < first.shell < 200_000
    assert first.shell + first.board < 200_000  # the table that is dealt on the first page included
    for game in ("galopp", "rudi"):
        guest = visitor()
        address = dealt(guest, server.url, {"game": game, "start": True}).removeprefix(server.url)
        assert measuring.weigh(guest, server.url, address).board < 60_000


@pytest.mark.long
def test_a_telephone_plays_within_two_seconds(server: Served, visitor: Visitor) -> None:
    times: list[float] = []
    while len(times) < TRIES and min(times, default=9) >= 2:
        page = visitor(360, 740)
        times.append(measuring.playable(page, server.url))
        page.context.close()  # or the next one is slowed down twice
    assert min(times) < 2, times


def test_a_click_is_answered_before_its_move_is_there(server: Served, visitor: Visitor) -> None:
    found = measuring.reactions(visitor(), server.url)
    assert len(found) >= 4
    assert all(0 < reaction.seen <= reaction.moved for reaction in found)


@pytest.mark.long
def test_a_click_is_answered_within_a_tenth_of_a_second(server: Served, visitor: Visitor) -> None:
    times: list[float] = []
    while len(times) < TRIES and min(times, default=999) >= 100:
        times.append(statistics.median(reaction.seen for reaction in measuring.reactions(visitor(), server.url)))
    assert min(times) < 100, times


def replayed(folder: Path, visitor: Visitor, matches: list[Sample]) -> Iterator[tuple[float, Page, Served, Sample]]:
    """Opens each match in a page of its own, on a server that has nothing of it in memory; with the seconds it took."""
    keep(folder, matches)
    server = Served(folder, environment=GENEROUS).start()
    try:
        for match in matches:
            page = visitor()
            yield measuring.looked_back(page, server.url, match), page, server, match
    finally:
        server.kill()


def test_a_long_match_is_listed_and_travels_compressed(tmp_path: Path, visitor: Visitor) -> None:
    for _, page, server, match in replayed(tmp_path / "house", visitor, [finished("rummu", 4, "long-33")]):
        # Checked, though no number of this browser is in the deals.
        expect(page.locator("[data-verdict]")).to_have_attribute("data-verdict", "partly")
        page.keyboard.press("End")
        moves = page.locator("aside ol button")
        expect(moves.last).to_have_attribute("aria-current", "step")
        assert moves.count() > 300
        told = page.request.get(f"{server.url}/api/tables/{match.table.id}/replay?seat=0")
        assert 4 * int(told.headers["content-length"]) < len(told.body())


@pytest.mark.long
def test_a_long_match_opens_within_a_second(tmp_path: Path, visitor: Visitor) -> None:
    """With the first, the rules are loaded too."""
    matches = [finished("rummu", 4, table) for table in ("long-33", "long-9", "long-12", "long-32")]
    times = [seconds for seconds, *_ in replayed(tmp_path / "house", visitor, matches)]
    assert min(times) < 1, times
