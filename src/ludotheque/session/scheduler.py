"""Who looks after the tables while nobody asks? The keeper: bots, clocks, absentees, the lobby, idle sockets."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time

import structlog

from ludotheque import bots
from ludotheque.bots.executor import BotExecutor
from ludotheque.kernel.errors import LudothequeError
from ludotheque.kernel.game import Game
from ludotheque.protocol import messages as m
from ludotheque.session.analysis_jobs import AnalysisJobs, advised
from ludotheque.session.clock import now_ms
from ludotheque.session.errors import RequestError
from ludotheque.session.lobby import table_card
from ludotheque.session.registry import Registry
from ludotheque.session.table_session import Subscriber, TableSession
from ludotheque.tables import commands as c
from ludotheque.tables.snapshot import version
from ludotheque.tables.table import PLAYING

TICK = 0.5
HEARTBEAT = 5.0
PING_EVERY = 45.0
LATE = 5.0
"""Seconds by which a tick may be late. After more than that the server itself was held up (a laptop that slept, rules
that were compiled), and what people sent meanwhile is still unread: their silence says nothing."""
SHOW_WITHIN = 2000
"""Milliseconds for showing what was pledged; a start waits no longer for anybody."""
FORGET_AFTER = 900.0
"""Seconds after which a table that nobody looks at leaves the memory."""

log = structlog.get_logger()


class Scheduler:
    """Runs beside a server from its start to its stop."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry
        self._thinking = BotExecutor(processes=registry.config.bot_processes)
        self.reviews = AnalysisJobs(self._thinking)
        self._random = random.SystemRandom()
        self._task: asyncio.Task[None] | None = None
        self.ready = False
        self.lobby: set[Subscriber] = set()
        registry.after_event = self.after_event
        registry.keeper = self

    async def start(self) -> None:
        """Wake every table that is going on; what the clocks missed while the server was closed does not count."""
        registry = self._registry
        await registry.people.open()
        await registry.bell.open()
        alive, now = await registry.store.last_alive(), now_ms()
        if registry.nodes is not None:
            await registry.nodes.start()
            await self._open(now)
            return
        packed = await registry.store.snapshots(version())
        for row in await registry.store.live():
            try:
                live = await registry.wake(row.table, packed.get(row.table))
            except LudothequeError:
                # One table that cannot be read must not keep the server closed; its log stays as it is.
                log.exception("table cannot be read", table=row.table)
                continue
            if live.table.due() is not None and alive is not None and now > alive:
                await registry.do(None, row.table, c.Pause(now - alive), f"pause:{now}")
            self.after_event(live)
        await self._open(now)

    async def _open(self, now: int) -> None:
        await self._registry.store.heartbeat(now)
        self._task = asyncio.get_running_loop().create_task(self._run())
        self.ready = True

    async def stop(self) -> None:
        """Finish what is under way and keep a snapshot of every table."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        await self.reviews.close()
        await self._registry.bell.close()
        await self._registry.drain()
        if self._registry.nodes is not None:
            await self._registry.nodes.stop()
        for live in list(self._registry.tables.values()):
            if live.table.status in ("open", "playing"):
                await self._registry.keep_snapshot(live)
        self._thinking.close()
        await self._registry.store.heartbeat(now_ms())
        await self._registry.store.close()

    async def rules(self, game: Game) -> None:
        """Have the rules of a game at hand; the server goes on meanwhile."""
        await self._thinking.rules(game)

    # Bots.

    def after_event(self, live: TableSession) -> None:
        """Where the table is written: bots whose turn it is begin to think, and if everybody has shown his value it is
        dealt."""
        if not self._registry.writes(live):
            return
        if live.table.called is not None and live.table.all_shown():
            self._registry.spawn(self._deal(live))
        for seat in live.table.bots_to_act():
            if seat not in live.planned and not self._registry.closing:
                live.planned.add(seat)
                self._registry.spawn(self._bot(live, seat))

    async def _deal(self, live: TableSession) -> None:
        with contextlib.suppress(LudothequeError):  # it has begun already, or the server is closing
            await self._registry.do(None, live.table.id, c.Deal(), "deal")

    async def _bot(self, live: TableSession, seat: int) -> None:
        """One move of a bot, after a time that has nothing to do with the position."""
        table, registry = live.table, self._registry
        low, high = registry.config.bot_delay
        try:
            if high > 0:
                await asyncio.sleep(self._random.uniform(low, high))
            seq = table.seq
            if registry.closing or not registry.writes(live) or seat not in table.bots_to_act() or table.state is None:
                return
            level, seed = table.seats[seat].level, table.bot_seed(seat)
            view = table.state.view(seat)
            bot = self._thinking.bot(level or bots.DEFAULT, table.game)
            action = await bot.choose(view, seat, seed)
            text = table.game.notation.write(view, action)
            with contextlib.suppress(LudothequeError):  # the table has changed meanwhile: it thinks again
                await registry.do(None, table.id, c.BotActs(seat, text), f"{seq}")
        except Exception:
            log.exception("bot failed", table=table.id, seat=seat)
            await asyncio.sleep(1)
        finally:
            live.planned.discard(seat)
        self.after_event(live)

    async def advise(self, live: TableSession, viewer: int, asked: m.Advise) -> m.Advised:
        """What the coach says to what this seat sees. Against other people one plays by oneself."""
        table = live.table
        if table.state is None or viewer not in table.to_act():
            raise RequestError("not-playing")
        if table.people() != [viewer]:
            raise RequestError("coach-alone")
        game, n, view = table.game, table.seq, table.state.view(viewer)
        advice = await self._thinking.advise(game, view, viewer, table.bot_seed(viewer))
        return advised(asked.id, asked.table, n, game, view, viewer, advice)

    # Time.

    async def _run(self) -> None:
        beat = ping = now = time.monotonic()
        while True:
            due = now + TICK
            await asyncio.sleep(TICK)
            now = time.monotonic()
            try:
                if self._registry.nodes is not None:
                    await self._registry.nodes.tick()
                await self._clocks()
                await self._tell_lobby()
                if now - beat >= HEARTBEAT:
                    beat = now
                    await self._registry.store.heartbeat(now_ms())
                    await self._forget(now)
                if now - ping >= PING_EVERY:
                    ping = now
                    for connections in list(self._registry.connections.values()):
                        for connection in list(connections):
                            connection.ask_whether_there(patient=now - due > LATE)
            except Exception:
                log.exception("keeper")

    async def _clocks(self) -> None:
        """Bots step in for those whose time is up, and for those who are away when it is their turn."""
        now, monotonic = now_ms(), time.monotonic()
        for live in list(self._registry.tables.values()):
            table = live.table
            if not self._registry.writes(live):
                continue
            if table.called is not None and now >= table.called + SHOW_WITHIN:
                self._registry.spawn(self._deal(live))
            if table.status != PLAYING:
                continue
            waiting = [seat for seat in table.to_act() if seat in table.people()]
            due, cover = table.due(), table.settings.cover
            if due is not None and waiting and now >= due:
                await self._cover(live, c.Cover(waiting, "clock"))
            elif cover is not None:
                away = [seat for seat in waiting if seat in live.away and monotonic - live.away[seat] >= cover]
                if away:
                    await self._cover(live, c.Cover(away, "away"))

    async def _cover(self, live: TableSession, command: c.Cover) -> None:
        with contextlib.suppress(LudothequeError):
            await self._registry.do(None, live.table.id, command, f"cover:{live.table.seq}")

    async def _forget(self, now: float) -> None:
        """Tables that nobody looks at leave the memory; they come back from the log when they are asked for."""
        for table, live in list(self._registry.tables.items()):
            idle = not live.watchers and not live.planned and now - live.touched > FORGET_AFTER
            timed = live.table.due() is not None or live.table.settings.cover is not None
            if idle and not (timed and self._registry.writes(live)) and not live.lock.locked():
                await self._registry.keep_snapshot(live)
                if not live.watchers and not live.lock.locked():
                    self._registry.tables.pop(table, None)

    # The lobby.

    async def _tell_lobby(self) -> None:
        registry = self._registry
        changed, registry.changed = registry.changed, set()
        stirred, registry.stirred = registry.stirred, set()
        if not self.lobby:
            return
        if changed:
            rows = await registry.store.listed()
            await registry.people.known({person for row in rows for person in row.card.seats if person})
            for connection in list(self.lobby):
                connection.send(m.Tables([table_card(registry, row, connection.person) for row in rows]))
        for connection in list(self.lobby):
            if changed or connection.person in stirred:
                await self.tell_yours(connection)

    async def tell_all(self, connection: Subscriber) -> None:
        """The lobby for one who has just come in."""
        rows = await self._registry.store.listed()
        await self._registry.people.known({person for row in rows for person in row.card.seats if person})
        connection.send(m.Tables([table_card(self._registry, row, connection.person) for row in rows]))
        await self.tell_yours(connection)

    async def tell_yours(self, connection: Subscriber) -> None:
        rows = await self._registry.store.tables_of(connection.person)
        for row in rows:
            if row.card.status == PLAYING:
                await self._registry.live(row.table)
        await self._registry.people.known({person for row in rows for person in row.card.seats if person})
        connection.send(m.Yours([table_card(self._registry, row, connection.person) for row in rows]))
