"""Our WebSocket frames beside `picows` and `websockets` in one run: servers that only pass text on, on uvloop, without
compression, with the same bounds (messages of 4 KiB, half a megabyte for a slow reader, text checked to be UTF-8). The
load comes from a process of its own: 16 tables of four, a move of 121 bytes in, 400 bytes out to each of the four; and
an echo of the same move to its sender alone. Figures are processor time of the server for each message that comes in,
system calls included; a message more that goes out costs a third of the difference. Each is measured three times, turn
about, and its best round counts. The share: what a server saves with our frames of a move's time (see servers). Keep
ours only if it is faster by a share that shows in the whole server."""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from bench._server_load import SERVER
from tests.limits import reserve_port
from tools.rooms import room

SCRIPT = Path(__file__).parent / "_relay.py"
ROOT = SCRIPT.parent.parent
LIBRARIES = ("ours", "picows", "picows-aiofastnet", "websockets")
MODES = ("relay", "echo")
MAX_BYTES = 4096
TABLES, SECONDS, ROUNDS = 16, 3.0, 3
MOVE_US = 207
"""Processor time of a whole server for a move, to programs; see servers."""
SHOWS = 0.05
"""A share of it that is larger than what two runs differ by."""
Found = dict[str, float]


@contextlib.contextmanager
def relay(library: str, mode: str, port: int) -> Iterator[int]:
    """A server of one library; gives its process."""
    python = sys.executable if library == "ours" else str(room("peers"))
    command = [python, str(SCRIPT), library, mode, str(port), str(MAX_BYTES)]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        try:
            if not process.stdout.readline():
                raise RuntimeError(f"{library} did not start")
            yield process.pid
        finally:
            process.kill()


def measured(library: str, mode: str, tables: int = TABLES, seconds: float = SECONDS) -> Found:
    """One round of one library."""
    port = reserve_port()
    with relay(library, mode, port) as process:
        done = subprocess.run(
            [sys.executable, "-m", "bench._relay_load", str(port), mode, str(tables), str(seconds)],
            stdout=subprocess.PIPE,
            check=True,
            cwd=ROOT,
            env=os.environ | {SERVER: str(process)},
        )
    found: Found = json.loads(done.stdout)
    return found


def run() -> str:
    rounds: dict[tuple[str, str], list[Found]] = {}
    for _ in range(ROUNDS):
        for library in LIBRARIES:
            for mode in MODES:
                rounds.setdefault((library, mode), []).append(measured(library, mode))
    best = {key: min(some, key=lambda one: one["processor"]) for key, some in rounds.items()}
    rows = [
        "| library | to four, µs a move | moves/s | echo, µs a message in | a message out, µs | rounds, µs to four |",
        "|---|---|---|---|---|---|",
    ]
    for library in LIBRARIES:
        four, echo = best[library, "relay"], best[library, "echo"]
        out = (four["processor"] - echo["processor"]) / 3
        spread = " ".join(f"{one['processor']:.1f}" for one in rounds[library, "relay"])
        rows.append(
            f"| {library} | {four['processor']:.1f} | {four['moves a second']:,} | {echo['processor']:.1f} "
            f"| {out:.1f} | {spread} |"
        )
    rows.append("")
    own = best["ours", "relay"]["processor"]
    for library in LIBRARIES[1:]:
        saved = best[library, "relay"]["processor"] - own
        shows = "shows" if abs(saved) / MOVE_US > SHOWS else "does not show"
        less = f"{abs(saved):.1f} µs {'less' if saved > 0 else 'more'}"
        rows.append(
            f"With ours instead of {library} a move costs {less}: **{abs(saved) / MOVE_US:.1%}** of the {MOVE_US} µs "
            f"of a whole server, which {shows}."
        )
    return "\n".join(rows)
