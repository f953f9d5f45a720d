"""Tests of refusals: each has its § and a sentence, and changes nothing."""

from typing import Any

import pytest

import ludotheque
from ludotheque.games.quartett.rules import ASK, DEAL, DEAL_HIDDEN, No
from ludotheque.kernel.record import CHANCE
from ludotheque.kernel.words import LANGUAGES
from ludotheque.testing import expect_refused

QUARTETT = ludotheque.game("quartett")
TABLE: dict[str, Any] = {
    "players": 3,
    "sets": [[2, 3, 4], [5, 6, 10], [8, 9]],
    "hands": ["r7 b7", "g7 r1 b1", "y7 g1 y1"],
}
ONE_OUT = TABLE | {"hands": ["r7 b7 r1", "g7 y7 b1 g1 y1", ""]}
OVER = TABLE | {"questions": 500, "phase": "over"}

REFUSED = [
    ("no-black-cards", 1, TABLE, 0, "ask 1 k7"),
    ("not-your-turn", 3, TABLE, 1, "ask 0 r7"),
    ("not-your-turn", 3, ONE_OUT, 2, "ask 0 r7"),
    ("no-such-action", 3, TABLE, 0, "deal r7"),
    ("no-such-action", 3, TABLE, 0, "deal ?"),
    ("no-such-player", 3, TABLE, 0, "ask 3 g7"),
    ("ask-someone-else", 3, TABLE, 0, "ask 0 g7"),
    ("you-hold-it", 3, TABLE, 0, "ask 1 r7"),
    ("none-of-that-value", 3, TABLE, 0, "ask 1 r1"),
    ("has-no-cards", 3, ONE_OUT, 0, "ask 2 g7"),
    ("set-is-laid", 5, TABLE, 0, "ask 1 r9"),
    ("set-is-laid", 5, TABLE, 0, "ask 1 b2"),
    ("match-is-over", 6, OVER, 0, "ask 1 g7"),
    ("match-is-over", 6, OVER, 2, "deal ?"),
]
DEALING = {"cards-are-being-dealt", "card-is-dealt"}
"""Met only in the middle of a deal, which a match never stops in."""


@pytest.mark.parametrize(("code", "paragraph", "position", "seat", "text"), REFUSED)
def test_what_may_not_be_done_is_refused_with_its_paragraph_and_changes_nothing(
    code: str, paragraph: int, position: dict[str, Any], seat: int, text: str
) -> None:
    expect_refused(QUARTETT.match(position=position, seed=1), seat, text, code, paragraph)


def test_in_quintett_black_cards_may_be_asked_for() -> None:
    hands = ["r7 b7 k7", "g7 r1 b1", "y7 g1 y1 k1"]
    match = QUARTETT.match(position=TABLE | {"set": 5, "hands": hands})
    with pytest.raises(ludotheque.Refused) as caught:
        match.play(0, "ask 1 k7")
    assert caught.value.code == "you-hold-it"
    match = QUARTETT.match(position=TABLE | {"set": 5, "turn": 1, "hands": hands})
    match.play(1, "ask 0 k7")
    assert match.position()["hands"][1] == "r1 b1 g7 k7"


def test_while_cards_are_dealt_everyone_waits_and_chance_deals_what_is_left() -> None:
    late = QUARTETT.match(players=3, seed=1).opening[-1].before
    engine = QUARTETT.engine
    codes = {engine.refusal(late, seat, action) for seat in range(4) for action in (ASK, DEAL, DEAL_HIDDEN)}
    assert {QUARTETT.code(code) for code in codes} == {"cards-are-being-dealt"}
    (last,) = engine.legal(late, CHANCE)
    other = DEAL if last != DEAL else DEAL + 1
    assert engine.refusal(late, CHANCE, last) == 0
    assert QUARTETT.code(engine.refusal(late, CHANCE, other)) == "card-is-dealt"
    assert QUARTETT.code(engine.refusal(late, CHANCE, DEAL + 4)) == "card-is-dealt"  # black, in Quartett
    assert QUARTETT.code(engine.refusal(late, CHANCE, ASK)) == "no-such-action"
    assert QUARTETT.code(engine.refusal(late, CHANCE, DEAL_HIDDEN)) == "no-such-action"
    for code in DEALING:
        assert No[code.upper().replace("-", "_")] // 10 == 2
        sentences = [QUARTETT.words.say(language, f"refusal-{code}") for language in LANGUAGES]
        assert len(set(sentences)) == len(LANGUAGES)


def test_every_refusal_of_the_rules_is_tested_above() -> None:
    assert {QUARTETT.code(number) for number in No} == {code for code, *_ in REFUSED} | DEALING
