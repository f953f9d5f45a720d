"""How is the server doing? Counters and times for /metrics, never what was played.

They are plain numbers, since each command adds to several of them; they become metrics when somebody asks.
"""

from __future__ import annotations

import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from itertools import accumulate
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

if TYPE_CHECKING:
    from ludotheque.session.registry import Registry

BUCKETS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0)


class Metrics(Collector):
    """The figures of one server."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry
        self._outcomes: Counter[str] = Counter()
        self._kept = [0] * (len(BUCKETS) + 1)
        self._keeping = 0.0
        self.telling = 0.0
        """Seconds spent telling viewers."""
        self.deciding = 0.0
        """Seconds spent deciding on commands."""

    def kept(self, seconds: float) -> None:
        self._kept[bisect_left(BUCKETS, seconds)] += 1
        self._keeping += seconds

    def command(self, outcome: str) -> None:
        self._outcomes[outcome] += 1

    def collect(self) -> Iterator[Metric]:
        commands = CounterMetricFamily("ludotheque_commands", "Commands by outcome", labels=["outcome"])
        for outcome, count in self._outcomes.items():
            commands.add_metric([outcome], count)
        yield commands
        limits = [*(str(limit) for limit in BUCKETS), "+Inf"]
        yield HistogramMetricFamily(
            "ludotheque_keep_seconds",
            "From asked to kept",
            buckets=list(zip(limits, accumulate(self._kept), strict=True)),
            sum_value=self._keeping,
        )
        yield CounterMetricFamily("ludotheque_tell_seconds", "Time spent telling viewers", self.telling)
        yield CounterMetricFamily("ludotheque_decide_seconds", "Time spent deciding on commands", self.deciding)
        sockets = sum(map(len, self._registry.connections.values()))
        yield GaugeMetricFamily("ludotheque_sockets", "Open sockets", sockets)
        yield GaugeMetricFamily("ludotheque_tables", "Tables in memory", len(self._registry.tables))
        if (nodes := self._registry.nodes) is not None:
            yield GaugeMetricFamily("ludotheque_tables_written", "Tables that this node writes", len(nodes.mine))
            yield GaugeMetricFamily("ludotheque_bus", "Is the bus between the nodes there?", int(nodes.bus_is_there))
        yield GaugeMetricFamily("ludotheque_busy_seconds_total", "Processor time of this process", time.process_time())
        store = GaugeMetricFamily("ludotheque_store", "Figures of the store", labels=["figure"])
        for figure, value in self._registry.store.stats().items():
            store.add_metric([figure], value)
        yield store

    def text(self) -> bytes:
        registry = CollectorRegistry()
        registry.register(self)
        return bytes(generate_latest(registry))
