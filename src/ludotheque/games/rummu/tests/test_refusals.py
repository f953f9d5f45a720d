"""Tests of refusals: each has its § and a sentence, and changes nothing."""

from typing import Any

import pytest

from ludotheque.games.rummu.rules import No
from ludotheque.games.rummu.state import ADD, BACK, DEAL, DISCARD, DRAW, FREE, LAY, TAKE, with_card
from ludotheque.games.rummu.tests.drawn import RUMMU, drawn, table
from ludotheque.kernel.record import CHANCE
from ludotheque.kernel.words import LANGUAGES
from ludotheque.testing import expect_refused

HANDS = ["r2 r3 r4 b7 g7 y7 r7 k0", "k1", "k2"]
DRAWING = table(HANDS, [(0, "b3 b4 b5 b6")], discards="g9", phase="draw")
TAKING = table(HANDS, [(0, "b3 b4 b5 b6")], discards="", phase="take")
PLAYING = table(HANDS, [(0, "b3 b4 b5 b6"), (1, "g3 y4 g5"), (2, "r1 b1 g1")])
CLOSED = table(HANDS, [(1, "g3 y4 g5")])
BACKING = table(["", "k1", "k2"], [(0, "b3 b4 b5 b6"), (1, "g3 g4 g5 g6")], phase="back")
JOKERS = table(["y8 r9 r4 k7 k7 k0", "k1", "k2"], [(0, "g1 g2 g3"), (1, "r5 y6 r7")])
AFTER = table(["b3", "k1", "k2"], [(0, "b4 b5 b6"), (1, "g3 g4 g5 g6")], phase="discard")
OVER = table(["", "k1", "k2"], [(0, "b3 b4 b5 b6")], phase="over", deal=39, turns=1, turn=0)

REFUSED: list[tuple[str, int, dict[str, Any], int, str]] = [
    *(("draw-first", 3, DRAWING, 0, text) for text in ("lay r2 r3 r4", "add b7 1", "free b4 1", "discard k0")),
    *(("already-drawn", 3, PLAYING, 0, text) for text in ("draw", "take")),
    ("already-drawn", 3, TAKING, 0, "draw"),
    ("pile-is-empty", 3, TAKING, 0, "take"),
    ("no-such-action", 4, PLAYING, 0, "deal r5"),
    ("no-such-action", 4, PLAYING, 0, "deal ?"),
    ("not-in-hand", 4, PLAYING, 0, "lay r4 r5 r6"),
    ("not-in-hand", 4, PLAYING, 0, "add b2 1"),
    ("not-in-hand", 4, PLAYING, 0, "free g4 2"),
    ("not-in-hand", 4, PLAYING, 0, "discard y9"),
    ("not-your-turn", 5, PLAYING, 1, "draw"),
    ("not-your-turn", 5, DRAWING, 2, "discard k2"),
    ("too-few-cards", 6, PLAYING, 0, "lay r2"),
    ("too-few-cards", 6, PLAYING, 0, "lay r2 r3"),
    ("no-combination", 6, PLAYING, 0, "lay r2 r3 r7"),
    ("same-card-twice", 6, PLAYING, 0, "lay r7 r7 b7"),
    ("too-many-yellows", 7, PLAYING, 0, "lay y6 y7 r8"),
    ("opening-too-short", 8, CLOSED, 0, "lay r2 r3 r4"),
    ("open-first", 8, CLOSED, 0, "add b7 1"),
    ("open-first", 8, CLOSED, 0, "free g4 1"),
    ("does-not-fit", 10, PLAYING, 0, "add r2 1"),
    ("does-not-fit", 10, PLAYING, 0, "add k0 3"),
    *(("does-not-fit", 10, JOKERS, 0, text) for text in ("add y8 2", "add r9 2", "add r4 r9 2", "add r4 y8 1")),
    ("not-in-hand", 4, JOKERS, 0, "add r8 r9 2"),
    ("same-card-twice", 6, JOKERS, 0, "add k7 k7 2"),
    ("draw-first", 3, DRAWING, 0, "add b7 y7 1"),
    ("open-first", 8, CLOSED, 0, "add b7 y7 1"),
    ("no-such-combination", 10, JOKERS, 0, "add y8 r9 3"),
    ("one-at-a-time", 10, JOKERS | {"rules": 1}, 0, "add y8 r9 2"),
    ("no-such-combination", 10, PLAYING, 0, "add b7 4"),
    ("no-such-combination", 10, PLAYING, 0, "free b7 99999"),
    ("no-such-combination", 10, BACKING, 0, "back b3 9"),
    ("nothing-to-free", 11, PLAYING, 0, "free r4 2"),
    ("nothing-to-free", 11, PLAYING, 0, "free b7 1"),
    ("nothing-to-free", 11, PLAYING, 0, "free y7 2"),
    *(
        ("take-back-first", 14, BACKING, 0, text)
        for text in ("draw", "take", "lay r2 r3 r4", "add b7 1", "free b7 1", "discard b3")
    ),
    *(("hand-not-empty", 14, position, 0, "back b3 1") for position in (DRAWING, TAKING, PLAYING)),
    ("not-yours", 14, BACKING, 0, "back g3 2"),
    ("not-in-combination", 14, BACKING, 0, "back b7 1"),
    ("would-break", 14, BACKING, 0, "back b4 1"),
    *(
        ("only-discard", 14, AFTER, 0, text)
        for text in ("draw", "take", "lay b3 b4 b5", "add b3 1", "free b3 1", "back b4 1")
    ),
    ("match-is-over", 19, OVER, 0, "draw"),
    ("match-is-over", 19, OVER, 1, "discard k1"),
]
DEALING = {"cards-are-being-dealt", "no-such-card-left"}
"""Met only in the middle of a deal, which a match never stops in."""


