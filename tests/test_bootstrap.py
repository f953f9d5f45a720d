"""Tests of the set-up: it notices what it must, says what to do, and our files name no place of ours."""

import errno
import fcntl
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.limits import HANGS_AFTER_S
from tools import bootstrap

# Written with brackets so that this file does not find itself.
HOSTS = re.compile(r'py[p]i\.org|python[h]osted|np[m]js|deb\.[d]ebian|index-url *[=]|"resolve[d]":', re.IGNORECASE)
PLACES = re.compile(r"/[w]ork/(main|steering|shared|wt-)|/[f]arm/|/[o]pt/pypi|/[r]oot/")


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project folder with what .venv is made from, and a .venv that looks finished but has no stamp."""
    (tmp_path / "requirements").mkdir()
    for name in ("app.lock", "dev.lock", "uv.lock.txt"):
        (tmp_path / "requirements" / name).write_text(f"{name}\n")
    (tmp_path / "pyproject.toml").write_text('[project]\nname = "x"\n[tool.ruff]\nline-length = 100\n')
    (tmp_path / ".venv" / "bin").mkdir(parents=True)
    (tmp_path / ".venv" / "bin" / "python").symlink_to(sys.executable)
    return tmp_path


@pytest.fixture
def made(project: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The kinds of environment that were made, instead of making them."""
    kinds: list[str] = []

    def note(root: Path, kind: str) -> None:
        kinds.append(kind)
        bootstrap.write_stamp(root, kind)

    monkeypatch.setattr(bootstrap, "set_up", note)
    return kinds


# --- the stamp ---


def test_an_interrupted_environment_is_made_again(project: Path, made: list[str]) -> None:
    bootstrap.ensure(project, "app")
    assert made == ["app"]


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '{"kind": "other", "digest": ""}', '{"kind": "app"}'])
def test_a_damaged_stamp_counts_as_none(project: Path, text: str) -> None:
    bootstrap.stamp_path(project).write_text(text)
    assert not bootstrap.is_fresh(project, "app")


def test_a_finished_environment_is_left_alone(project: Path, made: list[str]) -> None:
    bootstrap.write_stamp(project, "app")
    bootstrap.ensure(project, "app")
    assert made == []
    assert not (project / ".cache").exists()  # not even a lock was taken


def test_dev_holds_all_of_app_but_not_the_reverse(project: Path) -> None:
    bootstrap.write_stamp(project, "app")
    assert not bootstrap.is_fresh(project, "dev")
    bootstrap.write_stamp(project, "dev")
    assert bootstrap.is_fresh(project, "app")


def test_playing_never_shrinks_a_developers_environment(project: Path, made: list[str]) -> None:
    bootstrap.write_stamp(project, "dev")
    (project / "requirements" / "dev.lock").write_text("changed\n")
    bootstrap.ensure(project, "app")
    assert made == ["dev"]


@pytest.mark.parametrize("name", ["app.lock", "uv.lock.txt"])
def test_a_changed_lock_makes_the_environment_stale(project: Path, name: str) -> None:
    bootstrap.write_stamp(project, "app")
    (project / "requirements" / name).write_text("changed\n")
    assert not bootstrap.is_fresh(project, "app")


def test_only_what_installing_reads_of_pyproject_counts(project: Path) -> None:
    bootstrap.write_stamp(project, "app")
    pyproject = project / "pyproject.toml"
    pyproject.write_text(pyproject.read_text().replace("100", "120"))
    assert bootstrap.is_fresh(project, "app")
    pyproject.write_text(pyproject.read_text().replace('"x"', '"y"'))
    assert not bootstrap.is_fresh(project, "app")


