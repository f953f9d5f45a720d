"""Entry point of the pytest plug-in. It imports nothing of Ludothèque until a file of a game is collected.

pytest loads every installed plug-in in every project, so this module must stay cheap. It stands outside the package
because importing anything inside `ludotheque` imports the kernel and NumPy.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

pytest.register_assert_rewrite("ludotheque.testing.expect", "ludotheque.testing.texts")


def pytest_collect_file(file_path: Path, parent: Any) -> Any:
    """Collect a game's laws (game.toml), counts and texts (tests/*.toml) and golden plays (tests/plays/*.play)."""
    folder = file_path.parent
    if (
        (file_path.name == "game.toml" and (folder / "rules.py").is_file())
        or (file_path.name in ("counts.toml", "texts.toml") and (folder.parent / "game.toml").is_file())
        or (file_path.suffix == ".play" and (folder.parent.parent / "game.toml").is_file())
    ):
        from ludotheque.testing.plugin import collect

        return collect(file_path, parent)
    return None


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Close the report with a table of laws and games, if any law was tried."""
    reports = [
        (outcome, dict(report.user_properties))
        for outcome in ("passed", "failed", "error")
        for report in terminalreporter.stats.get(outcome, [])
        if getattr(report, "user_properties", None)
    ]
    laws = [(outcome, properties) for outcome, properties in reports if "law" in properties]
    if laws:
        from ludotheque.testing.plugin import write_table_of_laws

        write_table_of_laws(terminalreporter, laws)
