"""One client of tables, near or far: its messages become commands and questions, carried out in their order.

Whatever comes in gets an answer: what was asked, or an error with a sentence.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, TypeAlias

import structlog

from ludotheque.kernel.errors import LudothequeError
from ludotheque.protocol import messages as m
from ludotheque.session import queries
from ludotheque.session.errors import RequestError, code_of, paragraph_of
from ludotheque.session.identity import clean_text
from ludotheque.session.registry import Registry
from ludotheque.session.table_session import TableSession
from ludotheque.tables import commands as c
from ludotheque.tables.table import Table

MAX_TABLES = 20
"""So many tables one client may watch."""

Advise: TypeAlias = Callable[[Table, int, m.Advise], Awaitable[m.Advised]]
"""The coach: a table, the seat that asks, and the question."""

log = structlog.get_logger()


class Client:
    """What a subscriber and its messages need of the sessions, whatever carries the messages."""

    __slots__ = (
        *("_advise", "_advising", "_busy", "_registry", "_waiting", "_watch_only"),
        *("language", "lobby", "person", "send_raw", "tables"),
    )

    def __init__(
        self, registry: Registry, advise: Advise, person: str, language: str, deliver: Callable[[bytes], None]
    ) -> None:
        """`deliver`: takes every encoded message to the client."""
        self._registry, self._advise, self.send_raw = registry, advise, deliver
        self.person, self.language, self.lobby = person, language, False
        self.tables: set[str] = set()
        self._watch_only: set[str] = set()
        """Those of them that are seen by a link that gives no seat."""
        self._advising = ""
        """The id of a question to the coach that is not answered yet."""
        self._busy = False
        self._waiting: deque[m.Up] = deque()
        """What came in while something before it was still under way."""

    def send(self, message: Any) -> None:
        self.send_raw(m.encode(message))

    def accept(self, message: m.Up) -> None:
        """Take a message; one is carried out after the other, as they were sent."""
        if self._busy:
            self._waiting.append(message)
        else:
            self._busy = True
            self._begin(message)

    def _begin(self, message: m.Up) -> None:
        session = self._registry.sessions.get(message.table) if isinstance(message, m.Do) else None
        if isinstance(message, m.Do) and session is not None and not isinstance(message.command, c.Rematch):
            self._submit(message, session)
        else:
            self._registry.spawn(self._answer(message))

    def _submit(self, message: m.Do, session: TableSession) -> None:
        """A command to a table that is awake needs no task of its own."""
        if message.table not in self.tables:
            # Also those who have a part in it act through a watched table, so that they hear what follows.
            self._replied(message, RequestError("no-such-table"))
            return
        if not self._may_send(message):
            self._replied(message, RequestError("watch-only"))
            return
        command, person, reply = message.command, session.speaker(self), partial(self._replied, message)
        self._registry.submit(session, command, person, message.id, reply, free_text(command))

    def _replied(self, message: m.Do, answer: m.Done | Exception) -> None:
        """A command was carried out, or was not."""
        if isinstance(answer, m.Done):
            self._count(answer)
        else:
            self._failed(message, answer)
        self._next()

    def _count(self, done: m.Done) -> None:
        self._registry.metrics.command("repeated" if done.repeated else "committed")
        if done.repeated:
            self.send(done)  # otherwise the event itself bears the id

    def _next(self) -> None:
        if self._waiting:
            self._begin(self._waiting.popleft())
        else:
            self._busy = False

    def _complain(self, error: LudothequeError, id: str | None = None, table: str | None = None) -> None:
        code = code_of(error)
        self._registry.metrics.command(code)
        self.send(m.Problem(code, error.sentence(self.language), id=id, table=table, paragraph=paragraph_of(error)))

    async def _answer(self, message: m.Up) -> None:
        try:
            await self._guarded(message, self._take(message))
        finally:
            self._next()

    async def _guarded(self, message: m.Up, work: Awaitable[None]) -> None:
        """Answer with an error what fails."""
        try:
            await work
        except Exception as error:
            self._failed(message, error)

    def _failed(self, message: m.Up, error: Exception) -> None:
        """Say why not. A defect of ours must not take the table or the client with it."""
        table = getattr(message, "table", None)
        if not isinstance(error, LudothequeError):
            log.error("defect", message=type(message).__name__, table=table, exc_info=error)
            error = RequestError("defect")
        self._complain(error, getattr(message, "id", None), table)

    async def _take(self, message: m.Up) -> None:
        match message:
            case m.Do():
                await self._do(message)
            case m.Watch():
                await self._watch(message)
            case m.Unwatch():
                self.tables.discard(message.table)
                self._registry.unwatch(self, message.table)
            case m.Why():
                self.send(queries.why(message, *self._seen(message.table), self.language))
            case m.Find():
                self.send(await queries.find(message, *self._seen(message.table), self.language))
            case m.Describe():
                self.send(queries.describe(message, *self._seen(message.table)))
            case m.Advise():
                self._ask_coach(message)
            case m.Ping():
                self.send(m.Pong())

    async def _watch(self, message: m.Watch) -> None:
        if len(self.tables) >= MAX_TABLES and message.table not in self.tables:
            raise RequestError("too-many-watched", most=str(MAX_TABLES))
        link = await self._registry.watch(self, message)
        self.tables.add(message.table)
        if link is not None and link.kind == "watch":
            self._watch_only.add(message.table)
        else:
            self._watch_only.discard(message.table)

    def _may_send(self, message: m.Do) -> bool:
        """Whoever came by a link to watch takes no seat by himself."""
        return not (isinstance(message.command, c.Sit) and message.table in self._watch_only)

    async def _do(self, message: m.Do) -> None:
        """A rematch, or a command to a table that has left the memory."""
        if message.table not in self.tables:
            raise RequestError("no-such-table")
        if not self._may_send(message):
            raise RequestError("watch-only")
        if isinstance(message.command, c.Rematch):
            self._count(await self._registry.rematch(self.person, message.table, message.id))
        else:
            command, text = message.command, free_text(message.command)
            self._count(await self._registry.do(self.person, message.table, command, message.id, text))

    def _ask_coach(self, message: m.Advise) -> None:
        """One question at a time; it takes its time, and nothing else waits for it."""
        if message.id == self._advising:
            return  # asked again by one who had to wait
        if self._advising:
            raise RequestError("slow-down")
        self._advising = message.id
        self._registry.spawn(self._guarded(message, self._coach(message)))

    async def _coach(self, message: m.Advise) -> None:
        try:
            self.send(await self._advise(*self._seen(message.table), message))
        finally:
            self._advising = ""

    def _seen(self, table: str) -> tuple[Table, int]:
        """A table that is watched here, and the seat from which."""
        session = self._registry.sessions.get(table)
        if session is None or self not in session.subscribers:
            raise RequestError("no-such-table")
        return session.table, session.subscribers[self]

    def shut_out(self, table: str, reason: LudothequeError) -> None:
        """A table ends the subscription."""
        self.tables.discard(table)
        self._complain(reason, table=table)

    def ask_whether_there(self, patient: bool = False) -> None:
        """Ping it; close it if it did not answer the last one, unless one is patient."""

    def close(self, code: int, reason: str) -> None:
        """End the connection."""


def free_text(command: c.Command) -> str | None:
    """The text of free chat, which is kept beside the log."""
    return clean_text(command.text or "") if isinstance(command, c.Say) and command.phrase is None else None
