"""What happens at tables without a command of a person: bots, clocks, absences; idle sessions are forgotten."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

import structlog

from ludotheque import bots
from ludotheque.kernel.errors import LudothequeError, present
from ludotheque.kernel.record import Record
from ludotheque.session.registry import Registry
from ludotheque.session.table_session import TableSession
from ludotheque.tables import commands as c
from ludotheque.tables import commit_reveal
from ludotheque.tables.table import PLAYING, AppliedEvent, Table

TICK_S = 0.5
HEARTBEAT_S = 5.0
PING_EVERY_S = 45.0
MAX_DELAY_S = 5.0
"""By which a tick may be late. After more than that this process itself was held up (a laptop that slept, rules that
were compiled), and what people sent meanwhile is still unread: their silence says nothing."""
FORGET_AFTER_S = 900.0
"""After which a session without subscribers leaves the memory."""

log = structlog.get_logger()


def view_of(table: Table, seat: int) -> Record:
    return present(table.state, "the state of a match that is played").view(seat)


class Scheduler:
    """Runs beside the sessions of a registry from start to stop."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry
        self._task: asyncio.Task[None] | None = None
        self.ticks: list[Callable[[], Awaitable[None]]] = []
        """What else is done at every tick."""

    def start(self) -> None:
        self._task = asyncio.get_running_loop().create_task(self._run())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    # Bots.

    def on_event(self, session: TableSession, event: AppliedEvent) -> None:
        self.look_at(session)

    def look_at(self, session: TableSession) -> None:
        """Where the table is written: bots whose turn it is begin to think, and if everybody has shown his value it is
        dealt."""
        if not self._registry.writes(session):
            return
        if session.table.called is not None and session.table.all_shown():
            self._registry.spawn(self._deal(session))
        for seat in session.table.bots_to_act():
            if seat not in session.thinking and not self._registry.closing:
                session.thinking.add(seat)
                self._registry.spawn(self._bot(session, seat))

    async def _deal(self, session: TableSession) -> None:
        with contextlib.suppress(LudothequeError):  # it has begun already, or the server is closing
            await self._registry.do(None, session.table.id, c.Deal(), "deal")

    async def _bot(self, session: TableSession, seat: int) -> None:
        """One move of a bot, after a time that has nothing to do with the position: drawn first, and however long it
        thinks, it answers when that is over."""
        table, registry = session.table, self._registry
        low, high = registry.config.bot_delay
        try:
            answers_at = registry.clock.monotonic() + (registry.entropy.uniform(low, high) if high > 0 else 0.0)
            seq, view = table.seq, view_of(table, seat)
            bot = registry.executor.bot(table.seats[seat].level or bots.DEFAULT, table.game)
            text = table.game.notation.write(view, await bot.choose(view, seat, table.bot_seed(seat)))
            await asyncio.sleep(answers_at - registry.clock.monotonic())
            if registry.closing or not registry.writes(session) or seat not in table.bots_to_act():
                return
            if view_of(table, seat) == view:  # else it thinks again
                with contextlib.suppress(LudothequeError):  # the table has changed meanwhile
                    await registry.do(None, table.id, c.BotActs(seat, text), f"{seq}")
        except Exception:
            log.exception("bot failed", table=table.id, seat=seat)
            await asyncio.sleep(1)
        finally:
            session.thinking.discard(seat)
        self.look_at(session)

    # Time.

    async def _run(self) -> None:
        registry, clock = self._registry, self._registry.clock
        heartbeat = ping = now = clock.monotonic()
        now_ms = clock.now_ms()
        while True:
            due, due_ms = now + TICK_S, now_ms + int(1000 * TICK_S)
            await asyncio.sleep(TICK_S)
            clock.advance_to(clock.system_ms())
            now, now_ms = clock.monotonic(), clock.now_ms()
            try:
                await self._resume(now - due, now_ms - due_ms)
                for tick in self.ticks:
                    await tick()
                await self._clocks()
                if now - heartbeat >= HEARTBEAT_S:
                    heartbeat = now
                    await registry.store.heartbeat(clock.now_ms())
                    await self._forget(now)
                if now - ping >= PING_EVERY_S:
                    ping = now
                    for connection in [one for some in registry.connections.values() for one in some]:
                        connection.ask_whether_there(patient=now - due > MAX_DELAY_S)
            except Exception:
                log.exception("tick failed")

    async def _resume(self, late_s: float, late_ms: int) -> None:
        """After this process or the machine stood still, or its clock was set forward, the clocks of tables go on from
        where they stood, as after a restart."""
        for session in list(self._registry.sessions.values()):
            if late_s > MAX_DELAY_S:
                session.away = {seat: since + late_s for seat, since in session.away.items()}
            if late_ms > 1000 * MAX_DELAY_S and session.table.timed and self._registry.writes(session):
                with contextlib.suppress(LudothequeError):
                    id = f"pause:{self._registry.clock.now_ms()}"
                    await self._registry.do(None, session.table.id, c.Pause(late_ms), id)

    async def _clocks(self) -> None:
        """Bots step in for those whose time is up, and for those who are away when it is their turn."""
        now, monotonic = self._registry.clock.now_ms(), self._registry.clock.monotonic()
        for session in list(self._registry.sessions.values()):
            table = session.table
            if not self._registry.writes(session):
                continue
            if table.called is not None and now >= table.called + commit_reveal.SHOW_WITHIN_MS:
                self._registry.spawn(self._deal(session))
            if table.status != PLAYING:
                continue
            if table.proposal is not None and now >= table.proposal.due:
                with contextlib.suppress(LudothequeError):
                    await self._registry.do(None, table.id, c.Lapse(), f"lapse:{table.seq}")
            waiting = [seat for seat in table.to_act() if seat in table.people()]
            due, cover = table.due(), table.settings.cover
            if due is not None and waiting and now >= due:
                await self._cover(session, c.Cover(waiting, "clock"))
            elif cover is not None:
                away = [seat for seat in waiting if seat in session.away and monotonic - session.away[seat] >= cover]
                if away:
                    await self._cover(session, c.Cover(away, "away"))

    async def _cover(self, session: TableSession, command: c.Cover) -> None:
        with contextlib.suppress(LudothequeError):
            await self._registry.do(None, session.table.id, command, f"cover:{session.table.seq}")

    async def _forget(self, now: float) -> None:
        """Sessions without subscribers leave the memory; they come back from the log when they are asked for."""
        registry = self._registry
        for session in list(registry.sessions.values()):
            table, unused = session.table, not session.subscribers and not session.thinking
            timed = registry.writes(session) and (table.due() is not None or table.settings.cover is not None)
            if unused and not timed and session.idle and now - session.touched > FORGET_AFTER_S:
                await registry.save_snapshot(session)
                if not session.subscribers and session.idle:
                    registry.sessions.pop(table.id, None)
