"""Search for places where sources name a game: no game may be named in code, and an id must be told from its words.

An id may be a common word: `rows` is the name of variables and a key of dictionaries, and means no game there. So this
looks at imports, at paths, and at strings where a game is expected (`game == "…"`, `open_game("…")`, a list of several
games). A string that is the id and nothing else counts too, unless the id is an ordinary word of the code, that is, the
name of something in it. A word that is only such a string cannot be told from an id: `new-game` refuses it.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

PATH = re.compile(r"\bgames[./](\w+)")
NAMES_A_GAME = re.compile(r"(?:.*_)?(?:games?|id)", re.IGNORECASE)
"""Variables and attributes that hold the id of a game, or several: `game`, `GAMES`, `table.game_id`, `game.id`."""
OPENS_A_GAME = ("game", "open_game")
QUOTED = re.compile(r"([\"'`])((?:(?!\1)[^\\\n])*)\1")
IN_A_PAGE = re.compile(
    r"\bgame(?:\.id)?\)?\s*(?:[!=]==?|:)\s*[\"'`](\w+)[\"'`]|[\"'`](\w+)[\"'`]\s*[!=]==?\s*\w*\.?game\b"
)
VARIANT = re.compile(r"^\s*\*?\[(\w+)\]", re.MULTILINE)


@dataclass
class Names:
    """What a source names."""

    games: set[str] = field(default_factory=set)
    """Names and strings where a game is expected."""
    texts: set[str] = field(default_factory=set)
    """Whole strings."""
    lists: list[set[str]] = field(default_factory=list)
    """Strings that stand together: the keys of a dictionary, a tuple, a list, a set."""
    words: set[str] = field(default_factory=set)
    """Names of variables, arguments, attributes and functions."""


def named_in(name: str, files: Iterable[Path], shelf: Path, games: Iterable[str]) -> list[Path]:
    """The files that name this game: those in its own folder are left out, those of other games may use its id as a
    word of their own."""
    sources = {file: names_in(file) for file in files if not file.is_relative_to(shelf / name)}
    ordinary = any(name in source.words for source in sources.values())
    others = {*games} - {name}
    return [
        file
        for file, source in sources.items()
        if name in source.games
        or any(name in together and together & others for together in source.lists)
        or (name in source.texts and not ordinary and not file.is_relative_to(shelf))
    ]


def sources_beside(shelf: Path) -> list[Path]:
    """The sources of the package that a shelf is in, and of its web client if they are here."""
    package = shelf.parent
    pages = package.parent.parent / "web" / "src"
    found = [*package.rglob("*.py"), *package.rglob("*.ftl"), *package.rglob("*.svelte")]
    found += [*pages.rglob("*.ts"), *pages.rglob("*.svelte"), *pages.rglob("*.ftl")]
    # Tests may name games, and tools/wire.py writes wire.ts from the shelf.
    return sorted(file for file in found if file.name != "wire.ts" and not file.name.endswith(".test.ts"))


@cache
def names_in(file: Path) -> Names:
    text = file.read_text("utf-8")
    if file.suffix == ".py":
        return names_in_python(text)
    if file.suffix == ".ftl":
        return Names(texts=set(VARIANT.findall(text)))
    found = Names(games=set(PATH.findall(text)), texts={quoted[1] for quoted in QUOTED.findall(text)})
    found.games |= {one or other for one, other in IN_A_PAGE.findall(text)}
    return found


def names_in_python(text: str) -> Names:
    tree, found = ast.parse(text), Names()
    documentation = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in documentation:
            found.texts.add(node.value)
            found.games |= set(PATH.findall(node.value))
        elif isinstance(node, ast.Tuple | ast.List | ast.Set):
            found.lists.append(set(strings(node)))
        elif isinstance(node, ast.Dict):
            found.lists.append({text for key in node.keys if key for text in strings(key)})
        found.games.update(games_named_by(node))
        found.words.update(words_of(node))
    return found


def games_named_by(node: ast.AST) -> Iterator[str]:
    """The names of games in one node of a syntax tree, whatever is below it."""
    if isinstance(node, ast.Import | ast.ImportFrom):
        yield from games_imported_by(node)
    elif isinstance(node, ast.Compare):
        parts = [node.left, *node.comparators]
        if any(NAMES_A_GAME.fullmatch(last_name(part)) for part in parts):
            yield from (text for part in parts for text in strings(part))
    elif isinstance(node, ast.Match) and NAMES_A_GAME.fullmatch(last_name(node.subject)):
        values = [
            part.value for case in node.cases for part in ast.walk(case.pattern) if isinstance(part, ast.MatchValue)
        ]
        yield from (text for value in values for text in strings(value))
    elif isinstance(node, ast.Call):
        opened = node.args if last_name(node.func) in OPENS_A_GAME else []
        named = [part.value for part in node.keywords if part.arg == "game"]
        yield from (text for part in [*opened, *named] for text in strings(part))
    elif isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        if any(NAMES_A_GAME.fullmatch(last_name(target)) for target in targets):
            yield from strings(node.value)
    elif isinstance(node, ast.Subscript) and last_name(node.value).lower() == "games":
        yield from strings(node.slice)


def games_imported_by(node: ast.Import | ast.ImportFrom) -> Iterator[str]:
    names = [alias.name for alias in node.names]
    if isinstance(node, ast.Import):
        yield from (part for name in names for part in PATH.findall(name))
        return
    module = node.module or ""
    yield from PATH.findall(module)
    if module.split(".")[-1] == "games":
        yield from names
    if node.level == 2:  # one game from the folder of another
        yield from [module.split(".")[0]] if module else names


def strings(node: ast.AST) -> Iterator[str]:
    """A string, or the strings of a tuple, a list, a set, a dictionary's keys."""
    parts = node.elts if isinstance(node, ast.Tuple | ast.List | ast.Set) else [node]
    parts = [key for key in node.keys if key] if isinstance(node, ast.Dict) else parts
    yield from (part.value for part in parts if isinstance(part, ast.Constant) and isinstance(part.value, str))


def last_name(node: ast.AST) -> str:
    """`id` of `table.game.id`; "" for what has no name."""
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def words_of(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Name | ast.Attribute):
        yield last_name(node)
    elif isinstance(node, ast.arg | ast.keyword):
        yield node.arg or ""
    elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        yield node.name
