"""Tests of the wheel: it is the whole product, and runs where there is nothing but Python."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
import tarfile
import time
import tomllib
import zipfile
from email.parser import BytesParser
from pathlib import Path

import pytest

import ludotheque
from ludotheque.kernel.game import SHELF
from tests.wheels import Installed, build, ran
from tools.bootstrap import ROOT, clean_environment, pip_settings, uv_environment
from tools.client import STATIC

MAX_BYTES = 3_000_000
MAX_SECONDS_TO_FIRST_PAGE = 60
OPTIONAL = {
    "ludotheque.testing": {"pytest", "hypothesis"},
    "ludotheque.research": {"gymnasium", "pettingzoo", "pyspiel", "open_spiel", "ray", "pyarrow"},
    "ludotheque.store": {"psycopg"},
    "ludotheque.server": {"redis"},
    "ludotheque_pytest": {"pytest"},
}
"""What only some of the package needs: tests of games, and the extras of pyproject.toml."""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build("wheel", tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def names(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory, wheel: Path) -> Installed:
    environment = Installed(tmp_path_factory.mktemp("installed"))
    environment.borrow(wheel)
    return environment


def sources(folder: Path) -> set[str]:
    """The files of a folder, as they are named in a wheel."""
    files = (path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    return {str(path.relative_to(ROOT / "src")) for path in files}


# --- what is in it ---


def test_the_wheel_holds_the_built_page_with_every_text(names: set[str]) -> None:
    page = sources(ROOT / STATIC)
    assert "ludotheque/server/static/index.html" in page
    assert {name for name in names if "/static/" in name} == page
    for language in ("", ".de", ".fr", ".it"):
        assert any(re.fullmatch(rf".*/assets/fairness{language}-[\w-]+\.js", name) for name in names), language


def test_the_wheel_holds_the_package_without_tests_and_board_sources(names: set[str]) -> None:
    left_out = {name for name in sources(SHELF) if re.match(r"ludotheque/games/[a-z]\w*/(tests|board)/", name)}
    package = sources(ROOT / "src" / "ludotheque") - left_out
    assert len(left_out) > 50
    assert {name for name in names if ".dist-info/" not in name} == package | {"ludotheque_pytest.py"}
    assert "ludotheque/py.typed" in names
    assert "ludotheque/games/_template/tests/test_rules.py" in names  # new-game copies it
    assert not [name for name in names if name.endswith((".svelte", ".ts"))]


def test_the_wheel_is_small(wheel: Path) -> None:
    assert wheel.stat().st_size <= MAX_BYTES


def test_the_wheel_bears_the_one_version_and_asks_for_no_development_package(wheel: Path) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    with zipfile.ZipFile(wheel) as archive:
        [file] = (name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        metadata = BytesParser().parsebytes(archive.read(file))
    assert metadata["Version"] == ludotheque.__version__
    asked = [text for text in metadata.get_all("Requires-Dist", []) if "extra ==" not in text]
    assert len(asked) == len(project["dependencies"])
    assert "version" not in project


# --- installed where there is only Python ---


def test_an_installed_wheel_shows_the_page_and_all_its_files(installed: Installed, names: set[str]) -> None:
    static = "ludotheque/server/static"
    with installed.serving() as server:
        status, kind, body = server.get("/")
        assert (status, kind) == (200, "text/html")
        linked = set(re.findall(r'(?:src|href)="(/[^"]+)"', body.decode()))
        assert linked
        files = {name.removeprefix(static) for name in names if re.match(rf"{static}/(?!index\.html|\.)", name)}
        assert linked <= files
        for path in sorted(files):
            status, kind, body = server.get(path)
            assert status == 200, path
            assert body == (ROOT / STATIC / path[1:]).read_bytes(), path
        assert server.get("/healthz")[0] == 200
        assert server.get("/t/any")[2] == server.get("/")[2]
    assert "no page" not in server.said


def test_an_installed_wheel_plays_a_match_to_its_end(installed: Installed) -> None:
    shown = installed.run("ludotheque", "play", "galopp", "--yes", "--watch", "--seed", "1", "--lang", "en")
    assert "Result" in shown


def test_an_installed_wheel_begins_a_game_with_all_the_template_has(installed: Installed, tmp_path: Path) -> None:
    installed.run("ludotheque", "new-game", "my_game", "--into", tmp_path)
    made = {str(path.relative_to(tmp_path / "my_game")) for path in (tmp_path / "my_game").rglob("*") if path.is_file()}
    others = re.compile(r"(rulebook|words)/(fr|de|it)\.")  # it begins in the language of the terminal, here English
    files = {name.removeprefix("ludotheque/games/_template/") for name in sources(SHELF / "_template")}
    template = {name for name in files if not others.match(name)}
    assert made == template
    assert "tests/test_rules.py" in made


def test_every_module_imports_without_tests_and_development_packages(installed: Installed) -> None:
    script = """
import importlib, pkgutil, ludotheque
names = [found.name for found in pkgutil.walk_packages(ludotheque.__path__, "ludotheque.", onerror=lambda name: None)]
missing = {}
for name in ["ludotheque_pytest", *names]:
    if not name.endswith(".__main__"):
        try:
            importlib.import_module(name)
        except ModuleNotFoundError as error:
            missing[name] = error.name
