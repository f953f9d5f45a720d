"""Who looks after the tables while nobody asks? The keeper: bots, clocks, absentees, the lobby, idle sockets."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from typing import TYPE_CHECKING

import structlog

from ludotheque import bots
from ludotheque.bots.thinking import Thinking
from ludotheque.kernel.errors import LudothequeError
from ludotheque.kernel.game import Game
from ludotheque.server import messages as m
from ludotheque.server.cards import table_card
from ludotheque.server.clock import now_ms
from ludotheque.server.errors import HouseError
from ludotheque.server.house import House
from ludotheque.server.live import Live
from ludotheque.server.reviewing import Reviews, advised
from ludotheque.tables import commands as c
from ludotheque.tables.packed import version
from ludotheque.tables.table import PLAYING

if TYPE_CHECKING:
    from ludotheque.server.connection import Connection

TICK = 0.5
HEARTBEAT = 5.0
PING_EVERY = 45.0
LATE = 5.0
"""Seconds by which a tick may be late. After more than that the house itself was held up (a laptop that slept, rules
that were compiled), and what people sent meanwhile is still unread: their silence says nothing."""
SHOW_WITHIN = 2000
"""Milliseconds for showing what was pledged; a start waits no longer for anybody."""
FORGET_AFTER = 900.0
"""Seconds after which a table that nobody looks at leaves the memory."""

log = structlog.get_logger()


class Keeper:
    """Runs beside a house from its start to its stop."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._thinking = Thinking(processes=house.config.bot_processes)
        self.reviews = Reviews(self._thinking)
        self._random = random.SystemRandom()
        self._task: asyncio.Task[None] | None = None
        self.ready = False
        self.lobby: set[Connection] = set()
        house.after_event = self.after_event
        house.keeper = self

    async def start(self) -> None:
        """Wake every table that is going on; what the clocks missed while the house was closed does not count."""
        house = self._house
        await house.people.open()
        await house.bell.open()
        alive, now = await house.store.last_alive(), now_ms()
        if house.nodes is not None:
            await house.nodes.start()
            await self._open(now)
            return
        packed = await house.store.snapshots(version())
        for row in await house.store.live():
            try:
                live = await house.wake(row.table, packed.get(row.table))
            except LudothequeError:
                # One table that cannot be read must not keep the house closed; its log stays as it is.
                log.exception("table cannot be read", table=row.table)
                continue
            if live.table.due() is not None and alive is not None and now > alive:
                await house.do(None, row.table, c.Pause(now - alive), f"pause:{now}")
            self.after_event(live)
        await self._open(now)

    async def _open(self, now: int) -> None:
        await self._house.store.heartbeat(now)
        self._task = asyncio.get_running_loop().create_task(self._run())
        self.ready = True

    async def stop(self) -> None:
        """Finish what is under way and keep a snapshot of every table."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        await self.reviews.close()
        await self._house.bell.close()
        await self._house.drain()
        if self._house.nodes is not None:
            await self._house.nodes.stop()
        for live in list(self._house.tables.values()):
            if live.table.status in ("open", "playing"):
                await self._house.keep_snapshot(live)
        self._thinking.close()
        await self._house.store.heartbeat(now_ms())
        await self._house.store.close()

    async def rules(self, game: Game) -> None:
        """Have the rules of a game at hand; the house goes on meanwhile."""
        await self._thinking.rules(game)

    # Bots.

    def after_event(self, live: Live) -> None:
        """Where the table is written: bots whose turn it is begin to think, and if everybody has shown his value it is
        dealt."""
        if not self._house.writes(live):
            return
        if live.table.called is not None and live.table.all_shown():
            self._house.spawn(self._deal(live))
        for seat in live.table.bots_to_act():
            if seat not in live.planned and not self._house.closing:
                live.planned.add(seat)
                self._house.spawn(self._bot(live, seat))

    async def _deal(self, live: Live) -> None:
        with contextlib.suppress(LudothequeError):  # it has begun already, or the house is closing
            await self._house.do(None, live.table.id, c.Deal(), "deal")

    async def _bot(self, live: Live, seat: int) -> None:
        """One move of a bot, after a time that has nothing to do with the position."""
        table, house = live.table, self._house
        low, high = house.config.bot_delay
        try:
            if high > 0:
                await asyncio.sleep(self._random.uniform(low, high))
            seq = table.seq
            if house.closing or not house.writes(live) or seat not in table.bots_to_act() or table.state is None:
                return
            level, seed = table.seats[seat].level, table.bot_seed(seat)
            view = table.state.view(seat)
            bot = self._thinking.bot(level or bots.DEFAULT, table.game)
            action = await bot.choose(view, seat, seed)
            text = table.game.notation.write(view, action)
            with contextlib.suppress(LudothequeError):  # the table has changed meanwhile: it thinks again
                await house.do(None, table.id, c.BotActs(seat, text), f"{seq}")
        except Exception:
            log.exception("bot failed", table=table.id, seat=seat)
            await asyncio.sleep(1)
        finally:
            live.planned.discard(seat)
        self.after_event(live)

    async def advise(self, live: Live, viewer: int, asked: m.Advise) -> m.Advised:
        """What the coach says to what this seat sees. Against other people one plays by oneself."""
        table = live.table
        if table.state is None or viewer not in table.to_act():
            raise HouseError("not-playing")
        if table.people() != [viewer]:
            raise HouseError("coach-alone")
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
                if self._house.nodes is not None:
                    await self._house.nodes.tick()
                await self._clocks()
                await self._tell_lobby()
                if now - beat >= HEARTBEAT:
                    beat = now
                    await self._house.store.heartbeat(now_ms())
                    await self._forget(now)
                if now - ping >= PING_EVERY:
                    ping = now
                    for connections in list(self._house.connections.values()):
                        for connection in list(connections):
                            connection.ask_whether_there(patient=now - due > LATE)  # type: ignore[attr-defined]
            except Exception:
                log.exception("keeper")

    async def _clocks(self) -> None:
        """Bots step in for those whose time is up, and for those who are away when it is their turn."""
        now, monotonic = now_ms(), time.monotonic()
        for live in list(self._house.tables.values()):
            table = live.table
            if not self._house.writes(live):
                continue
            if table.called is not None and now >= table.called + SHOW_WITHIN:
                self._house.spawn(self._deal(live))
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

    async def _cover(self, live: Live, command: c.Cover) -> None:
        with contextlib.suppress(LudothequeError):
            await self._house.do(None, live.table.id, command, f"cover:{live.table.seq}")

    async def _forget(self, now: float) -> None:
        """Tables that nobody looks at leave the memory; they come back from the log when they are asked for."""
        for table, live in list(self._house.tables.items()):
            idle = not live.watchers and not live.planned and now - live.touched > FORGET_AFTER
            timed = live.table.due() is not None or live.table.settings.cover is not None
            if idle and not (timed and self._house.writes(live)) and not live.lock.locked():
                await self._house.keep_snapshot(live)
                if not live.watchers and not live.lock.locked():
                    self._house.tables.pop(table, None)

    # The lobby.

    async def _tell_lobby(self) -> None:
        house = self._house
        changed, house.changed = house.changed, set()
        stirred, house.stirred = house.stirred, set()
        if not self.lobby:
            return
        if changed:
            rows = await house.store.listed()
            await house.people.known({person for row in rows for person in row.card.seats if person})
            for connection in list(self.lobby):
                connection.send(m.Tables([table_card(house, row, connection.person) for row in rows]))
        for connection in list(self.lobby):
            if changed or connection.person in stirred:
                await self.tell_yours(connection)

    async def tell_all(self, connection: Connection) -> None:
        """The lobby for one who has just come in."""
        rows = await self._house.store.listed()
        await self._house.people.known({person for row in rows for person in row.card.seats if person})
        connection.send(m.Tables([table_card(self._house, row, connection.person) for row in rows]))
        await self.tell_yours(connection)

    async def tell_yours(self, connection: Connection) -> None:
        rows = await self._house.store.tables_of(connection.person)
        for row in rows:
            if row.card.status == PLAYING:
                await self._house.live(row.table)
        await self._house.people.known({person for row in rows for person in row.card.seats if person})
        connection.send(m.Yours([table_card(self._house, row, connection.person) for row in rows]))
