"""Declaration of HTTP routes: path, what comes in, what goes out; OpenAPI follows from that."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import re
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec
import structlog
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from ludotheque.catalog.errors import CatalogError
from ludotheque.kernel.errors import CheckError, LudothequeError, OptionError, UnknownError, shown
from ludotheque.kernel.version import VERSION
from ludotheque.kernel.words import LANGUAGES
from ludotheque.protocol import messages as m
from ludotheque.server.services import Services
from ludotheque.session.errors import RequestError, code_of
from ludotheque.session.identity import COOKIE, SESSION_LASTS
from ludotheque.session.registry import Registry
from ludotheque.store import Person

log = structlog.get_logger()
RETRY_AFTER_S = "2"
MAX_DROPPED_BYTES = 4 << 20
"""Of a body that is too large."""
SLOW_DOWN_S = 1.0
"""For which whoever asks too often waits for the answer that says so."""
LARGE, LEVEL = 4000, 6
"""Answers from so many bytes on travel compressed, at this level. Smaller ones are not worth it, and every link and
ticket is in one of those: what is compressed together with a secret may tell it by its length."""

HEADERS = {
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "X-Frame-Options": "DENY",
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self'; "
        "object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
    ),
}


@dataclass(frozen=True)
class ApiRoute:
    """A route: what OpenAPI and the tests need to know of it."""

    method: str
    path: str
    takes: Any
    gives: Any
    summary: str
    who: str
    """Whom it serves: `anyone`, or a `guest` with a session."""
    handler: Callable[..., Awaitable[Any]]
    most: int = 0
    """Bytes of a body, where it may be larger than usual."""
    raw: bool = False
    """The handler itself reads what is sent, which is no JSON."""


class RequestContext:
    """One request: the server, who asks, and what was sent."""

    def __init__(
        self, services: Services, request: Request, person: Person | None, body: Any, cookie: str | None
    ) -> None:
        self.services, self.registry = services, services.registry
        self.request, self.body = request, body
        self._person = person
        self.cookie = cookie
        """Set this to give the browser another session; "" takes it away."""

    @property
    def person(self) -> Person:
        if self._person is None:
            raise RequestError("no-session")
        return self._person

    @property
    def guest(self) -> Person | None:
        return self._person

    @property
    def now(self) -> int:
        return self.registry.clock.now_ms()

    @property
    def address(self) -> str:
        """Where it comes from."""
        return address_of(self.registry, self.request)

    def path(self, name: str) -> str:
        return str(self.request.path_params[name])

    @property
    def language(self) -> str:
        return language_of(self.request, self._person)


def number_of(asked: RequestContext, name: str, usual: str) -> int:
    """A number that stands in the address after ?."""
    given = asked.request.query_params.get(name, usual)
    if not given.removeprefix("-").isdecimal() or len(given) > 9:
        raise RequestError("malformed", why=f"{name}={shown(given)}: a number is expected")
    return int(given)


def language_of(request: Request, person: Person | None) -> str:
    """The person's language, else the first of the browser's that we speak."""
    if person is not None and person.language in LANGUAGES:
        return person.language
    for part in request.headers.get("accept-language", "").split(","):
        code = part.split(";")[0].strip().split("-")[0].lower()
        if code in LANGUAGES:
            return code
    return "en"


def address_of(registry: Registry, request: Request) -> str:
    """Where a request comes from; a proxy of ours is believed about it."""
    direct = request.client.host if request.client else "?"
    if direct in registry.config.proxies:
        return request.headers.get("x-forwarded-for", direct).split(",")[-1].strip()
    return direct


def same_origin(headers: Any, registry: Registry) -> bool:
    """Does a request come from a page of ours (or from no page at all)?"""
    origin = headers.get("origin")
    if origin is None:
        return True
    host = headers.get("host", "")
    return origin in (f"http://{host}", f"https://{host}", registry.config.address or None)


Handler = TypeVar("Handler", bound=Callable[..., Awaitable[Any]])


class Routes(list[ApiRoute]):
    """The routes of one module, each declared by the decorator of its handler."""

    def declare(
        self,
        method: str,
        path: str,
        gives: Any,
        summary: str,
        takes: Any = None,
        who: str = "guest",
        most: int = 0,
        raw: bool = False,
    ) -> Callable[[Handler], Handler]:
        """Declare the route that the decorated function handles."""

        def add(handler: Handler) -> Handler:
            self.append(ApiRoute(method, path, takes, gives, summary, who, handler, most, raw))
            return handler

        return add


def starlette_route(declared: ApiRoute) -> Route:
    decoder = msgspec.json.Decoder(declared.takes) if declared.takes is not None else None

    async def answer(request: Request) -> Response:
        services: Services = request.app.state.services
        registry, person = services.registry, None
        try:
            if not request.app.state.requests.take(address_of(registry, request)):
                raise RequestError("slow-down")
            person = await registry.identities.by_cookie(request.cookies.get(COOKIE), registry.clock.now_ms())
            if declared.method != "GET" and not same_origin(request.headers, registry):
                raise RequestError("foreign-origin")
            unread = declared.method == "GET" or (declared.raw and person is not None)
            data = b"" if unread else await body_of(request, declared, registry, person)
            if declared.who == "guest" and person is None:
                raise RequestError("no-session")
            body = None if decoder is None else decoded(request, decoder, data)
            asked = RequestContext(services, request, person, body, None)
            given = await declared.handler(asked)
        except LudothequeError as error:
            if code_of(error) == "slow-down":
                # To refuse a request costs as much as to answer it. Connections of an address are bounded, so this
                # bounds how many it can have refused.
                await asyncio.sleep(SLOW_DOWN_S)
            if declared.raw:
                await drop_body(request)
            return problem(error, language_of(request, person))
        except ClientDisconnect:
            # In the middle of a body: nothing was asked for, nothing is broken, and nobody is there to hear an answer.
            log.info("hung up", path=declared.path)
            return Response(status_code=400)
        except Exception:
            log.exception("defect", path=declared.path)
            return problem(RequestError("defect"), language_of(request, person))
        if isinstance(given, Response):
            response = given
        else:
            response = await encoded(request, msgspec.json.encode(given))
        if asked.cookie is not None:
            set_cookie(response, asked.cookie, registry.config.secure)
        return response

    return Route(re.sub(r":\w+", "", declared.path), answer, methods=[declared.method], name=declared.summary)


async def encoded(request: Request, body: bytes) -> Response:
    """An answer on its way. The story of a long match is the same few words again and again: a tenth of it is left, and
    on a slow line that is half a second instead of four."""
    if len(body) < LARGE or "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(body, media_type="application/json", headers=HEADERS)
    packed = await asyncio.to_thread(gzip.compress, body, LEVEL, mtime=0)
    return Response(packed, media_type="application/json", headers={**HEADERS, "Content-Encoding": "gzip"})


async def body_of(request: Request, declared: ApiRoute, registry: Registry, person: Person | None) -> bytes:
    """Whoever has no session can send no more than the usual, and nothing of it is decoded for a guest's route."""
    usual = registry.config.limits.body
    if person is None or declared.most <= usual:
        return await read_body(request, usual)
    with request.app.state.large_bodies.admit(address_of(registry, request)):
        return await read_body(request, declared.most)


