"""The rules of a game, compiled or interpreted, behind the same few methods on records."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludotheque.kernel import defaults, drivers, effects, jit
from ludotheque.kernel import rng as generator
from ludotheque.kernel.contract import Hooks, Rules
from ludotheque.kernel.record import CHANCE, Record


@dataclass(frozen=True)
class Playouts:
    """What a batch of random matches gave."""

    states: NDArray[np.void]
    results: NDArray[np.int64]
    moves: int
    chance_moves: int


class Transition(NamedTuple):
    """What an action led to."""

    refused: int
    """Why it was refused: the code, or 0."""
    after: Record
    waiting: int
    """Who is to act, in bits."""
    actions: list[int]
    """What chance may do, its odds and the number of the deck, as `offer` says."""
    weights: list[int]
    shuffle: int


class Engine:
    """The rules of one game, ready to run."""

    def __init__(
        self,
        rules: Rules,
        hooks: Hooks,
        folder: Path,
        package: str,
        interpret: bool = False,
        low_wins: bool = False,
    ) -> None:
        self.rules = rules
        self.hooks = hooks
        self.folder = folder
        self.package = package
        self.interpret = interpret
        self.low_wins = low_wins
        self.state_type = rules.State
        self.max_legal = rules.MAX_LEGAL

    @cached_property
    def game(self) -> ModuleType:
        """The rules, with defaults for the hooks that drivers call."""
        game: Any = self.twin(self.rules)
        fill: Any = self.twin(jit.bound(defaults, result=self.rules.result))
        if self.hooks.weight is None:
            game.weight = fill.weight
        if self.hooks.shuffle is None:
            game.shuffle = fill.shuffle
        game.merit = fill.fewest_win if self.low_wins else fill.most_win
        return game  # type: ignore[no-any-return]

    @cached_property
    def drivers(self) -> ModuleType:
        """The drivers, specialised for this game."""
        twin: Any = self.twin(drivers, game=self.game)
        twin.pick = twin.by_pick if self.hooks.pick else twin.by_legal
        if "told" in self.state_type.components:
            telling: Any = self.twin(effects)
            twin.listen, twin.hush = telling.listen, telling.hush
        return twin  # type: ignore[no-any-return]

    def twin(self, module: Any, **bindings: Any) -> ModuleType:
        """A module of rules as this engine runs it."""
        if self.interpret:
            return jit.interpreted(module, **bindings)
        return self._compiler.twin(module, **bindings)

    @cached_property
    def _compiler(self) -> jit.Compiler:
        return jit.Compiler(self.folder, self.package)

    def box(self, state: Record) -> Any:
        """A record as drivers take it."""
        return (state,) if self.interpret else state.array

    def words(self, words: list[int]) -> Any:
        """The words of a generator as drivers take them."""
        return words if self.interpret else np.array(words, np.int64)

    def _list(self) -> Any:
        return [0] * self.max_legal if self.interpret else np.empty(self.max_legal, np.int64)

    def _numbers(self, out: Any, count: int) -> list[int]:
        """What a driver has written; interpreted rules may write numbers of NumPy, too."""
        return [int(number) for number in out[:count]] if self.interpret else list(out[:count].tolist())

    def setup(self, players: int, options: list[int]) -> Record:
        state = self.state_type()
        self.drivers.setup_at(self.box(state), 0, players, np.array(options, np.int64))
        return state

    def to_act(self, state: Record) -> int:
        return int(self.drivers.to_act_at(self.box(state), 0))

    def seats_to_act(self, state: Record) -> list[int]:
        bits = self.to_act(state)
        return [seat for seat in range(CHANCE + 1) if bits >> seat & 1]

    def refusal(self, state: Record, seat: int, action: int) -> int:
        return int(self.drivers.refusal_at(self.box(state), 0, seat, action))

    def apply(self, state: Record, seat: int, action: int) -> None:
        self.drivers.apply_at(self.box(state), 0, seat, action)

    def legal(self, state: Record, seat: int) -> list[int]:
        out = self._list() if self.interpret else self._scratch()[2]
        count = self.drivers.legal_at(self.box(state), 0, seat, out)
        return self._numbers(out, count)

    def offer(self, state: Record) -> tuple[list[int], list[int], int]:
        """The moves of chance that are possible, the odds of each, and the number of the deck; none if none is due."""
        room = 2 * self.max_legal + 2
        out = [0] * room if self.interpret else np.empty(room, np.int64)
        count = self.drivers.offer_at(self.box(state), 0, out)
        found = self._numbers(out, 2 * count + 1)
        return found[:count], found[count:-1], found[-1]

    def act(self, state: Record, seat: int, action: int) -> Transition:
        """An action of any seat, chance included, if it is not refused from what the seat sees, and what follows from
        it. The state given stays as it was."""
        if self.interpret:
            code = 0 if seat == CHANCE else self.refusal(state.view(seat), seat, action)
            if code:
                return Transition(code, state, 0, [], [], 0)
            after = state.clone()
            self.apply(after, seat, action)
            return Transition(0, after, self.to_act(after), *self.offer(after))
        states, raws, out = self._scratch()
        count = self.drivers.act_at(states, raws, state.raw, state.masks, seat, action, out)
        if count < 0:
            return Transition(int(out[0]), state, 0, [], [], 0)
        after = self.state_type(raws[1].copy())
        if not count:
            return Transition(0, after, int(out[1]), [], [], 0)
        *found, shuffle, waiting = out[: 2 * count + 2].tolist()
        return Transition(0, after, waiting, found[:count], found[count:], shuffle)

    def _scratch(self) -> tuple[Any, Any, Any]:
        """Room for two states, also as bytes, and for numbers: of each thread, and good until its next call."""
        try:
            found: tuple[Any, Any, Any] = self._rooms.arrays
        except AttributeError:
            states = self.state_type.batch(2)
            room = np.empty(2 * self.max_legal + 2, np.int64)
            found = self._rooms.arrays = (states, states.view(np.uint8).reshape(2, -1), room)
        return found

    @cached_property
    def _rooms(self) -> threading.local:
        return threading.local()

    def weight(self, state: Record, action: int) -> int:
        return int(self.drivers.weight_at(self.box(state), 0, action))

    def shuffle(self, state: Record) -> int:
        return int(self.drivers.shuffle_at(self.box(state), 0))

    def result(self, state: Record, seat: int) -> int:
        return int(self.drivers.result_at(self.box(state), 0, seat))

    def guess(self, view: Record, seat: int, words: list[int]) -> Record:
        """A whole state that looks like this view to `seat`; the generator's words are advanced."""
        state = view.clone()
        rng = self.words(words)
        self.drivers.guess_at(self.box(state), 0, seat, rng)
        words[:] = [int(word) for word in rng]
        return state

    def pick(self, state: Record, seat: int, words: list[int]) -> int:
        """One legal action at random; the generator's words are advanced."""
        rng = self.words(words)
        action = int(self.drivers.pick_at(self.box(state), 0, seat, rng, self._list()))
        words[:] = [int(word) for word in rng]
        return action

    def playout(self, state: Record, words: list[int]) -> tuple[int, int]:
        """Play on at random to the end, in place: the number of moves of people and of chance."""
        rng, counts = self.words(words), np.zeros(2, np.int64)
        self.drivers.playout_at(self.box(state), 0, rng, self._list(), counts)
        words[:] = [int(word) for word in rng]
        return int(counts[0]), int(counts[1])

    def stride(self, state: Record, words: list[int], most: int, met: int = -1) -> int:
        """Play on at random, in place: `most` moves, or to the end, or to a phase that is not in the bit set `met`.
        Returns the number of moves."""
        rng = self.words(words)
        made = int(self.drivers.stride_at(self.box(state), 0, rng, self._list(), most, met))
        words[:] = [int(word) for word in rng]
        return made

    def playouts(self, count: int, players: int, options: list[int], seed: int = 0, threads: int = 1) -> Playouts:
        """`count` random matches from the start. The same seed gives the same matches, however many threads run."""
        low, high = seed & generator.WORD, (seed >> 32) & generator.WORD
        states = self.state_type.batch(count)
        results = np.zeros((count, players), np.int64)
        encoded = np.array(options, np.int64)
        boxes: Any = [self.state_type.at(states, i) for i in range(count)] if self.interpret else states
        tallies = [np.zeros(2, np.int64) for _ in range(threads)]
        edges = [count * k // threads for k in range(threads + 1)]

        def part(k: int) -> None:
            self.drivers.playouts(boxes, edges[k], edges[k + 1], players, encoded, low, high, tallies[k])

        if threads == 1:
            part(0)
        else:
            with ThreadPoolExecutor(threads) as pool:
                list(pool.map(part, range(threads)))
        self.drivers.results_at(boxes, players, results)
        moves, chance_moves = (int(total) for total in np.sum(tallies, axis=0))
        return Playouts(states, results, moves, chance_moves)

    def perft(self, state: Record, depth: int) -> int:
        """How many sequences of `depth` actions lead on from here; see drivers.perft."""
        stack = self.state_type.batch(depth + 1)
        stack.view(np.uint8)[: state.dtype.itemsize] = state.raw
        if self.interpret:
            return int(self.drivers.perft(_Stack(self.state_type, stack), 0, depth, _lists(depth + 1, self.max_legal)))
        return int(self.drivers.perft(stack, 0, depth, np.empty((depth + 1, self.max_legal), np.int64)))


class _Stack:
    """An array of records whose items can be copied as whole records, interpreted as compiled."""

    def __init__(self, state_type: type[Record], states: NDArray[np.void]) -> None:
        self._items = [state_type.at(states, i) for i in range(len(states))]

    def __getitem__(self, index: int) -> Record:
        return self._items[index]

    def __setitem__(self, index: int, state: Record) -> None:
        self._items[index].raw[:] = state.raw


class _lists(list[Any]):  # noqa: N801 - stands for an array of two axes
    def __init__(self, rows: int, columns: int) -> None:
        super().__init__([0] * columns for _ in range(rows))

    def __getitem__(self, key: Any) -> Any:
        return super().__getitem__(key[0])[key[1]] if isinstance(key, tuple) else super().__getitem__(key)
