"""Group-commit writer: one thread takes all requests that wait, writes them in one transaction, then answers.

Every request of a batch is judged by itself: one that conflicts, repeats or cannot be written harms no other. Python's
sqlite3 lets go of the interpreter at each statement, and under load waits to get it back; so rows are read and written
in a few large statements, not in many small ones. What differs between databases is in store/sqlite and store/postgres.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import struct
import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from functools import cache, partial
from itertools import chain
from queue import Empty, SimpleQueue
from typing import Any, TypeAlias

import msgspec

from ludotheque.kernel.errors import LudothequeError
from ludotheque.store.store import BEGINNING, Append, Appended, Conflict, Deliver, Link, StoredEvent, StoreError

MAX_BATCH = 512
"""So many requests at most share a transaction."""
MAX_ROWS = 64
"""Rows of a bulk statement at most: each size is a statement of its own, and the connection keeps them prepared."""
BUSY_BATCH = 4
"""Requests in a batch after which the next one waits a moment for others to join it."""

Connection: TypeAlias = Any
"""Of any database: it has `execute(statement, parameters)`, and what that returns has `fetchall()` and `rowcount`."""
Call: TypeAlias = Callable[[Connection], Any]
Request: TypeAlias = "tuple[asyncio.AbstractEventLoop | None, Deliver | None, Append | Call]"
HeadRow: TypeAlias = tuple[str, int, bytes, int, int]
"""table_id, seq, head, created, touched."""
EventRow: TypeAlias = tuple[str, int, int, str, str, bytes, bytes]
"""table_id, seq, at, by_whom, command, body, hash."""

PUT_CARDS = (
    "insert into cards (table_id, game, rules, status, listed, due, seats, people, summary) values {rows}"
    " on conflict (table_id) do update set game = excluded.game, rules = excluded.rules, status = excluded.status,"
    " listed = excluded.listed, due = excluded.due, seats = excluded.seats, people = excluded.people,"
    " summary = excluded.summary"
)
PUT_PARTS = "insert into parts (person, table_id) values {rows} on conflict do nothing"
PUT_TEXTS = "insert into texts (table_id, seq, by_whom, text) values {rows}"
PUT_LINK = (
    "insert into links (hash, kind, person, table_id, seat, expires)"
    " values (:hash, :kind, :person, :table, :seat, :expires) on conflict (hash) do update set"
    " kind = excluded.kind, person = excluded.person, table_id = excluded.table_id, seat = excluded.seat,"
    " expires = excluded.expires"
)
REVOKE = "delete from links where table_id = :table and seat = :seat and kind = :kind"

NO_SEAT = -1
"""The seat of links that are not about a seat."""


def put_link(connection: Connection, link: Link) -> None:
    row = msgspec.structs.asdict(link)
    connection.execute(PUT_LINK, {**row, "seat": NO_SEAT if link.seat is None else link.seat})


def revoke(connection: Connection, table: str, seat: int | None, watch: bool = False) -> None:
    kind = "watch" if watch else "table" if seat is None else "seat"
    connection.execute(REVOKE, {"table": table, "seat": NO_SEAT if seat is None else seat, "kind": kind})


@cache
def bulk(statement: str, size: int, columns: int) -> str:
    """A statement for so many rows."""
    row = f"({', '.join('?' * columns)})"
    return statement.format(rows=", ".join([row] * size))


Known: TypeAlias = dict[tuple[str, str], tuple[int, bytes]]
"""By table and command: seq and hash of the event."""


class Writer(ABC):
    """The one thread that writes, and the one connection it writes with."""

    gather_s: float
    """How long a batch waits for others when it is busy: a commit costs much the same for one as for all."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._submitted: list[Request] = []
        """Since the last turn of the event loop."""
        self._waiting: SimpleQueue[list[Request] | None] = SimpleQueue()
        self._heads: dict[str, tuple[int, bytes, bytes | None]] = {}
        """Of each table: seq and hash of its last event, and its people as JSON."""
        self._pending = Pending()
        self._last = 0
        """How many requests the last batch had."""
        self.counts = {"commits": 0, "rows": 0, "largest_batch": 0, "commit_seconds": 0.0, "failures": 0}
        self.failing = False
        """Whether the last batch could not be written, as on a full disk."""
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    def ask(self, what: Append | Call) -> asyncio.Future[Any]:
        """Have something written; the future is answered after commit."""
        loop = asyncio.get_running_loop()
        future = loop.create_future()
        self._put_over((loop, partial(settle, future), what))
        return future

    def submit(self, what: Append, deliver: Deliver) -> None:
        """The same without a future: `deliver` is called with the answer or the error. What is submitted in one turn of
        the event loop is put over to the thread together: waking it costs as much as deciding a move."""
        loop = asyncio.get_running_loop()
        if not self._submitted or self._submitted[-1][0] is not loop:
            loop.call_soon(self._put_over)
        self._submitted.append((loop, deliver, what))

    def _put_over(self, *more: Request) -> None:
        """To the thread, in the order of submission."""
        if together := [*self._submitted, *more]:
            self._submitted.clear()
            self._waiting.put(together)

    def tell(self, what: Append | Call) -> None:
        """The same, when nobody waits for it and it may be lost."""
        self._put_over((None, None, what))

    def waiting(self) -> int:
        return self._waiting.qsize() + len(self._submitted)

    def stop(self) -> None:
        """Write what waits, then end: blocks until all is on disk and the connection is closed."""
        self._put_over()
        self._waiting.put(None)
        self._thread.join()

    # In the thread

    def _run(self) -> None:
        ended = False
        while not ended:
            batch, ended = self._next()
            if batch:
                self._commit(batch)
        with contextlib.suppress(Empty):
            while requests := self._waiting.get_nowait():
                self._answer(requests, [StoreError("store-closed")] * len(requests))
        self._leave()

    @abstractmethod
    def _leave(self) -> None:
        """Close the connection."""

    @abstractmethod
    def _begin(self) -> None:
        """Begin a transaction."""

    def _end(self) -> None:
        """Write what is pending, and commit."""
        self._flush()
        self._connection.execute("commit")

    @abstractmethod
    def _concerns_all(self, error: Exception) -> bool:
        """The disk's fault concerns all; a value that cannot be written, only the request it came with."""

    def _comes_back(self, error: Exception) -> bool:
        """Was it only the connection, and is there a new one?"""
        return False

    def _failure(self, error: Exception) -> LudothequeError:
        """An error of the database in our words; one in words of ours stays as it is."""
        if isinstance(error, LudothequeError):
            return error
        told = StoreError("store-failed" if self._concerns_all(error) else "store-refused", error=str(error).strip())
        told.__cause__ = error
        return told

    def _next(self) -> tuple[list[Request], bool]:
        """All that waits, or as much as fits into a batch; and whether the end has come."""
        batch: list[Request] = []
        requests = self._waiting.get()
        if self._last >= BUSY_BATCH:
            time.sleep(self.gather_s)
        with contextlib.suppress(Empty):
            while requests is not None:
                batch += requests
                if len(batch) >= MAX_BATCH:
                    break
                requests = self._waiting.get_nowait()
        self._last = len(batch)
        return batch, requests is None

    def _commit(self, batch: list[Request], patient: bool = True) -> None:
        asked = False
        try:
            self._begin()
            answers, known = self._write([what for _, _, what in batch])
            began, asked = time.perf_counter(), True
            self._end()
        except Exception as error:
            self._undo()
            if patient and not asked and self._comes_back(error):
                self._commit(batch, patient=False)  # nothing of it can have been kept
                return
            if len(batch) > 1 and not self._concerns_all(error):
                for one in batch:
                    self._commit([one])
                return
            self.counts["failures"] += 1
            self.failing = self._concerns_all(error)
            answers = [self._failure(error) for _ in batch]
        else:
            self._committed(answers, known, time.perf_counter() - began)
        self._answer(batch, answers)

    def _committed(self, answers: list[Any], known: Known, seconds: float) -> None:
        """A batch is on disk; `known` holds what it appended, and what it asked for."""
        self.failing = False
        self.counts["commits"] += 1
        self.counts["commit_seconds"] += seconds
        self.counts["rows"] += sum(isinstance(answer, Appended) and not answer.repeated for answer in answers)
        self.counts["largest_batch"] = max(self.counts["largest_batch"], len(answers))

    def _undo(self) -> None:
        self._heads.clear()
        self._pending = Pending()
        with contextlib.suppress(Exception):  # what was wrong is told; a new transaction begins in any case
            if self._connection.in_transaction:
                self._connection.execute("rollback")

    @staticmethod
    def _answer(batch: Sequence[Request], answers: Sequence[Any]) -> None:
        """Wake each event loop once, however many answers it gets."""
        ready: dict[asyncio.AbstractEventLoop, list[tuple[Deliver, Any]]] = {}
        for (loop, deliver, _), answer in zip(batch, answers, strict=True):
            if loop is not None and deliver is not None:
                ready.setdefault(loop, []).append((deliver, answer))
        for loop, some in ready.items():
            with contextlib.suppress(RuntimeError):  # the loop has ended; nobody waits any more
                loop.call_soon_threadsafe(hand_out, loop, some)

    # In a transaction

    def _write(self, requests: list[Append | Call]) -> tuple[list[Any], Known]:
        """Do all that is asked for; what the last appends write is pending then."""
        appends = [what for what in requests if isinstance(what, Append)]
        known = self._read_in(appends)
        answers = []
        for what in requests:
            if isinstance(what, Append):
                answers.append(self._take(what, known))
            else:
                self._flush()  # what was asked first is written first
                answers.append(self._call(what))
        return answers, known

    @abstractmethod
    def _read_in(self, appends: list[Append]) -> Known:
        """Learn the ends of the logs concerned, and which commands were appended earlier."""

    def _take(self, what: Append, known: Known) -> Appended | StoreError:
        """Judge one append, and note what it writes."""
        table, seq, at = what.table, what.seq, what.at
        last, head, people = self._heads.get(table, (-1, BEGINNING, None))
        if earlier := known.get((table, what.command)):
            return Appended(*earlier, repeated=True)
        if seq != last + 1:
            return Conflict(table, seq, last + 1)
        try:
            hash = chained(head, table, seq, at, what.by, what.command, what.body)
            pending = self._pending
            if what.card is not None:
                people = pending.card(table, what.card, people)
        except (ValueError, TypeError, struct.error) as error:
            return StoreError("store-refused", error=str(error))
        created = pending.heads[table][3] if table in pending.heads else at
        pending.heads[table] = (table, seq, hash, created, at)
        pending.events.append((table, seq, at, what.by, what.command, what.body, hash))
        if what.text is not None:
            pending.texts.append((table, seq, what.by, what.text))
        if what.revoked or what.links:
            pending.links += [*((table, seat) for seat in what.revoked), *what.links]
        self._heads[table] = (seq, hash, people)
        known[table, what.command] = (seq, hash)
        return Appended(seq, hash, repeated=False)

    def _flush(self) -> None:
        pending = self._pending
        if not pending.events:
            return
        self._put_heads(pending.heads)
        self._put_events(pending.events)
        self._put(PUT_CARDS, pending.cards.values())
        for table in pending.moved:
            self._connection.execute("delete from parts where table_id = :table", {"table": table})
        self._put(PUT_PARTS, [(person, table) for table, people in pending.parts.items() for person in people])
        self._put(PUT_TEXTS, pending.texts)
        for link in pending.links:
            if isinstance(link, Link):
                put_link(self._connection, link)
            else:
                revoke(self._connection, *link)
        self._pending = Pending()

    @abstractmethod
    def _put_heads(self, heads: dict[str, HeadRow]) -> None: ...

    @abstractmethod
    def _put_events(self, events: list[EventRow]) -> None: ...

    def _call(self, what: Call) -> Any:
        """Do something of several statements: all of them, or none."""
        self._connection.execute("savepoint one")
        try:
            answer = what(self._connection)
        except Exception as error:
            if self._concerns_all(error):
                raise
            self._connection.execute("rollback to one")
            answer = self._failure(error)
        self._connection.execute("release one")
        return answer

    def _put(self, statement: str, rows: Iterable[tuple[Any, ...]]) -> None:
        rows = list(rows)
        while rows:
            some, rows = rows[:MAX_ROWS], rows[MAX_ROWS:]
            self._connection.execute(bulk(statement, len(some), len(some[0])), list(chain.from_iterable(some)))


