"""Conformance of our WebSocket frames to RFC 6455, in the groups of cases of Autobahn|Testsuite.

Every conversation is held twice: all bytes at once, and one by one. `python -m tools.autobahn` runs the suite itself.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
from pathlib import Path
from types import SimpleNamespace
from typing import Any, TypeAlias

import pytest

from ludotheque.protocol import websocket
from ludotheque.protocol.websocket import (
    BINARY,
    CLOSE,
    CONTINUATION,
    MAX_MESSAGE_BYTES,
    NORMAL,
    NOT_UTF8,
    PING,
    PONG,
    PROTOCOL_ERROR,
    TEXT,
    TOO_BIG,
    UNSUPPORTED,
    Outbox,
    Request,
    Socket,
)
from tests.server.client import Person
from tests.server.running import running
from tests.server.test_tables import run

Frame: TypeAlias = tuple[int, bytes]
KEY = "dGhlIHNhbXBsZSBub25jZQ=="
UPGRADE = (
    "GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    f"Sec-WebSocket-Key: {KEY}\r\nSec-WebSocket-Version: 13\r\n\r\n"
).encode()
MASK = b"\x37\xfa\x21\x3d"


def frame(kind: int, data: bytes = b"", final: bool = True, reserved: int = 0) -> bytes:
    """As a client sends it."""
    size = len(data)
    first = bytes([(0x80 if final else 0) | reserved << 4 | kind])
    if size < 126:
        length = bytes([0x80 | size])
    else:
        length = b"\xfe" + size.to_bytes(2, "big") if size < 1 << 16 else b"\xff" + size.to_bytes(8, "big")
    return first + length + MASK + bytes(byte ^ MASK[k % 4] for k, byte in enumerate(data))


def goodbye(code: int = NORMAL, reason: bytes = b"") -> bytes:
    return frame(CLOSE, code.to_bytes(2, "big") + reason)


class Echo:
    """Says every message back."""

    def __init__(self, socket: Socket) -> None:
        self._socket = socket
        self.ended = False

    def message(self, data: bytes) -> None:
        self._socket.send(data)

    def control(self) -> bool:
        return True

    def closed(self) -> None:
        self.ended = True


class Wire:
    """A transport that keeps what is written."""

    def __init__(self) -> None:
        self.written = b""
        self.ended = self.aborted = False

    def write(self, data: bytes) -> None:
        assert not self.ended, "nothing may follow the end"
        self.written += data

    def write_eof(self) -> None:
        self.ended = True

    close = write_eof

    def abort(self) -> None:
        self.ended = self.aborted = True

    def is_closing(self) -> bool:
        return self.aborted

    def get_write_buffer_size(self) -> int:
        return 0

    def set_write_buffer_limits(self, high: int) -> None:
        pass

    pause_reading = resume_reading = lambda self: None


async def opened(largest: int = MAX_MESSAGE_BYTES) -> tuple[Any, Wire]:
    """A socket that echoes, after its upgrade."""

    async def open_socket(request: Request, socket: Socket) -> Echo:
        socket.largest = largest
        return Echo(socket)

    socket = Socket(None, SimpleNamespace(connections=set()), {"open_socket": open_socket, "outbox": Outbox()})
    wire: Any = Wire()
    socket.connection_made(wire)
    socket.data_received(UPGRADE)
    while not wire.written:
        await asyncio.sleep(0)
    assert wire.written.startswith(b"HTTP/1.1 101 ")
    wire.written = b""
    return socket, wire


def frames(data: bytes) -> list[Frame]:
    """What a server has sent: frames that are whole, final, without mask and extensions."""
    found = []
    while data:
        assert data[0] & 0xF0 == 0x80
        assert data[1] < 0x80
        length, start = data[1], 2
        if length > 125:
            start += 2 if length == 126 else 8
            length = int.from_bytes(data[2:start], "big")
        assert len(data) >= start + length
        found.append((data[0] & 0x0F, data[start : start + length]))
        data = data[start + length :]
    return found


async def conversation(data: bytes, largest: int) -> list[Frame]:
    """What is answered to all of this, whether it comes in one piece or in octets."""
    at_once, wire = await opened(largest)
    at_once.data_received(data)
    in_octets, slow = await opened(largest)
    for octet in data:
        in_octets.data_received(bytes([octet]))
    await asyncio.sleep(0)  # writes wait for the end of a turn of the event loop
    assert slow.written == wire.written
    assert slow.ended == wire.ended
    answers = frames(wire.written)
    assert wire.ended == (bool(answers) and answers[-1][0] == CLOSE), "who says goodbye closes, and nobody else"
    return answers


def answers(data: bytes, largest: int = MAX_MESSAGE_BYTES) -> list[Frame]:
    return asyncio.run(conversation(data, largest))


def close_code(data: bytes, before: list[Frame] | None = None) -> int:
    """The code with which the socket is closed after this; nothing else is said but what comes before it."""
    *others, (kind, payload) = answers(data)
    assert others == (before or [])
    assert kind == CLOSE
    payload[2:].decode()
    return int.from_bytes(payload[:2], "big")


# 1: text and binary messages.


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 128, MAX_MESSAGE_BYTES])
def test_text_of_every_form_of_length(size: int) -> None:
    assert answers(frame(TEXT, b"*" * size)) == [(TEXT, b"*" * size)]


@pytest.mark.parametrize("size", [65_535, 65_536])
def test_long_text_where_it_is_allowed(size: int) -> None:
    assert answers(frame(TEXT, b"*" * size), largest=65_536) == [(TEXT, b"*" * size)]


@pytest.mark.parametrize("size", [0, 125, 126, 127, 128, MAX_MESSAGE_BYTES])
def test_binary_messages_are_a_kind_that_is_not_accepted(size: int) -> None:
    """RFC 6455, 7.4.1: 1003, "an endpoint that understands only text data"."""
    assert close_code(frame(BINARY, b"\xfe" * size)) == UNSUPPORTED
    assert close_code(frame(BINARY, b"\xfe" * size, final=False)) == UNSUPPORTED


# 2: pings and pongs.


@pytest.mark.parametrize("data", [b"", b"Hello, world!", b"\x00\xff\xfe\xfd\xfc\xfb\x00\xff", b"\xfe" * 125])
def test_a_ping_is_answered_with_its_own_bytes(data: bytes) -> None:
    assert answers(frame(PING, data)) == [(PONG, data)]


@pytest.mark.parametrize("kind", [PING, PONG, CLOSE])
@pytest.mark.parametrize("size", [126, 65_536])
def test_frames_without_a_message_are_at_most_125_bytes(kind: int, size: int) -> None:
    assert close_code(frame(kind, b"\xfe" * size)) == PROTOCOL_ERROR


@pytest.mark.parametrize("data", [b"", b"unasked"])
def test_a_pong_nobody_asked_for_is_ignored(data: bytes) -> None:
    sent = frame(PONG, data) + frame(PING, b"there?") + frame(PONG, data)
    assert answers(sent) == [(PONG, b"there?")]


def test_ten_pings_are_answered_in_their_order() -> None:
    payloads = [b"payload-%d" % number for number in range(10)]
    assert answers(b"".join(frame(PING, data) for data in payloads)) == [(PONG, data) for data in payloads]


# 3: reserved bits.


@pytest.mark.parametrize("reserved", range(1, 8))
@pytest.mark.parametrize("kind", [TEXT, BINARY, CONTINUATION, PING, PONG, CLOSE])
def test_reserved_bits_are_for_extensions_and_there_is_none(reserved: int, kind: int) -> None:
    said = frame(TEXT, b"before")
    assert close_code(said + frame(kind, b"x", reserved=reserved) + frame(PING), [(TEXT, b"before")]) == PROTOCOL_ERROR


# 4: reserved opcodes.


@pytest.mark.parametrize("kind", [*range(3, 8), *range(11, 16)])
@pytest.mark.parametrize("data", [b"", b"reserved"])
def test_reserved_opcodes_are_refused(kind: int, data: bytes) -> None:
    said = frame(TEXT, b"before")
    assert close_code(said + frame(kind, data) + frame(PING), [(TEXT, b"before")]) == PROTOCOL_ERROR


# 5: messages in several frames.

BEGUN = frame(TEXT, b"frag", final=False)
REST = frame(CONTINUATION, b"ment")
WHOLE = [(TEXT, b"fragment")]

FRAGMENTED: dict[str, tuple[bytes, list[Frame]]] = {
    "two": (BEGUN + REST, WHOLE),
    "a ping between": (BEGUN + frame(PING, b"?") + REST, [(PONG, b"?"), *WHOLE]),
    "a pong between": (BEGUN + frame(PONG, b"?") + REST, WHOLE),
    "empty ones": (
        frame(TEXT, final=False) + frame(CONTINUATION, final=False) + frame(CONTINUATION),
        [(TEXT, b"")],
    ),
    "many": (
        frame(TEXT, b"0", final=False)
        + b"".join(frame(CONTINUATION, b"%d" % k, final=False) + frame(PING, b"%d" % k) for k in range(1, 5))
        + frame(CONTINUATION, b"5"),
        [*((PONG, b"%d" % k) for k in range(1, 5)), (TEXT, b"012345")],
    ),
    "two messages": (2 * (BEGUN + REST), 2 * WHOLE),
}


@pytest.mark.parametrize("name", FRAGMENTED)
def test_a_message_may_come_in_several_frames(name: str) -> None:
    sent, expected = FRAGMENTED[name]
    assert answers(sent) == expected


OUT_OF_PLACE = {
    "a ping in two frames": frame(PING, b"frag", final=False) + REST,
    "a pong in two frames": frame(PONG, b"frag", final=False) + REST,
    "a close in two frames": frame(CLOSE, b"\x03\xe8", final=False) + REST,
    "goes on with nothing": REST,
    "goes on with nothing, and is not the end": frame(CONTINUATION, b"frag", final=False),
    "goes on after the end": frame(CONTINUATION, b"frag", final=False) + REST,
    "a new message inside another": BEGUN + frame(TEXT, b"new"),
    "a new one in frames inside another": BEGUN + frame(TEXT, b"new", final=False),
}


@pytest.mark.parametrize("name", OUT_OF_PLACE)
def test_frames_out_of_place_are_refused(name: str) -> None:
    assert close_code(OUT_OF_PLACE[name] + frame(PING)) == PROTOCOL_ERROR


def test_after_the_last_frame_nothing_can_go_on() -> None:
    assert close_code(BEGUN + REST + REST, WHOLE) == PROTOCOL_ERROR


# 6: UTF-8.

VALID = [
    "Hello-µ@ßöäüàá-UTF-8!!",
    "κόσμε",
    "\x00",
    "\x7f",
    "\x80",
    "\u07ff",
    "\u0800",
    "\ud7ff",
    "\ue000",
    "\ufffd",
    "\uffff",
    "\U00010000",
    "\U0010ffff",
    "\ufdd0",
]
INVALID = [
    b"\xce\xba\xe1\xbd\xb9\xcf\x83\xce\xbc\xce\xb5\xed\xa0\x80edited",
    b"\xce\xba\xe1\xbd\xb9\xcf\x83\xce\xbc\xce\xb5\xf4\x90\x80\x80edited",
    b"\xce",
    b"\xce\xba\xe1",
    b"\xce\xba\xe1\xbd",
    b"\x80",
    b"\xbf",
    b"\x80\xbf\x80",
    b"\xc0\x20\xc1\x20",
    b"\xe0\x80",
    b"\xfc\x80\x80\x80\x80",
    b"\xfe",
    b"\xff",
    b"\xfe\xfe\xff\xff",
    b"\xc0\xaf",
    b"\xe0\x80\xaf",
    b"\xf0\x80\x80\xaf",
    b"\xc1\xbf",
    b"\xe0\x9f\xbf",
    b"\xed\xa0\x80",
    b"\xed\xbf\xbf",
    b"\xed\xa0\x80\xed\xb0\x80",
    b"\xf4\x90\x80\x80",
    b"\xf8\x88\x80\x80\x80",
]


@pytest.mark.parametrize("text", VALID)
def test_text_is_utf_8_also_if_frames_divide_a_letter(text: str) -> None:
    data = text.encode()
    pieces = [frame(TEXT if k == 0 else CONTINUATION, data[k : k + 1], final=False) for k in range(len(data))]
    sent = frame(TEXT, data) + b"".join(pieces) + frame(CONTINUATION)
    assert answers(sent) == 2 * [(TEXT, data)]


@pytest.mark.parametrize("data", INVALID)
def test_text_that_is_not_utf_8_closes_the_socket(data: bytes) -> None:
    assert close_code(frame(TEXT, data) + frame(PING)) == NOT_UTF8
    divided = frame(TEXT, data[:1], final=False) + frame(PING, b"?") + frame(CONTINUATION, data[1:])
    assert close_code(divided + frame(PING), [(PONG, b"?")]) == NOT_UTF8


# 7: closing.

GOOD_CODES = [1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 3000, 3999, 4000, 4999]
BAD_CODES = [0, 1, 999, 1004, 1005, 1006, 1015, 1016, 1100, 2000, 2999, 5000, 65535]


@pytest.mark.parametrize("code", GOOD_CODES)
@pytest.mark.parametrize("reason", [b"", b"because", "adiós".encode(), b"*" * 123])
def test_a_goodbye_is_answered_with_its_code(code: int, reason: bytes) -> None:
    assert close_code(goodbye(code, reason)) == code


@pytest.mark.parametrize("code", BAD_CODES)
def test_codes_that_nobody_may_send_are_answered_so(code: int) -> None:
    assert close_code(goodbye(code)) == PROTOCOL_ERROR


def test_a_goodbye_without_a_code_is_enough_and_half_a_code_is_not() -> None:
    assert close_code(frame(CLOSE)) == NORMAL
    assert close_code(frame(CLOSE, b"\x03")) == PROTOCOL_ERROR


def test_a_reason_is_utf_8() -> None:
    assert close_code(goodbye(NORMAL, b"\xce\xba\xe1\xbd\xb9\xed\xa0\x80")) == NOT_UTF8


@pytest.mark.parametrize(
    "after", [frame(TEXT, b"late"), frame(PING, b"late"), goodbye(), goodbye(1002), BEGUN, b"\xff" * 300]
)
def test_after_a_goodbye_nothing_is_answered(after: bytes) -> None:
    assert close_code(frame(TEXT, b"first") + goodbye() + after, [(TEXT, b"first")]) == NORMAL


def test_a_goodbye_may_come_inside_a_message() -> None:
    assert close_code(BEGUN + goodbye()) == NORMAL


def test_who_is_told_goodbye_and_never_answers_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websocket, "CLOSE_TIMEOUT_S", 0.0)

    async def story() -> None:
        socket, wire = await opened()
        socket.close(NORMAL, "")
        assert not wire.aborted
        while not wire.aborted:
            await asyncio.sleep(0.01)

    run(story())


# 9 and 10: limits.


def test_messages_beyond_the_limit_are_refused_as_soon_as_their_length_is_known() -> None:
    most = MAX_MESSAGE_BYTES
    for size in (most + 1, 65_535, 65_536, 1 << 62):
        shown = b"\xfe" + size.to_bytes(2, "big") if size < 1 << 16 else b"\xff" + size.to_bytes(8, "big")
        assert close_code(b"\x81" + shown) == TOO_BIG
    assert close_code(frame(TEXT, b"*" * most, final=False) + frame(CONTINUATION, b"*")) == TOO_BIG
    assert close_code(frame(TEXT, final=False) + frame(CONTINUATION, final=False) * 200) == TOO_BIG


def test_a_message_may_be_divided_at_any_place() -> None:
    data = bytes(range(32, 127)) * 40
    for size in (1300, 63, 64, 65):
        pieces = [data[k : k + size] for k in range(0, len(data), size)]
        sent = b"".join(frame(CONTINUATION if k else TEXT, piece, final=False) for k, piece in enumerate(pieces))
        assert answers(sent + frame(CONTINUATION)) == [(TEXT, data)]


# Heads of frames.


@pytest.mark.parametrize("unmasked", [b"\x81\x00", b"\x81\x05hello", b"\x89\x00", b"\x88\x02\x03\xe8", b"\x81\x7e"])
def test_frames_of_clients_are_masked(unmasked: bytes) -> None:
    assert close_code(unmasked) == PROTOCOL_ERROR


@pytest.mark.parametrize(
    "length", [b"\xfe\x00\x00", b"\xfe\x00\x7d", b"\xff" + bytes(8), b"\xff" + bytes(6) + b"\xff\xff"]
)
def test_lengths_have_their_shortest_form(length: bytes) -> None:
    assert close_code(b"\x81" + length) == PROTOCOL_ERROR


def test_a_length_with_its_highest_bit_is_refused() -> None:
    assert close_code(b"\x81\xff" + b"\xff" * 8) == TOO_BIG


# The opening, through the server's HTTP.


def request(first: str = "GET /ws HTTP/1.1", **changed: str | None) -> bytes:
    headers: dict[str, str | None] = {
        "Host": "127.0.0.1",
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Key": KEY,
        "Sec-WebSocket-Version": "13",
        **{name.replace("_", "-"): value for name, value in changed.items()},
    }
    rows = [f"{name}: {value}" for name, value in headers.items() if value is not None]
    return "\r\n".join([first, *rows, "", ""]).encode()


WRONG: dict[str, tuple[bytes, int]] = {
    "no ticket": (request(), 401),
    "spelt otherwise": (request(Upgrade="WebSocket", Connection="keep-alive, UPGRADE"), 401),
    "no key": (request(Sec_WebSocket_Key=None), 400),
    "a short key": (request(Sec_WebSocket_Key="dGhlIHNhbXBsZQ=="), 400),
    "a key that is not base64": (request(Sec_WebSocket_Key="!" * 24), 400),
    "a key of 17 bytes": (request(Sec_WebSocket_Key=base64.b64encode(bytes(17)).decode()), 400),
    "no version": (request(Sec_WebSocket_Version=None), 426),
    "an old version": (request(Sec_WebSocket_Version="8"), 426),
    "not a number": (request(Sec_WebSocket_Version="13, 8"), 426),
    "another method": (request("POST /ws HTTP/1.1", Content_Length="0"), 400),
    "HTTP/1.0": (request("GET /ws HTTP/1.0"), 400),
    "no upgrade": (request(Upgrade=None), 404),
    "another upgrade": (request(Upgrade="h2c"), 404),
    "no connection": (request(Connection=None), 404),
    "another connection": (request(Connection="keep-alive"), 404),
}


async def asked(port: int, data: bytes) -> bytes:
    """The head of the answer to a request."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        writer.write(data)
        return await reader.readuntil(b"\r\n\r\n")
    finally:
        writer.close()
        await writer.wait_closed()


