"""Tests of the notation of Quartett, beside what texts.toml has."""

import json
from typing import Any

import pytest

import ludotheque
from ludotheque.games.quartett import notation
from ludotheque.games.quartett.rules import ASK, DEAL, DEAL_HIDDEN
from ludotheque.games.quartett.state import CARDS, SEATS, State
from ludotheque.kernel.match import Match
from ludotheque.kernel.words import LANGUAGES

QUARTETT = ludotheque.game("quartett")
NAMES = ["Anna", "Bruno", "Carla"]

SHEET: dict[str, Any] = json.loads(
    """
{"players": 3, "set": 4, "turn": 2, "phase": "ask", "questions": 20, "sets": [[6], [], []],
 "hands": ["r1 r2 r3 r9 b2 b9 b10 g3 g9 y7 y10", "r4 r7 r10 b1 b5 b7 g2 g4 g5 g8 g10 y2 y4 y5 y8",
           "r5 r8 b3 b4 b8 g1 g7 y1 y3 y9"]}
"""
)
"""The example position of the rule sheet."""

TOLD = SHEET | {
    "known": ["r9", "", "y1 y3"],
    "asked": [{"values": [2], "lacks": "b1"}, {"lacks": "b3"}, {"values": [3], "lacks": "b10", "elsewhere": [9]}],
}

ACTIONS = [ASK * seat + card for seat in range(SEATS) for card in range(CARDS)] + [*range(DEAL_HIDDEN, DEAL + CARDS)]


# --- actions ---


def test_every_action_reads_as_it_is_written() -> None:
    state = State()
    texts = [QUARTETT.notation.write(state, action) for action in ACTIONS]
    assert len(set(texts)) == len(texts)
    assert [QUARTETT.notation.read(state, text) for text in texts] == ACTIONS
    assert QUARTETT.notation.read(state, "ask 2 r7") == 2 * ASK + 30


# --- positions ---


def test_missing_keys_take_the_value_they_have_at_the_start_of_a_match() -> None:
    assert QUARTETT.match(position={"players": 3}, seed=1).state == QUARTETT.match(players=3, seed=1).state
    assert QUARTETT.match(position={"set": 5}, seed=1).state == QUARTETT.match(options={"set": 5}, seed=1).state
    for key in ("set", "phase"):
        shorter = {name: value for name, value in SHEET.items() if name != key}
        assert QUARTETT.match(position=shorter).state == QUARTETT.match(position=SHEET).state
    fresh = QUARTETT.match(players=3, seed=4).position()
    assert QUARTETT.match(position={"players": 3, "hands": fresh["hands"]}).position() == fresh


LATE: dict[str, Any] = {
    "players": 3,
    "sets": [[2, 3, 4], [5, 6, 10], [8, 9]],
    "hands": ["r7 b7 r1", "g7 y7 b1 g1 y1", ""],
}


# --- sentences ---


def told(match: Match, text: str, language: str = "en", reader: int | None = None) -> list[str]:
    (seat,) = match.to_act()
    step = match.play(seat, text)[0]
    lines = match.narrate("spectator" if reader is None else reader, step)
    return [QUARTETT.words.tell(language, line, NAMES, reader) for line in lines]


@pytest.mark.parametrize(
    ("language", "reader", "sentences"),
    [
        ("en", None, ["Anna asks Bruno for the green ▲7.", "Bruno has it and hands it over.", "Anna may ask again."]),
        ("en", 0, ["You ask Bruno for the green ▲7.", "Bruno has it and gives it to you.", "You may ask again."]),
        ("en", 1, ["Anna asks you for the green ▲7.", "You have it and hand it over.", "Anna may ask again."]),
        (
            "fr",
            0,
            ["Vous demandez à Bruno le 7 vert ▲.", "Bruno l’a et vous le donne.", "Vous pouvez demander encore."],
        ),
        ("fr", 2, ["Anna demande à Bruno le 7 vert ▲.", "Bruno l’a et le donne.", "Anna peut demander encore."]),
        (
            "de",
            1,
            ["Anna möchte von dir die grüne ▲7.", "Du hast sie und gibst sie her.", "Anna darf noch einmal fragen."],
        ),
        ("it", 0, ["Chiedi a Bruno il 7 verde ▲.", "Bruno ce l’ha e te lo dà.", "Puoi chiedere ancora."]),
    ],
)
def test_a_gift_is_told_so_that_everyone_knows_who_asked_whom_for_what(
    language: str, reader: int | None, sentences: list[str]
) -> None:
    assert told(QUARTETT.match(position=LATE), "ask 1 g7", language, reader) == sentences


