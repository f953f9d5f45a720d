"""One WebSocket of one person: it decodes and limits what comes in, and passes it to sessions and queries.

Whatever comes in gets an answer: what was asked, or an error with a sentence. Only a flood closes the socket.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
import structlog

from ludotheque.kernel.errors import LudothequeError
from ludotheque.kernel.version import VERSION
from ludotheque.protocol import messages as m
from ludotheque.protocol.websocket import POLICY, TRY_LATER, Socket
from ludotheque.server.limits import Bucket
from ludotheque.server.services import Services
from ludotheque.session import queries
from ludotheque.session.errors import RequestError, code_of, paragraph_of
from ludotheque.session.identity import clean_text
from ludotheque.session.table_session import TableSession
from ludotheque.store import Person
from ludotheque.tables import commands as c
from ludotheque.tables.table import Table

MOST_TABLES = 20
"""So many tables one socket may look at."""
PATIENCE = 200
"""So many messages beyond the limit are refused one by one; then the socket is closed."""

log = structlog.get_logger()


class Connection:
    """One socket of one person."""

    __slots__ = (
        "_advising",
        "_bucket",
        "_busy",
        "_ignored",
        "_registry",
        "_release",
        "_services",
        "_socket",
        "_waiting",
        "language",
        "lobby",
        "person",
        "silent",
        "tables",
    )

    def __init__(self, services: Services, socket: Socket, person: Person, release: Callable[[], None]) -> None:
        """`release` is called when the socket is gone."""
        self._services, self._registry = services, services.registry
        self._socket, self._release = socket, release
        self.person = person.id
        self.language = person.language
        self.tables: set[str] = set()
        self.lobby = False
        self.silent = -1
        """What `Socket.heard` was when last asked whether it is there."""
        limits = self._registry.config.limits
        self._bucket = Bucket(limits.messages, limits.burst)
        self._ignored = 0
        self._advising = ""
        """The id of a question to the coach that is not answered yet."""
        self._busy = False
        self._waiting: deque[m.Up] = deque()
        """What came in while something before it was still under way."""
        self._registry.connections.setdefault(person.id, set()).add(self)

    def greet(self, person: Person) -> None:
        self.send(m.Welcome(person.name, person.language, VERSION))

    def send(self, message: Any) -> None:
        self._socket.send(m.encode(message))

    def send_raw(self, data: bytes) -> None:
        self._socket.send(data)

    def ask_whether_there(self, patient: bool = False) -> None:
        """Ping a socket that has been silent; close it if the last ping brought nothing, unless one is patient."""
        if self._socket.heard == self.silent and not patient:
            self._socket.close(TRY_LATER, "no sign of life")
        self.silent = self._socket.heard
        self._socket.ping()

    def close(self, code: int, reason: str) -> None:
        self._socket.close(code, reason)

    def closed(self) -> None:
        """The socket is gone; the person may come back."""
        self._release()
        connections = self._registry.connections.get(self.person, set())
        connections.discard(self)
        if not connections:
            self._registry.connections.pop(self.person, None)
        for table in self.tables:
            self._registry.unwatch(self, table)
        self._services.lobby.leave(self)

    def message(self, data: bytes) -> None:
        if not self._bucket.take():
            self._ignored += 1
            if self._ignored > PATIENCE:
                self._socket.close(POLICY, "too many messages")
            elif self._ignored == 1 or self._ignored % 50 == 0:
                self._complain(RequestError("slow-down"))
            return
        self._ignored = 0
        try:
            asked = m.decode(data)
        except msgspec.ValidationError as error:
            self._complain(RequestError("malformed", why=str(error)), id=_id_in(data))
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self._complain(RequestError("malformed", why=str(error)))
        else:
            if self._busy:
                self._waiting.append(asked)
            else:
                self._busy = True
                self._begin(asked)

    def _begin(self, message: m.Up) -> None:
        """One after the other, as they were sent."""
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
        command, person, reply = message.command, session.speaker(self), partial(self._replied, message)
        self._registry.submit(session, command, person, message.id, reply, free_text(command))

    def _replied(self, message: m.Do, answer: m.Done | Exception) -> None:
        """A command was carried out, or was not."""
        if isinstance(answer, m.Done):
            self._count(answer)
        elif isinstance(answer, LudothequeError):
            self._complain(answer, message.id, message.table)
        else:
            # A defect of ours must not take the table or the socket with it.
            log.error("defect", message="do", table=message.table, exc_info=answer)
            self._complain(RequestError("defect"), message.id, message.table)
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
        self._registry.metrics.command(code_of(error))
        self.send(
            m.Problem(
                code=code_of(error),
                sentence=error.sentence(self.language),
                id=id,
                table=table,
                paragraph=paragraph_of(error),
            )
        )

    async def _answer(self, message: m.Up) -> None:
        id, table = getattr(message, "id", None), getattr(message, "table", None)
        try:
            await self._take(message)
        except LudothequeError as error:
            self._complain(error, id, table)
        except Exception:
            # A defect of ours must not take the table or the socket with it.
            log.exception("defect", message=type(message).__name__, table=table)
            self._complain(RequestError("defect"), id, table)
        finally:
            self._next()

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
            case m.Lobby():
                self.lobby = message.on
                await self._services.lobby.enter(self) if message.on else self._services.lobby.leave(self)
            case m.Ping():
                self.send(m.Pong())

    async def _watch(self, message: m.Watch) -> None:
        if len(self.tables) >= MOST_TABLES and message.table not in self.tables:
            raise RequestError("too-many-watched", most=str(MOST_TABLES))
        await self._registry.watch(self, message)
        self.tables.add(message.table)
        if self._socket.closing:  # it went away while the table was fetched
            self._registry.unwatch(self, message.table)

    async def _do(self, message: m.Do) -> None:
        """A rematch, or a command to a table that has left the memory."""
        if message.table not in self.tables:
            raise RequestError("no-such-table")
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
        self._registry.spawn(self._advise(message))

    async def _advise(self, message: m.Advise) -> None:
        try:
            self.send(await self._services.analysis.advise(*self._seen(message.table), message))
        except LudothequeError as error:
            self._complain(error, message.id, message.table)
        except Exception:
            log.exception("defect", message="advise", table=message.table)
            self._complain(RequestError("defect"), message.id, message.table)
        finally:
            self._advising = ""

    def _seen(self, table: str) -> tuple[Table, int]:
        """A table that is watched here, and the seat from which."""
        session = self._registry.sessions.get(table)
        if session is None or self not in session.subscribers:
            raise RequestError("no-such-table")
        return session.table, session.subscribers[self]


def free_text(command: c.Command) -> str | None:
    """The text of free chat, which is kept beside the log."""
    return clean_text(command.text or "") if isinstance(command, c.Say) and command.phrase is None else None


class _Named(msgspec.Struct):
    id: str


def _id_in(data: bytes) -> str | None:
    """The id of a message that is wrong in another place, so that its sender can tell which it was."""
    try:
        return msgspec.json.decode(data, type=_Named).id[:64]
    except msgspec.DecodeError:
        return None