def test_wrong_openings_are_refused_by_http(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            for name, (data, status) in WRONG.items():
                head = await asked(server.port, data)
                assert head.startswith(f"HTTP/1.1 {status} ".encode()), (name, head)
                assert (b"Sec-WebSocket-Version: 13" in head) == (status == 426), (name, head)

    run(story())


def test_the_answer_to_an_opening_proves_that_it_was_read(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            person = await Person(server.port).enter()
            ticket = (await person.post("/api/ticket"))["ticket"]
            wanted = request(
                f"GET /ws?ticket={ticket} HTTP/1.1",
                Sec_WebSocket_Extensions="permessage-deflate",
                Sec_WebSocket_Protocol="chat",
            )
            head = await asked(server.port, wanted)
        assert head.startswith(b"HTTP/1.1 101 ")
        proof = base64.b64encode(hashlib.sha1((KEY + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").encode()).digest())
        assert b"Sec-WebSocket-Accept: " + proof in head
        assert b"Extensions" not in head  # none of them, and no protocol: what was not agreed on is not used
        assert b"Protocol:" not in head

    run(story())


def test_a_server_that_stops_while_a_socket_is_being_opened_says_so_by_http() -> None:
    async def story() -> None:
        allowed, ended = asyncio.Event(), asyncio.Event()

        async def open_socket(request: Request, socket: Socket) -> Echo:
            await allowed.wait()
            echo = Echo(socket)
            echo.closed = ended.set  # type: ignore[method-assign]
            return echo

        socket = Socket(None, SimpleNamespace(connections=set()), {"open_socket": open_socket, "outbox": Outbox()})
        wire: Any = Wire()
        socket.connection_made(wire)
        socket.data_received(UPGRADE)
        socket.shutdown()
        assert wire.written.startswith(b"HTTP/1.1 503 ")
        assert wire.ended
        allowed.set()
        await ended.wait()

    run(story())


def test_the_server_closes_first_and_reads_on_until_the_other_side_does(tmp_path: Path) -> None:
    """RFC 6455, 7.1.1. Nobody waits for a time to be over."""

    async def story() -> None:
        async with running(tmp_path) as server:
            person = await Person(server.port).enter()
            ticket = (await person.post("/api/ticket"))["ticket"]
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(request(f"GET /ws?ticket={ticket} HTTP/1.1"))
            await reader.readuntil(b"\r\n\r\n")
            writer.write(frame(TEXT, b"*" * 5000) + b"*" * 200_000)  # refused, and much of it is not read
            said = frames(await reader.read())  # to the end: a reset would raise
            assert (said[-1][0], said[-1][1][:2]) == (CLOSE, TOO_BIG.to_bytes(2, "big"))
            writer.close()
            await writer.wait_closed()
            while server.registry.connections:
                await asyncio.sleep(0.01)

    run(story())
