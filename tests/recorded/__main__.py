"""Writes the recordings anew: `python -m tests.recorded [NAME …]`."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from tests.recorded.conversation import WISHES, record
from tests.recorded.files import write

for game in sys.argv[1:] or WISHES:
    with tempfile.TemporaryDirectory() as folder:
        write(f"wire-{game}", record(Path(folder) / "server", game))
        print(f"wire-{game}")
