"""Tests of the architecture: arrows of import, no circles, no game's name outside its folder, docstrings that state."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from ludotheque.cli.game_ids import named_in, sources_beside

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "ludotheque"

# Who may import whom. A package may always import itself; `ludotheque` itself is the public interface.
ARROWS = {
    "kernel": set(),
    "testing": {"kernel"},
    "components": {"kernel"},
    "games": {"kernel", "components"},
    "bots": {"kernel"},
    "tables": {"kernel", "bots"},
    "store": {"kernel"},
    "catalog": {"kernel"},
    "protocol": {"kernel", "bots", "tables", "catalog"},
    "session": {"kernel", "bots", "tables", "store", "protocol"},
    "cluster": {"kernel", "tables", "store", "protocol", "session"},
    "server": {"kernel", "bots", "tables", "store", "catalog", "protocol", "session", "cluster"},
    "research": {"kernel", "bots", "tables"},
    "cli": {"kernel", "bots", "tables", "store", "catalog", "protocol", "session", "research"},
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
    # The command line of a game's folder opens the terminal client; `ludotheque serve` starts a server.
    special = {"__main__.py": {"cli"}, "serve.py": {"server"}}
    allowed = ARROWS[own] | {own} | special.get(file.name, set())
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


WITHOUT_CYCLES = tuple(package for package in ARROWS if not package.startswith("__"))
KNOWN_CYCLES = {
    # An error tells its sentence by words; a language that words do not know is such an error.
    frozenset({"kernel.errors", "kernel.words"}),
    # `game.match()` is the public door to a match, which keeps a log; `replay` makes a match of a log, of its game.
    frozenset({"kernel.game", "kernel.log", "kernel.match"}),
}


def modules(package: str) -> dict[str, Path]:
    """The modules of a package by their dotted names, without tests."""
    files = [file for file in (SOURCE / package).rglob("*.py") if "tests" not in file.relative_to(SOURCE).parts]
    return {".".join(file.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__"): file for file in files}


def neighbours(name: str, known: dict[str, Path]) -> set[str]:
    """The modules of the same package that a module imports, wherever in the file, also for types only."""
    above = name.split(".") if known[name].name == "__init__.py" else name.split(".")[:-1]
    found = set()
    for node in ast.walk(ast.parse(known[name].read_text("utf-8"))):
        wanted: list[str] = []
        if isinstance(node, ast.Import):
            wanted = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = above[: len(above) + 1 - node.level] if node.level else []
            wanted = [".".join([*base, *filter(None, [node.module]), alias.name]) for alias in node.names]
        for one in (name.removeprefix("ludotheque.") for name in wanted):
            module = one if one in known else one.rpartition(".")[0]
            found |= {module} & known.keys() - {name}
    return found


def cycles(package: str) -> set[frozenset[str]]:
    """Groups of modules that all import each other, directly or by way of others."""
    known = modules(package)
    reached = {name: neighbours(name, known) for name in known}
    for middle in known:
        for name in known:
            if middle in reached[name]:
                reached[name] |= reached[middle]
    return {
        frozenset(other for other in reached[name] if name in reached[other]) for name in known if name in reached[name]
    }


@pytest.mark.parametrize("package", WITHOUT_CYCLES)
def test_modules_of_a_package_do_not_import_each_other_in_a_circle(package: str) -> None:
    assert cycles(package) == {cycle for cycle in KNOWN_CYCLES if min(cycle).startswith(f"{package}.")}


def class_names(files: Iterable[Path]) -> Counter[str]:
    trees = [ast.parse(file.read_text("utf-8")) for file in files]
    return Counter(node.name for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ClassDef))


def test_no_two_classes_have_the_same_name(tmp_path: Path) -> None:
    """Outside games, which all have a `State`."""
    files = [file for file in PYTHON if part(file) != "games" and "static" not in file.parts]
    assert [name for name, count in class_names(files).items() if count > 1] == []
    (tmp_path / "a.py").write_text("class Door: pass\ndef f():\n    class Door: pass")
    assert class_names([tmp_path / "a.py"]) == {"Door": 2}


def test_a_circle_of_imports_is_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    texts = {
        "__init__": "from ludotheque.bots.one import f",
        "one": "def f():\n    from .two import g",
        "two": "if TYPE_CHECKING:\n    import ludotheque.bots.three",
        "three": "from ludotheque.bots import one",
        "four": "from . import three\nfrom ludotheque import bots",
    }
    (tmp_path / "bots").mkdir()
    for name, text in texts.items():
        (tmp_path / "bots" / f"{name}.py").write_text(text)
    monkeypatch.setattr(f"{__name__}.SOURCE", tmp_path)
    assert cycles("bots") == {frozenset({"bots.one", "bots.two", "bots.three"})}


STATING = [
    *(file for part in ("src", "tests", "tools", "bench") for file in sorted((ROOT / part).rglob("*.py"))),
    ROOT / "conftest.py",
]
"""Also what `make bench` has fetched for its peers lies there."""


def test_the_first_line_of_a_module_states_what_it_is() -> None:
    for file in STATING:
        if "node_modules" in file.parts:
            continue
        text = file.read_text("utf-8")
        first = str(ast.get_docstring(ast.parse(text)) or "").partition("\n")[0]
        assert "?" not in first, f"{file.relative_to(ROOT)} begins with a question"
        assert not text or len(first.split()) > 3, f"{file.relative_to(ROOT)} does not say what it is"


CALLED_BY_LIBRARIES = {
    "eof_received",  # asyncio
    *("render_usage", "render_description"),  # cyclopts
    *("current_player", "make_py_observer", "set_from", "string_from"),  # OpenSpiel
    *("_legal_actions", "_apply_action", "_action_to_string"),
    "close_extras",  # Gymnasium
    *("runtest", "reportinfo"),  # pytest
    *("from_function", "get_cache_path", "ensure_cache_path", "get_source_stamp", "get_disambiguator"),  # numba
}
"""Names of ours that only libraries call."""


def defined_in(tree: ast.Module) -> Iterator[str]:
    """Functions and classes that nothing registers by a decorator, and names of a module."""
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)) and not any(
            isinstance(decorator, ast.Call) for decorator in node.decorator_list
        ):
            yield node.name
    for statement in tree.body:
        targets = statement.targets if isinstance(statement, ast.Assign) else [getattr(statement, "target", None)]
        yield from (target.id for target in targets if isinstance(target, ast.Name))


def test_nothing_is_defined_that_nobody_uses() -> None:
    """A name must occur somewhere besides its definitions. Tests of a game use what is in its folder; others do not
    count."""
    defined: Counter[str] = Counter()
    for file in PYTHON:
        if "tests" not in file.relative_to(SOURCE).parts:
            defined.update(defined_in(ast.parse(file.read_text("utf-8"))))
    users = [*PYTHON, *SOURCE.parent.glob("*.py"), ROOT / "pyproject.toml", ROOT / "README.md"]
    users += [*(ROOT / "docs").glob("*.md"), *(ROOT / "tools").glob("*.py"), *(ROOT / "bench").glob("*.py")]
    words = Counter(word for file in users for word in re.findall(r"\w+", file.read_text("utf-8")))
    unused = {name for name, times in defined.items() if words[name] <= times and not name.startswith("__")}
    assert unused == CALLED_BY_LIBRARIES


def named(game: str, *files: Path) -> list[str]:
    games = [name for name in GAMES if not name.startswith("_")]
    found = named_in(game, files or sources_beside(SOURCE / "games"), SOURCE / "games", games)
    return [str(file.relative_to(ROOT)) if file.is_relative_to(ROOT) else file.name for file in found]


@pytest.mark.parametrize("game", [game for game in GAMES if not game.startswith("_")])
def test_no_game_is_named_outside_its_folder(game: str) -> None:
    """Registries are listings of folders: adding a game touches its folder only."""
    assert not named(game)


PLANTED = {
    "imports.py": "from ludotheque.games.{} import rules",
    "from_games.py": "from ludotheque.games import {}",
    "loads.py": "import_module('ludotheque.games.{}')",
    "opens.py": "def f(): return open_game('{}')",
    "compares.py": "def f(game): return game.id != '{}'",
    "contains.py": "def f(table): return table.game in ('x', '{}')",
    "matches.py": "match game:\n    case '{}': pass",
    "asks.py": "play(game='{}')",
    "constant.py": "GAME = '{}'",
    "subscript.py": "games['{}']",
    "table.py": "HEAVY = dict({{'galopp': 1, 'rudi': 2, 'quartett': 3, '{}': 4}})",
    "path.py": "FILE = ROOT / 'games/{}/rules.py'",
    "compares.ts": "if (table.game === '{}') draw();",
    "path.svelte": "import Board from '../../../src/ludotheque/games/{}/board/Board.svelte';",
    "game.ts": "lay({{ game: '{}' }});",
}
HARMLESS = {
    "words.py": "def {0}({0}):\n    'opens {0}'\n    return {0}['{0}'] + d.get('{0}') + len(card['{0}'])",
    "prose.py": "LINE = 'so many {} in the log'",
    "words.ts": "const {0} = view.{0}; // {0}",
    "words.ftl": "many-{0} = { $count } {0}",
}


@pytest.mark.parametrize("game", ["galopp", "rows"])
@pytest.mark.parametrize("file", PLANTED)
def test_a_game_that_is_named_in_code_is_seen(game: str, file: str, tmp_path: Path) -> None:
    """With an id that is nothing else, and with one that is also the name of a variable."""
    source, variable = tmp_path / file, tmp_path / "variable.py"
    source.write_text(PLANTED[file].format(game))
    variable.write_text("rows = 1")
    assert named(game, source, variable) == [file]


def test_a_string_that_is_an_id_names_the_game_unless_it_is_a_word_of_the_code(tmp_path: Path) -> None:
    key, variable = tmp_path / "key.py", tmp_path / "variable.py"
    key.write_text("first = {'galopp': 0}\nsecond = {'commits': 0, 'rows': 0}")
    variable.write_text("rows = 1")
    assert named("galopp", key, variable) == ["key.py"]
    assert named("rows", key, variable) == []


def test_a_common_word_names_no_game(tmp_path: Path) -> None:
    for file, text in HARMLESS.items():
        (tmp_path / file).write_text(text.replace("{0}", "rows").replace("{}", "rows"))
    assert named("rows", *tmp_path.iterdir()) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_game_imports_itself_only_relatively(game: str) -> None:
    """So that a copy of the folder is a game of its own."""
    for file in (SOURCE / "games" / game).glob("*.py"):
        assert f"ludotheque.games.{game}" not in file.read_text("utf-8"), file.name


def test_the_contract_fits_on_a_page() -> None:
    """Comments and types included, on one page of print: 124 lines of at most 120 characters."""
    assert len((SOURCE / "kernel" / "contract.py").read_text("utf-8").splitlines()) <= 124
