"""Tests of the table as a pure state machine: commands in, events out, the same state for everyone who applies them."""

from __future__ import annotations

import json
import random
import zlib

import msgspec
import pytest

import ludotheque
from ludotheque.kernel.errors import LudothequeError, Refused, present
from ludotheque.kernel.game import published
from ludotheque.kernel.match import told, told_each
from ludotheque.kernel.record import SPECTATOR
from ludotheque.tables import commands as c
from ludotheque.tables import events as e
from ludotheque.tables import stream
from ludotheque.tables.decide import Denied, decide, rematch
from ludotheque.tables.snapshot import pack, unpack
from ludotheque.tables.stream import MAX_LEGAL_SENT, entries, entry, sentence, snapshot, turn
from ludotheque.tables.table import rebuilt
from ludotheque.tables.view_layout import fields, layout
from tests.old import FOLDER
from tests.tables.sample import SECRET, Sample, replayed

GAMES = published()


def denied(sample: Sample, person: str | None, command: c.Command) -> str:
    with pytest.raises(Denied) as caught:
        sample.do(person, command)
    for language in ("fr", "en", "de", "it"):
        assert caught.value.sentence(language)
    return caught.value.key


# Sitting down and getting up.


def test_people_take_open_seats_one_each() -> None:
    sample = Sample("galopp", 3, people=["p0", None, None])
    assert sample.do("p1", c.Sit()) == e.Seated(1, "p1")
    assert denied(sample, "p1", c.Sit()) == "already-seated"
    assert denied(sample, "p2", c.Sit(1)) == "seat-taken"
    assert denied(sample, "p2", c.Sit(7)) == "no-such-seat"
    sample.do("p2", c.Sit(2))
    assert denied(sample, "p3", c.Sit()) == "table-full"
    assert sample.do("p1", c.Leave()) == e.Left(1)
    assert sample.table.seats[1].free


def test_the_host_arranges_bots_and_passes_the_keys_on_when_leaving() -> None:
    sample = Sample("galopp", 3, people=["p0", "p1", None])
    assert denied(sample, "p1", c.Arrange(2, "simple")) == "host-only"
    with pytest.raises(ludotheque.UnknownError):
        sample.do("p0", c.Arrange(2, "grandmaster"))
    sample.do("p0", c.Arrange(2, "simple"))
    assert sample.table.seats[2].bot
    assert denied(sample, "p0", c.Arrange(1, "simple")) == "seat-taken"
    sample.do("p0", c.Leave())
    assert sample.table.host == "p1"


def test_the_start_fills_open_seats_with_bots_and_only_the_host_may_ask_for_that() -> None:
    sample = Sample("galopp", 3, people=["p0", "p1", None])
    assert denied(sample, "p1", c.Start()) == "host-only"
    assert denied(sample, "p0", c.Act("play r")) == "not-started"
    sample.do("p0", c.Start())
    assert sample.table.seats[2].bot
    assert denied(sample, "p0", c.Start()) == "already-started"


def test_a_person_may_replace_a_bot_but_nobody_who_knows_another_hand() -> None:
    sample = Sample("galopp", 3, people=["p0", "p1", None], levels=[None, None, "simple"]).start()
    assert sample.do("p5", c.Sit()) == e.Seated(2, "p5")
    sample.do("p6", c.TakeOver(1))
    assert sample.table.seats[1].former == ["p1"]
    sample.do("p0", c.Leave())
    assert denied(sample, "p1", c.Sit()) == "knows-another-hand"
    sample.do("p1", c.TakeOver(1))  # given back by its link
    assert sample.table.seats[1].person == "p1"


def test_leaving_a_match_puts_a_bot_there_and_the_seat_stays_ones_own() -> None:
    sample = Sample("galopp", 2).start()
    sample.do("p0", c.Leave())
    assert sample.table.bots_to_act() == [0]
    assert denied(sample, "p0", c.Act(sample.legal(0)[0])) == "seat-covered"
    assert denied(sample, "p1", c.TakeBack()) == "not-covered"
    sample.do(None, c.BotActs(0, sample.legal(0)[0]))
    sample.do("p0", c.TakeBack())
    assert sample.table.people() == [0, 1]
    with pytest.raises(Denied):
        sample.do(None, c.BotActs(0, "play r"))


# Acting.


def test_what_the_rules_refuse_is_said_by_the_rules() -> None:
    sample = Sample("galopp", 2).start()
    with pytest.raises(Refused) as caught:
        sample.do("p1", c.Act("play r"))
    assert caught.value.paragraph
    with pytest.raises(ludotheque.NotationError):
        sample.do("p0", c.Act("gallop"))
    assert denied(sample, "p7", c.Act("play r")) == "not-seated"


