"""Examples of rulebooks as the page shows them: a small match with a view and what one seat is told of it."""

from __future__ import annotations

from functools import cache

from ludotheque.kernel import examples
from ludotheque.kernel.game import Game, open_game
from ludotheque.kernel.match import Step
from ludotheque.kernel.record import Record
from ludotheque.protocol import http_bodies
from ludotheque.tables import events as e
from ludotheque.tables.stream import Entry, entry
from ludotheque.tables.table import OVER, PLAYING, AppliedEvent
from ludotheque.tables.view_layout import fields


@cache
def examples_of(game: str) -> list[http_bodies.Example]:
    """The examples of a game. They never change while the server is open."""
    opened = examples.interpreted(open_game(game))
    return [_shown(opened, one) for one in examples.examples(opened)]


@cache
def setup_of(game: str) -> list[http_bodies.SetupPicture]:
    """The picture of a game's set-up; none if its examples.toml has none."""
    opened = examples.interpreted(open_game(game))
    found = examples.setup(opened)
    if found is None:
        return []
    view = examples.set_up(opened, found).view(found.seat)
    return [http_bodies.SetupPicture(viewer=found.seat, names=found.names, view=fields(view), points=found.points)]


def _shown(game: Game, example: examples.RulebookExample) -> http_bodies.Example:
    before, moves, _ = examples.played(game, example)
    return http_bodies.Example(
        paragraph=example.paragraph,
        number=example.number,
        viewer=example.seat,
        names=example.names,
        view=fields(before.view(example.seat)),
        moves=[_told(game, example, number, steps) for number, steps in enumerate(moves, 1)],
    )


def _told(game: Game, example: examples.RulebookExample, number: int, steps: list[Step]) -> Entry:
    before: Record = steps[0].before
    after: Record = steps[-1].after
    waiting = game.engine.to_act(after)
    applied = AppliedEvent(
        table=game.id,
        seq=number,
        at=0,
        event=e.Acted(steps[0].seat, steps[0].text, [step.text for step in steps[1:]]),
        game=game,
        players=example.position["players"],
        status=PLAYING if waiting else OVER,
        before=before,
        after=after,
        steps=tuple(steps),
        waiting=waiting,
    )
    return entry(applied, example.seat)
