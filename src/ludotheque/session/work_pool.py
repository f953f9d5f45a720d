"""Slow work in a thread of its own, in turn for everyone who asks: nobody's work waits for all of another's."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections import OrderedDict, deque
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any, TypeAlias, TypeVar

from ludotheque.session.errors import RequestError

MAX_WAITING = 64
"""Pieces of work, of all together."""
MAX_WAITING_EACH = 8

Result = TypeVar("Result")
Work: TypeAlias = "tuple[Callable[[], Any], asyncio.Future[Any]]"
"""What is to be done, and whoever waits for it."""


class WorkPool:
    """One thread: each further one would take as large a share of the interpreter from the tables."""

    def __init__(self, name: str) -> None:
        self._queues: OrderedDict[str, deque[Work]] = OrderedDict()
        """By who asks. The first of them is next."""
        self._busy = False
        self._begun: SimpleQueue[Work | None] = SimpleQueue()
        # A daemon: work cannot be broken off, and a process that stops does not wait for it.
        threading.Thread(target=self._run, name=name, daemon=True).start()

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
                self._begun.put((work, future))

    def _run(self) -> None:
        """The thread."""
        while (begun := self._begun.get()) is not None:
            work, future = begun
            result, error = None, None
            try:
                result = work()
            except BaseException as failure:
                error = failure
            with contextlib.suppress(RuntimeError):  # the loop has ended; nobody waits any more
                future.get_loop().call_soon_threadsafe(self._finished, future, result, error)

    def _finished(self, future: asyncio.Future[Any], result: Any, error: BaseException | None) -> None:
        self._busy = False
        if not future.cancelled():
            if error is None:
                future.set_result(result)
            else:
                future.set_exception(error)
        self._next()

    def close(self) -> None:
        """Begin nothing more."""
        self._queues.clear()
        self._begun.put(None)
