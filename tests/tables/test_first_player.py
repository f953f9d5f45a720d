"""Tests of who begins: how the seats turn, that lots follow from sealed values alone, and that it is remembered."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

import ludotheque
from ludotheque.cli import main
from ludotheque.kernel.first_player import FirstPlayer
from ludotheque.kernel.messages import messages
from ludotheque.tables import commands as c
from ludotheque.tables import events as e
from ludotheque.tables.commit_reveal import commitment, lot, pledge_of
from ludotheque.tables.decide import rematch
from ludotheque.tables.fairness_proof import ProofError, play_again, proof_of, verified
from ludotheque.tables.snapshot import pack, unpack
from ludotheque.tables.stream import entry, reseated, snapshot
from ludotheque.tables.table import Table, created, rebuilt
from ludotheque.tables.verifier import Wrong, check, missing, notes, transcript
from tests.tables.sample import SECRET, Sample, replayed
from tests.tables.test_commit_reveal import VALUES, denied, pledged, shown


def people(sample: Sample) -> list[str | None]:
    return [place.person for place in sample.table.seats]


def sealed(sample: Sample, *seats: int) -> Sample:
    """Pledged, called, shown by these seats, and dealt."""
    pledged(sample, *range(sample.table.players))
    sample.do("p0", c.Start())
    shown(sample, *seats)
    sample.do(None, c.Deal())
    return sample


def drawn(values: list[bytes] | None = None, game: str = "galopp", **more: Any) -> Sample:
    """A table of three whose host has lots drawn."""
    sample = Sample(game, 3, **more)
    sample.do("p0", c.ChooseFirst("lots"))
    return sealed(sample, *range(3))


# What a game asks.


def test_each_game_asks_what_its_booklet_asks() -> None:
    asked = {}
    for game in ("galopp", "tausch", "rudi", "quartett", "rummu"):
        found = ludotheque.game(game)
        asked[game] = (found.first.asked(found.schema.complete({})), found.first.order)
    assert asked == {
        "galopp": ("piggiest", False),
        "tausch": ("youngest", False),
        "rudi": ("ages", True),
        "quartett": ("", False),
        "rummu": ("", False),
    }
    galopp = ludotheque.game("galopp")
    assert galopp.first.asked(galopp.schema.complete({"edition": "groin"})) == "cleanest"
    assert set(galopp.first.questions()) == {"piggiest", "cleanest"}
    for question in galopp.first.questions():
        keys, _ = messages(galopp.folder / "words" / "it.ftl")
        assert {f"first-{question}", f"first-{question}-told"} <= set(keys)


def test_a_question_of_an_option_that_is_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match=r"no option 'box'; there are edition"):
        FirstPlayer.load({"question": "x", "question_if": [{"box": "old", "question": "y"}]}, ["edition"])
    with pytest.raises(TypeError):
        FirstPlayer.load({"queston": "x"}, [])


# How the seats turn.


def test_whoever_is_named_sits_at_the_first_seat_and_the_others_around_as_before() -> None:
    sample = Sample("galopp", 4, levels=[None, None, "simple", None], people=["p0", "p1", None, "p3"])
    sample.do("p0", c.ChooseFirst("named", [1]))
    started = sample.do("p0", c.Start())
    assert isinstance(started, e.Started)
    assert started.first == e.Beginner("named", question="piggiest", order=[1, 2, 3, 0])
    assert people(sample) == ["p1", None, "p3", "p0"]
    assert [place.level for place in sample.table.seats] == [None, "simple", None, None]
    assert sample.table.to_act() == [0]
    sample.do("p1", c.Act(sample.legal(0)[0]))
    again = replayed(sample)
    assert pack(again) == pack(sample.table)
    assert unpack(pack(sample.table)).order == [1, 2, 3, 0]


def test_whoever_sits_at_the_first_seat_already_stays_there() -> None:
    sample = Sample("galopp", 3)
    sample.do("p0", c.ChooseFirst("named", [0]))
    started = sample.start().happened[-1].event
    assert isinstance(started, e.Started)
    assert started.first == e.Beginner("named", question="piggiest")
    assert people(sample) == ["p0", "p1", "p2"]


@pytest.mark.parametrize(("youngest", "order"), [(0, [2, 0, 3, 1]), (1, [1, 2, 0, 3])])
def test_in_rudi_all_sit_by_age_from_the_seat_of_the_youngest_and_bots_come_last(
    youngest: int, order: list[int]
) -> None:
    options = {"youngest": youngest}
    sample = Sample("rudi", 4, options, levels=[None, "simple", None, None], people=["p0", None, "p2", "p3"])
    sample.do("p0", c.ChooseFirst("named", [2, 0, 3]))
    sample.start()
    assert sample.table.order == order
    assert people(sample)[youngest] == "p2"
    first = entry(sample.happened[-1], -1).more["first"]
    assert first == {"by": "named", "question": "ages", "order": order} | ({"seat": youngest} if youngest else {})


def test_partners_stay_partners() -> None:
    sample = Sample("rummu", 4, {"teams": True})
    sample.do("p0", c.ChooseFirst("named", [3]))
    assert people(sample.start()) == ["p3", "p0", "p1", "p2"]


def test_what_cannot_be_chosen_is_denied() -> None:
    sample = Sample("galopp", 3, people=["p0", "p1", None])
    assert denied(sample, "p1", c.ChooseFirst("lots")) == "host-only"
    assert denied(sample, "p0", c.ChooseFirst("named")) == "first-one"
    assert denied(sample, "p0", c.ChooseFirst("named", [0, 1])) == "first-one"
    assert denied(sample, "p0", c.ChooseFirst("named", [2])) == "first-no-person"
    assert denied(sample, "p0", c.ChooseFirst("named", [3])) == "no-such-seat"
    pledged(sample, 0).do("p0", c.Start())
    assert denied(sample, "p0", c.ChooseFirst("lots")) == "already-started"  # not when numbers are shown
    rudi = Sample("rudi", 3)
    assert denied(rudi, "p0", c.ChooseFirst("named", [1, 1])) == "first-order"


def test_who_leaves_is_named_no_more_and_is_again_when_he_comes_back() -> None:
    sample = Sample("galopp", 3)
    sample.do("p0", c.ChooseFirst("named", [2]))
    sample.do("p2", c.Leave())
    assert snapshot(sample.table, 0).first == ""
    sample.do("p2", c.Sit(2))
    assert snapshot(sample.table, 0).first == "named"
    sample.do("p2", c.Leave())
    assert people(sample.start()) == ["p0", "p1", None]
    assert b"first" not in sample.log[-1][2]


def test_where_nothing_is_chosen_the_log_and_the_stream_are_as_they_were() -> None:
    sample = Sample("galopp", 3).start()
    assert b"first" not in sample.log[-1][2]
    assert "first" not in entry(sample.happened[-1], 0).more
    shot = json.loads(msgspec.json.encode(snapshot(sample.table, 0)))
    assert not {"first", "order"} & shot.keys()
    sample.do("p0", c.Abandon())
    for seat in (1, 2):
        sample.do(f"p{seat}", c.Answer(True))
    assert "first" not in json.loads(msgspec.json.encode(proof_of(sample.table, sample.happened)))


def test_every_viewer_is_told_from_where_he_sits_now() -> None:
    sample = Sample("tausch", 3)
    sample.do("p0", c.ChooseFirst("named", [2]))
    assert entry(sample.happened[-1], 1).more == {"by": "named", "seats": [2]}
    sample.start()
    told = entry(sample.happened[-1], 0)
    assert told.turn is not None
    assert told.turn.legal
    assert snapshot(sample.table, 0).order == [2, 0, 1]
    # What happened before is told with everybody's seat as it is now.
    assert reseated(entry(sample.happened[1], 0), sample.table.order).more["seats"] == [0]
    assert reseated(told, sample.table.order) is told


# Lots.


def test_lots_follow_from_the_sealed_values_alone_and_are_even() -> None:
    one, two = drawn(), drawn()
    assert one.table.order == two.table.order
    order = one.table.order or [0, 1, 2]
    assert order[0] == lot(one.table.seed, 3)
    assert order == [(order[0] + k) % 3 for k in range(3)]
    count = [0] * 5
    for k in range(2000):
        count[lot(k.to_bytes(32, "big"), 5)] += 1
    assert min(count) > 320


def test_one_value_that_is_missing_draws_other_lots_and_other_cards_alike() -> None:
    """Whoever keeps his number back cannot keep the deals and change the lots, nor the other way round."""
    seeds = set()
    for seats in ((0, 1, 2), (0, 1), (0, 2), (1, 2)):
        sample = Sample("galopp", 3)
        sample.do("p0", c.ChooseFirst("lots"))
        seeds.add(sealed(sample, *seats).table.seed)
    assert len(seeds) == 4


def abandoned(sample: Sample) -> dict[str, Any]:
    """The record of a match that was broken off."""
    sample.do(sample.table.seats[0].person, c.Abandon())
    for place in sample.table.seats[1:]:
        sample.do(place.person, c.Answer(True))
    record: dict[str, Any] = json.loads(msgspec.json.encode(proof_of(sample.table, sample.happened)))
    return record


def seen(record: dict[str, Any], *chosen: str) -> dict[str, Any]:
    """What the first seat saw, before the seats turned."""
    events = [[1, "first", -1, by] for by in chosen]
    own = {"seat": 0, "pledge": record["pledges"][0], "value": record["values"][0], "pledges": record["pledges"]}
    hash = transcript(record["table"], record["commitment"], events)
    told = {"accepted": True, "called": True, "sent": True, "answer": "shown", "in_time": True}
    return own | told | {"commitment": record["commitment"], "events": events, "transcript": hash}


def test_the_record_of_lots_holds_by_arithmetic_and_by_the_rules() -> None:
    record = abandoned(drawn())
    assert record["first"]["by"] == "lots"
    check(record | {"seen": seen(record, "lots")})
    assert "was drawn by lots" in " ".join(notes(record))
    play_again(verified(json.dumps(record).encode(), None).proof)


@pytest.mark.parametrize(
    ("change", "chosen", "key"),
    [
        (lambda first: first | {"order": [(k + 1) % 3 for k in first.get("order") or [0, 1, 2]]}, "lots", "other-lots"),
        (lambda first: first | {"order": list(reversed(first.get("order") or [0, 1, 2]))}, "lots", "other-lots"),
        (lambda first: first | {"by": "named"}, "lots", "other-first"),
        (lambda first: first, "named", "other-first"),
        (lambda first: first, "", "other-first"),
        (lambda first: first | {"order": [0, 0, 1]}, "lots", "no-record"),
    ],
    ids=["turned", "mirrored", "named instead", "named before", "nothing before", "no order"],
)
def test_whoever_altered_the_lots_is_found_out(change: Any, chosen: str, key: str) -> None:
    record = abandoned(drawn())
    record["first"] = change(record["first"])
    record["seen"] = seen(record, *([chosen] if chosen else []))
    with pytest.raises(Wrong) as caught:
        check(record)
    assert caught.value.key == key
    with pytest.raises(ProofError) as told:
        verified(json.dumps(record).encode(), None)
    assert all(told.value.sentence(language) for language in ("fr", "en", "de", "it"))


def test_the_command_line_says_that_lots_were_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sample = Sample("galopp", 3)
    sample.do("p0", c.ChooseFirst("lots"))
    record = abandoned(sealed(sample, 0, 2))  # the seats turn, and p1 has shown nothing
    order = record["first"]["order"]
    (tmp_path / "record.json").write_text(json.dumps(record), "utf-8")
    assert main(["verify", str(tmp_path / "record.json"), "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "Who begins (seat 1) was drawn by lots" in told
    assert f"did not show it: {order.index(1) + 1}." in told
    assert f"and showed it: {' and '.join(str(k + 1) for k in range(3) if order[k] != 1)}." in told


def test_a_seat_that_begins_is_the_one_of_the_rules() -> None:
    record = abandoned(drawn(game="rudi"))
    order = record["first"].get("order") or [0, 1, 2]
    record["first"] |= {"seat": 1, "order": [order[2], *order[:2]]}
    check(record)  # the lots are right, but the rules know another seat
    with pytest.raises(ProofError) as caught:
        play_again(verified(json.dumps(record).encode(), None).proof)
    assert caught.value.key == "proof-first-seat"


def test_who_did_not_show_is_named_by_the_seat_of_the_match() -> None:
    sample = Sample("galopp", 3)
    sample.do("p0", c.ChooseFirst("named", [1]))
    record = abandoned(sealed(sample, 0, 2))  # p1 showed nothing, and begins
    assert record["first"]["order"] == [1, 2, 0]
    assert record["values"][1] == ""
    assert missing(record) == [0]
    assert "did not show it: 1." in " ".join(notes(record))


# The next match.


def next_match(sample: Sample, gone: tuple[str, ...] = ()) -> Sample:
    first = rematch(sample.table, "u", SECRET.hex(), commitment("u", SECRET), gone)
    after = Sample("galopp", 3)
    after.table, happened = created("u", 2000, first)
    after.happened, after.log = [happened], [(0, 2000, e.encode(first))]
    return after


def test_by_turn_the_next_one_begins_and_it_is_told() -> None:
    sample = Sample("galopp", 3).start()
    abandoned(sample)
    after = next_match(sample)
    started = after.start().happened[-1].event
    assert isinstance(started, e.Started)
    assert started.first == e.Beginner("turn")
    assert people(after) == ["p1", "p2", "p0"]


def test_whoever_was_named_begins_again_and_lots_are_drawn_anew() -> None:
    sample = Sample("galopp", 3)
    sample.do("p0", c.ChooseFirst("named", [2]))
    abandoned(sample.start())
    after = next_match(sample)
    assert people(after) == ["p0", "p1", "p2"]
    assert after.table.named() == [2]
    assert people(after.start()) == ["p2", "p0", "p1"]
    assert next_match(sample, gone=("p2",)).table.chosen_by == "turn"

    lots = drawn()
    abandoned(lots)
    again = next_match(lots)
    assert again.table.first_by == "lots"
    started = again.start().happened[-1].event
    assert isinstance(started, e.Started)
    assert started.first is not None
    assert started.first.by == "lots"
    rebuilt_table: Table = rebuilt("u", [(seq, at, e.decode(body)) for seq, at, body in again.log])[0]
    assert pack(rebuilt_table) == pack(again.table)


def test_the_host_may_choose_otherwise_in_the_next_match() -> None:
    sample = Sample("galopp", 3)
    sample.do("p0", c.ChooseFirst("named", [2]))
    abandoned(sample.start())
    after = next_match(sample)
    after.do("p0", c.ChooseFirst("turn"))
    assert people(after.start()) == ["p0", "p1", "p2"]  # the one after p2


def test_against_bots_alone_nothing_is_asked_or_told() -> None:
    sample = Sample("galopp", 3, people=["p0", None, None], levels=[None, "simple", "simple"]).start()
    sample.do("p0", c.Abandon())
    after = next_match(sample)
    assert b"first" not in after.log[0][2]
    after.start()
    assert b"first" not in after.log[-1][2]


def test_a_pledge_stands_by_the_seat_where_it_was_made() -> None:
    sample = Sample("galopp", 3)
    sample.do("p0", c.ChooseFirst("named", [2]))
    sealed(sample, 0, 1, 2)
    assert sample.table.pledges == [pledge_of("t", seat, VALUES[seat]) for seat in range(3)]
    assert people(sample) == ["p2", "p0", "p1"]
