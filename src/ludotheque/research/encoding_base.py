"""What all adaptors share: a game at a number of seats with options, its choices, its observations, its rewards.

An action of a game is an integer of 64 bits; a learner needs few and small ones. So each game's encoding.py writes an
action as a short sequence of *choices*, numbers below CHOICES, the same in every position (`Encoding` in
kernel/contract.py). Its hook `mark` sets the mask of the next choice, where listing all is slow.

An observation is made from the fields that a seat sees: all public ones and its own row of the private ones, sets as
bits, everything else as it is; then the seat's number, and the choices of an action that is being made (-1 for none).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, cached_property
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from ludotheque.kernel.errors import GameFolderError
from ludotheque.kernel.game import Game, open_folder, open_game
from ludotheque.kernel.jit import Compiler
from ludotheque.research import arrays as plain_arrays
from ludotheque.research import drivers

if TYPE_CHECKING:
    from ludotheque.kernel.options import Value
    from ludotheque.kernel.record import RecordField


@cache
def arrays() -> Any:
    """The loops that know no game, compiled once for all of them."""
    return Compiler(Path(__file__).parent).twin(plain_arrays)


class Lab:
    """A game, its number of players and its options, ready to be adapted."""

    def __init__(
        self, game: str | Game, players: int | None = None, options: Mapping[str, Value] | None = None
    ) -> None:
        self.game = open_game(game) if isinstance(game, str) else game
        schema = self.game.schema
        self.options = schema.complete(options or {}, research=True)
        self.players = schema.players(players, self.options)
        self.encoded: NDArray[np.int64] = np.array(schema.encode(self.options), np.int64)
        self.state_type = self.game.rules.State
        if self.game.encoding is None:
            raise GameFolderError("folder-lacks-files", folder=self.game.id, files="encoding.py")
        self.encoding = self.game.encoding
        self.choices = self.encoding.CHOICES
        self.depth = self.encoding.DEPTH
        self.lots = self.encoding.LOTS
        self.desk_type = np.dtype(
            [
                ("seed", np.int64),
                ("luck", np.int64, 4),
                ("rival", np.int64, 4),
                ("seat", np.int64),
                ("asked", np.int64),
                ("made", np.int64),
                ("anew", np.int64),
                ("parts", np.int64, self.depth),
            ]
        )

    def __reduce__(self) -> tuple[Any, ...]:
        """Compiled code stays where it is: another process opens the game anew."""
        return reopened, (str(self.game.folder), self.players, self.options)

    @cached_property
    def drivers(self) -> ModuleType:
        """The compiled loops; every seat is asked."""
        return self._twin("none")

    @cached_property
    def against_quick(self) -> ModuleType:
        """The same where the seats that are not asked play by the game's rule of thumb."""
        twin = self._twin("quick", rival=self.game.engine.twin(self.game.bot))
        twin.respond = twin.quick_rivals  # type: ignore[attr-defined]
        return twin

    def _twin(self, rivals: str, **bindings: Any) -> ModuleType:
        """The name of the rivals is bound, too, so that machine code of both kinds is kept apart."""
        engine = self.game.engine
        encoding = engine.twin(self.encoding)
        bindings |= {"game": engine.game, "base": engine.drivers, "encoding": encoding, "rivals": rivals}
        twin = engine.twin(drivers, blank=self.state_type.blank, **bindings)
        if self.game.hooks.mark:
            twin.mark = twin.by_marking  # type: ignore[attr-defined]
        return twin

    @cached_property
    def seen(self) -> dict[str, RecordField]:
        """The fields of which a seat sees something."""
        return {name: field for name, field in self.state_type.fields.items() if field.visibility != "secret"}

    @cached_property
    def plan(self) -> NDArray[np.int64]:
        """A line for each field: where it begins, how far the next seat's row is, size and number of elements, bits."""
        lines = []
        for name, field in self.seen.items():
            own = field.visibility == "private"
            size = field.size // self.state_type.seats if own else field.size
            element = field.kind.itemsize
            bits = self.encoding.SETS.get(name, 0)
            lines.append([field.offset, size if own else 0, element, size // element, bits])
        return np.array(lines, np.int64)

    @cached_property
    def width(self) -> int:
        """How many numbers an observation has."""
        fields = sum(int(count) * max(int(bits), 1) for _, _, _, count, bits in self.plan)
        return fields + 1 + self.depth - 1

    @cached_property
    def bounds(self) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        """The least and the greatest that each number of an observation can be."""
        low, high = [], []
        for _, _, size, count, bits in self.plan.tolist():
            repeat = count * max(bits, 1)
            low += [0.0 if bits else -float(1 << 8 * size - 1)] * repeat
            high += [1.0 if bits else float((1 << 8 * size - 1) - 1)] * repeat
        low += [0.0] + [-1.0] * (self.depth - 1)
        high += [float(self.players - 1)] + [float(self.choices - 1)] * (self.depth - 1)
        return np.array(low, np.float32), np.array(high, np.float32)

    def path(self, state: Any, action: int) -> list[int]:
        """The choices that an action of people is made of."""
        parts: list[int] = []
        while len(parts) < self.depth and (choice := int(self.encoding.part(state, action, len(parts)))) >= 0:
            parts.append(choice)
        return parts


def reopened(folder: str, players: int, options: dict[str, Value]) -> Lab:
    """A laboratory in another process."""
    return Lab(open_folder(Path(folder)), players, options)


def utilities(merits: Iterable[int]) -> list[float]:
    """Rewards at the end of a match, from what results are worth (`Game.merits`), between -1 and 1; they add up to 0.
    For each seat the share of the others that it ended above, less the share that ended above it."""
    points = list(merits)
    others = len(points) - 1
    return [sum((mine > other) - (mine < other) for other in points) / others for mine in points]
