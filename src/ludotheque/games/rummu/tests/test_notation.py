"""Tests of the notation of Rummü, and of the sentences for what cannot be read."""

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ludotheque
from ludotheque.games.rummu import notation
from ludotheque.games.rummu.combinations import EVERY
from ludotheque.games.rummu.rules import State
from ludotheque.games.rummu.state import BACK, DEAL, DISCARD, HIDDEN, KIND_BITS, LAY, adding, with_card
from ludotheque.games.rummu.tests.drawn import RUMMU, drawn, table
from ludotheque.kernel.match import Match
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

SHEET: dict[str, Any] = json.loads(
    """
{"players": 3, "teams": false, "target": 200, "deal": 0, "dealer": 2, "turn": 1, "phase": "take", "turns": 19,
 "renewed": 0, "scores": [0, 0, 0], "hands": ["y0 r4 k5 b8 r9", "g1 k1 g3 r3 y5 r6 b7 g7 g8 b9",
 "b0 b1 r2 y2 b4 b5 k6 g7 k8"], "stock": "r0 g0 k0 b1 y1 k1 g2 y3 k3 g4 y4 g5 y6 r7 y7 k7 k7 r8 y8 k9",
 "discards": ["r1", "b7", "g9", "y1", "y7", "y9", "b2", "r1", "r7", "g1", "b6", "k2"],
 "combinations": [{"id": 1, "owner": 0, "cards": "b3 k4 r5 g6"}], "next": 2}
"""
)
"""The example position of the rule sheet."""

ACTIONS = [
    *range(2),
    *(LAY | int(cards) << KIND_BITS for cards in EVERY[::7]),
    *(with_card(kind, card, number) for kind in range(3, 6) for card in range(50) for number in (1, 12, 9999)),
    *(adding(int(cards), number) for cards in EVERY[::7] if int(cards).bit_count() <= 7 for number in (1, 99999)),
    *(with_card(kind, card, 1) for kind in (DISCARD, DEAL) for card in range(50)),
    with_card(DEAL, HIDDEN, 1),
]


@pytest.fixture(scope="module")
def match() -> Match:
    """A match that only ever refuses."""
    return RUMMU.match(position=SHEET, seed=1)


# --- actions ---


def test_every_action_reads_as_it_is_written() -> None:
    state = State()
    texts = [notation.write(state, action) for action in ACTIONS]
    assert len(set(texts)) == len(texts)
    assert [notation.read(state, text) for text in texts] == ACTIONS


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("DRAW", "draw"),
        ("  take \t", "take"),
        ("lay r7 Y6 r5", "lay r5 y6 r7"),
        ("lay k5 y5 g5 r5", "lay r5 g5 y5 k5"),
        ("Add R8 02", "add r8 2"),
        ("add r9 Y8 2", "add y8 r9 2"),
        ("add k5 y5 4", "add y5 k5 4"),
        ("add r8 y4 r3 r9 2", "add r3 y4 r8 r9 2"),
        ("add r7 b7 r7 1", "add r7 r7 b7 1"),
        ("free r6\u00a02", "free r6 2"),
        ("discard G3\n", "discard g3"),
        ("lay b7 r7 r7", "lay r7 r7 b7"),
    ],
)
def test_case_spacing_and_order_do_not_matter(typed: str, meant: str) -> None:
    state = State()
    assert notation.write(state, notation.read(state, typed)) == meant


