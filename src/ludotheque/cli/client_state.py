"""What a client knows of a table: the view it was sent, changed event by event, and checked against its hash."""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING, Any

import numpy as np

from ludotheque.cli.terminal import CommandError
from ludotheque.kernel.game import open_game
from ludotheque.kernel.words import Line, Seat, Word
from ludotheque.protocol import messages as m

if TYPE_CHECKING:
    from ludotheque.kernel.game import Game
    from ludotheque.kernel.record import Record
    from ludotheque.tables.stream import Entry, Sentence, Snapshot, Turn


def watch(table: str, known: ClientState | None, secret: str | None) -> m.Watch:
    """How a client asks for a table: for what is new, if it knows some of it."""
    if known is None:
        return m.Watch(table, secret=secret)
    return m.Watch(table, have=known.n, viewer=known.viewer, secret=secret)


def client_state(snapshot: Snapshot) -> ClientState:
    """A table as it was sent, if this program has its rules."""
    game = open_game(snapshot.game)
    state = ClientState(game, snapshot) if game.rules_version == snapshot.rules else None
    if state is None or not state.right:
        raise CommandError("other-version", ours=str(game.rules_version), theirs=str(snapshot.rules))
    return state


class ClientState:
    """A table as its server shows it to one viewer."""

    def __init__(self, game: Game, snapshot: Snapshot) -> None:
        self.game = game
        self.table = snapshot.table
        self.n = snapshot.n
        self.viewer = snapshot.viewer
        self.players = snapshot.players
        self.options = snapshot.options
        self.status = snapshot.status
        self.turn: Turn | None = snapshot.turn
        self.results, self.winners = snapshot.results, snapshot.winners
        self.next = snapshot.next
        self.rewound = snapshot.rewound
        """How often a choice was taken back against bots alone."""
        self.view: Record | None = None
        self.right = self._change(snapshot.view, snapshot.hash)
        """Does the view have the hash that the server says?"""

    @property
    def seat(self) -> int | None:
        return self.viewer if self.viewer >= 0 else None

    def take(self, entry: Entry) -> bool:
        """Take an event in; False if one is missing before it, or the view is not what it must be."""
        if entry.n != self.n + 1:
            return False
        order = entry.more.get("first", {}).get("order") if entry.what == "started" else None
        if order and self.viewer >= 0:
            self.viewer = order.index(self.viewer)  # the seats turn, and this is told from the new one
        if not self._change(entry.changed, entry.hash):
            return False
        self.n, self.status = entry.n, entry.status
        if entry.turn is not None:
            self.turn = entry.turn
        elif self.status not in ("open", "playing"):
            self.turn = None
        self.results, self.winners = entry.results, entry.winners
        self.rewound += entry.what == "rewound"
        self.next = entry.more.get("table", self.next) if entry.what == "rematched" else self.next
        return True

    def _change(self, fields: dict[str, Any], hash: int) -> bool:
        if self.view is None and not fields:
            return True
        state = self.game.rules.State
        view = state() if self.view is None else self.view.clone()
        try:
            for name, value in fields.items():
                put(view, name, value)
        except (KeyError, ValueError, OverflowError, TypeError):
            return False
        if zlib.crc32(bytes(view)) != hash:
            return False
        self.view = view
        return True

    def describe(self) -> list[Line]:
        """The table in words."""
        return [] if self.view is None else list(self.game.notation.describe(self.view, self.viewer))


def put(view: Record, name: str, value: Any) -> None:
    """Set a field of a view from its form on the wire; numbers of eight bytes come as texts."""
    field = type(view).fields[name]
    cells = np.array(value).astype(field.kind, casting="unsafe" if field.kind.itemsize == 8 else "same_kind")
    if cells.shape != field.shape:
        raise ValueError(f"{name}: {cells.shape} instead of {field.shape}")
    view.raw[field.offset : field.offset + field.size] = np.frombuffer(cells.tobytes(), np.uint8)


def line_of(sentence: Sentence) -> Line:
    """A sentence of the wire, ready to be told in any language."""
    return Line(sentence.key, {name: _parameter(value) for name, value in sentence.given.items()})


def _parameter(value: Any) -> Any:
    if not isinstance(value, dict):
        return value
    if "seat" in value:
        return Seat(value["seat"])
    return Word(value["word"]) if "word" in value else [Word(key) for key in value["words"]]
