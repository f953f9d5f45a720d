"""Tests of the notation of Schweins-Galopp, beside what texts.toml has."""

import json
import random
from typing import Any

import pytest

import ludotheque
from ludotheque.games.galopp import notation
from ludotheque.games.galopp.rules import ARRANGE, DEAL, DEAL_HIDDEN, EDITIONS, FEED, LONGEST_RING, ORDERS, PLAY, State
from ludotheque.games.galopp.tests.drawn import read_track
from ludotheque.kernel.match import Match

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


# --- actions ---


def test_every_action_reads_as_it_is_written() -> None:
    state = State()
    texts = [GALOPP.notation.write(state, action) for action in ACTIONS]
    assert len(set(texts)) == len(texts)
    assert [GALOPP.notation.read(state, text) for text in texts] == ACTIONS


# --- positions ---


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


# --- drawings and sentences ---


def test_drawings_and_positions_agree() -> None:
    for edition, ring in {"abacus": 22, "ravensburger": 22, "groin": 27}.items():
        dice = random.Random(ring)
        for _ in range(50):
            cells = list("●■▲★○" + "+" * 3 + "·" * (ring - 8))
            dice.shuffle(cells)
            pigs, food = read_track("".join(cells), edition)
            assert len(pigs) == 5
            state = State()
            state.edition = EDITIONS.index(edition)
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
