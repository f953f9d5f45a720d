"""Replays of matches: of tables of this server, and of files that somebody brought.

Both are rebuilt from events into the same thing, so whatever can be asked of the one can be asked of the other. A file
is kept in memory only, under a name that follows from its contents: whoever has the file has the name.
"""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property

from ludotheque.kernel.errors import UnknownError, closest, shown
from ludotheque.kernel.game import Game
from ludotheque.kernel.log import Log, Redeal, replay
from ludotheque.kernel.match import Match, Step
from ludotheque.kernel.record import CHANCE, SPECTATOR
from ludotheque.protocol import messages as m
from ludotheque.session.errors import RequestError
from ludotheque.session.table_session import TableSession
from ludotheque.session.work_pool import WorkPool
from ludotheque.store import Store, intact
from ludotheque.tables import events as e
from ludotheque.tables.table import ABANDONED, OVER, AppliedEvent, Table, created, rebuilt

MAX_CACHED_EVENTS = 20_000
"""Of replays of tables together, and as many of files: about 35 MB each. The newest is cached however long it is."""
FILE = "file-"
"""How the names of files begin."""
MAX_FILE_BYTES = 1 << 18
"""Bytes of a file: two and a half times the longest matches. It takes 35 MB of memory and two seconds of work."""


@dataclass
class Replay:
    """A match, as far as it has been played."""

    table: Table
    applied: list[AppliedEvent]
    open: bool
    """Whether all of it may be seen: it is over, or it came as a file."""
    names: list[str] | None = None
    """By seat, of a file."""

    @property
    def id(self) -> str:
        return self.table.id

    @property
    def seq(self) -> int:
        """The last event of which this knows."""
        return self.applied[-1].seq

    @property
    def game(self) -> Game:
        return self.table.game

    @cached_property
    def moved(self) -> list[AppliedEvent]:
        """The events after which the match stood differently."""
        return [one for one in self.applied if one.after is not None and one.after is not one.before]

    def at(self, n: int) -> AppliedEvent:
        """What happened as event n."""
        found = next((one for one in self.applied if one.seq == n), None)
        if found is None:
            raise RequestError("no-such-moment", asked=str(n))
        return found

    def steps(self) -> list[Step]:
        """All that was done and not taken back."""
        return [step for one in effective(self.applied) for step in one.steps]

    def log(self, names: list[str]) -> Log:
        """The match as a file."""
        settings = self.table.settings
        log = Log(settings.game, settings.rules, settings.players, settings.options, names)
        log.position = self.table.position
        log.takebacks = self.table.rewound
        for one in effective(self.applied):
            if isinstance(one.event, e.Rewound) and one.event.position is not None:
                log.redeal(one.event.dealt, one.event.position)
            for step in one.steps:
                log.add(None if step.seat == CHANCE else step.seat, step.text)
        if self.table.status == OVER:
            log.results = self.table.results()
        return log

    def viewer(self, asked: str | None, own: int, behind: set[int]) -> int:
        """Whose eyes to look with. While a match goes on everyone sees only what he saw (`behind`: where he sits now);
        afterwards any seat's view is open."""
        if asked is None:
            return own
        last = self.table.players - 1
        known = ["-1", *map(str, range(last + 1))]
        if asked not in known:
            raise UnknownError("unknown-seat", asked=shown(asked), last=str(last), nearest=closest(asked, known))
        if int(asked) not in (*behind, SPECTATOR) and not self.open:
            raise RequestError("still-playing")
        return int(asked)

    def may_judge(self, viewer: int, own: int) -> None:
        """Whether it may be told how well somebody stood or played: when all is over, or to the only person there, of
        himself. Against other people one plays by oneself."""
        if self.open:
            return
        if own == SPECTATOR or self.table.holders() != [own]:
            raise RequestError("coach-alone")
        if viewer != own:
            raise RequestError("still-playing")


