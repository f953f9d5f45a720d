"""HTTP routes of the guided first match. Nothing of it is stored: each request plays the few moves again that were
made, so any number of people can be taught at a time, and a restart disturbs nobody."""

from __future__ import annotations

from functools import cache

from ludotheque.kernel import lessons
from ludotheque.kernel.errors import UnknownError
from ludotheque.kernel.game import Game, open_game
from ludotheque.protocol import lesson_messages as lm
from ludotheque.protocol import messages as m
from ludotheque.server.api import link
from ludotheque.server.routes import RequestContext, Routes
from ludotheque.session import queries
from ludotheque.session.replays import Replay, replay_of
from ludotheque.session.table_factory import play_on_from
from ludotheque.tables.stream import entry, snapshot

ROUTES = Routes()


@cache
def lesson_of(game: str) -> lessons.Lesson:
    """The lesson of a game. It never changes while the server is open."""
    lesson = lessons.lesson_of(open_game(game))
    if lesson is None:
        raise UnknownError("unknown-lesson", game=game)
    return lesson


async def game_of(asked: RequestContext) -> tuple[Game, lessons.Lesson]:
    """The game of a path with its rules at hand, and its lesson."""
    game = open_game(asked.path("game"))
    lesson = lesson_of(game.id)
    await asked.registry.executor.rules(game)
    return game, lesson


def replay_at(game: Game, lesson: lessons.Lesson, done: list[str]) -> tuple[lessons.Walked, Replay]:
    """A lesson after what was done in it, as a table that never was."""
    walked = lessons.walk(game, lesson, done)
    return walked, replay_of(f"lesson-{game.id}", walked.match, seat=lesson.seat)


@ROUTES.declare("GET", "/api/games/{game}/lesson", lm.ShownLesson, "The guided first match of a game", who="anyone")
async def begin(asked: RequestContext) -> lm.ShownLesson:
    game, lesson = await game_of(asked)

    def made() -> lm.ShownLesson:
        _, replay = replay_at(game, lesson, [])
        steps = [lm.ShownStep(step.say, step.show, list(step.right), step.wrong) for step in lesson.steps]
        return lm.ShownLesson(lesson.names, steps, snapshot(replay.table, lesson.seat))

    return await asked.services.replays.pool.run(asked.address, made)


@ROUTES.declare(
    "POST", "/api/games/{game}/lesson", lm.LessonAnswer, "Do something in a lesson", takes=lm.LessonMove, who="anyone"
)
async def move(asked: RequestContext) -> lm.LessonAnswer:
    game, lesson = await game_of(asked)
    wish: lm.LessonMove = asked.body

    def made() -> lm.LessonAnswer:
        walked, before = replay_at(game, lesson, wish.done)
        question = m.Why("lesson", before.id, wish.action)
        reason = queries.why(question, before.table, lesson.seat, asked.language)
        if reason.sentence is not None:
            return lm.LessonAnswer(reason=reason)
        if not lessons.is_right(game, lesson, walked, wish.action):
            waiting = next((step for step in lesson.steps[walked.at :] if step.right), None)
            return lm.LessonAnswer(wrong=waiting.wrong if waiting else "")
        walked, after = replay_at(game, lesson, [*wish.done, wish.action])
        told = [entry(one, lesson.seat) for one in after.applied if one.seq > before.seq]
        return lm.LessonAnswer(walked.at, told, snapshot(after.table, lesson.seat))

    return await asked.services.replays.pool.run(asked.address, made)


@ROUTES.declare(
    "POST", "/api/games/{game}/lesson/why", m.Reason, "Why not, in a lesson", takes=lm.LessonMove, who="anyone"
)
async def why(asked: RequestContext) -> m.Reason:
    game, lesson = await game_of(asked)
    wish: lm.LessonMove = asked.body
    _, replay = await asked.services.replays.pool.run(asked.address, lambda: replay_at(game, lesson, wish.done))
    return queries.why(m.Why("lesson", replay.id, wish.action), replay.table, lesson.seat, asked.language)


@ROUTES.declare(
    "POST",
    "/api/games/{game}/lesson/find",
    m.Found,
    "Legal actions that begin so, in a lesson",
    takes=lm.LessonMove,
    who="anyone",
)
async def find(asked: RequestContext) -> m.Found:
    game, lesson = await game_of(asked)
    wish: lm.LessonMove = asked.body
    _, replay = await asked.services.replays.pool.run(asked.address, lambda: replay_at(game, lesson, wish.done))
    return await queries.find(m.Find("lesson", replay.id, wish.action), replay.table, lesson.seat, asked.language)


@ROUTES.declare(
    "POST",
    "/api/games/{game}/lesson/go-on",
    m.TableMade,
    "Play on freely from the end of a lesson",
    takes=lm.LessonEnd,
)
async def play_on(asked: RequestContext) -> m.TableMade:
    game, lesson = await game_of(asked)
    walked = lessons.walk(game, lesson, asked.body.done)
    table, secret = await play_on_from(asked.registry, asked.person.id, walked.match, lesson.seat)
    return m.TableMade(table, link(asked, f"/t/{table}#k={secret}"))
