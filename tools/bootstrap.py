"""Set-up of a working .venv on a bare machine: `python3 tools/bootstrap.py app|dev`, standard library only.

The environment holds exactly what requirements/*.lock says, plus this project, editable. It is never patched: when
something it was made from changes, it is made anew. A stamp written last says that it is whole, so an interrupted
run is seen and repeated; a lock file keeps two runs apart.
"""

import sys

OLDEST = (3, 11)
TOO_NEW = (3, 14)


def runs(name: str) -> bool:
    """Whether this command is a Python that starts: version managers leave names behind that do not."""
    import subprocess  # here, not above: the Pythons this is for must get as far as the sentence

    try:
        return subprocess.call([name, "-c", ""], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) == 0
    except OSError:
        return False


def python_problem(major: int, minor: int) -> str:
    """Say why this Python cannot be used; empty if it can."""
    if OLDEST <= (major, minor) < TOO_NEW:
        return ""
    names = [f"python3.{number}" for number in reversed(range(OLDEST[1], TOO_NEW[1]))]
    found = [name for name in names if runs(name)]
    remedy = f"You have {found[0]}: add PYTHON={found[0]}" if found else f"Install {names[0]} and add PYTHON={names[0]}"
    return (
        f"Ludothèque runs on Python 3.{OLDEST[1]} to 3.{TOO_NEW[1] - 1}; this one is {major}.{minor}. "
        f"{remedy} to the command, as in: make play PYTHON={(found or names)[0]}"
    )


# Before anything below is read, and also for tools/client.py, which imports this file: older Pythons stop at the
# imports with an error nobody understands.
if python_problem(*sys.version_info[:2]):
    sys.exit(python_problem(*sys.version_info[:2]))

import ast
import contextlib
import errno
import fcntl
import hashlib
import importlib.util
import json
import os
import re
import subprocess
import tempfile
import time
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
KINDS = ("app", "dev")
PLACE = "place"

# uv does not read pip's configuration: what pip was told about this network is handed over under these names.
# First the spellings of uv's own variables; if the user has set any of them, that wins.
PIP_TO_UV = {
    "index-url": ("UV_DEFAULT_INDEX", "UV_INDEX_URL"),
    "extra-index-url": ("UV_INDEX", "UV_EXTRA_INDEX_URL"),
    "find-links": ("UV_FIND_LINKS",),
    "trusted-host": ("UV_INSECURE_HOST",),
    "cert": ("SSL_CERT_FILE",),
    "proxy": ("HTTPS_PROXY",),
}
# What a user's shell may hold that would send packages elsewhere than into .venv.
LEAD_ASTRAY = ("PYTHONHOME", "PYTHONPATH", "PIP_USER", "PIP_TARGET", "PIP_PREFIX", "PIP_ROOT", "PIP_CONSTRAINT")


DISK_FULL = (
    "The disk is full: setting up needs about 1.5 GB in {root}, and some of it for a while in the folder for temporary "
    "files (TMPDIR). Free some space and run the same command again."
)
NOT_COMPILED = (
    "A package has no ready-made build for this system with Python {python}, and it cannot be compiled here. "
    "Ready-made builds exist for Linux with glibc on x86-64 and ARM, and for macOS; on other systems install a C "
    "compiler and Python's headers first (on Debian and Ubuntu: apt-get install build-essential python3-dev)."
)
NO_SPACE = r"No space left on device|ENOSPC|os error 28\b|Errno 28\b|Disk quota exceeded|EDQUOT"
SYMPTOMS = (
    (NO_SPACE, DISK_FULL),
    (r"Failed to build|Failed building wheel|C compiler|unable to execute", NOT_COMPILED),
)
"""What in the output of an installer betrays its cause, and the sentence for it."""


class SetUpError(Exception):
    """The environment could not be made; the text says why and what to do."""


def place_problem(root: Path, error: OSError) -> str:
    """Say why nothing can be written in this folder, and what to do."""
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return DISK_FULL.format(root=root)
    reason = error.strerror or str(error)
    return (
        f"Everything is set up inside {root}, and that cannot be written ({reason}). "
        "Copy or clone Ludothèque into a folder of your own and run the same command there."
    )


@contextlib.contextmanager
def writable(root: Path) -> Iterator[None]:
    """Turn the system's complaints about writing here into a sentence."""
    try:
        yield
    except OSError as error:
        raise SetUpError(place_problem(root, error)) from error


def install_problem(root: Path, output: str) -> str:
    """Say what to do, given what an installer printed before it failed."""
    for symptom, remedy in SYMPTOMS:
        if re.search(symptom, output, re.IGNORECASE):
            return remedy.format(root=root, python="{}.{}".format(*sys.version_info[:2]))
    return (
        "The packages could not be installed; the lines above say where it stopped. "
        "Only setting up needs the network, playing does not: connect and run the same command again. "
        "If packages come from a mirror here, tell pip its address (pip config set global.index-url ADDRESS)."
    )


