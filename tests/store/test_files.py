"""Tests of the store's files: who may open them, which databases are refused, and that a copy is the same again."""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludotheque.cli import main
from ludotheque.kernel.words import LANGUAGES
from ludotheque.store import Store, StoreError, StoreVersionError, files, open_store
from ludotheque.store.migrations import FOLDER, known, migrate
from tests.store.conftest import ServerProcess, event

HOLD = """
import sys
from pathlib import Path
from ludotheque.store import open_store
store = open_store(Path(sys.argv[1]))
print("open", flush=True)
sys.stdin.read()
"""


async def filled(store: Store) -> None:
    for seq in range(5):
        await store.append(event("t", seq))


def refused(folder: Path) -> StoreError:
    with pytest.raises(StoreError) as caught:
        open_store(folder)
    sentences = {caught.value.sentence(language) for language in LANGUAGES}
    assert len(sentences) == len(LANGUAGES)
    return caught.value


@contextlib.contextmanager
def changed(database: Path) -> Iterator[sqlite3.Connection]:
    with contextlib.closing(sqlite3.connect(database)) as connection, connection:
        yield connection


# Opening


def test_a_second_process_is_refused_and_comes_in_when_the_first_is_killed(folder: Path) -> None:
    command, pipe = [sys.executable, "-c", HOLD, str(folder)], subprocess.PIPE
    first = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True)
    try:
        assert first.stdout is not None
        assert first.stdout.readline() == "open\n"
        error = refused(folder)
        assert error.key == "store-locked"
        assert str(folder) in str(error)
        assert "stop that one first" in str(error)
    finally:
        first.kill()
        first.communicate()
    asyncio.run(open_store(folder).close())


def test_a_second_store_in_the_same_process_is_refused_until_the_first_closes(
    server: ServerProcess, folder: Path
) -> None:
    async def twice(store: Store) -> None:
        assert refused(folder).key == "store-locked"

    server(twice)
    server(filled)


def test_after_closing_the_house_is_one_file_and_its_lock(server: ServerProcess, folder: Path) -> None:
    server(filled)
    assert sorted(file.name for file in folder.iterdir()) == [files.DATABASE, files.LOCK]


CAPABILITIES_VERSION = 0x20080522
CAN_PASS_PERMISSIONS = 1 << 1 | 1 << 2
"""CAP_DAC_OVERRIDE and CAP_DAC_READ_SEARCH."""


@pytest.fixture
def somebody() -> Iterator[None]:
    """Someone to whom permissions apply. Root gives that privilege up for a while, and stays the owner of his files:
    another user might not be able to read this clone."""
    if os.geteuid() != 0:
        yield
        return
    libc = ctypes.CDLL(None, use_errno=True)
    header, before = (ctypes.c_uint32 * 2)(CAPABILITIES_VERSION, 0), (ctypes.c_uint32 * 6)()
    assert libc.capget(header, before) == 0
    less = (ctypes.c_uint32 * 6)(*before)
    less[0] &= ~CAN_PASS_PERMISSIONS
    assert libc.capset(header, less) == 0
    yield
    assert libc.capset(header, before) == 0


@pytest.fixture
def read_only() -> Iterator[Path]:
    """A folder that everybody may enter and nobody may write to."""
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o555)
    yield folder
    folder.chmod(0o755)
    shutil.rmtree(folder)


def test_a_folder_that_cannot_be_written_is_refused(read_only: Path, somebody: None) -> None:
    for folder in (read_only, read_only / "new"):
        error = refused(folder)
        assert error.key == "store-unwritable"
        assert str(folder) in str(error)


def test_a_file_in_the_place_of_the_folder_is_refused(folder: Path) -> None:
    folder.write_text("")
    assert refused(folder).key == "store-unwritable"
    assert refused(folder / "below").key == "store-unwritable"


@pytest.mark.parametrize("content", [b"not a database, but long enough to look like one" * 100, b"x"])
def test_a_file_that_is_no_database_is_refused_and_left_alone(folder: Path, content: bytes) -> None:
    folder.mkdir()
    (folder / files.DATABASE).write_bytes(content)
    assert refused(folder).key == "store-foreign"
    assert (folder / files.DATABASE).read_bytes() == content


