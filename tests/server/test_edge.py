"""Tests of the HTTP and WebSocket edge: whatever comes in gets an answer, and the table lives on."""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import socket
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ludotheque.server.app import ROUTES
from ludotheque.session.config import Limits
from tests.limits import UNLIMITED
from tests.server.client import Person
from tests.server.running import running
from tests.server.test_tables import run, seated, started
from tools.bootstrap import ROOT

JUNK = [
    b"",
    b"{",
    b"null",
    b"[]",
    b'"watch"',
    b'{"type":"fly"}',
    b'{"type":"watch"}',
    b'{"type":"watch","table":7}',
    b'{"type":"watch","table":"nowhere"}',
    b'{"type":"do","id":"x","table":"nowhere","command":{"do":"start"}}',
    b'{"type":"do","id":"x y","table":"t","command":{"do":"start"}}',
    b'{"type":"do","id":"x","table":"t","command":{"do":"bot-acts","seat":0,"action":"play r"}}',
    b'{"type":"do","id":"x","table":"t","command":{"do":"cover","seats":[0],"why":"away"}}',
    b'{"type":"do","id":"x","table":"t","command":{"do":"act","action":"play r","seat":1}}',
    b'{"type":"why","id":"x","table":"t","action":"play r"}',
    b'{"type":"find","id":"x","table":"t"}',
    b'{"type":"describe","id":"x","table":"t"}',
    b'{"type":"ping","more":1}',
    b"[" * 3000,
    b'{"type":"do","id":"x","table":"t","command":' + b'{"do":' * 300 + b"1" + b"}" * 301,
]


def test_every_malformed_message_gets_a_sentence_and_the_socket_lives_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            people, table = await started(server, 2)
            for junk in JUNK:
                people[0].frame(1, junk)
                error = await people[0].until(lambda message: message["type"] == "error")
                assert error["code"] in ("malformed", "no-such-table"), (junk, error)
                assert len(error["sentence"]) > 15
            generator = random.Random(5)
            whole = json.dumps(
                {"type": "do", "id": "x", "table": table, "command": {"do": "say", "text": "hi"}}
            ).encode()
            for _ in range(150):
                changed = bytearray(whole)
                for _ in range(generator.randrange(1, 4)):
                    changed[generator.randrange(len(changed))] = generator.randrange(128)
                people[0].frame(1, bytes(changed))
            people[0].send(type="ping")
            await people[0].until(lambda message: message["type"] == "pong")
            people[0].do(table, do="act", action="arrange r b g y w")
            await people[1].until(lambda message: message.get("what") == "acted")

    run(story())


BROKEN: dict[str, tuple[Any, int]] = {
    "too long": (lambda person: person.frame(1, b"x" * 4097), 1009),
    "much too long": (lambda person: person.frame(1, b"x" * 70000), 1009),
    "binary": (lambda person: person.frame(2, b"{}"), 1003),
    "not UTF-8": (lambda person: person.frame(1, b"\xff\xfe\x00"), 1007),
    "without a mask": (lambda person: person.bytes(b"\x81\x05hello"), 1002),
    "an extension nobody agreed on": (lambda person: person.bytes(b"\xf1\x80\0\0\0\0"), 1002),
    "goes on with nothing": (lambda person: person.frame(0, b"{}"), 1002),
    "no such kind": (lambda person: person.frame(7, b"{}"), 1002),
    "too long in pieces": (lambda person: [person.frame(k, b"x" * 4000, final=False) for k in (1, 0)], 1009),
    "goodbye": (lambda person: person.frame(8, (1000).to_bytes(2, "big")), 1000),
}


@pytest.mark.parametrize("name", BROKEN)
def test_broken_frames_close_the_socket_with_a_stated_code(tmp_path: Path, name: str) -> None:
    frames, code = BROKEN[name]

    async def story() -> None:
        async with running(tmp_path) as server:
            person = await (await Person(server.port).enter()).connect()
            frames(person)
            assert await person.closed() == code
            await person.connect()  # and one can come back

    run(story())