def failure(root: Path, output: str, problem: str) -> SetUpError:
    """The error of a program that failed: what it printed, and the problem, unless it is that the disk is full."""
    is_full = re.search(NO_SPACE, output, re.IGNORECASE)
    return SetUpError(f"{output}\n{DISK_FULL.format(root=root) if is_full else problem}")


def say(sentence: str) -> None:
    """Tell the person at the terminal, leaving standard output to the program that follows."""
    print(sentence, file=sys.stderr, flush=True)


# --- the stamp: is .venv whole, and made from what is here now? ---


def stamp_path(root: Path) -> Path:
    """Where the stamp lies: inside .venv, so that it goes when .venv goes."""
    return root / ".venv" / ".ludotheque.json"


def digest(root: Path, kind: str) -> str:
    """Sum up everything that .venv of this kind is made from, its place included: scripts name it in full."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    # Only what installing reads: a changed linter setting does not cost a new environment.
    metadata = {table: project.get(table) for table in ("build-system", "project")}
    total = hashlib.sha256()
    for part in (str(root), sys.version, json.dumps(metadata, sort_keys=True)):
        total.update(part.encode() + b"\0")
    for path in (root / "requirements" / f"{kind}.lock", root / "requirements" / "uv.lock.txt", Path(__file__)):
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def stamped_kind(root: Path) -> str:
    """Which kind of environment .venv was last made as; empty if none was finished."""
    try:
        kind = json.loads(stamp_path(root).read_text(encoding="utf-8"))["kind"]
    except (OSError, ValueError, KeyError, TypeError):
        return ""
    return kind if kind in KINDS else ""


def is_fresh(root: Path, kind: str) -> bool:
    """Whether .venv is whole, up to date and at least of this kind (dev holds all of app)."""
    have = stamped_kind(root)
    if not have or KINDS.index(have) < KINDS.index(kind):
        return False
    stamp = json.loads(stamp_path(root).read_text(encoding="utf-8"))
    # exists() follows links: it is false when the Python that .venv was made with has been removed.
    return stamp.get("digest") == digest(root, have) and (root / ".venv" / "bin" / "python").exists()


def write_stamp(root: Path, kind: str) -> None:
    """Declare .venv whole, in one step: a reader sees no stamp or all of it."""
    stamp = stamp_path(root)
    draft = stamp.with_suffix(".new")
    draft.write_text(json.dumps({"kind": kind, "digest": digest(root, kind)}), encoding="utf-8")
    draft.replace(stamp)


@contextlib.contextmanager
def only_one(root: Path, what: str = ".venv") -> Iterator[None]:
    """Wait until no other process sets up the same here. The system frees the lock even if its holder is killed."""
    path = root / ".cache" / f"{what.strip('.')}.lock"
    with writable(root):
        path.parent.mkdir(exist_ok=True)
        handle = path.open("w")
    with handle:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say(f"Another set-up of {what} is running; waiting for it.")
            fcntl.flock(handle, fcntl.LOCK_EX)
        yield


# --- installing ---


def clean_environment(environment: Mapping[str, str]) -> dict[str, str]:
    """Give the variables to install with: the user's, less those that would install elsewhere."""
    return {name: value for name, value in environment.items() if name not in LEAD_ASTRAY}


def run(command: Sequence[str | Path], root: Path, environment: Mapping[str, str]) -> tuple[bool, str]:
    """Run a command quietly; give whether it succeeded and the end of what it printed."""
    try:
        done = subprocess.run(
            [str(word) for word in command],
            cwd=root,
            env=dict(environment),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            check=False,
        )
    except OSError as problem:
        return False, str(problem)
    return done.returncode == 0, "\n".join(done.stdout.strip().splitlines()[-15:])


def pip_settings(listing: str) -> dict[str, str]:
    """Read `pip config list`: variables (:env:) go before [install], and that before [global]."""
    rank = {"global": 0, "install": 1, ":env:": 2}
    best: dict[str, tuple[int, str]] = {}
    for line in listing.splitlines():
        name, equals, written = line.partition("=")
        section, _, key = name.rpartition(".")
        if not equals or section not in rank or key not in PIP_TO_UV:
            continue
        with contextlib.suppress(ValueError, SyntaxError):
            best[key] = max(best.get(key, (-1, "")), (rank[section], " ".join(str(ast.literal_eval(written)).split())))
    return {key: value for key, (_, value) in best.items()}


