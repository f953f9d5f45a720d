"""Import of a game's modules and their check against the contract, when a game is opened."""

from __future__ import annotations

import importlib
import inspect
from collections.abc import Iterable
from dataclasses import fields
from pathlib import Path
from types import ModuleType
from typing import Any

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

CONTRACT: dict[str, tuple[type, type]] = {
    "rules": (Rules, RulesHooks),
    "notation": (Notation, NotationHooks),
    "bot": (GameBot, BotHooks),
    "encoding": (Encoding, EncodingHooks),
}
"""What each module of a game must define, and what it may."""

TOGETHER = {"FEATURES": "features", "features": "FEATURES"}
"""Hooks that are of no use without another one."""


def load(package: str, folder: Path) -> tuple[dict[str, Any], Hooks]:
    """The modules of a game by their names, and the hooks that they declare."""
    modules: dict[str, Any] = {}
    declared: dict[str, Any] = {}
    for name, (required, optional) in CONTRACT.items():
        if (folder / f"{name}.py").is_file():
            # Each is checked before the next is imported, which may want names that this one lacks.
            modules[name] = importlib.import_module(f"{package}.{name}")
            declared |= check(modules[name], f"{folder.name}/{name}.py", required, optional)
    return modules, Hooks(**declared)


def check(module: ModuleType, file: str, required: type, optional: type) -> dict[str, Any]:
    """The hooks that a module declares. GameFolderError says what is missing or wrong, and what to write instead."""
    defined = vars(module)
    hooks: dict[str, str | None] = {field.name: field.metadata.get("parameters") for field in fields(optional)}
    declared = declaration(defined, file, list(hooks))
    wanted = members(required) | {name: hooks[name] for name in declared}
    wanted |= {TOGETHER[name]: hooks[TOGETHER[name]] for name in declared if name in TOGETHER}
    missing = [written(name, parameters) for name, parameters in wanted.items() if name not in defined]
    if missing:
        raise GameFolderError("module-lacks", file=file, missing="; ".join(missing))
    for name, parameters in wanted.items():
        if parameters is not None and not accepts(defined[name], parameters.count(",") + 1):
            raise GameFolderError("module-bad-function", file=file, name=name, write=written(name, parameters))
    return {name: defined[name] for name in declared}


def declaration(defined: dict[str, Any], file: str, known: list[str]) -> tuple[str, ...]:
    """The names in a module's HOOKS. A function of a hook's name that is not declared is refused, not left unused:
    it is either a hook whose declaration was forgotten or a helper that readers would take for one."""
    declared = defined.get("HOOKS", ())
    if not isinstance(declared, tuple):
        names = [declared] if isinstance(declared, str) else known[:1]
        raise GameFolderError("hooks-not-tuple", file=file, found=shown(declared), write=assignment(names))
    for name in declared:
        if name not in known:
            nearest = closest(str(name), known)
            raise GameFolderError("hook-unknown", file=file, name=shown(name), known=", ".join(known), nearest=nearest)
    undeclared = [name for name in known if name in defined and name not in declared]
    if undeclared:
        write = assignment([*declared, *undeclared])
        raise GameFolderError("hook-undeclared", file=file, names=", ".join(undeclared), write=write)
    return declared


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
    return name if parameters is None else f"def {name}({parameters})"


def assignment(names: Iterable[str]) -> str:
    """How a declaration of these hooks is written."""
    quoted = [f'"{name}"' for name in names]
    return f"HOOKS = ({', '.join(quoted)}{',' if len(quoted) == 1 else ''})"
