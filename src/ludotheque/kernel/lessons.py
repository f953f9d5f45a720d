"""The guided first match of a game: `rulebook/lesson.toml`.

    seat = 0                                           where the reader sits
    people = ["", "grandma"]                           by seat; "" is the reader
    position = '''{…}'''                               where it begins, as JSON
    hints = ["hint-play"]                              by kind of move, what the first match says of it, once

    [names]
    grandma = { fr = "Mamie", en = "Grandma", … }

    [[steps]]
    say = "lesson-goal"                                a message of words/*.ftl
    show = "board"                                     what it speaks of: board, hand, seats or message

    [[steps]]
    say = "lesson-play"
    right = ["play w"]                                 what goes on from here; without it one reads on
    wrong = "lesson-play-wrong"                        what is said for anything else that is allowed
    then = ["1 play r"]                                what the others do then
    chance = ["deal …"]                                what chance deals during all this, in order

After the last step the match goes on freely. So whatever one does is one of the paths that a check can walk. A game
without such a file has no lesson.
"""

from __future__ import annotations

import json
import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ludotheque.kernel.chance import Scripted
from ludotheque.kernel.errors import GameFolderError, NotationError, UnknownError, closest, shown
from ludotheque.kernel.game import Game
from ludotheque.kernel.match import Match, Step
from ludotheque.kernel.record import Record
from ludotheque.kernel.words import LANGUAGES

REGIONS = ("board", "hand", "seats", "message")
MAX_STEPS = 10


@dataclass(frozen=True)
class LessonStep:
    """One thing that is said, and what is to be done."""

    line: int
    """Of the file, where it begins."""
    say: str
    show: str
    right: tuple[str, ...]
    wrong: str
    then: tuple[tuple[int, str], ...]
    chance: tuple[str, ...]


@dataclass(frozen=True)
class Lesson:
    """The lesson of a game."""

    file: Path
    seat: int
    names: dict[str, list[str]]
    """By language and seat; "" for the reader."""
    position: dict[str, Any]
    steps: tuple[LessonStep, ...]
    hints: tuple[str, ...]

    @property
    def choices(self) -> list[int]:
        """The numbers of the steps in which something is to be done."""
        return [number for number, step in enumerate(self.steps) if step.right]

    @property
    def keys(self) -> set[str]:
        """The messages that it needs."""
        return {key for step in self.steps for key in (step.say, step.wrong) if key} | set(self.hints)


def file_of(game: Game) -> Path:
    return game.folder / "rulebook" / "lesson.toml"


def lesson_of(game: Game) -> Lesson | None:
    """The lesson of a game; GameFolderError says where its file is not as it must be."""
    file = file_of(game)
    return LessonReader(game, file).lesson() if file.is_file() else None


def meant(word: object, known: tuple[str, ...]) -> str:
    """What is nearest to a word that means nothing."""
    nearest = closest(str(word), known)
    return f"; is {nearest} meant?" if nearest else ""


