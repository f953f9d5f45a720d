"""Tests of the sheet's worked examples and example position, and of all tables to their end."""

import json
import random
from typing import Any

import pytest

import ludotheque
from ludotheque.games.tausch.state import Phase
from ludotheque.games.tausch.tests.table import CARDS, TAUSCH, everything, now, sat
from ludotheque.games.tausch.tests.test_rules import drained

SHEET: dict[str, Any] = json.loads(
    """{"players": 2, "deck": "mixed", "turn": 1, "turns": 3, "phase": "play",
 "markets": ["g9", "b6 y4", "g2 y10", "r8 y8", "r4 r10 b2"],
 "hands": ["b3 b4 b10 g1 g3 g5 y2", "g5 g6 g10 y3 y5 y6"],
 "draw": "r1 r1 r2 r2 r3 r3 r4 r5 r5 r6 r6 r7 r7 r8 r9 r9 r10 b1 b1 b2 b3 b4 b5 b5 b6 b7 b7 b8 b8 b9 b9 """
    """b10 g1 g2 g3 g4 g4 g6 g7 g7 g8 g8 g9 g10 y1 y1 y2 y3 y4 y5 y6 y7 y7 y8 y9 y9 y10",
 "discards": "", "discard_top": null,
 "row": ["pairs2", "pairs2", "colour", "nine-g", "pairs3"],
 "objectives": ["odd", "high-r", "run4", "full", "nine-b", "run5", "high-y", "high-g", "three", "full", "even",
  "high-b", "low", "run5", "nine-y", "nine-r", "top", "twins", "four"],
 "claimed": [[], []]}"""
)


def test_the_sheets_example_position_reads_back() -> None:
    position = TAUSCH.match(position=SHEET, seed=1).position()
    assert list(position) == list(SHEET)
    assert position | {"objectives": sorted(position["objectives"])} == SHEET | {
        "objectives": sorted(SHEET["objectives"])
    }
    assert TAUSCH.match(position=json.loads(json.dumps(position))).position() == position


def test_worked_examples_1_and_2_swap_for_four_fives_and_claim_them() -> None:
    chance = ["deal b1", "deal g2", "uncover three", "deal r8", "deal r9"]
    match = sat(["r2 r10 b5 g5 y9", "g1"], ["four"], markets={3: "r5 y5"}, chance=chance)
    match.play(0, "swap 3 r10 y9")
    assert now(match, "hands")[0] == "r2 r5 b1 b5 g5 y5"
    assert now(match, "markets")[2] == "r10 y9"
    match.play(1, "swap 1 g1")
    match.play(0, "claim 1 r5 b5 g5 y5")
    assert now(match, "hands")[0] == "r2 r8 r9 b1"


def test_worked_example_7_cards_just_spent_are_drawn_from_when_both_piles_are_empty() -> None:
    row = ["even", "four", "three", "twins", "run4"]
    match = drained("r2 r4 b6 b8 g10 y1", "g1", "", row, ["uncover low", "deal b6"])
    match.play(0, "claim 1 r2 r4 b6 b8 g10")
    assert now(match, "hands")[0] == "b6 y1"
    assert now(match, "draw", "discards", "discard_top") == ("r2 r4 b8 g10", "", None)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("deck", ["mixed", "four-colours"])
def test_every_table_plays_to_its_end_and_every_position_reads_back(players: int, deck: str) -> None:
    match = TAUSCH.match(players=players, options={"deck": deck}, seed=players)
    dice = random.Random(players)
    while True:
        position = match.position()
        assert everything(position) == dict.fromkeys(CARDS, 2)
        if position["turns"] % 7 == 0 or match.over:
            assert TAUSCH.match(position=json.loads(json.dumps(position))).state == match.state
        if match.over:
            break
        (seat,) = match.to_act()
        action = dice.choice(TAUSCH.engine.legal(match.state, seat))
        match.play(seat, TAUSCH.notation.write(match.state, action))
    assert max(match.results) == 5 or now(match, "turns") == 100 * players


def test_ten_thousand_random_matches_of_four_end() -> None:
    played = TAUSCH.engine.playouts(10_000, 4, [0], seed=9)
    assert (played.states["phase"] == Phase.OVER).all()
    assert ((played.results.max(axis=1) == 5) | (played.states["turns"] == 400)).all()


def test_the_same_deal_gives_the_same_first_cards_however_play_differs() -> None:
    drawn = []
    for choice in (0, -1):
        match = TAUSCH.match(players=2, chance=ludotheque.SameDeal(5))
        cards = [TAUSCH.notation.write(step.before, step.action) for step in match.opening]
        for _ in range(6):
            (seat,) = match.to_act()
            text = [text for text in match.legal(seat) if text.startswith("swap")][choice]
            cards += [TAUSCH.notation.write(step.before, step.action) for step in match.play(seat, text)[1:]]
        drawn.append(cards)
    assert drawn[0] == drawn[1]
