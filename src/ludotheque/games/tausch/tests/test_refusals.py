"""Tests of refusals: each has its § and a sentence, and changes nothing."""

from typing import Any

import pytest

from ludotheque.games.tausch.rules import CLAIM, DEAL, DEAL_HIDDEN, UNCOVER, No
from ludotheque.games.tausch.tests.table import TAUSCH, table
from ludotheque.kernel.record import CHANCE
from ludotheque.kernel.words import LANGUAGES
from ludotheque.testing import expect_refused

HAND = "r1 r2 r3 r5 b5 g5"
FIRST = table([HAND, "y1"], ["even", "odd", "colour", "nine-r", "high-r"])
SECOND = table([HAND, "y1"], ["low", "top", "run5", "run4", "full"])
THIRD = table([HAND, "y1"], ["four", "three", "twins", "pairs2", "pairs3"])
GIVEN = table([HAND, "y1"], ["colour-b"], deck="four-colours")
WON = [["even", "odd", "low", "top", "three"], []]
OVER = table([HAND, "y1"], ["four", "twins", "run4", "run5"], claimed=WON, turns=21, phase="over")
OVER["row"] = [*OVER["row"][:4], None]

REFUSED = [
    ("not-your-turn", 2, FIRST, 1, "swap 1 y1"),
    ("no-such-action", 3, FIRST, 0, "deal r1"),
    ("no-such-action", 3, FIRST, 0, "uncover low"),
    ("market-asks-otherwise", 3, FIRST, 0, "swap 1 r1 r2"),
    ("market-asks-otherwise", 3, FIRST, 0, "swap 5 r1"),
    ("not-in-hand", 3, FIRST, 0, "swap 1 y1"),
    ("not-in-hand", 3, FIRST, 0, "swap 2 r1 r1"),
    ("cannot-show", 4, FIRST, 0, "claim 4 r4 r5"),
    ("market-is-closed", 6, FIRST | {"turns": 21}, 1, "swap 2 y1 y2"),
    ("match-is-over", 7, OVER, 0, "swap 1 r1"),
    ("match-is-over", 7, OVER, 1, "swap 1 y1"),
    ("not-even", 8, FIRST, 0, "claim 1 r1 r2 r3 r5 b5"),
    ("not-even", 8, FIRST, 0, "claim 1 r2"),
    ("not-odd", 9, FIRST, 0, "claim 2 r1 r2 r3 r5 b5"),
    ("not-one-colour", 10, FIRST, 0, "claim 3 r1 r2 r3 r5 b5"),
    ("not-one-colour", 10, GIVEN, 0, "claim 1 r1 r2 r3 r4 r5"),
    ("not-nine", 11, FIRST, 0, "claim 4 r4 b5"),
    ("not-high", 12, FIRST, 0, "claim 5 r1 r2 r3 r5"),
    ("not-low", 13, SECOND, 0, "claim 1 r1 r2 r3 r5"),
    ("not-top", 14, SECOND, 0, "claim 2 r1 r2 r3 r5"),
    ("not-run5", 15, SECOND, 0, "claim 3 r1 r2 r3 r5 b5"),
    ("not-run4", 16, SECOND, 0, "claim 4 r1 r2 r3 b4"),
    ("not-full", 17, SECOND, 0, "claim 5 r1 r2 r5 b5 g5"),
    ("not-four", 18, THIRD, 0, "claim 1 r5 b5 g5"),
    ("not-three", 19, THIRD, 0, "claim 2 r1 b5 g5"),
    ("not-twins", 20, THIRD, 0, "claim 3 r5 b5"),
    ("not-pairs2", 21, THIRD, 0, "claim 4 r5 b5 g5 y5"),
    ("not-pairs3", 22, THIRD, 0, "claim 5 r1 r2 r3 r5 b5 g5"),
]
DEALING = {"cards-are-being-dealt", "none-left"}
"""Met only in the middle of a deal, which a match never stops in."""


@pytest.mark.parametrize(("code", "paragraph", "position", "seat", "text"), REFUSED)
def test_what_may_not_be_done_is_refused_with_its_paragraph_and_changes_nothing(
    code: str, paragraph: int, position: dict[str, Any], seat: int, text: str
) -> None:
    expect_refused(TAUSCH.match(position=position, seed=1), seat, text, code, paragraph)


def test_while_cards_are_dealt_everyone_waits_and_chance_gives_what_is_left() -> None:
    engine, opening = TAUSCH.engine, TAUSCH.match(players=2, seed=3).opening
    start, uncovering, late = opening[0].before, opening[12].before, opening[-1].before
    for state in (start, uncovering, late):
        for seat in range(4):
            assert {TAUSCH.code(engine.refusal(state, seat, action)) for action in (DEAL, UNCOVER, 128, CLAIM)} == {
                "cards-are-being-dealt"
            }
    assert engine.refusal(start, CHANCE, DEAL) == engine.refusal(start, CHANCE, DEAL + 39) == 0
    assert TAUSCH.code(engine.refusal(start, CHANCE, DEAL_HIDDEN)) == "no-such-action"
    assert TAUSCH.code(engine.refusal(start, CHANCE, UNCOVER)) == "no-such-action"
    assert TAUSCH.code(engine.refusal(uncovering, CHANCE, DEAL)) == "no-such-action"
    gone = [number for number in range(25) if uncovering.pile[number] == 0]
    assert {TAUSCH.code(engine.refusal(uncovering, CHANCE, UNCOVER + number)) for number in gone} == {"none-left"}
    gone = [kind for kind in range(40) if not late.stock[0] >> kind & 1]
    assert {engine.refusal(late, CHANCE, DEAL + kind) for kind in gone} <= {No.NONE_LEFT}
    for code in DEALING:
        assert len({TAUSCH.words.say(language, f"refusal-{code}") for language in LANGUAGES}) == len(LANGUAGES)


def test_every_refusal_of_the_rules_is_tested_above() -> None:
    assert {TAUSCH.code(number) for number in No} == {code for code, *_ in REFUSED} | DEALING
