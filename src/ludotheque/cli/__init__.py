"""The command line. `ludotheque --help` lists the commands; each is a file of its own.

`main` is the door: it takes the words of the command line and returns an exit code. 0: done; 1: a check found
something wrong; 2: something was asked
that cannot be, told in one sentence on standard error; 130: interrupted.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command."""
    # Here and not above: importing this package costs nothing, and Ctrl-C while the rest loads is polite too.
    try:
        from ludotheque.cli.commands import run

        return run(sys.argv[1:] if arguments is None else list(arguments))
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        # Whoever read us has had enough, as in `ludotheque rules … | head`; let Python's last flush go nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def play_package(name: str, file: str) -> None:
    """Play the game whose `__main__.py` this is; nothing if that is only imported."""
    if name == "__main__":
        raise SystemExit(main(["play", Path(file).parent.name, *sys.argv[1:]]))
