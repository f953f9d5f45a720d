"""The state of a table, by its events: who sits where, whose turn it is, what is proposed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import msgspec

from ludotheque import bots
from ludotheque.kernel.chance import Chance, Committed, Scripted, Seeded
from ludotheque.kernel.errors import present
from ludotheque.kernel.game import Game, open_game
from ludotheque.kernel.match import Step, advance, deal, step
from ludotheque.kernel.record import CHANCE, Record
from ludotheque.tables import events as e
from ludotheque.tables.commit_reveal import bot_seed, lot, redeal_seed, seed

MARK = "+"
"""Between the id of whoever owns a device and what tells the people around it apart. Whoever lays out a table for
several people at one device only hosts it; each of them is a person of his own, with an id that begins with the host's.
So a seat has one holder as everywhere, and nothing of a hand is in the host's own stream."""
OPEN, PLAYING, OVER, ABANDONED = "open", "playing", "over", "abandoned"
ANSWER_WITHIN_MS = 86_400_000
"""For answers to a proposal, at a table without a clock; else it is the time for a move."""
MAX_SPEAKERS = 50
"""Of so many remarks by people without a seat it is remembered who made them."""
MAX_PAST = 64
"""So many actions of one turn can be taken back, one after the other."""
MAX_CHOICES = 1000
"""So many choices can the only person at a table take back, one after the other: more than any match has that people
play to its end."""


@cache
def seats_in(bits: int) -> tuple[int, ...]:
    """The seats of a bit set."""
    return tuple(seat for seat in range(CHANCE) if bits >> seat & 1)


def device(person: str) -> str:
    """On whose device a person plays: his own, or that of whoever brought him."""
    return person.partition(MARK)[0]


def held(seats: Sequence[str | None], person: str) -> list[int]:
    """The seats that are played on a person's device, his own included."""
    return [seat for seat, holder in enumerate(seats) if holder is not None and device(holder) == person]


def is_around(holder: str | None, person: str | None) -> bool:
    """Does this holder of a seat play on the device of that person, who is another?"""
    return holder is not None and holder != person and device(holder) == person


class SeatState(msgspec.Struct):
    """One seat: its holder, and the bot that plays there if no holder does."""

    person: str | None = None
    level: str | None = None
    former: list[str] = []
    """Who held it before, during this match: they know its cards."""

    @property
    def bot(self) -> bool:
        return self.level is not None

    @property
    def free(self) -> bool:
        return self.person is None


class Proposal(msgspec.Struct):
    """What a seat has asked the others, and who has agreed so far."""

    what: str
    seat: int
    agreed: list[int]
    due: int
    """Until when those who are away may answer."""


@dataclass(slots=True)
class PastAction:
    """An action that may still be taken back."""

    seat: int
    action: int
    before: Record
    steps: int
    """How many steps it took, moves of chance included."""
    waiting: int
    """The bit set of seats that were to act before it."""
    dealt: int
    """How many moves chance had made before it."""


@dataclass(slots=True)
class PastChoice:
    """What somebody did who plays against bots alone: he may return to it, as long as the match goes on."""

    seq: int
    before: Record


class AppliedEvent(msgspec.Struct, frozen=True):
    """An event in its place in the log, with the states around it: all that a viewer's stream is made of."""

    table: str
    seq: int
    at: int
    event: e.Event
    game: Game
    players: int
    status: str
    before: Record | None = None
    after: Record | None = None
    steps: tuple[Step, ...] = ()
    secret: str | None = None
    """Of the deals: only once the match has ended."""
    waiting: int = 0
    """The bit set of seats that are to act now."""
    undoable: int = 0
    """The bit set of seats that may take their last action back now, or ask the others for it."""


