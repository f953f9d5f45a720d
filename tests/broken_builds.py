"""Faults that tests plant in the store, so that each proof of durability is seen to go red on a broken build.

The product knows nothing of them: a test's own process calls `plant` before it opens a store.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import msgspec

from ludotheque.session.table_session import TableSession
from ludotheque.store.sql import SqlStore
from ludotheque.store.store import Append
from ludotheque.store.writer import Writer

COMMIT_TAKES_S = 0.1


def acknowledge_before_commit() -> None:
    """Appends are answered before their commit, which then takes a while."""
    commit, write = Writer._commit, Writer._write
    batches: list[Any] = []

    def remember_batch(self: Writer, batch: Any, patient: bool = True) -> None:
        batches.append(batch)
        try:
            commit(self, batch, patient)
        finally:
            batches.pop()

    def write_and_answer(self: Writer, requests: list[Any]) -> Any:
        answers, known = write(self, requests)
        self._answer(batches[-1], answers)
        time.sleep(COMMIT_TAKES_S)
        return answers, known

    Writer._commit = remember_batch  # type: ignore[method-assign]
    Writer._write = write_and_answer  # type: ignore[method-assign]


def forget_commands() -> None:
    """A command that is sent again is not recognised, and is appended a second time."""
    checked = SqlStore._checked

    def renamed(self: SqlStore, what: Append) -> Append:
        what = checked(self, what)
        return msgspec.structs.replace(what, command=f"{what.command} at {what.seq}")

    SqlStore._checked = renamed  # type: ignore[method-assign]
    TableSession.recent_seq = lambda self, key: None  # type: ignore[method-assign]


FAULTS: dict[str, Callable[[], None]] = {
    "ack-before-commit": acknowledge_before_commit,
    "no-idempotency": forget_commands,
}


def plant(fault: str) -> None:
    """Break this process's store by the fault of this name; "" leaves it whole."""
    if fault:
        FAULTS[fault]()
