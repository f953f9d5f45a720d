"""Tests that the rulebooks say openly what we decided where the printed sheets are silent."""

from __future__ import annotations

import re

import pytest

from ludotheque.kernel.game import open_game, published
from ludotheque.kernel.words import LANGUAGES

MARKERS = {
    "fr": r"\*Notre décision\s:\*",
    "en": r"\*Our ruling:\*",
    "de": r"\*Unsere Regelung:\*",
    "it": r"\*La nostra scelta:\*",
}
LISTS = {"fr": "Nos décisions", "en": "How we ruled", "de": "Wie wir entschieden haben", "it": "Come abbiamo deciso"}


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
