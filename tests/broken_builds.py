"""Faults that tests plant in the store and in a server, so that each proof is seen to go red on a broken build.

The product knows nothing of them: a test's own process calls `plant` before it opens a store, or is a whole server
(`python -m tests.broken_builds serve …`) with the fault that BROKEN_BUILD names in its environment.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from ludotheque.cli import main
from ludotheque.session.ports import Entropy
from ludotheque.session.table_session import TableSession
from ludotheque.store.sql import SqlStore
from ludotheque.store.store import Append
from ludotheque.store.writer import Writer
from ludotheque.tables import commands as c
from ludotheque.tables import decide
from ludotheque.tables.commit_reveal import seed
from ludotheque.tables.table import Table
from ludotheque.tables.verifier import drawn
from tests.server.served import Served

COMMIT_TAKES_S = 0.1
SECRETS = 400
"""Among so many a dishonest server chooses."""


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


def choose_luck() -> None:
    """A server that cheats: it refuses every number that a seat shows, so that all luck comes from its secret alone;
    and of 400 secrets it seals the one that it likes best."""
    token_hex, token_bytes = Entropy.token_hex, Entropy.token_bytes
    names = [""]

    def name_table(self: Entropy, count: int) -> str:
        names[:] = [token_hex(self, count)]
        return names[0]

    def luck(secret: bytes) -> int:
        deals = seed(names[0], "galopp/1", secret, [])
        return sum(drawn(deals, k, [("r", 1), ("others", 4)]) == "r" for k in range(6))

    def choose_secret(self: Entropy, count: int) -> bytes:
        return max((token_bytes(self, count) for _ in range(SECRETS)), key=luck)

    def refuse(table: Table, command: c.Show, person: str) -> None:
        raise decide.Denied("other-value")

    Entropy.token_hex = name_table  # type: ignore[method-assign]
    Entropy.token_bytes = choose_secret  # type: ignore[method-assign]
    decide._DECISIONS[c.Show] = refuse


FAULTS: dict[str, Callable[[], None]] = {
    "ack-before-commit": acknowledge_before_commit,
    "no-idempotency": forget_commands,
    "choose-luck": choose_luck,
}


def plant(fault: str) -> None:
    """Break this process's store by the fault of this name; "" leaves it whole."""
    if fault:
        FAULTS[fault]()


class BrokenServer(Served):
    """A server in a process of its own, with a fault in it."""

    module = "tests.broken_builds"

    def __init__(self, folder: Path, fault: str, environment: dict[str, str] | None = None) -> None:
        super().__init__(folder, environment={**(environment or {}), "BROKEN_BUILD": fault})


if __name__ == "__main__":
    plant(os.environ["BROKEN_BUILD"])
    raise SystemExit(main())
