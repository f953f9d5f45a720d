"""A server of WebSockets that only passes messages on, by each of the libraries that are compared.

    python bench/_relay.py LIBRARY relay|echo PORT MAX_BYTES

LIBRARY is ours, picows, picows-aiofastnet or websockets, in an environment that has it; all of them run on uvloop. As a
relay it has tables of four: whatever one of them says, all four hear something as long as what a viewer is told of a
move. As an echo each hears what he said himself. Every server takes text of at most MAX_BYTES, checks that it is UTF-8,
compresses nothing, never waits for a reader, and cuts off who has left too much unread.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import uvloop

SEATS = 4
MESSAGE = b'{"type":"event","n":1,"what":"acted"' + b" " * 363 + b"}"
MAX_OUTBOX_BYTES = 1 << 19

Sender = Callable[[bytes], None]


class Tables:
    """Who sits together: four who came one after the other."""

    def __init__(self, echo: bool) -> None:
        self._echo = echo
        self._last: list[Sender] = []

    def sit(self, send: Sender) -> Sender:
        """A new one at a table; what is to be done with his messages."""
        if self._echo:
            return send
        if len(self._last) == SEATS:
            self._last = []
        mates = self._last
        mates.append(send)

        def pass_on(data: bytes) -> None:
            for mate in mates:
                mate(MESSAGE)

        return pass_on


async def ours(tables: Tables, port: int, max_bytes: int) -> Any:
    from ludotheque.protocol.websocket import Outbox, Request, Socket

    class Handler:
        def __init__(self, socket: Socket) -> None:
            socket.largest = max_bytes
            self.message = tables.sit(socket.send)

        def control(self) -> bool:
            return True

        def closed(self) -> None:
            pass

    async def open_socket(request: Request, socket: Socket) -> Handler:
        return Handler(socket)

    state = SimpleNamespace(connections=set())
    application = {"open_socket": open_socket, "outbox": Outbox()}
    return await asyncio.get_running_loop().create_server(lambda: Socket(None, state, application), "127.0.0.1", port)


async def picows(tables: Tables, port: int, max_bytes: int, use_aiofastnet: bool = False) -> Any:
    from picows import WSCloseCode, WSListener, WSMsgType, ws_create_server

    text = WSMsgType.TEXT

    class Handler(WSListener):  # type: ignore[misc]
        def on_ws_connected(self, transport: Any) -> None:
            def send(data: bytes) -> None:
                if transport.underlying_transport.get_write_buffer_size() + len(data) > MAX_OUTBOX_BYTES:
                    transport.disconnect(False)
                else:
                    transport.send(text, data)

            self.message = tables.sit(send)

        def on_ws_frame(self, transport: Any, frame: Any) -> None:
            if frame.msg_type == text and frame.fin:
                data = frame.get_payload_as_bytes()
                data.decode()
                self.message(data)
            elif frame.msg_type == WSMsgType.CLOSE:
                transport.send_close(frame.get_close_code(), frame.get_close_message())
                transport.disconnect()
            else:
                transport.send_close(WSCloseCode.UNSUPPORTED_DATA)

    return await ws_create_server(
        lambda request: Handler(), "127.0.0.1", port, max_frame_size=max_bytes, use_aiofastnet=use_aiofastnet
    )


async def picows_aiofastnet(tables: Tables, port: int, max_bytes: int) -> Any:
    return await picows(tables, port, max_bytes, use_aiofastnet=True)


async def websockets(tables: Tables, port: int, max_bytes: int) -> Any:
    from websockets.asyncio.connection import broadcast
    from websockets.asyncio.server import ServerConnection, serve
    from websockets.exceptions import ConnectionClosed

    async def handle(connection: ServerConnection) -> None:
        own = [connection]

        def send(data: bytes) -> None:
            if connection.transport.get_write_buffer_size() + len(data) > MAX_OUTBOX_BYTES:
                connection.transport.abort()
            else:
                broadcast(own, data, text=True)  # the way of this library to send without waiting

        message = tables.sit(send)
        try:
            while True:
                data = await connection.recv(decode=False)
                data.decode()
                message(data)
        except ConnectionClosed:
            pass

    return await serve(handle, "127.0.0.1", port, compression=None, max_size=max_bytes, ping_interval=None)


LIBRARIES = {"ours": ours, "picows": picows, "picows-aiofastnet": picows_aiofastnet, "websockets": websockets}


async def main(library: str, mode: str, port: str, max_bytes: str) -> None:
    server = await LIBRARIES[library](Tables(mode == "echo"), int(port), int(max_bytes))
    print("ready", flush=True)
    await server.serve_forever()


if __name__ == "__main__":
    with asyncio.Runner(loop_factory=uvloop.Loop) as runner:
        runner.run(main(*sys.argv[1:]))
