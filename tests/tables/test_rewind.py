"""Tests of taking back against bots: it always works, whoever peeks gains nothing, and the record tells of it."""

from __future__ import annotations

import json
import random
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludotheque.kernel import rng
from ludotheque.kernel.game import published
from ludotheque.kernel.log import replay
from ludotheque.kernel.record import Record
from ludotheque.session.replays import Replay, replay_of
from ludotheque.tables import commands as c
from ludotheque.tables import events as e
from ludotheque.tables import verifier
from ludotheque.tables.decide import Denied, decide
from ludotheque.tables.fairness_proof import ProofError, play_again, proof_of, verified
from ludotheque.tables.snapshot import pack, unpack
from ludotheque.tables.stream import entry, snapshot
from tests.limits import HANGS_AFTER_S
from tests.tables.sample import Sample, replayed

ROOT = Path(__file__).parent.parent.parent
VERIFIERS = {
    "python": [sys.executable, str(ROOT / "src" / "ludotheque" / "tables" / "verifier.py")],
    "javascript": ["node", str(ROOT / "web" / "src" / "lib" / "verifier.mjs")],
}


def alone(game: str, players: int | None = None) -> Sample:
    """A match of one person, at seat 0, against bots; it is his turn."""
    count = len(Sample(game, players).table.seats)
    people: list[str | None] = ["p0", *[None] * (count - 1)]
    sample = Sample(game, count, people=people, levels=[None, *["simple"] * (count - 1)]).start()
    return bots_play(sample, random.Random(1))


def bots_play(sample: Sample, generator: random.Random) -> Sample:
    """Until the person is to act, or the match is over; bots as any: what they do is legal."""
    while sample.table.status == "playing":
        others = [seat for seat in sample.table.to_act() if seat != 0]
        if not others:
            break
        sample.do(None, c.BotActs(others[0], generator.choice(sample.legal(others[0]))))
    return sample


def turn(sample: Sample, generator: random.Random) -> Sample:
    """One choice of the person, and the answers."""
    sample.act(0, generator.choice(sample.legal(0)))
    return bots_play(sample, generator)


def seen(sample: Sample) -> bytes:
    return bytes(state_of(sample).view(0))


def state_of(sample: Sample) -> Record:
    assert sample.table.state is not None
    return sample.table.state


def denied(sample: Sample) -> str:
    """Why the person may not take back."""
    with pytest.raises(Denied) as caught:
        sample.do("p0", c.Undo())
    return caught.value.key


@pytest.mark.parametrize("game", published())
def test_every_choice_can_be_taken_back_to_the_first_one(game: str) -> None:
    sample, generator = alone(game), random.Random(game)
    before = []
    for _ in range(12):
        before.append((sample.table.seq, seen(sample)))
        assert not before[:-1] or sample.table.can_undo(0)
        turn(sample, generator)
        if sample.table.status != "playing":
            pytest.fail(f"{game} ends within so few choices that this tries nothing")
    dealt = sample.table.dealt
    for count, (seq, view) in enumerate(reversed(before), 1):
        event = sample.do("p0", c.Undo())
        assert isinstance(event, e.Rewound)
        assert event.to is not None
        assert seq < event.to
        assert seen(sample) == view, "one sees the table as it was before the choice"
        assert 0 in sample.table.to_act()
        assert sample.table.rewound == count
    assert sample.table.dealt == dealt, "draws go on in the sealed stream and never come again"
    assert denied(sample) == "nothing-to-undo"
    assert not sample.table.can_undo(0)
    turn(sample, generator)
    assert pack(replayed(sample)) == pack(sample.table)
    assert pack(unpack(pack(sample.table))) == pack(sample.table)