print(len(names), missing)
"""
    count, _, printed = installed.run("python", "-c", script).partition(" ")
    assert int(count) > 100
    for module, package in ast.literal_eval(printed).items():
        part = ".".join(module.split(".")[:2])
        assert package.split(".")[0] in OPTIONAL.get(part, set()), f"{module} needs {package}"


def test_a_server_without_the_page_says_so_in_the_terminal_and_in_the_browser(tmp_path: Path, wheel: Path) -> None:
    environment = Installed(tmp_path)
    environment.borrow(wheel)
    shutil.rmtree(environment.packages / "ludotheque" / "server" / "static")
    with environment.serving() as server:
        status, kind, body = server.get("/", "fr-CH,fr;q=0.9")
        assert (status, kind) == (503, "text/plain")
        assert "sans la page pour navigateurs" in body.decode()
        assert f"ludotheque join {server.address}" in body.decode()
        assert server.get("/healthz")[0] == 200
    said = " ".join(server.said.split())
    assert "This installation has no page for browsers" in said
    assert "make wheel" in said


@pytest.mark.long
@pytest.mark.parametrize("installer", ["pip", "uv"])
def test_from_installing_to_the_first_page_takes_a_minute_at_most(tmp_path: Path, wheel: Path, installer: str) -> None:
    """With every package fetched anew, in the versions of the lock: the installer's cache is empty."""
    locked = (ROOT / "requirements" / "app.lock").read_text("utf-8")
    constraints = tmp_path / "constraints.txt"
    constraints.write_text("\n".join(re.findall(r"^\S+==[^\\\n]*", locked, re.MULTILINE)) + "\n")
    environment = Installed(tmp_path / "installed")
    pip: list[str | Path] = [sys.executable, "-m", "pip", "--no-cache-dir", "--python", environment.bin / "python"]
    command = [*pip, "install", "--constraint", constraints, wheel]
    variables = clean_environment(os.environ)
    if installer == "uv":
        settings = pip_settings(ran([sys.executable, "-m", "pip", "config", "list"], tmp_path, variables))
        variables = uv_environment(variables, settings)
        variables.pop("UV_COMPILE_BYTECODE")
        uv: list[str | Path] = [Path(sys.executable).parent / "uv", "--no-cache", "pip", "install"]
        command = [*uv, "--python", environment.bin / "python", "--constraint", constraints, wheel]
    began = time.monotonic()
    ran(command, tmp_path, variables)
    installed_s = time.monotonic() - began
    with environment.serving() as server:
        assert server.get("/")[0] == 200
        first_page_s = time.monotonic() - began
    print(f"{installer}: installed in {installed_s:.1f} s, first page after {first_page_s:.1f} s")
    assert first_page_s <= MAX_SECONDS_TO_FIRST_PAGE


# --- building it ---


def test_a_source_distribution_makes_the_same_wheel_without_node(tmp_path: Path, wheel: Path, names: set[str]) -> None:
    with tarfile.open(build("sdist", tmp_path / "sdist")) as archive:
        archive.extractall(tmp_path, filter="data")
    [unpacked] = tmp_path.glob("ludotheque-*")
    bare = {"PATH": str(tmp_path), "HOME": str(tmp_path), "LC_ALL": "C.UTF-8"}
    again = build("wheel", tmp_path / "wheel", unpacked, bare)
    assert again.name == wheel.name
    with zipfile.ZipFile(again) as archive:
        assert set(archive.namelist()) == names


@pytest.fixture
def unbuilt(tmp_path: Path) -> Path:
    """A clone in which the page was never built and whose npm reaches nothing."""
    root = tmp_path / "clone"
    for file in ("pyproject.toml", "README.md", "LICENSE", "src/ludotheque_pytest.py", "web/package-lock.json"):
        (root / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / file, root / file)
    shutil.copyfile(ROOT / "web" / "package.json", root / "web" / "package.json")
    for folder in ("tools", "src/ludotheque/kernel", "src/ludotheque/tables"):
        shutil.copytree(ROOT / folder, root / folder, ignore=shutil.ignore_patterns("__pycache__"))
    (root / "bin").mkdir()
    for program, script in (("node", "echo v24.0.0"), ("npm", "echo no network here; exit 1")):
        (root / "bin" / program).write_text(f"#!/bin/sh\n{script}\n")
        (root / "bin" / program).chmod(0o755)
    return root


def attempt(root: Path, target: str, **more: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", "dist"]
    bare = {"PATH": str(root / "bin"), "HOME": str(root), "LC_ALL": "C.UTF-8", **more}
    return subprocess.run(command, cwd=root, env=bare, capture_output=True, text=True, encoding="utf-8", check=False)


def test_a_wheel_is_not_made_without_the_page_and_the_last_lines_say_what_to_do(unbuilt: Path) -> None:
    done = attempt(unbuilt, "wheel")
    assert done.returncode == 1
    assert "no network here" in done.stderr
    assert "The page for browsers could not be built, so no package was made." in done.stderr.splitlines()[-1]
    assert "connect and run the same command again" in done.stderr
    assert "Traceback" not in done.stderr
    assert not list(unbuilt.rglob("*.whl"))


def test_a_wheel_without_the_page_is_made_on_request(unbuilt: Path) -> None:
    assert attempt(unbuilt, "wheel", LUDOTHEQUE_PAGE="none").returncode == 0
    assert list(unbuilt.glob("dist/*.whl"))


def test_an_editable_installation_needs_no_page(unbuilt: Path) -> None:
    assert attempt(unbuilt, "wheel:editable").returncode == 0


def test_sources_without_page_and_web_folder_say_what_is_missing(unbuilt: Path) -> None:
    shutil.rmtree(unbuilt / "web")
    done = attempt(unbuilt, "wheel")
    assert done.returncode == 1
    assert "neither the built page nor its sources" in done.stderr
