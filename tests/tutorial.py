"""The tutorial's game after each of its steps, put together from the blocks of docs/tutorial.md."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from tests.project_copy import ROOT

PAGE = ROOT / "docs" / "tutorial.md"
GAME = "fifty"
BLOCK = re.compile(r"(?:^\*\*`([\w./]+)`\*\*, (whole|more|anew):\n\n)?^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
IMPORT = "from ludotheque."
MESSAGE = re.compile(r"^[a-z][\w-]* =(?:.*\n(?:[ }].*\n|(?=\n)\n(?= ))*)", re.MULTILINE)


@dataclass
class TutorialStep:
    """One step: its title, the files of the game after it, and the commands that it has one type."""

    title: str
    files: dict[str, str]
    commands: list[str] = field(default_factory=list)


def steps() -> Iterator[TutorialStep]:
    """The steps, in order."""
    files: dict[str, str] = {}
    for part in re.split(r"^## (?=Step \d)", PAGE.read_text("utf-8"), flags=re.MULTILINE)[1:]:
        step = TutorialStep(part.partition("\n")[0], {})
        for name, how, kind, text in BLOCK.findall(part):
            if kind == "sh":
                step.commands += text.splitlines()
            elif how == "whole":
                files[name] = text
            elif how == "more":
                files[name] += text
            else:
                files[name] = (anew if kind == "python" else said_anew)(files[name], text)
        step.files = dict(files)
        yield step


def play() -> str:
    """The command that plays the game, at any time."""
    (found,) = [
        text for _, _, kind, text in BLOCK.findall(PAGE.read_text("utf-8").partition("\n## ")[0]) if kind == "sh"
    ]
    return str(found).strip()


def write(files: dict[str, str], folder: Path) -> None:
    for name, text in {"__init__.py": "", **files}.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, "utf-8")


def said_anew(text: str, block: str) -> str:
    """Messages of a block in place of those with the same key; new ones at the end."""
    for message in MESSAGE.findall(block):
        key = message.partition(" =")[0]
        old = next((one for one in MESSAGE.findall(text) if one.startswith(f"{key} =")), None)
        text = text.replace(old, message) if old else text + message
    return text


def anew(source: str, block: str) -> str:
    """Definitions of a block in place of those with the same name; new ones behind what stands before them there, and
    imports in their order."""
    parts, before = chunks(source), ""
    for name, text in chunks(block):
        names = [known for known, _ in parts]
        if name in names:
            at = names.index(name)
            old = parts[at][1]
            parts[at] = name, old[: len(old) - len(old.lstrip("\n"))] + text.lstrip("\n")
        elif name.startswith(IMPORT):
            parts.insert(
                next(k for k, other in enumerate(names) if other.startswith(IMPORT) and other > name), (name, text)
            )
        else:
            lines = "\n\n" if re.match(r"\n*(@rule|class|def)\b", text) else ""
            parts.insert(names.index(before) + 1, (name, lines + text.lstrip("\n")))
        before = name
    return "".join(text for _, text in parts)


def chunks(source: str) -> list[tuple[str, str]]:
    """The statements of a module with the lines before them, each by the name that it defines."""
    lines, last, found = source.splitlines(keepends=True), 0, []
    for node in ast.parse(source).body:
        end = node.end_lineno or node.lineno
        found.append((name_of(node), "".join(lines[last:end])))
        last = end
    return found


def name_of(node: ast.stmt) -> str:
    if isinstance(node, ast.ImportFrom):
        return f"from {node.module}"
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        return node.name
    return ast.unparse(node.targets[0]) if isinstance(node, ast.Assign) else ast.unparse(node)