class LessonReader:
    """Reads one file, and knows the lines of what it refuses."""

    def __init__(self, game: Game, file: Path) -> None:
        self.game, self.file = game, file
        self.text = file.read_text("utf-8")
        self.lines = self.text.splitlines()
        self.begins = [number for number, line in enumerate(self.lines, 1) if line.strip() == "[[steps]]"]

    def fault(self, line: int, what: str) -> GameFolderError:
        """What is wrong with a line, and what would be right."""
        return GameFolderError("folder-bad-lesson", folder=self.game.id, line=str(line), error=what)

    def line_of(self, key: str, step: int | None = None) -> int:
        """Where a key is set: of a step, or before all steps."""
        start = 0 if step is None else self.begins[step]
        stop = next((begin - 1 for begin in self.begins if begin > start), len(self.lines))
        for number in range(start, stop):
            if re.match(rf"\s*{key}\s*=", self.lines[number]):
                return number + 1
        return max(1, start)

    def lesson(self) -> Lesson:
        try:
            card = tomllib.loads(self.text)
        except tomllib.TOMLDecodeError as error:
            place = re.search(r"line (\d+)", str(error))
            raise self.fault(int(place[1]) if place else len(self.lines), f"this is not TOML: {error}") from error
        self.known(card, ("seat", "people", "position", "hints", "names", "steps"), None)
        people, named = self.wanted(card, "people", list), self.wanted(card, "names", dict)
        seat = self.wanted(card, "seat", int)
        if not 0 <= seat < len(people) or people[seat] != "" or people.count("") != 1:
            raise self.fault(
                self.line_of("people"), f'people must name everyone but the reader, who is "" at seat {seat}'
            )
        called: list[dict[str, str]] = []
        for who in people:
            try:
                called.append(self.game.named(named[who]) if who else dict.fromkeys(LANGUAGES, ""))
            except (KeyError, TypeError) as error:
                line = self.line_of("people")
                raise self.fault(line, f"[names] must give {who} a name in {', '.join(LANGUAGES)}") from error
        source = self.wanted(card, "position", str)
        try:
            position = json.loads(source)
        except ValueError as error:
            begin = self.line_of("position")
            # TOML leaves out the end of the line after the three quotes.
            line = begin + getattr(error, "lineno", 1) - (not self.lines[begin - 1].rstrip().endswith(("'''", '"""')))
            raise self.fault(line, f"the position is not JSON: {error}") from error
        steps = self.wanted(card, "steps", list)
        if not 1 <= len(steps) <= MAX_STEPS or len(self.begins) != len(steps):
            raise self.fault(self.begins[-1] if self.begins else 1, f"a lesson has 1 to {MAX_STEPS} [[steps]]")
        return Lesson(
            file=self.file,
            seat=seat,
            names={language: [names[language] for names in called] for language in LANGUAGES},
            position=position,
            steps=tuple(self.step(number, step) for number, step in enumerate(steps)),
            hints=tuple(self.texts(card, "hints", None)),
        )

    def step(self, number: int, card: dict[str, Any]) -> LessonStep:
        self.known(card, ("say", "show", "right", "wrong", "then", "chance"), number)
        show = card.get("show", "")
        if show and show not in REGIONS:
            line = self.line_of("show", number)
            raise self.fault(line, f"show = {shown(show)}: it can be {', '.join(REGIONS)}{meant(show, REGIONS)}")
        then = []
        for move in self.texts(card, "then", number):
            seat, _, action = move.partition(" ")
            if not seat.isdecimal() or not action:
                line = self.line_of("then", number)
                raise self.fault(line, f"then = {shown(move)}: a seat and its action are expected, as in “1 play r”")
            then.append((int(seat), action))
        right = tuple(self.texts(card, "right", number))
        if not right and ("wrong" in card or then or "chance" in card):
            raise self.fault(self.begins[number], "a step in which nothing is to be done has only say and show")
        if right and "wrong" not in card:
            raise self.fault(self.begins[number], "wrong is missing: what is said for anything else that is allowed")
        return LessonStep(
            line=self.begins[number],
            say=self.wanted(card, "say", str, number),
            show=show,
            right=right,
            wrong=self.wanted(card, "wrong", str, number) if right else "",
            then=tuple(then),
            chance=tuple(self.texts(card, "chance", number)),
        )

    def known(self, card: dict[str, Any], keys: tuple[str, ...], step: int | None) -> None:
        for key in card:
            if key not in keys:
                line = self.line_of(re.escape(key), step)
                raise self.fault(
                    line, f"{shown(key)} means nothing here; known are {', '.join(keys)}{meant(key, keys)}"
                )

    def wanted(self, card: dict[str, Any], key: str, kind: type, step: int | None = None) -> Any:
        if type(card.get(key)) is not kind:
            raise self.fault(self.line_of(key, step), f"{key} is missing or not of the kind {kind.__name__}")
        return card[key]

    def texts(self, card: dict[str, Any], key: str, step: int | None) -> list[str]:
        found = card.get(key, [])
        if not isinstance(found, list) or not all(isinstance(text, str) for text in found):
            raise self.fault(self.line_of(key, step), f"{key} must be a list of texts")
        return found


@dataclass(frozen=True)
class Walked:
    """A lesson as far as its reader has come."""

    match: Match
    moves: list[list[Step]]
    """By action, of the reader and of the others: its steps."""
    at: int
    """The number of the step that comes next."""


def walk(game: Game, lesson: Lesson, done: list[str]) -> Walked:
    """The lesson after what its reader has done, which must have been right."""
    choices = lesson.choices[: len(done)]
    if len(choices) < len(done):
        raise UnknownError("unknown-lesson-move", asked=shown(done[len(choices)]), known="–")
    dealt = [text for number in choices for text in lesson.steps[number].chance]
    match = game.match(position=lesson.position, chance=Scripted(dealt))
    moves = []
    for number, action in zip(choices, done, strict=True):
        step = lesson.steps[number]
        view = match.state.view(lesson.seat)
        if _code(game, view, action) not in [_code(game, view, right) for right in step.right]:
            raise UnknownError("unknown-lesson-move", asked=shown(action), known=", ".join(step.right))
        moves += [match.play(seat, text) for seat, text in ((lesson.seat, action), *step.then)]
    return Walked(match, moves, choices[-1] + 1 if choices else 0)


def is_right(game: Game, lesson: Lesson, walked: Walked, action: str) -> bool:
    """Whether an action is one of those that the lesson waits for, however it is written."""
    view = walked.match.state.view(lesson.seat)
    number = next((number for number in lesson.choices if number >= walked.at), None)
    if number is None:
        return False
    return _code(game, view, action) in [_code(game, view, right) for right in lesson.steps[number].right]


def _code(game: Game, view: Record, text: str) -> int | str:
    """An action as the rules know it; a text that is none is only like itself."""
    try:
        return game.notation.read(view, text)
    except NotationError:
        return text