def test_a_database_of_somebody_else_is_refused(folder: Path) -> None:
    folder.mkdir()
    with changed(folder / files.DATABASE) as connection:
        connection.execute("create table events (x)")
    assert refused(folder).key == "store-foreign"


def test_an_empty_file_left_by_a_crash_becomes_a_house(server: ServerProcess, folder: Path) -> None:
    folder.mkdir()
    (folder / files.DATABASE).touch()
    server(filled)


def test_a_refused_house_is_not_left_locked(server: ServerProcess, folder: Path) -> None:
    server(filled)
    with changed(folder / files.DATABASE) as connection:
        connection.execute("insert into migrations values (99, 'future', '')")
    assert refused(folder).key == "store-newer"
    with changed(folder / files.DATABASE) as connection:
        connection.execute("delete from migrations where number = 99")
    server(filled)


# Migrations


def test_a_newer_database_is_refused_with_what_to_do(server: ServerProcess, folder: Path) -> None:
    server(filled)
    with changed(folder / files.DATABASE) as connection:
        connection.execute("insert into migrations values (99, 'future', '')")
    error = refused(folder)
    assert isinstance(error, StoreVersionError)
    assert "99 (future)" in str(error)
    assert "install the newer version" in str(error)


def test_a_migration_that_changed_afterwards_is_refused(server: ServerProcess, folder: Path) -> None:
    server(filled)
    with changed(folder / files.DATABASE) as connection:
        connection.execute("update migrations set checksum = 'other'")
    error = refused(folder)
    assert isinstance(error, StoreVersionError)
    assert (error.key, error.parameters["name"]) == ("store-changed", known()[0].name)


def test_a_new_migration_runs_once_and_a_failing_one_leaves_nothing(tmp_path: Path) -> None:
    folder = tmp_path / "migrations"
    shutil.copytree(FOLDER, folder)
    file = tmp_path / "house.db"
    number = len(known()) + 1
    extra = folder / f"{number:04}_extra.sql"
    with contextlib.closing(files.open_writer(file)) as connection:
        migrate(connection, file, folder)
        extra.write_text("create table one (x bigint);\n-- then a mistake;\ncreate table one (x bigint);\n")
        with pytest.raises(sqlite3.OperationalError, match="already exists"):
            migrate(connection, file, folder)
        assert not connection.execute("select 1 from sqlite_master where name = 'one'").fetchall()
        extra.write_text("-- two statements; in one file\ncreate table one (x bigint);\ninsert into one values (1);\n")
        for _ in range(2):
            migrate(connection, file, folder)
        assert connection.execute("select * from one").fetchall() == [(1,)]
        done = connection.execute("select number, name from migrations").fetchall()
        assert done == [*((one.number, one.name) for one in known()), (number, "extra")]


def test_migrations_are_numbered_without_a_gap(tmp_path: Path) -> None:
    (tmp_path / "0002_second.sql").write_text("")
    with pytest.raises(ValueError, match="without a gap"):
        known(tmp_path)


# Backup and restore


def test_a_backup_made_while_writing_restores_to_the_same_log(
    server: ServerProcess, folder: Path, tmp_path: Path
) -> None:
    async def busy(store: Store) -> tuple[int, int]:
        await filled(store)
        stop = asyncio.Event()

        async def write() -> int:
            seq = 5
            while not stop.is_set():
                await store.append(event("t", seq))
                seq += 1
            return seq

        writing = asyncio.create_task(write())
        while (before := await store.row("t")) is None or before.seq < 50:
            await asyncio.sleep(0)
        await store.backup(tmp_path / "copy")
        stop.set()
        return before.seq, await writing

    acknowledged, written = server(busy)
    other = tmp_path / "other"
    report = files.restore(tmp_path / "copy", other)
    assert acknowledged < report.events <= written
    assert (report.tables, report.faults) == (1, ())

    async def events(where: Path) -> list[object]:
        store = open_store(where)
        found = await store.events("t")
        await store.close()
        return list(found)

    ours, copied = asyncio.run(events(folder)), asyncio.run(events(other))
    assert copied == ours[: len(copied)]
    assert len(copied) == report.events
    assert not (tmp_path / "copy.unfinished").exists()


