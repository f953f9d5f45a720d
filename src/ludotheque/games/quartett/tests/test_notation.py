"""Tests of the notation of Quartett, and of the sentences for what cannot be read."""

import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ludotheque
from ludotheque.games.quartett import notation
from ludotheque.games.quartett.rules import ASK, DEAL, DEAL_HIDDEN
from ludotheque.games.quartett.state import CARDS, DECK, SEATS, State
from ludotheque.kernel.match import Match
from ludotheque.kernel.words import LANGUAGES
from ludotheque.testing import (
    any_json,
    examples,
    expect_impossible,
    expect_misread,
    messages_about_texts,
    named,
    position_or_error,
    read_or_misread,
    taken_or_refused,
)

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


@pytest.fixture(scope="module")
def match() -> Match:
    """A match that only ever refuses."""
    return QUARTETT.match(position=SHEET, seed=1)


# --- actions ---


def test_every_action_reads_as_it_is_written() -> None:
    state = State()
    texts = [QUARTETT.notation.write(state, action) for action in ACTIONS]
    assert len(set(texts)) == len(texts)
    assert [QUARTETT.notation.read(state, text) for text in texts] == ACTIONS
    assert QUARTETT.notation.read(state, "ask 2 r7") == 2 * ASK + 30


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("ASK 2 R7", "ask 2 r7"), ("  ask \t 2  r7 ", "ask 2 r7"), ("Ask 0 k10\n", "ask 0 k10"), ("ask 1 B3", "ask 1 b3")],
)
def test_case_and_spacing_do_not_matter(typed: str, meant: str) -> None:
    assert QUARTETT.notation.write(State(), QUARTETT.notation.read(State(), typed)) == meant


HOSTILE = {
    "unknown-action": ["", " ", "\0", "r7", "2 r7", "give 2 r7", "ask2 r7", "🐖", "ａsk 2 r7", "-1", "x" * 100_000],
    "notation-form": [
        *("ask", "ask 2", "ask r7", "ask r7 2", "ask 2 r7 b7", "ask 4 r7", "ask 10 r7", "ask -1 r7", "ask ２ r7"),
        *("ask two r7", "ask 2 r 7", "ask ² r7", "ask " + "2" * 5000 + " r7"),
        *("deal", "deal r7 b7", "deal ? ?", "ask 2 7r", "ask 2 10k", "deal 7r", "ask 2 r0", "ask 2 r11", "ask 2 w7"),
        *("ask 2 r07", "ask 2 ●7", "ask 2 r", "ask 2 ?", "deal w1"),
    ],
}


@pytest.mark.parametrize(("key", "text"), named(HOSTILE))
def test_what_cannot_be_read_is_quoted_and_changes_nothing(match: Match, key: str, text: str) -> None:
    expect_misread(match, 2, text, key)


def test_slips_of_the_pen_are_guessed(match: Match) -> None:
    for text, meant in {
        "aks 2 r7": "ask",
        "asks 2 r7": "ask",
        "ask 1 7r": "“ask 1 r7”",
        "ask 1 10b": "“ask 1 b10”",
    }.items():
        with pytest.raises(ludotheque.NotationError, match=f"Did you mean {meant}"):
            match.play(2, text)


@settings(max_examples=examples(120), deadline=None)
@given(st.one_of(st.text(), st.from_regex(r"(ask|deal)\s*[\w\s.+?-]*", fullmatch=True)))
def test_reading_any_text_gives_an_action_that_can_be_written_or_a_notation_error(text: str) -> None:
    action = read_or_misread(QUARTETT, State(), text)
    assert action is None or action in ACTIONS


# --- positions ---


def test_the_sheets_example_position_reads_back() -> None:
    position = QUARTETT.match(position=SHEET, seed=1).position()
    assert position == SHEET
    assert list(position) == list(SHEET)


def test_memory_reads_back_and_only_what_says_something_is_kept() -> None:
    assert QUARTETT.match(position=TOLD).position() == TOLD
    empty = {"known": ["", "", ""], "asked": [{}, {"lacks": ""}, {"values": []}]}
    assert QUARTETT.match(position=SHEET | empty).position() == SHEET
    # Everyone knows where r9 is: that another seat lacks it says nothing more. No nine but r9 is placed, and seat 0
    # has it: that it does not hold all the others is plain.
    told = TOLD["asked"]
    more = [told[0] | {"elsewhere": [9]}, {"lacks": "b3 r9"}, told[2]]
    assert QUARTETT.match(position=TOLD | {"asked": more}).position() == TOLD


def test_cards_and_sets_of_a_position_may_stand_in_any_order() -> None:
    shuffled = SHEET | {"hands": [" ".join(reversed(hand.split())) for hand in SHEET["hands"]]}
    assert QUARTETT.match(position=shuffled).position() == SHEET
    late = {"players": 3, "sets": [[9, 2, 10], [5, 4, 3], [8, 7, 6]], "hands": ["r1", "b1 g1", "y1"]}
    assert QUARTETT.match(position=late).position()["sets"] == [[2, 9, 10], [3, 4, 5], [6, 7, 8]]