@dataclass(slots=True)
class Table:
    """A table, from its first event on. `apply` is the only thing that changes it."""

    id: str
    settings: e.Settings
    host: str
    secret: str
    commitment: str
    previous: str | None
    seats: list[SeatState]
    status: str = OPEN
    seq: int = -1
    at: int = 0
    state: Record | None = None
    waiting: int = 0
    """The bit set of seats that are to act."""
    dealt: int = 0
    acted: list[int] = field(default_factory=list)
    """By seat, how often it has acted; actions taken back count, so that a bot does not repeat itself."""
    since: list[int] = field(default_factory=list)
    """By seat, the number of the event with which it came to act: an older answer is late."""
    past: list[PastAction] = field(default_factory=list)
    choices: list[PastChoice] = field(default_factory=list)
    """Of the only person at the table, while nobody else holds a seat; empty with people."""
    rewound: int = 0
    """How often such a choice was taken back: the match is one with take-backs."""
    proposal: Proposal | None = None
    clock: int = 0
    """When the present turn began; later if the server was closed meanwhile."""
    next: str | None = None
    seed: bytes = b""
    """Of the deals; known when the match begins."""
    pledges: list[str] = field(default_factory=list)
    """By seat, the hash of the value that it has drawn; "" if none."""
    values: list[str] = field(default_factory=list)
    """By seat, what was shown of that; "" if nothing (yet)."""
    called: int | None = None
    """When the start was asked for, while what was pledged is being shown."""
    first_by: e.FirstBy = "turn"
    first_people: list[str] = field(default_factory=list)
    """How it is found out who begins, and whom the host named."""
    order: list[int] = field(default_factory=list)
    """By seat, where whoever sits there sat before the seats turned; empty if nobody moved. Pledges and values stay
    where they were shown."""
    position: dict[str, Any] | None = None
    """Where its match begins, if not at the beginning."""
    speakers: dict[int, str] = field(default_factory=dict)
    """By the number of the event, who has said something lately without having a seat."""
    muted: list[str] = field(default_factory=list)
    removed: list[str] = field(default_factory=list)
    """Whom the host has muted, and sent away, each with all who play on his device."""
    level: str | None = None
    """Of the bots that take the seats where nobody has come by the start; None: the usual one."""
    _game: Game | None = field(default=None, init=False, repr=False, compare=False)

    @property
    def game(self) -> Game:
        if self._game is None:
            self._game = open_game(self.settings.game)
        return self._game

    @property
    def players(self) -> int:
        return self.settings.players

    def to_act(self) -> list[int]:
        return list(seats_in(self.waiting))

    def seat_of(self, person: str) -> int | None:
        for seat, place in enumerate(self.seats):
            if place.person == person:
                return seat
        return None

    def held(self, person: str) -> list[int]:
        """The seats that are played on a person's device."""
        return held([place.person for place in self.seats], person)

    def together(self, seat: int, other: int) -> bool:
        """Are these two seats played on one device?"""
        one, two = self.seats[seat].person, self.seats[other].person
        return one is not None and two is not None and device(one) == device(two)

    def people(self) -> list[int]:
        """The seats at which people play themselves."""
        return [seat for seat, place in enumerate(self.seats) if place.person is not None and not place.bot]

    def holders(self) -> list[int]:
        """The seats that people hold, also those that a bot covers: nothing is agreed without them."""
        return [seat for seat, place in enumerate(self.seats) if place.person is not None]

    def is_alone(self, seat: int) -> bool:
        """Do only bots play against this seat? Whoever is away and may come back is a person, too."""
        return all((place.person is not None) == (other == seat) for other, place in enumerate(self.seats))

    def named(self) -> list[int]:
        """The seats of those whom the host named to begin, in their order, as far as they are here."""
        seats = map(self.seat_of, self.first_people)
        return [seat for seat in seats if seat is not None]

    @property
    def chosen_by(self) -> e.FirstBy:
        """How it is found out who begins, if it began now: nobody can be named who has left."""
        return "turn" if self.first_by == "named" and not self.named() else self.first_by

    def beginner(self, seed: bytes) -> e.Beginner | None:
        """Who begins, and how the seats turn for it; None where there is nothing to say about it."""
        game, named, everyone = self.game, self.named(), range(self.players)
        if self.position is not None:
            return None
        seat, question = game.first.first_seat(self.settings.options), ""
        if self.chosen_by == "lots":
            beginning = lot(seed, self.players)
        elif self.chosen_by == "named":
            beginning, question = named[0], game.first.asked(self.settings.options)
        else:
            several = self.previous is not None and len(self.holders()) > 1
            return e.Beginner("turn", seat) if several else None
        around = [(beginning + step) % self.players for step in everyone]
        if self.first_by == "named" and game.first.order:
            around = [*named, *(other for other in everyone if other not in named)]
        order = [around[(place - seat) % self.players] for place in everyone]
        return e.Beginner(self.first_by, seat, question, [] if order == [*everyone] else order)

    def bots_to_act(self) -> list[int]:
        """Bots wait while people talk about taking something back."""
        if self.status != PLAYING or (self.proposal is not None and self.proposal.what == "undo"):
            return []
        return [seat for seat in seats_in(self.waiting) if self.seats[seat].level is not None]

    def due(self) -> int | None:
        """When the time of those who are to act is up; None without a clock, or when no person is to act."""
        limit = self.settings.pace.limit
        if limit is None or self.status != PLAYING or not any(seat in self.to_act() for seat in self.people()):
            return None
        return self.clock + limit

    @property
    def timed(self) -> bool:
        """Is a clock running: for a move, for showing what was pledged, for answers to a proposal?"""
        return self.due() is not None or self.called is not None or self.proposal is not None

    def sealed_with(self, values: list[str]) -> bytes:
        """The seed of the deals with what the seats have added to it."""
        rules = f"{self.settings.game}/{self.settings.rules}"
        return seed(self.id, rules, bytes.fromhex(self.secret), [bytes.fromhex(value) for value in values])

    def all_shown(self) -> bool:
        return all(value or not pledge for pledge, value in zip(self.pledges, self.values, strict=True))

    def chance(self, values: list[str] | None = None, dealt: int | None = None) -> Chance:
        """Who deals from here on, or after so many moves of chance; `values`: what the seats have added, if the match
        begins only now."""
        seed = self.seed if values is None else self.sealed_with(values)
        return Committed(seed, self.dealt if dealt is None else dealt)

    def opening(self) -> Record:
        """The match before anything has been dealt or done."""
        if self.position is not None:
            state: Record = self.game.from_position(self.position, self.settings.rules)[0]
            return state
        options = self.game.schema.encode(self.settings.options, self.settings.rules)
        return self.game.engine.setup(self.players, options)

    def redeal_seed(self) -> int:
        """From which the next take-back deals anew what was hidden."""
        return redeal_seed(self.seed, self.rewound)

    def bot_seed(self, seat: int) -> int:
        return bot_seed(self.id, bytes.fromhex(self.secret), seat, self.acted[seat])

    def results(self) -> list[int]:
        if self.status != OVER or self.state is None:
            return []
        return [self.game.engine.result(self.state, seat) for seat in range(self.players)]

    def undone(self, seat: int) -> tuple[int, list[PastAction], Record] | None:
        """What would be if `seat` had not made its last action: its place in the past, the past and the state.

        What others have done meanwhile at the same time as it, not knowing it, is done again: such choices commute.
        """
        found = self._open_place(seat)
        if found is None:
            return None
        state = self.past[found].before
        past = self.past[:found]
        for later in self.past[found + 1 :]:
            waiting = self.game.engine.to_act(state)
            past.append(PastAction(later.seat, later.action, state, 1, waiting, self.past[found].dealt))
            state = step(self.game, state, later.seat, later.action).after
        return found, past, state

    def _open_place(self, seat: int) -> int | None:
        """The place in the past of a seat's last action, if it is the last of all or if what followed was chosen at the
        same time. Such a round has ended when somebody is to act who was not, or is to act again: what was chosen in it
        is known, others go on from there, and it could not be done again in another order."""
        waiting = self.waiting
        for place in reversed(range(len(self.past))):
            past = self.past[place]
            ended = waiting & ~(past.waiting & ~(1 << past.seat))
            if past.seat == seat:
                return None if place < len(self.past) - 1 and (ended or past.steps > 1) else place
            if ended:
                return None
            waiting = past.waiting
        return None

    def can_undo(self, seat: int) -> bool:
        """May this seat take its last action back now, or ask the others for it? Quick, since it is told with every
        event: with people it goes by who was to act, and `decide` looks at what they know."""
        if self.status != PLAYING or self.proposal is not None or self.seats[seat].bot:
            return False
        if self.choices and self.is_alone(seat):
            return True
        if self.seats[seat].person is None:
            return False
        return self._open_place(seat) is not None

    def undoable(self) -> int:
        """The bit set of seats that can undo."""
        if self.status != PLAYING or not (self.past or self.choices):
            return 0
        return sum(1 << seat for seat in range(self.players) if self.can_undo(seat))

    def apply(self, seq: int, at: int, event: e.Event, steps: list[Step] | None = None) -> AppliedEvent:
        """Take an event in. `steps` are what an action led to, if that is known already."""
        before = self.state
        done = _APPLIERS[type(event)](self, event, seq, at, steps)
        self.seq, self.at = seq, at
        ended = self.status in (OVER, ABANDONED)
        return AppliedEvent(
            table=self.id,
            seq=seq,
            at=at,
            event=event,
            game=self.game,
            players=self.players,
            status=self.status,
            before=before,
            after=self.state,
            steps=tuple(done or ()),
            secret=self.secret if ended else None,
            waiting=self.waiting,
            undoable=self.undoable(),
        )

    def moved(self, seq: int, at: int, state: Record, waiting: int | None = None) -> None:
        """The match stands differently: whose turn is it now, and since when?"""
        was = self.waiting
        self.waiting = self.game.engine.to_act(state) if waiting is None else waiting
        self.state = state
        self.clock = at
        self.proposal = None
        for seat in range(self.players):
            if self.waiting >> seat & 1 and not was >> seat & 1:
                self.since[seat] = seq
        if self.waiting == 0:
            self.status = OVER
            self.past.clear()
            self.choices.clear()


