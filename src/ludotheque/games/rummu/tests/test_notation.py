"""Tests of the notation of Rummü, beside what texts.toml has."""

import re
from pathlib import Path
from typing import Any

import pytest

from ludotheque.games.rummu import notation
from ludotheque.games.rummu.combinations import EVERY
from ludotheque.games.rummu.rules import State
from ludotheque.games.rummu.state import BACK, DEAL, DISCARD, HIDDEN, KIND_BITS, LAY, adding, with_card
from ludotheque.games.rummu.tests.drawn import RUMMU, drawn
from ludotheque.kernel.match import Match
from ludotheque.kernel.words import LANGUAGES

ACTIONS = [
    *range(2),
    *(LAY | int(cards) << KIND_BITS for cards in EVERY[::7]),
    *(with_card(kind, card, number) for kind in range(3, 6) for card in range(50) for number in (1, 12, 9999)),
    *(adding(int(cards), number) for cards in EVERY[::7] if int(cards).bit_count() <= 7 for number in (1, 99999)),
    *(with_card(kind, card, 1) for kind in (DISCARD, DEAL) for card in range(50)),
    with_card(DEAL, HIDDEN, 1),
]


# --- actions ---


def test_every_action_reads_as_it_is_written() -> None:
    state = State()
    texts = [notation.write(state, action) for action in ACTIONS]
    assert len(set(texts)) == len(texts)
    assert [notation.read(state, text) for text in texts] == ACTIONS


# --- positions ---


def test_a_position_without_cards_is_the_beginning_of_a_deal() -> None:
    match = RUMMU.match(position={"players": 3, "deal": 2, "scores": [30, -5, 0]}, seed=1)
    position = match.position()
    assert (position["deal"], position["dealer"], position["turn"], position["phase"]) == (2, 1, 2, "draw")
    assert position["scores"] == [30, -5, 0]
    assert [len(hand.split()) for hand in position["hands"]] == [9, 9, 9]


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
