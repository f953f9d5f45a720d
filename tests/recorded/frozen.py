"""Runs `ludotheque` with a clock that stands still and with random numbers that are the same every time.

    python -m tests.recorded.frozen serve FOLDER …

It replaces functions of the standard library before anything of ours is imported, so it does not depend on which module
asks for the time or for a secret. Each size of secret has a sequence of its own.
"""

from __future__ import annotations

import collections
import os
import random
import runpy
import secrets
import sys
import time

NOW_S = 1_800_000_000
INTERPRETED = "TESTS_INTERPRETED"
"""The environment variable by which rules stay interpreted, as on a machine where nothing is compiled yet."""

_counts: collections.Counter[int] = collections.Counter()


def token_bytes(count: int | None = None) -> bytes:
    size = 32 if count is None else count
    _counts[size] += 1
    return random.Random(1000 * size + _counts[size]).randbytes(size)


def token_hex(count: int | None = None) -> str:
    return token_bytes(count).hex()


def randbits(count: int) -> int:
    return int.from_bytes(token_bytes(count // 8 + 1), "big") >> (8 - count % 8)


def freeze() -> None:
    secrets.token_bytes = os.urandom = token_bytes  # type: ignore[assignment]
    secrets.token_hex = secrets.token_urlsafe = token_hex  # type: ignore[assignment]
    secrets.randbits = randbits  # type: ignore[assignment]
    time.time = lambda: float(NOW_S)
    time.time_ns = time.monotonic_ns = lambda: NOW_S * 1_000_000_000


def interpret() -> None:
    from ludotheque.bots import executor

    executor.ready = lambda game, what=executor.SEARCH: False
    executor.BotExecutor._prepare = lambda self, game, what: None  # type: ignore[method-assign]


if __name__ == "__main__":
    import numba  # noqa: F401 - it looks at the clock and at random numbers by itself
    import uvloop  # noqa: F401

    freeze()
    if os.environ.get(INTERPRETED):
        interpret()
    sys.argv[0] = "ludotheque"
    runpy.run_module("ludotheque", run_name="__main__", alter_sys=True)
