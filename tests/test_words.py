"""Tests of words: the reader's language, and never a gap."""

import itertools
import re
from pathlib import Path

import pytest

import ludotheque
from ludotheque.kernel.words import LANGUAGES, Seat, Word, Words, kernel_words, language_of, line

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    for variable in (*VARIABLES, "LANGUAGE"):
        monkeypatch.delenv(variable, raising=False)
    return monkeypatch


@pytest.mark.parametrize(
    ("locale", "spoken"),
    [
        ({"LANG": "fr_CH.UTF-8"}, "fr"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "it.UTF-8"}, "it"),
        ({"LANG": "es_ES.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({}, "en"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "de_DE"}, "de"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "de_DE", "LC_ALL": "it_IT"}, "it"),
        ({"LANG": "fr_FR", "LC_ALL": ""}, "fr"),
        ({"LANG": "fr_FR", "LC_ALL": "C"}, "en"),
    ],
)
def test_without_a_wish_the_locale_decides(bare: pytest.MonkeyPatch, locale: dict[str, str], spoken: str) -> None:
    for variable, value in locale.items():
        bare.setenv(variable, value)
    assert language_of(None) == spoken
    assert language_of("") == spoken


@pytest.mark.parametrize(("asked", "spoken"), [("fr", "fr"), ("DE", "de"), ("it-CH", "it"), ("fr_FR.UTF-8", "fr")])
def test_a_wish_beats_the_locale(bare: pytest.MonkeyPatch, asked: str, spoken: str) -> None:
    bare.setenv("LANG", "en_GB.UTF-8")
    assert language_of(asked) == spoken


@pytest.mark.parametrize("asked", ["es", "english", "xx_FR", "🐖", " "])
def test_an_unknown_language_is_refused_with_those_there_are(asked: str) -> None:
    with pytest.raises(ludotheque.UnknownError) as caught:
        language_of(asked)
    assert caught.value.key == "unknown-language"
    for language in LANGUAGES:
        assert asked in caught.value.sentence(language)
        assert "fr, en, de, it" in caught.value.sentence(language)


@pytest.fixture
def words(tmp_path: Path) -> Words:
    text = """
pig = the pig
move = { $who-is ->
    [you] You move { $what }.
   *[other] { $who } moves { $what }.
}
count = { $n ->
    [one] one piece
   *[other] { $n } pieces
}
empty =
    .help = only an attribute
"""
    for language in LANGUAGES:
        (tmp_path / f"{language}.ftl").write_text(text if language != "it" else "pig = il maiale\n")
    return Words([tmp_path])


def test_the_reader_is_addressed_and_others_are_named(words: Words) -> None:
    told = line("move", who=Seat(1), what=Word("pig"))
    names = ["Anna", "Bruno"]
    assert words.tell("en", told, names, reader=1) == "You move the pig."
    assert words.tell("en", told, names, reader=0) == "Bruno moves the pig."
    assert words.tell("en", told, names) == "Bruno moves the pig."


def test_parameters_may_be_numbers_texts_and_lists_of_words(words: Words) -> None:
    assert [words.tell("en", line("count", n=n), []) for n in (1, 2)] == ["one piece", "2 pieces"]
    assert words.tell("en", line("move", who=Seat(0), what="{ $who }"), ["Anna"]) == "Anna moves { $who }."
    many = line("move", who=Seat(0), what=[Word("pig"), Word("pig")])
    assert words.tell("en", many, ["Anna"]) == "Anna moves the pig the pig."


def test_a_message_that_is_missing_or_cannot_be_filled_is_an_error(words: Words) -> None:
    with pytest.raises(KeyError, match="no message 'nothing' in en"):
        words.say("en", "nothing")
    with pytest.raises(KeyError, match="no message 'move' in it"):
        words.say("it", "move")
    with pytest.raises(KeyError, match="no text of its own"):
        words.say("en", "empty")
    with pytest.raises(KeyError, match="what"):
        words.tell("en", line("move", who=Seat(0)), ["Anna"])
    with pytest.raises(KeyError, match="no message 'cow'"):
        words.tell("en", line("move", who=Seat(0), what=Word("cow")), ["Anna"])
    assert words.has("en", "move")
    assert not words.has("it", "move")


def test_regression_a_parameter_too_long_for_fluent_is_cut(words: Words) -> None:
    told = words.tell("en", line("move", who=Seat(0), what="x" * 5000), ["Anna"])
    assert told.endswith("xxx….")


FOLDERS = [kernel_words().folders[0], ludotheque.game("galopp").folder / "words"]


@pytest.mark.parametrize("folder", FOLDERS, ids=["kernel", "galopp"])
def test_every_language_has_the_same_messages_with_the_same_parameters(folder: Path) -> None:
    def messages(language: str) -> dict[str, set[str]]:
        text = (folder / f"{language}.ftl").read_text("utf-8")
        parts = re.split(r"^(?=[a-z][\w-]* =)", text, flags=re.MULTILINE)[1:]
        return {part.partition(" =")[0]: set(re.findall(r"\$[\w-]+", part)) for part in parts}

    for one, other in itertools.pairwise(LANGUAGES):
        assert messages(one) == messages(other), f"{one} and {other} differ"
    assert len(messages("en")) > 20
