"""What the tests of the store begin with: a house in a folder of its own, and short ways to ask it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
import pytest

from ludotheque.store import Append, Card, Store, open_store

House: TypeAlias = Callable[[Callable[[Store], Coroutine[Any, Any, Any]]], Any]


def card(**changes: Any) -> Card:
    usual = Card("any", 1, "playing", listed=True, due=None, seats=("anna", None), people=("anna",), summary=b"{}")
    return msgspec.structs.replace(usual, **changes)


def event(table: str, seq: int, /, **changes: Any) -> Append:
    usual = Append(table, seq, 1000 + seq, "anna", f"c{seq}", b'{"n":%d}' % seq, card() if seq == 0 else None)
    return msgspec.structs.replace(usual, **changes)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "house"


@pytest.fixture
def house(folder: Path) -> House:
    """Open the house, do something in it, close it: each call is a new start of the program."""

    def once(what: Callable[[Store], Coroutine[Any, Any, Any]]) -> Any:
        async def inside() -> Any:
            store = open_store(folder)
            try:
                return await what(store)
            finally:
                await store.close()

        return asyncio.run(inside())

    return once
