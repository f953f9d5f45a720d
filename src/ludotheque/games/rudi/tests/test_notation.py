"""Tests of the notation of Rudi Rüssel, beside what texts.toml has."""

import json
from typing import Any

import ludotheque
from ludotheque.games.rudi.rules import GIVE, PLAY, PLAY_HIDDEN, TOP, State
from ludotheque.games.rudi.tests.table import RUDI, TEN, due

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


# --- actions ---


def test_every_action_reads_as_it_is_written() -> None:
    state = State()
    texts = [RUDI.notation.write(state, action) for action in ACTIONS]
    assert len(set(texts)) == len(texts)
    assert [RUDI.notation.read(state, text) for text in texts] == ACTIONS
    assert {"play 7", "give 3", "top 4", "play 10", "play ?"} <= set(texts)


# --- positions ---


def test_the_sheets_example_position_is_played_on() -> None:
    match = RUDI.match(position=SHEET, seed=1)
    assert match.to_act() == {2, 3}
    match.play(3, "play 7")
    match.play(2, "play 8")
    assert match.position()["pigs"] == [1, 0, 4, 0]


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
