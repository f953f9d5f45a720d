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

    [setup]                                            the picture of the set-up
    people = ["lina", "grandma"]
    seat = 0
    seed = 1                                           a match is dealt from it, so the picture is always true
    moves = ["0 arrange r b g y w"]                    what belongs to the set-up
    points = ["[data-place=supply]"]                   what the rulebook's labels point at, on the board

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


@dataclass(frozen=True)
class Setup:
    """The picture of the set-up."""

    seat: int
    names: dict[str, list[str]]
    seed: int
    moves: list[tuple[int, str]]
    points: list[str]


def examples(game: Game) -> list[RulebookExample]:
    """Those of a game, as its file says."""
    card = _card(game)
    found = []
    for one in card.get("examples", []):
        found.append(
            RulebookExample(
                paragraph=one["paragraph"],
                number=one["number"],
                seat=one["seat"],
                names=_names(game, card, one),
                position=json.loads(one["position"]),
                moves=_moves(one),
                gives=json.loads(one["gives"]),
                chance=one.get("chance", []),
            )
        )
    return found


def setup(game: Game) -> Setup | None:
    """The picture of the set-up, if the file has one."""
    card = _card(game)
    if (one := card.get("setup")) is None:
        return None
    return Setup(one["seat"], _names(game, card, one), one["seed"], _moves(one), one["points"])


def _card(game: Game) -> dict[str, Any]:
    file = game.folder / "rulebook" / "examples.toml"
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}


def _names(game: Game, card: dict[str, Any], one: dict[str, Any]) -> dict[str, list[str]]:
    people = [game.named(card["names"][who]) for who in one["people"]]
    return {language: [names[language] for names in people] for language in LANGUAGES}


def _moves(one: dict[str, Any]) -> list[tuple[int, str]]:
    parts = (move.partition(" ") for move in one.get("moves", []))
    return [(int(seat), action) for seat, _, action in parts]


def interpreted(game: Game) -> Game:
    """The same game, run by Python: a handful of moves is not worth compiling, and nobody waits to read."""
    twin = copy.copy(game)
    twin.__dict__["engine"] = game.interpreted
    return twin


def played(game: Game, example: RulebookExample) -> tuple[Record, list[list[Step]], Match]:
    """Where an example begins, the steps of each of its moves, and how it stands afterwards."""
    match = game.match(position=example.position, chance=Scripted(example.chance))
    return match.state.clone(), [match.play(seat, action) for seat, action in example.moves], match


def set_up(game: Game, picture: Setup) -> Record:
    """The table of the picture."""
    match = game.match(players=len(picture.names["en"]), seed=picture.seed)
    for seat, action in picture.moves:
        match.play(seat, action)
    return match.state
