"""Tests of bots beside an event loop: they do not hold it up, can be stopped, and dead workers come back."""

from __future__ import annotations

import asyncio
import os
import resource
import shutil
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import ludotheque
from ludotheque import bots
from ludotheque.bots.executor import RULES, SEARCH, BotExecutor, looks_ahead, prepare, ready
from ludotheque.bots.levels import Level
from ludotheque.bots.search import ScoredAction, SearchBot
from ludotheque.kernel.game import SHELF, Game, open_folder, published
from ludotheque.session.config import from_environment
from ludotheque.session.errors import StartError
from ludotheque.session.ports import Clock, Entropy
from ludotheque.session.registry import Registry
from tests.limits import HANGS_AFTER_S

NO_STORE: Any = None
LONG = 4_000_000
"""Nodes that nobody waits for."""


@pytest.fixture(scope="module")
def game() -> Game:
    found = ludotheque.game("galopp")
    if not ready(found):
        prepare(found)
    return found


def seated(game: Game) -> tuple[ludotheque.Match, int]:
    match = game.match(seed=1)
    match.play(0, match.legal(0)[0])
    return match, min(match.to_act())


def test_an_awaited_bot_chooses_as_one_that_is_asked_directly(game: Game) -> None:
    match, seat = seated(game)

    async def asked() -> list[int]:
        thinking = BotExecutor()
        try:
            return [await thinking.bot(name, game).choose(match.view(seat), seat, 5) for name in bots.NAMES]
        finally:
            thinking.close()

    directly = [bots.bot(name, game).choose(match.view(seat), seat, 5) for name in bots.NAMES]
    assert asyncio.run(asked()) == directly


def fresh_game(folder: Path) -> Game:
    """One of which nothing is compiled yet."""
    shutil.copytree(SHELF / "_template", folder, ignore=shutil.ignore_patterns("__pycache__"))
    return open_folder(folder)


def test_tables_go_on_interpreted_while_rules_are_compiled_beside_them(tmp_path: Path) -> None:
    """A server opens its first table of a game, with nothing in the cache; nobody waits."""
    fresh = fresh_game(tmp_path / "fresh")
    turns = 0

    async def opened() -> None:
        nonlocal turns
        executor, done = BotExecutor(), asyncio.Event()
        executor.on_ready = lambda game: done.set()
        try:
            await executor.rules(fresh)
            assert not ready(fresh, RULES)
            assert fresh.engine is fresh.interpreted
            match = fresh.match(seed=1)
            while not done.is_set():  # people and bots play on, match after match
                seat = min(match.to_act())
                action = await executor.choose("simple", fresh, match.view(seat), seat, turns)
                match.play(seat, fresh.notation.write(match.view(seat), action))
                match = fresh.match(seed=turns) if match.over else match
                turns += 1
            assert ready(fresh, RULES)
            assert fresh.engine is fresh.compiled
            # Two of the parts that a table needs at once are machine code by now.
            assert fresh.engine.drivers.to_act_at.signatures
            assert fresh.engine.drivers.refusal_at.signatures
            view, seat = match.view(min(match.to_act())), min(match.to_act())
            with_both = [await executor.choose("simple", fresh, view, seat, 5)]
            fresh.engine = fresh.interpreted
            with_both.append(await executor.choose("simple", fresh, view, seat, 5))
            assert with_both[0] == with_both[1]
        finally:
            executor.close()

    asyncio.run(opened())
    assert turns > 10


