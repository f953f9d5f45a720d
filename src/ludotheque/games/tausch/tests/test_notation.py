"""Tests of the notation, positions and sentences: they read as they are written, and slips get their own sentence."""

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ludotheque
from ludotheque.games.tausch import notation
from ludotheque.games.tausch.state import State
from ludotheque.games.tausch.tests.table import CARDS, TAUSCH, sat, table
from ludotheque.games.tausch.tests.test_examples import SHEET
from ludotheque.kernel.words import LANGUAGES
from ludotheque.testing import (
    any_json,
    examples,
    expect_impossible,
    expect_misread,
    messages_about_texts,
    named,
    read_or_misread,
    taken_or_refused,
)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("swap 3 r5 g7", "swap 3 r5 g7"),
        ("SWAP 3  G7 r5\n", "swap 3 r5 g7"),
        ("claim 2 y5 g5 b5 r5", "claim 2 r5 b5 g5 y5"),
        ("claim 1 r2 b2 r1 b1 r3 b3", "claim 1 r1 r2 r3 b1 b2 b3"),
        ("swap 2 r10 r10", "swap 2 r10 r10"),
        ("deal y10", "deal y10"),
        ("deal ?", "deal ?"),
        ("uncover Nine-G", "uncover nine-g"),
    ],
)
def test_cards_may_stand_in_any_order_and_are_printed_by_colour_and_value(typed: str, meant: str) -> None:
    state = State()
    assert notation.write(state, notation.read(state, typed)) == meant


HOSTILE = {
    "unknown-action": ["", " ", "\0", "pass", "r5", "swapr5", "ｓwap 1 r5", "x" * 100_000],
    "notation-swap": [
        "swap",
        "swap 3",
        "swap r5",
        "swap 0 r5",
        "swap 6 r5",
        "swap ３ r5",
        "swap 3r5",
        "swap -1 r5",
        "swap 11 r5",
    ],
    "notation-claim": ["claim", "claim 1", "claim four r5", "claim 9 r5"],
    "unknown-card": [
        "swap 1 r0",
        "swap 1 r11",
        "swap 1 k5",
        "swap 1 5r",
        "claim 1 r５",
        "swap 1 ?",
        "deal r",
        "swap 1 ●5",
    ],
    "notation-deal": ["deal", "deal r5 r5", "deal ? ?"],
    "notation-uncover": ["uncover", "uncover nine", "uncover even odd", "uncover ?"],
    "notation-too-many": ["claim 1 r1 r2 r3 r4 r5 r6 r7", "swap 1 " + "r1 r2 " * 500],
    "notation-thrice": ["swap 5 r1 r1 r1", "claim 1 b2 b2 r1 b2"],
}


@pytest.mark.parametrize(("key", "text"), named(HOSTILE))
def test_what_cannot_be_read_is_quoted_and_changes_nothing(key: str, text: str) -> None:
    match = sat(["r1 r2", "g1"])
    quoted = text.split()[-1] if key == "unknown-card" else text
    expect_misread(match, 0, text, key, quoted)


@pytest.mark.parametrize(
    ("text", "meant"), [("swop 1 r5", "swap"), ("clam 1 r5", "claim"), ("uncover nin-r", "nine-r")]
)
def test_a_slip_of_the_pen_is_guessed(text: str, meant: str) -> None:
    with pytest.raises(ludotheque.NotationError, match=f"Did you mean {meant}"):
        sat(["r1 r2", "g1"]).play(0, text)


@settings(max_examples=examples(120), deadline=None)
@given(
    st.one_of(st.text(), st.from_regex(r"(swap|claim|deal|uncover) [1-6]?( [rbgyk][0-9]{1,2}){0,8}", fullmatch=True))
)
def test_reading_any_text_gives_an_action_that_can_be_written_or_a_notation_error(text: str) -> None:
    read_or_misread(TAUSCH, State(), text)


# --- positions ---

CLAIMED = table(["r1 r2", "g1 g2"], ["four"], claimed=[["nine-r"], ["twins"]], discards="r4 r5 b1 b1")
REST = Counter(CARDS * 2) - Counter(" ".join([*CLAIMED["markets"], "r1 r2", CLAIMED["discards"]]).split())
LAST = [["even", "odd", "low", "top", "three"], []]
OVER = table(["r1", "g1"], ["four", "twins", "run4", "run5"], claimed=LAST, turns=21, phase="over")
OVER["row"] = [*OVER["row"][:4], None]

