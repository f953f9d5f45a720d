"""The composition root: everything a server consists of, put together, started and stopped."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import cast

import structlog

from ludotheque.catalog.catalog import Catalog
from ludotheque.cluster.nodes import Cluster
from ludotheque.kernel.errors import LudothequeError
from ludotheque.session.analysis_jobs import AnalysisJobs
from ludotheque.session.config import Config
from ludotheque.session.history import History
from ludotheque.session.lobby import LobbyFeed
from ludotheque.session.notifications import Notifications
from ludotheque.session.ports import Clock, Entropy
from ludotheque.session.registry import Registry
from ludotheque.session.replays import Replays
from ludotheque.session.scheduler import Scheduler
from ludotheque.store import SharedStore, Store
from ludotheque.tables import commands as c
from ludotheque.tables.snapshot import version
from ludotheque.tables.table import OPEN, PLAYING

DRAIN_TIMEOUT_S = 2.0
"""For commands and bots that are under way when the server is told to stop."""
SNAPSHOTS_TIMEOUT_S = 2.0
"""For the snapshots of all tables; the log has everything without them."""

log = structlog.get_logger()


@dataclass
class Services:
    """What connections and routes use."""

    registry: Registry
    lobby: LobbyFeed
    history: History
    scheduler: Scheduler
    notifications: Notifications
    replays: Replays
    analysis: AnalysisJobs
    catalog: Catalog
    cluster: Cluster | None
    started: bool = False

    @property
    def ready(self) -> bool:
        if not self.started or self.registry.closing or self.registry.store.failing:
            return False
        return self.cluster is None or self.cluster.ready

    async def start(self) -> None:
        """Wake every table that is going on; what the clocks missed while the server was closed does not count."""
        registry = self.registry
        await registry.identities.open()
        await self.notifications.open()
        await self.catalog.open(registry.clock.now_ms())
        alive = await registry.store.last_alive()
        if self.cluster is not None:
            await self.cluster.start()
        else:
            registry.clock.advance_to(alive or 0)  # the machine's clock may have been set back meanwhile
            await self._wake_all(registry.clock.now_ms(), alive)
        await registry.store.heartbeat(registry.clock.now_ms())
        self.scheduler.start()
        self.started = True

    async def _wake_all(self, now: int, alive: int | None) -> None:
        registry = self.registry
        snapshots = await registry.store.snapshots(version())
        for row in await registry.store.live():
            try:
                session = await registry.wake(row.table, snapshots.get(row.table))
            except Exception:
                # One table that cannot be read must not keep the server closed; its log stays as it is.
                log.exception("table cannot be read", table=row.table)
                continue
            if session.table.timed and alive is not None and now > alive:
                await registry.do(None, row.table, c.Pause(now - alive), f"pause:{now}")
            self.scheduler.look_at(session)

    async def stop(self) -> None:
        """Finish what is under way and store a snapshot of every table, within a few seconds. What takes longer is not
        waited for: nothing is acknowledged before it is committed."""
        registry = self.registry
        await self.scheduler.stop()
        await self.analysis.close()
        self.replays.pool.close()
        await self.notifications.close()
        await registry.drain(DRAIN_TIMEOUT_S)
        if self.cluster is not None:
            await self.cluster.stop()
        live = [session for session in registry.sessions.values() if session.table.status in (OPEN, PLAYING)]
        try:
            async with asyncio.timeout(SNAPSHOTS_TIMEOUT_S):
                await asyncio.gather(*map(registry.save_snapshot, live))
                await registry.store.heartbeat(registry.clock.now_ms())
        except (LudothequeError, TimeoutError):
            log.exception("snapshots not stored")  # a full disk, say; the log has all that was acknowledged
        finally:
            registry.executor.close()
            await registry.store.close()


def compose(config: Config, store: Store, clock: Clock, entropy: Entropy) -> Services:
    """Put a server together. Subscribers of events hear of them in the order in which they are listed here."""
    registry = Registry(config, store, clock, entropy)
    lobby, scheduler, notifications = LobbyFeed(registry), Scheduler(registry), Notifications(registry)
    cluster = Cluster(registry, cast(SharedStore, store), lobby, scheduler) if store.node else None
    replays, analysis = Replays(store), AnalysisJobs(registry.executor)
    registry.rebuilt = replays.found
    registry.listeners = [lobby.on_event, scheduler.on_event, notifications.on_event]
    catalog = Catalog(store)
    scheduler.ticks = [lobby.tick, lambda: catalog.tick(clock.now_ms())]
    metrics = registry.metrics
    metrics.store = store.stats
    metrics.gauges = [
        ("sockets", "Open sockets", lambda: sum(map(len, registry.connections.values()))),
        ("tables", "Tables in memory", lambda: len(registry.sessions)),
    ]
    if cluster is not None:
        registry.router = cluster
        registry.listeners.insert(1, cluster.on_event)
        scheduler.ticks.insert(0, cluster.tick)
        metrics.gauges += [
            ("tables_written", "Tables that this node writes", lambda: len(cluster.mine)),
            ("bus", "Is the bus between the nodes there?", lambda: int(cluster.bus_is_there)),
        ]
    history = History(registry, lobby)
    return Services(registry, lobby, history, scheduler, notifications, replays, analysis, catalog, cluster)
