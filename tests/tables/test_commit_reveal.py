"""Tests that nobody can steer the deals and anybody can check them, from the pledges to the record of the match."""

from __future__ import annotations

import copy
import hashlib
import hmac
import json
import random
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludotheque.tables import commands as c
from ludotheque.tables import events as e
from ludotheque.tables.commit_reveal import pledge_of, seed
from ludotheque.tables.decide import Denied
from ludotheque.tables.fairness_proof import WRONG, Proof, ProofError, play_again, proof_of, verified
from ludotheque.tables.snapshot import pack, unpack
from ludotheque.tables.stream import entry, snapshot
from ludotheque.tables.verifier import SENTENCES, Wrong, check, missing, own_part
from tests.limits import HANGS_AFTER_S
from tests.tables.sample import SECRET, Sample, replayed

ROOT = Path(__file__).parent.parent.parent
VECTORS = Path(__file__).parent / "fair.json"
JAVASCRIPT = ROOT / "web" / "src" / "lib" / "verifier.mjs"
VALUES = [bytes([seat + 1]) * 32 for seat in range(6)]


def pledged(sample: Sample, *seats: int) -> Sample:
    for seat in seats:
        sample.do(f"p{seat}", c.Pledge(pledge_of("t", seat, VALUES[seat])))
    return sample


def shown(sample: Sample, *seats: int) -> Sample:
    for seat in seats:
        sample.do(f"p{seat}", c.Show(VALUES[seat].hex()))
    return sample


def played(game: str = "galopp", players: int = 3, moves: int = 10_000) -> Sample:
    """A whole match to whose deals all seats have added something; one action was taken back in it."""
    sample = pledged(Sample(game, players), *range(players))
    sample.do("p0", c.Start())
    shown(sample, *range(players))
    sample.do(None, c.Deal())
    generator = random.Random(5)
    sample.play(6, generator)
    seat = sample.table.past[-1].seat
    event = sample.do(f"p{seat}", c.Undo())
    if isinstance(event, e.Proposed):
        for other in range(players):
            if other != seat:
                sample.do(f"p{other}", c.Answer(True))
    return sample.play(moves, generator)


def denied(sample: Sample, person: str | None, command: c.Command) -> str:
    with pytest.raises(Denied) as caught:
        sample.do(person, command)
    assert all(caught.value.sentence(language) for language in ("fr", "en", "de", "it"))
    return caught.value.key


# From the lobby to the first deal.


def test_values_are_shown_only_when_all_pledges_are_there_and_fit() -> None:
    sample = pledged(Sample("galopp", 3), 0, 1)
    assert denied(sample, "p0", c.Pledge("0" * 64)) == "already-pledged"
    assert denied(sample, "p0", c.Show(VALUES[0].hex())) == "not-called"
    assert denied(sample, None, c.Deal()) == "not-called"
    assert sample.do("p0", c.Start()) == e.Called()
    assert denied(sample, "p0", c.Start()) == "already-started"
    assert denied(sample, "p2", c.Pledge("0" * 64)) == "already-started"
    assert denied(sample, "p2", c.Show(VALUES[2].hex())) == "not-pledged"
    assert denied(sample, "p0", c.Show(VALUES[1].hex())) == "other-value"
    shown(sample, 0)
    assert denied(sample, "p0", c.Show(VALUES[0].hex())) == "already-shown"
    assert not sample.table.all_shown()
    shown(sample, 1)
    assert sample.table.all_shown()
    started = sample.do(None, c.Deal())
    assert isinstance(started, e.Started)
    assert started.values == [VALUES[0].hex(), VALUES[1].hex(), ""]
    assert sample.table.seed == seed("t", "galopp/2", SECRET, [VALUES[0], VALUES[1], b""])
    assert replayed(sample).seed == sample.table.seed


def test_who_shows_nothing_counts_as_empty_and_the_log_says_so() -> None:
    sample = pledged(Sample("galopp", 3), 0, 1)
    sample.do("p0", c.Start())
    shown(sample, 1)
    started = sample.do(None, c.Deal())
    assert isinstance(started, e.Started)
    assert started.values == ["", VALUES[1].hex(), ""]
    assert sample.table.pledges[0]


def test_where_nobody_pledges_the_match_begins_at_once_and_old_logs_deal_as_they_did() -> None:
    sample = Sample("galopp", 3).start()
    assert sample.table.status == "playing"
    assert sample.table.seed == seed("t", "galopp/2", SECRET, [])
    assert b"values" not in sample.log[-1][2]


