"""Tests of files that come and go: what they really are, how large they may be, how they are served, and lists."""

from __future__ import annotations

import asyncio
import json
import zlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, cast

import pytest
from starlette.requests import Request

from ludotheque.catalog.errors import CatalogError
from ludotheque.catalog.sniffing import clean_file_name, sniff
from ludotheque.server.http_protocol import BoundedHttp
from ludotheque.server.routes import read_body
from ludotheque.session.config import Limits
from tests.catalog.test_importing import FILES
from tests.server.client import Person
from tests.server.running import Running
from tests.server.test_catalog import house, refused
from tests.server.test_history import KINDS, place
from tests.server.test_tables import run

__all__ = ["place"]
PNG = b"\x89PNG\r\n\x1a\n" + bytes(200)


def pdf(text: str) -> bytes:
    """A PDF of one page."""
    drawn = zlib.compress(f"BT /F1 12 Tf 20 100 Td ({text}) Tj ET".encode())
    objects = [
        b"<< /Type /Catalog /Pages 2 0 R >>",
        b"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        b"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 4 0 R"
        b" /Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> >>",
        b"<< /Length %d /Filter /FlateDecode >>\nstream\n%b\nendstream" % (len(drawn), drawn),
    ]
    found, places = b"%PDF-1.4\n", []
    for number, body in enumerate(objects, 1):
        places.append(len(found))
        found += b"%d 0 obj\n%b\nendobj\n" % (number, body)
    table = b"".join(b"%010d 00000 n \n" % place for place in places)
    return found + (
        b"xref\n0 5\n0000000000 65535 f \n%btrailer << /Size 5 /Root 1 0 R >>\nstartxref\n%d\n%%%%EOF"
        % (table, len(found))
    )


@pytest.mark.parametrize(
    ("start", "name", "kind"),
    [
        (pdf("x"), "x.exe", "application/pdf"),
        (PNG, "x.svg", "image/png"),
        (b"\xff\xd8\xff\xe0" + bytes(20), "", "image/jpeg"),
        (b"GIF89a" + bytes(20), "x.html", "image/gif"),
        (b"RIFF\x01\x02\x03\x04WEBPVP8 ", "x", "image/webp"),
        ("Règle du jeu\n1 < 2".encode(), "x.html", "text/plain"),
        ("Règle".encode("cp1252"), "x.txt", "text/plain"),
        ("Règle".encode("utf-16"), "x.txt", "text/plain"),
        (b"# Rules\n\n- one", "rules.MD", "text/markdown"),
    ],
    ids=range(9),
)
def test_a_file_is_what_its_bytes_say(start: bytes, name: str, kind: str) -> None:
    assert sniff(start, name).kind == kind


@pytest.mark.parametrize(
    ("start", "key"),
    [
        (b"", "sheet-kind"),
        (b"<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>", "sheet-markup"),
        (b"\xef\xbb\xbf  <!DOCTYPE html><p>", "sheet-markup"),
        ("<HTML><body onload=x>".encode("utf-16"), "sheet-markup"),
        (b"# Rules\n\n<ScRiPt src=x>", "sheet-markup"),
        (b"<?xml version='1.0'?><x/>", "sheet-markup"),
        (b"MZ\x90\x00\x03" + bytes(100), "sheet-kind"),
        (b"PK\x03\x04" + bytes(100), "sheet-kind"),
        (b"\x7fELF\x02\x01", "sheet-kind"),
        (b" %PDF-1.4 \x01\x02", "sheet-kind"),
    ],
    ids=range(10),
)
def test_whatever_a_browser_might_run_is_refused(start: bytes, key: str) -> None:
    with pytest.raises(CatalogError) as refusal:
        sniff(start, "rules.pdf")
    assert refusal.value.key == key


@pytest.mark.parametrize(
    ("given", "name"),
    [
        ("../../etc/passwd", "passwd.pdf"),
        ("C:\\rules\\Règle.PDF", "Règle.pdf"),
        ("rules.pdf.html", "rules.pdf.html.pdf"),
        ("..", "sheet.pdf"),
        ("a\r\nSet-Cookie: x=1", "a Set-Cookie_ x=1.pdf"),
        ("\u202efdp.exe", "fdp.exe.pdf"),
        ("x" * 500, "x" * 120 + ".pdf"),
    ],
    ids=range(7),
)
def test_a_name_is_no_path_and_ends_as_the_file_is(given: str, name: str) -> None:
    assert clean_file_name(given, ".pdf") == name


def whole(answer: bytes) -> bytes:
    """The body of an answer that comes in chunks."""
    rest, body = answer.partition(b"\r\n\r\n")[2], b""
    while rest:
        size, _, rest = rest.partition(b"\r\n")
        body, rest = body + rest[: int(size, 16)], rest[int(size, 16) + 2 :]
    return body