def test_missing_keys_take_the_value_they_have_at_the_start_of_a_match() -> None:
    assert QUARTETT.match(position={"players": 3}, seed=1).state == QUARTETT.match(players=3, seed=1).state
    assert QUARTETT.match(position={"set": 5}, seed=1).state == QUARTETT.match(options={"set": 5}, seed=1).state
    for key in ("set", "phase"):
        shorter = {name: value for name, value in SHEET.items() if name != key}
        assert QUARTETT.match(position=shorter).state == QUARTETT.match(position=SHEET).state
    fresh = QUARTETT.match(players=3, seed=4).position()
    assert QUARTETT.match(position={"players": 3, "hands": fresh["hands"]}).position() == fresh


@pytest.mark.parametrize(("players", "size"), [(3, 4), (4, 5)])
def test_every_position_of_a_match_reads_back_to_the_same_bytes(players: int, size: int) -> None:
    match, dice = QUARTETT.match(players=players, options={"set": size}, seed=6), random.Random(6)
    keys = set()
    while not match.over:
        position = json.loads(json.dumps(match.position()))
        keys |= {key for told in position.get("asked", []) for key in told}
        assert QUARTETT.match(position=position).state == match.state
        (seat,) = match.to_act()
        match.play(seat, dice.choice(match.legal(seat)))
    assert QUARTETT.match(position=match.position()).state == match.state
    assert keys == {"values", "lacks", "elsewhere"}


LATE: dict[str, Any] = {
    "players": 3,
    "sets": [[2, 3, 4], [5, 6, 10], [8, 9]],
    "hands": ["r7 b7 r1", "g7 y7 b1 g1 y1", ""],
}


def hands_with(old: str, new: str) -> dict[str, Any]:
    """The sheet's hands with a card exchanged."""
    return {"hands": [" ".join(new if card == old else card for card in hand.split()) for hand in SHEET["hands"]]}


IMPOSSIBLE: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("position-unknown-key", SHEET, {"hand": []}),
    ("position-unknown-key", TOLD, {"asked": [{"value": [2]}, {}, {}]}),
    ("position-number", SHEET, {"turn": 3}),
    ("position-number", SHEET, {"turn": -1}),
    ("position-number", SHEET, {"turn": True}),
    ("position-number", SHEET, {"questions": 501}),
    ("position-number", SHEET, {"questions": 20.0}),
    ("position-number", SHEET, {"questions": 10**5000}),
    ("position-number", SHEET, {"sets": [[0], [], []]}),
    ("position-number", SHEET, {"sets": [[11], [], []]}),
    ("position-number", SHEET, {"sets": [["6"], [], []]}),
    ("position-number", TOLD, {"asked": [{"values": [0]}, {}, {}]}),
    ("position-number", TOLD, {"asked": [{"elsewhere": ["9"]}, {}, {}]}),
    ("position-value", SHEET, {"phase": "deal"}),
    ("position-value", SHEET, {"phase": None}),
    ("position-type", SHEET, {"hands": ["", "", 5]}),
    ("position-type", SHEET, {"sets": [[6], [], None]}),
    ("position-type", TOLD, {"asked": {}}),
    ("position-type", TOLD, {"asked": [[], {}, {}]}),
    ("position-type", TOLD, {"asked": [{"values": 2}, {}, {}]}),
    ("position-type", TOLD, {"asked": [{"lacks": ["b1"]}, {}, {}]}),
    ("position-length", SHEET, {"hands": SHEET["hands"][:2]}),
    ("position-length", SHEET, {"hands": {}}),
    ("position-length", SHEET, {"sets": [[6]]}),
    ("position-length", SHEET, {"known": [""]}),
    ("position-length", TOLD, {"asked": [{}]}),
    ("unknown-card", SHEET, hands_with("r1", "r11")),
    ("unknown-card", SHEET, hands_with("r1", "w1")),
    ("unknown-card", TOLD, {"known": ["●9", "", ""]}),
    ("position-hands-missing", {"players": 3}, {"turn": 1}),
    ("position-hands-missing", {"players": 3}, {"phase": "over"}),
    ("position-hands-missing", {"players": 3}, {"known": ["", "", ""]}),
    ("position-set-twice", SHEET, {"sets": [[6], [6], []]}),
    ("position-set-twice", SHEET, {"sets": [[6, 6], [], []]}),
    ("position-black", SHEET, hands_with("r1", "k1")),
    ("position-black", TOLD, {"asked": [{"lacks": "k1"}, {}, {}]}),
    ("position-card-twice", SHEET, hands_with("r1", "r2")),
    ("position-card-twice", SHEET, hands_with("r1", "r4")),
    ("position-card-twice", TOLD, {"known": ["r9 r9", "", ""]}),
    ("position-card-laid", SHEET, hands_with("r1", "r6")),
    ("position-card-missing", SHEET, {"hands": [SHEET["hands"][0].removeprefix("r1 "), *SHEET["hands"][1:]]}),
    ("position-card-missing", SHEET, {"sets": [[], [], []]}),
    ("position-card-missing", SHEET, {"set": 5}),
    ("position-set-in-hand", LATE, {"hands": ["r7 b7 g7 y7 r1", "b1 g1 y1", ""]}),
    ("position-over", LATE, {"questions": 500}),
    ("position-over", LATE, {"sets": [[2, 3, 4, 1], [5, 6, 10], [8, 9, 7]], "hands": ["", "", ""]}),
    ("position-not-over", LATE, {"phase": "over"}),
    ("position-not-over", SHEET, {"phase": "over", "questions": 499}),
    ("position-turn", LATE, {"turn": 2}),
    ("position-turn", LATE, {"turn": 2, "questions": 500, "phase": "over"}),
    ("position-known", TOLD, {"known": ["r9", "r5", ""], "asked": [{}, {}, {}]}),
    ("position-asked", TOLD, {"asked": [{"values": [5]}, {}, {}]}),
    ("position-asked", TOLD, {"asked": [{}, {}, {"values": [6]}]}),
    ("position-asked", LATE, {"known": ["r1", "", ""], "asked": [{"values": [1]}, {}, {}]}),
    ("position-lacks", TOLD, {"asked": [{"lacks": "r1"}, {}, {}]}),
    ("position-elsewhere", LATE, {"known": ["r7 b7", "", ""], "asked": [{}, {"elsewhere": [7]}, {}]}),
    ("position-elsewhere", SHEET, {"asked": [{"elsewhere": [6]}, {}, {}]}),
    ("bad-option-value", SHEET, {"set": 6}),
    ("bad-option-value", SHEET, {"set": "4"}),
    ("bad-players", SHEET, {"players": 2}),
]


