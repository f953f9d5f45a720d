"""Tests that the page about components tells the truth: its declarations run, and it has each of them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from ludotheque import components
from ludotheque.components import bits, chains, constrained_deal, moves, reshuffle, track_rules
from ludotheque.components.board import LISTS, WORDS
from ludotheque.kernel.jit import is_rule

PAGE = (Path(__file__).parent.parent.parent / "docs" / "components.md").read_text("utf-8")


def test_the_declarations_of_the_page_run() -> None:
    names: dict[str, Any] = {}
    for block in re.findall(r"^```python\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE):
        exec(compile(block, "docs/components.md", "exec"), names)
    state = names["State"]()
    assert (state.stock_size, state.discard_top, state.pawns[3, 3], state.supply) == (52, -1, -1, 24)
    assert names["ACTIONS"].texts[names["LAY"] + 2 * 12 + 1] == "lay 1-6 right"
    assert names["ACTIONS"].texts[names["ASK"] + 4 * 2 + 2] == "ask 2 h"


def test_the_page_names_what_there_is() -> None:
    rules = {
        name
        for module in (bits, chains, constrained_deal, moves, reshuffle, track_rules)
        for name, value in vars(module).items()
        if is_rule(value)
    }
    for name in {*components.__all__, *LISTS, *WORDS, *rules} - {"draw", "take_any"}:
        assert re.search(rf"\b{name}\b", PAGE), name
    fields = set(re.findall(r"`(\w+)\[", PAGE))
    assert fields >= {"hand", "hand_size", "stock", "discard", "rows", "market", "choice", "chosen", "known", "line"}