class Replays:
    """The matches that were looked back on last, ready to be looked at again."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.pool = WorkPool("replays")
        self._tables: OrderedDict[str, Replay] = OrderedDict()
        self._files: OrderedDict[str, Replay] = OrderedDict()

    async def of(self, session: TableSession, by: str) -> Replay:
        """The match of a table, for somebody. It takes a while, so it is cached until something happens there."""
        table = session.table
        replay = self._tables.get(table.id)
        if replay is None or replay.seq != table.seq:
            rows = await self._store.events(table.id)
            events = [(row.seq, row.at, e.decode(row.body)) for row in intact(rows)]
            table, applied = await self.pool.run(by, lambda: rebuilt(session.table.id, events))
            replay = Replay(table, applied, table.status in (OVER, ABANDONED))
        cache(self._tables, table.id, replay)
        return replay

    def found(self, table: Table, applied: list[AppliedEvent]) -> None:
        """A table was rebuilt from its whole log. If it is over it was fetched to be looked back on."""
        if table.status in (OVER, ABANDONED):
            cache(self._tables, table.id, Replay(table, applied, open=True))

    async def bring(self, text: str, by: str) -> Replay:
        """The match of a file; LogError says what is wrong with it."""
        name = FILE + hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:24]
        if name not in self._files:
            self._files[name] = await self.pool.run(by, lambda: read_file(name, text))
        cache(self._files, name, self._files[name])
        return self._files[name]

    def file(self, name: str) -> Replay:
        if name not in self._files:
            raise RequestError("file-gone")
        return self._files[name]


def cache(replays: OrderedDict[str, Replay], name: str, replay: Replay) -> None:
    replays[name] = replay
    replays.move_to_end(name)
    events = sum(len(one.applied) for one in replays.values())
    while events > MAX_CACHED_EVENTS and len(replays) > 1:
        _, oldest = replays.popitem(last=False)
        events -= len(oldest.applied)


def read_file(name: str, text: str) -> Replay:
    """A log, played again and checked."""
    return replay_of(name, replay(text.removeprefix("\ufeff").replace("\r\n", "\n")))


def replay_of(
    name: str,
    match: Match,
    host: str = "",
    seat: int | None = None,
    bots: Mapping[int, str] | None = None,
    make: Callable[..., Table] = Table,
) -> Replay:
    """A match as events of a table that never was. `host`: of a table where it goes on; `seat`: his; `bots`: their
    levels by seat."""
    settings = e.Settings(match.game.id, match.log.rules, match.players, dict(match.options), chat="none")
    levels = [bots.get(place) if bots else None for place in range(match.players)]
    people = [host if place == seat else None for place in range(match.players)]
    last: e.Started | e.Acted = e.Started(levels)
    events: list[e.Event] = [last]
    for move in match.log.moves:
        if isinstance(move, Redeal):
            events.append(e.Rewound(position=move.position, dealt=move.made))
        elif move.seat is None:
            last.chance.append(move.text)
        else:
            last = e.Acted(move.seat, move.text, [])
            events.append(last)
    opening = e.Created(settings, host, "", "", levels, people, position=match.log.position)
    table, first = created(name, 0, opening, make)
    table.rewound = match.log.takebacks
    applied = [first, *(table.apply(seq, 0, event) for seq, event in enumerate(events, 1))]
    return Replay(table, applied, open=True, names=match.names)


def file_card(past: Replay) -> m.TableCard:
    """A file as a table's card, for whoever shows it."""
    settings = past.table.settings
    return m.TableCard(
        table=past.id,
        game=settings.game,
        status=past.table.status,
        players=settings.players,
        options=settings.options,
        seats=[m.SeatCard(name=name) for name in past.names or []],
        pace="free",
        amount=0,
        chat="none",
        listed=False,
        created=0,
        touched=0,
        rewound=past.table.rewound,
    )


def effective(applied: list[AppliedEvent]) -> list[AppliedEvent]:
    """The actions that were not taken back, in their order, and where what was hidden was dealt anew."""
    actions: list[AppliedEvent] = []
    proposer = None
    for one in applied:
        event = one.event
        if isinstance(event, (e.Started, e.Acted)):
            actions.append(one)
        elif isinstance(event, e.Proposed):
            proposer = event.seat if event.what == "undo" else None
        if isinstance(event, e.Rewound):
            # With a choice all that followed it is gone; of several deals at one point only the last counts.
            kept = [old for old in actions if event.to is None or old.seq < event.to]
            while kept and event.position is not None and isinstance(kept[-1].event, e.Rewound):
                kept.pop()
            actions = [*kept, one] if event.position is not None else kept
        seat = event.seat if isinstance(event, e.Undone) else None
        if isinstance(event, e.Answered) and event.done:
            seat = proposer
        if seat is not None:
            last = max(k for k, old in enumerate(actions) if isinstance(old.event, e.Acted) and old.event.seat == seat)
            del actions[last]
    return actions