def uv_environment(environment: Mapping[str, str], settings: Mapping[str, str]) -> dict[str, str]:
    """Give the variables uv needs to fetch from where pip would."""
    result = dict(environment)
    for key, value in settings.items():
        names = PIP_TO_UV[key]
        if value and not any(name in result for name in names):
            # uv separates places for links with commas, everything else with spaces, as pip does.
            result[names[0]] = value.replace(" ", ",") if key == "find-links" else value
    result.setdefault("UV_SYSTEM_CERTS", "1")
    result["UV_PYTHON_DOWNLOADS"] = "never"
    result["UV_COMPILE_BYTECODE"] = "1"  # else the first game pays: imports take 1.9 s instead of 0.5 s
    # Every file is checked against the hash in the lock, so any index that has it will do.
    result["UV_INDEX_STRATEGY"] = "unsafe-best-match"
    return result


def make_venv(root: Path, environment: Mapping[str, str]) -> None:
    """Make an empty .venv in place of whatever is there."""
    missing = [name for name in ("venv", "ensurepip") if importlib.util.find_spec(name) is None]
    if missing:
        package = "python{}.{}-venv".format(*sys.version_info[:2])
        raise SetUpError(
            f"This Python ({sys.executable}) cannot make virtual environments: it has no {' and no '.join(missing)}. "
            f"On Debian and Ubuntu: apt-get install {package}. Then run the same command again."
        )
    # The base Python, in case this one runs from the .venv that is about to be emptied.
    python = getattr(sys, "_base_executable", None) or sys.executable
    done, output = run([python, "-m", "venv", "--clear", root / ".venv"], root, environment)
    if not done:
        raise failure(root, output, f"The folder .venv could not be made. Is {root} writable?")


def install_packages(root: Path, kind: str, environment: Mapping[str, str]) -> None:
    """Install the lock file with uv, or with pip from the same file where uv fails; then this project."""
    python = root / ".venv" / "bin" / "python"
    pip: list[str | Path] = [python, "-m", "pip", "--disable-pip-version-check", "--retries", "2"]
    locked = ["--require-hashes", "-r", f"requirements/{kind}.lock"]
    editable = ["--no-deps", "--no-build-isolation", "--no-index", "-e", "."]

    # Where uv cannot be had, pip does the same from the same file in about twice the time.
    if run([*pip, "install", "--require-hashes", "-r", "requirements/uv.lock.txt"], root, environment)[0]:
        settings = pip_settings(run([*pip, "config", "list"], root, environment)[1])
        uv: list[str | Path] = [root / ".venv" / "bin" / "uv", "pip", "install", "--python", python]
        for_uv = uv_environment(environment, settings)
        if kind == "dev":  # tests import a part of it, which is compiled then
            for_uv["UV_COMPILE_BYTECODE"] = "0"
        done, output = run([*uv, *locked], root, for_uv)
        if done:
            done, output = run([*uv, *editable], root, for_uv)
        if done:
            return
        if re.search(NO_SPACE, output, re.IGNORECASE):  # pip would fill the same disk
            raise failure(root, output, "")
        say(f"{output}\nuv could not install everything; trying pip, which takes longer.")

    done, output = run([*pip, "install", *locked], root, environment)
    if not done:
        raise SetUpError(f"{output}\n{install_problem(root, output)}")
    done, output = run([*pip, "install", *editable], root, environment)
    if not done:
        problem = f"The packages are there, but Ludothèque itself could not be installed from {root}."
        raise failure(root, output, problem)


def set_up(root: Path, kind: str) -> None:
    """Make .venv anew and stamp it."""
    started = time.monotonic()
    say("Setting up .venv for Python {}.{}.{} ({}).".format(*sys.version_info[:3], kind))
    stamp_path(root).unlink(missing_ok=True)
    environment = clean_environment(os.environ)
    make_venv(root, environment)
    install_packages(root, kind, environment)
    write_stamp(root, kind)
    say(f"Set up in {time.monotonic() - started:.0f} s.")


def ensure(root: Path, kind: str) -> None:
    """Leave with a .venv of at least this kind, doing nothing if it is there."""
    if is_fresh(root, kind):
        return
    with only_one(root):
        if is_fresh(root, kind):  # another process may have made it while this one waited
            return
        # Never shrink a developer's environment to a player's.
        set_up(root, max(kind, stamped_kind(root) or kind, key=KINDS.index))


def check_place(root: Path) -> None:
    """Try whether this folder can be written at all, before several processes find out at once."""
    (root / ".cache").mkdir(exist_ok=True)
    with tempfile.TemporaryFile(dir=root / ".cache") as file:
        file.write(b"x" * 4096)


def main(arguments: Sequence[str]) -> int:
    """Run from the command line; give the exit code. `place` only looks whether this is a place to set up in."""
    if len(arguments) != 1 or arguments[0] not in (*KINDS, PLACE):
        say("Say which environment: python3 tools/bootstrap.py app (to play) or dev (to test and change).")
        return 2
    try:
        with writable(ROOT):
            check_place(ROOT) if arguments[0] == PLACE else ensure(ROOT, arguments[0])
    except SetUpError as problem:
        say(str(problem))
        return 1
    except KeyboardInterrupt:
        say("Stopped before .venv was finished; the same command starts it again.")
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
