"""How does a command become an event? It is decided on, kept by the store, and only then folded in, told and answered.

Commands of one table go one after the other; those of many tables share the store's commits. The usual command, an
action at a table that is awake, needs no task of its own (`act`): tasks, locks and what resumes them cost as much as
the rules do. Whatever is unusual about it, the long way (`do`) finds out and says; a command sent twice is done once.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

import structlog

from ludotheque.kernel.errors import LudothequeError
from ludotheque.protocol import messages as m
from ludotheque.session.clock import now_ms
from ludotheque.session.errors import RequestError
from ludotheque.session.lobby import card_of
from ludotheque.store import Append, Appended, Conflict, Elsewhere, StoreError, TableSummary
from ludotheque.tables import commands as c
from ludotheque.tables import events as e
from ludotheque.tables.decide import Decision, decide
from ludotheque.tables.snapshot import pack, unpack
from ludotheque.tables.table import AppliedEvent, Table

if TYPE_CHECKING:
    from ludotheque.session.registry import Registry
    from ludotheque.session.table_session import Subscriber, TableSession

REMEMBERED = 256
"""So many of its last commands a table knows by heart; older ones are looked up."""
SNAPSHOT_EVERY = 50
UNSEEN_FROM_LOBBY = (e.Acted, e.Said, e.Paused, e.Pledged, e.Called, e.Shown)
"""Events after which a table's card says what it said before."""

log = structlog.get_logger()


class Ready(NamedTuple):
    """A command that was decided on: what is to be kept, and what to tell when it is."""

    decision: Decision
    append: Append
    id: str
    person: str | None
    kind: str
    started: float
    decided: float


