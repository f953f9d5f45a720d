"""Tests of the laws themselves: each turns red on a fault planted in a copy of a game.

The copies run interpreted, so that nothing is compiled for them; only the fault that lies in compiling is compiled.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from ludotheque.kernel.errors import present
from ludotheque.kernel.game import SHELF
from ludotheque.kernel.match import Match, Step
from ludotheque.kernel.words import Line
from ludotheque.testing.golden import check_play, read_counts
from ludotheque.testing.laws import LAWS, LawBroken, obey
from ludotheque.testing.texts import read_texts
from ludotheque.testing.trials import Trial
from tests.faults import planted

LISTED = tomllib.loads((Path(__file__).parent / "faults.toml").read_text("utf-8"))
FAULTS, TEXT_FAULTS = LISTED["fault"], LISTED["text_fault"]


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault["name"])
def test_a_planted_fault_breaks_its_law(fault: dict[str, Any], tmp_path: Path) -> None:
    faulty = planted(tmp_path, fault["game"], fault["file"], fault["old"], fault["new"])
    effort = 0.1 if fault["law"] == 10 else 0.4  # the tenth law looks at every table
    with pytest.raises(LawBroken, match=fault["story"]):
        obey(Trial(faulty, faulty.interpreted, effort=effort), fault["law"])


@pytest.mark.parametrize("fault", TEXT_FAULTS, ids=lambda fault: fault["name"])
def test_a_planted_fault_turns_a_test_of_texts_red(fault: dict[str, Any], tmp_path: Path) -> None:
    faulty = planted(tmp_path, fault["game"], fault["file"], fault["old"], fault["new"])
    faulty.engine = faulty.interpreted
    checks = {check.name: check for check in read_texts(faulty.folder / "tests" / "texts.toml", faulty)}
    with pytest.raises(Exception, match=fault["story"]):
        checks[fault["red"]].run()


def test_every_law_has_a_fault_that_breaks_it() -> None:
    assert {fault["law"] for fault in FAULTS} == set(LAWS)


@pytest.mark.parametrize("game", [pytest.param("galopp", marks=pytest.mark.long), "_template"])
def test_an_unchanged_copy_obeys_every_law(game: str, tmp_path: Path) -> None:
    """The faults are red because of the faults, not because of the copying or the interpreting."""
    copy = planted(tmp_path, game, "rules.py", "", "")
    for law in range(1, 11):
        obey(Trial(copy, copy.interpreted, effort=0.1), law)


NARRATE = """
def narrate(before: State, seat: int, action: int, after: State) -> list[Line]:
    return [line("log-race-over", race=sum(k * after.undealt[k] for k in range(PIGS)))]
"""


def test_a_narrator_that_is_shown_the_state_breaks_law_7(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A leak in narration by hand needs two mistakes, since narrators are handed views: here both are made."""

    def narrate_from_states(match: Match, viewer: int | str, step: Step) -> list[Line]:
        lines: list[Line] = present(match.game.narrate, "narrate")(step.before, step.seat, step.action, step.after)
        return lines

    source = (SHELF / "galopp" / "notation.py").read_text("utf-8")
    faulty = planted(tmp_path, "galopp", "notation.py", source, source + NARRATE)
    obey(Trial(faulty, faulty.interpreted, effort=0.1), 7)
    monkeypatch.setattr(Match, "narrate", narrate_from_states)
    with pytest.raises(LawBroken, match="narration tells hidden things apart"):
        obey(Trial(faulty, faulty.interpreted, effort=0.1), 7)


def test_rules_that_mean_something_else_when_compiled_break_law_3(tmp_path: Path) -> None:
    """A byte that overflows wraps in silence when compiled; interpreted it is an error."""
    faulty = planted(tmp_path, "_template", "rules.py", "s.points[best] += 1\n", "s.points[best] += 257\n")
    with pytest.raises(LawBroken, match="interpreted rules fail"):
        obey(Trial(faulty, effort=0.5), 3)


def test_a_drifted_rule_breaks_golden_plays_and_counts(tmp_path: Path) -> None:
    """A rule that is wrong but consistent breaks no law; what was recorded and counted shows it."""
    faulty = planted(tmp_path, "galopp", "rules.py", "CLEAR = 5 ", "CLEAR = 4 ")
    faulty.engine = faulty.interpreted
    plays = sorted((faulty.folder / "tests" / "plays").glob("*track-food.play"))
    assert plays
    for play in plays:
        with pytest.raises(AssertionError, match="goes otherwise now"):
            check_play(play, faulty)
    counts = {count.name: count for count in read_counts(faulty.folder / "tests" / "counts.toml")}
    with pytest.raises(AssertionError, match="14 sequences"):
        counts["first food on a ring of 22"].check(faulty)
