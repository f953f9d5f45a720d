"""Test of `make publish`: it lists what is missing, does what publishing needs, and does it once only."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

from ludotheque.kernel.game import SHELF, open_folder
from ludotheque.kernel.words import LANGUAGES
from tests.project_copy import ProjectCopy
from tests.test_guide import ID, commands

TESTS = " ".join(
    f"tests/test_{name}.py" for name in ("rulebooks", "old_matches", "docs", "arena", "lessons", "wording")
)
LESSON = """seat = 0
people = ["", "lina"]
position = '''{position}'''
[names]
lina = {{ fr = "Lina", en = "Lina", de = "Lina", it = "Lina" }}
"""
ROUND = """[[steps]]
say = "goal"
right = ["{}"]
wrong = "goal"
then = ["1 {}"]
"""
END = """[[steps]]
say = "goal"
"""
SET_UP = """
[setup]
people = ["lina", "grandma"]
seat = 0
seed = 1
points = []
"""
MEASURED = """
[[level]]
level = "{}"
against = "{}"
wins = 60.0
within = 2.0
deals = 200
plays = "{}"
"""


def complete(folder: Path) -> None:
    """The template, with what a draft may do without: five examples, the picture of the set-up, a lesson."""
    shutil.copytree(SHELF / "_template", folder, ignore=shutil.ignore_patterns("__pycache__"))
    card = (folder / "game.toml").read_text("utf-8")
    levels = "\n".join(
        [
            "[levels]",
            'easy = { policy = "simple" }',
            'medium = { policy = "simple" }',
            'hard = { policy = "greedy" }',
            'expert = { policy = "search", nodes = 50 }',
        ]
    )
    card = re.sub(r"\[levels\]\n(\w+ = .*\n)+", levels + "\n", card)
    (folder / "game.toml").write_text(card.replace("Your name", "Lina"), "utf-8")
    file = folder / "rulebook" / "examples.toml"
    text = file.read_text("utf-8")
    _, mark, example = text.partition("[[examples]]")
    more = [mark + example.replace("number = 1", f"number = {number}") for number in range(2, 6)]
    file.write_text("\n".join([text, *more, SET_UP]), "utf-8")
    for language in LANGUAGES:
        book = folder / "rulebook" / f"{language}.md"
        found = re.search(r"^\*\*[^*]+\*\* \(§\d+\).*$", book.read_text("utf-8"), re.MULTILINE)
        assert found
        book.write_text(book.read_text("utf-8").replace(found[0], "\n\n".join([found[0]] * 5)), "utf-8")
    match = open_folder(folder).match(players=2, seed=1)
    lesson = [LESSON.format(position=json.dumps(match.position()))]
    for _ in range(2):
        played = [match.legal(seat)[0] for seat in (0, 1)]
        for seat, action in enumerate(played):
            match.play(seat, action)
        lesson.append(ROUND.format(*played))
    lesson.append(END)
    (folder / "rulebook" / "lesson.toml").write_text("".join(lesson), "utf-8")


def test_a_draft_is_published_once_it_has_everything(tmp_path: Path) -> None:
    project = ProjectCopy(tmp_path / "project")
    dry, publish, test = commands("Publish")
    assert test == "make test"
    project.run(f"make new-game NAME={ID}")
    before = project.files()
    told = project.run(publish, code=2)
    for missing in (f"{ID}/words/fr.ftl is missing", f"{ID}/game.toml: [titles] lacks fr, de, it"):
        assert missing in told
    assert not project.changed(before)

    game = project.games / ID
    shutil.rmtree(game)
    complete(game)
    (game / "rulebook" / "lesson.toml").rename(project.root / "lesson.toml")
    told = project.run(publish, code=2)
    assert told.count(f"{ID}/") == 2
    assert f"{ID}/rulebook/lesson.toml is missing" in told
    (project.root / "lesson.toml").rename(game / "rulebook" / "lesson.toml")
    told = project.run(publish, code=2)
    assert f"{ID}/game.toml: [titles] still says “Template” in fr, en, de, it" in told
    card = game / "game.toml"
    card.write_text(card.read_text("utf-8").replace('"Template"', '"Rows"'), "utf-8")
    before = project.files()
    told = project.run(dry)
    own, old = (
        f"src/ludotheque/games/{ID}",
        [f"tests/old/{ID}-1-{name}.jsonl" for name in ("house-secret", "seat-values")],
    )
    for what in ("medium against easy", *old, f"a row in README.md: | `{ID}` | **Rows** (Lina) | 2–4 |"):
        assert re.search(rf"^  to do: .*{re.escape(what)}", told, re.MULTILINE), told
    assert not project.changed(before)

    # Two of its levels play alike, so one cannot be better than the other. The others count as measured.
    strength = [MEASURED.format("hard", "medium", "greedy, 0 nodes, 0 % slips")]
    strength.append(MEASURED.format("expert", "hard", "search, 50 nodes, 0 % slips"))
    (game / "strength.toml").write_text("".join(strength), "utf-8")
    told = project.run(f"{publish} ARGS='--deals 2'", code=2)
    assert "medium is not better than easy beyond doubt: 50 % ± 1" in told
    assert "  there already: strength.toml: " in told
    assert project.changed(before) == {f"{own}/strength.toml"}

    medium = MEASURED.format("medium", "easy", "simple, 0 nodes, 0 % slips")
    (game / "strength.toml").write_text("".join([medium, *strength]), "utf-8")
    told = project.run(publish)
    assert project.changed(before) == {f"{own}/strength.toml", f"{own}/game.toml", "README.md", "docs/bots.md", *old}
    assert all(f"  done: {name}" in told for name in old)
    assert not (game / "game.toml").read_text("utf-8").count("draft")
    rows = re.findall(r"(?m)^\| `(\w+)` \|", (project.root / "README.md").read_text("utf-8"))
    assert rows[-1] == ID
    measured = ": **60 % ± 2** (200) | ".join(("| rows | simple | simple", "greedy", "search, 50 nodes", ""))
    assert measured.rstrip() in (project.root / "docs" / "bots.md").read_text("utf-8").splitlines()
    project.run(f".venv/bin/pytest -n 0 {TESTS} -k '{ID} or shelf or every_game'")

    before = project.files()
    assert "done:" not in project.run(publish)
    assert not project.changed(before)