def test_an_answer_to_an_older_table_is_late() -> None:
    sample = Sample("galopp", 2).start()
    seen = sample.table.seq
    sample.act(0)
    later = sample.legal(sample.table.to_act()[0])[0]
    seat = sample.table.to_act()[0]
    assert denied(sample, f"p{seat}", c.Act(later, have=seen)) == "late"
    sample.do(f"p{seat}", c.Act(later, have=sample.table.seq))


# Taking back.


def test_a_hidden_choice_is_taken_back_freely_also_when_another_has_chosen_meanwhile() -> None:
    sample = Sample("rudi", 3).start()
    sample.act(0, "play 3")
    sample.act(1, "play 5")
    assert sample.do("p0", c.Undo()) == e.Undone(0)
    assert sample.table.to_act() == [0, 2]
    sample.act(0, "play 4")
    sample.act(2, "play 6")
    # The last choice uncovered all of them: whoever could change his mind now would know the others'.
    assert denied(sample, "p0", c.Undo()) == "undo-acted-on"
    assert pack(replayed(sample)) == pack(sample.table)


def test_a_covered_draw_is_taken_back_if_the_others_agree() -> None:
    sample = Sample("rummu", 3).start()
    seat = sample.table.to_act()[0]
    before = bytes(sample.table.state)  # type: ignore[arg-type]
    sample.act(seat, "draw")
    assert sample.do(f"p{seat}", c.Undo()) == e.Proposed("undo", seat)
    others = [other for other in range(3) if other != seat]
    assert denied(sample, f"p{seat}", c.Answer(True)) == "own-proposal"
    sample.do(f"p{others[0]}", c.Answer(True))
    assert denied(sample, f"p{others[0]}", c.Answer(True)) == "already-answered"
    assert denied(sample, f"p{seat}", c.Undo()) == "proposal-pending"
    assert sample.do(f"p{others[1]}", c.Answer(True)) == e.Answered(others[1], True, done=True)
    assert bytes(sample.table.state) == before  # type: ignore[arg-type]
    drawn = sample.act(seat, "draw")
    assert isinstance(drawn, e.Acted)
    bodies = [e.decode(raw) for _, _, raw in sample.log]
    assert drawn.chance == next(body.chance for body in bodies if isinstance(body, e.Acted))  # nothing to fish for
    assert pack(replayed(sample)) == pack(sample.table)


def test_one_who_declines_ends_the_matter_and_bots_wait_meanwhile() -> None:
    sample = Sample("rummu", 3, people=["p0", "p1", None], levels=[None, None, "simple"]).start()
    while sample.table.to_act() != [1]:
        seat = sample.table.to_act()[0]
        sample.do(None, c.BotActs(seat, sample.legal(seat)[0])) if seat == 2 else sample.act(seat)
    while sample.table.to_act() == [1]:
        sample.act(1)
    assert sample.table.bots_to_act() == [2]
    assert sample.do("p1", c.Undo()) == e.Proposed("undo", 1)
    assert sample.table.bots_to_act() == []
    sample.do("p0", c.Answer(False))
    assert sample.table.proposal is None
    assert sample.table.bots_to_act() == [2]
    assert denied(sample, "p0", c.Answer(True)) == "no-proposal"


# Time, agreement, and afterwards.


def test_the_clock_runs_for_people_only_and_stands_still_while_the_house_is_closed() -> None:
    sample = Sample("galopp", 2, pace=e.Pace("move", 30))
    assert sample.table.due() is None
    sample.start()
    begun = sample.table.at
    assert sample.table.due() == begun + 30_000
    sample.do(None, c.Pause(5000))
    assert sample.table.due() == begun + 35_000
    sample.do(None, c.Cover([0], "clock"))
    assert sample.table.due() is None  # a bot plays
    assert denied(sample, None, c.Cover([0], "away")) == "already-left"
    sample.do("p0", c.TakeBack(), at=begun + 60_000)
    assert sample.table.due() == begun + 90_000
    assert e.Pace("days", 2).limit == 2 * 86_400_000


