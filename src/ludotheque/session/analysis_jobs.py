"""Analysis of matches as background jobs: win probabilities, luck, the coach's choices; answered as far as it has got.

Whoever asks gets what is known by then and asks again; when nobody has asked for a while the work stops, and goes on
when somebody does. What was reckoned is kept, so that the next one has it at once.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

import msgspec
import numpy as np
import structlog
from numpy.typing import NDArray

from ludotheque.bots.coach import Advice
from ludotheque.bots.executor import BotExecutor
from ludotheque.bots.match_analysis import Account, MatchAnalysis
from ludotheque.kernel.errors import present
from ludotheque.kernel.game import Game
from ludotheque.kernel.record import CHANCE, Record
from ludotheque.protocol import messages as m
from ludotheque.protocol import replay_messages as r
from ludotheque.session.errors import RequestError
from ludotheque.session.replays import Replay
from ludotheque.tables.stream import Sentence, sentence
from ludotheque.tables.table import OVER, AppliedEvent, Table

ABANDONED_AFTER_S = 10.0
"""Seconds after which work stops that nobody asks for any more."""
ANSWER_TIMEOUT_S = 0.4
"""Seconds that an answer may wait for something new."""
MAX_CACHED_ANSWERS = 200
"""So many answers of each kind are kept."""
PIECES_AT_ONCE = 4
"""So many pieces of an account are reckoned at a time."""
FEWEST, MOST, TOGETHER = 128, 256, 60_000
"""Simulations for the chances at one moment, and about how many for a whole match: long ones get fewer for each."""

log = structlog.get_logger()


@dataclass
class Job:
    """Something that is being reckoned, or was."""

    points: list[r.WinChance] = field(default_factory=list)
    known: set[int] = field(default_factory=set)
    account: Account | None = None
    task: asyncio.Task[None] | None = None
    asked: float = 0.0
    failed: bool = False


class AnalysisJobs:
    """What was reckoned about matches of the past, and what is being reckoned."""

    def __init__(self, executor: BotExecutor) -> None:
        self._executor = executor
        self._jobs: OrderedDict[tuple[str, object], Job] = OrderedDict()
        self._advice: OrderedDict[tuple[str, int], m.Advised] = OrderedDict()
        self._coach = asyncio.Lock()
        """One question about the past at a time: those who play now come first."""

    async def close(self) -> None:
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        for task in tasks:
            with contextlib.suppress(asyncio.CancelledError):
                await task

    async def advise(self, table: Table, viewer: int, asked: m.Advise) -> m.Advised:
        """What the coach says to what this seat sees. Against other people one plays by oneself."""
        if table.state is None or viewer not in table.to_act():
            raise RequestError("not-playing")
        if table.holders() != [viewer]:
            raise RequestError("coach-alone")
        game, n, view = table.game, table.seq, table.state.view(viewer)
        advice = await self._executor.advise(game, view, viewer, table.bot_seed(viewer))
        return advised(asked.id, asked.table, n, game, view, viewer, advice)

    async def advice(self, past: Replay, seat: int, n: int) -> m.Advised:
        """What the coach would have played where a seat acted, from what it saw then."""
        one = past.at(n)
        first = next((step for step in one.steps if step.seat != CHANCE), None)
        if first is None or first.seat != seat:
            raise RequestError("no-such-choice", asked=str(n))
        key = (past.id, n)
        async with self._coach:
            if key not in self._advice:
                view = first.before.view(seat)
                found = await self._executor.advise(past.game, view, seat, seed_of(past.id, n), first.action)
                answer = advised("", past.id, n, past.game, view, seat, found)
                worth = round(found.played.worth, 4) if found.played else None
                played = m.Played(first.text, worth, label_of(past.game, view, seat, first.action))
                self._advice[key] = msgspec.structs.replace(answer, played=played)
                while len(self._advice) > MAX_CACHED_ANSWERS:
                    self._advice.popitem(last=False)
            return self._advice[key]

    async def chances(self, past: Replay, viewer: int, have: int) -> r.Chances:
        """Each seat's chances at every moment, by what the viewer saw then; those beyond the first `have`."""
        job = self._job(past.id, viewer)
        wanted = [one for one in past.moved if one.seq not in job.known]
        count = min(MOST, max(FEWEST, TOGETHER // max(1, len(past.moved))))
        await self._go_on(job, lambda: self._reckon_chances(past, viewer, wanted, count, job) if wanted else None)
        done = all(one.seq in job.known for one in past.moved)
        return r.Chances(past.id, viewer, len(past.moved), job.points[have:], done)

    async def luck(self, past: Replay) -> r.Reckoning:
        """How much of a result was luck, and how much were choices."""
        if past.table.status != OVER:
            raise RequestError("no-result")
        job = self._job(past.id, "luck")
        finished = job.account is not None and job.account.done == len(job.account.pieces)
        await self._go_on(job, lambda: None if finished else self._reckon_luck(past, job))
        account = job.account
        if account is None:
            return r.Reckoning(past.id, 0.0, False)
        done = account.done == len(account.pieces)
        shares = account.shares() if done else []
        told = [r.SeatShare(*(round(part, 4) for part in (s.result, s.luck, s.choices, s.rest))) for s in shares]
        return r.Reckoning(past.id, round(account.done / len(account.pieces), 3), done, told)

    def _job(self, table: str, what: object) -> Job:
        key = (table, what)
        job = self._jobs.setdefault(key, Job())
        self._jobs.move_to_end(key)
        while len(self._jobs) > MAX_CACHED_ANSWERS:
            self._jobs.popitem(last=False)
        return job

    async def _go_on(self, job: Job, work: Callable[[], Awaitable[None] | None]) -> None:
        """Have a job go on if there is something left to do, and wait a little for what comes of it."""
        job.asked = time.monotonic()
        if job.task is None or job.task.done():
            coroutine = work()
            if coroutine is None:
                return
            job.task = asyncio.get_running_loop().create_task(self._watched(job, coroutine))
        await asyncio.wait([job.task], timeout=ANSWER_TIMEOUT_S)
        if job.failed:
            job.failed = False
            raise RequestError("defect")

    async def _watched(self, job: Job, work: Awaitable[None]) -> None:
        try:
            await work
        except Exception:
            job.failed = True
            log.exception("looking back failed")

    async def _reckon_chances(
        self, past: Replay, viewer: int, wanted: list[AppliedEvent], count: int, job: Job
    ) -> None:
        for k in coarse_to_fine(len(wanted)):
            if time.monotonic() - job.asked > ABANDONED_AFTER_S:
                return
            one = wanted[k]
            view, seed = present(one.after, "the state after an event").view(viewer), seed_of(past.id, one.seq)

            def work(
                back: MatchAnalysis, stop: NDArray[np.int64], view: Record = view, seed: int = seed
            ) -> list[float]:
                return back.chances(view, viewer, seed, stop, count)

            shares = await self._executor.look_back(past.game, work)
            job.points.append(r.WinChance(one.seq, [round(share, 3) for share in shares]))
            job.known.add(one.seq)

    async def _reckon_luck(self, past: Replay, job: Job) -> None:
        def begin(back: MatchAnalysis, stop: NDArray[np.int64]) -> Account:
            from ludotheque.bots.match_analysis import Account

            return Account(back, past.steps(), seed_of(past.id, 0))

        if job.account is None:
            job.account = await self._executor.look_back(past.game, begin)
        account, over = job.account, False
        while not over and time.monotonic() - job.asked <= ABANDONED_AFTER_S:
            over = await self._executor.look_back(past.game, lambda back, stop: account.reckon(stop, PIECES_AT_ONCE))


def advised(id: str, table: str, n: int, game: Game, view: Record, seat: int, advice: Advice) -> m.Advised:
    """What the coach found, as it is sent."""
    candidates = [
        m.Candidate(game.notation.write(view, one.action), round(one.worth, 4), label_of(game, view, seat, one.action))
        for one in advice.candidates
    ]
    reasons = [m.Difference(one.feature, round(one.better, 2), round(one.other, 2)) for one in advice.reasons]
    plain = game.hooks.advice
    reason = advice.reasons[0].feature if advice.reasons else ""
    said = sentence(plain(view, seat, advice.candidates[0].action, reason)) if plain else None
    return m.Advised(id, table, n, matters=advice.matters, candidates=candidates, advice=said, reasons=reasons)


def label_of(game: Game, view: Record, seat: int, action: int) -> Sentence | None:
    """An action in words, if the game has words for it."""
    label = game.hooks.label
    return sentence(label(view, seat, action)) if label else None


def seed_of(table: str, n: int) -> int:
    """The same figures whoever asks, and whenever. It follows from nothing that is hidden."""
    return int.from_bytes(hashlib.sha256(f"back/{table}/{n}".encode()).digest()[:6], "big")


def coarse_to_fine(count: int) -> list[int]:
    """Every number below `count`: the first and the last, then those between, so that a picture is soon whole and
    becomes finer."""
    step = 1 << max(0, count - 1).bit_length()
    order = dict.fromkeys([0, count - 1] if count else [])
    while step:
        order.update(dict.fromkeys(range(0, count, step)))
        step //= 2
    return list(order)