def test_a_backup_overwrites_nothing_and_says_where_it_cannot_write(server: ServerProcess, tmp_path: Path) -> None:
    async def wrong(store: Store) -> None:
        (tmp_path / "taken").write_text("mine")
        with pytest.raises(StoreError, match="already exists"):
            await store.backup(tmp_path / "taken")
        assert (tmp_path / "taken").read_text() == "mine"
        with pytest.raises(StoreError, match="could not be written"):
            await store.backup(tmp_path / "nowhere" / "copy")

    server(wrong)


@pytest.fixture
def backup(server: ServerProcess, tmp_path: Path) -> Path:
    async def make(store: Store) -> None:
        await filled(store)
        await store.backup(tmp_path / "copy")

    server(make)
    return tmp_path / "copy"


@pytest.mark.parametrize(
    ("harm", "key"),
    [
        ("update events set body = x'00' where seq = 3", "store-backup-faulty"),
        ("insert into migrations values (99, 'future', '')", "store-newer"),
    ],
)
def test_a_faulty_or_newer_backup_is_not_restored(backup: Path, tmp_path: Path, harm: str, key: str) -> None:
    with changed(backup) as connection:
        connection.execute(harm)
    with pytest.raises(StoreError) as caught:
        files.restore(backup, tmp_path / "other")
    assert caught.value.key == key
    assert not (tmp_path / "other").exists()


def test_a_torn_backup_is_not_restored(backup: Path, tmp_path: Path) -> None:
    backup.write_bytes(backup.read_bytes()[:-5000])
    with pytest.raises(StoreError) as caught:
        files.restore(backup, tmp_path / "other")
    assert caught.value.key == "store-damaged"


# The commands


