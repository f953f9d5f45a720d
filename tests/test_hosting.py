"""Tests of the files for hosting and of their commands, in an environment with the wheel in it: no container engine and
no systemd is needed."""

from __future__ import annotations

import inspect
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Mapping
from fnmatch import fnmatch
from pathlib import Path

import pytest

from ludotheque.cli.commands import build as commands
from ludotheque.cli.terminal import Terminal
from tests.wheels import Installed, build, ran
from tools.bootstrap import ROOT, clean_environment

CONTAINER = ROOT / "Containerfile"
UNIT = ROOT / "deploy" / "ludotheque.service"
SETTINGS = ROOT / "deploy" / "ludotheque.env"
CADDY = ROOT / "deploy" / "Caddyfile"
OPERATING = ROOT / "docs" / "operating.md"
INSTRUCTIONS = {
    *("ARG", "CMD", "COPY", "ENTRYPOINT", "ENV", "EXPOSE", "FROM", "HEALTHCHECK", "LABEL", "RUN", "STOPSIGNAL", "USER"),
    *("VOLUME", "WORKDIR"),
}


def instructions() -> list[tuple[str, str]]:
    """The Containerfile as instructions and what they take: comments dropped, continued lines joined."""
    lines = [line for line in CONTAINER.read_text("utf-8").splitlines() if not line.lstrip().startswith("#")]
    joined = re.sub(r"\\\n\s*", "", "\n".join(lines) + "\n")
    return [(line.split(maxsplit=1)[0], line.split(maxsplit=1)[1]) for line in joined.splitlines() if line.strip()]


def stages() -> list[list[tuple[str, str]]]:
    """The instructions of each stage, its FROM first."""
    found: list[list[tuple[str, str]]] = []
    for name, value in instructions():
        if name == "FROM":
            found.append([])
        found[-1].append((name, value))
    return found


def image() -> dict[str, str]:
    """The instructions of the last stage that may stand there once."""
    return {name: value for name, value in stages()[-1] if name not in ("RUN", "COPY", "ENV")}


def variables() -> dict[str, str]:
    return dict(pair.split("=", 1) for name, value in stages()[-1] if name == "ENV" for pair in shlex.split(value))


def health_check() -> list[str]:
    return list(json.loads(image()["HEALTHCHECK"].partition("CMD ")[2]))


def unit() -> dict[str, dict[str, list[str]]]:
    """A systemd unit: sections, and for each name every value it was given."""
    sections: dict[str, dict[str, list[str]]] = {}
    section: dict[str, list[str]] = {}
    for line in UNIT.read_text("utf-8").splitlines():
        if header := re.fullmatch(r"\[(\w+)\]", line):
            section = sections.setdefault(header[1], {})
        elif line and not line.startswith("#"):
            name, equals, value = line.partition("=")
            assert equals, line
            assert re.fullmatch(r"[A-Z]\w+", name), line
            section.setdefault(name, []).append(value)
    return sections


def default_port() -> str:
    serve = commands(Terminal("en", False))["serve"].default_command
    assert serve is not None
    return str(inspect.signature(serve).parameters["port"].default)


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    environment = Installed(tmp_path_factory.mktemp("hosted"))
    environment.borrow(build("wheel", tmp_path_factory.mktemp("wheel")))
    return environment


def moved(text: str, places: Mapping[str, str | Path]) -> str:
    """The text with absolute places of a server put under a folder of the test."""
    known = "|".join(re.escape(place) for place in places)
    return re.sub(rf"(?<![\w/])({known})(?![\w-])", lambda found: str(places[found[1]]), text)


# --- the container ---


def test_the_containerfile_can_be_read_and_names_plain_images_only() -> None:
    assert {name for name, _ in instructions()} <= INSTRUCTIONS
    assert instructions()[0][0] == "FROM"
    for stage in stages():
        assert re.fullmatch(r"python:3\.1[123]-slim( AS \w+)?", stage[0][1])
    for name, value in instructions():
        if value.startswith("["):
            assert all(isinstance(word, str) for word in json.loads(value)), name
        if name == "RUN":
            subprocess.run(["sh", "-n", "-c", value], check=True)


def test_the_container_is_not_root_keeps_its_tables_and_is_looked_after() -> None:
    last = image()
    assert last["USER"] not in ("root", "0")
    assert f"useradd --system --uid 8471 --home-dir /data --no-create-home {last['USER']} " in str(stages()[-1])
    assert json.loads(last["VOLUME"]) == ["/data"]
    assert variables()["LUDOTHEQUE_HOME"] == "/data"
    assert variables()["LUDOTHEQUE_CACHE"].startswith("/data/")
    assert last["EXPOSE"] == default_port()
    assert f"http://127.0.0.1:{default_port()}/healthz" in " ".join(health_check())


def test_the_container_is_made_of_files_that_exist_and_are_let_in() -> None:
    rules = [line for line in (ROOT / ".dockerignore").read_text("utf-8").splitlines() if not line.startswith("#")]
    assert rules[0] == "*"
    for name, value in instructions():
        if name == "COPY" and not value.startswith("--from="):
            for source in value.split()[:-1]:
                assert any(fnmatch(source, rule[1:]) for rule in rules[1:]), source
                assert source == "dist/*.whl" or (ROOT / source).is_file(), source


