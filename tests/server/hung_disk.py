"""A server whose disk hangs when somebody says "hang", and that is stopped soon: `python -m tests.server.hung_disk`."""

from __future__ import annotations

import threading
from typing import Any

from ludotheque.cli import main, serve
from ludotheque.store.store import Append
from ludotheque.store.writer import Writer

HANG = "hang"
STOP_TIMEOUT_S = 0.5


def plant() -> None:
    commit = Writer._commit

    def hang(self: Writer, batch: Any, patient: bool = True) -> None:
        if any(isinstance(what, Append) and what.text == HANG for _, _, what in batch):
            threading.Event().wait()
        commit(self, batch, patient)

    Writer._commit = hang  # type: ignore[method-assign]
    serve.STOP_TIMEOUT_S = STOP_TIMEOUT_S


if __name__ == "__main__":
    plant()
    main()
