"""Slow work in a thread of its own, in turn for everyone who asks: nobody's work waits for all of another's."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from ludotheque.session.errors import RequestError

MAX_WAITING = 64
"""Pieces of work, of all together."""
MAX_WAITING_EACH = 8

Result = TypeVar("Result")


class WorkPool:
    """One thread: each further one would take as large a share of the interpreter from the tables."""

    def __init__(self, name: str) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix=name)
        self._queues: OrderedDict[str, deque[tuple[Callable[[], Any], asyncio.Future[Any]]]] = OrderedDict()
        """By who asks: the work, and whoever waits for it. The first of them is next."""
        self._busy = False

    async def run(self, by: str, work: Callable[[], Result]) -> Result:
        """Have something done for somebody, such as an address; raises RequestError when too much waits."""
        waiting = sum(map(len, self._queues.values()))
        if waiting >= MAX_WAITING or len(self._queues.get(by, ())) >= MAX_WAITING_EACH:
            raise RequestError("busy")
        future: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self._queues.setdefault(by, deque()).append((work, future))
        self._next()
        return await future

    def _next(self) -> None:
        while self._queues and not self._busy:
            by, queue = self._queues.popitem(last=False)
            work, future = queue.popleft()
            if queue:
                self._queues[by] = queue  # behind the others
            if not future.cancelled():  # whoever asked has left
                self._busy = True
                done = asyncio.get_running_loop().run_in_executor(self._thread, work)
                done.add_done_callback(lambda done, future=future: self._finished(done, future))  # type: ignore[misc]

    def _finished(self, done: asyncio.Future[Any], future: asyncio.Future[Any]) -> None:
        self._busy = False
        error = done.exception()
        if not future.cancelled():
            if error is None:
                future.set_result(done.result())
            else:
                future.set_exception(error)
        self._next()

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)
