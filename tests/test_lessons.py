"""Tests of the guided first match: every path in every language, and what the check says of planted faults."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from ludotheque.kernel.examples import interpreted
from ludotheque.kernel.game import Game, open_folder, open_game, published
from ludotheque.kernel.lesson_check import faults_of_lesson, paths
from ludotheque.kernel.lessons import MAX_STEPS, Lesson, is_right, lesson_of, walk
from ludotheque.kernel.match import told
from ludotheque.kernel.words import LANGUAGES
from tools import check_lessons

GAMES = published()


def lesson_in(game: Game) -> Lesson:
    lesson = lesson_of(game)
    assert lesson is not None
    return lesson


def test_the_check_is_content() -> None:
    assert check_lessons.faults() == []


@pytest.mark.parametrize("name", GAMES)
def test_every_path_ends_in_a_match_that_goes_on(name: str) -> None:
    game = interpreted(open_game(name))
    lesson = lesson_in(game)
    assert len(lesson.steps) <= MAX_STEPS
    for path in paths(lesson):
        walked = walk(game, lesson, path)
        assert walked.at == max(lesson.choices) + 1
        assert lesson.seat in walked.match.to_act()
        # A free match begins at the very position, and there is more to do in it than one thing.
        again = game.match(position=walked.match.position(), seed=1)
        assert again.legal(lesson.seat) == walked.match.legal(lesson.seat) != []


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said_in_every_language(name: str, language: str) -> None:
    game = interpreted(open_game(name))
    lesson = lesson_in(game)
    said = [game.words.say(language, key) for key in sorted(lesson.keys)]
    assert len(set(said)) == len(said)
    names = [who or "Anna" for who in lesson.names[language]]
    for path in paths(lesson):
        for steps in walk(game, lesson, path).moves:
            for step in steps:
                for line in told(game, lesson.seat, step):
                    assert game.words.tell(language, line, names, lesson.seat)


@pytest.mark.parametrize("name", GAMES)
def test_only_what_is_asked_for_is_right(name: str) -> None:
    """Each choice has something else that is allowed, so that a hint can be needed; the last forced card apart."""
    game = interpreted(open_game(name))
    lesson = lesson_in(game)
    path: list[str] = []
    others = 0
    for number in lesson.choices:
        walked = walk(game, lesson, path)
        step = lesson.steps[number]
        assert all(is_right(game, lesson, walked, action.upper()) for action in step.right)
        wrong = [action for action in walked.match.legal(lesson.seat) if not is_right(game, lesson, walked, action)]
        assert len(wrong) == len(walked.match.legal(lesson.seat)) - len(step.right)
        others += bool(wrong)
        path.append(step.right[0])
    assert others >= 2


def planted(folder: Path, was: str, now: str) -> list[str]:
    """What the check says of galopp's lesson with one thing changed; the line of the change is `{line}`."""
    shutil.copytree(open_game("galopp").folder, folder, ignore=shutil.ignore_patterns("__pycache__"))
    file = folder / "rulebook" / "lesson.toml"
    text = file.read_text("utf-8")
    assert was in text
    file.write_text(text.replace(was, now, 1), "utf-8")
    return faults_of_lesson(interpreted(open_folder(folder)))


FAULTS = {
    # what is changed: (was, now, the line that is named, what is said)
    "not TOML": ('say = "lesson-pigs"', "say = lesson-pigs", "say = lesson-pigs", "not TOML"),
    "no JSON": ('"turn": 1,', '"turn": 1', '"turn": 1 ', "not JSON"),
    "a position that cannot be": ('"supply": 54', '"supply": 50', "position =", "55"),
    "not the reader's turn": ('"turn": 1', '"turn": 0', "position =", "position cannot be"),
    "a key that means nothing": ('wrong = "lesson-keep-wrong"', 'hint = "x"', "hint = ", "known are say, show, right"),
    "nothing for a wrong move": ('wrong = "lesson-keep-wrong"\n', "", "[[steps]]", "wrong is missing"),
    "a region that is none": ('show = "board"', 'show = "bord"', "show = ", "is board meant?"),
    "a refused action": ('right = ["play g"]', 'right = ["play b"]', "right = ", "Allowed there: play r, play g"),
    "an action that is none": ('right = ["play w"]', 'right = ["run w"]', "right = ", "run"),
    "somebody else's turn": ('then = ["0 play r"]', 'then = ["1 play r"]', "then = ", "To act there: [0]"),
    "not a seat": ('then = ["0 play r"]', 'then = ["play r"]', "then = ", "a seat and its action are expected"),
    "left to others": ('then = ["0 play r"]\n', "", "right = ", "the reader must be to act again; it is [0]"),
    "no message": ('say = "lesson-lost"', 'say = "lesson-none"', "[[steps]]", "words/fr.ftl lacks lesson-none"),
    "too much chance": ('then = ["0 play y"]', 'then = ["0 play y"]\nchance = ["deal 0"]', "chance = ", "left over"),
    "a hint about nothing": ('"hint-feed"', '"lesson-pigs"', "hints = ", "lesson-pigs"),
    "too few people": ('people = ["lina", ""]', 'people = [""]', "people = ", "people"),
}  # fmt: skip


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_named_with_its_line(fault: str, tmp_path: Path) -> None:
    was, now, at, said = FAULTS[fault]
    (found,) = planted(tmp_path / "faulty", was, now)
    place = re.search(r"faulty/rulebook/lesson\.toml:(\d+): ", found)
    assert place, found
    lines = (tmp_path / "faulty" / "rulebook" / "lesson.toml").read_text("utf-8").splitlines()
    assert at in lines[int(place[1]) - 1] + " ", found
    assert said in found


def test_a_lesson_is_as_long_as_it_may_be(tmp_path: Path) -> None:
    (found,) = planted(tmp_path / "faulty", "[[steps]]", '[[steps]]\nsay = "lesson-end"\n\n' * MAX_STEPS + "[[steps]]")
    assert f"1 to {MAX_STEPS}" in found
