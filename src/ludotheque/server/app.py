"""How does a server open and close? Store, people, tables, keeper, routes and sockets put together, and taken apart."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any, cast

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route

from ludotheque.cluster.nodes import Cluster
from ludotheque.cluster.relay import RelayServer
from ludotheque.protocol.websocket import Handler, Refusal, Socket
from ludotheque.protocol.websocket import Request as Upgrade
from ludotheque.server import api, pages, replay_routes
from ludotheque.server.connection import Connection
from ludotheque.server.limits import Buckets
from ludotheque.server.routes import HEADERS, language_of, openapi, problem, same_origin, starlette_route
from ludotheque.session.clock import now_ms
from ludotheque.session.config import Config
from ludotheque.session.errors import RequestError
from ludotheque.session.registry import Registry
from ludotheque.session.scheduler import Scheduler
from ludotheque.store import SharedStore, Store, open_store

ROUTES = (*api.ROUTES, *replay_routes.ROUTES)
"""Every route of the API."""


def build(config: Config, store: Store | None = None) -> Starlette:
    """The application: everything a server needs to answer for this server. It closes the store when it stops."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[dict[str, Any]]:
        registry = Registry(config, store or open_store(config.store or config.folder))
        if registry.store.node:
            registry.nodes = Cluster(registry, cast(SharedStore, registry.store))
        keeper = Scheduler(registry)
        app.state.registry, app.state.keeper = registry, keeper
        app.state.requests = Buckets(config.limits.requests, config.limits.request_burst)
        app.state.newcomers = Buckets(config.limits.newcomers, config.limits.newcomer_burst)
        try:
            await keeper.start()
        except BaseException:
            await registry.store.close()
            raise
        try:
            yield {"open_socket": lambda request, socket: open_socket(registry, request, socket)}
        finally:
            await keeper.stop()

    own = [
        Route("/healthz", healthz),
        Route("/readyz", readyz),
        Route("/metrics", metrics),
        Route("/api/openapi.json", described),
    ]
    routes = [*own, *pages.routes(), *(starlette_route(declared) for declared in ROUTES)]
    return Starlette(routes=routes, lifespan=lifespan, exception_handlers={404: nowhere, 405: nowhere})


def open_socket(registry: Registry, request: Upgrade, socket: Socket) -> Handler:
    """Let a socket in: from a page of ours, with a ticket, and not too many from one place; or another node of ours."""
    if registry.nodes is not None and request.path == "/node":
        if not registry.nodes.admits(request.query.get("token", "")):
            raise Refusal("401 Unauthorized")
        return RelayServer(registry.nodes, socket)
    if request.path != "/ws":
        raise Refusal("404 Not Found")
    if not same_origin(request.headers, registry):
        raise Refusal("403 Forbidden")
    if registry.closing:
        raise Refusal("503 Service Unavailable")
    person = registry.people.by_ticket(request.query.get("ticket", ""), now_ms())
    if person is None:
        raise Refusal("401 Unauthorized")
    peer = socket.transport.get_extra_info("peername")
    address = str(peer[0]) if peer else "?"
    if address in registry.config.proxies:
        address = request.headers.get("x-forwarded-for", address).split(",")[-1].strip()
    if registry.sockets.get(address, 0) >= registry.config.limits.sockets:
        raise Refusal("429 Too Many Requests")
    connection = Connection(registry, socket, person, address)
    # After the answer to the upgrade, which goes out when this returns.
    asyncio.get_running_loop().call_soon(connection.greet, person)
    return connection


async def healthz(request: Request) -> Response:
    return PlainTextResponse("alive\n")


async def readyz(request: Request) -> Response:
    keeper: Scheduler = request.app.state.keeper
    registry: Registry = request.app.state.registry
    ready = keeper.ready and not registry.closing and (registry.nodes is None or registry.nodes.ready)
    return PlainTextResponse("ready\n" if ready else "not ready\n", 200 if ready else 503)


async def metrics(request: Request) -> Response:
    """For this machine, or with the operator's token."""
    registry: Registry = request.app.state.registry
    local = request.client is not None and request.client.host in ("127.0.0.1", "::1") and not registry.config.proxies
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    if not local and (not registry.config.token or given != registry.config.token):
        return await nowhere(request, None)
    return PlainTextResponse(registry.metrics.text(), headers={"Content-Type": "text/plain; version=0.0.4"})


async def described(request: Request) -> Response:
    return JSONResponse(openapi(ROUTES), headers=HEADERS)


async def nowhere(request: Request, error: Any) -> Response:
    return problem(RequestError("no-such-page"), language_of(request, None))


def server(config: Config, store: Store | None = None) -> uvicorn.Server:
    """The server for a server; `await server.serve(sockets=[…])` runs it until it is told to stop."""
    return uvicorn.Server(
        uvicorn.Config(
            build(config, store),
            http="httptools",
            ws=Socket,
            lifespan="on",
            log_config=None,
            access_log=False,
            server_header=False,
            date_header=False,
            proxy_headers=False,
            timeout_graceful_shutdown=10,
            backlog=4096,
        )
    )
