"""Tests that sentences read as a native speaker would say them."""

from typing import cast

import pytest

from ludotheque.games.quartett import notation
from ludotheque.games.quartett.state import State
from ludotheque.games.quartett.tests.test_rules import QUARTETT, sat

SETS = [[2, 3, 4], [5, 6, 10], [9]]
HANDS = ["r1 b1 r7 r8", "g1 b7 g7 b8", "y1 y7 g8 y8"]


@pytest.mark.parametrize(("card", "said"), [("g1", "l’1 verde"), ("g7", "il 7 verde"), ("b8", "l’8 blu")])
def test_in_italian_the_1_and_the_8_have_their_apostrophe(card: str, said: str) -> None:
    match, names = sat(HANDS, SETS), ["Anna", "Bruno", "Carla"]
    label = notation.label(cast(State, match.view(0)), 0, QUARTETT.notation.read(match.view(0), f"ask 1 {card}"))
    assert f"chiedere a Bruno {said}" in QUARTETT.words.tell("it", label, names, 0)
    (step,) = match.play(0, f"ask 1 {card}")
    told = [QUARTETT.words.tell("it", match.narrate(viewer, step)[0], names, viewer) for viewer in (0, 1, 2)]
    starts = ("Chiedi a Bruno", "Anna ti chiede", "Anna chiede a Bruno")
    assert all(sentence.startswith(f"{start} {said}") for sentence, start in zip(told, starts, strict=True))
