"""How is the house doing? Counters and times for /metrics, never what was played."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

if TYPE_CHECKING:
    from ludotheque.server.house import House

BUCKETS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0)


class Metrics:
    """The figures of one house."""

    def __init__(self, house: House) -> None:
        self._house = house
        self.registry = CollectorRegistry()
        named: Any = {"registry": self.registry}
        self._commands = Counter("ludotheque_commands", "Commands by outcome", ["outcome"], **named)
        self._keeping = Histogram("ludotheque_keep_seconds", "From asked to kept", buckets=BUCKETS, **named)
        self._telling = Counter("ludotheque_tell_seconds", "Time spent telling viewers", **named)
        self._sockets = Gauge("ludotheque_sockets", "Open sockets", **named)
        self._tables = Gauge("ludotheque_tables", "Tables in memory", **named)
        self._store = Gauge("ludotheque_store", "Figures of the store", ["figure"], **named)
        self._deciding = Counter("ludotheque_decide_seconds", "Time spent deciding on commands", **named)
        self._busy = Gauge("ludotheque_busy_seconds_total", "Processor time of this process", **named)

    def kept(self, seconds: float) -> None:
        self._keeping.observe(seconds)

    def told(self, seconds: float) -> None:
        self._telling.inc(seconds)

    def decided(self, seconds: float) -> None:
        self._deciding.inc(seconds)

    def command(self, outcome: str) -> None:
        self._commands.labels(outcome).inc()

    def text(self) -> bytes:
        self._sockets.set(sum(map(len, self._house.connections.values())))
        self._busy.set(time.process_time())
        self._tables.set(len(self._house.tables))
        for figure, value in self._house.store.stats().items():
            self._store.labels(figure).set(value)
        return bytes(generate_latest(self.registry))
