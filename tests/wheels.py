"""Builds packages of this repository and installs them into environments of their own, for tests."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import subprocess
import sys
import threading
import urllib.error
import urllib.request
import venv
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib.metadata import Distribution, PathDistribution, distribution
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.limits import HANGS_AFTER_S
from tools.bootstrap import ROOT, clean_environment


def ran(command: Sequence[str | Path], folder: Path, environment: dict[str, str] | None = None) -> str:
    """Run a command to its end and give what it printed; a failure shows all of it."""
    done = subprocess.run(
        [str(word) for word in command],
        cwd=folder,
        env=clean_environment(os.environ) if environment is None else environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        encoding="utf-8",
        errors="replace",
        timeout=HANGS_AFTER_S,
        check=False,
    )
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def build(target: str, into: Path, root: Path = ROOT, environment: dict[str, str] | None = None) -> Path:
    """Build a `wheel` or an `sdist` with the build backend of this environment: no network."""
    ran([sys.executable, "-m", "hatchling", "build", "-t", target, "-d", into], root, environment)
    [made] = into.glob("*.whl" if target == "wheel" else "*.tar.gz")
    return made


def needed(of: Distribution) -> dict[str, Distribution]:
    """Every distribution that this one needs at run time, directly or not, by name. Extras are left out."""
    found: dict[str, Distribution] = {}
    waiting = [(of, frozenset[str]())]
    while waiting:
        current, extras = waiting.pop()
        for text in current.requires or []:
            requirement = Requirement(text)
            marker = requirement.marker
            if marker and not any(marker.evaluate({"extra": extra}) for extra in extras | {""}):
                continue
            name = canonicalize_name(requirement.name)
            if name not in found:
                found[name] = distribution(name)
                waiting.append((found[name], frozenset(requirement.extras)))
    return found


class Installed:
    """An environment that holds a wheel of ours and what it needs to run, and nothing else."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.bin = folder / "venv" / "bin"
        self.home = folder / "home"
        self.home.mkdir(parents=True)
        venv.create(folder / "venv", with_pip=False, symlinks=True)
        [self.packages] = (folder / "venv" / "lib").glob("python*/site-packages")

    def borrow(self, wheel: Path) -> None:
        """Install the wheel, and link what it needs from the environment of the tests: no network, a second."""
        pip: list[str | Path] = [sys.executable, "-m", "pip", "--python", self.bin / "python"]
        ran([*pip, "install", "--no-deps", "--no-index", wheel], self.folder)
        [metadata] = self.packages.glob("ludotheque-*.dist-info")
        for lent in needed(PathDistribution(metadata)).values():
            for top in {file.parts[0] for file in lent.files or [] if file.parts[0] not in ("..", "__pycache__")}:
                link = self.packages / top
                if not link.exists():
                    link.symlink_to(lent.locate_file(top))  # type: ignore[arg-type]

    def environment(self) -> dict[str, str]:
        """The variables of a bare machine: no node, make or compiler on the path, and a home of its own."""
        return {"PATH": str(self.bin), "HOME": str(self.home), "LC_ALL": "C.UTF-8"}

    def run(self, *arguments: str | Path) -> str:
        """Run a program of the environment to its end; gives what it printed."""
        program, *rest = arguments
        return ran([self.bin / program, *rest], self.home, self.environment())

    def serving(self) -> contextlib.AbstractContextManager[Serving]:
        """A server of this environment, as somebody starts it by hand."""
        return self.running(["ludotheque", "serve", self.home / "data"], self.environment())

    @contextlib.contextmanager
    def running(self, serve: Sequence[str | Path], environment: dict[str, str]) -> Iterator[Serving]:
        """A server by a command of this environment, on a free port, until the end of the block; then it is stopped in
        good order."""
        command = [self.bin / serve[0], *serve[1:], "--port", "0", "--lang", "en"]
        errors = self.folder / "serve.log"
        with errors.open("w") as log:
            process = subprocess.Popen(
                [str(word) for word in command],
                cwd=self.home,
                env=environment,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                encoding="utf-8",
            )
        watchdog = threading.Timer(HANGS_AFTER_S, process.kill)
        watchdog.start()
        try:
            assert process.stdout is not None
            said = ""
            while not (address := re.search(r"http://[\d.]+:(\d+)", said)):
                line = process.stdout.readline()
                assert line, f"the server did not start: {said}{errors.read_text('utf-8')}"
                said += line
            server = Serving(f"http://127.0.0.1:{address[1]}", said)
            yield server
            process.send_signal(signal.SIGTERM)
            server.said += process.stdout.read()
            assert process.wait() == 0, errors.read_text("utf-8")
        finally:
            watchdog.cancel()
            process.kill()
            process.wait()
            if process.stdout is not None:
                process.stdout.close()


@dataclass
class Serving:
    """A running server: its address, and what it has printed; all of it once it has stopped."""

    address: str
    said: str

    def get(self, path: str, language: str = "en") -> tuple[int, str, bytes]:
        """Status, content type and body of one page or file."""
        request = urllib.request.Request(self.address + path, headers={"Accept-Language": language})
        try:
            with urllib.request.urlopen(request, timeout=HANGS_AFTER_S) as answer:
                return answer.status, answer.headers.get_content_type(), answer.read()
        except urllib.error.HTTPError as answer:
            with answer:
                return answer.code, answer.headers.get_content_type(), answer.read()