def test_another_holder_pledges_anew_but_not_after_the_call() -> None:
    sample = pledged(Sample("galopp", 3), 0, 1)
    sample.do("p1", c.Leave())
    assert sample.table.pledges[1] == ""
    sample.do("p8", c.Sit(1))
    sample.do("p8", c.Pledge(pledge_of("t", 1, VALUES[4])))
    sample.do("p0", c.Start())
    sample.do("p8", c.Leave())
    sample.do("p9", c.Sit(1))
    assert sample.table.pledges[1]
    assert denied(sample, "p9", c.Show(VALUES[1].hex())) == "other-value"


def test_a_device_pledges_once_for_all_the_people_around_it() -> None:
    """One honest value is enough; it stands at the first of their seats, and nobody else can add one there."""
    sample = Sample("galopp", 4, people=["p0", "d+1", "d+2", None])
    sample.do("d", c.Pledge(pledge_of("t", 1, VALUES[1])))
    with pytest.raises(Denied) as denied:
        sample.do("d", c.Pledge(pledge_of("t", 2, VALUES[2])))
    assert denied.value.key == "already-pledged"
    with pytest.raises(Denied) as denied:
        sample.do("e", c.Pledge(pledge_of("t", 1, VALUES[1])))
    assert denied.value.key == "not-seated"
    pledged(sample, 0)
    sample.do("p0", c.Start())
    sample.do("d", c.Show(VALUES[1].hex()))
    shown(sample, 0)
    sample.do(None, c.Deal())
    assert sample.table.values == [VALUES[0].hex(), VALUES[1].hex(), "", ""]
    sample.act(0)  # the pigs are lined up; then the cards are dealt
    proof = msgspec.json.encode(proof_of(sample.table, sample.happened))
    record, draws, unshown, own = verified(proof, None)
    assert (unshown, own) == ([], None)
    assert draws > 0
    assert play_again(record).state == sample.table.state
    assert replayed(sample).state == sample.table.state


def test_every_value_changes_the_deals() -> None:
    seeds = {seed("t", "galopp/2", SECRET, values) for values in ([], [b"", b""], [VALUES[0], b""], [b"", VALUES[0]])}
    assert len(seeds) == 4


def test_a_called_table_survives_being_packed_and_viewers_are_told_all_of_it() -> None:
    sample = pledged(Sample("galopp", 3), 0, 1)
    assert snapshot(sample.table, 2).pledges[1] == pledge_of("t", 1, VALUES[1])
    sample.do("p0", c.Start())
    shown(sample, 0)
    assert unpack(pack(sample.table)).called == sample.table.called
    whole = snapshot(unpack(pack(sample.table)), -1)
    assert (whole.called, whole.values[0], whole.secret) == (True, VALUES[0].hex(), None)
    assert entry(sample.happened[1], -1).more == {"pledge": pledge_of("t", 0, VALUES[0])}
    assert entry(sample.happened[-1], 2).more == {"value": VALUES[0].hex()}


# The record, and those who check it.


def record_of(sample: Sample) -> dict[str, Any]:
    return json.loads(msgspec.json.encode(proof_of(sample.table, sample.happened)))  # type: ignore[no-any-return]


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    return record_of(played())


@pytest.mark.parametrize(("game", "players"), [("galopp", 3), ("quartett", 3), ("tausch", 2)])
def test_the_record_of_a_match_holds_by_arithmetic_and_by_the_rules(game: str, players: int) -> None:
    sample = played(game, players, moves=9)
    sample.do("p0", c.Abandon())
    for other in range(1, players):
        sample.do(f"p{other}", c.Answer(True))
    found = record_of(sample)
    assert check(found, found["commitment"]) == sample.table.dealt
    assert any("back" in move for move in found["moves"])
    again = play_again(msgspec.convert(found, Proof))
    assert bytes(again.state) == bytes(sample.table.state)  # type: ignore[arg-type]
    seen = {one.seq: entry(one, 1).hash for one in sample.happened}
    play_again(msgspec.convert(found, Proof), seen, viewer=1)
    one_wrong = seen | {sample.happened[-6].seq: 1}
    with pytest.raises(ProofError, match="another table than the one you saw"):
        play_again(msgspec.convert(found, Proof), one_wrong, viewer=1)


def test_a_match_to_its_end_holds_too(record: dict[str, Any]) -> None:
    assert record["status"] == "over"
    assert check(record) > 20
    assert play_again(msgspec.convert(record, Proof)).results() == record["results"]


def test_a_table_that_was_never_dealt_has_a_record_too() -> None:
    sample = pledged(Sample("galopp", 3), 0)
    sample.do("p0", c.Abandon())
    found = record_of(sample)
    assert check(found) == 0
    assert play_again(msgspec.convert(found, Proof)).status == "open"


