"""Tests of the notation of Schweins-Galopp, and of the sentences for what cannot be read."""

import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ludotheque
from ludotheque.games.galopp import notation
from ludotheque.games.galopp.rules import ARRANGE, DEAL, DEAL_HIDDEN, FEED, LONGEST_RING, ORDERS, PLAY, State
from ludotheque.kernel.errors import told_by
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

GALOPP = ludotheque.game("galopp")

SHEET: dict[str, Any] = json.loads(
    """
{"edition": "abacus", "players": 3, "track_food": true, "young": false, "length": null,
 "round": 0, "first": 0, "turn": 2, "phase": "play",
 "pigs": {"r": 1, "b": 2, "g": 8, "y": 6, "w": 4},
 "hands": ["gywww", "bbyyw", "rrbbyw"], "undealt": "brbgbrwrrwyrgg",
 "left": [1, 2, 1], "right": [0, 0, 0], "supply": 48, "dry": false, "track": {"9": 1, "11": 1, "12": 1}}
"""
)
"""The example position of the rule sheet."""

ACTIONS = [
    *range(PLAY, PLAY + 5),
    *range(FEED, FEED + LONGEST_RING),
    *range(ARRANGE, ARRANGE + len(ORDERS)),
    *range(DEAL_HIDDEN, DEAL + 5),
]


@pytest.fixture(scope="module")
def match() -> Match:
    """A match that only ever refuses."""
    return GALOPP.match(position=SHEET, seed=1)


# --- actions ---


def test_every_action_reads_as_it_is_written() -> None:
    state = State()
    texts = [GALOPP.notation.write(state, action) for action in ACTIONS]
    assert len(set(texts)) == len(texts)
    assert [GALOPP.notation.read(state, text) for text in texts] == ACTIONS


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("PLAY R", "play r"),
        ("  play \t r  ", "play r"),
        ("Feed 9", "feed 9"),
        ("feed 09", "feed 9"),
        ("arrange rbgyw", "arrange r b g y w"),
        ("Arrange R B G Y W\n", "arrange r b g y w"),
        ("arrange rb gy w", "arrange r b g y w"),
        ("play\u00a0r", "play r"),
    ],
)
def test_case_and_spacing_do_not_matter(typed: str, meant: str) -> None:
    state = State()
    assert GALOPP.notation.write(state, GALOPP.notation.read(state, typed)) == meant


HOSTILE = {
    "unknown-action": ["", " ", "\0", "r", "playr", "pass", "spiel r", "🐖", "ｐlay r", "-1", "play\0r", "x" * 100_000],
    "notation-colour": ["play", "play r b", "play rr", "play k", "play ●", "play 1", "play \0", "deal", "deal ??"],
    "notation-feed": [
        *("feed", "feed ５", "feed ٩", "feed -1", "feed +9", "feed 9.0", "feed 1e1", "feed 9 9", "feed 27", "feed 99"),
        *("feed 009", "feed nine", "feed ²", "feed 9\0", "feed " + "9" * 10_000),
    ],
    "notation-order": [
        *("arrange", "arrange r b g y", "arrange r b g y y", "arrange r b g y w w", "arrange r b g y k"),
        *("arrange 1 2 3 4 5", "arrange r,b,g,y,w", "arrange ●■▲★○", "arrange r b g y ｗ", "arrange " + "r" * 10_000),
    ],
}


@pytest.mark.parametrize(("key", "text"), named(HOSTILE))
def test_what_cannot_be_read_is_quoted_and_changes_nothing(match: Match, key: str, text: str) -> None:
    expect_misread(match, 2, text, key)


@pytest.mark.parametrize(
    ("text", "meant"), [("pley r", "play"), ("fed 9", "feed"), ("arange rbgyw", "arrange"), ("Played", "play")]
)
def test_a_slip_of_the_pen_is_guessed(match: Match, text: str, meant: str) -> None:
    with pytest.raises(ludotheque.NotationError, match=f"Did you mean {meant}"):
        match.play(2, text)


