"""Tests of the pytest plug-in: it costs other projects nothing, and is complete where a game is collected."""

import shutil
import subprocess
import sys
from pathlib import Path

from ludotheque.kernel.game import SHELF

OTHER_PROJECT = """
import sys

def test_nothing_of_ludotheque_is_loaded_but_the_entry_point():
    loaded = {name.partition(".")[0] for name in sys.modules}
    assert "ludotheque_pytest" in loaded
    assert not loaded & {"ludotheque", "numpy", "numba", "fluent"}
"""


def run_pytest(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run pytest as another project would, with a configuration of its own."""
    (folder / "pytest.ini").write_text("[pytest]\n")
    command = [sys.executable, "-m", "pytest", "-c", "pytest.ini", "-p", "no:cacheprovider", *arguments]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


def test_other_projects_pay_nothing_for_the_plugin(tmp_path: Path) -> None:
    (tmp_path / "test_other.py").write_text(OTHER_PROJECT)
    ran = run_pytest(tmp_path, "-q")
    assert ran.returncode == 0, ran.stdout + ran.stderr


def test_a_game_is_collected_with_its_laws_counts_and_plays(tmp_path: Path) -> None:
    ran = run_pytest(tmp_path, "--collect-only", "-q", str(SHELF / "_template"))
    for number in range(1, 11):
        assert f"::law {number}: " in ran.stdout
    assert "counts.toml::" in ran.stdout
    assert ".play::" in ran.stdout


def test_the_report_closes_with_a_table_of_laws(tmp_path: Path) -> None:
    ran = run_pytest(tmp_path, "-q", str(SHELF / "_template" / "game.toml"), "-k", "someone")
    assert ran.returncode == 0, ran.stdout + ran.stderr
    row = next(row for row in ran.stdout.splitlines() if row.startswith("_template "))
    assert row.split() == ["_template", "✓", *"·········"]


def test_a_game_that_breaks_the_contract_is_told_so_without_a_traceback(tmp_path: Path) -> None:
    shutil.copytree(SHELF / "_template", tmp_path / "mine", ignore=shutil.ignore_patterns("__pycache__"))
    with (tmp_path / "mine" / "notation.py").open("a") as file:
        file.write("HOOKS = ('plam',)\n")
    ran = run_pytest(tmp_path, "-q", str(tmp_path / "mine" / "game.toml"), "-k", "someone")
    assert ran.returncode == 1, ran.stdout + ran.stderr
    last = len((tmp_path / "mine" / "notation.py").read_text("utf-8").splitlines())
    assert f"The file “mine/notation.py”, line {last} declares the hook “plam”" in ran.stdout
    assert "loading.py" not in ran.stdout
