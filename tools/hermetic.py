"""Runs the whole test suite in fresh clones whose surroundings differ as much as machines do.

A round is two runs of `make test` at the same time, each in a new clone of HEAD with an empty home and in random order:
one in a short path, without a terminal type, with three workers on one core that two busy loops share; one in a long
path and, as root, as another user. Together they also compete for ports, temporary files and the processor.

    python3 -m tools.hermetic [--rounds 3] [--only short|long] [--seed TEXT] [-- ARGUMENTS OF PYTEST]

Exit code 0 if every run was green. What a run printed is in .cache/hermetic/. Where a command does not work that one of
the surroundings needs, the run goes on without it, and its line and the last one say so.
"""

import argparse
import contextlib
import os
import re
import secrets
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from tools.bootstrap import ROOT, say

LOGS = ROOT / ".cache" / "hermetic"
BUSY = "import os\nparent = os.getppid()\nwhile os.getppid() == parent: pass"
"""A loop that ends with the process that started it."""
ANOTHER_USER = ["unshare", "--user", "--map-user=1000", "--map-group=1000"]
ONE_CORE = ["taskset", "--cpu-list", "0"]
BUSY_LOOPS, WORKERS = 2, 3
"""Beside tests on one core, and for them."""


@dataclass(frozen=True)
class Surroundings:
    """What a run of the tests finds around it."""

    name: str
    path_length: int
    """Of the clone; temporary files are in a path of the same length."""
    variables: dict[str, str]
    one_core: bool = False
    """With two busy loops on it, and three workers."""
    another_user: bool = False
    """Unless it is not root who runs this."""


SURROUNDINGS = (
    # Time zones are written out, so that they do not need a database of them.
    Surroundings(
        name="short",
        path_length=10,
        variables={"COLUMNS": "20", "LINES": "5", "TZ": "NPT-5:45", "LANG": "tr_TR.UTF-8"},
        one_core=True,
    ),
    Surroundings(
        name="long",
        path_length=120,
        variables={
            "TERM": "dumb",
            "COLUMNS": "300",
            "TZ": "NST3:30NDT",
            "LC_ALL": "POSIX",
            "PYTHONUTF8": "0",
            "PYTHONCOERCECLOCALE": "0",
        },
        another_user=True,
    ),
)


@contextlib.contextmanager
def folder_of_length(length: int) -> Iterator[Path]:
    """A new folder in /tmp whose path has so many characters, at least 10; removed afterwards."""
    while True:
        top = Path("/tmp", secrets.token_hex(3)[:5])
        with contextlib.suppress(FileExistsError):
            top.mkdir(mode=0o700)
            break
    path = top if length == len(str(top)) else top / ("p" * (length - len(f"{top}/")))
    path.mkdir(exist_ok=True)
    try:
        yield path
    finally:
        shutil.rmtree(top, ignore_errors=True)


@contextlib.contextmanager
def busy_loops(count: int, prefix: Sequence[str]) -> Iterator[None]:
    loops = [subprocess.Popen([*prefix, sys.executable, "-c", BUSY]) for _ in range(count)]
    try:
        yield
    finally:
        for loop in loops:
            loop.kill()
            loop.wait()


def works(prefix: Sequence[str]) -> bool:
    """Whether commands can be run under this one here."""
    return bool(shutil.which(prefix[0])) and not subprocess.run([*prefix, "true"], capture_output=True).returncode


def missing(surroundings: Surroundings) -> list[str]:
    """What these surroundings ought to have and cannot have here."""
    found = []
    if surroundings.one_core and not works(ONE_CORE):
        found.append(f"not on one core: `{' '.join(ONE_CORE)}` does not work here")
    if surroundings.another_user and os.geteuid() == 0 and not works(ANOTHER_USER):
        found.append(f"not as another user: `{' '.join(ANOTHER_USER)}` does not work here")
    return found


def run(surroundings: Surroundings, seed: str, more: Sequence[str]) -> bool:
    """Run the tests once; whether they were green."""
    log = LOGS / f"{seed}-{surroundings.name}.txt"
    began = time.monotonic()
    on_core = ONE_CORE if surroundings.one_core and works(ONE_CORE) else []
    as_user = ANOTHER_USER if surroundings.another_user and os.geteuid() == 0 and works(ANOTHER_USER) else []
    with (
        folder_of_length(surroundings.path_length) as clone,
        folder_of_length(surroundings.path_length) as beside,
        busy_loops(BUSY_LOOPS if surroundings.one_core else 0, on_core),
    ):
        home = beside / "h"
        home.mkdir()
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        workers = ["-n", str(WORKERS)] if surroundings.one_core else []
        arguments = [*workers, "--shuffle", seed, f"--basetemp={beside / 't'}", *more]
        command = [*on_core, *as_user, "make", "test", f"ARGS={' '.join(arguments)}"]
        with log.open("wb") as output:
            code = subprocess.run(
                command,
                cwd=clone,
                env={"PATH": os.environ["PATH"], "HOME": str(home), **surroundings.variables},
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                check=False,
            ).returncode
    text = log.read_text("utf-8", "replace")
    counts = re.findall(r"^(?=.*\d+ (?:passed|failed))[^.]*? in [\d.]+s.*$", text, re.MULTILINE)
    took = time.monotonic() - began
    verdict = ", ".join(["green" if code == 0 else f"RED (exit code {code})", *missing(surroundings)])
    say(f"{surroundings.name}, order {seed}: {verdict} after {took:.0f} s; {counts[-1] if counts else 'no test ran'}")
    for line in re.findall(r"^(?:FAILED|ERROR) .*$", text, re.MULTILINE):
        say(f"  {line}")
    if code:
        say(f"  all of it: {log.relative_to(ROOT)}")
    return code == 0


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python3 -m tools.hermetic", description=str(__doc__).partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--only", choices=[one.name for one in SURROUNDINGS])
    parser.add_argument("--seed", default=time.strftime("%Y%m%d"), help="the random order; the date if not given")
    parser.add_argument("pytest", nargs="*", help="more arguments of pytest, after --")
    chosen = parser.parse_args(arguments)
    LOGS.mkdir(parents=True, exist_ok=True)
    if subprocess.run(["git", "diff", "--quiet", "HEAD"], cwd=ROOT, check=False).returncode:
        say("What is not committed is not tested: clones have HEAD only.")
    places = [one for one in SURROUNDINGS if chosen.only in (None, one.name)]
    green: list[bool] = []
    with ThreadPoolExecutor(len(places)) as threads:
        for number in range(1, chosen.rounds + 1):
            seed = f"{chosen.seed}-{number}"
            green += threads.map(lambda one, seed=seed: run(one, seed, chosen.pytest), places)
    say(f"{sum(green)} of {len(green)} runs were green.")
    for one in places:
        for what in missing(one):
            say(f"BUT NOT ALL WAS TRIED: {one.name}, {what}.")
    return 0 if all(green) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
