"""A table in this process: a session on a log in memory, with bots, behind the same connection as one of a server."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import msgspec
import structlog

from ludotheque.bots.executor import ready
from ludotheque.cli.connection import TableConnection
from ludotheque.protocol import messages as m
from ludotheque.session.analysis_jobs import AnalysisJobs
from ludotheque.session.client import Client
from ludotheque.session.config import Config
from ludotheque.session.ports import Clock, Entropy, MemoryLog
from ludotheque.session.registry import Registry
from ludotheque.session.replays import replay_of
from ludotheque.session.scheduler import Scheduler
from ludotheque.session.table_session import TableSession
from ludotheque.store import Store
from ludotheque.tables.stream import Entry, entry
from ludotheque.tables.table import SeededTable

if TYPE_CHECKING:
    from ludotheque.kernel.game import Game
    from ludotheque.kernel.match import Match

TABLE, PERSON = "local", "you"
NO_SNAPSHOTS = 1 << 62
"""As the number of the last stored snapshot: none is ever due."""


class LocalTable(TableConnection):
    """A match that goes on here: a person in `seat` (None: only watching), bots of these levels in the others."""

    local = True

    def __init__(
        self,
        match: Match,
        seat: int | None,
        levels: Mapping[int, str],
        delay: float,
        repeatable: bool,
        language: str,
        receive: Callable[[Any], None],
        watch: Callable[[], m.Watch],
    ) -> None:
        super().__init__(receive, watch)
        seed = match.log.seed
        self._seed, self.names = seed, match.names
        make = partial(SeededTable, number=secrets.randbits(48) if seed is None else seed)
        self._replay = replay_of(TABLE, match, PERSON, seat, levels, make)
        table = self._replay.table
        # Log lines of sessions must not stand between those of the match, unless something fails. Sessions ask once.
        structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))
        config = Config(Path(), bot_delay=(delay, delay))
        # Of a store a table that is never created, woken or forgotten needs the log alone.
        self._registry = registry = Registry(config, cast(Store, MemoryLog()), Clock(), Entropy())
        registry.executor.patient = repeatable
        self._scheduler = Scheduler(registry)
        self._session = registry.sessions[TABLE] = TableSession(table, registry, NO_SNAPSHOTS)
        registry.listeners = [lambda _, event: self._replay.applied.append(event), self._scheduler.on_event]
        decode = msgspec.json.Decoder(m.Down).decode
        coach = AnalysisJobs(registry.executor).advise
        self._client = Client(registry, coach, PERSON, language, lambda data: receive(decode(data)))

    async def run(self) -> None:
        try:
            if self._session.table.game.engine.interpret:
                await self._registry.executor.rules(self._session.table.game)
            await self.watch()
            self._scheduler.look_at(self._session)
            await asyncio.get_running_loop().create_future()
        finally:
            await self._registry.break_off()

    async def tell(self, message: m.Up) -> None:
        self._client.accept(message)

    async def story(self, after: int) -> list[Entry]:
        viewer = self._session.viewer(PERSON)
        return [entry(one, viewer, legal=False) for one in self._replay.applied if one.seq > after]

    async def log_text(self) -> str:
        log = self._replay.log(list(self.names or []))
        log.seed = self._seed
        return str(log)

    def coach_compiles(self, game: Game) -> bool:
        return not ready(game)