def test_the_record_names_every_pledge_and_thereby_who_did_not_show() -> None:
    """Also if nobody showed anything; the deals are then those of the secret alone, as ever."""
    sample = pledged(Sample("galopp", 3), 0, 1)
    sample.do("p0", c.Start())
    sample.do(None, c.Deal())
    sample.act(0)
    sample.do("p0", c.Abandon())
    for other in (1, 2):
        sample.do(f"p{other}", c.Answer(True))
    found = record_of(sample)
    assert found["format"] == "ludotheque record 2"
    assert found["pledges"] == [pledge_of("t", 0, VALUES[0]), pledge_of("t", 1, VALUES[1]), ""]
    assert found["values"] == []
    assert check(found) > 0
    assert missing(found) == [0, 1]
    old = found | {"format": "ludotheque record 1", "pledges": []}
    assert check(old) == check(found)
    assert missing(old) == []


def test_the_record_names_the_pledges_that_stood_at_the_start() -> None:
    """Not those of people who had left before; but those of people who left between the call and the deal."""
    sample = pledged(Sample("galopp", 3), 0, 1, 2)
    sample.do("p1", c.Leave())
    sample.do("p0", c.Arrange(1, "simple"))
    sample.do("p2", c.Leave())
    sample.do("p8", c.Sit(2))
    sample.do("p8", c.Pledge(pledge_of("t", 2, VALUES[4])))
    sample.do("p0", c.Start())
    sample.do("p8", c.Leave())
    sample.do("p9", c.Sit(2))
    shown(sample, 0)
    sample.do(None, c.Deal())
    sample.do("p9", c.Leave())
    sample.do("p0", c.Abandon())
    sample.do("p9", c.Answer(True))
    found = record_of(sample)
    assert found["pledges"] == [pledge_of("t", 0, VALUES[0]), "", pledge_of("t", 2, VALUES[4])]
    assert missing(found) == [2]


def first(record: dict[str, Any], key: str) -> int:
    return next(k for k, move in enumerate(record["moves"]) if key in move)


def other_secret(record: dict[str, Any]) -> None:
    record["secret"] = "00" * 32


def other_seal(record: dict[str, Any]) -> None:
    record["commitment"] = "00" * 32


def other_value(record: dict[str, Any]) -> None:
    record["values"][1] = "77" * 32


def swapped_values(record: dict[str, Any]) -> None:
    record["values"][:2] = record["values"][1::-1]


def swapped_values_and_pledges(record: dict[str, Any]) -> None:
    swapped_values(record)
    record["pledges"][:2] = record["pledges"][1::-1]


def no_pledge(record: dict[str, Any]) -> None:
    record["pledges"][0] = ""


def value_left_out(record: dict[str, Any]) -> None:
    record["values"][2] = ""


def other_draw(record: dict[str, Any]) -> None:
    move = record["moves"][first(record, "drawn") + 3]
    move["drawn"] = next(text for text, _ in move["among"] if text != move["drawn"])


def reordered_draws(record: dict[str, Any]) -> None:
    moves, at = record["moves"], first(record, "drawn")
    other = next(k for k in range(at, len(moves)) if moves[k].get("drawn", moves[at]["drawn"]) != moves[at]["drawn"])
    moves[at], moves[other] = moves[other], moves[at]


def draw_left_out(record: dict[str, Any]) -> None:
    del record["moves"][first(record, "drawn")]


def other_odds(record: dict[str, Any]) -> None:
    for move in record["moves"]:
        if "drawn" in move:
            move["among"] = [[text, weight + 3 * (text == move["among"][0][0])] for text, weight in move["among"]]


def back_too_far(record: dict[str, Any]) -> None:
    record["moves"][first(record, "back")]["back"] = 999


def other_rules(record: dict[str, Any]) -> None:
    record["rules"] = 3


def other_table(record: dict[str, Any]) -> None:
    record["table"] = "u"


def not_hex(record: dict[str, Any]) -> None:
    record["secret"] = "no"


def no_moves(record: dict[str, Any]) -> None:
    del record["moves"]


def impossible_odds(record: dict[str, Any]) -> None:
    record["moves"][first(record, "drawn")]["among"] = [["deal r", 0]]


def endless_odds(record: dict[str, Any]) -> None:
    record["moves"][first(record, "drawn")]["among"] = [["deal r", 1 << 33]]


