"""The catalogue of a server: every question and change, carried to the threads of the store."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from ludotheque.catalog import sheets, shipped
from ludotheque.catalog.database import CatalogConnection, CatalogStore
from ludotheque.catalog.index import CatalogIndex
from ludotheque.catalog.search import PAGE_SIZE, BoxProposal, CatalogWish, FoundRecords, find, propose

Answer = TypeVar("Answer")


class Catalog:
    """A catalogue in a store. What is asked of it is a function of a connection: see records, search, loans, sheets."""

    def __init__(self, store: CatalogStore) -> None:
        self._store = store
        self._index = CatalogIndex()
        """Used in the thread that reads."""

    async def read(self, what: Callable[[CatalogConnection], Answer]) -> Answer:
        return await self._store.read(lambda connection: what(self._part(connection)))

    async def write(self, what: Callable[[CatalogConnection], Answer]) -> Answer:
        """Change something: all of it or, when `what` raises, nothing."""
        return await self._store.write(lambda connection: what(self._part(connection)))

    def _part(self, connection: object) -> CatalogConnection:
        return CatalogConnection(connection, self._store.dialect)

    async def find(self, wish: CatalogWish, page: int = 0, size: int = PAGE_SIZE) -> FoundRecords:
        """A page of what is looked for."""
        return await self.read(lambda connection: find(connection, self._index, wish, page, size))

    async def propose(self, wish: CatalogWish, draw: int = 0) -> list[BoxProposal]:
        """Three boxes to play, with reasons."""
        return await self.read(lambda connection: propose(connection, self._index, wish, draw))

    async def open(self, now: int) -> None:
        """Put in the records that come with the program, if they never were."""
        editions = shipped.shipped()
        await self.write(lambda connection: shipped.put_in(connection, editions, now))
        await self.write(sheets.drop_orphans)
        await self.write(lambda connection: sheets.drop_old(connection, now))
