"""Tests that the terminal knows by itself whether its own random number is in the deals, and accuses nobody wrongly."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from ludotheque.cli.sealing import Sealing
from ludotheque.tables import commands as c
from ludotheque.tables import events as e
from ludotheque.tables.commit_reveal import pledge_of
from ludotheque.tables.fairness_proof import proof_of
from ludotheque.tables.stream import entry, snapshot
from ludotheque.tables.verifier import Wrong, check, missing, own_part
from tests.tables.sample import Sample

OTHER = b"o" * 32
"""The value of the other player, at seat 1."""


class Client:
    """A terminal at seat 0 (or as `person`) of a sample table; what happens there is told to it when a test says so."""

    def __init__(self, sample: Sample, person: str = "p0") -> None:
        self.sample, self.person = sample, person
        self.time = 100.0
        self.sealing = Sealing("t", lambda: self.time)
        self.sent: list[c.Pledge | c.Show] = []
        self.come()

    @property
    def viewer(self) -> int:
        seat = self.sample.table.seat_of(self.person)
        return -1 if seat is None else seat

    def come(self) -> None:
        """Get the whole table."""
        self.told = len(self.sample.happened)
        self.seat = self.viewer
        self.sealing.saw_snapshot(snapshot(self.sample.table, self.viewer))
        self._send()

    def hear(self) -> None:
        """Get everything that happened since; like a server, the whole table when the seat is another."""
        while self.told < len(self.sample.happened):
            self.sealing.saw(entry(self.sample.happened[self.told], self.seat))
            self.told += 1
            self._send()
        if self.viewer != self.seat:
            self.come()

    def _send(self) -> None:
        if command := self.sealing.due():
            self.sent.append(command)

    def deliver(self) -> None:
        """The server takes what was sent last."""
        self.sample.do(self.person, self.sent[-1])
        self.hear()


def table(*people: str | None) -> Sample:
    return Sample("galopp", 2, people=list(people or ("p0", "p1")))


def seated() -> Client:
    """A terminal at seat 0 whose pledge stands, beside another player's."""
    client = Client(table())
    client.deliver()
    client.sample.do("p1", c.Pledge(pledge_of("t", 1, OTHER)))
    client.hear()
    return client


def call(client: Client) -> Client:
    client.sample.do("p0", c.Start())
    client.hear()
    return client


def deal(client: Client, after_s: float = 2.2, at_ms: int | None = None) -> Client:
    """It is dealt, and the terminal hears of it so many seconds later."""
    begun = client.sample.table.at
    client.sample.do(None, c.Deal(), at=begun + 2200 if at_ms is None else begun + at_ms)
    client.time += after_s
    client.hear()
    return client


def record(client: Client) -> dict[str, Any]:
    """The record of the match, which ends at once, as this terminal saves it."""
    sample = client.sample
    if sample.table.status == "playing":
        sample.do("p0", c.Abandon())
        if sample.table.status == "playing":
            sample.do("p1", c.Answer(True))
    client.hear()
    proof: dict[str, Any] = json.loads(msgspec.json.encode(proof_of(sample.table, sample.happened)))
    return proof | {"seen": client.sealing.testimony()}


def found(client: Client) -> tuple[str, list[int]]:
    """What the terminal says when the match begins, which is what the verifier finds in the saved record."""
    sealing, saved = client.sealing, record(client)
    if sealing.left_out:
        with pytest.raises(Wrong) as caught:
            check(saved)
        return caught.value.key, sealing.missing
    check(saved, saved["commitment"])
    assert (own_part(saved), missing(saved)) == (sealing.own, sealing.missing)
    return sealing.own, sealing.missing


# A server that deals honestly.


def test_its_own_number_is_in_the_deals() -> None:
    client = call(seated())
    client.deliver()
    client.sample.do("p1", c.Show(OTHER.hex()))
    assert found(deal(client, 0.1)) == ("in", [])
    seen = client.sealing.testimony()
    assert [event[1] for event in seen["events"]] == ["pledged", "pledged", "called", "shown", "shown", "started"]
    assert (seen["accepted"], seen["called"], seen["sent"], seen["answer"]) == (True, True, True, "shown")