def test_a_no_a_set_an_empty_hand_and_the_end_are_told() -> None:
    match = QUARTETT.match(position=LATE | {"hands": ["r7 b7 g7", "y7 y1", "r1 b1 g1"], "turn": 1})
    assert told(match, "ask 2 r7") == [
        "Bruno asks Carla for the red ●7.",
        "Carla does not have it.",
        "It is Carla’s turn.",
    ]
    assert told(match, "ask 1 y1", reader=2)[2:] == [
        "You lay down all 4 cards of value 1: a quartet!",
        "You have no cards left.",
        "It is Anna’s turn.",
    ]
    assert told(match, "ask 1 y7")[2:] == [
        "Anna lays down all 4 cards of value 7: a quartet.",
        "Anna has no cards left.",
        "Bruno has no cards left.",
        "All sets are on the table.",
    ]
    last = QUARTETT.match(position=LATE | {"questions": 499})
    assert told(last, "ask 1 g7")[2:] == ["500 questions have been asked: the match ends here."]


def test_the_table_is_told_with_all_that_is_known() -> None:
    match = QUARTETT.match(position=TOLD)
    table = [QUARTETT.words.tell("en", line, NAMES, 0) for line in match.describe(0)]
    assert table == [
        "Questions asked: 20 of 500 at most",
        "You (seat 0): 11 cards, sets laid: 6",
        "Everyone knows that you hold: ●9",
        "Everyone knows that you also hold some card of these values: 2",
        "Everyone knows that you do not hold: ■1",
        "Bruno (seat 1): 15 cards, no set yet",
        "Bruno does not hold: ■3",
        "Carla (seat 2): 10 cards, no set yet",
        "Carla certainly holds: ★1 ★3",
        "Carla has asked, so also holds some card of these values: 3",
        "Carla does not hold: ■10",
        "Your hand: ●1 ●2 ■2 ●3 ▲3 ★7 ●9 ■9 ▲9 ■10 ★10",
        "Letters for typing: r ●, b ■, g ▲, y ★",
    ]


def test_who_asked_by_the_only_card_he_can_have_certainly_holds_it() -> None:
    """§3 Carla holds a seven, and it is none of three: it is the fourth."""
    hands = ["r7 b7 r1", "g7 b1 g1", "y7 y1"]
    match = QUARTETT.match(position=LATE | {"hands": hands, "asked": [{}, {}, {"values": [7], "lacks": "r7 b7 g7"}]})
    table = [QUARTETT.words.tell("en", line, NAMES) for line in match.describe("spectator")]
    assert "Carla certainly holds: ★7" in table
    assert not any("has asked" in row for row in table)


def test_a_question_in_a_menu_says_whom_and_what() -> None:
    match = QUARTETT.match(position=LATE)
    action = QUARTETT.notation.read(match.state, "ask 1 g7")
    label = notation.label(match.view(0), 0, action)  # type: ignore[arg-type]
    said = {language: QUARTETT.words.tell(language, label, NAMES, 0) for language in LANGUAGES}
    assert said == {
        "fr": "demander à Bruno le 7 vert ▲",
        "en": "ask Bruno for the green ▲7",
        "de": "Bruno um die grüne ▲7 bitten",
        "it": "chiedere a Bruno il 7 verde ▲",
    }