def test_another_python_makes_the_environment_stale(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bootstrap.write_stamp(project, "app")
    monkeypatch.setattr(sys, "version", "3.12.99 (another)")
    assert not bootstrap.is_fresh(project, "app")


def test_a_moved_folder_makes_the_environment_stale(project: Path) -> None:
    bootstrap.write_stamp(project, "app")
    moved = project.rename(project.with_name("moved"))
    assert not bootstrap.is_fresh(moved, "app")


def test_a_removed_python_makes_the_environment_stale(project: Path) -> None:
    bootstrap.write_stamp(project, "app")
    python = project / ".venv" / "bin" / "python"
    python.unlink()
    python.symlink_to(project / "gone")
    assert not bootstrap.is_fresh(project, "app")


def test_the_stamp_goes_before_the_environment_does(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bootstrap.write_stamp(project, "app")

    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(bootstrap, "make_venv", interrupted)
    with pytest.raises(KeyboardInterrupt):
        bootstrap.set_up(project, "app")
    assert not bootstrap.is_fresh(project, "app")


# --- two at once ---


def test_the_lock_keeps_others_out_and_is_given_back(project: Path) -> None:
    path = project / ".cache" / "venv.lock"
    with bootstrap.only_one(project), path.open("w") as other, pytest.raises(BlockingIOError):
        fcntl.flock(other, fcntl.LOCK_EX | fcntl.LOCK_NB)
    with bootstrap.only_one(project), bootstrap.only_one(project, "web"):
        pass  # the page is built beside it
    with path.open("w") as other:
        fcntl.flock(other, fcntl.LOCK_EX | fcntl.LOCK_NB)


def test_two_at_once_make_it_once(project: Path, made: list[str]) -> None:
    with bootstrap.only_one(project):
        both = [threading.Thread(target=bootstrap.ensure, args=(project, "dev")) for _ in range(2)]
        for thread in both:
            thread.start()
    for thread in both:
        thread.join(timeout=HANGS_AFTER_S)
    assert made == ["dev"]


# --- sentences ---


@pytest.mark.parametrize("version", [(3, 6), (3, 10), (3, 14), (4, 0)])
def test_an_unfit_python_is_told_which_one_to_use(version: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bootstrap, "runs", lambda name: name == "python3.12")
    sentence = bootstrap.python_problem(*version)
    assert "Python 3.11 to 3.13; this one is {}.{}.".format(*version) in sentence
    assert "make play PYTHON=python3.12" in sentence


def test_an_unfit_python_alone_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bootstrap, "runs", lambda name: False)
    assert "Install python3.13" in bootstrap.python_problem(3, 10)


@pytest.mark.parametrize("minor", [11, 12, 13])
def test_a_fit_python_is_told_nothing(minor: int) -> None:
    assert bootstrap.python_problem(3, minor) == ""


@pytest.mark.parametrize("module", ["tools.bootstrap", "tools.client"])
@pytest.mark.parametrize("version", [(3, 10), (3, 14)])
def test_an_unfit_python_stops_at_the_sentence(version: tuple[int, int], module: str) -> None:
    program = f"import sys; sys.version_info = {(*version, 0, 'final', 0)}; import {module}"
    done = subprocess.run(
        [sys.executable, "-X", "utf8", "-c", program],
        cwd=bootstrap.ROOT,
        env={**os.environ, "PATH": ""},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr.startswith("Ludothèque runs on Python 3.11 to 3.13; this one is {}.{}.".format(*version))
    assert len(done.stderr.splitlines()) == 1


def test_a_python_without_venv_is_told_what_to_install(
    project: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    monkeypatch.setattr(bootstrap, "ROOT", project)
    assert bootstrap.main(["app"]) == 1
    said = capsys.readouterr().err
    assert "it has no venv and no ensurepip" in said
    assert f"apt-get install python3.{sys.version_info.minor}-venv" in said
    assert not bootstrap.is_fresh(project, "app")


def test_without_network_the_last_words_say_what_to_do(
    project: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bootstrap, "ROOT", project)
    monkeypatch.setattr(bootstrap, "make_venv", lambda *_: None)
    monkeypatch.setattr(bootstrap, "run", lambda *_: (False, "name resolution failed"))
    assert bootstrap.main(["app"]) == 1
    said = capsys.readouterr().err
    assert "name resolution failed" in said
    assert "connect and run the same command again" in said
    assert not bootstrap.is_fresh(project, "app")


READ_ONLY, NOT_ALLOWED, FULL = errno.EROFS, errno.EACCES, errno.ENOSPC


def told(project: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> str:
    """What somebody reads whose set-up fails."""
    monkeypatch.setattr(bootstrap, "ROOT", project)
    assert bootstrap.main(["app"]) == 1
    assert not bootstrap.is_fresh(project, "app")
    return capsys.readouterr().err


def test_a_good_place_is_told_nothing(
    project: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bootstrap, "ROOT", project)
    assert bootstrap.main(["place"]) == 0
    assert capsys.readouterr().err == ""
    assert list((project / ".cache").iterdir()) == []


@pytest.mark.parametrize("code", [READ_ONLY, NOT_ALLOWED])
@pytest.mark.parametrize("call", ["mkdir", "open", "unlink"])
def test_a_folder_that_cannot_be_written_is_told_where_to_go(
    project: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], call: str, code: int
) -> None:
    def refuse(path: Path, *_: object, **__: object) -> None:
        raise OSError(code, os.strerror(code), str(path))

    with monkeypatch.context() as patch:
        patch.setattr(Path, call, refuse)
        patch.setattr(bootstrap, "ROOT", project)
        patch.setattr(bootstrap, "is_fresh", lambda *_: False)
        patch.setattr(bootstrap, "stamped_kind", lambda *_: "")
        assert bootstrap.main(["app"]) == 1
    said = capsys.readouterr().err
    assert f"inside {project}, and that cannot be written ({os.strerror(code)})" in said
    assert "a folder of your own" in said


@pytest.mark.parametrize("asked", ["place", "app"])
def test_a_real_run_that_cannot_write_leaves_a_sentence_and_no_trace(project: Path, asked: str) -> None:
    """Root may write where others may not; but nobody can make a folder where a file is."""
    shutil.copytree(bootstrap.ROOT / "tools", project / "tools", ignore=shutil.ignore_patterns("__pycache__"))
    (project / ".cache").write_text("")
    command = [sys.executable, str(project / "tools" / "bootstrap.py"), asked]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)
    assert done.returncode == 1
    assert "cannot be written" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("stage", ["venv", "uv", "pip", "stamp"])
def test_a_full_disk_is_named_whichever_step_fills_it(
    project: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], stage: str
) -> None:
    def run(command: list[object], *_: object) -> tuple[bool, str]:
        step = "venv" if "venv" in command else "uv" if str(command[0]).endswith("uv") else "pip"
        full = step == stage and "config" not in command
        return not full, f"OSError: [Errno {FULL}] {os.strerror(FULL)}" if full else ""

    def fill(*_: object) -> None:
        raise OSError(FULL, os.strerror(FULL))

    monkeypatch.setattr(bootstrap, "run", run)
    if stage == "stamp":
        monkeypatch.setattr(bootstrap, "write_stamp", fill)
    said = told(project, monkeypatch, capsys)
    assert "The disk is full" in said
    assert "Free some space and run the same command again" in said


def test_a_package_that_would_have_to_be_compiled_is_told_as_such(
    project: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bootstrap, "make_venv", lambda *_: None)
    monkeypatch.setattr(bootstrap, "run", lambda *_: (False, "error: command 'gcc' failed\nFailed to build uvloop"))
    said = told(project, monkeypatch, capsys)
    assert "cannot be compiled here" in said
    assert "install a C compiler" in said
    assert "connect and run" not in said


@pytest.mark.parametrize("arguments", [[], ["other"], ["app", "dev"]])
def test_a_wrong_call_is_told_the_right_one(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert bootstrap.main(arguments) == 2
    assert "bootstrap.py app (to play) or dev" in capsys.readouterr().err


# --- what pip knows, uv is told ---


def test_pips_settings_are_read_in_pips_order() -> None:
    listing = (
        "global.cert='/a'\n:env:.cert='/b'\ninstall.cert='/c'\n"
        "global.find-links='\\n/one\\n/two'\nglobal.timeout='3'\nWARNING: something\n"
    )
    assert bootstrap.pip_settings(listing) == {"cert": "/b", "find-links": "/one /two"}


def test_uv_is_told_unless_the_user_told_it() -> None:
    settings = {"index-url": "file:///pip", "cert": "/b", "find-links": "/one /two"}
    variables = bootstrap.uv_environment({"UV_INDEX_URL": "file:///user"}, settings)
    assert "UV_DEFAULT_INDEX" not in variables
    assert variables["UV_INDEX_URL"] == "file:///user"
    assert variables["SSL_CERT_FILE"] == "/b"
    assert variables["UV_FIND_LINKS"] == "/one,/two"


def test_a_users_python_path_does_not_reach_the_installer() -> None:
    assert bootstrap.clean_environment({"PYTHONPATH": "/x", "PIP_TARGET": "/y", "HOME": "/z"}) == {"HOME": "/z"}


# --- what is committed ---


def tracked() -> Iterator[Path]:
    """The project's files: those git keeps, or all that are not made here where there is no git."""
    listing = ["git", "-C", str(bootstrap.ROOT), "ls-files", "-z"]
    if shutil.which("git") and (done := subprocess.run(listing, capture_output=True, check=False)).returncode == 0:
        names = [bootstrap.ROOT / name for name in done.stdout.decode().split("\0") if name]
        yield from (path for path in names if path.is_file())
        return
    made_here = {".git", ".venv", ".cache", ".hypothesis", "__pycache__", "build", "dist", ".build"}
    made_here |= {"node_modules", "static"}
    for path in bootstrap.ROOT.rglob("*"):
        if path.is_file() and not made_here.intersection(path.relative_to(bootstrap.ROOT).parts):
            yield path


@pytest.mark.parametrize("pattern", [HOSTS, PLACES], ids=["registry host", "path of a machine"])
def test_no_file_names_a(pattern: re.Pattern[str]) -> None:
    found = [
        f"{path.relative_to(bootstrap.ROOT)}:{number}: {line.strip()}"
        for path in tracked()
        if path.suffix != ".svg"
        for number, line in enumerate(path.read_text(encoding="utf-8", errors="ignore").splitlines(), 1)
        if pattern.search(line)
    ]
    assert found == []


def test_no_lock_file_that_records_hosts_is_kept() -> None:
    assert not {path.name for path in tracked()} & {"uv.lock", "pylock.toml"}


def pins(name: str) -> dict[str, str]:
    """What a lock file pins: package and marker to version."""
    text = (bootstrap.ROOT / "requirements" / name).read_text(encoding="utf-8")
    found = re.findall(r"^(\S+)==(\S+)((?: ;[^\\]*)?) \\$", text, re.MULTILINE)
    return {package + marker: version for package, version, marker in found}


@pytest.mark.parametrize("name", ["app.lock", "dev.lock", "node.lock", "uv.lock.txt"])
def test_every_locked_package_has_a_hash_and_no_address(name: str) -> None:
    text = (bootstrap.ROOT / "requirements" / name).read_text(encoding="utf-8")
    entries = re.split(r"\n(?=\S)", text.strip())
    assert len(entries) == len(pins(name)) > 0
    assert all("--hash=sha256:" in entry for entry in entries)
    assert "://" not in text


def test_what_is_tested_is_what_is_played() -> None:
    assert pins("app.lock").items() <= pins("dev.lock").items()
