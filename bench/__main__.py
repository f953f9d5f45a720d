"""Run the benchmarks: all, or those named. `--write` puts what was seen into RESULTS.md, or into those parts."""

from __future__ import annotations

import argparse
import importlib
import os
import platform
import re
from datetime import date
from pathlib import Path

FOLDER = Path(__file__).parent
NAMES = sorted(file.stem for file in FOLDER.glob("*.py") if not file.stem.startswith("_"))


def machine() -> str:
    return f"{os.cpu_count()} cores, {platform.machine()}, {platform.system()}, Python {platform.python_version()}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"one of: {', '.join(NAMES)}")
    parser.add_argument("--write", action="store_true", help="write RESULTS.md, or the named parts of it anew")
    arguments = parser.parse_args()
    if unknown := [name for name in arguments.names if name not in NAMES]:
        parser.error(f"there is no benchmark {unknown[0]!r}; there are: {', '.join(NAMES)}")
    parts = {}
    for name in arguments.names or NAMES:
        module = importlib.import_module(f"bench.{name}")
        text = f"## {name}\n\n{str(module.__doc__).strip()}\n\n{module.run()}\n"
        print(text, flush=True)
        parts[name] = text
    if not arguments.write:
        return
    head = f"# What was measured\n\nThe output of `make bench ARGS=--write`, {date.today()}; {machine()}.\n"
    if arguments.names:  # everything else stays as it was seen
        head, *known = re.split(r"^(?=## )", (FOLDER / "RESULTS.md").read_text("utf-8"), flags=re.MULTILINE)
        parts = {part.split()[1]: part.strip() + "\n" for part in known} | parts
        head = head.strip() + "\n"
    (FOLDER / "RESULTS.md").write_text("\n".join([head, *(parts[name] for name in sorted(parts))]), "utf-8")


if __name__ == "__main__":
    main()
