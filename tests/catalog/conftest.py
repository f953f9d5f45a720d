"""Fixtures of the catalogue's tests: a catalogue of its own in each kind of database."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from ludotheque.catalog.catalog import Catalog
from ludotheque.store import open_store
from tests.servers import postgres

__all__ = ["postgres"]
KINDS = ("sqlite", "postgres")
CatalogStory: TypeAlias = Callable[[Callable[[Catalog], Coroutine[Any, Any, Any]]], Any]


@pytest.fixture(params=KINDS)
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    if request.param == "sqlite":
        return tmp_path / "house"
    address: str = request.getfixturevalue("postgres").server()
    return address


@pytest.fixture
def catalog(place: Path | str) -> CatalogStory:
    """Open the store, do something with its catalogue, close it: each call is a new start of the program."""

    def once(what: Callable[[Catalog], Coroutine[Any, Any, Any]]) -> Any:
        async def inside() -> Any:
            store = open_store(place)
            try:
                return await what(Catalog(store))
            finally:
                await store.close()

        return asyncio.run(inside())

    return once
