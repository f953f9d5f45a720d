"""Tests of the commands about the collection, also beside a running server."""

from __future__ import annotations

import asyncio
import io
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest
from rich.console import Console

from ludotheque.catalog.catalog import Catalog
from ludotheque.catalog.search import CatalogWish
from ludotheque.cli import main
from ludotheque.cli.catalog import counting
from ludotheque.cli.terminal import Terminal
from ludotheque.store import open_store
from tests.catalog.conftest import CatalogStory
from tests.catalog.test_importing import FILES


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = main([*words, "--lang", "en", "--no-color"])
    said = capsys.readouterr()
    return code, " ".join(said.out.split()), " ".join(said.err.split())


def test_a_file_is_tried_brought_in_and_saved_again(
    tmp_path: Path, place: Path | str, catalog: CatalogStory, capsys: pytest.CaptureFixture[str]
) -> None:
    async def titles(one: Catalog) -> list[str]:
        return [record.facts.title for record in (await one.find(CatalogWish())).records]

    assert catalog(titles) == []
    given = str(FILES / "myludo.csv"), str(place)
    code, said, _ = run(capsys, "catalog", "import", *given, "--dry-run")
    assert code == 0
    assert "MyLudo (utf-8-sig, columns divided by a semicolon)" in said
    assert "Joueur(s) → players" in said
    assert "put in 3 new boxes" in said
    assert catalog(titles) == []
    assert run(capsys, "catalog", "import", *given)[1].endswith(
        "3 new boxes, 0 changed, 0 as they were; 0 rows were about boxes that are not owned."
    )
    assert catalog(titles) == ["Groin devant – La course", "Tout seul", "Tout seul"]
    assert "0 new boxes, 0 changed, 3 as they were" in run(capsys, "catalog", "import", *given)[1]
    for name, start in (("x.csv", "\ufeffkey,title"), ("x.json", '[\n{"key":"myludo:4711"')):
        saved = tmp_path / name
        assert "3 boxes saved" in run(capsys, "catalog", "export", str(saved), str(place))[1]
        assert saved.read_text("utf-8").startswith(start)
        code, _, complaint = run(capsys, "catalog", "export", str(saved), str(place))
        assert (code, "already exists" in complaint) == (2, True)
    for name in ("x.csv", "x.json"):
        code, said, _ = run(capsys, "catalog", "import", str(tmp_path / name), str(place))
        assert (code, "0 new boxes, 0 changed, 3 as they were" in said) == (0, True)


def test_mistakes_are_listed_and_other_names_of_columns_are_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, folder = tmp_path / "x.csv", tmp_path / "house"
    folder.mkdir()
    file.write_text("Box;Wer;Alter\nA;X;6\n;Y;7\nB;Z;old\n", "utf-8")
    code, _, complaint = run(capsys, "catalog", "import", str(file), str(folder))
    assert (code, "--map COLUMN=title" in complaint) == (2, True)
    code, said, _ = run(capsys, "catalog", "import", str(file), str(folder), "--map", "Box=title")
    assert code == 1
    assert (
        "line 3: This row has no title. line 4: Alter: “old” is not clear; write for example 8. Nothing was changed."
        in said
    )
    assert run(capsys, "catalog", "import", str(file), str(folder), "--map", "Box")[0] == 2
    assert "Did you mean .csv?" in run(capsys, "catalog", "export", str(tmp_path / "x.csw"), str(folder))[2]
    assert "no library in" in run(capsys, "catalog", "export", str(tmp_path / "y.csv"), str(folder))[2]
    assert "cannot be read" in run(capsys, "catalog", "import", str(tmp_path / "none.csv"), str(folder))[2]


def test_a_person_at_a_terminal_is_asked_after_the_columns_were_shown(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, given = tmp_path / "house", str(FILES / "myludo.csv")
    asyncio.run(open_store(folder).close())
    monkeypatch.setattr(Terminal, "interactive", property(lambda terminal: True))
    answers = iter(["", "y"])
    asked: list[str] = []

    def answer(prompt: str) -> str:
        asked.append(capsys.readouterr().out)
        return next(answers)

    monkeypatch.setattr("builtins.input", answer)
    code, said, _ = run(capsys, "catalog", "import", given, str(folder))
    assert (code, said.endswith("Nothing was changed.")) == (0, True)
    assert "Joueur(s)" in asked[0]
    assert "put in 3 new boxes" in " ".join(asked[0].split())
    assert "3 new boxes, 0 changed" in run(capsys, "catalog", "import", given, str(folder))[1]
    assert "3 as they were" in run(capsys, "catalog", "import", given, str(folder), "--yes")[1]
    assert len(asked) == 2


def test_a_person_at_a_terminal_sees_how_far_it_is() -> None:
    shown = io.StringIO()
    terminal = SimpleNamespace(interactive=True, err=Console(file=shown, force_terminal=True, width=80))
    with counting(cast(Terminal, terminal)) as progress:
        progress(200, 0)
        progress(400, 10_000)
    assert "400/10000" in shown.getvalue()
    quiet = SimpleNamespace(interactive=False, err=Console(file=(nothing := io.StringIO())))
    with counting(cast(Terminal, quiet)) as progress:
        progress(1, 2)
    assert nothing.getvalue() == ""


def test_the_owners_key_is_shown_and_renewed(
    place: Path | str, catalog: CatalogStory, capsys: pytest.CaptureFixture[str]
) -> None:
    async def nothing(one: Catalog) -> None:
        pass

    catalog(nothing)
    first = run(capsys, "owner", str(place))[1].rpartition("#owner=")[2]
    again = run(capsys, "owner", str(place), "--address", "https://games.example/")[1]
    assert len(first) >= 22
    assert again.endswith(f" https://games.example/collection#owner={first}")
    renewed = run(capsys, "owner", str(place), "--renew")[1]
    assert renewed.startswith("The old key has ended.")
    assert renewed.rpartition("#owner=")[2] != first


def test_beside_an_open_server_one_may_look_and_is_told_how_to_change(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:

    async def inside() -> None:
        store = open_store(tmp_path / "house")
        try:
            await Catalog(store).open(1)
            given = str(FILES / "myludo.csv"), str(tmp_path / "house")
            await asyncio.to_thread(beside, *given)
        finally:
            await store.close()

    def beside(file: str, folder: str) -> None:
        code, _, complaint = run(capsys, "catalog", "import", file, folder)
        assert (code, "is open just now. Stop it first" in complaint) == (2, True)
        assert "3 new boxes" in run(capsys, "catalog", "import", file, folder, "--dry-run")[1]
        assert "6 boxes saved" in run(capsys, "catalog", "export", str(tmp_path / "x.json"), folder)[1]
        assert run(capsys, "owner", folder, "--renew")[0] == 2

    asyncio.run(inside())
