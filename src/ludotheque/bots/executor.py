"""Executor of bots beside an event loop: in threads that release Python's lock, or in processes.

    executor = BotExecutor()
    bot = executor.bot("hard", game)
    action = await bot.choose(view, seat, seed)       # cancel it, and the search stops

A search is machine code that runs without Python's lock, so an event loop goes on beside it. To compile it is the
opposite: it takes half a minute with the lock held, once on each machine. So whatever is not in the cache yet is
compiled by another process. Nobody waits for that: until then rules run interpreted, and bots play by their quick rule.
"""

from __future__ import annotations

import asyncio
import contextlib
import copy
import multiprocessing
import os
import sys
import threading
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import numpy as np
from numpy.typing import NDArray

from ludotheque import bots
from ludotheque.bots import evaluation, ismcts
from ludotheque.bots.levels import LEVELS, level_of
from ludotheque.kernel.errors import present
from ludotheque.kernel.game import Game, open_folder, open_game, shelf
from ludotheque.kernel.jit import bound_name, cache_folder, package_tag
from ludotheque.kernel.match import step

if TYPE_CHECKING:
    from ludotheque.bots.coach import Advice, Coach
    from ludotheque.bots.match_analysis import MatchAnalysis
    from ludotheque.kernel.engine import Engine
    from ludotheque.kernel.record import Record

Found = TypeVar("Found")

THREADS = 2
RULES, SEARCH, BACK = "rules", "search", "back"
"""What is compiled apart: the rules themselves, choosing, and looking back on a match."""
TRIES = 3
"""So often a choice is begun again when the process that thought about it died."""


