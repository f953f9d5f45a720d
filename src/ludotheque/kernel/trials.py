"""What are the laws tried on? Every kind of table a game offers, and random walks through its matches."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from ludotheque.kernel import rng
from ludotheque.kernel.engine import Engine
from ludotheque.kernel.errors import OptionError
from ludotheque.kernel.game import Game
from ludotheque.kernel.match import Match
from ludotheque.kernel.options import Option, Value
from ludotheque.kernel.record import CHANCE, Record

LONGEST = 100_000
"""No match may take more actions than this: longer is "for ever"."""

LONG = 400
"""Of a longer match the laws look at its first moments one by one; then walks stride, and what costs a lot stops."""

STRIDE = 20
"""A walk that strides passes over a twentieth of what lies behind it."""

EXTREMES = (-(1 << 63), -(1 << 32), -2, -1, 0, 1, 1 << 31, 1 << 32, (1 << 63) - 1)


@dataclass(frozen=True)
class Table:
    """A number of players and complete options."""

    players: int
    options: dict[str, Value]

    def __str__(self) -> str:
        chosen = ", ".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.players} players, {chosen}" if chosen else f"{self.players} players"


@dataclass(frozen=True)
class Moment:
    """A state on a walk, and who is about to do what; at the end nobody."""

    table: Table
    state: Record
    seat: int | None
    action: int | None
    done: int
    """How many actions led here."""

    def __str__(self) -> str:
        return f"{self.table}, after {self.done} actions"


def _values(option: Option) -> tuple[Any, ...]:
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

    `effort` scales how much is tried; the same game, effort and seed give the same trial.
    """

    def __init__(self, game: Game, engine: Engine | None = None, effort: float = 1.0, seed: int = 1) -> None:
        self.game = game
        self.engine = engine or game.engine
        game.engine = self.engine  # matches of this game run on the engine under trial
        self.effort = effort
        self.random = random.Random(f"{game.id} {seed}")
        self.pool: set[int] = set()

    @cached_property
    def tables(self) -> list[Table]:
        """Every combination of options and players, numbers at their ends and default; in an order that mixes them."""
        schema = self.game.schema
        found: dict[str, Table] = {}
        for values in itertools.product(*(_values(option) for option in schema.options.values())):
            given = {name: value for name, value in zip(schema.options, values, strict=True) if value is not None}
            try:
                options = schema.complete(given)
            except OptionError:
                applicable = {name: value for name, value in given.items() if not schema.options[name].only}
                options = schema.complete(applicable)
            for players in schema.seats(options):
                table = Table(players, options)
                found[str(table)] = table
        tables = list(found.values())
        random.Random(1).shuffle(tables)
        return tables

    def some_tables(self, count: int) -> list[Table]:
        """About `count` tables, scaled by the effort; all of them before any twice."""
        wanted = max(1, round(count * self.effort))
        return [self.tables[k % len(self.tables)] for k in range(wanted)]

    def start(self, table: Table) -> Record:
        return self.engine.setup(table.players, self.game.schema.encode(table.options))

    def match(self, table: Table) -> Match:
        """A match at its very start, nothing dealt."""
        match = self.game.match(table.players, table.options, seed=0)
        match.state = self.start(table)
        match.log.moves.clear()
        return match

    def choose(self, state: Record, seat: int) -> int:
        """A random legal action: people uniformly, chance by its odds."""
        actions = self.engine.legal(state, seat)
        self.pool.update(actions)
        if seat != CHANCE:
            return self.random.choice(actions)
        weights = [self.engine.weight(state, action) for action in actions]
        return self.random.choices(actions, weights)[0]

    def walk(self, table: Table) -> Iterator[Moment]:
        """A random match, moment by moment, the end included. The states are not shared: keep them if you like.

        From LONG actions on it strides from moment to moment, ever farther, but not past a phase that it has not met:
        a match of forty deals takes little longer to look at than one deal.
        """
        state, done, met = self.start(table), 0, 0
        while seats := self.engine.seats_to_act(state):
            if done > LONGEST:
                raise AssertionError(f"{table}: not over after {LONGEST} actions")
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
            if done > LONG:
                words = rng.start(self.random.getrandbits(60))
                done += self.engine.stride(state, words, done // STRIDE, met)
        yield Moment(table, state, None, None, done)

    def moments(self, tables: int, share: float = 1.0) -> Iterator[Moment]:
        """Moments of walks over about `tables` tables; of the moments in between only a random share."""
        for table in self.some_tables(tables):
            for moment in self.walk(table):
                if moment.seat is None or self.random.random() < share:
                    yield moment

    def probes(self, count: int = 40) -> list[int]:
        """Actions to ask about: some that were legal once, their neighbours, extremes and noise."""
        known = self.random.sample(sorted(self.pool), min(count, len(self.pool)))
        near = [action + self.random.choice((-1, 1)) for action in known[: count // 4]]
        noise = [self.random.getrandbits(63) * self.random.choice((-1, 1)) for _ in range(4)]
        small = [self.random.randrange(512) for _ in range(count // 4)]
        return [*known, *near, *noise, *small, *EXTREMES]

    def seats(self) -> list[int]:
        """Seats to ask about, also such as do not exist."""
        return [*range(-2, self.engine.state_type.seats + 2), CHANCE, CHANCE + 1, 1 << 40]
