"""Tests of what is told of Crazy Eights."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ludotheque.kernel.chance import Scripted
from ludotheque.kernel.game import open_folder

GAME = open_folder(Path(__file__).parent.parent)
POSITION = {"players": 2, "hands": ["h7 s8", "c3 c4"], "discard": "hQ", "discard_top": "hQ"}


def told(position: dict[str, Any], acts: list[tuple[int, str]], dealt: list[str], viewer: int) -> list[str]:
    """What a viewer reads of some actions, in English."""
    match = GAME.match(position=position, chance=Scripted(dealt))
    steps = [step for seat, text in acts for step in match.play(seat, text)]
    names = ["Lina", "Grandma", "Tom"]
    return [GAME.words.tell("en", line, names, viewer) for step in steps for line in match.narrate(viewer, step)]


def test_only_who_draws_reads_which_card() -> None:
    """§4"""
    assert told(POSITION, [(0, "draw")], ["deal h2"], 0) == ["You draw ♥2."]
    assert told(POSITION, [(0, "draw")], ["deal h2"], 1) == ["Lina draws a card."]


def test_the_end_of_a_deal_says_who_holds_what() -> None:
    """§6"""
    end = POSITION | {"hands": ["h7", "cA d8 sK"], "target": 0}
    assert told(end, [(0, "play h7")], [], 1) == [
        "Lina plays ♥7.",
        "Lina gets 61 points: 61 in all.",
        "You still hold ♣A ♦8 ♠K: 61 points.",
    ]
