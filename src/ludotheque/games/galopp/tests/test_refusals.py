"""Tests of refusals: each has its § and a sentence, and changes nothing."""

from typing import Any

import pytest

import ludotheque
from ludotheque.games.galopp.rules import ARRANGE, DEAL, DEAL_HIDDEN, FEED, PLAY, No
from ludotheque.games.galopp.tests.drawn import GALOPP, SEVENS, START, dealt, fed, table
from ludotheque.kernel.record import CHANCE
from ludotheque.kernel.words import LANGUAGES
from ludotheque.testing import expect_refused

# --- refusals ---

AT_THE_START = {"edition": "abacus", "players": 2}
IN_PLAY = table(START, ["rrrrrrr", "bbbbbbb"])
FEEDING = fed(["rrrrrrr", "bbbbbbb"])
FEEDING_NEXT = fed(["rrrrrrr", "bbbbbbb"], turn=1, track={"12": 1}, supply=54)
OVER = table(START, ["", ""], phase="over", turn=0, round=2)

REFUSED = [
    ("arrange-first", 1, AT_THE_START, 0, "play r"),
    ("arrange-first", 1, AT_THE_START, 0, "feed 9"),
    ("already-arranged", 1, FEEDING, 0, "arrange r b g y w"),
    ("already-arranged", 1, IN_PLAY, 0, "arrange r b g y w"),
    ("not-your-turn", 3, AT_THE_START, 1, "arrange r b g y w"),
    ("not-your-turn", 3, IN_PLAY, 1, "play b"),
    ("not-your-turn", 3, FEEDING, 1, "feed 9"),
    ("not-in-hand", 3, IN_PLAY, 0, "play b"),
    ("no-such-action", 3, IN_PLAY, 0, "deal r"),
    ("no-such-action", 3, AT_THE_START, 0, "deal ?"),
    ("match-is-over", 9, OVER, 0, "play r"),
    ("match-is-over", 9, OVER, 1, "arrange r b g y w"),
    ("feed-first", 11, FEEDING, 0, "play r"),
    ("no-feeding-now", 11, IN_PLAY, 0, "feed 9"),
    ("too-close", 11, FEEDING, 0, "feed 1"),
    ("too-close", 11, FEEDING, 0, "feed 4"),
    ("pig-there", 11, FEEDING, 0, "feed 0"),
    ("pig-there", 11, FEEDING, 0, "feed 18"),
    ("pig-there", 11, FEEDING, 0, "feed 21"),
    ("food-there", 11, FEEDING_NEXT, 1, "feed 8"),
    ("beyond-the-ring", 11, FEEDING, 0, "feed 22"),
    ("beyond-the-ring", 11, FEEDING, 0, "feed 26"),
]
DEALING = {"cards-are-being-dealt", "no-such-card-left"}
"""Met only in the middle of a deal, which a match never stops in."""


@pytest.mark.parametrize(("code", "paragraph", "position", "seat", "text"), REFUSED)
def test_what_may_not_be_done_is_refused_with_its_paragraph_and_changes_nothing(
    code: str, paragraph: int, position: dict[str, Any], seat: int, text: str
) -> None:
    expect_refused(GALOPP.match(position=position, seed=1), seat, text, code, paragraph)


def test_ring_27_refuses_by_its_own_length() -> None:
    match = GALOPP.match(position=fed(SEVENS, edition="groin"), seed=1)
    for text, code in {"feed 4": "too-close", "feed 23": "pig-there", "feed 26": "pig-there"}.items():
        with pytest.raises(ludotheque.Refused) as caught:
            match.play(0, text)
        assert caught.value.code == code
    with pytest.raises(ludotheque.NotationError):
        match.play(0, "feed 27")
    match.play(0, "feed 22")


def test_while_cards_are_dealt_everyone_waits_and_chance_deals_what_is_left() -> None:
    match = GALOPP.match(players=2, chance=ludotheque.Scripted(dealt(["rrrrrrr", "bbbbbbb"])))
    engine, late = GALOPP.engine, match.play(0, "arrange r b g y w")[-1].before
    codes = {engine.refusal(late, seat, action) for seat in range(5) for action in (PLAY, FEED + 9, ARRANGE, DEAL)}
    assert {GALOPP.code(code) for code in codes} == {"cards-are-being-dealt"}
    assert GALOPP.code(engine.refusal(late, CHANCE, DEAL)) == "no-such-card-left"
    assert GALOPP.code(engine.refusal(late, CHANCE, PLAY)) == "no-such-action"
    assert GALOPP.code(engine.refusal(late, CHANCE, DEAL_HIDDEN)) == "no-such-action"
    assert engine.refusal(late, CHANCE, DEAL + 1) == 0
    for code in DEALING:
        assert No[code.upper().replace("-", "_")] // 10 == 1
        sentences = [GALOPP.words.say(language, f"refusal-{code}") for language in LANGUAGES]
        assert len(set(sentences)) == len(LANGUAGES)


def test_every_refusal_of_the_rules_is_tested_above() -> None:
    assert {GALOPP.code(number) for number in No} == {code for code, *_ in REFUSED} | DEALING
