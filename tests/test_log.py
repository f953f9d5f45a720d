"""Tests of the log file: read back as it was written, and refused with the line where it was spoilt."""

import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ludotheque
from ludotheque.kernel.log import Log, Move, read_log
from ludotheque.kernel.match import Match
from ludotheque.kernel.words import LANGUAGES

GALOPP = ludotheque.game("galopp")


def played(moves: int = 10_000, **asked: Any) -> Match:
    usual: dict[str, Any] = {"players": 2, "seed": 7, "names": ["Anna", "Bruno"]}
    match = GALOPP.match(**(usual | asked))
    dice = random.Random(1)
    while not match.over and moves:
        (seat,) = match.to_act()
        match.play(seat, dice.choice(match.legal(seat)))
        moves -= 1
    return match


SHORT: dict[str, Any] = {"edition": "groin", "length": "single"}
WHOLE = played(options=SHORT)
TEXT = str(WHOLE.log)
LINES = TEXT.splitlines()
SEEDLESS = TEXT.replace("seed: 7\n", "")


def line_with(start: str) -> int:
    return next(number for number, row in enumerate(LINES, 1) if row.startswith(start))


# --- reading back ---


def test_a_log_is_the_text_that_the_page_shows() -> None:
    assert LINES[:9] == [
        "ludotheque log 1",
        "game: galopp",
        "rules: 2",
        "players: 2",
        'options: {"edition": "groin", "length": "single", "track_food": false, "young": false}',
        'names: ["Anna", "Bruno"]',
        "seed: 7",
        "",
        LINES[8],
    ]
    assert LINES[8].startswith("0 arrange ")
    assert LINES[9].startswith("* deal ")
    assert LINES[-1] == f"results: {WHOLE.results}"


@pytest.mark.parametrize(
    "match",
    [
        WHOLE,
        played(options={"track_food": True}),
        played(moves=3),
        played(moves=0),
        played(moves=5, seed=None, chance=ludotheque.SameDeal(4)),
        played(
            moves=5,
            seed=None,
            position=WHOLE.position() | {"phase": "arrange", "pigs": None, "undealt": ""},
            names=None,
        ),
    ],
    ids=["whole", "three races", "begun", "not begun", "another source", "position"],
)
def test_reading_is_the_inverse_of_writing_and_a_replay_gives_the_same_bytes(match: Match, tmp_path: Path) -> None:
    text = str(match.log)
    log = read_log(text)
    assert log == match.log
    assert str(log) == text
    file = tmp_path / "a match.log"
    file.write_text(text, "utf-8")
    for source in (match.log, log, text, file):
        again = ludotheque.replay(source)
        assert again.state == match.state
        assert str(again.log) == text
        assert again.results == match.results
        assert again.to_act() == match.to_act()


def test_a_log_without_moves_of_chance_needs_its_seed() -> None:
    people = "\n".join(row for row in LINES if not row.startswith("*")) + "\n"
    again = ludotheque.replay(people)
    assert again.state == WHOLE.state
    assert str(again.log) == TEXT
    with pytest.raises(ludotheque.LogError):
        ludotheque.replay(people.replace("seed: 7\n", ""))


def test_a_log_without_a_seed_needs_its_moves_of_chance() -> None:
    assert ludotheque.replay(SEEDLESS).state == WHOLE.state


@pytest.mark.parametrize("text", [TEXT, SEEDLESS], ids=["seed", "no seed"])
def test_a_replayed_match_can_go_on(text: str) -> None:
    middle = "\n".join(text.splitlines()[:-6]) + "\n"
    match = ludotheque.replay(middle)
    assert len(match.to_act()) == 1
    while not match.over:
        (seat,) = match.to_act()
        match.play(seat, match.legal(seat)[0])
    assert ludotheque.replay(match.log).results == match.results


def test_a_seed_goes_on_dealing_where_the_log_stopped() -> None:
    match = played(moves=16)
    assert match.position()["phase"] == "play"
    again = ludotheque.replay(str(played(moves=8).log))
    for move in [move for move in match.log.moves if move.seat is not None][8:]:
        again.play(int(str(move.seat)), move.text)
    assert again.state == match.state


def test_remarks_blank_lines_and_other_line_ends_do_not_matter() -> None:
    noisy = TEXT.replace("rules: 2", "# a remark\n\n  rules:   2  ").replace("\n", "\r\n")
    assert read_log(noisy) == WHOLE.log
    assert ludotheque.replay(noisy).state == WHOLE.state
    assert ludotheque.replay(TEXT.rstrip("\n")).state == WHOLE.state


