"""What is going on in the server? The tables in memory, who looks at them, and who is told of what happens there."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

import msgspec

from ludotheque.kernel.errors import LudothequeError, present
from ludotheque.kernel.game import open_game
from ludotheque.kernel.record import SPECTATOR
from ludotheque.protocol import messages as m
from ludotheque.session.clock import now_ms
from ludotheque.session.commands import REMEMBERED, CommandPath
from ludotheque.session.errors import RequestError, code_of
from ludotheque.session.identity import Identities, digest
from ludotheque.session.lobby import card_of, is_around, seats_of
from ludotheque.session.metrics import Metrics
from ludotheque.session.notifications import Notifications
from ludotheque.session.replays import Replays
from ludotheque.session.table_session import Subscriber, TableSession
from ludotheque.store import Append, Link, Store
from ludotheque.tables import commands as c
from ludotheque.tables import events as e
from ludotheque.tables.commit_reveal import commitment
from ludotheque.tables.decide import decide, rematch
from ludotheque.tables.shared_device import device
from ludotheque.tables.snapshot import pack, unpack, version
from ludotheque.tables.stream import entries, entry, snapshot
from ludotheque.tables.table import PLAYING, AppliedEvent, created, folded

if TYPE_CHECKING:
    from ludotheque.cluster.nodes import Cluster
    from ludotheque.session.config import Config


class Registry:
    """One server: its store, its people, its tables."""

    def __init__(self, config: Config, store: Store) -> None:
        self.config = config
        self.store = store
        self.people = Identities(store)
        self.pasts = Replays(self)
        self.metrics = Metrics(self)
        self.bell = Notifications(self)
        self.doing = CommandPath(self)
        self.tables: dict[str, TableSession] = {}
        self.connections: dict[str, set[Subscriber]] = {}
        self.changed: set[str] = set()
        """Tables whose place in the lobby has changed."""
        self.stirred: set[str] = set()
        """People for whom something has changed in "your tables"."""
        self.closing = False
        self.after_event: Any = lambda live: None
        """Called after each event of a table: the keeper of bots and clocks listens here."""
        self.keeper: Any = None
        self.nodes: Cluster | None = None
        """The others, where several processes share the server."""
        self.sockets: dict[str, int] = {}
        """How many are open from each address."""
        self._loading: dict[str, asyncio.Task[TableSession | None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Do something that no lost connection may break off."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def drain(self) -> None:
        """Wait for all that is under way."""
        self.closing = True
        while self._tasks or self.doing.under_way:
            await asyncio.wait(self._tasks, timeout=5) if self._tasks else await asyncio.sleep(0.01)

    # Tables in memory.

    async def live(self, table: str) -> TableSession | None:
        """A table, from memory or from the log."""
        found = self.tables.get(table)
        if found is not None:
            if not self.writes(found):
                await present(self.nodes, "the cluster").follow(found)
            return found
        loading = self._loading.get(table)
        if loading is None:
            loading = self._loading[table] = self.spawn(self._load(table))
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(loading)

    async def _load(self, table: str) -> TableSession | None:
        if await self.store.row(table) is None:
            return None
        return await self.wake(table, await self.store.snapshot(table, version()))

    async def wake(self, table: str, packed: tuple[int, bytes] | None) -> TableSession:
        """A table from its packed form and the events since, or from all its events."""
        kept = -1
        if packed is None:
            kept_events = await self.store.events(table)
            history = [(row.seq, row.at, e.decode(row.body)) for row in kept_events]
            await self._rules_of(history[0][2].settings)
            made, happened = folded(table, history)
            self.pasts.found(made, happened)
        else:
            kept = packed[0]
            made, happened = unpack(packed[1]), []
            await self._rules_of(made.settings)
            kept_events = await self.store.events(table, kept)
            happened = [made.fold(row.seq, row.at, e.decode(row.body)) for row in kept_events]
        live = TableSession(made, kept=kept, touched=time.monotonic())
        live.recent.extend(happened)
        live.commands.update({row.command: row.seq for row in kept_events[-REMEMBERED:]})
        live.said = await self.store.texts(table)
        live.away = {seat: time.monotonic() for seat in range(made.players)}
        await self.people.known({person for place in made.seats for person in [place.person] if person})
        self.tables[table] = live
        return live

    async def _rules_of(self, settings: e.Settings) -> None:
        if self.keeper is not None:
            await self.keeper.rules(open_game(settings.game))

    def writes(self, live: TableSession) -> bool:
        """Is it this node that decides what happens at the table?"""
        return self.nodes is None or live.table.id in self.nodes.mine

    async def keep_snapshot(self, live: TableSession) -> None:
        if live.kept < live.table.seq and self.writes(live):
            live.kept = live.table.seq
            await self.store.put_snapshot(live.table.id, live.table.seq, version(), pack(live.table))

    # What happens at tables.

    async def lay(self, table: str, first: e.Created, by: str) -> str:
        """Keep a table's first event; the secret of its link."""
        key, at = secrets.token_urlsafe(18), now_ms()
        made, happened = created(table, at, first)
        link = Link(digest(key), "table", None, table, None, None)
        append = Append(table, 0, at, by, "create", e.encode(first), card=card_of(made), links=(link,))
        await self.store.append(append)
        if self.nodes is not None:
            self.nodes.mine.add(table)
        live = self.tables[table] = TableSession(made, touched=time.monotonic())
        live.away = {seat: time.monotonic() for seat in range(made.players)}
        live.recent.append(happened)
        self.told(live, happened)
        return key

    async def do(self, person: str | None, table: str, command: c.Command, id: str, text: str | None = None) -> m.Done:
        """Carry a command out, once: whoever sends it again gets the same answer."""
        return await self.doing.do(person, table, command, id, text)

    def told(
        self, live: TableSession, happened: AppliedEvent, id: str | None = None, sender: str | None = None
    ) -> None:
        """Everyone who looks on is told, each from his own view."""
        started = time.perf_counter()
        live.touched = time.monotonic()
        event = happened.event
        if isinstance(event, (e.Seated, e.Left)):
            self._change_views(live)
        said = self.said(live, happened)
        asked = device(sender) if id is not None and sender is not None else None
        for words, watchers in live.audiences():
            made = entries(happened, set(watchers.values()), said, words)
            encoded = {viewer: m.encode(one) for viewer, one in made.items()}
            for watcher, viewer in watchers.items():
                data = encoded[viewer]
                if watcher.person == asked:
                    # The id is the last of an entry's fields: put in here, it need not be written anew.
                    data = b'%b,"id":%b}' % (data[:-1], m.encode(id))
                watcher.send_raw(data)
        if not isinstance(event, (e.Acted, e.Said)) or live.table.settings.pace.limit or live.table.status != PLAYING:
            self.tell_seats(live)
        if not isinstance(event, e.Said):
            self._nudge(live)
        if not isinstance(event, (e.Acted, e.Said, e.Undone)) or live.table.status != PLAYING:
            self.changed.add(live.table.id)
        self.metrics.telling += time.perf_counter() - started
        if self.nodes is not None:
            self.nodes.announce(live.table.id, happened)
        self.after_event(live)
        self.bell.ring(live)

    def said(self, live: TableSession, happened: AppliedEvent) -> dict[str, str] | None:
        """The words of a chat event, if they were not deleted, and the name of one who has no seat."""
        if not isinstance(happened.event, e.Said):
            return None
        more = {"text": live.said[happened.seq]} if happened.seq in live.said else {}
        if happened.event.seat is None:
            more["name"] = self.people.name(happened.event.person)
        return more

    def _change_views(self, live: TableSession) -> None:
        """Whoever has another seat now, or none any more, gets the table anew, as it looks from there."""
        for watcher, before in list(live.watchers.items()):
            viewer = self.viewer(live, watcher.person, before)
            if viewer != before:
                live.watchers[watcher] = viewer
                watcher.send(snapshot(live.table, viewer))

    def viewer(self, live: TableSession, person: str, wanted: int | None = None) -> int:
        """From which seat a person looks: his own; at a device of many the wanted one of theirs, or from none."""
        seat = live.table.seat_of(person)
        if seat is None and wanted in live.table.held(person):
            seat = wanted
        return SPECTATOR if seat is None else seat

    def acting(self, live: TableSession, watcher: Subscriber) -> str:
        """For whom a connection speaks: where many play on one device, for the one whose hand it shows."""
        viewer = live.watchers.get(watcher, SPECTATOR)
        holder = None if viewer == SPECTATOR else live.table.seats[viewer].person
        return holder if holder is not None and device(holder) == watcher.person else watcher.person

    def _nudge(self, live: TableSession) -> None:
        """Those at the table who look elsewhere hear whether it is their turn."""
        table, looking = live.table, live.watchers
        for seat, place in enumerate(table.seats):
            owner = None if place.person is None else device(place.person)
            if owner is None or not (watchers := self.connections.get(owner)):
                continue
            self.stirred.add(owner)
            elsewhere = [watcher for watcher in watchers if watcher not in looking]
            if not elsewhere:
                continue
            turn = bool(table.waiting >> seat & 1) and not place.bot
            if not turn and is_around(place.person, owner):
                continue  # somebody else at that device may be to act: he is told of in his turn
            for watcher in elsewhere:
                watcher.send(m.Nudge(table.id, table.status, your_turn=turn))

    def tell_seats(self, live: TableSession) -> None:
        """Everyone who looks on hears who sits there, and who is here: once, however many come or go at this moment.
        A hundred who leave together would else be a hundred messages to each of the others, more than one can take."""
        if not live.seats_due:
            live.seats_due = True
            asyncio.get_running_loop().call_soon(self._tell_seats, live)

    def _tell_seats(self, live: TableSession) -> None:
        live.seats_due = False
        for watcher in live.watchers:
            watcher.send(seats_of(self, live, watcher.person, now_ms()))

    def here(self, live: TableSession) -> set[str]:
        """Who looks at a table."""
        here = {watcher.person for watcher in live.watchers}
        return here if self.nodes is None else here | self.nodes.here(live)

    # Looking on.

    async def may_see(self, live: TableSession, person: str, secret: str | None) -> bool:
        """A table that is not listed is seen by those who have a part in it, or its link."""
        table = live.table
        if table.settings.listed or person == table.host:
            return True
        if table.held(person) or any(person in place.former for place in table.seats):
            return True
        link = await self.store.link(digest(secret), now_ms()) if secret else None
        return link is not None and link.table == table.id

    async def watch(self, watcher: Subscriber, wish: m.Watch) -> None:
        """Bring a viewer up to date, and tell him everything from now on."""
        live = await self.live(wish.table)
        if live is None or not await self.may_see(live, watcher.person, wish.secret):
            raise RequestError("no-such-table")
        viewer = self.viewer(live, watcher.person, wish.seat)
        have = wish.have if wish.viewer in (None, viewer) else None
        live.watchers[watcher] = viewer
        live.wordless.discard(watcher)
        if not wish.words:
            live.wordless.add(watcher)
        for seat in live.table.held(watcher.person):
            live.away.pop(seat, None)
        missed = [happened for happened in live.recent if have is not None and happened.seq > have]
        resumed = have is not None and have <= live.table.seq and len(missed) == live.table.seq - have
        if resumed:
            for happened in missed:
                watcher.send(entry(happened, viewer, said=self.said(live, happened)))
        else:
            watcher.send(snapshot(live.table, viewer))
        self.tell_seats(live)

    def unwatch(self, watcher: Subscriber, table: str) -> None:
        live = self.tables.get(table)
        if live is None or watcher not in live.watchers:
            return
        del live.watchers[watcher]
        live.wordless.discard(watcher)
        if all(other.person != watcher.person for other in live.watchers):
            live.away.update(dict.fromkeys(live.table.held(watcher.person), time.monotonic()))
        self.tell_seats(live)

    async def lobby(self, watcher: Any) -> None:
        """Somebody comes into the lobby, or leaves it."""
        if watcher.lobby:
            self.keeper.lobby.add(watcher)
            await self.keeper.tell_all(watcher)
        else:
            self.left(watcher)

    def left(self, watcher: Any) -> None:
        self.keeper.lobby.discard(watcher)

    # Seats and links.

    async def join(self, person: str, table: str, wish: m.Join) -> int | None:
        """Take a seat by a link, or at a listed table; without a free seat one looks on."""
        live = await self.live(table)
        link = await self.store.link(digest(wish.secret), now_ms()) if wish.secret else None
        if link is not None and link.table != table:
            link = None
        if live is None or (link is None and not await self.may_see(live, person, None)):
            raise RequestError("no-such-table")
        seats = live.table.held(person)
        if seats and (link is None or link.kind != "seat"):
            return seats[0]
        try:
            if link is not None and link.kind == "seat" and link.seat is not None:
                await self.do(person, table, c.TakeOver(link.seat), f"join:{secrets.token_hex(6)}")
            else:
                await self.do(person, table, c.Sit(wish.seat), f"join:{secrets.token_hex(6)}")
        except LudothequeError as error:
            if wish.seat is None and code_of(error) in ("table-full", "match-over", "knows-another-hand"):
                return None
            raise
        return live.table.seat_of(person)

    async def new_link(self, person: str, table: str, seat: int | None) -> str:
        """A fresh link, of the table (for its host) or of a seat (for its holder, or the host if nobody holds it)."""
        live = await self.live(table)
        if live is None or not await self.may_see(live, person, None):
            raise RequestError("no-such-table")
        if seat is not None and seat >= live.table.players:
            raise RequestError("malformed", why=f"seat: {seat}, but the last seat is {live.table.players - 1}")
        holder = live.table.host if seat is None else live.table.seats[seat].person or live.table.host
        if person != holder:
            raise RequestError("no-such-table")
        secret = secrets.token_urlsafe(18)
        await self.store.revoke(table, seat)
        await self.store.put_link(Link(digest(secret), "table" if seat is None else "seat", None, table, seat, None))
        return secret

    async def rematch(self, person: str, table: str, id: str) -> m.Done:
        """The same people at a new table, the next one first; whoever asks second follows the first."""
        live = await self.live(table)
        if live is None:
            raise RequestError("no-such-table")
        if self.nodes is not None and not self.nodes.writes(table):
            return await self.nodes.do(live, person, c.Rematch(), id, None)
        async with live.again:
            if live.table.next is None:
                decide(live.table, c.Follow(""), person)
                # First the new table, then the way to it: a crash between the two leaves no dead end.
                new, secret = secrets.token_hex(10), secrets.token_bytes(32)
                await self.lay(new, rematch(live.table, new, secret.hex(), commitment(new, secret)), person)
                done = await self.do(person, table, c.Follow(new), id)
                return msgspec.structs.replace(done, table_made=new)
        if not live.table.held(person):
            raise RequestError("no-such-table")
        return m.Done(id, table, live.table.seq, repeated=True, table_made=live.table.next)
