"""A score pad: players, rows and points, and the changes that several people make to one at a time.

A change names a few entries of the pad and what they are to be. So every change has the same way back: its entries are
what they were before, if nobody has changed them since. Each cell knows the version of the pad at which it was last
written; who writes over something that he has not seen is refused, and decides himself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Annotated, Any, NamedTuple, TypeAlias

import msgspec

from ludotheque.catalog.errors import CatalogError
from ludotheque.catalog.record import Scoring, checked_scoring, tidy
from ludotheque.kernel.errors import shown

MAX_PLAYERS = 20
MAX_ROWS = 100
MAX_NAME_LENGTH = 40
MAX_TITLE_LENGTH = 120
MAX_POINTS = 999_999
PadId = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{1,40}$")]


class PadPlayer(msgspec.Struct, frozen=True):
    """A column of a pad."""

    id: str
    name: str


class PadCell(msgspec.Struct, frozen=True):
    """Points of a player in a row."""

    row: int
    """From 0."""
    player: str
    value: int | None
    """None: it was written and is empty again."""
    version: int
    """Of the pad when it was last written."""


class PadFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is on a pad."""

    title: str
    scoring: Scoring
    record: int = 0
    """The box it is for; 0: none."""
    players: list[PadPlayer] = []
    cells: list[PadCell] = []
    ended: int | None = None


# Changes. Each has an id that the sender makes, so that it can be sent again when no answer came.


class WritePoints(msgspec.Struct, frozen=True, tag_field="do", tag="write", forbid_unknown_fields=True):
    """Write points into a cell, or empty it."""

    id: PadId
    row: int
    player: str
    value: int | None
    base: int = 0
    """The version of the cell as the sender saw it; 0: it was never written."""


class AddPlayer(msgspec.Struct, frozen=True, tag_field="do", tag="add-player", forbid_unknown_fields=True):
    """One more player; the sender makes his id."""

    id: PadId
    player: PadId
    name: str


class RenamePlayer(msgspec.Struct, frozen=True, tag_field="do", tag="rename-player", forbid_unknown_fields=True):
    """Another name for a player."""

    id: PadId
    player: str
    name: str


class RemovePlayer(msgspec.Struct, frozen=True, tag_field="do", tag="remove-player", forbid_unknown_fields=True):
    """A player and all his points leave the pad."""

    id: PadId
    player: str


class SettlePad(msgspec.Struct, frozen=True, tag_field="do", tag="settle", forbid_unknown_fields=True):
    """Another title, or another way to score."""

    id: PadId
    title: str
    scoring: Scoring


class EndPad(msgspec.Struct, frozen=True, tag_field="do", tag="end", forbid_unknown_fields=True):
    """The game is over: nothing more is written, and the result stands in the lists of those who wrote."""

    id: PadId


class ReopenPad(msgspec.Struct, frozen=True, tag_field="do", tag="reopen", forbid_unknown_fields=True):
    """It goes on after all."""

    id: PadId


PadChange: TypeAlias = WritePoints | AddPlayer | RenamePlayer | RemovePlayer | SettlePad | EndPad | ReopenPad
Entries: TypeAlias = dict[str, Any]
"""Entries of a pad by their names: `title`, `scoring`, `ended`, `player ID`, `cell ROW ID`; None: there is none."""


def checked_name(name: str) -> str:
    text = tidy(name)
    if not text:
        raise CatalogError("pad-no-name")
    if len(text) > MAX_NAME_LENGTH:
        raise CatalogError("pad-name", found=str(len(text)), most=str(MAX_NAME_LENGTH))
    return text


def checked_title(title: str) -> str:
    text = tidy(title)
    if len(text) > MAX_TITLE_LENGTH:
        raise CatalogError("pad-title", found=str(len(text)), most=str(MAX_TITLE_LENGTH))
    return text


def new_pad(title: str, record: int, scoring: Scoring, names: list[str]) -> PadFacts:
    """A pad on which nothing is written yet."""
    pad = PadFacts(checked_title(title), checked_scoring(scoring), record)
    if len(names) > MAX_PLAYERS:
        raise CatalogError("pad-players", most=str(MAX_PLAYERS))
    return msgspec.structs.replace(
        pad, players=[PadPlayer(str(number + 1), checked_name(name)) for number, name in enumerate(names)]
    )


def rows_of(scoring: Scoring) -> int:
    """How many rows a pad can have."""
    return len(scoring.rows) or scoring.rounds or MAX_ROWS


# Entries.


def entry(pad: PadFacts, name: str) -> Any:
    """What an entry is now, as JSON has it."""
    kind, *rest = name.split(" ")
    if kind == "player":
        places = [place for place, one in enumerate(pad.players) if one.id == rest[0]]
        return {"name": pad.players[places[0]].name, "place": places[0]} if places else None
    if kind == "cell":
        cell = cell_of(pad, int(rest[0]), rest[1])
        return None if cell is None else cell.value
    return msgspec.to_builtins(getattr(pad, name))


def cell_of(pad: PadFacts, row: int, player: str) -> PadCell | None:
    return next((one for one in pad.cells if one.row == row and one.player == player), None)


