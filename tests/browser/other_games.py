"""Games of another package, as somebody would add them: what a server needs to find those of tests/components."""

from __future__ import annotations

import sys
from pathlib import Path

from tools.bootstrap import ROOT

GAMES = ("eights", "race", "bones")


def installed(folder: Path) -> dict[str, str]:
    """Install them into a folder; the environment in which a server has them on its shelf."""
    about = folder / "table_games-1.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: table-games\nVersion: 1\n", "utf-8")
    points = "".join(f"{name} = tests.components.{name}\n" for name in GAMES)
    (about / "entry_points.txt").write_text(f"[ludotheque.games]\n{points}", "utf-8")
    paths = [str(folder), str(ROOT), *filter(None, sys.path)]
    return {"PYTHONPATH": ":".join(dict.fromkeys(paths))}
