"""Is the house built as it was drawn? Arrows of import, no game's name outside its folder."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "ludotheque"

# Who may import whom. A package may always import itself; `ludotheque` itself is the public door.
ARROWS = {
    "kernel": set(),
    "testing": {"kernel"},
    "games": {"kernel"},
    "bots": {"kernel"},
    "tables": {"kernel", "bots"},
    "store": {"kernel"},
    "server": {"kernel", "bots", "tables", "store"},
    "research": {"kernel", "bots", "tables"},
    "cli": {"kernel", "bots", "tables", "store", "server", "research"},
    "__init__": {"kernel", "games"},
    "__main__": {"cli"},
}
GAMES = sorted(file.parent.name for file in (SOURCE / "games").glob("*/game.toml"))
PYTHON = sorted(SOURCE.rglob("*.py"))


def part(file: Path) -> str:
    """The package of a file: kernel, games, …"""
    return file.relative_to(SOURCE).parts[0].removesuffix(".py")


def imports(file: Path) -> set[str]:
    """The parts of ludotheque that a file imports, wherever in the file it does."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        names = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        for name in names:
            parts = name.split(".")
            if parts[0] == "ludotheque":
                known = len(parts) > 1 and (SOURCE / parts[1]).is_dir()
                found.add(parts[1] if known else "__init__")
    return found


def wrong_arrows(file: Path) -> set[str]:
    own = part(file)
    if "tests" in file.relative_to(SOURCE).parts:
        return set()  # a game's tests use the public door, as its players do
    # The command line of a game's folder opens the terminal client.
    allowed = ARROWS[own] | {own} | ({"cli"} if file.name == "__main__.py" else set())
    return imports(file) - allowed


@pytest.mark.parametrize("file", PYTHON, ids=lambda file: str(file.relative_to(SOURCE)))
def test_imports_point_one_way(file: Path) -> None:
    assert not wrong_arrows(file), f"{file.relative_to(ROOT)} may not import these"


def test_the_store_knows_only_errors_and_words() -> None:
    """It keeps what it is given; what a table or a game is, others know."""
    wanted = re.compile(r"from ludotheque\.(?!store)(\S+) import")
    known = {name for file in (SOURCE / "store").rglob("*.py") for name in wanted.findall(file.read_text("utf-8"))}
    assert known == {"kernel.errors", "kernel.words"}


def test_a_wrong_arrow_is_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "kernel").mkdir()
    (tmp_path / "games").mkdir()
    bad = tmp_path / "kernel" / "bad.py"
    bad.write_text("def f():\n    from ludotheque.games.any import rules\n")
    monkeypatch.setattr(f"{__name__}.SOURCE", tmp_path)
    assert wrong_arrows(bad) == {"games"}


@pytest.mark.parametrize("game", [game for game in GAMES if not game.startswith("_")])
def test_no_game_is_spelled_outside_its_folder(game: str) -> None:
    """Registries are listings of folders: adding a game touches its folder only."""
    word = re.compile(rf"(?<![\w.])[\"'/.]?{game}\b")
    texts = [*PYTHON, *SOURCE.rglob("*.ftl"), *(ROOT / "web" / "src").rglob("*.ts"), *(ROOT / "web").rglob("*.svelte")]
    spelled = []
    for file in texts:
        if (SOURCE / "games" / game) in file.parents or "node_modules" in file.parts:
            continue
        if file == ROOT / "web" / "src" / "lib" / "wire.ts":
            continue  # written from the shelf by tools/wire.py
        code = documentation_removed(file) if file.suffix == ".py" else file.read_text("utf-8")
        if word.search(code):
            spelled.append(str(file.relative_to(ROOT)))
    assert not spelled


@cache
def documentation_removed(file: Path) -> str:
    """A file's code without docstrings, which may show an example."""
    tree = ast.parse(file.read_text("utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            node.value.value = ""
    return ast.unparse(tree)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_imports_itself_only_relatively(game: str) -> None:
    """So that a copy of the folder is a game of its own."""
    for file in (SOURCE / "games" / game).glob("*.py"):
        assert f"ludotheque.games.{game}" not in file.read_text("utf-8"), file.name


def test_the_contract_fits_on_a_page() -> None:
    contract = ast.get_docstring(ast.parse((SOURCE / "kernel" / "game.py").read_text("utf-8")))
    assert contract is not None
    assert len(contract.splitlines()) <= 60
