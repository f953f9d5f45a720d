"""Tests of the notation of Rudi Rüssel, and of the sentences for what cannot be read."""

import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ludotheque
from ludotheque.games.rudi.rules import GIVE, PLAY, PLAY_HIDDEN, TOP, State
from ludotheque.games.rudi.tests.table import RUDI, TEN, due, table
from ludotheque.kernel.match import Match
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

SHEET: dict[str, Any] = json.loads(
    """
{"players": 4, "course": 24, "special": [6, 12, 18], "races": 1, "youngest": 0, "open_discards": false,
 "wins": [0, 0, 0, 0], "rounds": 0, "phase": "choose", "pigs": [0, 0, 4, 0],
 "hands": [[3,5,6,7,8,9], [1,3,5,7,8,10], [1,3,4,5,7,8,10], [1,2,3,5,7,8,10]],
 "played": [[1,4,2], [2,6,4], [2,6,9], [6,4,9]], "chosen": [10, 9, null, null],
 "exchange_top": 4, "exchange_rest": [1,2,3,5,6,7,8,9,10], "discards": [], "due": []}
"""
)
"""The example position of the rule sheet."""

ACTIONS = [kind + value for kind in (PLAY, GIVE, TOP) for value in TEN] + [PLAY_HIDDEN]


@pytest.fixture(scope="module")
def match() -> Match:
    """A match that only ever refuses."""
    return RUDI.match(position=SHEET, seed=1)


# --- actions ---


def test_every_action_reads_as_it_is_written() -> None:
    state = State()
    texts = [RUDI.notation.write(state, action) for action in ACTIONS]
    assert len(set(texts)) == len(texts)
    assert [RUDI.notation.read(state, text) for text in texts] == ACTIONS
    assert {"play 7", "give 3", "top 4", "play 10", "play ?"} <= set(texts)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("PLAY 7", "play 7"), ("  play \t 7  ", "play 7"), ("Give 03", "give 3"), ("play\u00a010\n", "play 10")],
)
def test_case_and_spacing_do_not_matter(typed: str, meant: str) -> None:
    state = State()
    assert RUDI.notation.write(state, RUDI.notation.read(state, typed)) == meant


HOSTILE = {
    "unknown-action": [
        "",
        " ",
        "\0",
        "7",
        "play7",
        "pass",
        "spiel 7",
        "🐖",
        "ｐlay 7",
        "-1",
        "play\0 7",
        "x" * 100_000,
    ],
    "notation-form": [
        *("play", "play 0", "play 11", "play -1", "play +7", "play 7 8", "play 7.0", "play seven", "play r7"),
        *("play ７", "play ٧", "play ²", "play 007", "play 7\0", "play ??", "give", "give ?", "give 0", "top", "top ?"),
        *("top 11", "give " + "9" * 10_000),
    ],
}


@pytest.mark.parametrize(("key", "text"), named(HOSTILE))
def test_what_cannot_be_read_is_quoted_and_changes_nothing(match: Match, key: str, text: str) -> None:
    expect_misread(match, 2, text, key)


@pytest.mark.parametrize(("text", "meant"), [("pley 7", "play"), ("giv 3", "give"), ("Played", "play")])
def test_a_slip_of_the_pen_is_guessed(match: Match, text: str, meant: str) -> None:
    with pytest.raises(ludotheque.NotationError, match=f"Did you mean {meant}"):
        match.play(2, text)


@settings(max_examples=examples(150), deadline=None)
@given(st.one_of(st.text(), st.from_regex(r"(play|give|top)\s*[\w\s.+?-]*", fullmatch=True)))
def test_reading_any_text_gives_an_action_that_can_be_written_or_a_notation_error(text: str) -> None:
    action = read_or_misread(RUDI, State(), text)
    assert action is None or action in ACTIONS


# --- positions ---


def test_the_sheets_example_position_reads_back() -> None:
    position = RUDI.match(position=SHEET, seed=1).position()
    assert position == SHEET
    assert list(position) == list(SHEET)
    assert json.loads(json.dumps(position)) == position


def test_the_sheets_example_position_is_played_on() -> None:
    match = RUDI.match(position=SHEET, seed=1)
    assert match.to_act() == {2, 3}
    match.play(3, "play 7")
    match.play(2, "play 8")
    assert match.position()["pigs"] == [1, 0, 4, 0]