class BotExecutor:
    """A place to think: threads, or so many worker processes."""

    def __init__(self, threads: int = THREADS, processes: int = 0) -> None:
        self._processes = processes
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self._workers: ProcessPoolExecutor | None = None
        self._bots: dict[tuple[Engine, str], bots.Bot] = {}
        self._coaches: dict[str, Coach] = {}
        self._backs: dict[str, MatchAnalysis] = {}
        self._past = asyncio.Semaphore(1)
        """Looking back takes one thread at the most: bots have the others."""
        self._compiling: dict[str, asyncio.Lock] = {}
        self._loaded: set[str] = set()
        """Games whose rules are here as machine code."""
        self._preparing: dict[tuple[str, str], asyncio.Task[None]] = {}
        """What is being compiled while tables go on without it."""
        self.patient = False
        """Bots that look ahead wait for their search to be compiled: then the same seeds give the same choices."""
        self.on_ready: Callable[[Game], None] = lambda game: None
        """Called when something of a game that was compiled meanwhile is used from now on."""

    def bot(self, name: str, game: Game) -> AsyncBot:
        """A bot by its name, which thinks here."""
        return AsyncBot(self, bots.check(name), game)

    def close(self) -> None:
        """No more thinking; what is being thought about is finished first, and what is being compiled is not."""
        for task in self._preparing.values():
            task.cancel()
        self._threads.shutdown(wait=True, cancel_futures=True)
        if self._workers is not None:
            self._workers.shutdown(wait=True, cancel_futures=True)

    async def choose(self, name: str, game: Game, view: Record, seat: int, seed: int) -> int:
        if self.lacks_search(name, game):
            self._prepare(game, SEARCH)
            name = bots.DEFAULT
        if looks_ahead(name, game):
            await self._compiled(game)
            if self._processes:
                return await self._in_a_process(name, game, view, seat, seed)
        stop = np.zeros(1, np.int64)
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._threads, self._choose, name, game, view, seat, seed, stop)
        except asyncio.CancelledError:
            stop[0] = 1
            raise

    def _choose(self, name: str, game: Game, view: Record, seat: int, seed: int, stop: NDArray[np.int64]) -> int:
        key = (game.engine, name)
        if key not in self._bots:
            self._bots[key] = bots.bot(name, game)
        bot = self._bots[key]
        return bot.choose(view, seat, seed, stop) if isinstance(bot, bots.LevelBot) else bot.choose(view, seat, seed)

    async def advise(self, game: Game, view: Record, seat: int, seed: int, played: int | None = None) -> Advice:
        """What the coach says to a view; and to what was played there, if something was."""
        await self._compiled(game)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._advise, game, view, seat, seed, played)

    def _advise(self, game: Game, view: Record, seat: int, seed: int, played: int | None) -> Advice:
        from ludotheque.bots.coach import Coach

        key = str(game.folder)
        if key not in self._coaches:
            self._coaches[key] = Coach(game)
        return self._coaches[key].advise(view, seat, seed, played)

    async def look_back(self, game: Game, work: Callable[[MatchAnalysis, NDArray[np.int64]], Found]) -> Found:
        """Some work on the past, in a thread; it is to end soon once the second thing it is given is not 0. Work comes
        in small pieces, so that whoever wants another match's figures gets his turn."""
        async with self._past:
            await self._compiled(game, BACK)
            stop = np.zeros(1, np.int64)
            loop = asyncio.get_running_loop()
            try:
                return await loop.run_in_executor(self._threads, self._look_back, game, work, stop)
            except asyncio.CancelledError:
                stop[0] = 1
                raise

    def _look_back(
        self, game: Game, work: Callable[[MatchAnalysis, NDArray[np.int64]], Found], stop: NDArray[np.int64]
    ) -> Found:
        from ludotheque.bots.match_analysis import MatchAnalysis

        key = str(game.folder)
        if key not in self._backs:
            self._backs[key] = MatchAnalysis(game)
        return work(self._backs[key], stop)

    async def rules(self, game: Game) -> None:
        """Have the rules of a game at hand before a table needs them: from the cache, loaded in a thread. If they are
        not there yet, tables use them interpreted while another process compiles them, and go over to the compiled
        ones between two moves."""
        if str(game.folder) in self._loaded:
            return
        run_at_once(game)
        if game.engine is game.interpreted:
            self._prepare(game, RULES)
        else:
            await self._load(game)

    def lacks_search(self, name: str, game: Game) -> bool:
        """Does a bot play by its quick rule, because its search is not compiled yet?"""
        return looks_ahead(name, game) and not self.patient and not ready(game)

    async def _load(self, game: Game) -> None:
        await asyncio.get_running_loop().run_in_executor(self._threads, rehearse, game)
        game.engine = game.compiled
        self._loaded.add(str(game.folder))

    def _prepare(self, game: Game, what: str) -> None:
        """Compile something while tables go on without it."""
        key = (str(game.folder), what)
        if key not in self._preparing:
            self._preparing[key] = asyncio.get_running_loop().create_task(self._make_ready(game, what))

    async def _make_ready(self, game: Game, what: str) -> None:
        folder = str(game.folder)
        try:
            if what != RULES and (rules := self._preparing.get((folder, RULES))):
                await rules  # else both would compile them
            await self._compiled(game, what)
            if what == RULES:
                await self._load(game)
        finally:
            del self._preparing[folder, what]
        self.on_ready(game)

    async def _compiled(self, game: Game, what: str = SEARCH) -> None:
        """Have something of a game compiled by another process, unless it is in the cache."""
        async with self._compiling.setdefault(f"{what} {game.folder}", asyncio.Lock()):
            if not ready(game, what):
                name = game.id if game.id in shelf() else str(game.folder)
                process = await asyncio.create_subprocess_exec(
                    *(sys.executable, "-m", "ludotheque.bots.executor", name, what),
                    stdin=asyncio.subprocess.DEVNULL,
                    start_new_session=True,  # Ctrl-C at a terminal is for the one who started it
                )
                try:
                    await process.wait()  # should it fail, it is compiled here, and late
                except asyncio.CancelledError:
                    process.terminate()
                    await process.wait()
                    raise

    async def _in_a_process(self, name: str, game: Game, view: Record, seat: int, seed: int) -> int:
        """A worker's answer. Should the worker die, others take its place and one of them begins anew."""
        loop = asyncio.get_running_loop()
        task = partial(in_worker, str(game.folder), name, bytes(view), seat, seed)
        for attempt in range(1, TRIES + 1):
            workers = self._hire()
            try:
                return await loop.run_in_executor(workers, task)
            except BrokenProcessPool:
                if self._workers is workers:
                    self._workers = None
                if attempt == TRIES:
                    raise
        raise AssertionError

    def _hire(self) -> Executor:
        if self._workers is None:
            # Not forked: a fork of a process with threads may stop for ever.
            context = multiprocessing.get_context("spawn")
            self._workers = ProcessPoolExecutor(self._processes, mp_context=context, initializer=end_with_parent)
        return self._workers


