"""The built web client in server/static: one page for every screen, files named by their hash.

All files are read once and kept, compressed: there is no way from a path of the web to a path of the disk.
"""

from __future__ import annotations

import gzip
import mimetypes
from functools import cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from ludotheque.server.routes import HEADERS, language_of
from ludotheque.session.errors import server_words

STATIC = Path(__file__).parent / "static"
SCREENS = (
    "/",
    "/box/{game}",
    "/rules/{game}",
    "/rules/{game}/aid",
    "/lesson/{game}",
    "/t/{table}",
    "/replay",
    "/replay/{table}",
    "/me",
    "/fairness",
    "/collection",
    "/collection/{page}",
    "/collection/{record}/{page}",
)
PAGE = {
    **HEADERS,
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        "frame-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'"
    ),
}
FOR_EVER = {
    "Cache-Control": "public, max-age=31536000, immutable",
    "X-Content-Type-Options": "nosniff",
    "Vary": "Accept-Encoding",
}
FOR_A_DAY = {**FOR_EVER, "Cache-Control": "public, max-age=86400"}
ASKED_EACH_TIME = {**FOR_EVER, "Cache-Control": "no-cache"}
INDEX = "/index.html"
WORKER = "/worker.js"
"""What keeps the page for when there is no network; it names the files of the newest build."""
MIN_COMPRESSED_BYTES = 1000
"""Below this many bytes compressing gains nothing."""

mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("text/javascript", ".mjs")


class StaticFile:
    """One file, ready to be sent."""

    def __init__(self, path: Path) -> None:
        self.plain = path.read_bytes()
        self.kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        packed = gzip.compress(self.plain, 9, mtime=0) if len(self.plain) > MIN_COMPRESSED_BYTES else self.plain
        self.packed = packed if len(packed) < len(self.plain) else b""

    def answer(self, request: Request, headers: dict[str, str]) -> Response:
        if self.packed and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(self.packed, media_type=self.kind, headers={**headers, "Content-Encoding": "gzip"})
        return Response(self.plain, media_type=self.kind, headers=headers)


@cache
def files(static: Path = STATIC) -> dict[str, StaticFile]:
    """Everything that was built, by its path in the address."""
    found = [path for path in static.rglob("*") if path.is_file() and not path.name.startswith(".")]
    return {f"/{path.relative_to(static).as_posix()}": StaticFile(path) for path in found}


def is_built() -> bool:
    """Whether this installation has the page: an editable one has it only after it was built in the clone."""
    return INDEX in files()


async def page(request: Request, status: int = 200) -> Response:
    """Every screen is the same page; it looks at its own address."""
    index = files().get(INDEX)
    if index is None:
        sentence = server_words().say(language_of(request, None), "no-page", address=str(request.base_url))
        return PlainTextResponse(f"{sentence}\n", status_code=503, headers=HEADERS)
    answer = index.answer(request, PAGE)
    answer.status_code = status
    return answer


async def file(request: Request) -> Response:
    path = request.url.path
    lasting = ASKED_EACH_TIME if path == WORKER else FOR_EVER if path.startswith("/assets/") else FOR_A_DAY
    return files()[path].answer(request, lasting)


def routes() -> list[Route]:
    """A route for each screen and each file."""
    screens = [Route(path, page) for path in SCREENS]
    return screens + [Route(path, file) for path in files() if path != INDEX]
