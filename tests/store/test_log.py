"""Tests of the log: what was appended is there, once, in order, chained; everything else is refused without harm."""

from __future__ import annotations

import asyncio
import hashlib
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from ludotheque.kernel.words import LANGUAGES
from ludotheque.store import (
    Append,
    Appended,
    Conflict,
    Fault,
    Link,
    Store,
    StoredEvent,
    StoreError,
    Wanted,
    files,
    sqlite,
)
from tests.store.conftest import ServerProcess, card, event


async def filled(store: Store, *tables: str, events: int = 5) -> None:
    for table in tables:
        for seq in range(events):
            await store.append(event(table, seq))


def test_what_was_appended_is_read_again_after_reopening(server: ServerProcess) -> None:
    async def write(store: Store) -> list[Appended]:
        return [await store.append(event("t", seq)) for seq in range(3)]

    kept = server(write)
    assert [(one.seq, one.repeated) for one in kept] == [(0, False), (1, False), (2, False)]
    events = server(lambda store: store.events("t"))
    assert events == [
        StoredEvent("t", seq, 1000 + seq, "anna", f"c{seq}", b'{"n":%d}' % seq, kept[seq].hash) for seq in range(3)
    ]
    assert server(lambda store: store.events("t", after=1)) == events[2:]
    assert server(lambda store: store.events("other")) == []


def test_the_chain_is_what_its_page_says(server: ServerProcess) -> None:
    """Computed here as a stranger would, from the words of the interface alone."""

    async def write(store: Store) -> list[Appended]:
        return [await store.append(event("tisch-ä", 0)), await store.append(event("tisch-ä", 1))]

    kept = server(write)
    before = bytes(32)
    for seq in range(2):
        numbers = [number.to_bytes(8, "big") for number in (seq, 1000 + seq)]
        parts = ["tisch-ä".encode(), *numbers, b"anna", b"c%d" % seq, b'{"n":%d}' % seq]
        before = hashlib.sha256(before + b"".join(len(part).to_bytes(4, "big") + part for part in parts)).digest()
        assert kept[seq].hash == before


def test_a_read_sees_whatever_was_acknowledged(server: ServerProcess) -> None:
    async def both(store: Store) -> None:
        for seq in range(200):
            kept = await store.append(event("t", seq))
            assert [one.hash for one in await store.events("t", after=seq - 1)] == [kept.hash]

    server(both)


@pytest.mark.parametrize(("seq", "found"), [(0, 2), (1, 2), (3, 2), (7, 2)])
def test_a_wrong_seq_is_a_conflict_and_nothing_is_written(server: ServerProcess, seq: int, found: int) -> None:
    server(lambda store: filled(store, "t", events=2))
    wrong = event("t", seq, command="new", card=card())
    with pytest.raises(Conflict) as caught:
        server(lambda store: store.append(wrong))
    assert (caught.value.table, caught.value.expected, caught.value.found) == ("t", seq, found)
    sentences = [caught.value.sentence(language) for language in LANGUAGES]
    assert len(set(sentences)) == len(LANGUAGES)
    assert len(server(lambda store: store.events("t"))) == 2


def test_a_table_begins_with_event_0_and_its_card(server: ServerProcess) -> None:
    with pytest.raises(Conflict):
        server(lambda store: store.append(event("t", 1)))
    with pytest.raises(ValueError, match="card"):
        server(lambda store: store.append(event("t", 0, card=None)))


def test_a_command_sent_again_is_answered_not_repeated_also_after_reopening(server: ServerProcess) -> None:
    async def first(store: Store) -> Appended:
        await store.append(event("t", 0))
        return await store.append(event("t", 1))

    kept = server(first)
    expected = [Appended(1, kept.hash, repeated=True)] * 3
    retries = [event("t", seq, command="c1") for seq in (1, 2, 3)]

    async def retry(store: Store) -> list[Appended]:
        return [await store.append(what) for what in retries]

    assert server(retry) == expected
    creation = server(lambda store: store.append(event("t", 0)))
    assert (creation.seq, creation.repeated) == (0, True)
    assert len(server(lambda store: store.events("t"))) == 2