HOSTILE = {
    "unknown-action": ["", " ", "\0", "r5", "layr5", "pass", "ziehen", "🃏", "ｌay r5", "-1", "lay\0r5", "x" * 100_000],
    "notation-alone": ["draw 1", "take r5", "take 2", "draw draw"],
    "notation-lay": ["lay", "lay "],
    "notation-one-card": ["discard", "discard r5 r6", "deal", "deal r5 r6", "discard g3 2"],
    "notation-add": [
        *(
            "add",
            "add r8",
            "add 2",
            "add r8 r9",
            "add r8 0",
            "add r8 -1",
            "add r8 two",
            "add r8 r9 ２",
            "add r8 100000",
        ),
        "add r8 " + "9" * 5000,
    ],
    "notation-combination": [
        *("free", "free r6", "back 2", "free r6 r7 2", "free r6 ２", "back b8 1.0", "back b8 100000", "free r6 +1"),
        *("back b8 " + "9" * 5000, "back b8 ²"),
    ],
    "notation-too-often": ["lay r5 r5 b5", "lay r7 r7 r7", "lay r7 b7 r7 g7 r7", "add r5 r5 1", "add r7 r8 r7 r7 1"],
    "notation-too-many": ["add r0 r1 r2 r3 r4 r5 r6 r7 1", "add r7 r7 b7 b7 g7 g7 k7 k7 1"],
    "unknown-card": [
        *("lay r5 y6 r10", "discard w3", "discard 3", "lay ●5", "add r 2", "free ?? 2", "back x1 2", "discard ?"),
        *("add r8 2 3", "add r8 r10 2", "add 2 r8 2"),
        *("deal ??", "lay r5,y6,r7", "lay r５", "discard r-1", "discard " + "r" * 5000),
    ],
}


@pytest.mark.parametrize(("key", "text"), named(HOSTILE))
def test_what_cannot_be_read_is_quoted_and_changes_nothing(match: Match, key: str, text: str) -> None:
    expect_misread(match, 1, text, key)


@pytest.mark.parametrize(("text", "meant"), [("drawn", "draw"), ("discart g3", "discard"), ("ley r5 r6 r7", "lay")])
def test_a_slip_of_the_pen_is_guessed(match: Match, text: str, meant: str) -> None:
    with pytest.raises(ludotheque.NotationError, match=f"Did you mean {meant}"):
        match.play(1, text)


WORDS = st.sampled_from(
    [
        "draw",
        "take",
        "lay",
        "add",
        "free",
        "back",
        "discard",
        "deal",
        "r5",
        "y6",
        "r7",
        "r7",
        "k1",
        "w3",
        "r10",
        "?",
        "1",
        "02",
        "0",
        "99999",
        "100000",
        "２",
    ]
)


@settings(max_examples=examples(120), deadline=None)
@given(st.one_of(st.text(), st.lists(WORDS, min_size=1, max_size=5).map(" ".join)))
def test_reading_any_text_gives_an_action_that_can_be_written_or_a_notation_error(text: str) -> None:
    read_or_misread(RUMMU, State(), text)


# --- positions ---


def multisets(position: dict[str, Any]) -> dict[str, Any]:
    """A position in which cards that have no order are sorted."""

    def ordered(text: str) -> str:
        return " ".join(sorted(text.split()))

    hands = [ordered(hand) for hand in position["hands"]]
    return position | {"hands": hands, "stock": ordered(position["stock"])}


def test_the_sheets_example_position_reads_back() -> None:
    position = RUMMU.match(position=SHEET, seed=1).position()
    assert multisets(position) == multisets(SHEET)
    assert RUMMU.match(position=position, seed=1).position() == position
    assert json.loads(json.dumps(position)) == position


def test_missing_keys_take_the_value_they_have_at_the_start_of_a_match() -> None:
    assert RUMMU.match(position={"players": 3}, seed=1).state == RUMMU.match(players=3, seed=1).state
    assert RUMMU.match(position={}, seed=1).state == RUMMU.match(seed=1).state
    for key in ("teams", "target", "deal", "dealer", "turn", "renewed", "scores", "next"):
        shorter = {name: value for name, value in SHEET.items() if name != key}
        assert RUMMU.match(position=shorter).state == RUMMU.match(position=SHEET).state


def test_a_position_without_cards_is_the_beginning_of_a_deal() -> None:
    match = RUMMU.match(position={"players": 3, "deal": 2, "scores": [30, -5, 0]}, seed=1)
    position = match.position()
    assert (position["deal"], position["dealer"], position["turn"], position["phase"]) == (2, 1, 2, "draw")
    assert position["scores"] == [30, -5, 0]
    assert [len(hand.split()) for hand in position["hands"]] == [9, 9, 9]