def test_cards_of_a_position_may_stand_in_any_order_but_played_ones_keep_theirs() -> None:
    mixed = SHEET | {"exchange_rest": [10, 3, 2, 1, 5, 9, 8, 7, 6], "hands": [[9, 3, 8, 5, 6, 7], *SHEET["hands"][1:]]}
    assert RUDI.match(position=mixed, seed=1).position() == SHEET


def test_missing_keys_take_the_value_they_have_at_the_start_of_a_match() -> None:
    assert RUDI.match(position={"players": 3}, seed=1).state == RUDI.match(players=3, seed=1).state
    assert RUDI.match(position={}, seed=1).state == RUDI.match(seed=1).state
    for key in (
        "course",
        "special",
        "races",
        "youngest",
        "open_discards",
        "wins",
        "rounds",
        "phase",
        "discards",
        "due",
    ):
        shorter = {name: value for name, value in SHEET.items() if name != key}
        assert RUDI.match(position=shorter).state == RUDI.match(position=SHEET).state
    shorter = {name: value for name, value in SHEET.items() if name != "exchange_rest"}
    assert RUDI.match(position=shorter).state == RUDI.match(position=SHEET).state


def test_without_a_top_card_chance_uncovers_one_first_and_all_else_stays() -> None:
    """§1"""
    for top in ({}, {"exchange_top": None}):
        base = {key: value for key, value in SHEET.items() if key != "exchange_top"}
        position = base | {"exchange_rest": TEN} | top
        match = RUDI.match(position=position, chance=ludotheque.Scripted(["top 4"]))
        assert match.position() == SHEET
    owing = {key: value for key, value in due([6, 0, 0], [0]).items() if key != "exchange_top"}
    match = RUDI.match(position=owing, chance=ludotheque.Scripted(["top 9"]))
    assert (match.position()["phase"], match.position()["exchange_top"], match.to_act()) == ("exchange", 9, {0})


@pytest.mark.parametrize("races", [1, 3])
def test_every_position_of_a_match_reads_back_to_the_same_bytes(races: int) -> None:
    options: dict[str, Any] = {"races": races, "special": [2, 4, 6, 8, 10, 12], "course": 13, "youngest": 2}
    match, dice = RUDI.match(players=3, options=options, seed=6), random.Random(6)
    while True:
        assert RUDI.match(position=json.loads(json.dumps(match.position()))).state == match.state
        if match.over:
            break
        seat = dice.choice(sorted(match.to_act()))
        match.play(seat, dice.choice(match.legal(seat)))


TEN_BUT = {shown: [card for card in TEN if card != shown] for shown in TEN}
ONE_PLAYED = {"played": [[3], [1], [1]], "hands": [TEN_BUT[3], TEN_BUT[1], TEN_BUT[1]]}
EXCHANGE = due([6, 12, 0], [0, 1], **ONE_PLAYED)
OVER = table([25, 0, 0], phase="over", wins=[1, 0, 0], **ONE_PLAYED)
EMPTY = {"hands": [[]] * 3, "played": [TEN] * 3}
TWENTY = table([5, 9, 9], phase="over", wins=[0, 1, 0], rounds=20, **EMPTY)
WITHOUT_TOP = {key: value for key, value in EXCHANGE.items() if key != "exchange_top"}

