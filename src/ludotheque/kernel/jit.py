"""Compiler of rules: `rule` marks a function; `compiled` builds, on demand, a module of machine code from them.

A marked function stays an ordinary Python function: importing rules costs nothing, a debugger steps through them, and
the interpreted meaning is Python's own. `compiled(module)` gives a twin of the module in which every marked function,
also those it imports, is compiled by numba and calls its compiled neighbours.

Machine code is kept on disk. numba itself only notices an edit in the file of the function it compiles: a change in an
imported rule would be served stale, and a comment would compile that file anew. Here the folder's name is a hash of
what the rules mean, and nothing else decides: see `source_hash` and `Locator`.
"""

from __future__ import annotations

import ast
import atexit
import contextlib
import hashlib
import os
import re
import shutil
import stat
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, TypeVar

from ludotheque.kernel.errors import CacheError

Function = TypeVar("Function", bound=Callable[..., Any])

KERNEL = Path(__file__).parent
SHELF = KERNEL.parent / "games"
COMPONENTS = KERNEL.parent / "components"
COMPILED = ("rules.py", "bot.py", "encoding.py")
"""The modules of a game's contract that have rules; further ones have a mark in them."""
MARK = re.compile(rb"^\s*@(?:\w+\.)*(?:rule|brief)\b", re.MULTILINE)
UNUSED_DAYS = 30
decorating = threading.Lock()
"""Where numba's cache is, is a setting of the process: one thread at a time says it and decorates."""


def rule(function: Function) -> Function:
    """Mark a function that means the same interpreted and compiled: integers and small arrays, no strings, no I/O."""
    function.__rule__ = True  # type: ignore[attr-defined]
    return function


def brief(function: Function) -> Function:
    """Mark a rule that takes microseconds and is called from Python: compiled, it keeps Python's lock. Giving it up and
    asking for it again would cost more than the call, and much more while another thread is busy."""
    function.__brief__ = True  # type: ignore[attr-defined]
    return function


def is_rule(value: object) -> bool:
    return isinstance(value, FunctionType) and hasattr(value, "__rule__")


def source_hash(folder: Path) -> str:
    """A name for everything that decides the machine code of the rules in `folder`: what the sources mean, the names of
    their modules, versions, processor. Those are the modules that have rules, what they import of the same folder, and
    the record. So the clones of a repository share machine code, and texts, comments and notation may change."""
    import llvmlite
    import numba
    import numpy as np

    # Modules of this package have the same names wherever it lies.
    place = folder.name if folder.parent == SHELF else str(folder)
    digest = hashlib.sha256()
    for part in (place, sys.version, numba.__version__, llvmlite.__version__, np.__version__, os.uname().machine):
        digest.update(part.encode() + b"\0")
    # Of the kernel not what its rules import: that is the rest of it, and none of it is compiled.
    kernel = {KERNEL / name for name in ("record.py", "jit.py")} | with_rules(KERNEL)
    own = imported(with_rules(folder) | {folder / name for name in COMPILED})
    sources = b"\n".join(file.read_bytes() for file in own)
    if b"components" in sources:  # all of them: what is declared decides numbers that rules take as constants
        kernel |= set(COMPONENTS.glob("*.py"))
    for file in sorted(kernel | own):
        digest.update(file.name.encode() + b"\0" + meaning(file.read_bytes()).encode() + b"\0")
    return digest.hexdigest()[:16]


def with_rules(folder: Path) -> set[Path]:
    return {file for file in folder.glob("*.py") if MARK.search(file.read_bytes())}


def imported(files: set[Path]) -> set[Path]:
    """These modules and what they import of their own folder, directly or not."""
    found, ahead = set[Path](), list(files)
    while ahead:
        file = ahead.pop()
        if file in found or not file.is_file():
            continue
        found.add(file)
        for node in ast.walk(parsed(file.read_bytes())):
            if isinstance(node, ast.ImportFrom):
                names = [node.module] if node.module else [alias.name for alias in node.names]
            elif isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            else:
                continue
            # However the folder is called in the import: its modules bear the last name.
            ahead += [file.with_name(f"{name.rpartition('.')[2]}.py") for name in names]
    return found


def parsed(source: bytes) -> ast.Module:
    """The tree of a source. CPython 3.11 counts the depth of trees for all threads together, so one thread at a time
    makes one; numba makes some while it compiles, so the lock is numba's."""
    from numba.core.compiler_lock import global_compiler_lock

    with global_compiler_lock:
        return ast.parse(source)


