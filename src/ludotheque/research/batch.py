"""Thousands of tables played at once, as one array: choices in, masks and views out, all cores.

    batch = Batch("rummu", tables=4096, seed=1)
    batch.reset()
    while True:
        batch.step(policy(batch.view["hand"], batch.mask, batch.seat))     # a number for each table

`mask`, `view`, `reward`, `over` and `points` are arrays that every step writes anew in place: nothing is copied, and
whoever wants to keep one copies it. A match that ends is followed by the next at once; `reward` and `over` tell of the
one that ended. Table i plays the matches of seeds seed + i, seed + i + tables, and so on: each the same match as
`game.match(seed=…)`, however many threads run.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from ludotheque.kernel import rng as generator
from ludotheque.kernel.errors import OptionError, shown
from ludotheque.research.encoding_base import Lab, arrays

if TYPE_CHECKING:
    from ludotheque.kernel.game import Game
    from ludotheque.kernel.options import Value
    from ludotheque.kernel.record import Record

RIVALS = ("simple",)
FEW = 64
"""Fewer tables than this for each thread are not worth handing over."""


class IllegalChoiceError(ValueError):
    """A choice that the mask forbids. No table has moved."""


class Batch:
    """So many tables of one game, with the same options."""

    def __init__(
        self,
        game: str | Game,
        tables: int,
        players: int | None = None,
        options: Mapping[str, Value] | None = None,
        seed: int = 0,
        threads: int | None = None,
        asked: Sequence[int] | None = None,
        others: str = "simple",
        again: bool = True,
    ) -> None:
        """`asked`: the seats whose choices come from outside, all if None; the `others` play by themselves, "simple"
        being the game's own rule of thumb. `again`: a match that ends is followed by the next."""
        self.lab = Lab(game, players, options)
        self.players = self.lab.players
        self.choices = self.lab.choices
        if tables < 1:
            raise ValueError(f"{tables} tables were asked for; at least one is needed")
        if not 0 <= seed < 1 << 62:
            raise OptionError("bad-seed", asked=shown(seed))
        seats = range(self.players) if asked is None else asked
        if not seats or any(seat not in range(self.players) for seat in seats):
            raise ValueError(f"seats {list(seats)} were asked for; there are 0 to {self.players - 1}")
        if others not in RIVALS:
            raise ValueError(f"others={others!r}; it can be {' or '.join(RIVALS)}")
        self.tables = tables
        self.threads = max(1, min(threads or os.cpu_count() or 1, tables // FEW or 1))
        self._pool = ThreadPoolExecutor(self.threads - 1) if self.threads > 1 else None
        self._edges = [tables * k // self.threads for k in range(self.threads + 1)]
        whole = len(set(seats)) == self.players
        self._drivers: Any = self.lab.drivers if whole else self.lab.against_quick
        state = self.lab.state_type
        self.states: NDArray[np.void] = state.batch(tables)
        """Whole states, hidden things too: for judges, not for players."""
        self._raw = self.states.view(np.uint8).reshape(tables, -1)
        self._masks = state.masks
        self.view: NDArray[np.void] = state.batch(tables)
        """What the seat to choose sees, field by field: view["hand"]; what it may not see reads -1."""
        self._view_raw = self.view.view(np.uint8).reshape(tables, -1)
        self._desk = np.zeros(tables, self.lab.desk_type)
        self._desk["asked"] = sum(1 << seat for seat in set(seats))
        self.mask: NDArray[np.uint8] = np.zeros((tables, self.choices), np.uint8)
        """1 for each choice that is legal now."""
        self.reward: NDArray[np.float32] = np.zeros((tables, self.players), np.float32)
        """What each seat got by the last step: 0 until a match ends; see `lab.utilities`."""
        self.over: NDArray[np.uint8] = np.zeros(tables, np.uint8)
        """1 where a match ended by the last step."""
        self.points: NDArray[np.int64] = np.zeros((tables, self.players), np.int64)
        """The results of the last match that ended."""
        self._tensor: NDArray[np.float32] | None = None
        self._chosen = np.zeros(tables, np.int64)
        sights = [state.batch(1) for _ in range(self.threads)]
        self._spare = [(sight, sight.view(np.uint8).reshape(1, -1)) for sight in sights]
        self._lists = [np.empty(self.lab.game.engine.max_legal, np.int64) for _ in range(self.threads)]
        self._stride = tables if again else 0
        self.seed = seed
        self._dice = [np.array(generator.start(seed, 2 + k), np.int64) for k in range(self.threads)]

        # The same arrays in every step, so what is handed over is put together once.
        self._arguments = [self._handed(k) for k in range(self.threads)]

    def _handed(self, k: int) -> tuple[Any, ...]:
        tables = (self.states, self._raw, self._edges[k], self._edges[k + 1], self._desk)
        rules = (self.players, self.lab.encoded, self.mask, self._view_raw, self._masks, self._spare[k], self._lists[k])
        return (*tables, *rules, self._chosen, self.points, self.reward, self.over, self._stride)

    @property
    def seat(self) -> NDArray[np.int64]:
        """Who is to choose at each table; -1 where a match is over and none follows."""
        seats: NDArray[np.int64] = self._desk["seat"]
        return seats

    @property
    def seeds(self) -> NDArray[np.int64]:
        """The seed of each table's match."""
        seeds: NDArray[np.int64] = self._desk["seed"]
        return seeds

    def reset(self, seed: int | None = None) -> None:
        """Begin anew: every table with the first match of its row of seeds."""
        self.seed = self.seed if seed is None else seed
        self._desk["seed"] = self.seed + np.arange(self.tables)
        self._desk["anew"] = 1
        self._each(self._step)

    def _each(self, work: Any) -> None:
        """Do something with every part of the tables, the first in this thread: waking another one takes its time."""
        others = [self._pool.submit(work, k) for k in range(1, self.threads)] if self._pool is not None else []
        work(0)
        for other in others:
            other.result()

    def _step(self, k: int) -> None:
        self._drivers.step_tables(*self._arguments[k])

    def step(self, choices: Any) -> None:
        """One choice at each table. Raises IllegalChoiceError before anything moves if one of them is not legal."""
        self._chosen[:] = choices
        wrong = int(arrays().first_illegal(self.mask, self._chosen, self.seat))
        if wrong >= 0:
            raise IllegalChoiceError(self._complaint(wrong))
        self._each(self._step)

    def step_first(self, choice: int) -> None:
        """The same for the one table of a batch of one, without the detours of arrays."""
        self._chosen[0] = choice
        if not (0 <= choice < self.choices and self.mask[0, choice]) and self.seat[0] >= 0:
            raise IllegalChoiceError(self._complaint(0))
        self._step(0)

    def _complaint(self, table: int) -> str:
        legal = np.flatnonzero(self.mask[table])
        few = ", ".join(map(str, legal[:12])) + (" …" if len(legal) > 12 else "")
        return f"table {table}: {self._chosen[table]} is not a legal choice of seat {self.seat[table]}; legal are {few}"

    def any(self) -> NDArray[np.int64]:
        """A random legal choice for each table: for trials and benchmarks."""

        def part(k: int) -> None:
            arrays().any_choice(self.mask, self._chosen, self._dice[k], self._edges[k], self._edges[k + 1])

        self._each(part)
        return self._chosen

    def tensor(self) -> NDArray[np.float32]:
        """What each seat to choose sees, as numbers (see encoding_base.py), in an array that calls write anew."""
        tensor = self._tensor
        if tensor is None:
            tensor = self._tensor = np.zeros((self.tables, self.lab.width), np.float32)

        def part(k: int) -> None:
            start, stop = self._edges[k], self._edges[k + 1]
            desk = self._desk
            arrays().tensors(self._raw, desk["seat"], desk["made"], desk["parts"], self.lab.plan, start, stop, tensor)

        self._each(part)
        return tensor

    def state(self, table: int) -> Record:
        """The whole state of one table, sharing its memory."""
        record: Record = self.lab.state_type.at(self.states, table)
        return record

    def made(self, table: int) -> list[int]:
        """The choices made so far of the action that a table's seat is making."""
        desk = self._desk[table]
        return [int(choice) for choice in desk["parts"][: desk["made"]]]

    def close(self) -> None:
        """Let the threads go."""
        if self._pool is not None:
            self._pool.shutdown()
