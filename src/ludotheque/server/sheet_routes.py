"""HTTP routes of files: sheets come and go in parts; lists of boxes come in and go out.

A sheet is never run: its type follows from its bytes, and it is served with headers that allow nothing.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import os
import tempfile
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from urllib.parse import quote

from starlette.responses import Response, StreamingResponse

from ludotheque.catalog import exporting, importing, loans, people, sheets
from ludotheque.catalog.columns import FIELDS
from ludotheque.catalog.database import CatalogConnection
from ludotheque.catalog.errors import CatalogError
from ludotheque.catalog.json_reading import list_of
from ludotheque.catalog.pdf_text import pdf_text
from ludotheque.catalog.people import HELPER, OWNER
from ludotheque.catalog.sheets import LIBRARY, PART_BYTES, Sheet
from ludotheque.catalog.sniffing import MAX_TEXT_BYTES, START_BYTES, Sniffed, as_text, clean_file_name, sniff
from ludotheque.protocol import catalog_bodies as b
from ludotheque.protocol import messages as m
from ludotheque.server.catalog_routes import (
    catalog_of,
    for_helpers,
    for_owner,
    origin_of,
    record_number,
    role_of,
    sheet_card,
)
from ludotheque.server.routes import RequestContext, Routes, read_body

ROUTES = Routes()
MAX_FILE_BYTES = 32 << 20
"""Of a list of boxes."""
MAX_UPLOADS = 3
"""So many files come in at a time; one place is the owner's, so that slow lines of helpers never keep him out."""
UPLOAD_TIMEOUT_S = 900.0
"""For a file to come in, once it is known that a helper sends it: lines of homes are slow in this direction."""
SHEET_HEADERS = {
    "Cache-Control": "private, max-age=86400",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "SAMEORIGIN",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
}
NOTHING_RUNS = (
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; object-src 'self'; frame-ancestors 'self'"
)
IN_A_SANDBOX = f"sandbox; {NOTHING_RUNS}"
"""For all but PDF: the viewer of a browser is a sandbox itself, and older ones do not start it in another. Tried in
Chromium 140: alone and in a frame a PDF is shown under either policy, but never in a frame with the attribute
`sandbox`."""


def more_time(asked: RequestContext) -> None:
    asked.request.scope["state"]["more_time"](UPLOAD_TIMEOUT_S)


@contextlib.asynccontextmanager
async def upload_place(asked: RequestContext) -> AsyncIterator[None]:
    """Wait until a file may come in."""
    state = asked.request.app.state
    async with contextlib.AsyncExitStack() as places:
        if await role_of(asked) != OWNER:
            await places.enter_async_context(state.helper_uploads)
        await places.enter_async_context(state.uploads)
        yield


async def received(asked: RequestContext, path: Path, most: int) -> tuple[int, bytes]:
    """Write what is sent to a file, bounded: its size and hash. Never more than a piece of it is in memory."""
    declared = asked.request.headers.get("content-length", "")
    if declared.isdecimal() and int(declared) > most:
        raise CatalogError("sheet-large", most=str(most >> 20))
    size, hash = 0, hashlib.sha256()
    with path.open("wb") as file:
        async for piece in asked.request.stream():
            size += len(piece)
            if size > most:
                raise CatalogError("sheet-large", most=str(most >> 20))
            hash.update(piece)
            await asyncio.to_thread(file.write, piece)
    return size, hash.digest()


