"""Puts long finished matches into a store before a server opens it. Bots play them; the server knows only the log."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from ludotheque import bots
from ludotheque.session.summary import summary_of
from ludotheque.store import Append, open_store
from ludotheque.tables import commands as c
from ludotheque.tables import events as e
from ludotheque.tables.table import PLAYING, created
from tests.tables.sample import Sample


def finished(game: str, players: int, table: str, level: str = "simple") -> Sample:
    """A match to its end; the same whenever it is played, since its table's name fixes the deals. The first seat is a
    person's, as at every table of a server, but he plays like the bots."""
    levels, people = [None, *[level] * (players - 1)], ["p0", *[None] * (players - 1)]
    sample = Sample(game, players, id=table, levels=levels, people=people, listed=True)
    bot = bots.bot(level, sample.game)
    sample.start()
    while sample.table.status == PLAYING:
        assert sample.table.state is not None
        seat = min(sample.table.to_act())
        view = sample.table.state.view(seat)
        action = bot.choose(view, seat, sample.table.bot_seed(seat))
        text = sample.game.notation.write(view, action)
        sample.do(*(("p0", c.Act(text)) if seat == 0 else (None, c.BotActs(seat, text))))
    return sample


def keep(folder: Path, samples: list[Sample]) -> None:
    """Lay finished matches into the folder of a server that is closed."""

    def append(sample: Sample, seq: int, at: int, body: bytes) -> Append:
        card = summary_of(sample.table) if seq == len(sample.log) - 1 else None
        if seq == 0:
            first = e.decode(body)
            assert isinstance(first, e.Created)
            card = summary_of(created(sample.table.id, at, first)[0])
        return Append(sample.table.id, seq, at, "p0", f"{seq}", body, card)

    async def work() -> None:
        store = open_store(folder)
        try:  # all at once, so that they share commits
            await asyncio.gather(*(store.append(append(sample, *row)) for sample in samples for row in sample.log))
        finally:
            await store.close()

    with ThreadPoolExecutor(1) as apart:  # in this thread Playwright may keep an event loop running
        apart.submit(asyncio.run, work()).result()