TAMPERED: list[tuple[Callable[[dict[str, Any]], None], str]] = [
    (other_secret, "broken-seal"),
    (other_seal, "broken-seal"),
    (other_table, "broken-seal"),
    (other_value, "other-value"),
    (swapped_values, "other-value"),
    (swapped_values_and_pledges, "other-value"),
    (no_pledge, "unpledged"),
    (value_left_out, "other-draw"),
    (other_draw, "other-draw"),
    (reordered_draws, "other-draw"),
    (draw_left_out, "other-draw"),
    (other_odds, "other-draw"),
    (other_rules, "other-draw"),
    (back_too_far, "bad-back"),
    (not_hex, "no-record"),
    (no_moves, "no-record"),
    (impossible_odds, "no-record"),
    (endless_odds, "no-record"),
]


@pytest.mark.parametrize(("tamper", "key"), TAMPERED, ids=[tamper.__name__ for tamper, _ in TAMPERED])
def test_a_tampered_record_is_rejected_with_what_is_wrong(
    record: dict[str, Any], tamper: Callable[[dict[str, Any]], None], key: str
) -> None:
    changed = copy.deepcopy(record)
    tamper(changed)
    with pytest.raises(Wrong) as caught:
        check(changed)
    assert caught.value.key == key
    assert str(caught.value)


def test_a_record_of_another_seal_than_the_one_noted_is_rejected(record: dict[str, Any]) -> None:
    with pytest.raises(Wrong, match="another match, or altered"):
        check(record, "11" * 32)


def illegal_action(record: dict[str, Any]) -> None:
    record["moves"][first(record, "action")]["action"] = "play w"


def foreign_seat(record: dict[str, Any]) -> None:
    record["moves"][first(record, "action")]["seat"] = 9


def action_left_out(record: dict[str, Any]) -> None:
    del record["moves"][len(record["moves"]) - 2]


def other_results(record: dict[str, Any]) -> None:
    record["results"] = [99, 0, 0]


def undo_of_nothing(record: dict[str, Any]) -> None:
    record["moves"].insert(first(record, "action"), {"n": 4, "seat": 1, "back": 0})


def odds_that_change_nothing(record: dict[str, Any]) -> None:
    """The same draw comes out, but the rules offered something else: only the rules can tell."""
    move = record["moves"][first(record, "drawn")]
    move["among"] = [[move["drawn"], 1]]


def unknown_game(record: dict[str, Any]) -> None:
    record["options"] = {"nonsense": 1}


BY_RULES = [
    *(illegal_action, foreign_seat, action_left_out, other_results),
    *(undo_of_nothing, odds_that_change_nothing, unknown_game, other_rules),
]


@pytest.mark.parametrize("tamper", BY_RULES, ids=[tamper.__name__ for tamper in BY_RULES])
def test_what_arithmetic_cannot_see_the_rules_find(
    record: dict[str, Any], tamper: Callable[[dict[str, Any]], None]
) -> None:
    changed = copy.deepcopy(record)
    tamper(changed)
    with pytest.raises(ProofError) as caught:
        play_again(msgspec.convert(changed, Proof))
    assert all(caught.value.sentence(language) for language in ("fr", "en", "de", "it"))


# The second verifier, and what both must agree on for ever.


def node() -> str:
    found = next((str(path) for path in [ROOT / ".cache" / "node" / "bin" / "node"] if path.exists()), None)
    found = found or shutil.which("node")
    if found is None:
        pytest.skip("no Node here")
    return found


def test_the_vectors_say_what_both_verifiers_must_find() -> None:
    vectors = json.loads(VECTORS.read_text("utf-8"))
    keys = {case["expect"] for case in vectors["cases"]}
    assert keys >= {
        "holds",
        "other-lots",
        "other-first",
        "broken-seal",
        "other-value",
        "other-draw",
        "left-out",
        "other-pledge",
        "other-shown",
    }
    for case in vectors["cases"]:
        try:
            found = f"holds {check(case['record'], case.get('seal'))}"
        except Wrong as error:
            found = error.key
        assert found.split()[0] == case["expect"], case["name"]
        if case["expect"] == "holds":
            assert found == f"holds {case['draws']}"
            assert missing(case["record"]) == case.get("missing", []), case["name"]
            assert own_part(case["record"]) == case.get("own", "none"), case["name"]