@pytest.mark.parametrize(("edition", "last"), [("abacus", "17"), ("groin", "22")])
def test_the_sentence_about_feeding_names_the_last_space_of_this_ring(edition: str, last: str) -> None:
    match = GALOPP.match(players=2, options={"edition": edition})
    with pytest.raises(ludotheque.NotationError, match=f"5 to {last}"):
        match.play(0, "feed")


@settings(max_examples=examples(150), deadline=None)
@given(st.one_of(st.text(), st.from_regex(r"(play|feed|arrange|deal)\s*[\w\s.+-]*", fullmatch=True)))
def test_reading_any_text_gives_an_action_that_can_be_written_or_a_notation_error(text: str) -> None:
    action = read_or_misread(GALOPP, State(), text)
    assert action is None or action in ACTIONS


# --- positions ---


def test_the_sheets_example_position_reads_back() -> None:
    position = GALOPP.match(position=SHEET, seed=1).position()
    assert position == SHEET | {"undealt": "".join(sorted(SHEET["undealt"], key="rbgyw".index))}
    assert GALOPP.match(position=position, seed=1).position() == position
    assert json.loads(json.dumps(position)) == position


def test_cards_of_a_position_may_stand_in_any_order() -> None:
    shuffled = SHEET | {"hands": ["wgwyw", "ybwby", "wrbyrb"]}
    assert GALOPP.match(position=shuffled, seed=1).position()["hands"] == SHEET["hands"]


def test_missing_keys_take_the_value_they_have_at_the_start_of_a_match() -> None:
    fresh = GALOPP.match(players=3, seed=1)
    assert GALOPP.match(position={"players": 3}, seed=1).state == fresh.state
    assert GALOPP.match(position={}, seed=1).state == GALOPP.match(seed=1).state
    for key in ("edition", "young", "length", "round", "first", "right", "dry"):
        shorter = {name: value for name, value in SHEET.items() if name != key}
        assert GALOPP.match(position=shorter).state == GALOPP.match(position=SHEET).state


def test_every_position_of_a_match_reads_back_to_the_same_bytes() -> None:
    options: dict[str, Any] = {"edition": "groin", "length": "each-starts", "track_food": True}
    match, dice = GALOPP.match(players=3, options=options, seed=6), random.Random(6)
    while True:
        assert GALOPP.match(position=json.loads(json.dumps(match.position()))).state == match.state
        if match.over:
            break
        (seat,) = match.to_act()
        match.play(seat, dice.choice(match.legal(seat)))


START: dict[str, Any] = {"edition": "abacus", "players": 3}
FEEDING = SHEET | {
    "turn": 1,
    "phase": "feed",
    "pigs": {"r": 4, "b": 3, "g": 2, "y": 1, "w": 0},
    "hands": ["rrrrrrr", "bbbbbbb", "ggggggg"],
    "undealt": "yyyyyyywwwwwww",
    "left": [0, 0, 0],
    "supply": 54,
    "track": {"9": 1},
}