def test_the_containers_command_serves_and_its_health_check_sees_the_end(installed: Installed, tmp_path: Path) -> None:
    last = image()
    places = {"/data": tmp_path, "/opt/ludotheque": installed.bin.parent}
    environment = {name: moved(value, places) for name, value in variables().items()}
    environment |= {"PATH": str(installed.bin), "HOME": str(tmp_path), "LC_ALL": "C.UTF-8"}
    check = [installed.bin / health_check()[0], *health_check()[1:]]

    def healthy(port: str) -> bool:
        command = [str(word).replace(default_port(), port) for word in check]
        return subprocess.run(command, env=environment, capture_output=True, check=False).returncode == 0

    with installed.running([*json.loads(last["ENTRYPOINT"]), *json.loads(last["CMD"])], environment) as server:
        port = server.address.rpartition(":")[2]
        assert healthy(port)
        assert server.get("/")[1] == "text/html"
        assert list(tmp_path.glob("*.db"))
    assert not healthy(port)


@pytest.mark.long
def test_the_containers_steps_install_the_wheel(tmp_path: Path) -> None:
    """The RUN of the first stage, in a folder instead of an image: it fetches every package of the lock."""
    made, copies = tmp_path / "opt", tmp_path / "copies"
    places = {"/opt/ludotheque": shlex.quote(str(made)), "/tmp": shlex.quote(str(copies))}
    build("wheel", copies / "wheel")
    shutil.copyfile(ROOT / "requirements" / "app.lock", copies / "app.lock")
    [step] = [value for name, value in stages()[0] if name == "RUN"]
    variables = clean_environment(os.environ)
    variables["PATH"] = f"{Path(sys.executable).parent}:{variables['PATH']}"
    ran(["sh", "-e", "-c", moved(step, places)], tmp_path, variables)
    assert ran([made / "bin" / "ludotheque", "--version"], tmp_path).startswith("ludotheque ")


# --- systemd ---


def test_the_unit_is_hardened() -> None:
    service = unit()["Service"]
    for name in (
        *("NoNewPrivileges", "ProtectHome", "PrivateTmp", "PrivateDevices", "ProtectClock", "ProtectHostname"),
        *("ProtectKernelLogs", "ProtectKernelModules", "ProtectKernelTunables", "ProtectControlGroups"),
        *("RestrictNamespaces", "RestrictRealtime", "RestrictSUIDSGID", "LockPersonality"),
    ):
        assert service[name] == ["yes"], name
    assert service["ProtectSystem"] == ["strict"]
    assert service["CapabilityBoundingSet"] == [""]
    assert service["SystemCallFilter"][0] == "@system-service"
    assert service["User"] == ["ludotheque"]
    assert "MemoryDenyWriteExecute" not in service  # rules are compiled while it runs
    assert set(unit()) == {"Unit", "Service", "Install"}


def test_the_units_command_serves_from_its_two_folders(installed: Installed, tmp_path: Path) -> None:
    service = unit()["Service"]
    assert (service["StateDirectory"], service["CacheDirectory"]) == (["ludotheque"], ["ludotheque"])
    places = {"/var/lib/ludotheque": tmp_path / "state", "/var/cache/ludotheque": tmp_path / "cache"}
    settings = dict(
        line.split("=", 1) for line in SETTINGS.read_text("utf-8").splitlines() if line[:1] not in ("", "#")
    )
    [command] = service["ExecStart"]
    program, *words = (moved(word, places) for word in shlex.split(command.replace("$OPTIONS", settings["OPTIONS"])))
    assert program == "/opt/ludotheque/bin/ludotheque"
    variables = dict(moved(pair, places).split("=", 1) for pair in service["Environment"])
    with installed.running(["ludotheque", *words], {**installed.environment(), **variables}) as server:
        assert server.get("/readyz")[0] == 200
        assert list((tmp_path / "state").glob("*.db"))
    assert "every table is kept" in " ".join(server.said.split())


# --- the proxy and the guide ---


def test_the_proxy_leads_to_the_servers_usual_port_under_the_name_of_the_settings() -> None:
    text = "\n".join(line for line in CADDY.read_text("utf-8").splitlines() if not line.startswith("#"))
    site = re.fullmatch(r"\s*([\w.]+) \{\n\treverse_proxy 127\.0\.0\.1:(\d+)\n\}\s*", text)
    assert site
    assert site[2] == default_port()
    assert f"--address https://{site[1]} --proxy 127.0.0.1" in SETTINGS.read_text("utf-8")


def shown_commands() -> list[str]:
    """The lines of every block of code in the guide, without the remarks behind them."""
    blocks = re.findall(r"^```\n(.*?)^```", OPERATING.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    lines = "\n".join(blocks).replace("\\\n", " ").splitlines()
    return [re.sub(r"(?:^|\s)#.*", "", line).strip() for line in lines]


def test_the_guide_begins_with_five_minutes_and_its_files_are_named() -> None:
    first, rest = OPERATING.read_text("utf-8").split("\n## ", 2)[:2]
    assert first.startswith("# ")
    assert rest.startswith("Five minutes to a server for friends\n")
    order = ["make wheel", "ludotheque serve  ", "Caddyfile", "systemctl enable", "ludotheque backup", "docker run"]
    assert sorted(order, key=rest.index) == order


def test_every_command_of_the_guide_is_one_the_program_takes() -> None:
    app = commands(Terminal("en", False))
    tried = set()
    for line in shown_commands():
        if found := re.search(r"(?:^|[\s/])(ludotheque) ((?:serve|backup|restore|check|join)\b.*)", line):
            words = shlex.split(found[2].rstrip("'").replace("$(date +\\%F)", "today").partition("' >")[0])
            app.parse_args(words, print_error=False, exit_on_error=False)
            tried.add(words[0])
    assert tried == {"serve", "backup", "restore", "check"}
