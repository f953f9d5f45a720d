"""Tests of the rulebooks: the essentials, the order of chapters, and that they say openly what we decided."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from ludotheque.kernel.errors import GameFolderError
from ludotheque.kernel.game import APPENDIX, SHELF, Game, open_folder, open_game, published
from ludotheque.kernel.words import LANGUAGES

MARKERS = {
    "fr": r"\*Notre décision\s:\*",
    "en": r"\*Our ruling:\*",
    "de": r"\*Unsere Regelung:\*",
    "it": r"\*La nostra scelta:\*",
}
LISTS = {"fr": "Nos décisions", "en": "How we ruled", "de": "Wie wir entschieden haben", "it": "Come abbiamo deciso"}
LABELS = {
    "fr": ("But", "À votre tour", "Fin", "Attention", "Joueurs"),
    "en": ("Goal", "Your turn", "The end", "Watch out", "Players"),
    "de": ("Ziel", "Dein Zug", "Ende", "Vorsicht", "Personen"),
    "it": ("Scopo", "Il tuo turno", "Fine", "Attenzione", "Giocatori"),
}
CHAPTERS = {
    "fr": ("Mise en place", "Exemples", "Jouer dans le terminal"),
    "en": ("Set-up", "Examples", "Playing in the terminal"),
    "de": ("Aufbau", "Beispiele", "Spielen im Terminal"),
    "it": ("Preparazione", "Esempi", "Giocare nel terminale"),
}
"""The first chapter, the last before the appendix, and the last of all."""
WITH_TEMPLATE = (*published(), "_template")


def opened(game: str) -> Game:
    return open_folder(SHELF / game) if game.startswith("_") else open_game(game)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", WITH_TEMPLATE)
def test_a_rulebook_opens_with_five_short_lines(name: str, language: str) -> None:
    game = opened(name)
    lines = game.rulebook(language).essentials
    labels = [found[1] for line in lines if (found := re.match(r"\*\*(.+?)\*\*\s?: \S", line))]
    assert tuple(labels) == LABELS[language]
    assert len(re.findall(r"\w[\w’'-]*", " ".join(lines))) <= 90
    assert re.findall(r"\d+", lines[-1]) == [str(game.schema.low), str(game.schema.high), str(game.ages)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", WITH_TEMPLATE)
def test_chapters_go_from_the_set_up_to_examples_then_comes_the_appendix(name: str, language: str) -> None:
    book = opened(name).rulebook(language)
    main, appendix = book.text.split(APPENDIX)
    first, examples, terminal = CHAPTERS[language]
    chapters = re.findall(r"(?m)^## (.+)$", main)
    assert (chapters[0], chapters[-1]) == (first, examples)
    assert "### §" not in appendix  # whatever has a § is in sight
    folded = re.findall(r"(?m)^## (.+)$", appendix)
    assert LISTS[language] in folded or name == "_template"
    assert folded[-1] == terminal
    assert list(book.paragraphs) == list(range(1, len(book.paragraphs) + 1))


@pytest.mark.parametrize("name", WITH_TEMPLATE)
def test_a_box_says_from_which_age_and_whom_to_thank(name: str) -> None:
    game = opened(name)
    assert game.ages > 0
    assert game.credits


def test_credits_of_an_unknown_kind_are_refused(tmp_path: Path) -> None:
    folder = tmp_path / "odd_credits"
    shutil.copytree(SHELF / "_template", folder)
    card = folder / "game.toml"
    card.write_text(card.read_text("utf-8").replace("authors =", "writers ="), "utf-8")
    with pytest.raises(GameFolderError, match="writers"):
        open_folder(folder)


def marked(game: str, language: str) -> set[int]:
    """The paragraphs in which a ruling is marked."""
    paragraphs = open_game(game).rulebook(language).paragraphs
    return {number for number, text in paragraphs.items() if re.search(MARKERS[language], text)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", published())
def test_the_list_of_our_decisions_names_every_marked_paragraph_and_no_other(game: str, language: str) -> None:
    text = (open_game(game).folder / "rulebook" / f"{language}.md").read_text("utf-8")
    _, listed = text.split(f"\n## {LISTS[language]}\n")
    first = listed.strip().split("\n\n")[0]
    assert {int(number) for number in re.findall(r"§(\d+)", first)} == marked(game, language)


@pytest.mark.parametrize("game", published())
def test_rulings_are_marked_in_the_same_paragraphs_in_every_language(game: str) -> None:
    assert len({tuple(sorted(marked(game, language))) for language in LANGUAGES}) == 1
