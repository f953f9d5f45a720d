"""The matches of a person that have ended: in pages, searched by game and people, and deleted from the list."""

from __future__ import annotations

import contextlib
import unicodedata

from ludotheque.kernel.errors import LudothequeError, present
from ludotheque.kernel.game import open_game, shelf
from ludotheque.protocol import messages as m
from ludotheque.session.errors import RequestError
from ludotheque.session.lobby import LobbyFeed
from ludotheque.session.registry import Registry
from ludotheque.store import TableRow, Wanted
from ludotheque.tables import commands as c
from ludotheque.tables.table import OPEN, PLAYING, device

MAX_WORDS = 6
"""So many words of a search are looked for."""
MAX_FOUND_PEOPLE = 500
"""So many people of one name are looked for."""


def folded(text: str) -> str:
    """A text without its case and accents: whoever types "melanie" finds Mélanie."""
    plain = "".join(letter for letter in unicodedata.normalize("NFKD", text) if not unicodedata.combining(letter))
    return plain.casefold()


class History:
    """Finished matches of people, from the store."""

    def __init__(self, registry: Registry, lobby: LobbyFeed) -> None:
        self._registry, self._lobby = registry, lobby

    async def some(self, person: str, search: str, limit: int, offset: int) -> tuple[int, list[m.TableCard]]:
        """How many matches of somebody fit, and some of them, the last ones first. Each word of a search is part of a
        game's title, in any language, or of the name of somebody who sat there."""
        store = self._registry.store
        total, rows = await store.ended_of(person, await self._wanted(person, search), limit, offset)
        await self._registry.identities.known({one for row in rows for one in row.card.seats if one})
        return total, [await self._card(row, person) for row in rows]

    async def _wanted(self, person: str, search: str) -> list[Wanted]:
        words = folded(search).split()[:MAX_WORDS]
        if not words:
            return []
        companions = await self._registry.store.people(await self._registry.store.companions(person))
        names = {id: folded(one.name) for id, one in companions.items()}
        titles = {game: folded(" ".join(open_game(game).titles.values())) for game in shelf()}
        return [
            Wanted(
                [game for game, title in titles.items() if word in title],
                [id for id, name in names.items() if word in name][:MAX_FOUND_PEOPLE],
            )
            for word in words
        ]

    async def _card(self, row: TableRow, person: str) -> m.TableCard:
        if not self._lobby.has_results(row):  # it ended before cards bore results
            with contextlib.suppress(LudothequeError):  # a table that cannot be read is listed all the same
                await self._registry.session(row.table)
        return self._lobby.card(row, person)

    async def delete(self, person: str, table: str) -> None:
        """Delete a table from somebody's lists. One that has not begun he leaves; if nobody else has a part in it, it
        ends, and what was said there and its links are deleted. The log is only ever appended to, so its events stay:
        they hold moves and ids, no names."""
        row = await self._registry.store.row(table)
        people = {device(one) for one in row.card.people} if row is not None else set()
        if row is None or person not in people:
            raise RequestError("no-such-table")
        if row.card.status == PLAYING:
            raise RequestError("delete-playing")
        if row.card.status == OPEN:
            await self._leave(person, table)
        alone = people == {person}
        if row.card.status != OPEN or alone:
            await self._registry.store.hide(person, table, erase=alone)
        if alone:
            await self._shut_out(table)
        await self._lobby.changed_for(person)

    async def _shut_out(self, table: str) -> None:
        """End what the links of a table have opened, here and at other nodes."""
        session = self._registry.sessions.get(table)
        if session is not None:
            session.texts.clear()
            await self._registry.end_links(session)
        if self._registry.router is not None:
            self._registry.router.links_ended(table)

    async def _leave(self, person: str, table: str) -> None:
        session = present(await self._registry.session(table), "a table with a row")
        if session.table.status != OPEN:  # it has begun meanwhile
            raise RequestError("delete-playing")
        others = any(place.person and device(place.person) != person for place in session.table.seats)
        # Leaving passes hosting on, as for anybody; withdrawing also ends a table at which nobody else sits.
        seated = session.table.seat_of(person) is not None
        command: c.Command = c.Leave() if seated and others else c.Withdraw()
        await self._registry.do(person, table, command, f"delete:{self._registry.entropy.token_hex(6)}")
