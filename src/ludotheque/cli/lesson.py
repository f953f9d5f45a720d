"""The guided first match at the terminal: the same steps as on the page; what is lit there is told here to be typed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ludotheque.cli.keyboard import PROMPT
from ludotheque.cli.narrator import Narrator
from ludotheque.kernel.errors import LudothequeError, Refused, UnknownError
from ludotheque.kernel.lessons import LessonStep, Walked, is_right, lesson_of, walk
from ludotheque.kernel.match import told

if TYPE_CHECKING:
    from ludotheque.cli.terminal import Terminal
    from ludotheque.kernel.game import Game
    from ludotheque.kernel.lessons import Lesson
    from ludotheque.kernel.match import Match, Step

LEVEL = "easy"
"""Of the bots with which it goes on afterwards."""


def taught(terminal: Terminal, game: Game, name: str) -> tuple[Match, int]:
    """Go through a lesson: the match where it ends, and one's seat. Raises EOFError when nobody types any more."""
    lesson = lesson_of(game)
    if lesson is None:
        raise UnknownError("unknown-lesson", game=game.id)
    names = [who or name for who in lesson.names[terminal.language]]
    teacher = _Teacher(terminal, game, lesson, Narrator(terminal, game, names, lesson.seat))
    for step in lesson.steps:
        teacher.step(step)
    match = teacher.walked.match
    match.names = match.log.names = names
    return match, lesson.seat


class _Teacher:
    """Somebody who tells one step after the other, and waits for what is right."""

    def __init__(self, terminal: Terminal, game: Game, lesson: Lesson, narrator: Narrator) -> None:
        self.terminal, self.game, self.lesson, self.narrator = terminal, game, lesson, narrator
        self.done: list[str] = []
        self.walked: Walked = walk(game, lesson, [])

    def step(self, step: LessonStep) -> None:
        terminal, match = self.terminal, self.walked.match
        if step.right:
            self.narrator.table(terminal.say("table"), match.describe(self.lesson.seat))
        terminal.print()
        terminal.print(self.game.words.say(terminal.language, step.say), "heading")
        if step.right:
            terminal.print(terminal.say("lesson-type"))
            terminal.typed(step.right[0])
            self.wait(step)
        elif step is not self.lesson.steps[-1]:
            terminal.ask(terminal.say("lesson-enter"))

    def wait(self, step: LessonStep) -> None:
        """Until something right is typed."""
        terminal, game, match = self.terminal, self.game, self.walked.match
        while not is_right(game, self.lesson, self.walked, typed := terminal.ask(PROMPT.strip())):
            terminal.print(self.why_not(match, typed) or game.words.say(terminal.language, step.wrong))
        before = len(self.walked.moves)
        self.done.append(typed)
        self.walked = walk(game, self.lesson, self.done)
        self.tell(one for steps in self.walked.moves[before:] for one in steps)

    def why_not(self, match: Match, typed: str) -> str:
        """Why something cannot be done; empty if it only is not what is asked for."""
        view = match.state.view(self.lesson.seat)
        try:
            action = self.game.notation.read(view, typed)
        except LudothequeError as error:
            error.words = self.game.words
            return error.sentence(self.terminal.language)
        code = match.engine.refusal(view, self.lesson.seat, action)
        if not code:
            return ""
        refused = Refused(self.game.words, self.game.code(code), code // 10, self.lesson.seat, typed)
        return refused.sentence(self.terminal.language)

    def tell(self, steps: Iterable[Step]) -> None:
        self.terminal.print()
        for step in steps:
            if text := self.narrator.text(told(self.game, self.lesson.seat, step)):
                self.terminal.print(text)