async def send(person: Person, path: str, content: bytes) -> tuple[int, Any]:
    status, answer, _ = await person.http("POST", path, content, Content_Type="application/octet-stream")
    return status, answer


@pytest.mark.parametrize("kind", KINDS)
def test_a_sheet_is_kept_found_by_its_text_served_harmlessly_and_deleted(tmp_path: Path, place: dict[str, Any]) -> None:
    async def story() -> None:
        async with house(tmp_path, **place) as (server, olga):
            path = "/api/catalog/records/1/sheets"
            status, card = await send(olga, f"{path}?name=..%2F..%2FR%C3%A8gle.html", pdf("Trampolino Sonnenblume"))
            assert (status, card["name"], card["kind"], card["searchable"]) == (200, "Règle.html.pdf", "pdf", True)
            large = "".join(f"Zeile {number} Hutschachtel\n" for number in range(20_000)).encode("cp1252")
            status, text = await send(olga, f"{path}?name=x.md", large)
            assert (status, text["kind"], text["bytes"]) == (200, "markdown", len(large))
            visitor = Person(server.port)
            for word in ("sonnenbl", "hutschachtel"):
                assert [one["id"] for one in (await visitor.get(f"/api/catalog/search?text={word}"))["records"]] == [1]
            shown = await visitor.get("/api/catalog/records/1")
            assert [one["id"] for one in shown["sheets"]] == [card["id"], text["id"]]
            _, _, answer = await visitor.http("GET", f"/api/catalog/sheets/{card['id']}")
            head, _, body = answer.partition(b"\r\n\r\n")
            assert body == pdf("Trampolino Sonnenblume")
            lines = head.decode().lower().split("\r\n")
            assert "content-type: application/pdf" in lines
            assert "x-content-type-options: nosniff" in lines
            assert "x-frame-options: sameorigin" in lines
            assert "content-disposition: inline; filename*=utf-8''r%c3%a8gle.html.pdf" in lines
            assert any(line.startswith("content-security-policy: default-src 'none'") for line in lines)
            _, _, answer = await visitor.http("GET", f"/api/catalog/sheets/{text['id']}?download=1")
            head = answer.partition(b"\r\n\r\n")[0]
            assert b"content-type: text/markdown; charset=utf-8" in head
            assert b"content-disposition: attachment" in head
            assert b"content-security-policy: sandbox" in head
            assert (await olga.http("DELETE", f"/api/catalog/sheets/{card['id']}"))[0] == 200
            assert (await visitor.http("GET", f"/api/catalog/sheets/{card['id']}"))[0] == 404
            assert (await visitor.get("/api/catalog/search?text=sonnenbl"))["total"] == 0
            assert (await visitor.get("/api/catalog/search?text=hutsch"))["total"] == 1
            status, problem = await send(olga, "/api/library/sheets?name=us", b"text")
            assert (status, problem["code"]) == (415, "sheet-picture")
            assert (await send(olga, "/api/library/sheets?name=us", PNG))[1]["name"] == "us.png"

    run(story())


def test_a_gigabyte_that_says_it_is_a_pdf_is_refused_before_it_comes(tmp_path: Path) -> None:
    async def story() -> None:
        limits = Limits(sheet_megabytes=1)
        async with house(tmp_path, limits=limits) as (server, olga):
            path = "/api/catalog/records/1/sheets?name=big.pdf"
            # It says how large it is, and is not even read.
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nCookie: {olga.cookie}\r\n"
            writer.write(f"{head}Content-Length: {1 << 30}\r\n\r\n".encode() + b"%PDF-1.7\n" + bytes(6 << 20))
            assert (await reader.readline()).startswith(b"HTTP/1.1 413")
            await reader.readuntil(b"\r\n\r\n")
            assert json.loads(await reader.readuntil(b"}"))["code"] == "sheet-large"
            writer.close()
            # It does not say so, in chunks: it is read up to the limit.
            status, problem = await send(olga, path, b"%PDF-1.7\n" + bytes(1 << 20))
            assert (status, problem["code"]) == (413, "sheet-large")
            assert (await olga.get("/api/catalog/records/1")).get("sheets") is None
            for content, code in ((b"<svg onload=alert(1)>", "sheet-markup"), (bytes(50), "sheet-kind")):
                status, problem = await send(olga, path, content)
                assert (status, problem["code"]) == (415, code)
            # Something that only begins as a PDF is kept as one; there is no text in it.
            status, card = await send(olga, path, b"%PDF-1.7\n<script>alert(1)</script>")
            assert (status, card.get("searchable")) == (200, None)
            visitor = await Person(server.port).enter()
            status, problem = await send(visitor, path, pdf("x"))
            assert (status, problem["code"]) == (403, "catalog-not-yours")
            status, problem = await send(olga, path.replace("records/1", "records/77"), pdf("x"))
            assert (status, problem["code"]) == (404, "catalog-no-record")
            left = await server.services.catalog.read(
                lambda connection: connection.find("select distinct sheet from catalog_sheet_parts")
            )
            assert left == [(card["id"],)]

    run(story())