class LateSearch:
    """Lets the search of a game be compiled when it is told to."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun, self.end, self.there = asyncio.Event(), asyncio.Event(), False
        monkeypatch.setattr("ludotheque.bots.executor.ready", lambda game, what=SEARCH: what != SEARCH or self.there)
        monkeypatch.setattr(BotExecutor, "_compiled", self.compiled)

    async def compiled(self, game: Game, what: str = SEARCH) -> None:
        if not self.there:
            self.begun.set()
            await self.end.wait()
            self.there = True


def test_bots_play_by_their_quick_rule_until_their_search_is_compiled(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, seat = seated(game)
    quick, searched = [bots.bot(name, game).choose(match.view(seat), seat, 5) for name in ("simple", "expert")]
    assert quick != searched

    async def choices() -> None:
        executor, late, prepared = BotExecutor(), LateSearch(monkeypatch), asyncio.Event()
        executor.on_ready = lambda game: prepared.set()
        try:
            assert executor.lacks_search("expert", game)
            assert not executor.lacks_search("simple", game)
            for _ in range(2):
                assert await executor.choose("expert", game, match.view(seat), seat, 5) == quick
            await late.begun.wait()
            late.end.set()
            await prepared.wait()
            assert not executor.lacks_search("expert", game)
            assert await executor.choose("expert", game, match.view(seat), seat, 5) == searched
        finally:
            executor.close()

    asyncio.run(choices())


def test_who_wants_the_same_choices_again_waits_for_the_search(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    match, seat = seated(game)
    searched = bots.bot("expert", game).choose(match.view(seat), seat, 5)

    async def choice() -> None:
        executor, late = BotExecutor(), LateSearch(monkeypatch)
        executor.patient = True
        try:
            choosing = asyncio.ensure_future(executor.choose("expert", game, match.view(seat), seat, 5))
            await late.begun.wait()
            assert not choosing.done()
            late.end.set()
            assert await choosing == searched
        finally:
            executor.close()

    asyncio.run(choice())


def test_only_what_looks_ahead_needs_the_search(game: Game) -> None:
    assert [name for name in bots.NAMES if looks_ahead(name, game)] == ["medium", "hard", "expert", "greedy"]


async def work_of_others(seconds: float) -> None:
    """Wait until other threads of this process have had so much processor time."""
    enough = time.process_time() - time.thread_time() + seconds
    while time.process_time() - time.thread_time() < enough:
        await asyncio.sleep(0.002)


def test_a_choice_that_is_cancelled_stops_thinking(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    match, seat = seated(game)
    endless = bots.LevelBot(game, Level("expert", "search", LONG))
    monkeypatch.setattr(bots, "bot", lambda name, game: endless)
    searched: list[int] = []
    begun = threading.Event()
    think = SearchBot.think

    def watched(self: SearchBot, *arguments: Any, **named: Any) -> list[ScoredAction]:
        begun.set()
        found = think(self, *arguments, **named)
        searched.append(sum(candidate.tried for candidate in found))
        return found

    monkeypatch.setattr(SearchBot, "think", watched)

    async def broken_off() -> None:
        thinking = BotExecutor(threads=1)
        task = asyncio.create_task(thinking.choose("expert", game, match.view(seat), seat, 5))
        assert await asyncio.to_thread(begun.wait, HANGS_AFTER_S)
        await work_of_others(0.1)
        assert not task.done()
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        thinking.close()  # waits for the thread, which has to notice

    asyncio.run(broken_off())
    assert len(searched) == 1
    assert searched[0] < LONG


def test_the_event_loop_goes_on_while_two_search(game: Game) -> None:
    """Were Python's lock held by a search, the loop would stand still until it is over. bench/search.py measures by
    how much the loop is held up."""
    match, seat = seated(game)
    stop = np.zeros(1, np.int64)
    search = SearchBot(game, LONG)

    async def turns() -> list[list[ScoredAction]]:
        loop = asyncio.get_running_loop()
        view = match.view(seat)
        running = [loop.run_in_executor(None, search.think, view, seat, seed, stop) for seed in (1, 2)]
        await work_of_others(0.5)
        assert not any(task.done() for task in running)
        stop[0] = 1
        return await asyncio.gather(*running)

    for found in asyncio.run(turns()):
        assert sum(candidate.tried for candidate in found) < LONG


def test_a_worker_that_dies_is_replaced(game: Game) -> None:
    match, seat = seated(game)

    async def outlived() -> list[int]:
        thinking = BotExecutor(processes=1)
        bot = thinking.bot("hard", game)
        try:
            first = await bot.choose(match.view(seat), seat, 5)
            for worker in list(thinking._workers._processes):  # type: ignore[union-attr]
                os.kill(worker, signal.SIGKILL)
            return [first, await bot.choose(match.view(seat), seat, 5)]
        finally:
            thinking.close()

    assert asyncio.run(outlived()) == [bots.bot("hard", game).choose(match.view(seat), seat, 5)] * 2


KILLED = """
import asyncio, os, pathlib, signal, sys, time
from ludotheque.bots.executor import BotExecutor
async def work():
    executor = BotExecutor(processes=2)
    workers, loop = executor._hire(), asyncio.get_running_loop()
    await asyncio.gather(*(loop.run_in_executor(workers, time.sleep, 0.5) for _ in range(4)))
    pathlib.Path(sys.argv[1]).write_text(" ".join(map(str, workers._processes)))
    os.kill(os.getpid(), signal.SIGKILL)