def test_a_match_is_abandoned_when_all_people_agree() -> None:
    sample = Sample("galopp", 2).start()
    sample.do("p0", c.Abandon())
    sample.do("p1", c.Answer(True))
    assert sample.table.status == "abandoned"
    assert sample.happened[-1].secret == SECRET.hex()
    assert denied(sample, "p0", c.Act("play r")) == "match-over"
    assert denied(sample, "p0", c.Leave()) == "match-over"
    again = rematch(sample.table, "u", SECRET.hex(), "seal")
    assert again.people == ["p1", "p0"]
    assert again.previous == "t"


def test_who_is_covered_keeps_his_say() -> None:
    sample = Sample("rummu", 3).start()
    seat = sample.table.to_act()[0]
    away, third = [other for other in range(3) if other != seat]
    sample.do(f"p{away}", c.Leave())
    sample.act(seat, "draw")
    assert sample.do(f"p{seat}", c.Undo()) == e.Proposed("undo", seat)
    assert sample.do(f"p{third}", c.Answer(True)) == e.Answered(third, True)  # not done: one is missing
    assert sample.do(None, c.Lapse()) == e.Lapsed()  # what was seen stays seen
    assert sample.table.proposal is None
    assert denied(sample, None, c.Lapse()) == "no-proposal"
    sample.do(f"p{seat}", c.Abandon())
    assert sample.do(f"p{away}", c.Answer(False)) == e.Answered(away, False)
    sample.do(f"p{seat}", c.Abandon())
    assert sample.do(None, c.Lapse()) == e.Lapsed()  # one who is there has not agreed
    sample.do(f"p{seat}", c.Abandon())
    sample.do(f"p{third}", c.Answer(True))
    assert sample.table.status == "playing"
    assert sample.do(None, c.Lapse()) == e.Abandoned()  # one who is away has let the time pass
    assert sample.table.status == "abandoned"
    assert pack(replayed(sample)) == pack(sample.table)


def test_a_proposal_waits_for_the_time_of_a_move_or_for_a_day() -> None:
    for pace, within_ms in ((e.Pace(), 86_400_000), (e.Pace("move", 30), 30_000), (e.Pace("days", 2), 2 * 86_400_000)):
        sample = Sample("galopp", 2, pace=pace).start()
        sample.do("p0", c.Abandon())
        assert sample.table.proposal is not None
        assert sample.table.proposal.due == sample.table.at + within_ms
        sample.do(None, c.Pause(5000))
        assert sample.table.proposal.due == sample.table.at - 10 + within_ms + 5000


def test_a_rematch_is_for_those_who_played_once_it_is_over() -> None:
    sample = Sample("galopp", 2).start()
    assert denied(sample, "p0", c.Follow("u")) == "not-over"
    sample.play(10_000, random.Random(1))
    assert denied(sample, "p9", c.Follow("u")) == "not-seated"
    sample.do("p1", c.Follow("u"))
    assert denied(sample, "p0", c.Follow("v")) == "rematch-made"


def test_chat_as_the_table_allows_it() -> None:
    free, phrases, none = (Sample("galopp", 2, chat=chat) for chat in ("free", "phrases", "none"))
    assert free.do("p0", c.Say(text="hello")) == e.Said("p0", 0)
    assert free.do("p8", c.Say(text="hello")) == e.Said("p8", None)  # somebody who looks on
    assert denied(free, "p0", c.Say(text="  ")) == "chat-empty"
    assert phrases.do("p0", c.Say(phrase="well-played")) == e.Said("p0", 0, "well-played")
    assert denied(phrases, "p0", c.Say(text="hello")) == "chat-phrases-only"
    assert denied(phrases, "p0", c.Say(phrase="well-plaid")) == "unknown-phrase"
    assert denied(none, "p0", c.Say(phrase="hello")) == "chat-off"


def test_a_match_of_older_rules_goes_on_by_them_and_its_rematch_by_the_newest() -> None:
    file = FOLDER / "galopp-1-stock-ran-dry.jsonl"
    _, *rows = [json.loads(row) for row in file.read_text("utf-8").splitlines()]
    log = [(row["seq"], row["at"], e.decode(row["body"].encode())) for row in rows]
    newest = ludotheque.game("galopp").rules_version
    table, _ = rebuilt("t", log[:-1])
    assert (table.settings.rules, table.status) == (1, "playing")
    last = log[-1][2]
    assert isinstance(last, e.Acted)
    decision = decide(table, c.Act(last.action), f"p{last.seat}")
    table.apply(log[-1][0], log[-1][1], decision.event, decision.steps)
    assert table.status == "over"  # by rules 2 another race would begin
    assert rematch(table, "u", SECRET.hex(), "").settings.rules == newest > 1


