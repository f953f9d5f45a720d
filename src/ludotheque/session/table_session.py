"""A table that is awake: the one place where its commands become events, and where these reach its subscribers.

A command is looked up among the recent ones, decided, appended to the log; after the commit its event is applied,
published and answered. Commands of one table wait for each other; those of many tables share the log's commits. People,
bots, clocks and other nodes submit in the same way.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import AsyncIterator, Coroutine
from functools import partial
from typing import Any, NamedTuple, Protocol

import structlog

from ludotheque.kernel.errors import LudothequeError
from ludotheque.kernel.record import SPECTATOR
from ludotheque.protocol import messages as m
from ludotheque.session.errors import RequestError
from ludotheque.session.identity import Identities
from ludotheque.session.metrics import Metrics
from ludotheque.session.ports import Clock, EventLog, Reply
from ludotheque.session.summary import summary_of
from ludotheque.store import Append, Appended, Conflict, Link, TableSummary
from ludotheque.tables import commands as c
from ludotheque.tables import events as e
from ludotheque.tables.decide import Decision, Denied, decide
from ludotheque.tables.snapshot import pack, unpack
from ludotheque.tables.stream import entries, entry, snapshot
from ludotheque.tables.table import OPEN, PLAYING, AppliedEvent, Table, device, is_around

MAX_RECENT_EVENTS = 12
"""Kept for those who were disconnected for a moment; whoever missed more gets a snapshot."""
MAX_RECENT_COMMANDS = 256
"""Older ones are looked up in the log."""
FEW_SUBSCRIBERS = 20
SEATS_MESSAGES_PER_S = 1000.0
"""Messages about who is here, at a table that has more than a few subscribers: each who comes is a message to all."""
SAME_SEATS = (e.Acted, e.Said)
"""Events after which everybody sits where he sat, and nobody need be told so."""
SAME_SUMMARY = (e.Acted, e.Said, e.FirstChosen, e.Muted, e.Paused, e.Pledged, e.Called, e.Shown)
"""Events after which listings say the same of a table."""

log = structlog.get_logger()


class Subscriber(Protocol):
    """A connection that looks at tables, or at the lobby."""

    person: str
    language: str
    lobby: bool

    def send(self, message: Any) -> None: ...

    def send_raw(self, data: bytes) -> None: ...

    def close(self, code: int, reason: str) -> None: ...

    def ask_whether_there(self, patient: bool = False) -> None:
        """Ping it; close it if it did not answer the last one, unless one is patient."""

    def shut_out(self, table: str, reason: LudothequeError) -> None:
        """It may not look at a table any more, and is told why."""


class Submission(NamedTuple):
    """A command on its way."""

    command: c.Command
    person: str | None
    author: str
    """Who stands in the log as the one who submitted it."""
    id: str
    key: str
    """By which the log knows it."""
    reply: Reply
    text: str | None


class Audience(NamedTuple):
    """Subscribers who are told in the same way."""

    words: bool
    viewers: list[int]
    """The seats they look from."""
    subscribers: list[tuple[Subscriber, int]]


class Shared(Protocol):
    """What all sessions of a server share."""

    @property
    def log(self) -> EventLog: ...

    clock: Clock
    identities: Identities
    metrics: Metrics
    closing: bool

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]: ...

    def applied(self, session: TableSession, event: AppliedEvent) -> None:
        """An event was applied and published."""

    def present_elsewhere(self, table: str) -> set[str]:
        """The people who subscribe to a table at other nodes."""

    def lacks_search(self, table: Table) -> bool:
        """Do bots of a table play by their quick rule until their search is compiled?"""

    def discard(self, session: TableSession, error: Exception) -> None:
        """What this session has in memory is not what the log says."""


class TableSession:
    """A table in memory, and those who subscribe to it."""

    def __init__(self, table: Table, shared: Shared, snapshot_seq: int = -1) -> None:
        self.table = table
        self._shared = shared
        self._log = log.bind()  # once: to find out how lines are filtered costs more than to filter one
        self._queue: deque[Submission | asyncio.Future[None]] = deque()
        self._busy = False
        """A command is with the log, or somebody holds the session."""
        self.commands: dict[str, int] = {}
        """The recent ones, with the numbers of their events."""
        self.recent: deque[AppliedEvent] = deque(maxlen=MAX_RECENT_EVENTS)
        self.subscribers: dict[Subscriber, int] = {}
        """With the seat each looks from, or SPECTATOR."""
        self.wordless: set[Subscriber] = set()
        """Those of them who want no sentences."""
        self._audiences: list[Audience] | None = None
        """All of them, until anybody comes, goes or changes seats."""
        self._owners: list[str | None] | None = None
        """See `owners`; until anybody sits down or gets up."""
        self.links: dict[Subscriber, Link] = {}
        """Those of them who may look on by a link alone."""
        self.texts: dict[int, str] = {}
        """Free chat by the number of its event."""
        self.snapshot_seq = snapshot_seq
        """The number of the last event that a stored snapshot holds."""
        self.rematching = asyncio.Lock()
        now = shared.clock.monotonic()
        self.touched = now
        self.away: dict[int, float] = dict.fromkeys(range(table.players), now)
        """Since when the holder of a seat has not been here."""
        self.notified: dict[int, int] = {}
        """By seat, the turn for which its holder was notified, or need not be."""
        self.thinking: set[int] = set()
        """Seats for which a bot is thinking."""
        self._seats_due = False
        self._seats_at = 0.0
        """When the next message about who is here may go out."""
        self.damaged_seq: int | None = None
        """The number of the event from which on the log is damaged: the table can be looked at, and no more."""

    # Commands.

    @property
    def idle(self) -> bool:
        return not self._busy and not self._queue

    def submit(self, command: c.Command, person: str | None, id: str, reply: Reply, text: str | None = None) -> None:
        """Carry a command out, once: whoever submits it again gets the same answer."""
        author = person or (f"bot:{command.seat}" if isinstance(command, c.BotActs) else "house")
        self._queue.append(Submission(command, person, author, id, f"{author}:{id}", reply, text))
        self._next()

    @contextlib.asynccontextmanager
    async def hold(self) -> AsyncIterator[None]:
        """Let no command begin meanwhile; those before it are finished first."""
        if self.idle:
            self._busy = True
        else:
            turn = asyncio.get_running_loop().create_future()
            self._queue.append(turn)
            try:
                await turn
            except asyncio.CancelledError:
                if turn.done() and not turn.cancelled():
                    self._release()
                raise
        try:
            yield
        finally:
            self._release()

    def _release(self) -> None:
        self._busy = False
        self._next()

    def _next(self) -> None:
        while self._queue and not self._busy:
            first = self._queue.popleft()
            if isinstance(first, Submission):
                self._begin(first)
            elif not first.cancelled():
                self._busy = True
                first.set_result(None)

    def _begin(self, submission: Submission) -> None:
        seq = self.recent_seq(submission.key)
        if seq is not None:
            self._reply(submission, m.Done(submission.id, self.table.id, seq, repeated=True))
            return
        if self._shared.closing:
            self._reply(submission, RequestError("closing"))
            return
        if self.damaged_seq is not None:
            self._reply(submission, RequestError("table-damaged", table=self.table.id, seq=str(self.damaged_seq)))
            return
        started = time.perf_counter()
        self._busy = True
        try:
            decision = decide(self.table, submission.command, submission.person)
            append = self._append(submission, decision)
        except LudothequeError as error:
            self._shared.spawn(self._refuse(submission, error))
            return
        except Exception as error:
            self._answer(submission, error)
            return
        decided = time.perf_counter()
        self._shared.metrics.deciding += decided - started
        try:
            self._shared.log.submit(append, partial(self._committed, submission, decision, append, decided))
        except Exception as error:
            self._answer(submission, error)

    def recent_seq(self, key: str) -> int | None:
        """The number of a recent command's event."""
        return self.commands.get(key)

    async def _refuse(self, submission: Submission, error: LudothequeError) -> None:
        """Answer with the refusal, unless the command was carried out long ago."""
        answer: m.Done | Exception = error
        try:
            seq = await self._shared.log.seq_of(self.table.id, submission.key)
            if seq is not None:
                answer = m.Done(submission.id, self.table.id, seq, repeated=True)
        except Exception as failure:
            answer = failure
        self._answer(submission, answer)

    def _append(self, submission: Submission, decision: Decision) -> Append:
        """What the log is to append for a decision."""
        table, event = self.table, decision.event
        append = Append(
            table=table.id,
            seq=table.seq + 1,
            at=max(self._shared.clock.now_ms(), table.at),
            by=submission.author,
            command=submission.key,
            body=e.encode(event),
            text=submission.text,
        )
        if not isinstance(event, SAME_SUMMARY) or (isinstance(event, e.Acted) and ends_match(decision)):
            append.card = summary_after(table, event, append)
        if isinstance(event, e.Seated):
            append.revoked = (event.seat,)
        elif isinstance(event, e.Vacated):
            append.revoked = tuple(event.seats)
        elif isinstance(event, e.Started) and event.first is not None and event.first.order:
            append.revoked = tuple(range(table.players))  # they name seats as they were before
        return append

    def _committed(
        self,
        submission: Submission,
        decision: Decision,
        append: Append,
        decided: float,
        answer: Appended | BaseException,
    ) -> None:
        """The log has answered: the event is applied and published, or the command failed."""
        self._shared.metrics.committed(time.perf_counter() - decided)
        reply: m.Done | Exception
        if isinstance(answer, Appended):
            reply = m.Done(submission.id, self.table.id, answer.seq, repeated=answer.repeated)
            if not answer.repeated:
                try:
                    event = self.table.apply(append.seq, append.at, decision.event, decision.steps)
                    self.publish(event, append.command, append.text, submission.id, submission.person)
                except Exception as error:
                    # It stands in the log: memory is wrong, and is made anew from there.
                    log.exception("event not applied", table=self.table.id, seq=append.seq)
                    self._shared.discard(self, error)
                    reply = error
                kind = type(submission.command).__name__
                self._log.debug("command", table=append.table, seq=append.seq, kind=kind, by=submission.author)
        else:
            if isinstance(answer, Conflict):
                self._shared.discard(self, answer)
            reply = answer if isinstance(answer, Exception) else RequestError("closing")
        self._answer(submission, reply)

    def _answer(self, submission: Submission, reply: m.Done | Exception) -> None:
        """Reply to a command, and let the next one begin."""
        try:
            self._reply(submission, reply)
        finally:
            self._release()

    def _reply(self, submission: Submission, reply: m.Done | Exception) -> None:
        try:
            submission.reply(reply)
        except Exception:
            log.exception("reply failed", table=self.table.id)

    # Events.

    def publish(
        self, event: AppliedEvent, command: str, text: str | None, id: str | None = None, sender: str | None = None
    ) -> None:
        """Deliver an applied event to every subscriber, each from his own view. `id` and `sender`: of the command, for
        the one who waits for it."""
        self.recent.append(event)
        self.commands[command] = event.seq
        if len(self.commands) > MAX_RECENT_COMMANDS:
            del self.commands[next(iter(self.commands))]
        if text is not None:
            self.texts[event.seq] = text
        started = time.perf_counter()
        self.touched = self._shared.clock.monotonic()
        table, quiet = self.table, isinstance(event.event, SAME_SEATS)
        if not quiet:
            self._owners = None
            self._change_views(event.event)
        waiting, chat = None if sender is None else device(sender), self.chat(event)
        for words, viewers, subscribers in self._audiences or self._gather():
            made = entries(event, viewers, chat, words)
            encoded = {viewer: m.encode(one) for viewer, one in made.items()}
            for subscriber, viewer in subscribers:
                data = encoded[viewer]
                if subscriber.person == waiting:
                    # The id is the last of an entry's fields: put in here, it need not be encoded anew.
                    data = b'%b,"id":%b}' % (data[:-1], m.encode(id))
                try:
                    subscriber.send_raw(data)
                except Exception:  # the others get theirs
                    log.exception("delivery failed", table=table.id)
        if isinstance(event.event, e.Vacated) and event.event.why == "removed":
            for subscriber in [one for one in self.subscribers if one.person == event.event.person]:
                self.shut_out(subscriber, Denied("removed"))
        if not quiet or table.settings.pace.limit or table.status != PLAYING:
            self.publish_seats()
        self._shared.metrics.publishing += time.perf_counter() - started
        self._shared.applied(self, event)

    def _deliver(self, subscriber: Subscriber, data: bytes) -> None:
        """To one subscriber; if that fails, the others get theirs."""
        try:
            subscriber.send_raw(data)
        except Exception:
            log.exception("delivery failed", table=self.table.id)

    def _gather(self) -> list[Audience]:
        """Those who want sentences, and those who want none."""
        self._audiences = []
        for words in (True, False):
            some = [(one, viewer) for one, viewer in self.subscribers.items() if (one not in self.wordless) == words]
            if some:
                self._audiences.append(Audience(words, sorted({viewer for _, viewer in some}), some))
        return self._audiences

    def owners(self) -> list[str | None]:
        """On whose device each seat is played; None where nobody holds it."""
        if self._owners is None:
            self._owners = [None if seat.person is None else device(seat.person) for seat in self.table.seats]
        return self._owners

    def chat(self, event: AppliedEvent) -> dict[str, str] | None:
        """The words of a chat event, if they were not deleted, and the name of one who has no seat."""
        if not isinstance(event.event, e.Said):
            return None
        chat = {"text": self.texts[event.seq]} if event.seq in self.texts else {}
        if event.event.seat is None:
            chat["name"] = self._shared.identities.name(event.event.person)
        return chat

    # Subscribers.

    def subscribe(self, subscriber: Subscriber, wish: m.Watch) -> None:
        """Bring a subscriber up to date, and deliver everything from now on."""
        viewer = self.viewer(subscriber.person, wish.seat)
        have = wish.have if wish.viewer in (None, viewer) else None
        self.subscribers[subscriber], self._audiences = viewer, None
        self.wordless.discard(subscriber)
        if not wish.words:
            self.wordless.add(subscriber)
        for seat in self.table.held(subscriber.person):
            self.away.pop(seat, None)
        missed = [event for event in self.recent if have is not None and event.seq > have]
        turned = any(isinstance(event.event, e.Started) and self.table.order for event in missed)
        if have is not None and have <= self.table.seq and len(missed) == self.table.seq - have and not turned:
            for event in missed:
                subscriber.send(entry(event, viewer, said=self.chat(event)))
        else:
            subscriber.send(snapshot(self.table, viewer))
        self.publish_seats()

    def unsubscribe(self, subscriber: Subscriber) -> None:
        if self.subscribers.pop(subscriber, None) is None:
            return
        self._audiences = None
        self.wordless.discard(subscriber)
        self.links.pop(subscriber, None)
        if all(other.person != subscriber.person for other in self.subscribers):
            since = self._shared.clock.monotonic()
            self.away.update(dict.fromkeys(self.table.held(subscriber.person), since))
        self.publish_seats()

    def shut_out(self, subscriber: Subscriber, reason: LudothequeError) -> None:
        """End a subscription; the subscriber is told why."""
        self.unsubscribe(subscriber)
        try:
            subscriber.shut_out(self.table.id, reason)
        except Exception:
            log.exception("delivery failed", table=self.table.id)

    def viewer(self, person: str, wanted: int | None = None) -> int:
        """From which seat a person looks: his own; at a device of many the wanted one of theirs, or from none."""
        seat = self.table.seat_of(person)
        if seat is None and wanted in self.table.held(person):
            seat = wanted
        return SPECTATOR if seat is None else seat

    def speaker(self, subscriber: Subscriber) -> str:
        """For whom a connection speaks: where many play on one device, for the one whose hand it shows."""
        viewer = self.subscribers.get(subscriber, SPECTATOR)
        holder = None if viewer == SPECTATOR else self.table.seats[viewer].person
        return holder if holder is not None and device(holder) == subscriber.person else subscriber.person

    def _change_views(self, event: e.Event) -> None:
        """Whoever has another seat now, or none any more, gets a snapshot, as the table looks from there. Where all
        seats turn, the entry of the start tells everybody."""
        if isinstance(event, e.Started) and self.table.order:
            self._turn_seats(self.table.order)
        if not isinstance(event, (e.Seated, e.Left, e.Vacated)):
            return
        for subscriber, before in list(self.subscribers.items()):
            viewer = self.viewer(subscriber.person, before)
            if viewer != before:
                self.subscribers[subscriber], self._audiences = viewer, None
                self._deliver(subscriber, m.encode(snapshot(self.table, viewer)))

    def _turn_seats(self, order: list[int]) -> None:
        """Everybody goes on looking from where he sits now; the entry of the start says where that is."""
        self._audiences = None
        self.subscribers = {
            subscriber: order.index(viewer) if viewer >= 0 else viewer
            for subscriber, viewer in self.subscribers.items()
        }
        self.away = {order.index(seat): since for seat, since in self.away.items()}

    def present(self) -> set[str]:
        """The people who subscribe, here or at other nodes."""
        here = {subscriber.person for subscriber in self.subscribers}
        return here | self._shared.present_elsewhere(self.table.id)

    def publish_seats(self) -> None:
        """Deliver who sits here and who is present: once per turn of the event loop, and less often if there are many
        to be told. A hundred who leave together would else be a hundred messages to each of the others, more than one
        can take; and a few who come and go would keep the server busy."""
        if not self._seats_due:
            self._seats_due = True
            loop = asyncio.get_running_loop()
            if self._seats_at <= loop.time():
                loop.call_soon(self._deliver_seats)
            else:
                loop.call_at(self._seats_at, self._deliver_seats)

    def _deliver_seats(self) -> None:
        self._seats_due = False
        if len(self.subscribers) > FEW_SUBSCRIBERS:
            self._seats_at = asyncio.get_running_loop().time() + len(self.subscribers) / SEATS_MESSAGES_PER_S
        watching = sum(not self.table.held(subscriber.person) for subscriber in self.subscribers)
        encoded: dict[str, bytes] = {}
        for subscriber in self.subscribers:
            # All who have no part in the table are told the same.
            key = subscriber.person if self._has_part(subscriber.person) else ""
            if key not in encoded:
                encoded[key] = m.encode(self._seats(subscriber.person, watching))
            self._deliver(subscriber, encoded[key])

    def _has_part(self, person: str) -> bool:
        return person == device(self.table.host) or bool(self.table.held(person))

    def _seats(self, person: str, watching: int) -> m.Seats:
        """Who sits at the table and how it is run, as one person is told."""
        table, present, proposal, identities = self.table, self.present(), self.table.proposal, self._shared.identities
        seats = [
            m.SeatCard(
                name=None if seat.person is None else identities.name(seat.person),
                portrait=None if seat.person is None else identities.portrait(seat.person),
                level=seat.level,
                here=seat.person is not None and device(seat.person) in present,
                you=seat.person == person,
                yours=is_around(seat.person, person),
                muted=seat.person is not None and device(seat.person) in table.muted,
            )
            for seat in table.seats
        ]
        return m.Seats(
            table=table.id,
            seats=seats,
            host=device(table.host) == person,
            status=table.status,
            pace=table.settings.pace.kind,
            amount=table.settings.pace.amount,
            chat=table.settings.chat,
            listed=table.settings.listed,
            due=table.due(),
            now=self._shared.clock.now_ms(),
            proposal=proposal.what if proposal else None,
            proposer=proposal.seat if proposal else None,
            agreed=list(proposal.agreed) if proposal else [],
            preparing=self._shared.lacks_search(table),
            watching=watching,
            first=self._who_begins(),
        )

    def _who_begins(self) -> m.WhoBegins | None:
        """As the host has chosen it, until the start."""
        table = self.table
        if table.status != OPEN or table.chosen_by == "turn":
            return None
        return m.WhoBegins(table.chosen_by, table.named() if table.chosen_by == "named" else [])


def ends_match(decision: Decision) -> bool:
    """Is the match over with this action?"""
    return decision.steps is not None and not decision.steps[-1].waiting


def summary_after(table: Table, event: e.Event, append: Append) -> TableSummary:
    """What listings will say of the table after an event."""
    after = unpack(pack(table), type(table))
    after.apply(append.seq, append.at, event)
    return summary_of(after)
