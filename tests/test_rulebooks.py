"""Tests of the rulebooks: the essentials, the order of chapters, and that they say openly what we decided."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from ludotheque.kernel.errors import GameFolderError
from ludotheque.kernel.game import SHELF, open_folder, open_game, published
from ludotheque.kernel.words import LANGUAGES
from tests.faults import planted
from tools.check_rulebooks import LISTS, MARKERS, faults_of_rulebook, faults_of_rulebooks, marked_paragraphs

DIFFERENCES = {
    "fr": ["§", "Le livret dit", "Nous jouons"],
    "en": ["§", "The booklet says", "We play"],
    "de": ["§", "In der Anleitung steht", "Wir spielen"],
    "it": ["§", "Il libretto dice", "Noi giochiamo"],
}
WITH_BOOKLET = [name for name in published() if (SHELF / name / "editions.toml").is_file()]


@pytest.mark.parametrize("name", published())
def test_the_rulebooks_of_a_published_game_have_their_form(name: str) -> None:
    assert faults_of_rulebooks(open_game(name)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_those_of_the_template_have_it_too(language: str) -> None:
    assert faults_of_rulebook(open_folder(SHELF / "_template"), language) == []


def test_some_rulebooks_mark_what_we_decided() -> None:
    assert all(any(marked_paragraphs(open_game(name), language) for name in published()) for language in LANGUAGES)


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        ("rulebook/en.md", "- **Goal**", "- **Aim**", "it opens with five lines, a list that begins **Goal**, **Your"),
        ("rulebook/de.md", "- **Personen**: 2 ", "- **Personen**: 3 ", "does not say the numbers of game.toml: [2, 5,"),
        ("rulebook/en.md", "- **Goal**: ", "- **Goal**: " + "so " * 80, "words; 90 fit at most"),
        ("rulebook/fr.md", "\n---\n", "\n", "one line --- begins the appendix"),
        ("rulebook/it.md", "## Preparazione", "## Prima", "the first chapter is “Preparazione”"),
        (
            "rulebook/it.md",
            "## Giocare nel terminale",
            "## Altro",
            "the last chapter of all is “Giocare nel terminale”",
        ),
        ("rulebook/en.md", "### §2 ", "### §99 ", "not numbered from 1 without a gap"),
        ("rulebook/en.md", "*Our ruling:*", "Our ruling:", "but marked are"),
        ("rulebook/en.md", "## How we ruled", "## Rulings", "has no chapter “How we ruled”"),
        ("rulebook/de.md", "*Unsere Regelung:*", "Regelung:", "marks decisions in §[], English in"),
        ("game.toml", "ages =", "age =", "does not say from which age"),
        ("game.toml", "[credits]", "[thanks]", "thanks nobody"),
        ("rulebook/examples.toml", "[[examples]]", "[[instances]]", "5 examples at the least"),
        ("rulebook/examples.toml", "[setup]", "[set-up]", "the picture of the set-up, is missing"),
        ("rulebook/examples.toml", "points = [", 'points = ["[data-place=any]", ', "[setup] has"),
    ],
)
def test_a_rulebook_without_its_form_is_told_what_is_wrong(
    tmp_path: Path, file: str, old: str, new: str, told: str
) -> None:
    faults = faults_of_rulebooks(planted(tmp_path, "galopp", file, old, new))
    assert [fault for fault in faults if told in fault]


def test_credits_of_an_unknown_kind_are_refused(tmp_path: Path) -> None:
    folder = tmp_path / "odd_credits"
    shutil.copytree(SHELF / "_template", folder)
    card = folder / "game.toml"
    card.write_text(card.read_text("utf-8").replace("authors =", "writers ="), "utf-8")
    with pytest.raises(GameFolderError, match="writers"):
        open_folder(folder)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", WITH_BOOKLET)
def test_every_ruling_says_what_the_sheet_says_and_how_we_play(game: str, language: str) -> None:
    """The table that the page shows beside a box: a row for each remark, in their order, and no other row."""
    paragraphs = open_game(game).rulebook(language).paragraphs
    remarks = [number for number, text in paragraphs.items() for _ in re.findall(MARKERS[language], text)]
    text = (open_game(game).folder / "rulebook" / f"{language}.md").read_text("utf-8")
    listed = text.partition(f"\n## {LISTS[language]}\n")[2].partition("\n## ")[0]
    head, _, *rows = [line.strip("| ").split(" | ") for line in listed.splitlines() if line.startswith("|")]
    assert head == DIFFERENCES[language]
    assert [row[0] for row in rows] == [f"§{number}" for number in remarks]
    assert all(len(row) == 3 and all(cell[-1] in ".?" and len(cell) <= 130 for cell in row[1:]) for row in rows)
