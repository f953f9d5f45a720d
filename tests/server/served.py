"""A server in a process of its own: `ludotheque serve` on a free port and a folder, to be killed and opened again."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.limits import HANGS_AFTER_S, reserve_port


class Served:
    """One server. It has the same port whenever it is opened, so that clients find it."""

    module = "ludotheque"

    def __init__(self, folder: Path, *arguments: str, environment: dict[str, str] | None = None) -> None:
        self.folder = folder
        self.arguments = arguments
        self.environment = environment or {}
        self.port = reserve_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.said = ""
        """What it said from its opening to its end."""

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Served:
        """Open the server, and wait until it says so."""
        command = [sys.executable, "-m", self.module, "serve", str(self.folder), "--port", str(self.port)]
        command += ["--delay", "0", "--quiet", *self.arguments]
        environment = {**os.environ, "LC_ALL": "C.UTF-8", "PYTHONIOENCODING": "utf-8", **self.environment}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, env=environment)
        assert self.process.stdout is not None
        said, stop = b"", time.monotonic() + HANGS_AFTER_S
        while f":{self.port}".encode() not in said:  # in its first line, where a line is wide enough
            left = stop - time.monotonic()
            assert left > 0, "the server does not open"
            if select.select([self.process.stdout], [], [], left)[0]:
                data = os.read(self.process.stdout.fileno(), 4096)
                assert data, f"the server did not open: exit code {self.process.wait()}"
                said += data
        return self

    def kill(self) -> None:
        """As a crash would: nothing is finished, nobody is told."""
        self.end(signal.SIGKILL)

    def stop(self) -> int:
        """In good order; the exit code."""
        return self.end(signal.SIGTERM)

    def restart(self) -> Served:
        """A crash, and the same server again on the same port."""
        self.kill()
        return self.start()

    def end(self, how: int) -> int:
        """Send a signal and wait for the end; the exit code."""
        process, self.process = self.process, None
        if process is None:
            return 0
        process.send_signal(how)
        assert process.stdout is not None
        self.said = process.stdout.read().decode()
        process.stdout.close()
        return process.wait(HANGS_AFTER_S)


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    """A server for one test."""
    server = Served(tmp_path / "house").start()
    yield server
    server.kill()
