"""Check of a game's lesson: its texts are short enough, and every path through it fits the rules."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

from ludotheque.kernel.chance import Offer, Scripted
from ludotheque.kernel.errors import GameFolderError, LudothequeError, NotationError
from ludotheque.kernel.game import Game
from ludotheque.kernel.lessons import Lesson, LessonReader, LessonStep, file_of
from ludotheque.kernel.match import Match

MAX_PATHS = 64
MAX_CHARACTERS = 175
"""Of what a step says: so much can be read beside the board of a small telephone."""
MAX_HINT_CHARACTERS = 78
"""Two lines of a small telephone."""


def faults_of_lesson(game: Game) -> list[str]:
    """The first thing that is wrong with the lesson of a game: the line, what is wrong, and what would be right."""
    if not file_of(game).is_file():
        return []
    try:
        reader = LessonReader(game, file_of(game))
        lesson = reader.lesson()
        _check_texts(game, lesson, reader)
        _check_position(game, lesson, reader)
        for path in paths(lesson):
            _check_path(game, lesson, reader, path)
    except GameFolderError as error:
        return [str(error)]
    return []


def paths(lesson: Lesson) -> Iterator[list[str]]:
    """Everything that a reader can do, from the beginning to the end."""
    for path in itertools.product(*(lesson.steps[number].right for number in lesson.choices)):
        yield list(path)


def _check_texts(game: Game, lesson: Lesson, reader: LessonReader) -> None:
    for key in sorted(lesson.keys):
        most = MAX_HINT_CHARACTERS if key.startswith("hint-") else MAX_CHARACTERS
        line = next((step.line for step in lesson.steps if key in (step.say, step.wrong)), reader.line_of("hints"))
        for language in game.languages:
            if not game.words.has(language, key):
                raise reader.fault(line, f"words/{language}.ftl lacks {key}")
            if (count := len(game.words.say(language, key))) > most:
                raise reader.fault(line, f"{key} has {count} characters in words/{language}.ftl; {most} fit at most")


def _check_position(game: Game, lesson: Lesson, reader: LessonReader) -> None:
    line = reader.line_of("position")
    try:
        match = game.match(position=lesson.position, chance=_Script())
    except LudothequeError as error:
        raise reader.fault(line, f"the position cannot be: {_said(game, error)}") from error
    if match.players != len(lesson.names["en"]):
        raise reader.fault(reader.line_of("people"), f"people must be {match.players}, as in the position")
    if lesson.seat not in match.to_act():
        raise reader.fault(line, f"the reader, at seat {lesson.seat}, must be to act; it is {sorted(match.to_act())}")
    view = match.state.view(lesson.seat)
    for key in lesson.hints:
        try:
            game.notation.read(view, key.removeprefix("hint-"))
        except NotationError as error:
            if error.key == "unknown-action":
                raise reader.fault(reader.line_of("hints"), _said(game, error)) from error
    if sum(1 for _ in itertools.islice(paths(lesson), MAX_PATHS + 1)) > MAX_PATHS:
        raise reader.fault(1, f"more than {MAX_PATHS} paths lead through it: let fewer actions be right")
    if lesson.steps[-1].right:
        raise reader.fault(lesson.steps[-1].line, "the last step only says how one plays on: it has nothing in right")


def _check_path(game: Game, lesson: Lesson, reader: LessonReader, path: list[str]) -> None:
    script = _Script()
    match = game.match(position=lesson.position, chance=script)
    for number, action in zip(lesson.choices, path, strict=True):
        step = lesson.steps[number]
        script.moves = list(step.chance)
        _play(game, match, reader, number, "right", lesson.seat, action)
        for seat, text in step.then:
            _play(game, match, reader, number, "then", seat, text)
        if script.moves:
            line = reader.line_of("chance", number)
            raise reader.fault(line, f"chance deals less than that: {', '.join(script.moves)} is left over")
        if lesson.seat not in match.to_act():
            whose = f"it is {sorted(match.to_act())}" if match.to_act() else "the match is over"
            raise reader.fault(_line(reader, step, number), f"then the reader must be to act again; {whose}")


def _play(game: Game, match: Match, reader: LessonReader, number: int, key: str, seat: int, text: str) -> None:
    try:
        match.play(seat, text)
    except LudothequeError as error:
        if error.key.startswith("script-"):
            raise reader.fault(reader.line_of("chance", number), f"after “{text}”: {_said(game, error)}") from error
        legal = match.legal(seat)[:6] if seat in match.to_act() else []
        right = f" Allowed there: {', '.join(legal)} …" if legal else f" To act there: {sorted(match.to_act())}."
        raise reader.fault(reader.line_of(key, number), f"“{text}”: {_said(game, error)}{right}") from error


def _line(reader: LessonReader, step: LessonStep, number: int) -> int:
    return reader.line_of("then" if step.then else "right", number)


def _said(game: Game, error: LudothequeError) -> str:
    error.words = error.words or game.words
    return str(error)


class _Script:
    """Chance that deals what a step says, and no more."""

    def __init__(self) -> None:
        self.moves: list[str] = []

    def choose(self, offer: Offer) -> int:
        action = Scripted(self.moves[:1]).choose(offer)
        del self.moves[0]
        return action
