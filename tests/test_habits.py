"""Tests of the files that guide contributors and CI: hooks, workflow, forms, commit messages."""

from __future__ import annotations

import os
import re
import shlex
import sys
import tomllib
from pathlib import Path
from typing import Any

import hypothesis
import pytest
import yaml

from ludotheque.kernel.version import VERSION
from tools import commit_message
from tools.bootstrap import ROOT

HOOKS = ROOT / ".pre-commit-config.yaml"
WORKFLOW = ROOT / ".github" / "workflows" / "test.yml"
FORMS = sorted(path for path in (ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml") if path.name != "config.yml")


def read(path: Path) -> dict[str, Any]:
    content = yaml.safe_load(path.read_text("utf-8"))
    assert isinstance(content, dict)
    return content


def supported_pythons() -> list[str]:
    """The minor versions that pyproject.toml allows: at least one, and less than another."""
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["requires-python"]
    low, high = map(int, re.fullmatch(r">=3\.(\d+),<3\.(\d+)", wanted).groups())  # type: ignore[union-attr]
    return [f"3.{minor}" for minor in range(low, high)]


def hooks() -> list[dict[str, Any]]:
    return [hook for repo in read(HOOKS)["repos"] for hook in repo["hooks"]]


def test_property_tests_try_the_same_examples_in_every_run_but_in_make_soak() -> None:
    assert hypothesis.settings().derandomize == ("LUDOTHEQUE_EXAMPLES" not in os.environ)
    assert hypothesis.settings().deadline is None
    assert (hypothesis.settings().database is None) == hypothesis.settings().derandomize


def test_the_version_is_the_newest_of_the_changes_and_others_have_a_date() -> None:
    """As CONTRIBUTING.md has it."""
    text = (ROOT / "CHANGELOG.md").read_text("utf-8")
    dates = dict(re.findall(r"^## (\d+\.\d+\.\d+) \((.+)\)$", text, re.MULTILINE))
    assert len(dates) == text.count("\n## ")
    in_work = VERSION.endswith(".dev0")
    newest, *others = dates
    assert newest == VERSION.removesuffix(".dev0")
    assert (dates.pop(newest) == "unreleased") == in_work
    assert all(re.fullmatch(r"\d{4}-\d\d-\d\d", when) for when in dates.values())
    supported = (others[0] if in_work else newest).rpartition(".")[0]
    assert f"| {supported}.x | yes |" in (ROOT / "SECURITY.md").read_text("utf-8")


def test_hooks_download_nothing() -> None:
    assert [repo["repo"] for repo in read(HOOKS)["repos"]] == ["local"]
    assert {hook["language"] for hook in hooks()} == {"system"}


@pytest.mark.parametrize("hook", hooks(), ids=lambda hook: hook["id"])
def test_the_command_of_a_hook_exists(hook: dict[str, Any]) -> None:
    program, *arguments = shlex.split(hook["entry"])
    assert program.startswith(".venv/bin/")
    assert (Path(sys.executable).parent / Path(program).name).exists()
    if program.endswith("/python"):
        file = f"{arguments[1].replace('.', '/')}.py" if arguments[0] == "-m" else arguments[0]
        assert (ROOT / file).is_file()


@pytest.mark.parametrize("hook", [hook for hook in hooks() if "files" in hook], ids=lambda hook: hook["id"])
def test_a_hook_looks_at_files_that_exist(hook: dict[str, Any]) -> None:
    files = [path.relative_to(ROOT).as_posix() for folder in ("web/src", "src") for path in (ROOT / folder).rglob("*")]
    assert any(re.search(hook["files"], file) for file in files)


def test_ci_runs_the_tests_on_every_supported_python() -> None:
    job = read(WORKFLOW)["jobs"]["test"]
    assert job["strategy"]["matrix"]["python"] == supported_pythons()
    assert job["strategy"]["matrix"]["system"] == ["ubuntu-latest", "macos-latest"]
    assert job["steps"][-1]["run"].startswith("make test")


def test_ci_may_only_read() -> None:
    workflow = read(WORKFLOW)
    assert workflow["permissions"] == {"contents": "read"}
    assert "permissions" not in workflow["jobs"]["test"]
    assert "secrets." not in WORKFLOW.read_text("utf-8")
    checkout = next(
        step for step in workflow["jobs"]["test"]["steps"] if step.get("uses", "").startswith("actions/checkout")
    )
    assert checkout["with"]["persist-credentials"] is False


def test_the_cache_of_ci_is_keyed_by_every_lock() -> None:
    cache = next(step for step in read(WORKFLOW)["jobs"]["test"]["steps"] if "cache" in step.get("uses", ""))
    patterns = re.findall(r"'([^']+)'", cache["with"]["key"])
    locked = {path for pattern in patterns for path in ROOT.glob(pattern)}
    assert locked >= set((ROOT / "requirements").iterdir())
    assert locked >= {ROOT / folder / "package-lock.json" for folder in ("web", "tests/browser")}


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.stem)
def test_a_form_asks_for_something(form: Path) -> None:
    content = read(form)
    assert {"name", "description", "body"} <= set(content)
    asked = [part for part in content["body"] if part["type"] != "markdown"]
    assert len({part["id"] for part in asked}) == len(asked) >= 3
    assert any(part.get("validations", {}).get("required") for part in asked)
    assert all(part["attributes"]["label"] for part in asked)


def test_there_is_a_form_for_bugs_rules_and_games() -> None:
    assert [form.stem for form in FORMS] == ["bug", "new-game", "rule-question"]
    assert "make test" in (ROOT / ".github" / "pull_request_template.md").read_text("utf-8")


@pytest.mark.parametrize(
    "message",
    [
        "store: batch commits under load",
        "kernel, testing: document every public name\n\nBecause.\n",
        "add-a-game: say where words go\n# a comment of git\n",
        "x: " + "y" * 69,
        'Revert "store: batch commits under load"',
        "Merge branch 'main' into quartett",
    ],
)
def test_a_good_message_passes(message: str) -> None:
    assert commit_message.problems(message) == []


@pytest.mark.parametrize(
    ("message", "problem"),
    [
        ("", "area: what"),
        ("batch commits", "area: what"),
        ("store: batch commits.", "full stop"),
        ("store:", "area: what"),
        ("x: " + "y" * 70, "73 characters"),
        ("store: batch commits\nBecause.", "second line"),
    ],
)
def test_another_message_is_stopped(message: str, problem: str) -> None:
    assert any(problem in found for found in commit_message.problems(message))


def test_the_message_is_read_from_the_file_that_git_names(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "COMMIT_EDITMSG"
    file.write_text("Batch commits", "utf-8")
    assert commit_message.main([str(file)]) == 1
    assert "area: what" in capsys.readouterr().err
    file.write_text("store: batch commits", "utf-8")
    assert commit_message.main([str(file)]) == 0
    assert commit_message.main([]) == 2
