"""Trials for the laws: every kind of table a game offers, and random walks through its matches."""

from __future__ import annotations

import itertools
import math
import random
import tomllib
from collections.abc import Callable, Iterator
from contextlib import suppress
from copy import copy
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

import numpy as np

from ludotheque.kernel import rng
from ludotheque.kernel.engine import Engine
from ludotheque.kernel.errors import OptionError
from ludotheque.kernel.game import Game
from ludotheque.kernel.match import Match
from ludotheque.kernel.options import GameOption, Value
from ludotheque.kernel.record import CHANCE, Record

MAX_MOVES = 100_000
"""No match may take more actions than this: longer is "for ever"."""

TYPICAL = 120
"""So many moments of a match are looked at, on the average, where matches take longer: laws must come to an end too."""

MUCH = 20 * TYPICAL
"""So many actions are enough to see how long matches are, and to play whole ones through."""

SAMPLE = 128
"""So many actions of a list are kept to probe with, and this many times as many in all."""

EXTREMES = (-(1 << 63), -(1 << 32), -2, -1, 0, 1, 1 << 31, 1 << 32, (1 << 63) - 1)


@dataclass(frozen=True)
class TrialTable:
    """A number of players and complete options."""

    players: int
    options: dict[str, Value]

    def __str__(self) -> str:
        return self._text

    @cached_property
    def _text(self) -> str:
        """Made once: laws quote the table in the story of everything they expect, which is seldom told."""
        chosen = ", ".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.players} players, {chosen}" if chosen else f"{self.players} players"


@dataclass(frozen=True)
class Moment:
    """A state on a walk, and who is about to do what; at the end nobody."""

    table: TrialTable
    state: Record
    seat: int | None
    action: int | None
    done: int
    """How many actions led here."""

    def __str__(self) -> str:
        return f"{self.table}, after {self.done} actions"


def _values(option: GameOption) -> tuple[Any, ...]:
    """The values to try: all of a choice, the ends and the default of a number; None stands for the default."""
    if option.kind == "choice":
        return option.values
    if option.kind == "flag":
        return (False, True)
    if option.kind == "numbers":
        return ([], None)
    return (None, 1) if option.kind == "seat" else (option.low, None, option.high)