@pytest.mark.parametrize(("players", "options"), [(3, {"target": 1}), (4, {"teams": True}), (6, {}), (5, {})])
def test_every_position_of_a_match_reads_back_to_the_same_bytes(players: int, options: dict[str, Any]) -> None:
    match, dice = RUMMU.match(players=players, options=options, seed=6), random.Random(6)
    for _ in range(400):
        assert RUMMU.match(position=json.loads(json.dumps(match.position()))).state == match.state
        if match.over:
            break
        (seat,) = match.to_act()
        match.play(seat, dice.choice(match.legal(seat)))


START: dict[str, Any] = {"players": 3}
TEAMS: dict[str, Any] = {"players": 4, "teams": True, "deal": 1}
DRAWING = table(["r2 b4", "k1", "k2"], discards="g5 b9", phase="draw")
EMPTY = table(["r2 b4", "k1", "k2"], discards="g5", rest="discards", phase="draw")
BACKING = table(["", "k1", "k2"], [(0, "b3 b4 b5")], phase="back")
OVER = table(["", "k1", "k2"], [(0, "b3 b4 b5")], phase="over", deal=39, turns=1)
RENEWED = table(["r2 b4", "k1", "k2"], discards="g5", phase="draw", renewed=1) | {
    "stocks": [{"cards": "r2 k2", "hands": [1, 0, 1]}, {"cards": "b4 k1", "hands": [1, 1, 0]}]
}
RENEWED["stocks"][1]["cards"] += " " + RENEWED["stock"]
FIRST, SECOND = RENEWED["stocks"]
ENDED = table(["r2", "k1", "k2"], discards="g5", rest=1, phase="over", deal=39, turns=1)

