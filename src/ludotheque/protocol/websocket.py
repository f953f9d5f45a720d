"""WebSocket frames (RFC 6455) on an asyncio transport, with bounds on everything.

uvicorn answers HTTP; when a client asks to upgrade it hands the transport over to this protocol. It is small because it
needs little: text messages of at most 4 KiB in, no compression, no extensions, one bounded buffer out. The libraries
beside which it was measured are in bench/websocket.py; tests/server/test_websocket.py has the conformance tests.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import struct
from collections.abc import Awaitable, Callable
from typing import Any, Protocol
from urllib.parse import parse_qs

MAX_MESSAGE_BYTES = 4096
MAX_OUTBOX_BYTES = 1 << 19
"""Bytes that may wait for a slow reader; then the socket is closed, and the client comes back and resumes."""
MAX_HEAD_BYTES = 16384
MAX_PIECES = 128
"""Frames of one message."""
MAX_CONTROL_BYTES = 125
CLOSE_TIMEOUT_S = 1.0
"""For the other side to take what was sent and to close as well; then the connection is cut off."""
VERSION = "13"
_MAGIC = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"

CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA
FINAL = 0x80
"""In the first byte of a frame: the message ends with it."""
WHOLE_TEXT = FINAL | TEXT
_HEAD_16, _HEAD_64 = struct.Struct(">BBH").pack, struct.Struct(">BBQ").pack

NORMAL, GOING_AWAY, PROTOCOL_ERROR, UNSUPPORTED, NOT_UTF8, POLICY = 1000, 1001, 1002, 1003, 1007, 1008
TOO_BIG, TRY_LATER = 1009, 1013
CODES = {*range(1000, 1004), *range(1007, 1012), *range(3000, 5000)}
"""What may be said when closing; whoever says something else is answered that it is wrong."""


class Request:
    """The head of an upgrade request."""

    def __init__(self, head: bytes) -> None:
        first, *rows = head.decode("latin-1").split("\r\n")
        self.method, target, self.version = first.split(" ") if first.count(" ") == 2 else ("", "/", "")
        self.path, _, query = target.partition("?")
        self.query = {name: values[0] for name, values in parse_qs(query).items()}
        self.headers = {}
        for row in rows:
            name, colon, value = row.partition(":")
            if colon:
                self.headers[name.strip().lower()] = value.strip()

    @property
    def upgrades(self) -> bool:
        """Does it ask for a WebSocket, of whatever version (RFC 6455, 4.2.1)?"""
        tokens = [token.strip().lower() for token in self.headers.get("connection", "").split(",")]
        return (
            self.method == "GET"
            and self.version == "HTTP/1.1"
            and self.headers.get("upgrade", "").lower() == "websocket"
            and "upgrade" in tokens
        )


class Handler(Protocol):
    """What a socket is connected to."""

    def message(self, data: bytes) -> None:
        """A text message has come in."""

    def control(self) -> bool:
        """A ping or pong has come in; may it be answered?"""

    def closed(self) -> None:
        """The socket is gone; nothing more can be sent."""


class Refusal(Exception):  # noqa: N818 - an answer, not a failure
    """An upgrade that is not granted."""

    def __init__(self, status: str) -> None:
        super().__init__(status)
        self.status = status


Opener = Callable[[Request, "Socket"], Awaitable[Handler]]


class Outbox:
    """Sockets that have something to write: one call of the system for each of them, all after another at the end of a
    turn of the event loop. In between our own code, each call would cost both half as much again."""

    def __init__(self) -> None:
        self._sockets: list[Socket] = []

    def add(self, socket: Socket) -> None:
        if not self._sockets:
            asyncio.get_running_loop().call_soon(self._write_out)
        self._sockets.append(socket)

    def _write_out(self) -> None:
        sockets, self._sockets = self._sockets, []
        for socket in sockets:
            try:
                socket.write_out()
            except Exception as error:  # the others write theirs
                context = {"message": "a socket could not be written to", "exception": error}
                asyncio.get_running_loop().call_exception_handler(context)


class Socket(asyncio.Protocol):
    """One connection."""

    __slots__ = (
        "_buffer",
        "_handler",
        "_head",
        "_opener",
        "_opening",
        "_outbox",
        "_outgoing",
        "_parts",
        "_pieces",
        "closing",
        "connections",
        "heard",
        "largest",
        "transport",
    )

    def __init__(self, config: Any, server_state: Any, app_state: dict[str, Any]) -> None:
        self._opener: Opener = app_state["open_socket"]
        self._outbox: Outbox = app_state["outbox"]
        self._outgoing: list[bytes] = []
        """Frames that were sent in this turn of the event loop."""
        self.connections: set[Any] = server_state.connections
        self._buffer = b""
        """What has come in and is no whole frame yet."""
        self._parts: bytearray | None = None
        """The beginning of a message that comes in several frames."""
        self._pieces = 0
        self._handler: Handler | None = None
        self._opening: asyncio.Task[None] | None = None
        """The upgrade, while it is being decided; nothing is read meanwhile."""
        self._head = True
        self.transport: Any = None
        self.largest = MAX_MESSAGE_BYTES
        self.closing = False
        self.heard = 0
        """How many frames came in: a socket that is silent for long is asked whether it is there."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport
        self.connections.add(self)
        # The tables' messages are small and answer each other: none should wait to be joined by another.
        transport.set_write_buffer_limits(MAX_OUTBOX_BYTES)  # type: ignore[attr-defined]

    def connection_lost(self, error: Exception | None) -> None:
        self.connections.discard(self)
        self.closing = True
        handler, self._handler = self._handler, None
        if handler is not None:
            handler.closed()

    def shutdown(self) -> None:
        """The server stops."""
        if self._handler is None and not self.closing:
            self._refuse("503 Service Unavailable")
        self.close(GOING_AWAY, "the server is closing; come back in a moment")

    def data_received(self, data: bytes) -> None:
        if self._head:
            self._buffer += data
            end = self._buffer.find(b"\r\n\r\n")
            if end < 0:
                if len(self._buffer) > MAX_HEAD_BYTES:
                    self._refuse("431 Request Header Fields Too Large")
                return
            head, self._buffer = self._buffer[:end], self._buffer[end + 4 :]
            self._head = False
            self._upgrade(Request(head))
            return
        if not self.closing:
            self._frames(self._buffer + data)

    def eof_received(self) -> bool:
        return False

    def _upgrade(self, request: Request) -> None:
        key = request.headers.get("sec-websocket-key", "")
        if not request.upgrades or not is_key(key):
            self._refuse("400 Bad Request")
            return
        if request.headers.get("sec-websocket-version") != VERSION:
            self._refuse("426 Upgrade Required", f"Sec-WebSocket-Version: {VERSION}")
            return
        accept = base64.b64encode(hashlib.sha1(key.encode("latin-1") + _MAGIC).digest())
        self.transport.pause_reading()
        self._opening = asyncio.get_running_loop().create_task(self._open(request, accept))

    async def _open(self, request: Request, accept: bytes) -> None:
        try:
            handler = await self._opener(request, self)
        except Refusal as refusal:
            if not self.closing:
                self._refuse(refusal.status)
            return
        except BaseException:
            self.transport.abort()
            raise
        if self.closing:  # it went away meanwhile, or the server stops
            handler.closed()
            self.transport.close()
            return
        self.transport.write(
            b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: "
            + accept
            + b"\r\n\r\n"
        )
        self._handler, self._opening = handler, None
        self.transport.resume_reading()
        self._frames(self._buffer)  # what came together with the request

    def _refuse(self, status: str, *headers: str) -> None:
        self.closing = True
        rows = (*headers, "Content-Type: text/plain", "Connection: close", f"Content-Length: {len(status)}")
        self.transport.write("\r\n".join((f"HTTP/1.1 {status}", *rows, "", status)).encode())
        self.transport.close()

    def _frames(self, buffer: bytes) -> None:
        """Take whole frames off what has come in, and keep the rest."""
        at, end = 0, len(buffer)
        while end - at >= 2 and not self.closing:
            first, second = buffer[at], buffer[at + 1]
            if second < 0x80 or first & 0x70:
                self.close(PROTOCOL_ERROR, "frames of clients are masked and without extensions")
                return
            length, start = second & 0x7F, at + 2
            if length > MAX_CONTROL_BYTES:
                size, shortest = (2, 126) if length == 126 else (8, 1 << 16)
                if first & 0x08:
                    self.close(PROTOCOL_ERROR, "frames that carry no message are short")
                    return
                if end - start < size:
                    break
                length, start = int.from_bytes(buffer[start : start + size], "big"), start + size
                if length < shortest:
                    self.close(PROTOCOL_ERROR, "that length has a shorter form")
                    return
            if length > self.largest:
                self.close(TOO_BIG, "messages are at most 4 KiB")
                return
            if end - start < 4 + length:
                break
            mask, start = buffer[start : start + 4], start + 4
            data = unmask(buffer[start : start + length], mask)
            at = start + length
            self.heard += 1
            if first == WHOLE_TEXT and self._parts is None:
                self._deliver(data)
            else:
                self._frame(first & 0x0F, bool(first & FINAL), data)
        self._buffer = buffer[at:]

    def _frame(self, kind: int, final: bool, data: bytes) -> None:
        if kind in (PING, PONG) and final:
            if self._handler is not None and self._handler.control() and kind == PING:
                self.send(data, FINAL | PONG)
        elif kind == CLOSE and final:
            self.close(answer_to_close(data), "")
        elif kind == BINARY:
            self.close(UNSUPPORTED, "messages are text (JSON)")
        elif kind == TEXT and not final and self._parts is None:
            self._parts, self._pieces = bytearray(data), 1
        elif kind == CONTINUATION and self._parts is not None:
            self._parts += data
            self._pieces += 1
            if len(self._parts) > self.largest or self._pieces > MAX_PIECES:
                self.close(TOO_BIG, "messages are at most 4 KiB")
            elif final:
                whole, self._parts = bytes(self._parts), None
                self._deliver(whole)
        else:
            self.close(PROTOCOL_ERROR, "that frame does not belong here")

    def _deliver(self, data: bytes) -> None:
        if not is_utf8(data):
            self.close(NOT_UTF8, "text is UTF-8")
        elif self._handler is not None:
            self._handler.message(data)

    def send(self, data: bytes, first: int = WHOLE_TEXT) -> None:
        """Send a message, at the end of this turn of the event loop: text, or what its first byte says."""
        if self.closing:
            return
        length = len(data)
        if length < 126:
            head = bytes((first, length))
        elif length < 1 << 16:
            head = _HEAD_16(first, 126, length)
        else:
            head = _HEAD_64(first, 127, length)
        if not self._outgoing:
            self._outbox.add(self)
        self._outgoing.append(head + data)

    def write_out(self) -> None:
        """Hand what was sent to the system. A reader who is too slow is cut off rather than waited for."""
        frames, self._outgoing = self._outgoing, []
        transport = self.transport
        if not frames or transport.is_closing():
            return
        data = frames[0] if len(frames) == 1 else b"".join(frames)
        if transport.get_write_buffer_size() + len(data) > MAX_OUTBOX_BYTES:
            self.closing = True
            transport.abort()
        else:
            transport.write(data)

    def ping(self) -> None:
        self.send(b"", FINAL | PING)

    def close(self, code: int, reason: str) -> None:
        """Say goodbye with a code and close."""
        if self.closing:
            return
        self.send(code.to_bytes(2, "big") + reason.encode()[:120], FINAL | CLOSE)
        self.closing = True
        self.write_out()
        if self.transport.is_closing():  # it was cut off: too much waits already
            return
        # What the other side still sends is read and dropped until it closes, too: closing on unread data would be a
        # reset, and it would never hear why. One that never reads would never close.
        self.transport.write_eof()
        asyncio.get_running_loop().call_later(CLOSE_TIMEOUT_S, self.transport.abort)


def is_key(text: str) -> bool:
    """Is this 16 bytes in base64?"""
    try:
        return len(text) == 24 and len(base64.b64decode(text, validate=True)) == 16
    except ValueError:
        return False


def is_utf8(data: bytes) -> bool:
    if data.isascii():
        return True
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def answer_to_close(data: bytes) -> int:
    """The code to answer a goodbye with: its own, unless it is wrong in some way."""
    if not data:
        return NORMAL
    code = int.from_bytes(data[:2], "big")
    if len(data) < 2 or code not in CODES:
        return PROTOCOL_ERROR
    return code if is_utf8(data[2:]) else NOT_UTF8


def unmask(data: bytes, mask: bytes) -> bytes:
    """Undo the client's masking: one exclusive-or of two large numbers."""
    length = len(data)
    if not length:
        return b""
    stretched = (mask * (length // 4 + 1))[:length]
    return (int.from_bytes(data, "little") ^ int.from_bytes(stretched, "little")).to_bytes(length, "little")