def test_watch_is_called_after_every_move_of_a_person() -> None:
    seen: list[int] = []
    ludotheque.replay(TEXT, watch=lambda match: seen.append(len(match.log.moves)))
    assert seen == [15, *range(16, 30)]  # the arrangement with its deal, then fourteen cards


def test_regression_names_with_other_line_ends_split_the_log() -> None:
    names = ["A\u2028B\u0085C\u2029", 'quote " \\ back\nslash']
    match = played(moves=2, names=names)
    assert read_log(str(match.log)).names == names
    assert ludotheque.replay(str(match.log)).names == names


@settings(max_examples=100)
@given(st.lists(st.text(), min_size=2, max_size=2), st.integers(0, 2**64 - 1))
def test_any_names_and_any_seed_read_back(names: list[str], seed: int) -> None:
    log = Log("galopp", 1, 2, {"young": True}, names, seed, None, [Move(0, "play r"), Move(None, "deal b")], [1, 2])
    assert read_log(str(log)) == log


# --- refusing ---


def spoilt(start: str, new: str) -> str:
    """TEXT with one line replaced, or left out if `new` is empty."""
    rows = list(LINES)
    rows[line_with(start) - 1] = new
    return "\n".join(row for number, row in enumerate(rows, 1) if row or number == 8) + "\n"


CASES: list[tuple[str, str, int]] = [
    ("", "log-foreign", 1),
    ("\n\n", "log-foreign", 1),
    ("hello\n", "log-foreign", 1),
    ('{"a": 1}', "log-foreign", 1),
    (TEXT.replace("log 1", "log 2", 1), "log-foreign", 1),
    ("\ufeff" + TEXT, "log-foreign", 1),
    (LINES[0] + "\n", "log-lacks-key", 1),
    (spoilt("game", ""), "log-lacks-key", len(LINES) - 1),
    (spoilt("rules", ""), "log-lacks-key", len(LINES) - 1),
    (spoilt("players", ""), "log-lacks-key", len(LINES) - 1),
    (spoilt("options", ""), "log-lacks-key", len(LINES) - 1),
    (spoilt("game", "game: chess"), "unknown-game", 2),
    (spoilt("game", "game: "), "unknown-game", 2),
    (spoilt("rules", "rules: 3"), "log-other-rules", 3),
    (spoilt("rules", "# moved\nrules: 3"), "log-other-rules", 4),
    (spoilt("rules", "rules: one"), "log-bad-value", 3),
    (spoilt("rules", "rules: 1.0"), "log-bad-value", 3),
    (spoilt("rules", "rules: true"), "log-bad-value", 3),
    (spoilt("rules", "rules: "), "log-bad-value", 3),
    (spoilt("players", "players: 9"), "bad-players", 4),
    (spoilt("players", "players: 3"), "bad-names", 6),
    (TEXT.replace("players: 2", "players: 3").replace('"Bruno"', '"B", "C"'), "log-chance-due", line_with("0 play")),
    (spoilt("players", "players: 2\nplayers: 2"), "log-key-twice", 5),
    (spoilt("options", "options: {"), "log-bad-value", 5),
    (spoilt("options", "options: []"), "log-bad-value", 5),
    (spoilt("options", "options: " + "[" * 100_000), "log-bad-value", 5),
    (spoilt("options", 'options: {"edition": "gruin"}'), "bad-option-value", 5),
    (spoilt("options", 'options: {"editon": "groin"}'), "unknown-option", 5),
    (spoilt("options", 'options: {"length": "single"}'), "option-does-not-apply", 5),
    (spoilt("names", "names: Anna"), "log-bad-value", 6),
    (spoilt("names", 'names: ["Anna"]'), "bad-names", 6),
    (spoilt("names", 'names: ["Anna", 2]'), "log-bad-value", 6),
    (spoilt("seed", "seed: 8"), "log-seed-disagrees", 10),
    (spoilt("seed", "seed: -7"), "bad-seed", 7),
    (spoilt("seed", f"seed: {1 << 64}"), "bad-seed", 7),
    (spoilt("seed", "seed: " + "7" * 5000), "log-bad-value", 7),
    (spoilt("seed", "seed: NaN"), "log-bad-value", 7),
    (spoilt("seed", "sead: 7"), "log-unreadable", 7),
    (spoilt("seed", "position: 7"), "log-bad-value", 7),
    (spoilt("seed", 'position: {"players": 3, "edition": "groin", "length": "single"}'), "position-says-otherwise", 5),
    (spoilt("seed", 'position: {"players": 2, "edition": "abacus"}'), "position-says-otherwise", 5),
    (spoilt("seed", 'position: {"players": 2, "edition": "groin", "turn": 9}'), "position-number", 7),
    (spoilt("seed", 'position: {"pigs": 5}'), "position-type", 7),
    (spoilt("0 arrange", ""), "log-chance-not-due", 9),
    (spoilt("0 arrange", "0 arrange r b g"), "notation-form", 9),
    (spoilt("0 arrange", "0"), "unknown-action", 9),
    (spoilt("0 arrange", "1 arrange r b g y w"), "refusal-not-your-turn", 9),
    (spoilt("0 arrange", "7 arrange r b g y w"), "unknown-seat", 9),
    (spoilt("0 arrange", "16 deal r"), "unknown-seat", 9),
    (spoilt("0 arrange", "0 play r"), "refusal-arrange-first", 9),
    (spoilt("0 arrange", "9" * 5000 + " play r"), "log-unreadable", 9),
    (spoilt("0 arrange", "Anna plays red"), "log-unreadable", 9),
    (spoilt("* deal", "* deal k"), "log-chance-due", 10),
    (spoilt("* deal", "*"), "log-chance-due", 10),
    (spoilt("* deal", "0 play r"), "log-chance-due", 10),
    (spoilt("0 play", "* deal r"), "log-chance-not-due", line_with("0 play")),
    (TEXT + "0 play r\n", "refusal-match-is-over", len(LINES) + 1),
    (TEXT + "* deal r\n", "log-chance-not-due", len(LINES) + 1),
    (TEXT + "results: [1, 2]\n", "log-key-twice", len(LINES) + 1),
    (spoilt("results", "results: [1, 2, 3]"), "log-results", len(LINES)),
    (spoilt("results", "results: [99, 0]"), "log-results", len(LINES)),
    (spoilt("results", 'results: ["a"]'), "log-bad-value", len(LINES)),
    ("\n".join(LINES[:7]) + "\nresults: [1, 2]\n", "log-results", 8),
    ("\n".join([*LINES[:-3], LINES[-1]]) + "\n", "log-results", len(LINES) - 2),
    ("\n".join([*LINES[:-3], LINES[-3][:5]]) + "\n", "", len(LINES) - 2),
]