class Pending:
    """What the appends of a batch write, until it is written in bulk."""

    def __init__(self) -> None:
        self.heads: dict[str, HeadRow] = {}
        self.events: list[EventRow] = []
        self.cards: dict[str, tuple[Any, ...]] = {}
        self.parts: dict[str, tuple[str, ...]] = {}
        self.moved: list[str] = []
        self.texts: list[tuple[str, int, str, str]] = []
        self.links: list[Link | tuple[str, int | None]] = []

    @property
    def plain(self) -> bool:
        """Is it all one statement?"""
        return not (self.cards or self.texts or self.links) and len(self.events) <= MAX_ROWS

    def card(self, table: str, card: Any, before: bytes | None) -> bytes:
        """Note a card; returns its people as they are kept, to see next time whether they change."""
        people = msgspec.json.encode(card.people)
        self.cards[table] = (
            *(table, card.game, card.rules, card.status, int(card.listed), card.due),
            *(msgspec.json.encode(card.seats).decode(), people.decode(), card.summary),
        )
        if people != before:
            self.parts[table] = card.people
            if before is not None:
                self.moved.append(table)
        return people


_NUMBER = struct.Struct(">q")
_LENGTH = struct.Struct(">I")
_SEQ_AND_AT = struct.Struct(">IqIq")