def test_the_owner_brings_lists_in_and_saves_them(tmp_path: Path) -> None:
    content = (FILES / "boardgamegeek.csv").read_bytes()

    async def story() -> None:
        async with house(tmp_path) as (server, olga):
            status, tried = await send(olga, "/api/catalog/import?dry=1", content)
            assert (status, tried["added"], tried.get("batch")) == (200, 2, None)
            assert {"column": "minplayers", "field": "players_low", "examples": ["2", "3", "2"]} in tried["columns"]
            status, done = await send(olga, "/api/catalog/import", content)
            assert (status, done["added"], done["skipped"], done["mistaken"]) == (200, 2, 1, 0)
            assert (await send(olga, "/api/catalog/import", content))[1]["same"] == 2
            wrong = "Box;Alter\nA;6\nB;viel\n".encode("utf-16")
            status, report = await send(olga, "/api/catalog/import?map=Box=title", wrong)
            assert (status, report["mistaken"], report["encoding"]) == (200, 1, "utf-16")
            assert report["mistakes"][0]["line"] == 3
            assert (await send(olga, "/api/catalog/import", wrong))[1]["code"] == "import-no-title"
            assert (await send(olga, "/api/catalog/import", pdf("x")))[1]["code"] in (
                "import-binary",
                "import-no-title",
            )
            # Which column is the title can be said by hand, once the columns were seen.
            tried = (await send(olga, "/api/catalog/import?dry=1", wrong))[1]
            assert (tried["untitled"], tried["added"], [one["field"] for one in tried["columns"]]) == (
                True,
                0,
                ["-", "age"],
            )
            assert {"title", "authors", "-"} <= set(tried["fields"])
            path = "/api/catalog/import?dry=1&fields="
            tried = (await send(olga, f"{path}title,notes", wrong))[1]
            assert (tried.get("untitled"), tried["added"], tried["mistaken"]) == (None, 2, 0)
            assert (await send(olga, f"{path}title,what", wrong))[1]["code"] == "import-no-field"
            content_json = whole((await olga.http("GET", "/api/catalog/export.json"))[2])
            assert (await send(olga, "/api/catalog/import", content_json))[1]["same"] == 8
            saved = json.loads(content_json)
            assert len(saved) == 8
            assert await olga.post(f"/api/catalog/changes/{done['batch']}/undo") == {"records": 2}
            assert len(json.loads(whole((await olga.http("GET", "/api/catalog/export.json"))[2]))) == 6
            _, _, answer = await olga.http("GET", "/api/catalog/export.csv")
            assert whole(answer).startswith("key,title".encode("utf-8-sig"))
            assert len(whole(answer).splitlines()) == 7
            await olga.post("/api/catalog/records/1/loans", {"borrower": "=Bo", "since": "2026-11-01"})
            _, _, answer = await olga.http("GET", "/api/catalog/loans.csv")
            assert b"1,Schweins-Galopp, =Bo,2026-11-01,,," in answer
            visitor = await Person(server.port).enter()
            assert await refused(visitor, "GET", "/api/catalog/export.csv") == (403, "catalog-not-yours")

    run(story())


def test_a_body_in_a_hundred_thousand_pieces_is_read_without_copying_it_each_time() -> None:
    class Pieces:
        async def stream(self) -> AsyncIterator[bytes]:
            for _ in range(100_000):
                yield bytes(330)

    async def story() -> None:
        assert len(await read_body(cast(Request, Pieces()), 33_000_000)) == 33_000_000

    run(story())


