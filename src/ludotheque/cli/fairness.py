"""The terminal's part in fair deals: it adds a value of its own before the start, and checks all deals at the end."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable
from typing import Any, Protocol

from ludotheque.cli.client_state import ClientState
from ludotheque.cli.connection import TableConnection
from ludotheque.cli.terminal import Terminal
from ludotheque.kernel.errors import LudothequeError
from ludotheque.protocol import messages as m
from ludotheque.tables import commands as c
from ludotheque.tables.commit_reveal import pledge_of
from ludotheque.tables.fairness_proof import Proof, ProofError, play_again, verified
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
        self.asked: set[str] = set()
        """Ids of what was sent from here: whatever the server answers, the person need not hear of it."""
        self._values: dict[tuple[str, int], bytes] = {}
        self._sent: set[tuple[str, int, str]] = set()
        self._seals: dict[str, str] = {}
        """By table, the seal that was shown first."""
        self._seen: dict[tuple[str, int], dict[int, int]] = {}
        """By table and viewer, the hash of the view after each event."""
        self._shown: dict[str, dict[int, str]] = {}
        """By table, the value of each seat that showed one before our eyes."""
        self._checked: set[str] = set()

    def found(self, snapshot: Snapshot) -> None:
        self._seals.setdefault(snapshot.table, snapshot.commitment)

    def saw(self, entry: Entry, viewer: int) -> None:
        self._seen.setdefault((entry.table, viewer), {})[entry.n] = entry.hash
        if entry.what == "shown" and entry.seat is not None:
            self._shown.setdefault(entry.table, {})[entry.seat] = str(entry.more.get("value"))

    async def after(self) -> None:
        """After each message: pledge, show or check what is due."""
        view, state = self._view, self._view.state
        if state is None:
            return
        seat, table = state.seat, state.table
        if seat is not None and state.status == "open":
            value = self._values.get((table, seat))
            if state.called and value is not None and pledge_of(table, seat, value) == state.pledges[seat]:
                await self._send((table, seat, state.pledges[seat]), c.Show(value.hex()))
            elif not state.called and not state.pledges[seat]:
                if value is None:
                    value = self._values[table, seat] = secrets.token_bytes(32)
                await self._send((table, seat, ""), c.Pledge(pledge_of(table, seat, value)))
            elif state.pledges[seat]:
                self._sent.discard((table, seat, ""))  # if it is forgotten, because of another holder, pledge again
        if state.status in ("over", "abandoned") and table not in self._checked and view.narrator is not None:
            self._checked.add(table)
            await self._check(table, state.viewer)

    async def _send(self, once: tuple[str, int, str], command: c.Spoken) -> None:
        if once in self._sent:
            return
        self._sent.add(once)
        id = self._view.connection.id()
        self.asked.add(id)
        await self._view.connection.ask(m.Do(id, once[0], command))

    async def _check(self, table: str, viewer: int) -> None:
        """The whole match again, against the seal that was shown and the tables that were seen."""
        terminal = self._view.terminal
        text = await self._view.fetched(self._view.connection.record_text())
        if text is None:
            return
        try:
            proof, draws = verified(text.encode(), self._seals.get(table))
            self._compare_values(proof)
            play_again(proof, self._seen.get((table, viewer)), viewer)
        except LudothequeError as error:
            terminal.print(terminal.say("deals-wrong", why=error.sentence(terminal.language)), "wrong")
        else:
            terminal.print(terminal.say("deals-right", draws=draws), "quiet")

    def _compare_values(self, proof: Proof) -> None:
        """Values that we saw being shown, ours among them, must be those of the record."""
        for seat, value in self._shown.get(proof.table, {}).items():
            if [value] != proof.values[seat : seat + 1]:
                raise ProofError("proof-other-value", seat=str(seat))
