"""Tests of the audit of dependencies, with a database of advisories of their own."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest

from tools import audit
from tools.bootstrap import ROOT


class Database(ThreadingHTTPServer):
    """Knows a weakness of some packages, or answers what it is told to."""

    weak: dict[str, list[str]]
    answer: bytes | None
    asked: list[dict[str, Any]]


class Handler(BaseHTTPRequestHandler):
    server: Database

    def do_POST(self) -> None:
        queries = json.loads(self.rfile.read(int(self.headers["Content-Length"])))["queries"]
        self.server.asked += queries
        results = [
            {"vulns": [{"id": id} for id in ids]} if (ids := self.server.weak.get(query["package"]["name"])) else {}
            for query in queries
        ]
        body = json.dumps({"results": results}).encode() if self.server.answer is None else self.server.answer
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *arguments: Any) -> None: ...


@pytest.fixture
def database() -> Iterator[Database]:
    server = Database(("127.0.0.1", 0), Handler)
    server.weak, server.answer, server.asked = {}, None, []
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield server
    server.shutdown()
    server.server_close()


def url(database: Database) -> str:
    return f"http://127.0.0.1:{database.server_port}/"


def test_every_locked_package_is_asked_about_once(database: Database, capsys: pytest.CaptureFixture[str]) -> None:
    assert audit.main([url(database)]) == 0
    asked = [(query["package"]["ecosystem"], query["package"]["name"], query["version"]) for query in database.asked]
    assert len(asked) == len(set(asked))
    assert {("PyPI", "msgspec"), ("npm", "svelte"), ("npm", "axe-core"), ("npm", "@fluent/bundle")} <= {
        (ecosystem, name) for ecosystem, name, _ in asked
    }
    assert f"No known weakness in {len(asked)} packages." in " ".join(capsys.readouterr().err.split())


def test_a_known_weakness_is_named_unless_it_is_accepted(
    database: Database, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    database.weak = {"msgspec": ["GHSA-1", "GHSA-2"]}
    monkeypatch.setattr(audit, "ACCEPTED", {"GHSA-1": "not used that way"})
    assert audit.main([url(database)]) == 1
    told = " ".join(capsys.readouterr().err.split())
    assert "has known weaknesses: GHSA-2." in told
    assert "GHSA-1" not in told
    monkeypatch.setattr(audit, "ACCEPTED", {"GHSA-1": "not used that way", "GHSA-2": "nor that"})
    assert audit.main([url(database)]) == 0


@pytest.mark.parametrize("answer", [b"", b"<html>", b"[]", b'{"results": []}', b'{"results": 3}'])
def test_where_nothing_can_be_found_out_that_is_said(
    database: Database, answer: bytes, capsys: pytest.CaptureFixture[str]
) -> None:
    database.answer = answer
    assert audit.main([url(database)]) == 0
    assert "not audited" in capsys.readouterr().err


def test_a_large_question_is_asked_in_parts(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(audit, "MAX_PACKAGES", 100)
    database.weak = {"svelte": ["GHSA-3"]}
    packages = audit.locked(ROOT)
    assert [(name, ids) for (_, name, _), ids in audit.weaknesses(packages, url(database))] == [("svelte", ["GHSA-3"])]
    assert len(database.asked) == len(packages) > 100
