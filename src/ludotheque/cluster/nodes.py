"""One node among several: any of them serves any table; one writes it, and the others follow its log.

A node that does not write a table has it in memory all the same: it reads the events that others appended, applies
them and publishes them to its own viewers. Commands for it go to the writer. Hints on the bus say when to read; once a
second it looks without any. Bots and clocks run where the table is written. When a writer gives no sign of life,
another node takes its tables over; what the former one still believes to write is refused by the store.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import threading
import time
from collections import deque
from collections.abc import Coroutine
from functools import partial
from typing import Any

import structlog

from ludotheque.cluster.bus import Bus, open_bus
from ludotheque.cluster.relay import Presence, Relayed, RelayLink, RelayLost, RelayRequest, token
from ludotheque.kernel.errors import LudothequeError
from ludotheque.protocol import messages as m
from ludotheque.session.errors import RequestError
from ludotheque.session.lobby import LobbyFeed
from ludotheque.session.ports import Reply
from ludotheque.session.registry import Registry
from ludotheque.session.scheduler import Scheduler
from ludotheque.session.table_session import TableSession
from ludotheque.store import Beat, Conflict, Elsewhere, SharedStore, StoreError
from ludotheque.tables import commands as c
from ludotheque.tables import events as e
from ludotheque.tables.snapshot import version
from ludotheque.tables.table import AppliedEvent, device

RENEW_EVERY_S = 0.8
STUCK_AFTER_S = 10.0
"""Seconds without a turn of the event loop after which we give no more signs of life."""
POLL_EVERY_S = 1.0
PRESENT_EVERY_S = 2.0
"""Seconds after which the writer hears again who looks on from here, though nothing has changed."""
ABSENT_AFTER_S = 7.0
"""Seconds without such news after which a node's viewers count as gone."""
NAMES_EVERY_S = 30.0
HANDOVER_TIMEOUT_S = 8.0
"""Seconds in which a table that changes hands must have found a writer; a lease is shorter."""
MAX_CLOCK_SKEW_MS = 2000
"""Milliseconds that our clock may differ from the database's before we take no more guests."""
TABLES_PER_MESSAGE = 100
"""So many tables are spoken of in one message."""

log = structlog.get_logger()