class Trial:
    """A game under trial: its tables, its walks, and a growing pool of actions to probe with.

    `effort` scales how much is tried; the same game, effort and seed give the same trial. `moments` of a match are
    looked at instead of the usual number: of all kinds of table, and of every phase, but fewer in between.
    """

    def __init__(
        self, game: Game, engine: Engine | None = None, effort: float = 1.0, seed: int = 1, moments: int | None = None
    ) -> None:
        self.game = game
        self.engine = engine or game.engine
        game.engine = self.engine  # matches of this game run on the engine under trial
        self.effort = effort
        self.typical = moments or TYPICAL
        self.random = random.Random(seed)  # not seeded by the id: a game can be renamed
        self.pool: dict[int, None] = {}
        self.bots: dict[str, Callable[[Record, int, int], int]] = {}
        """Players whose choices law 7 looks at too, by name: from a view, a seat and a seed, an action."""
        self._lengths: dict[str, int] = {}
        self._matches: dict[str, Match] = {}

    @cached_property
    def _bot(self) -> Any:
        return self.engine.twin(self.game.bot)

    def quick(self, view: Record, seat: int, words: list[int]) -> int:
        """What the game's bot does, run by the engine under trial."""
        if self.engine.interpret:
            return int(self._bot.quick(view, seat, words))
        return int(self._bot.quick(view.array[0], seat, np.array(words, np.int64)))

    @cached_property
    def tables(self) -> list[TrialTable]:
        """Every combination of options and players, numbers at their ends and default; in an order that mixes them."""
        schema = self.game.schema
        found: dict[str, TrialTable] = {}
        for values in itertools.product(*(_values(option) for option in schema.options.values())):
            given = {name: value for name, value in zip(schema.options, values, strict=True) if value is not None}
            try:
                options = schema.complete(given)
            except OptionError:
                applicable = {name: value for name, value in given.items() if not schema.options[name].only}
                options = schema.complete(applicable)
            for players in schema.seats(options):
                table = TrialTable(players, options)
                found[str(table)] = table
        tables = list(found.values())
        random.Random(1).shuffle(tables)
        return tables

    def some_tables(self, count: int) -> list[TrialTable]:
        """About `count` tables, scaled by the effort; all of them before any twice."""
        wanted = max(1, round(count * self.effort))
        return [self.tables[k % len(self.tables)] for k in range(wanted)]

    def start(self, table: TrialTable) -> Record:
        """The state at the beginning of a match with a table's players and options."""
        return self.engine.setup(table.players, self.game.schema.encode(table.options))

    def constructed(self) -> list[tuple[Record, int]]:
        """What random walks hardly ever meet: the positions of the game's tests/counts.toml, with their players."""
        file = self.game.folder / "tests" / "counts.toml"
        counts = tomllib.loads(file.read_text("utf-8"))["count"] if file.is_file() else []
        return [self.game.from_position(count["position"])[:2] for count in counts]

    def match(self, table: TrialTable, state: Record | None = None) -> Match:
        """A match at its very start, nothing dealt; or at another state."""
        if str(table) not in self._matches:
            self._matches[str(table)] = self.game.match(table.players, table.options, seed=0)
        match = copy(self._matches[str(table)])
        match.state = state or self.start(table)
        match.log = replace(match.log, moves=[])
        return match

    def choose(self, state: Record, seat: int) -> int:
        """A random legal action: people uniformly, chance by its odds."""
        actions = self.engine.legal(state, seat)
        self._remember(actions)
        if seat != CHANCE:
            return self.random.choice(actions)
        weights = [self.engine.weight(state, action) for action in actions]
        return self.random.choices(actions, weights)[0]

    def _remember(self, actions: list[int]) -> None:
        """Keep actions to probe with: of long lists some, and no more than can be drawn from quickly."""
        for action in actions if len(actions) <= SAMPLE else self.random.sample(actions, SAMPLE):
            self.pool.setdefault(action)
        while len(self.pool) > SAMPLE * SAMPLE:
            del self.pool[next(iter(self.pool))]

    def share(self, table: TrialTable) -> float:
        """The share of moments to look at: all, or fewer where matches are longer than is typical."""
        if str(table) not in self._lengths:
            # A match that breaks down counts as short: all of it is looked at, and the laws tell the story.
            self._lengths[str(table)] = 0
            with suppress(ArithmeticError, IndexError):
                self._lengths[str(table)] = self.engine.stride(self.start(table), rng.start(1), MUCH)
        return min(1.0, self.typical / max(1, self._lengths[str(table)]))

    def walk(self, table: TrialTable, share: float = 1.0) -> Iterator[Moment]:
        """A random match, moment by moment, the end included. The states are not shared: keep them if you like.

        If a share is given, the walk strides over the other moments, but not past the first of a phase: a match of
        forty deals takes little longer to look at than one deal.
        """
        state, done, met = self.start(table), 0, 0
        while seats := self.engine.seats_to_act(state):
            if done > MAX_MOVES:
                raise AssertionError(f"{table}: not over after {MAX_MOVES} actions")
            seat = self.random.choice(seats)
            if not self.engine.legal(state, seat):
                yield Moment(table, state, seat, None, done)
                return
            action = self.choose(state, seat)
            yield Moment(table, state, seat, action, done)
            met |= 1 << state.phase
            state = state.clone()
            self.engine.apply(state, seat, action)
            done += 1
            if share < 1:
                over = int(math.log(1 - self.random.random()) / math.log(1 - share))
                done += self.engine.stride(state, rng.start(self.random.getrandbits(60)), over, met)
        yield Moment(table, state, None, None, done)

    def midway(self, table: TrialTable) -> Record:
        """A state from which a typical number of actions may follow: the start, or one later on in a long match."""
        state = self.start(table)
        skipped = self.random.randrange(self._lengths[str(table)]) if self.share(table) < 1 else 0
        self.engine.stride(state, rng.start(self.random.getrandbits(60)), skipped)
        return state

    def moments(self, tables: int, share: float = 1.0) -> Iterator[Moment]:
        """Moments of walks over about `tables` tables; of the moments in between only a random share."""
        for table in self.some_tables(tables):
            for moment in self.walk(table, self.share(table)):
                if moment.seat is None or self.random.random() < share:
                    yield moment

    def probes(self, count: int = 40) -> list[int]:
        """Actions to ask about: some that were legal once, their neighbours, extremes and noise."""
        known = self.random.sample(list(self.pool), min(count, len(self.pool)))
        near = [action + self.random.choice((-1, 1)) for action in known[: count // 4]]
        noise = [self.random.getrandbits(63) * self.random.choice((-1, 1)) for _ in range(4)]
        small = [self.random.randrange(512) for _ in range(count // 4)]
        return [*known, *near, *noise, *small, *EXTREMES]

    def seats(self) -> list[int]:
        """Seats to ask about, also such as do not exist."""
        return [*range(-2, self.engine.state_type.seats + 2), CHANCE, CHANCE + 1, 1 << 40]
