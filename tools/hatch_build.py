"""Build hook of hatchling: a package carries the built page, or building it stops with a sentence.

A source distribution brings the page along, so it needs no Node. In a clone the page is built as `make play` builds it
(tools/client.py). An editable installation does without: it serves whatever page lies in the clone.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

STATIC = Path("src/ludotheque/server/static")
VARIABLE = "LUDOTHEQUE_PAGE"


def page_problem(root: Path, environment: Mapping[str, str]) -> str:
    """Have the page built in `root`; give the sentence that says why it cannot be, empty if it is."""
    if environment.get(VARIABLE) == "none":
        return ""
    has_page = (root / STATIC / "index.html").is_file()
    if has_page and (root / "PKG-INFO").is_file():
        return ""
    if not (root / "web" / "package.json").is_file():
        reason = "This folder holds neither the built page nor its sources (web/)."
    else:
        # Here, not above: where the page is already there, nothing of this need be importable.
        sys.path.insert(0, str(root))
        try:
            from tools.bootstrap import SetUpError, writable
            from tools.client import ensure

            with writable(root):
                ensure(root)
            return ""
        except (SetUpError, ImportError) as problem:
            reason = str(problem)
        finally:
            sys.path.remove(str(root))
    return (
        f"{reason}\nThe page for browsers could not be built, so no package was made. Building it needs a network, "
        "once, for Node and its packages: connect and run the same command again, or install a wheel, which has it. "
        f"{VARIABLE}=none before the command makes a package without building the page, to play in the terminal."
    )


class PageHook(BuildHookInterface[Any]):
    """Runs before each package is put together."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if problem := page_problem(Path(self.root), os.environ):
            self.app.abort(problem)