IMPOSSIBLE: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("position-unknown-key", SHEET, {"market": []}),
    ("position-number", SHEET, {"turns": -1}),
    ("position-number", SHEET, {"turns": 201}),
    ("position-number", SHEET, {"turn": 2}),
    ("position-turn", SHEET, {"turn": 0}),
    ("position-turn", SHEET, {"turns": 4}),
    ("position-value", SHEET, {"phase": "deal"}),
    ("position-value", SHEET, {"row": ["pairs2", "pairs2", "color", "nine-g", "pairs3"]}),
    ("position-value", SHEET, {"row": [1, 2, 3, 4, 5]}),
    ("position-value", SHEET, {"objectives": [None]}),
    ("position-length", SHEET, {"row": ["pairs2"]}),
    ("position-length", SHEET, {"markets": ["g9"]}),
    ("position-length", SHEET, {"hands": "b3"}),
    ("position-length", SHEET, {"known": [""]}),
    ("position-type", SHEET, {"draw": None}),
    ("position-type", SHEET, {"objectives": "odd"}),
    ("position-type", SHEET, {"claimed": [[], "even"]}),
    ("unknown-card", SHEET, {"discards": "r11"}),
    ("position-thrice", SHEET, {"draw": "r1 r1 r1"}),
    ("position-market", SHEET, {"markets": ["g9", "b6", "g2 y10", "r8 y8", "r4 r10 b2"]}),
    ("position-empty-hand", SHEET, {"hands": ["", "g5"]}),
    ("position-two-of-each", SHEET, {"draw": "r1"}),
    ("position-two-of-each", SHEET, {"discards": "g5", "discard_top": "g5"}),
    ("position-top", CLAIMED, {"discard_top": "r9"}),
    ("position-top", CLAIMED, {"discard_top": None}),
    ("position-top", CLAIMED, {"discard_top": ["r4"]}),
    ("position-top", SHEET, {"discard_top": "r4"}),
    ("position-claimed", SHEET, {"claimed": [["even"] * 6, []]}),
    ("position-claims-turns", SHEET, {"claimed": [[], ["even", "odd"]]}),
    ("position-objectives", SHEET, {"objectives": ["odd"]}),
    ("position-objectives", SHEET, {"claimed": [["even"], []]}),
    ("position-objectives", SHEET, {"deck": "four-colours"}),
    ("position-discards", CLAIMED, {"claimed": [["nine-r"], []]}),
    ("position-not-renewed", CLAIMED, {"hands": ["r1 r2", " ".join(REST.elements())], "draw": ""}),
    ("position-winner", OVER, {"turns": 22}),
    ("position-still-on", CLAIMED, {"phase": "over"}),
    ("position-is-over", OVER, {"phase": "play"}),
    ("position-row", OVER, {"row": ["four", "twins", "run4", "run5", "pairs2"]}),
    ("position-row", CLAIMED, {"row": [None, *CLAIMED["row"][1:]]}),
    ("position-known", CLAIMED, {"known": ["r9", ""]}),
    ("position-known", CLAIMED, {"known": ["r1 r1", ""]}),
    ("position-old", CLAIMED, {"old": "r1"}),
    ("position-old", CLAIMED, {"old_held": [1, 0]}),
    ("position-old", CLAIMED, {"old": "r9", "old_held": [1, 0]}),
    ("position-old", CLAIMED, {"old": "r1", "old_held": [0, 1]}),
    ("position-old", CLAIMED, {"old": "r1", "old_held": [1, 0], "known": ["r1", ""]}),
    *(("position-lacks", SHEET, {key: ...}) for key in ("markets", "hands", "row")),
    ("bad-option-value", SHEET, {"deck": "three-colours"}),
    ("bad-players", SHEET, {"players": 5}),
]


@pytest.mark.parametrize(("key", "base", "changed"), IMPOSSIBLE)
def test_a_position_that_cannot_be_is_refused_with_the_reason(
    key: str, base: dict[str, Any], changed: dict[str, Any]
) -> None:
    TAUSCH.match(position=base)  # as it was, it can be
    position = {name: value for name, value in (base | changed).items() if value is not ...}
    expect_impossible(TAUSCH, position, key)


def test_every_message_about_notation_and_positions_of_the_game_is_reached_here() -> None:
    assert messages_about_texts(TAUSCH) <= {key for key, *_ in IMPOSSIBLE} | set(HOSTILE)