@pytest.mark.parametrize(("key", "base", "changed"), IMPOSSIBLE)
def test_a_position_that_cannot_be_is_refused_with_the_reason(
    key: str, base: dict[str, Any], changed: dict[str, Any]
) -> None:
    QUARTETT.match(position=base)  # as it was, it can be
    expect_impossible(QUARTETT, base | changed, key)


def test_every_message_about_notation_and_positions_of_the_game_is_reached_here() -> None:
    assert messages_about_texts(QUARTETT) <= {key for key, *_ in IMPOSSIBLE} | set(HOSTILE)


JSON = any_json("rbgyk")
CARD_TEXTS = st.lists(st.sampled_from([*DECK.texts, "w1"]), max_size=4).map(" ".join)
NUMBERS = st.lists(st.integers(0, 11), max_size=3)
NEARLY: dict[str, st.SearchStrategy[Any]] = {
    "sets": st.lists(NUMBERS, min_size=3, max_size=3),
    "known": st.lists(CARD_TEXTS, min_size=3, max_size=3),
    "asked": st.lists(
        st.fixed_dictionaries({}, optional={"values": NUMBERS, "lacks": CARD_TEXTS, "elsewhere": NUMBERS}),
        min_size=3,
        max_size=3,
    ),
    "turn": st.integers(-1, 3),
    "questions": st.integers(-1, 501),
    "phase": st.sampled_from(["ask", "over", "deal"]),
}


@settings(max_examples=examples(150), deadline=None)
@given(st.data())
def test_any_position_is_taken_and_reads_back_or_is_refused_in_a_sentence(data: st.DataObject) -> None:
    base = data.draw(st.sampled_from([SHEET, TOLD, LATE, {}]))
    keys = data.draw(st.lists(st.sampled_from(sorted(TOLD)), min_size=1, max_size=3, unique=True))
    position = base | {key: data.draw(st.one_of(NEARLY.get(key, JSON), JSON)) for key in keys}
    taken_or_refused(QUARTETT, position)


@settings(max_examples=examples(80), deadline=None)
@given(st.one_of(JSON, st.dictionaries(st.sampled_from([*sorted(TOLD), "", "x"]), JSON)))
def test_any_json_is_a_position_or_a_position_error(value: Any) -> None:
    position_or_error(QUARTETT, value)


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


def test_every_move_of_a_match_is_told_to_everyone_in_four_languages() -> None:
    match, dice = QUARTETT.match(players=3, options={"set": 5}, seed=9), random.Random(9)
    keys = set()
    while not match.over:
        (seat,) = match.to_act()
        for step in match.play(seat, dice.choice(match.legal(seat))):
            for viewer in (0, 1, 2, "spectator"):
                lines = [*match.narrate(viewer, step), *match.describe(viewer)]
                keys |= {line.key for line in lines}
                reader = viewer if isinstance(viewer, int) else None
                for language in LANGUAGES:
                    assert all(QUARTETT.words.tell(language, line, NAMES, reader) for line in lines)
    assert {"log-ask", "log-given", "log-refused", "log-laid", "log-out", "log-again", "log-turn"} <= keys
    assert {"table-known", "table-asked", "table-lacks", "table-hand", "table-seat-sets"} <= keys