def test_a_match_of_unknown_rules_can_be_watched_but_not_played() -> None:
    sample = Sample("galopp", 2)
    sample.table.settings = msgspec.structs.replace(sample.table.settings, rules=0)
    assert denied(sample, "p0", c.Start()) == "other-rules"


# The same for everyone, from the log.


@pytest.mark.parametrize("game", GAMES)
def test_a_table_from_its_log_is_the_same_table_and_so_is_every_stream(game: str) -> None:
    generator = random.Random(game)
    sample = Sample(game).start()
    for _ in range(12):
        sample.play(generator.randrange(1, 8), generator)
        if sample.table.status == "playing" and generator.random() < 0.5:
            asking = f"p{generator.randrange(sample.table.players)}"
            try:
                sample.do(asking, c.Undo())
                for seat in range(sample.table.players):
                    if sample.table.proposal and f"p{seat}" != asking:
                        sample.do(f"p{seat}", c.Answer(generator.random() < 0.9))
            except LudothequeError:
                pass
    again, happened = rebuilt("t", [(seq, at, e.decode(body)) for seq, at, body in sample.log])
    assert pack(again) == pack(sample.table)
    assert pack(unpack(pack(again))) == pack(again)
    for viewer in (SPECTATOR, *range(again.players)):
        view: dict[str, object] = {}
        for live, replay in zip(sample.happened, happened, strict=True):
            told_live, told_again = entry(live, viewer), entry(replay, viewer)
            assert told_live == told_again
            view |= told_live.changed
        assert view == snapshot(again, viewer).view
        assert checked(game, view) == snapshot(again, viewer).hash == told_live.hash


def checked(game: str, view: dict[str, object]) -> int:
    """The hash as a client makes it, from the layout and what it was told."""
    data = b""
    for field in layout(ludotheque.game(game)):
        cells: list[object] = [view[field["name"]]]
        for _ in field["shape"]:
            cells = [cell for row in cells for cell in row]  # type: ignore[attr-defined]
        data += b"".join(int(cell).to_bytes(field["bytes"], "little", signed=True) for cell in cells)  # type: ignore[call-overload]
    return zlib.crc32(data)


@pytest.mark.parametrize("game", GAMES)
def test_telling_all_at_once_is_telling_each(game: str) -> None:
    """The fast path of narration agrees with the plain one."""
    sample = Sample(game).start().play(120, random.Random(3))
    viewers = [SPECTATOR, *range(sample.table.players)]
    for happened in sample.happened:
        together = entries(happened, viewers)
        for viewer in viewers:
            assert together[viewer] == entry(happened, viewer)
        for step in happened.steps:
            each = told_each(sample.game, viewers, step)
            assert each == {viewer: told(sample.game, viewer, step) for viewer in viewers}


def test_eight_bytes_travel_as_text() -> None:
    sample = Sample("rummu", 3).start()
    assert sample.table.state is not None
    assert isinstance(fields(sample.table.state.view(0))["hand"][0], str)


def test_deciding_changes_nothing() -> None:
    sample = Sample("galopp", 2).start()
    before = pack(sample.table)
    decide(sample.table, c.Act(sample.legal(0)[0]), "p0")
    assert pack(sample.table) == before


@pytest.mark.parametrize("game", GAMES)
def test_texts_that_are_kept_are_those_that_would_be_made(game: str) -> None:
    """The fast path of notation and labels agrees with the plain one, for many tables."""
    for seed in range(4):
        sample = Sample(game).start().play(seed * 15, random.Random(seed))
        for seat in sample.table.to_act():
            assert sample.table.state is not None
            view, notation = sample.table.state.view(seat), sample.game.notation
            label = present(sample.game.hooks.label, "the hook")
            actions = sample.game.engine.legal(view, seat)[:MAX_LEGAL_SENT]
            for _ in range(2):
                made = turn(sample.game, view, seat, [seat])
                assert made.legal == [notation.write(view, action) for action in actions]
                assert made.labels == [sentence(label(view, seat, action)) for action in actions]


@pytest.mark.parametrize("game", ["tausch", "quartett"])
def test_help_for_typing_is_for_terminals_only(game: str) -> None:
    match = ludotheque.game(game).match(seed=1)
    view = match.view(0)
    typed = {line.key for line in match.describe(0)}
    assert any(key.startswith(stream.FOR_TERMINALS) for key in typed)
    travelling = {line.key for line in stream.described(match.game, view, 0)}
    assert travelling == {key for key in typed if not key.startswith(stream.FOR_TERMINALS)}
