"""Tests with slow and hostile clients: readers who never read, floods, huge frames, strangers; and broken builds."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import statistics
import subprocess
import sys
from collections import OrderedDict
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from ludotheque.cli.serve import STOPPED_BY_FORCE
from ludotheque.server import app, routes
from ludotheque.server.http_protocol import BoundedHttp
from ludotheque.server.limits import MAX_LARGE_BODIES_EACH
from ludotheque.server.routes import openapi
from ludotheque.session.registry import Registry
from ludotheque.session.replays import MAX_CACHED_EVENTS, MAX_FILE_BYTES, cache
from ludotheque.session.table_session import FEW_SUBSCRIBERS
from ludotheque.tables import decide
from tests.limits import HANGS_AFTER_S, UNLIMITED
from tests.server import test_edge
from tests.server.client import Person, everybody_leaves
from tests.server.hung_disk import HANG
from tests.server.running import Running, running
from tests.server.served import Served
from tests.server.test_tables import run, started

BOUND = 30_000
"""Bytes that may wait for one reader; far less than usual, so that it is reached soon."""
LIMITS = replace(UNLIMITED, messages=300, burst=300)


async def never_reads(server: Running, table: str) -> Person:
    """Looks at a table and takes nothing of what it is sent."""
    lazy = await (await Person(server.port).enter()).connect()
    lazy.send(type="watch", table=table)
    await lazy.until(lambda message: message["type"] == "table")
    assert lazy._listening is not None
    assert lazy._writer is not None
    lazy._listening.cancel()
    lazy._writer.transport.pause_reading()  # type: ignore[attr-defined]
    lazy._writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    return lazy


def framed(data: bytes) -> bytes:
    """A text frame, masked with nothing: the flood must not cost the test more than the server."""
    length = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
    return b"\x81" + length + bytes(4) + data


FLOODS = [framed(b'{"type":"ping"}') * 50, framed(b"{nonsense") * 50, framed(b"x" * 5000)]


async def floods(server: Running, flood: bytes, over: asyncio.Event) -> None:
    """As much as possible of something, again and again. Ended by word, not by cancelling alone: up to Python 3.11
    `asyncio.wait_for` loses a cancellation that comes together with the answer."""
    while not over.is_set():
        with contextlib.suppress(OSError, asyncio.IncompleteReadError, TimeoutError):
            person = await (await Person(server.port).enter()).connect()
            while person.close_code is None and not over.is_set():
                person.bytes(flood)
                person.inbox.clear()
                await asyncio.sleep(0.005)
        await asyncio.sleep(0.05)


def outboxes(server: Running) -> list[int]:
    connections: Any = [one for group in server.registry.connections.values() for one in group]
    return [one._socket.transport.get_write_buffer_size() for one in connections]


async def siege(folder: Path, rounds: int, lazy: int) -> float:
    """People talk and play while others flood the server and do not read: every command is answered, no outbox grows
    beyond its bound, and who does not read is gone. The median of the seconds until an answer."""
    async with running(folder, limits=LIMITS) as server:
        people, table = await started(server, 2, listed=True, chat="free")
        lazies = [await never_reads(server, table) for _ in range(lazy)]
        for group in server.registry.connections.values():
            for one in group:
                small = one._socket.transport.get_extra_info("socket")  # type: ignore[attr-defined]
                small.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        over = asyncio.Event()
        flooding = [asyncio.create_task(floods(server, flood, over)) for flood in FLOODS]
        loop, waited, largest = asyncio.get_running_loop(), [], 0
        try:
            for round in range(4 * rounds):
                if round >= rounds and len(server.registry.sessions[table].subscribers) == 2:
                    break  # how much the system takes in for those who do not read is its own affair
                if round % 250 == 249:
                    await asyncio.sleep(1.0)  # more than this nobody may say in a second
                began = loop.time()
                people[round % 2].do(table, id=f"s{round}", do="say", text="x" * 480)
                await people[round % 2].answer(f"s{round}")
                waited.append(loop.time() - began)
                largest = max([largest, *outboxes(server)])
                if largest > BOUND:
                    break
            people[0].do(table, id="move", do="act", action="arrange r b g y w")
            assert (await people[0].answer("move"))["what"] == "acted"
        finally:
            over.set()
            for task in flooding:
                task.cancel()
            await asyncio.gather(*flooding, return_exceptions=True)
            watching = len(server.registry.sessions[table].subscribers)
            for person in lazies:
                person.drop()
        assert largest <= BOUND, f"{largest} bytes wait for one reader"
        assert watching == 2, "somebody who does not read is still there"
        return statistics.median(waited)


def test_who_never_reads_and_who_floods_harm_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludotheque.protocol.websocket.MAX_OUTBOX_BYTES", BOUND)
    run(siege(tmp_path, 70, lazy=3))


@pytest.mark.long
def test_a_long_siege(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludotheque.protocol.websocket.MAX_OUTBOX_BYTES", BOUND)
    assert asyncio.run(asyncio.wait_for(siege(tmp_path, 3000, lazy=100), HANGS_AFTER_S)) < 1.0


def test_a_build_without_a_bound_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludotheque.protocol.websocket.MAX_OUTBOX_BYTES", 1 << 40)
    with pytest.raises(AssertionError, match="bytes wait for one reader"):
        run(siege(tmp_path, 120, lazy=2))


def test_a_crowd_that_goes_at_once_is_not_told_one_by_one(tmp_path: Path) -> None:
    """Each message to everybody about everybody: a few hundred who are cut off together would fill all outboxes."""

    async def story() -> None:
        async with running(tmp_path) as server:
            people, table = await started(server, 2, listed=True)
            crowd = [await (await Person(server.port).enter()).connect() for _ in range(30)]
            for one in crowd:
                await one.watch(table)
            anna = people[0]
            anna.inbox.clear()
            live: Any = server.registry.sessions[table]
            for watcher in [one for one in live.subscribers if live.subscribers[one] < 0]:
                watcher._socket.transport.abort()
            while len(live.subscribers) > 2:
                await asyncio.sleep(0.01)
            await anna.until(lambda message: message["type"] == "seats" and not message.get("watching"))
            told = [message for message in anna.inbox if message["type"] == "seats"]
            assert len(told) < 5, f"{len(told)} messages for {len(crowd)} who went"

    run(story())


class Heard:
    """A log that remembers."""

    def __init__(self) -> None:
        self.lines: list[tuple[str, str]] = []

    def info(self, event: str, **more: Any) -> None:
        self.lines.append(("info", event))

    def exception(self, event: str, **more: Any) -> None:
        self.lines.append(("exception", event))


def test_regression_who_hangs_up_in_the_middle_of_a_body_left_a_traceback(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = Heard()
    monkeypatch.setattr(routes, "log", heard)

    async def story() -> None:
        async with running(tmp_path) as server:
            _, writer = await asyncio.open_connection("127.0.0.1", server.port)
            head = f"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nContent-Type: application/json\r\n"
            writer.write(f"{head}Content-Length: 100\r\n\r\n{{".encode())
            await writer.drain()
            await asyncio.sleep(0.1)  # the server has the head and waits for the rest
            writer.close()
            while not heard.lines:
                await asyncio.sleep(0.01)
            await Person(server.port).enter()

    run(story())
    assert heard.lines == [("info", "hung up")]


# Only a seat's holder acts for it, and private tables stay private: the matrices of test_edge go red on such builds.


def test_a_build_that_shows_private_tables_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def anyone(self: Registry, live: Any, person: str, secret: str | None) -> bool:
        return True

    monkeypatch.setattr(Registry, "may_see", anyone)
    with pytest.raises(AssertionError):
        test_edge.test_role_by_route_of_a_private_table(tmp_path)


def test_a_build_in_which_anyone_acts_for_anyone_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decide, "_own_seat", lambda table, person: table.to_act()[0] if table.to_act() else 0)
    with pytest.raises(AssertionError):
        test_edge.test_role_by_command_at_a_table(tmp_path)


# Every byte that waits for anybody is inside a bound, and so is every second.


def test_pings_count_as_messages(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, limits=replace(UNLIMITED, messages=5, burst=20)) as server:
            people, table = await started(server, 2)
            for _ in range(400):
                people[1].frame(9, b"there?")
            assert await people[1].closed() == 1008
            people[0].do(table, do="act", action="arrange r b g y w")
            await people[0].until(lambda message: message.get("what") == "acted")

    run(story())


def test_pongs_that_nobody_reads_wait_inside_the_bound(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludotheque.protocol.websocket.MAX_OUTBOX_BYTES", 50_000)

    async def story() -> None:
        async with running(tmp_path) as server:
            lazy = await (await Person(server.port).enter()).connect()
            [[connection]] = server.registry.connections.values()
            outbox = connection._socket.transport  # type: ignore[attr-defined]
            outbox.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
            lazy._listening.cancel()  # type: ignore[union-attr]
            lazy._writer.transport.pause_reading()  # type: ignore[union-attr]
            largest = 0
            while server.registry.connections:
                for _ in range(100):
                    lazy.frame(9, b"x" * 125)
                await asyncio.sleep(0)
                largest = max(largest, outbox.get_write_buffer_size())
            assert largest <= 50_000

    run(story())


def test_a_message_comes_in_not_too_many_pieces(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            person = await (await Person(server.port).enter()).connect()
            person.frame(1, b"", final=False)
            for _ in range(200):
                person.frame(0, b"", final=False)
            assert await person.closed() == 1009

    run(story())


def test_a_head_without_end_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(b"GET /healthz HTTP/1.1\r\nHost: x\r\n" + b"X: aaaaaaaaaaaa\r\n" * 2000)
            assert (await reader.read()).startswith(b"HTTP/1.1 431 ")
            writer.close()

    run(story())


def test_who_says_nothing_or_too_little_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    timers: list[asyncio.TimerHandle] = []
    wait = BoundedHttp._wait_for_request

    def remembered(self: BoundedHttp) -> asyncio.TimerHandle:
        timers.append(wait(self))
        return timers[-1]

    monkeypatch.setattr(BoundedHttp, "_wait_for_request", remembered)

    async def story() -> None:
        async with running(tmp_path, limits=replace(UNLIMITED, request_seconds=0.2)) as server:
            for beginning in (b"", b"GET / HT", b"POST /api/me HTTP/1.1\r\nContent-Length: 9\r\n\r\n{"):
                reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
                writer.write(beginning)
                with contextlib.suppress(ConnectionResetError):
                    while await reader.read(1000):
                        pass
                writer.close()
        assert len(timers) >= 3
        timers.clear()
        async with running(tmp_path) as server:
            await started(server, 2)
            assert len(timers) > 2
            assert all(timer.cancelled() for timer in timers)  # who has asked, and sockets, may be silent

    run(story())


def test_connections_of_one_address_are_counted_before_they_are_sockets(tmp_path: Path) -> None:
    async def connected(port: int) -> asyncio.StreamWriter | None:
        """A connection that is answered, if it is."""
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        try:
            writer.write(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
            await reader.readuntil(b"alive")
        except (ConnectionError, asyncio.IncompleteReadError):
            writer.close()
            return None
        return writer

    async def story() -> None:
        async with running(tmp_path, limits=replace(UNLIMITED, sockets=5)) as server:
            held = [await connected(server.port) for _ in range(5)]
            assert None not in held
            assert await connected(server.port) is None
            held.pop().close()  # type: ignore[union-attr]
            while (again := await connected(server.port)) is None:
                await asyncio.sleep(0.01)
            for writer in (again, *held):
                writer.close()  # type: ignore[union-attr]

    run(story())


def test_requests_in_advance_are_bounded(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n" * 1000)
            answers = b""
            with contextlib.suppress(ConnectionResetError):
                while some := await reader.read(10_000):
                    answers += some
            writer.close()
            assert answers.count(b"alive") < 100

    run(story())


def test_the_description_of_the_api_is_made_once_and_counted_like_any_request(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = []

    def counted(declared: Any) -> dict[str, Any]:
        made.append(1)
        return openapi(declared)

    monkeypatch.setattr(app, "openapi", counted)
    app.description.cache_clear()

    async def story() -> None:
        async with running(tmp_path, limits=replace(UNLIMITED, requests=0.01, request_burst=5)) as server:
            someone = Person(server.port)
            answers = [await someone.http("GET", "/api/openapi.json") for _ in range(7)]
            assert [status for status, _, _ in answers] == [200] * 5 + [429] * 2
            assert "/api/me" in answers[0][1]["paths"]
            assert answers[6][1]["code"] == "slow-down"

    run(story())
    assert len(made) == 1


def test_who_calls_the_server_by_a_foreign_name_is_refused(tmp_path: Path) -> None:
    """DNS rebinding: the name of a foreign page leads to this machine."""

    async def story() -> None:
        async with running(tmp_path, address="https://games.example", hosts=("club.lan",)) as server:
            person = await Person(server.port).enter()
            ours = ["localhost", "127.0.0.1:80", "192.168.1.20:8471", "[::1]:8471", "games.example", "CLUB.lan:8471"]
            for host in ours:
                assert (await person.http("GET", "/api/me", Host=host))[0] == 200, host
            for host in ("evil.example", "evil.example:8471", "127.0.0.1.evil.example", "games.example.evil", ""):
                for path in ("/", "/api/me", "/api/openapi.json", "/metrics"):
                    status, body, raw = await person.http("GET", path, Host=host)
                    assert (status, body["code"]) == (421, "unknown-host"), (host, path)
                    assert b"club.lan" not in raw
                status, _, _ = await person.http("POST", "/api/ticket", Host=host, Origin=f"http://{host}")
                assert status == 421
                ticket = (await person.post("/api/ticket"))["ticket"]
                with pytest.raises(ConnectionError, match="421"):
                    await person.upgrade(f"/ws?ticket={ticket}", Host=host, Origin=f"http://{host}")
            assert (await person.http("GET", "/healthz", Host="balancer.internal"))[0] == 200

    run(story())


def test_figures_are_not_for_those_who_come_through_a_proxy_nobody_told_us_of(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, address="https://games.example", token="s3cret") as server:
            someone = Person(server.port)
            assert (await someone.http("GET", "/metrics"))[0] == 200
            passed_on: list[dict[str, str]] = [{"Host": "games.example"}, {"X_Forwarded_For": "192.0.2.7"}]
            for headers in passed_on:
                assert (await someone.http("GET", "/metrics", **headers))[0] == 404
                for token, status in (("Bearer s3cret", 200), ("Bearer s3cre", 404), ("Bearer é", 404)):
                    assert (await someone.http("GET", "/metrics", Authorization=token, **headers))[0] == status

    run(story())


def test_large_bodies_of_one_address_are_read_a_few_at_a_time(tmp_path: Path) -> None:
    size = 2 * MAX_FILE_BYTES

    async def story() -> None:
        async with running(tmp_path) as server:
            person = await Person(server.port).enter()
            head = (
                f"POST /api/files HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: {person.cookie}\r\n"
                f"Content-Type: application/json\r\nContent-Length: {size}\r\n\r\n"
            ).encode()
            bodies: Any = server.app.state.large_bodies
            held = []
            for number in range(MAX_LARGE_BODIES_EACH):
                held.append(await asyncio.open_connection("127.0.0.1", server.port))
                held[-1][1].write(head + b"x" * 1000)
                while bodies._of.total() <= number:
                    await asyncio.sleep(0.01)
            status, answer, _ = await person.http("POST", "/api/files", {"log": "no log"})
            assert (status, answer["code"]) == (503, "busy")
            for _, writer in held:
                writer.close()
            while bodies._of:
                await asyncio.sleep(0.01)
            status, answer, _ = await person.http("POST", "/api/files", {"log": "no log"})
            assert answer["code"] != "busy"

    run(story())


def test_who_asks_too_often_waits_for_the_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(routes, "SLOW_DOWN_S", 0.2)

    async def story() -> None:
        async with running(tmp_path, limits=replace(UNLIMITED, requests=0.001, request_burst=1)) as server:
            someone = Person(server.port)
            assert (await someone.http("GET", "/api/games"))[0] == 200
            began = asyncio.get_running_loop().time()
            assert (await someone.http("GET", "/api/games"))[0] == 429
            assert asyncio.get_running_loop().time() - began >= 0.2

    run(story())


def test_replays_in_memory_are_bounded_by_what_they_hold() -> None:
    replays: Any = OrderedDict()
    for number in range(9):
        cache(replays, f"file-{number}", SimpleNamespace(applied=range(MAX_CACHED_EVENTS // 4)))  # type: ignore[arg-type]
    assert [*replays] == [f"file-{number}" for number in (5, 6, 7, 8)]
    cache(replays, "huge", SimpleNamespace(applied=range(2 * MAX_CACHED_EVENTS)))  # type: ignore[arg-type]
    assert [*replays] == ["huge"]


def test_watching_again_and_again_is_not_told_to_everybody_each_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludotheque.session.table_session.SEATS_MESSAGES_PER_S", 0.1)

    async def story() -> None:
        async with running(tmp_path) as server:
            people, table = await started(server, 2, listed=True)
            crowd = [await (await Person(server.port).enter()).connect() for _ in range(FEW_SUBSCRIBERS)]
            for one in crowd:
                await one.watch(table)
            anna = people[0]
            seats = await anna.until(lambda message: message.get("watching", 0) > FEW_SUBSCRIBERS - 2)
            anna.inbox.clear()
            for _ in range(20):
                for one in crowd:
                    await one.watch(table)
            anna.do(table, id="last", do="say", phrase="hello")
            await anna.answer("last")
            assert len([message for message in anna.inbox if message["type"] == "seats"]) <= 2
            told = await crowd[0].until(lambda message: message.get("watching") == seats["watching"])
            assert (seats["host"], seats["seats"][0]["you"]) == (True, True)
            assert "host" not in told
            assert not any(seat.get("you") for seat in told["seats"])

    run(story())


# A server that is told to stop stops, and nothing acknowledged is lost.


def test_a_closed_socket_that_nobody_reads_is_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludotheque.protocol.websocket.CLOSE_TIMEOUT_S", 0.05)

    async def story() -> None:
        async with running(tmp_path) as server:
            lazy = await (await Person(server.port).enter()).connect()
            [[connection]] = server.registry.connections.values()
            outbox = connection._socket.transport  # type: ignore[attr-defined]
            outbox.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
            lazy._listening.cancel()  # type: ignore[union-attr]
            lazy._writer.transport.pause_reading()  # type: ignore[union-attr]
            while outbox.get_write_buffer_size() < 100_000:
                connection.send_raw(b"x" * 50_000)
                await asyncio.sleep(0)
            connection.close(1000, "")
            while server.registry.connections:
                await asyncio.sleep(0.01)

    run(story())


def test_a_bot_that_takes_for_ever_keeps_no_server_open(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludotheque.server.services.DRAIN_TIMEOUT_S", 0.05)

    async def story() -> None:
        async with running(tmp_path, bot_delay=(1e6, 1e6)) as server:
            anna = await (await Person(server.port).enter()).connect()
            made = await anna.post("/api/tables", {"game": "galopp", "players": 2, "bots": [None, "simple"]})
            await anna.watch(made["table"])
            event = await anna.answer(anna.do(made["table"], do="start"))
            acted = 0
            while not server.registry.sessions[made["table"]].thinking:
                action = event["turn"]["legal"][0]
                event = await anna.answer(anna.do(made["table"], do="act", action=action))
                acted += 1
        async with running(tmp_path, bot_delay=(1e6, 1e6)) as server:
            events = await server.registry.store.events(made["table"])
            assert sum(b'"acted"' in event.body for event in events) == acted

    run(story())


def test_a_replay_that_takes_for_ever_keeps_no_process_open() -> None:
    script = (
        "import asyncio, threading\n"
        "from ludotheque.session.work_pool import WorkPool\n"
        "async def story():\n"
        "    task = asyncio.create_task(WorkPool('test').run('me', threading.Event().wait))\n"
        "    await asyncio.sleep(0)\n"
        "    task.cancel()\n"
        "asyncio.run(story())\n"
    )
    assert subprocess.run([sys.executable, "-c", script], timeout=HANGS_AFTER_S).returncode == 0


class HungDisk(Served):
    module = "tests.server.hung_disk"


def test_a_disk_that_hangs_keeps_no_process_open_and_loses_nothing_acknowledged(tmp_path: Path) -> None:
    served = HungDisk(tmp_path / "house").start()
    tables: list[str] = []

    async def story() -> None:
        server: Any = served
        people, table = await started(server, 2)
        people[0].do(table, id="move", do="act", action="arrange r b g y w")
        assert (await people[0].answer("move"))["what"] == "acted"
        people[0].do(table, id="last", do="say", text=HANG)
        people[1].send(type="ping")
        await people[1].until(lambda message: message["type"] == "pong")
        tables.append(table)
        assert await asyncio.to_thread(served.stop) == STOPPED_BY_FORCE
        await everybody_leaves()

    async def afterwards() -> None:
        async with running(tmp_path / "house") as server:
            events = await server.registry.store.events(tables[0])
            assert sum(b'"acted"' in event.body for event in events) == 1
            assert not any(b'"said"' in event.body for event in events)

    try:
        run(story())
    finally:
        served.kill()
    run(afterwards())
