"""The modules that one move passes through, from the frame that comes in to those that go out to four people."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

import ludotheque
from ludotheque.store.writer import Writer
from tests.server.running import running
from tests.server.test_tables import started

SOURCE = Path(ludotheque.__file__).parent
MAX_MODULES = 29
"""Outside games. The goal is 20."""
MAX_OF_SERVER = 12
"""In the packages that make a server: protocol, session, server, cluster."""


async def modules_of_a_move(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> set[str]:
    visited: set[str] = set()

    def visit(frame: FrameType, event: str, argument: Any) -> None:
        file = Path(frame.f_code.co_filename)
        if event == "call" and file.is_relative_to(SOURCE):
            visited.add(str(file.relative_to(SOURCE)))

    commit = Writer._commit

    def traced(self: Writer, batch: Any, patient: bool = True) -> None:
        sys.setprofile(visit)
        try:
            commit(self, batch, patient)
        finally:
            sys.setprofile(None)

    async def move() -> None:
        """By whoever is to act; all four are told of it."""
        table = session.table
        assert table.state is not None
        seat, n = table.to_act()[0], table.seq + 1
        view = table.state.view(seat)
        action = table.game.notation.write(view, table.game.engine.legal(view, seat)[0])
        people[seat].do(table.id, do="act", action=action)
        for person in people:
            await person.until(lambda message: message.get("n") == n)

    async with running(tmp_path) as server:
        people, table_id = await started(server, 4)
        session = server.registry.sessions[table_id]
        for _ in range(6):  # everything is loaded by then
            await move()
        monkeypatch.setattr(Writer, "_commit", traced)
        sys.setprofile(visit)
        try:
            await move()
        finally:
            sys.setprofile(None)

    return visited


def test_a_move_passes_through_few_modules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    visited = asyncio.run(modules_of_a_move(tmp_path, monkeypatch))
    outside = {name for name in visited if not name.startswith("games/")}
    of_server = {name for name in outside if name.split("/")[0] in ("protocol", "session", "server", "cluster")}
    assert "session/table_session.py" in of_server
    assert "store/writer.py" in outside
    assert len(of_server) <= MAX_OF_SERVER, sorted(of_server)
    assert len(outside) <= MAX_MODULES, sorted(outside)