def test_the_verifier_in_javascript_says_the_same(record: dict[str, Any], tmp_path: Path) -> None:
    cases = json.loads(VECTORS.read_text("utf-8"))["cases"]
    cases.append({"name": "whole", "record": record, "expect": "holds", "draws": check(record)})
    for tamper, key in TAMPERED:
        changed = copy.deepcopy(record)
        tamper(changed)
        cases.append({"name": tamper.__name__, "record": changed, "expect": key})
    (tmp_path / "cases.json").write_text(json.dumps(cases), "utf-8")
    script = f"""
        import {{ readFileSync }} from "node:fs";
        import {{ check, missingSeats, ownPart, sha256, hmac, hex }} from {json.dumps(JAVASCRIPT.as_uri())};
        const cases = JSON.parse(readFileSync({json.dumps(str(tmp_path / "cases.json"))}, "utf8"));
        const bytes = (text) => new TextEncoder().encode(text);
        const hashes = [0, 1, 3, 55, 56, 63, 64, 119, 1000].map((n) => hex(sha256(bytes("a".repeat(n)))));
        const macs = [4, 64, 131].map((n) => hex(hmac(bytes("k".repeat(n)), bytes("what do ya want for nothing?"))));
        console.log(JSON.stringify({{ hashes, macs, found: cases.map((one) => {{
            try {{
                const draws = check(one.record, one.seal);
                return JSON.stringify([draws, missingSeats(one.record), ownPart(one.record)]);
            }} catch (error) {{ return error.key; }}
        }}) }}));
    """
    (tmp_path / "run.mjs").write_text(script, "utf-8")
    done = subprocess.run(
        [node(), tmp_path / "run.mjs"], capture_output=True, text=True, timeout=HANGS_AFTER_S, check=False
    )
    assert done.returncode == 0, done.stderr
    answer = json.loads(done.stdout)
    assert answer["hashes"] == [hashlib.sha256(b"a" * n).hexdigest() for n in (0, 1, 3, 55, 56, 63, 64, 119, 1000)]
    message = b"what do ya want for nothing?"
    assert answer["macs"] == [hmac.new(b"k" * n, message, "sha256").hexdigest() for n in (4, 64, 131)]
    for case, found in zip(cases, answer["found"], strict=True):
        held = [case.get("draws"), case.get("missing", []), case.get("own", "none")]
        expected = json.dumps(held, separators=(",", ":")) if case["expect"] == "holds" else case["expect"]
        assert found == expected, case["name"]


def test_both_verifiers_run_by_themselves_from_one_file(record: dict[str, Any], tmp_path: Path) -> None:
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    good.write_text(json.dumps(record), "utf-8")
    bad.write_text(json.dumps(record | {"secret": "00" * 32}), "utf-8")
    python = shutil.copy(ROOT / "src" / "ludotheque" / "tables" / "verifier.py", tmp_path)
    javascript = shutil.copy(JAVASCRIPT, tmp_path)
    for command in ([sys.executable, "-I", python], [node(), javascript]):
        held = subprocess.run([*command, good], capture_output=True, text=True, timeout=HANGS_AFTER_S, check=False)
        assert (held.returncode, held.stdout.split()[:1]) == (0, ["All"]), held.stderr
        assert "Seats whose own number is in the deals: 1, 2, 3." in held.stdout
        broken = subprocess.run([*command, bad], capture_output=True, text=True, timeout=HANGS_AFTER_S, check=False)
        assert broken.returncode == 1
        assert "seal" in broken.stderr


def test_both_verifiers_say_who_did_not_show_and_whose_number_was_left_out(tmp_path: Path) -> None:
    cases = {case["name"]: case["record"] for case in json.loads(VECTORS.read_text("utf-8"))["cases"]}
    says = [
        ("sealed by all, saved by a player", 0, "The number of whoever saved this record is in the deals."),
        ("one did not show, the other saves it", 0, "pledged a number and did not show it: 1."),
        ("nobody showed anything, form 2", 0, "pledged a number and did not show it: 1, 2."),
        ("form 1 does not name those who pledged", 0, "does not name those who pledged"),
        ("his own number came too late", 0, "came too late"),
        ("another device pledged at his seat", 0, "from another device"),
        ("his pledge was not taken", 0, "was not taken before the start"),
        ("his own number was refused", 1, "do not rely on this match"),
        ("his own pledge was exchanged", 1, "do not rely on this match"),
    ]
    for name, code, sentence in says:
        file = tmp_path / "record.json"
        file.write_text(json.dumps(cases[name]), "utf-8")
        for command in ([sys.executable, "-I", "-m", "ludotheque.tables.verifier"], [node(), JAVASCRIPT]):
            done = subprocess.run([*command, file], capture_output=True, text=True, timeout=HANGS_AFTER_S, check=False)
            assert done.returncode == code, (name, done.stdout, done.stderr)
            assert sentence in done.stdout + done.stderr, name


def test_every_finding_of_the_verifier_has_a_sentence_in_our_words() -> None:
    assert set(WRONG) == set(SENTENCES)