def with_entries(pad: PadFacts, entries: Mapping[str, Any], version: int) -> PadFacts:
    """The pad with these entries, written at a version."""
    for name, value in entries.items():
        kind, *rest = name.split(" ")
        if kind == "player":
            pad = with_player(pad, rest[0], value)
        elif kind == "cell":
            row, player = int(rest[0]), rest[1]
            others = [one for one in pad.cells if (one.row, one.player) != (row, player)]
            pad = msgspec.structs.replace(pad, cells=[*others, PadCell(row, player, value, version)])
        elif kind == "scoring":
            pad = msgspec.structs.replace(pad, scoring=msgspec.convert(value, Scoring))
        else:
            pad = msgspec.structs.replace(pad, **{name: value})
    return pad


def with_player(pad: PadFacts, id: str, value: Mapping[str, Any] | None) -> PadFacts:
    """A player where he is to be; or without him."""
    players = [one for one in pad.players if one.id != id]
    if value is not None:
        players.insert(value["place"], PadPlayer(id, value["name"]))
    return msgspec.structs.replace(pad, players=players)


# What each change does: the entries it sets.


def written(pad: PadFacts, change: WritePoints) -> Entries:
    player_of(pad, change.player)
    if not 0 <= change.row < rows_of(pad.scoring):
        raise CatalogError("pad-row", row=str(change.row + 1), most=str(rows_of(pad.scoring)))
    if change.value is not None and abs(change.value) > MAX_POINTS:
        raise CatalogError("pad-points", found=shown(str(change.value)), most=str(MAX_POINTS))
    cell = cell_of(pad, change.row, change.player)
    if cell is not None and cell.version != change.base and cell.value != change.value:
        raise CatalogError("pad-cell-changed", value="none" if cell.value is None else str(cell.value))
    return {f"cell {change.row} {change.player}": change.value}


def added(pad: PadFacts, change: AddPlayer) -> Entries:
    if any(one.id == change.player for one in pad.players):
        raise CatalogError("pad-same-player")
    if len(pad.players) >= MAX_PLAYERS:
        raise CatalogError("pad-players", most=str(MAX_PLAYERS))
    return {f"player {change.player}": {"name": checked_name(change.name), "place": len(pad.players)}}


def renamed(pad: PadFacts, change: RenamePlayer) -> Entries:
    player_of(pad, change.player)
    name = f"player {change.player}"
    return {name: {**entry(pad, name), "name": checked_name(change.name)}}


def removed(pad: PadFacts, change: RemovePlayer) -> Entries:
    player_of(pad, change.player)
    cells = [one for one in pad.cells if one.player == change.player and one.value is not None]
    return {f"player {change.player}": None, **{f"cell {one.row} {one.player}": None for one in cells}}


def settled(pad: PadFacts, change: SettlePad) -> Entries:
    scoring = checked_scoring(change.scoring)
    most = rows_of(scoring)
    if any(one.row >= most and one.value is not None for one in pad.cells):
        raise CatalogError("pad-rows-written", most=str(most))
    return {"title": checked_title(change.title), "scoring": msgspec.to_builtins(scoring)}


def player_of(pad: PadFacts, id: str) -> PadPlayer:
    found = next((one for one in pad.players if one.id == id), None)
    if found is None:
        raise CatalogError("pad-no-player")
    return found


EFFECTS: dict[type, Callable[[PadFacts, Any], Entries]] = {
    WritePoints: written,
    AddPlayer: added,
    RenamePlayer: renamed,
    RemovePlayer: removed,
    SettlePad: settled,
}


def effect(pad: PadFacts, change: PadChange, now: int) -> Entries:
    """The entries that a change sets; raises CatalogError where it cannot be made."""
    if isinstance(change, ReopenPad):
        return {"ended": None}
    if pad.ended is not None:
        raise CatalogError("pad-ended")
    if isinstance(change, EndPad):
        return {"ended": now}
    return EFFECTS[type(change)](pad, change)


def way_back(pad: PadFacts, before: Entries, after: Entries) -> Entries:
    """The entries that take a change back; refused if they were changed again since."""
    for name, value in after.items():
        if entry(pad, name) != value:
            raise CatalogError("pad-cannot-undo")
    for name, value in before.items():
        player = name.removeprefix("player ") if value is None and name.startswith("player ") else None
        if player and any(one.player == player and one.value is not None for one in pad.cells):
            raise CatalogError("pad-cannot-undo")
    return before


class Standing(NamedTuple):
    """A player and his points."""

    name: str
    points: int
    won: bool


def standings(pad: PadFacts) -> list[Standing]:
    """The players in the order of the pad. Nobody has won where nothing is written."""
    totals = {one.id: 0 for one in pad.players}
    for cell in pad.cells:
        if cell.player in totals and cell.value is not None:
            totals[cell.player] += cell.value
    best = max if pad.scoring.wins == "highest" else min
    wanted = best(totals.values(), default=0)
    any_written = any(cell.value is not None for cell in pad.cells)
    return [Standing(one.name, totals[one.id], any_written and totals[one.id] == wanted) for one in pad.players]
