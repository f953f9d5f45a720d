"""Test that docs/add-a-game.md can be followed word for word: its commands are run in a copy of the project."""

from __future__ import annotations

import re
from dataclasses import fields
from itertools import chain
from pathlib import Path

import pytest

from ludotheque.kernel.loading import CONTRACT, members
from tests.project_copy import FOREIGN, ROOT, ProjectCopy, files

GUIDE = (ROOT / "docs" / "add-a-game.md").read_text("utf-8")
ID, BESIDE = "rows", "table"
"""Words that the sources use for other things."""

TESTS = "tests/test_architecture.py tests/test_docs.py tests/test_old_matches.py"
CHECK = (
    f".venv/bin/ruff check src/ludotheque/games/{ID}",
    f".venv/bin/ruff format --check src/ludotheque/games/{ID}",
    *(f".venv/bin/python tools/check_{what}.py" for what in ("messages", "wording", "lessons", "rulebooks")),
    ".venv/bin/python tools/wire.py --check",
    f".venv/bin/pytest -n 0 {TESTS} -k '{ID} or {BESIDE} or shelf or every_game or named_outside or nobody_uses'",
)
LISTS = re.compile(r"\b(?:shelf|games)\(\)|game\.toml")
"""What a test does that goes through all games."""
INSTEAD = {
    # The whole project is checked by the run that this test is part of: here, what a new folder can change.
    "make check": CHECK,
    "make test": CHECK,
}


def commands(section: str) -> list[str]:
    """The commands in the code blocks of a section, with the id filled in."""
    text = re.split(rf"^## {section}$", GUIDE, flags=re.MULTILINE)[1].split("\n## ")[0]
    rows = [
        row for block in re.findall(r"^```sh\n(.*?)^```$", text, re.DOTALL | re.MULTILINE) for row in block.splitlines()
    ]
    return [row.partition("  #")[0].strip().replace("my_game", ID) for row in rows]


def follow(project: ProjectCopy, section: str, without: str = "nothing") -> dict[str, str]:
    """Run the commands of a section, or what stands for them here; what each printed."""
    printed = {}
    for command in commands(section):
        if not command.startswith(without):
            printed[command] = "".join(project.run(one) for one in INSTEAD.get(command, (command,)))
    return printed


def test_the_guide_can_be_followed_and_new_folders_turn_nothing_red(tmp_path: Path) -> None:
    """One of them stands beside: its id is a word of the sources, too."""
    project = ProjectCopy(tmp_path / "project")
    before = project.files()
    project.run(f"make new-game NAME={BESIDE}")
    begun = follow(project, "Begin")
    assert all(mark in begun[f".venv/bin/pytest src/ludotheque/games/{ID}"] for mark in ("laws × games", f"{ID} "))
    assert "✗" not in "".join(begun.values())
    checked = follow(project, "After each change", without=".venv/bin/pytest")  # nothing has changed since
    for game in (ID, BESIDE):
        assert f"draft: {game}/words/de.ftl is missing" in checked["make check"]
    listing = [file for file in sorted((ROOT / "tests").rglob("test_*.py")) if LISTS.search(file.read_text("utf-8"))]
    collected = project.run(
        f".venv/bin/pytest --collect-only {' '.join(str(file.relative_to(ROOT)) for file in listing)}"
    )
    with_it = re.findall(rf"^(\S+?)::\S*\b{ID}\b", collected, re.MULTILINE)
    # Other tests are about what is published, and would try a game that is being written.
    assert {*with_it} == {"tests/test_architecture.py"}
    template = "src/ludotheque/games/_template/"
    assert project.changed(before) == {
        f"src/ludotheque/games/{game}/{name.removeprefix(template)}"
        for game in (ID, BESIDE)
        for name in before
        if name.startswith(template) and not FOREIGN.search(name)
    }


@pytest.mark.long
def test_the_guide_can_be_followed_to_the_end(tmp_path: Path) -> None:
    project = ProjectCopy(tmp_path / "project")
    follow(project, "Begin")
    follow(project, "In another package")


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
