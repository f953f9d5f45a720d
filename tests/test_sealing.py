"""Tests that the terminal knows by itself whether its own random number is in the deals, and accuses nobody wrongly."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from ludotheque.cli.client_state import client_state
from ludotheque.cli.fairness import FairnessCheck
from ludotheque.cli.sealing import Sealing
from ludotheque.cli.terminal import Terminal
from ludotheque.protocol import messages as m
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


# What the terminal says of it.


class Guest:
    """A terminal as `person` at a sample table, which answers what it sends by `takes`."""

    local = False
    terminal: Terminal
    narrator: Any = SimpleNamespace(names=["Anna", "Bruno"])

    def __init__(self, sample: Sample, person: str, takes: Callable[[c.Spoken], str | None]) -> None:
        self.sample, self.person, self.takes = sample, person, takes
        self.terminal, self.connection = Terminal("en", colour=False), self
        self.check, self.told, self.ids = FairnessCheck(self), len(sample.happened), 0  # type: ignore[arg-type]
        self.check._sealings["t"] = Sealing("t", lambda: 0.0)  # a clock that stands still
        seat = sample.table.seat_of(person)
        whole = snapshot(sample.table, -1 if seat is None else seat)
        self.state = client_state(whole)
        self.check.found(whole)

    def id(self) -> str:
        self.ids += 1
        return str(self.ids)

    async def ask(self, message: m.Do) -> None:
        """The server takes a command, or says why not."""
        if code := self.takes(message.command):
            self.check.refused(m.Problem(code, "", id=message.id))
        else:
            self.sample.do(self.person, message.command)

    async def record_text(self) -> str:
        return msgspec.json.encode(proof_of(self.sample.table, self.sample.happened)).decode()

    async def fetched(self, answer: Any) -> Any:
        return await answer

    async def hear(self) -> None:
        await self.check.after()
        while self.told < len(self.sample.happened):
            one = entry(self.sample.happened[self.told], self.state.viewer)
            self.told += 1
            assert self.state.take(one)
            self.check.saw(one, self.state.viewer)
            if one.what == "started":
                self.check.tell_start("t")
            await self.check.after()


def spoken(
    capsys: pytest.CaptureFixture[str], takes: Callable[[c.Spoken], str | None], person: str = "p0", before: Any = None
) -> tuple[str, str]:
    """What is said when the match begins, and when it has ended."""

    async def match() -> tuple[str, str]:
        sample = table()
        if before is not None:
            before(sample)
        guest = Guest(sample, person, takes)
        await guest.hear()
        sample.do("p0", c.Start())
        await guest.hear()
        if sample.table.called is not None:
            sample.do(None, c.Deal(), at=sample.table.at + 2200)
        await guest.hear()
        begun = " ".join(capsys.readouterr().out.split())
        sample.do("p0", c.Abandon())
        sample.do("p1", c.Answer(True))
        await guest.hear()
        return begun, " ".join(capsys.readouterr().out.split())

    return asyncio.run(match())


def takes_all(command: c.Spoken) -> str | None:
    return None


def refuses_shows(command: c.Spoken) -> str | None:
    return "other-value" if isinstance(command, c.Show) else None


def calls_shows_late(command: c.Spoken) -> str | None:
    """At once after the call, as where the terminal was behind."""
    return "already-started" if isinstance(command, c.Show) else None


def takes_nothing(command: c.Spoken) -> str | None:
    return "already-started"


def bruno_pledges(sample: Sample) -> None:
    sample.do("p1", c.Pledge(pledge_of("t", 1, OTHER)))


def other_device_pledges(sample: Sample) -> None:
    sample.do("p0", c.Pledge(pledge_of("t", 0, b"d" * 32)))


CHECKED = "The deals are checked: all 0 draws were fixed before anyone sat down."
BRUNO = "The deals are not sealed by all: the random number of Bruno is missing, though pledged."
ANNA = "The deals are not sealed by all: the random number of Anna is missing, though pledged."


def test_the_terminal_says_nothing_more_where_all_is_right(capsys: pytest.CaptureFixture[str]) -> None:
    assert spoken(capsys, takes_all) == ("", CHECKED)


def test_the_terminal_names_who_is_missing_at_the_start_and_at_the_end(capsys: pytest.CaptureFixture[str]) -> None:
    assert spoken(capsys, takes_all, before=bruno_pledges) == (BRUNO, f"{CHECKED} {BRUNO}")


def test_the_terminal_says_that_its_number_came_too_late(capsys: pytest.CaptureFixture[str]) -> None:
    late = f"{ANNA} Your own random number came too late, so it is not in the deals."
    assert spoken(capsys, calls_shows_late) == (late, f"{CHECKED} {late}")


def test_the_terminal_says_that_its_number_was_not_taken(capsys: pytest.CaptureFixture[str]) -> None:
    begun, ended = spoken(capsys, takes_nothing)
    assert begun.startswith("The library did not take your own random number before the start")
    assert ended == f"{CHECKED} {begun}"


def test_the_terminal_says_that_another_device_added_the_number(capsys: pytest.CaptureFixture[str]) -> None:
    begun, ended = spoken(capsys, takes_all, before=other_device_pledges)
    assert begun == ANNA
    assert ended.startswith(f"{CHECKED} {ANNA} The random number of your seat was not added here")


def test_the_terminal_says_that_a_spectator_added_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    begun, ended = spoken(capsys, takes_all, "spectator", before=bruno_pledges)
    assert begun == BRUNO
    nobody = "No player has added a random number: all luck comes from the library’s sealed secret."
    assert ended == f"{CHECKED} {BRUNO} {nobody}"
    assert spoken(capsys, takes_all, "spectator") == ("", f"{CHECKED} {nobody}")


def test_the_terminal_says_that_the_numbers_are_those_of_others(capsys: pytest.CaptureFixture[str]) -> None:
    async def match() -> None:
        sample = table()
        bruno, looker = Guest(sample, "p1", takes_all), Guest(sample, "spectator", takes_all)
        await bruno.hear()
        sample.do("p0", c.Start())
        await bruno.hear()
        sample.do(None, c.Deal())
        sample.do("p0", c.Abandon())
        sample.do("p1", c.Answer(True))
        await looker.hear()

    asyncio.run(match())
    said = " ".join(capsys.readouterr().out.split())
    assert said == f"{CHECKED} None of the random numbers in the deals is yours: those who added one can check that."


def test_the_terminal_is_loud_where_its_number_was_refused(capsys: pytest.CaptureFixture[str]) -> None:
    begun, ended = spoken(capsys, refuses_shows, before=bruno_pledges)
    loud = (
        "Your own random number (seat 1) was left out of the deals, though your device offered it in time: "
        "the library could have chosen the luck. Do not rely on this match."
    )
    assert begun == loud
    assert ended == f"The deals of this match were not honest! {loud}"