@dataclass(slots=True)
class SeededTable(Table):
    """A table that is dealt from a number, as a `Match` is: for one's own terminal, where nobody needs a proof."""

    number: int = 0

    def chance(self, values: list[str] | None = None, dealt: int | None = None) -> Chance:
        return Seeded(self.number, self.dealt if dealt is None else dealt)

    def redeal_seed(self) -> int:
        return bots.seed_of(self.number, CHANCE, self.rewound)

    def bots_to_act(self) -> list[int]:
        """One seat acts after the other, also where all may act at once: so the same number gives the same match."""
        return [seat for seat in Table.bots_to_act(self) if seat == self.to_act()[0]]

    def bot_seed(self, seat: int) -> int:
        return bots.seed_of(self.number, seat, self.acted[seat])


def created(table: str, at: int, event: e.Created, make: Callable[..., Table] = Table) -> tuple[Table, AppliedEvent]:
    """A new table, by its first event."""
    settings = event.settings
    people = event.people or [None] * settings.players
    made = make(
        id=table,
        settings=settings,
        host=event.host,
        secret=event.secret,
        commitment=event.commitment,
        previous=event.previous,
        seats=[SeatState(person, level) for person, level in zip(people, event.levels, strict=True)],
        acted=[0] * settings.players,
        since=[0] * settings.players,
        clock=at,
        position=event.position,
        pledges=[""] * settings.players,
        values=[""] * settings.players,
        muted=list(event.muted),
        removed=list(event.removed),
        level=event.level,
        first_by="turn" if event.first is None else event.first.by,
        first_people=[] if event.first is None else [person for seat in event.first.seats if (person := people[seat])],
    )
    return made, made.apply(0, at, event)


