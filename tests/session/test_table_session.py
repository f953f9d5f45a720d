"""The path of a command through a session, with a log, a clock and subscribers of the test's own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludotheque.kernel.errors import LudothequeError
from ludotheque.kernel.record import SPECTATOR
from ludotheque.protocol import messages as m
from ludotheque.session.config import Config
from ludotheque.session.errors import RequestError
from ludotheque.session.identity import Identities
from ludotheque.session.metrics import Metrics
from ludotheque.session.ports import Clock, Entropy
from ludotheque.session.registry import Registry
from ludotheque.session.table_session import TableSession
from ludotheque.store import Append, Appended, Conflict, Deliver, StoreError
from ludotheque.tables import commands as c
from ludotheque.tables.table import AppliedEvent
from tests.tables.sample import Sample

NO_STORE: Any = None


class Steps:
    """A log that commits when the test says so."""

    def __init__(self) -> None:
        self.waiting: list[tuple[Append, Deliver]] = []
        self.appended: list[Append] = []
        self.long_ago: dict[str, int] = {}

    def submit(self, append: Append, deliver: Deliver) -> None:
        self.waiting.append((append, deliver))

    async def seq_of(self, table: str, command: str) -> int | None:
        return self.long_ago.get(command)

    def commit(self, answer: BaseException | None = None) -> None:
        """Answer the first append that waits."""
        append, deliver = self.waiting.pop(0)
        if answer is None:
            self.appended.append(append)
        deliver(Appended(append.seq, b"", repeated=False) if answer is None else answer)


class Shared:
    """What the sessions of a server share."""

    def __init__(self, applied: Callable[[TableSession, AppliedEvent], None] | None = None) -> None:
        self.log = Steps()
        self._applied = applied
        self.clock, self.metrics = Clock(), Metrics()
        self.identities = Identities(NO_STORE, Entropy())
        self.closing = False
        self.events: list[AppliedEvent] = []
        self.discarded: list[Exception] = []

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        return asyncio.get_running_loop().create_task(work)

    def applied(self, session: TableSession, event: AppliedEvent) -> None:
        self.events.append(event)
        if self._applied is not None:
            self._applied(session, event)

    def present_elsewhere(self, table: str) -> set[str]:
        return set()

    def lacks_search(self, table: Any) -> bool:
        return False

    def discard(self, session: TableSession, error: Exception) -> None:
        self.discarded.append(error)


class Screen:
    """A subscriber that keeps what it is sent."""

    language, lobby = "en", False

    def __init__(self, person: str) -> None:
        self.person = person
        self.messages: list[dict[str, Any]] = []

    def send(self, message: Any) -> None:
        self.send_raw(m.encode(message))

    def send_raw(self, data: bytes) -> None:
        self.messages.append(msgspec.json.decode(data))

    def close(self, code: int, reason: str) -> None: ...

    def ask_whether_there(self, patient: bool = False) -> None: ...

    def shut_out(self, table: str, reason: LudothequeError) -> None: ...


class Table:
    """A session of a match that has begun, and the replies to its commands."""

    def __init__(self, applied: Callable[[TableSession, AppliedEvent], None] | None = None) -> None:
        sample = Sample("galopp", 2, id="t")
        sample.start()
        self.shared = Shared(applied)
        self.session = TableSession(sample.table, self.shared)
        self.replies: dict[str, m.Done | Exception] = {}

    @property
    def log(self) -> Steps:
        return self.shared.log

    def legal(self, choice: int = 0) -> c.Act:
        table = self.session.table
        assert table.state is not None
        view = table.state.view(0)
        return c.Act(table.game.notation.write(view, table.game.engine.legal(view, 0)[choice]))

    def submit(self, command: c.Command, id: str, person: str = "p0") -> None:
        self.session.submit(command, person, id, lambda reply: self.replies.update({id: reply}))


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(story, 60))


async def settled() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def test_nothing_is_told_before_the_commit() -> None:
    async def story() -> None:
        table, screens = Table(), [Screen("p0"), Screen("p1")]
        for screen in screens:
            table.session.subscribe(screen, m.Watch("t"))
        await settled()
        before, seq = [len(screen.messages) for screen in screens], table.session.table.seq
        table.submit(table.legal(), "a")
        await settled()
        assert [len(screen.messages) for screen in screens] == before
        assert not table.replies
        assert table.session.table.seq == seq
        table.log.commit()
        assert table.replies == {"a": m.Done("a", "t", seq + 1)}
        assert [screen.messages[-1]["what"] for screen in screens] == ["acted", "acted"]
        assert [screen.messages[-1].get("id") for screen in screens] == ["a", None]
        assert [event.seq for event in table.shared.events] == [seq + 1]

    run(story())


def test_commands_of_a_table_wait_for_each_other_and_a_repeated_one_is_answered_alike() -> None:
    async def story() -> None:
        table, seq = Table(), 0
        seq = table.session.table.seq
        table.submit(c.Say(phrase="hello"), "a")
        table.submit(c.Say(phrase="hurry"), "b")
        table.submit(c.Say(phrase="hello"), "a")
        assert len(table.log.waiting) == 1
        table.log.commit()
        assert list(table.replies) == ["a"]
        table.log.commit()
        assert table.replies["b"] == m.Done("b", "t", seq + 2)
        assert table.replies["a"] == m.Done("a", "t", seq + 1, repeated=True)
        assert [append.seq for append in table.log.appended] == [seq + 1, seq + 2]
        assert table.session.idle

    run(story())


def test_a_refused_command_is_answered_with_its_reason_unless_it_was_carried_out_long_ago() -> None:
    async def story() -> None:
        table = Table()
        table.log.long_ago = {"p1:old": 1}
        table.submit(table.legal(), "new", "p1")  # it is not their turn
        table.submit(table.legal(), "old", "p1")
        table.submit(c.Say(phrase="hello"), "after")
        await settled()
        assert isinstance(table.replies["new"], LudothequeError)
        assert table.replies["old"] == m.Done("old", "t", 1, repeated=True)
        table.log.commit()
        assert isinstance(table.replies["after"], m.Done)

    run(story())


@pytest.mark.parametrize("error", [Conflict("t", 1, 2), StoreError("store-failed", error="disk")])
def test_what_the_log_refuses_changes_nothing(error: StoreError) -> None:
    async def story() -> None:
        table = Table()
        seq = table.session.table.seq
        table.submit(table.legal(), "a")
        table.log.commit(error)
        assert table.replies["a"] is error
        assert table.session.table.seq == seq
        assert not table.shared.events
        assert table.shared.discarded == ([error] if isinstance(error, Conflict) else [])
        assert table.session.idle

    run(story())


def test_an_event_that_cannot_be_applied_discards_the_session_and_holds_nobody_up() -> None:
    async def story() -> None:
        table = Table()
        table.submit(table.legal(), "a")
        table.submit(c.Say(phrase="hello"), "b")
        table.session.table.past = None  # type: ignore[assignment]
        table.log.commit()
        assert isinstance(table.replies["a"], TypeError)
        assert table.shared.discarded == [table.replies["a"]]
        assert len(table.log.waiting) == 1

    run(story())


def test_a_reply_that_fails_holds_nobody_up() -> None:
    async def story() -> None:
        table = Table()
        table.session.submit(c.Say(phrase="hello"), "p0", "a", lambda reply: 1 / 0)  # type: ignore[arg-type]
        table.submit(c.Say(phrase="hurry"), "b")
        table.log.commit()
        table.log.commit()
        assert isinstance(table.replies["b"], m.Done)

    run(story())


def test_a_log_that_takes_nothing_holds_nobody_up() -> None:
    async def story() -> None:
        table, error = Table(), StoreError("store-closed")

        def refuse(append: Append, deliver: Deliver) -> None:
            raise error

        table.log.submit = refuse  # type: ignore[method-assign]
        table.submit(table.legal(), "a")
        table.submit(c.Say(phrase="hello"), "b")
        assert table.replies == {"a": error, "b": error}
        assert table.session.idle

    run(story())


def test_a_subscriber_or_a_listener_that_fails_costs_the_others_nothing(tmp_path: Path) -> None:
    class Broken(Screen):
        def send_raw(self, data: bytes) -> None:
            raise OSError("gone")

    async def story() -> None:
        registry, heard = Registry(Config(tmp_path), NO_STORE, Clock(), Entropy()), list[int]()
        registry.listeners = [lambda *_: 1 / 0, lambda _, event: heard.append(event.seq)]  # type: ignore[list-item]
        table, screens = Table(registry.applied), [Screen("p0"), Screen("p1")]
        table.session.subscribers[Broken("p2")] = SPECTATOR
        for screen in screens:
            table.session.subscribe(screen, m.Watch("t"))
        table.submit(table.legal(), "a")
        table.log.commit()
        await settled()
        assert isinstance(table.replies["a"], m.Done)
        assert not table.shared.discarded
        assert heard == [table.session.table.seq]
        for screen in screens:
            assert [message["type"] for message in screen.messages] == ["table", "event", "seats"]
        registry.executor.close()

    run(story())


def test_a_server_that_closes_takes_no_commands() -> None:
    async def story() -> None:
        table = Table()
        table.shared.closing = True
        table.submit(table.legal(), "a")
        assert isinstance(table.replies["a"], RequestError)
        assert not table.log.waiting

    run(story())


def test_while_somebody_holds_the_session_commands_wait() -> None:
    async def story() -> None:
        table, order = Table(), list[str]()

        async def hold(name: str) -> None:
            async with table.session.hold():
                order.append(name)
                await asyncio.sleep(0)

        table.submit(c.Say(phrase="hello"), "a")
        first, given_up, second = (asyncio.create_task(hold(name)) for name in ("first", "given up", "second"))
        await settled()
        assert not order
        table.submit(c.Say(phrase="hurry"), "b")
        given_up.cancel()
        table.log.commit()
        await asyncio.gather(first, second)
        assert order == ["first", "second"]
        table.log.commit()
        assert isinstance(table.replies["b"], m.Done)
        assert table.session.idle

    run(story())
