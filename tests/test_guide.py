"""Test that docs/add-a-game.md can be followed word for word: its commands are run in a copy of the project."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from dataclasses import fields
from itertools import chain
from pathlib import Path

import pytest

from ludotheque.kernel.loading import CONTRACT, members

ROOT = Path(__file__).parent.parent
GUIDE = (ROOT / "docs" / "add-a-game.md").read_text("utf-8")
ID = "rows"
"""A word that the sources use for other things."""

FOLDERS = ("src", "tests", "tools", "docs", "web/src")
FILES = ("Makefile", "pyproject.toml", "conftest.py", "web/README.md")
TESTS = "tests/test_architecture.py tests/test_docs.py tests/test_old_matches.py"
CHECK = (
    f".venv/bin/ruff check src/ludotheque/games/{ID}",
    f".venv/bin/ruff format --check src/ludotheque/games/{ID}",
    ".venv/bin/python tools/check_messages.py",
    ".venv/bin/python tools/wire.py --check",
    f".venv/bin/pytest {TESTS} -k '{ID} or shelf or every_game'",
)
OUTER = ("PYTEST_", "MAKE", "MFLAGS", "GNUMAKE", "ARGS", "NAME", "PYTHON", "COLUMNS")
"""Variables of the run that this test is part of, which the commands of the guide must not inherit."""
INSTEAD = {
    # The whole project is checked by the run that this test is part of: here, what a new folder can change.
    "make check": CHECK,
    "make test": CHECK,
    f"make strength ARGS={ID}": (f"make strength ARGS='{ID} --deals 2 --seconds 1'",),
}


def commands(section: str) -> list[str]:
    """The commands in the code blocks of a section, with the id filled in."""
    text = re.split(rf"^## {section}$", GUIDE, flags=re.MULTILINE)[1].split("\n## ")[0]
    rows = [
        row for block in re.findall(r"^```sh\n(.*?)^```$", text, re.DOTALL | re.MULTILINE) for row in block.splitlines()
    ]
    return [row.partition("  #")[0].strip().replace("my_game", ID) for row in rows]


class Project:
    """A copy of the project, in which nothing is installed: its environment is that of this test."""

    def __init__(self, root: Path) -> None:
        self.root = root
        ignored = shutil.ignore_patterns("__pycache__", "static", "node_modules")
        for folder in FOLDERS:
            shutil.copytree(ROOT / folder, root / folder, ignore=ignored)
        for name in (*FILES, *(file.name for file in ROOT.glob("*.md"))):
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, root / name)
        (root / ".venv").symlink_to(sys.prefix)
        (root / "tools" / "bootstrap.py").write_text("")  # it would install the copy
        self.game = root / "src" / "ludotheque" / "games" / ID
        self.environment = {
            **{name: value for name, value in os.environ.items() if not name.startswith(OUTER)},
            "PYTHONPATH": str(root / "src"),
            "LUDOTHEQUE_CACHE": str(root / ".cache" / "compiled"),
            "XDG_DATA_HOME": str(root / ".cache" / "data"),
            "PYTHONUTF8": "1",
            "LC_ALL": "C.UTF-8",
        }

    def run(self, command: str) -> str:
        """Run a command as a person would who types nothing else."""
        words = shlex.split(command)
        if words[0] == "make":
            words += [f"PYTHON={sys.executable}"]
        done = subprocess.run(
            words, cwd=self.root, env=self.environment, input="", capture_output=True, encoding="utf-8", timeout=600
        )
        assert done.returncode == 0, f"{command}\n{done.stdout[-4000:]}\n{done.stderr[-4000:]}"
        return done.stdout

    def follow(self, section: str, without: str = "nothing") -> dict[str, str]:
        """Run the commands of a section, or what stands for them here; what each printed."""
        printed = {}
        for command in commands(section):
            if not command.startswith(without):
                printed[command] = "".join(self.run(one) for one in INSTEAD.get(command, (command,)))
        return printed


def files(folder: Path) -> dict[str, bytes]:
    skipped = {"__pycache__", ".cache", ".venv", ".hypothesis"}
    found = [file for file in folder.rglob("*") if file.is_file() and not skipped & set(file.relative_to(folder).parts)]
    return {str(file.relative_to(folder)): file.read_bytes() for file in found}


def publish(project: Project) -> None:
    """What the guide asks to do by hand."""
    card, readme = project.game / "game.toml", project.root / "README.md"
    for file, old, new in (
        (card, 'stage = "draft"\n', ""),
        (
            readme,
            "| id | game | seats |\n|---|---|---|\n",
            f"| id | game | seats |\n|---|---|---|\n| `{ID}` | Rows | 2–4 |\n",
        ),
    ):
        text = file.read_text("utf-8")
        assert old in text
        file.write_text(text.replace(old, new), "utf-8")


def test_the_guide_can_be_followed_and_a_new_folder_turns_nothing_red(tmp_path: Path) -> None:
    project = Project(tmp_path / "project")
    before = files(project.root)
    begun = project.follow("Begin")
    assert all(mark in begun[f".venv/bin/pytest src/ludotheque/games/{ID}"] for mark in ("laws × games", f"{ID} "))
    assert "✗" not in "".join(begun.values())
    project.follow("After each change", without=".venv/bin/pytest")  # nothing has changed since the last time
    after = files(project.root)
    own = f"src/ludotheque/games/{ID}/"
    assert {name for name in after if before.get(name) != after[name]} == {
        f"{own}{name.removeprefix('src/ludotheque/games/_template/')}"
        for name in before
        if name.startswith("src/ludotheque/games/_template/")
    }


@pytest.mark.long
def test_the_guide_can_be_followed_to_the_end(tmp_path: Path) -> None:
    project = Project(tmp_path / "project")
    project.follow("Begin")
    publish(project)
    project.follow("Publish")
    assert (project.game / "strength.toml").is_file()
    assert len(list((project.root / "tests" / "old").glob(f"{ID}-1-*"))) == 2
    project.follow("In another package")


def test_the_guide_names_everything_of_the_contract() -> None:
    names = [[*members(required), *(hook.name for hook in fields(hooks))] for required, hooks in CONTRACT.values()]
    assert {"setup", "label", "scene", "value", "believe", "State", "HORIZON", "mark"} <= set(chain(*names))
    for name in chain(*names):
        assert re.search(rf"`(?:class )?{name}`", GUIDE), name


def test_the_guide_says_of_every_hook_where_it_is_declared() -> None:
    for part, (_, hooks) in CONTRACT.items():
        for hook in fields(hooks):
            assert re.search(rf"^\| .*`{hook.name}`.* \| `{part}.py` \|", GUIDE, re.MULTILINE), hook.name


def test_the_guide_names_every_file_of_the_template() -> None:
    template = ROOT / "src" / "ludotheque" / "games" / "_template"
    for file in files(template):
        shown = re.sub(r"/(fr|de|it)\.", "/en.", file)
        shown = re.sub(r"plays/.*", "plays/*.play", shown)
        assert f"`{shown}`" in GUIDE, file
