"""Builder of the web client: `python3 -m tools.client`, standard library only, as tools/bootstrap.py is.

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
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tools.bootstrap import ROOT, SetUpError, clean_environment, failure, only_one, run, say, writable

STATIC = Path("src/ludotheque/server/static")
STAMP = ".digest"
OLDEST_NODE = (22, 13)
# Settings of the formatter, the linter and the test runner.
CHECKER_FILES = ("prettier.config.js", ".prettierignore", "eslint.config.js", "vitest.config.ts")
# The scripts of web/package.json that `check` runs side by side, and what to say when one fails.
CHECKS = {
    ("check",): "The page has errors in its types or markup.",
    ("lint",): "The linter of the page found errors; `cd web && npm run lint -- --fix` mends some of them.",
    ("format", "--", "--check"): "Some files of the page are not formatted; `make format` does it.",
}
Environment = dict[str, str]


def sources(root: Path) -> list[Path]:
    """Everything the built client is made from: the shell, the boards of the games, the words and texts it shares.

    Tests and the settings of the checkers are not: changing them builds nothing.
    """
    web = root / "web"
    shell = [path for path in web.rglob("*") if is_part(path.relative_to(web))]
    package = root / "src" / "ludotheque"
    boards = (package / "games").glob("*/board/**/*")
    shared = [*(package / "tables" / "words").glob("*.ftl"), package / "tables" / "verifier.py"]
    texts = (root / "docs").glob("fairness*.md")
    return sorted(path for path in (*shell, *boards, *shared, *texts) if path.is_file())


def is_part(path: Path) -> bool:
    """Whether a file of web/ is part of the page; packages are not, nor is what only serves checks and tests."""
    is_checker = path.name in CHECKER_FILES or path.name.endswith(".test.ts")
    return not is_checker and path.parts[0] not in ("node_modules", "testing")


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
    say("No Node of version 22.13 or later here: fetching one for this folder.")
    commands: list[list[str | Path]] = [
        [sys.executable, "-m", "venv", "--clear", own],
        [own / "bin" / "python", "-m", "pip", "install", "--require-hashes", "-r", lock],
    ]
    for command in commands:
        done, output = run(command, root, environment)
        if not done:
            raise failure(root, output, "Node could not be fetched.")
    stamp.write_text(wanted, encoding="utf-8")
    return environment


def modules(folder: Path, environment: Environment, checkers: bool = False) -> None:
    """Install the node_modules of a folder as its lock says; with `checkers` also what its devDependencies name.

    Building the page needs its dependencies only: 45 packages instead of 181, a third of the time.
    """
    lock = folder / "package-lock.json"
    stamp, digest_now = folder / "node_modules" / STAMP, hashlib.sha256(lock.read_bytes()).hexdigest()
    complete = f"{digest_now} with checkers"
    if stamp.exists() and stamp.read_text(encoding="utf-8") in ([complete] if checkers else [digest_now, complete]):
        return
    command = ["npm", "ci", "--no-audit", "--no-fund", "--loglevel=error", *([] if checkers else ["--omit=dev"])]
    done, output = run(command, folder, environment)
    if not done:
        raise failure(folder, output, f"The packages of {folder.name}/ could not be fetched.")
    stamp.write_text(complete if checkers else digest_now, encoding="utf-8")


def build(root: Path) -> None:
    """Build the client anew."""
    started = time.monotonic()
    environment = node_environment(root)
    modules(root / "web", environment)
    (root / STATIC / STAMP).unlink(missing_ok=True)
    made_from = digest(root)
    done, output = run(["npm", "run", "--silent", "build"], root / "web", environment)
    if not done:
        raise failure(root, output, "The web client could not be built.")
    (root / STATIC / STAMP).write_text(made_from, encoding="utf-8")
    say(f"Web client built in {time.monotonic() - started:.0f} s.")


def ensure(root: Path) -> None:
    """Leave with a client that is built from what is here, doing nothing if it is."""
    if is_fresh(root):
        return
    with only_one(root, "web"):
        if not is_fresh(root):
            build(root)


def checker_environment(root: Path) -> Environment:
    """Variables to run the checkers with, once their packages are installed; plain output, no colours."""
    environment = node_environment(root)
    modules(root / "web", environment, checkers=True)
    return {**environment, "NO_COLOR": "1", "CI": "true"}


def check(root: Path, scripts: Iterable[tuple[str, ...]] = CHECKS) -> None:
    """Check types, lint and format of the client, all at once."""
    environment = checker_environment(root)

    def problem(script: tuple[str, ...]) -> str:
        done, output = run(["npm", "run", "--silent", *script], root / "web", environment)
        return "" if done else f"{output}\n{CHECKS[script]}"

    with ThreadPoolExecutor() as pool:
        problems = [text for text in pool.map(problem, scripts) if text]
    if problems:
        raise SetUpError("\n\n".join(problems))


def check_style(root: Path) -> None:
    """Check lint and format only: for a hook that runs before every commit."""
    check(root, [script for script in CHECKS if script != ("check",)])


def format_sources(root: Path) -> None:
    """Rewrite the sources of the client in their usual format."""
    done, output = run(["npm", "run", "--silent", "format", "--", "--write"], root / "web", checker_environment(root))
    if not done:
        raise SetUpError(output)


def test(root: Path) -> None:
    """Run the tests of the client's modules."""
    done, output = run(["npm", "run", "--silent", "test"], root / "web", checker_environment(root))
    if not done:
        raise SetUpError(f"{output}\nThe tests of the page failed; all of it: cd web && npm test")
    say("Tests of the page: " + " ".join(re.findall(r"^ *Tests +(.+)$", output, re.MULTILINE)))


COMMANDS: dict[str, Callable[[Path], None]] = {
    "check": check,
    "style": check_style,
    "format": format_sources,
    "test": test,
}


def main(arguments: Sequence[str]) -> int:
    """Run from the command line; give the exit code. `--or-terminal`: the client is welcome, but not needed."""
    if list(arguments) not in ([], ["--or-terminal"], *([name] for name in COMMANDS)):
        say(f"Nothing to add, or one of {', '.join(COMMANDS)}, --or-terminal: python3 -m tools.client check")
        return 2
    try:
        with writable(ROOT):
            COMMANDS.get("".join(arguments), ensure)(ROOT)
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
