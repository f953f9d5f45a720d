"""Tests of several nodes: each table is the same everywhere, written in one place, and never lost with a node."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from ludotheque.cli import main
from ludotheque.cli.connection import LATER
from ludotheque.cli.ws_client import WsClient
from ludotheque.cluster import nodes
from ludotheque.protocol import messages as m
from ludotheque.tables import commands as c
from tests.limits import HANGS_AFTER_S
from tests.server.client import Person, everybody_leaves
from tests.server.process import ServerProcess
from tests.server.running import Running, running
from tests.server.test_crashes import Load, log_of, lost_or_doubled
from tests.server.test_tables import run
from tests.servers import Postgres

FAILOVER = 5.0
"""Seconds in which a table of a dead node goes on, where a machine has time for it."""
SELDOM_S = 20.0
"""For a poll, so that a move takes that long where only the poll brings it, and never without."""


@contextlib.asynccontextmanager
async def two(postgres: Postgres, folder: Path, **settings: Any) -> AsyncIterator[tuple[Running, Running]]:
    """Two nodes in this process."""
    store = postgres.server()
    async with (
        running(folder, store=store, **settings) as a,
        running(folder, store=store, **settings) as b,
    ):
        yield a, b


async def seated(
    a: Running | ServerProcess, b: Running | ServerProcess, game: str = "galopp"
) -> tuple[Person, Person, str]:
    """Two people, one at each node, and a bot; the table was laid at the first."""
    anna = await (await Person(a.port).enter()).connect()
    bo = await (await Person(b.port).enter()).connect()
    made = await anna.post("/api/tables", {"game": game, "players": 3, "bots": [None, None, "easy"]})
    table, secret = made["table"], made["link"].split("#k=")[1]
    await anna.watch(table)
    await bo.post(f"/api/tables/{table}/join", {"secret": secret})
    await bo.watch(table)
    await anna.answer(anna.do(table, do="start"))
    await bo.until(lambda message: message.get("what") == "started")
    return anna, bo, table


async def moves(people: list[Person], table: str, count: int) -> list[float]:
    """All play, whoever can. How many seconds each move took until everybody had heard of it."""
    took: list[float] = []
    turns: dict[Person, tuple[int, list[str]]] = {}
    for person in people:
        person.inbox.clear()
        person.send(type="watch", table=table)
        turns[person] = turn(await person.until(lambda message: message["type"] == "table"))
    while len(took) < count:
        last = max(n for n, _ in turns.values())
        for person in people:
            while turns[person][0] < last:
                turns[person] = await heard(person, turns[person][0] + 1)
        actor = next((person for person in people if turns[person][1]), people[0])
        began = time.monotonic()
        if turns[actor][1]:
            actor.do(table, do="act", action=turns[actor][1][0])
        for person in people:  # a move of ours, or of the bot
            turns[person] = await heard(person, last + 1)
        took.append(time.monotonic() - began)
    return took


async def heard(person: Person, n: int) -> tuple[int, list[str]]:
    return turn(await person.until(lambda message: message["type"] == "error" or message.get("n") == n))


def turn(message: dict[str, Any]) -> tuple[int, list[str]]:
    """Where a table stands, and what one may do there."""
    assert message["type"] in ("table", "event"), message
    return message["n"], message.get("turn", {}).get("legal", [])


def test_any_node_serves_any_table(postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nodes, "POLL_EVERY_S", SELDOM_S)

    async def story() -> None:
        async with two(postgres, tmp_path) as (a, b):
            anna, bo, table = await seated(a, b)
            assert a.services.cluster is not None
            assert b.services.cluster is not None
            assert (table in a.services.cluster.mine, table in b.services.cluster.mine) == (True, False)
            took = await moves([anna, bo], table, 30)
            assert sorted(took)[15] < SELDOM_S / 4  # hints, not the poll
            # What is refused is refused in the language of whoever asked, wherever it was decided.
            await bo.http("PATCH", "/api/me", {"name": "Bø", "language": "de"})
            refused = await bo.answer(bo.do(table, do="act", action="fly"))
            assert refused["type"] == "error"
            said = await bo.answer(bo.do(table, do="say", text="Grüezi"))
            heard = await anna.until(lambda message: message.get("what") == "said")
            assert heard["more"]["text"] == said["more"]["text"] == "Grüezi"
            # Names change everywhere; who is here is known everywhere.
            for person in (anna, bo):
                seats = await person.until(
                    lambda message: (
                        message["type"] == "seats"
                        and message["seats"][1].get("name") == "Bø"
                        and all(seat.get("here") for seat in message["seats"][:2])
                    )
                )
                assert seats["table"] == table
            # A command sent again through the other node is known again.
            anna_there = Person(b.port)
            anna_there.cookie = anna.cookie
            await anna_there.connect()
            await anna_there.watch(table)
            id = anna.do(table, do="say", phrase="hello")
            first = await anna.answer(id)
            again = await anna_there.answer(anna_there.do(table, id=id, do="say", phrase="hello"))
            assert again["n"] == first["n"]
            assert (await a.registry.store.check()).faults == ()
            # Who is deleted at one node is gone from the others, with his last ticket.
            ticket = (await anna_there.post("/api/ticket"))["ticket"]
            assert (await anna.http("DELETE", "/api/me"))[0] == 200
            assert await anna_there.closed() == 1000
            for node in (a, b):
                with pytest.raises(ConnectionError, match="401"):
                    await Person(node.port).upgrade(f"/ws?ticket={ticket}")

    run(story())


def test_the_seats_turn_alike_at_every_node(postgres: Postgres, tmp_path: Path) -> None:
    async def story() -> None:
        async with two(postgres, tmp_path) as (a, b):
            anna = await (await Person(a.port).enter()).connect()
            bo = await (await Person(b.port).enter()).connect()
            made = await anna.post("/api/tables", {"game": "tausch", "players": 2, "bots": [None, None]})
            table, secret = made["table"], made["link"].split("#k=")[1]
            await anna.watch(table)
            await bo.post(f"/api/tables/{table}/join", {"secret": secret})
            await bo.watch(table)
            await anna.answer(anna.do(table, do="choose-first", by="named", seats=[1]))
            anna.do(table, do="start")
            for person, begins in ((anna, False), (bo, True)):
                begun = await person.until(lambda message: message.get("what") == "started")
                assert begun["more"]["first"]["order"] == [1, 0]
                assert bool(begun["turn"].get("legal")) == begins
            action = begun["turn"]["legal"][0]
            assert (await bo.answer(bo.do(table, do="act", action=action)))["seat"] == 0
            assert (await anna.until(lambda message: message.get("what") == "acted"))["seat"] == 0

    run(story())


def test_a_rematch_asked_for_at_both_nodes_is_one_table(postgres: Postgres, tmp_path: Path) -> None:
    async def story() -> None:
        async with two(postgres, tmp_path) as (a, b):
            anna, bo, table = await seated(a, b)
            for person, how in ((anna, {"do": "abandon"}), (bo, {"do": "answer", "agree": True})):
                assert (await person.answer(person.do(table, **how)))["type"] == "event"
            await anna.until(lambda message: message.get("status") == "abandoned" and message["type"] == "event")
            answers = [await person.answer(person.do(table, do="rematch")) for person in (bo, anna)]
            made = {one.get("table_made") or one.get("more", {}).get("table") for one in answers}
            assert len(made) == 1
            assert None not in made

    run(story())


def test_a_lost_bus_loses_nothing(postgres: Postgres, tmp_path: Path, valkey: Any) -> None:
    async def story() -> None:
        address = f"valkey://127.0.0.1:{valkey.port}"
        async with two(postgres, tmp_path, bus=address) as (a, b):
            anna, bo, table = await seated(a, b)
            quick = await moves([anna, bo], table, 10)
            assert sorted(quick)[5] < 0.3
            assert b"ludotheque_bus 1.0" in (await anna.http("GET", "/metrics"))[2]
            valkey.stop()
            slow = await moves([anna, bo], table, 3)
            assert max(slow) < 3.0  # found by looking
            assert b"ludotheque_bus 0.0" in (await anna.http("GET", "/metrics"))[2]

    run(story())


def test_a_bus_that_cannot_be_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--store", "postgresql:///nowhere", "--bus", "pigeon", "--port", "0", "--lang", "en"]) == 2
    said = capsys.readouterr().err
    assert "pigeon" in said
    assert "redis://" in said


def test_a_node_that_stops_in_good_order_hands_its_tables_over(postgres: Postgres, tmp_path: Path) -> None:
    async def story() -> None:
        store = postgres.server()
        async with running(tmp_path, store=store) as b:
            async with running(tmp_path, store=store) as a:
                anna, bo, table = await seated(a, b)
                await moves([anna, bo], table, 3)
                await anna.leave()
                await bo.leave()
            anna.port = b.port
            await anna.connect()
            await bo.connect()
            await moves([anna, bo], table, 5)
            assert b.services.cluster is not None
            assert table in b.services.cluster.mine

    run(story())


def test_a_node_whose_clock_goes_wrong_takes_no_more_guests(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with running(tmp_path, store=postgres.server()) as node:
            person = Person(node.port)
            assert (await person.http("GET", "/readyz"))[0] == 200
            clock = time.time
            monkeypatch.setattr("ludotheque.store.postgres.time.time", lambda: clock() + 60)
            await until(lambda: not node.services.cluster.ready)  # type: ignore[union-attr]
            assert (await person.http("GET", "/readyz"))[0] == 503
            monkeypatch.undo()
            await until(lambda: node.services.cluster.ready)  # type: ignore[union-attr]
            assert (await person.http("GET", "/readyz"))[0] == 200

    run(story())


async def until(fits: Any, seconds: float = HANGS_AFTER_S) -> None:
    end = time.monotonic() + seconds
    while not fits():
        assert time.monotonic() < end
        await asyncio.sleep(0.05)


def test_nobody_but_a_node_comes_in_by_their_door(postgres: Postgres, tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, store=postgres.server()) as node:
            for path in ("/node", "/node?token=", "/node?token=%C3%A4"):
                with pytest.raises(ConnectionError, match="401"):
                    await Person(node.port).upgrade(path)
        async with running(tmp_path / "alone") as alone:
            with pytest.raises(ConnectionError, match="404"):
                await Person(alone.port).upgrade("/node?token=")

    run(story())


# Nodes that die


@pytest.fixture(scope="module")
def parent(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """Loads the program once; never started itself."""
    server = ServerProcess(tmp_path_factory.mktemp("never"))
    yield server
    server.close()


class Balancer:
    """One address for several nodes: each connection goes to the next one that takes it."""

    def __init__(self, *nodes: ServerProcess) -> None:
        self.nodes = list(nodes)
        self.port = 0
        self._turn = 0
        self._tasks: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Balancer:
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for _ in self.nodes:
            self._turn += 1
            node = self.nodes[self._turn % len(self.nodes)]
            with contextlib.suppress(OSError):
                there = await asyncio.open_connection("127.0.0.1", node.port)
                for source, target in ((reader, there[1]), (there[0], writer)):
                    task = asyncio.create_task(pipe(source, target))
                    self._tasks.add(task)
                    task.add_done_callback(self._tasks.discard)
                return
        writer.close()


async def pipe(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
    try:
        while data := await source.read(1 << 16):
            target.write(data)
            await target.drain()
    except (OSError, asyncio.IncompleteReadError):
        pass
    finally:
        target.close()


async def disturbed(parent: ServerProcess, store: str, kills: int) -> tuple[Load, list[float], list[str]]:
    """Nodes of a server are killed in turn under load: the load, how long tables stood still, and what is wrong."""
    nodes = [ServerProcess(store, beside=parent), ServerProcess(store, beside=parent)]
    for node in nodes:
        await asyncio.to_thread(node.start)
    gaps: list[float] = []
    try:
        async with Balancer(*nodes) as balancer:
            load = Load(balancer.port, kills)

            async def disturb() -> None:
                for number in range(kills):
                    seen = len(load.acknowledged)
                    await until(lambda seen=seen: len(load.acknowledged) > seen + 20)
                    node = nodes[number % 2]
                    node.kill()
                    try:
                        gaps.append(await all_go_on(load))
                    finally:
                        await asyncio.to_thread(node.start)

            await load.run(disturb)
    finally:
        for node in nodes:
            node.kill()
    return load, gaps, lost_or_doubled(await log_of(store, load), load.acknowledged)


async def all_go_on(load: Load) -> float:
    """Wait until a move sent from now on was acknowledged at every table; how long that took."""
    began, seen = time.monotonic(), len(load.acknowledged)
    while {table for table, _, _ in load.acknowledged[seen:]} < {player.table for player in load.players}:
        assert time.monotonic() - began < HANGS_AFTER_S, "a table does not go on"
        await asyncio.sleep(0.02)
    return time.monotonic() - began


def test_a_killed_node_loses_nothing_and_its_tables_go_on_elsewhere(postgres: Postgres, parent: ServerProcess) -> None:
    async def story() -> None:
        load, _, faults = await disturbed(parent, postgres.server(), 1)
        assert len(load.acknowledged) > 20
        assert faults == []

    run(story())


@pytest.mark.long
def test_many_killed_nodes_lose_nothing(postgres: Postgres, parent: ServerProcess) -> None:
    async def story() -> None:
        _, gaps, faults = await disturbed(parent, postgres.server(), 12)
        assert faults == []
        print("seconds until all tables went on:", [round(gap, 1) for gap in gaps])
        assert sorted(gaps)[len(gaps) // 2] < FAILOVER, gaps

    asyncio.run(asyncio.wait_for(story(), HANGS_AFTER_S))


def test_a_node_paused_past_its_lease_changes_nothing_when_it_wakes(postgres: Postgres, parent: ServerProcess) -> None:
    """What was sent to it meanwhile waits in its sockets; it reads that first, and believes the table to be its own."""

    async def story() -> None:
        store = postgres.server()
        a, b = ServerProcess(store, beside=parent), ServerProcess(store, beside=parent)
        for node in (a, b):
            await asyncio.to_thread(node.start)
        try:
            anna, bo, table = await seated(a, b)
            await moves([anna, bo], table, 4)
            a.pause()
            stale = anna.do(table, id="stale", do="say", phrase="hello")
            fresh = await bo.answer(bo.do(table, id="fresh", do="say", phrase="thanks"))
            assert fresh["type"] == "event"
            a.wake()
            answer = await anna.answer(stale)
            # Refused by the store and done anew by the new writer, after what had happened meanwhile.
            assert answer["type"] == "event"
            assert answer["n"] > fresh["n"]
            await bo.until(lambda message: message.get("n") == answer["n"])
            await moves([anna, bo], table, 4)
            load = Load(0, 0)
            load.players = [type("Any", (), {"table": table})()]
            log = await log_of(store, load)
            assert lost_or_doubled(log, [(table, "stale", answer["n"]), (table, "fresh", fresh["n"])]) == []
        finally:
            a.wake()
            await everybody_leaves()
            for node in (a, b):
                await asyncio.to_thread(node.stop)

    run(story())


def test_a_terminal_asks_again_while_a_table_goes_over_to_another_node() -> None:
    """The command stays asked until a node has taken it."""

    class Line:
        def __init__(self, *said: m.Problem | m.Done) -> None:
            self.said, self.sent = list(said), list[str]()

        async def send(self, text: str) -> None:
            self.sent.append(text)

        async def __aiter__(self) -> AsyncIterator[bytes]:
            for one in self.said:
                yield m.encode(one)

    async def story() -> None:
        heard: list[Any] = []
        wire = WsClient(None, heard.append, lambda: m.Watch("t"))  # type: ignore[arg-type]
        asked = m.Do("a", "t", c.Start())
        await wire.ask(asked)
        await wire._listen(Line(m.Problem("moving", "…", "a")))  # type: ignore[arg-type]
        assert heard[0].code in LATER
        wire.answered(heard[0])
        assert wire.waiting == {"a": asked}
        await wire.settled()
        line = wire._socket
        assert '"do"' in line.sent[-1]  # type: ignore[union-attr]
        await wire._listen(Line(m.Done("a", "t", 1)))  # type: ignore[arg-type]
        assert wire.waiting, "a line typed meanwhile would be taken before the answer had its effect"
        wire.answered(heard[-1])
        assert not wire.waiting

    run(story())


def test_a_ticket_opens_one_socket_once_among_all_nodes(postgres: Postgres, tmp_path: Path) -> None:
    async def opens(node: Running, ticket: str) -> bool:
        with contextlib.suppress(ConnectionError):
            await Person(node.port).upgrade(f"/ws?ticket={ticket}")
            return True
        return False

    async def story() -> None:
        async with two(postgres, tmp_path) as (a, b):
            anna = await Person(a.port).enter()
            ticket = (await anna.post("/api/ticket"))["ticket"]
            assert [await opens(node, ticket) for node in (a, b, a)] == [True, False, False]
            for _ in range(5):
                ticket = (await anna.post("/api/ticket"))["ticket"]
                assert sum(await asyncio.gather(*(opens(node, ticket) for node in (a, b, a, b)))) == 1

    run(story())


def test_a_link_that_is_revoked_at_one_node_ends_what_it_opened_at_the_others(
    postgres: Postgres, tmp_path: Path
) -> None:
    async def story() -> None:
        async with two(postgres, tmp_path) as (a, b):
            anna = await (await Person(a.port).enter()).connect()
            looker = await (await Person(b.port).enter()).connect()
            made = await anna.post("/api/tables", {"game": "galopp", "players": 2, "bots": [None, None]})
            await looker.watch(made["table"], secret=made["link"].split("#k=")[1])
            await anna.post(f"/api/tables/{made['table']}/links", {})
            error = await looker.until(lambda message: message["type"] == "error")
            assert (error["code"], error["table"]) == ("link-revoked", made["table"])

    run(story())
