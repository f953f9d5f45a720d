"""The web application: routes, sockets, start and stop."""

from __future__ import annotations

import asyncio
import contextlib
import hmac
from collections import Counter
from collections.abc import AsyncIterator
from functools import cache
from typing import Any

import msgspec
import structlog
import uvicorn
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from ludotheque.cluster.relay import RelayServer
from ludotheque.kernel.errors import LudothequeError
from ludotheque.protocol.websocket import Handler, Outbox, Refusal, Socket
from ludotheque.protocol.websocket import Request as Upgrade
from ludotheque.server import api, catalog_routes, lesson_routes, pad_routes, pages, replay_routes, sheet_routes
from ludotheque.server.connection import Connection
from ludotheque.server.hosts import HostCheck, KnownHosts
from ludotheque.server.http_protocol import BoundedHttp, HttpConnections
from ludotheque.server.limits import Buckets, LargeBodies, MessageLimits
from ludotheque.server.routes import address_of, encoded, language_of, openapi, problem, same_origin, starlette_route
from ludotheque.server.services import Services, compose
from ludotheque.session.config import Config
from ludotheque.session.errors import RequestError
from ludotheque.session.host_names import is_loopback
from ludotheque.session.ports import Clock, Entropy
from ludotheque.session.registry import Registry
from ludotheque.store import Person, Store, open_store

log = structlog.get_logger()

ROUTES = (
    *api.ROUTES,
    *replay_routes.ROUTES,
    *lesson_routes.ROUTES,
    *catalog_routes.ROUTES,
    *sheet_routes.ROUTES,
    *pad_routes.ROUTES,
)
"""Every route of the API."""
REQUESTS_TIMEOUT_S = 3
"""For requests and sockets that are under way when the server is told to stop."""


def build(config: Config, store: Store | None, clock: Clock, entropy: Entropy) -> Starlette:
    """The application. It closes the store when it stops."""
    hosts = KnownHosts(config)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[dict[str, Any]]:
        services = compose(config, store or open_store(config.store or config.folder), clock, entropy)
        sockets: Counter[str] = Counter()
        limits = MessageLimits(config.limits)
        app.state.services = services
        app.state.requests = Buckets(config.limits.requests, config.limits.request_burst)
        app.state.large_bodies = LargeBodies()
        app.state.uploads = asyncio.Semaphore(sheet_routes.MAX_UPLOADS)
        app.state.helper_uploads = asyncio.Semaphore(sheet_routes.MAX_UPLOADS - 1)
        app.state.newcomers = Buckets(config.limits.newcomers, config.limits.newcomer_burst)
        app.state.pads = Buckets(config.limits.pads, config.limits.pad_burst)
        try:
            await services.start()
        except BaseException as error:
            app.state.failure = error
            await services.registry.store.close()
            raise
        try:
            yield {
                "open_socket": lambda request, socket: open_socket(services, hosts, limits, sockets, request, socket),
                "outbox": Outbox(),
                "http_connections": HttpConnections(config),
            }
        finally:
            await services.stop()

    own = [
        Route("/healthz", healthz),
        Route("/readyz", readyz),
        Route("/metrics", metrics),
        Route("/api/openapi.json", described),
    ]
    routes = [*own, *pages.routes(), *(starlette_route(declared) for declared in ROUTES)]
    checks = [Middleware(HostCheck, hosts=hosts)]
    nothing = {404: nowhere, 405: nowhere}
    return Starlette(routes=routes, lifespan=lifespan, exception_handlers=nothing, middleware=checks)


async def open_socket(
    services: Services,
    hosts: KnownHosts,
    limits: MessageLimits,
    sockets: Counter[str],
    request: Upgrade,
    socket: Socket,
) -> Handler:
    """Let a socket in: from a page of ours, with a ticket, and not too many from one address; or another node of ours.
    `sockets`: how many are open from each address."""
    registry = services.registry
    if services.cluster is not None and request.path == "/node":
        if not services.cluster.admits(request.query.get("token", "")):
            raise Refusal("401 Unauthorized")
        return RelayServer(services.cluster, socket)
    if not hosts.admits(request.headers.get("host")):
        raise Refusal("421 Misdirected Request")
    if request.path != "/ws":
        raise Refusal("404 Not Found")
    if not same_origin(request.headers, registry):
        raise Refusal("403 Forbidden")
    if registry.closing:
        raise Refusal("503 Service Unavailable")
    address = address_behind(registry, socket, request)
    if sockets[address] >= registry.config.limits.sockets:
        raise Refusal("429 Too Many Requests")
    sockets[address] += 1  # already while the ticket is looked up

    def release() -> None:
        sockets[address] -= 1
        if not sockets[address]:
            del sockets[address]

    try:
        person = await ticket_holder(registry, request)
    except BaseException:
        release()
        raise
    connection = Connection(services, socket, person, address, limits, release)
    # After the answer to the upgrade, which goes out when this returns.
    asyncio.get_running_loop().call_soon(connection.greet, person)
    return connection