async def attach(
    asked: RequestContext, number: int, roles: tuple[str, ...], pictures_only: bool = False
) -> b.SheetCard:
    """Take a file for a record from who has one of these roles: to disk first, then into the database part by part."""
    catalog = catalog_of(asked)
    await catalog.read(partial(sheets.room, number=number))
    more_time(asked)
    name, id = asked.request.query_params.get("name", ""), asked.registry.entropy.token_hex(8)
    async with upload_place(asked):
        descriptor, path = tempfile.mkstemp(prefix="ludotheque-sheet-")
        os.close(descriptor)
        file = Path(path)
        try:
            size, hash = await received(asked, file, asked.registry.config.limits.sheet_megabytes << 20)
            found = await asyncio.to_thread(sniffed, file, name)
            if pictures_only and not found.kind.startswith("image/"):
                raise CatalogError("sheet-picture")
            content = await text_of(file, found.kind, size)
            size = file.stat().st_size  # a text may have been written anew
            new = Sheet(id, number, clean_file_name(name, found.ending), found.kind, size, asked.now, bool(content))
            try:
                await put_parts(asked, file, id)
                add = partial(sheets.add, new=new, hash=hash, content=content, origin=origin_of(asked))

                def still_allowed(connection: CatalogConnection) -> Sheet:
                    """A file may take long to come; who sends it may have been dismissed meanwhile."""
                    if people.role_of(connection, asked.person.id) not in roles:
                        raise CatalogError("catalog-not-yours")
                    return add(connection)

                return sheet_card(await catalog.write(still_allowed))
            except BaseException:
                await catalog.write(partial(sheets.drop_parts, id=id))
                raise
        finally:
            file.unlink(missing_ok=True)


def sniffed(file: Path, name: str) -> Sniffed:
    with file.open("rb") as stream:
        return sniff(stream.read(START_BYTES), name)


async def text_of(file: Path, kind: str, size: int) -> str:
    """What searches shall find of a sheet."""
    if kind == "application/pdf":
        return await pdf_text(file)
    if not kind.startswith("text/"):
        return ""
    if size > MAX_TEXT_BYTES:
        raise CatalogError("sheet-large", most=str(MAX_TEXT_BYTES >> 20))
    text = as_text(await asyncio.to_thread(file.read_bytes))
    await asyncio.to_thread(file.write_text, text, "utf-8", newline="")  # what is served is UTF-8
    return text


async def put_parts(asked: RequestContext, file: Path, id: str) -> None:
    with file.open("rb") as stream:
        number = 0
        while body := await asyncio.to_thread(stream.read, PART_BYTES):
            await catalog_of(asked).write(partial(sheets.put_part, id=id, number=number, body=body))
            number += 1


@ROUTES.declare(
    "POST",
    "/api/catalog/records/{record}/sheets",
    b.SheetCard,
    "Attach a file, sent as it is: PDF, picture, text, Markdown (helpers): ?name=rules.pdf",
    raw=True,
)
async def add_sheet(asked: RequestContext) -> b.SheetCard:
    await for_helpers(asked)
    return await attach(asked, record_number(asked), (HELPER, OWNER))


@ROUTES.declare(
    "POST", "/api/library/sheets", b.SheetCard, "Attach a picture to the library itself (owner): ?name=us.jpg", raw=True
)
async def add_library_picture(asked: RequestContext) -> b.SheetCard:
    await for_owner(asked)
    return await attach(asked, LIBRARY, (OWNER,), pictures_only=True)


@ROUTES.declare("GET", "/api/catalog/sheets/{sheet}", str, "A file: ?download=1 to save it", who="anyone")
async def serve_sheet(asked: RequestContext) -> Response:
    found = await catalog_of(asked).read(partial(sheets.shown, id=asked.path("sheet")))

    async def parts() -> AsyncIterator[bytes]:
        number = 0
        while body := await catalog_of(asked).read(partial(sheets.part, id=found.id, number=number)):
            yield body
            number += 1

    how = "attachment" if asked.request.query_params.get("download") == "1" else "inline"
    kind = f"{found.kind}; charset=utf-8" if found.kind.startswith("text/") else found.kind
    if found.kind == "text/markdown" and how == "inline":
        kind = "text/plain; charset=utf-8"  # browsers would save it
    policy = NOTHING_RUNS if found.kind == "application/pdf" else IN_A_SANDBOX
    headers = {
        **SHEET_HEADERS,
        "Content-Type": kind,
        "Content-Length": str(found.bytes),
        "Content-Security-Policy": policy,
        "Content-Disposition": f"{how}; filename*=UTF-8''{quote(found.name, safe='')}",
    }
    return StreamingResponse(parts(), headers=headers)


