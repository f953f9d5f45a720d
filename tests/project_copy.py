"""A copy of the project, for tests that add games to it or run its commands as a person would."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
FOLDERS = ("src", "tests", "tools", "docs", "bench", "web/src")
FILES = ("Makefile", "pyproject.toml", "conftest.py", "web/README.md")
OUTER = ("PYTEST_", "MAKE", "MFLAGS", "GNUMAKE", "ARGS", "NAME", "PYTHON", "COLUMNS")
"""Variables of the run that a test is part of, which commands must not inherit."""
FOREIGN = re.compile(r"/(fr|de|it)\.(ftl|md)$")
"""Texts that a new game begins without, where one speaks English."""


class ProjectCopy:
    """A copy of the project, in which nothing is installed: its environment is that of this test."""

    def __init__(self, root: Path) -> None:
        self.root = root
        ignored = shutil.ignore_patterns("static", "node_modules")  # bytecode comes along: it fits its source as before
        for folder in FOLDERS:
            shutil.copytree(ROOT / folder, root / folder, ignore=ignored)
        for name in (*FILES, *(file.name for file in ROOT.glob("*.md"))):
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, root / name)
        bootstrap = (root / "tools" / "bootstrap.py").read_text("utf-8")
        settled = bootstrap.partition('if __name__ == "__main__":')[0]  # run, it would install the copy
        (root / ".venv").symlink_to(sys.prefix)
        (root / "tools" / "bootstrap.py").write_text(settled, "utf-8")
        self.games = root / "src" / "ludotheque" / "games"
        self.environment = {
            **{name: value for name, value in os.environ.items() if not name.startswith(OUTER)},
            "PYTHONPATH": str(root / "src"),
            "LUDOTHEQUE_CACHE": str(ROOT / ".cache" / "compiled-copies"),  # all copies begin the same games
            "XDG_DATA_HOME": str(root / ".cache" / "data"),
            "PYTHONUTF8": "1",
            "LC_ALL": "C.UTF-8",
        }

    def run(self, command: str, code: int = 0) -> str:
        """Run a command as a person would who types nothing else; what it prints."""
        words = ["sh", "-c", command] if "&&" in command else shlex.split(command)
        if words[0] == "make":
            words += [f"PYTHON={sys.executable}"]
        done = subprocess.run(
            words, cwd=self.root, env=self.environment, input="", capture_output=True, encoding="utf-8", timeout=600
        )
        assert (done.returncode == 0) == (code == 0), f"{command}\n{done.stdout[-4000:]}\n{done.stderr[-4000:]}"
        return done.stdout + (done.stderr if code else "")

    def files(self) -> dict[str, bytes]:
        return files(self.root)

    def changed(self, before: dict[str, bytes]) -> set[str]:
        """The files that are there now, and were not or were otherwise."""
        return {name for name, content in self.files().items() if before.get(name) != content}


def files(folder: Path) -> dict[str, bytes]:
    skipped = {"__pycache__", ".cache", ".venv", ".hypothesis"}
    found = [file for file in folder.rglob("*") if file.is_file() and not skipped & set(file.relative_to(folder).parts)]
    return {str(file.relative_to(folder)): file.read_bytes() for file in found}