def rebuilt(table: str, log: list[tuple[int, int, e.Event]]) -> tuple[Table, list[AppliedEvent]]:
    """A table from its whole log of (seq, at, event)."""
    (_, at, first), *rest = log
    if not isinstance(first, e.Created):
        raise ValueError(f"the log of table {table} does not begin with its creation")
    made, happened = created(table, at, first)
    return made, [happened, *(made.apply(seq, at, event) for seq, at, event in rest)]


def _created(table: Table, event: e.Created, seq: int, at: int, steps: Any) -> None:
    pass


def _seated(table: Table, event: e.Seated, seq: int, at: int, steps: Any) -> None:
    place = table.seats[event.seat]
    if place.person is not None:
        place.former.append(place.person)
        if table.host == place.person:
            table.host = event.person
    place.person, place.level = event.person, None
    table.choices.clear()  # whoever comes has not seen what was before
    table.host = table.host or device(event.person)  # after a host who is gone the next one who comes
    _forget_pledge(table, event.seat)
    table.clock = max(table.clock, at) if table.waiting >> event.seat & 1 else table.clock


def _arranged(table: Table, event: e.Arranged, seq: int, at: int, steps: Any) -> None:
    table.seats[event.seat] = SeatState(level=event.level)
    _forget_pledge(table, event.seat)