def test_somebody_else_did_not_show_his() -> None:
    client = call(seated())
    client.deliver()
    assert found(deal(client)) == ("in", [1])


@pytest.mark.parametrize(
    ("why", "after_s"),
    [("the call and the start came at once", 0.0), ("the line stalled", 9.0), ("the line was slow before", 2.2)],
)
def test_a_number_that_came_too_late_is_no_accusation(why: str, after_s: float) -> None:
    client = Client(table())
    client.time += 1.5 if "slow before" in why else 0.1
    client.deliver()
    call(client)
    assert len(client.sent) == 2
    deal(client, after_s)
    client.sealing.refused(client.sent[-1], "already-started")
    assert found(client) == ("late", [0])


def test_a_connection_that_broke_is_no_accusation() -> None:
    client = call(seated())
    client.sealing.connection_broke()
    assert found(deal(client)) == ("late", [0, 1])


def test_a_connection_that_broke_before_the_call_is_no_excuse() -> None:
    client = seated()
    client.sealing.connection_broke()
    assert found(deal(call(client))) == ("left-out", [0, 1])


def test_who_comes_back_while_numbers_are_shown_still_shows_his() -> None:
    client = seated()
    client.sample.do("p0", c.Start())
    client.come()
    assert isinstance(client.sent[-1], c.Show)
    client.deliver()
    assert found(deal(client)) == ("in", [1])


def test_who_comes_back_while_numbers_are_shown_may_be_too_late() -> None:
    client = seated()
    client.sample.do("p0", c.Start())
    client.come()
    assert found(deal(client)) == ("late", [0, 1])


def test_who_was_away_while_it_was_dealt_is_too_late() -> None:
    client = seated()
    client.sample.do("p0", c.Start())
    client.sample.do(None, c.Deal())
    client.come()
    assert found(client) == ("late", [0, 1])


def test_a_pledge_that_comes_after_the_call_was_not_taken() -> None:
    client = Client(table())
    client.sample.do("p1", c.Pledge(pledge_of("t", 1, OTHER)))
    client.sample.do("p0", c.Start())
    client.hear()
    client.sealing.refused(client.sent[-1], "already-started")
    assert found(deal(client)) == ("unpledged", [1])
    assert len(client.sent) == 1


def test_a_seat_that_was_given_away_before_the_start_has_no_claim() -> None:
    client = seated()
    client.sample.do("p0", c.Leave())
    client.hear()
    client.sample.do("p8", c.Sit(0))
    client.sample.do("p8", c.Pledge(pledge_of("t", 0, b"8" * 32)))
    client.sample.do("p1", c.Start())
    client.hear()
    assert len(client.sent) == 1
    client.sample.do("p8", c.Show((b"8" * 32).hex()))
    client.sample.do(None, c.Deal())
    client.hear()
    assert (client.sealing.own, client.sealing.left_out, client.sealing.missing) == ("none", False, [1])


def test_who_comes_back_to_his_seat_pledges_again() -> None:
    client = seated()
    client.sample.do("p0", c.Leave())
    client.hear()
    client.sample.do("p0", c.Sit(0))
    client.hear()
    assert [type(command) for command in client.sent] == [c.Pledge, c.Pledge]
    client.deliver()
    call(client)
    client.deliver()
    assert found(deal(client)) == ("in", [1])


def test_another_device_of_the_same_person_added_the_number() -> None:
    """It cannot say what the other one did."""
    client, other = Client(table()), b"d" * 32
    client.sample.do("p0", c.Pledge(pledge_of("t", 0, other)))
    client.sealing.refused(client.sent[-1], "already-pledged")
    client.hear()
    call(client)
    assert len(client.sent) == 1
    client.sample.do("p0", c.Show(other.hex()))
    assert found(deal(client)) == ("elsewhere", [])


def test_who_looks_on_added_nothing() -> None:
    client = Client(table(), "spectator")
    client.sample.do("p1", c.Pledge(pledge_of("t", 1, OTHER)))
    call(client)
    assert found(deal(client)) == ("none", [1])
    assert client.sent == []


