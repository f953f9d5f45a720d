"""Tests of refusals: each has its § and a sentence, and changes nothing."""

from typing import Any

import pytest

from ludotheque.games.rudi.rules import GIVE, PLAY, PLAY_HIDDEN, TOP, No
from ludotheque.games.rudi.tests.table import RUDI, TEN, due, last, show, table
from ludotheque.kernel.record import CHANCE
from ludotheque.kernel.words import LANGUAGES
from ludotheque.testing import expect_refused

TEN_BUT = {shown: [card for card in TEN if card != shown] for shown in TEN}
CHOOSING = table([6, 0, 0], chosen=[None, 7, None], hands=[TEN, TEN_BUT[7], TEN])
LAST_CARDS = table([6, 0, 0], **last([3, 7, 9]))
EXCHANGING = due([6, 6, 0], [0, 1], played=[[3], [3], [1]], hands=[TEN_BUT[3], TEN_BUT[3], TEN_BUT[1]])
WON = {"played": [[3], [1], [1]], "hands": [TEN_BUT[3], TEN_BUT[1], TEN_BUT[1]]}
OVER = table([25, 0, 0], phase="over", wins=[1, 0, 0], **WON)

REFUSED = [
    ("not-in-hand", 3, LAST_CARDS, 0, "play 4"),
    ("already-chosen", 3, CHOOSING, 1, "play 7"),
    ("already-chosen", 3, CHOOSING, 1, "play 8"),
    ("no-such-action", 3, CHOOSING, 0, "top 4"),
    ("no-such-action", 3, CHOOSING, 0, "play ?"),
    ("no-such-action", 3, EXCHANGING, 0, "play ?"),
    ("exchange-first", 9, EXCHANGING, 0, "play 4"),
    ("no-exchange-due", 9, CHOOSING, 0, "give 3"),
    ("no-exchange-due", 9, CHOOSING, 1, "give 3"),
    ("give-from-hand", 9, EXCHANGING, 0, "give 3"),
    ("others-exchange", 10, EXCHANGING, 1, "give 4"),
    ("others-exchange", 10, EXCHANGING, 1, "play 4"),
    ("others-exchange", 10, EXCHANGING, 2, "play 4"),
    ("match-is-over", 12, OVER, 0, "play 4"),
    ("match-is-over", 12, OVER, 1, "give 4"),
]
UNCOVERING = {"card-is-being-uncovered", "no-such-card-left"}
"""Met only while a card is uncovered, where a match never stops."""


@pytest.mark.parametrize(("code", "paragraph", "position", "seat", "text"), REFUSED)
def test_what_may_not_be_done_is_refused_with_its_paragraph_and_changes_nothing(
    code: str, paragraph: int, position: dict[str, Any], seat: int, text: str
) -> None:
    expect_refused(RUDI.match(position=position, seed=1), seat, text, code, paragraph)


def test_while_a_card_is_uncovered_everyone_waits_and_chance_takes_one_that_is_left() -> None:
    """§1"""
    engine, late = RUDI.engine, RUDI.match(position=due([6, 0, 0], [0]), seed=1).play(0, "give 1")[0].after
    codes = {engine.refusal(late, seat, action) for seat in range(5) for action in (PLAY + 3, GIVE + 3, TOP + 3, 0)}
    assert {RUDI.code(code) for code in codes} == {"card-is-being-uncovered"}
    assert RUDI.code(engine.refusal(late, CHANCE, TOP + 4)) == "no-such-card-left"
    assert engine.refusal(late, CHANCE, TOP + 5) == 0
    for action in (PLAY + 3, PLAY_HIDDEN, GIVE + 3, TOP, TOP + 11):
        assert RUDI.code(engine.refusal(late, CHANCE, action)) == "no-such-action"
    for code in UNCOVERING:
        assert No[code.upper().replace("-", "_")] // 10 == 1
        assert len({RUDI.words.say(language, f"refusal-{code}") for language in LANGUAGES}) == len(LANGUAGES)


def test_between_two_races_everyone_waits_too() -> None:
    """§13"""
    match = RUDI.match(position=table([23, 0, 0], races=3), seed=1)
    between = show(match, 9, 1, 1)[0].after
    assert RUDI.code(RUDI.engine.refusal(between, 0, PLAY + 3)) == "card-is-being-uncovered"
    assert [RUDI.engine.refusal(between, CHANCE, TOP + value) for value in range(1, 11)] == [0] * 10


def test_seats_that_do_not_exist_can_do_nothing() -> None:
    for position in (CHOOSING, EXCHANGING):
        state = RUDI.match(position=position, seed=1).state
        for seat in (-1, 3, 4, CHANCE, 1 << 40):
            assert RUDI.engine.legal(state, seat) == []
            assert RUDI.code(RUDI.engine.refusal(state, seat, PLAY + 3)) == "no-such-action"


def test_every_refusal_of_the_rules_is_tested_above() -> None:
    assert {RUDI.code(number) for number in No} == {code for code, *_ in REFUSED} | UNCOVERING