def _first_chosen(table: Table, event: e.FirstChosen, seq: int, at: int, steps: Any) -> None:
    table.first_by = event.by
    table.first_people = [person for seat in event.seats if (person := table.seats[seat].person) is not None]


def _left(table: Table, event: e.Left, seq: int, at: int, steps: Any) -> None:
    place = table.seats[event.seat]
    leaver = place.person
    if table.status == PLAYING:
        place.level = event.level
    else:
        place.person = None
        _forget_pledge(table, event.seat)
    others = [other.person for other in table.seats if other.person not in (None, leaver) and not other.bot]
    if table.host == leaver and others and others[0] is not None:
        table.host = others[0]
    if table.proposal is not None and table.proposal.seat == event.seat:
        table.proposal = None


def _vacated(table: Table, event: e.Vacated, seq: int, at: int, steps: Any) -> None:
    for seat in event.seats:
        place = table.seats[seat]
        if table.status == PLAYING and place.person is not None:
            place.former.append(place.person)
            place.level = place.level or event.level
        place.person = None
        _forget_pledge(table, seat)
    if event.host is not None:
        table.host = event.host
    if event.why == "removed":
        table.removed.append(event.person)
    proposal = table.proposal
    if proposal is not None:
        agreed = [seat for seat in proposal.agreed if seat not in event.seats]
        missing = [other for other in table.holders() if not any(table.together(other, one) for one in agreed)]
        # What he proposed is off. So is what waited for him alone: it can be proposed again, and then needs nobody.
        table.proposal = None if proposal.seat in event.seats or not missing else proposal


def _forget_pledge(table: Table, seat: int) -> None:
    """Another holder pledges anew. What was pledged when the start was asked for stays: nobody draws twice."""
    if table.status == OPEN and table.called is None:
        table.pledges[seat] = ""


def _pledged(table: Table, event: e.Pledged, seq: int, at: int, steps: Any) -> None:
    table.pledges[event.seat] = event.pledge


def _called(table: Table, event: e.Called, seq: int, at: int, steps: Any) -> None:
    table.called = at


def _shown(table: Table, event: e.Shown, seq: int, at: int, steps: Any) -> None:
    table.values[event.seat] = event.value


def _started(table: Table, event: e.Started, seq: int, at: int, steps: list[Step] | None) -> list[Step]:
    for place, level in zip(table.seats, event.levels, strict=True):
        place.level = level
    if event.first is not None and event.first.order:
        table.order = list(event.first.order)
        table.seats = [table.seats[before] for before in table.order]
    table.status, table.called = PLAYING, None
    table.seed = table.sealed_with(event.values)
    state = table.opening()
    done = deal(table.game, state, Scripted(event.chance)) if steps is None else steps
    table.dealt = len(done)
    table.moved(seq, at, done[-1].after if done else state)
    return done


def _acted(table: Table, event: e.Acted, seq: int, at: int, steps: list[Step] | None) -> list[Step]:
    before, waiting = table.state, table.waiting
    if before is None:
        raise ValueError(f"the log of table {table.id} has an action before its start")
    if steps is None:
        steps = advance(table.game, before, event.seat, event.action, Scripted(event.chance))
    # Whoever was not to act when another acted has now answered that action: neither it nor anything before it can be
    # taken back any more.
    answered = [
        k for k, past in enumerate(table.past) if past.seat != event.seat and not past.waiting >> event.seat & 1
    ]
    if answered:
        del table.past[: answered[-1] + 1]
    table.past.append(PastAction(event.seat, steps[0].action, before, len(steps), waiting, table.dealt))
    del table.past[:-MAX_PAST]
    if not table.seats[event.seat].bot and table.is_alone(event.seat):
        table.choices.append(PastChoice(seq, before))
        del table.choices[:-MAX_CHOICES]
    table.dealt += len(steps) - 1
    table.acted[event.seat] += 1
    table.since[event.seat] = seq
    table.moved(seq, at, steps[-1].after, steps[-1].waiting)
    return steps


