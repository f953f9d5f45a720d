"""Tests of the narration of Rudi Rüssel: everyone may read it, and it leaves nothing out."""

import re
from typing import Any

import pytest

from ludotheque.games.rudi import notation
from ludotheque.games.rudi.rules import GIVE, PLAY
from ludotheque.games.rudi.tests.table import RUDI, due, last, play_out, sat, show
from ludotheque.kernel.match import Match, Step
from ludotheque.kernel.words import LANGUAGES, Line

NAMES = ["Anna", "Bruno", "Carla", "Dora"]


def said(line: Line, language: str = "en", reader: int | None = None) -> str:
    return RUDI.words.tell(language, line, NAMES, reader)


def told(match: Match, steps: list[Step], viewer: int | str = "spectator") -> list[str]:
    reader = viewer if isinstance(viewer, int) else None
    return [said(line, reader=reader) for step in steps for line in match.narrate(viewer, step)]


def test_a_choice_is_told_to_the_chooser_alone() -> None:
    """§3"""
    match = sat([0, 0, 0])
    steps = match.play(1, "play 7")
    assert told(match, steps, 1) == ["You have chosen the 7."]
    assert told(match, steps, 0) == told(match, steps) == ["Bruno has chosen."]


@pytest.mark.parametrize(
    ("pigs", "cards", "sentences"),
    [
        ([0, 0, 0], (10, 6, 6), ["Cards – Anna: 10, Bruno: 6, Carla: 6.", "Anna’s pig runs 4 steps, to space 4."]),
        ([0, 0, 4], (1, 6, 7), ["Cards – Anna: 1, Bruno: 6, Carla: 7.", "Carla’s pig runs one step, to space 5."]),
        (
            [5, 12, 0, 0],
            (9, 9, 4, 2),
            [
                "Cards – Anna: 9, Bruno: 9, Carla: 4, Dora: 2.",
                "Two share the highest card, and their pigs swap places: Anna on 12, Bruno on 5.",
                "Anna’s pig stands on a special space: Anna exchanges a card.",
            ],
        ),
        (
            [0, 0, 0],
            (5, 5, 5),
            ["Cards – Anna: 5, Bruno: 5, Carla: 5.", "Three share the highest card: nothing happens."],
        ),
        (
            [0, 0, 0, 0],
            (5, 5, 5, 5),
            ["Cards – Anna: 5, Bruno: 5, Carla: 5, Dora: 5.", "All four share the highest card: nothing happens."],
        ),
        (
            [22, 0, 0],
            (9, 4, 1),
            ["Cards – Anna: 9, Bruno: 4, Carla: 1.", "Anna’s pig runs 5 steps and is home!", "Anna wins the race."],
        ),
    ],
)
def test_the_last_choice_tells_all_cards_and_what_they_bring(
    pigs: list[int], cards: tuple[int, ...], sentences: list[str]
) -> None:
    """§4, §5, §6, §12"""
    match = sat(pigs)
    assert told(match, show(match, *cards)) == sentences


def test_the_tenth_cards_are_told_though_they_are_taken_back_at_once() -> None:
    """§8"""
    match = sat([4, 0, 0], **last([9, 1, 7]))
    assert told(match, show(match, 9, 1, 7), 0) == [
        "Cards – you: 9, Bruno: 1, Carla: 7.",
        "Your pig runs 2 steps, to space 6.",
        "All hands are empty: everyone takes the ten cards back.",
        "Your pig stands on a special space: you exchange a card.",
    ]


def test_an_exchange_is_told_with_both_cards_and_the_next() -> None:
    """§9, §11"""
    nine: dict[str, Any] = {"exchange_rest": [], "discards": [1, 2, 3, 5, 6, 7, 8, 9, 10]}
    for more in ({}, nine):
        match = RUDI.match(position=due([6, 0, 0], [0], **more), seed=1)
        sentences = told(match, match.play(0, "give 1"))
        assert sentences[0] == "Anna gives the 1 and takes the 4."
        assert sentences[-1] == f"On top of the exchange pile: {match.position()['exchange_top']}."
        assert any("shuffled" in sentence for sentence in sentences) is bool(more)


def test_races_are_counted() -> None:
    """§13, §14"""
    match = sat([23, 0, 0], races=3, wins=[1, 0, 0])
    sentences = told(match, show(match, 9, 1, 1))
    assert sentences[1:5] == [
        "Anna’s pig runs 8 steps and is home!",
        "Anna wins the race.",
        "Anna has 2 wins of 3.",
        "Race 3 begins: all pigs at the start, everyone with the cards 1 to 10.",
    ]
    match = sat([3, 9, 0], races=3, rounds=19, **last([5, 5, 5]))
    sentences = told(match, show(match, 5, 5, 5), 1)
    assert "Twenty rounds are over: your pig is in front, and you win the race!" in sentences
    assert "Race 2 begins: all pigs at the start, everyone with the cards 1 to 10." in sentences


def test_the_table_is_described_as_each_sees_it() -> None:
    """§2, §3"""
    match = sat([3, 7, 23], races=3, wins=[0, 1, 2], open_discards=True)
    show(match, 2, 2, 1)
    match.play(1, "play 5")
    assert [said(line, reader=1) for line in match.describe(1)] == [
        "Race 4; three wins are needed.",
        "Round 1: 9 cards each to play.",
        "······◇●····◇·····◇·····| Anna: 7, won 0 races",
        "Played by Anna: 2",
        "···■··◇·····◇·····◇·····| you: 3, won one race",
        "Your played cards: 2",
        "······◇·····◇·····◇····▲| Carla: 23, won 2 races",
        "Played by Carla: 1",
        "Exchange pile (◇): 4 on top, 9 cards beneath",
        "Your choice: 5",
        "Your hand: 1 3 4 6 7 8 9 10",
    ]


def test_a_pig_that_is_home_is_drawn_behind_the_bar_and_an_empty_hand_as_a_dash() -> None:
    """§12"""
    match = sat([22, 0, 0], **last([9, 1, 1]))
    show(match, 9, 1, 1)
    table = [said(line, reader=0) for line in match.describe(0)]
    assert table[0] == "······◇·····◇·····◇·····|● you: 30"
    assert table[-1] == "Your hand: –"


def test_labels_say_what_an_action_does() -> None:
    match = RUDI.match(position=due([6, 0, 0], [0]), seed=1)
    view: Any = match.view(0)
    assert said(notation.label(view, 0, PLAY + 7)) == "play the 7"
    assert said(notation.label(view, 0, GIVE + 3)) == "give the 3, take the 4"


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_matches_are_told_in_every_language(language: str) -> None:
    for players in (3, 4):
        match = RUDI.match(players=players, options={"races": 3, "special": [2, 4, 6, 8], "course": 12}, seed=3)
        play_out(match, 3)
        again = RUDI.match(players=players, options={"races": 3, "special": [2, 4, 6, 8], "course": 12}, seed=3)
        moves = [move for move in match.log.moves if move.seat is not None]
        for move in moves:
            assert move.seat is not None
            for step in again.play(move.seat, move.text):
                for viewer in ("spectator", 0):
                    reader = 0 if viewer == 0 else None
                    sentences = [said(line, language, reader) for line in again.narrate(viewer, step)]
                    assert sentences
                    assert not any(re.search(r"\{|\}|-1|\$", sentence) for sentence in sentences)
