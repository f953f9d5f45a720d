"""Worked examples of a rulebook that can be played on the board: `rulebook/examples.toml`, beside their text.

    [names]                                            whom the text speaks of, in four languages
    lina = { fr = "Lina", en = "Lina", … }

    [[examples]]
    paragraph = 4                                      the §, and which of its examples, from 1
    number = 1
    people = ["lina", "grandma"]                       by seat
    seat = 0                                           who looks on
    position = '''{…}'''                               where it begins, as JSON
    moves = ["0 play w"]                               who does what
    chance = []                                        what chance deals then, in order
    gives = '''{"left": [1, 0]}'''                     what the position says afterwards

The text is the rulebook's own, so an example needs no words here. A game without such a file has none.
"""

from __future__ import annotations

import copy
import json
import tomllib
from dataclasses import dataclass, field
from typing import Any

from ludotheque.kernel.chance import Scripted
from ludotheque.kernel.game import Game
from ludotheque.kernel.match import Match, Step
from ludotheque.kernel.record import Record
from ludotheque.kernel.words import LANGUAGES


@dataclass(frozen=True)
class RulebookExample:
    """One of them."""

    paragraph: int
    number: int
    seat: int
    names: dict[str, list[str]]
    """By language and seat."""
    position: dict[str, Any]
    moves: list[tuple[int, str]]
    gives: dict[str, Any]
    chance: list[str] = field(default_factory=list)


def examples(game: Game) -> list[RulebookExample]:
    """Those of a game, as its file says."""
    file = game.folder / "rulebook" / "examples.toml"
    if not file.is_file():
        return []
    card = tomllib.loads(file.read_text("utf-8"))
    found = []
    for one in card["examples"]:
        moves = [(int(seat), action) for seat, _, action in (move.partition(" ") for move in one["moves"])]
        found.append(
            RulebookExample(
                paragraph=one["paragraph"],
                number=one["number"],
                seat=one["seat"],
                names={language: [card["names"][who][language] for who in one["people"]] for language in LANGUAGES},
                position=json.loads(one["position"]),
                moves=moves,
                gives=json.loads(one["gives"]),
                chance=one.get("chance", []),
            )
        )
    return found


def interpreted(game: Game) -> Game:
    """The same game, run by Python: a handful of moves is not worth compiling, and nobody waits to read."""
    twin = copy.copy(game)
    twin.__dict__["engine"] = game.interpreted
    return twin


def played(game: Game, example: RulebookExample) -> tuple[Record, list[list[Step]], Match]:
    """Where an example begins, the steps of each of its moves, and how it stands afterwards."""
    match = game.match(position=example.position, chance=Scripted(example.chance))
    return match.state.clone(), [match.play(seat, action) for seat, action in example.moves], match
