"""Import of a game's modules and their check against the contract, when a game is opened."""

from __future__ import annotations

import ast
import importlib
import inspect
from collections.abc import Iterable, Mapping
from dataclasses import fields
from pathlib import Path
from types import ModuleType
from typing import Any, Protocol

from ludotheque.kernel.contract import (
    BotHooks,
    Encoding,
    EncodingHooks,
    GameBot,
    Hooks,
    Notation,
    NotationHooks,
    Rules,
    RulesHooks,
)
from ludotheque.kernel.errors import GameFolderError, closest, shown
from ludotheque.kernel.table_checks import NoHooks, TableChecks

CONTRACT: dict[str, tuple[type, type]] = {
    "rules": (Rules, RulesHooks),
    "notation": (Notation, NotationHooks),
    "bot": (GameBot, BotHooks),
    "encoding": (Encoding, EncodingHooks),
    "checks": (TableChecks, NoHooks),
}
"""What each module of a game must define, and what it may."""

NARRATE = "before, seat, action, after"
"""The parameters of the function that makes the sentences of an action, where no SENTENCES are made from effects."""

TOGETHER = {"FEATURES": "features", "features": "FEATURES"}
"""Hooks that are of no use without another one."""


def load(package: str, folder: Path) -> tuple[dict[str, Any], Hooks]:
    """The modules of a game by their names, and the hooks that they declare."""
    modules: dict[str, Any] = {}
    declared: dict[str, Any] = {}
    for name, (required, optional) in CONTRACT.items():
        file = f"{folder.name}/{name}.py"
        declarations = declarations_of(modules)
        if (folder / f"{name}.py").is_file():
            # Each is checked before the next is imported, which may want names that this one lacks.
            module = importlib.import_module(f"{package}.{name}")
        elif name == "checks" or (name == "encoding" and declarations is None):
            continue
        elif declarations is not None:
            module = ModuleType(f"{package}.{name}")
            module.__file__ = str(folder / f"{name}.py")
        else:
            raise GameFolderError("folder-lacks-files", folder=folder.name, files=f"{name}.py")
        modules[name] = module
        hooks = [field.name for field in fields(optional)]
        own = declaration(module, file, hooks)
        declarations = declarations_of(modules)
        if declarations is not None:
            derived = declarations.complete(name, module, modules["rules"])
            own += tuple(hook for hook in hooks if hook in derived and not hasattr(module, hook))
            modules[name] = completed(module, derived)
        declared |= check(modules[name], file, required, optional, own)
        if name == "rules":
            check_effects(modules[name], file)
        elif name == "notation":
            check_sentences(modules["rules"], modules[name], file)
    return modules, Hooks(**declared)


class Declarations(Protocol):
    """What a game declares as ACTIONS in rules.py if it is built on components: it completes the game's modules."""

    words: Path
    """The folder of messages that go with it."""

    def board(
        self, rules: ModuleType, layout: Mapping[str, Any], file: Path
    ) -> dict[str, Any] | None: ...  # for the page

    def spoken(self, rules: ModuleType) -> set[str]: ...  # messages that must be in these or in the game's own

    def may_say(self, rules: ModuleType) -> set[str]: ...  # messages that the game may have, and which are used then

    def complete(self, name: str, module: ModuleType, rules: ModuleType) -> Mapping[str, Any]: ...


def declarations_of(modules: Mapping[str, Any]) -> Declarations | None:
    return getattr(modules.get("rules"), "ACTIONS", None)


def completed(module: ModuleType, derived: Mapping[str, Any]) -> ModuleType:
    """A module with what it lacks. A copy: the game's own stays as it was written."""
    copy = ModuleType(module.__name__)
    vars(copy).update(derived)
    vars(copy).update(vars(module))
    return copy


def check_effects(rules: Any, file: str) -> None:
    """Rules that tell effects have kinds of them and a place for them. GameFolderError says which is missing."""
    kinds, place = "Effect" in vars(rules), "told" in rules.State.components
    if kinds != place:
        missing = "told = effects(24) (State)" if kinds else "class Effect(enum.IntEnum)"
        raise GameFolderError("module-lacks", file=file, line=line_of(rules, "State"), missing=missing)