IMPOSSIBLE: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("position-unknown-key", SHEET, {"pig": {}}),
    ("position-number", SHEET, {"round": 3}),
    ("position-number", SHEET, {"round": -1}),
    ("position-number", SHEET, {"round": "0"}),
    ("position-number", SHEET, {"round": False}),
    ("position-number", SHEET, {"round": 10**5000}),
    ("position-number", SHEET, {"first": 3}),
    ("position-number", SHEET, {"turn": 3}),
    ("position-number", SHEET, {"turn": 2.0}),
    ("position-number", SHEET, {"supply": 56}),
    ("position-number", SHEET, {"supply": None}),
    ("position-number", SHEET, {"left": [1, 2, -1]}),
    ("position-number", SHEET, {"right": [0, 0, True]}),
    ("position-number", SHEET, {"pigs": SHEET["pigs"] | {"r": -1}}),
    ("position-number", SHEET, {"pigs": SHEET["pigs"] | {"r": 101}}),
    ("position-value", SHEET, {"phase": "deal"}),
    ("position-value", SHEET, {"phase": None}),
    ("position-value", SHEET, {"phase": ["play"]}),
    ("position-value", SHEET, {"dry": 0}),
    ("position-type", SHEET, {"pigs": [1, 2, 8, 6, 4]}),
    ("position-type", SHEET, {"track": [9]}),
    ("position-type", SHEET, {"undealt": 5}),
    ("position-type", SHEET, {"hands": ["gywww", "bbyyw", None]}),
    ("position-length", SHEET, {"hands": ["gywww", "bbyyw"]}),
    ("position-length", SHEET, {"hands": "gywww"}),
    ("position-length", SHEET, {"left": [1, 2, 1, 0]}),
    ("position-pigs-early", START, {"pigs": SHEET["pigs"]}),
    ("position-pigs-missing", SHEET, {"pigs": None}),
    ("position-pigs-missing", SHEET, {"pigs": {"r": 1, "b": 2, "g": 8, "y": 6}}),
    ("position-pigs-missing", SHEET, {"pigs": SHEET["pigs"] | {"k": 9}}),
    ("position-pigs-share", SHEET, {"pigs": SHEET["pigs"] | {"r": 2}}),
    ("position-pigs-share", SHEET, {"pigs": SHEET["pigs"] | {"r": 2 + 22}}),
    ("position-pigs-moved", FEEDING, {"pigs": {"r": 5, "b": 3, "g": 2, "y": 1, "w": 0}}),
    ("position-cards-early", START, {"undealt": "r"}),
    ("position-cards-early", START, {"hands": ["", "r", ""]}),
    ("position-undealt", SHEET, {"undealt": "brbgbrwrrwyrg"}),
    ("position-undealt", SHEET, {"undealt": "brbgbrwrrwyrggg"}),
    ("position-too-many-cards", SHEET, {"undealt": "brbgbrwrrwyrrg"}),
    ("position-card", SHEET, {"undealt": "Brbgbrwrrwyrgg"}),
    ("position-card", SHEET, {"hands": ["gywww", "bbyyw", "rrbbyk"]}),
    ("position-card", SHEET, {"hands": ["gywww", "bbyyw", "rrbbyw "]}),
    ("position-left-settled", START, {"left": [0, 1, 0], "supply": 54}),
    ("position-track", SHEET, {"track": {"22": 1}}),
    ("position-track", SHEET, {"track": {"-1": 1}}),
    ("position-track", SHEET, {"track": {"9": 2}}),
    ("position-track", SHEET, {"track": {"9": 0}}),
    ("position-track", SHEET, {"track": {"9": True}}),
    ("position-track", SHEET, {"track": {"9": 1.0}}),
    ("position-track", SHEET, {"track": {"9": [1]}}),
    ("position-track", SHEET, {"track": {"nine": 1}}),
    ("position-track", SHEET, {"track": {"": 1}}),
    ("position-track", SHEET, {"track": {"９": 1}}),
    ("position-track-empty", SHEET, {"track_food": False}),
    ("position-track-empty", START, {"track_food": True, "track": {"9": 1}, "supply": 54}),
    ("position-pig-on-food", SHEET, {"track": {"8": 1, "11": 1, "12": 1}}),
    ("position-pig-on-food", SHEET, {"pigs": SHEET["pigs"] | {"g": 9 + 22}}),
    ("position-food", SHEET, {"supply": 47}),
    ("position-food", SHEET, {"left": [1, 2, 2]}),
    ("position-food", SHEET, {"right": [1, 0, 0]}),
    ("position-food", SHEET, {"track": {"9": 1, "11": 1}}),
    ("position-food", SHEET, {"edition": "ravensburger"}),
    ("position-feed", FEEDING, {"track_food": False, "track": {}, "supply": 55}),
    ("position-feed", FEEDING, {"turn": 2}),
    ("position-feed", FEEDING, {"turn": 0}),
    ("position-feed", FEEDING, {"track": {"8": 1}}),
    ("position-feed", FEEDING, {"supply": 0, "right": [54, 0, 0]}),
    ("position-hand-sizes", FEEDING, {"hands": ["rrrrrrr", "bbbbbbb", "gggggg"]}),
    ("position-hand-sizes", SHEET, {"turn": 1}),
    ("position-hand-sizes", SHEET, {"turn": 0}),
    ("position-hand-sizes", SHEET, {"first": 1}),
    ("position-hand-sizes", SHEET, {"hands": ["gyww", "bbyyw", "rrbbyw"]}),
    ("position-hand-sizes", SHEET, {"hands": ["", "", ""], "left": [0, 0, 0], "supply": 52}),
    ("position-hand-sizes", SHEET, {"phase": "over", "track": {}, "supply": 51}),
    ("position-arrange-turn", START, {"turn": 1}),
    ("position-arrange-turn", START, {"first": 1, "turn": 0}),
    ("bad-option-value", SHEET, {"edition": "abaccus"}),
    ("bad-option-value", SHEET, {"edition": ["abacus"]}),
    ("bad-option-value", SHEET, {"young": "no"}),
    ("option-does-not-apply", SHEET, {"length": "single"}),
    ("bad-players", SHEET, {"players": 5}),
    ("bad-players", SHEET, {"players": "3"}),
]