async def read_body(request: Request, most: int) -> bytes:
    """The body, bounded while it comes in. What is too much is read and dropped: whoever is cut off while sending never
    hears why."""
    data, size = bytearray(), 0  # to add to bytes copies them: a list of 32 MB kept everybody waiting for seconds
    async for part in request.stream():
        size += len(part)
        if size <= most:
            data += part
        elif size > most + MAX_DROPPED_BYTES:
            break
    if size > most:
        raise RequestError("too-large", most=str(most))
    return bytes(data)


async def drop_body(request: Request) -> None:
    """Read a little more of what is refused: whoever is cut off while sending never hears why."""
    size = 0
    with contextlib.suppress(ClientDisconnect, RuntimeError):  # it is gone, or was read
        async for part in request.stream():
            size += len(part)
            if size > MAX_DROPPED_BYTES:
                break


def decoded(request: Request, decoder: msgspec.json.Decoder[Any], data: bytes) -> Any:
    """The body as what the route takes."""
    if not request.headers.get("content-type", "").startswith("application/json"):
        raise RequestError("not-json")
    try:
        return decoder.decode(data or b"{}")
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RequestError("malformed", why=str(error)) from error


def set_cookie(response: Response, cookie: str, secure: bool) -> None:
    if cookie:
        lasts = SESSION_LASTS // 1000
        response.set_cookie(COOKIE, cookie, max_age=lasts, httponly=True, samesite="lax", secure=secure, path="/")
    else:
        response.delete_cookie(COOKIE, path="/")


def problem(error: LudothequeError, language: str) -> Response:
    """An error as an answer."""
    if isinstance(error, RequestError | CatalogError):
        status = error.status
    elif isinstance(error, UnknownError):
        status = 404
    else:
        status = 400 if isinstance(error, OptionError | CheckError) else 409
    body = msgspec.json.encode(m.HttpProblem(code_of(error), error.sentence(language)))
    later = {"Retry-After": RETRY_AFTER_S} if status in (429, 503) else {}
    return Response(body, status, headers=HEADERS | later, media_type="application/json")


def openapi(routes: Sequence[ApiRoute]) -> dict[str, Any]:
    """The routes as OpenAPI 3.1."""
    types = list(
        {
            id(found): found
            for declared in routes
            for found in (declared.takes, declared.gives)
            if isinstance(found, type) and issubclass(found, msgspec.Struct)
        }.values()
    )
    schemas, components = msgspec.json.schema_components(
        [*types, m.HttpProblem], ref_template="#/components/schemas/{name}"
    )
    reference = dict(zip([*map(id, types), id(m.HttpProblem)], schemas, strict=True))
    error = {
        "description": "What cannot be done, and why",
        "content": {"application/json": {"schema": reference[id(m.HttpProblem)]}},
    }
    paths: dict[str, Any] = {}
    for declared in routes:
        names = re.findall(r"\{(\w+)\}", declared.path)
        operation: dict[str, Any] = {
            "summary": declared.summary,
            "operationId": re.sub(r"\W+", "-", f"{declared.method} {declared.path}".lower()).strip("-"),
            "parameters": [
                {"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names
            ],
            "responses": {
                "200": _given(declared.gives, reference),
                **dict.fromkeys(("400", "401", "403", "404", "409", "413", "415", "429"), error),
            },
        }
        if declared.raw:
            content = {"application/octet-stream": {"schema": {"type": "string", "format": "binary"}}}
            operation["requestBody"] = {"required": True, "content": content}
        if declared.takes is not None:
            operation["requestBody"] = {
                "required": True,
                "content": {"application/json": {"schema": reference[id(declared.takes)]}},
            }
        paths.setdefault(declared.path, {})[declared.method.lower()] = operation
    return {
        "openapi": "3.1.0",
        "info": {"title": "Ludothèque", "version": VERSION},
        "paths": paths,
        "components": {"schemas": components},
    }


def _given(gives: Any, reference: dict[int, Any]) -> dict[str, Any]:
    if gives is str:
        return {"description": "A text", "content": {"text/plain": {"schema": {"type": "string"}}}}
    schema = reference.get(id(gives), {"type": "object"} if gives is dict else {"type": "array"})
    return {"description": "Done", "content": {"application/json": {"schema": schema}}}
