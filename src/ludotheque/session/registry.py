"""The tables in memory: waking, creating and forgetting them, who may see them, seats and links."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Coroutine
from typing import Any, Protocol

import msgspec
import structlog

from ludotheque.bots.executor import BotExecutor
from ludotheque.kernel.errors import LudothequeError
from ludotheque.kernel.game import Game, open_game
from ludotheque.protocol import messages as m
from ludotheque.session.config import Config
from ludotheque.session.errors import RequestError, code_of
from ludotheque.session.identity import Identities, digest
from ludotheque.session.metrics import Metrics
from ludotheque.session.ports import Clock, Entropy, Reply
from ludotheque.session.summary import summary_of
from ludotheque.session.table_session import MAX_RECENT_COMMANDS, Subscriber, TableSession
from ludotheque.store import Append, Conflict, Link, Store, intact
from ludotheque.tables import commands as c
from ludotheque.tables import events as e
from ludotheque.tables.commit_reveal import commitment
from ludotheque.tables.decide import Denied, decide, rematch
from ludotheque.tables.snapshot import pack, unpack, version
from ludotheque.tables.table import MARK, OPEN, PLAYING, AppliedEvent, Table, created, device, rebuilt

SNAPSHOT_EVERY = 50
"""Events after which a snapshot is stored."""

CANCEL_TIMEOUT_S = 1.0
"""For tasks to end that are told to."""

MAX_TABLES_OF_ONE = 1_000_000
"""All of them."""

log = structlog.get_logger()


def unpacked(table_id: str, packed: tuple[int, bytes] | None) -> Table | None:
    """The table of a stored snapshot; None if there is none, or it is damaged: then the log has it all."""
    if packed is None:
        return None
    try:
        table = unpack(packed[1])
    except Exception:  # whatever random bytes lead to
        table = None
    if table is None or (table.id, table.seq) != (table_id, packed[0]):
        log.error("snapshot damaged", table=table_id)
        return None
    return table


class Router(Protocol):
    """The other nodes, where several processes share the tables: one of them writes each table."""

    def writes(self, table: str) -> bool:
        """Does this node write the table?"""

    async def follow(self, session: TableSession) -> None:
        """Apply and publish what the writer of a table has appended."""

    def submit(
        self, session: TableSession, command: c.Command, person: str | None, id: str, reply: Reply, text: str | None
    ) -> None:
        """Pass a command to the writer of its table, which may be this node."""

    def created(self, table: str) -> None:
        """A table was created here."""

    def present_elsewhere(self, table: str) -> set[str]:
        """The people who subscribe to a table at other nodes."""

    def links_ended(self, table: str) -> None:
        """Links of a table were revoked here."""


class Registry:
    """The sessions of one server, and what they share."""

    def __init__(self, config: Config, store: Store, clock: Clock, entropy: Entropy) -> None:
        self.config = config
        self.store = self.log = store
        self.clock, self.entropy = clock, entropy
        self.identities = Identities(store, entropy)
        self.metrics = Metrics()
        self.executor = BotExecutor(processes=config.bot_processes)
        self.executor.on_ready = self._prepared
        self.sessions: dict[str, TableSession] = {}
        self.connections: dict[str, set[Subscriber]] = {}
        """The open connections of each person."""
        self.router: Router | None = None
        self.listeners: list[Callable[[TableSession, AppliedEvent], None]] = []
        """Called after each event that was applied and published."""
        self.rebuilt: Callable[[Table, list[AppliedEvent]], None] = lambda table, events: None
        """Called when a table was rebuilt from its whole log."""
        self.closing = False
        self._loading: dict[str, asyncio.Task[TableSession | None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    def _prepared(self, game: Game) -> None:
        for session in self.sessions.values():
            if session.table.game is game:
                session.publish_seats()

    def lacks_search(self, table: Table) -> bool:
        """Do bots of a table play by their quick rule until their search is compiled?"""
        levels = {place.level for place in table.seats if place.level} if table.status == PLAYING else ()
        return any(self.executor.lacks_search(level, table.game) for level in levels)

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Do something that no lost connection may break off."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def drain(self, timeout_s: float) -> None:
        """Wait so long for all that is under way; end what is left. Commands begin no more."""
        self.closing = True
        try:
            async with asyncio.timeout(timeout_s):
                while self._tasks or not all(session.idle for session in self.sessions.values()):
                    await asyncio.wait(self._tasks, timeout=5) if self._tasks else await asyncio.sleep(0.01)
        except TimeoutError:
            log.warning("tasks ended", tasks=len(self._tasks))
            await self._cancel_tasks()

    async def break_off(self) -> None:
        """End all that is under way, and the bots' threads: for tables that end with the process."""
        self.closing = True
        await self._cancel_tasks()
        self.executor.close()

    async def _cancel_tasks(self) -> None:
        for task in self._tasks:
            task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=CANCEL_TIMEOUT_S)

    # Sessions.

    async def session(self, table: str) -> TableSession | None:
        """The session of a table, from memory or from the log."""
        session = self.sessions.get(table)
        if session is not None:
            if self.router is not None and not self.router.writes(table):
                await self.router.follow(session)
            return session
        loading = self._loading.get(table)
        if loading is None:
            loading = self._loading[table] = self.spawn(self._load(table))
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(loading)

    async def _load(self, table: str) -> TableSession | None:
        if await self.store.row(table) is None:
            return None
        return await self.wake(table, await self.store.snapshot(table, version()))

    async def wake(self, table_id: str, packed: tuple[int, bytes] | None) -> TableSession:
        """A session from a snapshot and the events since, or from all events."""
        table = unpacked(table_id, packed)
        snapshot_seq = -1 if table is None else table.seq
        # With the last event of the snapshot, whose hash those since then follow.
        stored = await self.store.events(table_id, max(snapshot_seq, 0) - 1)
        rows = intact(stored, max(snapshot_seq, 0))
        damaged_seq = max(snapshot_seq, 0) + len(rows) if len(rows) < len(stored) else None
        if table is None:
            if not rows:
                raise RequestError("table-damaged", table=table_id, seq="0")
            history = [(row.seq, row.at, e.decode(row.body)) for row in rows]
            await self.executor.rules(open_game(history[0][2].settings.game))
            table, events = rebuilt(table_id, history)
            self.rebuilt(table, events)
        else:
            await self.executor.rules(open_game(table.settings.game))
            events = [table.apply(row.seq, row.at, e.decode(row.body)) for row in rows[1:]]
        session = TableSession(table, self, snapshot_seq)
        if damaged_seq is not None:
            session.damaged_seq = damaged_seq
            log.error("table damaged", table=table_id, seq=damaged_seq)
        session.recent.extend(events)
        session.commands.update({row.command: row.seq for row in rows[-MAX_RECENT_COMMANDS:]})
        session.texts = await self.store.texts(table_id)
        await self.identities.known({seat.person for seat in table.seats if seat.person})
        self.sessions[table_id] = session
        return session

    def writes(self, session: TableSession) -> bool:
        """Is it this node that decides what happens at the table? Nobody does at a damaged one."""
        if session.damaged_seq is not None:
            return False
        return self.router is None or self.router.writes(session.table.id)

    def present_elsewhere(self, table: str) -> set[str]:
        return set() if self.router is None else self.router.present_elsewhere(table)

    def discard(self, session: TableSession, error: Exception) -> None:
        """Forget a session whose memory is not what the log says. Among several nodes a conflict is no reason: the
        session follows the log of the new writer."""
        if self.router is None or not isinstance(error, Conflict):
            self.sessions.pop(session.table.id, None)

    def applied(self, session: TableSession, event: AppliedEvent) -> None:
        for listener in self.listeners:
            try:
                listener(session, event)
            except Exception:
                log.exception("listener failed", table=session.table.id, seq=event.seq)
        if session.links and isinstance(event.event, (e.Seated, e.Vacated, e.Started)):
            self.spawn(self.end_links(session))  # with these a seat's link ends
        if event.seq - session.snapshot_seq >= SNAPSHOT_EVERY:
            self.spawn(self.save_snapshot(session))

    async def save_snapshot(self, session: TableSession) -> None:
        table = session.table
        if session.snapshot_seq < table.seq and self.writes(session):
            session.snapshot_seq = table.seq
            await self.store.put_snapshot(table.id, table.seq, version(), pack(table))

    # Commands.

    def submit(
        self,
        session: TableSession,
        command: c.Command,
        person: str | None,
        id: str,
        reply: Reply,
        text: str | None = None,
    ) -> None:
        """Have a command carried out, once, by the session or by the node that writes its table."""
        if self.router is None:
            session.submit(command, person, id, reply, text)
        else:
            self.router.submit(session, command, person, id, reply, text)

    async def do(self, person: str | None, table: str, command: c.Command, id: str, text: str | None = None) -> m.Done:
        """The same, to be waited for."""
        session = self.sessions.get(table) or await self.session(table)
        if session is None:
            raise RequestError("no-such-table")
        answer: asyncio.Future[m.Done] = asyncio.get_running_loop().create_future()

        def reply(result: m.Done | Exception) -> None:
            if answer.done():
                return
            if isinstance(result, Exception):
                answer.set_exception(result)
            else:
                answer.set_result(result)

        self.submit(session, command, person, id, reply, text)
        return await answer

    async def create(self, table_id: str, first: e.Created, by: str) -> str:
        """Append a table's first event; returns the secret of its link."""
        secret, at = self.entropy.token_urlsafe(18), self.clock.now_ms()
        table, event = created(table_id, at, first)
        link = Link(digest(secret), "table", None, table_id, None, None)
        append = Append(table_id, 0, at, by, "create", e.encode(first), card=summary_of(table), links=(link,))
        await self.store.append(append)
        if self.router is not None:
            self.router.created(table_id)
        session = self.sessions[table_id] = TableSession(table, self, snapshot_seq=0)
        session.publish(event, append.command, None)
        return secret

    async def rematch(self, person: str, table: str, id: str) -> m.Done:
        """The same people at a new table, the next one first; whoever asks second follows the first."""
        session = await self.session(table)
        if session is None:
            raise RequestError("no-such-table")
        if not self.writes(session):
            return await self.do(person, table, c.Rematch(), id)
        async with session.rematching:
            if session.table.next is None:
                decide(session.table, c.Follow(""), person)
                # First the new table, then the way to it: a crash between the two leaves no dead end.
                new, secret = self.entropy.token_hex(10), self.entropy.token_bytes(32)
                seal, gone = commitment(new, secret), await self._gone(session.table)
                host = device(person) if session.table.host in gone else None
                await self.create(new, rematch(session.table, new, secret.hex(), seal, gone, host), person)
                done = await self.do(person, table, c.Follow(new), id)
                return msgspec.structs.replace(done, table_made=new)
        if not session.table.held(person):
            raise RequestError("no-such-table")
        return m.Done(id, table, session.table.seq, repeated=True, table_made=session.table.next)

    async def _gone(self, table: Table) -> set[str]:
        """Those of a table whose data was deleted, or whom the host sent away."""
        people = {table.host, *(place.person for place in table.seats if place.person)}
        deleted = people - (await self.store.people(people)).keys()
        return deleted | {person for person in people if device(person) in table.removed}

    async def withdraw(self, person: str) -> None:
        """Free the seats of somebody whose data is about to be deleted, and of the people around his device."""
        people = [person, *(brought.id for brought in await self.store.begun(person + MARK))]
        rows = {row.table: row for one in people for row in await self.store.tables_of(one, MAX_TABLES_OF_ONE)}
        for row in rows.values():
            if row.card.status in (OPEN, PLAYING):
                await self._withdraw(person, row.table)

    async def _withdraw(self, person: str, table: str) -> None:
        id = self.entropy.token_hex(6)
        session = await self.session(table)
        if session is not None and session.table.proposal is not None:
            for seat in session.table.held(person):
                with contextlib.suppress(LudothequeError):  # answered already, or his own
                    # A bot would agree to it, too: nobody shall wait for an answer that never comes.
                    await self.do(session.table.seats[seat].person, table, c.Answer(agree=True), f"agree:{seat}:{id}")
        try:
            await self.do(person, table, c.Withdraw(), f"withdraw:{id}")
        except LudothequeError as error:
            # It has ended meanwhile, or he has no part in it any more, or it can only be looked at.
            if code_of(error) not in ("match-over", "not-seated", "removed", "table-damaged"):
                raise

    # Access.

    async def may_see(self, session: TableSession, person: str, secret: str | None) -> bool:
        """A table that is not listed is seen by those who have a part in it, or its link."""
        if device(person) in session.table.removed:
            return False
        if self.has_part(session, person):
            return True
        return await self._link(secret, session.table.id) is not None

    def has_part(self, session: TableSession, person: str) -> bool:
        """May somebody see a table without a link?"""
        table = session.table
        if table.settings.listed or person == table.host or table.held(person):
            return True
        return any(person in seat.former for seat in table.seats)

    async def _link(self, secret: str | None, table: str) -> Link | None:
        """The link to a table that has this secret."""
        link = await self.store.link(digest(secret), self.clock.now_ms()) if secret else None
        return link if link is not None and link.table == table else None

    async def watch(self, subscriber: Subscriber, wish: m.Watch) -> Link | None:
        """Have somebody look on; returns the link by which alone he may."""
        session = await self.session(wish.table)
        if session is not None and device(subscriber.person) in session.table.removed:
            raise Denied("removed")
        if session is None or not await self.may_see(session, subscriber.person, wish.secret):
            raise RequestError("no-such-table")
        session.links.pop(subscriber, None)
        part = self.has_part(session, subscriber.person)
        link = None if part else await self._link(wish.secret, wish.table)
        if link is not None:
            session.links[subscriber] = link
        session.subscribe(subscriber, wish)
        return link

    async def end_links(self, session: TableSession) -> None:
        """Shut out those who look on by a link that does not work any more."""
        for subscriber, link in list(session.links.items()):
            if self.has_part(session, subscriber.person):
                session.links.pop(subscriber, None)
            elif (
                await self.store.link(link.hash, self.clock.now_ms()) is None and session.links.get(subscriber) == link
            ):
                session.shut_out(subscriber, RequestError("link-revoked"))

    def unwatch(self, subscriber: Subscriber, table: str) -> None:
        session = self.sessions.get(table)
        if session is not None:
            session.unsubscribe(subscriber)

    async def join(self, person: str, table: str, wish: m.Join) -> int | None:
        """Take a seat by a link, or at a listed table; without a free seat one looks on, and so one does by a link to
        watch."""
        session, link = await self.session(table), await self._link(wish.secret, table)
        if session is None or (link is None and not await self.may_see(session, person, None)):
            raise RequestError("no-such-table")
        seats = session.table.held(person)
        if seats and (link is None or link.kind != "seat"):
            return seats[0]
        if link is not None and link.kind == "watch":
            return None
        of_seat = link is not None and link.kind == "seat" and link.seat is not None
        command: c.Command = c.TakeOver(link.seat) if of_seat else c.Sit(wish.seat)  # type: ignore[union-attr, arg-type]
        try:
            await self.do(person, table, command, f"join:{self.entropy.token_hex(6)}")
        except LudothequeError as error:
            if wish.seat is None and code_of(error) in ("table-full", "match-over", "knows-another-hand"):
                return None
            raise
        return session.table.seat_of(person)

    async def new_link(self, person: str, table: str, seat: int | None, watch: bool = False) -> str:
        """A fresh link: of the table or to watch it, for its host, or of a seat, for its holder (for the host if nobody
        holds it)."""
        session = await self.session(table)
        if session is None or not await self.may_see(session, person, None):
            raise RequestError("no-such-table")
        if seat is not None and seat >= session.table.players:
            raise RequestError("malformed", why=f"seat: {seat}, but the last seat is {session.table.players - 1}")
        holder = session.table.host if seat is None else session.table.seats[seat].person or session.table.host
        if person != holder:
            raise RequestError("no-such-table")
        secret = self.entropy.token_urlsafe(18)
        kind = "watch" if watch else "table" if seat is None else "seat"
        await self.store.revoke(table, seat, watch)
        await self.store.put_link(Link(digest(secret), kind, None, table, seat, None))
        await self.end_links(session)
        if self.router is not None:
            self.router.links_ended(table)
        return secret
