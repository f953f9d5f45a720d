"""One WebSocket of one person: decodes and limits what comes in, and passes it on. Only a flood closes the socket."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from ludotheque.kernel.version import VERSION
from ludotheque.protocol import messages as m
from ludotheque.protocol.websocket import POLICY, TRY_LATER, Socket
from ludotheque.server.limits import MessageLimits
from ludotheque.server.services import Services
from ludotheque.session.client import Client
from ludotheque.session.errors import RequestError
from ludotheque.store import Person
from ludotheque.tables import commands as c

MAX_REFUSED_MESSAGES = 200
"""So many messages beyond the limit are refused one by one; then the socket is closed."""


class Connection(Client):
    """One socket of one person."""

    __slots__ = ("_address", "_ignored", "_limits", "_lobby", "_release", "_socket", "silent")

    def __init__(
        self,
        services: Services,
        socket: Socket,
        person: Person,
        address: str,
        limits: MessageLimits,
        release: Callable[[], None],
    ) -> None:
        """`release` is called when the socket is gone."""
        super().__init__(services.registry, services.analysis.advise, person.id, person.language, socket.send)
        self._socket, self._release, self._lobby = socket, release, services.lobby
        self.silent = -1
        """What `Socket.heard` was when last asked whether it is there."""
        self._address, self._limits = address, limits
        self._ignored = 0
        self._registry.connections.setdefault(person.id, set()).add(self)

    def greet(self, person: Person) -> None:
        self.send(m.Welcome(person.name, person.language, VERSION))

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
        self._lobby.leave(self)

    def control(self) -> bool:
        """Frames that carry no message count as one."""
        if self._limits.take(self.person, self._address):
            self._ignored = 0
            return True
        self._ignored += 1
        if self._ignored > MAX_REFUSED_MESSAGES:
            self._socket.close(POLICY, "too many messages")
        elif self._ignored == 1 or self._ignored % 50 == 0:
            self._complain(RequestError("slow-down"))
        return False

    def message(self, data: bytes) -> None:
        if not self.control():
            return
        try:
            message = m.decode(data)
        except msgspec.ValidationError as error:
            self._complain(RequestError("malformed", why=str(error)), id=_id_in(data))
        except (msgspec.DecodeError, RecursionError) as error:
            self._complain(RequestError("malformed", why=str(error)))
        else:
            says = isinstance(message, m.Do) and isinstance(message.command, c.Say)
            if says and not self._limits.take_chat(self.person):
                self._complain(RequestError("slow-down"), message.id, message.table)
            else:
                self.accept(message)

    async def _take(self, message: m.Up) -> None:
        if isinstance(message, m.Lobby):
            self.lobby = message.on
            await self._lobby.enter(self) if message.on else self._lobby.leave(self)
        else:
            await super()._take(message)
        if isinstance(message, m.Watch) and self._socket.closing:  # it went away while the table was fetched
            self._registry.unwatch(self, message.table)


class _Named(msgspec.Struct):
    id: str


def _id_in(data: bytes) -> str | None:
    """The id of a message that is wrong in another place, so that its sender can tell which it was."""
    try:
        return msgspec.json.decode(data, type=_Named).id[:64]
    except msgspec.DecodeError:
        return None