IMPOSSIBLE: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("position-unknown-key", SHEET, {"hand": []}),
    ("position-number", SHEET, {"deal": 40}),
    ("position-number", SHEET, {"deal": "0"}),
    ("position-number", SHEET, {"turn": 3}),
    ("position-number", SHEET, {"turns": 150}),
    ("position-number", SHEET, {"turns": True}),
    ("position-number", SHEET, {"renewed": 4}),
    ("position-number", SHEET, {"next": 1}),
    ("position-number", SHEET, {"next": 10**5000}),
    ("position-number", SHEET, {"scores": [0, 5, 0]}),
    ("position-number", SHEET, {"deal": 1, "dealer": 0, "turn": 2, "scores": [0, -361, 0]}),
    ("position-number", SHEET, {"combinations": [{"id": 0, "owner": 0, "cards": "b3 k4 r5 g6"}]}),
    ("position-number", SHEET, {"combinations": [{"id": 1, "owner": 3, "cards": "b3 k4 r5 g6"}]}),
    ("position-number", OVER, {"turns": 0}),
    ("position-value", SHEET, {"phase": "drawn"}),
    ("position-value", SHEET, {"phase": None}),
    ("position-type", SHEET, {"stock": 5}),
    ("position-type", SHEET, {"discards": "r1"}),
    ("position-type", SHEET, {"combinations": {}}),
    ("position-type", SHEET, {"hands": ["", "", None]}),
    ("position-type", SHEET, {"combinations": [{"id": 1, "owner": 0, "cards": ["b3"]}]}),
    ("position-length", SHEET, {"hands": ["y0", "g1"]}),
    ("position-length", SHEET, {"known": [""]}),
    ("position-length", SHEET, {"scores": [0, 0, 0, 0]}),
    ("unknown-card", SHEET, {"stock": "r10"}),
    ("unknown-card", SHEET, {"discards": ["w3"]}),
    ("position-dealer", SHEET, {"dealer": 1}),
    ("position-dealer", START, {"deal": 1, "dealer": 2}),
    ("position-partners", TEAMS, {"scores": [5, 0, 10, 0]}),
    ("position-target-reached", SHEET | {"deal": 3}, {"scores": [200, 0, 0]}),
    ("position-target-reached", TEAMS, {"scores": [500, 0, 500, 0]}),
    ("position-target-missed", OVER, {"deal": 3, "turns": 1}),
    ("position-card-count", SHEET, {"stock": ""}),
    ("position-card-count", SHEET, {"hands": ["y0 r4 k5 b8 r8", *SHEET["hands"][1:]]}),
    ("position-card-count", SHEET, {"combinations": []}),
    ("position-card-count", START, {"phase": "draw"}),
    ("position-card-count", SHEET, {"discards": [*SHEET["discards"], "r9"]}),
    ("position-discard", SHEET, {"discards": [*SHEET["discards"][:-1], "b6 k2"]}),
    ("position-discard", SHEET, {"discards": [""]}),
    ("position-discard", SHEET, {"discards": [5]}),
    ("position-combination", SHEET, {"combinations": [{"id": 1, "owner": 0}]}),
    ("position-combination", SHEET, {"combinations": ["b3 k4 r5 g6"]}),
    ("position-combination-order", SHEET, {"combinations": SHEET["combinations"] * 2}),
    ("position-no-combination", SHEET, {"combinations": [{"id": 1, "owner": 0, "cards": "b3 k4"}]}),
    ("position-no-combination", SHEET, {"combinations": [{"id": 1, "owner": 0, "cards": "r7 r7 b7"}]}),
    ("position-known", SHEET, {"known": ["y1", "", ""]}),
    ("position-known", SHEET, {"known": ["", "g1 g1", ""]}),
    ("position-type", RENEWED, {"stocks": {}}),
    ("position-type", RENEWED, {"stocks": [FIRST, SECOND | {"cards": []}]}),
    ("position-length", RENEWED, {"stocks": [FIRST, SECOND | {"hands": [1, 1]}]}),
    ("position-number", RENEWED, {"stocks": [FIRST, SECOND | {"hands": [1, 1, -1]}]}),
    ("position-stocks-number", RENEWED, {"stocks": [FIRST]}),
    ("position-stocks-number", RENEWED, {"renewed": 0}),
    ("position-stocks-number", RENEWED, {"renewed": 2}),
    ("position-stocks", RENEWED, {"stocks": [FIRST, SECOND | {"more": 1}]}),
    ("position-stocks", RENEWED, {"stocks": [FIRST, "b4"]}),
    ("position-stocks-seen", RENEWED, {"stocks": [FIRST | {"cards": "r2 k2 g5"}, SECOND]}),
    ("position-stocks-hand", RENEWED, {"stocks": [FIRST | {"hands": [1, 1, 1]}, SECOND]}),
    ("position-stocks-hand", RENEWED, {"stocks": [FIRST, SECOND | {"hands": [2, 1, 0]}]}),
    ("position-stocks-missing", RENEWED, {"stocks": [FIRST | {"cards": "k2", "hands": [0, 0, 1]}, SECOND]}),
    ("position-stocks-missing", RENEWED, {"stocks": [SECOND | {"cards": SECOND["cards"] + " r2 k2"}, FIRST]}),
    ("position-turn", SHEET, {"turn": 0}),
    ("position-turn", SHEET, {"turns": 20}),
    ("position-empty-hand", table(["r2", "k1", "k2"]), {"hands": ["k1 r2", "", "k2"]}),
    ("position-empty-hand", BACKING, {"phase": "play"}),
    ("position-back", BACKING, {"combinations": [{"id": 1, "owner": 1, "cards": "b3 b4 b5"}]}),
    ("position-back", table(["r2", "k1", "k2"], [(0, "b3 b4 b5")]), {"phase": "back"}),
    ("position-no-discard", DRAWING, {"discards": [], "stock": DRAWING["stock"] + " g5 b9"}),
    ("position-deal-ended", EMPTY, {"renewed": 3}),
    ("position-deal-goes-on", ENDED, {"hands": ["r2", "k1", "k2"], "stock": ENDED["hands"][1].removeprefix("k1")}),
    ("bad-option-value", SHEET, {"target": 0}),
    ("bad-option-value", SHEET, {"teams": "no"}),
    ("bad-players", SHEET, {"teams": True}),
    ("bad-players", SHEET, {"players": 7}),
]


@pytest.mark.parametrize(("key", "base", "changed"), IMPOSSIBLE)
def test_a_position_that_cannot_be_is_refused_with_the_reason(
    key: str, base: dict[str, Any], changed: dict[str, Any]
) -> None:
    if "deal" not in base or base["deal"] in (0, 39) or base is TEAMS:
        RUMMU.match(position=base)  # as it was, it can be
    expect_impossible(RUMMU, base | changed, key)


