"""Tests on a bad network: a command is applied exactly once, and everyone sees the same table."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludotheque.session.registry import Registry as Inside
from tests.limits import HANGS_AFTER_S
from tests.server.chaos import Proxy
from tests.server.process import ServerProcess
from tests.server.running import running
from tests.server.test_crashes import Load, Player, log_of, lost_or_doubled

KINDS = {"lost", "twice", "late", "cut"}


class Sturdy(Player):
    """What a client must be there: old news is ignored, a gap asks for the table anew, silence asks again."""

    async def sit_down(self) -> None:
        self.ask_again()
        while not self.load.enough and not self.over:
            try:
                message = await self.person.until(lambda heard: heard.get("table") == self.table, seconds=0.3)
            except TimeoutError:
                self.person.send(type="watch", table=self.table)
                if self.pending is not None:
                    self.send(*self.pending)
                continue
            if message["type"] == "event" and message["n"] <= self.have:
                self.acknowledged(message)
            elif message["type"] == "event" and message["n"] > self.have + 1:
                self.acknowledged(message)
                self.person.send(type="watch", table=self.table)
            else:
                self.take(message)

    def acknowledged(self, message: dict[str, Any]) -> None:
        if self.pending and message.get("id") == self.pending[0]:
            self.load.acknowledged.append((self.table, self.pending[0], message["n"]))
            self.pending = None


async def played(port: int, moves: int, seed: int) -> tuple[Load, Proxy]:
    """So many acknowledged moves through a bad network."""
    proxy = await Proxy(port, seed).open()
    load = Load(proxy.port, seed, Sturdy)

    async def disturb() -> None:
        proxy.calm = False
        async with asyncio.timeout(HANGS_AFTER_S + moves):
            while len(load.acknowledged) < moves and not any(task.done() for task in load.playing):
                await asyncio.sleep(0.02)

    try:
        await load.run(disturb)
    finally:
        await proxy.close()
    return load, proxy


async def through(folder: Path, fault: str, moves: int, seed: int = 1) -> tuple[Load, Proxy, list[str]]:
    server = ServerProcess(folder, fault)
    try:
        await asyncio.to_thread(server.start)
        load, proxy = await played(server.port, moves, seed)
        server.kill()
        return load, proxy, lost_or_doubled(await log_of(folder, load), load.acknowledged)
    finally:
        server.close()


def exactly_once(folder: Path, moves: int) -> None:
    load, proxy, faults = asyncio.run(through(folder, "", moves))
    assert set(proxy.done) >= KINDS, proxy.done
    assert len(load.acknowledged) >= moves
    assert faults == []


def test_through_a_bad_network_every_command_is_applied_exactly_once(tmp_path: Path) -> None:
    exactly_once(tmp_path, 40)


@pytest.mark.long
def test_through_a_bad_network_for_a_long_time(tmp_path: Path) -> None:
    exactly_once(tmp_path, 1_500)


@pytest.mark.long  # make test sees this build caught in test_crashes
def test_a_build_that_does_not_know_commands_again_is_caught_by_the_bad_network(tmp_path: Path) -> None:
    _, _, faults = asyncio.run(through(tmp_path, "no-idempotency", 25))
    assert any(fault.startswith("doubled") for fault in faults)


def test_a_build_that_resumes_with_a_gap_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever comes back is told that the last event changed nothing."""
    honest = Inside.watch

    async def forgetful(self: Inside, watcher: Any, wish: Any) -> None:
        live = await self.session(wish.table)
        if live is not None and live.recent and wish.have is not None and wish.have < live.table.seq:
            live.recent[-1] = msgspec.structs.replace(live.recent[-1], after=live.recent[-1].before)
        await honest(self, watcher, wish)

    monkeypatch.setattr(Inside, "watch", forgetful)

    async def story() -> None:
        async with running(tmp_path) as server:
            with pytest.raises(AssertionError, match="the view is not the server's"):
                await played(server.port, 400, seed=2)

    asyncio.run(story())
