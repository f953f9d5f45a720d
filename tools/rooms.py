"""Environments for what is too large for .venv: rooms under .cache, made when first needed.

`peers` and `catalogs` hold what we are measured against; `laboratory` this project with Ray, JAX and Pgx: for `make
soak`, for benchmarks and for docs/examples. `python3 -m tools.rooms laboratory COMMAND …` runs a command there.
"""

import hashlib
import subprocess
import sys
import venv
from collections.abc import Sequence
from pathlib import Path

from tools.bootstrap import ROOT, only_one, say

ROOMS = ("peers", "catalogs", "laboratory")
WITH_US = ("laboratory",)


def room(name: str, root: Path = ROOT) -> Path:
    """The Python of a room, which is furnished anew when its lock has changed. Raises CalledProcessError or OSError."""
    home = root / ".cache" / name
    python = home / "bin" / "python"
    lock = root / "requirements" / f"{name}.lock"
    wanted = hashlib.sha256(lock.read_bytes() + str(root).encode()).hexdigest()
    stamp = home / ".ready"
    with only_one(root):
        if stamp.is_file() and stamp.read_text("utf-8") == wanted:
            return python
        say(f"Furnishing .cache/{name}; this takes a few minutes, once.")
        venv.create(home, with_pip=True, clear=True)
        install = [str(python), "-m", "pip", "install", "--quiet"]
        subprocess.run([*install, "--require-hashes", "-r", str(lock)], check=True, capture_output=True)
        if name in WITH_US:
            ours = ["--no-deps", "--no-build-isolation", "--editable", str(root)]
            subprocess.run([*install, *ours], check=True, capture_output=True)
        stamp.write_text(wanted, "utf-8")
    return python


def main(arguments: Sequence[str]) -> int:
    if not arguments or arguments[0] not in ROOMS:
        sys.exit(f"Say which room: {' or '.join(ROOMS)}; then the command, if any.")
    try:
        python = room(arguments[0])
    except subprocess.CalledProcessError as error:
        sys.exit(f"{(error.stderr or b'').decode(errors='replace')}\nThe room could not be furnished.")
    return subprocess.call([str(python), *arguments[1:]]) if arguments[1:] else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
