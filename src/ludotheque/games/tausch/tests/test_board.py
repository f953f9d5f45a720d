"""Tests that the drawn board prints what the deck has: the bills by number, with what they ask for and their bonus."""

import re
from pathlib import Path

from ludotheque.games.tausch.objectives import HOUSE
from ludotheque.games.tausch.state import GOAL, MARKET

PAGE = Path(__file__).parent.parent / "board" / "notation.ts"


def test_the_board_prints_the_objectives_of_the_deck_in_their_order() -> None:
    printed = re.findall(r'^  "?([\w-]+)"?: \[(\d), (\d)\],$', PAGE.read_text("utf-8"), re.MULTILINE)
    assert printed == [(name, str(asks), str(bonus)) for name, (_, _, asks, bonus) in HOUSE.items()]


def test_the_board_has_the_markets_and_the_goal() -> None:
    text = PAGE.read_text("utf-8")
    assert f"ASKS = [{', '.join(map(str, MARKET))}]" in text
    assert f"GOAL = {GOAL};" in text