@cache
def meaning(source: bytes) -> str:
    """What a module says, without comments, layout and docstrings."""
    tree = parsed(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node, clean=False):
            del node.body[0]
    return ast.dump(tree)


def cache_root() -> Path:
    """Where machine code is kept: $LUDOTHEQUE_CACHE, else the user's cache folder, else a private temporary one."""
    if chosen := os.environ.get("LUDOTHEQUE_CACHE"):
        return Path(chosen)
    root = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "ludotheque"
    try:
        root.mkdir(parents=True, exist_ok=True)
    except OSError:
        return temporary_root()
    return root if os.access(root, os.W_OK) else temporary_root()


def temporary_root() -> Path:
    """A folder of this user under the system's temporary one, where others can place files too: what is not surely his
    own is left alone. Then a new folder serves this process and those that it starts, and goes with it."""
    root = Path(tempfile.gettempdir()) / f"ludotheque-{os.geteuid()}"
    with contextlib.suppress(OSError):
        root.mkdir(mode=0o700, exist_ok=True)
        if is_private(root):
            return root
    fresh = tempfile.mkdtemp(prefix="ludotheque-")
    atexit.register(shutil.rmtree, fresh, ignore_errors=True)
    os.environ["LUDOTHEQUE_CACHE"] = fresh
    return Path(fresh)


def is_private(folder: Path) -> bool:
    """Is this a folder, and no link to one, into which only this user can put something?"""
    found = folder.lstat()
    return stat.S_ISDIR(found.st_mode) and found.st_uid == os.geteuid() and not found.st_mode & 0o077


@cache
def cache_folder(folder: Path) -> Path:
    """The folder for the machine code of one game; folders of old sources that nobody used for a month are removed."""
    root = cache_root()
    home = root / f"{folder.name}-{source_hash(folder)}"
    try:
        if not home.exists():
            home.mkdir(parents=True, exist_ok=True)
            for old in root.glob(f"{folder.name}-*"):
                if old != home and time.time() - old.stat().st_mtime > UNUSED_DAYS * 86400:
                    shutil.rmtree(old, ignore_errors=True)
        os.utime(home)
    except OSError as error:
        raise CacheError("no-cache", folder=str(root), error=error.strerror or str(error)) from error
    return home


def package_tag(package: str) -> str:
    """A game may be loaded by its folder or, under another name, as somebody's package. Machine code names the modules
    that it was made from, so each has its own."""
    return f"{hashlib.sha256(package.encode()).hexdigest()[:8]}-" if package else ""


class Twin:
    """Builds twins of modules, each marked function once: the same code, with other neighbours. What a module imports
    is the `parent`'s, if there is one, so that drivers, rules and bots share what they all use."""

    def __init__(self, build: Callable[[FunctionType], Any], parent: Twin | None = None) -> None:
        self.build = build
        self.parent = parent or self
        self._modules: dict[int, tuple[dict[str, Any], ModuleType]] = {}
        self._functions: dict[int, tuple[FunctionType, Any]] = {}
        """Each with what it was built from, so that its id stays its own."""

    def module(self, names: dict[str, Any], bindings: dict[str, Any]) -> ModuleType:
        """The twin of the module with these global names. Its functions share the twin's names."""
        if id(names) not in self._modules:
            twin = ModuleType(names["__name__"])
            self._modules[id(names)] = names, twin
            vars(twin).update(names)
            vars(twin).update(bindings)
            for name, value in names.items():
                if is_rule(value) and name not in bindings:
                    setattr(twin, name, self._function(value, names, twin))
        return self._modules[id(names)][1]

    def _function(self, function: FunctionType, names: dict[str, Any], twin: ModuleType) -> Any:
        if function.__globals__ is not names:
            return self.parent.of(function)
        if id(function) not in self._functions:
            self._functions[id(function)] = function, self.build(copied(function, vars(twin)))
        return self._functions[id(function)][1]

    def of(self, function: FunctionType) -> Any:
        """The twin of one function, also while that of its module is being built: two modules may need each other."""
        names = function.__globals__
        return self._function(function, names, self.module(names, {}))


def copied(function: FunctionType, names: dict[str, Any]) -> FunctionType:
    """The same function with other global names."""
    plain = FunctionType(function.__code__, names, function.__name__, function.__defaults__)
    plain.__qualname__ = function.__qualname__
    plain.__module__ = function.__module__
    plain.__dict__.update(function.__dict__)
    return plain