def test_a_helper_may_take_his_time_and_a_visitor_may_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    left_s: list[float] = []
    more_time = BoundedHttp.more_time
    longer = asyncio.Event()

    def remembered(self: BoundedHttp, seconds: float) -> None:
        before = self._timer
        more_time(self, seconds)
        assert before.cancelled()
        left_s.append(self._timer.when() - self.loop.time())
        longer.set()

    monkeypatch.setattr(BoundedHttp, "more_time", remembered)

    async def in_two_parts(server: Running, person: Person, content: bytes, between: asyncio.Event | None) -> bytes:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        head = f"POST /api/catalog/records/1/sheets?name=x HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
        head += f"Cookie: {person.cookie}\r\nConnection: close\r\nContent-Length: {len(content)}\r\n\r\n"
        try:
            writer.write(head.encode() + content[:100])
            if between is not None:
                await between.wait()
            writer.write(content[100:])
            return await reader.read()
        except ConnectionError:
            return b""
        finally:
            writer.close()

    async def story() -> None:
        async with house(tmp_path) as (server, olga):
            answer = await in_two_parts(server, olga, pdf("Sonnenblume"), longer)
            assert answer.startswith(b"HTTP/1.1 200")
            assert len(left_s) == 1
            assert left_s[0] > 10 * Limits().request_seconds
            visitor = await Person(server.port).enter()
            assert b"searchable" not in await in_two_parts(server, visitor, pdf("Sonnenblume"), None)
            assert len(left_s) == 1
            assert len((await olga.get("/api/catalog/records/1"))["sheets"]) == 1

    run(story())


def test_the_librarys_own_picture_is_the_owners(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as (server, olga):
            link = (await olga.post("/api/library/helpers"))["link"].split("#helper=")[1]
            hugo = await Person(server.port).enter()
            await hugo.post("/api/library/role", {"secret": link})
            picture = (await send(olga, "/api/library/sheets?name=us", PNG))[1]["id"]
            # Number 0 is the library, and no box.
            status, problem = await send(hugo, "/api/catalog/records/0/sheets?name=x.pdf", pdf("x"))
            assert (status, problem["code"]) == (404, "catalog-no-record")
            for how in ("", "?forever=1"):
                assert await refused(hugo, "DELETE", f"/api/catalog/sheets/{picture}{how}") == (
                    403,
                    "catalog-not-yours",
                )
            assert (await olga.http("DELETE", f"/api/catalog/sheets/{picture}"))[0] == 200

    run(story())


def test_files_of_a_box_that_is_gone_are_gone_for_visitors_too(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as (server, olga):
            sheet = (await send(olga, "/api/catalog/records/1/sheets?name=x", PNG))[1]["id"]
            visitor = Person(server.port)
            assert (await visitor.http("GET", f"/api/catalog/sheets/{sheet}"))[0] == 200
            assert (await olga.http("DELETE", "/api/catalog/records/1", {"version": 1}))[0] == 200
            assert (await visitor.http("GET", f"/api/catalog/sheets/{sheet}"))[0] == 404
            batch = (await olga.get("/api/catalog/changes"))["changes"][0]["batch"]
            await olga.post(f"/api/catalog/changes/{batch}/undo")
            assert (await visitor.http("GET", f"/api/catalog/sheets/{sheet}"))[0] == 200

    run(story())


def test_whoever_is_dismissed_while_a_file_comes_in_attaches_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as (server, olga):
            link = (await olga.post("/api/library/helpers"))["link"].split("#helper=")[1]
            hugo = await Person(server.port).enter()
            await hugo.post("/api/library/role", {"secret": link})
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            head = f"POST /api/catalog/records/1/sheets?name=x HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
            head += f"Cookie: {hugo.cookie}\r\nConnection: close\r\nContent-Length: {len(PNG)}\r\n"
            head += "Expect: 100-continue\r\n\r\n"
            writer.write(head.encode())
            assert b"100" in await reader.readline()  # it is being read: he was let in
            (helper,) = await olga.get("/api/library/helpers")
            assert (await olga.http("DELETE", f"/api/library/helpers/{helper['id']}"))[0] == 200
            writer.write(PNG)
            assert b"catalog-not-yours" in await reader.read()
            writer.close()
            assert "sheets" not in await olga.get("/api/catalog/records/1")

    run(story())


def test_a_box_with_a_game_that_is_not_here_can_be_edited(tmp_path: Path) -> None:
    """It was brought in from a server that has it; only new ones must be known."""
    content = b'title,plays\nA,"[{""game"": ""elsewhere""}]"\n'

    async def story() -> None:
        async with house(tmp_path) as (_, olga):
            assert (await send(olga, "/api/catalog/import", content))[1]["added"] == 1
            path = "/api/catalog/records/7"
            record = await olga.get(path)
            facts = {**record["facts"], "shelf": "B 2"}
            status, changed, _ = await olga.http("PUT", path, {"version": 1, "facts": facts})
            assert (status, changed["facts"]["shelf"]) == (200, "B 2")
            facts["plays"] = [{"game": "nowhere"}]
            assert await refused(olga, "PUT", path, {"version": 2, "facts": facts}) == (400, "catalog-no-game")

    run(story())