def test_a_message_in_pieces_with_a_ping_between_is_one_message(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            person = await (await Person(server.port).enter()).connect()
            person.frame(1, b'{"type":', final=False)
            person.frame(9, b"there?")
            person.frame(0, b'"ping"}')
            await person.until(lambda message: message["type"] == "pong")

    run(story())


def test_a_command_sent_again_is_answered_and_not_repeated(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            people, table = await started(server, 2)
            people[0].do(table, id="once", do="act", action="arrange r b g y w")
            first = await people[0].answer("once")
            people[0].do(table, id="once", do="act", action="arrange r b g y w")
            second = await people[0].answer("once")
            assert (second["type"], second["n"], second["repeated"]) == ("done", first["n"], True)
            await people[0].leave()
        async with running(tmp_path) as server:  # also after a restart
            people[0].port = server.port
            await people[0].connect()
            await people[0].watch(table)
            people[0].do(table, id="once", do="act", action="arrange r b g y w")
            third = await people[0].answer("once")
            assert (third["n"], third["repeated"]) == (first["n"], True)
            events = await server.registry.store.events(table)
            assert sum(b'"acted"' in event.body for event in events) == 1

    run(story())


def test_a_flood_is_refused_then_cut_off_and_harms_nobody(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, limits=replace(UNLIMITED, messages=5, burst=20)) as server:
            people, table = await started(server, 2)
            for _ in range(400):
                people[1].send(type="ping")
            assert await people[1].closed() == 1008
            assert any(message.get("code") == "slow-down" for message in people[1].inbox)
            people[0].do(table, do="act", action="arrange r b g y w")
            await people[0].until(lambda message: message.get("what") == "acted")

    run(story())


def test_one_who_never_reads_is_cut_off_and_holds_nobody_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            people, table = await started(server, 2)
            lazy = await Person(server.port).enter()
            lazy.cookie = people[1].cookie
            await lazy.connect()
            lazy._listening.cancel()  # type: ignore[union-attr]
            lazy._writer.transport.pause_reading()  # type: ignore[union-attr]
            for connection in server.registry.connections[server.registry.sessions[table].table.seats[1].person or ""]:
                small = connection._socket.transport.get_extra_info("socket")  # type: ignore[attr-defined]
                small.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
            monkeypatch.setattr("ludotheque.protocol.websocket.MAX_OUTBOX_BYTES", 50_000)
            lazy.send(type="watch", table=table)
            for round in range(3000):
                people[0].do(table, id=f"s{round}", do="say", text="x" * 400)
                await people[0].answer(f"s{round}")
                live = server.registry.sessions[table]
                if round > 10 and len(live.subscribers) == 2:
                    break
            assert len(server.registry.sessions[table].subscribers) == 2

    run(story())


def test_sockets_open_with_a_ticket_once_from_our_own_pages_only(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, limits=replace(UNLIMITED, sockets=2)) as server:
            person = await Person(server.port).enter()
            for path, headers, status in [
                ("/ws", {}, "401"),
                ("/ws?ticket=guess", {}, "401"),
                ("/ws?ticket=%C3%A9.%C3%A9", {}, "401"),
                ("/ws?ticket=guess.%ED%A0%80", {}, "401"),
                ("/elsewhere", {}, "404"),
                ("/ws", {"Origin": "https://evil.example"}, "403"),
                ("/ws", {"Sec_WebSocket_Version": "8"}, "426"),
            ]:
                with pytest.raises(ConnectionError, match=status):
                    await person.upgrade(path, **headers)
            ticket = (await person.post("/api/ticket"))["ticket"]
            await person.upgrade(f"/ws?ticket={ticket}", Origin=f"http://127.0.0.1:{server.port}")
            other = Person(server.port)
            with pytest.raises(ConnectionError, match="401"):
                await other.upgrade(f"/ws?ticket={ticket}")
            other.cookie = person.cookie
            await other.connect()
            third = Person(server.port)
            third.cookie = person.cookie
            with pytest.raises(ConnectionError, match="429"):
                await third.connect()

    run(story())


def test_http_is_bounded_typed_and_ours(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            person = await Person(server.port).enter()
            cases = [
                ("POST", "/api/tables", b"{", {}, 400, "malformed"),
                ("POST", "/api/tables", b'{"game":"galopp","players":"3"}', {}, 400, "malformed"),
                ("POST", "/api/tables", b'{"game":"galop"}', {}, 404, "unknown-game"),
                ("POST", "/api/tables", b'{"game":"galopp","options":{"edition":"x"}}', {}, 400, "bad-option-value"),
                ("POST", "/api/tables", b'{"game":"galopp","players":16}', {}, 400, "bad-players"),
                ("POST", "/api/tables", b'{"game":"galopp","bots":["deep"]}', {}, 404, "unknown-bot"),
                ("POST", "/api/tables", b'{"game":"galopp","seat":9}', {}, 400, "malformed"),
                ("POST", "/api/tables", b'{"game":"galopp","pace":{"kind":"move","amount":0}}', {}, 400, "bad-pace"),
                ("POST", "/api/tables", b'{"game":"galopp","pace":{"kind":"days"}}', {}, 400, "bad-pace"),
                ("POST", "/api/tables", b" " * 20000, {}, 413, "too-large"),
                ("POST", "/api/tables", b"{}", {"Content_Type": "text/plain"}, 415, "not-json"),
                ("POST", "/api/tables", b"{}", {"Origin": "https://evil.example"}, 403, "foreign-origin"),
                ("GET", "/api/tables/none", None, {}, 404, "no-such-table"),
                ("GET", "/api/games/chess", None, {}, 404, "unknown-game"),
                ("GET", "/api/games/galopp/rulebook/xx", None, {}, 404, "unknown-language"),
                ("GET", "/api/nothing", None, {}, 404, "no-such-page"),
                ("PUT", "/api/me", b"{}", {}, 404, "no-such-page"),
                ("PATCH", "/api/me", b'{"name":"' + b"x" * 999 + b'"}', {}, 400, "malformed"),
                ("GET", "/api/tables/../../etc/passwd", None, {}, 404, "no-such-page"),
            ]
            for method, path, body, headers, status, code in cases:
                got, answer, _ = await person.http(method, path, body, **headers)
                assert (got, answer["code"]) == (status, code), (method, path, body, answer)
            for cookie in ("ludotheque=é.é", "ludotheque=abc.é", "ludotheque=\u202e"):
                got, answer, _ = await Person(server.port).http("GET", "/api/me", Cookie=cookie)
                assert (got, answer["code"]) == (401, "no-session")
            _, _, raw = await person.http("GET", "/api/games")
            assert b"Content-Security-Policy: default-src 'self'" in raw or b"content-security-policy" in raw
            await person.http("PATCH", "/api/me", {"name": "  a\u202e\n<i>b</i>  c\x00 ", "language": "fr"})
            assert (await person.get("/api/me"))["name"] == "a <i>b</i> c"
            _, french, _ = await person.http("GET", "/api/tables/none")
            assert french["sentence"].startswith("Il n’y a pas")

    run(story())


def test_an_address_that_is_none_of_ours_is_a_page_to_people_and_json_to_programs(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            person = await Person(server.port).enter()
            for path in ("/nothing", "/t/x/y/z", "/wp-login.php"):
                status, body, raw = await person.http("GET", path)
                assert (status, body["code"]) == (404, "no-such-page")
                status, _, raw = await person.http("GET", path, Accept="text/html,*/*;q=0.8")
                assert (status, b"<!doctype html>" in raw.lower()) == (404, True)
            for method, path in (("GET", "/api/nothing"), ("POST", "/nothing")):
                status, body, _ = await person.http(method, path, Accept="text/html")
                assert (status, body["code"]) in [(404, "no-such-page"), (405, "no-such-page")]

    run(story())


def test_a_link_that_cannot_be_ours_opens_nothing_and_says_so(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            anna, bo = [await Person(server.port).enter() for _ in range(2)]
            made = await anna.post("/api/tables", {"game": "galopp", "players": 2, "bots": [None, None]})
            for secret in ("bad", "", "é" * 30, "x" * 200):
                status, body, _ = await bo.http("POST", f"/api/tables/{made['table']}/join", {"secret": secret})
                assert (status, body["code"]) == (404, "no-such-table")

    run(story())


def test_requests_and_newcomers_are_counted_by_address(tmp_path: Path) -> None:
    async def story() -> None:
        tight = replace(Limits(), newcomers=0.01, newcomer_burst=3, requests=1.0, request_burst=40)
        async with running(tmp_path, limits=tight) as server:
            for _ in range(3):
                await Person(server.port).enter()
            status, body, _ = await Person(server.port).http("POST", "/api/me")
            assert (status, body["code"]) == (429, "slow-down")
            for _ in range(60):
                status, body, _ = await Person(server.port).http("GET", "/api/games/galopp")
            assert status == 429

    run(story())


def test_metrics_and_health(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            _people, _table = await started(server, 2)
            someone = Person(server.port)
            assert (await someone.http("GET", "/healthz"))[0] == 200
            assert (await someone.http("GET", "/readyz"))[0] == 200
            status, text, _ = await someone.http("GET", "/metrics")
            assert status == 200
            assert 'ludotheque_commands_total{outcome="committed"} 1.0' in text
            assert "arrange" not in text
        async with running(tmp_path, proxies=("127.0.0.1",), token="s3cret") as server:
            someone = Person(server.port)
            assert (await someone.http("GET", "/metrics"))[0] == 404
            assert (await someone.http("GET", "/metrics", Authorization="Bearer s3cret"))[0] == 200

    run(story())


# Who may do what.

ROLES = ("nobody", "guest", "player", "other", "spectator", "host")


async def cast(server: Any, listed: bool) -> tuple[dict[str, Person], str, str]:
    """One of each role at a table that is being played: the host does not sit."""
    host = await (await Person(server.port).enter()).connect()
    made = await host.post(
        "/api/tables", {"game": "galopp", "players": 2, "bots": [None, None], "seat": None, "listed": listed}
    )
    table, secret = made["table"], made["link"].split("#k=")[1]
    roles = {"nobody": Person(server.port), "host": host}
    for role in ("guest", "player", "other", "spectator"):
        roles[role] = await (await Person(server.port).enter()).connect()
    for role in ("player", "other"):
        await roles[role].post(f"/api/tables/{table}/join", {"secret": secret})
        await roles[role].watch(table)
    await roles["spectator"].watch(table, secret=secret)
    await host.watch(table)
    host.do(table, do="start")
    await host.until(lambda message: message.get("what") == "started")
    return roles, table, secret


EXPECTED = {
    # (method, path): status by role, of a private table in play
    ("GET", ""): {"nobody": 404, "guest": 404, "player": 200, "other": 200, "spectator": 404, "host": 200},
    ("GET", "/results"): {"nobody": 404, "guest": 404, "player": 200, "other": 200, "spectator": 404, "host": 200},
    ("GET", "/replay"): {"nobody": 404, "guest": 404, "player": 200, "other": 200, "spectator": 404, "host": 200},
    ("GET", "/replay?seat=0"): {
        "nobody": 404,
        "guest": 404,
        "player": 200,
        "other": 409,
        "spectator": 404,
        "host": 409,
    },
    ("GET", "/log"): {"nobody": 404, "guest": 404, "player": 409, "other": 409, "spectator": 404, "host": 409},
    ("GET", "/score"): {"nobody": 404, "guest": 404, "player": 409, "other": 409, "spectator": 404, "host": 409},
    ("GET", "/record"): {"nobody": 404, "guest": 404, "player": 409, "other": 409, "spectator": 404, "host": 409},
    ("GET", "/chances"): {"nobody": 404, "guest": 404, "player": 409, "other": 409, "spectator": 404, "host": 409},
    ("GET", "/luck"): {"nobody": 404, "guest": 404, "player": 409, "other": 409, "spectator": 404, "host": 409},
    ("GET", "/advice?n=3"): {"nobody": 404, "guest": 404, "player": 409, "other": 409, "spectator": 404, "host": 409},
    ("GET", "/words"): {"nobody": 404, "guest": 404, "player": 200, "other": 200, "spectator": 404, "host": 200},
    ("GET", "/words?seat=0"): {"nobody": 404, "guest": 404, "player": 200, "other": 409, "spectator": 404, "host": 409},
    ("POST", "/links"): {"nobody": 401, "guest": 404, "player": 404, "other": 404, "spectator": 404, "host": 200},
    ("POST", "/links seat 0"): {
        "nobody": 401,
        "guest": 404,
        "player": 200,
        "other": 404,
        "spectator": 404,
        "host": 404,
    },
    ("POST", "/go-on seat 0"): {
        "nobody": 401,
        "guest": 404,
        "player": 409,
        "other": 409,
        "spectator": 404,
        "host": 409,
    },
    ("POST", "/join"): {"nobody": 401, "guest": 404, "player": 200, "other": 200, "spectator": 404, "host": 200},
}


def test_a_route_for_guests_is_closed_without_a_session_whatever_is_sent(tmp_path: Path) -> None:
    """Also under `python -O`, where these tests run once more: authorisation is no assert."""

    async def story() -> None:
        async with running(tmp_path) as server:
            nobody = Person(server.port)
            closed = [one for one in ROUTES if one.who == "guest"]
            assert {"/api/files", "/api/tables", "/api/me"} <= {one.path for one in closed}
            for one in closed:
                path = re.sub(r"\{\w+(:\w+)?\}", "0" * 20, one.path)
                for body in (None,) if one.method == "GET" else ({}, {"text": "x" * 10_000}):
                    status, answer, _ = await nobody.http(one.method, path, body)
                    assert (status, answer["code"]) == (401, "no-session"), (one.method, one.path)

    run(story())


DELETING = {"nobody": 401, "guest": 404, "player": 409, "other": 409, "spectator": 404, "host": 409}
"""Status by role, of deleting the same table from one's own lists."""


def test_role_by_route_of_a_private_table(tmp_path: Path) -> None:
    """Private tables stay private, and a table that is not there looks just like one that is not open to you."""

    async def story() -> None:
        async with running(tmp_path) as server:
            roles, table, _ = await cast(server, listed=False)
            for (method, path), statuses in EXPECTED.items():
                tail, _, seat = path.partition(" seat ")
                body: dict[str, Any] | None = None if method == "GET" else {"seat": int(seat)} if seat else {}
                if body and tail == "/go-on":
                    body |= {"n": (await roles["player"].get(f"/api/tables/{table}/replay"))["entries"][-1]["n"]}
                    body |= {"again": True}
                for role, status in statuses.items():
                    got, answer, raw = await roles[role].http(method, f"/api/tables/{table}{tail}", body)
                    assert got == status, (role, method, path, answer)
                    if got == 404:
                        _, _, absent = await roles[role].http(method, f"/api/tables/{'0' * 20}{tail}", body)
                        assert absent == raw
            for role, status in DELETING.items():
                got, answer, raw = await roles[role].http("DELETE", f"/api/me/tables/{table}")
                assert got == status, (role, answer)
                if got == 404:
                    assert raw == (await roles[role].http("DELETE", f"/api/me/tables/{'0' * 20}"))[2]
            declared = {(one.method, one.path) for one in ROUTES if "{table}" in one.path}
            tried = {(method, "/api/tables/{table}" + path.split("?")[0].split(" ")[0]) for method, path in EXPECTED}
            tried |= {("DELETE", "/api/me/tables/{table}")}
            assert tried == declared  # a new route must be thought about here

    run(story())


def test_role_by_command_at_a_table(tmp_path: Path) -> None:
    """Only a seat's holder acts for it; those who look on may only talk; strangers reach nothing."""

    async def story() -> None:
        async with running(tmp_path) as server:
            roles, table, secret = await cast(server, listed=False)
            expected = {
                "act": {
                    "guest": "no-such-table",
                    "other": "not-your-turn",
                    "spectator": "not-seated",
                    "host": "not-seated",
                },
                "undo": {"guest": "no-such-table", "spectator": "not-seated", "host": "not-seated"},
                "abandon": {"guest": "no-such-table", "spectator": "not-seated", "host": "not-seated"},
                "take-back": {"guest": "no-such-table", "spectator": "not-seated", "player": "not-covered"},
                "start": {"guest": "no-such-table", "host": "already-started", "player": "already-started"},
                "leave": {"guest": "no-such-table", "spectator": "not-seated", "host": "not-seated"},
                "rematch": {"guest": "no-such-table", "spectator": "not-over", "player": "not-over"},
                "pledge": {"guest": "no-such-table", "spectator": "not-seated", "player": "already-started"},
                "show": {"guest": "no-such-table", "spectator": "not-seated", "player": "already-started"},
                "say": {"guest": "no-such-table"},
                "sit": {"guest": "no-such-table", "spectator": "table-full", "player": "already-seated"},
            }
            more = {"act": {"action": "arrange r b g y w"}, "say": {"text": "hello"}}
            more |= {"pledge": {"pledge": "0" * 64}, "show": {"value": "0" * 64}}
            for command, codes in expected.items():
                for role, code in codes.items():
                    id = roles[role].do(table, do=command, **more.get(command, {}))
                    answer = await roles[role].answer(id)
                    assert answer.get("code") == code, (role, command, answer)
            roles["guest"].send(type="watch", table=table)
            assert (await roles["guest"].until(lambda m: m["type"] == "error"))["code"] == "no-such-table"
            roles["guest"].send(type="watch", table=table, secret="0" * 24)
            assert (await roles["guest"].until(lambda m: m["type"] == "error"))["code"] == "no-such-table"
            seen = await roles["guest"].watch(table, secret=secret)
            assert seen["viewer"] == -1
            assert all(cards == [-1] * 5 for cards in seen["view"]["hand"])

    run(story())


def test_a_listed_table_is_open_to_lookers_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            roles, table, _ = await cast(server, listed=True)
            for role in ROLES:
                status, _, _ = await roles[role].http("GET", f"/api/tables/{table}/replay")
                assert status == 200
            told = await roles["guest"].get(f"/api/tables/{table}/replay")
            assert told["viewer"] == -1
            status, body, _ = await roles["guest"].http("GET", f"/api/tables/{table}/replay?seat=1")
            assert (status, body["code"]) == (409, "still-playing")

    run(story())


def test_why_answers_from_what_the_asker_sees(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            people, table = await started(server, 2)
            people[0].send(type="why", id="w1", table=table, action="play r")
            reason = await people[0].answer("w1")
            assert reason["type"] == "reason"
            assert reason["paragraph"] > 0
            assert reason["sentence"]
            people[0].send(type="why", id="w2", table=table, action="arrange r b g y w")
            assert "code" not in await people[0].answer("w2")
            people[0].send(type="why", id="w3", table=table, action="gallop")
            assert (await people[0].answer("w3"))["code"] == "unknown-action"
            people[0].send(type="find", id="f1", table=table, start="arrange r b")
            found = await people[0].answer("f1")
            assert len(found["legal"]) == 6
            people[0].send(type="find", id="f2", table=table, start="YELLOW line")  # by words, in any order
            found = await people[0].answer("f2")
            assert len(found["legal"]) == 120
            people[0].send(type="find", id="f3", table=table, start="yellow cushion")
            assert not (await people[0].answer("f3"))["legal"]

    run(story())


def test_the_table_is_described_as_the_asker_sees_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            people, table = await started(server, 2)
            people[0].do(table, do="act", action="arrange r b g y w")
            await people[0].until(lambda message: message.get("action") == "arrange r b g y w")
            told_of, hands = [], []
            for seat, person in enumerate(people):
                person.send(type="describe", id="d", table=table)
                told = await person.answer("d")
                person.send(type="watch", table=table)
                whole = await person.until(lambda message: message["type"] == "table")
                assert told["lines"] == whole["lines"]
                told_of.append(told["lines"])
                hands.append(whole["view"]["hand"][seat])
            # One deal in a hundred gives both the same cards, and then both are told the same.
            assert (told_of[0] != told_of[1]) == (hands[0] != hands[1])

    run(story())


def test_your_data_leaves_with_you(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            people, table = await seated(server, 2)
            await people[1].http("PATCH", "/api/me", {"name": "Berta"})
            export = await people[1].get("/api/me/export")
            assert "Berta" in json.dumps(export)
            assert table in json.dumps(export)
            await people[1].http("DELETE", "/api/me")
            assert await people[1].closed() in (1000, 1006)
            status, _, _ = await people[1].http("GET", "/api/me")
            assert status == 401
            seats = (await people[0].get(f"/api/tables/{table}"))["seats"]
            assert "Berta" not in json.dumps(seats)

    run(story())


def test_closing_in_good_order_keeps_everything_and_says_so(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            people, table = await started(server, 2)
            person = people[0]
            closing = asyncio.create_task(person.closed())
            server.registry.closing = True
            id = person.do(table, do="act", action="arrange r b g y w")
            assert (await person.answer(id))["code"] == "closing"
            server.registry.closing = False
            closing.cancel()

    run(story())


# Without asserts.

AUTHORISATION = (
    test_sockets_open_with_a_ticket_once_from_our_own_pages_only,
    test_http_is_bounded_typed_and_ours,
    test_a_route_for_guests_is_closed_without_a_session_whatever_is_sent,
    test_role_by_route_of_a_private_table,
    test_role_by_command_at_a_table,
    test_a_listed_table_is_open_to_lookers_on,
)
ASSERTED_SESSION = """
import importlib.util, sys

spec = importlib.util.find_spec("ludotheque.server.routes")
source = spec.loader.get_source(spec.name)
refused = 'if declared.who == "guest" and person is None:'
assert_ = 'try: assert declared.who != "guest" or person is not None\\n            except AssertionError:'
if source.count(refused) != 1:
    raise SystemExit("there is nothing to replace")
routes = importlib.util.module_from_spec(spec)
sys.modules[spec.name] = routes
exec(compile(source.replace(refused, assert_), spec.origin, "exec"), routes.__dict__)
"""
"""A build that refuses by an assert whoever has no session."""


def without_asserts(folder: Path, *more: str) -> subprocess.CompletedProcess[str]:
    """Run tests under `python -O`. Asserts of tests and their helpers stay, since pytest rewrites them."""
    outer = ("PYTEST_", "COV_")
    environment = {name: value for name, value in os.environ.items() if not name.startswith(outer)}
    command = [sys.executable, "-O", "-m", "pytest", "-n", "0", "-W", "ignore:assertions not in test modules"]
    command += ["-o", f"cache_dir={folder / 'cache'}", f"--basetemp={folder / 'inner'}"]
    command += [f"--times={folder / 'times.json'}", *more]
    return subprocess.run(
        command,
        cwd=ROOT,
        env=environment | {"PYTHONPATH": str(folder)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )


def address(test: Any) -> str:
    return f"{Path(__file__).relative_to(ROOT)}::{test.__name__}"


def test_who_may_do_what_is_decided_without_asserts(tmp_path: Path) -> None:
    ran = without_asserts(tmp_path, *map(address, AUTHORISATION))
    assert ran.returncode == 0, ran.stdout
    assert f"{len(AUTHORISATION)} passed" in ran.stdout


def test_a_build_that_refuses_by_an_assert_is_caught(tmp_path: Path) -> None:
    (tmp_path / "asserted_session.py").write_text(ASSERTED_SESSION, "utf-8")
    ran = without_asserts(tmp_path, "-p", "asserted_session", address(AUTHORISATION[2]))
    assert ran.returncode == 1, ran.stdout
    assert "(401, 'no-session')" in ran.stdout