@pytest.mark.parametrize(("key", "base", "changed"), IMPOSSIBLE)
def test_a_position_that_cannot_be_is_refused_with_the_reason(
    key: str, base: dict[str, Any], changed: dict[str, Any]
) -> None:
    GALOPP.match(position=base)  # as it was, it can be
    expect_impossible(GALOPP, base | changed, key)


@pytest.mark.parametrize("found", [None, [], "{}", 5, [SHEET]])
def test_a_position_that_is_no_object_is_refused(found: Any) -> None:
    with pytest.raises(ludotheque.PositionError) as caught:
        GALOPP.from_position(found)
    assert caught.value.key == "position-not-object"
    assert type(found).__name__ in str(caught.value)


def test_a_picture_of_another_ring_is_refused() -> None:
    for edition, spaces in {"abacus": 27, "groin": 22}.items():
        with pytest.raises(ludotheque.PositionError) as caught, told_by(GALOPP.words):
            notation.read_track("○★▲■●" + "·" * (spaces - 5), edition)
        assert caught.value.key == "position-picture"
        assert all(number in str(caught.value) for number in ("22", "27"))


def test_every_message_about_notation_and_positions_of_the_game_is_reached_here() -> None:
    reached = {key for key, *_ in IMPOSSIBLE} | set(HOSTILE) | {"position-picture"}
    assert messages_about_texts(GALOPP) <= reached


def test_regression_food_twice_on_one_space_broke_conservation() -> None:
    """ "9" and "09" are one space: two pieces were counted and one was laid."""
    with pytest.raises(ludotheque.PositionError) as caught:
        GALOPP.match(position=SHEET | {"track": {"9": 1, "09": 1, "12": 1}})
    assert caught.value.key == "position-track"


def test_regression_a_very_long_text_could_not_be_quoted() -> None:
    """Fluent fills in at most 1000 characters: the error's own sentence was an error."""
    with pytest.raises(ludotheque.NotationError) as caught:
        GALOPP.match(position=SHEET).play(2, "feed " + "9" * 5000)
    assert "999…”" in str(caught.value)
    assert len(str(caught.value)) < 1000


def test_regression_pigs_that_run_beyond_a_byte() -> None:
    """A position with pigs near 100 was taken, and 35 cards later their distances had wrapped below zero."""
    far = {"players": 5, "edition": "groin", "length": "single", "phase": "play", "undealt": "rbgyw"}
    hands = ["wwwwwww", "yyyyyyy", "ggggggg", "bbbbbbb", "rrrrrrr"]
    with pytest.raises(ludotheque.PositionError):
        GALOPP.match(position=far | {"hands": hands, "pigs": {"r": 100, "b": 99, "g": 98, "y": 97, "w": 96}})
    farthest = notation.FARTHEST
    pigs = {letter: farthest - place for place, letter in enumerate("rbgyw")}
    match = GALOPP.match(position=far | {"hands": hands, "pigs": pigs})
    for turn in range(35):
        match.play(turn % 5, "play " + "wygbr"[turn % 5])
    assert match.position()["pigs"] == {letter: distance + 35 for letter, distance in pigs.items()}


