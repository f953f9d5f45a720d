"""Maker of the lock files: `python3 -m tools.lock [--upgrade]` rewrites requirements/* with their hashes.

Versions already in a file stay unless pyproject.toml rules them out; `--upgrade` takes the newest of everything.
Works in a throw-away environment with the newest uv, so it needs no .venv.
"""

import os
import re
import sys
import tempfile
import venv
from collections.abc import Mapping, Sequence
from pathlib import Path

from tools.bootstrap import OLDEST, ROOT, clean_environment, pip_settings, run, say, uv_environment

FOLDER = ROOT / "requirements"
# One file for every system and Python we run on; hashes, and no address.
OPTIONS = ["--quiet", "--universal", "--generate-hashes", "--no-header", "--no-annotate"]
OPTIONS += ["--python-version", f"{OLDEST[0]}.{OLDEST[1]}"]
EXTRAS = ["--extra", "postgres", "--extra", "valkey"]
TESTED = [word for group in ("test", "servers", "doors", "docs", "hooks", "build") for word in ("--group", group)]
# dev first: app takes its versions, so that what is tested is what is played.
WANTED = {
    "dev.lock": ["pyproject.toml", *EXTRAS, *TESTED],
    "app.lock": ["pyproject.toml", "--group", "build", "--constraint", "requirements/dev.lock"],
    "uv.lock.txt": ["--group", "installer"],
    "node.lock": ["--group", "node"],
    "peers.lock": ["--group", "peers"],
    "catalogs.lock": ["--group", "catalogs"],
    "laboratory.lock": ["pyproject.toml", "--group", "build", "--group", "doors", "--group", "laboratory"],
}


def must(command: Sequence[str | Path], environment: Mapping[str, str]) -> str:
    """Run a command and give its output; stop with what it printed if it fails."""
    done, output = run(command, ROOT, environment)
    if not done:
        sys.exit(f"{output}\nStopped at: {' '.join(str(word) for word in command)}")
    return output


def main(arguments: Sequence[str]) -> None:
    """Remake every file of requirements/."""
    if any(word != "--upgrade" for word in arguments):
        sys.exit("The only option is --upgrade.")
    environment = clean_environment(os.environ)
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        binaries = Path(folder) / "bin"
        must([binaries / "python", "-m", "pip", "install", "--quiet", "uv"], environment)
        settings = pip_settings(must([binaries / "python", "-m", "pip", "config", "list"], environment))
        # Local extras hold files for one machine only; their hashes would not do for the others.
        public = {key: value for key, value in settings.items() if key not in ("extra-index-url", "find-links")}
        for name, sources in WANTED.items():
            command: list[str | Path] = [binaries / "uv", "pip", "compile", *OPTIONS]
            command += ["--output-file", f"requirements/{name}", *arguments, *sources]
            must(command, uv_environment(environment, public))
            text = (FOLDER / name).read_text(encoding="utf-8")
            if "://" in text:
                sys.exit(f"requirements/{name} names an address; do not commit it.")
            say(f"requirements/{name}: {len(re.findall('^[^ ]+==', text, re.MULTILINE))} packages")


if __name__ == "__main__":
    main(sys.argv[1:])