class AsyncBot:
    """A bot that is awaited."""

    def __init__(self, thinking: BotExecutor, name: str, game: Game) -> None:
        self.name = name
        self._thinking = thinking
        self._game = game

    async def choose(self, view: Record, seat: int, seed: int) -> int:
        return await self._thinking.choose(self.name, self._game, view, seat, seed)


def looks_ahead(name: str, game: Game) -> bool:
    """Whether a bot of this name needs the drivers of ismcts.py."""
    policy = level_of(game, name).policy if name in LEVELS else name
    return policy in ("greedy", "search")


_working: dict[tuple[str, str], bots.Bot] = {}


def end_with_parent() -> None:
    """Let a worker process end when the server does, also when that is killed and can tell nobody."""
    parent = present(multiprocessing.parent_process(), "the process that started a worker")

    def watch() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=watch, name="watch-parent", daemon=True).start()


def in_worker(folder: str, name: str, view: bytes, seat: int, seed: int) -> int:
    """What a worker process does: it gets the bytes of a view, and nothing else of the table."""
    key = (folder, name)
    if key not in _working:
        _working[key] = bots.bot(name, open_folder(Path(folder)))
    game = open_folder(Path(folder))
    return _working[key].choose(game.rules.State.load(view), seat, seed)


def rehearse(game: Game) -> None:
    """Use the compiled rules of a game, and the bots that only need those, once each: then they are machine code in
    memory."""
    compiled = game.compiled
    game = copy.copy(game)  # tables use the interpreted ones meanwhile, perhaps
    game.engine = compiled
    match = game.match(seed=0)
    seat = min(match.to_act())
    view = match.view(seat)
    for name in ("random", bots.DEFAULT):
        action = bots.bot(name, game).choose(view, seat, 0)
    game.engine.refusal(view, seat, action)  # for questions; a move is decided in one call
    step(game, match.state, seat, action)  # for what is taken back
    match.play(seat, game.notation.write(view, action))
    match.legal(seat)
    game.engine.result(match.state, seat)


def run_at_once(game: Game) -> None:
    """Let the rules of a game be used without waiting for a compiler: interpreted, unless they are in the cache."""
    if not ready(game, RULES):
        game.engine = game.interpreted


def mark(game: Game, what: str = SEARCH) -> Path:
    """The file that says: this of a game, as its sources are now, is in the cache."""
    name = package_tag(game.package.__name__)
    if what != RULES:
        name += bound_name(ismcts, {})
    if what == BACK:
        name += bound_name(evaluation, {})
    return cache_folder(game.folder) / f"{what}-{name}.ready"


def ready(game: Game, what: str = SEARCH) -> bool:
    return mark(game, what).exists()


def prepare(game: Game, what: str = SEARCH) -> None:
    """Compile the rules, or what looks ahead, or back, by using them once."""
    if what == RULES:
        rehearse(game)
        mark(game, what).touch()
        return
    from ludotheque.bots.coach import Coach
    from ludotheque.bots.match_analysis import MatchAnalysis
    from ludotheque.bots.search import GreedyBot, SearchBot

    match = game.match(seed=0)
    seat = min(match.to_act())
    view = match.view(seat)
    if what == SEARCH:
        GreedyBot(game).choose(view, seat, 0)
        SearchBot(game, nodes=8).choose(view, seat, 0)
        Coach(game).warm(view, seat)
    else:
        MatchAnalysis(game).warm(match.state, seat)
    mark(game, what).touch()


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt):
        asked, *what = sys.argv[1:]
        prepare(open_game(asked) if asked in shelf() else open_folder(Path(asked)), *what)