IMPOSSIBLE: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("position-unknown-key", SHEET, {"pig": []}),
    ("position-number", SHEET, {"rounds": -1}),
    ("position-number", SHEET, {"rounds": 21}),
    ("position-number", SHEET, {"rounds": "0"}),
    ("position-number", SHEET, {"rounds": False}),
    ("position-number", SHEET, {"rounds": 10**5000}),
    ("position-number", SHEET, {"pigs": [0, 0, 24, 0]}),
    ("position-number", SHEET, {"pigs": [0, 0, -1, 0]}),
    ("position-number", OVER, {"pigs": [33, 0, 0]}),
    ("position-number", SHEET, {"wins": [0, 0, 2, 0]}),
    ("position-number", SHEET, {"chosen": [11, 9, None, None]}),
    ("position-number", SHEET, {"chosen": [0, 9, None, None]}),
    ("position-number", SHEET, {"hands": [[3, 5, 6, 7, 8, 0], *SHEET["hands"][1:]]}),
    ("position-number", SHEET, {"hands": [[3, 5, 6, 7, 8, "9"], *SHEET["hands"][1:]]}),
    ("position-number", SHEET, {"hands": [[3, 5, 6, 7, 8, [9]], *SHEET["hands"][1:]]}),
    ("position-number", SHEET, {"played": [[1, 4, True], *SHEET["played"][1:]]}),
    ("position-number", SHEET, {"exchange_top": 0}),
    ("position-number", SHEET, {"exchange_top": 11}),
    ("position-number", SHEET, {"exchange_top": "4"}),
    ("position-number", SHEET, {"exchange_rest": [1, 2, 3, 5, 6, 7, 8, 9, 11]}),
    ("position-number", SHEET, {"discards": [None]}),
    ("position-number", EXCHANGE, {"due": [3]}),
    ("position-number", EXCHANGE, {"due": [-1]}),
    ("position-number", EXCHANGE, {"due": ["0"]}),
    ("position-value", SHEET, {"phase": "uncover"}),
    ("position-value", SHEET, {"phase": None}),
    ("position-type", SHEET, {"exchange_rest": "123"}),
    ("position-type", SHEET, {"discards": {}}),
    ("position-type", SHEET, {"due": 0}),
    ("position-type", SHEET, {"hands": [[], [], [], "x"]}),
    ("position-length", SHEET, {"hands": SHEET["hands"][1:]}),
    ("position-length", SHEET, {"hands": None}),
    ("position-length", SHEET, {"played": [[]]}),
    ("position-length", SHEET, {"chosen": [None] * 5}),
    ("position-length", SHEET, {"pigs": [0, 0, 4]}),
    ("position-played", SHEET, {"played": [[1, 4, 2], [2, 6, 4], [2, 6, 9], [6, 4]]}),
    ("position-played", TWENTY, {"phase": "choose", "wins": [0, 0, 0]}),
    ("position-played", TWENTY, {"phase": "exchange"}),
    ("position-played", TWENTY, {"played": [[*TEN, 1]] * 3}),
    ("position-owns", SHEET, {"hands": [[3, 5, 6, 7, 8], *SHEET["hands"][1:]]}),
    ("position-owns", SHEET, {"hands": [[3, 5, 6, 7, 8, 9, 10], *SHEET["hands"][1:]]}),
    ("position-owns", SHEET, {"chosen": [None, 9, None, None]}),
    ("position-owns", SHEET, {"chosen": [10, 9, 3, None]}),
    ("position-chosen", table([0, 0, 0]), {"chosen": [1, 1, 1], "hands": [TEN_BUT[1]] * 3}),
    ("position-chosen", EXCHANGE, {"chosen": [None, None, 2], "hands": [*ONE_PLAYED["hands"][:2], TEN[2:]]}),
    ("position-top-missing", OVER, {"exchange_top": None}),
    ("position-pile", SHEET, {"exchange_rest": [1, 2, 3, 5, 6, 7, 8, 9]}),
    ("position-pile", SHEET, {"exchange_rest": TEN}),
    ("position-pile", SHEET, {"discards": [1]}),
    ("position-pile", WITHOUT_TOP, {"exchange_rest": [], "discards": TEN}),
    ("position-pile", WITHOUT_TOP, {"exchange_rest": [1, 2, 3, 5, 6, 7, 8, 9, 10]}),
    ("position-cards", SHEET, {"exchange_top": 5, "exchange_rest": [1, 2, 3, 5, 6, 7, 8, 9, 10]}),
    ("position-cards", SHEET, {"hands": [[3, 3, 6, 7, 8, 9], *SHEET["hands"][1:]]}),
    ("position-cards", SHEET, {"chosen": [9, 9, None, None]}),
    ("position-cards", SHEET, {"exchange_rest": [1, 2, 3, 5, 6, 7, 8, 9], "discards": [9]}),
    ("position-won", SHEET, {"wins": [0, 1, 0, 0]}),
    ("position-won", EXCHANGE, {"races": 3, "wins": [0, 3, 0]}),
    ("position-rounds", SHEET, {"rounds": 20}),
    ("position-rounds", EXCHANGE, {"rounds": 20}),
    ("position-over", OVER, {"wins": [0, 0, 0]}),
    ("position-over", OVER, {"wins": [0, 1, 0]}),
    ("position-over", OVER, {"wins": [1, 1, 0]}),
    ("position-over", OVER, {"races": 3}),
    ("position-over", OVER, {"pigs": [23, 0, 0]}),
    ("position-over", OVER, {"pigs": [25, 25, 0]}),
    ("position-over", OVER, {"rounds": 20}),
    ("position-over", OVER, {"played": [[]] * 3, "hands": [TEN] * 3}),
    ("position-over", TWENTY, {"rounds": 19}),
    ("position-over", TWENTY, {"wins": [0, 0, 1]}),
    ("position-over", TWENTY, {"youngest": 2}),
    ("position-over", TWENTY, {"pigs": [5, 25, 9]}),
    ("position-over", TWENTY, ONE_PLAYED),
    ("position-due", SHEET, {"due": [2]}),
    ("position-due", SHEET, {"phase": "exchange", "chosen": [None] * 4, "hands": [TEN] * 4, "played": [[]] * 4}),
    ("position-due", OVER, {"due": [0]}),
    ("position-due", EXCHANGE, {"due": []}),
    ("position-due", EXCHANGE, {"due": [1, 0]}),
    ("position-due", EXCHANGE, {"due": [0, 0]}),
    ("position-due", EXCHANGE, {"due": [0, 2]}),
    ("position-due", EXCHANGE, {"youngest": 1}),
    ("position-due", EXCHANGE, {"pigs": [6, 13, 0]}),
    ("position-due", EXCHANGE, {"pigs": [6, 12, 18], "due": [0, 1, 2]}),
    ("position-due", EXCHANGE, {"special": [12]}),
    ("bad-option-value", SHEET, {"course": 5}),
    ("bad-option-value", SHEET, {"special": [24]}),
    ("bad-option-value", SHEET, {"special": "6"}),
    ("bad-option-value", SHEET, {"races": 2}),
    ("bad-option-value", SHEET, {"youngest": 4}),
    ("bad-option-value", SHEET, {"open_discards": 0}),
    ("bad-players", SHEET, {"players": 5}),
    ("bad-players", SHEET, {"players": "4"}),
]


