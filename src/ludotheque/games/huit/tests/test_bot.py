"""Tests of the rule of thumb and of the guesses that its search begins from."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ludotheque.kernel import rng
from ludotheque.kernel.game import open_folder

GAME = open_folder(Path(__file__).parent.parent)
RULES: Any = GAME.rules
BOT: Any = GAME.bot


@pytest.mark.parametrize(
    ("hands", "more", "choice"),
    [
        (["h2 hK s8", "c3 c4 c5"], {}, "play hK"),  # §6 dear cards go first
        (["d2 s8", "c3 c4 c5"], {}, "play s8"),  # §3 an eight when nothing else fits
        (["h2 s8", "c3 c4"], {}, "play s8"),  # §6 an eight would cost fifty
        (["d2 c2", "c3 c4"], {}, "draw"),  # §4
        (["d2 c2", "c3 c4"], {"phase": "drawn", "drawn": ["d2", None]}, "pass"),  # §4
        (["c2 c5 d9", "c3"], {"phase": "name", "discard": "hQ s8", "discard_top": "s8"}, "name c"),  # §3 the longest
        (["h2 d2 d5", "c3 c4 c5"], {"discard": "cQ d9 hQ", "lacks": [None, "h"]}, "play h2"),
    ],
)
def test_the_rule_of_thumb(hands: list[str], more: dict[str, Any], choice: str) -> None:
    """§2, §3, §4"""
    position = {"players": 2, "hands": hands, "discard": "hQ", "discard_top": "hQ"} | more
    match = GAME.match(position=position, seed=1)
    action = BOT.quick(match.view(0), 0, rng.start(1))
    assert GAME.notation.write(match.state, action) == choice


def test_who_drew_on_hearts_is_believed_to_have_none() -> None:
    """§4"""
    position = {"players": 2, "hands": ["c2", "d3 d4 d5"], "discard": "hQ", "discard_top": "hQ", "lacks": [None, "h"]}
    view = GAME.match(position=position, seed=1).view(0)
    hearts = {True: 0, False: 0}
    for seed in range(200):
        for believed in hearts:
            world, words = view.clone(), rng.start(seed)
            (BOT.believe if believed else RULES.guess)(world, 0, words)
            hearts[believed] += sum(world.hand[1, kind] for kind in range(RULES.CARDS) if RULES.SUIT[kind] == 2)
            assert (sum(world.hand[1]), sum(world.stock)) == (3, 47)
    assert 3 * hearts[True] < hearts[False]


def test_a_won_deal_is_worth_more_than_cards_in_hand() -> None:
    """§6, §8"""
    position = {"players": 2, "hands": ["c2", "d3 d8"], "discard": "hQ", "discard_top": "hQ"}
    low, high = (GAME.match(position=position | {"points": points}, seed=1).state for points in ([0, 0], [20, 0]))
    assert BOT.value(high, 0) > BOT.value(low, 0) > BOT.value(low, 1)