if __name__ == "__main__":
    asyncio.run(work())
"""


def test_workers_end_with_the_server_also_when_it_is_killed(tmp_path: Path) -> None:
    (tmp_path / "killed.py").write_text(KILLED)
    ran = subprocess.run([sys.executable, tmp_path / "killed.py", tmp_path / "workers"], check=False)
    assert ran.returncode == -signal.SIGKILL
    workers = [int(word) for word in (tmp_path / "workers").read_text().split()]
    assert len(workers) == 2
    stop = time.monotonic() + HANGS_AFTER_S
    while left := [worker for worker in workers if is_running(worker)]:
        if time.monotonic() > stop:
            for worker in left:
                os.kill(worker, signal.SIGKILL)
            raise AssertionError(f"{len(left)} workers outlived their server")
        time.sleep(0.05)


def is_running(process: int) -> bool:
    """Not if only its parent has not yet asked how it ended."""
    if sys.platform != "linux":
        shown = subprocess.run(["ps", "-o", "stat=", "-p", str(process)], capture_output=True, text=True, check=False)
        return bool(shown.stdout.strip()) and not shown.stdout.startswith("Z")
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


COACHED = """
import sys
import ludotheque
from ludotheque.bots.coach import Coach
from ludotheque.bots.executor import prepare
game = ludotheque.game(sys.argv[1])
prepare(game)
here = game.engine.twin(game.bot)
parts = [getattr(here, name) for name in ("features", "quick")]
before = [part.signatures for part in parts]
match = game.match(seed=1)
while len(match.legal(min(match.to_act()))) < 2:
    match.play(min(match.to_act()), match.legal(min(match.to_act()))[0])
seat = min(match.to_act())
assert len(Coach(game).advise(match.view(seat), seat, 1).candidates) == 2
assert before[0] and [part.signatures for part in parts] == before
"""


def test_an_answer_of_the_coach_needs_nothing_that_is_not_prepared(game: Game) -> None:
    """Else a server would compile it itself, with Python's lock held, while somebody waits. In a process of its own: in
    this one it may be here already."""
    subprocess.run([sys.executable, "-c", COACHED, game.id], check=True)


@pytest.mark.long
@pytest.mark.parametrize("name", published())
def test_what_looks_ahead_is_ready_in_three_seconds_from_the_cache(name: str) -> None:
    """A new process, up to its first choices; processor time, because other tests share the processor."""
    command = [sys.executable, "-m", "ludotheque.bots.executor", name]
    subprocess.run(command, check=True)  # compiles, unless it is there
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    assert after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime < 3.0


def test_a_house_thinks_where_its_operator_says(tmp_path: Path) -> None:
    config = from_environment(tmp_path, "", (), None, bot_processes=3)
    executor = Registry(config, NO_STORE, Clock(), Entropy()).executor
    assert executor._processes == 3
    executor.close()
    for number in (-1, 65):
        with pytest.raises(StartError, match=f"--bot-processes is {number}; it takes a number from 0 .* to 64"):
            from_environment(tmp_path, "", (), None, bot_processes=number)