@pytest.mark.parametrize(
    ("text", "key", "line"), [pytest.param(*case, id=f"{count}-{case[1]}") for count, case in enumerate(CASES)]
)
def test_a_spoilt_log_is_refused_with_the_line(text: str, key: str, line: int) -> None:
    with pytest.raises(ludotheque.LogError) as caught:
        ludotheque.replay(text)
    error = caught.value
    reason = error.parameters.get("error", error)
    assert key in (reason.key, "")
    assert error.line == line
    sentences = [error.sentence(language) for language in LANGUAGES]
    assert len(set(sentences)) == len(LANGUAGES)
    assert all(str(line) in sentence for sentence in sentences)


def test_a_log_in_memory_is_refused_with_the_line_of_its_text() -> None:
    log = read_log(TEXT)
    log = Log(log.game, 5, log.players, log.options, log.names, log.seed, None, log.moves, log.results)
    with pytest.raises(ludotheque.LogError) as caught:
        ludotheque.replay(log)
    assert caught.value.line == 3


@pytest.mark.parametrize(
    "data", [b"\x7fELF\x02\x01\x01\0\0\xff\xfe", b"\xff\xfel\0u\0d\0o\0", b"\0" * 100, b"", b"\x89PNG\r\n\x1a\n"]
)
def test_a_foreign_or_binary_file_is_refused(tmp_path: Path, data: bytes) -> None:
    file = tmp_path / "something"
    file.write_bytes(data)
    with pytest.raises(ludotheque.LogError) as caught:
        ludotheque.replay(file)
    assert (caught.value.key, caught.value.line) == ("log-foreign", 1)
    assert "ludotheque log 1" in str(caught.value)


@settings(max_examples=200)
@given(st.data())
def test_a_log_with_any_line_replaced_replays_or_is_refused_as_a_log(data: st.DataObject) -> None:
    rows = list(LINES)
    place = data.draw(st.integers(0, len(rows) - 1))
    other = st.one_of(st.text(max_size=20), st.sampled_from(LINES), st.sampled_from(["", "seed: 1", "names: []"]))
    rows[place] = data.draw(other)
    try:
        match = ludotheque.replay("\n".join(rows))
    except ludotheque.LogError as error:
        refused = error
    else:
        assert ludotheque.replay(match.log).state == match.state
        return
    assert 1 <= refused.line <= "\n".join(rows).count("\n") + 1
    assert str(refused)
