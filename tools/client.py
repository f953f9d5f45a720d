"""How is the web client built? `python3 -m tools.client`, standard library only, as tools/bootstrap.py is.

Node is the system's if it is new enough, else the wheel of requirements/node.lock in an environment of its own. What
was built bears the digest of its sources: nothing changed, nothing done. Playing does not depend on it: where the
client cannot be built, the terminal remains, and a sentence says so.
"""

import hashlib
import os
import re
import shutil
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

from tools.bootstrap import ROOT, SetUpError, clean_environment, only_one, run, say, writable

STATIC = Path("src/ludotheque/server/static")
STAMP = ".digest"
OLDEST_NODE = (22, 12)
Environment = dict[str, str]


def sources(root: Path) -> list[Path]:
    """Everything the built client is made from: the shell, the boards of the games, the words and texts it shares."""
    shell = [path for path in (root / "web").rglob("*") if "node_modules" not in path.parts]
    package = root / "src" / "ludotheque"
    boards = (package / "games").glob("*/board/**/*")
    shared = [*(package / "tables" / "words").glob("*.ftl"), package / "tables" / "verifier.py"]
    texts = (root / "docs").glob("fairness*.md")
    return sorted(path for path in (*shell, *boards, *shared, *texts) if path.is_file())


def digest(root: Path) -> str:
    total = hashlib.sha256()
    for path in sources(root):
        total.update(str(path.relative_to(root)).encode() + b"\0" + hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def is_fresh(root: Path) -> bool:
    """Whether what is built was built from what is here."""
    try:
        return (root / STATIC / STAMP).read_text(encoding="utf-8") == digest(root)
    except OSError:
        return False


def version(node: str | Path, root: Path, environment: Mapping[str, str]) -> tuple[int, ...]:
    """The version of a Node, (0,) if it does not start."""
    done, output = run([node, "--version"], root, environment)
    found = re.fullmatch(r"v(\d+)\.(\d+)\.\d+", output.strip())
    return (int(found[1]), int(found[2])) if done and found else (0,)


def node_environment(root: Path) -> Environment:
    """Variables with which `node` and `npm` are found and new enough; the wheel is fetched where they are not."""
    environment = clean_environment(os.environ)
    environment.setdefault("NODE_USE_SYSTEM_CA", "1")
    environment["npm_config_update_notifier"] = "false"
    if version("node", root, environment) >= OLDEST_NODE and shutil.which("npm"):
        return environment
    own = root / ".cache" / "node"
    environment["PATH"] = f"{own / 'bin'}{os.pathsep}{environment.get('PATH', '')}"
    lock = root / "requirements" / "node.lock"
    stamp, wanted = own / STAMP, hashlib.sha256(lock.read_bytes()).hexdigest()
    if stamp.exists() and stamp.read_text(encoding="utf-8") == wanted:
        return environment
    say("No Node of version 22.12 or later here: fetching one for this folder.")
    commands: list[list[str | Path]] = [
        [sys.executable, "-m", "venv", "--clear", own],
        [own / "bin" / "python", "-m", "pip", "install", "--require-hashes", "-r", lock],
    ]
    for command in commands:
        done, output = run(command, root, environment)
        if not done:
            raise SetUpError(f"{output}\nNode could not be fetched.")
    stamp.write_text(wanted, encoding="utf-8")
    return environment


def modules(folder: Path, environment: Environment) -> None:
    """Have the node_modules of a folder as its lock says."""
    lock = folder / "package-lock.json"
    stamp, wanted = folder / "node_modules" / STAMP, hashlib.sha256(lock.read_bytes()).hexdigest()
    if stamp.exists() and stamp.read_text(encoding="utf-8") == wanted:
        return
    done, output = run(["npm", "ci", "--no-audit", "--no-fund", "--loglevel=error"], folder, environment)
    if not done:
        raise SetUpError(f"{output}\nThe packages of {folder.name}/ could not be fetched.")
    stamp.write_text(wanted, encoding="utf-8")


def build(root: Path) -> None:
    """Build the client anew."""
    started = time.monotonic()
    environment = node_environment(root)
    modules(root / "web", environment)
    (root / STATIC / STAMP).unlink(missing_ok=True)
    made_from = digest(root)
    done, output = run(["npm", "run", "--silent", "build"], root / "web", environment)
    if not done:
        raise SetUpError(f"{output}\nThe web client could not be built.")
    (root / STATIC / STAMP).write_text(made_from, encoding="utf-8")
    say(f"Web client built in {time.monotonic() - started:.0f} s.")


def ensure(root: Path) -> None:
    """Leave with a client that is built from what is here, doing nothing if it is."""
    if is_fresh(root):
        return
    with only_one(root, "web"):
        if not is_fresh(root):
            build(root)


def check(root: Path) -> None:
    """Types and markup of the client."""
    environment = node_environment(root)
    modules(root / "web", environment)
    done, output = run(["npm", "run", "--silent", "check"], root / "web", environment)
    if not done:
        raise SetUpError(output)


def main(arguments: Sequence[str]) -> int:
    """Run from the command line; give the exit code. `--or-terminal`: the client is welcome, but not needed."""
    if list(arguments) not in ([], ["check"], ["--or-terminal"]):
        say("Nothing to add, or `check`, or `--or-terminal`: python3 -m tools.client check")
        return 2
    try:
        with writable(ROOT):
            check(ROOT) if arguments == ["check"] else ensure(ROOT)
    except SetUpError as problem:
        if "--or-terminal" not in arguments:
            say(str(problem))
            return 1
        say(f"{problem}\nWithout the web client you play in this terminal; with a network the same command builds it.")
    except KeyboardInterrupt:
        say("Stopped before the web client was built; the same command starts it again.")
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