def bound(module: ModuleType, **names: Any) -> ModuleType:
    """A copy of a module of rules in which some names stand for what one game has; what it imports stays as it is."""
    copy = ModuleType(module.__name__)
    vars(copy).update(vars(module))
    for name, value in vars(module).items():
        if is_rule(value) and value.__globals__ is vars(module):
            setattr(copy, name, copied(value, vars(copy)))
    vars(copy).update(names)
    return copy


def bound_name(module: ModuleType, bindings: dict[str, Any]) -> str:
    """A name for a module of drivers and what is bound in it. numba's index knows a function by its own code alone, so
    the same driver with another policy would be served the first one's machine code; and drivers may live outside the
    kernel, where the source hash does not look."""

    def described(value: Any) -> str:
        if isinstance(value, ModuleType):
            return value.__name__
        return f"{value.__module__}.{value.__qualname__}" if hasattr(value, "__qualname__") else repr(value)

    text = "\0".join(f"{name}={described(value)}" for name, value in sorted(bindings.items()))
    source = meaning(Path(str(module.__file__)).read_bytes())
    return hashlib.sha256(f"{text}\0{source}".encode()).hexdigest()[:8]


class Compiler:
    """Makes twins of modules whose rules are machine code, kept on disk with that of the game in `folder`. They share
    what they have in common: the combinations that rules and bot both look for are compiled once."""

    def __init__(self, folder: Path, package: str = "") -> None:
        self._folder = folder
        self._package = package
        self._shared = Twin(self._builder("shared"))

    def twin(self, module: ModuleType, **bindings: Any) -> ModuleType:
        """`bindings` replace names of the module. That is how the drivers are specialised for one game: calls are
        inlined, and the code still loads from the cache, which a driver that takes functions as arguments would not.
        Names are looked up when a function is first called, so a name of the twin may still be set until then."""
        if not bindings and Path(str(module.__file__)).parent in (KERNEL, COMPONENTS, self._folder):
            return self._shared.module(vars(module), {})
        build = self._builder(bound_name(module, bindings))
        return Twin(build, self._shared).module(vars(module), bindings)

    def _builder(self, name: str) -> Callable[[FunctionType], Any]:
        import numba

        home = cache_folder(self._folder) / f"{package_tag(self._package)}{name}"

        def build(function: FunctionType) -> Any:
            # numba asks where its cache is when it decorates; other users of numba keep theirs.
            config: Any = numba.config
            free = not hasattr(function, "__brief__")
            options: dict[str, Any] = {"nogil": free, "error_model": "numpy", "no_cfunc_wrapper": True}
            with decorating:
                before = config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES
                config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES = str(home), f"{__name__}.{Locator.__name__}"
                try:
                    built = numba.njit(cache=True, **options)(function)
                finally:
                    config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES = before
            save_if_possible(built)
            return built

        return build


class Locator:
    """Where numba finds the machine code of a function. The folder's name says what its sources mean, so neither the
    place nor the time nor the line of a source matters."""

    def __init__(self, function: FunctionType, file: str, folder: str) -> None:
        self._py_file = file  # numba names it where something cannot be cached
        self.folder = folder
        self.module = function.__module__

    @classmethod
    def from_function(cls, function: FunctionType, file: str) -> Locator:
        import numba

        return cls(function, file, numba.config.CACHE_DIR)  # type: ignore[attr-defined]

    def ensure_cache_path(self) -> None:
        os.makedirs(self.folder, exist_ok=True)

    def get_cache_path(self) -> str:
        return self.folder

    def get_source_stamp(self) -> str:
        return ""

    def get_disambiguator(self) -> str:
        """Tells functions of one name and of modules of one name apart."""
        return hashlib.sha256(self.module.encode()).hexdigest()[:8]


def save_if_possible(function: Any) -> None:
    """Let a compiled function be used even where its machine code cannot be saved, as on a full disk."""
    save = function._cache.save_overload

    def tolerant(signature: Any, machine_code: Any) -> None:
        with contextlib.suppress(OSError):
            save(signature, machine_code)

    function._cache.save_overload = tolerant


def compiled(module: ModuleType, folder: Path, **bindings: Any) -> ModuleType:
    """The twin of one module alone."""
    return Compiler(folder).twin(module, **bindings)


def interpreted(module: ModuleType, **bindings: Any) -> ModuleType:
    """A twin of `module` in plain Python, with some names replaced."""
    return Twin(lambda function: function).module(vars(module), bindings)
