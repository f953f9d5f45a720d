"""The names by which this server may be called: a check of `Host` against DNS rebinding.

A page of a foreign site can have its own name lead to this machine; the browser then takes us for that site and lets it
read our answers. Its requests bear the foreign name. Addresses in numbers are always fine: rebinding needs a name.
"""

from __future__ import annotations

import contextlib
import socket
import time
from urllib.parse import urlsplit

import structlog
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send

from ludotheque.server.routes import language_of, problem
from ludotheque.session.config import Config
from ludotheque.session.errors import RequestError
from ludotheque.session.host_names import is_address, is_loopback, name_in

LOG_EVERY_S = 10.0
"""Between two lines of the log about names that are not ours: strangers choose them."""
OPEN_TO_ANY_NAME = ("/healthz", "/readyz")
"""Balancers and containers ask these by names of their own, and the answer is one word."""
MAX_LOGGED_LENGTH = 100

log = structlog.get_logger()


def link_address(config: Config, called: str) -> str:
    """The address that links shall have, by what the browser has called us. Whoever plays on the server's own machine
    calls it localhost; friends need an address that leads here from theirs, if the server listens to any."""
    url, listens = urlsplit(called), bracketed(config.listens)
    if config.address:
        return config.address
    if listens and is_loopback(url.netloc) and not is_loopback(listens):
        host = bracketed(own_address()) if listens in ("0.0.0.0", "[::]") else listens
        url = url._replace(netloc=f"{host}:{url.port or 80}") if host else url
    return url.geturl().rstrip("/")


def bracketed(host: str) -> str:
    """A host as addresses write it."""
    return f"[{host}]" if ":" in host else host


def own_address() -> str:
    """The address of this machine in its network; empty without a network. Nothing is sent to find it."""
    for family, far in ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1")):  # addresses of nobody
        with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((far, 9))
            return str(probe.getsockname()[0])
    return ""


class KnownHosts:
    """The names of one server: of this machine, of its public address, and those that its operator adds."""

    def __init__(self, config: Config) -> None:
        machine = socket.gethostname().lower()
        own = {"localhost", machine, f"{machine.partition('.')[0]}.local"}
        addresses = {urlsplit(url).hostname or "" for url in (config.address, config.node)}
        self.names = (own | addresses | set(map(name_in, config.hosts))) - {""}
        self._logged_at = float("-inf")

    def admits(self, host: str | None) -> bool:
        """Is this one of our names? Every browser sends one; what sends none cannot have been misled by it."""
        if host is None:
            return True
        name = name_in(host)
        if name in self.names or name.endswith(".localhost") or is_address(name):
            return True
        now = time.monotonic()
        if now - self._logged_at >= LOG_EVERY_S:
            self._logged_at = now
            log.warning("unknown host", host=host[:MAX_LOGGED_LENGTH], known=sorted(self.names))
        return False


class HostCheck:
    """Answers requests that call us by a foreign name with 421, before anything else looks at them."""

    def __init__(self, app: ASGIApp, hosts: KnownHosts) -> None:
        self._app, self._hosts = app, hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        asked = scope["type"] == "http" and scope["path"] not in OPEN_TO_ANY_NAME
        if asked and not self._hosts.admits(Headers(scope=scope).get("host")):
            answer = problem(RequestError("unknown-host"), language_of(Request(scope), None))
            await answer(scope, receive, send)
        else:
            await self._app(scope, receive, send)
