"""Sample tables for tests: made of events, played by commands, without a server."""

from __future__ import annotations

import random
from typing import Any

import ludotheque
from ludotheque.tables import commands as c
from ludotheque.tables import events as e
from ludotheque.tables.commit_reveal import commitment
from ludotheque.tables.decide import decide
from ludotheque.tables.table import AppliedEvent, Table, created

SECRET = bytes(range(32))


class Sample:
    """A table with its log; people are called p0, p1, …"""

    def __init__(
        self, game: str, players: int | None = None, options: dict[str, Any] | None = None, **more: Any
    ) -> None:
        found = ludotheque.game(game)
        complete = found.schema.complete(options or {})
        count = found.schema.players(players, complete)
        id = more.pop("id", "t")
        people = more.pop("people", [f"p{seat}" for seat in range(count)])
        levels = more.pop("levels", [None] * count)
        settings = e.Settings(game, found.rules_version, count, complete, **more)
        first = e.Created(settings, "p0", SECRET.hex(), commitment(id, SECRET), levels, people)
        self.log: list[tuple[int, int, bytes]] = [(0, 1000, e.encode(first))]
        self.table, happened = created(id, 1000, first)
        self.happened: list[AppliedEvent] = [happened]
        self.game = found

    def do(self, person: str | None, command: c.Command, at: int | None = None) -> e.Event:
        """Decide and apply; raises what is denied or refused."""
        decision = decide(self.table, command, person)
        seq, when = self.table.seq + 1, at or self.table.at + 10
        self.log.append((seq, when, e.encode(decision.event)))
        self.happened.append(self.table.apply(seq, when, decision.event, decision.steps))
        return decision.event

    @property
    def actions(self) -> list[str]:
        """All that was done, moves of chance included."""
        return [step.text for one in self.happened for step in one.steps]

    def start(self) -> Sample:
        self.do("p0", c.Start())
        return self

    def legal(self, seat: int) -> list[str]:
        assert self.table.state is not None
        view = self.table.state.view(seat)
        return [self.game.notation.write(view, action) for action in self.game.engine.legal(view, seat)]

    def act(self, seat: int, action: str | None = None) -> e.Event:
        return self.do(self.table.seats[seat].person or f"p{seat}", c.Act(action or self.legal(seat)[0]))

    def play(self, moves: int, generator: random.Random) -> Sample:
        """So many random moves, or to the end."""
        for _ in range(moves):
            if self.table.status != "playing":
                break
            seat = generator.choice(self.table.to_act())
            self.act(seat, generator.choice(self.legal(seat)))
        return self


def replayed(sample: Sample) -> Table:
    """The same table from the bytes of its log alone."""
    from ludotheque.tables.table import rebuilt

    return rebuilt("t", [(seq, at, e.decode(body)) for seq, at, body in sample.log])[0]