@pytest.mark.parametrize("game", published())
def test_whoever_peeks_and_takes_back_gains_nothing(game: str) -> None:
    """Two worlds that the person cannot tell apart, with one seal. Whatever is behind the cards, after a take-back the
    hidden things are the same in both: what he saw of them says nothing about those that lie there now."""
    generator, compared = random.Random(game), 0
    for _ in range(12):
        sample = alone(game)
        for _ in range(generator.randrange(6)):
            turn(sample, generator)
        if sample.table.status != "playing":
            continue
        state = state_of(sample)
        guess = sample.game.engine.guess(state.view(0), 0, rng.start(generator.getrandbits(40)))
        text, positions = generator.choice(sample.legal(0)), []
        for hidden in (state, guess):
            world = alone_at(sample, hidden)
            world.act(0, text)
            bots_play(world, generator)
            if world.table.status != "playing":
                break
            event = world.do("p0", c.Undo())
            assert isinstance(event, e.Rewound)
            positions.append(event.position)
        if len(positions) == 2 and None not in positions:
            assert positions[0] == positions[1]
            compared += 1
    assert compared > 3


def alone_at(sample: Sample, state: Record) -> Sample:
    """The same people, and the same seal, where the match begins at this state."""
    count = sample.table.players
    people: list[str | None] = ["p0", *[None] * (count - 1)]
    made = Sample(sample.table.settings.game, count, people=people, levels=[None, *["simple"] * (count - 1)])
    made.table.position = sample.game.notation.position(state)
    return made.start()


@pytest.mark.parametrize("game", ["galopp", "quartett", "rummu", "tausch"])
def test_each_take_back_deals_something_else(game: str) -> None:
    """What was seen at the last try is no forecast of the next one."""
    sample, generator, hidden = alone(game), random.Random(2), set()
    if game == "galopp":
        turn(sample, generator)  # the first choice is made before the deal
    text = sample.legal(0)[0]
    for _ in range(8):
        sample.act(0, text)
        bots_play(sample, generator)
        sample.do("p0", c.Undo())
        hidden.add(bytes(state_of(sample)))
    assert len(hidden) == 8


def test_what_nobody_answered_and_what_showed_nothing_is_taken_back_as_if_it_had_not_been() -> None:
    sample = Sample("rudi", 3, people=["p0", None, None], levels=[None, "simple", "simple"]).start()
    state = state_of(sample)
    sample.act(0, "play 3")
    assert sample.do("p0", c.Undo()) == e.Rewound(0, 2)
    assert state_of(sample) == state
    assert pack(replayed(sample)) == pack(sample.table)


def test_what_one_drew_oneself_was_seen() -> None:
    sample = alone("rummu", 3)
    sample.act(0, "draw")
    event = sample.do("p0", c.Undo())
    assert isinstance(event, e.Rewound)
    assert event.position is not None
    again = sample.act(0, "draw")
    assert isinstance(again, e.Acted)
    drawn = [event for _, _, raw in sample.log if isinstance(event := e.decode(raw), e.Acted) and event.seat == 0]
    assert drawn[0].chance != drawn[1].chance, "the next card of the sealed stream, not the same again"


def test_a_person_who_comes_or_is_away_makes_it_a_table_of_people() -> None:
    sample = alone("rummu", 3)
    while not any(isinstance(one.event, e.Acted) and one.event.seat for one in sample.happened[3:]):
        turn(sample, random.Random(3))
    sample.do("p1", c.Sit(1))
    assert sample.table.choices == []
    assert denied(sample) == "undo-acted-on"
    sample.do("p1", c.Leave())  # his seat stays his
    while sample.table.to_act() != [0]:
        bots_play(sample, random.Random(3))
    sample.act(0, "draw")
    assert sample.do("p0", c.Undo()) == e.Proposed("undo", 0)


def test_a_choice_that_a_bot_made_for_somebody_away_goes_back_with_his_own() -> None:
    sample, generator = alone("rummu", 3), random.Random(4)
    view = seen(sample)
    sample.act(0, "draw")
    sample.do("p0", c.Leave())
    assert denied(sample) == "seat-covered"
    assert not sample.table.can_undo(0)
    sample.do(None, c.BotActs(0, generator.choice(sample.legal(0))))
    sample.do("p0", c.TakeBack())
    sample.do("p0", c.Undo())
    assert seen(sample) == view


