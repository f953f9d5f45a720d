"""Builder of the documentation site: `make docs`, or `python -m tools.docs` in .venv.

The pages named in zensical.toml are copied into .cache/docs/pages, in the folders where they are here, so that their
links to each other work unchanged. A file that a page links to and that is no page (an example, a picture, a source) is
copied too. The API reference is generated from `ludotheque.__all__` and `ludotheque.testing.__all__`. A link or page
that leads nowhere is an error, and so is a page of docs/ that the navigation does not name.
"""

import ast
import importlib
import inspect
import os
import re
import shutil
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from types import ModuleType
from typing import Any

from tools.bootstrap import ROOT, SetUpError, say

CONFIG = "zensical.toml"
# Where zensical runs: it takes the folder .cache beside its configuration for its own.
STAGE = Path(".cache/docs")
SITE = Path("build/docs")
API_PAGE = "docs/api.md"
API_MODULES = ("ludotheque", "ludotheque.testing")
LINK = re.compile(r"\]\(([^)\s#:]+)(?:#[^)\s]*)?\)")
CODE = re.compile(r"^( *)(```|~~~).*?^\1\2$|`[^`\n]+`", re.MULTILINE | re.DOTALL)


def pages_of(nav: Any) -> Iterator[str]:
    """The files that a navigation names, in order."""
    if isinstance(nav, str):
        yield nav
    elif isinstance(nav, list):
        for part in nav:
            yield from pages_of(part)
    else:
        for part in nav.values():
            yield from pages_of(part)


def attribute_docstring(module: ModuleType, name: str) -> str:
    """The docstring below an assignment, in the module that makes it or in one that it is imported from."""
    body = ast.parse(inspect.getsource(module)).body
    for statement, following in pairwise(body):
        targets = statement.targets if isinstance(statement, ast.Assign) else []
        if any(isinstance(target, ast.Name) and target.id == name for target in targets):
            value = following.value if isinstance(following, ast.Expr) else None
            return str(value.value) if isinstance(value, ast.Constant) and isinstance(value.value, str) else ""
        if isinstance(statement, ast.ImportFrom) and any(alias.name == name for alias in statement.names):
            return attribute_docstring(importlib.import_module(str(statement.module)), name)
    return ""


def path_of(module: ModuleType, name: str) -> str:
    """Where a public name is defined: `ludotheque.kernel.match.Match`."""
    thing = getattr(module, name)
    if hasattr(thing, "__qualname__"):
        return f"{thing.__module__}.{thing.__qualname__}"
    for statement in ast.parse(inspect.getsource(module)).body:
        if isinstance(statement, ast.ImportFrom) and any(alias.name == name for alias in statement.names):
            return f"{statement.module}.{name}"
    return f"{module.__name__}.{name}"


def public_names() -> dict[str, str]:
    """Each public name as a user writes it, and where it is defined."""
    modules = [importlib.import_module(name) for name in API_MODULES]
    return {f"{module.__name__}.{name}": path_of(module, name) for module in modules for name in module.__all__}


def reference() -> str:
    """The page of the API reference: a directive of mkdocstrings for each public name."""
    lines = ["# API reference", "", "What the package offers to programs. Everything else may change without notice."]
    for name in API_MODULES:
        text = inspect.getdoc(importlib.import_module(name)) or ""
        lines += ["", f"## {name}", "", "```text", text, "```"]
        for public, path in public_names().items():
            if public.rpartition(".")[0] == name:
                lines += ["", f"::: {path}", "    options:", f"      heading: {public}", f"      toc_label: {public}"]
    return "\n".join(lines) + "\n"


def linked_files(root: Path, page: str) -> Iterator[Path]:
    """The files that a page links to by relative paths; examples of code are not links."""
    for target in LINK.findall(CODE.sub("", (root / page).read_text(encoding="utf-8"))):
        file = Path(os.path.normpath((root / page).parent / target))
        if not file.is_file():
            raise SetUpError(f"{page}: the link to {target} leads to no file.")
        yield file


def stage(root: Path) -> list[str]:
    """Copy the pages and what they link to; give the pages."""
    config = tomllib.loads((root / CONFIG).read_text(encoding="utf-8"))["project"]
    pages, folder = list(pages_of(config["nav"])), root / STAGE / config["docs_dir"]
    missing = [page for page in pages if page != API_PAGE and not (root / page).is_file()]
    if missing:
        raise SetUpError(f"{CONFIG} names pages that do not exist: {', '.join(missing)}")
    written = sorted(path.relative_to(root).as_posix() for path in (root / "docs").glob("*.md"))
    unnamed = [page for page in written if page not in pages]
    if unnamed:
        raise SetUpError(f"The navigation in {CONFIG} lacks {', '.join(unnamed)}")
    shutil.rmtree(root / STAGE, ignore_errors=True)
    files = {root / page for page in pages if page != API_PAGE}
    for page in pages:
        if page != API_PAGE:
            found = set(linked_files(root, page))
            stray = [file for file in found if file.suffix == ".md" and file.relative_to(root).as_posix() not in pages]
            if stray:
                raise SetUpError(f"{page} links to {stray[0].relative_to(root)}, which the navigation does not name.")
            files |= found
    for file in files:
        copy = folder / file.relative_to(root)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, copy)
    shutil.copyfile(root / CONFIG, root / STAGE / CONFIG)
    (folder / API_PAGE).parent.mkdir(parents=True, exist_ok=True)
    (folder / API_PAGE).write_text(reference(), encoding="utf-8")
    return pages


def build(root: Path) -> Path:
    """Build the site from nothing; give its first page."""
    pages = stage(root)
    command = [sys.executable, "-m", "zensical", "build", "--strict"]
    done = subprocess.run(
        command,
        cwd=root / STAGE,
        env={**os.environ, "NO_COLOR": "1"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        check=False,
    )
    if done.returncode:
        raise SetUpError(f"{done.stdout.partition('Traceback')[0]}The documentation could not be built.")
    site = root / SITE
    shutil.rmtree(site, ignore_errors=True)
    site.parent.mkdir(exist_ok=True)
    shutil.move(root / STAGE / "site", site)
    built = [
        site / re.sub(r"(?:README)?\.md$", lambda end: "index.html" if len(end[0]) > 3 else ".html", page)
        for page in pages
    ]
    lacking = [str(page.relative_to(root)) for page in built if not page.is_file()]
    shown = (site / API_PAGE).with_suffix(".html").read_text(encoding="utf-8")
    lacking += [name for name, path in public_names().items() if f'id="{path}"' not in shown]
    if lacking:
        raise SetUpError(f"The built documentation lacks {', '.join(lacking)}")
    return site / "index.html"


def main() -> int:
    """Build the site and say where it is; give the exit code."""
    started = time.monotonic()
    try:
        first = build(ROOT)
    except SetUpError as problem:
        say(str(problem))
        return 1
    say(f"Documentation built in {time.monotonic() - started:.0f} s: {first.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