def chained(before: bytes, table: str, seq: int, at: int, by: str, command: str, body: bytes) -> bytes:
    """The hash of an event: SHA-256 of the hash before it, then each part behind its length in 4 bytes.

    Numbers are 8 bytes, texts UTF-8; everything is big-endian.
    """
    length = _LENGTH.pack
    table_, by_, command_ = table.encode(), by.encode(), command.encode()
    numbers = _SEQ_AND_AT.pack(_NUMBER.size, seq, _NUMBER.size, at)
    parts = (
        *(before, length(len(table_)), table_, numbers, length(len(by_)), by_),
        *(length(len(command_)), command_, length(len(body)), body),
    )
    return hashlib.sha256(b"".join(parts)).digest()


def intact(rows: list[StoredEvent], first: int = 0) -> list[StoredEvent]:
    """The events of a table up to the one that is missing or was changed. `first`: the number the rows begin with; that
    one is believed if it is not 0, as what came before it is not known."""
    before = BEGINNING if first == 0 else None
    for seq, row in enumerate(rows, first):
        try:
            honest = row.seq == seq and (
                before is None or chained(before, row.table, seq, row.at, row.by, row.command, row.body) == row.hash
            )
        except (ValueError, TypeError, AttributeError, struct.error):  # not even of the right type
            honest = False
        if not honest:
            return rows[: seq - first]
        before = row.hash
    return rows


def hand_out(loop: asyncio.AbstractEventLoop, ready: list[tuple[Deliver, Any]]) -> None:
    """Deliver the answers of a batch; one that fails to take his costs the others nothing."""
    for deliver, answer in ready:
        try:
            deliver(answer)
        except Exception as error:
            loop.call_exception_handler({"message": "an answer was not delivered", "exception": error})


def settle(future: asyncio.Future[Any], answer: Any) -> None:
    if future.done():  # whoever asked has left
        return
    if isinstance(answer, BaseException):
        future.set_exception(answer)
    else:
        future.set_result(answer)