def test_every_message_about_notation_and_positions_of_the_game_is_reached_here() -> None:
    assert messages_about_texts(RUMMU) <= {key for key, *_ in IMPOSSIBLE} | set(HOSTILE)


JSON = any_json(["r1", "k9"])
CARDS = st.lists(st.sampled_from(["r0", "r1", "b7", "g7", "y5", "k9", "y1", "r10"]), max_size=5)
NEARLY: dict[str, st.SearchStrategy[Any]] = {
    "hands": st.lists(CARDS.map(" ".join), min_size=3, max_size=3),
    "stock": CARDS.map(" ".join),
    "discards": CARDS,
    "combinations": st.lists(
        st.fixed_dictionaries({"id": st.integers(0, 3), "owner": st.integers(0, 3), "cards": CARDS.map(" ".join)}),
        max_size=3,
    ),
    "known": st.lists(CARDS.map(" ".join), min_size=3, max_size=3),
    "scores": st.lists(st.integers(-400, 400), min_size=3, max_size=3),
    "turns": st.integers(-1, 160),
    "deal": st.integers(-1, 41),
    "renewed": st.integers(0, 4),
    "phase": st.sampled_from(["draw", "take", "play", "back", "discard", "over", "deal"]),
}


@settings(max_examples=examples(120), deadline=None)
@given(st.data())
def test_any_position_is_taken_and_reads_back_or_is_refused_in_a_sentence(data: st.DataObject) -> None:
    base = data.draw(st.sampled_from([SHEET, DRAWING, EMPTY, BACKING, OVER, START, {}]))
    keys = data.draw(st.lists(st.sampled_from([*sorted(SHEET), "known"]), min_size=1, max_size=4, unique=True))
    position = base | {key: data.draw(st.one_of(JSON, NEARLY.get(key, JSON))) for key in keys}
    taken_or_refused(RUMMU, position)


# --- sentences ---

NAMES = ["Anna", "Bruno", "Carla", "Dario"]


def told(match: Match, text: str, reader: int | str = "spectator", language: str = "en") -> list[str]:
    (seat,) = match.to_act()
    seat_of_reader = reader if isinstance(reader, int) else None
    steps = match.play(seat, text)
    lines = [line for step in steps for line in match.narrate(reader, step)]
    return [RUMMU.words.tell(language, line, NAMES, seat_of_reader) for line in lines]


def test_a_move_is_told_as_it_happened() -> None:
    match = drawn(["r5 b4 b6", "k1", "k2"], [(0, "g1 g2 g3"), (1, "r3 r4 y5 r6")], discards="g9 g8", phase="draw")
    assert told(match, "take", 0) == ["You take ▲8 from the discard pile."]
    assert told(match, "free r5 2") == ["Anna puts ●5 into combination 2 and takes ★5: ●3 ●4 ●5 ●6."]
    assert told(match, "lay b4 y5 b6", 1) == ["Anna lays combination 3: ■4 ★5 ■6."]
    assert told(match, "discard g8")[:4] == [
        "Anna discards ▲8.",
        "That was the last card: Anna goes out!",
        "Anna: +20 points, +20 in all.",
        "Bruno: +15 points, +15 in all.",
    ]


def test_several_cards_added_at_once_are_told_and_offered_in_one_sentence() -> None:
    lie = [(0, "g1 g2 g3"), (1, "r5 y6 r7")]
    said = {
        "en": ("add ★8 ●9 to ●5 ★6 ●7", "You add ★8 ●9 to combination 2: ●5 ★6 ●7 ★8 ●9."),
        "fr": ("ajouter ★8 ●9 à ●5 ★6 ●7", "Vous ajoutez ★8 ●9 à la combinaison 2\xa0: ●5 ★6 ●7 ★8 ●9."),
        "de": ("★8 ●9 an ●5 ★6 ●7 anlegen", "Du legst ★8 ●9 an Kombination 2 an: ●5 ★6 ●7 ★8 ●9."),
        "it": ("aggiungere ★8 ●9 a ●5 ★6 ●7", "Aggiungi ★8 ●9 alla combinazione 2: ●5 ★6 ●7 ★8 ●9."),
    }
    for language, (offered, sentence) in said.items():
        match = drawn(["y8 r9 k0", "k1", "k2"], lie)
        view: Any = match.view(0)
        label = notation.label(view, 0, notation.read(view, "add r9 y8 2"))
        assert RUMMU.words.tell(language, label, NAMES) == offered
        assert told(match, "add r9 y8 2", 0, language) == [sentence]