def address_behind(registry: Registry, socket: Socket, request: Upgrade) -> str:
    """Where a socket comes from; a proxy of ours is believed about it."""
    peer = socket.transport.get_extra_info("peername")
    address = str(peer[0]) if peer else "?"
    if address in registry.config.proxies:
        address = request.headers.get("x-forwarded-for", address).split(",")[-1].strip()
    return address


async def ticket_holder(registry: Registry, request: Upgrade) -> Person:
    """Whose ticket opens this socket."""
    try:
        person = await registry.identities.by_ticket(request.query.get("ticket", ""), registry.clock.now_ms())
    except LudothequeError as error:
        log.error("ticket not looked up", error=error.sentence())
        raise Refusal("503 Service Unavailable") from error
    if person is None:
        raise Refusal("401 Unauthorized")
    return person


async def healthz(request: Request) -> Response:
    return PlainTextResponse("alive\n")


async def readyz(request: Request) -> Response:
    services: Services = request.app.state.services
    return PlainTextResponse("ready\n" if services.ready else "not ready\n", 200 if services.ready else 503)


async def metrics(request: Request) -> Response:
    """For this machine, or with the operator's token."""
    registry: Registry = request.app.state.services.registry
    if not request.app.state.requests.take(address_of(registry, request)):
        return problem(RequestError("slow-down"), language_of(request, None))
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    token = registry.config.token
    if not is_local(request, registry) and not (token and hmac.compare_digest(given.encode(), token.encode())):
        return await nowhere(request, None)
    return PlainTextResponse(registry.metrics.text(), headers={"Content-Type": "text/plain; version=0.0.4"})


def is_local(request: Request, registry: Registry) -> bool:
    """Does a program on this machine ask, for itself? A proxy here asks for others, also one that we were not told of:
    it names whom it asks for, or passes on the name that they used."""
    headers = request.headers
    if request.client is None or request.client.host not in ("127.0.0.1", "::1") or registry.config.proxies:
        return False
    return is_loopback(headers.get("host", "localhost")) and not {"x-forwarded-for", "forwarded"} & set(headers)


@cache
def description() -> bytes:
    """The API as OpenAPI, made once: making it takes as long as dozens of ordinary requests."""
    return msgspec.json.encode(openapi(ROUTES))


async def described(request: Request) -> Response:
    if not request.app.state.requests.take(address_of(request.app.state.services.registry, request)):
        return problem(RequestError("slow-down"), language_of(request, None))
    return await encoded(request, description())


async def nowhere(request: Request, error: Any) -> Response:
    """An address that is none of ours: to a person in a browser the page says so, in his language."""
    person = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    if person and not request.url.path.startswith("/api/"):
        return await pages.page(request, 404)
    return problem(RequestError("no-such-page"), language_of(request, None))


def failure(served: uvicorn.Server) -> BaseException | None:
    """What has kept a server from starting."""
    app: Any = served.config.app
    return getattr(app.state, "failure", None)


def services_of(served: uvicorn.Server) -> Services:
    """What a server that has started consists of."""
    app: Any = served.config.app
    services: Services = app.state.services
    return services


def server(
    config: Config, store: Store | None = None, clock: Clock | None = None, entropy: Entropy | None = None
) -> uvicorn.Server:
    """A server; `await server.serve(sockets=[…])` runs it until it is told to stop."""
    return uvicorn.Server(
        uvicorn.Config(
            build(config, store, clock or Clock(), entropy or Entropy()),
            http=BoundedHttp,
            ws=Socket,
            lifespan="on",
            log_config=None,
            access_log=False,
            server_header=False,
            date_header=False,
            proxy_headers=False,
            timeout_graceful_shutdown=REQUESTS_TIMEOUT_S,
            backlog=4096,
        )
    )
