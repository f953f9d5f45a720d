"""Listings of tables as the lobby shows them, and hints to people who look elsewhere."""

from __future__ import annotations

import contextlib

import msgspec

from ludotheque.kernel.errors import LudothequeError
from ludotheque.protocol import messages as m
from ludotheque.session.registry import Registry
from ludotheque.session.table_session import Subscriber, TableSession
from ludotheque.store import TableRow
from ludotheque.tables import events as e
from ludotheque.tables.table import OVER, PLAYING, AppliedEvent, device, held, is_around


class LobbyFeed:
    """Those who look at the lobby, and what has changed for them since the last tick."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry
        self._subscribers: set[Subscriber] = set()
        self.changed = False
        """The list of open tables is another one."""
        self._stirred: set[str] = set()
        """People for whom something has changed in "your tables"."""

    def on_event(self, session: TableSession, event: AppliedEvent) -> None:
        if not isinstance(event.event, e.Said):
            self._nudge(session)
        if not isinstance(event.event, (e.Acted, e.Said, e.Undone, e.Rewound)) or session.table.status != PLAYING:
            self.changed = True

    def _nudge(self, session: TableSession) -> None:
        """Those at the table who look elsewhere hear whether it is their turn."""
        table, subscribed = session.table, session.subscribers.keys()
        for seat, owner in enumerate(session.owners()):
            if owner is None or not (connections := self._registry.connections.get(owner)):
                continue
            if self._subscribers:
                self._stirred.add(owner)
            if connections <= subscribed:
                continue
            place = table.seats[seat]
            turn = bool(table.waiting >> seat & 1) and not place.bot
            if not turn and is_around(place.person, owner):
                continue  # somebody else at that device may be to act: he is told of in his turn
            for connection in connections - subscribed:
                connection.send(m.Nudge(table.id, table.status, your_turn=turn))

    async def enter(self, subscriber: Subscriber) -> None:
        self._subscribers.add(subscriber)
        await self._deliver_open([subscriber])
        await self._deliver_own(subscriber)

    def leave(self, subscriber: Subscriber) -> None:
        self._subscribers.discard(subscriber)

    async def tick(self) -> None:
        """Deliver what has changed."""
        changed, self.changed = self.changed, False
        stirred, self._stirred = self._stirred, set()
        if self._subscribers and changed:
            await self._deliver_open(list(self._subscribers))
        for subscriber in list(self._subscribers):
            if changed or subscriber.person in stirred:
                await self._deliver_own(subscriber)

    async def _deliver_open(self, subscribers: list[Subscriber]) -> None:
        rows = await self._known(await self._registry.store.listed())
        for subscriber in subscribers:
            subscriber.send(m.Tables([self.card(row, subscriber.person) for row in rows]))

    async def _deliver_own(self, subscriber: Subscriber) -> None:
        subscriber.send(m.Yours(await self.tables_of(subscriber.person)))

    async def open_tables(self, person: str) -> list[m.TableCard]:
        """The tables anyone may join or watch, as somebody sees them."""
        return [self.card(row, person) for row in await self._known(await self._registry.store.listed())]

    async def tables_of(self, person: str) -> list[m.TableCard]:
        """The tables in which a person has a part. Those that are played are woken: whose turn it is must be known."""
        rows = await self._known(await self._registry.store.tables_of(person))
        for row in rows:
            if row.card.status == PLAYING:
                with contextlib.suppress(LudothequeError):  # a table that cannot be read is listed all the same
                    await self._registry.session(row.table)
        return [self.card(row, person) for row in rows]

    async def changed_for(self, person: str) -> None:
        """Deliver a person's tables anew, to all his pages that look at the lobby."""
        for subscriber in [one for one in self._subscribers if one.person == person]:
            await self._deliver_own(subscriber)

    async def _known(self, rows: list[TableRow]) -> list[TableRow]:
        """The same rows, with the names of their people at hand."""
        await self._registry.identities.known({person for row in rows for person in row.card.seats if person})
        return rows

    @staticmethod
    def has_results(row: TableRow) -> bool:
        """Does the card itself say how the match ended? Those written before results were in cards do not."""
        return row.card.status != OVER or "results" in msgspec.json.decode(row.card.summary)

    def card(self, row: TableRow, person: str) -> m.TableCard:
        """A table as the lobby shows it to somebody."""
        details = msgspec.json.decode(row.card.summary)
        session = self._registry.sessions.get(row.table)
        results = details.get("results") or (session.table.results() if session is not None else [])
        present = session.present() if session is not None else set()
        seats = [
            m.SeatCard(
                name=None if holder is None else self._registry.identities.name(holder),
                portrait=None if holder is None else self._registry.identities.portrait(holder),
                level=level,
                you=holder == person,
                yours=is_around(holder, person),
                here=holder is not None and device(holder) in present,
            )
            for holder, level in zip(row.card.seats, details["levels"], strict=True)
        ]
        waiting = session.table.waiting if session is not None else 0
        return m.TableCard(
            table=row.table,
            game=row.card.game,
            status=row.card.status,
            players=details["players"],
            options=details["options"],
            seats=seats,
            pace=details["pace"],
            amount=details["amount"],
            chat=details["chat"],
            listed=row.card.listed,
            created=row.created,
            touched=row.touched,
            your_seat=row.card.seats.index(person) if person in row.card.seats else None,
            your_turn=any(waiting >> seat & 1 for seat in held(row.card.seats, person)),
            due=session.table.due() if session is not None else None,
            results=results,
            winners=details.get("winners", [seat for seat, points in enumerate(results) if points == max(results)]),
            rewound=details.get("rewound", 0),
        )
