"""Tests of the documentation's builder: it stops at pages and links that lead nowhere."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import docs
from tools.bootstrap import SetUpError

CONFIG = """
[project]
docs_dir = "pages"
nav = [{ "Welcome" = "README.md" }, { "More" = [{ "One" = "docs/one.md" }, { "Reference" = "docs/api.md" }] }]
"""


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project of two pages that link to each other and to a program."""
    monkeypatch.setattr(docs, "reference", lambda: "# API reference\n")
    (tmp_path / "docs").mkdir()
    (tmp_path / "zensical.toml").write_text(CONFIG)
    (tmp_path / "README.md").write_text("[one](docs/one.md#part), [elsewhere](https://example.org/), [here](#part)\n")
    (tmp_path / "docs" / "one.md").write_text("[back](../README.md) ![program](../program.py)\n")
    (tmp_path / "program.py").write_text("1\n")
    return tmp_path


def test_pages_and_what_they_link_to_are_copied(project: Path) -> None:
    assert docs.stage(project) == ["README.md", "docs/one.md", "docs/api.md"]
    pages = project / docs.STAGE / "pages"
    copied = sorted(path.relative_to(pages).as_posix() for path in pages.rglob("*") if path.is_file())
    assert copied == ["README.md", "docs/api.md", "docs/one.md", "program.py"]


def test_nothing_remains_of_a_page_that_is_gone(project: Path) -> None:
    docs.stage(project)
    stale = project / docs.STAGE / "pages" / "old.md"
    stale.write_text("old")
    docs.stage(project)
    assert not stale.exists()


@pytest.mark.parametrize(
    ("file", "text", "problem"),
    [
        ("docs/one.md", "[gone](../gone.py)", r"docs/one\.md: the link to \.\./gone\.py leads to no file"),
        ("docs/one.md", "[folder](../docs)", "leads to no file"),
        ("docs/two.md", "two", r"lacks docs/two\.md"),
        ("README.md", "[other](CHANGELOG.md)", r"README\.md links to CHANGELOG\.md, which the navigation"),
    ],
)
def test_what_leads_nowhere_is_an_error(project: Path, file: str, text: str, problem: str) -> None:
    (project / "CHANGELOG.md").write_text("changes")
    (project / file).write_text(text)
    with pytest.raises(SetUpError, match=problem):
        docs.stage(project)


def test_a_page_that_the_navigation_names_must_exist(project: Path) -> None:
    (project / "docs" / "one.md").unlink()
    with pytest.raises(SetUpError, match=r"pages that do not exist: docs/one\.md"):
        docs.stage(project)


def test_examples_of_code_are_no_links(project: Path) -> None:
    (project / "README.md").write_text("```python\nhand[0](gone.md)\n```\n")
    docs.stage(project)
