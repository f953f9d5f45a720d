"""Tests of the check of wording: what it must refuse, what it must let pass, and that our texts hold."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludotheque.cli.terminal import breaks
from ludotheque.kernel.game import open_game, published
from ludotheque.kernel.words import kernel_words, typeset
from tools import check_wording


def test_our_texts_hold() -> None:
    assert check_wording.faults() == []


@pytest.mark.parametrize(
    "text",
    [
        "Sie sind dran.",
        "Wählen Sie einen Platz.",
        "Ein Bot spielt für Sie.",
        "Die Karten waren Ihnen gewogen.",
        "Das ist Ihr Vorschlag.",
        "Ihre Hand: drei Karten",
        "Der Link gilt nicht mehr. Sie können um einen neuen bitten.",
        "Der Tisch bleibt: Ihr Platz wartet.",
    ],
)
def test_german_that_says_sie_is_refused(text: str) -> None:
    assert check_wording.says_sie(text)


@pytest.mark.parametrize(
    "text",
    [
        "Die Verbindung ist weg. Sie wird wiederhergestellt.",
        "Leg sie offen hin; wer ihr Schwein zieht, gibt ihnen eine Portion.",
        "Ihr spielt zu dritt.",
        "**Beispiel**: Ihre einzige Kombination ist ▲2 ▲3 ▲4. Sie kann nicht mehr fragen.",
    ],
)
def test_german_of_things_of_several_and_of_lina_passes(text: str) -> None:
    assert check_wording.says_sie(text) is None


def test_french_is_said_with_its_spaces() -> None:
    assert typeset("À toi ! Oui : « non » ; qui ?") == "À toi\u202f! Oui\u00a0: «\u00a0non\u00a0»\u202f; qui\u202f?"
    assert typeset("À tout moment : ? pour l’aide") == "À tout moment\u00a0: ? pour l’aide"
    assert typeset("missing = ! Pas\n    [yes] : oui") == "missing = ! Pas\n    [yes] : oui"


def test_french_messages_and_rulebooks_have_their_spaces_and_quote_people_as_they_write() -> None:
    assert kernel_words().say("fr", "log-line", line=3, reason="« x » !") == "Ligne 3\u00a0: « x » !"
    assert kernel_words().say("en", "log-line", line=3, reason="x :") == "Line 3: x :"
    for name in published():
        text = open_game(name).rulebook("fr").text
        assert "\u00a0: " in text
        assert not re.search(r"\w [;!?:»]|« ", text)


@pytest.mark.parametrize(
    "text", ["Bravo!", "la pioche; la défausse", "Exemple: Lina", "«oui»", "déjà\u00a0: typé", "fin\u202f!"]
)
def test_a_french_sign_without_its_space_is_seen(text: str) -> None:
    assert check_wording.glued(text)


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A game with one option, whose texts are all the same word."""
    (tmp_path / "words").mkdir()
    (tmp_path / "rulebook").mkdir()
    (tmp_path / "game.toml").write_text('[[options]]\nname = "open_cards"\nvalues = ["each-starts", 3]\n')
    for language, chapter in check_wording.TERMINAL.items():
        (tmp_path / "words" / f"{language}.ftl").write_text("about = pig\nposition-x = open_cards\n")
        (tmp_path / "rulebook" / f"{language}.md").write_text(f"A pig.\n\n## {chapter}\n\n- `open_cards=3`: `3`\n")
    return tmp_path


@pytest.mark.parametrize("rule", ["With `open_cards` on.", "Choose `each-starts`.", "Choose `3`."])
def test_an_option_in_a_rulebook_goes_by_the_words_of_players(game: Path, rule: str) -> None:
    assert check_wording.machine_names(game, "en") == []
    file = game / "rulebook" / "en.md"
    file.write_text(f"{rule}\n\n{file.read_text()}")
    check_wording.texts.cache_clear()
    assert len(check_wording.machine_names(game, "en")) == 1


def test_a_message_names_no_option_of_the_machine(game: Path) -> None:
    (game / "words" / "de.ftl").write_text("help = mit each-starts\n")
    assert "each-starts" in "".join(check_wording.machine_names(game, "de"))


def test_another_word_for_a_thing_is_refused_and_so_is_a_term_that_nobody_uses(game: Path) -> None:
    listed = game / "words" / "terms.toml"
    entry = "{ say = 'pig', not = ['hogs?'] }"
    listed.write_text(
        "[[terms]]\nthing = 'runner'\n" + "".join(f"{language} = {entry}\n" for language in check_wording.TERMINAL)
    )
    assert check_wording.terms(listed, game) == []
    (game / "words" / "it.ftl").write_text("about = pig and { $n ->\n    [one] hog\n   *[other] Hogs\n}\n")
    (game / "words" / "fr.ftl").write_text("about = cow\n")
    (game / "rulebook" / "fr.md").write_text("A cow.\n")
    check_wording.texts.cache_clear()
    found = check_wording.terms(listed, game)
    assert len(found) == 3
    assert "no text says “pig” (fr)" in found[0]
    assert all("say “pig”" in fault for fault in found[1:])


def test_a_line_of_the_terminal_never_breaks_at_a_french_space() -> None:
    line = "on regarde la table\u202f! encore"
    for width in range(10, len(line)):
        for place in breaks(line, width):
            assert line[place - 1] == " "
