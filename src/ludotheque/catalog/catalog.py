"""The catalogue of a server: every question and change, carried to the threads of the store."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import TypeAlias, TypeVar

from ludotheque.catalog import pads, sheets, shipped, waiting_words
from ludotheque.catalog.database import CatalogConnection, CatalogStore
from ludotheque.catalog.errors import CatalogError
from ludotheque.catalog.index import CatalogIndex
from ludotheque.catalog.records import RecordChange
from ludotheque.catalog.search import PAGE_SIZE, BoxProposal, CatalogWish, FoundRecords, find, propose

Answer = TypeVar("Answer")
Progress: TypeAlias = Callable[[int, int], None]
"""Told how many of how many are done; 0: nobody knows of how many."""
ATTEMPTS = 5
"""So often a large change is planned, when others keep changing things meanwhile."""
CLEANED_EACH_MS = 86_400_000


def no_progress(done: int, total: int) -> None:
    pass


def _put_unless_changed(
    connection: CatalogConnection,
    stamp: int,
    changes: Sequence[RecordChange],
    put: Callable[[CatalogConnection, Sequence[RecordChange]], list[int]],
) -> bool:
    connection.lock()
    if connection.last_change() != stamp:
        return False
    waiting_words.put_off(connection, put(connection, changes))
    return True


class Catalog:
    """A catalogue in a store. What is asked of it is a function of a connection: see records, search, loans, sheets."""

    def __init__(self, store: CatalogStore) -> None:
        self._store = store
        self._cleaned = 0
        self._warm = False
        self._index = CatalogIndex()
        """Used in the thread that reads."""

    async def read(self, what: Callable[[CatalogConnection], Answer]) -> Answer:
        return await self._store.read(lambda connection: what(self._part(connection)))

    async def write(self, what: Callable[[CatalogConnection], Answer]) -> Answer:
        """Change something: all of it or, when `what` raises, nothing."""
        return await self._store.write(lambda connection: what(self._part(connection)))

    async def change_many(
        self,
        plan: Callable[[], Awaitable[Sequence[RecordChange]]],
        put: Callable[[CatalogConnection, Sequence[RecordChange]], list[int]],
        progress: Progress = no_progress,
    ) -> int:
        """Change many records, all or none of them, and keep nobody waiting: `plan` looks at some at a time, `put`
        writes what it says, and the words follow. If anything was changed since the plan was begun, it is made
        anew."""
        for _ in range(ATTEMPTS):
            stamp = await self.read(CatalogConnection.last_change)
            changes = await plan()
            if not changes:
                return 0
            if await self.write(partial(_put_unless_changed, stamp=stamp, changes=changes, put=put)):
                await self.put_words(progress, len(changes))
                return len(changes)
        raise CatalogError("catalog-busy")

    async def put_words(self, progress: Progress = no_progress, total: int = 0) -> None:
        """Put all words that wait, in turns with whatever else is written."""
        done = 0
        while put := await self.write(waiting_words.put_some):
            done += put
            progress(min(done, total), total)

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
        await self.put_words()  # the program may have ended in the midst of it
        await self.write(lambda connection: shipped.put_in(connection, editions, now))
        await self.clean(now, alone=self._store.dialect == "sqlite")

    async def clean(self, now: int, alone: bool = False) -> None:
        """Delete what nobody can want any more: some at a time, as others write meanwhile."""
        self._cleaned = now
        await self.write(partial(sheets.drop_orphans, now=now, alone=alone))
        while await self.write(partial(sheets.drop_old, now=now)):
            pass
        await self.write(partial(pads.drop_old, now=now))

    async def tick(self, now: int) -> None:
        """Soon after the start, know all records before anybody searches; clean up once a day."""
        if not self._warm:
            self._warm = True
            await self.find(CatalogWish(), size=1)
        if now - self._cleaned >= CLEANED_EACH_MS:
            await self.clean(now)
