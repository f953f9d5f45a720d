"""Reports where the time of a test run goes: the ten slowest tests, and the share of processor time spent compiling.

`pytest --times FILE` also writes a line of JSON for each test: seconds of wall clock, processor time and compiling.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator
from typing import Any

import pytest

SHOWN = 10
TIMES = pytest.StashKey[tuple[float, float, float]]()
compiling_s = 0.0
"""Seconds this process has spent compiling rules."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--times", metavar="FILE", help="write where the time went, a line of JSON for each test")


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Report(config.getoption("--times")))
    if not config.getoption("numprocesses", None):  # with workers, they compile and this process does not
        time_compilations()


def time_compilations() -> None:
    """Add up the outermost compilations of this process: one that is part of another is counted with it."""
    from numba.core import event

    class Timer(event.Listener):  # type: ignore[misc]
        def __init__(self) -> None:
            self.depth, self.began = 0, 0.0

        def on_start(self, event: Any) -> None:
            if self.depth == 0:
                self.began = time.perf_counter()
            self.depth += 1

        def on_end(self, event: Any) -> None:
            global compiling_s
            self.depth -= 1
            if self.depth == 0:
                compiling_s += time.perf_counter() - self.began

    event.register("numba:compile", Timer())


def processor_s() -> float:
    """Seconds of processor time of this process and of its children that have ended."""
    return sum(os.times()[:4])


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    item.stash[TIMES] = (time.perf_counter(), processor_s(), compiling_s)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Iterator[Any]:
    if call.when == "teardown" and TIMES in item.stash:
        began = item.stash[TIMES]
        now = (time.perf_counter(), processor_s(), compiling_s)
        item.user_properties.append(("times", [round(end - start, 3) for start, end in zip(began, now, strict=True)]))
    return (yield)


class Report:
    """Collects the times where the run is reported, however many workers there are."""

    def __init__(self, file: str | None) -> None:
        self.file = file
        self.tests: dict[str, list[float]] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        times = dict(report.user_properties).get("times")
        if isinstance(times, list):
            self.tests[report.nodeid] = times

    def pytest_terminal_summary(self, terminalreporter: Any) -> None:
        if not self.tests:
            return
        if self.file:
            with open(self.file, "w", encoding="utf-8") as out:
                for name, (wall, processor, compiling) in self.tests.items():
                    row = {"test": name, "wall": wall, "processor": processor, "compiling": compiling}
                    out.write(json.dumps(row) + "\n")
        processor, compiling = (sum(times[place] for times in self.tests.values()) for place in (1, 2))
        terminalreporter.section("where the time went", "-")
        for name, (wall, used, compiled) in sorted(self.tests.items(), key=lambda one: -one[1][0])[:SHOWN]:
            part = f", {compiled:.1f} s of it compiling" if compiled >= 0.1 else ""
            terminalreporter.write_line(f"{wall:6.1f} s ({used:.1f} s of processor time{part})  {name}")
        share = compiling / processor if processor else 0
        terminalreporter.write_line(f"{processor:.0f} s of processor time in all, {share:.0%} of it compiling")
