"""Tests of a server whose database is damaged: one table's damage is that table's alone, and said."""

from __future__ import annotations

import asyncio
import contextlib
import random
import shutil
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from ludotheque.cli import main
from ludotheque.kernel.errors import LudothequeError
from ludotheque.server.services import compose
from ludotheque.session.config import Config
from ludotheque.session.ports import Clock, Entropy
from ludotheque.store import files, open_store
from tests.server.client import Person
from tests.server.running import running
from tests.server.test_tables import run, started

PAGE = 4096


async def two_tables(folder: Path, moves: int = 3) -> tuple[list[str], list[str]]:
    """The ids of two tables in a folder where a few moves were made, and the cookies of their people."""
    async with running(folder) as server:
        tables, cookies = [], list[str]()
        for _ in range(2):
            people, table = await started(server, 2)
            for _ in range(moves):
                people[0].do(table, do="say", phrase="hello")
                await people[0].until(lambda message: message.get("what") == "said")
            tables.append(table)
            cookies.append(people[0].cookie)
        return tables, cookies


def harm(folder: Path, statement: str, *values: Any) -> None:
    with contextlib.closing(sqlite3.connect(folder / files.DATABASE)) as connection, connection:
        assert connection.execute(statement, values).rowcount > 0


async def played_on(server: Any, cookie: str, table: str) -> dict[str, Any]:
    """The answer to something said at a table by one of its people."""
    person = Person(server.port)
    person.cookie = cookie
    await person.connect()
    await person.watch(table)
    return await person.answer(person.do(table, id=f"after{server.port}", do="say", phrase="hello"))


@pytest.mark.parametrize("body", [b"\x00", b'{"kind":"said","person":"another"}', None])
def test_a_table_with_a_damaged_event_is_read_up_to_there_and_all_others_go_on(
    tmp_path: Path, body: bytes | None, capsys: pytest.CaptureFixture[str]
) -> None:
    async def story() -> None:
        (hurt, whole), cookies = await two_tables(tmp_path)
        harm(tmp_path, "delete from snapshots where table_id = ?", hurt)
        if body is None:
            harm(tmp_path, "delete from events where table_id = ? and seq = 3", hurt)
        else:
            harm(tmp_path, "update events set body = ? where table_id = ? and seq = 3", body, hurt)
        async with running(tmp_path) as server:
            assert (await played_on(server, cookies[1], whole))["type"] == "event"
            person = Person(server.port)
            person.cookie = cookies[0]
            await person.connect()
            assert (await person.watch(hurt))["n"] == 2
            answer = await person.answer(person.do(hurt, id="after", do="say", phrase="hello"))
            assert answer["code"] == "table-damaged"
            assert "event 3" in answer["sentence"]
            assert {card["table"] for card in await person.get("/api/me/tables")} == {hurt}
            story = await person.get(f"/api/tables/{hurt}/replay")
            assert [entry["n"] for entry in story["entries"]] == [0, 1, 2]
        assert await asyncio.to_thread(main, ["check", str(tmp_path), "--lang", "en"]) == 1
        out = capsys.readouterr().out
        assert hurt in out
        assert whole not in out
        harm(tmp_path, "update events set body = x'00' where table_id = ? and seq = 0", hurt)
        async with running(tmp_path) as server:
            assert (await played_on(server, cookies[1], whole))["type"] == "event"
            person.port = server.port
            status, problem, _ = await person.http("GET", f"/api/tables/{hurt}")
            assert (status, problem["code"]) == (409, "table-damaged")
            assert {card["table"] for card in await person.get("/api/me/tables")} == {hurt}

    run(story())


@pytest.mark.parametrize("change", ["x'00'", "cast(hex(body) as blob)", "'a text'", "the wrong bit"])
def test_a_damaged_snapshot_is_rebuilt_from_the_log(tmp_path: Path, change: str) -> None:
    async def story() -> None:
        tables, cookies = await two_tables(tmp_path)
        if change == "the wrong bit":
            with contextlib.closing(sqlite3.connect(tmp_path / files.DATABASE)) as connection:
                rows = connection.execute("select table_id, body from snapshots").fetchall()
            for table, body in rows:
                flipped = bytearray(body)
                flipped[-1] ^= 1
                harm(tmp_path, "update snapshots set body = ? where table_id = ?", bytes(flipped), table)
        else:
            harm(tmp_path, f"update snapshots set body = {change}")
        async with running(tmp_path) as server:
            for table, cookie in zip(tables, cookies, strict=True):
                assert (await played_on(server, cookie, table))["type"] == "event"

    run(story())


async def starts(folder: Path) -> bool:
    """Whether a server starts in a folder; what keeps it from that must be a sentence."""
    try:
        store = open_store(folder)
    except LudothequeError:
        return False
    services = compose(Config(folder), store, Clock(), Entropy())
    try:
        await services.start()
    except LudothequeError:
        await store.close()
        return False
    with contextlib.suppress(LudothequeError):
        await services.stop()
    return True


def noisy_pages(folder: Path, copies: int) -> None:
    asyncio.run(two_tables(folder / "whole", moves=20))
    data, dice = (folder / "whole" / files.DATABASE).read_bytes(), random.Random(19)
    started = 0
    for number in range(copies):
        place = folder / str(number)
        shutil.copytree(folder / "whole", place)
        end = PAGE * (2 + number * (len(data) // PAGE - 1) // copies)
        size = dice.choice((PAGE, PAGE // 2, PAGE // 16))  # cells lie at a page's end
        noise = data[: end - size] + dice.randbytes(size) + data[end:]
        (place / files.DATABASE).write_bytes(noise)
        started += asyncio.run(starts(place))
    assert started > 0


def test_a_noisy_page_lets_a_server_start_or_is_said_in_a_sentence(tmp_path: Path) -> None:
    noisy_pages(tmp_path, 24)


@pytest.mark.long
def test_each_noisy_page_of_a_database(tmp_path: Path) -> None:
    noisy_pages(tmp_path, 60)