@pytest.mark.parametrize(("code", "paragraph", "position", "seat", "text"), REFUSED)
def test_what_may_not_be_done_is_refused_with_its_paragraph_and_changes_nothing(
    code: str, paragraph: int, position: dict[str, Any], seat: int, text: str
) -> None:
    expect_refused(RUMMU.match(position=position, seed=1), seat, text, code, paragraph)


def test_while_cards_are_dealt_everyone_waits_and_chance_deals_what_is_left() -> None:
    match = RUMMU.match(players=3, seed=1)
    engine, late = RUMMU.engine, match.opening[-1].before
    tried = [DRAW, TAKE, LAY | 7 << 3, *(with_card(kind, 1, 1) for kind in (ADD, FREE, BACK, DISCARD, DEAL))]
    codes = {engine.refusal(late, seat, action) for seat in range(6) for action in tried}
    assert {RUMMU.code(code) for code in codes} == {"cards-are-being-dealt"}
    for card in range(50):
        held = sum(hand >> card & 1 for hand in late.to_dict()["hand"])
        left = late.to_dict()["stock"] >> card & 1
        code = engine.refusal(late, CHANCE, with_card(DEAL, card, 1))
        assert (code == 0) == (left == 1)
        assert held or left
        if code:
            assert RUMMU.code(code) == "no-such-card-left"
    assert RUMMU.code(engine.refusal(late, CHANCE, DRAW)) == "no-such-action"
    assert RUMMU.code(engine.refusal(late, CHANCE, with_card(DEAL, 50, 1))) == "no-such-action"
    for code_name in DEALING:
        assert No[code_name.upper().replace("-", "_")] // 10 == 2
        sentences = [RUMMU.words.say(language, f"refusal-{code_name}") for language in LANGUAGES]
        assert len(set(sentences)) == len(LANGUAGES)


def test_every_refusal_of_the_rules_is_tested_above() -> None:
    assert {RUMMU.code(number) for number in No} == {code for code, *_ in REFUSED} | DEALING


@pytest.mark.parametrize(("cards", "fits"), [("y7", True), ("k7", True), ("r7", False)])
def test_what_is_refused_at_one_combination_may_fit_another(cards: str, fits: bool) -> None:
    match = drawn([f"{cards} k0", "k1", "k2"], [(0, "r7 b7 g7")])
    assert (f"add {cards} 1" in match.legal(0)) is fits
