"""The environment, options and reports of a test run.

    --times FILE    where each test's times are recorded: seconds of wall clock, processor time and compiling
    --quick         only tests that took less than a quarter of a second when they were last recorded
    --shuffle SEED  in random order

Tests, and the programs they start, find the same environment whatever the shell around them says; those that are about
terminals, languages or settings set their own. Every run ends with the ten slowest tests and the share of processor
time that was spent compiling rules.
"""

from __future__ import annotations

import contextlib
import json
import locale
import os
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

SHOWN = 10
QUICK_TEST_S = 0.25
STARTS_PROCESSES = ("tests/browser/", "tests/server/", "tests/recorded/", "tests/research/", "tests/store/")
"""Folders whose tests are slow unless recorded otherwise: they start servers, browsers and databases."""
NEEDS_NO_RECORD = ("src/", "tests/tables/")
"""Where nearly every test is quick: what --quick takes before anything was recorded."""
ENVIRONMENT = {"LANG": "C.UTF-8", "TZ": "UTC", "TERM": "xterm"}
DROPPED = ("COLUMNS", "LINES", "LANGUAGE", "NO_COLOR", "FORCE_COLOR", "CLICOLOR", "BROWSER", "XDG_CACHE_HOME")
DROPPED_BEGIN = ("LC_", "LUDOTHEQUE_", "PYTHON", "PG", "XDG_DATA")
KEPT = ("LUDOTHEQUE_CACHE", "LUDOTHEQUE_EXAMPLES")
TIMES = pytest.StashKey[tuple[float, float, float]]()
# Also what helpers of tests assert says what it found, and holds under python -O.
pytest.register_assert_rewrite("tests")
compiling_s = 0.0
"""Seconds of processor time this process has spent compiling rules."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--times", metavar="FILE", default=".cache/test-times.json", help="where times are recorded")
    parser.addoption("--quick", action="store_true", help="only tests that were quick last time")
    parser.addoption("--shuffle", metavar="SEED", help="run tests in random order")


def pytest_configure(config: pytest.Config) -> None:
    settle_environment()
    settle_examples()
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Report(config.rootpath / config.getoption("--times")))
    if not config.getoption("numprocesses", None):  # with workers, they compile and this process does not
        time_compilations()


def settle_environment() -> None:
    for name in list(os.environ):
        if (name in DROPPED or name.startswith(DROPPED_BEGIN)) and name not in KEPT:
            del os.environ[name]
    os.environ.update(ENVIRONMENT)
    time.tzset()
    with contextlib.suppress(locale.Error):  # a system without it has UTF-8 everywhere
        locale.setlocale(locale.LC_ALL, ENVIRONMENT["LANG"])


def settle_examples() -> None:
    """Have property tests try the same examples in every run, however slow the machine; in make soak, new ones."""
    from hypothesis import HealthCheck, settings

    slow = [HealthCheck.too_slow]
    settings.register_profile("ludotheque", deadline=None, derandomize=True, database=None, suppress_health_check=slow)
    settings.register_profile("ludotheque-soak", deadline=None, suppress_health_check=slow)
    settings.load_profile("ludotheque-soak" if "LUDOTHEQUE_EXAMPLES" in os.environ else "ludotheque")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--quick"):
        recorded = read_times(config.rootpath / config.getoption("--times"))
        slow = [item for item in items if not is_quick(item, recorded)]
        config.hook.pytest_deselected(items=slow)
        items[:] = [item for item in items if is_quick(item, recorded)]
    # Those that wait for servers and browsers come first. Workers begin at equal parts of the list: one waits from the
    # beginning while the others compute, and what is left in the end is shared.
    items.sort(key=lambda item: not item.nodeid.startswith(STARTS_PROCESSES))
    if seed := config.getoption("--shuffle"):
        # Tests of a package with a shared browser or server stay together: those are started once per package.
        blocks: dict[Path, list[pytest.Item]] = {}
        for item in items:
            blocks.setdefault(item.path.parent, []).append(item)
        order = random.Random(seed)
        shuffled = [order.sample(block, len(block)) for block in blocks.values()]
        order.shuffle(shuffled)
        items[:] = [item for block in shuffled for item in block]


def is_quick(item: pytest.Item, recorded: dict[str, list[float]]) -> bool:
    if item.nodeid in recorded:
        return max(recorded[item.nodeid][:2]) < QUICK_TEST_S
    if not recorded:
        return item.nodeid.startswith(NEEDS_NO_RECORD) and "::law " not in item.nodeid
    return not item.nodeid.startswith(STARTS_PROCESSES)


def read_times(file: Path) -> dict[str, list[float]]:
    """The recorded seconds of each test; none if nothing was recorded here yet."""
    try:
        times: dict[str, list[float]] = json.loads(file.read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return times


def time_compilations() -> None:
    """Add up the outermost compilations of this process: one that is part of another is counted with it."""
    from numba.core import event

    class Timer(event.Listener):
        def __init__(self) -> None:
            self.depth, self.began = 0, 0.0

        def on_start(self, event: Any) -> None:
            if self.depth == 0:
                self.began = time.thread_time()
            self.depth += 1

        def on_end(self, event: Any) -> None:
            global compiling_s
            self.depth -= 1
            if self.depth == 0:
                compiling_s += time.thread_time() - self.began

    event.register("numba:compile", Timer())  # type: ignore[no-untyped-call]


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

    def __init__(self, file: Path) -> None:
        self.file = file
        self.tests: dict[str, list[float]] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        times = dict(report.user_properties).get("times")
        if isinstance(times, list):
            self.tests[report.nodeid] = times

    def pytest_terminal_summary(self, terminalreporter: Any) -> None:
        if not self.tests:
            return
        self.record()
        processor, compiling = (sum(times[place] for times in self.tests.values()) for place in (1, 2))
        terminalreporter.section("where the time went", "-")
        for name, (wall, used, compiled) in sorted(self.tests.items(), key=lambda one: -one[1][0])[:SHOWN]:
            part = f", {compiled:.1f} s of it compiling" if compiled >= 0.1 else ""
            terminalreporter.write_line(f"{wall:6.1f} s ({used:.1f} s of processor time{part})  {name}")
        share = compiling / processor if processor else 0
        terminalreporter.write_line(f"{processor:.0f} s of processor time in all, {share:.0%} of it compiling")

    def record(self) -> None:
        """Add this run to what is recorded, in one step: a reader sees the old times or the new ones."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        draft = self.file.with_suffix(f".{os.getpid()}")
        draft.write_text(json.dumps(read_times(self.file) | self.tests, indent=0), "utf-8")
        draft.replace(self.file)
