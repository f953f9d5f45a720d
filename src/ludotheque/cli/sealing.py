"""What this client saw of the sealing of a table's deals, and its own part in it: no server can change that afterwards.

A seat's number may be missing because its client was slow, or because the server left it out. `Sealing` notes what it
sent and when, and what was answered, so that it can tell one from the other as far as a client can. The page does the
same in web/src/lib/sealing.ts.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from typing import Any

import msgspec

from ludotheque.tables import commands as c
from ludotheque.tables.commit_reveal import SHOW_WITHIN_MS, pledge_of
from ludotheque.tables.stream import Entry, Snapshot
from ludotheque.tables.verifier import missing, own_part, transcript

LATE = ("already-started", "match-over", "already-shown", "not-seated", "no-such-table")
"""Refusals that an honest server may give to a value that comes late, or twice; for no other one there is a reason."""
QUICK_S = SHOW_WITHIN_MS / 2000
"""Half of the time for showing. Over a connection that answers within this, a value that was sent so long before the
start cannot have been late."""
STALLED_S = SHOW_WITHIN_MS / 500
"""Twice that time. Where the start is seen later than this, the connection has stalled."""


class Seen(msgspec.Struct):
    """What a client saw and did by itself. Saved with the record; both verifiers compare it with that."""

    commitment: str = ""
    """The seal that it was shown first."""
    events: list[tuple[int, str, int, str]] = []
    """All that it saw of the sealing, in order: number, kind, seat (-1: none) and what was pledged or shown."""
    transcript: str = ""
    """The hash of these."""
    pledges: list[str] = []
    """By seat, as they stood when the match began; empty before."""
    seat: int = -1
    """For which seat it was to add a value when the match began; -1: for none."""
    pledge: str = ""
    value: str = ""
    accepted: bool = False
    """Did its pledge stand when the match began, or would it if nobody had exchanged it?"""
    called: bool = False
    sent: bool = False
    answer: str = ""
    """To its value: `shown`, the code of a refusal, or nothing."""
    in_time: bool = False
    """Did it offer its value in time, as far as it can know?"""


class Sealing:
    """The sealing of one table, as one client sees it from its coming to the start."""

    def __init__(self, table: str, now: Callable[[], float] = time.monotonic) -> None:
        self._table, self._now = table, now
        self.seen = Seen()
        self.pledges: list[str] = []
        self.values: list[str] = []
        self.begun = False
        self.first: dict[str, Any] = {"by": "turn"}
        """Who begins, and how the seats turned for it, as a record has it; known when the match begins."""
        self._status, self._seat, self._called = "", -1, False
        self._drawn: dict[str, bytes] = {}
        """By pledge, the values that were drawn here."""
        self._offered: dict[int, str] = {}
        """By seat, the last pledge that was sent for it."""
        self._stood: dict[int, str] = {}
        """By seat, the pledge of ours that stands there, by all that we saw."""
        self._pledging = ""
        """The pledge that was sent and does not stand yet."""
        self._pledge_refused = False
        self._pledged_at = self._sent_at = 0.0
        self._called_ms: int | None = None
        """When the start was asked for, by the server's clock; None if we did not see it happen."""
        self._broken = False
        """Was the connection bad: slow when we pledged, or broken between the call and the start?"""

    # What is seen.

    def saw_snapshot(self, snapshot: Snapshot) -> None:
        """The whole table, at first and whenever something was missed."""
        self.seen.commitment = self.seen.commitment or snapshot.commitment
        self._status, self._seat, self._called = snapshot.status, snapshot.viewer, snapshot.called
        if snapshot.order and self._seat >= 0:
            self._seat = snapshot.order[self._seat]
        self.first = {"by": snapshot.first or "turn", "order": snapshot.order}
        if snapshot.first or any(event[1] == "first" for event in self.seen.events):
            self._note_new(snapshot.n, "first", -1, snapshot.first or "turn")
        if self._pledge_refused:
            self._pledging = ""
        self.pledges = list(snapshot.pledges) or [""] * snapshot.players
        self.values = list(snapshot.values) or [""] * snapshot.players
        for seat, (pledge, value) in enumerate(zip(self.pledges, self.values, strict=True)):
            self._note_new(snapshot.n, "pledged", seat, pledge)
            self._note_new(snapshot.n, "shown", seat, value)
            self._stood.pop(seat, None)
            self._stand(seat, pledge)
        if self._called:
            self.seen.called = self._broken = True  # how much of the time is over?
        if snapshot.status != "open":
            self._begin(None)

    def saw(self, entry: Entry) -> None:
        """The next event."""
        self._status, seat = entry.status, -1 if entry.seat is None else entry.seat
        match entry.what:
            case "pledged":
                self._note(entry.n, entry.what, seat, str(entry.more.get("pledge", "")))
                self._saw_pledge(seat, str(entry.more.get("pledge", "")))
            case "first-chosen":
                self._note(entry.n, "first", -1, str(entry.more.get("by", "")))
            case "called":
                self._note(entry.n, entry.what, -1, "")
                self._called, self._called_ms, self.seen.called = True, entry.at, True
            case "shown":
                self._note(entry.n, entry.what, seat, str(entry.more.get("value", "")))
                self.values[seat] = str(entry.more.get("value", ""))
            case "started":
                values = [str(value) for value in entry.more.get("values", [])]
                self._note(entry.n, entry.what, -1, ",".join(values))
                self.values = values or [""] * len(self.values)
                self.first = entry.more.get("first", self.first)
                self._begin(entry)
            case "seated" | "left" | "arranged":
                self._forget([seat])
            case "vacated":
                self._forget(entry.more.get("seats", []))

    def connection_broke(self) -> None:
        self._broken = self._broken or (self._called and not self.begun)

    def _note(self, n: int, what: str, seat: int, text: str) -> None:
        self.seen.events.append((n, what, seat, text))

    def _note_new(self, n: int, what: str, seat: int, text: str) -> None:
        known = [event[3] for event in self.seen.events if event[1:3] == (what, seat)]
        if text and known[-1:] != [text]:
            self._note(n, what, seat, text)

    def _saw_pledge(self, seat: int, pledge: str) -> None:
        self.pledges[seat] = pledge
        if pledge == self._pledging:
            self._broken = self._now() - self._pledged_at > QUICK_S
        if seat == self._seat:
            self._pledging = ""  # if it is forgotten, because of another holder, pledge again
        self._stand(seat, pledge)

    def _stand(self, seat: int, pledge: str) -> None:
        if self._value_of(seat, pledge) is not None:
            self._stood[seat] = pledge

    def _value_of(self, seat: int, pledge: str) -> bytes | None:
        """The value drawn here that fits a pledge at this seat; one that was meant for another seat does not."""
        value = self._drawn.get(pledge)
        return value if value is not None and pledge_of(self._table, seat, value) == pledge else None

    def _forget(self, seats: list[int]) -> None:
        """Another holder pledges anew, until the start is asked for."""
        if self._status == "open" and not self._called:
            for seat in seats:
                self.pledges[seat] = ""
                self._stood.pop(seat, None)
            if self._seat in seats:
                self._seat = -1  # whoever gets a seat is told by a snapshot

    # What is sent.

    def due(self) -> c.Pledge | c.Show | None:
        """What this client has to send now; once."""
        if self._status != "open" or self._seat < 0:
            return None
        pledge = self.pledges[self._seat]
        own = self._value_of(self._seat, pledge)
        if self._called and own is not None and not self.values[self._seat] and not self.seen.sent:
            self.seen.sent, self._sent_at = True, self._now()
            return c.Show(own.hex())
        if self._called or pledge or (self._pledging and self._pledging == self._offered.get(self._seat)):
            return None
        value = self._drawn.get(self._offered.get(self._seat, "")) or secrets.token_bytes(32)
        self._pledging, self._pledged_at = pledge_of(self._table, self._seat, value), self._now()
        self._pledge_refused = False
        self._drawn[self._pledging] = value
        self._offered[self._seat] = self._pledging
        return c.Pledge(self._pledging)

    def refused(self, command: c.Spoken, code: str) -> None:
        """The server denied what was sent."""
        if isinstance(command, c.Pledge) and command.pledge == self._pledging:
            self._pledge_refused = True  # it is tried again with the next snapshot
        if isinstance(command, c.Show):
            self.seen.answer = code
            if self.begun and code not in LATE:
                self.seen.in_time = True

    # The start.

    def _begin(self, entry: Entry | None) -> None:
        """The match begins, or has begun when we come (None): what is known now is the client's testimony."""
        if self.begun:
            return
        seen, seat = self.seen, self._seat
        self.begun, seen.pledges, seen.seat = True, list(self.pledges), seat
        seen.accepted = seat in self._stood
        seen.pledge = self._stood.get(seat) or self._offered.get(seat, "")
        seen.value = self._drawn.get(seen.pledge, b"").hex()
        if any(event[1:] == ("shown", seat, seen.value) for event in seen.events):
            seen.answer = "shown"
        seen.in_time = seen.accepted and self._in_time(entry)
        self._called = False

    def _in_time(self, entry: Entry | None) -> bool:
        seen = self.seen
        if seen.answer and seen.answer not in LATE:
            return True  # it was shown, or refused without a reason
        if entry is None:
            return False  # we were away
        if not self._called:
            return True  # nobody asked for it, though our pledge stood
        if self._called_ms is not None and entry.at - self._called_ms < SHOW_WITHIN_MS:
            return True  # the server itself says that it did not wait
        waited = self._now() - self._sent_at
        return seen.sent and not self._broken and QUICK_S <= waited <= STALLED_S

    @property
    def missing(self) -> list[int]:
        """The seats whose value is missing in the deals, though they pledged one."""
        return missing(self._as_record()) if self.begun else []

    @property
    def own(self) -> str:
        """What became of our own value (see own_part in tables/verifier.py)."""
        return own_part(self._as_record())

    def _as_record(self) -> dict[str, Any]:
        """The part of the record that is known when the match begins."""
        seen = msgspec.to_builtins(self.seen)
        parts = {"pledges": self.pledges, "values": self.values, "first": self.first, "seen": seen}
        return {"players": len(self.pledges), "started": 0, "moves": [], **parts}

    @property
    def left_out(self) -> bool:
        """Was our own value left out, though we offered it?"""
        seen = self.seen
        if not self.begun or not seen.accepted:
            return False
        return self.pledges[seen.seat] != seen.pledge or (seen.in_time and self.values[seen.seat] != seen.value)

    @property
    def seat_now(self) -> int:
        """Where whoever added our value sits now."""
        order = self.first.get("order")
        return order.index(self.seen.seat) if order else self.seen.seat

    def testimony(self) -> dict[str, Any]:
        """What is saved with the record."""
        self.seen.transcript = transcript(self._table, self.seen.commitment, self.seen.events)
        seen: dict[str, Any] = msgspec.to_builtins(self.seen)
        return seen