def test_only_who_draws_is_told_the_card() -> None:
    for reader in (0, 1, "spectator"):
        match = drawn(["r5 b4 b6", "k1", "k2"], phase="draw", discards="g9")
        lines = told(match, "draw", reader)
        assert len(lines) == (2 if reader == 0 else 1)


def test_taking_back_is_told_in_french() -> None:
    match = drawn(["b9", "k1", "k2"], [(0, "b6 b7 b8")])
    assert told(match, "add b9 1", 0, "fr") == [
        "Vous ajoutez ■9 à la combinaison 1\u00a0: ■6 ■7 ■8 ■9.",
        "Vous n’avez plus de carte à défausser\u00a0: il faut reprendre quelque chose.",
    ]
    assert told(match, "back b9 1", 1, "fr") == ["Anna reprend ■9 de la combinaison 1\u202f; il reste ■6 ■7 ■8."]


@pytest.mark.parametrize("options", [{}, {"teams": True}])
def test_every_move_is_told_and_every_action_labelled_in_four_languages(options: dict[str, Any]) -> None:
    """Every kind of move once, the end of a deal and a renewal; the rest comes in the next test."""
    lie = [(0, "b4 b5 b6 b7"), (1, "r5 y6 r7")]
    told_keys = set()
    for match, texts in (
        (drawn(["g2 g3 g4", "k1", "k2", "k3"], lie, **options), "lay g2 g3 g4, back b7 1, discard b7, draw"),
        (drawn(["r6 b8 k9", "k1", "k2", "k3"], lie, phase="draw", **options), "take, free r6 2, add b8 1, discard k9"),
        (drawn(["r2", "k1", "k2", "k3"], discards="g5", rest="discards", phase="draw", **options), "draw"),
    ):
        for text in texts.split(", "):
            (seat,) = match.to_act()
            view: Any = match.view(seat)
            labels = [notation.label(view, seat, notation.read(view, legal)) for legal in match.legal(seat)]
            steps = match.play(seat, text)
            for viewer in (0, 1, 2, 3, "spectator"):
                lines = [line for step in steps for line in match.narrate(viewer, step)] + match.describe(viewer)
                told_keys |= {line.key for line in (*lines, *labels)}
                reader = viewer if isinstance(viewer, int) else None
                for language in LANGUAGES:
                    assert all(RUMMU.words.tell(language, line, NAMES, reader) for line in (*lines, *labels))
    english = (Path(str(notation.__file__)).parent / "words" / "en.ftl").read_text("utf-8")
    ours = set(re.findall(r"^((?:label|log|table)-[\w-]+) =", english, re.MULTILINE))
    other = {"log-score"} if options else {"log-score-team", "table-team"}
    assert ours - told_keys == other | {"log-stuck", "log-back-whole"}


def test_the_rare_sentences() -> None:
    match = drawn(["g2 g3 g4", "k1", "k2"], scores=[-5, 0, 0], deal=1, turns=2, discards="r9")
    match.play(0, "lay g2 g3 g4")
    view: Any = match.view(0)
    label = notation.label(view, 0, with_card(BACK, notation.read(view, "discard g2") >> KIND_BITS, 1))
    assert RUMMU.words.tell("en", label, NAMES) == "take back all of ▲2 ▲3 ▲4"
    assert told(match, "back g3 1") == ["Anna takes back all of combination 1: ▲2 ▲3 ▲4."]
    match = drawn(["r2 b4", "k1", "k2"], turns=147, discards="g5", phase="draw")
    match.play(0, "take")
    lines = [RUMMU.words.tell("en", line, NAMES, 0) for line in match.describe(0)]
    assert "Stock: 55 cards. The discard pile is empty." in lines
    match = drawn(["k1", "k2", "r2 b4"], turns=149)
    assert told(match, "discard r2")[1] == "The deal ends here, and nobody goes out."
