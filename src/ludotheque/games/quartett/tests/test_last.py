"""Tests that the last question is public: in every view, and in a position as it stands in a log."""

from typing import Any

import pytest

import ludotheque
from ludotheque.games.quartett.state import DECK
from ludotheque.games.quartett.tests.test_rules import QUARTETT, now, sat
from ludotheque.kernel.words import LANGUAGES

HANDS = ["r7 b7 r1", "g7 b1 g1", "y7 y1"]


def test_paragraph_3_before_the_first_question_there_is_none() -> None:
    match = QUARTETT.match(players=3, seed=1)
    assert match.state.last.tolist() == [-1, -1, -1]
    assert "last" not in match.position()


@pytest.mark.parametrize("text", ["ask 1 g7", "ask 2 g7"])
def test_paragraph_4_everyone_has_heard_who_asked_whom_for_what(text: str) -> None:
    match = sat(HANDS)
    match.play(0, text)
    for viewer in (0, 1, 2, "spectator"):
        assert match.view(viewer).last.tolist() == [0, int(text.split()[1]), DECK.texts.index("g7")]
    assert now(match, "last") == f"0 {text}" == str(match.log).splitlines()[-1]
    assert QUARTETT.match(position=match.position(), seed=1).state == match.state


def test_paragraph_4_two_questions_that_teach_nothing_are_told_apart() -> None:
    """Seat 2 has asked in vain for both cards before: only what was asked last differs."""
    known: dict[str, Any] = {"known": ["", "g7", "y7"], "asked": [{}, {"lacks": "b7 r7"}, {"lacks": "b7 r7"}]}
    states = []
    for text in ("ask 1 b7", "ask 1 r7"):
        match = sat(HANDS, turn=2, questions=9, **known)
        match.play(2, text)
        states.append(match.state.to_dict())
    assert states[0].pop("last") != states[1].pop("last")
    assert states[0] == states[1]


END = {"sets": [[1, 2, 3, 4, 7], [5, 6, 10], [8, 9]], "phase": "over", "questions": 30}
OUT = {"sets": [[2, 3, 4, 7], [5, 6, 10], [8, 9]], "questions": 30}


@pytest.mark.parametrize(
    ("hands", "more", "text"),
    [
        (HANDS, {"questions": 1}, "0 ask 1 r7"),  # given: seat 0 has it, and asks again
        (HANDS, {"questions": 1}, "1 ask 0 y1"),  # refused: it is the turn of seat 0
        (["", "", ""], END, "0 ask 2 y7"),  # the last set: the turn stays
        (["", "r1 b1", "g1 y1"], OUT | {"turn": 1}, "0 ask 2 y7"),  # the last cards of seat 0 were laid: seat 1 goes on
    ],
)
def test_a_position_may_say_the_last_question_if_it_can_have_led_there(
    hands: list[str], more: dict[str, Any], text: str
) -> None:
    match = sat(hands, **more, last=text)
    assert now(match, "last") == text
    assert QUARTETT.match(position=match.position(), seed=1).state == match.state


@pytest.mark.parametrize(
    ("key", "more"),
    [
        ("position-type", {"last": 7}),
        ("position-type", {"last": "ask 1 r7"}),
        ("position-type", {"last": "0 ask 3 r7"}),
        ("position-type", {"last": "3 ask 0 r7"}),
        ("position-type", {"last": "0 ask 1 r11"}),
        ("position-value", {"last": "0 ask 0 r7"}),  # himself
        ("position-value", {"last": "0 ask 1 k7"}),  # no black cards
        ("position-value", {"last": "0 ask 1 r7", "questions": 0}),  # nothing was asked
        ("position-value", {"last": "0 ask 1 r1"}),  # he holds no other 1
        ("position-value", {"last": "0 ask 1 r9"}),  # a set that another seat has laid
        ("position-value", {"last": "0 ask 1 r7", "turn": 1}),  # given, so the turn would be his
        ("position-value", {"last": "1 ask 0 r7"}),  # seat 0 would have given it
        ("position-value", {"last": "1 ask 0 y1", "turn": 2}),  # refused, so the turn would be the other's
    ],
)
def test_a_last_question_that_cannot_have_been_is_refused(key: str, more: dict[str, Any]) -> None:
    with pytest.raises(ludotheque.PositionError) as caught:
        sat(HANDS, **{"questions": 5, **more})
    assert caught.value.key == key
    assert len({caught.value.sentence(language) for language in LANGUAGES}) == len(LANGUAGES)


def test_the_refusal_says_which_questions_there_can_have_been() -> None:
    with pytest.raises(ludotheque.PositionError, match=r"it can be: 0 ask 1 r2, .*0 ask 1 r7, 0 ask 1 b7"):
        sat(HANDS, questions=5, last="0 ask 1 g7")
