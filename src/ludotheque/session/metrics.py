"""Counters and times for /metrics, never what was played.

They are plain numbers, since each command adds to several of them; they become metrics when somebody asks.
"""

from __future__ import annotations

import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

BUCKETS_S = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0)


class Metrics(Collector):
    """The figures of one server."""

    def __init__(self) -> None:
        self._outcomes: Counter[str] = Counter()
        self._commits = [0] * (len(BUCKETS_S) + 1)
        self._committing = 0.0
        self.publishing = 0.0
        """Seconds spent delivering events to subscribers."""
        self.deciding = 0.0
        """Seconds spent deciding commands."""
        self.gauges: list[tuple[str, str, Callable[[], float]]] = []
        """Name, help and value of what others count."""
        self.store: Callable[[], dict[str, float]] = dict

    def committed(self, seconds: float) -> None:
        self._commits[bisect_left(BUCKETS_S, seconds)] += 1
        self._committing += seconds

    def command(self, outcome: str) -> None:
        self._outcomes[outcome] += 1

    def collect(self) -> Iterator[Metric]:
        commands = CounterMetricFamily("ludotheque_commands", "Commands by outcome", labels=["outcome"])
        for outcome, count in self._outcomes.items():
            commands.add_metric([outcome], count)
        yield commands
        limits = [*(str(limit) for limit in BUCKETS_S), "+Inf"]
        yield HistogramMetricFamily(
            "ludotheque_commit_seconds",
            "Seconds from a decision to its commit",
            buckets=list(zip(limits, accumulate(self._commits), strict=True)),
            sum_value=self._committing,
        )
        yield CounterMetricFamily("ludotheque_publish_seconds", "Time spent publishing events", self.publishing)
        yield CounterMetricFamily("ludotheque_decide_seconds", "Time spent deciding commands", self.deciding)
        for name, text, value in self.gauges:
            yield GaugeMetricFamily(f"ludotheque_{name}", text, value())
        yield GaugeMetricFamily("ludotheque_busy_seconds_total", "Processor time of this process", time.process_time())
        store = GaugeMetricFamily("ludotheque_store", "Figures of the store", labels=["figure"])
        for figure, amount in self.store().items():
            store.add_metric([figure], amount)
        yield store

    def text(self) -> bytes:
        registry = CollectorRegistry()
        registry.register(self)
        return bytes(generate_latest(registry))
