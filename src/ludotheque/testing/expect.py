"""Checks of refusals and misreadings, shared by the tests of every game.

Each takes what is to go wrong and asserts the whole of it: the right error, a sentence in each language that names what
is at fault, and a match that has not changed. The last three are for property tests, which try anything at all.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from ludotheque.kernel.errors import LudothequeError, NotationError, PositionError, Refused
from ludotheque.kernel.words import LANGUAGES, is_marked

if TYPE_CHECKING:
    from hypothesis.strategies import SearchStrategy

    from ludotheque.kernel.game import Game
    from ludotheque.kernel.match import Match
    from ludotheque.kernel.record import Record

QUOTED = 300
"""So many characters of what was asked stand in a sentence for sure."""

Error = TypeVar("Error", bound=LudothequeError)


def examples(count: int) -> int:
    """How much a property test tries: so many examples, $LUDOTHEQUE_EXAMPLES times as many in make soak."""
    return count * int(os.environ.get("LUDOTHEQUE_EXAMPLES", "1"))


def raised_by(kind: type[Error], call: Any, *arguments: Any, **named: Any) -> Error:
    """The error that a call must raise."""
    try:
        call(*arguments, **named)
    except kind as error:
        return error
    raise AssertionError(f"no {kind.__name__}: {arguments} {named}")


def sentences_of(error: LudothequeError) -> list[str]:
    """What is wrong, in every language: said, and in each otherwise. Of a draft, in those that it has."""
    sentences = [error.sentence(language) for language in LANGUAGES]
    assert all(sentences)
    draft = error.words is not None and error.words.draft
    own = [sentence for sentence in sentences if not draft or not is_marked(sentence)]
    assert len(set(own)) == len(own), f"untranslated: {own}"
    return sentences


def expect_refused(match: Match, seat: int, text: str, code: str, paragraph: int) -> Refused:
    """An action that may not be done now: not listed, refused with its code and §, and nothing has changed. The
    text stands as it is written by the game, with its cards in order."""
    before = bytes(match.state), str(match.log), match.position()
    assert text not in match.legal(seat)
    refused = raised_by(Refused, match.play, seat, text)
    assert (refused.code, refused.paragraph, refused.seat, refused.action) == (code, paragraph, seat, text)
    sentences_of(refused)
    assert text in str(refused)
    assert f"(§{paragraph})" in str(refused)
    assert (bytes(match.state), str(match.log), match.position()) == before
    return refused


def expect_misread(match: Match, seat: int, text: str, key: str, quoted: str | None = None) -> NotationError:
    """A text that is no action: the message of this key, which quotes it (or the part of it that is at fault)."""
    before = bytes(match.state), str(match.log)
    error = raised_by(NotationError, match.play, seat, text)
    assert error.key == key
    quoted = text if quoted is None else quoted
    assert all(quoted[:QUOTED] in sentence for sentence in sentences_of(error))
    assert (bytes(match.state), str(match.log)) == before
    return error


def expect_impossible(game: Game, position: Mapping[str, Any], key: str) -> PositionError:
    """A position that cannot be: the message of this key, which tells all its parameters."""
    error = raised_by(PositionError, game.match, position=position)
    assert error.key == key
    sentences = sentences_of(error)
    for name, value in error.parameters.items():
        if (name, value) != ("nearest", "none"):
            assert all(str(value)[:QUOTED] in sentence for sentence in sentences), f"{name} is not told"
    return error


def messages_about_texts(game: Game) -> set[str]:
    """The keys of the game's own messages about notation and positions, each of which a test should reach."""
    words = (game.folder / "words" / f"{game.language}.ftl").read_text("utf-8")
    return set(re.findall(r"^((?:position|notation)-[\w-]+) =", words, re.MULTILINE))


def any_json(likely: Sequence[Any]) -> SearchStrategy[Any]:
    """Any JSON there is, with likely values in it: what a stranger may send for a position."""
    from hypothesis import strategies as st

    return st.recursive(
        st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=8), st.sampled_from(likely)),
        lambda inner: st.one_of(st.lists(inner, max_size=5), st.dictionaries(st.text(max_size=3), inner, max_size=5)),
        max_leaves=12,
    )


def read_or_misread(game: Game, state: Record, text: str) -> int | None:
    """Any text is an action that is written so as to be read again, or there is a NotationError: then None."""
    notation = game.notation
    try:
        action: int = notation.read(state, text)
    except NotationError:
        return None
    assert 0 <= action < 1 << 63
    assert notation.read(state, notation.write(state, action)) == action
    assert game.engine.refusal(state, 0, action) >= 0
    return action


def taken_or_refused(game: Game, position: Mapping[str, Any]) -> None:
    """Any object is a position that reads back to the same bytes, or is refused in a sentence."""
    try:
        match = game.match(position=position, seed=1)
    except LudothequeError as error:
        sentence = str(error)
    else:
        sentence = "none"
        assert game.match(position=match.position(), seed=1).state == match.state
    assert sentence


def position_or_error(game: Game, value: Any) -> None:
    """Any value at all is a position, or there is a PositionError with a sentence in each language."""
    try:
        game.from_position(value)
    except PositionError as error:
        sentences = [error.sentence(language) for language in LANGUAGES]
    else:
        sentences = []
    assert all(sentences)
