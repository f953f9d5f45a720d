"""Tests of slow work: in turn for everyone who asks, and never more than may wait."""

from __future__ import annotations

import asyncio
import threading
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from ludotheque.session.errors import RequestError
from ludotheque.session.work_pool import MAX_WAITING, MAX_WAITING_EACH, WorkPool
from tests.server.client import Person
from tests.server.running import running


def test_work_is_done_in_turn_for_everyone_who_asks() -> None:
    async def story() -> list[str]:
        pool, gate, done = WorkPool("test"), threading.Event(), list[str]()
        works: list[asyncio.Task[Any]] = [asyncio.create_task(pool.run("first", gate.wait))]
        for name in ("many", "many", "many", "one"):
            works.append(asyncio.create_task(pool.run(name, partial(done.append, name))))
        await asyncio.sleep(0)
        gate.set()
        await asyncio.gather(*works)
        pool.close()
        return done

    assert asyncio.run(story()) == ["many", "one", "many", "many"]


def test_errors_reach_who_asked_and_who_left_is_passed_over() -> None:
    async def story() -> None:
        pool, gate, done = WorkPool("test"), threading.Event(), list[str]()
        held = asyncio.create_task(pool.run("first", gate.wait))
        gone = asyncio.create_task(pool.run("second", lambda: done.append("gone")))
        wrong = asyncio.create_task(pool.run("second", lambda: 1 // 0))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.sleep(0)
        gate.set()
        await held
        with pytest.raises(ZeroDivisionError):
            await wrong
        assert await pool.run("second", lambda: "still there") == "still there"
        assert done == []
        pool.close()

    asyncio.run(story())


def test_no_more_waits_than_may() -> None:
    async def story() -> None:
        pool, gate = WorkPool("test"), threading.Event()
        works = [asyncio.create_task(pool.run("first", gate.wait))]
        await asyncio.sleep(0)
        works += [asyncio.create_task(pool.run("first", gate.wait)) for _ in range(MAX_WAITING_EACH)]
        await asyncio.sleep(0)
        with pytest.raises(RequestError) as caught:
            await pool.run("first", gate.wait)
        assert (caught.value.key, caught.value.status) == ("busy", 503)
        others = MAX_WAITING - MAX_WAITING_EACH
        works += [asyncio.create_task(pool.run(f"other {number}", gate.wait)) for number in range(others)]
        await asyncio.sleep(0)
        with pytest.raises(RequestError):
            await pool.run("last", gate.wait)
        gate.set()
        await asyncio.gather(*works)
        pool.close()

    asyncio.run(story())


def test_a_server_full_of_replays_answers_everything_else(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            pool, gate = server.services.replays.pool, threading.Event()
            person = await Person(server.port).enter()
            works = [asyncio.create_task(pool.run("127.0.0.1", gate.wait)) for _ in range(MAX_WAITING_EACH + 1)]
            await asyncio.sleep(0)
            status, answer, _ = await person.http("POST", "/api/files", {"log": "no log"})
            assert (status, answer["code"]) == (503, "busy")
            status, answer, _ = await person.http("GET", "/api/games")
            assert status == 200
            gate.set()
            await asyncio.gather(*works)
            status, answer, _ = await person.http("POST", "/api/files", {"log": "no log"})
            assert answer["code"] != "busy"

    asyncio.run(story())
