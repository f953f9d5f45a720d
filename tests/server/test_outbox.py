"""What is sent in one turn of the event loop is written at its end, once for each socket."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

from ludotheque.protocol.websocket import MAX_OUTBOX_BYTES, Outbox, Socket


class Line:
    """A transport that only notes what is written."""

    def __init__(self, waiting: int = 0, broken: bool = False) -> None:
        self.written: list[bytes] = []
        self.waiting, self.broken, self.aborted = waiting, broken, False

    def set_write_buffer_limits(self, most: int) -> None: ...

    def get_write_buffer_size(self) -> int:
        return self.waiting

    def is_closing(self) -> bool:
        return self.aborted

    def write(self, data: bytes) -> None:
        if self.broken:
            raise OSError("a cable was cut")
        self.written.append(data)

    def abort(self) -> None:
        self.aborted = True


def sockets(*lines: Any) -> list[Socket]:
    """Open sockets of one server on these transports."""
    found, state, application = [], SimpleNamespace(connections=set()), {"open_socket": None, "outbox": Outbox()}
    for line in lines:
        socket = Socket(None, state, application)
        socket.connection_made(line)
        found.append(socket)
    return found


def test_messages_of_one_turn_are_one_write_in_their_order() -> None:
    async def story() -> None:
        one, other = Line(), Line()
        first, second = sockets(one, other)
        first.send(b"a")
        second.send(b"b")
        first.send(b"c" * 200)
        assert one.written == other.written == []
        await asyncio.sleep(0)
        assert one.written == [b"\x81\x01a" + b"\x81\x7e\x00\xc8" + b"c" * 200]
        assert other.written == [b"\x81\x01b"]
        first.send(b"d")
        await asyncio.sleep(0)
        assert one.written[1:] == [b"\x81\x01d"]

    asyncio.run(story())


def test_a_reader_who_is_too_slow_is_cut_off_and_the_others_get_theirs() -> None:
    async def story() -> None:
        slow, cut, good = Line(waiting=MAX_OUTBOX_BYTES), Line(broken=True), Line()
        complaints: list[Any] = []
        asyncio.get_running_loop().set_exception_handler(lambda loop, context: complaints.append(context["exception"]))
        for socket in sockets(slow, cut, good):
            socket.send(b"a")
        await asyncio.sleep(0)
        assert slow.aborted
        assert slow.written == []
        assert [type(error) for error in complaints] == [OSError]
        assert good.written == [b"\x81\x01a"]

    asyncio.run(story())


def test_nothing_is_written_to_a_line_that_has_gone() -> None:
    async def story() -> None:
        gone = Line()
        (socket,) = sockets(gone)
        socket.send(b"a")
        gone.abort()
        await asyncio.sleep(0)
        assert gone.written == []

    asyncio.run(story())