class CommandPath:
    """The way of commands through one server."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry
        self.under_way = 0
        """Actions that are with the store."""

    async def do(self, person: str | None, table: str, command: c.Command, id: str, text: str | None = None) -> m.Done:
        """Carry a command out, once: whoever sends it again gets the same answer."""
        registry = self._registry
        live = registry.tables.get(table) or await registry.live(table)
        if live is None:
            raise RequestError("no-such-table")
        if registry.nodes is None:
            return await self._do(live, person, command, id, text)
        try:
            if registry.nodes.writes(table):
                return await self._do(live, person, command, id, text)
        except (Conflict, Elsewhere):
            await registry.nodes.lost(live)
        except StoreError:
            registry.spawn(registry.nodes.lost(live))  # it may have been kept all the same
            raise
        return await registry.nodes.do(live, person, command, id, text)

    async def _do(
        self, live: TableSession, person: str | None, command: c.Command, id: str, text: str | None
    ) -> m.Done:
        registry, table = self._registry, live.table.id
        by = author(person, command)
        async with live.lock:
            seq = known(live, f"{by}:{id}")
            if seq is not None:
                return m.Done(id, table, seq, repeated=True)
            if registry.closing:
                raise RequestError("closing")
            try:
                ready = self._decided(live, person, by, command, id, text)
            except LudothequeError:
                seq = await registry.store.kept(table, f"{by}:{id}")
                if seq is None:
                    raise
                return m.Done(id, table, seq, repeated=True)
            try:
                kept = await registry.store.append(ready.append)
            except Conflict:
                if registry.nodes is None:
                    # Another process writes to this log: this one's memory is of no use any more.
                    registry.tables.pop(table, None)
                raise
            finally:
                registry.metrics.kept(time.perf_counter() - ready.decided)
            if kept.repeated:
                return m.Done(id, table, kept.seq, repeated=True)
            self._happened(live, ready)
        return m.Done(id, table, kept.seq)

    def act(self, watcher: Subscriber, asked: m.Do, then: Callable[[m.Do, bool], None]) -> bool:
        """An action, decided on now. If this says True, `then` is called once it is kept and told, or, with False, if
        it must go the long way after all; if this says False it must go that way at once."""
        registry, live = self._registry, self._registry.tables.get(asked.table)
        if live is None or registry.closing or not registry.writes(live):
            return False
        person = registry.acting(live, watcher)
        if known(live, f"{person}:{asked.id}") is not None or not entered(live.lock):
            return False
        try:
            ready = self._decided(live, person, person, asked.command, asked.id, None)
            registry.store.hand(ready.append, lambda answer: self._kept(live, ready, answer, asked, then))
        except Exception:
            live.lock.release()
            return False
        self.under_way += 1
        return True

    def _kept(
        self,
        live: TableSession,
        ready: Ready,
        answer: Appended | BaseException,
        asked: m.Do,
        then: Callable[[m.Do, bool], None],
    ) -> None:
        """The store has answered an action."""
        self.under_way -= 1
        self._registry.metrics.kept(time.perf_counter() - ready.decided)
        good = isinstance(answer, Appended) and not answer.repeated
        try:
            if good:
                self._happened(live, ready)
        except Exception:
            log.exception("defect", asked="act", table=asked.table)
            good = False
        finally:
            live.lock.release()
        then(asked, good)

    def _decided(
        self, live: TableSession, person: str | None, by: str, command: c.Command, id: str, text: str | None
    ) -> Ready:
        """What a command leads to, and what the log is to keep of it. Changes nothing."""
        started = time.perf_counter()
        table = live.table
        decision = decide(table, command, person)
        decided = time.perf_counter()
        self._registry.metrics.deciding += decided - started
        event, at = decision.event, max(now_ms(), table.at)
        append = Append(table.id, table.seq + 1, at, by, f"{by}:{id}", e.encode(event), text=text)
        if not isinstance(event, UNSEEN_FROM_LOBBY) or (isinstance(event, e.Acted) and ends(table, decision)):
            append.card = _card_after(table, event, append)
        if isinstance(event, e.Seated):
            append.revoked = (event.seat,)
        return Ready(decision, append, id, person, command.__struct_config__.tag, started, decided)  # type: ignore[arg-type]

    def _happened(self, live: TableSession, ready: Ready) -> None:
        """It stands in the log: now the table changes, and everyone is told."""
        append, person = ready.append, ready.person
        happened = live.table.fold(append.seq, append.at, ready.decision.event, ready.decision.steps)
        self._remember(live, happened, append.command, append.text)
        self._registry.told(live, happened, ready.id if person else None, person)
        who = append.by.split(":")[0] if person is None else "person"
        took = round((time.perf_counter() - ready.started) * 1000, 2)
        log.info("command", table=append.table, seq=append.seq, kind=ready.kind, by=who, ms=took)

    def heard(
        self, live: TableSession, happened: AppliedEvent, key: str, text: str | None, id: str | None, sender: str | None
    ) -> None:
        """Another node has kept an event of this table."""
        self._remember(live, happened, key, text)
        self._registry.told(live, happened, id, sender)

    def _remember(self, live: TableSession, happened: AppliedEvent, key: str, text: str | None) -> None:
        live.recent.append(happened)
        live.commands[key] = happened.seq
        if len(live.commands) > REMEMBERED:
            del live.commands[next(iter(live.commands))]
        if text is not None:
            live.said[happened.seq] = text
        if happened.seq - live.kept >= SNAPSHOT_EVERY:
            self._registry.spawn(self._registry.keep_snapshot(live))


def author(person: str | None, command: c.Command) -> str:
    """Who stands in the log as the one who asked."""
    return person if person is not None else f"bot:{command.seat}" if isinstance(command, c.BotActs) else "house"


def known(live: TableSession, key: str) -> int | None:
    """Where a command stands in the log, if it is one of the last."""
    return live.commands.get(key)


def entered(lock: asyncio.Lock) -> bool:
    """Take a lock if that needs no waiting."""
    if lock.locked():
        return False
    taking = lock.acquire()
    try:
        taking.send(None)
    except StopIteration:
        return True
    taking.close()  # others have waited longer
    return False


def ends(table: Table, decision: Decision) -> bool:
    """Is the match over with this action?"""
    return decision.steps is not None and not table.game.engine.to_act(decision.steps[-1].after)


def _card_after(table: Table, event: e.Event, append: Append) -> TableSummary:
    after = unpack(pack(table))
    after.fold(append.seq, append.at, event)
    return card_of(after)
