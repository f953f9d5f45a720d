"""Tests of what only a shared database has: foreign databases are refused, and one node at a time writes a table."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import psycopg
import pytest

from ludotheque.cli import main
from ludotheque.kernel.words import LANGUAGES
from ludotheque.store import (
    Append,
    Appended,
    Elsewhere,
    Fault,
    Link,
    Person,
    SharedStore,
    Store,
    StoreError,
    StoreVersionError,
    Subscription,
    files,
    open_postgres,
    open_store,
    restore,
    sqlite_to_postgres,
)
from ludotheque.store import postgres as module
from tests.limits import HANGS_AFTER_S
from tests.servers import Postgres
from tests.store.conftest import event


@pytest.fixture
def address(postgres: Postgres) -> str:
    return postgres.server()


def do(address: str, statement: str) -> Any:
    with psycopg.connect(address, autocommit=True) as connection:
        cursor = connection.execute(statement)
        return cursor.fetchall() if cursor.description else None


def nodes(address: str, count: int, what: Callable[..., Any]) -> Any:
    """So many nodes that have the server open."""

    async def inside() -> Any:
        stores = [open_postgres(address) for _ in range(count)]
        for number, store in enumerate(stores):
            store.renew(f"http://node-{number}")
        try:
            return await what(*stores)
        finally:
            for store in stores:
                await store.close()

    return asyncio.run(inside())


def refused(address: str) -> StoreError:
    with pytest.raises(StoreError) as caught:
        open_store(address)
    assert len({caught.value.sentence(language) for language in LANGUAGES}) == len(LANGUAGES)
    return caught.value


# What is refused


def test_a_database_of_another_version_is_refused_with_what_to_do(address: str) -> None:
    nodes(address, 1, lambda store: store.append(event("t", 0)))
    do(address, "insert into migrations values (99, 'future', '')")
    error = refused(address)
    assert isinstance(error, StoreVersionError)
    assert error.key == "store-newer"
    assert "install the newer version" in str(error)
    do(address, "delete from migrations where number = 99")
    do(address, "update migrations_postgres set checksum = 'other'")
    assert refused(address).key == "store-changed"


def test_a_database_of_somebody_else_is_refused_and_left_alone(address: str) -> None:
    do(address, "create table events (mine text)")
    assert refused(address).key == "store-foreign"
    assert do(address, "select to_regclass('migrations') is null") == [(True,)]


def test_a_database_that_does_not_answer_is_refused_without_telling_the_password() -> None:
    error = refused("postgresql://anna:geheim@127.0.0.1:9/house")
    assert error.key == "store-unreachable"
    assert "anna@127.0.0.1:9/house" in str(error)
    assert "geheim" not in str(error)


def test_an_address_of_another_kind_is_refused() -> None:
    error = refused("mysql://house")
    assert "mysql" in str(error)
    assert "postgresql://" in str(error)


@pytest.mark.parametrize(("wrong", "sign"), [(3.0, "+3"), (-60.0, "-60")])
def test_a_node_with_a_wrong_clock_is_refused(
    address: str, monkeypatch: pytest.MonkeyPatch, wrong: float, sign: str
) -> None:
    clock = time.time
    monkeypatch.setattr("ludotheque.store.postgres.time.time", lambda: clock() + wrong)
    error = refused(address)
    assert error.key == "store-clock"
    assert sign[:2] in str(error)
    assert "NTP" in str(error)


def test_check_walks_a_shared_house_and_backup_says_what_to_use(
    address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    nodes(address, 1, lambda store: store.append(event("t", 0)))
    assert main(["check", address, "--lang", "en"]) == 0
    do(address, "update events set at = at + 1")
    assert nodes(address, 1, lambda store: store.check()).faults == (Fault("t", 0, "hash"),)
    assert main(["check", address, "--lang", "en"]) == 1
    assert main(["backup", address, "nowhere", "--lang", "en"]) == 2
    assert "pg_dump" in capsys.readouterr().err


# What comes back


def test_a_broken_connection_is_opened_again_and_what_was_not_kept_is_written_once_more(address: str) -> None:
    async def cut(store: SharedStore) -> list[int]:
        await store.append(event("t", 0))
        others = "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'ludotheque'"
        await asyncio.to_thread(do, address, others)
        assert (await store.append(event("t", 1))).seq == 1
        return [one.seq for one in await store.events("t")]

    assert nodes(address, 1, cut) == [0, 1]


def test_a_database_that_is_away_fails_what_is_asked_and_is_found_again(postgres: Postgres, address: str) -> None:
    async def away(store: SharedStore) -> None:
        await store.append(event("t", 0))
        await asyncio.to_thread(postgres.stop)
        with pytest.raises(StoreError) as caught:
            await store.append(event("t", 1))
        assert caught.value.key == "store-failed"
        with pytest.raises(StoreError, match="cannot be used"):
            await store.events("t")
        await asyncio.to_thread(postgres.start)
        await store.append(event("t", 1))
        assert [one.seq for one in await store.events("t")] == [0, 1]

    nodes(address, 1, away)


# Who writes


def test_one_node_writes_a_table_and_the_others_are_told_which(address: str) -> None:
    async def both(a: SharedStore, b: SharedStore) -> None:
        await a.append(event("t", 0))
        with pytest.raises(Elsewhere) as caught:
            await b.append(event("t", 1))
        assert (caught.value.node, caught.value.address) == (a.node, "http://node-0")
        assert (await b.claim("t")).node == a.node
        assert (await a.claim("t")).node == a.node
        assert (await b.claim("unknown")).node == ""
        assert await b.ends(["t", "unknown"]) == {"t": (0, a.node, "http://node-0")}
        assert await b.adopt() == {}
        await b.append(event("u", 0))
        assert (await a.written(), await b.written()) == ({"t"}, {"u"})

    nodes(address, 2, both)


def test_a_node_that_slept_past_its_lease_can_write_nothing_more(address: str) -> None:
    """Also when it never noticed: its memory still says that the table is its own."""

    async def asleep(a: SharedStore, b: SharedStore) -> None:
        await a.append(event("t", 0))
        await a.append(event("other", 0))
        lapse(address, a)
        assert (await b.claim("t")).node == b.node
        with pytest.raises(Elsewhere):  # before the new writer has written anything: only the fence tells
            await a.append(event("t", 1, command="first"))
        kept = await b.append(event("t", 1, command="new"))
        stale: list[Appended | BaseException] = await asyncio.gather(
            *(a.append(what) for what in (event("t", 1, command="stale"), event("other", 1), event("t", 2))),
            return_exceptions=True,
        )
        assert [type(one).__name__ for one in stale] == ["Elsewhere", "Appended", "Elsewhere"]
        assert [(one.seq, one.hash) for one in await a.events("t", 0)] == [(1, kept.hash)]
        assert a.renew("http://node-0").lapsed
        assert not a.renew("http://node-0").lapsed
        assert await a.written() == {"other"}
        assert (await b.check()).faults == ()

    nodes(address, 2, asleep)


def lapse(address: str, store: SharedStore) -> None:
    do(address, f"update nodes set until = until - 100000 where id = '{store.node}'")


def test_tables_of_a_dead_node_are_adopted_once_with_its_last_sign_of_life(address: str) -> None:
    async def die(a: SharedStore, b: SharedStore, c: SharedStore) -> None:
        beat = a.renew("http://node-0")
        for number in range(30):
            await a.append(event(f"t{number}", 0))
        await a.append(over("done"))
        assert await b.adopt() == {}
        lapse(address, a)
        found = await asyncio.gather(b.adopt(20), c.adopt(20), b.adopt(20), c.adopt(20))
        adopted = [table for some in found for table in some]
        assert sorted(adopted) == sorted(f"t{number}" for number in range(30))
        assert {since for some in found for since in some.values()} == {beat.at}
        for store, tables in ((b, {**found[0], **found[2]}), (c, {**found[1], **found[3]})):
            for table in tables:
                await store.append(event(table, 1))
        assert (await b.claim("done")).node == b.node  # nobody needs it; whoever asks has it

    nodes(address, 3, die)


def over(table: str) -> Append:
    from tests.store.conftest import card

    return event(table, 0, card=card(status="over"))


def test_a_node_that_leaves_in_good_order_leaves_its_tables_at_once(address: str) -> None:
    async def leave(a: SharedStore, b: SharedStore) -> dict[str, int | None]:
        await a.append(event("t", 0))
        await a.close()
        return await b.adopt()

    assert nodes(address, 2, leave) == {"t": None}


def test_a_node_started_again_at_its_address_need_not_wait_for_its_former_self(address: str) -> None:
    async def again(a: SharedStore, b: SharedStore) -> set[str]:
        await a.append(event("t", 0))
        c = open_postgres(address)
        try:
            c.renew("http://node-0")
            return set(await c.adopt())
        finally:
            await c.close()

    assert nodes(address, 2, again) == {"t"}


def test_a_transaction_that_fell_asleep_does_not_lock_a_table_for_ever(address: str) -> None:
    """A paused process holds the locks of its transaction; nobody waits for it, and the database breaks it off."""
    held, woken, adopted = threading.Event(), threading.Event(), threading.Event()

    def sleep(connection: Any) -> None:
        connection.execute("update heads set touched = 1")
        held.set()
        woken.wait(HANGS_AFTER_S)

    def die(connection: Any) -> None:
        [(limit,)] = connection.execute("show idle_in_transaction_session_timeout").fetchall()
        assert limit == f"{module.IDLE_MS // 1000}s"
        connection.execute("set local idle_in_transaction_session_timeout = 50")
        connection.execute("update heads set touched = 2")
        adopted.wait(HANGS_AFTER_S)  # it would hold its lock until then

    async def locked(a: SharedStore, b: SharedStore) -> None:
        await a.append(event("t", 0))
        lapse(address, a)
        sleeping = asyncio.create_task(a._write(sleep))  # type: ignore[attr-defined]
        await asyncio.to_thread(held.wait, HANGS_AFTER_S)
        assert await b.adopt() == {}
        woken.set()
        await sleeping
        dying = asyncio.create_task(a._write(die))  # type: ignore[attr-defined]
        while set(await b.adopt()) != {"t"}:
            await asyncio.sleep(0.05)
        adopted.set()
        with contextlib.suppress(StoreError):  # it begins anew, and changes what is not its own any more
            await dying
        await b.append(event("t", 1))

    nodes(address, 2, locked)


SESSION = b"\x00\xff\n\\" * 8


def test_a_house_moves_from_a_folder_with_all_it_has(
    address: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def live(store: Store) -> None:
        await store.enter(Person("anna", "Änne", "de", 1, 2), SESSION, 1 << 60)
        await store.subscribe(Subscription("https://push", "anna", b"\x00key", b"auth", 3))
        for table in ("t", "u"):
            for seq in range(70):
                await store.append(event(table, seq, text="Grüß Gott\n\\N" if seq == 3 else None))
        await store.put_link(Link(b"key", "seat", None, "t", 1, None))
        await store.put_snapshot("t", 69, "v", b"\x00packed")

    async def told(store: Store) -> Any:
        return (
            [await store.events(table) for table in ("t", "u")],
            [await store.texts(table) for table in ("t", "u")],
            await store.by_session(SESSION, 5),
            await store.subscriptions("anna"),
            await store.key("push", b"fresh"),
            await store.link(b"key", 5),
            await store.snapshot("t", "v"),
            [row.table for row in await store.tables_of("anna")],
        )

    async def at(place: Path | str, what: Any) -> Any:
        store = open_store(place)
        try:
            return await what(store)
        finally:
            await store.close()

    folder, copy = tmp_path / "house", str(tmp_path / "copy")
    asyncio.run(at(folder, live))
    before = asyncio.run(at(folder, told))  # the key is made here
    assert main(["backup", str(folder), copy, "--lang", "en"]) == 0
    assert main(["restore", copy, address, "--lang", "en"]) == 0
    assert "2 tables" in capsys.readouterr().out
    assert asyncio.run(at(address, told)) == before
    assert before[1][0] == {3: "Grüß Gott\n\\N"}

    # It goes on there, once, and nothing is written over.
    async def on(store: Store) -> Appended:
        return await store.append(event("t", 70))

    assert asyncio.run(at(address, on)).seq == 70
    assert main(["restore", copy, address, "--lang", "en"]) == 2
    assert "There is a library in" in capsys.readouterr().err
    assert module.examine(address).events == 141


def test_no_table_is_left_behind(tmp_path: Path) -> None:
    """Whoever adds a table to the server must say where in the order it moves."""
    asyncio.run(open_store(tmp_path / "house").close())
    with contextlib.closing(sqlite3.connect(tmp_path / "house" / files.DATABASE)) as connection:
        found = connection.execute("select name from sqlite_master where type = 'table'").fetchall()
    moved_before = {"recent_events"}  # a backup has none
    names = {name for (name,) in found if not name.startswith(("catalog_names_", "catalog_texts_"))}  # parts of FTS5
    assert names - {"migrations"} - moved_before == set(sqlite_to_postgres.TABLES)


def test_a_faulty_backup_does_not_move(address: str, tmp_path: Path) -> None:
    async def live() -> None:
        store = open_store(tmp_path / "house")
        for seq in range(5):
            await store.append(event("t", seq))
        await store.backup(tmp_path / "copy")
        await store.close()

    asyncio.run(live())
    with contextlib.closing(sqlite3.connect(tmp_path / "copy")) as connection, connection:
        connection.execute("update events set body = x'00' where seq = 3")
    with pytest.raises(StoreError) as caught:
        restore(tmp_path / "copy", address)
    assert caught.value.key == "store-backup-faulty"
    assert do(address, "select to_regclass('heads') is null") == [(True,)]
