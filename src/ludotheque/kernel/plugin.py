"""How are a game's folder and its records tested? By collecting them: a pytest plug-in, for us and for third parties.

    game.toml          ten tests, one per law
    tests/counts.toml  one test per count
    tests/plays/*.play one test per golden play

`pytest path/to/my_game` is all that a new game needs. A table of laws and games closes the report.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    folder = file_path.parent
    if file_path.name == "game.toml" and (folder / "rules.py").is_file():
        return GameFile.from_parent(parent, path=file_path)
    if file_path.name == "counts.toml" and (folder.parent / "game.toml").is_file():
        return CountsFile.from_parent(parent, path=file_path)
    if file_path.suffix == ".play" and (folder.parent.parent / "game.toml").is_file():
        return PlayFile.from_parent(parent, path=file_path)
    return None


class GameFile(pytest.File):
    def collect(self) -> Iterable[pytest.Item]:
        from ludotheque.kernel.laws import LAWS

        for number, law in LAWS.items():
            what = str(law.__doc__).split(" ", 1)[1]
            yield LawItem.from_parent(self, name=f"law {number}: {what}", number=number)


class LawItem(pytest.Item):
    def __init__(self, *, number: int, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.number = number
        self.user_properties += [("game", self.path.parent.name), ("law", number)]

    def runtest(self) -> None:
        from ludotheque.kernel.game import open_folder
        from ludotheque.kernel.laws import obey
        from ludotheque.kernel.trials import Trial

        game = open_folder(self.path.parent)
        # Long matches whose every state is dear may say how many moments of one are enough; make soak takes them all.
        obey(Trial(game, moments=game.card.get("laws", {}).get("moments")), self.number)

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        if isinstance(excinfo.value, AssertionError):
            return f"{self.path.parent.name} breaks {self.name}\n{excinfo.value}"
        return super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[Path, None, str]:
        return self.path, None, f"{self.path.parent.name}: {self.name}"


class CountsFile(pytest.File):
    def collect(self) -> Iterable[pytest.Item]:
        from ludotheque.kernel.golden import read_counts

        for count in read_counts(self.path):
            yield CheckItem.from_parent(self, name=count.name, check=count.check)


class PlayFile(pytest.File):
    def collect(self) -> Iterable[pytest.Item]:
        from ludotheque.kernel.golden import check_play

        yield CheckItem.from_parent(self, name=self.path.stem, check=lambda: check_play(self.path))


class CheckItem(pytest.Item):
    def __init__(self, *, check: Any, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.check = check

    def runtest(self) -> None:
        self.check()

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        return str(excinfo.value) if isinstance(excinfo.value, AssertionError) else super().repr_failure(excinfo, style)


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """The laws' run, law × game."""
    table: dict[str, dict[int, str]] = defaultdict(dict)
    for outcome, sign in (("passed", "✓"), ("failed", "✗"), ("error", "✗")):
        for report in terminalreporter.stats.get(outcome, []):
            properties = dict(getattr(report, "user_properties", []))
            if "law" in properties:
                table[properties["game"]][properties["law"]] = sign
    if table:
        terminalreporter.section("laws × games", "-")
        width = max(map(len, table)) + 2
        terminalreporter.write_line(" " * width + "".join(f"{number:>4}" for number in range(1, 11)))
        for game, outcomes in sorted(table.items()):
            signs = "".join(f"{outcomes.get(number, '·'):>4}" for number in range(1, 11))
            terminalreporter.write_line(f"{game:{width}}{signs}")