def test_backup_check_and_restore_from_the_command_line_beside_a_running_house(
    folder: Path, tmp_path: Path, server: ServerProcess, capsys: pytest.CaptureFixture[str]
) -> None:
    async def beside(store: Store) -> None:
        await filled(store)
        for words in (["check", folder], ["backup", folder, tmp_path / "copy"]):
            assert await asyncio.to_thread(main, [*map(str, words), "--lang", "en"]) == 0
        await store.append(event("t", 5))

    server(beside)
    assert main(["restore", str(tmp_path / "copy"), str(tmp_path / "other"), "--lang", "en"]) == 0
    assert main(["check", str(tmp_path / "other"), "--lang", "fr"]) == 0
    out = " ".join(capsys.readouterr().out.split())
    assert "The log is whole: 1 table, 5 events." in out
    assert "The copy is in" in out
    assert "1 table, 5 events, all whole." in out
    assert "Le journal est entier : 1 table, 5 événements." in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_check_names_every_fault_and_ends_with_1(
    server: ServerProcess, folder: Path, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    async def tables(store: Store) -> None:
        for table in ("aa", "bb", "cc", "dd"):
            await store.append(event(table, 0))
            await store.append(event(table, 1))

    server(tables)
    with changed(folder / files.DATABASE) as connection:
        connection.execute("delete from events where table_id = 'aa' and seq = 1")
        connection.execute("update events set body = x'00' where table_id = 'bb' and seq = 1")
        connection.execute("update heads set head = x'00' where table_id = 'cc'")
        connection.execute("delete from heads where table_id = 'dd'")
    assert main(["check", str(folder), "--lang", language]) == 1
    lines = [line for line in capsys.readouterr().out.splitlines() if line.startswith("  ")]
    named = [table for table in ("aa", "bb", "cc", "dd") if any(f" {table}" in line for line in lines)]
    assert named == ["aa", "bb", "cc", "dd"]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["check", "nothing"], "There is no library"),
        (["backup", "nothing", "copy"], "There is no library"),
        (["restore", "nothing", "other"], "There is no library"),
        (["restore", "copy", "house"], "There is a library in “house” already"),
        (["backup", "house", "copy"], "already exists"),
        (["backup", "house"], "FILE is missing"),
        (["check", "."], "There is no library"),
        (["restore", "house/house.lock", "other"], "not the database of a library"),
    ],
)
def test_commands_refuse_in_one_sentence(
    backup: Path,
    tmp_path: Path,
    words: list[str],
    told: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main([*words, "--lang", "en"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert told in err
    assert len(err.splitlines()) == 1


# Recent events


async def same_whether_moved_or_not(store: Store) -> list[object]:
    """What a store says of a table's log and of its commands."""
    row = await store.row("t")
    assert row is not None
    again = await store.append(event("t", row.seq + 1, command="c2"))
    return [await store.events("t"), await store.seq_of("t", "c2"), (again.seq, again.repeated), row]


def test_recent_events_are_found_and_moved_among_the_others(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludotheque.store.sqlite.MAX_RECENT", 6)

    async def live() -> None:
        store = open_store(folder)
        await filled(store)
        assert counted(folder) == (0, 5)
        recent = await same_whether_moved_or_not(store)
        assert recent[2] == (2, True)
        await store.append(event("u", 0))
        assert await store.events("u")
        while counted(folder) != (6, 0):  # they are moved after the answer
            await asyncio.sleep(0.01)
        assert await same_whether_moved_or_not(store) == recent
        assert (await store.check()).events == 6
        await store.close()

    asyncio.run(live())
    assert counted(folder) == (6, 0)


def counted(folder: Path) -> tuple[int, int]:
    """How many events have an index, and how many are recent."""
    with contextlib.closing(files.open_reader(folder / files.DATABASE)) as connection:
        query = "select (select count(*) from events), (select count(*) from recent_events)"
        found: tuple[int, int] = connection.execute(query).fetchone()
        return found


def test_recent_events_stay_where_they_are_while_the_disk_is_full(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(connection: sqlite3.Connection) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    async def live() -> None:
        store = open_store(folder)
        with monkeypatch.context() as patched:
            patched.setattr("ludotheque.store.sqlite.MAX_RECENT", 1)
            patched.setattr(files, "move_recent", full)
            await filled(store)
            assert counted(folder) == (0, 5)
        await store.append(event("t", 5))
        await store.close()

    asyncio.run(live())
    assert counted(folder) == (6, 0)
    assert files.examine(folder / files.DATABASE).faults == ()


def test_a_backup_of_an_older_version_is_examined_and_restored(backup: Path, tmp_path: Path) -> None:
    with changed(backup) as connection:
        connection.executescript(
            "drop view log; drop view log_heads; drop table recent_events; drop table hidden;"
            "alter table people drop column portrait; delete from migrations where number >= 4"
        )
        parts = "labels names texts changes people settings loans sheets sheet_parts records"
        for part in parts.split():
            connection.execute(f"drop table catalog_{part}")
        for part in ("pad_changes", "pad_people", "pads"):
            connection.execute(f"drop table {part}")
    report = files.restore(backup, tmp_path / "other")
    assert (report.events, report.faults) == (5, ())
    asyncio.run(open_store(tmp_path / "other").close())
    assert counted(tmp_path / "other") == (5, 0)


# A read-only disk


@pytest.fixture
def stored_read_only(server: ServerProcess, folder: Path, read_only: Path) -> Path:
    """A server's folder, closed in good order, on such a disk."""
    server(filled)
    read_only.chmod(0o755)
    shutil.copy(folder / files.DATABASE, read_only)
    (read_only / files.DATABASE).chmod(0o444)
    read_only.chmod(0o555)
    return read_only


def test_check_and_backup_work_from_a_disk_that_cannot_be_written(stored_read_only: Path, somebody: None) -> None:
    read_only, backups = stored_read_only, Path(tempfile.mkdtemp())
    try:
        report = files.examine(read_only / files.DATABASE)
        assert (report.tables, report.events, report.faults) == (1, 5, ())
        assert main(["check", str(read_only), "--lang", "en"]) == 0
        assert main(["backup", str(read_only), str(backups / "copy"), "--lang", "en"]) == 0
        assert files.examine(backups / "copy").events == 5
    finally:
        shutil.rmtree(backups)
