"""Fixtures of the store's tests: a store of its own in each kind of database, and short ways to ask it.

A test that names `folder`, and all of test_files.py, look at the files of SQLite and are for SQLite alone.
"""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
import pytest

from ludotheque.store import Append, Store, TableSummary, open_store
from tests.servers import postgres

ServerProcess: TypeAlias = Callable[[Callable[[Store], Coroutine[Any, Any, Any]]], Any]


def card(**changes: Any) -> TableSummary:
    usual = TableSummary(
        "any", 1, "playing", listed=True, due=None, seats=("anna", None), people=("anna",), summary=b"{}"
    )
    return msgspec.structs.replace(usual, **changes)


def event(table: str, seq: int, /, **changes: Any) -> Append:
    usual = Append(table, seq, 1000 + seq, "anna", f"c{seq}", b'{"n":%d}' % seq, card() if seq == 0 else None)
    return msgspec.structs.replace(usual, **changes)


__all__ = ["postgres"]
KINDS = ("sqlite", "postgres")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "place" in metafunc.fixturenames:
        # What the test itself asks for, without what that asks for in turn.
        asked = inspect.signature(metafunc.function).parameters
        of_files = "folder" in asked or metafunc.module.__name__.endswith("test_files")
        metafunc.parametrize("kind", KINDS[:1] if of_files else KINDS)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "house"


@pytest.fixture
def place(kind: str, folder: Path, request: pytest.FixtureRequest) -> Path | str:
    """Where a server is to be opened."""
    if kind == "sqlite":
        return folder
    address: str = request.getfixturevalue("postgres").server()
    return address


@pytest.fixture
def server(place: Path | str) -> ServerProcess:
    """Open the server, do something in it, close it: each call is a new start of the program."""

    def once(what: Callable[[Store], Coroutine[Any, Any, Any]]) -> Any:
        async def inside() -> Any:
            store = open_store(place)
            try:
                return await what(store)
            finally:
                await store.close()

        return asyncio.run(inside())

    return once