def test_a_command_is_known_however_many_came_after_it(
    folder: Path, server: ServerProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those that are remembered are forgotten all at once now and then, and learnt again from the log."""
    monkeypatch.setattr(sqlite, "REMEMBERED_COMMANDS", 3)

    async def story(store: Store) -> list[Appended]:
        await filled(store, "t", "u", events=7)
        return [await store.append(event(table, 7, command=f"c{seq}")) for seq in (1, 6) for table in ("t", "u")]

    assert [(one.seq, one.repeated) for one in server(story)] == [(1, True), (1, True), (6, True), (6, True)]


def test_what_shares_a_batch_with_a_failing_disk_is_not_written(folder: Path, server: ServerProcess) -> None:
    """An append alone is a transaction of its own; with something else it is not."""

    def fail(connection: Any) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    async def story(store: Any) -> list[Any]:
        await filled(store, "t", events=2)
        asked: list[Any] = []
        store.submit(event("t", 2), asked.append)
        failing = store._writer.ask(fail)  # is put over together with the append before it
        with pytest.raises(StoreError):
            await failing
        return asked

    assert [type(answer) for answer in server(story)] == [StoreError]
    assert [one.seq for one in server(lambda store: store.events("t"))] == [0, 1]


def test_commands_are_unique_per_table_only(server: ServerProcess) -> None:
    async def both(store: Store) -> list[bool]:
        return [(await store.append(event(table, 0, command="same"))).repeated for table in ("a", "b")]

    assert server(both) == [False, False]


def test_one_bad_append_of_a_batch_fails_alone(server: ServerProcess) -> None:
    async def mixed(store: Store) -> list[Appended | BaseException]:
        await filled(store, "t", events=1)
        asked: list[Append] = [
            event("t", 1),
            event("t", 1, command="late"),  # conflict
            event("t", 2, command="c1"),  # sent again, within the batch
            event("t", 2, command="\ud800"),  # cannot be hashed
            event("t", 2, at=1 << 70),
            event("t", 2, text="\ud800"),  # found out only by the database
            event("u", 0, card=card(due=1 << 70)),
            event("t", 2),
            event("t", 3, body=b""),
        ]
        return await asyncio.gather(*map(store.append, asked), return_exceptions=True)

    answers = server(mixed)
    kinds = [type(answer).__name__ for answer in answers]
    assert kinds == ["Appended", "Conflict", "Appended", *["StoreError"] * 4, "Appended", "Appended"]
    assert [one.seq for one in answers if isinstance(one, Appended)] == [1, 1, 2, 3]
    assert [one.repeated for one in answers if isinstance(one, Appended)] == [False, True, False, False]
    assert [one.seq for one in server(lambda store: store.events("t"))] == [0, 1, 2, 3]
    assert server(lambda store: store.check()).faults == ()
    assert server(lambda store: store.row("u")) is None


def test_many_appends_share_a_commit_and_one_alone_has_its_own(server: ServerProcess) -> None:
    async def crowd(store: Store) -> tuple[dict[str, float], dict[str, float]]:
        await asyncio.gather(*(store.append(event(f"t{number}", 0)) for number in range(400)))
        many = store.stats()
        await store.append(event("t0", 1))
        return many, store.stats()

    many, one = server(crowd)
    assert many["rows"] == 400
    assert many["commits"] < 100
    assert many["largest_batch"] > 20
    assert (one["commits"], one["rows"]) == (many["commits"] + 1, 401)


def test_each_batch_wakes_the_event_loop_once(server: ServerProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    async def crowd(store: Store) -> tuple[int, float]:
        loop = asyncio.get_running_loop()
        woken = []
        wake = loop.call_soon_threadsafe

        def count(*what: Any) -> Any:
            woken.append(what)
            return wake(*what)

        monkeypatch.setattr(loop, "call_soon_threadsafe", count)
        await asyncio.gather(*(store.append(event(f"t{number}", 0)) for number in range(300)))
        return len(woken), store.stats()["commits"]

    woken, commits = server(crowd)
    assert woken == commits


def test_appends_of_one_table_may_be_in_flight_together(server: ServerProcess) -> None:
    async def hurried(store: Store) -> list[Appended]:
        return await asyncio.gather(*(store.append(event("t", seq)) for seq in range(1500)))

    assert [one.seq for one in server(hurried)] == list(range(1500))
    assert server(lambda store: store.check()).faults == ()


def test_someone_who_stops_waiting_harms_nobody(server: ServerProcess) -> None:
    async def leave(store: Store) -> None:
        waiting = [asyncio.create_task(store.append(event("t", seq))) for seq in range(10)]
        await asyncio.sleep(0)
        waiting[3].cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        await store.append(event("t", 10))

    server(leave)
    assert len(server(lambda store: store.events("t"))) == 11


def test_one_who_fails_to_take_his_answer_costs_the_others_of_the_batch_nothing(server: ServerProcess) -> None:
    async def crowd(store: Store) -> tuple[list[int], list[str]]:
        loop, came, failures = asyncio.get_running_loop(), list[int](), list[str]()
        loop.set_exception_handler(lambda _, context: failures.append(str(context["exception"])))
        done = loop.create_future()

        def take(answer: Any) -> None:
            if answer.seq == 1:
                raise ValueError("my log is full")
            came.append(answer.seq)
            if answer.seq == 3:
                done.set_result(None)

        for seq in range(4):
            store.submit(event("t", seq), take)
        await asyncio.wait_for(done, 60)
        return came, failures

    assert server(crowd) == ([0, 2, 3], ["my log is full"])


def test_a_full_disk_fails_the_batch_and_the_store_goes_on(server: ServerProcess, folder: Path) -> None:
    async def fill(store: Store) -> list[object]:
        await filled(store, "t", events=1)
        await store._write(lambda connection: connection.execute("pragma max_page_count = 1") and None)  # type: ignore[attr-defined]
        pages = await store._write(lambda connection: connection.execute("pragma page_count").fetchone()[0])  # type: ignore[attr-defined]
        assert pages > 1
        big = [event("t", seq, body=b"x" * 30_000) for seq in (1, 2, 3)]
        failed = await asyncio.gather(*map(store.append, big), return_exceptions=True)
        assert await store.events("t", after=0) == []
        await store._write(lambda connection: connection.execute("pragma max_page_count = 100000") and None)  # type: ignore[attr-defined]
        return [*failed, await store.append(event("t", 1))]

    *failed, kept = server(fill)
    assert all(type(one) is StoreError and one.key == "store-failed" and "full" in str(one) for one in failed)
    assert kept.seq == 1
    assert server(lambda store: store.check()).faults == ()


def test_a_closed_store_refuses_and_closes_only_once(server: ServerProcess) -> None:
    async def late(store: Store) -> None:
        waiting = [asyncio.create_task(store.append(event("t", seq))) for seq in range(50)]
        await asyncio.sleep(0)
        await store.close()
        assert [one.seq for one in await asyncio.gather(*waiting)] == list(range(50))
        for ask in (store.append(event("t", 50)), store.events("t"), store.heartbeat(1)):
            with pytest.raises(StoreError, match="closing"):
                await ask
        await store.close()

    server(late)


# What comes with an event


def test_the_card_is_what_listings_show(server: ServerProcess) -> None:
    async def some(store: Store) -> None:
        await store.append(event("old", 0, at=1, card=card(people=("anna", "bo"), seats=("anna", "bo"), due=77)))
        await store.append(event("hidden", 0, at=2, card=card(listed=False)))
        await store.append(event("new", 0, at=3, card=card(status="open", people=("bo",))))
        await store.append(event("done", 0, at=4, card=card(status="over")))
        await store.append(event("old", 1, at=9))
        await store.append(event("done", 1, at=10, card=card(status="abandoned", people=("anna", "bo"))))

    server(some)
    row = server(lambda store: store.row("old"))
    last = server(lambda store: store.events("old"))[-1]
    assert (row.table, row.seq, row.head, row.created, row.touched) == ("old", 1, last.hash, 1, 9)
    assert row.card == card(people=("anna", "bo"), seats=("anna", "bo"), due=77)
    assert {one.table for one in server(lambda store: store.live())} == {"old", "hidden", "new"}
    assert [one.table for one in server(lambda store: store.listed())] == ["new", "old"]
    assert [one.table for one in server(lambda store: store.listed(limit=1))] == ["new"]
    assert [one.table for one in server(lambda store: store.tables_of("bo"))] == ["old", "new", "done"]
    assert [one.table for one in server(lambda store: store.tables_of("bo", limit=2))] == ["old", "new"]
    assert server(lambda store: store.tables_of("nobody")) == []


def test_ended_tables_are_found_in_pages_by_games_and_people_and_hidden_by_each_for_himself(
    server: ServerProcess,
) -> None:
    async def some(store: Store) -> None:
        for number in range(6):
            people = ("anna", "bo") if number % 2 else ("anna", "cara")
            ended = card(game=f"game{number % 3}", status="abandoned" if number == 5 else "over", people=people)
            await store.append(event(f"t{number}", 0, at=number, card=ended))
        await store.append(event("live", 0, at=99))

    async def found(store: Store, person: str, *wanted: Wanted, **part: int) -> tuple[int, list[str]]:
        total, rows = await store.ended_of(person, wanted, **part)
        return total, [row.table for row in rows]

    async def look(store: Store) -> None:
        assert await found(store, "anna") == (6, ["t5", "t4", "t3", "t2", "t1", "t0"])
        assert await found(store, "anna", limit=2, offset=3) == (6, ["t2", "t1"])
        assert await found(store, "anna", offset=9) == (6, [])
        assert await found(store, "bo") == (3, ["t5", "t3", "t1"])
        assert await found(store, "anna", Wanted(["game0"])) == (2, ["t3", "t0"])
        assert await found(store, "anna", Wanted(["game0", "game1"], ["bo"])) == (5, ["t5", "t4", "t3", "t1", "t0"])
        assert await found(store, "anna", Wanted(["game0"]), Wanted([], ["bo"])) == (1, ["t3"])
        assert await found(store, "anna", Wanted()) == (0, [])
        assert await store.companions("bo") == {"anna", "bo"}
        assert await store.companions("anna") == {"anna", "bo", "cara"}
        assert await store.companions("nobody") == set()

    async def hide(store: Store) -> None:
        for _ in range(2):
            await store.hide("anna", "t5", erase=False)
        assert await found(store, "anna", limit=1) == (5, ["t4"])
        assert await found(store, "bo", limit=1) == (3, ["t5"])
        assert [row.table for row in await store.tables_of("anna")] == ["live", "t4", "t3", "t2", "t1", "t0"]
        assert (await store.export("anna"))["hidden"] == ["t5"]
        await store.forget("anna")
        assert (await store.export("anna"))["hidden"] == []

    async def erase(store: Store) -> None:
        for table in ("t1", "t2"):
            await store.append(
                event(table, 1, text="said", links=(Link(table.encode(), "table", None, table, None, None),))
            )
        await store.hide("anna", "t1", erase=True)
        assert await store.texts("t1") == {}
        assert await store.link(b"t1", 0) is None
        assert await store.texts("t2") == {1: "said"}
        assert await store.link(b"t2", 0) is not None
        assert len(await store.events("t1")) == 2
        assert (await store.check()).faults == ()

    server(some)
    server(look)
    server(hide)
    server(erase)


def test_links_begin_and_end_with_an_event(server: ServerProcess) -> None:
    def link(number: int, seat: int | None) -> Link:
        return Link(bytes([number]) * 32, "table" if seat is None else "seat", None, "t", seat, None)

    async def rotate(store: Store) -> list[bool]:
        await store.append(event("t", 0, links=(link(1, 0), link(2, 1), link(3, None))))
        await store.append(event("u", 0, links=(Link(b"u" * 32, "seat", None, "u", 0, None),)))
        await store.append(event("t", 1, revoked=(0, None), links=(link(4, 0),)))
        found = [await store.link(bytes([number]) * 32, 0) for number in (1, 2, 3, 4)]
        assert await store.link(b"u" * 32, 0) is not None
        assert found[1] == link(2, 1)
        return [one is not None for one in found]

    assert server(rotate) == [False, True, False, True]


def test_chat_stands_beside_the_chain(server: ServerProcess) -> None:
    async def chat(store: Store) -> dict[int, str]:
        await filled(store, "t", events=1)
        await store.append(event("t", 1, text="Grüezi"))
        await store.append(event("t", 2, text=""))
        return await store.texts("t")

    assert server(chat) == {1: "Grüezi", 2: ""}


# The walk along the chains


def test_a_whole_log_has_no_fault(server: ServerProcess) -> None:
    server(lambda store: filled(store, "a", "b", "c"))
    report = server(lambda store: store.check())
    assert (report.tables, report.events, report.faults) == (3, 15, ())


@pytest.mark.parametrize(
    ("harm", "fault"),
    [
        ("update events set body = '{\"n\":9}' where table_id = 'b' and seq = 2", Fault("b", 2, "hash")),
        ("update events set body = x'7b226e223a337d' where table_id = 'b' and seq = 2", Fault("b", 2, "hash")),
        ("update events set at = at + 1 where table_id = 'b' and seq = 0", Fault("b", 0, "hash")),
        ("update events set at = 'noon' where table_id = 'b' and seq = 0", Fault("b", 0, "hash")),
        ("update events set by_whom = 'bo' where table_id = 'b' and seq = 4", Fault("b", 4, "hash")),
        ("update events set by_whom = cast(x'ff' as text) where table_id = 'b' and seq = 4", Fault("b", 4, "hash")),
        ("delete from events where table_id = 'b' and seq = 0", Fault("b", 0, "gap")),
        ("delete from events where table_id = 'b' and seq = 3", Fault("b", 3, "gap")),
        ("delete from events where table_id = 'b' and seq = 4", Fault("b", 4, "gap")),
        ("delete from events where table_id = 'b'", Fault("b", 0, "gap")),
        ("delete from heads where table_id = 'b'", Fault("b", 0, "index")),
        ("update heads set head = x'00' where table_id = 'b'", Fault("b", 4, "head")),
        ("update heads set seq = 3 where table_id = 'b'", Fault("b", 4, "head")),
    ],
)
def test_a_changed_byte_and_a_removed_row_are_found(
    server: ServerProcess, folder: Path, harm: str, fault: Fault
) -> None:
    server(lambda store: filled(store, "a", "b", "c"))
    connection = sqlite3.connect(folder / files.DATABASE)
    with connection:
        assert connection.execute(harm).rowcount > 0
    connection.close()
    assert server(lambda store: store.check()).faults == (fault,)
