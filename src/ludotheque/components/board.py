"""What the page has to know to draw a board: decks, tracks, components, actions, and `[board]` of game.toml.

[board]
middle = ["stock", "discard"]     components in the middle, in this order; all but hands and counters of seats otherwise
seat = ["points"]                 counters beside each name; all that seats have otherwise
sort = "suit"                     hands by "suit" or by "value"
figure = "pawn"                   how pawns look: "pawn" or "horse"
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ludotheque.components.checks import known
from ludotheque.components.component import Component
from ludotheque.components.decks import Deck
from ludotheque.components.declaration_errors import Place, wrong
from ludotheque.components.tracks import Pawns, Track
from ludotheque.components.verbs import Numbered

BOARD_FIELDS = ("text", "suit", "symbol", "name", "worth", "copies")
LISTS = ("middle", "seat")
WORDS = {"sort": ("suit", "value"), "figure": ("pawn", "horse")}
"""Keys of `[board]` and what they may be."""


def board_of(actions: Numbered, state: Any, layout: Mapping[str, Any], file: Path) -> dict[str, Any]:
    """The declaration of a board, as the wire has it. GameFolderError: what `[board]` in `file` says is not there."""
    parts = {name: one for name, one in state.components.items() if isinstance(one, Component)}
    drawn = {name: one for name, one in parts.items() if not isinstance(one, Track)}
    check_layout(layout, drawn, file)
    tracks = {one.on.name: one.on for one in parts.values() if isinstance(one, Pawns)}
    return {
        "decks": {deck.name: deck_on_board(deck) for deck in decks_of(parts)},
        "tracks": {name: one.board() for name, one in tracks.items()},
        "components": [one.board() for one in drawn.values()],
        "actions": [verb.board() for verb in actions.people_verbs],
        "layout": dict(layout),
    }


def decks_of(parts: Mapping[str, Component]) -> list[Deck]:
    """The decks that the components are made of, each once."""
    return list({one.deck.name: one.deck for one in parts.values() if one.deck is not None}.values())


def deck_on_board(deck: Deck) -> dict[str, Any]:
    """A deck and its kinds; what is usual of a kind is left out."""
    usual = {"suit": "", "symbol": "", "copies": 1, "worth": 0}
    kinds = [
        {key: getattr(kind, key) for key in BOARD_FIELDS if getattr(kind, key) != usual.get(key)} for kind in deck.kinds
    ]
    return {"style": deck.style, "kinds": kinds}


def check_layout(layout: Mapping[str, Any], drawn: Mapping[str, Component], file: Path) -> None:
    """Refuse a `[board]` that names what the game does not have."""
    for key, value in layout.items():
        place = line_of(file, key)
        if key in LISTS:
            for name in value if isinstance(value, list) else [value]:
                if name not in drawn:
                    raise wrong(place, "board-component", key=key, found=name, **known(str(name), drawn))
        elif key not in WORDS:
            raise wrong(place, "board-key", found=key, **known(key, (*LISTS, *WORDS)))
        elif value not in WORDS[key]:
            raise wrong(place, "unknown", what=key, found=value, known=", ".join(WORDS[key]))


def line_of(file: Path, key: str) -> Place:
    """Where a key of `[board]` stands."""
    rows = file.read_text("utf-8").splitlines()
    begun = next((number for number, row in enumerate(rows) if row.strip() == "[board]"), 0)
    found = (number for number, row in enumerate(rows[begun:], begun) if row.split("=")[0].strip() == key)
    return Place(f"{file.parent.name}/{file.name}", next(found, begun) + 1)
