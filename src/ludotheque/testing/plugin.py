"""Pytest collectors for a game's folder, ours or a third party's.

    game.toml          ten tests, one per law
    tests/counts.toml  one test per count
    tests/texts.toml   tests of what may not be done, cannot be read or cannot be (texts.py)
    tests/plays/*.play one test per golden play

`pytest path/to/my_game` is all that a new game needs. A table of laws and games closes the report. The hooks are in
ludotheque_pytest.py.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest

from ludotheque.kernel.errors import GameFolderError
from ludotheque.kernel.game import open_folder
from ludotheque.testing.golden import check_play, read_counts
from ludotheque.testing.laws import LAWS, obey
from ludotheque.testing.texts import read_texts
from ludotheque.testing.trials import Trial


def collect(file_path: Path, parent: pytest.Collector) -> pytest.Collector:
    """The collector for a file of a game."""
    kinds: dict[str, type[pytest.File]] = {"game.toml": GameFile, "counts.toml": CountsFile, "texts.toml": TextsFile}
    return kinds.get(file_path.name, PlayFile).from_parent(parent, path=file_path)


class GameFile(pytest.File):
    def collect(self) -> Iterable[pytest.Item]:
        for number, law in LAWS.items():
            what = str(law.__doc__).split(" ", 1)[1]
            yield LawItem.from_parent(self, name=f"law {number}: {what}", number=number)


class LawItem(pytest.Item):
    def __init__(self, *, number: int, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.number = number
        self.user_properties += [("game", self.path.parent.name), ("law", number)]

    def runtest(self) -> None:
        game = open_folder(self.path.parent)
        # Long matches whose every state is dear may say how many moments of one are enough; make soak takes them all.
        obey(Trial(game, moments=game.card.get("laws", {}).get("moments")), self.number)

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        if isinstance(excinfo.value, AssertionError):
            return f"{self.path.parent.name} breaks {self.name}\n{excinfo.value}"
        if isinstance(excinfo.value, GameFolderError):
            return str(excinfo.value)
        return super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[Path, None, str]:
        return self.path, None, f"{self.path.parent.name}: {self.name}"


class CountsFile(pytest.File):
    def collect(self) -> Iterable[pytest.Item]:
        for count in read_counts(self.path):
            yield CheckItem.from_parent(self, name=count.name, check=count.check)


class TextsFile(pytest.File):
    def collect(self) -> Iterable[pytest.Item]:
        for check in read_texts(self.path):
            yield TextItem.from_parent(self, name=check.name, check=check.run)


class TextItem(pytest.Item):
    def __init__(self, *, check: Callable[[], None], **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.check = check

    def runtest(self) -> None:
        self.check()

    def reportinfo(self) -> tuple[Path, None, str]:
        return self.path, None, f"{self.path.parent.parent.name}: {self.name}"


class PlayFile(pytest.File):
    def collect(self) -> Iterable[pytest.Item]:
        yield CheckItem.from_parent(self, name=self.path.stem, check=lambda: check_play(self.path))


class CheckItem(pytest.Item):
    def __init__(self, *, check: Any, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.check = check

    def runtest(self) -> None:
        self.check()

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        return str(excinfo.value) if isinstance(excinfo.value, AssertionError) else super().repr_failure(excinfo, style)


def write_table_of_laws(terminalreporter: Any, laws: list[tuple[str, dict[str, Any]]]) -> None:
    """Write which laws held for which games."""
    table: dict[str, dict[int, str]] = defaultdict(dict)
    for outcome, properties in laws:
        table[properties["game"]][properties["law"]] = "✓" if outcome == "passed" else "✗"
    terminalreporter.section("laws × games", "-")
    width = max(map(len, table)) + 2
    terminalreporter.write_line(" " * width + "".join(f"{number:>4}" for number in range(1, 11)))
    for game, outcomes in sorted(table.items()):
        signs = "".join(f"{outcomes.get(number, '·'):>4}" for number in range(1, 11))
        terminalreporter.write_line(f"{game:{width}}{signs}")
