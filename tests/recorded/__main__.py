"""Writes the recordings anew: `python -m tests.recorded [GAME …]`."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from tests.recorded import conversation, terminal
from tests.recorded.files import write

for game in sys.argv[1:] or conversation.WISHES:
    with tempfile.TemporaryDirectory() as folder:
        write(f"wire-{game}", conversation.record(Path(folder) / "server", game))
        write(f"terminal-{game}", terminal.record(Path(folder) / "terminal", game))
        print(game)
