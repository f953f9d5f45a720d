"""Tests of the documents: what they show is run, what they name exists."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from ludotheque.kernel import match as match_module
from ludotheque.kernel.game import published
from ludotheque.session.config import Limits
from tools import strength

ROOT = Path(__file__).parent.parent


def test_the_readme_plays_a_match() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried > 10
    assert failed == 0


def test_the_docstring_of_match_is_true() -> None:
    failed, tried = doctest.testmod(match_module)
    assert (failed, tried > 3) == (0, True)


def test_the_table_of_strengths_says_what_was_measured() -> None:
    assert strength.table(published()) in strength.BOTS_PAGE.read_text("utf-8")


def test_the_readme_lists_the_shelf() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    for name in published():
        assert f"`{name}`" in text


@pytest.mark.parametrize(
    "file",
    [
        *(
            "README.md",
            "ARCHITECTURE.md",
            "docs/add-a-game.md",
            "docs/tutorial.md",
            "docs/log.md",
            "docs/protocol.md",
            "docs/operating.md",
        ),
        *(
            "docs/research.md",
            "docs/fairness.md",
            "docs/reliability.md",
            "docs/security.md",
            "CONTRIBUTING.md",
            "SECURITY.md",
        ),
    ],
)
def test_links_and_files_named_exist(file: str) -> None:
    text = re.sub(r"`[^`\n]+`", "", (ROOT / file).read_text("utf-8"))
    for target in re.findall(r"\]\(([^)#:]+)\)", text):
        assert (ROOT / file).parent.joinpath(target).exists(), target


def test_every_test_that_the_threat_model_names_exists() -> None:
    text = (ROOT / "docs" / "security.md").read_text("utf-8")
    file, named = "", re.findall(r"`(tests/[\w/]+\.py)?::(test_\w+)`", text)
    for path, test in named:
        file = path or file
        assert f"def {test}(" in (ROOT / file).read_text("utf-8"), f"{file}::{test}"
    assert len(named) > 30


def test_every_make_target_that_is_named_exists() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    targets = set(re.findall(r"^([a-z-]+):", makefile, re.MULTILINE))
    for file in (
        "README.md",
        "ARCHITECTURE.md",
        "CONTRIBUTING.md",
        "docs/add-a-game.md",
        "docs/protocol.md",
        "docs/operating.md",
    ):
        for target in re.findall(r"\bmake ([a-z][a-z-]+)", (ROOT / file).read_text("utf-8")):
            if target not in ("alone", "them"):
                assert target in targets, f"{file}: make {target}"


def test_a_stale_protocol_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`make check` runs the real one; here both files are made elsewhere, and one of them is changed."""
    from tools import wire

    for name, file in (("PROTOCOL", "protocol.md"), ("TYPES", "wire.ts"), ("ROOT", "")):
        monkeypatch.setattr(wire, name, tmp_path / file)
    monkeypatch.setattr("sys.argv", ["wire.py"])
    wire.main()
    assert (tmp_path / "protocol.md").read_text("utf-8") == (ROOT / "docs" / "protocol.md").read_text("utf-8")
    monkeypatch.setattr("sys.argv", ["wire.py", "--check"])
    wire.main()
    types = tmp_path / "wire.ts"
    types.write_text(types.read_text("utf-8").replace("have?: number", "have: number"), "utf-8")
    with pytest.raises(SystemExit, match=r"Stale: wire\.ts"):
        wire.main()


def test_every_limit_an_operator_may_choose_is_told() -> None:
    text = (ROOT / "docs" / "operating.md").read_text("utf-8")
    for name, usual in vars(Limits()).items():
        assert re.search(rf"`LUDOTHEQUE_{name.upper()}` \| {usual:g} ", text), name