@pytest.mark.parametrize("game", published())
def test_viewers_are_told_whether_they_may_take_back(game: str) -> None:
    """With people, too: the button is off where the answer would be no, and on where it would be yes."""
    generator = random.Random(f"button {game}")
    for _ in range(6):
        sample = Sample(game).start()
        while sample.table.status == "playing" and len(sample.happened) < 60:
            sample.play(1, generator)
            last = sample.happened[-1]
            for seat in range(sample.table.players):
                try:
                    may = bool(decide(sample.table, c.Undo(), f"p{seat}"))
                except Denied:
                    may = False
                told = entry(last, seat).undo, snapshot(sample.table, seat).undo
                assert told == (may, may), f"seat {seat} after {last.event}"
            assert not entry(last, -1).undo


# The record, and the file.


def match_with_take_backs(game: str) -> Sample:
    sample, generator = alone(game), random.Random(6)
    while sample.table.status == "playing":
        for _ in range(generator.randrange(1, 4)):
            if sample.table.status == "playing":
                turn(sample, generator)
        if sample.table.status == "playing" and sample.table.rewound < 5:
            sample.do("p0", c.Undo())
        if len(sample.happened) > 400:
            sample.do("p0", c.Abandon())
    return sample


@pytest.mark.parametrize("game", published())
def test_the_record_of_a_match_with_take_backs_holds(game: str) -> None:
    sample = match_with_take_backs(game)
    assert sample.table.rewound == 5
    record = msgspec.json.encode(proof_of(sample.table, sample.happened))
    found = verified(record, sample.table.commitment)
    assert play_again(found.proof).results() == sample.table.results()
    notes = " ".join(verifier.notes(json.loads(record)))
    assert "taken back 5 time(s)" in notes


@pytest.mark.parametrize("which", VERIFIERS)
def test_both_verifiers_say_what_was_taken_back(which: str, tmp_path: Path) -> None:
    if shutil.which(VERIFIERS[which][0]) is None:
        pytest.skip("no node on this machine")
    sample = match_with_take_backs("rummu")
    record = msgspec.to_builtins(proof_of(sample.table, sample.happened))
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record))
    told = subprocess.run([*VERIFIERS[which], str(file)], capture_output=True, text=True, timeout=HANGS_AFTER_S)
    assert told.returncode == 0
    anew = sum("redealt" in move for move in record["moves"])
    assert f"taken back 5 time(s); {anew} time(s) what the player could not see was dealt anew" in told.stdout
    first = next(move for move in record["moves"] if "to" in move)
    first["back"] -= 1  # as if what was drawn since came again
    file.write_text(json.dumps(record))
    told = subprocess.run([*VERIFIERS[which], str(file)], capture_output=True, text=True, timeout=HANGS_AFTER_S)
    assert told.returncode == 1


def test_a_dealer_who_chooses_what_is_dealt_anew_is_found_out() -> None:
    sample = match_with_take_backs("galopp")
    record: dict[str, Any] = json.loads(msgspec.json.encode(proof_of(sample.table, sample.happened)))
    redeal = next(move for move in record["moves"] if "redealt" in move)
    state = sample.game.from_position(redeal["redealt"])[0]
    other = next(
        guess for seed in range(99) if (guess := sample.game.engine.guess(state.view(0), 0, rng.start(seed))) != state
    )
    redeal["redealt"] = sample.game.notation.position(other)
    with pytest.raises(ProofError) as caught:
        play_again(verified(json.dumps(record).encode(), None).proof)
    assert caught.value.key == "proof-other-redeal"


@pytest.mark.parametrize("game", published())
def test_the_file_of_a_match_with_take_backs_reads_back(game: str) -> None:
    sample = match_with_take_backs(game)
    text = str(Replay(sample.table, sample.happened, open=True).log([str(n) for n in range(sample.table.players)]))
    assert "takebacks: 5" in text
    assert text.count("\n= ") >= 1
    match = replay(text)
    assert str(match.log) == text
    assert match.results == sample.table.results()
    again = replay_of("file", match)
    assert again.table.rewound == 5
    assert str(again.log(match.names)) == text
    assert bytes(present_state(again)) == bytes(state_of(sample))


def present_state(replay: Replay) -> Record:
    assert replay.table.state is not None
    return replay.table.state