def _undone(table: Table, event: e.Undone, seq: int, at: int, steps: Any) -> None:
    _take_back(table, event.seat, seq, at)


def _take_back(table: Table, seat: int, seq: int, at: int) -> None:
    place, past, state = present(table.undone(seat), "the action to take back")
    table.dealt = table.past[place].dealt
    table.past = past
    table.moved(seq, at, state)
    table.since = [seq if table.waiting >> other & 1 else was for other, was in enumerate(table.since)]


def _rewound(table: Table, event: e.Rewound, seq: int, at: int, steps: Any) -> None:
    """The log has all that is needed: exactly as before the last action, or the position that was dealt anew."""
    if event.position is None:
        state = table.past.pop().before
    else:
        state = table.game.from_position(event.position)[0]
        table.dealt = event.dealt
        table.past.clear()
    if event.to is not None:
        table.choices = [choice for choice in table.choices if choice.seq < event.to]
        table.rewound += 1
    table.moved(seq, at, state)
    table.since = [seq if table.waiting >> other & 1 else was for other, was in enumerate(table.since)]


def _proposed(table: Table, event: e.Proposed, seq: int, at: int, steps: Any) -> None:
    limit = table.settings.pace.limit
    due = at + (ANSWER_WITHIN_MS if limit is None else limit)
    table.proposal = Proposal(event.what, event.seat, [event.seat], due)


def _lapsed(table: Table, event: e.Lapsed, seq: int, at: int, steps: Any) -> None:
    table.proposal = None


def _answered(table: Table, event: e.Answered, seq: int, at: int, steps: Any) -> None:
    proposal = present(table.proposal, "the proposal that was answered")
    if not event.agreed:
        table.proposal = None
    elif not event.done:
        proposal.agreed.append(event.seat)
    elif proposal.what == "undo":
        _take_back(table, proposal.seat, seq, at)
    else:
        _end(table)


def _abandoned(table: Table, event: e.Abandoned, seq: int, at: int, steps: Any) -> None:
    _end(table)


def _end(table: Table) -> None:
    table.status, table.waiting, table.proposal = ABANDONED, 0, None
    table.past.clear()
    table.choices.clear()


def _covered(table: Table, event: e.Covered, seq: int, at: int, steps: Any) -> None:
    for seat in event.seats:
        table.seats[seat].level = event.level


def _took_back(table: Table, event: e.TookBack, seq: int, at: int, steps: Any) -> None:
    table.seats[event.seat].level = None
    if table.waiting >> event.seat & 1:
        table.clock = at


def _said(table: Table, event: e.Said, seq: int, at: int, steps: Any) -> None:
    if event.seat is None:
        table.speakers[seq] = event.person
        if len(table.speakers) > MAX_SPEAKERS:
            del table.speakers[next(iter(table.speakers))]


def _muted(table: Table, event: e.Muted, seq: int, at: int, steps: Any) -> None:
    if event.muted:
        table.muted.append(event.person)
    else:
        table.muted.remove(event.person)


def _rematched(table: Table, event: e.Rematched, seq: int, at: int, steps: Any) -> None:
    table.next = event.table


def _paused(table: Table, event: e.Paused, seq: int, at: int, steps: Any) -> None:
    table.clock += event.length
    if table.called is not None:
        table.called += event.length
    if table.proposal is not None:
        table.proposal.due += event.length


_APPLIERS: dict[type[e.Event], Any] = {
    e.Created: _created,
    e.Seated: _seated,
    e.Arranged: _arranged,
    e.FirstChosen: _first_chosen,
    e.Left: _left,
    e.Vacated: _vacated,
    e.Pledged: _pledged,
    e.Called: _called,
    e.Shown: _shown,
    e.Started: _started,
    e.Acted: _acted,
    e.Lapsed: _lapsed,
    e.Undone: _undone,
    e.Rewound: _rewound,
    e.Proposed: _proposed,
    e.Answered: _answered,
    e.Abandoned: _abandoned,
    e.Covered: _covered,
    e.TookBack: _took_back,
    e.Said: _said,
    e.Muted: _muted,
    e.Rematched: _rematched,
    e.Paused: _paused,
}