@ROUTES.declare(
    "DELETE",
    "/api/catalog/sheets/{sheet}",
    m.Text,
    "Take a file away (helpers); for 30 days that can be taken back, with ?forever=1 (owner) it cannot",
)
async def remove_sheet(asked: RequestContext) -> m.Text:
    role, id = await for_helpers(asked), asked.path("sheet")
    if role != OWNER and (await catalog_of(asked).read(partial(sheets.sheet, id=id))).number == LIBRARY:
        raise CatalogError("catalog-not-yours")
    if asked.request.query_params.get("forever") != "1":
        await catalog_of(asked).write(partial(sheets.remove, id=id, origin=origin_of(asked)))
    elif role == OWNER:
        await catalog_of(asked).write(partial(sheets.delete_for_good, id=id, origin=origin_of(asked)))
    else:
        raise CatalogError("catalog-not-yours")
    return m.Text("")


# Lists of boxes.


@ROUTES.declare(
    "POST",
    "/api/catalog/import",
    b.ImportReport,
    "Bring boxes from a CSV file or our export as JSON, sent as it is (owner): ?dry=1 only tries;"
    " ?fields=title,-,authors says what each column is, in their order",
    raw=True,
)
async def import_records(asked: RequestContext) -> b.ImportReport:
    await for_owner(asked)
    more_time(asked)
    given, catalog = asked.request.query_params, catalog_of(asked)
    wished = given["fields"].split(",") if "fields" in given else None
    async with upload_place(asked):
        content = await read_body(asked.request, MAX_FILE_BYTES)
        table = await asyncio.to_thread(list_of, content)
        try:
            found = await asyncio.to_thread(importing.read_file, table, wished)
        finally:
            table.close()
    plan, batch, dry = importing.ImportPlan(), "", given.get("dry", "") == "1"
    if found.untitled and not dry:
        raise importing.no_title(found)
    if dry and not found.mistaken:
        plan = await importing.plan(catalog, found)
    elif not found.mistaken:
        origin = origin_of(asked)
        plan = await importing.carry_out(catalog, found, origin)
        batch = "" if found.mistaken else origin.batch
    return b.ImportReport(
        shape=found.shape,
        encoding=found.encoding,
        separator=found.separator,
        columns=[
            b.ImportColumn(column, field, [row[place] for row in found.preview if place < len(row) and row[place]])
            for place, (column, field) in enumerate(found.columns)
        ],
        fields=[*FIELDS] if found.columns else [],
        untitled=found.untitled,
        added=plan.new,
        changed=plan.changed,
        same=plan.same,
        skipped=found.skipped,
        mistaken=found.mistaken,
        mistakes=[b.ImportMistake(one.line, one.sentence(asked.language)) for one in found.mistakes],
        warned=found.warned,
        warnings=[b.ImportMistake(one.line, one.sentence(asked.language)) for one in found.warnings],
        batch=batch,
    )


def download(content: AsyncIterator[bytes] | str, kind: str, name: str) -> Response:
    headers = {
        "Cache-Control": "no-store",
        "X-Content-Type-Options": "nosniff",
        "Content-Security-Policy": IN_A_SANDBOX,
        "Content-Disposition": f'attachment; filename="{name}"',
        "Content-Type": kind,
    }
    return (
        Response(content, headers=headers) if isinstance(content, str) else StreamingResponse(content, headers=headers)
    )


@ROUTES.declare("GET", "/api/catalog/export.csv", str, "All boxes as CSV, which can be brought in again (owner)")
async def export_csv(asked: RequestContext) -> Response:
    await for_owner(asked)
    return download(all_records(asked, ".csv"), "text/csv; charset=utf-8", "collection.csv")


@ROUTES.declare("GET", "/api/catalog/export.json", str, "All boxes as JSON (owner)")
async def export_json(asked: RequestContext) -> Response:
    await for_owner(asked)
    return download(all_records(asked, ".json"), "application/json", "collection.json")


async def all_records(asked: RequestContext, ending: str) -> AsyncIterator[bytes]:
    async for part in exporting.exported(catalog_of(asked), ending):
        yield part.content


@ROUTES.declare("GET", "/api/catalog/loans.csv", str, "All loans as CSV (helpers)")
async def export_loans(asked: RequestContext) -> Response:
    await for_helpers(asked)
    found = await catalog_of(asked).read(partial(loans.loans, out=False))
    return download(exporting.loans_csv(found), "text/csv; charset=utf-8", "loans.csv")