def test_who_takes_a_seat_over_during_the_match_added_nothing() -> None:
    sample = table("p0", None)
    sample.do("p0", c.Pledge(pledge_of("t", 0, OTHER)))
    sample.do("p0", c.Start())
    sample.do("p0", c.Show(OTHER.hex()))
    sample.do(None, c.Deal())
    sample.do("p1", c.Sit(1))
    client = Client(sample, "p1")
    assert found(client) == ("none", [])
    assert client.sent == []


def test_a_table_that_begins_at_once_without_any_pledge() -> None:
    client = Client(table("p0", None))
    client.sample.do("p0", c.Start())
    client.hear()
    client.sealing.refused(client.sent[-1], "already-started")
    assert found(client) == ("unpledged", [])
    sample = table("p0", None)
    sample.do("p0", c.Start())
    assert found(Client(sample)) == ("none", [])


def test_a_table_that_never_begins_owes_nobody_anything() -> None:
    client = seated()
    client.sample.do("p0", c.Abandon())
    client.hear()
    saved = record(client)
    check(saved)
    assert not client.sealing.left_out
    assert missing(saved) == []


def test_what_happens_during_the_match_changes_nothing_of_its_seal() -> None:
    client = call(seated())
    client.deliver()
    deal(client)
    client.sample.do("p1", c.Leave())
    client.hear()
    client.come()
    assert client.sealing.pledges == client.sample.table.pledges
    assert (client.sealing.own, client.sealing.missing) == ("in", [1])


# A server that wants to choose the luck.


@pytest.mark.parametrize("code", ["other-value", "not-called", "not-pledged", "defect"])
@pytest.mark.parametrize("after_s", [0.0, 2.2, 60.0])
def test_a_number_that_is_refused_for_no_reason_was_left_out(code: str, after_s: float) -> None:
    client = call(seated())
    client.sealing.refused(client.sent[-1], code)
    assert found(deal(client, after_s)) == ("left-out", [0, 1])


@pytest.mark.parametrize("code", ["", "already-started", "already-shown", "not-seated"])
def test_a_number_that_is_ignored_or_called_late_though_it_was_not_was_left_out(code: str) -> None:
    client = call(seated())
    if code:
        client.sealing.refused(client.sent[-1], code)
    assert found(deal(client)) == ("left-out", [0, 1])


def test_a_refusal_may_come_after_the_start() -> None:
    client = deal(call(seated()), after_s=0.0)
    assert not client.sealing.left_out
    client.sealing.refused(client.sent[-1], "other-value")
    assert found(client) == ("left-out", [0, 1])


def test_a_server_that_does_not_call_left_it_out() -> None:
    client = seated()
    client.sample.table.called = client.sample.table.at
    client.sample.do(None, c.Deal())
    client.hear()
    assert found(client) == ("left-out", [0, 1])


def test_a_server_that_does_not_wait_left_it_out() -> None:
    assert found(deal(call(seated()), after_s=0.0, at_ms=1999)) == ("left-out", [0, 1])


def test_a_server_that_forgets_what_was_shown_left_it_out() -> None:
    client = call(seated())
    client.deliver()
    client.sample.table.values[0] = ""
    assert found(deal(client)) == ("left-out", [0, 1])


def test_a_pledge_that_is_exchanged_was_left_out() -> None:
    client = seated()
    sample = client.sample
    pledged = e.Pledged(0, pledge_of("t", 0, b"x" * 32))
    sample.happened.append(sample.table.apply(sample.table.seq + 1, sample.table.at, pledged))
    client.hear()
    call(client)
    sample.do("p0", c.Show((b"x" * 32).hex()))
    assert found(deal(client)) == ("left-out", [1])


def test_a_record_with_other_pledges_or_numbers_than_were_seen_does_not_hold() -> None:
    client = call(seated())
    client.deliver()
    saved = record(deal(client))
    assert check(saved) == 0
    for changed, key in (
        ({"pledges": [saved["pledges"][0], ""]}, "other-pledge"),
        ({"values": []}, "left-out"),
        ({"seen": saved["seen"] | {"transcript": ""}}, "other-transcript"),
        ({"seen": saved["seen"] | {"commitment": ""}}, "other-seal"),
    ):
        with pytest.raises(Wrong) as caught:
            check(saved | changed)
        assert caught.value.key == key