def test_missing_keys_take_the_value_they_have_at_the_start_of_a_match() -> None:
    assert TAUSCH.match(position={"players": 3}, seed=1).state == TAUSCH.match(players=3, seed=1).state
    assert TAUSCH.match(position={}, seed=1).state == TAUSCH.match(seed=1).state
    for key in ("deck", "turn", "phase", "draw", "discards", "discard_top", "objectives", "claimed"):
        shorter = {name: value for name, value in SHEET.items() if name != key}
        assert TAUSCH.match(position=shorter).state == TAUSCH.match(position=SHEET).state


def test_old_cards_are_shared_out_along_chains_where_only_that_fits() -> None:
    """Each of three kinds is held by two seats: one copy is old, the other not. Only one way round fits the numbers."""
    hands = ["r1 r2 b9", "r1 r3 b8", "r2 r3 b7"]
    for held, fits in (([1, 1, 1], True), ([2, 1, 0], True), ([2, 0, 1], True), ([3, 0, 0], False), ([0, 0, 3], False)):
        position = table(hands, claimed=[["nine-r"], [], []], old="r1 r2 r3", old_held=held)
        if fits:
            assert TAUSCH.match(position=position).position()["old_held"] == held
        else:
            with pytest.raises(ludotheque.PositionError):
                TAUSCH.match(position=position)


JSON = any_json(CARDS)
HANDS = st.lists(st.lists(st.sampled_from(CARDS), max_size=8).map(" ".join), min_size=2, max_size=2)
NEARLY: dict[str, st.SearchStrategy[Any]] = {
    "hands": HANDS,
    "known": HANDS,
    "old": st.lists(st.sampled_from(CARDS), max_size=4).map(" ".join),
    "old_held": st.lists(st.integers(-1, 9), min_size=2, max_size=2),
    "discards": st.lists(st.sampled_from(CARDS), max_size=4).map(" ".join),
    "claimed": st.lists(st.lists(st.sampled_from(["even", "odd", "low", "x"]), max_size=6), min_size=2, max_size=2),
    "turns": st.integers(-1, 210),
}


@settings(max_examples=examples(120), deadline=None)
@given(st.data())
def test_any_position_is_taken_and_reads_back_or_is_refused_in_a_sentence(data: st.DataObject) -> None:
    base = dict(data.draw(st.sampled_from([SHEET, CLAIMED, OVER, {}])))
    for key in data.draw(st.lists(st.sampled_from([*SHEET, "draw"]), max_size=2)):
        base.pop(key, None)
    keys = data.draw(st.lists(st.sampled_from([*SHEET, *NEARLY]), min_size=1, max_size=4, unique=True))
    position = base | {key: data.draw(st.one_of(JSON, NEARLY.get(key, JSON))) for key in keys}
    taken_or_refused(TAUSCH, position)


# --- sentences ---


def test_every_move_of_a_match_is_told_and_labelled_in_four_languages() -> None:
    match, dice, names, keys = TAUSCH.match(players=2, seed=9), random.Random(9), ["Anna", "Bruno"], set()
    while not match.over:
        (seat,) = match.to_act()
        view = match.view(seat)
        actions = TAUSCH.engine.legal(view, seat)
        claims = [action for action in actions if action & 8]
        action = dice.choice(
            claims if claims and dice.random() < 0.06 else [action for action in actions if not action & 8]
        )
        lines = [notation.label(view, seat, action)]  # type: ignore[arg-type]
        for step in match.play(seat, notation.write(view, action)):  # type: ignore[arg-type]
            for viewer in (0, 1, "spectator"):
                lines += match.narrate(viewer, step)
        lines += match.describe(seat)
        keys |= {line.key for line in lines}
        for language in LANGUAGES:
            assert all(TAUSCH.words.tell(language, line, names, 0) for line in lines)
    expected = {
        "label-swap",
        "label-claim",
        "log-swap",
        "log-claim",
        "log-uncover",
        "log-drew",
        "log-draws",
        "table-hand",
    }
    assert expected | {"log-reshuffle", "log-wins", "table-known", "table-discards"} <= keys


def test_a_label_says_what_is_given_and_taken() -> None:
    match = sat(["r4 r5", "g1"], ["nine-r"], markets={1: "y10"})
    labels = {}
    for action in TAUSCH.engine.legal(match.state, 0):
        line = notation.label(match.view(0), 0, action)  # type: ignore[arg-type]
        labels[notation.write(match.state, action)] = TAUSCH.words.tell("en", line, ["A", "B"], 0)  # type: ignore[arg-type]
    assert labels["swap 1 r4"] == "swap at market 1: give ●4, take ★10"
    assert labels["claim 1 r4 r5"] == "claim two red cards ● that make exactly 9: ●4 ●5"
