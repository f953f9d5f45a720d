"""The terminal's part in fair deals: it adds a value of its own before the start, and checks all deals at the end."""

from __future__ import annotations

import json
from collections.abc import Awaitable
from typing import Any, Protocol

from ludotheque.cli.client_state import ClientState
from ludotheque.cli.connection import TableConnection
from ludotheque.cli.sealing import Sealing
from ludotheque.cli.terminal import Terminal
from ludotheque.kernel.errors import LudothequeError
from ludotheque.protocol import messages as m
from ludotheque.tables import commands as c
from ludotheque.tables.fairness_proof import ProofError, Verified, play_again, verified
from ludotheque.tables.stream import Entry, Snapshot


class View(Protocol):
    """The terminal at a table, as far as this check uses it."""

    terminal: Terminal
    connection: TableConnection
    state: ClientState | None
    narrator: Any
    """None until it is known who sits there."""

    async def fetched(self, answer: Awaitable[str | None]) -> str | None: ...


class FairnessCheck:
    """Nothing of it waits for the person, and nothing of it is ever in the way."""

    def __init__(self, view: View) -> None:
        self._view = view
        self.asked: dict[str, tuple[str, c.Spoken]] = {}
        """By id, what was sent from here and for which table: whatever the server answers, the person need not hear of
        it."""
        self._sealings: dict[str, Sealing] = {}
        """By table, what was seen of the sealing."""
        self._seen: dict[tuple[str, int], dict[int, int]] = {}
        """By table and viewer, the hash of the view after each event."""
        self._told: set[str] = set()
        """The tables whose start was told."""
        self._warned: set[str] = set()
        """Those of which it was said that our own value was left out."""
        self._checked: set[str] = set()

    def found(self, snapshot: Snapshot) -> None:
        self._sealing(snapshot.table).saw_snapshot(snapshot)

    def saw(self, entry: Entry, viewer: int) -> None:
        self._seen.setdefault((entry.table, viewer), {})[entry.n] = entry.hash
        self._sealing(entry.table).saw(entry)

    def connection_broke(self) -> None:
        for sealing in self._sealings.values():
            sealing.connection_broke()

    def refused(self, problem: m.Problem) -> None:
        table, command = self.asked[problem.id or ""]
        self._sealing(table).refused(command, problem.code)

    def _sealing(self, table: str) -> Sealing:
        return self._sealings.setdefault(table, Sealing(table))

    async def after(self) -> None:
        """After each message: pledge, show or check what is due."""
        view, state = self._view, self._view.state
        if state is None:
            return
        table, sealing = state.table, self._sealing(state.table)
        if command := sealing.due():
            id = view.connection.id()
            self.asked[id] = table, command
            await view.connection.ask(m.Do(id, table, command))
        if table in self._told:
            self._warn(table, sealing)
        if state.status in ("over", "abandoned") and table not in self._checked and view.narrator is not None:
            self._checked.add(table)
            await self._check(table, state.viewer)

    def tell_start(self, table: str) -> None:
        """When a match begins, or we come to it: whose value is missing in its deals."""
        sealing = self._sealing(table)
        if not sealing.begun or table in self._told or self._view.connection.local:
            return
        self._told.add(table)
        self._warn(table, sealing)
        if not sealing.left_out:
            self._tell_sealing(sealing.missing, sealing.own, whole=False)

    def _warn(self, table: str, sealing: Sealing) -> None:
        if sealing.left_out and table not in self._warned:
            self._warned.add(table)
            error = ProofError("proof-left-out", seat=str(sealing.seat_now + 1))
            self._view.terminal.print(error.sentence(self._view.terminal.language), "wrong")

    def _tell_sealing(self, missing: list[int], own: str, whole: bool, nobody: bool = False) -> None:
        """Who is missing, and what became of our own value. `whole`: also where nothing is amiss."""
        terminal, names = self._view.terminal, self._view.narrator.names
        if missing:
            who = terminal.listed([names[seat] for seat in missing])
            terminal.print(terminal.say("deals-missing", names=who, count=len(missing)))
        if own in ("late", "unpledged") or (whole and own == "elsewhere"):
            terminal.print(terminal.say(f"deals-own-{own}"))
        elif whole and nobody:
            terminal.print(terminal.say("deals-nobody"), "quiet")
        elif whole and own == "none":
            terminal.print(terminal.say("deals-own-none"), "quiet")

    async def record(self, table: str) -> str | None:
        """The record of a match that has ended, with what was seen here beside it."""
        text = await self._view.fetched(self._view.connection.record_text())
        if text is None:
            return None
        try:
            return json.dumps(json.loads(text) | {"seen": self._sealing(table).testimony()}, ensure_ascii=False)
        except (ValueError, TypeError) as error:
            raise ProofError("proof-no-record", why=str(error)) from error

    async def _check(self, table: str, viewer: int) -> None:
        """The whole match again, against the seal that was shown, the tables that were seen, and our own part."""
        terminal = self._view.terminal
        text = await self._view.fetched(self._view.connection.record_text())
        if text is None:
            return
        try:
            found = verified(text.encode(), None, self._sealing(table).testimony())
            play_again(found.proof, self._seen.get((table, viewer)), viewer)
        except LudothequeError as error:
            terminal.print(terminal.say("deals-wrong", why=error.sentence(terminal.language)), "wrong")
        else:
            self._tell_right(found)

    def _tell_right(self, found: Verified) -> None:
        terminal = self._view.terminal
        terminal.print(terminal.say("deals-right", draws=found.draws), "quiet")
        if found.proof.started is not None:
            nobody = not any(found.proof.values)
            self._tell_sealing(found.missing, found.own or "none", whole=True, nobody=nobody)
