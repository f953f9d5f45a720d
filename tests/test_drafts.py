"""Tests of drafts: texts in one language are enough; what is lent or missing is marked, and the rest is listed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludotheque import GameFolderError, LudothequeError
from ludotheque.cli import main
from ludotheque.kernel.errors import Refused
from ludotheque.kernel.game import Game, open_folder
from ludotheque.kernel.messages import faults_of, missing_in
from ludotheque.kernel.words import LANGUAGES, Line, Seat, Word, Words
from ludotheque.testing import Trial, obey
from ludotheque.testing.expect import raised_by, sentences_of
from tools import check_messages

OTHERS = {language: [other for other in LANGUAGES if other != language] for language in LANGUAGES}


def begun(folder: Path, language: str = "en") -> Path:
    """A new game that has its texts in one language."""
    assert main(["new-game", "short_draft", "--into", str(folder), "--lang", language]) == 0
    return folder / "short_draft"


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_language_is_enough_whichever_it_is(tmp_path: Path, language: str) -> None:
    game = open_folder(begun(tmp_path, language))
    game.engine = game.interpreted
    assert game.languages == (language,)
    assert {path.name for part in ("words", "rulebook") for path in (game.folder / part).glob(f"*{language}.*")} == {
        f"{language}.ftl",
        f"{language}.md",
    }
    goal = game.words.say(language, "goal")
    assert not goal.startswith("[")
    assert {game.words.say(other, "goal") for other in OTHERS[language]} == {f"[{language}] {goal}"}
    match = game.match(players=2, seed=1)
    match.play(0, match.legal(0)[0])
    refused = raised_by(Refused, match.play, 0, match.legal(1)[0])  # in words that all games on components have
    assert not any(sentence.startswith("[") for sentence in sentences_of(refused))
    for other in OTHERS[language]:
        assert game.title(other) == game.title(language) == "Short draft"
        lent, ours = game.rulebook(other), game.rulebook(language)
        assert list(lent.paragraphs) == list(ours.paragraphs)
        assert all(re.match(rf"§\d+ \[{language}\] \S", text) for text in lent.paragraphs.values())
        assert lent.essentials == [f"[{language}] {ours.essentials[0]}", *ours.essentials[1:]]
        assert lent.text.splitlines()[2].startswith(f"[{language}] ")
    obey(Trial(game, game.interpreted, effort=0.1), 10)
    assert faults_of(game) == []


@pytest.fixture
def draft(tmp_path: Path) -> Words:
    """The words of parts that every game has, below those of a draft in English and a little German."""
    texts = {
        "parts/en": "taken = Taken.\nred = red\n",
        "parts/fr": "taken = Pris.\nred = rouge\n",
        "parts/de": "taken = Weg.\nred = rot\n",
        "parts/it": "taken = Preso.\nred = rosso\n",
        "own/en": "taken = Somebody has it.\nblue = blue\n    .help = cold\n"
        "play = { $n ->\n    [one] one { $what } card\n   *[other] { $n } { $what } cards\n}\n",
        "own/de": "blue = blau\n",
    }
    for name, text in texts.items():
        (tmp_path / f"{name}.ftl").parent.mkdir(exist_ok=True)
        (tmp_path / f"{name}.ftl").write_text(text, "utf-8")
    return Words([tmp_path / "parts", tmp_path / "own"], draft=True)


def test_a_draft_speaks_its_own_language_before_anybody_elses(draft: Words) -> None:
    assert [draft.say(language, "taken") for language in ("en", "fr")] == ["Somebody has it.", "[en] Somebody has it."]
    assert [draft.say(language, "red") for language in ("en", "fr")] == ["red", "rouge"]
    assert [draft.say(language, "blue") for language in ("en", "de", "fr")] == ["blue", "blau", "[en] blue"]
    assert [draft.attribute(language, "blue", "help") for language in ("en", "de", "fr")] == ["cold", "", "[en] cold"]
    assert draft.borrowed("fr") == {"blue": "en", "play": "en", "taken": "en"}
    assert draft.borrowed("en") == {}


def test_a_sentence_is_marked_once_and_keeps_the_grammar_of_its_language(draft: Words) -> None:
    """To French, nothing is one."""
    assert draft.tell("fr", Line("play", {"n": 0, "what": Word("blue")}), []) == "[en] 0 blue cards"
    assert draft.tell("fr", Line("play", {"n": 1, "what": [Word("red")]}), []) == "[en] one red card"


def test_what_no_language_has_is_said_by_its_key(draft: Words) -> None:
    told = Line("log-played", {"who": Seat(1), "card": 7, "colour": Word("dark-red")})
    assert draft.tell("fr", told, ["Anna", "Bruno"], 0) == "[?] log played · Bruno · 7 · [?] dark red"
    assert draft.say("it", "refusal-not-so-fast") == "[?] not so fast"
    assert not draft.has("it", "refusal-not-so-fast")
    error = LudothequeError("position-odd", card="7")
    error.words = draft
    assert error.sentence("de") == "[?] position odd · 7"


def test_what_a_draft_lacks_is_listed_and_is_no_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = begun(tmp_path)
    words = folder / "words" / "en.ftl"
    text = words.read_text("utf-8")
    words.write_text(text.replace("goal =", "# goal ="), "utf-8")
    (folder / "words" / "de.ftl").write_text(text.partition("option-cards")[0], "utf-8")
    listed = missing_in(open_folder(folder))
    for missing in (
        "short_draft/words/fr.ftl is missing",
        "short_draft/rulebook/it.md is missing",
        "short_draft/game.toml: [titles] lacks fr, de, it",
        "short_draft/words/en.ftl lacks goal",
        "short_draft/words/de.ftl lacks log-chosen",
    ):
        assert missing in listed
    assert "short_draft/words/de.ftl is missing" not in listed
    monkeypatch.setattr(check_messages, "SHELF", tmp_path)
    capsys.readouterr()
    check_messages.main()
    assert "draft: short_draft/words/fr.ftl is missing" in capsys.readouterr().out.splitlines()
    game = open_folder(folder)
    obey(Trial(game, game.interpreted, effort=0.1), 10)


def test_what_is_wrong_with_a_draft_is_a_fault_all_the_same(tmp_path: Path) -> None:
    folder = begun(tmp_path)
    (folder / "words" / "de.ftl").write_text("log-shown = { $who }: { $kard }\n", "utf-8")
    assert any("uses parameters that en.ftl does not: ['kard']" in fault for fault in faults_of(open_folder(folder)))


@pytest.mark.parametrize("published", [True, False])
def test_texts_in_no_language_or_in_one_of_a_published_game_are_refused(tmp_path: Path, published: bool) -> None:
    folder = begun(tmp_path)
    card = folder / "game.toml"
    if published:
        card.write_text(card.read_text("utf-8").replace('stage = "draft"\n', ""), "utf-8")
        wanted = "words/fr.ftl, words/de.ftl, words/it.ftl, rulebook/fr.md, rulebook/de.md, rulebook/it.md"
    else:
        (folder / "words" / "en.ftl").unlink()
        wanted = "words/fr.ftl / words/en.ftl / words/de.ftl / words/it.ftl"
    with pytest.raises(GameFolderError, match=f"lacks: {wanted}\\."):
        open_folder(folder)


def test_the_shelf_says_what_is_a_draft(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from ludotheque.cli.games import facts
    from ludotheque.cli.terminal import Terminal

    game: Game = open_folder(begun(tmp_path))
    assert facts(Terminal("de"), game).endswith(" · Entwurf, Texte: [en]")
