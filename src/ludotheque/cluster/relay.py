"""Relay between nodes: one WebSocket to each, on the same port as everybody's, opened by a key of the server.

What travels: commands for tables that the other writes, and who looks on where.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
from collections.abc import Coroutine
from typing import Any, Protocol

import msgspec
import structlog
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from ludotheque.kernel.errors import LudothequeError, present
from ludotheque.protocol import messages as m
from ludotheque.protocol.websocket import Socket
from ludotheque.session.errors import RequestError, code_of, paragraph_of
from ludotheque.tables import commands as c

ANSWER_TIMEOUT_S = 1.5
"""Seconds to wait for another node; then it may be asleep, and somebody else the writer."""
MAX_MESSAGE_BYTES = 1 << 15
"""Bytes of a message; those of clients, which are smaller, travel in these."""

log = structlog.get_logger()


class RelayRequest(msgspec.Struct, frozen=True, tag="please"):
    """Carry this command out, for somebody who is connected here."""

    number: int
    person: str
    table: str
    command: c.Spoken | c.TakeOver | c.Withdraw
    id: str
    text: str | None
    language: str


class Presence(msgspec.Struct, frozen=True, tag="present"):
    """Who looks at these tables of yours from here: people's ids. Answered with all who do from elsewhere."""

    node: str
    tables: dict[str, list[str]]


class RelayAnswer(msgspec.Struct, frozen=True, tag="answer"):
    """Done, or why not."""

    number: int
    done: m.Done | None = None
    problem: m.Problem | None = None


Asked = RelayRequest | Presence
Told = RelayAnswer | Presence
_asked, _told = msgspec.json.Decoder(Asked), msgspec.json.Decoder(Told)


class Relayed(LudothequeError):  # noqa: N818 - what happened to it
    """What another node said instead of doing it, in the language of the one who asked."""

    def __init__(self, problem: m.Problem) -> None:
        super().__init__(problem.code)
        self.paragraph = problem.paragraph
        self._sentence = problem.sentence

    def sentence(self, language: str = "en") -> str:
        return self._sentence


class RelayLost(Exception):  # noqa: N818 - what happened to the connection
    """The other node does not answer: it may have done it, or not."""


def token(key: bytes) -> str:
    """Opens the door between nodes of one server."""
    return hmac.new(key, b"node", hashlib.sha256).hexdigest()


class Node(Protocol):
    """This node, as the relay uses it."""

    async def carry_out(self, asked: RelayRequest) -> m.Done: ...

    def present(self, told: Presence) -> Presence:
        """Take in who subscribes at another node; who does elsewhere, in return."""

    def update_presence(self, told: Presence) -> None: ...

    def spawn(self, work: Coroutine[Any, Any, Any]) -> Any: ...


class RelayServer:
    """The socket of another node that asks us."""

    def __init__(self, node: Node, socket: Socket) -> None:
        self._node, self._socket = node, socket
        socket.largest = MAX_MESSAGE_BYTES

    def control(self) -> bool:
        return True  # nodes trust each other

    def message(self, data: bytes) -> None:
        asked = _asked.decode(data)
        if isinstance(asked, RelayRequest):
            self._node.spawn(self._please(asked))
        else:
            self._socket.send(msgspec.json.encode(self._node.present(asked)))

    async def _please(self, asked: RelayRequest) -> None:
        try:
            done = await self._node.carry_out(asked)
            answer = RelayAnswer(asked.number, done=done)
        except LudothequeError as error:
            sentence = error.sentence(asked.language)
            answer = RelayAnswer(
                asked.number, problem=m.Problem(code_of(error), sentence, paragraph=paragraph_of(error))
            )
        except Exception:
            log.exception("defect", asked="please", table=asked.table)
            defect = RequestError("defect")
            answer = RelayAnswer(asked.number, problem=m.Problem("defect", defect.sentence(asked.language)))
        self._socket.send(msgspec.json.encode(answer))

    def closed(self) -> None:
        pass


class RelayLink:
    """Our socket to another node; opened when it is needed, again after it broke."""

    def __init__(self, node: Node, address: str, token: str) -> None:
        self._node = node
        self._address = f"{address.replace('http', 'ws', 1)}/node?token={token}"
        self._socket: ClientConnection | None = None
        self._opening = asyncio.Lock()
        self._waiting: dict[int, asyncio.Future[RelayAnswer]] = {}
        self._count = 0
        self._task: asyncio.Task[None] | None = None

    async def _open(self) -> ClientConnection:
        async with self._opening:
            if self._socket is None:
                self._socket = await connect(
                    self._address,
                    compression=None,
                    open_timeout=ANSWER_TIMEOUT_S,
                    close_timeout=0.2,
                    ping_interval=None,
                )
                self._task = asyncio.create_task(self._listen(self._socket))
            return self._socket

    async def _send(self, message: Any) -> None:
        try:
            async with asyncio.timeout(ANSWER_TIMEOUT_S):
                socket = await self._open()
                await socket.send(msgspec.json.encode(message).decode())
        except (OSError, WebSocketException, TimeoutError) as error:
            self.drop()
            raise RelayLost(str(error)) from error

    async def please(self, person: str, table: str, command: Any, id: str, text: str | None, language: str) -> m.Done:
        """Have a command carried out; raises Relayed with what is wrong with it, or Lost."""
        self._count += 1
        number = self._count
        answered = self._waiting[number] = asyncio.get_running_loop().create_future()
        try:
            await self._send(RelayRequest(number, person, table, command, id, text, language))
            answer = await asyncio.wait_for(answered, ANSWER_TIMEOUT_S)
        except TimeoutError as error:
            self.drop()
            raise RelayLost("no answer") from error
        finally:
            self._waiting.pop(number, None)
        if answer.problem is not None:
            raise Relayed(answer.problem)
        done: m.Done = present(answer.done, "the answer of another node")
        return done

    async def present(self, node: str, tables: dict[str, list[str]]) -> None:
        await self._send(Presence(node, tables))

    async def _listen(self, socket: ClientConnection) -> None:
        try:
            async for data in socket:
                told = _told.decode(data)
                if isinstance(told, Presence):
                    self._node.update_presence(told)
                    continue
                waiting = self._waiting.get(told.number)
                if waiting is not None and not waiting.done():
                    waiting.set_result(told)
        except (WebSocketException, OSError, msgspec.DecodeError):
            pass
        finally:
            if self._socket is socket:
                self._socket = None
            for waiting in self._waiting.values():
                if not waiting.done():
                    waiting.set_exception(RelayLost("broken off"))

    def drop(self) -> None:
        """Begin anew with the next message."""
        self._socket = None
        if self._task is not None:
            self._task.cancel()
            self._task = None

    async def close(self) -> None:
        socket, task = self._socket, self._task
        self.drop()
        if socket is not None:
            await socket.close()
        if task is not None:
            await asyncio.wait([task])