@pytest.mark.parametrize(("key", "base", "changed"), IMPOSSIBLE)
def test_a_position_that_cannot_be_is_refused_with_the_reason(
    key: str, base: dict[str, Any], changed: dict[str, Any]
) -> None:
    RUDI.match(position=base)  # as it was, it can be
    expect_impossible(RUDI, base | changed, key)


def test_every_message_about_notation_and_positions_of_the_game_is_reached_here() -> None:
    assert messages_about_texts(RUDI) <= {key for key, *_ in IMPOSSIBLE} | set(HOSTILE)


JSON = any_json(TEN)
CARDS = st.lists(st.integers(0, 11), max_size=10)
NEARLY: dict[str, st.SearchStrategy[Any]] = {
    "pigs": st.lists(st.sampled_from([0, 6, 12, 18, 23, 24, 30, 40]), min_size=3, max_size=4),
    "hands": st.lists(CARDS, min_size=3, max_size=4),
    "played": st.lists(CARDS, min_size=3, max_size=4),
    "chosen": st.lists(st.one_of(st.none(), st.integers(0, 11)), min_size=3, max_size=4),
    "exchange_rest": CARDS,
    "discards": CARDS,
    "due": st.lists(st.integers(-1, 4), max_size=3),
    "wins": st.lists(st.integers(0, 3), min_size=3, max_size=4),
    "rounds": st.integers(-1, 21),
    "phase": st.sampled_from(["choose", "exchange", "over", "uncover"]),
    "youngest": st.integers(-1, 4),
    "special": st.lists(st.integers(0, 24), max_size=7, unique=True).map(sorted),
}


@settings(max_examples=examples(200), deadline=None)
@given(st.data())
def test_any_position_is_taken_and_reads_back_or_is_refused_in_a_sentence(data: st.DataObject) -> None:
    base = data.draw(st.sampled_from([SHEET, EXCHANGE, OVER, TWENTY, {}]))
    keys = data.draw(st.lists(st.sampled_from(sorted(SHEET)), min_size=1, max_size=3, unique=True))
    position = base | {key: data.draw(st.one_of(JSON, NEARLY.get(key, JSON))) for key in keys}
    taken_or_refused(RUDI, position)


@settings(max_examples=examples(80), deadline=None)
@given(st.one_of(JSON, st.dictionaries(st.sampled_from([*sorted(SHEET), "", "x"]), JSON)))
def test_any_json_is_a_position_or_a_position_error(value: Any) -> None:
    position_or_error(RUDI, value)
