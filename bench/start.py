"""From nothing to a played match, in fresh processes: with an empty cache (the rules are compiled) and again (they are
loaded). Goals: cold within 25 s, the second start under 2 s with nothing compiled. `python -c pass` is the measure."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import ludotheque


def seconds(arguments: list[str], cache: str) -> float:
    environment = {**os.environ, "LUDOTHEQUE_CACHE": cache, "NO_COLOR": "1"}
    began = time.perf_counter()
    subprocess.run([sys.executable, *arguments], check=True, capture_output=True, env=environment)
    return time.perf_counter() - began


def compiled_files(cache: str) -> dict[str, int]:
    return {str(file): file.stat().st_mtime_ns for file in Path(cache).rglob("*.nb*")}


def run() -> str:
    rows = ["| command | empty cache, s | second start, s | compiled at the second start |", "|---|---|---|---|"]
    for name in ludotheque.games():
        commands = {
            f"play {name} --watch": ["-m", "ludotheque", "play", name, "--watch", "--seed", "1", "--delay", "0"],
            f"1,000 playouts of {name}": [
                *("-c", f"import ludotheque as l; g = l.game({name!r}); m = g.match(); "),
            ],
        }
        commands[f"1,000 playouts of {name}"][-1] += "g.engine.playouts(1000, m.players, g.schema.encode(m.options))"
        for label, arguments in commands.items():
            with tempfile.TemporaryDirectory() as cache:
                cold = seconds(arguments, cache)
                before = compiled_files(cache)
                warm = min(seconds(arguments, cache) for _ in range(3))
                again = len(set(compiled_files(cache).items()) ^ set(before.items()))
            rows.append(f"| `{label}` | {cold:.1f} | {warm:.2f} | {again or 'nothing'} |")
    with tempfile.TemporaryDirectory() as cache:
        rows.append(f"| `python -c pass` | | {min(seconds(['-c', 'pass'], cache) for _ in range(3)):.2f} | |")
    return "\n".join(rows)