def check_sentences(rules: Any, notation: Any, file: str) -> None:
    """Every effect has an entry in SENTENCES, and none speaks of what there is not. GameFolderError says what does."""
    kinds = {kind: f"Effect.{kind.name}" for kind in getattr(rules, "Effect", ())}
    sentences = getattr(notation, "SENTENCES", {})
    if missing := [f"SENTENCES[{name}]" for kind, name in kinds.items() if kind not in sentences]:
        line = line_of(notation, "SENTENCES")
        raise GameFolderError("module-lacks", file=file, line=line, missing="; ".join(missing))
    state = list(rules.State.fields)
    wrong = [(str(kind), list(kinds.values())) for kind in sentences if kind not in kinds]
    places = [place for told in sentences.values() for place in (told.source, told.to) if place]
    wrong += [(place, state) for place in places if place not in state]
    for found, known in wrong:
        names, nearest = ", ".join(known), closest(found, known)
        line = line_of(notation, "SENTENCES")
        raise GameFolderError("sentences-unknown", file=file, line=line, found=found, known=names, nearest=nearest)


def check(module: ModuleType, file: str, required: type, optional: type, declared: tuple[str, ...]) -> dict[str, Any]:
    """The hooks that a module has. GameFolderError says what is missing or wrong, and what to write instead."""
    defined = vars(module)
    hooks: dict[str, str | None] = {field.name: field.metadata.get("parameters") for field in fields(optional)}
    wanted = members(required) | {name: hooks[name] for name in declared}
    wanted |= {TOGETHER[name]: hooks[TOGETHER[name]] for name in declared if name in TOGETHER}
    if required is Notation and ("narrate" in defined or "SENTENCES" not in defined):
        wanted["narrate"] = NARRATE
    missing = [written(name, parameters) for name, parameters in wanted.items() if name not in defined]
    if missing:
        raise GameFolderError("module-lacks", file=file, line="none", missing="; ".join(missing))
    for name, parameters in wanted.items():
        if parameters is not None and not accepts(defined[name], parameters.count(",") + 1):
            line, write = line_of(module, name), written(name, parameters)
            raise GameFolderError("module-bad-function", file=file, line=line, name=name, write=write)
    return {name: defined[name] for name in declared}


def declaration(module: ModuleType, file: str, known: list[str]) -> tuple[str, ...]:
    """The names in a module's HOOKS. A function of a hook's name that is not declared is refused, not left unused:
    it is either a hook whose declaration was forgotten or a helper that readers would take for one."""
    defined = vars(module)
    declared = defined.get("HOOKS", ())
    line = line_of(module, "HOOKS")
    if not isinstance(declared, tuple):
        names = [declared] if isinstance(declared, str) else known[:1]
        raise GameFolderError("hooks-not-tuple", file=file, line=line, found=shown(declared), write=assignment(names))
    for name in declared:
        if name not in known:
            told = {"name": shown(name), "known": ", ".join(known), "nearest": closest(str(name), known)}
            raise GameFolderError("hook-unknown", file=file, line=line, **told)
    undeclared = [name for name in known if name in defined and name not in declared]
    if undeclared:
        write = assignment([*declared, *undeclared])
        line = line_of(module, undeclared[0])
        raise GameFolderError("hook-undeclared", file=file, line=line, names=", ".join(undeclared), write=write)
    return declared


def defined_in(file: Path) -> dict[str, int]:
    """The names that a module defines or imports, each with the line where that begins."""
    lines: dict[str, int] = {}
    for node in ast.parse(file.read_bytes()).body if file.is_file() else []:
        names: list[str] = []
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            names = [node.name]
        elif isinstance(node, ast.Import | ast.ImportFrom):
            names = [alias.asname or alias.name for alias in node.names]
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            names = [name.id for target in targets for name in ast.walk(target) if isinstance(name, ast.Name)]
        lines |= dict.fromkeys(names, node.lineno)
    return lines


def line_of(module: ModuleType, name: str) -> str:
    """The line where a module defines a name, for a sentence; none where it does not."""
    return str(defined_in(Path(str(module.__file__))).get(name, "none"))


def members(protocol: type) -> dict[str, str | None]:
    """The names that a protocol asks for, each with its parameters if it is a function."""
    functions = {
        name: ", ".join(list(inspect.signature(value).parameters)[1:]) if inspect.isfunction(value) else None
        for name, value in vars(protocol).items()
        if not name.startswith("_")
    }
    return dict.fromkeys(protocol.__annotations__) | functions


def accepts(function: Any, count: int) -> bool:
    """Whether a function can be called with so many arguments."""
    try:
        inspect.signature(function).bind(*range(count))
    except (TypeError, ValueError):
        return False
    return True


def written(name: str, parameters: str | None) -> str:
    """How the beginning of a definition is written."""
    definition = name if parameters is None else f"def {name}({parameters})"
    return f"SENTENCES / {definition}" if name == "narrate" else definition


def assignment(names: Iterable[str]) -> str:
    """How a declaration of these hooks is written."""
    quoted = [f'"{name}"' for name in names]
    return f"HOOKS = ({', '.join(quoted)}{',' if len(quoted) == 1 else ''})"
