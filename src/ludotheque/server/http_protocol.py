"""HTTP connections within bounds: the size of a request's head, its time, requests in advance, and connections."""

from __future__ import annotations

import asyncio
import resource
from collections import Counter

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from ludotheque.protocol.websocket import MAX_HEAD_BYTES
from ludotheque.session.config import Config

MAX_REQUESTS_AHEAD = 16
"""Requests that may wait on one connection while one before them is answered."""
SPARE_DESCRIPTORS = 64
"""Left for the store, its copies and the bots when connections use up all others."""


class HttpConnections:
    """Who is connected by HTTP and has not opened a socket, by address."""

    def __init__(self, config: Config) -> None:
        self._config = config
        self._of: Counter[str] = Counter()
        self.timeout_s = config.limits.request_seconds

    def admit(self, address: str, together: int) -> bool:
        """May a connection of this address stay, which makes so many together? A proxy brings those of many people."""
        if together > resource.getrlimit(resource.RLIMIT_NOFILE)[0] - SPARE_DESCRIPTORS:
            return False
        if self._of[address] >= self._config.limits.sockets and address not in self._config.proxies:
            return False
        self._of[address] += 1
        return True

    def release(self, address: str) -> None:
        self._of[address] -= 1
        if not self._of[address]:
            del self._of[address]


class BoundedHttp(HttpToolsProtocol):
    """One connection. Whoever says nothing, too little in his time, or too much, is cut off."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._guests: HttpConnections = self.app_state["http_connections"]
        self._address: str | None = self.client[0] if self.client else "?"
        self._head_bytes = 0
        self._coming_in = False
        """Is a request on its way that is not here as a whole?"""
        self._timer = self._wait_for_request()
        if not self._guests.admit(self._address, len(self.connections)):
            self._address = None
            self._timer.cancel()
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        if self.scope["http_version"] == "1.0":  # uvicorn does not pass the version on
            self.send_400_response("Sockets are opened by HTTP/1.1.")
            return
        self._leave()  # from here on it counts among the sockets
        super().handle_websocket_upgrade()

    def _leave(self) -> None:
        self._timer.cancel()
        if self._address is not None:
            self._guests.release(self._address)
            self._address = None

    def _wait_for_request(self) -> asyncio.TimerHandle:
        return self.loop.call_later(self._guests.timeout_s, self.transport.abort)

    def more_time(self, seconds: float) -> None:
        """For the request that comes in just now, as whoever sends it may send a large one."""
        if self._coming_in:
            self._timer.cancel()
            self._timer = self.loop.call_later(seconds, self.transport.abort)

    def data_received(self, data: bytes) -> None:
        self._head_bytes += len(data)
        super().data_received(data)
        if self._head_bytes > MAX_HEAD_BYTES and not self.transport.is_closing():
            self.transport.write(b"HTTP/1.1 431 Request Header Fields Too Large\r\nConnection: close\r\n\r\n")
            self.transport.close()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._coming_in = True
        self._timer.cancel()
        self._timer = self._wait_for_request()

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self.scope.get("state", {})["more_time"] = self.more_time
        self._head_bytes = 0
        if len(self.pipeline) > MAX_REQUESTS_AHEAD:
            self.transport.abort()

    def on_body(self, body: bytes) -> None:
        super().on_body(body)
        self._head_bytes = 0

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._coming_in = False
        self._head_bytes = 0
        self._timer.cancel()


def raise_descriptor_limit() -> None:
    """As many open files and connections as the system allows this process."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
