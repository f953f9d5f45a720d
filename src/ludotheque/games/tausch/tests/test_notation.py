"""Tests of positions and labels, beside what texts.toml has."""

import pytest

import ludotheque
from ludotheque.games.tausch import notation
from ludotheque.games.tausch.tests.table import TAUSCH, sat, table


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


def test_a_label_says_what_is_given_and_taken() -> None:
    match = sat(["r4 r5", "g1"], ["nine-r"], markets={1: "y10"})
    labels = {}
    for action in TAUSCH.engine.legal(match.state, 0):
        line = notation.label(match.view(0), 0, action)  # type: ignore[arg-type]
        labels[notation.write(match.state, action)] = TAUSCH.words.tell("en", line, ["A", "B"], 0)  # type: ignore[arg-type]
    assert labels["swap 1 r4"] == "swap at market 1: give ●4, take ★10"
    assert labels["claim 1 r4 r5"] == "claim two red cards ● that make exactly 9: ●4 ●5"