JSON = any_json("rbgyw")
NEARLY: dict[str, st.SearchStrategy[Any]] = {
    "pigs": st.dictionaries(st.sampled_from("rbgywk"), st.integers(-2, 130), max_size=6),
    "hands": st.lists(st.text("rbgywk", max_size=8), max_size=6),
    "undealt": st.text("rbgyw", max_size=40),
    "track": st.dictionaries(st.integers(-1, 30).map(str), st.integers(0, 2), max_size=5),
    "left": st.lists(st.integers(-1, 60), max_size=6),
    "supply": st.integers(-1, 60),
    "phase": st.sampled_from(["arrange", "feed", "play", "over", "deal"]),
}


@settings(max_examples=examples(200), deadline=None)
@given(st.data())
def test_any_position_is_taken_and_reads_back_or_is_refused_in_a_sentence(data: st.DataObject) -> None:
    base = data.draw(st.sampled_from([SHEET, FEEDING, START, {}]))
    keys = data.draw(st.lists(st.sampled_from(sorted(SHEET)), min_size=1, max_size=4, unique=True))
    position = base | {key: data.draw(st.one_of(JSON, NEARLY.get(key, JSON))) for key in keys}
    taken_or_refused(GALOPP, position)


@settings(max_examples=examples(80), deadline=None)
@given(st.one_of(JSON, st.dictionaries(st.sampled_from([*sorted(SHEET), "", "x"]), JSON)))
def test_any_json_is_a_position_or_a_position_error(value: Any) -> None:
    position_or_error(GALOPP, value)


# --- drawings and sentences ---


def test_drawings_and_positions_agree() -> None:
    for edition, ring in {"abacus": 22, "ravensburger": 22, "groin": 27}.items():
        dice = random.Random(ring)
        for _ in range(50):
            cells = list("●■▲★○" + "+" * 3 + "·" * (ring - 8))
            dice.shuffle(cells)
            pigs, food = notation.read_track("".join(cells), edition)
            assert len(pigs) == 5
            state = State()
            state.edition = notation.EDITIONS.index(edition)
            for letter, distance in pigs.items():
                state.pig["rbgyw".index(letter)] = distance
            for space in food:
                state.track[int(space)] = 1
            assert notation.draw_track(state) == "".join(cells)


def told(match: Match, text: str, language: str = "en", reader: int | str = "spectator") -> list[str]:
    (seat,) = match.to_act()
    step = match.play(seat, text)[0]
    names = ["Anna", "Bruno", "Carla"]
    seat_of_reader = reader if isinstance(reader, int) else None
    return [GALOPP.words.tell(language, line, names, seat_of_reader) for line in match.narrate(reader, step)]


def test_a_move_is_told_as_it_happened() -> None:
    match = GALOPP.match(position=SHEET, seed=1)
    assert told(match, "play r") == ["Carla plays red ●: the pig runs 2 spaces and does not lead."]
    assert told(match, "play g", reader=0) == [
        "You play green ▲: the pig runs one space and leads.",
        "You take the food that lay there.",
        "You take a piece of food, on your left.",
    ]


def test_every_move_of_a_match_is_told_to_everyone_in_four_languages() -> None:
    options: dict[str, Any] = {"edition": "groin", "track_food": True, "length": "single"}
    match, dice = GALOPP.match(players=3, options=options, seed=9), random.Random(9)
    names = ["Anna", "Bruno", "Carla"]
    keys = set()
    while not match.over:
        (seat,) = match.to_act()
        for step in match.play(seat, dice.choice(match.legal(seat))):
            for viewer in (0, 1, 2, "spectator"):
                lines = [*match.narrate(viewer, step), *match.describe(viewer)]
                keys |= {line.key for line in lines}
                reader = viewer if isinstance(viewer, int) else None
                for language in LANGUAGES:
                    assert all(GALOPP.words.tell(language, line, names, reader) for line in lines)
    assert {"log-dealt", "log-arrange", "log-feed", "log-play-leads", "log-earn", "table-hand"} <= keys