class Cluster:
    """This node among the others."""

    def __init__(self, registry: Registry, store: SharedStore, lobby: LobbyFeed, scheduler: Scheduler) -> None:
        self.registry, self.store = registry, store
        self._lobby, self._scheduler = lobby, scheduler
        self.mine: set[str] = set()
        """The tables that we write, as far as we know; the store knows better."""
        self.ready = False
        self._address = registry.config.node
        self._writers: dict[str, str] = {}
        """Where the tables are written that we follow."""
        self._there: dict[str, dict[str, set[str]]] = {}
        """Of our tables: who looks on at which other node."""
        self._heard: dict[str, float] = {}
        """When each other node last told us who looks on there."""
        self._others: dict[str, set[str]] = {}
        """Of tables that we follow: who looks on elsewhere."""
        self._told: dict[str, dict[str, list[str]]] = {}
        """To each address: whom we last told it of."""
        self._links: dict[str, RelayLink] = {}
        self._bus: Bus | None = None
        self._key = ""
        self._due = dict.fromkeys(("poll", "present", "names"), 0.0)
        self._beats: deque[Beat | None] = deque()
        """Answers to our signs of life, None where there was none."""
        self._awake = time.monotonic()
        self._stopping = threading.Event()
        self._beating: threading.Thread | None = None
        self._following: set[str] = set()

    async def start(self) -> None:
        """Give a sign of life, and take over what nobody looks after."""
        key = await self.store.key("nodes", secrets.token_bytes(32))
        self._key = token(key)
        self._bus = open_bus(self.registry.config.bus, self.registry.config.store, f"ludotheque_{self._key[:12]}")
        self._bus.start(self._hints)
        self._beats.append(await asyncio.to_thread(self.store.renew, self._address))
        await self._look_at_beats()
        self._beating = threading.Thread(target=self._beat, name="node-beat", daemon=True)
        self._beating.start()
        while await self._adopt():
            pass

    def _beat(self) -> None:
        """In a thread of its own: signs of life, also while machine code is loaded or a table with a long log woken.
        But if this process only stands around, its tables are better off elsewhere."""
        while not self._stopping.wait(RENEW_EVERY_S):
            if time.monotonic() - self._awake < STUCK_AFTER_S:
                try:
                    self._beats.append(self.store.renew(self._address))
                except LudothequeError:
                    self._beats.append(None)

    async def stop(self) -> None:
        self._stopping.set()
        if self._beating is not None:
            await asyncio.to_thread(self._beating.join)
        if self._bus is not None:
            await self._bus.close()
        for link in self._links.values():
            await link.close()

    @property
    def bus_is_there(self) -> bool:
        return self._bus is not None and self._bus.there

    def writes(self, table: str) -> bool:
        return table in self.mine

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        return self.registry.spawn(work)

    def created(self, table: str) -> None:
        self.mine.add(table)

    # What is done at every tick of the scheduler.

    async def tick(self) -> None:
        """Whatever is due."""
        now = self._awake = time.monotonic()
        await self._look_at_beats()
        if self.ready:
            await self._adopt()
        if self._is_due("poll", now, POLL_EVERY_S):
            await self._poll()
        await self._tell_present(self._is_due("present", now, PRESENT_EVERY_S))
        if self._is_due("names", now, NAMES_EVERY_S):
            await self._names()

    def _is_due(self, what: str, now: float, every: float) -> bool:
        if now < self._due[what]:
            return False
        self._due[what] = now + every
        return True

    async def _look_at_beats(self) -> None:
        """Are we still among those who write, and is our clock right?"""
        lapsed = False
        while self._beats:
            beat = self._beats.popleft()
            astray = beat is not None and abs(beat.astray) > MAX_CLOCK_SKEW_MS
            if self.ready and (beat is None or astray):
                log.error("this clock is wrong" if astray else "no answer from the database", beat=beat)
            self.ready = beat is not None and not astray
            lapsed |= beat is not None and beat.lapsed
        if lapsed:
            log.warning("asleep for too long: others may have taken our tables over")
            lost = self.mine - await self.store.written()
            self.mine -= lost
            for table in lost:
                await self._catch_up(table)

    async def _adopt(self) -> bool:
        """Look after live tables that nobody looks after; were there any?"""
        adopted = await self.store.adopt()
        if not adopted:
            return False
        registry = self.registry
        # After a stop of all nodes nobody's last sign of life is known any more, but the server's is.
        alive = await self.store.last_alive()
        packed = await self.store.snapshots(version()) if len(adopted) > 1 else {}
        for table, since in adopted.items():
            try:
                session = registry.sessions.get(table)
                if session is None:
                    session = await registry.wake(
                        table, packed.get(table) or await self.store.snapshot(table, version())
                    )
                await self._begin(session, since or alive)
            except Exception:
                # One table that cannot be read must not keep the others from being looked after.
                log.exception("table cannot be read", table=table)
        return True

    async def _begin(self, session: TableSession, since: int | None) -> None:
        """This node writes the table from now on. What its clock missed meanwhile does not count."""
        table = session.table.id
        await self.follow(session)
        self.mine.add(table)
        self._writers.pop(table, None)
        here = {seat for subscriber in session.subscribers for seat in session.table.held(subscriber.person)}
        session.away = {seat: time.monotonic() for seat in range(session.table.players) if seat not in here}
        if session.table.timed and since is not None and (gap := self.registry.clock.now_ms() - since) > 0:
            await self.registry.do(None, table, c.Pause(gap), f"pause:{self.registry.clock.now_ms()}")
        self._scheduler.look_at(session)

    async def _poll(self) -> None:
        """Look for what no hint has told us; and where the tables are written now."""
        tables = [table for table in self.registry.sessions if table not in self.mine]
        if tables:
            for table, (seq, node, address) in (await self.store.ends(tables)).items():
                session = self.registry.sessions.get(table)
                if session is None or table in self.mine:
                    continue
                if node == self.store.node:  # ours after all: what we asked was kept, and the answer lost
                    await self._begin(session, None)
                    continue
                self._writers[table] = address
                if session.table.seq < seq:
                    await self.follow(session)
        for known in (self._writers, self._others):
            for table in [table for table in known if table not in self.registry.sessions]:
                del known[table]
        if not self.bus_is_there:
            self._lobby.changed = True  # no news of the lobby either

    async def _names(self) -> None:
        """Names that were changed, people who were deleted and links that were revoked at other nodes, in case the hint
        was lost."""
        self._part(await self.registry.identities.refresh())
        for session in list(self.registry.sessions.values()):
            await self.registry.end_links(session)

    # What others did.

    def _hints(self, hints: list[str]) -> None:
        for hint in hints:
            kind, _, rest = hint.partition(":")
            if kind == "person":
                self.registry.spawn(self._person(rest))
                continue
            table, _, seq = rest.partition(":")
            session = self.registry.sessions.get(table)
            if kind == "links":
                if session is not None:
                    self.registry.spawn(self.registry.end_links(session))
                continue
            if session is not None:
                if session.table.seq < int(seq) and table not in self.mine and table not in self._following:
                    self._following.add(table)
                    self.registry.spawn(self._catch_up(table))
            elif kind == "card":
                self._lobby.changed = True

    async def _person(self, person: str) -> None:
        self._part(await self.registry.identities.refresh({person}))
        for session in self.registry.sessions.values():
            if session.table.held(device(person)):
                session.publish_seats()

    def _part(self, people: set[str]) -> None:
        """Who was deleted at another node is not here any more, either."""
        for person in people:
            for connection in list(self.registry.connections.get(person, ())):
                connection.close(1000, "your data has been deleted")

    async def _catch_up(self, table: str) -> None:
        self._following.discard(table)  # a hint from now on may speak of something newer than what is read now
        session = self.registry.sessions.get(table)
        if session is not None:
            with contextlib.suppress(LudothequeError):  # next time
                await self.follow(session)

    async def follow(self, session: TableSession) -> None:
        """Read, apply and publish what others appended."""
        if session.damaged_seq is not None:
            return
        async with session.hold():
            rows = await self.store.events(session.table.id, session.table.seq)
            said: dict[int, str] = {}
            for row in rows:
                event = e.decode(row.body)
                if isinstance(event, e.Said) and row.seq not in said:
                    said = await self.store.texts(session.table.id)
                people = {place.person for place in session.table.seats if place.person} | {row.by}
                if isinstance(event, (e.Seated, e.Said)):
                    await self.registry.identities.known(people)
                applied = session.table.apply(row.seq, row.at, event)
                # Only people's commands bear an id that somebody waits for.
                own = row.by != "house" and not row.by.startswith("bot:")
                id = row.command.removeprefix(f"{row.by}:") if own else None
                session.publish(applied, row.command, said.get(row.seq), id, row.by if own else None)

    def on_event(self, session: TableSession, event: AppliedEvent) -> None:
        """Hint that a table of ours goes on."""
        if self._bus is not None and session.table.id in self.mine:
            kind = "event" if isinstance(event.event, (e.Acted, e.Said)) else "card"
            self._bus.say(f"{kind}:{session.table.id}:{event.seq}")

    def links_ended(self, table: str) -> None:
        if self._bus is not None:
            self._bus.say(f"links:{table}:0")

    def announce_person(self, person: str) -> None:
        if self._bus is not None:
            self._bus.say(f"person:{person}")

    # Commands.

    def submit(
        self, session: TableSession, command: c.Command, person: str | None, id: str, reply: Reply, text: str | None
    ) -> None:
        """Have a command carried out wherever its table is written."""
        forward = partial(self._forward, session, person, command, id, text, reply)

        def answered(answer: m.Done | Exception) -> None:
            if isinstance(answer, (Conflict, Elsewhere)):  # another node writes the table by now
                self.registry.spawn(forward(lost=True))
                return
            if isinstance(answer, StoreError):
                self.registry.spawn(self.lost(session))  # it may have been appended all the same
            reply(answer)

        if session.table.id in self.mine:
            session.submit(command, person, id, answered, text)
        else:
            self.registry.spawn(forward())

    async def _forward(
        self,
        session: TableSession,
        person: str | None,
        command: c.Command,
        id: str,
        text: str | None,
        reply: Reply,
        lost: bool = False,
    ) -> None:
        answer: m.Done | Exception
        try:
            if lost:
                await self.lost(session)
            answer = await self._relay(session, person, command, id, text)
        except Exception as error:
            answer = error
        reply(answer)

    async def _relay(
        self, session: TableSession, person: str | None, command: c.Command, id: str, text: str | None
    ) -> m.Done:
        """Have a command carried out by the writer of its table: this node, if nobody writes it any more."""
        if person is None:
            raise RequestError("moving")  # bots and clocks are the writer's business
        registry, table = self.registry, session.table.id
        language = registry.identities.language(device(person))
        until = time.monotonic() + HANDOVER_TIMEOUT_S
        while time.monotonic() < until:
            address = self._writers.get(table, "")
            if not address:
                owner = await self.store.claim(table)
                if owner.node == self.store.node:
                    await self._begin(session, owner.since)
                    return await self._here(person, table, command, id, text)
                address = self._writers[table] = owner.address
            if address:
                try:
                    done = await self._link(address).please(person, table, command, id, text, language)
                except RelayLost:
                    pass
                except Relayed as error:
                    if error.key != "moving":
                        raise
                else:
                    await self.follow(session)
                    return done
            self._writers.pop(table, None)
            await asyncio.sleep(0.2)
        raise RequestError("moving")

    async def _here(self, person: str, table: str, command: Any, id: str, text: str | None) -> m.Done:
        if isinstance(command, c.Rematch):
            return await self.registry.rematch(person, table, id)
        return await self.registry.do(person, table, command, id, text)

    async def carry_out(self, asked: RelayRequest) -> m.Done:
        """A command that came to another node. If we do not write its table either, that one looks for who does."""
        if asked.table not in self.mine:
            owner = await self.store.claim(asked.table)
            session = await self.registry.session(asked.table)
            if owner.node != self.store.node or session is None:
                raise RequestError("moving")
            await self._begin(session, owner.since)
        await self.registry.identities.known({asked.person})
        return await self._here(asked.person, asked.table, asked.command, asked.id, asked.text)

    async def lost(self, session: TableSession) -> None:
        """The store has refused: the table is not ours any more, or our memory of it is not the log's."""
        self.mine.discard(session.table.id)
        self._writers.pop(session.table.id, None)
        await self.follow(session)

    def _link(self, address: str) -> RelayLink:
        found = self._links.get(address)
        if found is None:
            found = self._links[address] = RelayLink(self, address, self._key)
        return found

    def admits(self, given: str) -> bool:
        """Is this the key of our door?"""
        return bool(self._key) and secrets.compare_digest(given.encode(), self._key.encode())

    # Who looks on.

    def present_elsewhere(self, table: str) -> set[str]:
        if table in self.mine:
            return set().union(*self._there.get(table, {}).values())
        return self._others.get(table, set())

    async def _tell_present(self, all_of_it: bool) -> None:
        """The writers of the tables that we follow hear who looks on from here."""
        present: dict[str, dict[str, list[str]]] = {}
        for table, address in self._writers.items():
            session = self.registry.sessions.get(table)
            if session is not None and address:
                present.setdefault(address, {})[table] = sorted(
                    {subscriber.person for subscriber in session.subscribers}
                )
        for address, tables in present.items():
            told = self._told.get(address, {})
            news = tables if all_of_it else {one: who for one, who in tables.items() if told.get(one) != who}
            self._told[address] = tables
            some = list(news.items())
            for start in range(0, len(some), TABLES_PER_MESSAGE):
                with contextlib.suppress(RelayLost):  # the poll finds out who writes now
                    await self._link(address).present(self.store.node, dict(some[start : start + TABLES_PER_MESSAGE]))
        now = time.monotonic()
        for node, heard in list(self._heard.items()):
            if now - heard > ABSENT_AFTER_S:
                del self._heard[node]
                for table in [table for table, there in self._there.items() if node in there]:
                    self._set_present(table, node, set())

    def present(self, told: Presence) -> Presence:
        """Another node says who looks at our tables from there; who does from elsewhere, in return."""
        self._heard[told.node] = time.monotonic()
        answer: dict[str, list[str]] = {}
        for table, people in told.tables.items():
            session = self.registry.sessions.get(table)
            if session is None or table not in self.mine:
                continue
            self._set_present(table, told.node, set(people))
            there = self._there.get(table, {})
            others = [who for node, who in there.items() if node != told.node]
            answer[table] = sorted({subscriber.person for subscriber in session.subscribers}.union(*others))
        return Presence(self.store.node, answer)

    def _set_present(self, table: str, node: str, people: set[str]) -> None:
        there = self._there.setdefault(table, {})
        before = there.get(node, set())
        if people:
            there[node] = people
        else:
            there.pop(node, None)
            if not there:
                del self._there[table]
        session = self.registry.sessions.get(table)
        if session is None:
            return
        here = session.present()
        for seat, place in enumerate(session.table.seats):
            holder = place.person and device(place.person)
            if holder in here:
                session.away.pop(seat, None)
            elif holder in before:
                session.away.setdefault(seat, time.monotonic())
        if people != before:
            session.publish_seats()

    def update_presence(self, told: Presence) -> None:
        for table, people in told.tables.items():
            session = self.registry.sessions.get(table)
            if session is not None and self._others.get(table, set()) != set(people):
                self._others[table] = set(people)
                session.publish_seats()
